"""Moments played out to the end, many times: what bots and the analyst judge by."""

from monopoly.bots.rollouts.playouts import Playouts, playouts

__all__ = ["Playouts", "playouts"]
