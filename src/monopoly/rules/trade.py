"""Private sales and trades between any two players (10 MCS 170, 180(g), 200).

An offer stands until it is accepted, refused, countered or withdrawn; it never holds up the game.
Each player may have one offer standing to each other player.
"""

from typing import Final, final

from librt.vecs import append, remove
from mypy_extensions import i64, mypyc_attr

from monopoly.rules import bank, bitset, business, debt, deeds, worth
from monopoly.rules.action import Action, checked_space
from monopoly.rules.board import BANK, NOBODY
from monopoly.rules.events import InterestPaid, OfferEnded, OfferMade, TradeDone
from monopoly.rules.state import FREE, Bundle, StandingOffer, State
from monopoly.rules.violation import Reason, Violation, refuse

NO_PARTNER: Final = Reason(
    "no-such-partner", "10 MCS 170", "A trade needs another player who is still in the game."
)
OFFER_STANDS: Final = Reason(
    "offer-stands",
    "90 MCS 170(c)",
    "{player} already [has] an offer standing to {other}: withdraw that first.",
)
EMPTY: Final = Reason("empty-trade", "90 MCS 170(a)", "A trade must hand something over.")
LOAN: Final = Reason(
    "money-only", "10 MCS 200(a)", "Money alone may not change hands: players lend each other none."
)
NEGATIVE: Final = Reason(
    "negative-cash", "90 MCS 170(a)", "Cash in a trade is an amount of zero or more."
)
NOT_HIS_DEED: Final = Reason("trade-not-owner", "10 MCS 170", "{player} [does] not own {space}.")
DEED_BUILT_ON: Final = Reason(
    "trade-built-on",
    "10 MCS 170(a)",
    "Buildings stand on {space}'s color-group: they must go back to the Bank first.",
)
NOT_HIS_CARD: Final = Reason(
    "trade-no-card", "10 MCS 100(b)", "{player} [does] not hold that Get Out of Jail Free card."
)
TRADE_TOO_DEAR: Final = Reason(
    "trade-too-dear", "90 MCS 170(a)", "{player} [does] not have {amount} in cash."
)
NO_INTEREST: Final = Reason(
    "no-cash-for-interest",
    "90 MCS 170(b)",
    "After the trade {player} could not pay the {amount} interest on the mortgaged deeds received.",
)
PARTNER_PRISONER: Final = Reason(
    "partner-in-jail", "20 MCS 120(h)", "{player} [is] in Jail and may not trade there."
)
DEBTOR_GIVES_AWAY: Final = Reason(
    "debtor-gives-away",
    "90 MCS 190(i)",
    "{player} [owes] {amount}: a trade may not take away what could pay it.",
)
NO_OFFER: Final = Reason(
    "no-such-offer", "90 MCS 170(c)", "No such offer is standing for {player}."
)
TOO_MANY: Final = 2**31
DECKS: Final = 2


def bundle(deed_list: list[int], cash: i64, card_list: list[int]) -> Bundle:
    held: i64 = 0
    for space in deed_list:
        held |= bitset.one(checked_space(space))
    cards: i64 = 0
    for deck in card_list:
        if deck not in (0, 1):
            raise ValueError(f"There is no deck {deck}: Chance is 0 and Community Chest 1.")
        cards |= bitset.one(deck)
    if cash > TOO_MANY:
        raise ValueError(f"{cash} is more cash than any game holds.")
    return Bundle(held, cash, cards)


def find_offer(s: State, number: i64) -> StandingOffer | None:
    for offer in s.offers:
        if offer.number == number:
            return offer
    return None


def interest_on(s: State, bundled: i64) -> i64:
    """10 MCS 180(i): due at once from whoever receives mortgaged deeds."""
    total: i64 = 0
    rest = bundled & s.mortgaged
    while rest != 0:
        space = bitset.lowest(rest)
        rest = bitset.without_lowest(rest)
        total += s.board.interest[space]
    return total


# --- what may be offered


