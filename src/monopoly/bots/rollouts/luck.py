"""The luck of the rents: what the throws of a game did to everybody's prospects.

Prospects are a guess at who will win from what everybody could pay: cash, and what the Bank would
give for the rest. Before a throw of two dice it is known which rent each total would bring, and
what would become of the prospects. What becomes of them less the mean of all that might have is the
luck of the throw. Who wins depends on it, and its own mean is known: so it tells how much of a win
chance that was counted in some games is the luck of these games.

The mean is zero, exactly: the prospects after each total are fixed before the dice fall, each of
the 36 throws is equally likely whatever has happened before, and the luck of all 36 adds up to
nothing. So the sum over a game has mean zero as well, whatever the players do and whenever it ends.
A bad guess only tells less. So the throws of prisoners and of three dice are left out, a third
double counts as if it moved, and whether the rent is paid in the end does not matter.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.rules import bitset, deeds, rent, worth
from monopoly.rules.board import BANK, RAILROAD, SPACES
from monopoly.rules.state import FREE, TO_THROW, State
from monopoly.rules.throw import Throw

THROWS: Final = 36  # of two dice
WAYS: Final = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])  # by total
WHOLE: Final = 1024  # what all players could pay together: everybody's means are parts of it
SCALE: Final = 1 << 40
SHIFT: Final = 20  # prospects are whole numbers too: all together 1 << 20
NOT_SEEN: Final = -1
WIN: Final = THROWS << SHIFT  # what it would be to go from no prospects to sure ones


def _ahead(place: int) -> int:
    """The Spaces that two dice lead to, a bit set."""
    found: i64 = 0
    for total in range(2, 13):
        found |= bitset.one((place + total) % SPACES)
    return int(found)


AHEAD: Final = vec[i64]([_ahead(place) for place in range(SPACES)])


@final
class RentLuck:
    """Counts the luck of every player in one game: `sums`, in parts of which a win has WIN."""

    def __init__(self, players: i64) -> None:
        self.sums: Final = vec[i64]([0] * players)
        self._means: Final = vec[i64]([0] * players)  # what everybody could pay, parts of WHOLE
        self._squares: i64 = 0  # of these, added up
        self._unit: i64 = 0  # a dollar, in parts of WHOLE, shifted
        self._before: Final = vec[i64]([0] * players)  # prospects
        self._goods: Final = vec[i64]([NOT_SEEN] * players)  # what the Bank would give for all, and
        self._held: Final = vec[i64]([0] * players)  # for which deeds
        self._built: Final = vec[i64]([0] * players)

    def count(self, s: State, player: i64, thrown: Throw) -> None:
        """A throw of two dice is about to be made: counted if it is that of a turn, and free."""
        if s.phase != TO_THROW or player != s.current or s.jail[player] != FREE:
            return
        place = s.position[player]
        rest = AHEAD[place] & s.board.all_deeds
        rest &= ~(s.held[player] | s.held[BANK] | s.mortgaged)
        steps = thrown.die1 + thrown.die2
        looked = False
        while rest != 0:
            space = bitset.lowest(rest)
            rest = bitset.without_lowest(rest)
            due = _rent(s, space)
            if due == 0:
                continue
            if not looked:
                looked = True
                self._look(s, player)
            total = space - place
            if total < 0:
                total += SPACES
            weight = THROWS - WAYS[total] if total == steps else -WAYS[total]
            self._add(player, s.owner[space], due, weight)

    def _add(self, player: i64, owner: i64, due: i64, weight: i64) -> None:
        """One player would owe another so much: what that does to all, by its weight."""
        means = self._means
        had, has = means[player], means[owner]
        part = min(due * self._unit >> SHIFT, had)
        squares = self._squares + 2 * part * (part + has - had)
        scale = SCALE // squares
        means[player] = had - part
        means[owner] = has + part
        for one in range(i64(len(means))):
            after = means[one] * means[one] * scale >> SHIFT
            self.sums[one] += (after - self._before[one]) * weight
        means[player] = had
        means[owner] = has

    def _look(self, s: State, player: i64) -> None:
        """What everybody could pay, and the prospects by it: each one's part of all squares."""
        goods, means = self._goods, self._means
        together: i64 = 1
        for one in range(s.players):
            if one == player or goods[one] == NOT_SEEN:
                self._look_at_goods(s, one)
            elif s.held[one] == 0:
                goods[one] = 0
            together += s.cash[one] + goods[one]
        self._unit = (WHOLE << SHIFT) // together
        squares: i64 = 1
        for one in range(s.players):
            part = (s.cash[one] + goods[one]) * self._unit >> SHIFT
            means[one] = part
            squares += part * part
        self._squares = squares
        scale = SCALE // squares
        for one in range(s.players):
            self._before[one] = means[one] * means[one] * scale >> SHIFT

    def _look_at_goods(self, s: State, player: i64) -> None:
        """Again only where something has changed: it is looked up once a turn, for one player."""
        held = s.held[player] & ~s.mortgaged
        built = s.houses * SPACES + s.hotels
        if (
            self._goods[player] == NOT_SEEN
            or self._held[player] != held
            or (self._built[player] != built)
        ):
            self._held[player] = held
            self._built[player] = built
            self._goods[player] = worth.could_raise(s, player)


def _rent(s: State, space: i64) -> i64:
    """What a visitor would owe, if it is more than small change: for buildings and railroads."""
    rank = s.buildings[space]
    if rank == 0:
        if s.board.kind[space] != RAILROAD:
            return 0
        rank = deeds.owned_in_group(s, s.owner[space], space) - 1
    if rent.is_lost_to_jail(s, s.owner[space]):
        return 0
    return s.board.rent_at(space, rank)
