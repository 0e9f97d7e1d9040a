"""Rent: how much, who pays, and when the owner must ask for it (10 MCS 90)."""

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from monopoly.rules import bitset, debt, deeds
from monopoly.rules.action import Action
from monopoly.rules.board import BANK, LOT, RAILROAD, UTILITY
from monopoly.rules.events import (
    NoRentFromJail,
    RentClaimable,
    RentDemanded,
    RentLapsed,
    ThrownForRent,
)
from monopoly.rules.options import RENT_FROM_JAIL
from monopoly.rules.state import FREE, TO_THROW_FOR_RENT, Claim, State
from monopoly.rules.violation import Reason, Violation, refuse

WHOLE_GROUP: Final = 2  # times the rent of a bare lot alone
CARD_MULTIPLIER: Final = 10  # the nearest-utility card asks ten times the fresh throw
LAPSE_TURNS: Final = 2  # a claim lapses when the second player following throws

NO_DEBTOR: Final = Reason(
    "no-such-debtor", "10 MCS 90(f)", "No player sits there of whom rent could be asked."
)
NO_CLAIM: Final = Reason("no-rent-to-demand", "10 MCS 90(f)", "{other} [owes] {player} no rent.")
RENT_IN_JAIL: Final = Reason(
    "no-rent-from-jail", "20 MCS 120(h)", "{player} [is] in Jail and [collects] no rent there."
)
NO_RENT_INSIDE: Final = Reason(
    "no-rent-inside",
    "90 MCS 120(d)",
    "{player} [is] in Jail, and at this table [collects] no rent.",
)


def amount_due(s: State, space: i64) -> i64:
    """What the owner may ask of a visitor who comes by the throw that lies on the table."""
    board = s.board
    kind = board.kind[space]
    if kind == LOT:
        return lot_rent(s, space)
    count = deeds.owned_in_group(s, s.owner[space], space)
    if kind == RAILROAD:
        return board.rent_at(space, count - 1)
    return board.rent_at(space, count - 1) * thrown_total(s)


def lot_rent(s: State, space: i64) -> i64:
    board = s.board
    rank = s.buildings[space]
    if rank > 0:
        return board.rent_at(space, rank)
    bare = board.rent_at(space, 0)
    if not deeds.owns_group(s, s.owner[space], space):
        return bare
    # 10 MCS 90(c), 140(d): double for bare lots of a complete group, mortgaged neighbours or not;
    # the Wikibook stops that once a house stands in the group (20 MCS 90(c)).
    if board.double_beside_houses or not deeds.group_has_buildings(s, space):
        return bare * WHOLE_GROUP
    return bare


def thrown_total(s: State) -> i64:
    """All dice; the bus and Mr. M count nothing (60 MCS 70)."""
    total = s.die1 + s.die2
    if s.die3 <= 3:
        total += s.die3
    return total


def is_owed(s: State, visitor: i64, space: i64) -> bool:
    """Whether a visitor owes anything there: somebody else's, and not mortgaged (10 MCS 90(a))."""
    owner = s.owner[space]
    return owner not in (BANK, visitor) and not bitset.has(s.mortgaged, space)


def charge(s: State, player: i64, space: i64, times: i64) -> None:
    if not is_owed(s, player, space):
        return
    ask(s, player, space, amount_due(s, space) * times)


def ask(s: State, player: i64, space: i64, amount: i64) -> None:
    owner = s.owner[space]
    if s.board.rent_on_demand:
        s.claims = append(s.claims, Claim(owner, player, amount, space, s.turn))
        if s.log is not None:
            s.log.append(RentClaimable(player, owner, space, amount))
        return
    if is_lost_to_jail(s, owner):
        if s.log is not None:
            s.log.append(NoRentFromJail(player, owner, space))
        return
    debt.owe(s, player, owner, amount, debt.RENT, space)


def is_lost_to_jail(s: State, owner: i64) -> bool:
    """20 MCS 120(h): a prisoner collects no rent; what waits to be asked for waits all the same."""
    return s.jail[owner] != FREE and _no_rent_in_jail(s) and not s.board.rent_on_demand


def _no_rent_in_jail(s: State) -> bool:
    return not s.board.jail_business or s.board.option[RENT_FROM_JAIL] == 0  # 90 MCS 120(d)


def charge_by_card(s: State, player: i64, space: i64) -> None:
    """Sent here by a nearest-railroad or nearest-utility card: the rent is a special one."""
    if not is_owed(s, player, space):
        return
    if s.board.kind[space] == UTILITY:
        s.ask(TO_THROW_FOR_RENT, space)  # 90 MCS 100(b): a fresh throw decides
    else:
        charge(s, player, space, 2)  # 90 MCS 100(c)


def throw_for_rent(s: State, player: i64) -> None:
    """The fresh throw of a nearest-utility card: it moves nobody and is no double."""
    space = s.rent_throw
    s.decided()
    if s.log is not None:
        s.log.append(ThrownForRent(player, s.die1, s.die2, s.die3, space))
    ask(s, player, space, CARD_MULTIPLIER * thrown_total(s))


def lapse_claims(s: State) -> None:
    """Called when a player throws: what was not asked for in time cannot be any more."""
    if len(s.claims) == 0:
        return
    kept = vec[Claim]()
    for claim in s.claims:
        if s.turn - claim.turn < LAPSE_TURNS:
            kept = append(kept, claim)
        elif s.log is not None:
            s.log.append(RentLapsed(claim.owner, claim.debtor, claim.space, claim.amount))
    s.claims = kept


def drop_claims_of(s: State, player: i64, heir: i64) -> None:
    """A retired player owes no rent; what was theirs to ask passes with the estate."""
    kept = vec[Claim]()
    for claim in s.claims:
        owner = heir if claim.owner == player else claim.owner
        if claim.debtor not in (player, owner) and owner >= 0:
            moved = Claim(owner, claim.debtor, claim.amount, claim.space, claim.turn)
            kept = append(kept, moved)
    s.claims = kept


def find_claim(s: State, owner: i64, debtor: i64) -> Claim | None:
    """The oldest rent this owner may ask of this player."""
    for claim in s.claims:
        if claim.owner == owner and claim.debtor == debtor:
            return claim
    return None


@final
class DemandRent(Action):
    """Asks a player for the rent they owe; the oldest first."""

    kind = "demand-rent"

    def __init__(self, player: i64) -> None:
        self.player: Final = player

    def why_not(self, s: State, player: i64) -> Violation | None:
        if not 0 <= self.player < s.players:
            return refuse(s, NO_DEBTOR)
        if find_claim(s, player, self.player) is None:
            return refuse(s, NO_CLAIM, player, self.player)
        if s.jail[player] != FREE and _no_rent_in_jail(s):
            return refuse(s, NO_RENT_INSIDE if s.board.jail_business else RENT_IN_JAIL, player)
        return None

    def do(self, s: State, player: i64) -> None:
        claim = find_claim(s, player, self.player)
        assert claim is not None
        s.claims = remove(s.claims, claim)
        if s.log is not None:
            s.log.append(RentDemanded(player, claim.debtor, claim.space, claim.amount))
        debt.owe(s, claim.debtor, player, claim.amount, debt.RENT, claim.space)

    def fields(self) -> dict[str, object]:
        return {"player": int(self.player)}
