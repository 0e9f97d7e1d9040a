"""The bot `expert`: plays the moments that matter out before it decides."""
