"""What a bot is: one class with one method."""

from copy import deepcopy

from mypy_extensions import i64, mypyc_attr

from monopoly.bots.view import View
from monopoly.rules.action import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among legal actions. Asked out of turn it may answer None: nothing to say."""

    def choose(self, view: View, player: i64) -> Action | None:
        raise NotImplementedError

    def watch(self, view: View, player: i64) -> None:
        """Called after every action of a game it is to know from this seat; nobody is asked."""

    def copy(self, seed: int) -> "Bot":
        """One that remembers the same; what it leaves to chance falls by the seed."""
        return deepcopy(self)
