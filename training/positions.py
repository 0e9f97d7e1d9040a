"""Positions to learn from: moments of games among different bots, ordinary and strange.

Many games are disturbed on the way: deeds are dealt or change hands, cash comes and goes. So the
network also knows what good players would never let happen. To most positions belongs a second one,
the same after a trade: what a trade does to everybody's chance is what bots will ask.

A game is made from its seed alone: the same positions whenever the same bots play.
"""

from dataclasses import dataclass
from math import exp
from random import Random

from librt.vecs import vec

from monopoly.bots import Bot, View, make_bot
from monopoly.bots.rollouts.playout import Playout
from monopoly.bots.trader.offers import possible_offers
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules import bank, bitset, deeds, engine
from monopoly.rules.board import BANK, Board
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import OVER, TO_THROW, StandingOffer, State
from monopoly.rules.trade import Accept, Offer

SEATS = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal"]
TURNS_MAX = 600
PLAYERS = {2: 3, 3: 5, 4: 14, 5: 4, 6: 3, 7: 1, 8: 1}  # with how often
RULES = {
    "statutes": 20,
    "parker": 3,
    "wikibook": 1,
    "london": 2,
    "mcc": 1,
    "statutes-speed": 1,
    "statutes-short": 2,
    "statutes-tabletop": 1,
}
LIMITED = 0.06  # of the games end after some rounds
ALL_TRADERS = 0.6  # of the games; in the others, seats are dealt from these
OTHERS = ["trader", "trader", "cautious", "greedy"]
DISTURBED = 0.5  # of the games
TRIES = 12  # to find a trade the rules allow


@dataclass(frozen=True, slots=True)
class Sample:
    """A position, and the same after a trade, where there is one."""

    before: State
    after: State | None
    parties: tuple[int, int] | None  # to the trade


def samples(seed: int, moments: int, *, ordinary: bool = False) -> list[Sample]:
    """Some moments of the game of this seed, any action as likely as any other.

    An ordinary game is one of four traders by the statutes, and nothing disturbs it.
    """
    random = Random(seed)
    return [_with_trade(s, random) for s in _moments(random, moments, ordinary)]


def _moments(random: Random, count: int, ordinary: bool) -> list[State]:
    dealer = SeededDealer(random.getrandbits(60))
    if ordinary:
        s = new_game(board_for(rule_set("statutes")), SEATS[:4], dealer)
        bots = [make_bot("trader") for _ in range(4)]
    else:
        s = new_game(_board(random), SEATS[: _players(random)], dealer)
        bots = _line_up(random, int(s.players))
    playout = Playout(s, bots, [dealer] * len(bots), TURNS_MAX)
    disturb_at = random.randrange(1, 80) if random.random() < DISTURBED else TURNS_MAX + 1
    if ordinary:
        disturb_at = TURNS_MAX + 1
    kept: list[State] = []
    seen = 0
    while playout.step():
        if s.turn >= disturb_at and _is_quiet(s):
            _disturb(s, random)
            disturb_at += random.randrange(5, 80)
        if s.phase == OVER or s.turn == 0:
            continue
        seen += 1  # reservoir sampling: each action of the game is kept as likely as any other
        if len(kept) < count:
            kept.append(_without_offers(s))
        elif (place := random.randrange(seen)) < count:
            kept[place] = _without_offers(s)
    return kept


def _without_offers(s: State) -> State:
    """A copy in which nobody has offered anything: the network is asked what if, not what next."""
    c = s.copy()
    c.offers = vec[StandingOffer]()
    return c


def _board(random: Random) -> Board:
    name = random.choices(list(RULES), list(RULES.values()))[0]
    if random.random() < LIMITED:
        return board_for(rule_set(name, round_limit=random.choice((15, 30, 60))))
    return board_for(rule_set(name))


def _players(random: Random) -> int:
    return random.choices(list(PLAYERS), list(PLAYERS.values()))[0]


def _line_up(random: Random, players: int) -> list[Bot]:
    if random.random() < ALL_TRADERS:
        return [make_bot("trader") for _ in range(players)]
    return [make_bot(random.choice(OTHERS), random.getrandbits(30)) for _ in range(players)]


# --- strange things


def _is_quiet(s: State) -> bool:
    """Nothing is under way that deeds and cash are promised to."""
    return s.phase == TO_THROW and not s.offers and not s.debts and s.auction is None


