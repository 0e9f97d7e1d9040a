/**
 * Drawing only looks at what is known. Whoever asks the server for something meanwhile, tells of a change or wants to
 * draw again is stopped with an error: that is done once all is drawn (`drawn`), or when somebody does something.
 */

let depth = 0;

/** Says what something looks like. @template T @param {() => T} render */
export function drawing(render) {
  depth++;
  try {
    return render();
  } finally {
    depth--;
  }
}

/** For what a drawing must not do. @param {string} what */
export function notWhileDrawing(what) {
  if (depth) throw new Error(`${what}: not while drawing`);
}
