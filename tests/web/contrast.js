/**
 * Whether what is written on the board stands out from what it is written on: axe does not look at drawings.
 * The picture is one of the page without these texts: what is seen behind them. Gives sentences, one for
 * each text below AA.
 */
async (png) => {
  const LARGE = 24; // pixels; from here on less will do, and in bold a quarter earlier
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;

  const light = (rgb) => {
    const [r, g, b] = rgb.map((one) => (one / 255 <= 0.03928 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  /** How light it is behind a text: all its points from dark to light. */
  const behind = ({ left, top, width, height }) => {
    const air = 0.22 * height; // above and below the letters
    const [x, y, w, h] = [left, top + air, width, height - 2 * air].map((one) => Math.round(one * scale));
    const { data } = canvas.getImageData(x, y, Math.max(1, w), Math.max(1, h));
    const found = [];
    for (let i = 0; i < data.length; i += 4) found.push(light([...data.slice(i, i + 3)]));
    return found.sort((a, b) => a - b);
  };

  const faults = [];
  let seen = 0;
  for (const text of document.querySelectorAll(".board-paper text")) {
    const style = getComputedStyle(text);
    const box = text.getBoundingClientRect();
    if (style.display === "none" || !text.textContent || box.bottom > innerHeight || box.top < 0) continue;
    seen++;
    const fill = light(style.fill.match(/[\d.]+/g).slice(0, 3).map(Number));
    const all = behind(box);
    const size = parseFloat(style.fontSize) * text.getScreenCTM().a;
    const wanted = size >= LARGE || (size >= 0.78 * LARGE && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const usual = contrast(fill, all[all.length >> 1]);
    // Where lines or a pattern run behind it, even those leave it to be read.
    const worst = Math.min(...[0.1, 0.9].map((part) => contrast(fill, all[Math.floor(part * all.length)])));
    if (usual < wanted || worst < 3) faults.push(`“${text.textContent}” (${text.getAttribute("class")}): ${usual.toFixed(2)}, at worst ${worst.toFixed(2)}, and ${wanted} is wanted`);
  }
  return seen > 40 ? faults : [`only ${seen} texts of the board are seen`];
}
