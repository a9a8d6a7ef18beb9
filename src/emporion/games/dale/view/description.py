"""What can be said about the game with given options: the help topics of the browser."""

from __future__ import annotations

from emporion.games.dale.rules.options import Options
from emporion.kernel.view import GameDescription

TOPICS = (
    "goal",
    "turn",
    "market",
    "techniques",
    "plus",
    "passive",
    "stall",
    "tidy",
    "delivery",
    "piles",
    "discards",
    "throwing",
    "values",
    "copies",
    "open",
    "decks",
    "secrets",
    "tips",
)
TERMINAL_TOPICS = ("discards",)  # the browser shows the piles themselves


def describe(_options: Options) -> GameDescription:
    topics = tuple(topic for topic in TOPICS if topic not in TERMINAL_TOPICS)
    return GameDescription(cards={}, topics=topics, help_arguments={})
