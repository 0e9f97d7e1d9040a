"""What a Space without a Title Deed is for at a table: a sentence, and the clause it rests on."""

from collections.abc import Callable
from typing import Final

from monopoly.editions.model import Space
from monopoly.protocol.messages import Sentence
from monopoly.rules.board import Board
from monopoly.rules.free_parking import JACKPOT_AMOUNT
from monopoly.rules.options import GO_LANDING_SALARY
from monopoly.server.views.citations import clause_for


def purpose_of(board: Board, space: Space) -> Sentence:
    """Nothing where there is a Title Deed, which says it all."""
    if space.kind not in PURPOSES:
        return Sentence(text="", clause="")
    tell, citations = PURPOSES[space.kind]
    return Sentence(text=tell(board), clause=clause_for(board.rules, *citations))


def _go(board: Board) -> str:
    salary = board.money(int(board.salary))
    coming = "Whenever you come to GO or pass it on your way,"
    landing = int(board.option[GO_LANDING_SALARY])
    more = f" Stopping exactly on it is worth {board.money(landing)}."
    more = more if landing != board.salary else ""
    if board.salary_on_demand:
        return f"{coming} {salary} is yours if you ask for it before your next turn begins.{more}"
    return f"{coming} the Bank pays you {salary}.{more}"


def _jail(board: Board) -> str:
    fine, once = board.money(int(board.fine)), board.jail_turns == 1
    out = "doubles or a Get Out of Jail Free card"
    if board.fine_early:
        early = "before the throw" if once else "before your first or second throw"
        out = f"doubles, a Get Out of Jail Free card, or {fine} paid {early}"
    due = f"After {'a' if once else 'the third'} throw without doubles the {fine} must be paid"
    if board.sit_out:
        due += ", at once or after one more turn; any other turn may be sat out too"
    return f"The ways out of Jail: {out}. {due}. Who lands here is just visiting."


def _go_to_jail(_board: Board) -> str:
    return "Whoever lands here goes straight to Jail and collects nothing on the way."


def _free_parking(board: Board) -> str:
    if board.rules.free_parking == "jackpot":
        return (
            f"Whoever lands here takes {board.money(JACKPOT_AMOUNT)}, and the Bank lays out as "
            "much again."
        )
    waiting = {
        "fines": "prisoners' fines",
        "all": "taxes, prisoners' fines",
    }.get(board.rules.free_parking)
    if waiting is None:
        return "A place to rest: nothing is won here, and nothing is owed."
    return f"Whoever lands here takes the pot: {waiting} and what cards make players pay the Bank."


def _income_tax(board: Board) -> str:
    least = f"Whoever lands here pays {board.money(int(board.income_tax))}"
    if not board.tax_choice:
        return f"{least} {_receiver(board)}."
    return (
        f"{least} or a tenth of all they are worth {_receiver(board)}, chosen before anything is "
        "added up."
    )


def _luxury_tax(board: Board) -> str:
    return f"Whoever lands here pays {board.money(int(board.luxury_tax))} {_receiver(board)}."


def _receiver(board: Board) -> str:
    return "into the pot" if board.rules.free_parking == "all" else "to the Bank"


def _card(_board: Board) -> str:
    return "Draw a card, do as it says, and lay it under the deck."


# Each with its clauses, the most particular first: the first that holds is cited.
PURPOSES: Final[dict[str, tuple[Callable[[Board], str], tuple[str, ...]]]] = {
    "go": (_go, ("90 MCS 70(c)", "20 MCS 70", "10 MCS 70")),
    "jail": (_jail, ("20 MCS 120(e)", "10 MCS 210(c)", "30 MCS 120(e)", "10 MCS 120(e)")),
    "free-parking": (
        _free_parking,
        ("90 MCS 130", "40 MCS 130(a)", "40 MCS 130", "10 MCS 130"),
    ),
    "go-to-jail": (_go_to_jail, ("10 MCS 120(a)",)),
    "income-tax": (_income_tax, ("10 MCS 110", "10 MCS 210(d)")),
    "luxury-tax": (_luxury_tax, ("40 MCS 115", "20 MCS 115", "20 MCS 115(a)", "90 MCS 20(a)")),
    "chance": (_card, ("10 MCS 100",)),
    "community-chest": (_card, ("10 MCS 100",)),
}
