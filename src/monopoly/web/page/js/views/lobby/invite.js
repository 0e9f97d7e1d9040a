/** How the others come: the link, to copy or to share, and the same as a QR code. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { inputOf, leaf } from "../../components/controls.js";
import { icon } from "../../components/icon.js";
import { toast } from "../../components/toast.js";

/** @typedef {{ link: string, reach: "everybody" | "network" | "this-machine" }} Invitation */

/** @param {import("../../../types/wire.d.ts").TableView} table @param {Invitation | null} invitation */
export function inviteCard(table, invitation) {
  const link = invitation?.link ?? `${location.origin}/table/${table.id}`;
  const onlyHere = invitation?.reach === "this-machine"; // a phone that scanned it would come to itself
  const share = () => navigator.share({ url: link, title: table.title || words.common.title }).catch(() => {});
  return leaf(
    words.lobby.room.invite,
    { class: "invite", "data-card": "invite" },
    invitation && !onlyHere && h("img.qr", { src: `/invite/${table.id}/qr.svg`, alt: words.lobby.room.qrAlt }),
    h(
      ".stack",
      h("p.fine", words.lobby.room.inviteHint, " ", invitation?.reach === "network" && words.lobby.room.network),
      h("input", { value: link, readonly: true, "aria-label": words.lobby.room.link, "data-field": "link", onfocus: (/** @type {Event} */ event) => inputOf(event).select() }),
      h(".row", h("button", { "data-copy": "link", onclick: () => copy(link) }, icon("link"), words.lobby.room.copy), "share" in navigator && h("button", { onclick: share }, words.lobby.room.share)),
    ),
    onlyHere && h("p.fine.reach", words.lobby.room.thisMachine, " ", h("code", words.lobby.room.thisMachineCommand)),
  );
}

/** @param {string} link */
async function copy(link) {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    // Without https there is no clipboard of that kind; the old way works everywhere.
    const field = /** @type {HTMLInputElement | null} */ (document.querySelector("[data-field='link']"));
    field?.select();
    if (!document.execCommand("copy")) return; // it is marked, to be copied by hand
  }
  toast(words.lobby.room.copied);
}
