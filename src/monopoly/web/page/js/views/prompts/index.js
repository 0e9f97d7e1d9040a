/**
 * The prompts, most pressing first. Each says when it is wanted, from what is shown, and what it looks
 * like; so a page that is loaded anew shows the same ones.
 * @typedef {object} Prompt
 * @property {string} key
 * @property {(store: import("../../model/live-table.js").LiveTable) => boolean} wanted
 * @property {(store: import("../../model/live-table.js").LiveTable) => import("../../base/dom.js").Content} view
 * @property {(store: import("../../model/live-table.js").LiveTable) => import("../../model/answers.js").Question<unknown>[]} [questions] what it would like to know of the server
 */

import { anywhere } from "./anywhere.js";
import { auction } from "./auction.js";
import { away } from "./away.js";
import { bus } from "./bus.js";
import { claims } from "./claims.js";
import { debt } from "./debt.js";
import { fine } from "./fine.js";
import { keep } from "./keep.js";
import { offers } from "./offers.js";
import { place } from "./place.js";
import { replaced } from "./replaced.js";
import { shortage } from "./shortage.js";
import { skip } from "./skip.js";
import { tax } from "./tax.js";

/** @type {Prompt[]} */
export const PROMPTS = [replaced, away, debt, auction, shortage, tax, fine, bus, anywhere, place, keep, claims, skip, offers];
