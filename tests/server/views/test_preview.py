"""What an action would do is what it does: asked first, then done, over random games. Asking
changes nothing, throws no dice and tells of no card."""

import asyncio
import contextlib
import random
from functools import partial
from pathlib import Path

import pytest
from librt.vecs import vec

from monopoly.chance.dealer import Dealer
from monopoly.game import actions
from monopoly.protocol.messages import (
    Act,
    ActionData,
    AskDeed,
    AskEffect,
    AskFunds,
    Effect,
    Funds,
    Gift,
    NewTable,
    OptionValue,
    Position,
    RentChange,
    Side,
)
from monopoly.rules import bankruptcy, debt, engine
from monopoly.rules.board import NOTHING, UTILITY
from monopoly.rules.state import OPENING, TO_CHOOSE_TAX, TO_SETTLE, Debt
from monopoly.rules.throw import Throw
from monopoly.server.refusal import Refusal
from monopoly.server.tables import play
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from monopoly.server.views import preview, queries
from monopoly.server.views.blind import is_blind
from monopoly.server.views.position import position_of
from tests.server.registries import begin, one_move, registry_in, sit
from tests.server.worlds import KnownSecrets, ManualTimes

pytestmark = pytest.mark.once

UNTOLD = ("throw", "pay-percentage-tax")  # chance, and a choice that is made blind
PARK_PLACE, BOARDWALK = 37, 39
NAMES = ("Bob", "Cy")
STEPS = 250


class NoDealer(Dealer):
    """Whoever asks it for chance has made a mistake."""

    def throw(self, dice: int) -> Throw:
        raise AssertionError("the dice were thrown for a question")


def ask(table: Table, seat: int, action: ActionData) -> Effect:
    """Asks, and sees to it that asking has changed nothing."""
    game = table.playing()
    dealer, before, version = game._dealer, game.state.dump(), table.version
    game._dealer = NoDealer()
    try:
        told = preview.effect(table, seat, AskEffect(id="e", action=action))
    finally:
        game._dealer = dealer
    assert (game.state.dump(), table.version, game.state.log) == (before, version, None)
    assert (told.id, told.version) == ("e", version)
    return told


def do(table: Table, seat: int, action: ActionData) -> None:
    play.act(table, seat, Act(id=f"a{table.version}", version=table.version, action=action))


def position(table: Table) -> Position:
    assert table.game is not None
    return position_of(table.game.state)


def rents(table: Table) -> dict[int, int]:
    assert table.game is not None
    return {
        int(space): queries.deed(table, AskDeed(id="d", space=int(space))).rent
        for space in table.game.board.deeds
    }


def key_of(told: Effect) -> str:
    return "" if told.reason is None else told.reason.key


def data_of(action: actions.Action) -> ActionData:
    data = actions.to_dict(action)
    data.pop("highest", None)
    return data  # type: ignore[return-value]


def check_against_doing(table: Table, seat: int, action: ActionData, seen: set[str]) -> None:
    told = ask(table, seat, action)
    assert told.legal, (action, told)
    assert told.label
    before, version, blind = rents(table), table.version, is_blind(table.playing().state)
    do(table, seat, action)
    drawn = card_drawn_since(table, version)
    if drawn and action["kind"] == "accept":
        return  # the trade itself is told, not what followed
    if drawn or action["kind"] in UNTOLD:
        assert (told.cash, told.worth, told.houses, told.hotels) == (None,) * 4, action
        assert (told.rents, told.sides) == ([], [])
        return
    seen.add(str(action["kind"]))
    now = position(table)
    assert (told.cash, told.worth) == (now.cash[seat], None if blind else now.worth[seat]), action
    assert (told.houses, told.hotels) == (now.houses, now.hotels), action
    after = rents(table)
    assert told.rents == [
        RentChange(space=space, before=before[space], after=after[space])
        for space in before
        if before[space] != after[space]
    ]
    if told.rents:
        seen.add("rents")
        kinds = [table.playing().board.kind[one.space] for one in told.rents] if _on(table) else []
        seen.update("utility" for kind in kinds if kind == UTILITY)


