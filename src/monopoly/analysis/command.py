"""`monopoly evaluate`: plays a moment out and says who is winning."""

from dataclasses import dataclass

from monopoly.analysis.evaluate import evaluate
from monopoly.analysis.limits import GAMES_MAX
from monopoly.analysis.report import print_evaluation
from monopoly.game.game import Game
from monopoly.game.position import Position
from monopoly.lab.console import end, guarded, names_in, playing, print_json, result_console

RUIN_ROUNDS = 10


@dataclass(frozen=True, slots=True)
class EvaluateArgs:
    """The command line as it was given; the moment has been read."""

    moment: Position | Game
    seconds: float | None
    games: int | None
    precision: float | None
    policy: str
    seed: int
    json: bool


def run(args: EvaluateArgs) -> int:
    """The status the command ends with."""
    return guarded(lambda _stack: _run(args))


def _run(args: EvaluateArgs) -> int:
    names = names_in(args.policy)
    games = args.games if args.games is not None and 0 < args.games <= GAMES_MAX else None
    with playing(games) as bar:
        found = evaluate(
            args.moment,
            seconds=args.seconds,
            games=args.games,
            precision=args.precision,
            policy=names[0] if len(names) == 1 else names,
            seed=args.seed,
            progress=bar,
        )
    if args.json:
        print_json(found.to_dict(RUIN_ROUNDS))
    else:
        print_evaluation(result_console(), found, RUIN_ROUNDS)
    so_far = f"Interrupted: this is the result of the first {found.games:,} games."
    return end([so_far] if found.interrupted else [], interrupted=found.interrupted)
