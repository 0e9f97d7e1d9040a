"""Mutation testing of `rules/`: what `bench/mutation` runs."""
