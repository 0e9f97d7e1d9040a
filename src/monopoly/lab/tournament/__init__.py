"""Bots ranked: every line-up, everybody in every seat with the same dice."""