def why_not_terms(s: State, giver: i64, taker: i64, give: Bundle, get: Bundle) -> Violation | None:
    """Judges the two bundles, whoever proposed them; the taker's cash is judged on acceptance."""
    wrong = _why_not_partners(s, giver, taker)
    if wrong is None:
        wrong = _why_not_content(s, give, get)
    if wrong is None:
        wrong = _why_not_give(s, giver, give)
    if wrong is None:
        wrong = _why_not_give(s, taker, get)
    if wrong is None:
        wrong = _why_not_afford(s, giver, give, get)
    if wrong is None:
        wrong = _why_not_as_debtor(s, giver, give, get)
    if wrong is None:
        wrong = _why_not_as_debtor(s, taker, get, give)
    return wrong


def _why_not_partners(s: State, giver: i64, taker: i64) -> Violation | None:
    if not 0 <= taker < s.players or taker == giver or s.retired[taker] > 0:
        return refuse(s, NO_PARTNER)
    wrong = _why_not_prisoner(s, giver)
    if wrong is None:
        wrong = _why_not_prisoner(s, taker)
    if wrong is not None:
        return wrong
    if not business.may_trade_now(s, giver) and not business.may_trade_now(s, taker):
        return business.why_not_raise_cash(s, giver)
    wrong = business.why_not_tied(s, giver)
    if wrong is None:
        wrong = business.why_not_tied(s, taker)
    return wrong


def _why_not_prisoner(s: State, player: i64) -> Violation | None:
    if s.board.jail_business or s.jail[player] == FREE or business.is_debtor(s, player):
        return None
    return refuse(s, PARTNER_PRISONER, player)


def _why_not_content(s: State, give: Bundle, get: Bundle) -> Violation | None:
    if give.cash < 0 or get.cash < 0:
        return refuse(s, NEGATIVE)
    if give.deeds | give.cards | get.deeds | get.cards == 0:
        if give.cash == 0 and get.cash == 0:
            return refuse(s, EMPTY)
        return refuse(s, LOAN)
    return None


def _why_not_give(s: State, giver: i64, give: Bundle) -> Violation | None:
    rest = give.deeds
    while rest != 0:
        space = bitset.lowest(rest)
        rest = bitset.without_lowest(rest)
        if s.owner[space] != giver:
            return refuse(s, NOT_HIS_DEED, giver, space=space)
        if deeds.group_has_buildings(s, space):
            return refuse(s, DEED_BUILT_ON, giver, space=space)
    if not _holds_cards(s, giver, give.cards):
        return refuse(s, NOT_HIS_CARD, giver)
    return None


def _holds_cards(s: State, player: i64, cards: i64) -> bool:
    for deck in range(DECKS):
        if bitset.has(cards, deck) and s.jail_card[deck] != player:
            return False
    return True


def _why_not_afford(s: State, player: i64, give: Bundle, get: Bundle) -> Violation | None:
    cash = bank.spendable(s, player)
    if cash < give.cash:
        return refuse(s, TRADE_TOO_DEAR, player, amount=give.cash)
    interest = interest_on(s, get.deeds)
    if cash - give.cash + get.cash < interest:
        return refuse(s, NO_INTEREST, player, amount=interest)
    return None


def _why_not_as_debtor(s: State, player: i64, give: Bundle, get: Bundle) -> Violation | None:
    """90 MCS 190(i): what a debtor can raise stays at hand for the creditors, as far as is owed."""
    # In revision 1 a debtor could give away everything that would have paid the debt.
    if len(s.debts) == 0 or s.board.rules.revision < 2:
        return None
    owed = debt.owed_by(s, player)
    if owed == 0:
        return None
    before = s.cash[player] + worth.could_raise(s, player)
    after = before + get.cash - give.cash - interest_on(s, get.deeds)
    after += _mortgages_to_be_had(s, get.deeds) - _mortgages_to_be_had(s, give.deeds)
    if after < min(before, owed):
        return refuse(s, DEBTOR_GIVES_AWAY, player, amount=owed)
    return None


