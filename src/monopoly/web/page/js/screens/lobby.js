/** The first screen, and the one where a table is made. */

import { h } from "../base/dom.js";
import { wishOf } from "../model/quick-start.js";
import "../views/lobby/home.js";

export async function lobby() {
  const query = new URLSearchParams(location.search);
  if (query.has("make")) {
    await import("../views/lobby/make.js");
    return h("mp-make", { key: "make" });
  }
  const wish = await wishOf(query).catch(() => null); // the lobby itself says what is wrong
  // The way back from the game leads to the lobby, not to another game.
  if (wish) history.replaceState(null, "", "/");
  return h("mp-lobby", { key: wish ? `play-${Date.now()}` : "lobby", wish });
}
