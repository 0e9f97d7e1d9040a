/**
 * Measures the page as it stands: every text that can be seen, whether something cuts it off, and
 * whether two lie on one another. Gives sentences, one for each fault; none is as it should be.
 */
() => {
  const SLACK = 1.5; // pixels: rounding is no fault
  const SMALLEST = 7; // pixels
  const faults = [];
  const short = (text) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
  const at = (box) => `(${Math.round(box.left)}, ${Math.round(box.top)}; ${Math.round(box.right - box.left)} × ${Math.round(box.bottom - box.top)})`;

  /** Where an element is, for who must find it. */
  const where = (element) => {
    const path = [];
    for (let one = element; one && path.length < 3; one = one.parentElement) {
      const named = [...one.attributes].find((a) => a.name.startsWith("data-"));
      const name = one.localName + (one.classList[0] ? `.${one.classList[0]}` : "") + (named ? `[${named.name}=${named.value}]` : "");
      path.unshift(name);
    }
    return path.join(" ");
  };

  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const scope = modal ?? document.body;

  /** Not to be seen by design: for who hears the page. */
  const unseen = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath.startsWith("inset(50%")) return true;
      if (one.hasAttribute("data-moving")) return true;
    }
    return false;
  };

  const crop = (box, by) => ({
    left: Math.max(box.left, by.left),
    top: Math.max(box.top, by.top),
    right: Math.min(box.right, by.right),
    bottom: Math.min(box.bottom, by.bottom),
  });
  const empty = (box) => box.right - box.left <= 0.5 || box.bottom - box.top <= 0.5;

  /** Writing that stands upright along a side of the board. */
  const turned = (element) => {
    const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : null;
    return matrix ? Math.abs(matrix.b) > Math.abs(matrix.a) : getComputedStyle(element).writingMode !== "horizontal-tb";
  };

  /** The letters themselves, without the air above and below them. */
  const inked = (rect, element) => {
    const flat = turned(element) ? 1 : 0.22 * rect.height;
    const wide = turned(element) ? 0.22 * rect.width : 1;
    return { left: rect.left + wide, right: rect.right - wide, top: rect.top + flat, bottom: rect.bottom - flat };
  };

  /** What is left of a box within everything that cuts; a cut that hides for good is a fault. */
  const visiblePart = (box, element, text) => {
    let left = box;
    let fixed = false;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (!fixed && one !== document.body) {
        const isBox = one instanceof HTMLElement || one.localName === "svg";
        const cuts = isBox && (style.overflowX !== "visible" || style.overflowY !== "visible") && style.display !== "inline";
        if (cuts) {
          const edge = one.getBoundingClientRect();
          const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
          const kept = crop(left, edge);
          const lost = Math.max(edge.left - left.left, left.right - edge.right, edge.top - left.top, left.bottom - edge.bottom);
          if (!scrolls && lost > SLACK && one.localName !== "dialog") {
            faults.push(`“${short(text)}” ${at(box)} is cut off by ${where(one)} ${at(edge)}, by ${Math.round(lost)} px`);
            return null;
          }
          left = kept;
          if (empty(left)) return null;
        }
      }
      if (style.position === "fixed") fixed = true;
    }
    return left;
  };

  const texts = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.data.trim().replace(/\s+/g, " ");
    if (!text || !element || /^(script|style|title|desc|option|noscript)$/.test(element.localName)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) || unseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 0.5 || rect.height < 0.5) continue;
      const ink = inked(rect, element);
      if (empty(ink)) continue;
      const seen = visiblePart(ink, element, text);
      if (seen) texts.push({ text, element, box: seen, rect });
    }
  }

  // --- out of the page, or out of its Space
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width + SLACK) {
    const wide = [...document.querySelectorAll("body *")].find((one) => one.getBoundingClientRect().right > width + SLACK && one.checkVisibility());
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${width} px: ${wide ? where(wide) : "?"}`);
  }
  for (const { text, element, box } of texts) {
    if (box.right > width + SLACK || box.left < -SLACK) faults.push(`“${short(text)}” ${at(box)} goes beyond the window: ${where(element)}`);
    const space = element.closest("svg .space");
    const field = space?.querySelector(".cell");
    if (field) {
      const edge = field.getBoundingClientRect();
      const out = Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom);
      if (out > SLACK) faults.push(`“${short(text)}” ${at(box)} goes beyond its Space ${at(edge)} by ${Math.round(out)} px: ${where(space)}`);
    }
  }

  // --- too small to read
  for (const { text, element, rect } of texts) {
    const high = turned(element) ? rect.width : rect.height; // of a line, a little more than the type
    if (high < SMALLEST) faults.push(`“${short(text)}” ${at(rect)} is too small to read: ${where(element)}`);
  }

  // --- elements that hide a part of their own text
  for (const one of scope.querySelectorAll("*")) {
    if (!(one instanceof HTMLElement) || !one.textContent?.trim() || unseen(one)) continue;
    const style = getComputedStyle(one);
    if (style.display === "inline" || !one.checkVisibility()) continue;
    const hidesX = /hidden|clip/.test(style.overflowX) && one.scrollWidth > one.clientWidth + SLACK;
    if (hidesX && one.clientWidth > 0) faults.push(`“${short(one.textContent.trim())}” needs ${one.scrollWidth} px and has ${one.clientWidth}: ${where(one)}`);
  }

  // --- tokens on the name of their Space: on a small board only one that stands there alone must not
  const narrow = document.querySelector("mp-board.narrow");
  for (const piece of modal ? [] : document.querySelectorAll("[data-piece]")) {
    const at = piece.getAttribute("data-at");
    if (narrow && document.querySelectorAll(`[data-piece][data-at="${at}"]`).length > 1) continue;
    const disc = piece.querySelector(".piece-disc").getBoundingClientRect();
    const r = disc.width / 2;
    const space = document.querySelectorAll(".board-paper .space")[Number(at)];
    for (const { text, box } of texts.filter(({ element }) => element.closest(".name") && space?.contains(element))) {
      const near = { x: Math.min(Math.max(disc.left + r, box.left), box.right), y: Math.min(Math.max(disc.top + r, box.top), box.bottom) };
      if (Math.hypot(near.x - disc.left - r, near.y - disc.top - r) < r - SLACK) faults.push(`“${short(text)}” is under the token of seat ${piece.getAttribute("data-piece")}`);
    }
  }

  // --- two on one another
  const opaque = (element) => {
    const style = getComputedStyle(element);
    if (element instanceof SVGGeometryElement) return style.fill !== "none" && Number(style.fillOpacity) * Number(style.opacity) > 0.5;
    if (!(element instanceof HTMLElement)) return false;
    const alpha = /rgba\([^)]*,\s*([\d.]+)\)/.exec(style.backgroundColor)?.[1] ?? (style.backgroundColor === "transparent" ? 0 : 1);
    return Number(alpha) > 0.5 || style.backgroundImage !== "none";
  };
  /** Whether something that stands above the lower one hides it there: a sheet, a notice. */
  const covered = (a, b, box) => {
    const stack = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const place = (element) => stack.findIndex((one) => one === element || (one.contains(element) && !(one instanceof SVGSVGElement)));
    const lower = place(a.element) > place(b.element) ? a : b;
    for (const one of stack) {
      if (one === lower.element || one.contains(lower.element)) return false;
      if (opaque(one)) return true;
    }
    return false;
  };
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i], texts[j]];
      if (a.element === b.element && a.text === b.text) continue; // lines of one text
      const both = crop(a.box, b.box);
      if (both.right - both.left < SLACK || both.bottom - both.top < SLACK) continue;
      if (covered(a, b, both)) continue;
      faults.push(`“${short(a.text)}” and “${short(b.text)}” lie on one another at ${at(both)}: ${where(a.element)} | ${where(b.element)}`);
    }
  }
  return [...new Set(faults)];
}
