/**
 * Whether what is written on the board stands out from what it is written on: axe does not look at drawings.
 * The first picture is one of the page without these texts: what is seen behind them. In the second they are
 * so fat that their color is seen, with whatever lies over it. Gives sentences, one for each text below AA.
 */
async (pictures) => {
  const LARGE = 24; // pixels; from here on less will do, and in bold a quarter earlier
  const draw = async (png) => {
    const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
    canvas.drawImage(image, 0, 0);
    return canvas;
  };
  const [bare, fat] = await Promise.all(pictures.map(draw));
  const scale = bare.canvas.width / innerWidth;

  const linear = Array.from({ length: 256 }, (_, i) => (i / 255 <= 0.03928 ? i / 255 / 12.92 : ((i / 255 + 0.055) / 1.055) ** 2.4));
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  /** How light it is where a text is: all its points from dark to light. */
  const lights = (canvas, { left, top, width, height }) => {
    const air = 0.22 * height; // above and below the letters
    const [x, y, w, h] = [left, top + air, width, height - 2 * air].map((one) => Math.round(one * scale));
    const { data } = canvas.getImageData(x, y, Math.max(1, w), Math.max(1, h));
    const found = [];
    for (let i = 0; i < data.length; i += 4) found.push(0.2126 * linear[data[i]] + 0.7152 * linear[data[i + 1]] + 0.0722 * linear[data[i + 2]]);
    return found.sort((a, b) => a - b);
  };

  const faults = [];
  let seen = 0;
  for (const text of document.querySelectorAll(".board-paper text")) {
    const style = getComputedStyle(text);
    const box = text.getBoundingClientRect();
    if (style.display === "none" || !text.textContent || box.bottom > innerHeight || box.top < 0) continue;
    seen++;
    const all = lights(bare, box);
    const paper = all[all.length >> 1];
    const ink = lights(fat, box);
    const fill = [0.05, 0.95].map((part) => ink[Math.floor(part * ink.length)]).sort((a, b) => contrast(b, paper) - contrast(a, paper))[0];
    const size = parseFloat(style.fontSize) * text.getScreenCTM().a;
    const wanted = size >= LARGE || (size >= 0.78 * LARGE && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const usual = contrast(fill, paper);
    // Where lines or a pattern run behind it, even those leave it to be read.
    const worst = Math.min(...[0.1, 0.9].map((part) => contrast(fill, all[Math.floor(part * all.length)])));
    if (usual < wanted || worst < 3) faults.push(`“${text.textContent}” (${text.getAttribute("class")}): ${usual.toFixed(2)}, at worst ${worst.toFixed(2)}, and ${wanted} is wanted`);
  }
  return seen > 40 ? faults : [`only ${seen} texts of the board are seen`];
}
