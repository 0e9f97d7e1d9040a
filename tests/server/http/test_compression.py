"""Long answers travel compressed to whoever can read that; files of the page are so already."""

import httpx
import pytest

from monopoly.client import Server

pytestmark = pytest.mark.once


def get(server: Server, path: str, encoding: str) -> httpx.Response:
    return httpx.get(server.url + path, headers={"accept-encoding": encoding})


def test_a_long_answer_is_compressed_for_who_can_read_that(server: Server) -> None:
    plain = get(server, "/api/choices", "identity")
    packed = get(server, "/api/choices", "gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.num_bytes_downloaded < plain.num_bytes_downloaded / 2
    assert packed.json() == plain.json()


def test_a_short_answer_is_sent_as_it_is(server: Server) -> None:
    answer = get(server, "/api/tables/Nowhere", "gzip")
    assert answer.status_code == 404
    assert "content-encoding" not in answer.headers


def test_nothing_is_compressed_twice(server: Server) -> None:
    document = get(server, "/", "gzip")
    assert document.headers["content-encoding"] == "gzip"
    assert document.text.startswith("<!doctype html>")
