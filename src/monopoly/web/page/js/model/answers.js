/**
 * What the server answers to questions about the present moment, asked once and kept until something
 * moves. `effectOf(store, action)` is the answer, or null while it is on its way; the store tells
 * of a change when it has come.
 */

/** @typedef {import("./live-table.js").LiveTable} LiveTable */
/** @typedef {import("./live-table.js").Action} Action */
/** @typedef {import("../../types/wire.d.ts").Effect} Effect */
/** @typedef {import("../../types/wire.d.ts").Funds} Funds */

/** @type {WeakMap<LiveTable, { moved: number, known: Map<string, unknown> }>} */
const kept = new WeakMap();

/**
 * @template T
 * @param {LiveTable} store @param {string} key @param {() => Promise<T>} ask @returns {T | null}
 */
export function answer(store, key, ask) {
  if (!store.decision) return null;
  const moved = store.decision.moved;
  let page = kept.get(store);
  if (!page || page.moved !== moved) kept.set(store, (page = { moved, known: new Map() }));
  const { known } = page;
  if (known.has(key)) return /** @type {T | null} */ (known.get(key));
  known.set(key, null);
  ask().then(
    (value) => {
      known.set(key, value);
      store.changed();
    },
    () => known.delete(key),
  );
  return null;
}

/** What an action would do, or why it cannot be done. @param {LiveTable} store @param {Action} action @returns {Effect | null} */
export function effectOf(store, action) {
  return answer(store, JSON.stringify(action), () => store.effect(action));
}

/** What you could pay. @param {LiveTable} store @returns {Funds | null} */
export function fundsOf(store) {
  return answer(store, "funds", () => store.funds());
}