def _mortgages_to_be_had(s: State, bundled: i64) -> i64:
    """What the Bank would lend on these deeds; no building stands on any deed of a trade."""
    total: i64 = 0
    rest = bundled & ~s.mortgaged
    while rest != 0:
        total += s.board.mortgage[bitset.lowest(rest)]
        rest = bitset.without_lowest(rest)
    return total


def why_not_offer(
    s: State, player: i64, to: i64, give: Bundle, get: Bundle, answered: i64
) -> Violation | None:
    wrong = why_not_terms(s, player, to, give, get)
    if wrong is not None:
        return wrong
    for offer in s.offers:
        if offer.proposer == player and offer.receiver == to and offer.number != answered:
            return refuse(s, OFFER_STANDS, player, to)
    return None


# --- what happens


def make_offer(s: State, player: i64, to: i64, give: Bundle, get: Bundle, countering: i64) -> None:
    s.offers_made += 1
    s.offers = append(s.offers, StandingOffer(s.offers_made, player, to, give, get))
    if s.log is not None:
        s.log.append(
            OfferMade(
                s.offers_made,
                player,
                to,
                bitset.members_of(give.deeds),
                give.cash,
                bitset.members_of(give.cards),
                bitset.members_of(get.deeds),
                get.cash,
                bitset.members_of(get.cards),
                countering,
            )
        )


def end_offer(s: State, offer: StandingOffer, by: i64, how: str) -> None:
    s.offers = remove(s.offers, offer)
    if s.log is not None:
        s.log.append(OfferEnded(offer.number, by, how))


def carry_out(s: State, offer: StandingOffer) -> None:
    s.offers = remove(s.offers, offer)
    one, two = offer.proposer, offer.receiver
    give, get = offer.give, offer.get
    if s.log is not None:
        s.log.append(
            TradeDone(
                offer.number,
                one,
                two,
                bitset.members_of(give.deeds),
                give.cash,
                bitset.members_of(give.cards),
                bitset.members_of(get.deeds),
                get.cash,
                bitset.members_of(get.cards),
            )
        )
    bank.pay(s, one, two, give.cash)
    bank.pay(s, two, one, get.cash)
    _hand_over(s, two, give)
    _hand_over(s, one, get)
    drop_stale_offers(s)


def _hand_over(s: State, taker: i64, given: Bundle) -> None:
    rest = given.deeds
    while rest != 0:
        space = bitset.lowest(rest)
        rest = bitset.without_lowest(rest)
        deeds.give(s, space, taker)
        if bitset.has(s.mortgaged, space):
            interest = s.board.interest[space]
            bank.pay(s, taker, BANK, interest)
            s.to_keep |= bitset.one(space)  # 10 MCS 180(h): lift it at once, or keep it
            if s.log is not None:
                s.log.append(InterestPaid(taker, space, interest))
    for deck in range(DECKS):
        if bitset.has(given.cards, deck):
            s.jail_card[deck] = taker


def drop_stale_offers(s: State) -> None:
    """An offer lapses when what it names is no longer there to be given."""
    for offer in s.offers[:]:
        if not (
            _still_held(s, offer.proposer, offer.give) and _still_held(s, offer.receiver, offer.get)
        ):
            end_offer(s, offer, NOBODY, "lapsed")


def _still_held(s: State, giver: i64, given: Bundle) -> bool:
    if s.retired[giver] > 0 or given.deeds & ~s.held[giver] != 0:
        return False
    return _holds_cards(s, giver, given.cards)


# --- the actions


def _terms(give: Bundle, get: Bundle) -> dict[str, object]:
    return {
        "give_deeds": list(bitset.members_of(give.deeds)),
        "give_cash": int(give.cash),
        "give_cards": list(bitset.members_of(give.cards)),
        "get_deeds": list(bitset.members_of(get.deeds)),
        "get_cash": int(get.cash),
        "get_cards": list(bitset.members_of(get.cards)),
    }


