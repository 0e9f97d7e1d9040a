"""JSON of the wrong shape in every field of every message and body: each is answered with the name
of the field, and nothing changes. What is wrong with a field is made from its type."""

import asyncio
import json
from collections.abc import Iterator
from typing import get_args

import httpx
import msgspec.inspect as types
import pytest
from websockets.asyncio.client import connect

from monopoly.client import Server
from monopoly.protocol.messages import MESSAGE_MAX, ClientMessage, Hello
from monopoly.server.http.routes import ROUTES
from tests.limits import TIMEOUT
from tests.server.people import short_table
from tests.server.wires import last_word

pytestmark = pytest.mark.once

Json = dict[str, object]
DEEP: object = [[[[[[{"a": [{}]}]]]]]]
VALID: dict[str, Json] = {
    "hello": {"protocol": 3, "since": 0, "tail": 1, "seat_token": "", "want": ["story"]},
    "act": {"id": "a", "version": 1, "action": {"kind": "build", "space": 1}},
    "why-not": {"id": "a", "action": {"kind": "build", "space": 1}},
    "deed": {"id": "a", "space": 1},
    "odds": {"id": "a", "space": 1},
    "effect": {"id": "a", "action": {"kind": "build", "space": 1}},
    "funds": {"id": "a"},
    "chat": {"id": "a", "text": "hi"},
    "call": {"id": "a", "version": 1, "call": "open"},
    "come-back": {"id": "a"},
    "story": {"id": "a", "before": 2, "count": 1},
    "ping": {"id": "a"},
}
BODIES: dict[str, Json] = {
    "NewTable": {
        "name": "Ann",
        "token": "",
        "title": "",
        "rules": "statutes",
        "options": {"houses": 30},
        "seats": 3,
        "private": True,
        "bots": ["easy"],
        "clock": {"decision": 30, "reserve": 0, "grace": 60},
        "minutes": 1,
        "pace": 0,
        "only_banks": False,
    },
    "Sit": {"name": "Bob", "token": "", "invite": "", "id": ""},
    "Readmit": {"person": 2},
    "AddBot": {"bot": "easy"},
    "AddWords": {"words": "w"},
    "Start": {"fill": ""},
    "LeaveTable": {"then": "bot"},
    "HandOver": {"seat": 0},
    "Rematch": {},
    "RenewLink": {"clear": False},
}


