"""Whether a position could come up in a game. What is wrong is named by its field."""

from collections.abc import Iterable

from monopoly.editions.model import DECK_KEYS
from monopoly.game.position.errors import PositionError
from monopoly.game.position.from_state import from_state
from monopoly.game.position.model import (
    HOTEL,
    HOUSE,
    DebtPosition,
    PlayerPosition,
    Position,
)
from monopoly.game.position.names import Names, board_of, check_name
from monopoly.game.position.to_state import Order, as_printed, to_state
from monopoly.rules import auction, bitset, flow, invariants
from monopoly.rules.board import LOT, NOBODY, Board
from monopoly.rules.state import OVER, PHASES, State


def load(position: Position, order: Order = as_printed) -> State:
    """The state of a position that could be, at rest: somebody must decide, or the game is over."""
    _check_moment(position, "")
    if position.before_skip is not None:
        _check_moment(position.before_skip, "before_skip.")
        _check_same_unseen(position, position.before_skip)
    s = to_state(position, order)
    _check_state(s, "")
    if s.skipped is not None:
        _check_state(s.skipped, "before_skip")
    _come_to_rest(s, position)
    return s


def completed(position: Position) -> Position:
    """With what follows from the rest filled in, and everything in its usual order."""
    return from_state(load(position), position.banker)


# --- what is written


def _check_moment(position: Position, where: str) -> None:
    board = board_of(position.rules, position.options, position.revision)
    names = Names(board, [player.name for player in position.players])
    _check_retired(position, where)
    owners: dict[int, str] = {}
    for seat, player in enumerate(position.players):
        place = f"{where}players[{seat}]"
        _check_player(player, position, board, place)
        _check_deeds(player, owners, names, place)
    for seat, player in enumerate(position.players):
        _check_buildings(player, names, f"{where}players[{seat}].buildings")
    _check_once(position, where)
    _check_banker(position, board, where)
    _check_box(position, board, where)
    _check_turn(position, board, where)
    _check_cards(position, names, where)
    _check_auction(position, owners, names, where)
    _check_affairs(position, owners, names, where)


def _check_same_unseen(position: Position, before: Position) -> None:
    """A card that was drawn since the skip is known in both."""
    for deck in ("chance", "community_chest"):
        if set(getattr(before, deck).unseen) != set(getattr(position, deck).unseen):
            raise PositionError(
                f"before_skip.{deck}.unseen", "the same cards are unseen before the skip as after."
            )


def _check_retired(position: Position, where: str) -> None:
    gone = sorted(player.retired for player in position.players if player.retired)
    if gone != list(range(1, len(gone) + 1)):
        raise PositionError(
            f"{where}players", "those who retired are numbered 1, 2 … in the order they left."
        )
    if len(gone) == len(position.players):
        raise PositionError(f"{where}players", "all have retired, but somebody must have won.")


def _check_player(player: PlayerPosition, position: Position, board: Board, where: str) -> None:
    if player.retired:
        _check_nothing_left(player, where)
    if player.in_jail:
        _check_prisoner(player, position, board, where)
    elif player.failed_throws or player.fine_sat_out:
        raise PositionError(f"{where}.in_jail", f"{player.name} has thrown there, so is in Jail.")
    if len(player.opening_throw) == 1:
        raise PositionError(f"{where}.opening_throw", "two dice expected, found one.")
    if player.salary_due and not board.salary_on_demand:
        raise PositionError(f"{where}.salary_due", "salaries are paid unasked in this game.")


def _check_nothing_left(player: PlayerPosition, where: str) -> None:
    for field in ("cash", "in_jail", "deeds", "jail_cards", "salary_due"):
        if getattr(player, field):
            raise PositionError(
                f"{where}.{field}", f"{player.name} has retired and has nothing any more."
            )


