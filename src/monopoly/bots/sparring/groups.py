"""Who needs a deed, by the groups that players have begun."""

from mypy_extensions import i64

from monopoly.bots.view import View


def decides_a_group(view: View, space: i64) -> bool:
    """Whether this deed completes a group for anybody."""
    for other in range(view.players):
        if not view.retired(other) and view.would_complete(other, space):
            return True
    return False
