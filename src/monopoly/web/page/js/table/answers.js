/**
 * What the server answers to questions about the present moment, asked once and kept until something
 * moves. `effectOf(store, action)` is the answer, or null while it is on its way; the store tells
 * of a change when it has come.
 */

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Action} Action */
/** @typedef {import("../../types/wire.d.ts").Effect} Effect */
/** @typedef {import("../../types/wire.d.ts").Funds} Funds */

/** @type {WeakMap<TableStore, { moved: number, known: Map<string, unknown> }>} */
const kept = new WeakMap();

/**
 * @template T
 * @param {TableStore} store @param {string} key @param {() => Promise<T>} ask @returns {T | null}
 */
export function answer(store, key, ask) {
  if (!store.now) return null;
  const moved = store.now.moved;
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

/** What an action would do, or why it cannot be done. @param {TableStore} store @param {Action} action @returns {Effect | null} */
export function effectOf(store, action) {
  return answer(store, JSON.stringify(action), () => store.effect(action));
}

/** What you could pay. @param {TableStore} store @returns {Funds | null} */
export function fundsOf(store) {
  return answer(store, "funds", () => store.funds());
}