def _check_prisoner(player: PlayerPosition, position: Position, board: Board, where: str) -> None:
    if player.space != board.names[board.jail]:
        raise PositionError(f"{where}.space", f"{player.name} is in Jail, so stands there.")
    if player.fine_sat_out:
        if not board.sit_out or player.failed_throws:
            raise PositionError(f"{where}.fine_sat_out", "nobody sits out the fine like that.")
        return
    turn = position.turn
    choosing = turn.choice == "to-pay-fine" and turn.player == player.name
    most = int(board.jail_turns) - (0 if choosing else 1)
    if player.failed_throws > most:
        raise PositionError(
            f"{where}.failed_throws",
            f"nobody stays in Jail after {player.failed_throws} failed throws in this game.",
        )


def _check_deeds(player: PlayerPosition, owners: dict[int, str], names: Names, where: str) -> None:
    for name in player.deeds:
        space = names.deed(name, f"{where}.deeds")
        if space in owners:
            raise PositionError(f"{where}.deeds", f"{name} belongs to {owners[space]} already.")
        owners[space] = player.name
    for field in ("mortgaged", "buildings"):
        for name in getattr(player, field):
            if name not in player.deeds:
                raise PositionError(f"{where}.{field}", f"{player.name} does not own {name}.")


def _check_buildings(player: PlayerPosition, names: Names, where: str) -> None:
    """Only on whole groups without a mortgage, and evenly."""
    board = names.board
    for name in player.buildings:
        space = names.deed(name, where)
        if board.kind[space] != LOT:
            raise PositionError(where, f"nothing can be built on {name}.")
        group = [names.spaces[mate] for mate in board.group_spaces[board.group[space]]]
        for mate in group:
            if mate not in player.deeds:
                raise PositionError(
                    where, f"{name} is built on, but {mate} is not {player.name}'s."
                )
            if mate in player.mortgaged:
                raise PositionError(
                    where, f"buildings stand on {name} beside {mate}, which is mortgaged."
                )
            ahead = _rank(player, name, board) - _rank(player, mate, board)
            if ahead > 1 and not board.whole_hotels:
                raise PositionError(where, f"{name} is built on unevenly with {mate}.")


def _rank(player: PlayerPosition, name: str, board: Board) -> int:
    rank = player.buildings.get(name, 0)
    return int(board.hotel) if rank == HOTEL else int(rank)


def _check_once(position: Position, where: str) -> None:
    """Tokens and jail cards have one holder each."""
    for field in ("token", "jail_cards"):
        holders: dict[str, str] = {}
        for seat, player in enumerate(position.players):
            held = getattr(player, field)
            for thing in [held] if isinstance(held, str) else held:
                if thing and thing in holders:
                    raise PositionError(
                        f"{where}players[{seat}].{field}", f"{holders[thing]} has {thing} already."
                    )
                holders[thing] = player.name


def _check_banker(position: Position, board: Board, where: str) -> None:
    if board.called_auctions != bool(position.banker):
        who = "a player banks" if board.called_auctions else "the computer banks"
        raise PositionError(f"{where}banker", f"{who} in this game.")
    if position.banker and position.banker != "Bank":
        check_name(position.banker, f"{where}banker")


def _check_box(position: Position, board: Board, where: str) -> None:
    """Buildings may be missing from the box, but there can be no more than the set has."""
    standing = [rank for player in position.players for rank in player.buildings.values()]
    houses = sum(rank for rank in standing if isinstance(rank, int))
    hotels = standing.count(HOTEL)
    for name, count, left, most in (
        ("houses", houses, position.bank.houses, int(board.houses)),
        ("hotels", hotels, position.bank.hotels, int(board.hotels)),
    ):
        if count + left > most:
            raise PositionError(
                f"{where}bank.{name}",
                f"{count} on the board and {left} in the Bank, but the set has only {most}.",
            )


