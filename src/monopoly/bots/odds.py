"""Where tokens come to rest: exact odds of one throw, and how often a turn ends on each Space.

Everything a throw causes is followed to its end: cards that move on or back, Go to Jail, the third
double. Of the decks only their cards are known, never their order, so each is as likely as any.
Odds are whole millionths: the same compiled and uncompiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.rules import bitset
from monopoly.rules.board import (
    ADVANCE,
    BACK,
    CARD_TO_JAIL,
    CHANCE,
    CHANCE_DECK,
    CHEST_DECK,
    COMMUNITY_CHEST,
    DECK_ROOM,
    GO_TO_JAIL,
    NEAREST_RAILROAD,
    NEAREST_UTILITY,
    RAILROAD,
    SPACES,
    UTILITY,
    Board,
)

IN_JAIL: Final = 40  # beside the forty Spaces: behind bars, not just visiting
PLACES: Final = 41
MILLION: Final = 1_000_000
NEAR: Final = 12  # steps: as far as two dice reach
DOUBLES_TO_JAIL: Final = 3
ROUNDS_TO_SETTLE: Final = 60  # turns after which it no longer matters where a token began
CARDS_IN_A_ROW: Final = 3  # that lead to another card; beyond these one rests
PIPS_OF_THE_THIRD_DIE: Final = [0, 0, 0, 1, 2, 3]  # the bus and Mr. M count as none


@final
class Odds:
    """The odds on one board. Made once for it: see `odds_for`."""

    def __init__(self, board: Board) -> None:
        landing = [landing_of(board, space) for space in range(SPACES)]
        throws = _throws(board)
        # Three throws deep: a double gives another throw, the third one Jail.
        hits = [[0.0] * PLACES for _ in range(PLACES)]
        ends = [[0.0] * PLACES for _ in range(PLACES)]
        for throw in range(DOUBLES_TO_JAIL, 0, -1):
            turns = [_turn(start, throw, throws, landing, hits, ends) for start in range(SPACES)]
            hits = [found for found, _ in turns] + [[0.0] * PLACES]
            ends = [end for _, end in turns] + [[0.0] * PLACES]
        # [start * PLACES + place]: how often a turn from there comes to rest there
        self.turn: Final = vec[i64]([round(chance * MILLION) for row in hits for chance in row])
        # [place]: the same over many turns, wherever they began
        self.often: Final = vec[i64](
            [round(chance * MILLION) for chance in _long_run(hits, ends, int(board.jail))]
        )
        one = [_one_throw(start, throws, landing) for start in range(SPACES)]
        self.throw: Final = vec[i64]([round(chance * MILLION) for row in one for chance in row])
        # by place: the Spaces, a bit set, that a throw of two dice from there may lead to
        self.reach: Final = vec[i64]([_reach(row, start) for start, row in enumerate(one)])


def _reach(chances: list[float], start: int) -> int:
    near = [(start + steps) % SPACES for steps in range(NEAR + 1)]
    return sum(int(bitset.one(space)) for space in near if round(chances[space] * MILLION) > 0)


@final
class _Recent:
    """The odds asked for last: mostly those of the same board are asked for again."""

    def __init__(self) -> None:
        self.odds: Odds | None = None
        self.board: Board | None = None


_KNOWN: Final[dict[Board, Odds]] = {}
_RECENT: Final = _Recent()


def odds_for(board: Board) -> Odds:
    recent = _RECENT.odds
    if recent is not None and _RECENT.board is board:
        return recent
    found = _KNOWN.get(board)
    if found is None:
        found = Odds(board)
        _KNOWN[board] = found
    _RECENT.odds = found
    _RECENT.board = board
    return found


def _throws(board: Board) -> list[tuple[int, bool, float]]:
    """Steps, whether they are doubles, and the chance."""
    third = PIPS_OF_THE_THIRD_DIE if board.speed_die else [0]
    share = 1.0 / (36 * len(third))
    chances: dict[tuple[int, bool], float] = {}
    for one in range(1, 7):
        for two in range(1, 7):
            for pips in third:
                key = one + two + pips, one == two
                chances[key] = chances.get(key, 0.0) + share
    return [(steps, double, chance) for (steps, double), chance in chances.items()]


def landing_of(board: Board, space: int, drawn: int = 0) -> list[tuple[int, float]]:
    """Where a token that is moved to this Space comes to rest, with the chances."""
    kind = board.kind[space]
    if kind == GO_TO_JAIL:
        return [(IN_JAIL, 1.0)]
    if kind not in (CHANCE, COMMUNITY_CHEST) or drawn > CARDS_IN_A_ROW:
        return [(space, 1.0)]
    deck: int = CHANCE_DECK if kind == CHANCE else CHEST_DECK
    size = int(board.deck_size[deck])
    chances: dict[int, float] = {}
    for card in range(size):
        for place, chance in _after_card(board, space, deck * DECK_ROOM + card, drawn + 1):
            chances[place] = chances.get(place, 0.0) + chance / size
    return list(chances.items())


def _after_card(board: Board, space: int, place: int, drawn: int) -> list[tuple[int, float]]:
    effect = board.effect[place]
    if effect == CARD_TO_JAIL:
        return [(IN_JAIL, 1.0)]
    if effect == ADVANCE:
        return landing_of(board, int(board.target[place]), drawn)
    if effect == BACK:
        return landing_of(board, (space - int(board.amount[place])) % SPACES, drawn)
    if effect in (NEAREST_RAILROAD, NEAREST_UTILITY):
        wanted = RAILROAD if effect == NEAREST_RAILROAD else UTILITY
        return [(_next_of_kind(board, space, wanted), 1.0)]
    return [(space, 1.0)]


def _next_of_kind(board: Board, space: int, kind: int) -> int:
    found = (space + 1) % SPACES
    while board.kind[found] != kind:
        found = (found + 1) % SPACES
    return found


def _one_throw(
    start: int, throws: list[tuple[int, bool, float]], landing: list[list[tuple[int, float]]]
) -> list[float]:
    rests = [0.0] * PLACES
    for steps, _, chance in throws:
        for place, share in landing[(start + steps) % SPACES]:
            rests[place] += chance * share
    return rests


def _turn(
    start: int,
    throw: int,
    throws: list[tuple[int, bool, float]],
    landing: list[list[tuple[int, float]]],
    later_hits: list[list[float]],
    later_ends: list[list[float]],
) -> tuple[list[float], list[float]]:
    """From its nth throw on: how often the turn comes to rest on each place, and where it ends."""
    hits = [0.0] * PLACES
    ends = [0.0] * PLACES
    for steps, double, chance in throws:
        if double and throw == DOUBLES_TO_JAIL:
            hits[IN_JAIL] += chance
            ends[IN_JAIL] += chance
            continue
        for place, share in landing[(start + steps) % SPACES]:
            weight = chance * share
            hits[place] += weight
            if not double or place == IN_JAIL:
                ends[place] += weight
                continue
            for other in range(PLACES):
                hits[other] += weight * later_hits[place][other]
                ends[other] += weight * later_ends[place][other]
    return hits, ends


def _long_run(hits: list[list[float]], ends: list[list[float]], jail: int) -> list[float]:
    """Whoever is in Jail leaves it with the next turn, as players do while there is land to buy."""
    where = [1.0 / SPACES] * SPACES
    for _step in range(ROUNDS_TO_SETTLE):
        after = [0.0] * PLACES
        for start in range(SPACES):
            for place in range(PLACES):
                after[place] += where[start] * ends[start][place]
        after[jail] += after[IN_JAIL]
        where = after[:SPACES]
    return [
        sum(where[start] * hits[start][place] for start in range(SPACES)) for place in range(PLACES)
    ]
