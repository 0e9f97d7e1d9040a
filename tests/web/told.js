/** Where the game stands, for a test that fails. */
() => {
  const store = document.querySelector("mp-table")?.store;
  const all = (selector, what) => [...document.querySelectorAll(selector)].map((one) => one.dataset[what]);
  return JSON.stringify({
    address: location.pathname,
    phase: store?.decision?.phase,
    actor: store?.decision?.actor,
    seat: store?.seat,
    version: store?.decision?.version,
    sending: store?.sending,
    busy: store?.sequencer.busy,
    status: store?.status,
    legal: [...new Set(store?.decision?.legal?.map((one) => one.action.kind))],
    prompts: all("[data-prompt]", "prompt"),
    sheets: all("dialog[open]", "sheet"),
    toasts: document.getElementById("toasts")?.textContent,
  });
}
