"""Every event has its sentence and every action its label, in plain English."""

import re

import pytest

from monopoly import Game
from monopoly.bots import View, make_bot
from monopoly.game import actions
from monopoly.game.actions import (
    Accept,
    Bid,
    Build,
    Buy,
    ChooseToken,
    Counter,
    Decline,
    LiftMortgage,
    Mortgage,
    Move,
    Offer,
    PayFine,
    PayPercentageTax,
    Refuse,
    SellBuilding,
    SellHotels,
    Throw,
    UseJailCard,
    Want,
    Withdraw,
)
from monopoly.game.boards import board_for
from monopoly.rules import deeds, item
from monopoly.rules import events as e
from monopoly.rules.events import EVENTS, Event
from monopoly.rules.ruleset import preset_names, rule_set
from monopoly.rules.state import NEWCOMER, TO_BUY, Shortage, no_wants
from monopoly.rules.violation import REASONS, Reason, refuse
from monopoly.story import (
    ActionLabel,
    Storyteller,
    describe_action,
    describe_refusal,
    label_action,
    tell_refusal,
)
from monopoly.story.by_case import BY_CASE
from monopoly.story.sentences import SENTENCES
from monopoly.story.wording import Wording, counted, listed, ordinal, second_person

ANN, BOB, CY, BANK, POT = 0, 1, 2, -1, -2
BALTIC, ORIENTAL, JAIL, STATES, NEW_YORK, PARKING = 3, 6, 10, 13, 19, 20
GO_TO_JAIL, LUXURY, BOARDWALK = 30, 38, 39
HOUSE, HOTEL = 40, 41
ORANGE = 3
NAMES = ["Ann", "Bob", "Cy"]
TERMS = ((BALTIC,), 50, (), (NEW_YORK, BOARDWALK), 0, (1,))

