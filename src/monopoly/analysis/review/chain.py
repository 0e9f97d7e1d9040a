"""The account of a game as a chain: what each step did to everybody's chances.

Every link leads from one value to the next, and the next link begins where it ends. So whatever the
values are, the changes add up to the result less the chances at the start.
"""

from dataclasses import dataclass
from typing import Final, Literal

from monopoly.analysis.review.timeline import Timeline
from monopoly.rules.events import CardDrawn
from monopoly.rules.throw import Throw

Cause = Literal["throw", "card", "decision", "clock"]


@dataclass(frozen=True, slots=True)
class Node:
    """Something whose win chances are wanted.

    `state`: the moment as it stands. `throw`: before the dice of the step fall. `card`: after the
    dice, before the card is turned. `result`: the game is over.
    """

    kind: Literal["state", "throw", "card", "result"]
    moment: int


START: Final = Node("state", 0)


@dataclass(frozen=True, slots=True)
class Link:
    """One change: of step `step`, by the throw, the card or the decision of a seat."""

    step: int
    cause: Cause
    seat: int  # -1: nobody at the table
    before: Node
    after: Node


BANK: Final = -1


def chain_of(timeline: Timeline) -> list[Link]:
    """The links of a game in their order.

    A decision that the policy would have taken too changes nothing: games played out from before it
    are games played out from after it.
    """
    links: list[Link] = []
    now = START
    for number, step in enumerate(timeline.steps):
        after = _after(timeline, number)
        same = timeline.policy_does_the_same(number)
        drew = any(isinstance(event, CardDrawn) for event in step.events)
        thrown = isinstance(step.action, Throw)
        if not thrown and not drew and same:
            if after.kind == "result":
                links.append(Link(number, "decision", step.seat, now, after))
            continue
        if thrown and not same:
            chosen = Node("throw", number)
            links.append(Link(number, "decision", step.seat, now, chosen))
            now = chosen
        if drew:
            card = Node("card", number)
            cause: Cause = "throw" if thrown else "decision"
            links.append(Link(number, cause, step.seat, now, card))
            now = card
        links.append(Link(number, _cause(step.seat, thrown, drew), step.seat, now, after))
        now = after
    return links


def _after(timeline: Timeline, number: int) -> Node:
    last = number + 1 == len(timeline.steps)
    return Node("result" if last and timeline.over else "state", number + 1)


def _cause(seat: int, thrown: bool, drew: bool) -> Cause:
    if drew:
        return "card"
    if thrown:
        return "throw"
    return "clock" if seat == BANK else "decision"
