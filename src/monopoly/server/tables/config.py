"""How a table was opened: what never changes while it stands. Stored whole, told in part."""

from typing import Final

import msgspec

from monopoly.editions import add_edition
from monopoly.editions.own import text_of
from monopoly.game.boards import board_for
from monopoly.game.game import GameError
from monopoly.protocol.messages import ClockWish, NewTable
from monopoly.rules.ruleset import (
    FIRST_REVISION,
    REVISION,
    RuleSet,
    RuleSetError,
    recorded_rule_set,
    rule_set,
)
from monopoly.server.refusal import Refusal
from monopoly.server.tables.text import checked_title

BANKER_ONLY_PLAYERS: Final = 5  # 10 MCS 40(b): with more than five at the table


class StoredClock(msgspec.Struct, frozen=True, kw_only=True):
    """A `ClockWish` as it is stored: read without the bounds of a wish, and a field that it had in
    another version is passed over."""

    decision: int | None = None
    reserve: int = 0
    grace: int = 60

    def wish(self) -> ClockWish:
        return ClockWish(decision=self.decision, reserve=self.reserve, grace=self.grace)


class TableConfig(msgspec.Struct, frozen=True, kw_only=True):
    """Every version reads what an earlier one has stored: a field that is added has a default, one
    that is gone is passed over."""

    title: str
    rules: str
    options: dict[str, bool | int | str]
    seats: int
    private: bool
    clock: StoredClock
    minutes: int | None
    pace: int
    only_banks: bool
    secret: str  # of the dice: never told before the end
    revision: int = FIRST_REVISION  # of the rules; tables from before revisions do not name it
    board: str = ""  # the file of a board of its own, so that the table never waits for it

    def again(self, secret: str, *, only_banks: bool) -> "TableConfig":
        """For a rematch: the same table with other dice and today's rules, for the same people."""
        return msgspec.structs.replace(
            self, secret=secret, only_banks=only_banks, private=True, revision=REVISION
        )

    @property
    def rule_set(self) -> RuleSet:
        return recorded_rule_set(self.rules, self.options, self.revision)

    @property
    def told_options(self) -> dict[str, bool | int | str]:
        """What differs from the preset as it is offered today, whenever the table was opened."""
        if self.revision == REVISION:
            return dict(self.options)
        return dict(self.rule_set.changes_from_current())


_DECODER: Final = msgspec.json.Decoder(TableConfig)


def read_config(data: bytes) -> TableConfig:
    config = _DECODER.decode(data)
    if config.board:
        add_edition(config.board, "the board of this table")
    return config


def config_of(wish: NewTable, secret: str) -> TableConfig:
    """Checked as a whole: a table that could not be played is not opened."""
    try:
        rules = rule_set(wish.rules, **wish.options)
        tokens = board_for(rules).edition.tokens
    except (RuleSetError, GameError, TypeError) as error:
        raise Refusal("bad-rules", str(error)) from None
    timed = rules.ending == "time-limit"
    if timed and wish.minutes is None:
        raise Refusal("bad-table", "A game with a time limit needs its minutes.", path="$.minutes")
    if not timed and wish.minutes is not None:
        raise Refusal(
            "bad-table", "Minutes are for games that end by time limit.", path="$.minutes"
        )
    if wish.seats > len(tokens):
        raise Refusal("bad-table", f"This edition has only {len(tokens)} tokens.", path="$.seats")
    if wish.only_banks:
        if rules.banker != "player":
            raise Refusal("bad-table", "The computer banks here: choose banker=player.")
        if wish.seats < BANKER_ONLY_PLAYERS:
            raise Refusal(
                "bad-table",
                "Only with more than five at the table may the Banker just bank.",
                path="$.only_banks",
            )
    return TableConfig(
        title=checked_title(wish.title),
        rules=wish.rules,
        options=dict(rules.changes()),
        seats=wish.seats,
        private=wish.private,
        clock=msgspec.convert(wish.clock, StoredClock, from_attributes=True),
        minutes=wish.minutes,
        pace=wish.pace,
        only_banks=wish.only_banks,
        secret=secret,
        revision=rules.revision,
        board=text_of(rules.edition),
    )
