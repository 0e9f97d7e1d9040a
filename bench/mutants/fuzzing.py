"""Random games with invariants (tests/fuzz.py), and whether changed rules play them otherwise.

A game's digest is of every action, every event and the last state. Each game is played as if it
were the first: nothing is kept from the one before.
"""

import hashlib
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import CodeType

from bench.mutants.loading import use_changed
from bench.mutants.sources import Mutant
from bench.mutants.watching import Watch, watched


@dataclass(frozen=True, slots=True)
class Watched:
    digest: str
    differ: set[int]  # numbers of the mutants that could show in this game


def play_watched(seeds: Iterable[int], mutants: Sequence[Mutant]) -> dict[int, Watched]:
    """Games of the unchanged rules: what they come to, and which mutants could show in each."""
    watch = Watch()
    use_changed(watched(mutants))
    _import_game()
    on_import = set(watch.differ)
    on_import.update(mutant.number for mutant in mutants if not mutant.mutation.function)
    played: dict[int, Watched] = {}
    for seed in seeds:
        watch.differ.clear()
        digest = game_digest(seed)
        played[seed] = Watched(digest, watch.differ | on_import)
    return played


def first_difference(changed: Mapping[str, CodeType], digests: Mapping[int, str]) -> str:
    """What the first game that goes otherwise shows, or ""."""
    from importlib import import_module

    use_changed(changed)
    fuzz = import_module("tests.fuzz")
    for seed, digest in digests.items():
        try:
            if game_digest(seed) != digest:
                return f"fuzz game {seed} goes otherwise"
        except fuzz.FuzzFailure as error:
            problem = str(error).splitlines()[0].partition("}: ")[2]
            return f"fuzz game {seed} fails: {problem}"
    return ""


def game_digest(seed: int) -> str:
    from tests.fuzz import FuzzGame, Seen

    _forget()
    game = FuzzGame(seed, Seen())
    game.play()
    digest = hashlib.sha256()
    for player, action, events in game.story:
        digest.update(f"{player} {action!r} {events!r}\n".encode())
    digest.update(repr(game.state.dump()).encode())
    return digest.hexdigest()


def _import_game() -> None:
    import tests.fuzz  # noqa: F401


def _forget() -> None:
    """Empties every cache that rules and game keep, so that what fills it is done in each game."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("monopoly.rules", "monopoly.game")):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
