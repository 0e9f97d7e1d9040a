/**
 * What a person at the page sees next: the element to press, by these wishes in this order, or the
 * sheet of the end; null while there is nothing to do. The rest of the page is only looked at.
 */
({ kinds, stopAt, within }) => {
  const open = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.disabled && element.getAttribute("aria-disabled") !== "true";
  const pick = (root, selector) => [...root.querySelectorAll(selector)].find(open) ?? null;
  for (const selector of stopAt) {
    const found = pick(document, selector);
    if (found) return found;
  }
  const question = document.querySelector("dialog[data-sheet=confirm]");
  if (question) return pick(question, ".danger");
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const store = document.querySelector("mp-table")?.store;
  if (!store?.decision || store.sending || store.sequencer.busy) return null;
  const root = modal ?? (within ? document.querySelector(within) : document);
  for (const kind of kinds) {
    const found = root && pick(root, `[data-action="${kind}"]`);
    if (found) return found;
  }
  return null;
}
