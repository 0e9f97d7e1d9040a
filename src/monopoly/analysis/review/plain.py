"""A review as plain data, for `monopoly review --json`."""

from monopoly.analysis.model import Estimate
from monopoly.analysis.review.model import POINTS, Review
from monopoly.analysis.review.words import StepWords, told


def to_dict(review: Review, words: dict[int, StepWords]) -> dict[str, object]:
    """Points are hundredths of a win; chances are shares of 1."""
    names = [player.name for player in review.players]
    return {
        "steps": review.steps,
        "over": review.over,
        "games": review.games,
        "policy": list(review.policy),
        "seed": review.seed,
        "players": [
            {
                "name": player.name,
                "start": _plain(player.start),
                "result": player.result,
                "luck": _plain(player.luck),
                "own": _plain(player.own),
                "others": _plain(player.others),
                "errors": player.errors,
                "lost": player.lost,
                "mattered": player.mattered,
                "lost_each": player.lost_each,
                "grades": {
                    grade.kind: {
                        "grade": grade.letter,
                        "decisions": grade.decisions,
                        "errors": grade.errors,
                        "lost": grade.lost,
                    }
                    for grade in player.grades
                },
            }
            for player in review.players
        ],
        "changes": [
            {
                "step": change.step,
                "cause": change.cause,
                "player": names[change.seat] if change.seat >= 0 else "",
                "points": [_plain(figure) for figure in change.points],
                "after": list(change.after),
            }
            for change in review.changes
        ],
        "errors": [
            {
                "step": one.step,
                "turn": words[one.step].turn,
                "player": names[one.seat],
                "kind": one.kind,
                "happened": words[one.step].done,
                "better": dict(one.best),
                "better_words": words[one.step].better,
                "lost": _plain(one.loss, POINTS),
            }
            for one in review.errors
        ],
        "turning_points": [
            {
                "steps": list(one.steps),
                "cause": one.cause,
                "player": names[one.seat] if one.seat >= 0 else "",
                "happened": told(one.steps, words),
                "points": [_plain(figure) for figure in one.points],
            }
            for one in review.turning_points
        ],
        "deals": [
            {
                "step": deal.step,
                "proposer": names[deal.proposer],
                "receiver": names[deal.receiver],
                "happened": words[deal.step].told,
                "points": [_plain(figure) for figure in deal.points],
                "paid_by": [names[seat] for seat in deal.who_paid],
            }
            for deal in review.deals
        ],
    }


def _plain(figure: Estimate, scale: float = 1) -> dict[str, float]:
    return {
        "value": scale * figure.value,
        "low": scale * figure.low,
        "high": scale * figure.high,
    }
