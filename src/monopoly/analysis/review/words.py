"""The steps of a review in words: what happened, and what would have been better."""

from collections.abc import Sequence
from dataclasses import dataclass

from monopoly.analysis.review.model import Review
from monopoly.game.actions import from_dict
from monopoly.game.game import Game
from monopoly.rules.events import TokenChosen, TurnBegan
from monopoly.story import Storyteller, describe_action


@dataclass(frozen=True, slots=True)
class StepWords:
    turn: int
    told: str  # what happened
    better: str = ""  # what would have been better, as a menu would call it


def words_of(lines: Sequence[str], review: Review) -> dict[int, StepWords]:
    """By step: those that are errors, turning points or trades."""
    better = {one.step: one for one in review.errors}
    wanted = (
        set(better)
        | {change.step for change in review.turning_points}
        | {deal.step for deal in review.deals}
    )
    steps = Game.replay_steps(lines)
    game, _ = next(steps)
    teller = Storyteller.of(game)
    found: dict[int, StepWords] = {}
    for number in range(review.steps):
        turn, label = int(game.state.turn), ""
        if number in better:
            one = better[number]
            label = describe_action(game, from_dict(dict(one.best)), one.seat)
        _, step = next(steps)
        told = [
            sentence
            for event in step or ()
            for sentence in [teller.tell(event)]  # every event is told: it remembers them
            if not isinstance(event, TurnBegan | TokenChosen)
        ]
        if number in wanted:
            found[number] = StepWords(turn, " ".join(told), label)
    return found