def card_drawn_since(table: Table, version: int) -> bool:
    return any(b'"card-drawn"' in one.entry for one in table.recent if one.version > version)


def _on(table: Table) -> bool:
    return table.stage == "playing"


# --- trades


def random_terms(rng: random.Random, table: Table, one: int, two: int) -> ActionData:
    s = table.playing().state
    terms: ActionData = {}
    for side, player in (("give", one), ("get", two)):
        held = [int(space) for space in s.board.deeds if s.owner[space] == player]
        terms[f"{side}_deeds"] = rng.sample(held, min(len(held), rng.randrange(4)))
        terms[f"{side}_cash"] = rng.choice([0, 0, 10, 100, 3000])
        terms[f"{side}_cards"] = [deck for deck in range(2) if s.jail_card[deck] == player]
    return terms


def check_trade(rng: random.Random, table: Table, seen: set[str]) -> None:
    """Offers something, now and then countered, and accepts it: as told at each step."""
    one, two = rng.sample(range(len(table.seats)), 2)
    offer: ActionData = {"kind": "offer", "to": two}
    offer |= random_terms(rng, table, one, two)
    told = ask(table, one, offer)
    wrong = play.why_not(table, play.action_of(offer), one)
    assert told.legal == (wrong is None)
    if wrong is not None:
        assert told.reason == wrong.reason()
        assert (told.cash, told.rents) == (None, [])
        if not _retired(table, one, two):
            assert [side.player for side in told.sides] == [one, two], told
            seen.add(f"refused {wrong.key}")
        return
    do(table, one, offer)
    number = _standing(table)
    proposer, receiver = one, two
    if rng.random() < 0.3:
        counter: ActionData = {"kind": "counter", "number": number}
        counter |= random_terms(rng, table, two, one)
        told = ask(table, two, counter)
        if told.legal:
            do(table, two, counter)
            number, proposer, receiver = _standing(table), two, one
            seen.add("counter")
        else:
            do(table, one, {"kind": "withdraw", "number": number})
            return
    accept: ActionData = {"kind": "accept", "number": number}
    answer = ask(table, receiver, accept)
    assert answer.sides == told.sides[::-1]
    if not answer.legal:
        # it may be offered, but not accepted: that is told with the offer already
        assert told.reason is not None
        assert answer.reason is not None
        assert told.reason.key == answer.reason.key
        assert told.reason.parameters == answer.reason.parameters
        seen.add("not acceptable")
        do(table, proposer, {"kind": "withdraw", "number": number})
        return
    assert told.reason is None
    assert told.rents == answer.rents
    held, version, blind = position(table), table.version, is_blind(table.playing().state)
    do(table, receiver, accept)
    if not card_drawn_since(table, version):
        check_sides(table, told.sides, held, seen, blind=blind)


def _retired(table: Table, *seats: int) -> bool:
    return any(table.playing().state.retired[seat] for seat in seats)


def _standing(table: Table) -> int:
    return int(table.playing().state.offers_made)


def check_sides(
    table: Table, sides: list[Side], before: Position, seen: set[str], *, blind: bool
) -> None:
    now = position(table)
    assert table.game is not None
    groups = table.game.board.edition.groups
    for side in sides:
        worth = None if blind else now.worth[side.player]
        assert (side.cash, side.worth) == (now.cash[side.player], worth)
        changed = {}
        for group in groups:
            had = sum(before.owner[space] == side.player for space in group.spaces)
            has = sum(now.owner[space] == side.player for space in group.spaces)
            if had != has:
                changed[group.key] = (had, has, len(group.spaces))
        assert changed == {one.group: (one.before, one.after, one.size) for one in side.groups}
        if side.interest:
            seen.add("interest")
            assert f'"interest-paid","player":{side.player}'.encode() in table.recent[-1].entry
    seen.add("traded")


# --- funds


