"""`python -m monopoly`: the command `monopoly`."""

from monopoly.cli import main

main()
