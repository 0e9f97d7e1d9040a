"""The levels trade: none can be milked, each counters once, and what it asks for it takes."""

from itertools import islice

import pytest
from librt.vecs import vec

from monopoly import Game, Position
from monopoly.bots import Bot, View, make_bot
from monopoly.bots.rollouts.playout import play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.events import OfferMade
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import StandingOffer, State
from monopoly.rules.trade import Accept, Counter, Offer, Refuse, Withdraw
from tests.bots.levels.tables import LEVELS, answer, moments, offers_in

TIMES = 9  # that an offer is repeated
COUNTERS_PER_TURN = 2

every_level = pytest.mark.parametrize("level", LEVELS)
# `trader` asks only for what both gain by: its few counter-offers are in trader/test_counters.py.
in_dollars = pytest.mark.parametrize("level", ["beginner", "intermediate"])


def positions(level: str, count: int) -> "list[tuple[State, int]]":
    """From games among three of a level and one of another, each with a seat of that level."""
    found = []
    for seed in range(count):
        names = [level, level, level, LEVELS[seed % len(LEVELS)]]
        for state, _bots, seat in islice(moments(names, seed, 120), 120, None, 31):
            quiet = not state.debts and not state.offers and state.auction is None
            if quiet and state.retired[seat % 3] == 0:
                found.append((state.copy(), seat % 3))
    return found


def worse(offer: Offer, by: int) -> Offer:
    """The same for less."""
    more_cash = max(by - int(offer.give.cash), 0) if offer.get.deeds == 0 else 0
    return Offer(
        int(offer.to),
        give_deeds=list(bitset.members_of(offer.give.deeds)),
        give_cash=max(int(offer.give.cash) - by, 0),
        get_deeds=list(bitset.members_of(offer.get.deeds)),
        get_cash=int(offer.get.cash) + more_cash,
    )


