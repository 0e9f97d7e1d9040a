"""Whether everything in a record is as it must be: its dice and decks those its secret gives, its
words those of its players, its play by the rules."""

from collections.abc import Sequence

from monopoly import fair
from monopoly.fair import Checked, Different
from monopoly.game import Game
from monopoly.record import RecordError

__all__ = ["prove"]


def prove(lines: Sequence[str], game: Game | None = None) -> tuple[Checked, Game]:
    """What was checked, and the game; `game` where these lines have been replayed already.

    `Different` names the first line that is otherwise, `RecordError` one that cannot be read,
    `FairError` says why there is nothing to prove. The dice may differ on one line and the play
    break the rules on another: the first counts.
    """
    checked: Checked | None = None
    wrong: list[Different] = []
    try:
        checked = fair.check(lines)
    except Different as error:
        wrong.append(error)
    try:
        game = game or Game.replay(lines)
        if checked is not None:
            _see_who_spoke(checked, game)
            return checked, game
    except RecordError as error:
        wrong.append(Different(error.line, error.problem))
    raise min(wrong, key=lambda error: error.line)


def _see_who_spoke(checked: Checked, game: Game) -> None:
    """Words of somebody made up could have been tried out until the dice pleased."""
    strangers = [name for name, _ in checked.announced.words if name not in game.players]
    if strangers:
        raise Different(1, f"{strangers[0]!r} adds words, but does not sit at this table")
