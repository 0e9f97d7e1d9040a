"""Work on many cores or a cluster. Knows nothing of the game."""
