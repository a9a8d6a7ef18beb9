"""Registers our environments with Gymnasium, one for each game, plugins included.

Gymnasium has no entry points for this any more (since 1.0), so `import emporion.envs` does it.
"""

from __future__ import annotations

import gymnasium

from emporion.envs.versions import id_of
from emporion.games import find, names

ENTRY_POINT = "emporion.envs.gymnasium:LearnerEnv"


def register() -> None:
    """Make the environments known that are not known yet."""
    for name in names():
        identifier = id_of(find(name))
        if identifier not in gymnasium.registry:
            gymnasium.register(identifier, ENTRY_POINT, kwargs={"game": name})
