"""How far ten million throws of walking players are from the odds; prints the table of docs/odds.md.

python -m tests.analysis.odds.measure
"""

from typing import Final

from monopoly.analysis.odds.chain import long_run
from tests.analysis.odds.walkers import walk, walking_board

CASES: Final = [
    ("statutes", "leave"),
    ("statutes", "stay"),
    ("london", "leave"),
    ("london", "stay"),
    ("mcc", "leave"),
    ("wikibook", "stay"),
    ("statutes-short", "stay"),
]
GAMES: Final = 500
TURNS: Final = 20_000


def main() -> None:
    print("| rules | Jail | jail cards | throws | furthest | points | standard error |")
    print("| --- | --- | --- | ---: | --- | ---: | ---: |")
    for rules, jail in CASES:
        for cards_go_back in (True, False):
            print(row(rules, jail, cards_go_back=cards_go_back))


def row(rules: str, jail: str, *, cards_go_back: bool) -> str:
    board = walking_board(rules)
    expected = long_run(board, jail)
    walks = walk(board, stays=jail == "stay", games=GAMES, turns=TURNS, cards_go_back=cards_go_back)
    names = [*board.names, "In Jail"]
    away = [100 * (walks.share(n) - hits / expected.throws) for n, hits in enumerate(expected.hits)]
    place = max(range(len(away)), key=lambda n: abs(away[n]))
    cards = "go back" if cards_go_back else "are kept"
    error = 100 * walks.error(place)
    return (
        f"| {rules} | {jail} | {cards} | {walks.throws:,} | {names[place]} | {away[place]:+.3f} "
        f"| {error:.3f} |"
    )


if __name__ == "__main__":
    main()
