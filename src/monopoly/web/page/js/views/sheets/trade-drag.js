/**
 * Dragging a deed into a tray or out of it. A tap does the same, and so do Enter and Space: a drag
 * that goes nowhere is a tap. With a finger a drag begins with a short hold, so that a sheet still
 * scrolls under it.
 */

const HOLD = 180; // milliseconds a finger rests before it lifts a deed
const SLACK = 6; // pixels a mouse may move within a click

/**
 * @param {PointerEvent} event
 * @param {(target: Element | null) => void} drop told what the deed was let go over
 */
export function beginDrag(event, drop) {
  if (event.button !== 0 || !event.isPrimary) return;
  const chip = /** @type {HTMLElement} */ (event.currentTarget);
  const isFinger = event.pointerType === "touch";
  const over = new AbortController();
  const { signal } = over;
  /** @type {HTMLElement | null} */
  let ghost = null;
  const lift = () => {
    ghost = ghostOf(chip);
  };
  const hold = isFinger ? setTimeout(lift, HOLD) : 0;
  /** @param {PointerEvent} now */
  const way = (now) => [now.clientX - event.clientX, now.clientY - event.clientY];
  /** @param {PointerEvent} now */
  const isFar = (now) => Math.hypot(...way(now)) > SLACK;
  const end = () => {
    clearTimeout(hold);
    over.abort();
    ghost?.remove();
    chip.classList.remove("lifted");
    chip.closest("dialog")?.removeAttribute("data-dragging");
  };
  addEventListener(
    "pointermove",
    (now) => {
      if (!ghost && isFar(now)) (isFinger ? end : lift)(); // a finger that moves at once scrolls
      if (ghost) ghost.style.translate = way(now).map((by) => `${by}px`).join(" ");
    },
    { signal },
  );
  addEventListener(
    "pointerup",
    (now) => {
      end();
      if (!ghost || !isFar(now)) return;
      swallowClick(chip);
      drop(document.elementFromPoint(now.clientX, now.clientY));
    },
    { signal },
  );
  addEventListener("pointercancel", end, { signal });
  // Once a deed is lifted the finger moves it, and not the sheet.
  chip.addEventListener("touchmove", (now) => ghost && now.preventDefault(), { signal, passive: false });
}

/** What follows the pointer. @param {HTMLElement} chip */
function ghostOf(chip) {
  const { left, top, width, height } = chip.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (chip.cloneNode(true));
  const dialog = chip.closest("dialog");
  ghost.classList.add("ghost");
  ghost.ariaHidden = "true";
  ghost.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  dialog?.append(ghost);
  dialog?.setAttribute("data-dragging", chip.dataset.way ?? "");
  chip.classList.add("lifted");
  return ghost;
}

/** The click that a browser makes of letting go would undo it. @param {HTMLElement} chip */
function swallowClick(chip) {
  const soon = AbortSignal.timeout(50);
  chip.addEventListener("click", (event) => event.stopImmediatePropagation(), { capture: true, signal: soon });
}
