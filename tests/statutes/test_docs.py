"""`docs/statutes.md` and `docs/options.md` are made from the sources and are current."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from monopoly.cli.app import app
from monopoly.rules.options import OPTIONS, board_options
from monopoly.statutes import option_list
from monopoly.statutes.markdown import page
from monopoly.statutes.scenarios.runner import Result, run_paths
from monopoly.statutes.search import load_book

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.once
def test_the_page_is_current() -> None:
    made = "\n".join(page(load_book())).rstrip() + "\n"
    assert (DOCS / "statutes.md").read_text(encoding="utf-8") == made, "run `make docs`"


@pytest.mark.once
def test_the_page_of_options_is_current() -> None:
    made = "\n".join(option_list.page()) + "\n"
    assert (DOCS / "options.md").read_text(encoding="utf-8") == made, "run `make docs`"
    done = CliRunner().invoke(app, ["rules", "options"])
    assert done.exit_code == 0
    printed = done.output
    for option in (*board_options(), *OPTIONS):
        assert f"| `{option.name}` |" in made
        assert option.name in printed


@pytest.mark.once
def test_the_scenarios_of_the_page_on_house_rules_pass(tmp_path: Path) -> None:
    text = (DOCS / "house-rules.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```gherkin\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 2
    for number, block in enumerate(blocks):
        head = "" if block.startswith("Feature:") else "Feature: Refused\n"
        (tmp_path / f"{number}.feature").write_text(head + block, encoding="utf-8")
    results = list(run_paths([tmp_path]))
    assert len(results) >= 2
    assert all(isinstance(result, Result) and result.passed for result in results), results
