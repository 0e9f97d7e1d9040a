"""What nobody may guess: the secrets of dice, the keys to seats, the names of tables."""

import base64
from random import Random, SystemRandom
from typing import Final

from monopoly.chance.fair import SECRET_BYTES

SEAT_KEY_BYTES: Final = 32
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"  # no 0 O 1 l I
ID_LENGTH: Final = 16
SEED_BITS: Final = 32


class Secrets:
    """Drawn from the system; from a generator with a seed where a run is to be repeated."""

    def __init__(self, source: Random | None = None) -> None:
        self._source: Final = source or SystemRandom()

    def new_dice(self) -> str:
        """The secret of a table's dice."""
        return self._source.randbytes(SECRET_BYTES).hex()

    def new_seat_key(self) -> str:
        key = self._source.randbytes(SEAT_KEY_BYTES)
        return base64.urlsafe_b64encode(key).rstrip(b"=").decode()

    def new_id(self) -> str:
        """A table's name on the wire, or the code of a link: nobody may guess it."""
        return "".join(self._source.choice(ALPHABET) for _ in range(ID_LENGTH))

    def new_seed(self) -> int:
        """Of a bot's own choices."""
        return self._source.getrandbits(SEED_BITS)
