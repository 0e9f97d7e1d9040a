"""The page: what a browser is served. It draws what the server says and holds no rules."""

from monopoly.web.site import pages

__all__ = ["pages"]
