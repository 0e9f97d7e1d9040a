"""The agents of the field: named like any bot, playing by any rules, never offered to people."""

import pytest

from monopoly.bots import BOTS, FIELD, KINDS, LEVELS, Bot, BotError, View, bot_maker, make_bot
from monopoly.bots.sparring.field import EXPLOITS, NEVER_SELLS, TRADES, Agent
from monopoly.editions import open_edition
from monopoly.game.boards import board_for
from monopoly.rules.events import TradeDone
from monopoly.rules.ruleset import rule_set
from monopoly.rules.trade import Offer, Refuse
from monopoly.server.refusal import Refusal
from monopoly.server.tables.bots import checked_bot
from monopoly.terminal.characters import bot_list, bots_help
from tests.bots.sparring.games import decisions, play_checked, played
from tests.fuzz import OWN_BOARD

AGENTS = {agent.name: agent for agent in FIELD}
NAMES = list(AGENTS)
PRESETS = ("statutes", "london-speed", "wikibook-short", "mcc-timed-tabletop", "parker")


def test_there_are_agents_of_every_kind_and_a_part_is_held_out() -> None:
    assert len(NAMES) == len(FIELD) >= 8
    assert not set(NAMES) & {*BOTS, *LEVELS}
    assert {agent.kind for agent in FIELD} == {NEVER_SELLS, TRADES, EXPLOITS}
    held_out = [agent for agent in FIELD if agent.held_out]
    assert len(FIELD) // 4 <= len(held_out) <= len(FIELD) // 2
    assert {agent.kind for agent in held_out} == {NEVER_SELLS, TRADES, EXPLOITS}


def test_they_are_listed_and_never_offered_to_people() -> None:
    shown = bot_list()
    for agent in FIELD:
        assert f"{agent.name} " in shown
        assert agent.character in shown
        assert agent.name not in bots_help()
        assert agent.name not in {kind.name for kind in KINDS}
        with pytest.raises(Refusal, match="There is no bot called"):
            checked_bot(agent.name)


def test_an_exploiter_names_its_victim() -> None:
    assert type(make_bot("last-dollar@cautious")) is type(make_bot("last-dollar"))
    assert bot_maker("last-dollar@trader") is bot_maker("last-dollar")
    with pytest.raises(BotError, match="There is no bot called 'nobody'"):
        make_bot("last-dollar@nobody")
    with pytest.raises(BotError, match="hard-bidder plays on nobody"):
        make_bot("hard-bidder@cautious")
    with pytest.raises(BotError, match="Did you mean 'hard-bidder'"):
        make_bot("hard-biddr")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rules", [*PRESETS, "own board"])
def test_an_agent_plays_whole_games(name: str, rules: str, build: str) -> None:
    """Nothing illegal, and all invariants hold after every action."""
    games, turns = (6, 150) if build == "compiled" else (1, 12)
    if AGENTS[name].dear:
        games, turns = 1, turns // 3
    options = {"edition": open_edition(OWN_BOARD)} if rules == "own board" else {}
    board = board_for(rule_set("statutes" if rules == "own board" else rules, **options))
    for seed in range(games):
        line_up = (name, "trader", name, "greedy")
        bots: list[Bot] = [make_bot(bot, seed) for bot in line_up]
        play_checked(board, bots, seed, turns)


@pytest.mark.compiled_only
@pytest.mark.parametrize("agent", [agent for agent in FIELD if not agent.dear])
def test_what_they_are_said_to_sell(agent: Agent) -> None:
    """One that never sells gives no deed away in any trade; the others do."""
    sold = 0
    for seed in range(12):
        state = played([agent.name, "trader", "trader-1", agent.name], seed, turns=200)
        assert state.log is not None
        for event in state.log:
            if isinstance(event, TradeDone):
                given = event.give_deeds if event.player in (0, 3) else ()
                got = event.get_deeds if event.receiver in (0, 3) else ()
                sold += len(given) + len(got)
    assert (sold == 0) == (agent.kind == NEVER_SELLS)


@pytest.mark.parametrize("agent", [agent for agent in FIELD if agent.kind == NEVER_SELLS])
def test_one_that_never_sells_refuses_the_best_offer(agent: Agent) -> None:
    for seed in range(20):
        state = played(["greedy", agent.name], seed, turns=30)
        mine = [space for space in state.board.deeds if state.owner[space] == 1]
        offer = Offer(1, give_cash=int(state.cash[0]), get_deeds=mine[:1])
        if mine and offer.why_not(state, 0) is None:
            offer.do(state, 0)
            answer = make_bot(agent.name).choose(View(state), 1)
            assert isinstance(answer, Refuse)
            return
    pytest.fail("there was nothing to sell")


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_on_as_the_agent_would(name: str, build: str) -> None:
    """What it remembers goes with it."""
    turns = 80 if build == "compiled" else 12
    bots = [make_bot(name), make_bot("trader-1"), make_bot("cautious")]
    copied = bots[0].copy(0)
    for state, seat, action in decisions(bots, 7, turns):
        if seat == 0:
            assert copied.choose(View(state), 0) == action
            copied = bots[0].copy(0)
