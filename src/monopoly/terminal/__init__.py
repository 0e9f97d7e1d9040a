"""The game in a terminal: a board, a menu, and the story of what the others do."""
