"""Where tables are kept: what a store is, and the one in SQLite."""
