"""Sentences that depend on how it went: doubles or not, a house or a hotel, Bank or player."""

from collections.abc import Callable
from typing import Final, TypeVar, cast

from monopoly.rules import events as e
from monopoly.rules.board import BANK, GO_TO_JAIL, JAIL, POT
from monopoly.rules.item import HOUSE
from monopoly.story.sentences import fill
from monopoly.story.wording import Wording, counted, faces, listed, ordinal

E = TypeVar("E", bound=e.Event)
Telling = Callable[[Wording, E], str]

BY_CASE: Final[dict[type[e.Event], Telling[e.Event]]] = {}


def _tells(kind: type[E]) -> Callable[[Telling[E]], Telling[E]]:
    def keep(telling: Telling[E]) -> Telling[E]:
        BY_CASE[kind] = cast(Telling[e.Event], telling)  # called with events of its kind alone
        return telling

    return keep


# --- before the first move, and the throw


@_tells(e.TokenChosen)
def _token_chosen(w: Wording, event: e.TokenChosen) -> str:
    token = w.board.edition.tokens[event.token]
    return fill(w, "{player} [takes] the {token}.", event, token=token)


@_tells(e.StartTied)
def _start_tied(w: Wording, event: e.StartTied) -> str:
    tied = listed([str(w.person(seat)) for seat in event.players])
    return w.say("{tied} have thrown the same and throw again.", tied=tied)


@_tells(e.Thrown)
def _thrown(w: Wording, event: e.Thrown) -> str:
    shown = faces(event.die1, event.die2, event.die3)
    said = fill(w, "{player} [throws] {faces}", event, faces=shown)
    if event.die1 != event.die2:
        return f"{said}."
    if event.die1 == event.die3:
        return f"{said} (three of a kind)."
    if event.doubles < 2:
        return f"{said} (doubles)."
    return f"{said} (doubles, the {ordinal(event.doubles)} time)."


@_tells(e.ThrownForRent)
def _thrown_for_rent(w: Wording, event: e.ThrownForRent) -> str:
    shown = faces(event.die1, event.die2, event.die3)
    return fill(w, "{player} [throws] {faces} for the rent of {space}.", event, faces=shown)


@_tells(e.Moved)
def _moved(w: Wording, event: e.Moved) -> str:
    if w.board.kind[event.space] == JAIL:
        return fill(w, "{player} [goes] to Jail, just visiting.", event)
    if w.board.kind[event.space] == GO_TO_JAIL:
        return fill(w, "{player} [lands] on {space}.", event)
    if event.forward:
        return fill(w, "{player} [goes] to {space}.", event)
    return fill(w, "{player} [goes] back to {space}.", event)


# --- money


def _into(payee: int) -> str:
    return " into the pot" if payee == POT else ""


@_tells(e.TaxPaid)
def _tax_paid(w: Wording, event: e.TaxPaid) -> str:
    return fill(w, "{player} [pays] {amount} {space}{pot}.", event, pot=_into(event.payee))


@_tells(e.FinePaid)
def _fine_paid(w: Wording, event: e.FinePaid) -> str:
    return fill(w, "{player} [pays] the {amount} fine{pot}.", event, pot=_into(event.payee))


@_tells(e.CardDrawn)
def _card_drawn(w: Wording, event: e.CardDrawn) -> str:
    title = w.card(event.deck, event.card)
    return fill(w, "{player} [draws] {deck}: {title}.", event, title=title)


@_tells(e.CardMoney)
def _card_money(w: Wording, event: e.CardMoney) -> str:
    if event.payer == BANK:
        return fill(w, "{payee} [gets] {amount}.", event)
    if event.payee in {BANK, POT}:
        return fill(w, "{payer} [pays] {amount}{pot}.", event, pot=_into(event.payee))
    return fill(w, "{payer} [pays] {payee} {amount}.", event)


# --- jail


@_tells(e.SentToJail)
def _sent_to_jail(w: Wording, event: e.SentToJail) -> str:
    sentences = {
        "space": "{player} [is] sent to Jail.",
        "card": "The card sends {player} to Jail.",
        "doubles": "The third doubles send {player} to Jail.",
    }
    return fill(w, sentences[event.cause], event)


@_tells(e.LeftJail)
def _left_jail(w: Wording, event: e.LeftJail) -> str:
    sentences = {
        "doubles": "{player} [leaves] Jail with doubles.",
        "card": "{player} [leaves] Jail with a card.",
        "fine": "{player} [leaves] Jail for the fine.",
    }
    return fill(w, sentences[event.means], event)


@_tells(e.StayedInJail)
def _stayed_in_jail(w: Wording, event: e.StayedInJail) -> str:
    again = f" (the {ordinal(event.failed)} time)" if event.failed > 1 else ""
    return fill(w, "No doubles for {player}{again}.", event, again=again)


@_tells(e.JailCardKept)
def _jail_card_kept(w: Wording, event: e.JailCardKept) -> str:
    return fill(w, "{player} [keeps] {card}.", event, card=w.jail_card(event.deck))


