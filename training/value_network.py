"""Trains the value network (docs/value-network.md).

    python -m training.value_network all              new games, training, new weights
    python -m training.value_network data FILE        only the games: positions and rollouts
    python -m training.value_network train FILE ...   only the training, from such files
    python -m training.value_network refresh FILE ... works features out anew after they changed

The weights are written into the source tree: install the package again to play with them.
"""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: threads only get in the way

import numpy as np
from rich.console import Console
from rich.progress import Progress

from monopoly.bots.evaluation.places import FEATURES
from monopoly.pool.chunks import ChunkQueue
from monopoly.pool.executor import ProcessExecutor, cores
from monopoly.pool.run import Progress as Advance
from monopoly.pool.run import run
from training.data import Data, DataJob, Rows, load, origin, refresh, save
from training.fit import Errors, Network, errors, fit

SHIPPED = Path(__file__).parent.parent / "src/monopoly/bots/evaluation/weights.json"
GAMES_MAX = 100_000_000  # of one seed; games below are for measuring
UNSEEN = 10  # every tenth game is not learned from
NICE = 10
console = Console(highlight=False)


def main() -> None:
    args = _arguments()
    if args.command == "train":
        train(args, args.files)
        return
    if args.command == "refresh":
        for path in args.files:
            refresh(path)
        return
    path = args.files[0] if args.files else Path("value-network.npz")
    make_data(args, path)
    if args.command == "all":
        train(args, [path])


def make_data(args: argparse.Namespace, path: Path) -> None:
    os.nice(NICE)
    job = DataJob(GAMES_MAX * args.seed, args.moments, args.rollouts, args.policy)
    rows = Rows()

    def add(found: Rows) -> None:
        for name in ("game", "players", "traded", "features", "chances", "noise", "digest"):
            getattr(rows, name).extend(getattr(found, name))

    with ProcessExecutor(args.processes) as executor, _bar(args.games) as advance:
        queue = ChunkQueue(args.games, chunk_seconds=2)
        run(job, queue, add, executor=executor, progress=advance)
    save(path, job, rows)
    console.print(f"{len(rows.game):,} positions of {args.games:,} games in {path}")


@contextmanager
def _bar(games: int) -> Iterator[Advance]:
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("Playing", total=games)
        yield lambda count: bar.advance(task, count)


def train(args: argparse.Namespace, paths: list[Path]) -> None:
    data = load(paths)
    unseen = data.game % UNSEEN == 0
    known, other = data.part(~unseen), data.part(unseen)
    network = Network([FEATURES, *args.units], known, args.seed)
    best = fit(
        network,
        known,
        other,
        epochs=args.epochs,
        patience=args.patience,
        difference=args.difference,
        seed=args.seed,
        tell=_tell,
    )
    console.print(_sentence(best))
    recipe: dict[str, object] = {
        "made": datetime.now(UTC).date().isoformat(),
        "units": args.units,
        **origin(paths),
        "games": len(np.unique(data.game)),
        "positions": int(len(data.game) + data.traded.sum()),
        "on games not learned from": {
            "games": len(np.unique(other.game)),
            "positions": len(other.game),
            "cross-entropy": round(best.cross_entropy, 4),
            "error of a chance, points": round(best.chance, 2),
            "error of what a trade does, points": round(best.difference, 2),
            "what a trade does, points": round(best.difference_size, 2),
        },
    }
    args.out.write_text(network.weights(recipe).text(), encoding="utf-8")
    console.print(f"Written to {args.out}: install the package again to play with it.")
    _by_players(network, other)


def _by_players(network: Network, other: Data) -> None:
    for count in np.unique(other.players):
        found = errors(network, other.part(other.players == count))
        console.print(f"  {count} players: {_sentence(found)}")


def _tell(epoch: int, found: Errors) -> None:
    if epoch % 5 == 1:
        console.print(f"epoch {epoch:3}: {_sentence(found)}")


def _sentence(found: Errors) -> str:
    return (
        f"cross-entropy {found.cross_entropy:.4f}, off by {found.chance:.2f} points, "
        f"after a trade by {found.difference:.2f} of {found.difference_size:.2f}, "
        f"correlation {found.correlation:.4f}"
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=("all", "data", "train", "refresh"))
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE.npz")
    parser.add_argument("--games", type=int, default=40_000, metavar="N")
    parser.add_argument("--moments", type=int, default=4, metavar="N", help="of each game")
    parser.add_argument("--rollouts", type=int, default=24, metavar="N", help="of each moment")
    parser.add_argument("--policy", default="trader", metavar="BOT", help="who plays them out")
    parser.add_argument("--processes", type=int, default=cores(), metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--units", type=int, nargs="+", default=[24], metavar="N", help="by layer")
    parser.add_argument("--epochs", type=int, default=60, metavar="N")
    parser.add_argument("--patience", type=int, default=12, metavar="N")
    parser.add_argument("--difference", type=float, default=4.0, metavar="X", help="its weight")
    parser.add_argument("--out", type=Path, default=SHIPPED, metavar="FILE.json")
    return parser.parse_args()


if __name__ == "__main__":
    main()
