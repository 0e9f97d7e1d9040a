"""The steps of a review in words: what happened, and what would have been better."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from monopoly.analysis.review.model import Review
from monopoly.bots import View
from monopoly.game.actions import from_dict
from monopoly.game.game import Game
from monopoly.game.step import Step
from monopoly.rules.auction import Bid, Pass
from monopoly.rules.events import TokenChosen, TurnBegan
from monopoly.rules.throw import Throw
from monopoly.story import Storyteller, describe_action
from monopoly.story.wording import Wording


@dataclass(frozen=True, slots=True)
class StepWords:
    turn: int
    told: str  # what happened
    done: str  # what was decided: not how the dice fell after it
    better: str = ""  # what would have been better, as a menu would call it


def words_of(lines: Sequence[str], review: Review) -> dict[int, StepWords]:
    """By step: those that are errors, turning points or trades."""
    better = {one.step: one for one in review.errors}
    wanted = (
        set(better)
        | {step for one in review.turning_points for step in one.steps}
        | {deal.step for deal in review.deals}
    )
    steps = Game.replay_steps(lines)
    game, _ = next(steps)
    teller = Storyteller.of(game)
    found: dict[int, StepWords] = {}
    for number in range(review.steps):
        turn, label, sale = int(game.state.turn), "", _sale(game)
        if number in better:
            one = better[number]
            label = describe_action(game, from_dict(dict(one.best)), one.seat)
        _, step = next(steps)
        sentences = [
            sentence
            for event in step or ()
            for sentence in [teller.tell(event)]  # every event is told: it remembers them
            if not isinstance(event, TurnBegan | TokenChosen)
        ]
        if number in wanted and step is not None:
            happened = " ".join(sentences)
            if isinstance(step.action, Bid | Pass) and sale:
                happened = f"Auction of {sale}: {happened}"
            found[number] = StepWords(turn, happened, _done(game, step, happened), label)
    return found


def told(steps: Iterable[int], words: dict[int, StepWords]) -> str:
    """What happened in steps of which each comes after the other, told once."""
    return " ".join(dict.fromkeys(words[step].told for step in steps))


def _sale(game: Game) -> str:
    """What is at auction; nothing is an empty text."""
    item = View(game.state).item
    if item is None:
        return ""
    return str(Wording(game.players, game.board).item(int(item.number)))


def _done(game: Game, step: Step, happened: str) -> str:
    if isinstance(step.action, Throw):
        return f"{game.players[step.seat]} throws the dice."
    return happened
