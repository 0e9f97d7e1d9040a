"""The game in plain English: every event and refusal as a sentence, every action as a menu line."""

from monopoly.story.labels import (
    ActionLabel,
    GiftTold,
    describe_action,
    describe_gift,
    label_action,
)
from monopoly.story.refusals import describe_refusal, tell_refusal
from monopoly.story.reminders import Reminder, reminder
from monopoly.story.storyteller import Storyteller
from monopoly.story.wording import NOBODY_SPOKEN_TO

__all__ = [
    "NOBODY_SPOKEN_TO",
    "ActionLabel",
    "GiftTold",
    "Reminder",
    "Storyteller",
    "describe_action",
    "describe_gift",
    "describe_refusal",
    "label_action",
    "reminder",
    "tell_refusal",
]
