"""Bots with a network of one's own: `network:FILE?PARAMETER=VALUE&…`.

Without parameters they play by the network's policy alone. `iterations` searches with the network; `worlds` and `moves`
try the policy's best actions in so many determinizations, for so many decisions; `temperature` draws from the policy.
"""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qsl

from emporion.bots.config import GUIDED_SEARCH, POLICY, POLICY_PLAYOUTS, BotConfig
from emporion.kernel.errors import LONGEST_QUOTE, UnknownBot, printable

PREFIX = "network:"
HUNDREDTHS = 100
LIMITS = {"iterations": 1_000_000, "worlds": 1000, "moves": 1000, "temperature": 100}


def config_of(name: str) -> BotConfig:
    """The configuration of a bot by its name; UnknownBot says what is wrong with it."""
    file, _, query = name.removeprefix(PREFIX).partition("?")
    try:
        given = dict(parse_qsl(query, strict_parsing=True)) if query else {}
        numbers = {key: float(value) for key, value in given.items()}
    except ValueError:
        raise UnknownBot(f"{shown(name)}: expected network:FILE?PARAMETER=NUMBER&…") from None
    for key, number in numbers.items():
        if key not in LIMITS:
            raise UnknownBot(f"{shown(name)}: a network has no parameter {key!r}; known: {', '.join(LIMITS)}")
        kind = "number" if key == "temperature" else "whole number"
        if not 0 <= number <= LIMITS[key] or (kind == "whole number" and number != int(number)):
            raise UnknownBot(f"{shown(name)}: expected a {kind} from 0 to {LIMITS[key]:,} for {key}")
    if not file:
        raise UnknownBot(f"{shown(name)} names no file")
    path = str(Path(file).resolve())
    match sorted(numbers):
        case []:
            return BotConfig(POLICY, network=path)
        case ["temperature"]:
            return BotConfig(POLICY, detail=round(HUNDREDTHS * numbers["temperature"]), network=path)
        case ["iterations"] if numbers["iterations"]:
            return BotConfig(GUIDED_SEARCH, int(numbers["iterations"]), network=path)
        case ["moves", "worlds"] if numbers["worlds"]:
            return BotConfig(POLICY_PLAYOUTS, int(numbers["worlds"]), detail=int(numbers["moves"]), network=path)
        case _:
            raise UnknownBot(f"{shown(name)}: a network takes iterations, or worlds and moves, or a temperature")


def shown(name: str) -> str:
    return repr(printable(name, LONGEST_QUOTE))
