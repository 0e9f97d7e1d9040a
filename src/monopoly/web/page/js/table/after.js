/**
 * The position with one event of the move being shown already done: what the eye has seen happen stays
 * happened. The server's own position replaces it at the end of each move.
 */

/** @typedef {import("../../types/wire.d.ts").Position} Position */
/** @typedef {import("../../types/wire.d.ts").BoardView} BoardView */

/** @param {Position} shown @param {any} event @param {BoardView} board @returns {Position} */
export function after(shown, event, board) {
  const { player, space } = event;
  switch (event.kind) {
    case "turn-began":
      return { ...shown, current: player, actor: player, turn: event.turn };
    case "thrown":
    case "thrown-for-rent":
      return { ...shown, dice: [event.die1, event.die2, event.die3] };
    case "thrown-for-start":
      return { ...shown, dice: [event.die1, event.die2, 0] };
    case "moved":
      return { ...shown, space: put(shown.space, player, space) };
    case "sent-to-jail":
      return { ...shown, space: put(shown.space, player, board.jail), jail: put(shown.jail, player, 1) };
    case "left-jail":
      return { ...shown, jail: put(shown.jail, player, 0) };
    case "bought":
    case "deed-dealt":
      return { ...shown, owner: put(shown.owner, space, player), for_sale: -1 };
    case "auction-won":
      return event.item < board.spaces.length ? { ...shown, owner: put(shown.owner, event.item, player) } : shown;
    case "house-built":
      return { ...shown, buildings: put(shown.buildings, space, event.houses) };
    case "hotel-built":
      return { ...shown, buildings: put(shown.buildings, space, board.hotel) };
    case "building-sold":
      return { ...shown, buildings: put(shown.buildings, space, event.houses) };
    case "mortgaged":
      return { ...shown, mortgaged: [...shown.mortgaged.filter((one) => one !== space), space] };
    case "mortgage-lifted":
      return { ...shown, mortgaged: shown.mortgaged.filter((one) => one !== space) };
    case "trade-done":
      return { ...shown, owner: given(given(shown.owner, event.give_deeds, event.receiver), event.get_deeds, player) };
    case "estate-passed":
      return { ...shown, owner: given(shown.owner, event.deeds, event.heir) };
    case "went-bankrupt":
    case "left-table":
      return { ...shown, retired: put(shown.retired, player, 1) };
    default:
      return shown;
  }
}

/** @param {number[]} list @param {number} at @param {number} value */
const put = (list, at, value) => list.map((known, i) => (i === at ? value : known));

/** @param {number[]} owner @param {number[]} deeds @param {number} to */
const given = (owner, deeds, to) => deeds.reduce((list, space) => put(list, space, to), owner);
