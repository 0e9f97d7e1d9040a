"""Given: which game, whose table, which rules."""

from monopoly.editions.wording import shown
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.ruleset import RuleSetError, parse_option, rule_set
from monopoly.statutes.errors import StepError
from monopoly.statutes.scenarios.language import setup
from monopoly.statutes.scenarios.names import SEPARATOR, plain
from monopoly.statutes.scenarios.world import Setup

NAME_MAX = 40


@setup("the {preset} game with {new players}")
def name_game(table: Setup, preset: str, players: str) -> None:
    """Names the preset and the players in seat order; every scenario begins with this."""
    if table.preset:
        raise StepError("The game is named already.")
    try:
        rule_set(preset)
    except RuleSetError as error:
        raise StepError(str(error)) from None
    names = tuple(name.strip() for name in SEPARATOR.split(players)[::2])
    if not 2 <= len(names) <= SEATS_MAX:
        raise StepError(f"Monopoly is for 2 to {SEATS_MAX} players, not {len(names)}.")
    for name in names:
        if not name or len(name) > NAME_MAX or plain(name) in ("bank", "the bank", "the banker"):
            raise StepError(f"{shown(name)} is no name for a player.")
    if len({plain(name) for name in names}) < len(names):
        raise StepError("Two players have the same name.")
    table.preset, table.players = preset, names


@setup("the rule {option} is {value}")
def set_rule(table: Setup, option: str, value: str) -> None:
    """Sets any option of the rule set."""
    _need_game(table)
    try:
        table.options[option] = parse_option(option, value)
    except RuleSetError as error:
        raise StepError(str(error)) from None


@setup("the Banker is {name}")
def name_banker(table: Setup, name: str) -> None:
    """A player who also banks, or somebody who only banks and calls the auctions."""
    _need_game(table)
    table.banker = name


def _need_game(table: Setup) -> None:
    if not table.preset:
        raise StepError('First name the game: Given the "statutes" game with Ann, Bob and Cy.')
