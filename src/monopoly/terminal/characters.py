"""Which bots there are: name, level and character, a line each."""

from collections.abc import Iterable
from typing import Final

from monopoly.bots import BOTS, FIELD, KINDS
from monopoly.game.record import PERSON

NAMING: Final = """\
A level stands for its bot wherever a bot is named:
  monopoly play --bots easy,medium
A bot of your own is a class in a module or in a file:
  monopoly simulate --players greedy,mybots:Careful
  monopoly simulate --players greedy,path/to/my_bot.py:MyBot
docs/write-a-bot.md leads through your first one."""


def bot_list() -> str:
    return f"{_table()}\n\n{_sparring()}\n\n{NAMING}"


def bots_help() -> str:
    """The end of a command's help; the first line tells it to leave the lines as they are."""
    return f"\b\n{_table()}"


def _table() -> str:
    lines = [f"  {kind.name:<12}  {kind.level:<6}  {kind.character}" for kind in KINDS]
    return "\n".join(["Bots, their levels and their characters:", *lines])


def _sparring() -> str:
    """Agents to measure bots by: named wherever a bot is, but no opponents to offer people."""
    lines = [f"  {agent.name:<19}  {agent.kind:<11}  {agent.character}" for agent in FIELD]
    return "\n".join(
        [
            "The sparring field, to measure bots by (monopoly tournament --field):",
            *lines,
            "One that exploits others may name its victim: last-dollar@cautious.",
        ]
    )


def short_name(kind: str) -> str:
    """A bot's name where there is little room: of one's own, its class."""
    return kind.rpartition(":")[2]


def characters_of(kinds: Iterable[str]) -> list[str]:
    """What these bots are like, each said once; of one's own, where it comes from."""
    others = [kind for kind in dict.fromkeys(kinds) if kind != PERSON]
    return [f"{short_name(kind)}: {BOTS.get(kind, kind)}" for kind in others]
