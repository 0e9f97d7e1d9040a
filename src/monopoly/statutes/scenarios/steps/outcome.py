"""Then: refusals, what the game waits for, debts, auctions and the end."""

from monopoly.rules import bitset
from monopoly.rules.board import NOBODY
from monopoly.rules.events import PlayStarted
from monopoly.rules.item import HOTEL, HOUSE
from monopoly.rules.state import (
    OPENING,
    OVER,
    TO_BID,
    TO_BUY,
    TO_CHOOSE_TAX,
    TO_END_TURN,
    TO_KEEP,
    TO_MOVE,
    TO_MOVE_ANYWHERE,
    TO_PAY_FINE,
    TO_PLACE,
    TO_SETTLE,
    TO_THROW,
    TO_THROW_FOR_RENT,
    TO_WANT,
)
from monopoly.rules.violation import Violation
from monopoly.statutes.citation import Citation, parse_citation
from monopoly.statutes.errors import StepError
from monopoly.statutes.scenarios.expectation import (
    Finding,
    awaited,
    compare,
    item_in_words,
    listed,
    waits_for,
    winners,
)
from monopoly.statutes.scenarios.language import then
from monopoly.statutes.scenarios.names import plain
from monopoly.statutes.scenarios.world import World

# --- allowed or refused


@then("it is allowed")
def is_allowed(w: World) -> Finding:
    """What the last When did or tried was within the law, and was carried out."""
    if not w.played:
        raise StepError('Nothing was done yet: "it" is what the last When does or tries.')
    return Finding(w.tried is None, "it to be allowed", _verdict(w.tried))


@then("it is refused")
def is_refused(w: World) -> Finding:
    """What the last When tried was against the law, and nothing happened."""
    tried = _tried(w)
    return Finding(tried is not None, "it to be refused", _verdict(tried))


@then("it is refused under {clause}")
def is_refused_under(w: World, clause: Citation) -> Finding:
    """As above, by this clause or one below it."""
    tried = _tried(w)
    cited = parse_citation(tried.clause) if tried is not None else None
    met = cited is not None and clause.covers(cited)
    return Finding(met, f"it to be refused under {clause}", _verdict(tried))


@then("it is refused because {told}", added=True)
def is_refused_because(w: World, told: str) -> Finding:
    """As above, in these very words."""
    tried = _tried(w)
    met = tried is not None and plain(tried.sentence) == plain(told)
    return Finding(met, f'it to be refused because "{told}"', _verdict(tried))


def _tried(w: World) -> Violation | None:
    if not w.was_trying:
        raise StepError('Nothing was tried: only a When with "tries to" may be refused.')
    return w.tried


def _verdict(tried: Violation | None) -> str:
    return "that it is allowed" if tried is None else f"it refused: {tried}"


# --- what the game waits for


@then("{player} starts")
def starts(w: World, player: int) -> Finding:
    """The throws for the start are decided, for this player."""
    started = [event.player for event in w.log if isinstance(event, PlayStarted)]
    found = f"{w.name(started[-1])} starts" if started else awaited(w)
    return compare(f"{w.name(player)} starts", found)


@then("it is {player}{s} turn")
def is_turn_of(w: World, player: int) -> Finding:
    """Whose turn is being played, whatever is being settled meanwhile."""
    if w.s.phase in (OPENING, OVER):
        return Finding(False, f"{w.name(player)}'s turn", awaited(w))
    return compare(f"{w.name(player)}'s turn", f"{w.name(int(w.s.current))}'s turn")


def _waiting(w: World, player: int, task: str, *phases: int) -> Finding:
    met = waits_for(w.s, player, *phases)
    return Finding(met, f"{w.name(player)} is to {task}", awaited(w))


@then("{player} is to throw")
def is_to_throw(w: World, player: int) -> Finding:
    """The game waits for this player's throw, of whatever sort."""
    return _waiting(w, player, "throw", TO_THROW, TO_THROW_FOR_RENT, OPENING)


@then("{player} is to choose whether to buy")
def is_to_buy(w: World, player: int) -> Finding:
    """The property landed on is for sale to this player."""
    return _waiting(w, player, "choose whether to buy", TO_BUY)


@then("{player} is to choose how to pay the tax")
def is_to_choose_tax(w: World, player: int) -> Finding:
    """The choice between the flat tax and the percentage."""
    return _waiting(w, player, "choose how to pay the tax", TO_CHOOSE_TAX)


@then("{player} is to choose about the mortgage on {space}")
def is_to_choose_about(w: World, player: int, space: int) -> Finding:
    """A mortgaged deed was just received: lift the mortgage or keep it."""
    met = w.s.phase == TO_KEEP and w.s.owner[space] == player and bitset.has(w.s.to_keep, space)
    expected = f"{w.name(player)} is to choose about the mortgage on {w.space(space)}"
    return Finding(met, expected, awaited(w))


