"""How people name bots on a command line, and what they are told about each."""

from __future__ import annotations

import re
from collections.abc import Sequence

from emporion.bots.outside import PREFIX

HOW_THEY_THINK = {
    "random": "chooses among the legal moves with dice",
    "greedy": "the trader",
    "apprentice": "looks one move ahead and misjudges everything a little",
    "trader": "looks one move ahead, and at the best reply",
    "merchant": "searches ahead, on tables that fit what its seat knows",
    "magnate": "searches many times as much",
    "rollout:PLAYOUTS": "plays every move on for a while, so many times in all",
    "search:ITERATIONS": "the search of the magnate, with so many iterations",
    "search:ITERATIONSxTREES": "several searches side by side, on all cores",
    "outside:COMMAND": "a program of your own, which this command starts",
}
"""In a line each."""

COMMA_BETWEEN_BOTS = re.compile(r""",(?=(?:[^'"]|'[^']*'|"[^"]*")*$)""")
"""Not one in quotes, where it belongs to the command of an outside bot."""


def names_of_bots(given: Sequence[str]) -> tuple[str, ...]:
    """What `--bots` says: names with commas between them. Where it is given more than once, the command of an outside
    bot may contain commas outside quotes too."""
    names: list[str] = []
    for each in given:
        whole = len(given) > 1 and each.startswith(PREFIX)
        names += [each] if whole else COMMA_BETWEEN_BOTS.split(each)
    return tuple(name.strip() for name in names)


def words_for_bots(names: Sequence[str]) -> list[str]:
    """The words of a command that name these bots."""
    if any("," in name for name in names):
        return [word for name in names for word in ("--bots", name)]
    return ["--bots", ",".join(names)] if names else []
