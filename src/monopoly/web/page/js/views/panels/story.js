/** The story of the game and the chat beside it. Sends `unread` (detail: how much) when that changes. */

import { h } from "../../base/dom.js";
import { define } from "../../base/view.js";
import { words } from "../../base/words.js";
import { AsyncTask } from "../../components/async-task.js";
import { Panel } from "../../components/panel.js";
import "../../components/story-lines.js";
import { tablist } from "../../components/tabs.js";
import { toastTrouble } from "../../components/toast.js";
import { TOPICS } from "../../model/lines.js";
import { openEnd } from "../sheets/open.js";

/** @typedef {import("../../model/lines.js").Line} Line */
/** @typedef {import("../../model/live-table.js").LiveTable} LiveTable */

const SAY_MAX = 300;

const everything = () => true;
/** @param {Line} line */
const onlyChat = (line) => line.topic === "chat";

/** @extends {Panel<LiveTable>} */
class Story extends Panel {
  /** @type {"story" | "chat"} */ #tab = "story";
  /** Topics that are left out. @type {Set<string>} */ #hidden = new Set();
  #filtering = false;
  /** @type {(line: Line) => boolean} */ #keep = everything;
  /** Up to which line was looked for chat, -1 before the first, and how much of that was new. */
  #heard = -1;
  /** Another list is another story: it begins later. @type {Line[] | null} */ #lines = null;
  #unread = 0;
  #looking = new AsyncTask(() => this.invalidate());
  #shown = new ResizeObserver(() => this.#unread && this.invalidate());

  connectedCallback() {
    super.connectedCallback();
    this.#shown.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#shown.disconnect();
  }

  render() {
    const { store } = this;
    const tab = this.#tab;
    const isChat = tab === "chat";
    return h(
      ".story",
      h(
        "header.story-head",
        tablist({
          label: words.story.label,
          tabs: words.story.tabs,
          open: tab,
          choose: (wanted) => this.open(wanted),
          hook: "data-story-tab",
          beside: (one) => one === "chat" && this.#unread > 0 && h("span.unread", { "aria-label": words.story.unread(this.#unread) }, this.#unread),
        }),
        !isChat && this.#filter(),
      ),
      this.#filtering && !isChat && this.#filters(),
      h("mp-lines", {
        key: tab,
        role: "tabpanel",
        "aria-label": words.story.tabs[tab],
        class: isChat && "chat-lines",
        story: {
          lines: store.lines,
          before: store.earlier,
          earlier: { more: store.hasEarlier, busy: this.#looking.busy, failed: this.#looking.trouble !== null, ask: this.#look },
          label: words.story.tabs[tab],
          keep: isChat ? onlyChat : this.#keep,
          seat: (/** @type {number} */ seat) => store.table.seats[seat],
          live: store.heardAt > 0,
          plain: isChat,
          after: this.#after,
        },
      }),
      this.#looking.trouble && this.#looking.problem(),
      isChat && [!store.hasEarlier && !store.lines.some(onlyChat) && h("p.hint", words.story.noChat), this.#field()],
    );
  }

  drawn() {
    super.drawn();
    this.#listen(this.store);
  }

  /** The end can be looked at again from its line. @param {Line} line */
  #after = (line) => line.kind === "ended" && [" ", h("button.clause", { onclick: () => openEnd(this.store) }, words.end.show)];

  #look = () => void this.#looking.run(() => this.store.tellEarlier());

  /** Marks what is said while one does not look. @param {LiveTable} store */
  #listen({ lines, earlier, seat, heardAt }) {
    const before = this.#unread;
    if (lines !== this.#lines) this.#heard = -1;
    this.#lines = lines;
    if (this.#heard >= 0) this.#unread += lines.slice(this.#heard + earlier).filter((line) => onlyChat(line) && line.seat !== seat).length;
    if (heardAt) this.#heard = lines.length - earlier;
    if (this.#tab === "chat" && this.checkVisibility()) this.#unread = 0;
    if (this.#unread === before) return;
    this.invalidate();
    this.dispatchEvent(new CustomEvent("unread", { detail: this.#unread }));
  }

  /** @param {"story" | "chat"} tab */
  open(tab) {
    this.#tab = tab;
    this.draw();
  }

  #filter() {
    const toggle = () => {
      this.#filtering = !this.#filtering;
      this.draw();
    };
    const hidden = this.#hidden.size;
    return h("button.quiet.filter", { "data-filter": "", "aria-expanded": String(this.#filtering), onclick: toggle }, hidden ? words.story.filtered(TOPICS.length - hidden, TOPICS.length) : words.story.filter);
  }

  #filters() {
    return h(
      ".filters",
      { role: "group", "aria-label": words.story.filter },
      TOPICS.map((topic) => h("button.chip", { "data-topic": topic, "aria-pressed": String(!this.#hidden.has(topic)), onclick: () => this.#toggle(topic) }, words.story.topics[topic])),
    );
  }

  /** @param {string} topic */
  #toggle(topic) {
    if (!this.#hidden.delete(topic)) this.#hidden.add(topic);
    const hidden = new Set(this.#hidden);
    this.#keep = hidden.size ? (line) => !hidden.has(line.topic) : everything;
    this.draw();
  }

  #field() {
    if (!this.store.sits) return h("p.say.hint", words.story.watchersListen);
    return h(
      "form.say",
      { onsubmit: this.#say },
      h("input", { maxlength: SAY_MAX, autocomplete: "off", enterkeyhint: "send", placeholder: words.story.sayHint, "aria-label": words.story.say, "data-say": "" }),
      h("button", { type: "submit" }, words.story.send),
    );
  }

  /** @param {SubmitEvent} event */
  #say = async (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (this.querySelector("[data-say]"));
    const text = field.value.trim();
    if (!text) return;
    try {
      await this.store.say(text);
      if (field.value.trim() === text) field.value = "";
    } catch (trouble) {
      toastTrouble(trouble);
    }
  };
}

define("mp-story", Story);
