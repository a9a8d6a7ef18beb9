"""What bots know about the game: the evaluation function and default completions."""

from __future__ import annotations

from emporion.games.dale.bot.completion import default_completion
from emporion.games.dale.bot.evaluation import evaluate, luck_scale
from emporion.kernel.contract import Heuristics

HEURISTICS = Heuristics(default_completion, evaluate, luck_scale, iterations={"merchant": 120, "magnate": 560})
