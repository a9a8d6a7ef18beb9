"""What can be said about the game with given options: help topics, and the arguments of help texts."""

from __future__ import annotations

from emporion.games.discovery.rules.cards import (
    ACCEPT_PRICE,
    CREW,
    FLAGSHIP_CREW,
    HAND_LIMIT,
    IDLE_POINTS,
    TAKEN_COINS,
)
from emporion.games.discovery.rules.options import Options
from emporion.kernel.codec import Json
from emporion.kernel.options import encode_options
from emporion.kernel.view import GameDescription

TOPICS = (
    "goal",
    "turn",
    "codes",
    "coins",
    "market",
    "contracts",
    "trade",
    "expeditions",
    "colours",
    "wild",
    "reservation",
    "mission",
    "track",
    "first",
    "last",
    "stall",
    "numbers",
    "secrets",
    "tips",
)
TERMINAL_TOPICS = ("codes",)


def describe(options: Options) -> GameDescription:
    return GameDescription(
        cards={},
        topics=tuple(topic for topic in TOPICS if topic not in TERMINAL_TOPICS),
        help_arguments=help_arguments(encode_options(options)),
    )


def help_arguments(options: dict[str, Json]) -> dict[str, int | str]:
    """The numbers and selectors that help texts need, from the rules and options."""
    return {
        "equal": "yes" if options["missions"] == "equal" else "no",
        "set": options["cards"] if isinstance(options["cards"], str) else "own",
        "take": TAKEN_COINS,
        "accept": ACCEPT_PRICE,
        "limit": HAND_LIMIT,
        "crew": CREW,
        "flagship": FLAGSHIP_CREW,
        "idle": IDLE_POINTS,
        "timing": options["first_scoring_timing"],
        "rounds": options["stall_guard"],
        "coins": "hidden" if options["hidden_coins"] else "open",
        "wild-scoring": options["wild_scoring"],
        "idle-flagship": "yes" if options["idle_flagship"] else "no",
    }
