"""The bot `trader`: one file for each kind of decision."""
