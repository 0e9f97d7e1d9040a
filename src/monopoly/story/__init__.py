"""The game in plain English: every event as a sentence, every action as a line of a menu."""

from monopoly.story.labels import describe_action, describe_gift
from monopoly.story.storyteller import Storyteller
from monopoly.story.wording import NOBODY_SPOKEN_TO, spoken_to

__all__ = ["NOBODY_SPOKEN_TO", "Storyteller", "describe_action", "describe_gift", "spoken_to"]
