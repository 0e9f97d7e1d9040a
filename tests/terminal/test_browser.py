"""`monopoly play` without words: a table in the browser, laid by the real program."""

import http.client
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.limits import TIMEOUT
from tests.server.program import free_port
from tests.terminal.program import LISTENS, START, environment

pytestmark = pytest.mark.once


@contextmanager
def playing(home: Path, *args: str, **more: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """The program and where it says the table is."""
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", f"{LISTENS}; {START}", "play", *args],
        env={**environment(home), "DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": "", **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("The table is laid at "), line + process.stdout.read()
        yield line.removeprefix("The table is laid at ").strip(), process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def page_at(address: str) -> tuple[int, str]:
    parts = urlsplit(address)
    line = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=TIMEOUT)
    line.request("GET", f"{parts.path}?{parts.query}")
    answer = line.getresponse()
    text = answer.read().decode()
    line.close()
    return answer.status, text


def test_it_says_where_the_page_is_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    with playing(tmp_path, "--port", str(port)) as (address, process):
        assert address == f"http://127.0.0.1:{port}/"
        status, text = page_at(address)
        assert status == 200
        assert "Monopoly, whole" in text
        process.send_signal(signal.SIGINT)
        assert process.wait(TIMEOUT) == 0
    assert (tmp_path / "monopoly" / "server" / "tables.sqlite3").exists()


def test_a_second_one_shows_the_table_of_the_first(tmp_path: Path) -> None:
    port = str(free_port())
    with playing(tmp_path, "--port", port) as (first, _):
        with playing(tmp_path, "--port", port) as (second, process):
            assert second == first
            assert process.wait(TIMEOUT) == 0
        assert page_at(first)[0] == 200


def test_a_place_that_another_program_has_is_left_to_it(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        with playing(tmp_path, "--port", str(taken)) as (address, _):
            assert urlsplit(address).port != taken
            assert page_at(address)[0] == 200


@pytest.mark.parametrize("said", ['{"status": "ok"}', '{"status": "ok", "version": "1"}', "[]"])
def test_another_server_that_is_well_is_not_taken_for_ours(said: str, tmp_path: Path) -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(said.encode())

        def log_message(self, *_args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        thread = threading.Thread(target=other.serve_forever)
        thread.start()
        try:
            with playing(tmp_path, "--port", str(other.server_port)) as (address, _):
                assert urlsplit(address).port != other.server_port
                assert page_at(address)[0] == 200
        finally:
            other.shutdown()
            thread.join()


def test_rules_and_bots_of_the_command_line_reach_the_page(tmp_path: Path) -> None:
    args = ("--rules", "london", "--bots", "hard,easy", "--name", "Zoë")
    option = ("--option", "free-parking=fines")
    with playing(tmp_path, "--port", str(free_port()), *args, *option) as (address, _):
        query = urlsplit(address).query
    expected = (
        "play=1&rules=london&option=free_parking%3Dfines&bots=trader%2Cbeginner&name=Zo%C3%AB"
    )
    assert query == expected


def test_the_browser_is_opened_where_there_is_one(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n', encoding="utf-8")
    browser.chmod(0o755)
    port = str(free_port())
    with playing(tmp_path, "--port", port, BROWSER=str(browser)) as (address, process):
        assert process.stdout is not None
        os.set_blocking(process.stdout.fileno(), True)
        assert "Ctrl-C ends it" in process.stdout.readline()
        _wait_for(seen)
        assert seen.read_text(encoding="utf-8").strip() == address


def _wait_for(path: Path) -> None:
    """The browser is another process: it comes when it comes."""
    look = f"import pathlib, time\nwhile not pathlib.Path({str(path)!r}).exists(): time.sleep(0.05)"
    subprocess.run([sys.executable, "-c", look], check=True, timeout=TIMEOUT)  # noqa: S603
