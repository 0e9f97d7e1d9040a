"""Texts that look alike, by the skeletons of Unicode's UTS 39."""

import tomllib
import unicodedata
from functools import cache
from importlib.resources import files


@cache
def _table() -> dict[int, str]:
    text = files("monopoly.server.tables").joinpath("confusables.toml").read_text(encoding="ascii")
    return {
        ord(letter): looks_like
        for looks_like, letters in tomllib.loads(text).items()
        for letter in letters
    }


def skeleton(text: str) -> str:
    """The same for texts that look the same (UTS 39, 4)."""
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", decomposed.translate(_table()))
