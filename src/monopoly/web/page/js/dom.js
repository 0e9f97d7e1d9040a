/**
 * The page as a function of what is known: `h` describes elements, `patch` makes what is there equal
 * to the description and touches nothing else, so that focus, selection and scrolling stay.
 *
 *     patch(root, [h("button.main", { onclick: throwDice }, "Throw the dice"), h("p.fine", "or wait")])
 *
 * Classes may stand behind the tag, and in `class` as well: a string, or a list with what does not apply
 * being false. Properties may be left out. A button does nothing by itself unless its type says so.
 * Within `svg` elements everything is SVG. A child may be a string, a number, null (nothing) or a
 * list. A `key` lets an element move among its siblings without being made anew. What a custom
 * element (a tag with a dash) holds is its own business: only its properties are set.
 */

/** @typedef {Record<string, any>} Props */
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
 * @param {Props | Content} [props] or the first child
 * @param {...Content} children
 */
export function h(tag, props, ...children) {
  const [name, ...classes] = tag.split(".");
  const isChild = typeof props !== "object" || Array.isArray(props) || props instanceof VNode;
  /** @type {Props} */
  const all = isChild ? {} : { ...props };
  if (classes.length || all.class) all.class = [...classes, all.class].flat().filter(Boolean).join(" ");
  return new VNode(name || "div", all, isChild && props !== undefined ? [props, ...children] : children);
}

/**
 * A button that is heard otherwise than it is seen. Its name is text in it, not a label on it: so it is
 * also found by who speaks to the page.
 * @param {string} text @param {...Content} seen
 */
export const heard = (text, ...seen) => [h("span.unseen", text), h("span.seen", { "aria-hidden": "true" }, ...seen)];

/** What each element was last patched with. @type {WeakMap<Element, VNode[]>} */
const shown = new WeakMap();

/** Makes the children of an element equal to the description. @param {Element} parent @param {Content} content */
export function patch(parent, content) {
  const before = shown.get(parent) ?? [];
  /** @type {VNode[]} */
  const wanted = [];
  flatten(content, wanted);
  const reused = match(before, wanted);
  for (const old of before) {
    if (!reused.has(old)) old.node?.remove();
  }
  let place = parent.firstChild;
  for (const vnode of wanted) {
    const node = vnode.node ?? create(vnode, parent);
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
  shown.set(parent, wanted);
}

/** @param {Content} content @param {VNode[]} out */
function flatten(content, out) {
  if (content === null || content === undefined || content === false) return;
  if (Array.isArray(content)) for (const part of content) flatten(part, out);
  else if (content instanceof VNode) out.push(content);
  else out.push(new VNode("", { text: String(content) }, []));
}

/**
 * Finds for each wanted node the one that is there already, and brings it up to date.
 * @param {VNode[]} before @param {VNode[]} wanted
 */
function match(before, wanted) {
  const byKey = new Map(before.filter((old) => old.key !== undefined).map((old) => [old.key, old]));
  const others = before.filter((old) => old.key === undefined);
  const reused = new Set();
  let next = 0;
  for (const vnode of wanted) {
    let old;
    if (vnode.key !== undefined) old = byKey.get(vnode.key);
    else if (others[next]?.tag === vnode.tag) old = others[next++];
    else {
      const found = others.findIndex((one, i) => i >= next && one.tag === vnode.tag);
      if (found >= 0) {
        old = others[found];
        next = found + 1;
      }
    }
    if (old && old.tag === vnode.tag && !reused.has(old)) {
      reused.add(old);
      update(old, vnode);
    }
  }
  return reused;
}

/** @param {VNode} vnode @param {Element} parent */
function create(vnode, parent) {
  if (vnode.tag === "") return (vnode.node = document.createTextNode(vnode.props.text));
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
  const node = (vnode.node = old.node);
  if (node instanceof Text) {
    if (node.data !== vnode.props.text) node.data = vnode.props.text;
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

/** @param {Element} element @param {string} name @param {any} before @param {any} value */
function set(element, name, before, value) {
  if (name === "key" || name === "ref") return;
  const living = /** @type {any} */ (element);
  if (PROPERTIES.has(name)) {
    if (living[name] !== value && value !== undefined) living[name] = value;
  } else if (before === value) {
    return;
  } else if (name.startsWith("on")) {
    if (before) element.removeEventListener(name.slice(2), before);
    if (value) element.addEventListener(name.slice(2), value);
  } else if (value !== null && typeof value === "object") {
    living[name] = value;
  } else if (name === "style") {
    living.style.cssText = value || ""; // the page's policy allows no style attributes
  } else if (value === undefined || value === null || value === false) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}
