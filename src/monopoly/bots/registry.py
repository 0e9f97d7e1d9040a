# not compiled: imports other people's code by name, once
"""Bots by name: a built-in one, a level, an agent of the sparring field, or your own.

Your own is `module:Class` or `path/to/file.py:Class`. An exploiter of the field may name its
victim: `last-dollar@cautious`.
"""

import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable
from copy import deepcopy
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from monopoly.bots.base import Bot
from monopoly.bots.beginner import BeginnerBot
from monopoly.bots.cautious import CautiousBot
from monopoly.bots.expert.expert import ExpertBot
from monopoly.bots.greedy import GreedyBot
from monopoly.bots.intermediate import IntermediateBot
from monopoly.bots.random import RandomBot
from monopoly.bots.sparring.field import EXPLOITS, FIELD, VICTIM, Agent
from monopoly.bots.trader.trader import TraderBot
from monopoly.bots.view import View
from monopoly.rules.action import Action

BotMaker = Callable[[int], Bot]


class Kind(NamedTuple):
    """One built-in bot."""

    name: str
    level: str  # what people call it: easy to expert; empty where it is no opponent for them
    character: str  # in a line, shown wherever bots are chosen
    make: BotMaker
    seeded: bool = False  # whether it leaves anything to chance
    slow: bool = False  # whether it thinks for tenths of a second: no bot for a server's loop


# A new bot is its class and a row here.
KINDS: Final[tuple[Kind, ...]] = (
    Kind("random", "", "does any legal thing, without a thought", RandomBot, seeded=True),
    Kind(
        "greedy",
        "",
        "buys and builds whatever it can pay for, never trades",
        lambda _seed: GreedyBot(),
    ),
    Kind(
        "cautious",
        "",
        "keeps a reserve against the rents ahead",
        lambda _seed: CautiousBot(),
    ),
    Kind(
        "beginner",
        "easy",
        "goes by printed prices, trades fairly, overlooks things",
        BeginnerBot,
        seeded=True,
    ),
    Kind(
        "intermediate",
        "medium",
        "builds where it pays, keeps a reserve, drives fair bargains",
        lambda _seed: IntermediateBot(),
    ),
    Kind(
        "trader",
        "hard",
        "bids and builds by the rents, trades by the chance to win",
        lambda _seed: TraderBot(),
    ),
    Kind(
        "expert",
        "expert",
        "plays the moments that matter out before it decides",
        ExpertBot,
        seeded=True,
        slow=True,
    ),
)

BOTS: Final[dict[str, str]] = {kind.name: kind.character for kind in KINDS}
QUICK_BOTS: Final[dict[str, str]] = {k.name: k.character for k in KINDS if not k.slow}
LEVELS: Final[dict[str, str]] = {kind.level: kind.name for kind in KINDS if kind.level}
_MAKERS: Final[dict[str, BotMaker]] = {kind.name: kind.make for kind in KINDS}
_SEEDED: Final = {kind.name for kind in KINDS if kind.seeded}
_NOBODY: Final = Bot()  # the victim of those that exploit none
_SPARRING: Final[dict[str, Agent]] = {agent.name: agent for agent in FIELD}


class Chooser(Protocol):
    """All that a class must have to be a bot."""

    def choose(self, view: View, player: int) -> Action | None: ...


class BotError(ValueError):
    """A bot that is not there or is no bot; the message says which and why."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the seed matters only to bots that leave things to chance."""
    return bot_maker(name)(seed)


def bot_maker(name: str) -> BotMaker:
    """What makes bots of that name or level, each from a seed."""
    found = _MAKERS.get(LEVELS.get(name, name))
    if found is not None:
        return found
    agent, at, victim = name.partition("@")
    if agent in _SPARRING:
        return _maker_of_agent(_SPARRING[agent], victim if at else VICTIM)
    if ":" in name:
        return _maker_of(name, _find_class(name))
    near = get_close_matches(name.lower(), [*BOTS, *LEVELS, *_SPARRING], n=1)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    raise BotError(
        f"There is no bot called {name!r:.60}; there are {', '.join(BOTS)}, "
        f"the levels {', '.join(LEVELS)}, the sparring field {', '.join(_SPARRING)}, "
        f"or your own as module:Class or file.py:Class.{hint}"
    )


def leaves_to_chance(name: str) -> bool:
    """Whether a bot may want a seed: of other people's any may."""
    known = LEVELS.get(name, name)
    if known in BOTS:
        return known in _SEEDED
    return name not in _SPARRING


@lru_cache(maxsize=64)
def _maker_of_agent(agent: Agent, victim: str) -> BotMaker:
    if agent.kind != EXPLOITS:
        if victim != VICTIM:
            raise BotError(f"{agent.name} plays on nobody: only an exploiter has a victim.")
        return lambda _seed: agent.make(_NOBODY)
    victim_maker = bot_maker(victim)
    return lambda seed: agent.make(victim_maker(seed))


def _find_class(name: str) -> type:
    place, _, class_name = name.rpartition(":")
    try:
        module = _load_file(Path(place)) if place.endswith(".py") else _load_module(place)
    except BotError:
        raise
    except Exception as error:
        raise BotError(f"{place} cannot be imported: {error!r}") from error
    found = getattr(module, class_name, None)
    if not isinstance(found, type):
        raise BotError(f"{place} has no class {class_name!r}.")
    if not callable(getattr(found, "choose", None)):
        raise BotError(f"{name} is no bot: it has no method choose(view, player).")
    return found


def _load_module(place: str) -> object:
    if not place:
        raise BotError("A bot of your own is named module:Class or file.py:Class.")
    if "" not in sys.path:
        sys.path.insert(0, "")  # a module beside where the command is run
    return importlib.import_module(place)


def _load_file(path: Path) -> object:
    if not path.is_file():
        raise BotError(f"There is no file {path}.")
    name = f"monopoly_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BotError(f"{path} is no Python file.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


class _Adapted(Bot):
    """A user's class that is a bot by its method alone."""

    def __init__(self, inner: Chooser) -> None:
        self._inner = inner

    def choose(self, view: View, player: int) -> Action | None:
        return self._inner.choose(view, player)

    def watch(self, view: View, player: int) -> None:
        watch = getattr(self._inner, "watch", None)
        if watch is not None:
            watch(view, player)

    def copy(self, seed: int) -> Bot:
        copy = getattr(self._inner, "copy", None)
        return _Adapted(deepcopy(self._inner) if copy is None else copy(seed))


def _maker_of(name: str, cls: type) -> BotMaker:
    takes_seed = "seed" in inspect.signature(cls).parameters

    def make(seed: int) -> Bot:
        try:
            made = cls(seed=seed) if takes_seed else cls()
        except Exception as error:
            raise BotError(f"{name} could not be made: {error!r}") from error
        return made if isinstance(made, Bot) else _Adapted(made)

    return make
