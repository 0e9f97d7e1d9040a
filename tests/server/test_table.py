"""Seats, the host, leaving both ways, rematches, the Banker's calls: one table over the wire."""

import asyncio
from collections.abc import Awaitable

import pytest

from monopoly.client import Done, Refused, Server, ServerRefused
from monopoly.protocol.messages import (
    Called,
    ClockWish,
    Effect,
    Ended,
    Funds,
    Hosted,
    Label,
    Played,
    Reopened,
    Replaced,
    Returned,
    Said,
    Stood,
)
from tests.server.people import abreast, play_on, short_table, two_at_a_table
from tests.server.positions import begin_at

pytestmark = pytest.mark.once


async def refused(asking: Awaitable[object]) -> ServerRefused:
    with pytest.raises(ServerRefused) as caught:
        await asking
    return caught.value


# --- sitting down


def test_names_and_tokens_are_one_persons_and_plain_text(server: Server) -> None:
    async def story() -> None:
        ann = await server.open_table(short_table("<b>Ann</b>'; DROP TABLE tables;--"[:24]))
        assert ann.table.seats[0].name == "<b>Ann</b>'; DROP TABLE "[:24].strip()
        table = ann.table_id
        taken = await refused(server.sit(table, "<B>ann</b>'; drop table"))
        assert (taken.status, taken.code) == (409, "name-taken")
        assert (await refused(server.sit(table, "Bo\u202eb"))).code == "bad-name"
        assert (await refused(server.sit(table, " "))).code == "bad-name"
        assert (await refused(server.sit(table, "the Bank"))).code == "bad-name"
        assert (await refused(server.sit(table, "Bob", "dog"))).code == "token-taken"
        assert (await refused(server.sit(table, "Bob", "spoon"))).code == "bad-table"
        bob = await server.sit(table, "Bob", "car")
        assert [seat.token for seat in bob.table.seats] == ["dog", "car"]
        await server.sit(table, "Cy")
        assert (await refused(server.sit(table, "Dee"))).code == "table-full"

    asyncio.run(story())


def test_a_listed_table_is_found_and_a_private_one_is_not(server: Server) -> None:
    async def story() -> None:
        hidden = await server.open_table(short_table())
        listed = await server.open_table(
            short_table(private=False, title="Friday", rules="london-short")
        )
        assert (listed.table.rules, listed.table.preset) == ("london-short", "london")
        assert listed.table.overlays == ["short"]
        found = {table.id: table.title for table in await server.tables()}
        assert found.get(listed.table_id) == "Friday"
        assert hidden.table_id not in found
        await listed.start("easy")
        assert listed.table_id not in {table.id for table in await server.tables()}
        assert listed.table_id in {table.id for table in await server.tables("playing")}

    asyncio.run(story())


