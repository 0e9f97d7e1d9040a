/**
 * `<mp-lines>`: a story that scrolls. Only its last part is built; earlier parts come when one scrolls up to
 * them or presses the button there, and are asked for where they are not known. New lines are added at the end
 * without touching the others. Who has scrolled up stays there.
 */

import { h, patch } from "../base/dom.js";
import { define } from "../base/view.js";
import { words } from "../base/words.js";
import { disc, seatColor } from "./icon.js";
import { cited } from "./clauses.js";

/** @typedef {import("../model/lines.js").Line} Line */
/** What is not known yet of the story's beginning. @typedef {{ more: boolean, busy: boolean, failed: boolean, ask: () => void }} Earlier */
/**
 * @typedef {object} Wish
 * @property {Line[]} lines the same list as long as it only grows, at its ends
 * @property {number} [before] how many have been put before those that were there at first
 * @property {Earlier} [earlier]
 * @property {string} label
 * @property {(line: Line) => boolean} keep the same function as long as the same lines are wanted
 * @property {(seat: number) => { name: string, token: string } | undefined} seat
 * @property {boolean} live whether what comes now is news, to be read out
 * @property {boolean} [plain] not by turns
 * @property {string} [current] the key of the line to mark
 * @property {(line: Line) => void} [onpick]
 * @property {(line: Line) => import("../base/dom.js").Content} [after] what stands behind a line
 * @property {number} [until] how many of the lines are told yet; all if not given
 */

const CHUNK = 150; // lines built at once
const MOST = 450; // lines kept while following the newest
const NEAR = 30; // pixels from the end that still count as there

/** Lines have numbers that stay: 0 is the first of those that were there at first, earlier ones are below it. */
class Lines extends HTMLElement {
  /** @type {Wish | null} */ #wish = null;
  /** Lines from here on are built … */ #from = 0;
  /** … up to here. */ #to = 0;
  #follows = true;
  #unseen = 0;
  /** Whether somebody waits for what was before. */ #asked = false;
  #scroller = make(h(".lines", { tabindex: "0", role: "log", "aria-live": "off", onscroll: () => this.#scrolled() }));
  #door = make(h("button.earlier", { hidden: true, "data-earlier": "", onclick: () => this.#more() }));
  #parts = make(h(".parts"));
  #heard = make(h("p.unseen", { role: "status" }));
  #newest = make(h("button.newest", { hidden: true, onclick: () => this.#toEnd() }));
  #resized = new ResizeObserver(() => this.#follows && this.#toEnd());