EXAMPLES: list[tuple[Event, str]] = [
    (e.TokenChosen(ANN, 2), "Ann takes the thimble."),
    (e.DeedDealt(ANN, BALTIC), "Ann is dealt Baltic Avenue."),
    (e.ThrownForStart(ANN, 3, 4), "Ann throws 3 and 4 for the start."),
    (e.StartTied((ANN, BOB, CY)), "Ann, Bob and Cy have thrown the same and throw again."),
    (e.PlayStarted(BOB), "Bob starts."),
    (e.TurnBegan(ANN, 12), "It is Ann's turn, number 12."),
    (e.Thrown(ANN, 4, 3, 0, 0), "Ann throws 4 and 3."),
    (e.Thrown(ANN, 4, 4, 0, 1), "Ann throws 4 and 4 (doubles)."),
    (e.Thrown(ANN, 4, 4, 0, 2), "Ann throws 4 and 4 (doubles, the second time)."),
    (e.Thrown(ANN, 4, 4, 0, 0), "Ann throws 4 and 4 (doubles)."),  # out of jail
    (e.Thrown(ANN, 2, 2, 2, 1), "Ann throws 2, 2 and 2 (three of a kind)."),
    (e.Thrown(ANN, 4, 3, 4, 0), "Ann throws 4, 3 and the bus."),
    (e.Thrown(ANN, 3, 3, 5, 1), "Ann throws 3, 3 and Mr. M (doubles)."),
    (e.ThrownForRent(ANN, 5, 6, 0, 12), "Ann throws 5 and 6 for the rent of Electric Company."),
    (e.Moved(ANN, 10, 18, True), "Ann goes to Tennessee Avenue."),
    (e.Moved(ANN, 22, 19, False), "Ann goes back to New York Avenue."),
    (e.Moved(ANN, 3, JAIL, True), "Ann goes to Jail, just visiting."),
    (e.Moved(ANN, 22, GO_TO_JAIL, True), "Ann lands on Go to Jail."),
    (e.TurnEnded(ANN), "Ann ends the turn."),
    (e.TurnSkipped(CY, BOB), "Cy throws out of turn: Bob's turn is skipped."),
    (e.SkipCalled(ANN, BOB), "Ann calls it back: all since is undone, and it is Bob's turn."),
    (e.SalaryPaid(ANN, 200), "Ann collects $200 salary."),
    (e.SalaryDue(ANN, 200), "Ann may collect $200 salary."),
    (e.SalaryLapsed(ANN, 400), "Ann did not ask in time: $400 salary is lost."),
    (e.Bought(ANN, BOARDWALK, 400), "Ann buys Boardwalk for $400."),
    (e.Declined(ANN, BOARDWALK), "Ann does not buy Boardwalk."),
    (e.AuctionOpened(BOARDWALK), "Boardwalk goes to auction."),
    (e.AuctionOpened(HOUSE), "A house goes to auction."),
    (e.BidMade(ANN, BOARDWALK, 1200), "Ann bids $1,200."),
    (e.BidderPassed(ANN, BOARDWALK), "Ann passes."),
    (e.AuctionWon(ANN, BOARDWALK, 20), "Ann wins Boardwalk for $20."),
    (e.AuctionWon(ANN, HOTEL, 300), "Ann wins a hotel for $300."),
    (e.AuctionFailed(BOARDWALK), "Nobody wants Boardwalk: it stays with the Bank."),
    (e.RentPaid(BOB, ANN, NEW_YORK, 32), "Bob pays Ann $32 rent for New York Avenue."),
    (e.RentClaimable(BOB, ANN, NEW_YORK, 32), "Ann may ask Bob for $32 rent for New York Avenue."),
    (e.RentDemanded(ANN, BOB, NEW_YORK, 32), "Ann asks Bob for $32 rent for New York Avenue."),
    (
        e.RentLapsed(ANN, BOB, NEW_YORK, 32),
        "Bob's $32 rent for New York Avenue lapses: Ann did not ask in time.",
    ),
    (
        e.NoRentFromJail(BOB, ANN, NEW_YORK),
        "Ann is in Jail and gets no rent from Bob for New York Avenue.",
    ),
    (e.TaxPaid(ANN, BANK, 4, 200, True), "Ann pays $200 Income Tax."),
    (e.TaxPaid(ANN, POT, LUXURY, 100, False), "Ann pays $100 Luxury Tax into the pot."),
    (e.FinePaid(ANN, BANK, 50), "Ann pays the $50 fine."),
    (e.FinePaid(ANN, POT, 50), "Ann pays the $50 fine into the pot."),
    (e.CardDrawn(ANN, 0, 0), "Ann draws Chance: Advance to GO."),
    (e.CardMoney(BANK, ANN, 50), "Ann gets $50."),
    (e.CardMoney(ANN, BANK, 15), "Ann pays $15."),
    (e.CardMoney(ANN, POT, 15), "Ann pays $15 into the pot."),
    (e.CardMoney(BOB, ANN, 10), "Bob pays Ann $10."),
    (e.DealPaid(ANN, BALTIC, 60), "Ann pays $60 for Baltic Avenue, dealt at the start."),
    (e.PotCollected(ANN, 250), "Ann takes the pot of $250."),
    (e.PotLaidOut(500), "The Bank lays $500 on Free Parking."),
    (e.PaperIssued(1000), "The Bank is out of notes and writes $1,000 on paper."),
    (e.DebtStands(BOB, ANN, 32), "Bob owes Ann $32 and must raise the cash."),
    (e.DebtStands(BOB, BANK, 200), "Bob owes the Bank $200 and must raise the cash."),
    (e.SentToJail(ANN, "space"), "Ann is sent to Jail."),
    (e.SentToJail(ANN, "card"), "The card sends Ann to Jail."),
    (e.SentToJail(ANN, "doubles"), "The third doubles send Ann to Jail."),
    (e.LeftJail(ANN, "doubles"), "Ann leaves Jail with doubles."),
    (e.LeftJail(ANN, "card"), "Ann leaves Jail with a card."),
    (e.LeftJail(ANN, "fine"), "Ann leaves Jail for the fine."),
    (e.StayedInJail(ANN, 1), "No doubles for Ann."),
    (e.StayedInJail(ANN, 3), "No doubles for Ann (the third time)."),
    (e.SatOut(ANN), "Ann sits the turn out in Jail."),
    (e.JailCardKept(ANN, 0), "Ann keeps Get Out of Jail Free (Chance)."),
    (
        e.JailCardReturned(ANN, 1),
        "Ann puts Get Out of Jail Free (Community Chest) back under the deck.",
    ),
    (e.HouseBuilt(ANN, ORIENTAL, 50, 2), "Ann builds a second house on Oriental Avenue for $50."),
    (e.HouseBuilt(ANN, ORIENTAL, 0, 1), "Ann puts a first house on Oriental Avenue."),
    (e.HotelBuilt(ANN, ORIENTAL, 50), "Ann builds a hotel on Oriental Avenue for $50."),
    (e.HotelBuilt(ANN, ORIENTAL, 0), "Ann puts a hotel on Oriental Avenue."),
    (
        e.BuildingSold(ANN, ORIENTAL, 25, 4, True),
        "Ann sells the hotel on Oriental Avenue for $25 (4 houses left).",
    ),
    (e.BuildingSold(ANN, ORIENTAL, 25, 0, False), "Ann sells a house on Oriental Avenue for $25."),
    (
        e.HotelsSold(ANN, ORANGE, 750, (0, 0, 0)),
        "Ann sells the hotels of the orange group for $750.",
    ),
    (
        e.HotelsSold(ANN, ORANGE, 150, (3, 3, 4)),
        "Ann brings the hotels of the orange group down for $150; 3, 3 and 4 houses are left.",
    ),
    (
        e.ShortageDeclared(ANN, HOUSE, 2),
        "Ann asks for a house: 2 left, and others may want it too.",
    ),
    (e.Wanted(BOB, HOUSE, 2), "Bob wants 2 houses."),
    (e.Wanted(BOB, HOTEL, 0), "Bob wants no hotel."),
    (e.Mortgaged(ANN, BALTIC, 30), "Ann mortgages Baltic Avenue for $30."),
    (e.MortgageLifted(ANN, BALTIC, 33), "Ann lifts the mortgage on Baltic Avenue for $33."),
    (e.MortgageKept(ANN, BALTIC), "Ann keeps the mortgage on Baltic Avenue."),
    (e.InterestPaid(ANN, BALTIC, 3), "Ann pays $3 interest on Baltic Avenue."),
    (
        e.OfferMade(1, ANN, BOB, *TERMS, 0),
        (
            "Ann offers Bob Baltic Avenue and $50 for New York Avenue, Boardwalk and "
            "Get Out of Jail Free (Community Chest)."
        ),
    ),
    (
        e.OfferMade(2, BOB, ANN, (), 100, (), (BALTIC,), 0, (), 1),
        "Bob answers Ann with another offer: $100 for Baltic Avenue.",
    ),
    (
        e.OfferMade(3, ANN, BOB, (BALTIC,), 0, (), (), 0, (), 0),
        "Ann offers Bob Baltic Avenue for nothing.",
    ),
    (e.OfferEnded(9, BOB, "refused"), "Bob refuses offer 9."),
    (
        e.TradeDone(1, ANN, BOB, (BALTIC,), 50, (), (NEW_YORK,), 0, ()),
        "Ann and Bob trade: Ann gives Baltic Avenue and $50, Bob gives New York Avenue.",
    ),
    (e.WentBankrupt(BOB, ANN), "Bob cannot pay Ann and is bankrupt."),
    (e.LeftTable(BOB), "Bob leaves the table."),
    (e.DiedLaughing(BOB), "The joke card takes Bob out of the game."),
    (
        e.EstatePassed(BOB, ANN, 120, (BALTIC,), (0,), 100),
        (
            "Ann takes over Baltic Avenue, $120 and Get Out of Jail Free (Chance) "
            "($100 of it for buildings)."
        ),
    ),
    (e.EstatePassed(BOB, BANK, 0, (), (), 0), "Bob leaves nothing behind."),
    (e.TimeRanOut(), "Time is up: this turn is the last."),
    (
        e.GameOver((ANN,), "last-standing"),
        "The game is over: Ann is the last one left and wins.",
    ),
    (
        e.GameOver((ANN, BOB), "time-limit"),
        "Time ends the game: Ann and Bob have the most and share the win.",
    ),
    (
        e.GameOver((CY,), "first-bankruptcy"),
        "The first bankruptcy ends the game: Cy has the most and wins.",
    ),
]


