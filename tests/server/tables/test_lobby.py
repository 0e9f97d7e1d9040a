"""People who come and go before a game, and the host who has the last word."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from monopoly.chance.fair import TEXT_MAX
from monopoly.protocol.messages import WORDS_MAX, NewTable
from monopoly.server.refusal import Refusal
from monopoly.server.tables import lobby
from monopoly.server.tables.restore import restore
from monopoly.server.tables.table import Table
from tests.server.registries import registry_in

pytestmark = pytest.mark.once


def come_and_go(table: Table) -> None:
    lobby.sit(table, "Mallory", "")
    lobby.add_words(table, 1, "I was here")
    lobby.leave(table, 1, "bot")


def test_strangers_who_come_and_go_use_up_nothing_of_the_host_s(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_in(tmp_path) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=8))
            refused = None
            for _ in range(2 * lobby.COMINGS_MAX):
                try:
                    await runtime.change(come_and_go)
                except Refusal as refusal:
                    refused = refusal
            assert refused is not None
            assert refused.code == "too-much"
            await runtime.change(lambda table: lobby.add_bot(table, "easy"))
            await runtime.change(lambda table: lobby.add_words(table, 0, "mine"))
            await runtime.change(lobby.renew_link)
            await runtime.change(lambda table: lobby.sit(table, "Bob", ""))  # room for friends
            await runtime.change(lambda table: lobby.start(table, ""))
            assert [seat.name for seat in runtime.table.seats] == ["Ann", "Ada", "Bob"]

    asyncio.run(story())


def test_a_stranger_changes_their_words_only_so_often(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_in(tmp_path) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=2))
            await runtime.change(lambda table: lobby.sit(table, "Mallory", ""))
            for number in range(lobby.WORDS_CHANGED_MAX):
                words = str(number)
                await runtime.change(partial(lobby.add_words, number=1, words=words))
            with pytest.raises(Refusal, match="too often"):
                await runtime.change(lambda table: lobby.add_words(table, 1, "once more"))
            await runtime.change(lambda table: lobby.start(table, ""))

    asyncio.run(story())


def test_the_host_frees_all_seats_in_one_step(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_in(tmp_path) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=4, bots=["easy"]))
            for name in ("Mallory", "Mallet"):
                await runtime.change(partial(lobby.sit, name=name, token=""))
            await runtime.change(lambda table: lobby.renew_link(table, clear=True))
            assert [seat.name for seat in runtime.table.seats] == ["Ann", "Ada"]
            with pytest.raises(Refusal, match="renewed"):
                lobby.check_invited(runtime.table, "", "")
            lobby.check_invited(runtime.table, runtime.table.invite, "")

    asyncio.run(story())


def test_words_are_asked_for_anew_when_seats_change(tmp_path: Path) -> None:
    """docs/fair-dice.md: seats are settled before words are taken."""

    async def story() -> None:
        async with registry_in(tmp_path) as registry:
            runtime, *_ = await registry.open(NewTable(name="Ann", seats=4))
            changes: list[Callable[[Table], object]] = [
                lambda table: lobby.sit(table, "Bob", ""),
                lambda table: lobby.add_bot(table, "easy"),
                lambda table: lobby.remove(table, 2),
                lambda table: lobby.leave(table, 1, "bot"),
            ]
            for change in changes:
                await runtime.change(lambda table: lobby.add_words(table, 0, "w" * WORDS_MAX))
                await runtime.change(change)
                assert [seat.words for seat in runtime.table.seats if seat.words] == []
            await runtime.change(lambda table: lobby.add_words(table, 0, "the last word"))
            await runtime.change(lambda table: lobby.start(table, "easy"))
            stored = await registry._store.load(runtime.table.id)
            assert stored is not None
            again = restore(stored, registry.world)
            assert [seat.words for seat in again.seats] == ["the last word", "", "", ""]

    asyncio.run(story())


def test_words_are_as_long_as_the_document_says() -> None:
    text = (Path(__file__).parents[3] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    assert f"up to {WORDS_MAX} characters" in text
    assert WORDS_MAX <= TEXT_MAX


@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("\u0410nn", "Ann"),  # a Cyrillic letter
        ("Ernrny", "Emmy"),
        ("lda", "Ida"),
        ("\u0391da", "Ada"),  # a Greek one; Ada is a bot
        ("\u0412\u0430nk", "Bank"),
    ],
)
def test_a_name_that_looks_like_another_at_the_table_is_refused(
    tmp_path: Path, name: str, like: str
) -> None:
    async def story() -> None:
        async with registry_in(tmp_path) as registry:
            wish = NewTable(name="Ann", seats=8, bots=["easy"])
            runtime, *_ = await registry.open(wish)
            for other in ("Emmy", "Ida"):
                await runtime.change(partial(lobby.sit, name=other, token=""))
            version = runtime.table.version
            with pytest.raises(Refusal) as refused:
                await runtime.change(partial(lobby.sit, name=name, token=""))
            assert refused.value.code == ("bad-name" if like == "Bank" else "name-taken")
            assert runtime.table.version == version
            await runtime.change(
                partial(lobby.sit, name="\u0411\u043e\u0440\u0438\u0441", token="")
            )

    asyncio.run(story())


def test_a_bot_is_not_called_like_somebody_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_in(tmp_path) as registry:
            runtime, *_ = await registry.open(NewTable(name="\u0391da", seats=2))
            await runtime.change(lambda table: lobby.add_bot(table, "easy"))
            assert runtime.table.seats[1].name == "Blaise"

    asyncio.run(story())
