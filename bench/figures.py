"""What `bench/speed` measures: each figure beside another, so that it is a ratio."""

import contextlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median
from typing import Final

from monopoly.bots import View, make_bot
from monopoly.bots.rollouts.playout import play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.game import Game
from monopoly.game.setup import new_game
from monopoly.lab.simulation.chunk import play_chunk
from monopoly.lab.simulation.plan import Plan
from monopoly.rules.ruleset import rule_set

HERE: Final = Path(__file__).resolve().parent
YARDSTICK: Final = HERE.parents[1] / "shared" / "yardstick" / "monopoly.c"
YARDSTICK_MODE: Final = "C step+fnptr policy"
RULES: Final = "parker"
TURNS_MAX: Final = 1000
NAMES: Final = ["Ann", "Bob", "Cy", "Dan"]

COPIES: Final = 300_000
COPY_AT: Final = 120  # turns: deeds sold, some built on, nobody out yet
COPIES_WANTED: Final = 1_000_000
UNDO_LENGTH: Final = 1_500
UNDONE: Final = 300
UNDO_SECONDS: Final = 0.1
PYTHON_GAMES_WANTED: Final = 500
STARTS: Final = 9
START_SECONDS: Final = 0.3
MEMORY_MAX: Final = 300_000_000
SAMPLE_SECONDS: Final = 0.2
FLAT: Final = 1.2  # the peak of all beside that of the first tenth


@dataclass(frozen=True)
class LineUp:
    """Bots that play on two cores, and what is wanted of them beside C on one."""

    players: tuple[str, ...]
    wanted: float


LINE_UPS: Final = [LineUp(("greedy",) * 4, 0.7), LineUp(("trader",) * 4, 0.7)]

# Bots in plain Python: where they sit, and whether the wish is about them.
PYTHON_TABLES: Final = [
    ("plain Python, first legal action, among 3 greedy", ["First"], True),
    ("plain Python, any legal action, among 3 greedy", ["Uniform"], True),
    ("plain Python, first legal action, all 4 seats", ["First"] * 4, False),
]


@dataclass(frozen=True)
class Figure:
    what: str
    measured: str
    beside: str = "–"
    ratio: float | None = None
    at_least: float | None = None
    at_most: float | None = None

    @property
    def wanted(self) -> str:
        if self.at_least is not None:
            return f"at least {self.at_least:g}"
        return "–" if self.at_most is None else f"at most {self.at_most:g}"

    @property
    def reached(self) -> str:
        if self.ratio is None or (self.at_least is None and self.at_most is None):
            return "–"
        enough = self.at_least is None or self.ratio >= self.at_least
        return "yes" if enough and (self.at_most is None or self.ratio <= self.at_most) else "no"


@dataclass(frozen=True)
class Speed:
    turns: float  # per second
    games: float


class Yardstick:
    """The same game in C, near what the machine can do at all; or nothing, and why."""

    def __init__(self, folder: Path) -> None:
        self.missing = ""
        self._binary = folder / "yardstick"
        compiler = shutil.which("cc")
        if not YARDSTICK.exists():
            self.missing = f"there is no {YARDSTICK.name} in ../shared/yardstick"
        elif compiler is None:
            self.missing = "there is no C compiler"
        else:
            made = subprocess.run(
                [compiler, "-O3", "-o", str(self._binary), str(YARDSTICK)],
                check=False,
                capture_output=True,
            )
            self.missing = "the C compiler refuses it" if made.returncode else ""

    def run(self, games: int) -> Speed | None:
        if self.missing:
            return None
        done = subprocess.run(
            [str(self._binary), str(games), "1"], check=True, capture_output=True, text=True
        )
        rows = {row["name"]: row for row in map(json.loads, done.stdout.splitlines())}
        return Speed(rows[YARDSTICK_MODE]["turns_s"], rows[YARDSTICK_MODE]["games_s"])


@dataclass(frozen=True)
class Bench:
    """How much is measured, and beside what."""

    yardstick: Yardstick
    games: int
    rounds: int
    simulate_games: int
    say: Callable[[str], None]


# --- one core


