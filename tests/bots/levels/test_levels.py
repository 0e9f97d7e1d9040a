"""Every level plays every preset by the rules, explains each decision, and ends its games."""

import pytest

from monopoly.bots import Bot, ExplainingBot, View, make_bot
from monopoly.bots.explanation import DOLLARS, LOSS_RATE, WIN_CHANCE
from monopoly.bots.rollouts.playout import play_out
from monopoly.bots.sparring.newcomer import Newcomer
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules.ruleset import preset_names, rule_set
from monopoly.rules.state import OVER, State
from tests.bots.levels.tables import LEVELS, moments
from tests.bots.sparring.games import play_checked

every_level = pytest.mark.parametrize("level", LEVELS)


def test_all_levels_keep_to_the_rules_in_every_preset(build: str) -> None:
    """What is refused, or a turn without end, is a BotMistake, which ends the test."""
    for number, preset in enumerate(preset_names()):
        for seed in range(3 if build == "compiled" else 1):
            names = [LEVELS[(number + seed + seat) % len(LEVELS)] for seat in range(2 + number % 5)]
            bots = [make_bot(name, seed) for name in names]
            play_checked(board_for(rule_set(preset)), bots, seed, 60)


@every_level
def test_every_decision_is_explained(level: str, build: str) -> None:
    sentences: set[str] = set()
    for seed in range(4 if build == "compiled" else 1):
        for state, bots, seat in moments([level] * 4, seed, 150):
            bot = bots[seat]
            assert isinstance(bot, ExplainingBot)
            before = state.dump()
            told = bot.explain(View(state), seat)
            assert state.dump() == before
            assert told.choice == bot.copy(seed + seat).choose(View(state), seat)
            assert told.sentence[-1] in ".?", told.sentence
            assert told.sentence[0].isupper() or told.sentence[0] == "$", told.sentence
            assert all(option.unit in (DOLLARS, LOSS_RATE, WIN_CHANCE) for option in told.options)
            if level != "trader" and told.options:
                assert told.choice in [option.action for option in told.options]
            sentences.add(told.sentence)
    assert len(sentences) > 60


@every_level
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    records = []
    for _ in range(2):
        state = played([make_bot(level, seat) for seat in range(4)], 3, turns=80)
        records.append([repr(event) for event in state.log or ()])
    assert records[0] == records[1]


def test_what_a_beginner_overlooks_depends_on_its_seed() -> None:
    games = [played([make_bot("beginner", seed) for _ in range(4)], 3, turns=80) for seed in (1, 2)]
    assert games[0].dump() != games[1].dump()


def played(bots: list[Bot], seed: int, *, turns: int) -> State:
    dealer = SeededDealer(seed)
    state = new_game(board_for(rule_set("statutes")), list("ABCD"), dealer)
    state.log = []
    play_out(state, bots, dealer, turns)
    return state


# --- games end, also for somebody who never trades

TABLES = {**{level: (level,) * 3 for level in LEVELS}, "mixed": LEVELS}
GAMES = 150
GAMES_OF_NEWCOMER = 300
TURNS = 400
MEDIAN = 200


@pytest.mark.compiled_only
@pytest.mark.slow(seconds=10)
@pytest.mark.parametrize("table", TABLES)
def test_games_end_for_a_newcomer(table: str) -> None:
    """`bench/newcomer` counts more of them; by chance a few less than 90 in 100 may end here."""
    ends = []
    for seed in range(GAMES_OF_NEWCOMER):
        bots = [make_bot(name, seed * 4 + seat) for seat, name in enumerate(TABLES[table])]
        bots.insert(seed % 4, Newcomer())
        state = played(bots, seed, turns=TURNS)
        ends.append(int(state.turn) if state.phase == OVER else TURNS + 1)
    assert sum(end <= TURNS for end in ends) >= GAMES_OF_NEWCOMER * 88 // 100
    assert sorted(ends)[GAMES_OF_NEWCOMER // 2] < MEDIAN


@pytest.mark.compiled_only
@pytest.mark.slow(seconds=10)
@pytest.mark.parametrize(("better", "worse"), [LEVELS[1::-1], LEVELS[2:0:-1]])
def test_each_level_is_stronger_than_the_one_below(better: str, worse: str) -> None:
    """Two of each at a table: 50 in 100 would be even."""
    won = 0
    for seed in range(GAMES):
        names = [better, worse] * 2 if seed % 2 else [worse, better] * 2
        state = played(
            [make_bot(name, seed * 4 + i) for i, name in enumerate(names)], seed, turns=500
        )
        won += any(state.winners >> seat & 1 for seat in range(4) if names[seat] == better)
    assert won > GAMES * 56 // 100