@_tells(e.JailCardReturned)
def _jail_card_returned(w: Wording, event: e.JailCardReturned) -> str:
    card = w.jail_card(event.deck)
    return fill(w, "{player} [puts] {card} back under the deck.", event, card=card)


# --- buildings


@_tells(e.HouseBuilt)
def _house_built(w: Wording, event: e.HouseBuilt) -> str:
    which = ordinal(event.houses)
    if not event.cost:  # won in an auction, and paid for there
        return fill(w, "{player} [puts] a {which} house on {space}.", event, which=which)
    return fill(w, "{player} [builds] a {which} house on {space} for {cost}.", event, which=which)


@_tells(e.HotelBuilt)
def _hotel_built(w: Wording, event: e.HotelBuilt) -> str:
    if not event.cost:
        return fill(w, "{player} [puts] a hotel on {space}.", event)
    return fill(w, "{player} [builds] a hotel on {space} for {cost}.", event)


@_tells(e.BuildingSold)
def _building_sold(w: Wording, event: e.BuildingSold) -> str:
    what = "the hotel" if event.hotel else "a house"
    left = f" ({counted(event.houses, 'house')} left)" if event.houses else ""
    template = "{player} [sells] {what} on {space} for {proceeds}{left}."
    return fill(w, template, event, what=what, left=left)


@_tells(e.HotelsSold)
def _hotels_sold(w: Wording, event: e.HotelsSold) -> str:
    color = w.board.group_names[event.group]
    if not any(event.houses):
        template = "{player} [sells] the hotels of the {color} group for {proceeds}."
        return fill(w, template, event, color=color)
    template = (
        "{player} [brings] the hotels of the {color} group down for {proceeds}; "
        "{left} houses are left."
    )
    left = listed([str(count) for count in event.houses])
    return fill(w, template, event, color=color, left=left)


@_tells(e.Wanted)
def _wanted(w: Wording, event: e.Wanted) -> str:
    what = "house" if event.building == HOUSE.number else "hotel"
    return fill(w, "{player} [wants] {many}.", event, many=counted(event.count, what))


# --- trades


def _terms(w: Wording, offer: e.OfferMade | e.TradeDone) -> tuple[str, str]:
    return (
        w.goods(offer.give_deeds, offer.give_cash, offer.give_cards),
        w.goods(offer.get_deeds, offer.get_cash, offer.get_cards),
    )


@_tells(e.OfferMade)
def _offer_made(w: Wording, event: e.OfferMade) -> str:
    give, get = _terms(w, event)
    template = "{player} [offers] {receiver} {give} for {get}."
    if event.countering:
        template = "{player} [answers] {receiver} with another offer: {give} for {get}."
    return fill(w, template, event, give=give, get=get)


@_tells(e.TradeDone)
def _trade_done(w: Wording, event: e.TradeDone) -> str:
    give, get = _terms(w, event)
    one, two = w.person(event.player), w.person(event.receiver)
    return w.say(
        "{one} and {two} trade: {gives}, {gives_too}.",
        one=one,
        two=two,
        gives=w.clause("{one} [gives] {give}", one=one, give=give),
        gives_too=w.clause("{two} [gives] {get}", two=two, get=get),
    )


@_tells(e.OfferEnded)
def _offer_ended(w: Wording, event: e.OfferEnded) -> str:
    """The bare sentence; a `Storyteller` that has heard the offer says whose it was."""
    sentences = {
        "withdrawn": "{player} [withdraws] offer {number}.",
        "refused": "{player} [refuses] offer {number}.",
        "countered": "{player} [turns] offer {number} down for another.",
        "lapsed": "Offer {number} lapses.",
    }
    return fill(w, sentences[event.how], event)


# --- the end


@_tells(e.EstatePassed)
def _estate_passed(w: Wording, event: e.EstatePassed) -> str:
    goods = w.goods(event.deeds, event.cash, event.cards)
    if goods == "nothing":
        return fill(w, "{player} [leaves] nothing behind.", event)
    sold = ""
    if event.buildings_proceeds:
        sold = f" ({w.money(event.buildings_proceeds)} of it for buildings)"
    return fill(w, "{heir} [takes] over {goods}{sold}.", event, goods=goods, sold=sold)


@_tells(e.GameOver)
def _game_over(w: Wording, event: e.GameOver) -> str:
    opening = {
        "last-standing": "The game is over",
        "first-bankruptcy": "The first bankruptcy ends the game",
        "time-limit": "Time ends the game",
        "round-limit": "The last round is over",
    }[event.ending]
    if len(event.winners) > 1:
        winners = listed([str(w.person(seat)) for seat in event.winners])
        return f"{opening}: {winners} have the most and share the win."
    how = "{winner} [has] the most and [wins]"
    if event.ending == "last-standing":
        how = "{winner} [is] the last one left and [wins]"
    return f"{opening}: {w.clause(how, winner=w.person(event.winners[0]))}."
