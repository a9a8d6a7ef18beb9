"""Random play in Catanatron (pip install catanatron): the Settlers of Catan in plain Python, in two ways.

game.play: the documented one: RandomPlayer and game.play().
execute:   the same rules without the second look at whether the chosen action is legal.

The library itself ends a game after 1,000 turns.
"""

from __future__ import annotations

import importlib.metadata
import random
from typing import Any

from catanatron import Color, Game, RandomPlayer

from harness import Peer, Play, arguments, batched, measure, pin

COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
TURNS = 1000
DESCRIBED_GAMES = 4


def new_game(players: int, seed: int) -> Any:
    return Game([RandomPlayer(color) for color in COLORS[:players]], seed=seed)


def running(game: Any) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS


def options(game: Any) -> list[Any]:
    """The legal actions; they moved from the state to the game in a later version."""
    actions: list[Any] = getattr(game, "playable_actions", None) or game.state.playable_actions
    return actions


def decisions(game: Any) -> int:
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def documented_play(players: int) -> Play:
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        game = new_game(players, seed)
        game.play()
        return decisions(game)

    return play


def lean_play(players: int) -> Play:
    choice, seed = random.Random(1).choice, 10_000

    def play() -> int:
        nonlocal seed
        seed += 1
        game = new_game(players, seed)
        while running(game):
            game.execute(choice(options(game)), validate_action=False)
        return decisions(game)

    return play


def describe(players: int) -> dict[str, float]:
    """The share of forced decisions, and the options per decision."""
    counts = []
    for seed in range(1, DESCRIBED_GAMES + 1):
        game = new_game(players, seed)
        while running(game):
            counts.append(len(options(game)))
            game.play_tick()
    return {
        "forced_share": round(counts.count(1) / len(counts), 3),
        "mean_options": round(sum(counts) / len(counts), 1),
    }


def main() -> None:
    effort, chosen = arguments(__doc__, ["2", "4"])
    pin(effort.core)
    peer = Peer("catanatron", importlib.metadata.version("catanatron"))
    for players in map(int, chosen):
        more: dict[str, Any] = {}
        for mode, play in (("game.play", documented_play), ("execute", lean_play)):
            with peer.trying("catan", mode):
                more = more or describe(players)
                peer.row("catan", players, mode, measure(batched(play(players)), effort), **more)


if __name__ == "__main__":
    main()
