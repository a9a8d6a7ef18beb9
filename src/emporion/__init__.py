"""Emporion: a digital tabletop for merchant card games. Programs begin with `make`; docs/programs.md shows the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

if TYPE_CHECKING:
    from emporion.programs import Variant

__version__ = "0.1.0"


def make(name: str, /, players: SupportsIndex = 2, **options: Any) -> Variant:
    """The game of that name for a number of players, with these options and defaults for the rest."""
    from emporion.programs import Variant  # only here, so that `import emporion` is quick

    return Variant.named(name, players, options)
