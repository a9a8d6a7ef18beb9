"""Random legal actions in PettingZoo's classic games (pip install "pettingzoo[classic]"), in two ways.

aec:     the documented loop: env(), agent_iter(), last(), action_space(agent).sample(mask).
aec-raw: the same loop over raw_env(), without the wrappers that check the order of calls, and with a plain random
         choice among the mask's ones.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import random
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from harness import Peer, Play, arguments, batched, measure, pin

SETTINGS: dict[str, dict[str, Any]] = {
    "leduc_holdem_v4": {},
    "hanabi_v5": {},
    "tictactoe_v3": {},
    "texas_holdem_v4": {},
    "texas_holdem_no_limit_v6": {},
    "chess_v6": {},
    "go_v5": {"board_size": 9},
}
rng = random.Random(1)

Choose = Callable[[Any, Any], Any]
"""Picks an action of an agent's space under a mask."""


def sampled(space: Any, mask: Any) -> Any:
    return space.sample(mask)


def chosen(space: Any, mask: Any) -> Any:
    return int(rng.choice(np.flatnonzero(mask)))


def aec_play(env: Any, choose: Choose) -> Play:
    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            masked = observation if isinstance(observation, dict) and "action_mask" in observation else info
            env.step(choose(env.action_space(agent), masked["action_mask"]))
            decisions += 1
        return decisions

    return play


def main() -> None:
    effort, names = arguments(__doc__, list(SETTINGS))
    warnings.filterwarnings("ignore")
    pin(effort.core)
    peer = Peer("pettingzoo", importlib.metadata.version("pettingzoo"))
    modes: list[tuple[str, str, Choose]] = [("aec", "env", sampled), ("aec-raw", "raw_env", chosen)]
    for name in names:
        for mode, maker, choose in modes:
            with peer.trying(name, mode):
                module = importlib.import_module(f"pettingzoo.classic.{name}")
                env = getattr(module, maker)(**SETTINGS[name])
                env.reset(seed=0)
                windows = measure(batched(aec_play(env, choose)), effort)
                peer.row(name, len(env.possible_agents), mode, windows)


if __name__ == "__main__":
    main()
