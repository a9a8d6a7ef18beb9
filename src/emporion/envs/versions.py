"""The names and versions of environments: `emporion/<Game>-v<version>`.

An environment has the version of its game (`Game.environment`). Raise it when a learner that was trained before could
not go on as if nothing had happened:

- the observation has another layout, or a number in it another meaning;
- an action has another id, or means something else;
- another reward is paid, or decisions are skipped that were not;
- the rules play differently (`Game.version` rises, too), or the same seed gives another game.

What is only faster, options that are new and off, and bots that play differently raise nothing.

`tests/envs/fingerprints.json` keeps digests of each version with the usual options: the features, the notation, a
random game for each number of players, and for both rewards the first 200 random steps in `VectorEnv` and, against
`random`, in `LearnerEnv`. A test fails if one changes and the version does not.
"""

from __future__ import annotations

from emporion.kernel.contract import Game

NAMESPACE = "emporion"


def id_of(game: Game) -> str:
    """The id of a game's environment: `high_card` is `emporion/HighCard-v1`."""
    words = game.name.split("_")
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in words)}-v{game.environment}"
