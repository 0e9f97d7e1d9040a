"""Moments whose chances are known."""

from fractions import Fraction

from monopoly import Game, Position

YELLOW = ["Atlantic Avenue", "Ventnor Avenue", "Marvin Gardens"]
YELLOW_SPACES = {26, 27, 29}
KENTUCKY = 21


def last_throw() -> Position:
    """The last turn of a game of one round: Ann is richer, unless she pays rent for a hotel.

    Nothing else can cost her the $250 she is ahead: no card within reach of three throws leads to
    one of the hotels.
    """
    return Position.from_dict(
        {
            "rules": "statutes",
            "options": {"round_limit": 1},
            "players": [
                {
                    "name": "Bob",
                    "cash": 1500,
                    "deeds": YELLOW,
                    "buildings": dict.fromkeys(YELLOW, "hotel"),
                    "opening_throw": [6, 5],
                },
                {"name": "Ann", "cash": 4800, "space": "Kentucky Avenue"},
            ],
            "turn": {"player": "Ann", "number": 2},
        }
    )


def chance_to_pay(space: int = KENTUCKY, throw: int = 1) -> Fraction:
    """How likely the tokens' walk from there ends on a hotel, with doubles thrown again."""
    total = Fraction(0)
    for one in range(1, 7):
        for two in range(1, 7):
            at = (space + one + two) % 40
            if one == two and throw == 3:
                continue  # to Jail
            if at in YELLOW_SPACES:
                total += 1
            elif one == two and at != 30:
                total += chance_to_pay(at, throw + 1)
    return total / 36


def even_start(*names: str) -> Position:
    """A game that has just begun, with the throws for the start still to come."""
    return Game.new(players=names, seed=1).position()


def won_by_ann() -> Position:
    """Bob owes what he can never raise, and Ann has everything else."""
    return Position.from_dict(
        {
            "rules": "statutes",
            "players": [
                {
                    "name": "Ann",
                    "cash": 9000,
                    "deeds": YELLOW,
                    "buildings": dict.fromkeys(YELLOW, "hotel"),
                },
                {"name": "Bob", "cash": 1, "space": "Atlantic Avenue"},
            ],
            "turn": "Bob",
            "debts": [{"debtor": "Bob", "creditor": "Ann", "amount": 1150, "cause": "rent"}],
        }
    )


def offered_boardwalk() -> Position:
    """Bob, who holds Park Place and money to build, asks Ann for Boardwalk and gives nothing."""
    return Position.from_dict(
        {
            "rules": "statutes",
            "players": [
                {"name": "Ann", "cash": 900, "deeds": ["Boardwalk", "Oriental Avenue"]},
                {"name": "Bob", "cash": 1500, "deeds": ["Park Place", "Vermont Avenue"]},
                {"name": "Cy", "cash": 900, "deeds": ["Connecticut Avenue"]},
            ],
            "turn": "Bob",
            "offers": [
                {
                    "number": 1,
                    "proposer": "Bob",
                    "receiver": "Ann",
                    "get": {"deeds": ["Boardwalk"]},
                }
            ],
            "offers_made": 1,
        }
    )


def to_buy(**options: int) -> Position:
    """Ann has just come to Oriental Avenue."""
    return Position.from_dict(
        {
            "rules": "statutes",
            "options": options,
            "players": [{"name": "Ann", "space": "Oriental Avenue"}, {"name": "Bob"}],
            "turn": {
                "player": "Ann",
                "stage": "after-throw",
                "dice": [2, 4],
                "for_sale": "Oriental Avenue",
            },
        }
    )


def last_card() -> Position:
    """The last turn of a game of one round, and Ann is $10 ahead. Seven steps on is Chance."""
    return Position.from_dict(
        {
            "rules": "statutes",
            "options": {"round_limit": 1},
            "players": [
                {"name": "Bob", "cash": 1490, "opening_throw": [6, 5]},
                {"name": "Ann", "cash": 1500, "space": "Pennsylvania Railroad"},
            ],
            "turn": {"player": "Ann", "number": 2},
        }
    )