def _check_turn(position: Position, board: Board, where: str) -> None:
    turn = position.turn
    player = next(player for player in position.players if player.name == turn.player)
    if player.retired and turn.stage not in ("over", "opening"):
        raise PositionError(f"{where}turn.player", f"{player.name} has retired.")
    asked = [
        name
        for name in ("choice", "for_sale", "rent_throw", "move_due", "mr_m_due", "throw_again")
        if getattr(turn, name)
    ]
    if asked and turn.stage != "after-throw":
        raise PositionError(f"{where}turn.{asked[0]}", "that comes only after a throw.")
    decisions = [name for name in asked if name in ("choice", "for_sale", "rent_throw")]
    if len(decisions) > 1:
        problem = f"a throw asks for one decision at a time, and {decisions[0]} is another."
        raise PositionError(f"{where}turn.{decisions[1]}", problem)
    limit = int(board.round_limit)
    if turn.rounds and turn.rounds >= limit:
        most = f"the game ends with round {limit}" if limit else "nobody counts rounds in this game"
        raise PositionError(f"{where}turn.rounds", f"{most}, found {turn.rounds}.")
    if len(turn.dice) == 3 and not board.speed_die:
        raise PositionError(f"{where}turn.dice", "there is no third die in this game.")
    if not turn.dice and (turn.choice in ("to-move", "to-pay-fine") or turn.move_due):
        raise PositionError(f"{where}turn.dice", "the dice that were thrown must be said.")
    if turn.for_sale and any(turn.for_sale in other.deeds for other in position.players):
        raise PositionError(f"{where}turn.for_sale", f"{turn.for_sale} is not the Bank's to sell.")


def _check_cards(position: Position, names: Names, where: str) -> None:
    for deck, (key, known) in enumerate(
        (("chance", position.chance), ("community_chest", position.community_chest))
    ):
        jail_card = names.card_ids(deck)[names.board.jail_card[deck]]
        held = [p.name for p in position.players if DECK_KEYS[deck] in p.jail_cards]
        places = [*known.top, *known.unseen, *known.bottom, *([jail_card] if held else [])]
        for card in names.card_ids(deck):
            if places.count(card) != 1:
                times = places.count(card)
                problem = "is nowhere" if not times else f"is in {times} places"
                raise PositionError(f"{where}{key}", f"the card {card} {problem}.")


def _check_auction(position: Position, owners: dict[int, str], names: Names, where: str) -> None:
    sale, shortage = position.auction, position.shortage
    if sale is None:
        return
    place = f"{where}auction"
    if sale.item in (HOUSE, HOTEL):
        if shortage is None or shortage.building != sale.item:
            raise PositionError(f"{place}.item", f"there is no shortage of {sale.item}s.")
    elif names.deed(sale.item, f"{place}.item") in owners:
        owner = owners[names.deed(sale.item, f"{place}.item")]
        raise PositionError(f"{place}.item", f"{sale.item} belongs to {owner}.")
    if bool(sale.bid) != bool(sale.bidder):
        raise PositionError(f"{place}.bid", "a bid has a bidder, and a bidder a bid.")
    retired = {player.name for player in position.players if player.retired}
    if sale.bidder in retired or sale.bidder in sale.passed:
        raise PositionError(f"{place}.bidder", f"{sale.bidder} is out of the bidding.")
    missing = [name for name in sorted(retired) if name not in sale.passed]
    if missing:
        raise PositionError(f"{place}.passed", f"{missing[0]} has retired and cannot bid.")


def _check_affairs(position: Position, owners: dict[int, str], names: Names, where: str) -> None:
    retired = {player.name for player in position.players if player.retired}
    for n, debt in enumerate(position.debts):
        _check_debt(debt, retired, f"{where}debts[{n}]")
    for n, claim in enumerate(position.claims):
        _check_pair(claim.owner, claim.debtor, retired, f"{where}claims[{n}]")
    for n, offer in enumerate(position.offers):
        place = f"{where}offers[{n}]"
        _check_pair(offer.proposer, offer.receiver, retired, place)
        if offer.number > position.offers_made:
            raise PositionError(f"{where}offers_made", f"offer {offer.number} was made already.")
        for side, giver in (("give", offer.proposer), ("get", offer.receiver)):
            for deed in getattr(offer, side).deeds:
                if owners.get(names.deed(deed, place)) != giver:
                    raise PositionError(f"{place}.{side}", f"{giver} does not own {deed}.")
    numbers = [offer.number for offer in position.offers]
    if len(set(numbers)) < len(numbers):
        raise PositionError(f"{where}offers", "two offers have the same number.")
    mortgaged = {name for player in position.players for name in player.mortgaged}
    for name in position.mortgages_to_decide:
        if name not in mortgaged:
            raise PositionError(f"{where}mortgages_to_decide", f"{name} is not mortgaged.")
    for name in position.to_auction:
        if names.deed(name, "to_auction") in owners:
            raise PositionError(f"{where}to_auction", f"{name} is not the Bank's to auction.")
    if position.shortage is not None:
        for who in (position.shortage.asker, position.shortage.asked, position.shortage.placer):
            if who in retired:
                raise PositionError(f"{where}shortage", f"{who} has retired.")


