"""What the environments of each version look like, with the usual options: `fingerprints.json`, by id.

python -m tests.envs.fingerprints    adds the environments of today, and refuses to change one that is there

`steps` are the first steps of learners in VectorEnv and, against `random`, in LearnerEnv; the rest is about the rules.
Other bots as opponents are left out: they may play differently in every release.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from emporion.envs.gymnasium import LearnerEnv
from emporion.envs.rewards import REWARDS, rewards_at_end
from emporion.envs.vector import VectorEnv
from emporion.envs.versions import id_of
from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed, key_of_game
from emporion.kernel.contract import Game
from emporion.kernel.fast_rng import random_below, seed_rng
from tests.built_in import BUILT_IN

STORED = Path(__file__).parent / "fingerprints.json"
DECISIONS = 250  # of each game; every one is played, some are observed
OBSERVED = 12
STEPS, GAMES = 200, 12  # of learners
LIMIT = 60  # decisions of a learner, so that all of its games pay rewards
LETTERS = 16

Fingerprint = dict[str, Any]


def fingerprint(game: Game) -> Fingerprint:
    return {**of_rules(game), "steps": of_steps(game)}


def of_rules(game: Game) -> Fingerprint:
    """Sizes, names, and the play of a random game for each number of players."""
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


def of_steps(game: Game) -> Fingerprint:
    """Random steps of learners: seats, masks, observations, rewards and ends."""
    return {kind: {"vector": vector_digest(game, kind), "learner": learner_digest(game, kind)} for kind in REWARDS}


def vector_digest(game: Game, reward: str) -> str:
    env = VectorEnv(game.name, GAMES, players=[*game.players], reward=reward, max_decisions=LIMIT)
    found = hashlib.sha256()
    observations, infos = env.reset(seed=7)
    for _ in range(STEPS):
        add(found, observations["observation"], observations["action_mask"], infos["actor"])
        observations, rewards, terminations, truncations, infos = env.step(env.sample())
        add(found, rewards, infos["rewards"], terminations, truncations)
    return found.hexdigest()[:LETTERS]


def learner_digest(game: Game, reward: str) -> str:
    env = LearnerEnv(game.name, opponents="random", players=3, reward=reward, max_decisions=LIMIT)
    found, rng = hashlib.sha256(), [0, 0]
    seed_rng(rng, 7, 1)
    observation, info = env.reset(seed=7)
    for _ in range(STEPS):
        add(found, observation, info["action_mask"], np.int8(info["seat"]))
        legal = np.flatnonzero(info["action_mask"])
        observation, value, terminated, truncated, info = env.step(legal[random_below(rng, len(legal))])
        add(found, np.float32(value), np.bool_(terminated), np.bool_(truncated))
        if terminated or truncated:
            observation, info = env.reset()
    return found.hexdigest()[:LETTERS]


def add(found: Any, *arrays: Any) -> None:
    """Hash arrays, whatever the order of bytes on this machine."""
    for array in arrays:
        found.update(array.astype(array.dtype.newbyteorder("<")).tobytes())


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
