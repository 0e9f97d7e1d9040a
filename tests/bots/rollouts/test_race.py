"""Ways on from one moment: the better one is found, and the worse ones get no more games."""

from monopoly.bots import Bot, View, make_bot
from monopoly.bots.rollouts.race import Race
from monopoly.chance.seeded import SeededDealer
from tests.bots.evaluation.moments import played

GAMES = 120
TURNS = 8


def race(cash: list[int], seed: int = 1) -> Race:
    """Ann with more or less cash than she has, else alike."""
    views = []
    for amount in cash:
        s = played(40)
        s.cash[0] += amount
        views.append(View(s))
    policy: list[Bot] = [make_bot("trader") for _ in range(4)]
    found = Race(views, 0, policy, SeededDealer(seed), GAMES, TURNS)
    found.run(20)
    return found


def test_the_better_is_found_and_the_others_drop_out() -> None:
    found = race([0, 600, -200])
    assert found.best() == 1
    lead, error = found.lead(1, 0)
    assert lead > 2 * error > 0
    assert found.games(2) < GAMES
    assert found.share(1) > found.share(0) > found.share(2)


def test_what_is_alike_goes_on_to_the_end() -> None:
    found = race([0, 0])
    assert [found.games(0), found.games(1)] == [GAMES, GAMES]
    lead, error = found.lead(0, 1)
    assert lead == 0
    assert error > 0, "no difference seen is not certainty"


def test_the_same_seed_gives_the_same_race() -> None:
    one, two = race([0, 100]), race([0, 100])
    assert one.lead(1, 0) == two.lead(1, 0)
    assert one.lead(1, 0) != race([0, 100], seed=2).lead(1, 0)
