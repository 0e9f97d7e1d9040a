"""What an action would do, by doing it on a copy of the moment. The dice are never thrown for it,
and nothing is told that a card would decide: the order of a deck is nobody's to know."""

from typing import Final

import msgspec

from monopoly.game.actions import Accept, PayPercentageTax, Throw
from monopoly.game.game import Game
from monopoly.protocol.messages import AskEffect, Effect, Gift, Label, RentChange, Side
from monopoly.rules import engine, worth
from monopoly.rules.action import Action
from monopoly.rules.events import CardDrawn, Event
from monopoly.rules.state import StandingOffer, State
from monopoly.server.refusal import Refusal
from monopoly.server.tables import play
from monopoly.server.tables.table import Table
from monopoly.server.views import trade_preview
from monopoly.server.views.blind import is_blind
from monopoly.server.views.labels import label_of
from monopoly.server.views.queries import rent_now
from monopoly.story import describe_gift

# Not to be foreseen: what falls is chance, and a share is chosen before it is added up.
BLIND: Final = (Throw, PayPercentageTax)  # 10 MCS 110(c)


def effect(table: Table, number: int, message: AskEffect) -> Effect:
    game = table.playing()
    action = play.action_of(message.action)
    seat = game.seat(number)
    wrong = play.why_not(table, action, number)
    deal = trade_preview.deal_of(game.state, action, seat)
    label = label_of(game, action, seat) if wrong is None or deal is not None else None
    if wrong is not None:
        return _refused(table, message, wrong, label, _sides_all_the_same(game.state, deal, seat))
    if deal is not None:
        return _traded(table, message, action, deal, label, seat)
    after = None if isinstance(action, BLIND) else _after(game.state, [(action, seat)])
    return _told(table, message, label, after, number)


def _refused(
    table: Table, message: AskEffect, wrong: Refusal, label: Label | None, sides: list[Side]
) -> Effect:
    return Effect(
        id=message.id,
        version=table.version,
        legal=False,
        reason=wrong.reason(),
        label=label,
        sides=sides,
    )


def _sides_all_the_same(s: State, deal: StandingOffer | None, seat: int) -> list[Side]:
    return (
        []
        if deal is None
        else trade_preview.sides_of(s, trade_preview.carried_out(s, deal), deal, seat)
    )


def _traded(
    table: Table,
    message: AskEffect,
    action: Action,
    deal: StandingOffer,
    label: Label | None,
    seat: int,
) -> Effect:
    """As if it were accepted at once. An offer may stand that nobody could accept now: why is told
    although it is legal to make it."""
    game = table.playing()
    s = game.state
    steps: list[tuple[Action, int]] = [(action, seat)]
    wrong: Refusal | None = None
    if not isinstance(action, Accept):
        trial = s.copy()
        engine.apply(trial, action, seat)
        accepting = (Accept(trial.offers_made), int(deal.receiver))
        violation = engine.why_not(trial, *accepting)
        if violation is not None:
            wrong = Refusal.by_rule(game, violation, seat)
        steps.append(accepting)
    after = _after(s, steps) if wrong is None else None
    if after is None:
        after = trade_preview.carried_out(s, deal)
    sides = trade_preview.sides_of(s, after, deal, seat)
    told = _told(table, message, label, after, seat, sides, wrong)
    return msgspec.structs.replace(told, gift=_gift(game, deal, seat))


def _gift(game: Game, deal: StandingOffer, seat: int) -> Gift | None:
    told = describe_gift(game, deal, seat)
    if told is None:
        return None
    return Gift(
        to=told.to,
        deeds=list(told.deeds),
        cash=told.cash,
        cards=list(told.cards),
        sentence=told.sentence,
    )


def _after(s: State, steps: list[tuple[Action, int]]) -> State | None:
    """The moment after legal actions and all that follows; None when a card is drawn then."""
    trial = s.copy()
    events: list[Event] = []
    trial.log = events
    for action, seat in steps:
        engine.apply(trial, action, seat)
    return None if any(isinstance(event, CardDrawn) for event in events) else trial


def _told(
    table: Table,
    message: AskEffect,
    label: Label | None,
    after: State | None,
    number: int,
    sides: list[Side] | None = None,
    wrong: Refusal | None = None,
) -> Effect:
    told = Effect(
        id=message.id,
        version=table.version,
        legal=True,
        reason=None if wrong is None else wrong.reason(),
        label=label,
        sides=sides or [],
    )
    return told if after is None else _filled(told, table.playing().state, after, number)


def _filled(told: Effect, before: State, after: State, number: int) -> Effect:
    plays = 0 <= number < after.players  # who only banks has nothing
    counted = plays and not is_blind(before)
    return msgspec.structs.replace(
        told,
        cash=int(after.cash[number]) if plays else None,
        worth=int(worth.total_worth(after, number)) if counted else None,
        houses=int(after.houses),
        hotels=int(after.hotels),
        rents=_rents(before, after),
    )


def _rents(before: State, after: State) -> list[RentChange]:
    changes = [
        RentChange(
            space=int(space), before=rent_now(before, int(space)), after=rent_now(after, int(space))
        )
        for space in before.board.deeds
    ]
    return [change for change in changes if change.before != change.after]
