"""What bots know about the game: the evaluation function and default completions."""

from __future__ import annotations

from emporion.games.discovery.bot.completion import default_completion
from emporion.games.discovery.bot.evaluation import evaluate, luck_scale
from emporion.kernel.contract import Heuristics

HEURISTICS = Heuristics(
    default_completion,
    evaluate,
    luck_scale,
    iterations={"merchant": 80, "magnate": 300},
    learned={"master": "iterations=150", "grandmaster": "iterations=1500"},
)
