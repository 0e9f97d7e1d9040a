"""`python -m monopoly.statutes`: the command `monopoly rules` by itself."""

import sys

from monopoly.statutes.commands import main

sys.exit(main(sys.argv[1:]))