def teller(you: int | None = None) -> Storyteller:
    return Storyteller(NAMES, board_for(rule_set("statutes")), you=you)


# --- events


@pytest.mark.once
@pytest.mark.parametrize(("event", "sentence"), EXAMPLES)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert teller().tell(event) == sentence


@pytest.mark.once
def test_no_kind_of_event_is_without_a_sentence() -> None:
    assert set(SENTENCES) | set(BY_CASE) == set(EVENTS.values())
    assert not set(SENTENCES) & set(BY_CASE)
    assert {type(event) for event, _ in EXAMPLES} == set(EVENTS.values())


@pytest.mark.once
@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (e.Thrown(ANN, 4, 4, 0, 1), "You throw 4 and 4 (doubles)."),
        (e.RentPaid(BOB, ANN, NEW_YORK, 32), "Bob pays you $32 rent for New York Avenue."),
        (e.BidderPassed(ANN, BALTIC), "You pass."),
        (e.Moved(ANN, 1, 5, True), "You go to Reading Railroad."),
        (e.Declined(ANN, 5), "You do not buy Reading Railroad."),
        (e.TurnBegan(ANN, 3), "It is your turn, number 3."),
        (e.WentBankrupt(ANN, BOB), "You cannot pay Bob and are bankrupt."),
        (
            e.TradeDone(1, BOB, ANN, (BALTIC,), 0, (), (), 60, ()),
            "Bob and you trade: Bob gives Baltic Avenue, you give $60.",
        ),
        (
            e.GameOver((ANN,), "last-standing"),
            "The game is over: you are the last one left and win.",
        ),
        (
            e.RentLapsed(BOB, ANN, NEW_YORK, 32),
            "Your $32 rent for New York Avenue lapses: Bob did not ask in time.",
        ),
    ],
)
def test_the_one_it_is_about_is_spoken_to(event: Event, sentence: str) -> None:
    assert teller(you=ANN).tell(event) == sentence


