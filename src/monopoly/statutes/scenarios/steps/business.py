"""When: building, mortgaging and trading."""

from monopoly.game.actions import from_dict
from monopoly.rules.building import Build
from monopoly.rules.building_sales import SellBuilding, SellHotels
from monopoly.rules.item import HOTEL, HOUSE
from monopoly.rules.mortgage import KeepMortgage, LiftMortgage, Mortgage
from monopoly.rules.shortage import Want
from monopoly.rules.state import StandingOffer
from monopoly.rules.trade import Accept, Counter, Offer, Refuse, Withdraw
from monopoly.statutes.errors import ExpectationFailed, StepError
from monopoly.statutes.scenarios.language import when
from monopoly.statutes.scenarios.placeholders import ANY_CARD, Goods
from monopoly.statutes.scenarios.world import Intent, World

NO_OFFER = 0  # offers are numbered from 1: the law says that this one is not standing


@when("{actor} <builds> on {space}")
def build(_w: World, seat: int, space: int) -> list[Intent]:
    """Puts up the next building; the winner of a scarce one puts that up."""
    return [(seat, Build(space))]


@when("{actor} <builds> on every lot of {group}", added=True)
def build_on_group(w: World, seat: int, group: int) -> list[Intent]:
    """Puts up one building on each lot, in board order."""
    return [(seat, Build(space)) for space in w.board.edition.groups[group].spaces]


@when("{actor} <sells> a building on {space}")
def sell_building(_w: World, seat: int, space: int) -> list[Intent]:
    """Sells one building back to the Bank."""
    return [(seat, SellBuilding(space))]


@when("{actor} <sells> every hotel of {group}")
def sell_hotels(_w: World, seat: int, group: int) -> list[Intent]:
    """Sells all hotels of a color-group at once."""
    return [(seat, SellHotels(group))]


@when("{actor} <mortgages> {space}")
def mortgage(_w: World, seat: int, space: int) -> list[Intent]:
    """Turns a Title Deed over for cash."""
    return [(seat, Mortgage(space))]


@when("{actor} <lifts> the mortgage on {space}")
def lift_mortgage(_w: World, seat: int, space: int) -> list[Intent]:
    """Pays a mortgage back."""
    return [(seat, LiftMortgage(space))]


@when("{actor} <keeps> the mortgage on {space}")
def keep_mortgage(_w: World, seat: int, space: int) -> list[Intent]:
    """Leaves a Title Deed just received mortgaged."""
    return [(seat, KeepMortgage(space))]


@when("{actor} <wants> {count} {houses}")
def want(w: World, seat: int, count: int, kind: str) -> list[Intent]:
    """Answers in a building shortage how many are wanted."""
    asked_for = HOTEL if kind == "hotel" else HOUSE
    if w.s.shortage is not None and w.s.shortage.building is not asked_for:
        scarce = "houses" if kind == "hotel" else "hotels"
        raise ExpectationFailed(f"{kind}s to be short", f"that {scarce} are")
    return [(seat, Want(count))]


@when("{actor} <wants> none")
def want_none(_w: World, seat: int) -> list[Intent]:
    """Answers in a building shortage that none is wanted."""
    return [(seat, Want(0))]


# --- trades


@when("{actor} <offers> {other} {goods} for {other goods}")
def offer(w: World, seat: int, to: int, give: Goods, get: Goods) -> list[Intent]:
    """Proposes a trade: deeds, groups, cash and Get Out of Jail Free cards; or nothing."""
    return [(seat, from_dict({"kind": Offer.kind, "to": to} | _terms(w, seat, to, give, get)))]


@when("{actor} <counters> with {goods} for {other goods}")
def counter(w: World, seat: int, give: Goods, get: Goods) -> list[Intent]:
    """Answers an offer with another: what the one who counters gives comes first."""
    answered = _standing(w, seat, receiving=True)
    other = int(answered.proposer) if answered else (seat + 1) % int(w.s.players)
    number = int(answered.number) if answered else NO_OFFER
    terms = _terms(w, seat, other, give, get)
    return [(seat, from_dict({"kind": Counter.kind, "number": number} | terms))]


@when("{actor} <withdraws> the offer")
def withdraw(w: World, seat: int) -> list[Intent]:
    """Takes back the offer that stands."""
    return [(seat, Withdraw(_number(_standing(w, seat, receiving=False))))]


@when("{actor} <accepts>")
def accept(w: World, seat: int) -> list[Intent]:
    """Accepts the offer that stands."""
    return [(seat, Accept(_number(_standing(w, seat, receiving=True))))]


@when("{actor} <refuses>")
def refuse(w: World, seat: int) -> list[Intent]:
    """Refuses the offer that stands."""
    return [(seat, Refuse(_number(_standing(w, seat, receiving=True))))]


def _number(offer: StandingOffer | None) -> int:
    return int(offer.number) if offer else NO_OFFER


def _standing(w: World, seat: int, *, receiving: bool) -> StandingOffer | None:
    """The latest offer to (or by) this player, else the latest of all: the law will judge it."""
    latest = w.s.offers[::-1]
    own = [o for o in latest if (o.receiver if receiving else o.proposer) == seat]
    return next(iter(own or latest), None)


def _terms(w: World, giver: int, taker: int, give: Goods, get: Goods) -> dict[str, object]:
    return {
        "give_deeds": list(give.deeds),
        "give_cash": give.cash,
        "give_cards": _decks(w, giver, give),
        "get_deeds": list(get.deeds),
        "get_cash": get.cash,
        "get_cards": _decks(w, taker, get),
    }


def _decks(w: World, giver: int, goods: Goods) -> list[int]:
    """Which cards are meant: those named, and for "a card" the first other one the giver holds."""
    named = [deck for deck in goods.cards if deck != ANY_CARD]
    for _ in range(len(goods.cards) - len(named)):
        rest = [deck for deck in range(2) if deck not in named]
        if not rest:
            raise StepError("There are two Get Out of Jail Free cards, one in each deck.")
        held = [deck for deck in rest if w.s.jail_card[deck] == giver]
        named.append((held or rest)[0])
    return named
