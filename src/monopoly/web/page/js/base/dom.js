/**
 * The page as a function of what is known: `h` describes elements, `patch` makes what is there equal
 * to the description and touches nothing else, so that focus, selection and scrolling stay.
 *
 *     patch(root, [h("button.main", { onclick: throwDice }, "Throw the dice"), h("p.fine", "or wait")])
 *
 * Classes may stand behind the tag, and in `class` as well: a string, or a list with what does not apply
 * being false. Properties may be left out. A button does nothing by itself unless its type says so.
 * Within `svg` elements everything is SVG. A child may be a string, a number, a list, or null or false: then
 * nothing is there, but its place is kept, and those beside it stay what they are. A `key` lets an element move
 * among its siblings without being made anew. What a custom element (a tag with a dash) holds is its own
 * business: only its properties are set.
 */

/** @typedef {{ [K in keyof HTMLElementEventMap as `on${K}`]?: ((event: HTMLElementEventMap[K]) => unknown) | false | null }} Handlers */
/** @typedef {string | false | null | undefined | Classes[]} Classes */
/**
 * @typedef {object} Known
 * @property {string | number} [key]
 * @property {Classes} [class]
 * @property {string | false | null} [style]
 * @property {string | false | null} [role]
 * @property {string | null} [title]
 * @property {boolean} [hidden]
 * @property {boolean} [disabled]
 * @property {boolean} [checked]
 * @property {string | number | false} [tabindex]
 * @property {(element: Element) => void} [ref] told of the element once it is made
 */
/** What is not named here is an attribute, or a property of a custom element. @typedef {Handlers & Known & { [name: string]: unknown }} Props */
/** @typedef {VNode | string | number | null | undefined | false | Content[]} Content */

const SVG = "http://www.w3.org/2000/svg";

/** What belongs to the living element rather than to its markup. */
const PROPERTIES = new Set(["value", "checked", "selected", "indeterminate", "scrollTop"]);

export class VNode {
  /**
   * @param {string} tag "" is a text
   * @param {Props} props
   * @param {Content[]} children
   */
  constructor(tag, props, children) {
    this.tag = tag;
    this.props = props;
    this.children = children;
    /** @type {string | number | undefined} */
    this.key = props.key;
    /** @type {Element | Text | undefined} */
    this.node = undefined;
  }
}

/**
 * @param {string} tag with its classes; ".row" is a div
 * @param {[Props, ...Content[]] | Content[]} parts its properties, if it has any, and its children
 */
export function h(tag, ...parts) {
  const [name, ...classes] = tag.split(".");
  const [first] = parts;
  const hasProps = typeof first === "object" && first !== null && !Array.isArray(first) && !(first instanceof VNode);
  /** @type {Props} */
  const props = hasProps ? { ...first } : {};
  if (classes.length || props.class) props.class = /** @type {unknown[]} */ ([...classes, props.class]).flat(Infinity).filter(Boolean).join(" ");
  return new VNode(name || "div", props, /** @type {Content[]} */ (hasProps ? parts.slice(1) : parts));
}

/**
 * A button that is heard otherwise than it is seen. Its name is text in it, not a label on it: so it is
 * also found by who speaks to the page.
 * @param {string} text @param {...Content} seen
 */
export const labelled = (text, ...seen) => [h("span.unseen", text), h("span.seen", { "aria-hidden": "true" }, ...seen)];

/** What each element was last patched with, by key or place. @type {WeakMap<Element, Map<string | number, VNode>>} */
const drawn = new WeakMap();

/** Makes the children of an element equal to the description. @param {Element} parent @param {Content} content */
export function patch(parent, content) {
  const before = drawn.get(parent);
  /** @type {Map<string | number, VNode>} */
  const wanted = new Map();
  collect(content, "", wanted);
  const order = new Map([...(before?.keys() ?? [])].map((key, i) => [key, i]));
  /** For each wanted node where it was before; -1 for what is new. @type {number[]} */
  const places = [];
  for (const [key, vnode] of wanted) {
    const old = before?.get(key);
    const stays = old !== undefined && old.tag === vnode.tag;
    if (stays) update(old, vnode);
    places.push(stays ? (order.get(key) ?? -1) : -1);
  }
  for (const [key, old] of before ?? []) {
    if (wanted.get(key)?.node !== old.node) old.node?.remove();
  }
  arrange(parent, [...wanted.values()], longestRising(places));
  drawn.set(parent, wanted);
}

/**
 * What is to be there, each under its key, or else under its place: the way to it through the lists.
 * @param {Content} content @param {string} place @param {Map<string | number, VNode>} out
 */
