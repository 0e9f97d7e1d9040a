"""One player's part of a position, and what it promises."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.rules.board import SPACES


@final
class Seat:
    """A player still in the game: what there is to hold, and what follows from it.

    A class of plain attributes, since reading these is quicker than reading a `vec` for each of
    them, which checks its bounds.
    """

    def __init__(self, player: i64) -> None:
        self.player: Final[i64] = player

        # as it is, or as it would be after a trade
        self.cash = 0.0
        self.held: i64 = 0
        self.cards = 0.0  # Get Out of Jail Free

        # worked out from what everybody holds
        self.counted: i64 = -1  # the deeds for which that was done
        self.whole: i64 = 0  # deeds of whole color-groups, a bit set of Spaces
        self.whole_groups: i64 = 0  # their places in `Tables.groups`, a bit set
        self.groups = 0.0  # how many these are
        self.three = 0.0
        self.railroads = 0.0
        self.utilities = 0.0
        self.property = 0.0  # what deeds and buildings cost
        self.loans = 0.0  # what mortgages on lone deeds would bring
        self.raisable = 0.0
        self.lent = 0.0  # mortgages on own deeds
        self.income = 0.0
        self.lone = 0.0  # income from all but whole color-groups
        self.top_rent_now = 0.0
        self.pays = 0.0
        self.gets = 0.0

        # from the cash besides
        self.means = 0.0  # cash and all that could be raised
        self.purse = 0.0  # cash, loans, and some cash to come: to build with
        self.worth = 0.0
        self.built = 0.0
        self.far = 0.0
        self.bank_completes = 0.0
        self.rival_completes = 0.0
        self.begun = 0.0
        self.spread = 0.0
        self.pieces = 0.0
        self.shortfall = 0.0
        self.ruin = 0.0
        self.shortfall_later = 0.0
        self.ruin_later = 0.0
        self.top_rent = 0.0
        self.wanting = 0.0  # what could be completed by trades with one rival, any of them
        self.wanting_most = 0.0

        # where the next turn begins, and how likely it moves
        self.start: i64 = 0
        self.walks = 1.0

        # where the deeds are, among all on which rent is due
        self.due_first: Final[i64] = player * SPACES
        self.due_end: i64 = 0

    def clear_groups(self) -> None:
        self.whole = 0
        self.whole_groups = 0
        self.groups = 0.0
        self.three = 0.0

    def clear_hopes(self) -> None:
        self.bank_completes = 0.0
        self.rival_completes = 0.0
        self.begun = 0.0
        self.spread = 0.0
        self.pieces = 0.0
        self.wanting = 0.0
        self.wanting_most = 0.0
