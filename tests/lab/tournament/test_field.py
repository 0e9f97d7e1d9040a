"""A bot against the sparring field: who plays whom, what is counted, what is printed."""

import re
from pathlib import Path

import pytest

from monopoly.bots import FIELD, BotError
from monopoly.bots.sparring.field import EXPLOITS
from monopoly.lab import LabError
from monopoly.lab.tournament import field
from monopoly.lab.tournament.field import DEAR, FieldPlan
from monopoly.lab.tournament.field_run import run_field
from tests.lab import program
from tests.lab.program import own

PAGE = Path(__file__).parents[3] / "docs" / "tournament.md"
FEW = FIELD[0], FIELD[4], next(agent for agent in FIELD if agent.name == "last-dollar")
SHORT = ("--games", "4", "--turns-max", "20", "--processes", "1", "--rules", "statutes-short")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field of three agents, one of them an exploiter."""
    monkeypatch.setattr(field, "FIELD", FEW)


def test_a_bot_meets_every_agent_and_every_exploiter_meets_it() -> None:
    plan = FieldPlan(bots=("cautious",), games=40)
    met = [match for match in plan.matches if match.alone == "cautious"]
    assert [match.agent for match in met] == [agent.name for agent in FIELD]
    exploiters = [agent.name for agent in FIELD if agent.kind == EXPLOITS]
    back = [match for match in plan.matches if match.among == "cautious"]
    assert [match.alone for match in back] == [f"{name}@cautious" for name in exploiters]
    for match in met:
        assert match.among == (f"{match.agent}@cautious" if match.kind == EXPLOITS else match.agent)


def test_games_are_whole_rounds_and_fewer_where_they_are_dear() -> None:
    plan = FieldPlan(bots=("trader",), games=81)
    for match in plan.matches:
        dear = next(agent.dear for agent in FIELD if agent.name == match.agent)
        assert match.rounds == (3 if dear else 21), DEAR
    assert plan.games_planned == 4 * sum(match.rounds for match in plan.matches)


def test_an_agent_of_the_field_does_not_meet_itself() -> None:
    plan = FieldPlan(bots=("trader-1",))
    assert "trader-1" not in [match.agent for match in plan.matches]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BotError, match="nobody"):
        FieldPlan(bots=("nobody",))
    with pytest.raises(LabError, match="named twice"):
        FieldPlan(bots=("trader", "trader"))
    with pytest.raises(LabError, match="2 to 8 players"):
        FieldPlan(bots=("trader",), seats=9)


@pytest.mark.usefixtures("few")
def test_every_game_has_a_winner() -> None:
    """Also where it reaches the bound: whoever leads by worth."""
    plan = FieldPlan(bots=("greedy",), games=8, turns_max=10, rules="statutes-short")
    result = run_field(plan, processes=1)
    assert (result.games, result.mistake) == (plan.games_planned, "")
    assert [one.bot for one in result.matches] == ["greedy"] * 3 + ["last-dollar@greedy"]
    assert all(one.unfinished_share == 1.0 for one in result.matches)
    assert all(one.low <= one.win_share <= one.high for one in result.matches)
    assert sum(one.wins for one in result.matches) > 0


@pytest.mark.usefixtures("few")
def test_a_mistake_is_told_and_what_was_played_counts() -> None:
    plan = FieldPlan(bots=("greedy", own("Cheats")), games=4, turns_max=60)
    result = run_field(plan, processes=1)
    assert "Cheats" in result.mistake
    assert [one.tested for one in result.matches] == ["greedy"] * 4


@pytest.mark.usefixtures("few")
def test_the_command_prints_a_table() -> None:
    done = program.run_here("tournament", "--field", *SHORT)
    assert (done.status, done.err) == (0, "")
    assert re.search(r"^ ?trader +hard-bidder +never sells +4 ", done.out, re.MULTILINE)
    assert re.search(r"^ ?last-dollar +trader +exploits +4 ", done.out, re.MULTILINE)
    assert "the game reached 20 turns" in done.out


@pytest.mark.usefixtures("few")
def test_the_json_has_what_is_promised() -> None:
    done = program.run_here("tournament", "--field", "--bots", "greedy", *SHORT, "--json")
    assert done.status == 0
    found = done.json
    assert (found["games"], found["games_planned"], found["players"]) == (16, 16, 4)
    matches = found["matches"]
    assert isinstance(matches, list)
    assert matches[0]["tested"] == matches[0]["bot"] == "greedy"
    assert (matches[0]["agent"], matches[0]["kind"]) == ("hard-bidder", "never sells")
    text = PAGE.read_text(encoding="utf-8")
    for key in (*found, *matches[0]):
        assert f"`{key}`" in text, key


@pytest.mark.usefixtures("few")
def test_the_same_seed_gives_the_same_result() -> None:
    plan = FieldPlan(bots=("cautious",), games=8, turns_max=60, seed=3)
    assert run_field(plan, processes=1) == run_field(plan, processes=1)
    other = FieldPlan(bots=("cautious",), games=8, turns_max=60, seed=4)
    assert run_field(plan, processes=1) != run_field(other, processes=1)


def test_bad_input_is_one_sentence() -> None:
    done = program.run_here("tournament", "--field", "--bots", "nobody")
    assert done.status == 2
    assert "There is no bot called 'nobody'" in done.err
