"""The command `monopoly`."""

from monopoly.cli.app import main

__all__ = ["main"]