@pytest.mark.once
def test_a_player_called_you_is_spoken_to_and_others_keep_their_spelling() -> None:
    told = Storyteller(["anna", "You"], board_for(rule_set("statutes")))
    assert told.tell(e.PlayStarted(0)) == "anna starts."
    assert told.tell(e.PlayStarted(1)) == "You start."


@pytest.mark.once
def test_the_end_of_an_offer_says_whose_it_was() -> None:
    told = teller()
    for number in (1, 2, 3, 4):
        told.tell(e.OfferMade(number, ANN, BOB, *TERMS, 0))
    assert told.tell(e.OfferEnded(1, BOB, "refused")) == "Bob refuses Ann's offer."
    assert told.tell(e.OfferEnded(2, ANN, "withdrawn")) == "Ann withdraws the offer to Bob."
    assert told.tell(e.OfferEnded(3, BOB, "countered")) == "Bob turns Ann's offer down for another."
    assert told.tell(e.OfferEnded(4, BANK, "lapsed")) == "Ann's offer to Bob lapses."


@pytest.mark.once
def test_money_and_names_are_the_editions() -> None:
    london = Storyteller(NAMES, board_for(rule_set("london")))
    assert london.tell(e.Bought(ANN, BOARDWALK, 400)) == "Ann buys Mayfair for £400."
    assert london.tell(e.TaxPaid(ANN, BANK, LUXURY, 100, False)) == "Ann pays £100 Super Tax."
    mcc = Storyteller(NAMES, board_for(rule_set("mcc")))
    assert mcc.tell(e.CardDrawn(ANN, 0, 0)).startswith("Ann draws Lost & Found: ")


@pytest.mark.once
def test_names_with_braces_and_brackets_are_only_names() -> None:
    told = Storyteller(["{player}", "[throws]"], board_for(rule_set("statutes")))
    assert told.tell(e.Thrown(0, 1, 2, 0, 0)) == "{player} throws 1 and 2."
    assert told.tell(e.PlayStarted(1)) == "[throws] starts."


