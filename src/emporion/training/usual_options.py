"""Sets of options for a run whose network is to play by all usual ones."""

from __future__ import annotations

from contextlib import suppress

from emporion.kernel.codec import Codec, Flag, Names
from emporion.kernel.contract import Game, Json
from emporion.kernel.errors import BadOption
from emporion.kernel.options import option_fields

DEFAULTS = 3  # sets with defaults alone for each other one: most people play by them


def usual_options(game: Game) -> tuple[dict[str, Json], ...]:
    """The defaults, and every other value of an option that is a name or a switch, one at a time."""
    found: list[dict[str, Json]] = []
    for name, (_, option) in option_fields(type(game.state().options)).items():
        for value in values_of(option.codec):
            with suppress(BadOption):  # not without another option, too
                if value != option.default:
                    game.blank(game.players[0], {name: value}, [0] * 8)
                    found += [{}] * DEFAULTS + [{name: value}]
    return tuple(found) or ({},)


def values_of(codec: Codec) -> tuple[Json, ...]:
    match codec:
        case Flag():
            return False, True
        case Names(names=names):
            return names
    return ()