def one_core(bench: Bench) -> Iterator[Figure]:
    """Ours and C in turn, so that both meet the same noise; the median of the ratios."""
    play(20, 0)  # warm
    ours, theirs, ratios = [], [], []
    for number in range(bench.rounds):
        speed = play(bench.games, 1 + number * bench.games)
        beside = bench.yardstick.run(10 * bench.games)
        ours.append(speed.turns)
        if beside is not None:
            theirs.append(beside.turns)
            ratios.append(speed.turns / beside.turns)
        bench.say(f"one core, round {number + 1} of {bench.rounds}: {speed.turns:,.0f} turns/s")
    yield Figure(
        "one core, 4 greedy",
        f"{median(ours):,.0f} turns/s",
        f"{median(theirs):,.0f} turns/s in C" if theirs else "–",
        median(ratios) if ratios else None,
        at_least=0.35,
    )


def play(games: int, first_seed: int) -> Speed:
    """Four greedy bots, on processor time."""
    board = board_for(rule_set(RULES))
    bots = [make_bot("greedy") for _ in NAMES]
    turns = 0
    start = time.process_time()
    for seed in range(first_seed, first_seed + games):
        dealer = SeededDealer(seed)
        state = new_game(board, NAMES, dealer)
        play_out(state, bots, dealer, TURNS_MAX)
        turns += state.turn
    seconds = time.process_time() - start
    return Speed(turns / seconds, games / seconds)


# --- two cores, and their memory


def two_cores(bench: Bench) -> Iterator[Figure]:
    for line_up in LINE_UPS:
        yield from _simulate(bench, line_up)


def _simulate(bench: Bench, line_up: LineUp) -> Iterator[Figure]:
    """The command itself, with C on one core right before and right after."""
    name = f"two cores, {_named(line_up.players)}"
    games = bench.simulate_games
    bench.say(f"{name}: {games:,} games …")
    speed, beside, samples = _beside_c(bench, line_up, games)
    yield Figure(
        name,
        f"{speed:,.0f} games/s",
        f"{beside:,.0f} games/s in C on one" if beside else "–",
        speed / beside if beside else None,
        at_least=line_up.wanted,
    )
    if samples:
        yield from _memory(f"memory of its {games:,} games", samples)


def _beside_c(bench: Bench, line_up: LineUp, games: int) -> tuple[float, float, list[int]]:
    """Games per second by the clock on the wall, those of C on one core, and samples of memory."""
    before = bench.yardstick.run(50 * bench.games)  # some seconds: the machine's mood counts
    seconds, samples = _watched(_simulate_command(line_up, games))
    after = bench.yardstick.run(50 * bench.games)
    beside = 0.0 if before is None or after is None else fmean([before.games, after.games])
    return games / seconds, beside, samples


