"""The options of the rules as a page of Markdown: `make docs` makes docs/options.md of this."""

from collections.abc import Iterator

from monopoly.rules.options import OPTIONS, Option, Value, board_options

HEAD = """# Options

Every option of the rules. The first value is the default; a preset or an overlay may set another.

    monopoly play --rules london --option free_parking=fines
    monopoly simulate --option starting_cash=2000 --option jail_turns=1

From Python an option goes by keyword: `Game.new("london", players=…, free_parking="fines")`.
`monopoly rules options` prints the same list; `monopoly rules 40 MCS 130` reads a clause.

This page is made from `src/monopoly/rules/options.py` by `make docs`; change it there.

| option | values | what it does | clause |
| --- | --- | --- | --- |"""


def page() -> Iterator[str]:
    yield HEAD
    for option in (*board_options(), *OPTIONS):
        row = (f"`{option.name}`", _marked(option), option.summary, option.clause)
        yield f"| {' | '.join(row)} |"


def values_of(option: Option) -> str:
    """The values in a line, the default first."""
    if isinstance(option.values, range):
        return f"{option.default}, or {option.values[0]} to {option.values[-1]}"
    return " · ".join(_text(value) for value in option.values)


def _marked(option: Option) -> str:
    if isinstance(option.values, range):
        return values_of(option)
    return " · ".join(f"`{_text(value)}`" for value in option.values)


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    print("\n".join(page()))