# --- whole games


def _play(preset: str, seed: int, steps: int) -> list[str]:
    """A game among the two bots; its sentences, told to the first player, and its labels."""
    game = Game.new(preset, players=NAMES, seed=seed)
    told, view = Storyteller.of(game, you=ANN), View(game.state)
    bots = [make_bot("random", 1), make_bot("greedy"), make_bot("random", 2)]
    lines: list[str] = []
    for _ in range(steps):
        if game.over:
            break
        seat = game.state.actor
        action = bots[seat].choose(view, seat)
        assert action is not None
        lines.append(describe_action(game, action, seat) + ".")
        lines += told.tell_all(game.apply(action, seat))
    return lines


@pytest.mark.parametrize("preset", [name for name in preset_names() if name.count("-") < 2])
def test_whole_games_are_told_in_clean_sentences(preset: str) -> None:
    verbs = {verb for text in SENTENCES.values() for verb in re.findall(r"\[(\w+)\]", text)}
    for line in _play(preset, seed=11, steps=400):
        assert line.endswith("."), line
        assert not re.search(r"[{}\[\]]|  |-\d|None", line), line
        assert line[0].isupper(), line
        for verb in verbs:
            assert not re.search(rf"\b[Yy]ou {verb}\b", line), line


# --- words


@pytest.mark.once
def test_verbs_in_the_second_person() -> None:
    verbs = {"throws": "throw", "goes": "go", "passes": "pass", "is": "are", "has": "have"}
    assert {verb: second_person(verb) for verb in verbs} == verbs
    assert second_person("teaches") == "teach"
    assert second_person("does") == "do"


@pytest.mark.once
def test_small_words() -> None:
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert [counted(n, "house") for n in (0, 1, 2)] == ["no house", "1 house", "2 houses"]
    assert [ordinal(n) for n in (1, 3, 7)] == ["first", "third", "7th"]


# --- refusals

PARAMETERS = {"player": ANN, "other": BOB, "space": BALTIC, "amount": 5, "count": 5}


def _told(reason: Reason, reader: int) -> str:
    wording = Wording(NAMES, board_for(rule_set("statutes")), reader)
    return tell_refusal(wording, reason.key, {name: PARAMETERS[name] for name in reason.parameters})


@pytest.mark.once
@pytest.mark.parametrize("reason", REASONS.values(), ids=lambda reason: reason.key)
def test_every_refusal_speaks_to_the_one_it_is_about(reason: Reason) -> None:
    for name in {"player", "other"} & set(reason.parameters):
        said = _told(reason, PARAMETERS[name])
        assert re.search(r"\b[Yy]our?\b", said), said
        assert NAMES[PARAMETERS[name]] not in said
        assert not re.search(r"[{}\[\]]|[a-z:,] You\b", said), said
        third_person = r"\b([Yy]ou( already)?|and|but) (has|does|(?!this)\w*[^s]s)\b"
        if "[" in reason.template and _told(reason, CY) != said and "ou " in said:
            assert not re.search(third_person, said), said


@pytest.mark.once
@pytest.mark.parametrize("reason", REASONS.values(), ids=lambda reason: reason.key)
def test_to_somebody_else_a_refusal_reads_as_the_rules_say_it(reason: Reason) -> None:
    game = _after_start()
    violation = refuse(game.state, reason, ANN, BOB, BALTIC, 5)
    assert violation.parameters == {name: PARAMETERS[name] for name in reason.parameters}
    assert all(
        ("{" + name in reason.template) == (name in reason.parameters) for name in PARAMETERS
    )
    assert describe_refusal(game, violation, CY) == violation.sentence


@pytest.mark.once
def test_a_refusal_follows_its_reader() -> None:
    owes_nothing = REASONS["no-rent-to-demand"]
    assert _told(owes_nothing, ANN) == "Bob owes you no rent."
    assert _told(owes_nothing, BOB) == "You owe Ann no rent."
    assert _told(owes_nothing, CY) == "Bob owes Ann no rent."
    assert _told(REASONS["not-your-turn"], BOB) == "It is your throw."
    assert _told(REASONS["offer-stands"], ANN).startswith("You already have an offer standing to B")
    assert _told(REASONS["turn-not-ended"], BOB) == (
        "You have thrown, but have not ended the turn yet."
    )
    assert _told(REASONS["price-too-high"], ANN) == (
        "Baltic Avenue costs $5, more than you have: raise the money first, or decline."
    )


