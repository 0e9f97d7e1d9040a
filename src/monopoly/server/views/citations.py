"""Which clause holds at a table: the statute book, asked."""

from functools import lru_cache
from typing import Final

from monopoly.rules.ruleset import RuleSet
from monopoly.statutes.search import load_book

# An event names one clause, the same at every table. Where that rests on an option which is another
# here, these say what holds instead.
INSTEAD: Final[dict[str, tuple[str, ...]]] = {
    "10 MCS 80(c)": ("90 MCS 80(g)",),
    "10 MCS 80(e)": ("20 MCS 120(h)",),
    "10 MCS 110": ("10 MCS 210(d)",),
    "10 MCS 120(e-1)": ("10 MCS 210(c)", "20 MCS 120(e)"),
    "10 MCS 120(f)": ("10 MCS 210(c)", "20 MCS 120(e)"),
    "10 MCS 150": ("10 MCS 210(b)",),
    "10 MCS 170(e)": ("40 MCS 170(e)",),
    "10 MCS 190(f)": ("10 MCS 210(e)",),
    "10 MCS 190(h)": ("10 MCS 210(e)",),
    "20 MCS 120(h)": ("90 MCS 120(d)",),
    "40 MCS 130": ("40 MCS 130(a)", "90 MCS 130"),
    "20 MCS 115": ("40 MCS 115", "20 MCS 115(a)", "90 MCS 20(a)"),
}


@lru_cache(maxsize=1024)
def clause_for(rules: RuleSet, *citations: str) -> str:
    """The first of these, the most particular named first, that holds under these rules; or ""."""
    clauses = [load_book().clause(citation) for citation in citations]
    return next((str(one.citation) for one in clauses if one and one.holds_in(rules)), "")


def clause_of_event(rules: RuleSet, cited: str) -> str:
    return clause_for(rules, cited, *INSTEAD.get(cited, ()))
