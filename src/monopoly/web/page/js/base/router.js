/** From screen to screen without loading the page anew. */

/** Shows what the address asks for. @type {() => Promise<void>} */
let show = async () => {};

/** @param {() => Promise<void>} showing */
export function startRouter(showing) {
  show = showing;
  addEventListener("popstate", () => void show());
  document.addEventListener("click", followLink);
  void show();
}

/** To another screen; settles once that is shown. @param {string} path */
export async function go(path) {
  if (path === location.pathname + location.search) return;
  history.pushState(null, "", path);
  scrollTo(0, 0);
  await show();
}

/** A link within the page, but for what is the browser's own: downloads, other tabs, the server's answers. @param {MouseEvent} event */
function followLink(event) {
  const link = /** @type {Element} */ (event.target).closest?.("a[href^='/']");
  const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  if (!link || changed || link.hasAttribute("download") || link.getAttribute("target")) return;
  if (link.getAttribute("href")?.startsWith("/api/")) return;
  event.preventDefault();
  void go(link.getAttribute("href") ?? "/");
}
