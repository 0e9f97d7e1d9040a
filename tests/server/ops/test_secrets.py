"""What nobody may guess."""

from random import Random

import pytest

from monopoly.server.ops.secrets import ALPHABET, ID_LENGTH, Secrets

pytestmark = pytest.mark.once


def drawn(secrets: Secrets) -> list[str | int]:
    return [secrets.new_dice(), secrets.new_seat_key(), secrets.new_id(), secrets.new_seed()]


def test_secrets_are_as_long_as_they_must_be() -> None:
    dice, key, name, _ = drawn(Secrets())
    assert len(bytes.fromhex(str(dice))) == 32
    assert len(str(key)) == 43  # 32 bytes, six bits a letter
    assert len(str(name)) == ID_LENGTH
    assert set(str(name)) <= set(ALPHABET)


def test_they_are_never_the_same_but_by_a_seed() -> None:
    assert not set(drawn(Secrets())) & set(drawn(Secrets()))
    assert drawn(Secrets(Random(1))) == drawn(Secrets(Random(1)))
    assert drawn(Secrets(Random(1))) != drawn(Secrets(Random(2)))
