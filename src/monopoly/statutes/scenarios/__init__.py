"""The language of the scenarios: `.feature` files, their steps, and the runner."""
