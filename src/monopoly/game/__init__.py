"""A game with its record, replay and undo; actions and records as plain data."""
