/** As much of a browser as `dom.js` needs, counting what is done to it. */

/** What has been put where it was not, in that order. */
export const arrived = [];
export const done = { inserted: 0, moved: 0, removed: 0, listened: 0 };

class Node {
  parent = null;

  get nextSibling() {
    const all = this.parent?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  remove() {
    done.removed++;
    this.parent.childNodes.splice(this.parent.childNodes.indexOf(this), 1);
    this.parent = null;
  }
}

class Text extends Node {
  constructor(data) {
    super();
    this.data = data;
  }

  get textContent() {
    return this.data;
  }
}

class Element extends Node {
  childNodes = [];
  attributes = new Map();
  listeners = [];

  constructor(localName, namespaceURI) {
    super();
    Object.assign(this, { localName, namespaceURI, tagName: localName });
  }

  get textContent() {
    return this.childNodes.map((node) => node.textContent).join("");
  }

  insertBefore(node, next) {
    done[node.parent ? "moved" : "inserted"]++;
    arrived.push(node);
    if (node.parent) node.parent.childNodes.splice(node.parent.childNodes.indexOf(node), 1);
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, node);
    node.parent = this;
  }

  setAttribute(name, value) {
    this.attributes.set(name, value);
  }

  removeAttribute(name) {
    this.attributes.delete(name);
  }

  addEventListener(type, listener) {
    done.listened++;
    this.listeners.push([type, listener]);
  }

  /** As if somebody did something to it. */
  fire(type) {
    for (const [known, listener] of this.listeners) if (known === type) listener({ type, currentTarget: this, target: this });
  }
}

globalThis.Text = Text;
globalThis.HTMLElement = class extends Element {
  isConnected = true;

  constructor() {
    super("mp-tried", "http://www.w3.org/1999/xhtml");
  }

  dispatchEvent() {
    return true;
  }
};
globalThis.document = {
  documentElement: { dataset: { files: "/" } },
  createTextNode: (data) => new Text(data),
  createElement: (name) => new Element(name, "http://www.w3.org/1999/xhtml"),
  createElementNS: (space, name) => new Element(name, space),
};

export const root = () => document.createElement("main");

/** Nothing has been done yet. */
export function forget() {
  for (const name in done) done[name] = 0;
  arrived.length = 0;
}