def wrong_values(kind: types.Type) -> Iterator[object]:
    """Values that are none of a type: of another one, too long, too short, too large, nested."""
    match kind:
        case types.Metadata():
            yield from wrong_values(kind.type)
        case types.UnionType():
            others = [one for one in kind.types if not isinstance(one, types.NoneType)]
            if len(others) == 1:
                yield from (value for value in wrong_values(others[0]) if value is not None)
            else:  # the values of an action or an option
                yield from (None, 1.5, {}, DEEP, {"a": {"b": 1}}, "x" * 33, 2**40)
        case types.StrType():
            yield from (None, True, 7, 1.5, [], {}, ["x"], DEEP)
            yield "x" * ((kind.max_length or 0) + 1)
            yield "x" * (MESSAGE_MAX // 2)
            if kind.min_length:
                yield ""
        case types.IntType():
            yield from (None, True, "7", 1.5, [], {}, [7], DEEP, 10**30, -(10**30), 1e300)
            assert kind.ge is not None
            yield kind.ge - 1
            yield kind.le + 1 if kind.le is not None else kind.lt
        case types.BoolType():
            yield from (None, 0, 1, "true", [], {}, DEEP)
        case types.LiteralType():
            yield from (None, True, 7, "x", "", [], {}, DEEP, str(kind.values[0]).upper())
        case types.ListType():
            assert kind.max_length is not None
            yield from (None, True, 7, "x", {}, DEEP, [[]])
            yield from ([value] for value in wrong_values(kind.item_type))
            right = "story" if isinstance(kind.item_type, types.LiteralType) else "easy"
            yield [right] * (kind.max_length + 1)
        case types.DictType():
            assert kind.max_length is not None
            yield from (None, True, 7, "x", [], ["kind"], {"x" * 33: 1}, {"kind": DEEP})
            yield from ({"kind": value} for value in wrong_values(kind.value_type))
            yield {f"f{number}": 1 for number in range(kind.max_length + 1)}
            if kind.min_length:
                yield {}
        case types.StructType():
            yield from (None, True, 7, "x", [], DEEP, {"grave": 1})
            for field in kind.fields:
                yield from ({field.encode_name: value} for value in wrong_values(field.type))
        case _:
            raise AssertionError(f"nothing wrong is known of {kind}")


def wrong_ones(struct: types.StructType, valid: Json) -> Iterator[tuple[str, Json]]:
    """The name of a field and a message that is wrong just there."""
    assert set(valid) == {field.encode_name for field in struct.fields}
    for field in struct.fields:
        name = field.encode_name
        if field.required:
            yield name, {key: value for key, value in valid.items() if key != name}
        for value in wrong_values(field.type):
            yield name, valid | {name: value}
    yield "unknown", valid | {"unknown": 1}
    yield "secret", valid | {"secret": "' OR 1=1 --"}


def struct_of(message: type) -> types.StructType:
    found = types.type_info(message)
    assert isinstance(found, types.StructType)
    return found


WRONG_MESSAGES = [
    (field, {"type": str(info.tag)} | message)
    for info in map(struct_of, get_args(ClientMessage))
    if info.cls is not Hello
    for field, message in wrong_ones(info, VALID[str(info.tag)])
]


def test_a_message_that_is_wrong_in_one_field_is_answered_with_its_name(server: Server) -> None:
    assert len(WRONG_MESSAGES) > 200

    async def story() -> None:
        ann = await server.open_table(short_table(seats=2))
        await server.sit(ann.table_id, "Bob")
        await ann.start()
        async with ann.play(want=["positions"]) as player:
            await player.my_turn()
            before = player.now
            assert before is not None
            for field, message in WRONG_MESSAGES:
                player.faults.clear()
                await player.send_raw(json.dumps(message).encode())
                await player.until(lambda: bool(player.faults))
                fault = player.faults[-1]
                assert fault.code == "bad-message", (message, fault)
                assert fault.sentence, message
                assert fault.path.startswith(f"$.{field}"), (message, fault)
                assert fault.id in ("", message.get("id")), fault
            await player.ping()
            assert player.welcomes == 1  # no such message ends a connection
        async with ann.play(want=["positions"]) as again:
            assert again.now is not None
            assert (again.version, again.now.digest) == (before.version, before.digest)

    asyncio.run(story())


WRONG_HELLOS = list(wrong_ones(struct_of(Hello), VALID["hello"]))


def test_a_hello_that_is_wrong_in_one_field_ends_the_connection_with_its_name(
    server: Server,
) -> None:
    async def greet(url: str, field: str, hello: Json) -> None:
        async with connect(url, compression=None, open_timeout=TIMEOUT) as wire:
            await wire.send(json.dumps({"type": "hello"} | hello))
            closed, heard = await last_word(wire)
        assert closed == 4400, hello
        assert [message["type"] for message in heard] == ["bye"]
        assert heard[0]["code"] == "bad-message"
        assert str(heard[0]["path"]).startswith(f"$.{field}"), (hello, heard)

    async def story() -> None:
        ann = await server.open_table(short_table(seats=2))
        url = f"ws{server.url[4:]}/api/tables/{ann.table_id}/play"
        for field, hello in WRONG_HELLOS:
            await greet(url, field, hello)
        view = await server.table(ann.table_id)
        assert (view.version, view.watchers) == (1, 0)

    asyncio.run(story())


def test_a_body_that_is_wrong_in_one_field_is_refused_with_its_name(server: Server) -> None:
    async def story() -> None:
        ann = await server.open_table(short_table(seats=3))
        tables = len(await server.tables())
        bearer = {"authorization": f"Bearer {ann.token}"}
        async with httpx.AsyncClient(
            base_url=server.url, headers=bearer, timeout=TIMEOUT
        ) as program:
            for route in ROUTES:
                if not isinstance(route.body, type):
                    continue
                path = route.path.replace("{id}", ann.table_id)
                info = struct_of(route.body)
                for field, body in wrong_ones(info, BODIES[route.body.__name__]):
                    answer = await program.request(route.method, path, content=json.dumps(body))
                    problem = answer.json()
                    assert (answer.status_code, problem["code"]) == (400, "bad-body"), body
                    assert problem["path"].startswith(f"$.{field}"), (body, problem)
                for text in ("[]", "null", '"x"', "{", "\x00", "[" * 9_000, "\ufeff{}"):
                    answer = await program.request(route.method, path, content=text)
                    assert (answer.status_code, answer.json()["code"]) == (400, "bad-body"), text
        assert (await server.table(ann.table_id)).version == 1
        assert len(await server.tables()) == tables

    asyncio.run(story())