@pytest.mark.once
def test_names_with_braces_and_brackets_are_only_names_in_a_refusal() -> None:
    game = Game.new("statutes", players=["{other}", "[has]", "Charles"], seed=3)
    violation = refuse(game.state, REASONS["no-rent-to-demand"], 0, 1)
    assert violation.sentence == "[has] owes {other} no rent."
    assert describe_refusal(game, violation, 2) == "[has] owes {other} no rent."
    whose = refuse(game.state, REASONS["not-your-turn"], 0, 2)
    assert whose.sentence == describe_refusal(game, whose, 0) == "It is Charles' throw."


# --- labels


def _after_start() -> Game:
    """Past the throws for the start; whoever begins is to throw."""
    game = Game.new("statutes", players=NAMES, seed=3)
    while game.phase == "opening":
        game.apply(Throw())
    return game


@pytest.mark.once
def test_every_kind_of_action_has_a_label() -> None:
    game = _after_start()
    made: dict[str, dict[str, object]] = {
        "choose-token": {"token": 1},
        "bid": {"amount": 5},
        **{kind: {"space": BALTIC} for kind in ("build", "sell-building", "mortgage")},
        **{kind: {"space": BALTIC} for kind in ("lift-mortgage", "keep-mortgage", "move")},
        "sell-hotels": {"group": ORANGE},
        "offer": {"to": BOB},
        **{kind: {"number": 7} for kind in ("counter", "withdraw", "accept", "refuse")},
        "demand-rent": {"player": BOB},
        "want": {"count": 1},
    }
    for kind in actions.KINDS:
        data: dict[str, object] = {"kind": kind, **made.get(kind, {})}
        label = describe_action(game, actions.from_dict(data), ANN)
        assert label[0].isupper(), kind
        assert not label.endswith("."), kind


def test_labels_say_what_a_choice_leads_to() -> None:
    game = _after_start()
    s, seat = game.state, game.state.actor
    assert describe_action(game, Throw(), seat) == "Throw the dice"
    s.ask(TO_BUY, BOARDWALK)
    s.cash[seat] = 612
    assert describe_action(game, Buy(), seat) == "Buy Boardwalk for $400 · leaves $212"
    assert describe_action(game, Decline(), seat) == "Leave Boardwalk to an auction"
    deeds.give(s, 37, seat)
    label = "Buy Boardwalk for $400 · leaves $212 · completes dark blue"
    assert describe_action(game, Buy(), seat) == label
    s.cash[seat] = 30
    assert describe_action(game, Buy(), seat) == "Buy Boardwalk for $400 · completes dark blue"


def test_labels_of_business() -> None:
    game = _after_start()
    s, seat = game.state, game.state.actor
    for space in (1, BALTIC):
        deeds.give(s, space, seat)
    mortgage = Mortgage(BALTIC)
    assert describe_action(game, mortgage, seat) == "Mortgage Baltic Avenue for $30"
    build = Build(BALTIC)
    label = "Build a first house on Baltic Avenue for $50 · leaves $1,450"
    assert describe_action(game, build, seat) == label
    game.apply(build)
    label = "Sell a house on Baltic Avenue for $25"
    assert describe_action(game, SellBuilding(BALTIC), seat) == label
    game.apply(SellBuilding(BALTIC))
    game.apply(mortgage)
    label = "Lift the mortgage on Baltic Avenue for $33 · leaves $1,472"
    assert describe_action(game, LiftMortgage(BALTIC), seat) == label
    s.buildings[1] = s.buildings[BALTIC] = s.board.hotel
    label = "Sell the hotels of the brown group for $250"
    assert describe_action(game, SellHotels(0), seat) == label


