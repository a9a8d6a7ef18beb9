"""Networks that have learned nothing, for tests without PyTorch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from emporion.bots.network_file import ENDING, Header, Training, layout_of, write_network
from emporion.games import find
from emporion.kernel.contract import Game

WIDTH, BLOCKS = 16, 2
TRAINING = Training(version="0", players=(2, 3, 4), seed=1, decisions=0, seconds=0.0, machine="")


def random_weights(game: Game, seed: int = 1) -> dict[str, Any]:
    rng = np.random.default_rng(seed)
    shapes: dict[str, tuple[int, ...]] = {
        "first": (game.observation_size, WIDTH),
        "blocks": (BLOCKS, WIDTH, WIDTH),
        "policy": (WIDTH, game.actions),
        "shares": (WIDTH, game.players[-1]),
    }
    found = {name: rng.standard_normal(shape) / np.sqrt(shape[-2]) for name, shape in shapes.items()}
    biases = {
        "first_bias": (WIDTH,),
        "block_biases": (BLOCKS, WIDTH),
        "policy_bias": (game.actions,),
        "shares_bias": (game.players[-1],),
    }
    return found | {name: rng.standard_normal(shape) for name, shape in biases.items()}


def header_for(game: Game) -> Header:
    return Header(game=game.name, rules=game.version, layout=layout_of(game), training=TRAINING)


def random_network(name: str, folder: Path, seed: int = 1) -> Path:
    """A file with a network of random weights for a game."""
    game = find(name)
    path = folder / f"{name}-{seed}{ENDING}"
    write_network(path, header_for(game), random_weights(game, seed))
    return path
