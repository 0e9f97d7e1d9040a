"""Moments of games among levels, and offers to put to them."""

from collections.abc import Iterator

from monopoly.bots import Bot, View, make_bot
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules import asking, bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import OVER, State
from monopoly.rules.throw import Throw, dice_thrown
from monopoly.rules.trade import Offer

LEVELS = ("beginner", "intermediate", "trader")


def moments(names: list[str], seed: int, turns: int) -> Iterator[tuple[State, list[Bot], int]]:
    """Every moment of a game: how it stands, the bots, and who is about to choose."""
    dealer = SeededDealer(seed)
    state = new_game(board_for(rule_set("statutes")), list("ABCDEFGH")[: len(names)], dealer)
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    while state.phase != OVER and state.turn <= turns:
        seat = int(asking.next_to_ask(state, 0))
        yield state, bots, seat
        apply(state, bots[seat].choose(View(state), seat), seat, dealer)


def apply(state: State, action: Action | None, seat: int, dealer: SeededDealer) -> None:
    assert action is not None
    if isinstance(action, Throw):
        action = dealer.throw(dice_thrown(state, seat))
    engine.apply(state, action, seat)


def offers_in(state: State, to: int, seed: int, count: int) -> Iterator[tuple[int, Offer]]:
    """Offers by chance that may be made to a player here, each with who makes it."""
    chance = SeededDealer(seed)
    for _ in range(count):
        maker = int(chance.below(state.players))
        theirs = bitset.members_of(state.held[maker])
        mine = bitset.members_of(state.held[to])
        if maker == to or state.retired[maker] or not theirs or not mine:
            continue
        begun = [space for space in mine if state.board.mates[space] & state.held[maker]]
        if begun and chance.below(3):
            mine = tuple(begun)  # of a group that the maker has begun
        give = [theirs[int(chance.below(len(theirs)))]] if chance.below(2) else []
        get = [mine[int(chance.below(len(mine)))]] if chance.below(4) or not give else []
        cash = int(chance.below(int(state.cash[maker]) + 1)) // 10 * 10 if get else 0
        asked = 0 if get else int(chance.below(int(state.cash[to]) + 1)) // 10 * 10
        offer = Offer(to, give_deeds=give, give_cash=cash, get_deeds=get, get_cash=asked)
        if offer.why_not(state, maker) is None:
            yield maker, offer


def answer(bot: Bot, state: State, maker: int, offer: Offer) -> Action:
    """What a bot says to an offer; the game itself goes on as if it had never been made."""
    trial = state.copy()
    trial.log = None
    engine.apply(trial, offer, maker)
    action = bot.choose(View(trial), int(offer.to))
    assert action is not None
    return action
