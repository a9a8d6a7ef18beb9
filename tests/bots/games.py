"""Games between bots, compiled and interpreted."""

from __future__ import annotations

from typing import Any

from emporion import bots
from emporion.arena.game_runner import CompiledGameRunner, GameRunner, play_out
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.kernel.fast_rng import seed_rng


def stream(*seed: int) -> list[int]:
    rng = [0, 0]
    seed_rng(rng, seed[0], seed[-1])
    return rng


def played(
    game: Game,
    seats: list[str],
    seed: int,
    options: dict[str, Any] | None = None,
    runner: type[GameRunner] = CompiledGameRunner,
) -> tuple[tuple[int, ...], Any]:
    """The moves of a game and its last state."""
    state, _ = reference.start(game, len(seats), options or {}, key_from_seed(seed))
    running = runner(
        game, state, [bots.find(name) for name in seats], [stream(seed, seat) for seat in range(len(seats))]
    )
    moves, _ = play_out(running)
    return moves, running.state
