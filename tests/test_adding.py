"""What it takes to add something, in a copy of the sources: CONTRIBUTING.md has the same counts."""

import filecmp
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec
import pytest

import monopoly
from tests.fuzz import OWN_BOARD
from tests.limits import TIMEOUT

pytestmark = pytest.mark.slow

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src" / "monopoly"
INSTALLED: Final = Path(str(monopoly.__file__)).parent  # compiled, if that is what is tested
FEW: Final = ("simulate", "--games", "2", "--turns-max", "20", "--processes", "1")

INDEX: Final = "OFF_BOARD: Final = -1"
OPTION: Final = """
    toll: int = _number(
        TOLL,
        0,
        30,
        group=_MONEY,
        title="Toll at GO",
        clause="10 MCS 70",
        summary="What everybody who comes to GO pays for it.",
    )
"""
SCENARIO: Final = """
    Scenario: A toll at GO
      Given the "statutes" game with Ann and Bob
      And the rule toll is 30
      And Ann is on Short Line
      When Ann throws 2 and 3
      Then Ann has $1670
"""
BOT: Final = '''
"""`last`: does whatever is listed last."""

from mypy_extensions import i64

from monopoly.bots.base import Bot
from monopoly.bots.view import View
from monopoly.rules.action import Action


class LastBot(Bot):
    def choose(self, view: View, player: i64) -> Action | None:
        choices = view.legal_actions(player)
        return choices[-1] if choices else None
'''
ROW: Final = (
    '    Kind("last", "odd", "does whatever is listed last", lambda _seed: LastBot()),\n)\n\nBOTS:'
)
STATISTIC: Final = '''
"""How many rents of 100 and more were paid, and how many throws ended in Jail."""

from monopoly.lab.simulation.accumulators.base import Accumulator


class HighRents(Accumulator[list[int]]):
    def __init__(self, plan):
        super().__init__(plan)
        self.high = 0
        self.jailed = 0
        self.games = 0

    def rent_paid(self, space, amount):
        self.high += amount >= 100

    def observe(self, state, seats):
        self.games += 1
        self.jailed += state.observers.rests[40]

    def counts(self):
        return [self.high, self.jailed, self.games]

    def merge(self, counts):
        self.high += counts[0]
        self.jailed += counts[1]
        self.games += counts[2]

    def figures(self, games):
        return {"high_rents": [self.high, self.jailed, self.games]}

    def report(self, games):
        return [f"Rents of 100 and more: {self.high}."]
'''

QUESTION: Final = '''
class AskCrowd(Incoming, frozen=True, tag="crowd", tag_field="type"):
    id: MessageId


class Crowd(Outgoing, frozen=True, tag="crowd", tag_field="type"):
    """How many sit at the table."""

    id: str
    version: int
    seats: int


'''
ANSWERED: Final = """

def crowd(table: Table, message: AskCrowd) -> Crowd:
    return Crowd(id=message.id, version=table.version, seats=len(table.seats))
"""
ASKED: Final = """
from monopoly.protocol.codec import encode, read_client_message
from monopoly.protocol.messages import NewTable
from monopoly.server.tables import lobby
from monopoly.server.tables.config import config_of
from monopoly.server.tables.table import Table
from monopoly.server.tables.world import World
from monopoly.server.views.questions import answer_to

table = Table("T", 0.0, config_of(NewTable(name="Ann"), "00" * 32), World())
lobby.sit(table, "Ann", "")
print(encode(answer_to(table, None, read_client_message(b'{"type":"crowd","id":"1"}'))).decode())
"""


