"""Every question there is has one registration, with the answer it is given."""

from typing import get_args

import pytest

from monopoly.protocol.messages import Answer, Question
from monopoly.server.refusal import Refusal
from monopoly.server.views.questions import QUESTIONS, seated

pytestmark = pytest.mark.once


def test_every_question_is_registered_and_every_answer_answers_one() -> None:
    assert set(QUESTIONS) == set(get_args(Question))
    assert {one.answer for one in QUESTIONS.values()} == set(get_args(Answer))


def test_an_answer_is_called_what_its_question_is() -> None:
    for message, registered in QUESTIONS.items():
        assert message.__struct_config__.tag == registered.answer.__struct_config__.tag


def test_a_watcher_is_refused_what_is_for_a_seat() -> None:
    assert seated(0) == 0
    with pytest.raises(Refusal) as refused:
        seated(None)
    assert refused.value.code == "watcher"
