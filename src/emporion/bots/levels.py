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
    "merchant": Mind(SEARCH),
    "magnate": Mind(SEARCH),
}
"""The weakest first. How many iterations a search has is for the game to say (`Heuristics.iterations`)."""