def test_a_seat_is_given_up_before_the_start_and_the_others_move_up(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(server, short_table())
        cy = await server.sit(ann.table_id, "Cy")
        async with ann.play() as player:
            assert (await refused(bob.remove(2))).code == "not-host"
            await ann.remove(1)
            assert (await player.entry(Stood)).removed
            assert (await cy.me()).seat == 1
            assert (await refused(bob.me())).code == "wrong-token"
            await ann.hand_over(1)
            assert (await player.entry(Hosted)).seat == 1
            assert (await cy.me()).host
            assert (await refused(ann.start("easy"))).code == "not-host"
        view = await cy.leave()
        assert [seat.name for seat in view.seats] == ["Ann"]
        assert (await ann.me()).host  # somebody must be
        await ann.leave()
        assert (await refused(server.table(ann.table_id))).code == "no-table"

    asyncio.run(story())


def test_only_the_host_begins_and_not_alone(server: Server) -> None:
    async def story() -> None:
        ann = await server.open_table(short_table(seats=2))
        assert (await refused(ann.start())).code == "too-few"
        bob = await server.sit(ann.table_id, "Bob")
        assert (await refused(bob.start())).code == "not-host"
        assert (await ann.start()).stage == "playing"
        assert (await refused(ann.start())).code == "started"
        assert (await refused(server.sit(ann.table_id, "Cy"))).code == "started"

    asyncio.run(story())


# --- ids and versions


def test_the_same_id_is_done_once_and_answered_the_same(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(server)
        await ann.start()
        async with ann.play() as player, bob.play() as other:
            await player.my_turn()
            version = player.version
            first = await player.act({"kind": "throw"}, id="once")
            again = await player.act({"kind": "throw"}, version=version, id="once")
            assert isinstance(first, Done)
            assert first == again
            await other.until(lambda: other.version >= first.version)
            throws = [e for e in other.entries if isinstance(e, Played) and e.seat == 0]
            assert len(throws) == 1
            # ids are a seat's own: another's is another message
            answer = await other.act({"kind": "throw"}, id="once")
            assert answer != first

    asyncio.run(story())


def test_what_was_decided_on_an_older_version_is_answered_with_why(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(server)
        await ann.start()
        async with ann.play() as player, bob.play() as other:
            await player.my_turn()
            before = player.version
            await player.chat("Good luck!")  # raises the version, but moves nothing
            done = await player.act({"kind": "throw"}, version=before)
            assert isinstance(done, Done)
            late = await player.act({"kind": "throw"}, version=before)
            assert isinstance(late, Refused)
            assert (late.code, late.version, late.still_legal) == ("stale", player.version, False)
            assert late.reason.key == "not-your-turn"
            await other.my_turn()
            stale = await other.act({"kind": "throw"}, version=before)
            assert isinstance(stale, Refused)
            assert (stale.code, stale.still_legal) == ("stale", True)
            early = await other.act({"kind": "throw"}, version=other.version + 1)
            assert isinstance(early, Refused)
            assert early.code == "future"
            assert isinstance(await other.act({"kind": "throw"}), Done)

    asyncio.run(story())


def test_refusals_say_why_with_the_clause(server: Server) -> None:
    async def story() -> None:
        ann, _ = await two_at_a_table(server)
        await ann.start()
        async with ann.play() as player, server.watch(ann.table_id) as watcher:
            await player.my_turn()
            for action, code, key in (
                ({"kind": "build", "space": 1}, "illegal", ""),
                ({"kind": "throw", "dice": [6, 6]}, "illegal", "faces-are-chance"),
                ({"kind": "time-up"}, "illegal", "only-the-host"),
                ({"kind": "fly"}, "bad-action", ""),
                ({"kind": "build"}, "bad-action", ""),
                ({"kind": "leave"}, "bad-action", ""),
            ):
                answer = await player.act(action)
                assert isinstance(answer, Refused)
                assert answer.code == code, answer
                assert answer.reason.key.endswith(key), answer
            why = await player.why_not({"kind": "pay-fine"})
            assert not isinstance(why, Refused)
            assert not why.legal
            assert why.reason is not None
            assert why.reason.sentence == "You are not to get out of Jail now."
            assert why.reason.clause == "10 MCS 120(e)"
            nothing = await watcher.act({"kind": "throw"})
            assert isinstance(nothing, Refused)
            assert nothing.code == "watcher"
            assert isinstance(await watcher.chat("I was never here"), Refused)

    asyncio.run(story())


# --- leaving


def test_who_leaves_for_good_may_leave_the_seat_to_a_bot(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(server)
        await ann.start()
        async with bob.play() as player:
            await ann.leave("bot")
            replaced = await player.entry(Replaced)
            assert (replaced.seat, replaced.why) == (0, "left")
            assert (await player.entry(Hosted)).seat == 1
            assert (await refused(ann.me())).code == "wrong-token"
            await play_on(player, 3)
            bots = [e for e in player.entries if isinstance(e, Played) and e.by == "bot"]
            assert {entry.seat for entry in bots} == {0}

    asyncio.run(story())


def test_who_leaves_for_good_may_leave_the_estate_to_the_bank(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(server, short_table(rules="statutes", seats=2))
        await ann.start()
        async with bob.play() as player:
            await ann.leave("estate")
            ended = await player.entry(Ended)
            assert ended.winners == [1]
            played = [e for e in player.entries if isinstance(e, Played)]
            kinds = [event["kind"] for entry in played for event in entry.events]
            assert "left-table" in kinds

    asyncio.run(story())


def test_whom_the_host_removes_is_replaced_by_a_bot(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(server)
        await ann.start()
        async with ann.play() as player, bob.play() as removed:
            assert (await refused(ann.remove(0))).code == "bad-table"
            await ann.remove(1)
            replaced = await player.entry(Replaced)
            assert (replaced.seat, replaced.why) == (1, "removed")
            await removed.entry(Replaced)
            answer = await removed.act({"kind": "throw"})
            assert isinstance(answer, Refused)
            assert answer.code == "watcher"
            assert (await refused(bob.me())).code == "wrong-token"

    asyncio.run(story())


def test_the_same_people_play_again(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(server, short_table(seats=4, bots=["easy"]))
        cy = await server.sit(ann.table_id, "Cy")
        await ann.start()
        assert (await refused(bob.rematch())).code == "not-over"
        async with ann.play() as player:
            await cy.leave("estate")  # the first ruin ends a short game
            await player.entry(Ended)
            again = await bob.rematch()
            assert (await player.entry(Reopened)).table == again.table_id
            assert (await again.me()).host
            also = await ann.rematch()
        assert also.table_id == again.table_id
        for asking, first in ((ann, also), (bob, again)):  # as if the answers had been lost
            twice = await asking.rematch()
            assert (twice.table_id, twice.number) == (first.table_id, first.number)
            assert twice.token != first.token
            assert (await twice.me()).seat == (await first.me()).seat == first.number
        names = [seat.name for seat in also.table.seats if seat.person]
        assert names == ["Bob", "Ann"]
        assert [seat.bot for seat in also.table.seats if seat.bot] == ["beginner", "cautious"]
        assert also.table.commitment != ann.table.commitment
        assert (await refused(cy.rematch())).code == "wrong-token"
        assert (await again.start()).stage == "playing"

    asyncio.run(story())


# --- the Banker


@pytest.mark.parametrize(
    ("rules", "options"), [("statutes", {"banker": "player"}), ("statutes-tabletop", {})]
)
def test_the_player_who_banks_calls_the_auctions(
    server: Server, rules: str, options: dict[str, bool | int | str]
) -> None:
    async def story() -> None:
        wish = short_table(seats=2, rules=rules, options=options)
        ann, bob = await two_at_a_table(server, wish)
        moment = {"players": ["Ann", "Bob"], "auction": "Baltic Avenue", "banker": "Ann"}
        begin_at(ann.table_id, moment | {"rules": rules, "options": options})
        assert (await ann.start()).banks == 0
        async with ann.play() as banker, bob.play() as bidder:
            early = await banker.act({"kind": "knock-down"})
            assert isinstance(early, Refused)
            assert early.code == "not-called-twice"
            not_banker = await bidder.call("open")
            assert isinstance(not_banker, Refused)
            assert not_banker.code == "not-banker"
            assert isinstance(await banker.call("twice"), Refused)  # once comes first
            assert isinstance(await banker.call("open"), Done)
            assert isinstance(await banker.call("once"), Done)
            await abreast(bidder, banker)
            assert isinstance(await bidder.act({"kind": "bid", "amount": 40}), Done)
            await abreast(bidder, banker)
            assert banker.now is not None
            assert banker.now.calls == ["once"]  # the bid took it back
            assert isinstance(await banker.call("once"), Done)
            assert isinstance(await banker.call("twice"), Done)
            assert isinstance(await banker.act({"kind": "knock-down"}), Done)
            played = await banker.entry(Played)
            assert [e["kind"] for e in played.events][:1] == ["auction-won"]
            calls = [e.call for e in banker.entries if isinstance(e, Called)]
            assert calls == ["open", "once", "once", "twice"]

    asyncio.run(story())


def test_with_five_players_one_may_only_bank(server: Server) -> None:
    async def story() -> None:
        options: dict[str, bool | int | str] = {"banker": "player"}
        few = short_table(seats=4, options=options, only_banks=True)
        assert (await refused(server.open_table(few))).code == "bad-table"
        wish = short_table(
            rules="statutes", seats=5, options=options, only_banks=True, bots=["random"] * 5
        )
        ann = await server.open_table(wish)
        assert (ann.number, len(ann.table.seats)) == (-1, 5)
        await ann.start()
        async with ann.play() as banker:
            await banker.my_turn()  # an auction in which all but the highest have passed
            assert [legal.action["kind"] for legal in banker.legal] == ["knock-down"]
            assert isinstance(await banker.act({"kind": "time-up"}), Refused)
            assert isinstance(await banker.act({"kind": "knock-down"}), Done)
            played = [e for e in banker.entries if isinstance(e, Played)]
            assert any(entry.seat == -1 and entry.by == "player" for entry in played)

    asyncio.run(story())


# --- chat and presence


def test_chat_is_text_with_limits(server: Server) -> None:
    async def story() -> None:
        ann, bob = await two_at_a_table(server)
        async with ann.play() as player, bob.play() as other:
            await other.until(
                lambda: other.presence is not None and len(other.presence.connected) > 1
            )
            assert isinstance(await player.chat("<script>alert('hi')</script>", id="c"), Done)
            assert isinstance(await player.chat("twice?", id="c"), Done)
            said = await other.entry(Said)
            assert (said.name, said.text) == ("Ann", "<script>alert('hi')</script>")
            bad = await player.chat("two\nlines")
            assert isinstance(bad, Refused)
            assert bad.code == "bad-text"
            long = await player.chat("x" * 301)
            assert isinstance(long, Refused)
            assert long.code == "bad-message"
            spam = await asyncio.gather(*(other.chat("spam") for _ in range(50)))
            late = [answer for answer in spam if isinstance(answer, Refused)]
            assert {answer.code for answer in late} == {"too-fast"}
            assert all(answer.retry_after > 0 for answer in late)

    asyncio.run(story())


# --- clocks


def test_who_is_out_of_time_is_played_by_a_bot_until_they_return(server: Server) -> None:
    async def story() -> None:
        wish = short_table(seats=2, clock=ClockWish(decision=1, reserve=0, grace=0))
        ann, bob = await two_at_a_table(server, wish)
        async with ann.play() as player, bob.play() as other:
            await ann.start()
            await player.my_turn()
            assert player.now is not None
            assert player.now.clock is not None
            assert 0 < player.now.clock.decision <= 1000
            replaced = await other.entry(Replaced)
            assert (replaced.seat, replaced.why) == (0, "time")
            assert (await other.entry(Played)).by == "bot"
            await player.entry(Replaced)
            assert isinstance(await player.come_back(), Done)
            assert (await other.entry(Returned)).seat == 0
            nothing = await player.come_back()
            assert isinstance(nothing, Refused)

    asyncio.run(story())


def test_who_is_away_is_played_by_a_bot_and_returns_by_coming_back(server: Server) -> None:
    async def story() -> None:
        wish = short_table(seats=2, clock=ClockWish(grace=0))
        ann, bob = await two_at_a_table(server, wish)
        async with bob.play() as other:
            await ann.start()  # Ann never connects
            replaced = await other.entry(Replaced)
            assert (replaced.seat, replaced.why) == (0, "away")
            async with ann.play() as player:
                assert (await player.entry(Returned)).seat == 0
                view = await server.table(ann.table_id)
                assert view.seats[0].bot == ""

    asyncio.run(story())


# --- questions


def test_deeds_and_odds_are_told_to_anybody(server: Server) -> None:
    async def story() -> None:
        ann = await server.open_table(short_table(bots=["easy"], seats=2))
        await ann.start()
        async with ann.play(want=["positions"]) as player, server.watch(ann.table_id) as watcher:
            await play_on(player, 10)
            deed = await watcher.deed(39)
            assert not isinstance(deed, Refused)
            assert (deed.price, deed.rents[:2], deed.group_size) == (400, [50, 200], 2)
            none = await player.deed(0)
            assert isinstance(none, Refused)
            odds = await player.odds(10)
            assert not isinstance(odds, Refused)
            assert len(odds.odds) >= 1
            assert all(0 <= chance.chance <= 1 for chance in odds.odds)

    asyncio.run(story())


def test_effects_and_funds_are_told_to_who_sits_there(server: Server) -> None:
    async def story() -> None:
        ann, _ = await two_at_a_table(server, short_table(seats=2, rules="statutes", options={}))
        await ann.start()
        async with ann.play() as player, server.watch(ann.table_id) as watcher:
            await player.until(lambda: player.now is not None and player.now.phase == "opening")
            funds = await player.funds()
            assert isinstance(funds, Funds)
            assert (funds.cash, funds.total, funds.owed, funds.enough) == (1500, 1500, 0, True)
            effect = await player.effect({"kind": "throw"})
            assert isinstance(effect, Effect)
            assert (effect.legal, effect.label) == (True, Label(words="Throw for the start"))
            assert effect.cash is None
            effect = await player.effect({"kind": "build", "space": 39})
            assert isinstance(effect, Effect)
            assert effect.reason is not None
            assert (effect.legal, effect.reason.key, effect.reason.clause) == (
                *(False, "play-not-begun", "10 MCS 60(a)"),
            )
            for asked in (watcher.funds(), watcher.effect({"kind": "throw"})):
                answer = await asked
                assert isinstance(answer, Refused)
                assert answer.code == "watcher"

    asyncio.run(story())


def test_a_seat_whose_answer_was_lost_is_asked_for_again(server: Server) -> None:
    async def story() -> None:
        ann = await server.open_table(short_table(seats=3))
        claim = "x" * 22
        bob = await server.sit(ann.table_id, "Bob", claim=claim)
        again = await server.sit(ann.table_id, "Bob", claim=claim)
        assert (again.number, again.token != bob.token) == (bob.number, True)
        with pytest.raises(ServerRefused, match="Bob"):
            await server.sit(ann.table_id, "Bob", claim="y" * 22)
        await ann.start()
        late = await server.sit(ann.table_id, "Bob", claim=claim)  # it has begun meanwhile
        assert late.number == bob.number
        await late.leave()
        with pytest.raises(ServerRefused):
            await server.sit(ann.table_id, "Bob", claim=claim)

    asyncio.run(story())
