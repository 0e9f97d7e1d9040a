"""The sentence for every kind of event that always reads the same.

A field of the event stands in braces and is written out as what it is (a name, a Space, money);
verbs stand in brackets, see `wording`. Kinds whose wording depends on more are in `by_case`.
"""

from collections.abc import Mapping
from typing import Final

from monopoly.rules import events as e
from monopoly.story.wording import Wording

PEOPLE: Final = frozenset(
    "player other owner debtor creditor payer payee heir receiver skipped".split()
)
MONEY: Final = frozenset("amount price cost proceeds".split())


def fill(w: Wording, template: str, event: e.Event, **more: object) -> str:
    """Fills the event's own fields into a sentence, each written as what it is."""
    return w.say(template, **(written(w, event.to_dict()) | more))


def written(w: Wording, fields: Mapping[str, object]) -> dict[str, object]:
    """Fields by name, each written as what it is."""
    return {name: _written(w, name, value) for name, value in fields.items()}


def _written(w: Wording, name: str, value: object) -> object:
    if not isinstance(value, int):
        return value
    if name in PEOPLE:
        return w.person(value)
    if name in MONEY:
        return w.money(value)
    if name == "space":
        return w.space(value)
    if name in {"item", "building"}:
        return w.item(value)
    return w.deck(value) if name == "deck" else value


SENTENCES: Final[dict[type[e.Event], str]] = {
    e.DeedDealt: "{player} [is] dealt {space}.",
    e.ThrownForStart: "{player} [throws] {die1} and {die2} for the start.",
    e.PlayStarted: "{player} [starts].",
    e.TurnBegan: "It is {player.whose} turn, number {turn}.",
    e.TurnEnded: "{player} [ends] the turn.",
    e.TurnSkipped: "{player} [throws] out of turn: {skipped.whose} turn is skipped.",
    e.SkipCalled: "{player} [calls] it back: all since is undone, and it is {skipped.whose} turn.",
    e.SalaryPaid: "{player} [collects] {amount} salary.",
    e.SalaryDue: "{player} may collect {amount} salary.",
    e.SalaryLapsed: "{player} did not ask in time: {amount} salary is lost.",
    e.Bought: "{player} [buys] {space} for {price}.",
    e.Declined: "{player} [does] not buy {space}.",
    e.AuctionOpened: "{item} goes to auction.",
    e.BidMade: "{player} [bids] {amount}.",
    e.BidderPassed: "{player} [passes].",
    e.AuctionWon: "{player} [wins] {item} for {amount}.",
    e.AuctionFailed: "Nobody wants {item}: it stays with the Bank.",
    e.RentPaid: "{player} [pays] {owner} {amount} rent for {space}.",
    e.RentClaimable: "{owner} may ask {player} for {amount} rent for {space}.",
    e.RentDemanded: "{player} [asks] {debtor} for {amount} rent for {space}.",
    e.RentLapsed: "{debtor.whose} {amount} rent for {space} lapses: {owner} did not ask in time.",
    e.NoRentFromJail: "{owner} [is] in Jail and [gets] no rent from {player} for {space}.",
    e.DealPaid: "{player} [pays] {amount} for {space}, dealt at the start.",
    e.PotCollected: "{player} [takes] the pot of {amount}.",
    e.PotLaidOut: "The Bank lays {amount} on Free Parking.",
    e.PaperIssued: "The Bank is out of notes and writes {amount} on paper.",
    e.DebtStands: "{player} [owes] {creditor} {amount} and must raise the cash.",
    e.SatOut: "{player} [sits] the turn out in Jail.",
    e.ShortageDeclared: "{player} [asks] for {building}: {left} left, and others may want it too.",
    e.Mortgaged: "{player} [mortgages] {space} for {amount}.",
    e.MortgageLifted: "{player} [lifts] the mortgage on {space} for {cost}.",
    e.MortgageKept: "{player} [keeps] the mortgage on {space}.",
    e.InterestPaid: "{player} [pays] {amount} interest on {space}.",
    e.WentBankrupt: "{player} cannot pay {creditor} and [is] bankrupt.",
    e.LeftTable: "{player} [leaves] the table.",
    e.DiedLaughing: "The joke card takes {player} out of the game.",
    e.TimeRanOut: "Time is up: this turn is the last.",
}
