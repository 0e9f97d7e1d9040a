"""`monopoly verify RECORD`: were the dice and decks those the secret and the words give?"""

from pathlib import Path
from typing import Final

from monopoly.chance.fair import FairError
from monopoly.game.game import Game
from monopoly.game.record import BoardMissing, RecordError
from monopoly.game.verify import VerificationError, Verified
from monopoly.game.verify import verify as verify_record
from monopoly.terminal import save
from monopoly.terminal.errors import UsageError
from monopoly.terminal.screen import make_console

FALSE: Final = 1


def verify(path: Path, *, commitment: str | None = None) -> None:
    """Prints the verdict when the record verifies; `UsageError` says why it does not or cannot."""
    try:
        lines = save.read_lines(path)
        checked, game = verify_record(lines)
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}.") from None
    except VerificationError as error:
        raise UsageError(f"{path} does not verify: {error}.", FALSE) from None
    except BoardMissing as error:
        raise UsageError(f"{path} cannot be verified: {error.problem}") from None
    except RecordError as error:
        raise UsageError(f"{path} cannot be read: {error}.") from None
    except FairError as error:
        raise UsageError(f"{path} cannot be verified. {error}") from None
    published = checked.announced.commitment
    if commitment is not None and commitment.strip().lower() != published:
        sentence = f"{path} does not verify: its commitment is {published}, not the one given."
        raise UsageError(sentence, FALSE)
    console = make_console()
    for line in _verdict(path, checked, game, known=commitment is not None):
        console.print(line, markup=False, emoji=False, soft_wrap=True)


def _verdict(path: Path, checked: Verified, game: Game, *, known: bool) -> list[str]:
    announced = checked.announced
    words = [f"{_shown(name)} said “{_shown(said)}”" for name, said in announced.words if said]
    drawn = f"{_count(checked.throws, 'throw')} and {_count(checked.shuffles, 'shuffle')}"
    said = "; ".join(words) or "nobody said any, so the server may have tried out secrets"
    over = "the game is over" if game.over else "the game is not over in this record"
    lines = [
        f"{path} verifies.",
        f"  Secret  its hash is the commitment {announced.commitment}",
        f"  Words   {said}; the table is {_shown(announced.table)}",
        f"  Chance  {drawn}, all as the secret gives them",
        f"  Rules   {_count(game.length, 'action')}, all legal, to the digest at the end; {over}",
    ]
    if not known:
        lines.append("Is that the commitment you saw before the first throw? Are those your words?")
    return lines


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def _shown(text: str) -> str:
    """Words of strangers, without what would steer a terminal."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