function collect(content, place, out) {
  if (content === null || content === undefined || content === false) return;
  if (Array.isArray(content)) {
    for (const [i, part] of content.entries()) collect(part, `${place}/${i}`, out);
    return;
  }
  const vnode = content instanceof VNode ? content : new VNode("", { text: String(content) }, []);
  let key = vnode.key ?? place;
  while (out.has(key)) key = `${key}~`; // the same key twice: told apart by their order
  out.set(key, vnode);
}

/** Makes what is new, and moves what is not where it should be: from the first to the last. @param {Element} parent @param {VNode[]} wanted @param {Set<number>} resting which of them need not be moved */
function arrange(parent, wanted, resting) {
  /** Before what each has to come. @type {(Node | null)[]} */
  const followers = [];
  /** @type {Node | null} */
  let follower = null;
  for (let i = wanted.length - 1; i >= 0; i--) {
    followers[i] = follower;
    if (resting.has(i)) follower = wanted[i].node ?? follower;
  }
  for (const [i, vnode] of wanted.entries()) {
    if (!resting.has(i)) parent.insertBefore(vnode.node ?? create(vnode, parent), followers[i]);
  }
}

/** Where the longest rising part of a list of numbers stands, negative ones left out. @param {number[]} numbers @returns {Set<number>} */
function longestRising(numbers) {
  /** For each length the place at which the lowest end of a part so long stands. @type {number[]} */
  const ends = [];
  /** Which place comes before each. @type {number[]} */
  const before = [];
  for (const [i, number] of numbers.entries()) {
    if (number < 0) continue;
    let length = ends.length;
    while (length > 0 && numbers[ends[length - 1]] > number) length--;
    before[i] = ends[length - 1] ?? -1;
    ends[length] = i;
  }
  const found = new Set();
  for (let i = ends.at(-1) ?? -1; i >= 0; i = before[i]) found.add(i);
  return found;
}

/** @param {VNode} vnode @param {Element} parent */
function create(vnode, parent) {
  if (vnode.tag === "") return (vnode.node = document.createTextNode(String(vnode.props.text)));
  const inSvg = vnode.tag === "svg" || (parent.namespaceURI === SVG && parent.tagName !== "foreignObject");
  const element = inSvg ? document.createElementNS(SVG, vnode.tag) : document.createElement(vnode.tag);
  vnode.node = element;
  if (vnode.tag === "button") element.setAttribute("type", "button");
  for (const name in vnode.props) set(element, name, undefined, vnode.props[name]);
  if (vnode.children.length || !isCustom(element)) patch(element, vnode.children);
  vnode.props.ref?.(element);
  return element;
}

/** @param {VNode} old @param {VNode} vnode */
function update(old, vnode) {
  if (old === vnode) return; // described once, and kept
  const node = (vnode.node = old.node);
  if (node instanceof Text) {
    const text = String(vnode.props.text);
    if (node.data !== text) node.data = text;
    return;
  }
  if (!node) return;
  for (const name in old.props) {
    if (!(name in vnode.props)) set(node, name, old.props[name], undefined);
  }
  for (const name in vnode.props) set(node, name, old.props[name], vnode.props[name]);
  if (vnode.children.length || !isCustom(node)) patch(node, vnode.children);
}

/** @param {Element} element */
function isCustom(element) {
  return element.localName.includes("-");
}

/** What is called for each event of an element. @type {WeakMap<EventTarget, Map<string, (event: Event) => unknown>>} */
const handlers = new WeakMap();

/** @param {Event} event */
function handle(event) {
  const target = /** @type {EventTarget} */ (event.currentTarget);
  handlers.get(target)?.get(event.type)?.call(target, event);
}

/** An element listens once for each type, whatever function is called then. @param {Element} element @param {string} type @param {unknown} handler */
function listen(element, type, handler) {
  const known = handlers.get(element) ?? new Map();
  handlers.set(element, known);
  if (!known.has(type)) element.addEventListener(type, handle);
  known.set(type, handler || undefined);
}

/** @param {Element} element @param {string} name @param {unknown} before @param {unknown} value */
function set(element, name, before, value) {
  if (name === "key" || name === "ref") return;
  const living = /** @type {any} */ (element);
  if (PROPERTIES.has(name)) {
    if (living[name] !== value && value !== undefined) living[name] = value;
  } else if (before === value) {
    return;
  } else if (name.startsWith("on")) {
    listen(element, name.slice(2), value);
  } else if (name === "style") {
    living.style.cssText = value || ""; // the page's policy allows no style attributes
  } else if (value !== null && typeof value === "object") {
    living[name] = value;
  } else if (value === undefined || value === null || value === false) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}
