"""Moments at a table of three for the tests of `expert`: Ann is to decide."""

from monopoly import Game, Position
from monopoly.rules.state import State

ANN, BOB, CY = 0, 1, 2
ORIENTAL, VERMONT, CONNECTICUT = 6, 8, 9


def table(
    ann: list[str], bob: list[str], cy: list[str], cash: tuple[int, int, int], **at: object
) -> State:
    players = [
        {"name": name, "cash": money, "deeds": deeds}
        for name, money, deeds in zip(("Ann", "Bob", "Cy"), cash, (ann, bob, cy), strict=True)
    ]
    position = {"rules": "statutes", "players": players} | at
    return Game.from_position(Position.from_dict(position), seed=1).state


def two_thirds_of_light_blue(**at: object) -> State:
    """Ann lacks Vermont Avenue ($100), which Bob holds; her throw is behind her."""
    turn = {"player": "Ann", "dice": [1, 2], "stage": "after-throw"}
    return table(
        ["Oriental Avenue", "Connecticut Avenue"],
        ["Vermont Avenue", "Boardwalk"],
        ["Short Line", "Kentucky Avenue"],
        (1000, 600, 600),
        **({"turn": turn} | at),
    )


def auctioned(bid: int, deeds_of_cy: list[str] | None = None, bidder: str = "Cy") -> State:
    """Oriental Avenue ($100) is auctioned."""
    return table(
        ["Boardwalk"],
        ["Short Line"],
        deeds_of_cy or ["Kentucky Avenue"],
        (1000, 1000, 1000),
        turn={"player": "Bob", "stage": "after-throw", "dice": [2, 4]},
        auction={"item": "Oriental Avenue", "bid": bid, "bidder": bidder},
    )
