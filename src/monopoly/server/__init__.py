"""Tables over HTTP and WebSocket, and the store that never loses what it has acknowledged."""
