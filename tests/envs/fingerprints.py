"""What the environments of each version look like: `fingerprints.json`, by id.

python -m tests.envs.fingerprints    adds the environments of today, and refuses to change one that is there
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from emporion.envs.rewards import REWARDS, rewards_at_end
from emporion.envs.versions import id_of
from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed, key_of_game
from emporion.kernel.contract import Game
from emporion.kernel.fast_rng import random_below
from tests.built_in import BUILT_IN

STORED = Path(__file__).parent / "fingerprints.json"
DECISIONS = 250  # of each game; every one is played, some are observed
OBSERVED = 12
LETTERS = 16

Fingerprint = dict[str, Any]


def fingerprint(game: Game) -> Fingerprint:
    """Everything that a learner sees of an environment, and the play of a random game for each number of players."""
    return {
        "rules": game.version,
        "observation_size": game.observation_size,
        "features": digest([list(each) for each in game.features]),
        "actions": game.actions,
        "notation": digest([game.format_action(action) for action in range(game.actions)]),
        "play": {str(players): play_digest(game, players) for players in game.players},
    }


def digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:LETTERS]


def play_digest(game: Game, players: int) -> str:
    """Of the decisions, observations and rewards of game number 3 of seed 7, played at random."""
    key, rng = [0] * 8, [0, 0]
    key_of_game(key, rng, key_from_seed(7), 3)
    state, _ = reference.start(game, players, {}, key)
    found, row = hashlib.sha256(), np.zeros(game.observation_size, np.float32)
    for number in range(DECISIONS):
        seat = reference.actor(game, state)
        if seat < 0:
            break
        legal = reference.legal(game, state)
        if number % OBSERVED == 0:
            for viewer in range(players):
                reference.functions(game)["observe"](state, viewer, row)
                found.update(row.astype("<f4").tobytes())
        found.update(json.dumps([seat, legal]).encode())
        reference.apply(game, state, legal[random_below(rng, len(legal))])
    scores, ranks, _ = reference.result(game, state)
    for kind in REWARDS.values():
        found.update(json.dumps(rewards_at_end(kind, scores, ranks, game.score_parts)).encode())
    return found.hexdigest()[:LETTERS]


def stored() -> dict[str, Fingerprint]:
    return dict(json.loads(STORED.read_text(encoding="utf-8")))


def main() -> None:
    known = stored() if STORED.exists() else {}
    for name in BUILT_IN:
        game = find(name)
        found = fingerprint(game)
        if known.setdefault(id_of(game), found) != found:
            sys.exit(f"error: {id_of(game)} has changed: raise `environment` in the game's __init__.py first")
    STORED.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
