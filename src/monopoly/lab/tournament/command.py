"""`monopoly tournament`: checks every argument first, plays, and ranks."""

from dataclasses import dataclass
from time import monotonic
from typing import Final

from monopoly.bots import QUICK_BOTS
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
from monopoly.lab.tournament.field import GAMES_DEFAULT as FIELD_GAMES
from monopoly.lab.tournament.field import SEATS_DEFAULT, FieldPlan
from monopoly.lab.tournament.field_report import print_field
from monopoly.lab.tournament.field_run import run_field
from monopoly.lab.tournament.plan import Contest
from monopoly.lab.tournament.report import print_tournament
from monopoly.lab.tournament.run import run_tournament

GAMES_DEFAULT: Final = 10_000
FIELD_BOT: Final = "trader"  # who plays the field if nobody is named


@dataclass(frozen=True, slots=True)
class TournamentArgs:
    """The command line as it was given."""

    bots: str | None
    field: bool
    games: int | None
    players: int | None
    rules: str
    options: tuple[str, ...]
    seed: int
    turns_max: int
    processes: int | None
    json: bool


def run(args: TournamentArgs) -> int:
    """The status the command ends with."""
    return guarded(lambda _: _run_field(args) if args.field else _run(args))


def _run_field(args: TournamentArgs) -> int:
    plan = FieldPlan(
        bots=(FIELD_BOT,) if args.bots is None else names_in(args.bots),
        games=FIELD_GAMES if args.games is None else args.games,
        seats=SEATS_DEFAULT if args.players is None else args.players,
        rules=args.rules,
        options=options_in(args.options),
        seed=args.seed,
        turns_max=args.turns_max,
    )
    check_processes(args.processes)
    start = monotonic()
    with playing(plan.games_planned) as advance:
        result = run_field(plan, processes=args.processes or 0, progress=advance)
    if args.json:
        print_json(result.to_dict())
    else:
        print_field(result_console(), result, monotonic() - start)
    return end(why_early(result, plan.games_planned), interrupted=result.interrupted)


def _run(args: TournamentArgs) -> int:
    contest = Contest(
        games=GAMES_DEFAULT if args.games is None else args.games,
        bots=tuple(QUICK_BOTS) if args.bots is None else names_in(args.bots),
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
