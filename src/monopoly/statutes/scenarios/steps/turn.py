"""When: the turn itself, its throws and what the Spaces ask."""

from monopoly.rules import flow, preparation
from monopoly.rules.auction import Bid, KnockDown, Pass
from monopoly.rules.bankruptcy import DeclareBankruptcy
from monopoly.rules.board import BANK
from monopoly.rules.buying import Buy, Decline
from monopoly.rules.ending import TimeUp
from monopoly.rules.go import CollectSalary
from monopoly.rules.jail import PayFine, SitOut, UseJailCard
from monopoly.rules.leaving import Leave
from monopoly.rules.preparation import ChooseToken
from monopoly.rules.rent import DemandRent
from monopoly.rules.skipped_turn import CallSkip
from monopoly.rules.state import STAGE_OPENING, TO_THROW
from monopoly.rules.tax import PayFlatTax, PayPercentageTax
from monopoly.rules.third_die import Move
from monopoly.rules.throw import Throw
from monopoly.rules.turn import EndTurn
from monopoly.rules.violation import Violation
from monopoly.statutes.errors import StepError
from monopoly.statutes.scenarios.language import when
from monopoly.statutes.scenarios.names import plain
from monopoly.statutes.scenarios.placeholders import ANY_CARD
from monopoly.statutes.scenarios.world import Intent, World

# --- before the first move


@when("{actor} <chooses> {token}")
def choose_token(w: World, seat: int, token: str) -> list[Intent]:
    """Takes a token out of the box, before the first throw."""
    number = w.names.token(token)
    return [(seat, ChooseToken(len(w.board.edition.tokens) if number is None else number))]


@when("{actor} <throws> {faces} for the start")
def throw_for_start(w: World, seat: int, faces: tuple[int, ...]) -> list[Intent]:
    """The throw that decides who starts; the first of them opens the game anew."""
    if w.s.stage != STAGE_OPENING:
        if w.opened or w.s.throws > 0:
            raise StepError("Play has begun: nobody throws for the start any more.")
        w.opened = True
        w.s.stage = STAGE_OPENING
        w.s.current = 0
        w.s.turn = 0
        flow.settle(w.s)
    return [(seat, Throw(*faces))]


@when("the deal gives {player} {properties}")
def deal(w: World, player: int, spaces: list[int]) -> list[Intent]:
    """Title Deeds dealt before the start, and paid for where the game says so."""
    _check_deal(w)
    for space in spaces:
        if w.s.owner[space] != BANK:
            raise StepError(f"{w.space(space)} is not the Bank's to deal.")
        preparation.deal_deed(w.s, player, space)
    _end_deal(w)
    return []


@when("the Title Deeds are dealt in board order", added=True)
def deal_to_all(w: World) -> list[Intent]:
    """As many to each as the game deals, round by round, from a pack in board order."""
    _check_deal(w)
    preparation.deal(w.s, [int(space) for space in w.board.deeds])
    _end_deal(w)
    return []


def _check_deal(w: World) -> None:
    if not w.board.dealt_deeds:
        raise StepError("No Title Deeds are dealt in this game.")
    if w.s.throws > 0:
        raise StepError("Title Deeds are dealt before the first throw.")


def _end_deal(w: World) -> None:
    flow.settle(w.s)
    w.played = True
    w.check()


@when("{name} <banks> without playing", added=True)
def only_bank(w: World, name: str) -> Violation | None:
    """Somebody beside the players takes the Bank over, before the first throw."""
    if not w.board.called_auctions:
        raise StepError("The computer banks in this game: set the rule banker.")
    if w.s.throws > 0:
        raise StepError("Who banks is settled before the first throw.")
    if plain(name) in map(plain, w.names.players):
        raise StepError(f"{name} sits at the table and plays.")
    return w.give_bank_to(name)


# --- the throw


@when("{actor} <throws> {faces}")
def throw(_w: World, seat: int, faces: tuple[int, ...]) -> list[Intent]:
    """A throw of the dice: "3 and 4", with the third die "4, 4 and bus"."""
    return [(seat, Throw(*faces))]


@when("{actor} <throws> {faces} out of turn")
def throw_out_of_turn(w: World, seat: int, faces: tuple[int, ...]) -> list[Intent]:
    """A throw by somebody whose turn it is not."""
    if w.s.phase == TO_THROW and w.s.actor == seat:
        raise StepError(f"It is {w.name(seat)}'s turn to throw: this is not out of turn.")
    return [(seat, Throw(*faces))]


