/** The language of the page. Another one is a folder beside `words/en` with the same keys. */

export { words } from "./words/en/index.js";
