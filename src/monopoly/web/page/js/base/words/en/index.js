/** All English of the page, a file for each part of it. What the server says is English of its own. */

import { board } from "./board.js";
import { common } from "./common.js";
import { end, replay } from "./end.js";
import { lobby } from "./lobby.js";
import { rules } from "./rules.js";
import { sheets } from "./sheets.js";
import { story } from "./story.js";
import { table } from "./table.js";
import { trouble } from "./trouble.js";

export const words = { board, common, end, lobby, replay, rules, sheets, story, table, trouble };