def _check_debt(debt: DebtPosition, retired: Iterable[str], where: str) -> None:
    _check_pair(debt.debtor, debt.creditor, retired, where)
    if debt.to_pot and debt.creditor != "Bank":
        raise PositionError(f"{where}.to_pot", f"this is owed to {debt.creditor}, not to the pot.")


def _check_pair(one: str, other: str, retired: Iterable[str], where: str) -> None:
    if one == other:
        raise PositionError(where, f"{one} has no such affair with themselves.")
    for name in (one, other):
        if name in retired:
            raise PositionError(where, f"{name} has retired.")


# --- what it comes to


def _check_state(s: State, where: str) -> None:
    """Nothing that the rules themselves take for granted may be broken."""
    wrong = invariants.broken(s, invariants.box_of(s), settled=False)
    if wrong is not None:
        raise PositionError(where, f"this cannot be: {wrong}.")


def _come_to_rest(s: State, position: Position) -> None:
    """Finds out what the game waits for. Nothing else may follow by itself from a position."""
    _check_someone_decides(s)
    before = s.copy()
    try:
        flow.settle(s)
    except (AssertionError, IndexError, ValueError):
        raise PositionError("", "This cannot be: play could not go on from it.") from None
    settled = s.copy()
    for moment in (before, settled):
        moment.phase, moment.actor, moment.bid_turn, moment.winners = 0, 0, 0, 0
    if before.dump() != settled.dump():
        raise PositionError("turn", "nobody has anything to decide here: the game would move on.")
    _check_waiting(s, position)


def _check_someone_decides(s: State) -> None:
    """In the order in which affairs are settled: the first that stands waits for somebody."""
    short = s.shortage
    if s.left == 1 or (short is not None and short.placer != NOBODY):
        return
    if len(s.debts) > 0:
        first = s.debts[0]
        if s.cash[first.debtor] >= first.amount:
            name = s.names[first.debtor]
            raise PositionError("debts[0]", f"{name} has {first.amount} in cash and pays at once.")
    elif s.last_debts or s.to_keep != 0 or (short is not None and short.asked != NOBODY):
        return
    elif s.auction is not None:
        if not s.board.called_auctions and auction.next_bidder(s) == NOBODY:
            raise PositionError("auction", "there is nobody left who can bid.")
    elif short is not None:
        raise PositionError("shortage", "nobody is asked, bids or puts a building up.")
    elif s.estate != 0:
        raise PositionError("to_auction", "the first of these would be put up at once.")


def _check_waiting(s: State, position: Position) -> None:
    phase = PHASES[s.phase]
    if position.phase and position.phase != phase:
        raise PositionError("phase", f'"{position.phase}" does not fit: this is "{phase}".')
    actor = "" if s.phase == OVER else (s.names[s.actor] if s.actor >= 0 else "Bank")
    if position.actor and position.actor != actor:
        raise PositionError("actor", f"{position.actor} does not fit: the game waits for {actor}.")
    winners = tuple(s.names[seat] for seat in bitset.members_of(s.winners))
    if position.winners and position.winners != winners:
        raise PositionError("winners", f"found are {', '.join(winners) or 'none'}.")
