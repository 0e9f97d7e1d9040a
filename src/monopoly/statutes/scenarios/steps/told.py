"""Then: what was told, event by event, and what a player is given to choose from.

An event is put as its kind and what it holds, in order: "rent paid: Ann, Bob, Baltic Avenue, $4".
"""

from collections import Counter
from dataclasses import fields
from typing import Final

from monopoly.rules import engine
from monopoly.rules.board import BANK, POT
from monopoly.rules.events import Event
from monopoly.rules.item import ITEMS
from monopoly.statutes.scenarios.expectation import Finding, compare, item_in_words, listed
from monopoly.statutes.scenarios.language import then
from monopoly.statutes.scenarios.names import plain
from monopoly.statutes.scenarios.world import World

# What the numbers of an event stand for, by the name of the field.
PLAYERS: Final = (
    "player players owner payer payee debtor creditor receiver heir skipped winners".split()
)
SPACES: Final = "space start item building deeds give_deeds get_deeds".split()
MONEY: Final = "amount cost price proceeds cash give_cash get_cash buildings_proceeds".split()


@then("it is told {told}", added=True)
def is_told(w: World, told: str) -> Finding:
    """An event since the beginning: its kind, and after a colon all it holds."""
    heard = [in_words(w, event) for event in w.log]
    met = plain(told) in map(plain, heard)
    kind = plain(told).partition(":")[0]
    near = [one for one in heard if plain(one).startswith(kind)] or heard
    return Finding(met, f'it to be told "{told}"', listed([f'"{one}"' for one in near[-3:]]))


@then("{player} can choose {told}", added=True)
def can_choose(w: World, player: int, told: str) -> Finding:
    """Every kind of action listed for a player, and how many of it where there are several."""
    expected = f'{w.name(player)} can choose "{plain(told)}"'
    return compare(expected, f'{w.name(player)} can choose "{choices(w, player)}"')


def choices(w: World, player: int) -> str:
    kinds = Counter(action.kind for action in engine.legal_actions(w.s, player))
    return ", ".join(kind if count == 1 else f"{count} {kind}" for kind, count in kinds.items())


def in_words(w: World, event: Event) -> str:
    kind = event.kind.replace("-", " ")
    parts = [_part(w, part.name, getattr(event, part.name)) for part in fields(event)]
    return f"{kind}: {', '.join(parts)}" if parts else kind


def _part(w: World, name: str, value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case tuple():
            return listed([_part(w, name, one) for one in value]) if value else "none"
        case int() if name in PLAYERS:
            return _holder(w, value)
        case int() if name in SPACES and value >= 0:
            return item_in_words(w, ITEMS[value])
        case int() if name in MONEY:
            return w.money(value)
        case int() if name in ("deck", "cards", "give_cards", "get_cards"):
            return w.board.decks[value].name
        case int() if name == "group":
            return w.board.edition.groups[value].name
        case int() if name == "token":
            return w.board.edition.tokens[value]
        case _:
            return str(value)


def _holder(w: World, seat: int) -> str:
    if seat == POT:
        return "the pot"
    return w.name(seat) if BANK <= seat < len(w.s.names) else str(seat)
