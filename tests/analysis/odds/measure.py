"""How far ten million throws of walking players are from the odds: the table of docs/odds.md.

python -m tests.analysis.odds.measure
"""

from typing import Final

from monopoly.analysis.odds.chain import long_run
from tests.analysis.odds.walkers import GO_BACK, USED_FIRST, USED_LAST, walk, walking_board

CASES: Final = [
    ("statutes", "leave"),
    ("statutes", "stay"),
    ("london", "leave"),
    ("london", "stay"),
    ("parker", "leave"),
    ("parker", "stay"),
    ("statutes-short", "stay"),
]
# What becomes of the odds where cards are kept, as in a game
KEPT: Final = [
    ("statutes", "leave", USED_FIRST),
    ("statutes", "stay", USED_LAST),
    ("statutes", "stay", USED_FIRST),
]
GAMES: Final = 500
TURNS: Final = 20_000


def main() -> None:
    print("| rules | Jail | jail cards | throws | furthest | points | standard error |")
    print("| --- | --- | --- | ---: | --- | ---: | ---: |")
    for rules, jail, cards in [*((*case, GO_BACK) for case in CASES), *KEPT]:
        print(row(rules, jail, cards))


def row(rules: str, jail: str, cards: str) -> str:
    board = walking_board(rules)
    expected = long_run(board, jail)
    walks = walk(board, stays=jail == "stay", games=GAMES, turns=TURNS, cards=cards)
    names = [*board.names, "In Jail"]
    away = [100 * (walks.share(n) - hits / expected.throws) for n, hits in enumerate(expected.hits)]
    place = max(range(len(away)), key=lambda n: abs(away[n]))
    error = 100 * walks.error(place)
    return (
        f"| {rules} | {jail} | {cards} | {walks.throws:,} | {names[place]} | {away[place]:+.3f} "
        f"| {error:.3f} |"
    )


if __name__ == "__main__":
    main()
