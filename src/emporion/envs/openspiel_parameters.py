"""Parameters of our games in OpenSpiel: the number of players, what rewards are, how chance is shown, and the options.

OpenSpiel's parameters are numbers, flags and texts, and are written as `name(players=3,reward=win_share)`. A list is
therefore a text, `2&5&6`; a list of one ends with the sign, so that OpenSpiel does not take it for a number. What is
nested is JSON with percent-encoding, `{"3":[5%2C8%2C10]}`, since OpenSpiel ends a value at a comma.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, SupportsIndex
from urllib.parse import quote, unquote

from emporion.envs.rewards import reward_of
from emporion.games import find
from emporion.kernel.contract import Game, Json
from emporion.kernel.errors import BadOption
from emporion.kernel.options import Option, option_fields
from emporion.programs.arguments import count_of, found, seed_of
from emporion.programs.variant import Variant

EXPLICIT, SAMPLED = "explicit", "sampled"
CHANCES = (EXPLICIT, SAMPLED)
BETWEEN = "&"  # the elements of a list
PLAIN = '{}[]":'  # in JSON, that OpenSpiel leaves alone
RANDOM_SEED = -1
LARGEST = 2**31 - 1  # that OpenSpiel can store
LONGEST = 1_000_000
"""No game lasts longer, in decisions: OpenSpiel adds up lengths in 32 bits."""


_registered: dict[str, Game] = {}


def remember(game: Game) -> bool:
    """Remember a game that OpenSpiel knows; whether it is new."""
    is_new = game.name not in _registered
    _registered.setdefault(game.name, game)
    return is_new


def known_game(name: str) -> Game:
    """A game by its name, also one that is registered only with OpenSpiel."""
    return _registered.get(name) or find(name)


class Parameters(NamedTuple):
    """What a game of OpenSpiel is made with, checked."""

    variant: Variant
    reward: str
    explicit: bool
    seed: int
    max_decisions: int

    def __reduce__(self) -> tuple[Any, ...]:
        game, variant = self.variant.game.name, self.variant
        return again, (game, variant.players, variant.options, *self[1:])


def again(game: str, players: int, options: Mapping[str, Json], *more: Any) -> Parameters:
    """Parameters that were pickled."""
    return Parameters(Variant(known_game(game), players, options), *more)


def specification(game: Game) -> dict[str, Any]:
    """Every parameter with its default, as OpenSpiel wants them."""
    own = {
        "players": game.players[0],
        "reward": "win_share",
        "chance": EXPLICIT,
        "seed": RANDOM_SEED,
        "max_decisions": min(game.longest_playout, LONGEST),
    }
    return own | {name: as_parameter(name, option.default) for name, option in options_of(game).items()}


def options_of(game: Game) -> dict[str, Option]:
    return {name: option for name, (_, option) in option_fields(type(game.state().options)).items()}


def checked(game: Game, given: Mapping[str, Any]) -> Parameters:
    """The parameters of a game, with defaults for those that are not given."""
    usual = specification(game)
    for name in given:
        if name not in usual:
            raise BadOption(f"unknown parameter {name!r}; this game has {', '.join(usual)}")
    chosen = usual | dict(given)
    known = options_of(game).items()
    options = {name: from_parameter(name, option, given[name]) for name, option in known if name in given}
    variant = Variant(game, chosen["players"], options)
    reward_of(chosen["reward"])
    if not isinstance(chosen["chance"], str) or chosen["chance"] not in CHANCES:
        raise BadOption(f"chance: expected {' or '.join(CHANCES)}, {found(chosen['chance'])}")
    limit = min(count_of(chosen["max_decisions"], "max_decisions"), LONGEST)
    seed = seed_of(chosen["seed"])
    if not isinstance(seed, int):
        raise BadOption(f"seed: expected a whole number, {found(seed)}")
    return Parameters(variant, chosen["reward"], chosen["chance"] == EXPLICIT, seed, limit)


def as_parameter(name: str, value: Json) -> bool | int | str:
    """The value of an option as a parameter."""
    if isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Sequence) and all(isinstance(each, (int, str)) for each in value):
        return BETWEEN.join(map(str, value)) + BETWEEN * (len(value) < 2)
    if isinstance(value, (Mapping, Sequence)):
        with suppress(TypeError, ValueError, RecursionError):
            return quote(json.dumps(value, separators=(",", ":")), safe=PLAIN)
    raise BadOption(f"option {name!r}: OpenSpiel has no parameters for such values, {found(value)}")


def from_parameter(name: str, option: Option, value: Json) -> Json:
    """The value of an option that a parameter stands for."""
    if not isinstance(value, str):
        return value
    if (text := unquote(value)).startswith(("{", "[")):
        try:
            decoded: Json = json.loads(text)
        except (ValueError, RecursionError):
            raise BadOption(f"option {name!r}: expected JSON, {found(text)}") from None
        return decoded
    is_listed = isinstance(option.default, list) or BETWEEN in value
    return option.parse(value.replace(BETWEEN, ",") if is_listed else value)


def as_parameters(players: SupportsIndex, options: Mapping[str, Json], more: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters from the values of options as in JSON."""
    given = {name: as_parameter(name, value) for name, value in options.items()}
    return {"players": players, **{name: value for name, value in more.items() if value is not None}, **given}
