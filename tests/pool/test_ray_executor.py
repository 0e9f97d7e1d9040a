"""A real Ray of this machine: the same result, also when one of its workers is killed."""

import json
import os
import signal
import subprocess
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.lab.bots import MARKER
from tests.lab.program import COMMAND, own, simulate
from tests.limits import TIMEOUT

pytestmark = [pytest.mark.once, pytest.mark.slow(seconds=15)]
pytest.importorskip("ray", reason="the extra monopoly[cluster] is not installed")


def test_a_cluster_gives_the_same_result_though_a_worker_is_killed(tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    players = f"{own('Killed')},greedy,greedy"
    size = ("--games", "40", "--turns-max", "60", "--players", players)
    args = (*size, "--json", "--csv", str(tmp_path))
    ray = simulate(*args, "--ray", "local", environment={MARKER: str(marker)})
    assert ray.status == 0, ray.err  # Ray itself may say there that a worker died
    assert marker.exists(), "nobody was killed"
    rows = (tmp_path / "games.csv").read_text(encoding="utf-8")
    here = simulate(*args, "--processes", "1", environment={MARKER: str(marker)})
    assert ray.json == here.json
    assert (tmp_path / "games.csv").read_text(encoding="utf-8") == rows


def test_a_bots_mistake_on_the_cluster_is_told_like_any_other(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from monopoly.rules import engine\n"
        "class Cheats:\n"
        "    def choose(self, view, player):\n"
        "        return engine.BUILD[39]\n",
        encoding="utf-8",
    )
    done = simulate(
        "--games", "4", "--players", "greedy,mine:Cheats", "--ray", "local", cwd=tmp_path
    )
    assert done.status == 1
    assert "In game 0 the bot mine:Cheats (seat 2) chose" in done.err


def test_ctrl_c_gives_the_result_so_far(tmp_path: Path) -> None:
    """The signal goes to the whole group, as from a keyboard: to Ray's own processes too."""
    args = ("--games", "10000000", "--ray", "local", "--json", "--csv", str(tmp_path))
    with subprocess.Popen(  # noqa: S603
        [*COMMAND, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            _wait_for_games(process, tmp_path / "games.csv")
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=TIMEOUT)
        finally:
            process.kill()  # a failure must not leave it playing for hours
    assert process.returncode == 130, err
    found = json.loads(out)
    assert found["interrupted"] is True
    assert 0 < found["games"] < found["games_wanted"] == 10_000_000
    told = f"Interrupted: this is the result of the first {found['games']:,} of 10,000,000 games."
    assert told in err
    assert "Traceback" not in err
    rows = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert len(rows) == 1 + found["games"]
    again = simulate("--games", str(found["games"]), "--json").json
    assert again == found | {"interrupted": False, "games_wanted": found["games"]}


def _wait_for_games(process: "subprocess.Popen[str]", table: Path) -> None:
    deadline = monotonic() + TIMEOUT
    while not (table.exists() and table.stat().st_size > 1000):
        assert process.poll() is None
        assert monotonic() < deadline, "no game was ever written"
        sleep(0.05)  # Ray takes seconds to start: its processor time is not ours to burn
