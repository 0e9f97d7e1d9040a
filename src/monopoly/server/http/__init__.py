"""The HTTP part: routes and what answers them, the middleware around them."""
