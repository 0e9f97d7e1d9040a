"""Who won."""

from math import isclose

from monopoly.lab import Result


def test_wins_are_shared_out_and_never_more_than_the_games(alone: Result) -> None:
    won = sum(share.wins for share in alone.players)
    assert isclose(won, sum(share.wins for share in alone.seats))
    assert 0 < won <= alone.finished <= alone.games == 24
    for share in (*alone.players, *alone.seats):
        assert 0 <= share.low <= share.win_share <= share.high <= 1
