"""`expert` explains itself: chances to win, and a sentence for the person opposite."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots.explanation import WIN_CHANCE, ExplanationBuilder
from monopoly.bots.rollouts.race import Race
from monopoly.bots.view import View
from monopoly.rules.action import Action

WIN: Final = 10_000  # chances are told in ten-thousandths
NOTHING_BETTER: Final = "Nothing is better now."
NOBODY_SELLS: Final = "Nobody here sells: what I do not get now I never get."


def weigh(notes: ExplanationBuilder, action: Action, race: Race, runner: i64) -> None:
    """One option: the chance to win that it gives, and the standard error of that."""
    value, error = i64(race.share(runner) * WIN), i64(race.error(runner) * WIN)
    notes.weigh(action, value, WIN_CHANCE, error)


def percent(race: Race, runner: i64) -> str:
    return f"{race.share(runner) * 100:.0f} %"


def about_buying(view: View, race: Race) -> str:
    name = view.board.names[view.for_sale]
    return f"My chance to win is {percent(race, 0)} with {name} and {percent(race, 1)} without it."


def about_bidding(view: View, limit: i64) -> str:
    name = view.board.names[view.deed_at_auction]
    if limit < view.lowest_bid():
        return f"At this price I would rather leave {name} to somebody else."
    return f"I go up to ${limit} for {name}: up to there it raises my chance to win."


def about_offering(race: Race, runner: i64) -> str:
    return f"It would raise my chance to win from {percent(race, 0)} to {percent(race, runner)}."


def about_accepting(race: Race, runner: i64) -> str:
    return f"Agreed: my chance to win is {_with_and_without(race, runner)}."


def about_refusing(race: Race, runner: i64) -> str:
    return f"Not for that: my chance to win is {_with_and_without(race, runner)}."


def about_countering(race: Race, runner: i64, cash: i64) -> str:
    """`cash` is what it would pay, or get where that is below zero."""
    if cash > 0:
        price = f"If I pay ${cash}"
    elif cash < 0:
        price = f"If you pay ${-cash}"
    else:
        price = "If no cash is paid"
    return f"Not for that. {price} I agree: my chance is {_with_and_without(race, runner)}."


def _with_and_without(race: Race, runner: i64) -> str:
    return f"{percent(race, runner)} with it and {percent(race, 0)} without"
