"""Plays the golden games: one full game in each preset and overlay, with all sorts of business.

    python -m tests.golden.make        writes those of the present revision of the rules anew

Only to be run when the rules themselves change; the change of digests then says so in review.
Those of earlier revisions stay as they are: what was played once must replay forever.
"""

import random
from pathlib import Path

from monopoly import Game, IllegalAction, Leave, Offer, TimeUp
from monopoly.bots import Bot, View, make_bot
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


def play(preset: str, seed: int) -> Game:
    game = Game.new(preset, players=PLAYERS, seed=seed)
    rng = random.Random(seed)
    bots = [make_bot("greedy"), make_bot("greedy"), make_bot("random", seed)]
    while not game.over and game.length < ACTIONS_MAX:
        late = game.rules.ending == "time-limit" and game.state.turn == TURNS_MAX
        if late and not game.state.time_up:
            game.apply(TimeUp(), by="Bank")
        if rng.random() < 0.05:
            propose(game, rng)
        seat = game.seat(None)
        if game.phase == "to-settle" and rng.random() < 0.02:
            game.apply(Leave(), by=seat)
            continue
        choice = bots[seat].choose(View(game.state), seat)
        assert choice is not None
        game.apply(choice)
        answer_all(game, bots)
    return game


def answer_all(game: Game, bots: list[Bot]) -> None:
    """Whoever has an offer, a claim or a salary waiting has a word, also out of turn."""
    for seat, bot in enumerate(bots):
        view = View(game.state)
        if game.over or view.retired(seat) or not view.has_to_answer(seat):
            continue
        answer = bot.choose(view, seat)
        if answer is not None:
            game.apply(answer, by=seat)


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
