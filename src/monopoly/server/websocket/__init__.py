"""The WebSocket of a table: one connection for each client that plays or watches."""
