"""Golden move counts (perft): how many sequences of n decisions there are from fixed positions.

A miscounted legal move anywhere within reach changes a number. `python -m tests.perft` prints the counts anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from emporion.games import find
from emporion.kernel import position, reference
from emporion.kernel.contract import Game
from emporion.kernel.layout import clone

FOLDER = Path(__file__).parent


def perft(game: Game, state: Any, depth: int) -> int:
    """Sequences of `depth` decisions, or fewer if the game ends."""
    legal = reference.legal(game, state)
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = clone(state)
        reference.functions(game)["apply"](after, action)
        total += perft(game, after, depth - 1)
    return total


def cases() -> Iterator[tuple[str, Game, Any, dict[str, int]]]:
    """Every position of the folder with its counts by depth."""
    for path in sorted(FOLDER.glob("*.json")):
        doc = json.loads(path.read_text(encoding="utf-8"))
        game = find(doc["position"]["game"])
        yield path.stem, game, position.from_json(game, doc["position"]), doc["counts"]
