/** `<mp-room>`: everything that is done at a table before the first throw. */

import { Asked } from "../../base/asked.js";
import { h } from "../../base/dom.js";
import { define } from "../../base/view.js";
import { words } from "../../base/words.js";
import { AsyncTask } from "../../components/async-task.js";
import { field, leaf, nameInput, segments } from "../../components/controls.js";
import { Panel } from "../../components/panel.js";
import { rulesTold } from "../../components/rules-told.js";
import { toastTrouble } from "../../components/toast.js";
import { tokenPicker } from "../../components/things/token-picker.js";
import { ownName } from "../../model/quick-start.js";
import { choices } from "../../model/rules.js";
import { hostOf, titleOf } from "../../model/titles.js";
import { http } from "../../net/http.js";
import "../panels/story.js";
import { diceCard } from "./dice.js";
import { invitationOf, inviteCard, ownCode } from "./invite.js";
import { removedList, seatList } from "./seats.js";

/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

/** @extends {Panel<LiveTable>} */
class Room extends Panel {
  #token = "";
  #fill = "medium";
  #task = new AsyncTask(() => this.invalidate());
  #do = (/** @type {() => Promise<unknown>} */ task) => void this.#task.run(task);
  #invitation = new Asked(() => invitationOf(this.store));
  #me = new Asked(() => http.me(this.store.table.id));

  render() {
    const { store } = this;
    const { table } = store;
    const all = choices.known;
    return [
      h("h1.on-table", titleOf(table)),
      h(
        ".columns",
        h(
          ".column",
          leaf(words.lobby.room.seats, { "data-card": "seats" }, seatList(store, all, this.#do), store.sits ? this.#host() : this.#join(), this.#task.problem()),
          leaf(words.lobby.room.rules, { "data-card": "rules" }, h(".told", rulesTold(all, table))),
        ),
        h(
          ".column",
          inviteCard(store, this.#invitation.known, this.#do),
          diceCard(store, this.#do),
          h("section.leaf.talk-leaf", { "aria-label": words.lobby.room.talk }, h("mp-story", { store })),
        ),
      ),
    ];
  }

  drawn() {
    super.drawn();
    choices.want(this);
    const { table, sits } = this.store;
    // A renewed link may have been renewed again with any change of the table.
    this.#invitation.want(this, `${sits} ${table.by_invitation ? table.version : ""}`, toastTrouble);
    if (!sits && table.removed.length) this.#me.want(this, table.removed.map(({ person }) => person).join());
  }

  /** How many look on, if it is not oneself alone. */
  #watching() {
    const { watchers, sits } = this.store;
    return watchers > (sits ? 0 : 1) && h("p.fine", words.lobby.room.watchers(watchers));
  }

  /** Why somebody without a seat gets none here; "" where there is one to be had. */
  get #shut() {
    const { removed, by_invitation, seats, seats_max } = this.store.table;
    if (removed.length && this.#me.known?.removed) return words.lobby.room.wasRemoved;
    if (by_invitation && !ownCode()) return words.lobby.room.oldLink;
    return seats.length >= seats_max ? words.lobby.room.full : "";
  }

  /** A place for who has the link and no seat. */
  #join() {
    const { store } = this;
    const { table, board } = store;
    if (this.#shut) return [h("p", { "data-shut": "" }, this.#shut), this.#watching()];
    const free = board.tokens.filter((token) => !table.seats.some((seat) => seat.token === token));
    const token = free.includes(this.#token) ? this.#token : "";
    const sit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      this.#do(async () => {
        await http.sit(table.id, ownName(), token, ownCode());
        store.socket.reconnect(); // as who now sits here: the seat came as a cookie
        await store.until(() => store.sits);
      });
    };
    return h(
      "form.stack",
      { onsubmit: sit },
      h("h3", words.lobby.room.joinTitle),
      field(words.lobby.settings.name, nameInput()),
      tokenPicker(free, token, (chosen) => ((this.#token = chosen), this.invalidate())),
      h("button.main", { type: "submit", "data-join": "seat", disabled: this.#task.busy }, words.lobby.room.join),
      this.#watching(),
    );
  }

  /** What the host may do, or whom the others wait for. */
  #host() {
    const { store } = this;
    const { table, seat } = store;
    if (table.host !== seat) return [h("p", words.lobby.room.waiting(hostOf(table)?.name)), this.#watching()];
    const free = table.seats_max - table.seats.length;
    const start = (/** @type {string} */ kind, /** @type {string} */ fill, /** @type {string} */ label) =>
      h("button", { class: kind !== "without" && "main", "data-start": kind, disabled: this.#task.busy, onclick: () => this.#do(async () => store.know(await http.start(table.id, fill))) }, label);
    return h(
      ".stack",
      free > 0 && this.#addBot(),
      free > 0 ? start("fill", this.#fill, words.lobby.room.startFilled(free)) : start("full", "", words.lobby.room.start),
      free > 0 && table.seats.length > 1 && start("without", "", words.lobby.room.startWithout),
      removedList(table, this.#do),
      this.#watching(),
    );
  }

  #addBot() {
    const add = () => this.#do(() => http.addBot(this.store.table.id, this.#fill));
    return h(
      ".row.add-bot",
      segments("fill", words.lobby.room.fillLevel, this.#fill, Object.entries(words.lobby.levels), (level) => ((this.#fill = level), this.invalidate())),
      h("button", { "data-add": "bot", disabled: this.#task.busy, onclick: add }, words.lobby.room.addBot),
    );
  }
}

define("mp-room", Room);
