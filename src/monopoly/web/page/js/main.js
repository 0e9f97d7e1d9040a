/** Which screen the address asks for, and what is the same on all of them. */

import { h, patch } from "./base/dom.js";
import { startRouter } from "./base/router.js";
import { settings } from "./base/settings.js";
import { words } from "./base/words.js";
import { onClause } from "./components/clauses.js";
import { checkRenewal } from "./components/renewal.js";
import { closeSheets } from "./components/sheet.js";
import { toastTrouble } from "./components/toast.js";
import { Trouble } from "./net/http.js";
import { closedDoor } from "./screens/closed.js";
import { openRulebook } from "./views/sheets/open.js";

/** @typedef {import("./base/dom.js").Content} Content */

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
  document.title = words.common.title;
  draw(h("main.nowhere", h("p", words.trouble.nowhere), h("a", { href: "/" }, words.common.back)));
}

/** What a browser says of sizes that it tells in the next frame is no fault. */
const HARMLESS = /^ResizeObserver loop/;

addEventListener("error", ({ message }) => {
  if (HARMLESS.test(message)) return;
  toastTrouble(new Trouble("broken", words.trouble.broken));
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
onClause((clause) => openRulebook(clause));
startRouter(show);
