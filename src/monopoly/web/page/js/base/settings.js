/** What this browser remembers: how one likes to play, and where one sits. Nothing of it is needed. */

/** @typedef {{ id: string, title: string, name: string, token: string, seat: number, at: number, over: boolean }} KnownTable */

const KEY = "monopoly";
const TABLES_MAX = 40;

const DEFAULTS = {
  name: "",
  /** How fast things move: 0 is at once. */
  speed: 1,
  sound: true,
  notify: false,
  /** Whether letters alone do something at a table. */
  letters: true,
  theme: /** @type {"auto" | "light" | "dark"} */ ("auto"),
  /** Where one sits or sat, newest first. @type {KnownTable[]} */
  tables: /** @type {KnownTable[]} */ ([]),
};

class Settings extends EventTarget {
  constructor() {
    super();
    this.values = { ...DEFAULTS, ...read() };
    // Another tab sat down or turned the sound off: it counts here too.
    addEventListener("storage", ({ key }) => {
      if (key !== KEY && key !== null) return;
      this.#readAgain();
      this.dispatchEvent(new Event("change"));
    });
  }

  #readAgain() {
    this.values = { ...this.values, ...read() };
  }

  /** @template {keyof typeof DEFAULTS} K @param {K} name @param {(typeof DEFAULTS)[K]} value */
  set(name, value) {
    this.values[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // a browser that keeps nothing is played in all the same
    }
    this.dispatchEvent(new Event("change"));
  }

  /** @param {KnownTable} table */
  remember(table) {
    this.#readAgain(); // two tabs sit at two tables
    const others = this.values.tables.filter((known) => known.id !== table.id);
    this.set("tables", [table, ...others].slice(0, TABLES_MAX));
  }

  /** @param {string} id */
  known(id) {
    return this.values.tables.find((table) => table.id === id);
  }

  /** @param {string} id */
  forget(id) {
    this.#readAgain();
    this.set("tables", this.values.tables.filter((table) => table.id !== id));
  }

  /** Whether things should not move: the speed is set to none, or the system asks for stillness. */
  get still() {
    return this.values.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

/** @returns {Partial<typeof DEFAULTS>} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();