@then("{player} is to choose how to move", added=True)
def is_to_move(w: World, player: int) -> Finding:
    """The third die shows the bus."""
    return _waiting(w, player, "choose how to move", TO_MOVE)


@then("{player} is to choose where to move", added=True)
def is_to_move_anywhere(w: World, player: int) -> Finding:
    """Three of a kind: to any Space."""
    return _waiting(w, player, "choose where to move", TO_MOVE_ANYWHERE)


@then("{player} is to choose whether to pay the fine", added=True)
def is_to_pay_fine(w: World, player: int) -> Finding:
    """After the last failed throw, where it may be sat out once more."""
    return _waiting(w, player, "choose whether to pay the fine", TO_PAY_FINE)


@then("{player} is to end {her} turn", added=True)
def is_to_end_turn(w: World, player: int) -> Finding:
    """Everything the throw asked for is done."""
    return _waiting(w, player, "end the turn", TO_END_TURN)


@then("{player} is to bid", added=True)
def is_to_bid(w: World, player: int) -> Finding:
    """The auction asks this player next."""
    return _waiting(w, player, "bid or pass", TO_BID)


@then("the Banker is to knock it down", added=True)
def is_to_knock_down(w: World) -> Finding:
    """Nobody is left to bid, and the auction waits for the gavel."""
    met = w.s.phase == TO_BID and w.s.actor == w.banker
    return Finding(met, "the Banker is to knock it down", awaited(w))


@then("{player} is to say how many {houses} {she wants}", added=True)
def is_to_want(w: World, player: int, kind: str) -> Finding:
    """A building shortage asks this player."""
    met = waits_for(w.s, player, TO_WANT) and _is_short(w, kind)
    return Finding(met, f"{w.name(player)} is to say how many {kind}s are wanted", awaited(w))


@then("{player} is to put up a {house}", added=True)
def is_to_place(w: World, player: int, kind: str) -> Finding:
    """The winner of a shortage auction has the building in hand."""
    met = waits_for(w.s, player, TO_PLACE) and _is_short(w, kind)
    return Finding(met, f"{w.name(player)} is to put up a {kind}", awaited(w))


def _is_short(w: World, kind: str) -> bool:
    short = w.s.shortage
    return short is not None and short.building is (HOTEL if kind == "hotel" else HOUSE)


# --- debts and claims


@then("{player} owes {creditor} {money}")
def owes(w: World, player: int, creditor: int, amount: int) -> Finding:
    """A debt that stands, or rent not yet asked for: one of this amount, or all together."""
    due = _owed(w, player).get(creditor, [])
    met = amount in due or (len(due) > 0 and sum(due) == amount)
    expected = f"{w.name(player)} to owe {w.name(creditor)} {w.money(amount)}"
    return Finding(met, expected, _debts(w, player))


@then("{player} owes nothing")
def owes_nothing(w: World, player: int) -> Finding:
    """No debt stands that must be paid now; rent not yet asked for is none."""
    owing = any(debt.debtor == player for debt in w.s.debts)
    return Finding(not owing, f"{w.name(player)} owes nothing", _debts(w, player))


def _owed(w: World, player: int) -> dict[int, list[int]]:
    owed: dict[int, list[int]] = {}
    for debt in w.s.debts:
        if debt.debtor == player:  # what is owed to the pot is owed at the Bank's counter
            owed.setdefault(max(int(debt.creditor), -1), []).append(int(debt.amount))
    for claim in w.s.claims:
        if claim.debtor == player:
            owed.setdefault(int(claim.owner), []).append(int(claim.amount))
    return owed


def _debts(w: World, player: int) -> str:
    parts = [
        f"{w.name(creditor)} {w.money(amount)}"
        for creditor, amounts in _owed(w, player).items()
        for amount in amounts
    ]
    return f"{w.name(player)} owes {listed(parts) if parts else 'nothing'}"


@then("{player} is to raise {money}", added=True)
def is_to_raise(w: World, player: int, amount: int) -> Finding:
    """The first debt of the queue is this player's, and the cash is not there."""
    met = waits_for(w.s, player, TO_SETTLE) and w.s.debts[0].amount == amount
    return Finding(met, f"{w.name(player)} is to raise {w.money(amount)}", awaited(w))


@then("{player} may demand {money} from {other}", added=True)
def may_demand(w: World, owner: int, amount: int, debtor: int) -> Finding:
    """Rent lies there to be asked for."""
    claims = [c for c in w.s.claims if (c.owner, c.debtor) == (owner, debtor)]
    found = [w.money(int(c.amount)) for c in claims]
    text = f"rent of {listed(found)} to be demanded" if found else "no rent to be demanded"
    return Finding(w.money(amount) in found, f"rent of {w.money(amount)} to be demanded", text)


