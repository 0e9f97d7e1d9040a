/** To another screen of the page. @param {string} path */
export function go(path) {
  document.dispatchEvent(new CustomEvent("goto", { detail: path }));
}
