"""A table of two: Ann at a page, Bob somewhere else."""

from typing import Final

from monopoly.client import Player
from tests.server.positions import begin_at
from tests.server.sent import state_sent
from tests.web import scenes
from tests.web.company import Company, play_together
from tests.web.guest import Guest
from tests.web.scenes import phase
from tests.web.visit import Visit

RICH: Final = 100_000


def with_bob(visit: Visit, company: Company, **wish: object) -> tuple[Guest, Player, Player]:
    """Ann at a page, and Bob somewhere else; Ann's seat can be played without the page too."""
    guest, ann, bob = sit_down(visit, company, {}, **wish)
    company.do(play_together([ann, bob], lambda: not phase("opening")(ann)))
    return guest, ann, bob


def with_bob_at(
    visit: Visit, company: Company, moment: scenes.Moment
) -> tuple[Guest, Player, Player]:
    """The same at a game that begins at this moment."""
    return sit_down(visit, company, moment, options=moment.get("options", {}))


def sit_down(
    visit: Visit, company: Company, moment: scenes.Moment, **wish: object
) -> tuple[Guest, Player, Player]:
    guest, other = Guest(visit(None)), Guest(visit(None))
    table = guest.open_table(bots=[], rules="statutes", **wish)
    other.sit(table, "Bob")
    if moment:
        begin_at(table, moment)
    guest.start(table)
    ann = company.friend(table, guest.tokens[table])
    bob = company.friend(table, other.tokens[table])
    return guest, ann, bob


def table_of(player: Player) -> str:
    assert player.table is not None
    return player.table.id


def deeds_of(player: Player, seat: int) -> list[int]:
    return [space for space, owner in enumerate(state_sent(player).owner) if owner == seat]