@then("{player} may demand no rent", added=True)
def may_demand_nothing(w: World, owner: int) -> Finding:
    """No rent lies there to be asked for."""
    found = [w.money(int(c.amount)) for c in w.s.claims if c.owner == owner]
    text = f"rent of {listed(found)} to be demanded" if found else "no rent to be demanded"
    return compare("no rent to be demanded", text)


@then("{player} has a salary of {money} waiting", added=True)
def has_salary_waiting(w: World, player: int, amount: int) -> Finding:
    """A salary lies there to be collected."""
    return compare(w.money(amount), w.money(int(w.s.salary_due[player])))


@then("{player} has no salary waiting", added=True)
def has_no_salary_waiting(w: World, player: int) -> Finding:
    """No salary lies there to be collected."""
    return compare(w.money(0), w.money(int(w.s.salary_due[player])))


# --- auctions and offers


@then("{space} is up for auction")
def is_up_for_auction(w: World, space: int) -> Finding:
    """This Title Deed is being auctioned."""
    return compare(f"{w.space(space)} up for auction", _auction(w))


@then("a {house} is up for auction")
def building_is_up(w: World, kind: str) -> Finding:
    """A scarce building is being auctioned."""
    return compare(f"a {kind} up for auction", _auction(w))


@then("nothing is up for auction", added=True)
def nothing_is_up(w: World) -> Finding:
    """No auction is open."""
    return compare("nothing up for auction", _auction(w))


def _auction(w: World) -> str:
    thing = "nothing" if w.s.auction is None else item_in_words(w, w.s.auction.item)
    return f"{thing} up for auction"


@then("the highest bid is {player}{s} {money}", added=True)
def highest_bid(w: World, player: int, amount: int) -> Finding:
    """Whose bid stands in the open auction, and how much."""
    return compare(f"{w.name(player)}'s {w.money(amount)}", _highest_bid(w))


@then("no bid has been made", added=True)
def no_bid(w: World) -> Finding:
    """The open auction has no bid yet."""
    met = w.s.auction is not None and w.s.auction.bidder == NOBODY
    return Finding(met, "an auction without a bid", _highest_bid(w))


def _highest_bid(w: World) -> str:
    sale = w.s.auction
    if sale is None or sale.bidder == NOBODY:
        return "no bid"
    return f"{w.name(int(sale.bidder))}'s {w.money(int(sale.bid))}"


@then("{player}{s} offer to {other} stands", added=True)
def offer_stands(w: World, proposer: int, receiver: int) -> Finding:
    """An offer waits for an answer."""
    return Finding(
        any((o.proposer, o.receiver) == (proposer, receiver) for o in w.s.offers),
        f"an offer by {w.name(proposer)} to {w.name(receiver)}",
        _offers(w),
    )


@then("no offer stands", added=True)
def no_offer_stands(w: World) -> Finding:
    """No offer waits for an answer."""
    return compare("no offer", _offers(w))


def _offers(w: World) -> str:
    pairs = [(int(o.proposer), int(o.receiver)) for o in w.s.offers]
    return (
        listed([f"an offer by {w.name(a)} to {w.name(b)}" for a, b in pairs])
        if pairs
        else "no offer"
    )


# --- the end


@then("{player} is bankrupt")
def is_bankrupt(w: World, player: int) -> Finding:
    """The player has retired from the game."""
    return compare(f"{w.name(player)} is out of the game", _place(w, player))


@then("{player} is still in the game", added=True)
def is_in_game(w: World, player: int) -> Finding:
    """The player has not retired."""
    return compare(f"{w.name(player)} is in the game", _place(w, player))


def _place(w: World, player: int) -> str:
    return f"{w.name(player)} is {'out of' if w.s.retired[player] > 0 else 'in'} the game"


@then("{player} wins")
def wins(w: World, player: int) -> Finding:
    """The game is over, with this one winner."""
    return _won(w, [player])


@then("{players} share the win")
def share_the_win(w: World, players: list[int]) -> Finding:
    """The game is over, with exactly these winners."""
    return _won(w, sorted(players))


def _won(w: World, players: list[int]) -> Finding:
    expected = f"{listed([w.name(player) for player in players])} to win"
    found = f"{listed(winners(w))} to win" if w.s.phase == OVER else f"that {awaited(w)}"
    return compare(expected, found)


@then("the game goes on")
def goes_on(w: World) -> Finding:
    """The game is not over."""
    return Finding(w.s.phase != OVER, "the game to go on", f"that {awaited(w)}")
