"""The story as it is shown: a paragraph for what happened, long runs of the same drawn together."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from monopoly.game.game import Game
from monopoly.rules import events as e
from monopoly.story import Storyteller
from monopoly.terminal.marks import Marks

RUN_MAX: Final = 3  # of bids, or of mortgages made and lifted, told one by one
SILENT: Final = (e.TurnBegan, e.TurnEnded)  # a paragraph has its own beginning and end
KEPT: Final = 12


class Narrator:
    """Gathers what happens into paragraphs, one for each turn or moment between two questions."""

    def __init__(self, teller: Storyteller, marks: Marks) -> None:
        self._teller: Final = teller
        self._marks: Final = marks
        self._heard: list[e.Event] = []
        self._turn_of = -1  # nobody's yet
        self.paragraphs: Final[deque[Grid]] = deque(maxlen=KEPT)

    def hear(self, events: Iterable[e.Event]) -> list[Grid]:
        """Takes in what happened; gives the paragraphs that are complete by now."""
        done: list[Grid] = []
        for event in events:
            if isinstance(event, e.TurnBegan):
                done += self.pause()
                self._turn_of = event.player
            self._heard.append(event)
        return done

    def pause(self) -> list[Grid]:
        """The paragraph so far, if there is one: somebody is to be asked."""
        sentences = told(self._teller, self._heard)
        self._heard = []
        if not sentences:
            return []
        paragraph = self._paragraph(" ".join(joined(sentences, self._subjects())))
        self.paragraphs.append(paragraph)
        return [paragraph]

    def _subjects(self) -> list[str]:
        wording = self._teller.wording
        return ["You" if i == wording.you else name for i, name in enumerate(wording.names)]

    def _paragraph(self, story: str) -> Grid:
        """The one whose turn it is stands in the margin."""
        text = Text(story)
        for seat, name in enumerate(self._subjects()):
            text.highlight_words([name], self._marks.style(seat))
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=1)
        grid.add_column()
        grid.add_row(self._marks.owner(self._turn_of) if self._turn_of >= 0 else Text(" "), text)
        return grid


def joined(sentences: Iterable[str], subjects: Sequence[str]) -> list[str]:
    """Sentences about the same one in a row become one: "Ann throws 4 and 3, goes to Chance." """
    out: list[str] = []
    for sentence in sentences:
        before = out[-1] if out else ""
        subject = next((name for name in subjects if before.startswith(f"{name} ")), "")
        rest = sentence.removeprefix(f"{subject} ")
        if subject and rest != sentence and ":" not in before and not rest.startswith("throw"):
            out[-1] = f"{before.removesuffix('.')}, {rest}"
        else:
            out.append(sentence)
    return out


def told(teller: Storyteller, events: Sequence[e.Event]) -> list[str]:
    """The sentences of these events, long runs of bids or of mortgages drawn together."""
    sentences: list[str] = []
    run: list[e.Event] = []
    for event in events:
        if run and not _goes_on(run[-1], event):
            sentences += _drawn_together(teller, run)
            run = []
        if not isinstance(event, SILENT):
            run.append(event)
    return sentences + _drawn_together(teller, run)


def _goes_on(last: e.Event, event: e.Event) -> bool:
    if isinstance(last, e.Mortgaged | e.MortgageLifted):
        return isinstance(event, e.Mortgaged | e.MortgageLifted) and event.player == last.player
    return isinstance(last, e.BidMade) and isinstance(event, e.BidMade)


def _drawn_together(teller: Storyteller, run: Sequence[e.Event]) -> list[str]:
    if len(run) <= RUN_MAX:
        return teller.tell_all(run)
    first, last = run[0], run[-1]
    if isinstance(first, e.BidMade):
        return [teller.tell(first), f"… {teller.tell(last)}"]
    assert isinstance(first, e.Mortgaged | e.MortgageLifted)  # noqa: S101 - no other runs
    person = teller.wording.person(first.player)
    said = "{player} [mortgages] and [redeems] deeds, {times} times in all."
    return [teller.wording.say(said, player=person, times=len(run))]


def events_of(lines: Sequence[str]) -> Iterator[e.Event]:
    """Every event of a record that is known to be sound, by playing it again."""
    for game, step in Game.replay_steps(lines):
        yield from game.opening_events if step is None else step.events
