/** From screen to screen without loading the page anew: who reads with the ears or the keyboard begins where it begins. */

/** Shows what the address asks for. @type {() => Promise<void>} */
let show = async () => {};

/** @param {() => Promise<void>} showing */
export function startRouter(showing) {
  show = showing;
  addEventListener("popstate", () => void arrive());
  document.addEventListener("click", followLink);
  void show();
}

/** To another screen; settles once that is shown. @param {string} path */
export async function go(path) {
  if (path === location.pathname + location.search) return;
  history.pushState(null, "", path);
  scrollTo(0, 0);
  await arrive();
}

/** The focus goes to the heading of what is shown now, as it does when a page is loaded. */
async function arrive() {
  await show();
  const heading = document.querySelector("h1") ?? document.querySelector("main");
  if (!heading) return;
  heading.setAttribute("tabindex", "-1");
  heading.focus({ preventScroll: true });
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
