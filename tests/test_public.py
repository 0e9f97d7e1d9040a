"""The public surface: small, importable, and what the documentation says."""

import monopoly
from monopoly import preset_names
from monopoly.game import actions
from monopoly.rules import engine
from monopoly.rules.events import EVENTS
from monopoly.rules.violation import REASONS


def test_everything_public_is_there_and_named_once() -> None:
    assert len(set(monopoly.__all__)) == len(monopoly.__all__)
    for name in monopoly.__all__:
        assert hasattr(monopoly, name), name
    assert set(actions.__all__) <= set(monopoly.__all__)


def test_eighty_rule_sets_are_public() -> None:
    names = preset_names()
    assert len(names) == len(set(names)) == 80
    assert {"statutes", "wikibook-short", "mcc-timed", "london-speed", "parker"} <= set(names)


def test_every_refusal_is_a_sentence_with_a_clause() -> None:
    assert engine.GAME_OVER.key in REASONS
    for reason in REASONS.values():
        assert " MCS " in reason.clause, reason
        assert reason.template.endswith("."), reason
        assert reason.template[0].isupper() or reason.template[0] == "{", reason


def test_every_event_has_a_kind_and_a_way_to_cite() -> None:
    for kind, cls in EVENTS.items():
        assert cls.kind == kind
        assert cls.clause or "cited" in vars(cls), kind


def test_every_action_has_a_word() -> None:
    assert len(actions.KINDS) == 32
    for name in actions.__all__:
        cls = getattr(actions, name)
        if isinstance(cls, type) and issubclass(cls, actions.Action) and cls is not actions.Action:
            assert cls.kind in actions.KINDS
