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
CARDS_IN_A_ROW: Final = 1000  # that lead to another card; beyond these one rests
NEVER: Final = 1e-18  # a chance too small to change a figure
PIPS_OF_THE_THIRD_DIE: Final = [0, 0, 0, 1, 2, 3]  # the bus and Mr. M count as none


@final
class Odds:
    """The odds on one board. Made once for it: see `odds_for`."""

    def __init__(self, board: Board) -> None:
        landing = [landing_of(board, space) for space in range(SPACES)]
        throws = throws_of(board)
        turns = turns_of(throws, landing)
        hits = [turn.hits for turn in turns] + [[0.0] * PLACES]
        ends = [turn.ends for turn in turns]
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


def throws_of(board: Board) -> list[tuple[int, bool, float]]:
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


def landing_of(board: Board, space: int) -> list[tuple[int, float]]:
    """Where a token that is moved to this Space comes to rest, with the chances."""
    return list(Arrival(board, space).rests.items())


@final
class Arrival:
    """What a Space does with a token that is moved to it, cards followed to their end."""

    def __init__(self, board: Board, space: int) -> None:
        # by place: the chance to come to rest there
        self.rests: Final[dict[int, float]] = {}
        # of these: sent there by a nearest-railroad or nearest-utility card, at a special rent
        self.sent: Final[dict[int, float]] = {}
        moving = {space: 1.0}
        for _card in range(CARDS_IN_A_ROW):
            if sum(moving.values()) < NEVER:
                break
            moving = self._obey(board, moving)
        for place, chance in moving.items():
            self._rest(place, chance)

    def _obey(self, board: Board, moving: dict[int, float]) -> dict[int, float]:
        """Each Space has its say; the chances of those that a card moves on."""
        moved: dict[int, float] = {}
        for space, chance in moving.items():
            kind = board.kind[space]
            if kind == GO_TO_JAIL:
                self._rest(IN_JAIL, chance)
            elif kind in (CHANCE, COMMUNITY_CHEST):
                self._draw(
                    board, space, CHANCE_DECK if kind == CHANCE else CHEST_DECK, chance, moved
                )
            else:
                self._rest(space, chance)
        return moved

    def _draw(
        self, board: Board, space: int, deck: int, chance: float, moved: dict[int, float]
    ) -> None:
        size = int(board.deck_size[deck])
        share = chance / size
        for card in range(size):
            place = deck * DECK_ROOM + card
            effect = board.effect[place]
            if effect == CARD_TO_JAIL:
                self._rest(IN_JAIL, share)
            elif effect == ADVANCE:
                target = int(board.target[place])
                moved[target] = moved.get(target, 0.0) + share
            elif effect == BACK:
                target = (space - int(board.amount[place])) % SPACES
                moved[target] = moved.get(target, 0.0) + share
            elif effect in (NEAREST_RAILROAD, NEAREST_UTILITY):
                wanted = RAILROAD if effect == NEAREST_RAILROAD else UTILITY
                target = _next_of_kind(board, space, wanted)
                self._rest(target, share)
                self.sent[target] = self.sent.get(target, 0.0) + share
            else:
                self._rest(space, share)

    def _rest(self, place: int, chance: float) -> None:
        self.rests[place] = self.rests.get(place, 0.0) + chance


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


@final
class Turn:
    """What a turn from one Space on comes to, or what is left of it after a double."""

    def __init__(self) -> None:
        self.hits: Final = [0.0] * PLACES  # how often it comes to rest on each place
        self.ends: Final = [0.0] * PLACES  # where it ends
        self.moves: Final = [0.0] * SPACES  # how often the dice move the token to each Space
        self.pips: Final = [0.0] * SPACES  # the same, each time with what was thrown

    def move(
        self, space: int, steps: int, chance: float, landing: list[list[tuple[int, float]]]
    ) -> None:
        """The dice move the token here, and the turn is over."""
        self.count_move(space, steps, chance)
        for place, share in landing[space]:
            self.hits[place] += chance * share
            self.ends[place] += chance * share

    def count_move(self, space: int, steps: int, chance: float) -> None:
        self.moves[space] += chance
        self.pips[space] += chance * steps

    def to_jail(self, chance: float) -> None:
        self.hits[IN_JAIL] += chance
        self.ends[IN_JAIL] += chance

    def go_on(self, later: "Turn", chance: float) -> None:
        for place in range(PLACES):
            self.hits[place] += chance * later.hits[place]
            self.ends[place] += chance * later.ends[place]
        for space in range(SPACES):
            self.moves[space] += chance * later.moves[space]
            self.pips[space] += chance * later.pips[space]


def turns_of(
    throws: list[tuple[int, bool, float]], landing: list[list[tuple[int, float]]]
) -> list[Turn]:
    """By the Space it begins on. A double gives another throw, the third one Jail."""
    turns: list[Turn] = []
    for throw in range(DOUBLES_TO_JAIL, 0, -1):
        turns = [_turn(start, throw, throws, landing, turns) for start in range(SPACES)]
    return turns


def _turn(
    start: int,
    throw: int,
    throws: list[tuple[int, bool, float]],
    landing: list[list[tuple[int, float]]],
    later: list[Turn],
) -> Turn:
    """From its nth throw on."""
    turn = Turn()
    for steps, double, chance in throws:
        space = (start + steps) % SPACES
        if not double:
            turn.move(space, steps, chance, landing)
            continue
        if throw == DOUBLES_TO_JAIL:
            turn.to_jail(chance)
            continue
        turn.count_move(space, steps, chance)
        for place, share in landing[space]:
            if place == IN_JAIL:
                turn.to_jail(chance * share)
            else:
                turn.hits[place] += chance * share
                turn.go_on(later[place], chance * share)
    return turn


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
