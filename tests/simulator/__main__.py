"""The server in simulated worlds, from the command line:

python -m tests.simulator --seed 4711            one world; what went wrong in it, and what was seen
python -m tests.simulator --seed 0 --seeds 1000  many, one after the other
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.simulator.faults import ALSO
from tests.simulator.simulation import CLOCKS, Report, Setup, simulate


def reports(seeds: Iterable[int], also: Sequence[str], jobs: int) -> Iterator[Report]:
    one = partial(simulate, setup=Setup(also=tuple(also)))
    if jobs == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, seeds, chunksize=10)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=0, help="the first")
    parser.add_argument("--seeds", type=int, default=1, help="how many")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument(
        "--also",
        action="append",
        default=[],
        choices=[*ALSO, CLOCKS],
        help="what nothing is promised of",
    )
    args = parser.parse_args()
    counts: Counter[str] = Counter()
    failed = 0
    for report in reports(range(args.seed, args.seed + args.seeds), args.also, args.jobs):
        counts.update(report.counts)
        if report.findings:
            failed += 1
            print(report, flush=True)
    for what, count in sorted(counts.items()):
        print(f"{count:>12,} {what}")
    print(f"{args.seeds:,} seeds, {failed:,} of them failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