@when("{actor} <moves> {steps}")
def move(_w: World, seat: int, steps: int) -> list[Intent]:
    """So many Spaces by the bus."""
    return [(seat, Move(steps=steps))]


@when("{actor} <moves> to {space}")
def move_to(_w: World, seat: int, space: int) -> list[Intent]:
    """To any Space, by three of a kind."""
    return [(seat, Move(space=space))]


@when("{actor} <ends> {her} turn")
def end_turn(_w: World, seat: int) -> list[Intent]:
    """Passes the dice to the left."""
    return [(seat, EndTurn())]


@when("{actor} <calls> the skipped turn")
def call_skip(_w: World, seat: int) -> list[Intent]:
    """Undoes everything since a throw out of turn."""
    return [(seat, CallSkip())]


# --- what the Space asks


@when("{actor} <buys> it")
def buy(_w: World, seat: int) -> list[Intent]:
    """Buys the property landed on at its printed price."""
    return [(seat, Buy())]


@when("{actor} <declines> it")
def decline(_w: World, seat: int) -> list[Intent]:
    """Leaves the property landed on to an auction."""
    return [(seat, Decline())]


@when("{actor} <bids> {money}")
def bid(_w: World, seat: int, amount: int) -> list[Intent]:
    """A bid in the auction that is open."""
    return [(seat, Bid(amount))]


@when("{actor} <passes>")
def pass_bid(_w: World, seat: int) -> list[Intent]:
    """Leaves the bidding of this auction."""
    return [(seat, Pass())]


@when("the Banker <knocks> it down")
def knock_down(w: World) -> list[Intent]:
    """Ends an auction, where a player banks."""
    return [(w.banker, KnockDown())]


@when("{actor} <knocks> it down", added=True)
def knock_down_by(_w: World, seat: int) -> list[Intent]:
    """Ends an auction, whoever lifts the gavel; only the Banker may."""
    return [(seat, KnockDown())]


@when("{actor} <pays> the fine")
def pay_fine(_w: World, seat: int) -> list[Intent]:
    """Pays to leave Jail."""
    return [(seat, PayFine())]


@when("{actor} <uses> {jail cards}")
def use_jail_card(_w: World, seat: int, decks: tuple[int, ...]) -> list[Intent]:
    """Plays a Get Out of Jail Free card: any held, or that of the deck named."""
    if len(decks) != 1:
        raise StepError("One Get Out of Jail Free card is used at a time.")
    return [(seat, UseJailCard() if decks[0] == ANY_CARD else UseJailCard(decks[0]))]


@when("{actor} <sits> the turn out")
def sit_out(_w: World, seat: int) -> list[Intent]:
    """Stays in Jail without throwing."""
    return [(seat, SitOut())]


@when("{actor} <pays> the flat tax")
def pay_flat_tax(_w: World, seat: int) -> list[Intent]:
    """Income tax as the fixed sum."""
    return [(seat, PayFlatTax())]


@when("{actor} <pays> the percentage tax")
def pay_percentage_tax(_w: World, seat: int) -> list[Intent]:
    """Income tax as a tenth of the total worth."""
    return [(seat, PayPercentageTax())]


# --- what must be asked for


@when("{actor} <demands> rent")
def demand_rent(w: World, seat: int) -> list[Intent]:
    """Asks for the oldest rent that lies there to be asked for."""
    debtors = [int(claim.debtor) for claim in w.s.claims if claim.owner == seat]
    # With nobody to ask, anybody will do: the law says that nothing is owed.
    return [(seat, DemandRent(debtors[0] if debtors else (seat + 1) % w.s.players))]


@when("{actor} <demands> rent from {other}")
def demand_rent_from(_w: World, seat: int, debtor: int) -> list[Intent]:
    """Asks this player for the oldest rent they owe."""
    return [(seat, DemandRent(debtor))]


@when("{actor} <collects> {her} salary")
def collect_salary(_w: World, seat: int) -> list[Intent]:
    """Takes the salary that waits, where it must be asked for."""
    return [(seat, CollectSalary())]


# --- the end


@when("{actor} <declares> bankruptcy")
def declare_bankruptcy(_w: World, seat: int) -> list[Intent]:
    """Gives up on a debt that cannot be paid."""
    return [(seat, DeclareBankruptcy())]


@when("{actor} <leaves> the table")
def leave(_w: World, seat: int) -> list[Intent]:
    """Leaves the game for good."""
    return [(seat, Leave())]


@when("time <runs> out")
def run_out_of_time(_w: World) -> list[Intent]:
    """The agreed hour has come."""
    return [(BANK, TimeUp())]
