"""Random games, compiled, in which every suggestion of `default_completion` is checked."""

from __future__ import annotations

from typing import Any

from emporion.kernel.contract import actor, apply, default_completion, legal
from emporion.kernel.fast_rng import random_below


def first_illegal(states: Any, workspace: Any, ids: Any, rngs: Any, most: int) -> int:
    """Play random games in place, `most` decisions each, up to the first illegal suggestion: the number of its game, or
    -1. Every other decision follows the suggestion, so that completed moves occur as well."""
    for game in range(len(states)):
        for number in range(most):
            if actor(states[game]) < 0:
                break
            count = legal(states[game], workspace, ids)
            suggestion = default_completion(states[game], workspace)
            known = suggestion < 0
            for index in range(count):
                known = known or ids[index] == suggestion
            if not known:
                return game
            follows = suggestion >= 0 and number % 2 == 0
            apply(states[game], suggestion if follows else ids[random_below(rngs[game], count)])
    return -1