def check_funds(table: Table, seat: int, seen: set[str]) -> None:
    """By the rules' own word: who cannot raise enough for the first debt may declare bankruptcy,
    however much more is owed after it."""
    s = table.playing().state
    if s.phase == TO_CHOOSE_TAX and s.actor == seat:
        with pytest.raises(Refusal, match="not added up before"):
            queries.funds(table, seat, AskFunds(id="f"))
        seen.add("blind")
        return
    told = queries.funds(table, seat, AskFunds(id="f"))
    assert told.cash == s.cash[seat]
    assert told.total == told.cash + told.buildings + told.mortgages
    mine = [one for one in s.debts if one.debtor == seat]
    assert told.owed == (mine[0].amount if mine else 0)
    assert told.owed_all == sum(one.amount for one in mine)
    assert told.enough_for_all == (told.total >= told.owed_all)
    if s.phase == TO_SETTLE and s.debts[0].debtor == seat:
        ruined = engine.why_not(s, bankruptcy.DeclareBankruptcy(), seat) is None
        assert told.enough is not ruined
        seen.add("ruined" if ruined else "can pay")
    elif not mine:
        assert raised_by_hand(table, seat) in (told.total, None)


def raised_by_hand(table: Table, seat: int) -> int | None:
    """Sells and mortgages all there is on a copy; None where that is not allowed now."""
    trial = table.playing().state.copy()
    before = trial.dump()
    for _ in range(200):
        found = [
            action
            for action in engine.legal_actions(trial, seat)
            if action.kind in ("sell-building", "sell-hotels", "mortgage")
        ]
        if not found:
            break
        engine.apply(trial, found[0], seat)
    if any(trial.held[seat] & ~trial.mortgaged & 1 << space for space in range(40)):
        return None
    return int(trial.cash[seat]) if trial.dump() != before else None


def test_the_debt_that_is_due_is_told_apart_from_those_that_follow(tmp_path: Path) -> None:
    """Only the first decides about a bankruptcy: what is paid next may come from elsewhere."""

    def owing(table: Table, *amounts: int) -> Funds:
        debts = [Debt(0, 1, amount, debt.FINE, NOTHING) for amount in amounts]
        table.playing().state.debts = vec[Debt](debts)
        return queries.funds(table, 0, AskFunds(id="f"))

    async def story() -> None:
        async with registry_in(tmp_path, rest_seconds=0.0) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=2))
            await runtime.change(sit("Bob"))
            await runtime.change(begin)
            s = runtime.table.playing().state
            s.cash[0], s.owner[BOARDWALK], s.held[0] = 0, 0, 1 << BOARDWALK
            for amounts, due, together in (
                ((200, 1), (200, True), (201, False)),
                ((201, 1), (201, False), (202, False)),
                ((150, 50), (150, True), (200, True)),
                ((7,), (7, True), (7, True)),
                ((), (0, True), (0, True)),
            ):
                told = owing(runtime.table, *amounts)
                assert (told.total, told.mortgages) == (200, 200)
                assert (told.owed, told.enough) == due
                assert (told.owed_all, told.enough_for_all) == together

    asyncio.run(story())


# --- the games


RULES: list[tuple[str, dict[str, OptionValue]]] = [
    ("statutes", {}),
    ("statutes-short", {"ending": "last-standing"}),
    ("london-speed", {"free_parking": "all"}),
    ("wikibook", {"rent_claim": "on-demand"}),
    ("mcc", {"houses": 6, "hotels": 2, "starting_cash": 3000}),
]


@pytest.mark.parametrize("number", range(len(RULES)))
def test_an_effect_is_what_the_action_does(tmp_path: Path, number: int) -> None:
    rules, options = RULES[number]
    secrets = KnownSecrets(number)
    rng = random.Random(number)
    seen: set[str] = set()

    def step(table: Table) -> None:
        if rng.random() < 0.3:
            check_trade(rng, table, seen)
        if table.stage != "playing":
            return
        seats = [int(table.playing().state.actor)] * 3 + list(range(len(table.seats)))
        seat = rng.choice(seats)
        check_funds(table, seat, seen)
        choices = [data_of(action) for action in play.legal_actions(table, seat)]
        eager = [one for one in choices if one["kind"] in ("build", "buy", "lift-mortgage")]
        if choices:
            check_against_doing(table, seat, rng.choice(eager + choices), seen)

    async def story() -> None:
        world = World(times=ManualTimes(), secrets=secrets)
        async with registry_in(tmp_path, world, rest_seconds=0.0) as registry:
            runtime, *_ = await registry.open(
                NewTable(name="Ann", seats=3, rules=rules, options=options)
            )
            for name in NAMES:
                await runtime.change(sit(name))
            await runtime.change(begin)
            for _ in range(STEPS):
                if runtime.table.stage == "over":
                    break
                await runtime.change(step)

    for _ in range(3):
        asyncio.run(story())
    assert {"mortgage", "rents", "traded", "counter"} <= seen, seen


