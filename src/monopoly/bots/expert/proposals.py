"""`expert` proposes: of all trades it can think of, the one that raises its chance most.

The value network ranks them, a model of the partner says at which price they may be accepted, and
rollouts decide.
"""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.expert import words
from monopoly.bots.expert.candidates import Candidate, candidates
from monopoly.bots.expert.rivals import Rivals
from monopoly.bots.expert.search import Search
from monopoly.bots.explanation import ExplanationBuilder
from monopoly.bots.rollouts.race import Race
from monopoly.bots.view import View
from monopoly.rules import engine
from monopoly.rules.action import Action
from monopoly.rules.state import State
from monopoly.rules.trade import Accept, Withdraw

OFFERS_PER_TURN: Final = 4
TURNS_TO_WAIT: Final = 40  # before it looks again at deeds that have not changed hands
RACED: Final = 6  # offers that are played out
CLEARLY: Final = 2.0  # standard errors by which an offer must be better than none
WORTHWHILE: Final = 0.01  # of a win, at least


@final
class Proposals:
    """What it has offered in this turn, and when it looked last."""

    def __init__(self) -> None:
        self._turn: i64 = -1
        self._made: i64 = 0
        self._deeds: i64 = -1  # how they were held when nothing was worth offering
        self._looked: i64 = 0

    def copy(self) -> "Proposals":
        twin = Proposals()
        twin._turn, twin._made = self._turn, self._made
        twin._deeds, twin._looked = self._deeds, self._looked
        return twin

    def propose(
        self,
        view: View,
        player: i64,
        search: Search,
        rivals: Rivals,
        own: Bot,
        notes: ExplanationBuilder | None,
    ) -> Action | None:
        if view.turn != self._turn:
            self._turn = view.turn
            self._made = 0
        if rivals.learn(view, player):
            self._deeds = -1
            for standing in view.offers():
                if standing.proposer == player:
                    return Withdraw(standing.number)
        deeds = _all_deeds(view)
        known = deeds == self._deeds and view.turn < self._looked + TURNS_TO_WAIT
        if known or self._made >= OFFERS_PER_TURN:
            return None
        self._deeds = deeds
        self._looked = view.turn
        best = best_offer(view, player, search, rivals, own, notes)
        if best is None:
            return None
        self._made += 1
        rivals.offer(view, player, best.exchange, best.cash, best.expected)
        return best.exchange.offer(best.cash)


def best_offer(
    view: View,
    player: i64,
    search: Search,
    rivals: Rivals,
    own: Bot,
    notes: ExplanationBuilder | None,
) -> Candidate | None:
    found = candidates(view, player, search, rivals)[:RACED]
    if not found:
        return None
    views = [View(search.game(view))]
    views += [accepted(view, player, search, candidate) for candidate in found]
    race = search.compare(views, player, rivals.models(view, player, own), search.games)
    best: Candidate | None = None
    runner: i64 = 0
    most = 0.0
    for place in range(len(found)):
        lead, error = race.lead(place + 1, 0)
        if lead >= max(WORTHWHILE, CLEARLY * error) and lead * found[place].chance > most:
            best = found[place]
            most = lead * best.chance
            runner = place + 1
    if notes is not None and best is not None:
        _explain(notes, found, race, runner)
    return best


def _explain(notes: ExplanationBuilder, found: list[Candidate], race: Race, best: i64) -> None:
    for place in range(len(found)):
        candidate = found[place]
        words.weigh(notes, candidate.exchange.offer(candidate.cash), race, place + 1)
    words.weigh(notes, engine.END_TURN, race, 0)
    notes.because(words.about_offering(race, best))


def accepted(view: View, player: i64, search: Search, candidate: Candidate) -> View:
    """The game as it would be once the offer, and what is to follow it, are accepted."""
    s = search.game(view)
    step: Candidate | None = candidate
    while step is not None:
        _trade(s, player, step)
        step = step.then
    return View(s)


def _trade(s: State, player: i64, step: Candidate) -> None:
    offer = step.exchange.offer(step.cash)
    engine.apply(s, offer, player)
    engine.apply(s, Accept(s.offers[-1].number), offer.to)


def _all_deeds(view: View) -> i64:
    """A number that changes when a deed changes hands."""
    found: i64 = 0
    for player in range(view.players):
        found ^= view.held(player) << player
    return found
