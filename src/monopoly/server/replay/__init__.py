"""Games that are over, to be looked at again: their records, and their replays."""