def test_an_effect_of_nonsense_is_a_refusal_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_in(tmp_path, rest_seconds=0.0) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=2))
            with pytest.raises(Refusal) as early:
                preview.effect(runtime.table, 0, AskEffect(id="e", action={"kind": "throw"}))
            assert early.value.code == "not-started"
            await runtime.change(sit("Bob"))
            await runtime.change(begin)
            told = ask(runtime.table, 0, {"kind": "leave"})
            assert (told.legal, key_of(told), told.label) == (False, "bad-action", None)
            for to in (-1, 0, 7, 2**40 - 1):
                told = ask(runtime.table, 0, {"kind": "offer", "to": to, "give_cash": 1})
                assert (told.legal, told.sides, told.label) == (False, [], None)
            told = ask(runtime.table, 0, {"kind": "offer", "to": 1, "give_cash": 5000})
            assert not told.legal
            assert told.reason is not None
            assert told.reason.sentence
            assert [side.cash for side in told.sides] == [1500 - 5000, 1500 + 5000]
            told = ask(runtime.table, 0, {"kind": "throw", "dice": [6, 6]})
            assert (told.legal, key_of(told)) == (False, "faces-are-chance")
            with contextlib.suppress(Refusal):
                ask(runtime.table, 0, {"kind": "fly"})

    asyncio.run(story())


def test_what_is_given_for_nothing_is_told_to_who_gives_it(tmp_path: Path) -> None:
    """To be asked about before it is sent or accepted; not where anything at all comes back, and
    not to who only receives."""

    async def story() -> None:
        async with registry_in(tmp_path, rest_seconds=0.0) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=2))
            await runtime.change(sit("Bob"))
            await runtime.change(begin)
            table = runtime.table
            s = table.playing().state
            while s.phase == OPENING:
                await runtime.change(partial(one_move, number=table.version))
            s.owner[BOARDWALK], s.held[0] = 0, 1 << BOARDWALK
            s.owner[PARK_PLACE], s.held[1] = 1, 1 << PARK_PLACE
            offer: ActionData = {"kind": "offer", "to": 1}
            more: ActionData = {"give_deeds": [BOARDWALK], "give_cash": 40}
            assert ask(table, 0, offer | more).gift == Gift(
                to=1,
                deeds=[BOARDWALK],
                cash=40,
                cards=[],
                sentence="You give Bob Boardwalk and $40 and get nothing for it.",
            )
            assert ask(table, 0, offer | more | {"get_cash": 1}).gift is None
            assert ask(table, 0, offer | {"get_deeds": [PARK_PLACE]}).gift is None
            do(table, 0, offer | more)
            assert ask(table, 1, {"kind": "accept", "number": _standing(table)}).gift is None
            counter: ActionData = {"kind": "counter", "number": _standing(table)}
            gift = ask(table, 1, counter | {"give_deeds": [PARK_PLACE]}).gift
            assert gift is not None
            assert gift.sentence == "You give Ann Park Place and get nothing for it."
            asking: ActionData = {"get_deeds": [BOARDWALK]}
            assert ask(table, 1, counter | asking).gift is None
            do(table, 1, counter | asking)
            accept: ActionData = {"kind": "accept", "number": _standing(table)}
            gift = ask(table, 0, accept).gift
            assert gift is not None
            assert (gift.to, gift.deeds, gift.cash) == (1, [BOARDWALK], 0)

    asyncio.run(story())
