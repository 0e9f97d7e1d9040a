"""Which clause holds at a table: the statute book, asked."""

from functools import lru_cache

from monopoly.rules.ruleset import RuleSet
from monopoly.statutes.book import load_book


@lru_cache(maxsize=1024)
def clause_for(rules: RuleSet, *citations: str) -> str:
    """The first of these, the most particular named first, that holds under these rules; or ""."""
    clauses = [load_book().clause(citation) for citation in citations]
    return next((str(one.citation) for one in clauses if one and one.holds_in(rules)), "")
