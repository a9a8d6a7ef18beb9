"""Random agents in RLCard (pip install rlcard), in three ways.

env.run:   the documented one: rlcard.make, set_agents(RandomAgent), env.run(). It encodes observations and keeps the
           trajectories of every step.
env.step:  env.reset and env.step with a plain random choice among the legal actions: no trajectories, but encoded
           observations.
game.step: the rules underneath (env.game) with their own legal actions: no encoded observations.
"""

from __future__ import annotations

import importlib.metadata
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import rlcard
from rlcard.agents import RandomAgent

from harness import Peer, Play, arguments, batched, measure, pin

GAMES = ["uno", "gin-rummy", "leduc-holdem", "limit-holdem", "doudizhu", "mahjong", "bridge"]


def run_play(env: Any) -> Play:
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before: int = env.timestep
        env.run(is_training=False)
        after: int = env.timestep
        return after - before

    return play


def step_play(env: Any) -> Play:
    choice = random.Random(1).choice

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def game_play(env: Any) -> Play:
    choice, game = random.Random(1).choice, env.game
    whole = env.name in ("leduc-holdem", "limit-holdem", "bridge")  # these expose the game's own actions

    def play() -> int:
        game.init_game()
        legal = env._get_legal_actions
        if env.name == "bridge":
            legal = game.judger.get_legal_actions  # init_game makes a new judger
        elif whole:
            legal = game.get_legal_actions
        decisions = 0
        while not game.is_over():
            action = choice(list(legal()))
            game.step(action if whole else env._decode_action(action))
            decisions += 1
        return decisions

    return play


MODES: dict[str, Callable[[Any], Play]] = {"env.run": run_play, "env.step": step_play, "game.step": game_play}


def main() -> None:
    effort, names = arguments(__doc__, GAMES)
    pin(effort.core)
    peer = Peer("rlcard", importlib.metadata.version("rlcard"))
    for name in names:
        for mode, play in MODES.items():
            with peer.trying(name, mode):
                random.seed(1)
                np.random.seed(1)
                env = rlcard.make(name, config={"seed": 1})
                peer.row(name, env.num_players, mode, measure(batched(play(env)), effort))


if __name__ == "__main__":
    main()
