"""Landing odds as typed data; `to_dict` is what `--json` prints."""

from dataclasses import asdict, dataclass
from typing import Final

from monopoly.analysis.odds.chain import (
    JAIL_POLICIES,
    LongRun,
    OddsError,
    long_run,
    must_stay,
)
from monopoly.analysis.odds.rents import DeedOdds, deed_odds
from monopoly.editions.wording import nearest, shown
from monopoly.game.boards import board_for
from monopoly.lab.simulation.accumulators.landings import place_names
from monopoly.rules.board import Board
from monopoly.rules.ruleset import RuleSet, Value, rule_set

CARDS: Final = (
    "Cards are drawn with replacement: each draw is any card of its deck, all equally likely."
)
JAIL_CARDS: Final = (
    "Get Out of Jail Free cards are used at once: they go straight back, and free nobody later."
)
PAID_AT_ONCE: Final = "Whoever is in Jail pays the fine at the next turn and throws as a visitor."
THROWS_IN_JAIL: Final = (
    "Whoever is in Jail throws for doubles, and pays the fine after the last throw that fails."
)
NO_EARLY_FINE: Final = (
    "By these rules the fine cannot be paid before that, so leaving at once and staying are alike."
)
RENT: Final = "Rent is that of a deed free of mortgage, always asked for and always paid."


@dataclass(frozen=True, slots=True)
class PlaceOdds:
    """One of the 41: the Spaces, then In Jail."""

    name: str
    share: float  # of all throws: where the thrower came to rest


@dataclass(frozen=True, slots=True)
class LandingOdds:
    rules: str
    options: dict[str, Value]
    jail: str
    assumptions: tuple[str, ...]
    throws_per_turn: float
    spaces: tuple[PlaceOdds, ...]
    deeds: tuple[DeedOdds, ...]

    def to_dict(self) -> dict[str, object]:
        return asdict(self)

    def landings(self, place: int) -> float:
        """How often a turn comes to rest there, on the average."""
        return self.spaces[place].share * self.throws_per_turn

    def deed(self, place: int) -> DeedOdds | None:
        return next((deed for deed in self.deeds if deed.space == place), None)

    def places_called(self, name: str) -> tuple[int, ...]:
        """The places of this name, in any case; several where Spaces share it, as Chance does."""
        wanted = " ".join(name.split()).casefold()
        known = [place.name.casefold() for place in self.spaces]
        found = tuple(place for place, one in enumerate(known) if one == wanted)
        if not found:
            near = nearest(wanted, known)
            ending = f' (the nearest is "{self.spaces[known.index(near)].name}")' if near else ""
            raise OddsError(f"There is no Space {shown(name)} on this board{ending}.")
        return found


def landing_odds(rules: str = "statutes", *, jail: str = "leave", **options: Value) -> LandingOdds:
    """The exact odds under a rule set; `OddsError` where there are none.

    `jail` is "leave" (pay at the next turn) or "stay" (throw for doubles as long as allowed).
    Options are those of the rules.

    >>> from monopoly.analysis.odds import landing_odds
    >>> odds = landing_odds("london", jail="stay")
    >>> odds.spaces[40].name, round(odds.spaces[40].share, 4)
    ('In Jail', 0.0927)
    """
    if jail not in JAIL_POLICIES:
        raise OddsError(f"Jail: {' or '.join(JAIL_POLICIES)} expected, found {shown(jail)}.")
    chosen = rule_set(rules, **options)
    board = board_for(chosen)
    run = long_run(board, jail)
    return LandingOdds(
        rules=rules,
        options=dict(options),
        jail=jail,
        assumptions=_assumptions(board, jail),
        throws_per_turn=run.throws,
        spaces=_places(chosen, run),
        deeds=deed_odds(board, run),
    )


def _places(chosen: RuleSet, run: LongRun) -> tuple[PlaceOdds, ...]:
    names = place_names(chosen.facts)
    return tuple(
        PlaceOdds(name, hits / run.throws) for name, hits in zip(names, run.hits, strict=True)
    )


def _assumptions(board: Board, jail: str) -> tuple[str, ...]:
    in_jail = [THROWS_IN_JAIL if must_stay(board, jail) else PAID_AT_ONCE]
    if not board.fine_early:
        in_jail.append(NO_EARLY_FINE)
    return (CARDS, JAIL_CARDS, *in_jail, RENT)
