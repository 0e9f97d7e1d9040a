/** To another screen of the page; settles once that is shown. @param {string} path */
export async function go(path) {
  const wish = { path, shown: Promise.resolve() };
  document.dispatchEvent(new CustomEvent("goto", { detail: wish }));
  await wish.shown;
}