@final
@mypyc_attr(acyclic=True)
class Offer(Action):
    kind = "offer"

    def __init__(
        self,
        to: i64,
        give_deeds: list[int] = [],  # noqa: B006 - only read
        give_cash: i64 = 0,
        give_cards: list[int] = [],  # noqa: B006
        get_deeds: list[int] = [],  # noqa: B006
        get_cash: i64 = 0,
        get_cards: list[int] = [],  # noqa: B006
    ) -> None:
        self.to: Final = to
        self.give: Final = bundle(give_deeds, give_cash, give_cards)
        self.get: Final = bundle(get_deeds, get_cash, get_cards)

    def why_not(self, s: State, player: i64) -> Violation | None:
        return why_not_offer(s, player, self.to, self.give, self.get, 0)

    def do(self, s: State, player: i64) -> None:
        make_offer(s, player, self.to, self.give, self.get, 0)

    def fields(self) -> dict[str, object]:
        return {"to": int(self.to)} | _terms(self.give, self.get)


@final
class Counter(Action):
    """Answers an offer with another: `give` is what the one who counters gives."""

    kind = "counter"

    def __init__(
        self,
        number: i64,
        give_deeds: list[int] = [],  # noqa: B006 - only read
        give_cash: i64 = 0,
        give_cards: list[int] = [],  # noqa: B006
        get_deeds: list[int] = [],  # noqa: B006
        get_cash: i64 = 0,
        get_cards: list[int] = [],  # noqa: B006
    ) -> None:
        self.number: Final = number
        self.give: Final = bundle(give_deeds, give_cash, give_cards)
        self.get: Final = bundle(get_deeds, get_cash, get_cards)

    def why_not(self, s: State, player: i64) -> Violation | None:
        offer = find_offer(s, self.number)
        if offer is None or offer.receiver != player:
            return refuse(s, NO_OFFER, player)
        return why_not_offer(s, player, offer.proposer, self.give, self.get, 0)

    def do(self, s: State, player: i64) -> None:
        offer = find_offer(s, self.number)
        assert offer is not None
        end_offer(s, offer, player, "countered")
        make_offer(s, player, offer.proposer, self.give, self.get, self.number)

    def fields(self) -> dict[str, object]:
        return {"number": int(self.number)} | _terms(self.give, self.get)


@final
@mypyc_attr(acyclic=True)
class Accept(Action):
    kind = "accept"

    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def why_not(self, s: State, player: i64) -> Violation | None:
        offer = find_offer(s, self.number)
        if offer is None or offer.receiver != player:
            return refuse(s, NO_OFFER, player)
        wrong = why_not_terms(s, offer.proposer, player, offer.give, offer.get)
        if wrong is None:
            wrong = _why_not_afford(s, player, offer.get, offer.give)
        return wrong

    def do(self, s: State, player: i64) -> None:
        offer = find_offer(s, self.number)
        assert offer is not None
        carry_out(s, offer)

    def fields(self) -> dict[str, object]:
        return {"number": int(self.number)}


@final
@mypyc_attr(acyclic=True)
class Refuse(Action):
    kind = "refuse"

    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def why_not(self, s: State, player: i64) -> Violation | None:
        offer = find_offer(s, self.number)
        if offer is None or offer.receiver != player:
            return refuse(s, NO_OFFER, player)
        return None

    def do(self, s: State, player: i64) -> None:
        offer = find_offer(s, self.number)
        assert offer is not None
        end_offer(s, offer, player, "refused")

    def fields(self) -> dict[str, object]:
        return {"number": int(self.number)}


@final
class Withdraw(Action):
    kind = "withdraw"

    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def why_not(self, s: State, player: i64) -> Violation | None:
        offer = find_offer(s, self.number)
        if offer is None or offer.proposer != player:
            return refuse(s, NO_OFFER, player)
        return None

    def do(self, s: State, player: i64) -> None:
        offer = find_offer(s, self.number)
        assert offer is not None
        end_offer(s, offer, player, "withdrawn")

    def fields(self) -> dict[str, object]:
        return {"number": int(self.number)}
