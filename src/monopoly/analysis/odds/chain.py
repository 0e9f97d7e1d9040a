"""Turn after turn of a token that only walks: a Markov chain, solved for the long run.

A state is where a turn begins: one of the forty Spaces, or Jail with so many throws failed there.
"""

from dataclasses import dataclass
from typing import Final

from monopoly.analysis.odds.stationary import stationary
from monopoly.bots.odds import IN_JAIL, Arrival, Turn, throws_of, turns_of
from monopoly.rules.board import DEATH, SPACES, Board

LEAVE: Final = "leave"  # pays the fine at the next turn, where the rules let a prisoner do so
STAY: Final = "stay"  # throws for doubles, and pays after the last throw that fails
JAIL_POLICIES: Final = (LEAVE, STAY)


class OddsError(ValueError):
    """Odds that cannot be told exactly; the message says why in a sentence."""


@dataclass(frozen=True, slots=True)
class LongRun:
    """What one turn comes to, averaged over all turns of a long walk."""

    hits: tuple[float, ...]  # [place]: how often a throw comes to rest there
    sent: tuple[float, ...]  # [Space]: of these, by a card to the nearest railroad or utility
    pips: tuple[float, ...]  # [Space]: what was thrown by those who came there otherwise

    @property
    def throws(self) -> float:
        """Per turn: each throw comes to rest once."""
        return sum(self.hits)


def long_run(board: Board, jail: str) -> LongRun:
    check_exact(board)
    arrivals = [Arrival(board, space) for space in range(SPACES)]
    landing = [list(arrival.rests.items()) for arrival in arrivals]
    throws = throws_of(board)
    free = turns_of(throws, landing)
    if must_stay(board, jail):
        jailed = [_prisoner(board, failed, throws, landing) for failed in range(board.jail_turns)]
    else:
        jailed = [free[board.jail]]  # who has paid throws as a visitor does
    turns = free + jailed
    begin = stationary([_next_turn(turns, state) for state in range(len(turns))])
    moves = _average(begin, [turn.moves for turn in turns])
    pips = _average(begin, [turn.pips for turn in turns])
    return LongRun(
        hits=_average(begin, [turn.hits for turn in turns]),
        sent=tuple(
            sum(moves[space] * arrivals[space].sent.get(place, 0.0) for space in range(SPACES))
            for place in range(SPACES)
        ),
        pips=tuple(
            sum(pips[space] * _unsent(arrivals[space], place) for space in range(SPACES))
            for place in range(SPACES)
        ),
    )


def check_exact(board: Board) -> None:
    """Refuses what a chain of places cannot tell."""
    if board.speed_die:
        raise OddsError(
            "Exact odds are impossible with the third die: where the bus and Mr. M lead depends "
            "on what players choose and on who owns what."
        )
    if any(effect == DEATH for effect in board.effect):
        raise OddsError(
            "Exact odds are impossible with the joke card: it takes its drawer out of the game, "
            "so nobody walks on for ever."
        )


def must_stay(board: Board, jail: str) -> bool:
    """Whether a prisoner throws for doubles: by choice, or because the fine cannot be paid early.

    >>> from monopoly.game.boards import board_for
    >>> from monopoly.rules.ruleset import rule_set
    >>> must_stay(board_for(rule_set("statutes")), "leave")
    False
    """
    return jail == STAY or not board.fine_early


def _prisoner(
    board: Board,
    failed: int,
    throws: list[tuple[int, bool, float]],
    landing: list[list[tuple[int, float]]],
) -> Turn:
    """A turn in Jail after so many failed throws: one throw, and no other after a double."""
    turn = Turn()
    for steps, double, chance in throws:
        if double or failed + 1 >= board.jail_turns:
            turn.move((int(board.jail) + steps) % SPACES, steps, chance, landing)
        else:
            turn.hits[IN_JAIL] += chance  # without an end: Jail goes on
    return turn


def _next_turn(turns: list[Turn], state: int) -> list[float]:
    """The chances of where the next turn begins."""
    ends = turns[state].ends
    following = ends[:SPACES] + [0.0] * (len(turns) - SPACES)
    following[SPACES] = ends[IN_JAIL]
    if SPACES <= state < len(turns) - 1:
        following[state + 1] += 1.0 - sum(ends)
    return following


def _average(begin: list[float], rows: list[list[float]]) -> tuple[float, ...]:
    return tuple(
        sum(share * row[place] for share, row in zip(begin, rows, strict=True))
        for place in range(len(rows[0]))
    )


def _unsent(arrival: Arrival, place: int) -> float:
    return arrival.rests.get(place, 0.0) - arrival.sent.get(place, 0.0)
