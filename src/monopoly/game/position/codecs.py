"""How single values of a position are written and read.

A value is written as plain data: numbers, texts, lists and objects with keys. In the long form
(JSON) Spaces, cards and players go by their names; in the short one (one line of text) by their
numbers, and mappings are lists of their keys and values in turn. Reading takes nothing on trust.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from monopoly.editions.wording import shown
from monopoly.game.position.errors import PositionError
from monopoly.game.position.frozen import FrozenMapping
from monopoly.game.position.model import BANK_NAME, HOTEL, HOUSE
from monopoly.game.position.names import Default, Names, nearest_of
from monopoly.rules.board import BUS, MR_M

NUMBER_MAX: Final = 1_000_000_000
TEXT_MAX: Final = 200
LIST_MAX: Final = 100
FACES: Final[Mapping[str, int]] = {"bus": BUS, "mr-m": MR_M}


class Codec:
    def write(self, value: object, names: Names) -> object:
        """As plain data; what is wrong in it is left for `read` to find."""
        return value

    def read(self, data: object, names: Names, where: str) -> object:
        raise NotImplementedError


class Number(Codec):
    def __init__(self, least: int = 0, most: int = NUMBER_MAX) -> None:
        self.least: Final = least
        self.most: Final = most

    def read(self, data: object, names: Names, where: str) -> int:
        if type(data) is not int:
            raise PositionError(where, f"a whole number expected, found {shown(data)}.")
        if not self.least <= data <= self.most:
            raise PositionError(where, f"{self.least} to {self.most:,} expected, found {data:,}.")
        return data


class Flag(Codec):
    def read(self, data: object, names: Names, where: str) -> bool:
        if not isinstance(data, bool):
            raise PositionError(where, f"true or false expected, found {shown(data)}.")
        return data


class Text(Codec):
    def read(self, data: object, names: Names, where: str) -> str:
        if not isinstance(data, str) or len(data) > TEXT_MAX:
            raise PositionError(where, f"a short text expected, found {shown(data)}.")
        return data


class OptionValue(Codec):
    """Of an option of the rule set, which checks it itself."""

    def read(self, data: object, names: Names, where: str) -> str | int:
        if not isinstance(data, str | int):
            raise PositionError(where, f"a text or a number expected, found {shown(data)}.")
        return data


class Choice(Codec):
    """One of a few words; by its number in the short form."""

    def __init__(self, *words: str) -> None:
        self.words: Final = words

    def write(self, value: object, names: Names) -> object:
        return self.words.index(str(value)) if names.short and value in self.words else value

    def read(self, data: object, names: Names, where: str) -> str:
        if names.short and type(data) is int and 0 <= data < len(self.words):
            return self.words[data]
        if not isinstance(data, str) or data not in self.words:
            known = " or ".join(f'"{word}"' for word in self.words)
            raise PositionError(where, f"{known} expected, found {shown(data)}.")
        return data


class SpaceName(Codec):
    def write(self, value: object, names: Names) -> object:
        return names.space(value, "") if names.short else value

    def read(self, data: object, names: Names, where: str) -> str:
        return names.spaces[names.space(data, where)]


class DeedName(SpaceName):
    def read(self, data: object, names: Names, where: str) -> str:
        return names.spaces[names.deed(data, where)]


class ItemName(SpaceName):
    """A Space, or what else can be auctioned."""

    def write(self, value: object, names: Names) -> object:
        return value if value in (HOUSE, HOTEL) else super().write(value, names)

    def read(self, data: object, names: Names, where: str) -> str:
        return str(data) if data in (HOUSE, HOTEL) else super().read(data, names, where)


class PlayerName(Codec):
    def write(self, value: object, names: Names) -> object:
        return names.seat(value, "") if names.short else value

    def read(self, data: object, names: Names, where: str) -> str:
        return names.players[names.seat(data, where)]


class PlayerOrBank(PlayerName):
    def write(self, value: object, names: Names) -> object:
        return value if value == BANK_NAME else super().write(value, names)

    def read(self, data: object, names: Names, where: str) -> str:
        return BANK_NAME if data == BANK_NAME else super().read(data, names, where)


class CardName(Codec):
    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def write(self, value: object, names: Names) -> object:
        return names.card(self.deck, value, "") if names.short else value

    def read(self, data: object, names: Names, where: str) -> str:
        return names.card_ids(self.deck)[names.card(self.deck, data, where)]


class TokenName(Codec):
    def write(self, value: object, names: Names) -> object:
        tokens = names.board.edition.tokens
        return tokens.index(str(value)) if names.short and value in tokens else value

    def read(self, data: object, names: Names, where: str) -> str:
        tokens = names.board.edition.tokens
        if type(data) is int and names.short and 0 <= data < len(tokens):
            return tokens[data]
        if not isinstance(data, str) or data not in tokens:
            near = nearest_of(data, tokens) if isinstance(data, str) else "by its name"
            raise PositionError(where, f"there is no token {shown(data)}: {near}.")
        return data


class Rank(Codec):
    """What stands on a lot: a number of houses or "hotel", which is 0 in the short form."""

    def write(self, value: object, names: Names) -> object:
        return 0 if names.short and value == HOTEL else value

    def read(self, data: object, names: Names, where: str) -> int | str:
        if data == HOTEL or (names.short and data == 0):
            return HOTEL
        most = int(names.board.hotel) - 1
        if type(data) is not int or not 1 <= data <= most:
            raise PositionError(where, f'1 to {most} or "hotel" expected, found {shown(data)}.')
        return data


class Retired(Number):
    """The how-manyth to leave; true for the only one."""

    def read(self, data: object, names: Names, where: str) -> int:
        return super().read(1 if data is True else data, names, where)


class Dice(Codec):
    """Two faces or three, the third also "bus" or "mr-m"."""

    def write(self, value: object, names: Names) -> object:
        if not isinstance(value, tuple):
            return value
        return [FACES.get(str(face), face) if names.short else face for face in value]

    def read(self, data: object, names: Names, where: str) -> tuple[int | str, ...]:
        if not isinstance(data, list) or len(data) not in (2, 3):
            raise PositionError(where, f"two or three dice expected, found {shown(data)}.")
        faces: list[int | str] = [
            Number(1, 6).read(face, names, f"{where}[{n}]") for n, face in enumerate(data[:2])
        ]
        third = data[2] if len(data) == 3 else None
        if third is not None:
            words = {face: word for word, face in FACES.items()}
            found = words.get(third, third) if names.short and type(third) is int else third
            if found not in (1, 2, 3, *FACES) or isinstance(found, bool):
                raise PositionError(
                    f"{where}[2]", f'1, 2, 3, "bus" or "mr-m" expected, found {shown(third)}.'
                )
            faces.append(found)
        return tuple(faces)


# --- several values


class ListOf(Codec):
    def __init__(self, codec: Codec, most: int = LIST_MAX) -> None:
        self.codec: Final = codec
        self.most: Final = most

    def write(self, value: object, names: Names) -> object:
        if not isinstance(value, tuple | list):
            return value
        return [self.codec.write(item, names) for item in value]

    def read(self, data: object, names: Names, where: str) -> tuple[object, ...]:
        if not isinstance(data, list | tuple):
            raise PositionError(where, f"a list expected, found {shown(data)}.")
        if len(data) > self.most:
            raise PositionError(where, f"at most {self.most} expected, found {len(data)}.")
        return tuple(self.codec.read(item, names, f"{where}[{n}]") for n, item in enumerate(data))


class SetOf(ListOf):
    """A list in which nothing may stand twice."""

    def read(self, data: object, names: Names, where: str) -> tuple[object, ...]:
        found = super().read(data, names, where)
        for n, item in enumerate(found):
            if item in found[:n]:
                raise PositionError(f"{where}[{n}]", f"{item} stands there twice.")
        return found


class Deeds(SetOf):
    """Title Deeds; a whole group may be named for its members: "the orange group"."""

    def __init__(self) -> None:
        super().__init__(DeedName())

    def read(self, data: object, names: Names, where: str) -> tuple[object, ...]:
        if isinstance(data, list | tuple) and len(data) <= self.most:
            data = [deed for name in data for deed in names.group(name) or [name]]
        return super().read(data, names, where)


class MappingOf(Codec):
    def __init__(self, keys: Codec, values: Codec) -> None:
        self.keys: Final = keys
        self.values: Final = values

    def write(self, value: object, names: Names) -> object:
        if not isinstance(value, Mapping):
            return value
        pairs = [(self.keys.write(k, names), self.values.write(v, names)) for k, v in value.items()]
        return [part for pair in pairs for part in pair] if names.short else dict(pairs)

    def read(self, data: object, names: Names, where: str) -> FrozenMapping[object]:
        if names.short and isinstance(data, list):
            data = dict(zip(data[::2], data[1::2], strict=False)) if len(data) % 2 == 0 else None
        if not isinstance(data, Mapping) or len(data) > LIST_MAX:
            raise PositionError(where, f"names with their values expected, found {shown(data)}.")
        found: dict[str, object] = {}
        for key, value in data.items():
            name = str(self.keys.read(key, names, where))
            if name in found:
                raise PositionError(where, f"{name} stands there twice.")
            found[name] = self.values.read(value, names, f"{where}[{name}]")
        return FrozenMapping(found)


class Buildings(MappingOf):
    """By lot, or the same on every lot of a group: {"the orange group": 3}."""

    def __init__(self) -> None:
        super().__init__(DeedName(), Rank())

    def read(self, data: object, names: Names, where: str) -> FrozenMapping[object]:
        if isinstance(data, Mapping) and len(data) <= LIST_MAX:
            pairs = [(lot, data[name]) for name in data for lot in names.group(name) or [name]]
            if len(dict(pairs)) < len(pairs):
                raise PositionError(where, "a lot stands there twice.")
            data = dict(pairs)
        return super().read(data, names, where)


# --- values with fields of their own


@dataclass(frozen=True, slots=True)
class Field:
    """`default` is given the names and the fields before this one; None: it must be there.

    `said`: written also where it has its default, which may be another one some day.
    """

    name: str
    short: str
    codec: Codec
    default: Default | None
    said: bool = False


class Record(Codec):
    """A value with fields. Given as a bare value, it is its field `alone`."""

    def __init__(self, make: Callable[..., object], *fields: Field, alone: str = "") -> None:
        self.make: Final = make
        self.fields: Final = fields
        self.alone: Final = alone

    def write(self, value: object, names: Names) -> object:
        given = {field.name: getattr(value, field.name, None) for field in self.fields}
        found = self.write_fields(given, names)
        if self.alone and set(found) == {self._key(self.alone, names)}:
            return found.popitem()[1]
        return found

    def write_fields(self, given: Mapping[str, object], names: Names) -> dict[str, object]:
        found: dict[str, object] = {}
        for field in self.fields:
            value = given[field.name]
            if field.said or not names.is_left_out(value, field.default, given):
                key = field.short if names.short else field.name
                found[key] = field.codec.write(value, names)
        return found

    def read(self, data: object, names: Names, where: str) -> object:
        return self.make(**self.read_fields(data, names, where))

    def read_fields(self, data: object, names: Names, where: str) -> dict[str, object]:
        if self.alone and not isinstance(data, Mapping):
            data = {self._key(self.alone, names): data}
        if not isinstance(data, Mapping):
            raise PositionError(where, f"fields in braces expected, found {shown(data)}.")
        self._refuse_strangers(data, names, where)
        found: dict[str, object] = {}
        if names.known is None:
            names.known = found  # the position itself: what its parts depend on
        for field in self.fields:
            place = f"{where}.{field.name}" if where else field.name
            key = field.short if names.short else field.name
            if key in data:
                found[field.name] = field.codec.read(data[key], names, place)
            elif field.default is None:
                raise PositionError(place, "this must be said.")
            else:
                found[field.name] = field.default(names, found)
        return found

    def _key(self, name: str, names: Names) -> str:
        return next(f.short if names.short else f.name for f in self.fields if f.name == name)

    def _refuse_strangers(self, data: Mapping[object, object], names: Names, where: str) -> None:
        keys = [field.short if names.short else field.name for field in self.fields]
        for key in data:
            if key not in keys:
                near = nearest_of(key, keys) if isinstance(key, str) else "a name expected"
                raise PositionError(where, f"there is no field {shown(key)}: {near}.")
