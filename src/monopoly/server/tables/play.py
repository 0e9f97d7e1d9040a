"""The game at a table: what players, bots, the Banker and the hour do to it."""

from typing import Final, Literal

from monopoly.game import actions
from monopoly.game.actions import KnockDown, TimeUp
from monopoly.game.driver import ANSWERS_MAX
from monopoly.game.game import Game
from monopoly.game.step import Step
from monopoly.protocol.messages import (
    Act,
    ActionData,
    Call,
    Called,
    CallOut,
    ComeBack,
    Ended,
    Place,
    Played,
    Replaced,
    Returned,
    Said,
    Say,
)
from monopoly.rules import auction, engine
from monopoly.rules.action import Action
from monopoly.rules.board import BANK, NOBODY
from monopoly.rules.state import TO_BID
from monopoly.rules.violation import IllegalAction, refuse
from monopoly.server.refusal import Refusal
from monopoly.server.tables.bots import STAND_IN
from monopoly.server.tables.log import EntryMeta
from monopoly.server.tables.table import ONLY_BANKS, Table
from monopoly.server.tables.text import checked_chat

By = Literal["player", "bot", "bank"]

OFFERS: Final = (actions.Offer.kind, actions.Counter.kind)
CALLS: Final[tuple[Call, ...]] = ("open", "once", "twice")
NOT_CALLED_TWICE: Final = "Call going once and going twice before the gavel falls."


# --- what a seat asks for


def act(table: Table, number: int, message: Act, arrived: float | None = None) -> None:
    """Time is charged until the action `arrived`: what follows, the server takes for itself."""
    game = table.playing()
    action = action_of(message.action)
    if message.version < table.moved:
        raise _stale(table, message.version, why_not(table, action, number))
    _check_not_ahead(table, message.version)
    wrong = _why_not_here(table, action, number, game)
    if wrong is not None:
        raise wrong
    step = _apply(game, action, number)
    seat = table.seat(number)
    if seat.bot:
        _come_back(table, number, EntryMeta())
    meta = EntryMeta(person=seat.person, id=message.id)
    _enter_step(table, number, step, "player", meta, arrived)


def call(table: Table, number: int, message: CallOut) -> None:
    """The Banker's voice: it binds nobody, but the gavel waits for it."""
    game = table.playing()
    wrong = None
    if number != table.banks:
        wrong = Refusal("not-banker", "Only the Banker calls an auction.", clause="10 MCS 40")
    elif message.call not in calls_of(table, number):
        wrong = Refusal("no-auction", f"There is nothing to call {message.call!r} for now.")
    if message.version < table.moved:
        raise _stale(table, message.version, wrong)
    _check_not_ahead(table, message.version)
    if wrong is not None:
        raise wrong
    version, at = table.stamp()
    sale = auction.being_held(game.state)
    item, bid = int(sale.item.number), int(sale.bid)
    table.enter(
        Called(version=version, at=at, seat=number, call=message.call, item=item, bid=bid),
        EntryMeta(person=table.seat(number).person, id=message.id),
    )


def say(table: Table, number: int, message: Say) -> None:
    text = checked_chat(message.text)
    table.check_room()
    seat = table.seat(number)
    version, at = table.stamp()
    table.enter(
        Said(version=version, at=at, seat=number, name=seat.name, text=text),
        EntryMeta(person=seat.person, id=message.id),
    )


def come_back(table: Table, number: int, message: ComeBack) -> None:
    seat = table.seat(number)
    if not seat.bot:
        raise Refusal("not-replaced", "No bot plays this seat: it is yours.")
    _come_back(table, number, EntryMeta(person=seat.person, id=message.id))


def return_to_seat(table: Table, number: int) -> None:
    """A new connection of its owner takes a seat back."""
    if table.stage == "playing" and table.seat(number).bot:
        _come_back(table, number, EntryMeta())


# --- what the server does


def replace(table: Table, number: int, why: Literal["time", "away"]) -> None:
    version, at = table.stamp()
    table.enter(Replaced(version=version, at=at, seat=number, bot=STAND_IN, why=why))


def out_of_time(table: Table, number: int) -> None:
    """A bot takes the seat and decides at once what its owner had no more time for: whoever comes
    straight back finds it done."""
    replace(table, number, "time")
    for _ in range(ANSWERS_MAX + 1):  # bots with something to answer go first
        actor = int(table.playing().state.actor)
        if not bot_move(table) or table.stage == "over":
            return
        if table.bots is not None and table.bots.moved_last == actor:
            return


def time_up(table: Table) -> None:
    carry_out(table, BANK, TimeUp(), "bank", EntryMeta())


def bot_move(table: Table) -> bool:
    """One move of a bot, or of the Bank; False when a person is asked."""
    if table.bots is None or table.stage != "playing":
        return False

    def do(action: Action, seat: int) -> None:
        carry_out(table, seat, action, "bank" if seat == BANK else "bot", EntryMeta())

    return table.bots.move(table.bank_seat(), do)


