"""The names and versions of environments: `emporion/<Game>-v<version>`.

An environment has the version of its game (`Game.environment`). Raise it when a learner that was trained before could
not go on as if nothing had happened:

- the observation has another layout, or a number in it another meaning;
- an action has another id, or means something else;
- another reward is paid, or decisions are skipped that were not;
- the rules play differently (`Game.version` rises, too), or the same seed gives another game.

What is only faster, and options that are new and off, raise nothing. `tests/envs/fingerprints.json` keeps what the
environments of each version look like; a test fails if they change and the version does not.
"""

from __future__ import annotations

from emporion.kernel.contract import Game

NAMESPACE = "emporion"


def id_of(game: Game) -> str:
    """The id of a game's environment: `high_card` is `emporion/HighCard-v1`."""
    words = game.name.split("_")
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in words)}-v{game.environment}"
