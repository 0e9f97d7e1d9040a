"""The statute book: every clause in our own words, each with scenarios that run on the engine."""