@every_level
def test_what_is_refused_stays_refused(level: str, build: str) -> None:
    """Nine times the same or a little less, in an unchanged position."""
    refused = 0
    for number, (state, seat) in enumerate(positions(level, 6 if build == "compiled" else 2)):
        bot = make_bot(level, number)
        for maker, offer in offers_in(state, seat, number, 12):
            if isinstance(answer(bot, state, maker, offer), Accept):
                continue
            refused += 1
            for time in range(TIMES):
                again = worse(offer, 10 * (time // 2))
                if again.why_not(state, maker) is None:
                    said = answer(bot, state, maker, again)
                    assert isinstance(said, Refuse | Counter), (number, offer, again)
    assert refused > 20


@in_dollars
def test_a_price_is_asked_for_once(level: str, build: str) -> None:
    """And asking again for the same does not bring a better one."""
    countered = 0
    for number, (state, seat) in enumerate(positions(level, 6 if build == "compiled" else 2)):
        for maker, offer in offers_in(state, seat, number, 12):
            bot = make_bot(level, number)
            said = [answer(bot, state, maker, offer) for _ in range(TIMES)]
            if isinstance(said[0], Counter):
                countered += 1
                assert all(isinstance(later, Refuse) for later in said[1:])
    assert countered > 5


@in_dollars
def test_what_it_asks_for_it_takes(level: str, build: str) -> None:
    """A counter-offer is a price at which it would do it, and better for it than what it was
    offered."""
    countered = 0
    for number, (state, seat) in enumerate(positions(level, 6 if build == "compiled" else 2)):
        for maker, offer in offers_in(state, seat, number, 12):
            bot = make_bot(level, number)
            said = answer(bot, state, maker, offer)
            if not isinstance(said, Counter):
                continue
            countered += 1
            assert (said.give.deeds, said.get.deeds) == (offer.get.deeds, offer.give.deeds)
            got = int(said.get.cash - said.give.cash)
            assert got > offer.give.cash - offer.get.cash
            assert got % 10 == 0, "a round sum"
            taken = Offer(
                seat,
                give_deeds=list(bitset.members_of(said.get.deeds)),
                give_cash=int(said.get.cash),
                get_deeds=list(bitset.members_of(said.give.deeds)),
                get_cash=int(said.give.cash),
            )
            assert isinstance(answer(bot, state, maker, taken), Accept), (number, offer, said)
    assert countered > 5


@every_level
def test_nothing_is_given_for_nothing(level: str, build: str) -> None:
    asked = 0
    for number, (state, seat) in enumerate(positions(level, 6 if build == "compiled" else 2)):
        bot = make_bot(level, number)
        for space in bitset.members_of(state.held[seat]):
            gift = Offer(seat, get_deeds=[space])
            for maker in range(state.players):
                if state.retired[maker] or maker == seat or gift.why_not(state, maker) is not None:
                    continue
                asked += 1
                assert not isinstance(answer(bot, state, maker, gift), Accept), (number, space)
    assert asked > 50


# --- talks end


class Haggler(Bot):
    """Offers every turn, and answers whatever it is offered with a dollar more than before."""

    def __init__(self) -> None:
        self._inner = make_bot("greedy")
        self._turn = -1
        self._dollars = 0

    def choose(self, view: View, player: int) -> Action | None:
        for offer in view.offers():
            if offer.receiver == player:
                self._dollars += 1
                counter = Counter(
                    offer.number,
                    give_deeds=list(bitset.members_of(offer.get.deeds)),
                    give_cash=self._dollars,
                    get_deeds=list(bitset.members_of(offer.give.deeds)),
                )
                return counter if view.allows(counter, player) else Refuse(offer.number)
        if view.actor == player and view.current == player and view.turn != self._turn:
            self._turn = int(view.turn)
            for standing in view.offers():
                if standing.proposer == player:
                    return Withdraw(standing.number)
            for other in range(view.players):
                for space in bitset.members_of(view.held(other)) if other != player else ():
                    offer_it = Offer(other, give_cash=1, get_deeds=[space])
                    if view.allows(offer_it, player):
                        return offer_it
        return self._inner.choose(view, player)


@in_dollars
def test_talks_end(level: str, build: str) -> None:
    """Two of a level and two who never stop haggling."""
    countered = 0
    for seed in range(8 if build == "compiled" else 2):
        dealer = SeededDealer(seed)
        state = new_game(board_for(rule_set("statutes")), list("ABCD"), dealer)
        state.log = []
        bots = [make_bot(level, seed), Haggler(), make_bot(level, seed + 1), Haggler()]
        play_out(state, bots, dealer, 120)
        turn: dict[int, int] = {}
        for event in state.log:
            if event.kind == "turn-began":
                turn.clear()
            elif isinstance(event, OfferMade) and event.countering and event.player in (0, 2):
                countered += 1
                turn[event.player] = turn.get(event.player, 0) + 1
                assert turn[event.player] <= COUNTERS_PER_TURN
    assert countered > 0


def offers_made(seed: int) -> dict[int, int]:
    """Of a game of all levels: each offer by its number, with the one that it counters, or 0."""
    table: State | None = None
    for state, _bots, _seat in moments(list(LEVELS), seed, 120):
        table = state
        if state.log is None:
            state.log = []
    assert table is not None
    assert table.log
    return {e.number: e.countering for e in table.log if isinstance(e, OfferMade)}


def test_the_answer_to_a_counter_offer_is_yes_or_no() -> None:
    """Whoever named the first price does not name another."""
    countered = 0
    for seed in range(4):
        countering = offers_made(seed)
        counters = [number for number, first in countering.items() if first]
        countered += len(counters)
        assert [number for number in counters if countering.get(countering[number])] == []
    assert countered > 0


@in_dollars
def test_two_prices_a_turn_are_enough(level: str) -> None:
    """However many different offers it gets."""
    state = table({"cash": 300}, {"deeds": ["New York Avenue"]})
    state.offers = vec[StandingOffer]()
    offers = [
        Offer(0, give_cash=300, get_deeds=[19]),
        Offer(0, give_cash=100, get_deeds=[8]),
        Offer(0, give_deeds=[35], give_cash=50, get_deeds=[19]),
    ]
    each = [answer(make_bot(level), state, 1, offer) for offer in offers]
    assert [type(said) for said in each] == [Counter] * 3
    bot = make_bot(level)
    together = [answer(bot, state, 1, offer) for offer in offers]
    assert [type(said) for said in together] == [Counter, Counter, Refuse]


def test_an_offer_nobody_answers_is_taken_back() -> None:
    """In its next turn: else it could be accepted when it has become a bad one."""
    for level in LEVELS:
        state = table({"cash": 300}, {"deeds": ["New York Avenue"]})
        bot = make_bot(level)
        engine.apply(state, _not_none(bot.choose(View(state), 0)), 0)
        assert [offer.proposer for offer in state.offers] == [0]
        state.turn += 2
        state.current = state.actor = 0
        assert isinstance(bot.choose(View(state), 0), Withdraw), level


def _not_none(action: Action | None) -> Action:
    assert action is not None
    return action


# --- what is said


def table(give: dict[str, object], get: dict[str, object]) -> State:
    """Bob, who lacks New York Avenue for the orange group, makes Ann an offer."""
    at: dict[str, object] = {
        "rules": "statutes",
        "players": [
            {"name": "Ann", "cash": 700, "deeds": ["New York Avenue", "Vermont Avenue"]},
            {
                "name": "Bob",
                "cash": 1500,
                "deeds": ["St. James Place", "Tennessee Avenue", "Oriental Avenue", "Short Line"],
            },
            {"name": "Cy", "cash": 900, "deeds": ["Kentucky Avenue", "Connecticut Avenue"]},
        ],
        "turn": "Bob",
        "offers": [{"number": 1, "proposer": "Bob", "receiver": "Ann", "give": give, "get": get}],
    }
    return Game.from_position(Position.from_dict(at), seed=1).state


@every_level
def test_a_refusal_says_what_is_wrong_and_what_would_do(level: str) -> None:
    state = table({"cash": 300}, {"deeds": ["New York Avenue"]})
    bot = make_bot(level)
    told = bot.explain(View(state), 0)  # type: ignore[attr-defined]
    assert isinstance(told.choice, Counter)
    price = f"${int(told.choice.get.cash):,}"
    assert told.sentence == f"Not for $300: it would give you orange. {price}?"
    by_kind = {option.action.kind: option for option in told.options}
    assert by_kind["counter"].value > by_kind["refuse"].value == 0
    unit = "ten-thousandths of a win" if level == "trader" else "dollars"
    assert {option.unit for option in told.options} == {unit}


@in_dollars
def test_a_fair_swap_is_proposed_and_accepted(level: str) -> None:
    """Each has what the other lacks."""
    at: dict[str, object] = {
        "rules": "statutes",
        "players": [
            {
                "name": "Ann",
                "cash": 700,
                "deeds": ["New York Avenue", "Oriental Avenue", "Connecticut Avenue"],
            },
            {
                "name": "Bob",
                "cash": 700,
                "deeds": ["St. James Place", "Tennessee Avenue", "Vermont Avenue"],
            },
            {"name": "Cy", "cash": 700},
        ],
        "turn": {"player": "Ann", "dice": [3, 5], "stage": "after-throw"},
    }
    for seed in range(20):  # a beginner does not see it in every turn
        state = Game.from_position(Position.from_dict(at), seed=1).state
        bot = make_bot(level, seed)
        told = bot.explain(View(state), 0)  # type: ignore[attr-defined]
        offer = bot.choose(View(state), 0)
        if isinstance(offer, Offer):
            assert "It gives you orange and me light blue: " in told.sentence
            assert told.sentence.endswith("?")
            engine.apply(state, offer, 0)
            assert isinstance(make_bot(level).choose(View(state), 1), Accept)
            break
    else:
        raise AssertionError("never proposed")
