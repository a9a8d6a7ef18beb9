"""Which variants the games of a batch are: numbers of players and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import SupportsIndex

from emporion.kernel.contract import Json
from emporion.kernel.errors import BadPlayers
from emporion.programs.variant import Variant

Players = SupportsIndex | Sequence[SupportsIndex]
Options = Mapping[str, Json] | Sequence[Mapping[str, Json]] | None


def variants_of(game: str, players: Players, options: Options) -> list[Variant]:
    """Every number of players with every set of options."""
    numbers = players if isinstance(players, Sequence) else [players]
    sets = options if isinstance(options, Sequence) else [options]
    variants = [Variant.named(game, number, chosen) for chosen in sets for number in numbers]
    if not variants:
        raise BadPlayers("players and options: expected at least one of each")
    return variants
