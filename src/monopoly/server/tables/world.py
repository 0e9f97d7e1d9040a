"""What tables reach out to. A test or a simulator hands in a world of its own."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from monopoly.chance.dealer import Dealer
from monopoly.game.game import Game
from monopoly.rules.ruleset import RuleSet
from monopoly.server.ops.secrets import Secrets
from monopoly.server.ops.times import SystemTimes, Times


class NewGame(Protocol):
    """How the game of a table is laid out: alike whenever the same is asked for."""

    def __call__(
        self,
        table_id: str,
        rules: RuleSet,
        /,
        *,
        players: Sequence[str],
        tokens: Sequence[str],
        banker_name: str,
        dealer: Dealer,
    ) -> Game: ...


def new_game(
    _table_id: str,
    rules: RuleSet,
    /,
    *,
    players: Sequence[str],
    tokens: Sequence[str],
    banker_name: str,
    dealer: Dealer,
) -> Game:
    game = Game.new(rules, players=players, dealer=dealer, tokens=tokens, banker_name=banker_name)
    game.keep_no_journal()  # the log of the table is one
    return game


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    times: Times = field(default_factory=SystemTimes)
    secrets: Secrets = field(default_factory=Secrets)
    new_game: NewGame = new_game
