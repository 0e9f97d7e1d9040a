"""`expert` answers offers: it takes what raises its chance to win, or names a better price."""

from typing import Final, final

from mypy_extensions import i64

from monopoly.bots import risk
from monopoly.bots.base import Bot
from monopoly.bots.expert import words
from monopoly.bots.expert.candidates import TRADER_AGREES, Candidate, last_dollar, would_accept
from monopoly.bots.expert.exchanges import Exchange
from monopoly.bots.expert.printed import THEIRS, kind_of
from monopoly.bots.expert.rivals import TURNS_TO_FORGET, Key, Rivals
from monopoly.bots.expert.search import TURNS, Search
from monopoly.bots.explanation import ExplanationBuilder
from monopoly.bots.rollouts.race import Race
from monopoly.bots.trader.trader import TraderBot
from monopoly.bots.view import View
from monopoly.rules import bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.state import StandingOffer
from monopoly.rules.trade import Accept, Counter, Refuse

CLEARLY: Final = 1.0  # standard errors by which accepting must be better
WORTHWHILE: Final = 0.01  # of a win, at least
# The same where whoever offers is no trader: what the network knows of trades is of traders.
CLEARLY_FOR_STRANGERS: Final = 2.0
WORTHWHILE_WITH_STRANGERS: Final = 0.03
WORTH_A_GROUP: Final = 0.1  # where only they complete one: played to the end it hardly ever pays
TURNS_WITH_STRANGERS: Final = 40  # looked ahead
PART_OF_GAMES: Final = 2  # a half, because each is longer
STRANGER_AGREES: Final = 0.3  # how likely one who is no trader pays more than it offers
# What would be accepted is played to its end first, in more games, because each says less:
# exploiters look for the very trades of which the network thinks too well.
TO_THE_END: Final = 0
TIMES_THE_GAMES: Final = 2
ASKS_MORE: Final = 25  # hundredths of the cash offered, and
LEAST_MORE: Final = 20  # dollars at least


