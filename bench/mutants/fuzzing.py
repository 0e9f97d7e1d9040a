"""Random games with invariants (tests/fuzz.py), and whether changed rules play them otherwise.

A game's digest is of every action, every event and the last state. Each game is played as if it
were the first: nothing is kept from the one before.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bench.mutants.loading import empty_caches, import_anew, switch_invariants_off
from bench.mutants.sources import Mutant
from bench.mutants.watching import Watch, watched


@dataclass(frozen=True, slots=True)
class Watched:
    digest: str
    differ: set[int]  # numbers of the mutants that could show in this game


def play_watched(seeds: Iterable[int], mutants: Sequence[Mutant]) -> dict[int, Watched]:
    """Games of the unchanged rules: what they come to, and which mutants could show in each."""
    watch = Watch()
    import_anew(watched(mutants))
    switch_invariants_off()  # the tests see to them
    on_import = set(watch.differ)
    on_import.update(mutant.number for mutant in mutants if not mutant.mutation.function)
    played: dict[int, Watched] = {}
    for seed in seeds:
        watch.differ.clear()
        digest = game_digest(seed)
        played[seed] = Watched(digest, watch.differ | on_import)
    return played


def first_difference(digests: Mapping[int, str]) -> str:
    """What the first game that goes otherwise shows, or ""."""
    from tests.fuzz import FuzzFailure

    for seed, digest in digests.items():
        try:
            if game_digest(seed) != digest:
                return f"fuzz game {seed} goes otherwise"
        except FuzzFailure as error:
            problem = str(error).splitlines()[0].partition("}: ")[2]
            return f"fuzz game {seed} fails: {problem}"
    return ""


def game_digest(seed: int) -> str:
    from tests.fuzz import FuzzGame, Seen

    empty_caches()
    game = FuzzGame(seed, Seen())
    game.play()
    digest = hashlib.sha256()
    for player, action, events in game.story:
        digest.update(f"{player} {action!r} {events!r}\n".encode())
    digest.update(repr(game.state.dump()).encode())
    return digest.hexdigest()
