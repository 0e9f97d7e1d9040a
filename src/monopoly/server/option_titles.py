"""What options are called, and their values where a word says more than the rule set's own."""

from collections.abc import Mapping
from typing import Final

_CLAIMED: Final = {"automatic": "Paid unasked", "on-demand": "Must be asked for"}

TITLES: Final[Mapping[str, str]] = {
    "edition": "Board",
    "decks": "Cards",
    "starting_cash": "Money at the start",
    "houses": "Houses in the box",
    "hotels": "Hotels in the box",
    "banker": "Banker",
    "opening_throw_moves": "The opening throw moves",
    "rent_claim": "Rent",
    "salary_claim": "Salary",
    "turn_skipping": "Throwing out of turn",
    "business": "Business",
    "income_tax": "Income Tax",
    "luxury_tax": "Luxury Tax",
    "jail_fine_early": "Paying the fine early",
    "jail_turns": "Turns in Jail",
    "jail_sit_out": "Sitting a turn out",
    "jail_business": "Business from Jail",
    "free_parking": "Free Parking",
    "houses_before_hotel": "Houses before a hotel",
    "hotel_sale": "Selling a hotel",
    "double_rent_beside_houses": "Double rent beside houses",
    "dealt_deeds": "Title Deeds dealt",
    "dealt_deeds_paid": "Dealt Title Deeds are paid for",
    "ending": "The game ends",
    "speed_die": "Third die",
    "joke_card": "The joke card",
}
VALUES: Final[Mapping[str, Mapping[str, str]]] = {
    "edition": {"atlantic-city": "Atlantic City", "london": "London", "mcc": "MCC Designs"},
    "decks": {"standard": "The common cards", "classic": "The classic set's", "london": "London's"},
    "banker": {"computer": "The computer", "player": "The host"},
    "rent_claim": _CLAIMED,
    "salary_claim": _CLAIMED,
    "turn_skipping": {"impossible": "Impossible", "challenge": "Until it is called back"},
    "business": {"any-time": "At any time", "before-throw": "Before your own throw"},
    "income_tax": {"choice": "Flat sum or a tenth", "flat": "Flat sum"},
    "free_parking": {
        "nothing": "Nothing waits there",
        "fines": "Fines and penalties",
        "all": "Fines, penalties and taxes",
    },
    "hotel_sale": {"by-house": "House by house", "whole": "Whole"},
    "ending": {
        "last-standing": "When one is left",
        "first-bankruptcy": "At the first ruin",
        "time-limit": "At a set hour",
    },
}