def bot_could_move(table: Table) -> bool:
    """Cheap, and right or too hopeful: `bot_move` knows."""
    if table.game is None or table.game.over:
        return False
    if table.awaited() is None:
        return True
    return table.bots is not None and table.bots.may_answer()


# --- legality at a table


def action_of(data: ActionData) -> Action:
    try:
        return actions.from_dict(data)
    except actions.ActionError as error:
        raise Refusal("bad-action", str(error)) from None


def why_not(table: Table, action: Action, number: int) -> Refusal | None:
    """The rules' reason, or the table's own; None when the action is legal."""
    game = table.playing()
    wrong = _why_not_here(table, action, number, game)
    violation = None if wrong is not None else game.why_not(action, number)
    return wrong if violation is None else Refusal.by_rule(game, violation, number)


def _why_not_here(table: Table, action: Action, number: int, game: Game) -> Refusal | None:
    """The table's own reason against an action; whether the rules allow it is asked elsewhere."""
    if isinstance(action, actions.Leave):
        return Refusal("bad-action", "Leaving for good is asked of the table, not of the game.")
    if isinstance(action, TimeUp):
        return Refusal.by_rule(game, refuse(game.state, engine.NOT_A_PLAYER), number)
    knocks_down = isinstance(action, KnockDown) and number == table.banks
    if knocks_down and game.state.phase == TO_BID and not _may_knock_down(table, game):
        return Refusal("not-called-twice", NOT_CALLED_TWICE, clause="10 MCS 40")
    return None


def legal_actions(table: Table, number: int) -> list[Action]:
    game = table.game
    if game is None or game.over or not (number == ONLY_BANKS or number < len(table.seats)):
        return []
    found = game.legal_actions(number)
    if game.board.called_auctions and not _may_knock_down(table, game):
        found = [action for action in found if not isinstance(action, KnockDown)]
    return found


def calls_of(table: Table, number: int) -> list[Call]:
    """What the Banker may call out next."""
    game = table.game
    if game is None or number != table.banks or game.state.phase != TO_BID:
        return []
    place = CALLS.index(table.call) + 1 if table.call in CALLS else 0
    return list(CALLS[place : place + 1])


def _may_knock_down(table: Table, game: Game) -> bool:
    return table.call == "twice" or auction.next_bidder(game.state) == NOBODY


def _check_not_ahead(table: Table, version: int) -> None:
    if version > table.version:
        raise Refusal("future", f"This table has only come to version {table.version}.")


def _stale(table: Table, version: int, wrong: Refusal | None) -> Refusal:
    """Somebody acts on a position that has changed meanwhile; `wrong` is why not by now."""
    return Refusal(
        "stale",
        f"The position has changed since version {version}; it is now version {table.version}."
        + (f" {wrong.sentence}" if wrong else ""),
        key=wrong.key if wrong else "",
        parameters=wrong.parameters if wrong else None,
        clause=wrong.clause if wrong else "",
        still_legal=wrong is None,
    )


# --- carrying out


def carry_out(table: Table, number: int, action: Action, by: By, meta: EntryMeta) -> None:
    """Does what the rules allow and enters it; a refusal when they do not."""
    _enter_step(table, number, _apply(table.playing(), action, number), by, meta)


def _apply(game: Game, action: Action, number: int) -> Step:
    """Here the rules are asked, once: refused, nothing has changed."""
    try:
        return game.apply(action, number)
    except IllegalAction as refused:
        raise Refusal.by_rule(game, refused.violation, number) from None


def _enter_step(
    table: Table, number: int, step: Step, by: By, meta: EntryMeta, arrived: float | None = None
) -> None:
    """Enters what was done, and the end of the game if it came to that."""
    reserves = list(table.clock.reserve)
    table.clock.charge(number, table.times.steady() if arrived is None else arrived)
    table.on_events(step)
    version, at = table.stamp()
    if table.clock.reserve != reserves:
        left = [round(seconds * 1000) for seconds in table.clock.reserve]
        meta = EntryMeta(person=meta.person, id=meta.id, reserve=left)
    table.enter(
        Played(
            version=version,
            at=at,
            seat=number,
            by=by,
            action=actions.to_dict(step.action),
            events=[event.to_dict() for event in step],
            digest=table.digest(),
        ),
        meta,
        step.events,
    )
    if table.game is not None and table.game.over:
        _end(table, table.game)


def _end(table: Table, game: Game) -> None:
    version, at = table.stamp()
    table.enter(
        Ended(
            version=version,
            at=at,
            winners=winners_of(game),
            places=places_of(game),
            secret=table.config.secret,
            digest=game.digest(),
        )
    )


def winners_of(game: Game) -> list[int]:
    return [game.players.index(name) for name in game.winners]


def places_of(game: Game) -> list[Place]:
    return [
        Place(
            seat=game.players.index(standing.player),
            place=standing.place,
            worth=standing.worth,
            retired=standing.retired,
        )
        for standing in game.standings()
    ]


def _come_back(table: Table, number: int, meta: EntryMeta) -> None:
    version, at = table.stamp()
    table.enter(Returned(version=version, at=at, seat=number), meta)