def _disturb(s: State, random: Random) -> None:
    alive = [player for player in range(int(s.players)) if s.retired[player] == 0]
    if random.random() < 0.5:  # some of the Bank's deeds are dealt
        share = random.random()
        for space in bitset.members_of(s.held[BANK]):
            if random.random() < share:
                deeds.give(s, space, random.choice(alive))
    if random.random() < 0.6:  # some deeds change hands
        share = 0.5 * random.random()
        for player in alive:
            for space in _free_deeds(s, player):
                if random.random() < share:
                    deeds.give(s, space, random.choice(alive))
    if random.random() < 0.6:  # cash comes and goes
        for player in alive:
            _give_cash(s, player, round(int(s.cash[player]) * (exp(random.gauss(0, 0.7)) - 1)))
            if random.random() < 0.2:
                _give_cash(s, player, random.randrange(1500))


def _give_cash(s: State, player: int, amount: int) -> None:
    if amount >= 0:
        bank.pay(s, BANK, player, amount)
    else:
        bank.pay(s, player, BANK, -amount)


def _free_deeds(s: State, player: int) -> list[int]:
    """Those that may be handed over: no building stands on their group."""
    held = bitset.members_of(s.held[player])
    return [space for space in held if not deeds.group_has_buildings(s, space)]


# --- trades


def _with_trade(s: State, random: Random) -> Sample:
    view = View(s)
    alive = [player for player in range(int(s.players)) if s.retired[player] == 0]
    if len(alive) < 2:
        return Sample(s, None, None)
    for _ in range(TRIES):
        player = random.choice(alive)
        offer = _offer(view, player, alive, random)
        if offer is None or not view.allows(offer, player):
            continue
        after = s.copy()
        engine.apply(after, offer, player)
        answer = Accept(after.offers_made)
        if answer.why_not(after, offer.to) is None:
            engine.apply(after, answer, offer.to)
            if after.phase != OVER:
                return Sample(s, after, (player, int(offer.to)))
    return Sample(s, None, None)


def _offer(view: View, player: int, alive: list[int], random: Random) -> Offer | None:
    """One that `trader` would think of, at a price of its own or another; or any exchange."""
    if random.random() < 0.5:
        found = [offer for offer in possible_offers(view, player) if isinstance(offer, Offer)]
        if not found:
            return None
        return _repriced(view, player, random.choice(found), random)
    rival = random.choice([other for other in alive if other != player])
    mine = _some(view, player, rival, random)
    theirs = _some(view, rival, player, random)
    if not mine and not theirs:
        return None
    cash = _price(view, player, rival, mine, theirs, random)
    return Offer(
        rival,
        give_deeds=mine,
        give_cash=max(cash, 0),
        get_deeds=theirs,
        get_cash=max(-cash, 0),
    )


def _repriced(view: View, player: int, offer: Offer, random: Random) -> Offer:
    if random.random() < 0.3:
        return offer
    give, get = offer.give, offer.get
    cash = int(give.cash - get.cash) + round(random.gauss(0, 250))
    cash = max(min(cash, int(view.cash(player))), -int(view.cash(offer.to)))
    return Offer(
        offer.to,
        give_deeds=list(bitset.members_of(give.deeds)),
        give_cash=max(cash, 0),
        get_deeds=list(bitset.members_of(get.deeds)),
        get_cash=max(-cash, 0),
    )


def _some(view: View, giver: int, taker: int, random: Random) -> list[int]:
    """Deeds to hand over, most likely such as the taker has others of."""
    held = bitset.members_of(view.held(giver))
    free = [space for space in held if view.most_buildings(space) == 0]
    if not free or random.random() < 0.25:
        return []
    useful = [space for space in free if view.owned_in_group(taker, space)]
    space = random.choice(useful if useful and random.random() < 0.7 else free)
    found = {space}
    if random.random() < 0.5:  # all one has of that group
        found |= {s for s in free if view.board.group[s] == view.board.group[space]}
    if random.random() < 0.3:
        found.add(random.choice(free))
    return sorted(found)


def _price(view: View, one: int, two: int, give: list[int], get: list[int], random: Random) -> int:
    """About what the deeds are worth, more or less by a good deal; below zero two pays."""
    price = view.board.price
    fair = sum(int(price[space]) for space in get) - sum(int(price[space]) for space in give)
    cash = round(fair * random.uniform(0, 3) + random.gauss(0, 150))
    if random.random() < 0.2:
        cash = 0
    return max(min(cash, int(view.cash(one))), -int(view.cash(two)))