def _memory(name: str, samples: list[int]) -> Iterator[Figure]:
    peak, early = max(samples), max(samples[: max(1, len(samples) // 10)])
    yield Figure(
        name, f"{peak / 1e6:.0f} MB", f"{MEMORY_MAX / 1e6:.0f} MB", peak / MEMORY_MAX, at_most=1
    )
    yield Figure(
        "… its peak beside that of the first tenth",
        f"{peak / 1e6:.0f} MB",
        f"{early / 1e6:.0f} MB",
        peak / early,
        at_most=FLAT,
    )


def _named(players: tuple[str, ...]) -> str:
    return ", ".join(f"{players.count(bot)} {bot}" for bot in dict.fromkeys(players))


def program() -> list[str]:
    """The command `monopoly` of the Python that runs this."""
    found = shutil.which("monopoly", path=str(Path(sys.executable).parent))
    return [found] if found else [sys.executable, "-c", "from monopoly.cli import main; main()"]


def _simulate_command(line_up: LineUp, games: int) -> list[str]:
    wishes = ["--games", str(games), "--players", ",".join(line_up.players), "--rules", RULES]
    return [*program(), "simulate", *wishes, "--processes", "2", "--json"]


def _watched(command: list[str]) -> tuple[float, list[int]]:
    """Seconds by the clock on the wall, and the memory again and again: of the process with all
    its children."""
    samples = []
    start = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        while process.poll() is None:
            samples.append(_memory_of_tree(process.pid))
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(SAMPLE_SECONDS)
    seconds = time.monotonic() - start
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} ended with {process.returncode}")
    return seconds, [sample for sample in samples if sample]


def _memory_of_tree(pid: int) -> int:
    """Bytes; 0 where there is no /proc to ask, or the process has just ended."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        own = _memory_of(pid)
    except OSError:
        return 0
    return own + sum(_memory_of_tree(int(child)) for child in children)


def _memory_of(pid: int) -> int:
    """Pages shared by several processes count in parts (PSS): the sum is what they take."""
    with contextlib.suppress(OSError, StopIteration):
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
        return 1024 * int(next(line for line in lines if line.startswith("Pss:")).split()[1])
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


# --- copies, undo, bots in plain Python, the start


def copies(bench: Bench) -> Iterator[Figure]:
    dealer = SeededDealer(1)
    state = new_game(board_for(rule_set(RULES)), NAMES, dealer)
    play_out(state, [make_bot("greedy") for _ in NAMES], dealer, COPY_AT)
    ours, theirs, ratios = [], [], []
    for number in range(bench.rounds):
        start = time.process_time()
        for _ in range(COPIES):
            state.copy()
        ours.append(COPIES / (time.process_time() - start))
        beside = bench.yardstick.run(5 * bench.games)
        if beside is not None:
            theirs.append(beside.turns)
            ratios.append(ours[-1] / beside.turns)
        bench.say(f"copies, round {number + 1} of {bench.rounds}: {ours[-1]:,.0f} a second")
    speed = f"{median(ours):,.0f} copies/s"
    wanted = f"{COPIES_WANTED:,} copies/s"
    yield Figure("copies of a mid-game state", speed, wanted, median(ours) / COPIES_WANTED, 1)
    if ratios:
        yield Figure(
            "… beside the yardstick", speed, f"{median(theirs):,.0f} turns/s in C", median(ratios)
        )


def undo(bench: Bench) -> Iterator[Figure]:
    """Actions of a long game taken back one by one, from the end of the game."""
    game = Game.new(RULES, players=NAMES, seed=1)  # four greedy bots play it for long
    bot, view = make_bot("greedy"), View(game.state)
    while game.length < UNDO_LENGTH:
        action = bot.choose(view, game.state.actor)
        if action is None:
            raise SystemExit("The bot has nothing to say, though the game waits for it.")
        game.apply(action)
    seconds = []
    for _ in range(bench.rounds):
        twin = game.copy()
        start = time.process_time()
        for _ in range(UNDONE):
            twin.undo()
        seconds.append(time.process_time() - start)
    bench.say(f"{UNDONE} actions undone: {median(seconds):.3f} s")
    yield Figure(
        f"undo of {UNDONE} actions of {UNDO_LENGTH:,}",
        f"{median(seconds):.3f} s",
        f"{UNDO_SECONDS} s",
        median(seconds) / UNDO_SECONDS,
        at_most=1,
    )


def python_bots(bench: Bench) -> Iterator[Figure]:
    for name, bots, is_wanted in PYTHON_TABLES:
        own = [f"{HERE / 'python_bots.py'}:{bot}" for bot in bots]
        players = (*own, *["greedy"] * (len(NAMES) - len(own)))
        games = max(1, bench.games // 4)
        plan = Plan(games=games, players=players, rules=RULES, turns_max=TURNS_MAX)
        play_chunk(plan, 0, 4)  # warm
        speeds = []
        for number in range(bench.rounds):
            start = time.process_time()
            play_chunk(plan, number * games, games)
            speeds.append(games / (time.process_time() - start))
            bench.say(f"{name}, round {number + 1} of {bench.rounds}: {speeds[-1]:,.0f} games/s")
        yield Figure(
            name,
            f"{median(speeds):,.0f} games/s",
            f"{PYTHON_GAMES_WANTED} games/s",
            median(speeds) / PYTHON_GAMES_WANTED,
            at_least=1 if is_wanted else None,
        )


def start_up(bench: Bench) -> Iterator[Figure]:
    seconds = []
    for _ in range(STARTS):
        start = time.monotonic()
        subprocess.run([*program(), "--help"], check=True, stdout=subprocess.DEVNULL)
        seconds.append(time.monotonic() - start)
    bench.say(f"monopoly --help: {median(seconds):.3f} s")
    yield Figure(
        "start of `monopoly --help`",
        f"{median(seconds):.3f} s",
        f"{START_SECONDS} s",
        median(seconds) / START_SECONDS,
        at_most=1,
    )


MEASURES: Final[dict[str, Callable[[Bench], Iterator[Figure]]]] = {
    "core": one_core,
    "copies": copies,
    "undo": undo,
    "python": python_bots,
    "start": start_up,
    "cores": two_cores,
}
