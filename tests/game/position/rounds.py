"""There and back: a state through a position, JSON and one line of text."""

from monopoly.game.position import Position
from monopoly.game.position.checks import load
from monopoly.game.position.from_state import from_state
from monopoly.rules.skipped_turn import known_on_top
from monopoly.rules.state import State
from monopoly.rules.unseen import unseen_cards
from tests.fuzz import FuzzGame, Seen

URL_SAFE = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")


def banker_of(game: FuzzGame) -> str:
    """Of a game without a record, nobody knows the name of one who only banks."""
    return "Zoe" if game.board.called_auctions else ""


def check_moment(s: State, banker: str) -> Position:
    """Every way there and back leads to the same."""
    position = from_state(s, banker)
    line = str(position)
    assert set(line) <= URL_SAFE
    assert Position.parse(line) == position
    assert Position.parse(position.to_json()) == position
    check_state(s, position)
    return position


def check_state(s: State, position: Position) -> None:
    """With what is hidden added, the position is the state again."""
    twin = load(position, lambda deck, _cards: unseen_cards(s, deck))
    assert twin.dump() == s.dump()
    assert twin.rounds == s.rounds
    for deck in range(2):
        assert twin.deck_known[deck] == s.deck_known[deck]
        assert twin.deck_unseen[deck] == s.deck_unseen[deck]
        if s.skipped is not None:
            assert twin.skipped is not None
            known = known_on_top(s.skipped, s, deck)
            assert known_on_top(twin.skipped, twin, deck) == known


class RoundTrips(FuzzGame):
    """A fuzz game that checks some of its moments: about one in `every`, by the seed alone."""

    def __init__(self, seed: int, preset: str = "", every: int = 1) -> None:
        super().__init__(seed, Seen(), preset)
        self.every = every
        self.checked = 0
        self.longest = 0
        self.phases: set[str] = set()

    def _one_step(self) -> None:
        super()._one_step()
        if self.step % self.every == self.seed % self.every:
            self._check()

    def _break_up(self) -> None:
        super()._break_up()
        self._check()

    def _check(self) -> None:
        try:
            position = check_moment(self.state, banker_of(self))
        except Exception as error:  # noqa: BLE001 - whatever it was, tell the seed
            self.fail(f"{error!r} at {from_state(self.state)!r}")
        self.checked += 1
        self.phases.add(position.phase)
        self.longest = max(self.longest, len(str(position)))
