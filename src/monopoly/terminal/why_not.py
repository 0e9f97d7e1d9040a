"""Why can I not …? The rules answer with a sentence and its clause."""

from collections.abc import Callable
from typing import Final

from monopoly.game import actions as a
from monopoly.game.game import Game
from monopoly.rules.action import Action
from monopoly.rules.violation import Violation
from monopoly.story import describe_action
from monopoly.terminal.keyboard import Keyboard
from monopoly.terminal.spaces import ask_space

ON_A_SPACE: Final[tuple[tuple[str, Callable[[int], Action]], ...]] = (
    ("build on …", a.Build),
    ("sell a building on …", a.SellBuilding),
    ("mortgage …", a.Mortgage),
    ("lift the mortgage on …", a.LiftMortgage),
)
PLAIN: Final[tuple[tuple[str, Callable[[], Action]], ...]] = (
    ("throw the dice", a.Throw),
    ("buy what I stand on", a.Buy),
    ("pay the fine and leave Jail", a.PayFine),
    ("use a jail card", a.UseJailCard),
    ("end the turn", a.EndTurn),
    ("declare bankruptcy", a.DeclareBankruptcy),
)


class WhyNot:
    def __init__(self, game: Game, seat: int, keyboard: Keyboard) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._keyboard: Final = keyboard

    def ask(self) -> Violation | None:
        """The answer of the rules; None when it may be done after all, or was not asked."""
        action = self._action()
        if action is None:
            return None
        violation = self._game.why_not(action, self._seat)
        if violation is None:
            label = describe_action(self._game, action, self._seat)
            self._keyboard.say(f"But you can: {label}.", "green")
        return violation

    def _action(self) -> Action | None:
        labels = [label for label, _ in (*ON_A_SPACE, *PLAIN)]
        chosen = self._keyboard.choose("Why can I not …", labels)
        if chosen is None:
            return None
        if chosen >= len(ON_A_SPACE):
            return PLAIN[chosen - len(ON_A_SPACE)][1]()
        space = ask_space(self._game, self._keyboard, "Which Space?")
        return None if space is None else ON_A_SPACE[chosen][1](space)
