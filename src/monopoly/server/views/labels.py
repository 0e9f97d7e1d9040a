"""An action as a line of a menu, as it is sent: with what to know before, and its clause."""

from monopoly.game.game import Game
from monopoly.protocol.messages import Label, Sentence
from monopoly.rules.action import Action
from monopoly.server.views.citations import clause_for
from monopoly.story import label_action, reminder


def label_of(game: Game, action: Action, seat: int) -> Label:
    label = label_action(game, action, seat)
    return Label(
        words=label.words,
        then=list(label.then),
        amount=label.amount,
        left=label.left,
        space=label.space,
        group=label.group,
        note=note_of(game, action, seat),
    )


def note_of(game: Game, action: Action, seat: int) -> Sentence | None:
    found = reminder(game.state, action, seat)
    if found is None:
        return None
    return Sentence(text=found.text, clause=clause_for(game.rules, *found.citations))
