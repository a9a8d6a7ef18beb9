"""Bots with a network of one's own: `network:FILE?PARAMETER=VALUE&…`.

Without parameters they play by the network's policy alone. With `iterations` they search; with `worlds` and `moves`
they try the policy's best actions in that many determinizations, for that many decisions; with a `temperature` they
draw from the policy; with `trader` they leave that share of the decisions to the trader.
"""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qsl

from emporion.bots.config import GUIDED_SEARCH, POLICY, POLICY_OR_TRADER, POLICY_PLAYOUTS, BotConfig
from emporion.bots.policy import HUNDREDTHS
from emporion.kernel.errors import LONGEST_QUOTE, UnknownBot, printable

PREFIX = "network:"
LIMITS = {"iterations": 1_000_000, "worlds": 1000, "moves": 1000, "temperature": 100, "trader": 1}
IN_HUNDREDTHS = ("temperature", "trader")  # fractions; the other parameters are whole numbers


def config_of(name: str) -> BotConfig:
    """The configuration of a bot by its name; UnknownBot says what is wrong with it."""
    file, _, query = name.removeprefix(PREFIX).partition("?")
    if not file:
        raise UnknownBot(f"{shown(name)} names no file")
    try:
        path = str(Path(file).resolve())
    except ValueError:
        raise UnknownBot(f"{shown(name)} names no file") from None
    return with_parameters(path, query, name)


def with_parameters(path: str, query: str, name: str = "") -> BotConfig:
    """The configuration of a bot with the network in this file. `name` is what errors call it."""
    try:
        given = parse_qsl(query, strict_parsing=True) if query else []
        numbers = {key: float(value) for key, value in given}
    except ValueError:
        raise UnknownBot(f"{shown(name)}: expected network:FILE?PARAMETER=NUMBER&…") from None
    if len(numbers) < len(given):
        raise UnknownBot(f"{shown(name)}: a parameter is given twice")
    for key, number in numbers.items():
        if key not in LIMITS:
            raise UnknownBot(f"{shown(name)}: a network has no parameter {key!r}; known: {', '.join(LIMITS)}")
        kind = "number" if key in IN_HUNDREDTHS else "whole number"
        if not 0 <= number <= LIMITS[key] or (kind == "whole number" and number != int(number)):
            raise UnknownBot(f"{shown(name)}: expected a {kind} from 0 to {LIMITS[key]:,} for {key}")
    hundredths = {key: round(HUNDREDTHS * numbers[key]) for key in IN_HUNDREDTHS if key in numbers}
    for key, share in hundredths.items():
        if not share and numbers[key]:
            raise UnknownBot(f"{shown(name)}: expected 0.01 or more for {key}, or 0")
    match sorted(numbers):
        case []:
            return BotConfig(POLICY, network=path)
        case ["temperature"]:
            return BotConfig(POLICY, detail=hundredths["temperature"], network=path)
        case ["trader"]:
            return BotConfig(POLICY_OR_TRADER, detail=hundredths["trader"], network=path)
        case ["iterations"] if numbers["iterations"]:
            return BotConfig(GUIDED_SEARCH, int(numbers["iterations"]), network=path)
        case ["moves", "worlds"] if numbers["worlds"]:
            return BotConfig(POLICY_PLAYOUTS, int(numbers["worlds"]), detail=int(numbers["moves"]), network=path)
        case _:
            raise UnknownBot(f"{shown(name)}: a network takes iterations, worlds and moves, a temperature, or trader")


def shown(name: str) -> str:
    return repr(printable(name, LONGEST_QUOTE))