  connectedCallback() {
    if (!this.firstChild) {
      this.#scroller.append(this.#door, this.#parts);
      this.append(this.#scroller, this.#newest, this.#heard);
    }
    this.#resized.observe(this.#scroller);
  }

  disconnectedCallback() {
    this.#resized.disconnect();
  }

  /** @param {Wish} wish */
  set story(wish) {
    const before = this.#wish;
    this.#wish = wish;
    this.#scroller.setAttribute("aria-label", wish.label);
    if (before?.lines !== wish.lines || before.keep !== wish.keep || told(wish) < this.#to) this.#rebuild(wish);
    else {
      this.#append(wish);
      this.#precede(first(before) - first(wish));
    }
    this.#drawDoor(wish);
    if (wish.current !== before?.current) this.#markCurrent(wish.current);
  }

  /** @param {Wish} wish */
  #rebuild(wish) {
    this.#quietly(() => {
      this.#parts.replaceChildren();
      this.#from = this.#to = told(wish);
      this.#follows = true;
      this.#earlier(wish);
      this.#toEnd();
    });
  }

  /** What changes now is no news to be read out. @param {() => void} task */
  #quietly(task) {
    const scroller = this.#scroller;
    scroller.ariaLive = "off";
    task();
    setTimeout(() => (scroller.ariaLive = this.#wish?.live ? "polite" : "off"), 100);
  }

  /** @param {Wish} wish */
  #append(wish) {
    const until = told(wish);
    if (until === this.#to) return;
    if (wish.live !== (this.#scroller.ariaLive === "polite")) this.#quietly(() => {});
    let part = this.#parts.lastElementChild;
    for (; this.#to < until; this.#to++) {
      part = this.#add(wish, this.#to, part, this.#parts);
      if (!this.#follows && wish.keep(lineOf(wish, this.#to))) this.#unseen++;
    }
    if (this.#follows) {
      this.#trim();
      this.#toEnd();
    } else this.#drawNewest();
  }

  /** Builds what comes before the first line built. @param {Wish} wish */
  #earlier(wish) {
    let from = this.#from;
    for (let count = 0; from > first(wish) && (count < CHUNK || !lineOf(wish, from).turn); from--) if (wish.keep(lineOf(wish, from - 1))) count++;
    const built = document.createElement("div");
    /** @type {Element | null} */
    let part = null;
    for (let i = from; i < this.#from; i++) part = this.#add(wish, i, part, built);
    this.#from = from;
    // What was told of a turn before its beginning was known belongs to it.
    const rest = this.#parts.firstElementChild;
    if (part && rest && !rest.querySelector("h2")) {
      part.lastElementChild?.append(...rest.querySelectorAll("li"));
      rest.remove();
    }
    this.#parts.prepend(...built.children);
  }

  /** More of what was before: what is known of it is built, anything else is asked for. */
  #more() {
    const wish = this.#wish;
    if (!wish) return;
    if (this.#from === first(wish)) {
      this.#asked = true;
      return wish.earlier?.ask();
    }
    const held = this.#parts.querySelector("li");
    const top = held?.getBoundingClientRect().top ?? 0;
    this.#quietly(() => this.#earlier(wish));
    this.#drawDoor(wish);
    if (held) this.#scroller.scrollTop += held.getBoundingClientRect().top - top;
  }

  /** Lines have come to stand before the first; whoever asked for them is shown them. @param {number} count */
  #precede(count) {
    if (!count) return;
    this.#heard.textContent = words.story.earlierTold(count);
    if (this.#asked) this.#more();
    this.#asked = false;
  }

  /** @param {Wish} wish */
  #drawDoor(wish) {
    const door = this.#door;
    const isThere = this.#from > first(wish) || Boolean(wish.earlier?.more);
    if (!isThere && document.activeElement === door) this.#scroller.focus();
    write(door, wish.earlier?.busy ? words.story.looking : words.story.earlier);
    if (door.hidden !== isThere) return;
    door.hidden = !isThere;
    if (this.#follows) this.#toEnd();
  }

  /** Adds a line to the part it belongs to, or to a new one. @param {Wish} wish @param {number} index @param {Element | null} part @param {Element} parent */
  #add(wish, index, part, parent) {
    const line = lineOf(wish, index);
    const opens = line.turn > 0 && !wish.plain;
    if (!wish.keep(line) && !opens) return part;
    if (!part || opens) {
      // The heading of a turn of which nothing is kept gives way to the next.
      if (part && opens && !part.querySelector("li")) part.remove();
      part = make(partView(wish, index, opens ? line : null));
      parent.append(part);
    }
    if (!opens) part.lastElementChild?.append(make(lineView(wish, line)));
    return part;
  }

  /** Whoever follows the newest does not need all that came before. */
  #trim() {
    while (this.#parts.querySelectorAll("li").length > MOST) {
      const [oldest, second] = this.#parts.children;
      if (!second) return;
      oldest.remove();
      this.#from = Number(second.getAttribute("data-begins"));
    }
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    this.#follows = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.#follows) this.#unseen = 0;
    this.#drawNewest();
    // What was refused is asked for again by the button alone.
    if (scrollTop <= clientHeight && !this.#door.hidden && !this.#wish?.earlier?.failed) this.#more();
  }

  #toEnd() {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#follows = true;
    this.#unseen = 0;
    this.#drawNewest();
  }

  #drawNewest() {
    this.#newest.hidden = this.#follows;
    write(this.#newest, words.story.newest(this.#unseen));
  }

  /** @param {string | undefined} key */
  #markCurrent(key) {
    this.#scroller.querySelector("[aria-current]")?.removeAttribute("aria-current");
    if (key) this.#scroller.querySelector(`[data-line="${key}"]`)?.setAttribute("aria-current", "step");
  }
}

/** @param {HTMLElement} element @param {string} text */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** The number of the first line. @param {Wish} wish */
const first = (wish) => -(wish.before ?? 0);

/** Up to which line there is something to show. @param {Wish} wish */
const told = (wish) => (wish.until ?? wish.lines.length) + first(wish);

/** @param {Wish} wish @param {number} index */
const lineOf = (wish, index) => wish.lines[index - first(wish)];

/** A turn, or what comes before the first. @param {Wish} wish @param {number} from @param {Line | null} head */
function partView(wish, from, head) {
  const who = head?.seat ?? -1;
  const seat = wish.seat(who);
  return h(
    "section.turn",
    { "data-begins": from, "data-turn": head?.turn, style: head && seatColor(who) },
    head && h("h2", seat && disc(seat.token, who), h("span", seat?.name), h("small", words.common.turn(head.turn))),
    h("ol"),
  );
}

/** @param {Wish} wish @param {Line} line */
function lineView({ plain, onpick, after }, line) {
  const { topic, kind, key, seat, text } = line;
  const said = topic === "chat";
  return h(
    "li",
    { "data-topic": topic, "data-kind": kind, "data-line": key, style: said && seat !== null && seatColor(seat), class: line.big && "big" },
    said && [h("b.said-by", line.name), plain && h("time", clockTime(line.at)), " "],
    cited(onpick ? h("button.pick", { onclick: () => onpick(line) }, text) : text, line.clause),
    after?.(line),
  );
}

/** @param {number} at */
const clockTime = (at) => new Date(at * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

/** @param {import("../base/dom.js").VNode} vnode */
function make(vnode) {
  const box = document.createElement("div");
  patch(box, vnode);
  return /** @type {HTMLElement} */ (box.firstElementChild);
}

define("mp-lines", Lines);
