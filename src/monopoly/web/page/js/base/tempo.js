/** How fast things move in this browser: as its owner likes it, and not at all where nobody looks. */

import { settings } from "./settings.js";

export const tempo = {
  get still() {
    return settings.still;
  },
  get speed() {
    return settings.values.speed;
  },
  get hidden() {
    return document.hidden;
  },
};
