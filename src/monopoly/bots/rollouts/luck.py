"""The luck of the rents: what the throws of a game did to everybody's prospects.

Prospects are a guess at who will win from what everybody could pay: cash, and what the Bank would
give for the rest. Before a throw of two dice it is known which rent each total would bring, and
what would become of the prospects. What becomes of them less the mean of all that might have is the
luck of the throw. Who wins depends on it, and its own mean is known: so it tells how much of a win
chance that was counted in some games is the luck of these games.

The mean is zero, exactly: the prospects after each total are fixed before the dice fall, each of
the 36 throws is equally likely whatever has happened before, and the luck of all 36 adds up to
nothing. So the sum over a game has mean zero as well, whatever the players do and whenever it ends.
A bad guess only tells less. So all rents but those of houses and hotels, the throws of prisoners
and of three dice are left out, a third double counts as if it moved, and whether the rent is paid
in the end does not matter; nor does it whether what is remembered between throws is up to date.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monopoly.rules import bitset, rent, worth
from monopoly.rules.board import BANK, SPACES
from monopoly.rules.state import FREE, TO_THROW, State
from monopoly.rules.throw import Throw

THROWS: Final = 36  # of two dice
WAYS: Final = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])  # by total
WHOLE: Final = 1024  # what all players could pay together: everybody's means are parts of it
SCALE: Final = 1 << 40
SHIFT: Final = 20  # prospects are whole numbers too: all together 1 << 20
NOT_SEEN: Final = -1
HOTELS_ROOM: Final = 1 << 20
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
        self._built: Final = vec[i64]([0] * players)  # when so much was built
        self._lots: i64 = 0  # with buildings, a bit set, and
        self._lots_built: i64 = NOT_SEEN  # when so much was built

    def begin_game(self) -> None:
        for player in range(i64(len(self.sums))):
            self.sums[player] = 0
            self._goods[player] = NOT_SEEN
        self._lots_built = NOT_SEEN

    def count(self, s: State, player: i64, thrown: Throw) -> None:
        """A throw of two dice is about to be made: counted if it is that of a turn, and free."""
        if s.phase != TO_THROW or player != s.current or s.jail[player] != FREE:
            return
        place = s.position[player]
        rest = AHEAD[place] & self._built_lots(s) & ~(s.held[player] | s.held[BANK])
        if rest == 0:
            return
        self._look(s, player)
        steps = thrown.die1 + thrown.die2
        while rest != 0:
            space = bitset.lowest(rest)
            rest = bitset.without_lowest(rest)
            owner = s.owner[space]
            if s.jail[owner] != FREE and rent.is_lost_to_jail(s, owner):
                continue
            total = space - place
            if total < 0:
                total += SPACES
            weight = THROWS - WAYS[total] if total == steps else -WAYS[total]
            self._add(player, owner, s.board.rent_at(space, s.buildings[space]), weight)

    def _built_lots(self, s: State) -> i64:
        """Looked up when the Bank has another number of buildings."""
        built = _buildings_left(s)
        if self._lots_built != built:
            self._lots_built = built
            self._lots = 0
            rest = s.board.all_deeds & ~s.held[BANK]
            while rest != 0:
                space = bitset.lowest(rest)
                rest = bitset.without_lowest(rest)
                if s.buildings[space] > 0:
                    self._lots |= bitset.one(space)
        return self._lots

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
        built = _buildings_left(s)
        if (
            self._goods[player] == NOT_SEEN
            or self._held[player] != held
            or (self._built[player] != built)
        ):
            self._held[player] = held
            self._built[player] = built
            self._goods[player] = worth.could_raise(s, player)


def _buildings_left(s: State) -> i64:
    """In the Bank, houses and hotels in one number."""
    return s.houses * HOTELS_ROOM + s.hotels
