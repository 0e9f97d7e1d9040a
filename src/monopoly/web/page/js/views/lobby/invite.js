/** How the others come: the link, to copy, to share or to renew, and the same as a QR code. */

import { h } from "../../base/dom.js";
import { words } from "../../base/words.js";
import { inputOf, leaf } from "../../components/controls.js";
import { icon } from "../../components/icon.js";
import { toast } from "../../components/toast.js";
import { http } from "../../net/http.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */
/** @typedef {{ code: string, link: string, reach: "everybody" | "network" | "this-machine" }} Invitation */

/** What an address must carry once the link of its table was renewed. */
export const ownCode = () => new URLSearchParams(location.search).get("invite") ?? "";

/** Whoever sits here knows the code of the link there is now; others have come by what they have. @param {LiveTable} store @returns {Promise<Invitation>} */
export async function invitationOf({ table, sits }) {
  const code = !table.by_invitation ? "" : sits ? (await http.tableInvite(table.id)).code : ownCode();
  return { code, ...(await http.invite(table.id, code)) };
}

/** @param {LiveTable} store @param {Invitation | null} invitation @param {(task: () => Promise<unknown>) => void} run */
export function inviteCard({ table, seat }, invitation, run) {
  const code = invitation?.code ?? "";
  const link = invitation?.link ?? `${location.origin}/table/${table.id}`;
  const onlyHere = invitation?.reach === "this-machine"; // a phone that scanned it would come to itself
  const share = () => navigator.share({ url: link, title: table.title || words.common.title }).catch(() => {});
  return leaf(
    words.lobby.room.invite,
    { class: "invite", "data-card": "invite" },
    invitation && !onlyHere && h("img.qr", { src: `/invite/${table.id}/qr.svg${code && `?code=${code}`}`, alt: words.lobby.room.qrAlt }),
    h(
      ".stack",
      h("p.fine", table.by_invitation ? words.lobby.room.inviteRenewed : words.lobby.room.inviteHint, " ", invitation?.reach === "network" && words.lobby.room.network),
      h("input", { value: link, readonly: true, "aria-label": words.lobby.room.link, "data-field": "link", onfocus: (/** @type {Event} */ event) => inputOf(event).select() }),
      h(
        ".row",
        h("button", { "data-copy": "link", onclick: () => copy(link) }, icon("link"), words.lobby.room.copy),
        "share" in navigator && h("button", { onclick: share }, words.lobby.room.share),
        seat === table.host && h("button.quiet", { "data-renew": "link", title: words.lobby.room.renewHint, onclick: () => run(() => http.renewLink(table.id)) }, words.lobby.room.renew),
      ),
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
