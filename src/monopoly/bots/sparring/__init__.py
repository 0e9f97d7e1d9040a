"""The sparring field: agents to measure other bots by, never opponents for people."""
