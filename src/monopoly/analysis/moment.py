"""A moment of a game, small enough to send to another process, and opened there."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from monopoly.analysis.errors import AnalysisError
from monopoly.bots import Bot, View, bot_maker
from monopoly.editions import add_edition
from monopoly.editions.own import text_of
from monopoly.game.game import Game
from monopoly.game.position import Position
from monopoly.game.position.checks import load
from monopoly.rules.ruleset import recorded_rule_set
from monopoly.rules.state import OVER, PHASES


@dataclass(frozen=True, slots=True)
class Moment:
    """Either a position alone, or a record up to a moment, so that bots know what came before."""

    names: tuple[str, ...]
    position: Position | None = None
    record: tuple[str, ...] = ()
    board: str = ""  # the file of a board of its own, for processes that do not know it yet

    def open(self, bots: list[Bot]) -> View:
        """The moment, to be looked at; the bots have watched the game up to it."""
        if self.board:
            add_edition(self.board, "the board of this game")
        if self.position is not None:
            alone = View(load(self.position))
            for seat, bot in enumerate(bots):
                bot.watch(alone, seat)  # what lies open is seen
            return alone
        steps = Game.replay_steps(self.record)
        game, _ = next(steps)
        view = View(game.state)
        for _ in steps:
            for seat, bot in enumerate(bots):
                bot.watch(view, seat)
        return view


@lru_cache(maxsize=8)
def opened(moment: Moment, policy: tuple[str, ...], seed: int) -> tuple[View, list[Bot]]:
    """A moment and the bots that know it, kept for the next games from there: copy, never play."""
    bots = [bot_maker(name)(seed) for name in policy]
    return moment.open(bots), bots


def moment_of(source: Position | Game) -> Moment:
    """The moment of a position, or where a game stands. A game that is over has none."""
    if isinstance(source, Game):
        if source.over:
            raise AnalysisError(_over(source.winners))
        board = text_of(str(source.rules.edition))
        return Moment(tuple(source.players), record=tuple(source.record()), board=board)
    position = source.check()
    if position.phase == PHASES[OVER]:
        raise AnalysisError(_over(list(position.winners)))
    rules = recorded_rule_set(position.rules, position.options, position.revision)
    names = tuple(player.name for player in position.players)
    return Moment(names, position=position, board=text_of(str(rules.edition)))


def _over(winners: list[str]) -> str:
    who = " and ".join(winners)
    return f"The game is over, {who} won." if who else "The game is over."


def policy_names(policy: str | Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for every seat, by name: one for all, or one for each. `BotError` names a wrong one."""
    names = (policy,) * players if isinstance(policy, str) else tuple(policy)
    if len(names) != players:
        raise AnalysisError(
            f"The policy is one bot for all or one for each of {players} players, not {len(names)}."
        )
    for name in names:
        bot_maker(name)
    return names