@pytest.mark.once
def test_labels_of_bids_fines_moves_and_wants() -> None:
    game = _after_start()
    s, seat = game.state, game.state.actor
    assert describe_action(game, Bid(20, 340), seat) == "Bid $20 (up to $340)"
    assert describe_action(game, Bid(340, 340), seat) == "Bid $340"
    assert describe_action(game, PayFine(), seat) == "Pay the $50 fine · leaves $1,450"
    assert describe_action(game, UseJailCard(0), seat) == "Use Get Out of Jail Free (Chance)"
    assert describe_action(game, Move(steps=5), seat) == "Go 5 Spaces to Reading Railroad"
    assert describe_action(game, Move(space=PARKING), seat) == "Go to Free Parking"
    assert describe_action(game, ChooseToken(0), seat) == "Take the dog"
    s.shortage = Shortage(item.HOUSE, seat, BOARDWALK, no_wants())
    assert [describe_action(game, Want(n), seat) for n in (0, 2)] == [
        "Want no house",
        "Want 2 houses",
    ]
    s.jail[seat] = NEWCOMER
    assert describe_action(game, Throw(), seat) == "Throw for doubles"


def test_a_label_has_what_it_speaks_of_as_plain_data() -> None:
    game = _after_start()
    s, seat = game.state, game.state.actor
    s.ask(TO_BUY, BOARDWALK)
    s.cash[seat] = 612
    deeds.give(s, 37, seat)
    assert label_action(game, Buy(), seat) == ActionLabel(
        "buy",
        "Buy Boardwalk for $400",
        ("leaves $212", "completes dark blue"),
        amount=400,
        left=212,
        space=BOARDWALK,
        group="dark-blue",
    )
    s.cash[seat] = 30
    assert label_action(game, Buy(), seat).left is None
    assert label_action(game, Mortgage(37), seat).amount == 175
    bid = label_action(game, Bid(20, 340), seat)
    assert (bid.amount, bid.limit, bid.left) == (20, 340, None)
    assert label_action(game, Move(space=PARKING), seat).space == PARKING
    assert label_action(game, Throw(), seat) == ActionLabel("throw", "Throw the dice")


@pytest.mark.parametrize("preset", ["statutes", "wikibook"])
def test_whatever_sum_a_label_names_it_has_as_a_number(preset: str) -> None:
    game = Game.new(preset, players=NAMES, seed=5)
    bots, view = [make_bot("random", number) for number in range(3)], View(game.state)
    for _ in range(300):
        seat = game.state.actor
        for action in game.legal_actions(seat):
            label = label_action(game, action, seat)
            sums = set(re.findall(r"\$([\d,]+)", label.sentence))
            known = {label.amount, label.left, label.limit} - {None}
            if action.kind not in {"offer", "counter", "accept", "withdraw"}:
                assert sums == {f"{amount:,}" for amount in known}, label
        chosen = bots[seat].choose(view, seat)
        assert chosen is not None
        game.apply(chosen, seat)
        if game.over:
            break


@pytest.mark.once
def test_the_tenth_of_the_income_tax_is_chosen_blind() -> None:
    """10 MCS 110: whoever chooses has not added up yet, so the label has no figure."""
    assert not re.search(r"\d", describe_action(_after_start(), PayPercentageTax(), ANN))


def test_labels_of_offers_name_both_sides() -> None:
    game = _after_start()
    deeds.give(game.state, BALTIC, ANN)
    deeds.give(game.state, STATES, BOB)
    offer = Offer(BOB, [BALTIC], 50, [], [STATES], 0, [])
    assert describe_action(game, offer, ANN) == "Offer Bob Baltic Avenue and $50 for States Avenue"
    game.apply(offer, by="Ann")
    label = "Accept Ann's offer: you give States Avenue and get Baltic Avenue and $50"
    assert describe_action(game, Accept(1), BOB) == label
    assert describe_action(game, Refuse(1), BOB) == "Refuse Ann's offer"
    label = "Withdraw your offer to Bob: Baltic Avenue and $50 for States Avenue"
    assert describe_action(game, Withdraw(1), ANN) == label
    label = "Answer with another offer: States Avenue for $60"
    assert describe_action(game, Counter(1, [STATES], 0, [], [], 60, []), BOB) == label
