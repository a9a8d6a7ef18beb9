"""Levels that people understand, from somebody who learns the game to somebody who is hard to beat.

Each is a kind of thinking with a fixed number of iterations, so that it plays alike on every machine; a limit of time
is there for slow ones. docs/strength.md shows how the levels fare against each other.
"""

from __future__ import annotations

from emporion.bots.mind import CARELESS, GREEDY, SEARCH, Mind

SECONDS = 2.0  # for a decision on a slow machine, and half as much again for a turn; usually it takes a fraction

LEVELS = {
    "apprentice": Mind(CARELESS),
    "trader": Mind(GREEDY),
    "merchant": Mind(SEARCH, 64),
    "magnate": Mind(SEARCH, 640),
}
"""The weakest first. A game has so many times the iterations as its pace says."""