@final
class Answers:
    """Its answers, and which exchanges it has countered: each only once in a while."""

    def __init__(self) -> None:
        self._countered: dict[Key, int] = {}  # the turn

    def copy(self) -> "Answers":
        twin = Answers()
        twin._countered = dict(self._countered)
        return twin

    def answer(
        self,
        view: View,
        player: i64,
        offer: StandingOffer,
        search: Search,
        rivals: Rivals,
        own: Bot,
        notes: ExplanationBuilder | None,
    ) -> Action:
        _learn(view, player, offer, search, rivals)
        if _saves(view, player, offer):
            if notes is not None:
                notes.because("Without that I could not pay what I owe.")
            return Accept(offer.number)
        actions: list[Action] = [Refuse(offer.number)]
        views = [search.after(view, actions[0], player)]
        counter = self._counter(view, player, offer, search, rivals)
        if counter is not None:
            actions.append(as_counter(offer, counter))
            views.append(_countered(view, player, offer, search, counter))
        accept = Accept(offer.number)
        if view.allows(accept, player):
            actions.append(accept)
            views.append(search.after(view, accept, player))
        if len(actions) == 1:
            return actions[0]
        strange = not rivals.is_trader(offer.proposer)
        turns: i64 = TURNS_WITH_STRANGERS if strange else TURNS
        games = max(search.games // PART_OF_GAMES, 1) if strange else search.games
        policy = rivals.models(view, player, own)
        race = search.compare(views, player, policy, games, turns)
        gives_group = kind_of(view, player, _seen_from_here(offer)) == THEIRS
        best = _best(race, actions, counter, strange, gives_group)
        if isinstance(actions[best], Accept):
            both = [views[0], views[best]]
            doubted = _doubted(view, both, player, search, policy)
            if doubted is not None:
                if notes is not None:
                    _explain(notes, doubted, [actions[0], actions[best]], 0, None)
                return actions[0]
        if counter is not None and isinstance(actions[best], Counter):
            self._countered[counter.exchange.key()] = view.turn
            rivals.offer(view, player, counter.exchange, counter.cash, counter.expected)
        if notes is not None:
            _explain(notes, race, actions, best, counter)
        return actions[best]

    def _counter(
        self, view: View, player: i64, offer: StandingOffer, search: Search, rivals: Rivals
    ) -> Candidate | None:
        """The same exchange for less, at a price that whoever offers it may accept."""
        exchange = _seen_from_here(offer)
        turn = self._countered.get(exchange.key())
        if turn is not None and view.turn < turn + TURNS_TO_FORGET:
            return None
        paid = offer.get.cash - offer.give.cash
        if rivals.is_trader(offer.proposer):
            fair = Candidate(exchange, paid, 0.0, TRADER_AGREES, True)
            found = last_dollar(view, player, search, TraderBot(), fair)
        else:
            less = paid - max(max(paid, -paid) * ASKS_MORE // 100, LEAST_MORE)
            found = Candidate(exchange, less, 0.0, STRANGER_AGREES, False)
        if found is None or found.cash >= paid:
            return None
        counter = as_counter(offer, found)
        return found if view.allows(counter, player) else None


def _saves(view: View, player: i64, offer: StandingOffer) -> bool:
    """Whether the trade is all that keeps a debtor in the game."""
    owed = view.owed(player)
    means = view.cash(player) + view.could_raise(player)
    if means >= owed:
        return False
    means += offer.give.cash + risk.loans(view, offer.give.deeds)
    means -= offer.get.cash + risk.loans(view, offer.get.deeds)
    return means >= owed and view.allows(Accept(offer.number), player)


def _doubted(
    view: View, both: list[View], player: i64, search: Search, policy: list[Bot]
) -> Race | None:
    """The race to the end that accepting loses, if any: among the rivals as they seem to be, and
    among traders, because an exploiter may seem to be anything."""
    games = search.games * TIMES_THE_GAMES
    traders: list[Bot] = [
        policy[seat] if seat == player else TraderBot() for seat in range(view.players)
    ]
    for bots in (policy, traders):
        race = search.compare(both, player, bots, games, TO_THE_END)
        if race.lead(1, 0)[0] <= 0.0:
            return race
    return None


def _best(
    race: Race,
    actions: list[Action],
    counter: Candidate | None,
    strange: bool,
    gives_group: bool,
) -> i64:
    """The answer that promises most; to refuse, where no other is clearly better."""
    clearly = CLEARLY_FOR_STRANGERS if strange else CLEARLY
    worthwhile = WORTHWHILE
    if strange:
        worthwhile = WORTH_A_GROUP if gives_group else WORTHWHILE_WITH_STRANGERS
    best: i64 = 0
    most = 0.0
    for place in range(1, len(actions)):
        lead, error = race.lead(place, 0)
        if lead <= max(worthwhile, clearly * error):
            continue
        if counter is not None and isinstance(actions[place], Counter):
            lead *= counter.chance
        if lead > most:
            best, most = place, lead
    return best


def _explain(
    notes: ExplanationBuilder,
    race: Race,
    actions: list[Action],
    best: i64,
    counter: Candidate | None,
) -> None:
    last: i64 = len(actions) - 1
    for place in range(last + 1):
        words.weigh(notes, actions[place], race, place)
    if counter is not None and isinstance(actions[best], Counter):
        notes.because(words.about_countering(race, best, counter.cash))
    elif best > 0:
        notes.because(words.about_accepting(race, best))
    else:
        notes.because(words.about_refusing(race, last))


def _seen_from_here(offer: StandingOffer) -> Exchange:
    """The exchange as if whoever is asked had proposed it."""
    give, get = offer.get, offer.give
    return Exchange(offer.proposer, give.deeds, get.deeds, give.cards, get.cards)


def _learn(view: View, player: i64, offer: StandingOffer, search: Search, rivals: Rivals) -> None:
    """An offer tells about whoever makes it: a trader makes none that it would not accept."""
    exchange = _seen_from_here(offer)
    paid = offer.get.cash - offer.give.cash
    mirrored = exchange.offer(paid)
    expected = True
    if rivals.is_trader(offer.proposer) and view.allows(mirrored, player):
        expected = would_accept(view, player, search, TraderBot(), mirrored)
    rivals.was_offered(view, player, exchange, paid, expected)


def as_counter(offer: StandingOffer, counter: Candidate) -> Counter:
    exchange, cash = counter.exchange, counter.cash
    return Counter(
        offer.number,
        give_deeds=list(bitset.members_of(exchange.give)),
        give_cash=max(cash, 0),
        give_cards=list(bitset.members_of(exchange.give_cards)),
        get_deeds=list(bitset.members_of(exchange.get)),
        get_cash=max(-cash, 0),
        get_cards=list(bitset.members_of(exchange.get_cards)),
    )


def _countered(
    view: View, player: i64, offer: StandingOffer, search: Search, counter: Candidate
) -> View:
    """The game as it would be once the counter-offer is accepted."""
    s = search.game(view)
    engine.apply(s, as_counter(offer, counter), player)
    accept = Accept(s.offers[-1].number)
    if accept.why_not(s, offer.proposer) is None:
        engine.apply(s, accept, offer.proposer)
    return View(s)
