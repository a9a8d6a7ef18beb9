"""Positions of former versions at every agenda that they knew, each with a digest of the play that follows.

`former_positions.jsonl.xz` was written by the last version whose steps had numbered stages (`technique:2`).
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from random import Random
from typing import Any

from emporion.games.dale import GAME
from emporion.games.dale.rules.state import State
from emporion.kernel import reference
from emporion.kernel.digest import play_digest

PATH = Path(__file__).parent / "former_positions.jsonl.xz"
DECISIONS = 20


def stored() -> list[dict[str, Any]]:
    with lzma.open(PATH, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def digest_of_play(s: State) -> str:
    """The digest of random play from a state."""
    luck, decisions, events = Random(1), [], []
    for _ in range(DECISIONS):
        legal = reference.legal(GAME, s)
        if not legal:
            break
        action = luck.choice(legal)
        decisions.append((reference.actor(GAME, s), *legal, action))
        events += reference.apply(GAME, s, action)
    return play_digest(decisions, GAME.events.digested(events), reference.result(GAME, s))
