"""Plays the golden games: one full game in each preset and overlay, with all sorts of business.

    python -m tests.golden.make        writes those of the present revision of the rules anew

Only to be run when the rules themselves change; the change of digests then says so in review.
Those of earlier revisions stay as they are: what was played once must replay forever.
"""

import random
from pathlib import Path

from monopoly import Game, IllegalAction, Leave, Offer, TimeUp
from monopoly.bots import View, make_bot
from monopoly.game.actions import KnockDown
from monopoly.game.driver import Driver, Players
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.ruleset import REVISION

FOLDER = Path(__file__).parent / f"revision-{REVISION}"
PRESETS = [
    f"{preset}{overlay}"
    for preset in ("statutes", "wikibook", "mcc", "london", "parker")
    for overlay in ("", "-short", "-timed", "-speed", "-tabletop")
]
PLAYERS = ["Ann", "Bob", "Cy"]
TURNS_MAX = 100
ACTIONS_MAX = 900


class Table(Players):
    """Two greedy bots and a random one."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._view = View(game.state)
        self._bots = [make_bot("greedy"), make_bot("greedy"), make_bot("random", seed)]

    def act(self, player: int) -> bool:
        if player == BANK:
            choice: Action | None = KnockDown()
        else:
            choice = self._bots[player].choose(self._view, player)
        if choice is None:
            return False
        self._game.apply(choice, player)
        return True


def play(preset: str, seed: int) -> Game:
    game = Game.new(preset, players=PLAYERS, seed=seed)
    rng = random.Random(seed)
    driver = Driver(game.state, Table(game, seed))
    while not game.over and game.length < ACTIONS_MAX:
        late = game.rules.ending == "time-limit" and game.state.turn == TURNS_MAX
        if late and not game.state.time_up:
            game.apply(TimeUp(), by="Bank")
        if rng.random() < 0.05:
            propose(game, rng)
        if game.phase == "to-settle" and rng.random() < 0.02:
            game.apply(Leave(), by=game.actor)
        else:
            assert driver.step()
        driver.something_happened()
    return game


def propose(game: Game, rng: random.Random) -> None:
    """Somebody offers money for a deed, and now and then it is taken."""
    buyer, owner = rng.sample(range(len(PLAYERS)), 2)
    deeds = [int(space) for space in game.board.deeds if game.state.owner[space] == owner]
    if not deeds:
        return
    offer = Offer(to=owner, give_cash=rng.choice([60, 150, 300]), get_deeds=[rng.choice(deeds)])
    try:
        game.apply(offer, by=buyer)
        accept = next(a for a in game.legal_actions(owner) if a.kind == "accept")
        game.apply(accept, by=owner)
    except (IllegalAction, StopIteration):
        return


def main() -> None:
    for preset in PRESETS:
        for seed in range(200):
            game = play(preset, seed)
            if game.over:
                break
        else:
            raise SystemExit(f"no game of {preset} came to its end")
        FOLDER.mkdir(exist_ok=True)
        path = FOLDER / f"{preset}.jsonl"
        path.write_text("\n".join(game.record()) + "\n", encoding="utf-8")
        print(f"{path.name}: seed {seed}, {game.length} actions, {game.winners} won")


if __name__ == "__main__":
    main()
