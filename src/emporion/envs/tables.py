"""The tables of a batch: which players and options each game has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import SupportsIndex

from emporion.games import find
from emporion.kernel.compiled_training import Table
from emporion.kernel.contract import Game, Json
from emporion.kernel.errors import BadPlayers
from emporion.programs.variant import Variant

Players = SupportsIndex | Sequence[SupportsIndex]
Options = Mapping[str, Json] | Sequence[Mapping[str, Json]]


def tables_of(name: str, players: Players, options: Options) -> tuple[Game, list[Table]]:
    """Every number of players with every set of options, in turn."""
    game = find(name)
    counts = players if isinstance(players, Sequence) else [players]
    sets = [options] if isinstance(options, Mapping) else options
    variants = [Variant(game, count, chosen) for chosen in sets for count in counts]
    if not variants:
        raise BadPlayers("players and options: expected at least one of each")
    return game, [(variant.players, variant.options) for variant in variants]
