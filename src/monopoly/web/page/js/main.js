/** Which screen the address asks for, and what is the same on all of them. */

import { closeSheets, h, patch, settings, toast, toastTrouble, words } from "./kit.js";
import { checkRenewal } from "./renewal.js";
import { closedDoor } from "./screens/closed.js";

/** @typedef {import("./dom.js").Content} Content */

/** Addresses and who draws them; the modules of a screen come when it is first wanted. @type {[RegExp, (...parts: string[]) => Promise<Content>][]} */
const SCREENS = [
  [/^\/$/, async () => (await import("./screens/lobby.js")).lobby()],
  [/^\/rules$/, async () => (await import("./screens/rulebook.js")).rulebook()],
  [/^\/replay$/, async () => (await import("./screens/replay.js")).replay("")],
  [/^\/table\/([A-Za-z0-9]+)$/, async (id) => (await import("./screens/table.js")).table(id)],
  [/^\/table\/([A-Za-z0-9]+)\/replay$/, async (id) => (await import("./screens/replay.js")).replay(id)],
];

const root = /** @type {HTMLElement} */ (document.getElementById("root"));
let visits = 0;

/** @param {Content} content */
function draw(content) {
  document.getElementById("shell")?.remove();
  patch(root, content);
}

async function show() {
  const visit = ++visits;
  closeSheets();
  const path = location.pathname;
  for (const [pattern, screen] of SCREENS) {
    const parts = pattern.exec(path);
    if (!parts) continue;
    const content = await screen(...parts.slice(1)).catch(closedDoor);
    if (visit === visits) draw(content);
    return;
  }
  draw(h("main.nowhere", h("p", words.trouble.nowhere), h("a", { href: "/" }, words.common.back)));
}

/** Goes to another screen without loading the page anew. @param {string} path */
async function go(path) {
  if (path === location.pathname + location.search) return;
  history.pushState(null, "", path);
  scrollTo(0, 0);
  await show();
}

document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href^='/']");
  const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  if (!link || changed || link.hasAttribute("download") || link.getAttribute("target")) return;
  if (link.getAttribute("href")?.startsWith("/api/")) return;
  event.preventDefault();
  void go(link.getAttribute("href") ?? "/");
});
document.addEventListener("goto", (event) => {
  const wish = /** @type {CustomEvent<{ path: string, shown: Promise<void> }>} */ (event).detail;
  wish.shown = go(wish.path);
});
addEventListener("popstate", () => void show());
addEventListener("error", () => {
  toast(words.trouble.broken);
  void checkRenewal();
});
addEventListener("unhandledrejection", (event) => toastTrouble(event.reason));

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
function applyTheme() {
  const { theme } = settings.values;
  document.documentElement.dataset.theme = theme === "auto" ? (darkSystem.matches ? "dark" : "light") : theme;
}
settings.addEventListener("change", applyTheme);
darkSystem.addEventListener("change", applyTheme);
applyTheme();
void show();
