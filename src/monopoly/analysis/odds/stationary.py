"""How much of its time a Markov chain spends in each state."""


def stationary(chances: list[list[float]]) -> list[float]:
    """The long-run share of each state; `chances[a][b]` is that of going from a to b.

    State 0 must be one that the chain always comes back to. The states are taken out one by one,
    the last first, and their chances handed to those that are left (Grassmann, Taksar and Heyman).
    Nothing is ever subtracted, so no digit is lost.

    >>> stationary([[0.5, 0.5], [0.25, 0.75]])
    [0.3333333333333333, 0.6666666666666666]
    """
    left = [list(row) for row in chances]
    for last in range(len(left) - 1, 0, -1):
        away = sum(left[last][:last])
        for state in range(last):
            share = left[state][last] / away
            left[state][last] = share
            if share:
                for other in range(last):
                    left[state][other] += share * left[last][other]
    found = [1.0]
    for state in range(1, len(left)):
        found.append(sum(found[other] * left[other][state] for other in range(state)))
    total = sum(found)
    return [share / total for share in found]
