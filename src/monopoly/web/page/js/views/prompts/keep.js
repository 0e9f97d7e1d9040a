/** Deeds that came to you mortgaged: lift the mortgage now, or keep it. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { deedChip } from "../../components/things/deed-chip.js";
import { actionButton } from "../../components/perform.js";
import { openDeed } from "../sheets/open.js";
import { awaited, heading } from "./choices.js";

/** @type {import("./index.js").Prompt} */
export const keep = {
  key: "keep",
  wanted: (store) => awaited(store, "to-keep"),
  view: (store) => [
    heading("mortgage", words.table.keep.title, words.table.keep.text),
    h(
      "ul.pairs",
      store.legal("keep-mortgage").map(({ action }) => {
        const space = Number(action.space);
        const both = store.legal("lift-mortgage", "keep-mortgage").filter((legal) => legal.action.space === space);
        return h(
          "li",
          { key: space },
          deedChip(store, space, { onclick: () => openDeed(store, space) }),
          h(".choices", both.map((legal) => actionButton(store, legal, { key: legal.action.kind }))),
        );
      }),
    ),
  ],
};
