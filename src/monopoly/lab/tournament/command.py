"""`monopoly tournament`: checks every argument first, plays, and ranks."""

from dataclasses import dataclass
from time import monotonic

from monopoly.bots import BOTS
from monopoly.lab.console import (
    check_processes,
    end,
    guarded,
    names_in,
    options_in,
    playing,
    print_json,
    result_console,
    why_early,
)
from monopoly.lab.tournament.plan import Contest
from monopoly.lab.tournament.report import print_tournament
from monopoly.lab.tournament.run import run_tournament


@dataclass(frozen=True, slots=True)
class TournamentArgs:
    """The command line as it was given."""

    bots: str | None
    games: int
    players: int | None
    rules: str
    options: tuple[str, ...]
    seed: int
    turns_max: int
    processes: int | None
    json: bool


def run(args: TournamentArgs) -> int:
    """The status the command ends with."""
    return guarded(lambda _: _run(args))


def _run(args: TournamentArgs) -> int:
    contest = Contest(
        games=args.games,
        bots=tuple(BOTS) if args.bots is None else names_in(args.bots),
        players=args.players,
        rules=args.rules,
        options=options_in(args.options),
        seed=args.seed,
        turns_max=args.turns_max,
    )
    check_processes(args.processes)
    start = monotonic()
    with playing(contest.games_planned) as advance:
        result = run_tournament(contest, processes=args.processes or 0, progress=advance)
    if args.json:
        print_json(result.to_dict())
    else:
        print_tournament(result_console(), result, monotonic() - start)
    return end(why_early(result, contest.games_planned), interrupted=result.interrupted)