class Copy:
    """A copy of the package that can be added to and run."""

    def __init__(self, folder: Path, source: Path = SOURCES) -> None:
        self._source = source
        self.package = folder / "monopoly"
        shutil.copytree(source, self.package, ignore=shutil.ignore_patterns("__pycache__"))

    def edit(self, name: str, old: str, new: str) -> None:
        path = self.package / name
        text = path.read_text(encoding="utf-8")
        assert old in text, path
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        (self.package / name).write_text(text, encoding="utf-8")

    def touched(self) -> int:
        """How many files are new, or not as they were."""
        files = [path for path in self.package.rglob("*") if path.is_file()]
        return sum(not self._is_as_it_was(path) for path in files if path.suffix != ".pyc")

    def _is_as_it_was(self, path: Path) -> bool:
        before = self._source / path.relative_to(self.package)
        return before.is_file() and filecmp.cmp(path, before, shallow=False)

    def monopoly(self, *args: str) -> str:
        """What the command prints."""
        return self.python("-m", "monopoly", *args)

    def python(self, *args: str) -> str:
        done = subprocess.run(  # noqa: S603
            [sys.executable, *args],
            env={**os.environ, "PYTHONPATH": str(self.package.parent)},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=TIMEOUT,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def offered(self, what: str) -> str:
        """Something of what the server offers to whoever opens a table."""
        code = f"from monopoly.server.views.choices import choices; print(choices().{what})"
        return self.python("-c", code).rstrip("\n")


def promised(what: str) -> int:
    """How many files CONTRIBUTING.md says it takes."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (count,) = re.findall(rf"^\| {what} \| (\d+) \|", text, re.MULTILINE)
    return int(count)


@pytest.mark.once
def test_an_option_is_its_declaration_the_rule_and_a_scenario(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.edit("rules/options.py", INDEX, f"TOLL: Final = 28\n{INDEX}")
    copy.edit("rules/options.py", "\n\n_EVERY: Final", f"{OPTION}\n\n_EVERY: Final")
    copy.edit("rules/go.py", "import GO_LANDING_SALARY", "import GO_LANDING_SALARY, TOLL")
    landing = "else s.board.salary\n"
    copy.edit("rules/go.py", landing, f"{landing}    salary -= s.board.option[TOLL]\n")
    feature = "statutes/book/chapter_10/070-go.feature"
    copy.write(feature, (copy.package / feature).read_text("utf-8").rstrip() + "\n" + SCENARIO)
    assert copy.touched() == promised("an option") == 3

    assert "A toll at GO" in copy.monopoly("rules", "check", str(copy.package / feature))
    assert "toll" in copy.monopoly("rules", "options")
    assert "| `toll` | `0` · `30` |" in copy.python("-m", "monopoly.statutes.option_list")
    assert copy.offered("options[-1].title") == "Toll at GO"
    copy.monopoly(*FEW, "--option", "toll=30")


@pytest.mark.once
def test_a_board_is_one_file(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.write("editions/harbour-town.toml", OWN_BOARD.read_text(encoding="utf-8"))
    assert copy.touched() == promised("a board") == 1

    assert "harbour-town" in copy.monopoly("rules", "options")
    assert "harbour-town" in copy.offered("editions")
    assert "Rope Walk" in copy.monopoly(*FEW, "--edition", "harbour-town")


@pytest.mark.once
def test_a_bot_is_its_class_and_a_row_of_the_registry(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.write("bots/last.py", BOT)
    known = "from monopoly.bots.random import"
    copy.edit("bots/registry.py", known, f"from monopoly.bots.last import LastBot\n{known}")
    copy.edit("bots/registry.py", ")\n\nBOTS:", ROW)
    assert copy.touched() == promised("a bot") == 2

    line = r"^ +last +odd +does whatever is listed last$"
    assert re.search(line, copy.monopoly("bots"), re.MULTILINE)
    assert re.search(line, copy.monopoly("play", "--help"), re.MULTILINE)
    assert copy.offered("bots[-1].name") == "last"
    assert "2 odd" in copy.monopoly(*FEW, "--players", "last,odd")


@pytest.mark.once
def test_a_question_is_its_message_what_answers_it_and_its_registration(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    messages = "protocol/messages/questions.py"
    copy.edit(messages, "\nQuestion = ", f"{QUESTION}Question = AskCrowd | ")
    copy.edit(messages, "\nAnswer = ", "\nAnswer = Crowd | ")
    known = "from monopoly.protocol.messages import (\n"
    for name in ("views/queries.py", "views/questions.py"):
        copy.edit(f"server/{name}", known, f"{known}    AskCrowd,\n    Crowd,\n")
    copy.edit("server/views/queries.py", "\n\ndef odds(", f"{ANSWERED}\n\ndef odds(")
    row = "        by_anybody(AskOdds,"
    registered = "        by_anybody(AskCrowd, Crowd, queries.crowd),\n"
    copy.edit("server/views/questions.py", row, f"{registered}{row}")
    assert copy.touched() == promised("a question a client may ask") == 3

    told = {"type": "crowd", "id": "1", "version": 1, "seats": 1}
    assert msgspec.json.decode(copy.python("-c", ASKED)) == told
    assert "export interface AskCrowd {" in copy.python("-m", "monopoly.protocol.typescript")


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_statistic_is_one_file(tmp_path: Path, processes: str) -> None:
    copy = Copy(tmp_path, INSTALLED)
    some = ("--games", "12", "--seed", "5", "--turns-max", "200")
    args = ("simulate", *some, "--processes", processes)
    before = msgspec.json.decode(copy.monopoly(*args, "--json"), type=dict[str, object])
    copy.write("lab/simulation/accumulators/high_rents.py", STATISTIC)
    assert copy.touched() == promised("a statistic") == 1

    after = msgspec.json.decode(copy.monopoly(*args, "--json"), type=dict[str, object])
    high, jailed, games = msgspec.convert(after.pop("high_rents"), list[int])
    assert after == before
    assert games == 12
    assert high > 0
    assert jailed > 0
    assert f"Rents of 100 and more: {high}." in copy.monopoly(*args).splitlines()
