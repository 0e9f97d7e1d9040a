"""Who was removed, and old links: neither gets a seat unless the host says so, whatever happens
to the server meanwhile."""

import asyncio
from pathlib import Path

import httpx
import pytest

from monopoly.client import Seat, Server, ServerRefused
from monopoly.protocol.messages import LinkRenewed, Me, Readmitted, TableView
from tests.limits import TIMEOUT
from tests.server.people import short_table
from tests.server.program import Program

pytestmark = pytest.mark.once


class Browser:
    """One that keeps its cookies."""

    def __init__(self, server: Server, table: str, cookies: httpx.Cookies | None = None) -> None:
        self.url = server.url
        self.path = f"/api/tables/{table}"
        self.cookies = cookies or httpx.Cookies()

    async def ask(
        self, method: str, path: str, body: dict[str, object] | None = None
    ) -> httpx.Response:
        async with httpx.AsyncClient(
            base_url=self.url, timeout=TIMEOUT, cookies=self.cookies
        ) as client:
            answer = await client.request(method, path, json=body)
            self.cookies = client.cookies
            return answer

    async def sit(self, name: str, invite: str = "") -> httpx.Response:
        return await self.ask("POST", f"{self.path}/seats", {"name": name, "invite": invite})

    async def leave(self) -> httpx.Response:
        return await self.ask("POST", f"{self.path}/leave", {})

    async def me(self) -> httpx.Response:
        return await self.ask("GET", f"{self.path}/me")


async def with_bob(server: Server) -> tuple[Seat, Browser]:
    ann = await server.open_table(short_table())
    bob = Browser(server, ann.table_id)
    assert (await bob.sit("Bob")).status_code == 201
    return ann, bob


def code_of(answer: httpx.Response) -> str:
    return f"{answer.status_code} {answer.json().get('code', '')}".strip()


def test_who_was_removed_sits_down_again_only_when_the_host_says_so(server: Server) -> None:
    async def story() -> None:
        ann, bob = await with_bob(server)
        view = await ann.remove(1)
        assert [removed.name for removed in view.removed] == ["Bob"]
        for _ in range(2):  # the cookie is not taken back: they stay who they are
            me = (await bob.me()).json()
            assert (me["seat"], me["removed"]) == (None, True)
            assert code_of(await bob.sit("Robert")) == "403 removed"
        assert code_of(await bob.leave()) == "403 removed"
        other = Browser(server, ann.table_id)
        assert (await other.sit("Cy")).status_code == 201
        async with ann.play() as player:
            view = await ann.readmit(view.removed[0].person)
            assert view.removed == []
            assert (await player.entry(Readmitted)).name == "Bob"
        assert (await bob.sit("Bob")).status_code == 201
        assert (await bob.me()).json()["seat"] == 2

    asyncio.run(story())


def test_who_leaves_may_come_back(server: Server) -> None:
    async def story() -> None:
        _, bob = await with_bob(server)
        assert (await bob.leave()).status_code == 200
        assert (await bob.sit("Bob")).status_code == 201

    asyncio.run(story())


def test_only_the_host_readmits_and_only_whom_they_removed(server: Server) -> None:
    async def story() -> None:
        ann, _ = await with_bob(server)
        cy = await server.sit(ann.table_id, "Cy")
        person = (await ann.remove(1)).removed[0].person
        for asking, code in (
            (cy.readmit(person), "not-host"),
            (ann.readmit(person + 1), "no-seat"),
            (cy.renew_link(), "not-host"),
        ):
            with pytest.raises(ServerRefused) as refused:
                await asking
            assert refused.value.code == code
        await ann.start()
        with pytest.raises(ServerRefused) as refused:
            await ann.readmit(person)
        assert refused.value.code == "started"

    asyncio.run(story())


def test_old_links_seat_nobody_once_the_host_has_renewed_them(server: Server) -> None:
    async def story() -> None:
        ann, bob = await with_bob(server)
        assert await ann.invite_code() == ""
        async with server.watch(ann.table_id, since=0) as watcher:
            code = await ann.renew_link()
            entry = await watcher.entry(LinkRenewed)
            assert not hasattr(entry, "invite")
        assert (await server.table(ann.table_id)).by_invitation
        assert (await bob.ask("GET", f"{bob.path}/invite")).json() == {"code": code}
        cy = Browser(server, ann.table_id)
        assert (await cy.ask("GET", f"{cy.path}/invite")).status_code == 401
        for invite in ("", "guessed", code.swapcase()):
            assert code_of(await cy.sit("Cy", invite)) == "403 old-link"
        link = (await cy.ask("GET", f"/invite/{ann.table_id}?code={code}")).json()["link"]
        assert link.endswith(f"/table/{ann.table_id}?invite={code}")
        assert code_of(await cy.ask("GET", f"/invite/{ann.table_id}?code=%22")) == "400 bad-body"
        assert (await cy.sit("Cy", code)).status_code == 201
        newer = await ann.renew_link()
        assert newer != code
        with pytest.raises(ServerRefused) as refused:
            await server.sit(ann.table_id, "Di", invite=code)
        assert refused.value.code == "old-link"
        assert (await bob.me()).json()["seat"] == 1  # who sits here goes on sitting here

    asyncio.run(story())


def test_a_renewed_table_is_in_no_list_until_it_begins(server: Server) -> None:
    async def listed(stage: str) -> set[str]:
        return {table.id for table in await server.tables(stage)}  # type: ignore[arg-type]

    async def story() -> None:
        ann = await server.open_table(short_table(private=False))
        assert ann.table_id in await listed("open")
        await ann.renew_link()
        assert ann.table_id not in await listed("open")
        await ann.start("easy")
        assert ann.table_id in await listed("playing")

    asyncio.run(story())


def test_a_restart_forgets_neither(tmp_path: Path) -> None:
    async def before(server: Server) -> tuple[Seat, Browser, str]:
        ann, bob = await with_bob(server)
        await ann.remove(1)
        return ann, bob, await ann.renew_link()

    async def after(server: Server, ann: Seat, bob: Browser, code: str) -> None:
        again = Browser(server, ann.table_id, bob.cookies)
        view: TableView = await server.table(ann.table_id)
        assert [removed.name for removed in view.removed] == ["Bob"]
        assert view.by_invitation
        assert code_of(await again.sit("Bob", code)) == "403 removed"
        me: Me = await server.ask("GET", f"/api/tables/{ann.table_id}/me", Me, token=ann.token)
        assert me.host
        stranger = Browser(server, ann.table_id)
        assert code_of(await stranger.sit("Cy")) == "403 old-link"
        assert (await stranger.sit("Cy", code)).status_code == 201

    with Program(tmp_path) as program:
        ann, bob, code = asyncio.run(before(program.start()))
        program.stop()
        asyncio.run(after(program.start(), ann, bob, code))
