"""Games to be looked at again: of a table that is over from its log, of anybody's record from its
lines. Each gives the bytes of a `Replay`, and plays the whole game again for it: that is not to be
done in the event loop."""

import re
from collections.abc import Callable
from typing import Final

import msgspec

from monopoly.chance import fair
from monopoly.chance.fair import FairError
from monopoly.game import actions, record
from monopoly.game.game import Game, Journal
from monopoly.game.record import RecordError
from monopoly.game.verify import VerificationError, verify
from monopoly.protocol.messages import Began, DiceView, Played, Replay, Sentence
from monopoly.rules.board import NO_TOKEN_YET
from monopoly.rules.ruleset import RuleSet, parts_of
from monopoly.server.ops.times import Times
from monopoly.server.refusal import Refusal
from monopoly.server.replay.timeline import By, Deadline, Timeline
from monopoly.server.store.interface import StoredTable
from monopoly.server.tables import dice, play
from monopoly.server.tables.restore import apply_lines, table_as_opened
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from monopoly.server.views.board import board_view
from monopoly.server.views.citations import clause_for

# Anybody may send a record, and each is another: they are held to what a long game takes.
RECORD_MAX: Final = 2 * 1024 * 1024  # bytes
RECORD_LINES_MAX: Final = 5_000
RECORD_SECONDS: Final = 10.0

_SECRET: Final = re.compile("[0-9a-f]{64}")
_ENCODER: Final = msgspec.json.Encoder()
_NO_FRAMES: Final = b'"frames":[]}'  # how a replay ends before its frames are put in


# --- of a table


def of_table(stored: StoredTable, world: World, stop: Callable[[], bool]) -> bytes:
    table = table_as_opened(stored, world)
    config = table.config
    timeline, played = _filmed(table, stored, Deadline(stop, world.times))
    if table.game is None or not table.game.over:
        raise not_over()
    return _encoded(
        table.game,
        timeline,
        name=table.id,
        title=config.title,
        tokens=[seat.token for seat in table.seats],
        banks=table.banks,
        commitment=table.commitment,
        secret=config.secret,
        proof=_verdict(dice.published(table.game, played, config.secret), table.game),
    )


def not_over() -> Refusal:
    return Refusal("not-over", "The game can be looked at again when it is over.")


def _filmed(table: Table, stored: StoredTable, deadline: Deadline) -> tuple[list[bytes], Journal]:
    """The frames, and what was played."""
    timeline: Timeline | None = None
    played: Journal = []
    for entry, step in apply_lines(table, stored.lines):
        if isinstance(entry, Began) and table.game is not None:
            timeline = Timeline(table.game, deadline)
            timeline.add(table.game.opening_events, at=entry.at)
        elif isinstance(entry, Played) and timeline is not None and step is not None:
            played.append((step.action, step.seat))
            timeline.add(
                step,
                seat=entry.seat,
                by=entry.by,
                at=entry.at,
                action=entry.action,
                call=table.call,
            )
    return [] if timeline is None else timeline.frames, played


# --- of a record


def of_record(data: bytes, times: Times, stop: Callable[[], bool]) -> bytes:
    """Finished or not; `bad-record` names the line that is wrong."""
    deadline = Deadline(stop, times, RECORD_SECONDS)
    try:
        lines = record.lines_of(data)
        if len(lines) > RECORD_LINES_MAX:
            sentence = f"Only records of up to {RECORD_LINES_MAX:,} lines are replayed here."
            raise Refusal("bad-record", sentence)
        return _of_lines(lines, deadline)
    except RecordError as error:
        raise Refusal("bad-record", f"The record cannot be replayed: {error}.") from None


def _of_lines(lines: list[str], deadline: Deadline) -> bytes:
    steps = Game.replay_steps(lines)
    game, _ = next(steps)
    _, header = next(record.read(lines))
    banks = int(game.state.banker) if game.rules.banker == "player" else None
    timeline = Timeline(game, deadline)
    timeline.add(game.opening_events)
    for _, step in steps:
        if step is not None:
            data = actions.to_dict(step.action)
            timeline.add(step.events, seat=step.seat, by=_by(header, step.seat), action=data)
    return _encoded(
        game,
        timeline.frames,
        name="",
        title="",
        tokens=_tokens(game),
        banks=banks,
        commitment=_commitment(header),
        secret=_secret(lines),
        proof=_verdict(lines, game),
    )


def _by(header: dict[str, object], seat: int) -> By:
    """Who plays a seat, as the terminal notes it when it saves a game."""
    kinds = header.get(record.SEATS)
    if seat < 0:
        return "bank"
    if not isinstance(kinds, list) or seat >= len(kinds):
        return ""
    return "player" if kinds[seat] == record.PERSON else "bot"


def _tokens(game: Game) -> list[str]:
    names = game.board.edition.tokens
    held = [int(game.state.token[seat]) for seat in range(len(game.players))]
    return ["" if token == NO_TOKEN_YET else names[token] for token in held]


def _commitment(header: dict[str, object]) -> str:
    try:
        return fair.announcement(header).commitment
    except FairError:
        return ""


def _secret(lines: list[str]) -> str:
    """What a published record tells before its end."""
    for _, entry in record.read(line for line in lines[-4:] if line.strip()):
        text = entry.get("secret")
        if isinstance(text, str) and _SECRET.fullmatch(text):
            return text
    return ""


# --- of both


def _verdict(lines: list[str], game: Game) -> DiceView:
    """What `monopoly verify` would say of these lines, which come to this game."""
    try:
        checked, _ = verify(lines, game)
    except VerificationError as error:
        return DiceView(verdict="wrong", sentence=f"The record does not verify: {error}.")
    except RecordError as error:
        return DiceView(verdict="unproved", sentence=f"The record cannot be verified: {error}.")
    except FairError as error:
        return DiceView(verdict="unproved", sentence=str(error))
    sentence = (
        f"All {checked.throws:,} throws and {checked.shuffles:,} shuffles are as the secret gives "
        "them, and its hash is the commitment."
    )
    return DiceView(verdict="proved", sentence=sentence)


def _encoded(
    game: Game,
    frames: list[bytes],
    *,
    name: str,
    title: str,
    tokens: list[str],
    banks: int | None,
    commitment: str,
    secret: str,
    proof: DiceView,
) -> bytes:
    preset, overlays = parts_of(game.rules.name)
    head = _ENCODER.encode(
        Replay(
            id=name,
            title=title,
            rules=game.rules.name,
            preset=preset.name,
            overlays=[overlay.suffix for overlay in overlays],
            options=dict(game.rules.changes_from_current()),
            players=list(game.players),
            tokens=tokens,
            banks=banks,
            over=game.over,
            board=board_view(game.rules),
            places=play.places_of(game),
            winners=play.winners_of(game),
            commitment=commitment,
            secret=secret,
            dice=proof,
            worth=how_worth_is_counted(game.rules),
            frames=[],
        )
    )
    return head.removesuffix(_NO_FRAMES) + b'"frames":[' + b",".join(frames) + b"]}"


def how_worth_is_counted(rules: RuleSet) -> Sentence:
    """On the way as for the income tax; at the end as where the richest wins."""
    return Sentence(
        text="Along the way mortgaged deeds count in full, in the standings half.",
        clause=clause_for(rules, "90 MCS 210", "10 MCS 110(b)"),
    )
