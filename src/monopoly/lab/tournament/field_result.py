"""What a bot did against the sparring field, as typed data; `to_dict` is what `--json` prints."""

from dataclasses import asdict, dataclass

from monopoly.lab.shares import Share, share
from monopoly.lab.tournament.chunk import Sums
from monopoly.lab.tournament.field import FieldPlan
from monopoly.lab.tournament.result import independent_games


@dataclass(frozen=True, slots=True)
class MatchResult(Share):
    """`bot` sat alone among several of `among`. Unfinished games count for whoever led."""

    tested: str
    agent: str
    kind: str
    held_out: bool
    among: str
    unfinished_share: float


@dataclass(frozen=True, slots=True)
class FieldResult:
    rules: str
    options: dict[str, str | int]
    seed: int
    turns_max: int
    players: int  # seats
    games_planned: int
    games: int
    matches: tuple[MatchResult, ...]
    interrupted: bool = False
    mistake: str = ""

    def to_dict(self) -> dict[str, object]:
        return asdict(self)


def make_field_result(
    plan: FieldPlan,
    sums: dict[int, Sums],
    unfinished: dict[int, int],
    *,
    interrupted: bool,
    mistake: str,
) -> FieldResult:
    """Of the matches of which at least one round was played."""
    matches: list[MatchResult] = []
    for place, match in enumerate(plan.matches):
        if place not in sums:
            continue
        one = sums[place]
        games = one.rounds * plan.seats
        won = share(match.alone, games, one.wins[0], independent_games(0, games, [one]))
        matches.append(
            MatchResult(
                **asdict(won),
                tested=match.tested,
                agent=match.agent,
                kind=match.kind,
                held_out=match.held_out,
                among=match.among,
                unfinished_share=unfinished[place] / games,
            )
        )
    return FieldResult(
        rules=plan.rules,
        options=dict(plan.options),
        seed=plan.seed,
        turns_max=plan.turns_max,
        players=plan.seats,
        games_planned=plan.games_planned,
        games=sum(one.games for one in matches),
        matches=tuple(matches),
        interrupted=interrupted,
        mistake=mistake,
    )
