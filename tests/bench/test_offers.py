"""The measurement of accepted offers: who sits where, what a mistake is, when it is clear."""

from itertools import islice
from types import ModuleType, SimpleNamespace

import pytest

from monopoly import Position
from monopoly.bots import FIELD, View, make_bot
from monopoly.bots.trader.trader import TraderBot
from monopoly.game.position.checks import load
from monopoly.rules.trade import Accept
from tests.bench.loading import load_script

ORANGE = ["St. James Place", "Tennessee Avenue", "New York Avenue"]


@pytest.fixture
def offers(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return load_script("offers", monkeypatch)


@pytest.fixture
def job(offers: ModuleType) -> ModuleType:
    import offers_job  # type: ignore[import-not-found]

    module: ModuleType = offers_job
    return module


def _offer(job: ModuleType, give: dict[str, object], get: dict[str, object]) -> object:
    """Bob's offer to Ann, before she accepts it."""
    state = load(
        Position.from_dict(
            {
                "rules": "statutes",
                "players": [
                    {"name": "Ann", "cash": 600, "deeds": ORANGE},
                    {"name": "Bob", "cash": 600, "deeds": ["Baltic Avenue", "the red group"]},
                ],
                "turn": "Bob",
                "offers": [
                    {"number": 1, "proposer": "Bob", "receiver": "Ann", "give": give, "get": get}
                ],
            }
        )
    )
    policy = [make_bot("trader"), make_bot("trader")]
    return job.Acceptance("nobody", state, 0, 1, policy, 7)


def test_an_orange_group_for_a_brown_lot_is_a_mistake(job: ModuleType) -> None:
    bad = _offer(job, {"deeds": ["Baltic Avenue"]}, {"deeds": ORANGE})
    judged = job.judge(bad, 200)
    assert judged.is_mistake
    assert judged.cost > 0.3


def test_a_group_for_nothing_is_clear_after_the_first_games(job: ModuleType) -> None:
    good = _offer(job, {"deeds": ["the red group"]}, {"deeds": []})
    judged = job.judge(good, 1_000)
    assert not judged.is_mistake
    assert judged.cost < 0
    assert len(judged.costs) == job.FIRST_LAP


def test_the_whole_interval_must_be_above_the_limit(job: ModuleType) -> None:
    """Twelve points on average: a mistake if that is known well, and none if it is not."""
    costs = [1.0] * 12 + [0.0] * 88
    few, many = job.Judged(None, costs), job.Judged(None, costs * 10)
    assert few.cost == many.cost == pytest.approx(0.12)
    assert many.reach() == pytest.approx(1.96 * (0.12 * 0.88 / 1_000) ** 0.5, rel=0.01)
    assert (few.is_mistake, many.is_mistake) == (True, True)
    assert (few.is_decided, many.is_decided) == (False, True)
    assert not job.Judged(None, costs[2:]).is_mistake


def test_every_agent_is_met_and_every_seat_is_taken(job: ModuleType) -> None:
    matches = job.matches("trader")
    assert {match.agent.name for match in matches} == {agent.name for agent in FIELD}
    alone = [match for match in matches if match.among == "trader"]
    assert {match.agent.kind for match in alone} == {"exploits"}
    for match in matches:
        seats = [match.names(game).index(match.alone) for game in range(4)]
        assert seats == [0, 1, 2, 3]
        assert all(match.names(game).count(match.among) == 3 for game in range(4))


@pytest.mark.compiled_only
def test_acceptances_are_those_of_the_bot_and_the_same_for_a_seed(job: ModuleType) -> None:
    found = list(islice(job.acceptances("trader", job.SAME, 3, 2), 6))
    again = list(islice(job.acceptances("trader", job.SAME, 3, 2), 6))
    assert len(found) == 6
    assert [one.line for one in found] == [one.line for one in again]
    for one in found:
        view = View(one.state)
        assert view.why_not(Accept(one.number), one.seat) is None
        assert isinstance(one.policy[one.seat], TraderBot)
        assert isinstance(one.policy[one.seat].copy(0).choose(view, one.seat), Accept)


def test_mistakes_are_counted_by_agent_and_the_worst_come_first(
    offers: ModuleType, job: ModuleType
) -> None:
    def judged(agent: str, cost: float) -> object:
        return job.Judged(SimpleNamespace(agent=agent, seat=1, line="mp1"), [cost] * 200)

    found = offers.figures(
        [judged("a", 0.2), judged("a", 0.0), judged("b", 0.4), judged("b", 0.3)], 2
    )
    assert (found["all"]["offers"], found["all"]["mistakes"]) == (4, 3)
    assert found["by agent"]["a"]["share"] == 0.5
    assert found["by agent"]["b"]["share"] == 1
    assert [one["cost"] for one in found["worst"]] == [pytest.approx(0.4), pytest.approx(0.3)]
