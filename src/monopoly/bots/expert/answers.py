"""`expert` answers offers: it takes what raises its chance to win."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.expert.search import Search
from monopoly.bots.view import View
from monopoly.rules.action import Action
from monopoly.rules.state import StandingOffer
from monopoly.rules.trade import Accept, Refuse

CLEARLY: Final = 1.0  # standard errors by which accepting must be better
WORTHWHILE: Final = 0.01  # of a win, at least


def answer(
    view: View,
    player: i64,
    offer: StandingOffer,
    search: Search,
    policy: list[Bot],
) -> Action:
    accept, refuse = Accept(offer.number), Refuse(offer.number)
    if not view.allows(accept, player):
        return refuse
    views = [search.after(view, accept, player), search.after(view, refuse, player)]
    race = search.compare(views, player, policy, search.games)
    lead, error = race.lead(0, 1)
    if lead > max(WORTHWHILE, CLEARLY * error):
        return accept
    return refuse
