"""Random play in OpenSpiel (pip install open_spiel), in two ways.

python: the State API driven from Python (new_initial_state, legal_actions, apply_action).
c++:    pyspiel.evaluate_bots with C++ uniform random bots: one call per game, the whole loop runs in C++.
"""

from __future__ import annotations

import importlib.metadata
import random
from typing import Any

import pyspiel

from harness import Batch, Peer, Sample, arguments, batched, cpu_clock, fitting, measure, pin, wall_clock

GAMES = [
    "crazy_eights(players=4)", "hearts", "gin_rummy", "hanabi(players=4)", "tic_tac_toe",
    "kuhn_poker", "leduc_poker", "liars_dice", "hanabi(players=2)", "go_fish", "euchre", "oh_hell(players=4)",
    "spades", "bridge(use_double_dummy_result=false)", "skat", "dou_dizhu", "cribbage", "tarok", "solitaire",
    "2048", "backgammon", "chess", "go(board_size=9)",
]  # fmt: skip
DESCRIBED_GAMES = 40
DESCRIBING_SECONDS = 3.0


def version() -> str:
    return importlib.metadata.version("open_spiel")


def python_batch(game: Any) -> Batch:
    """Games from Python, as fast as we could make that loop: one question per step for whose turn it is, and no
    numpy.random.choice for the chance events."""
    uniform, new = random.Random(1).random, game.new_initial_state
    chance, over = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

    def play() -> int:
        state, decisions = new(), 0
        while (player := state.current_player()) != over:
            if player == chance:
                state.apply_action(drawn(state.chance_outcomes(), uniform()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(uniform() * len(legal))])
                decisions += 1
        return decisions

    return batched(play)


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome that a random number in [0, 1) falls on."""
    for outcome, probability in outcomes:
        left -= probability
        if left <= 0:
            return outcome
    return outcomes[-1][0]


def cpp_batch(game: Any) -> Batch:
    """Games inside C++. Making the states and playing them is timed; counting their decisions is not."""
    bots = [pyspiel.make_uniform_random_bot(seat, 100 + seat) for seat in range(game.num_players())]
    new, evaluate = game.new_initial_state, pyspiel.evaluate_bots
    seed = 0

    def games(count: int) -> tuple[list[Any], float, float]:
        nonlocal seed
        seed += count
        played = []
        wall, cpu = wall_clock(), cpu_clock()
        for number in range(seed - count, seed):
            state = new()
            evaluate(state, bots, number)
            played.append(state)
        return played, cpu_clock() - cpu, wall_clock() - wall

    count = fitting(lambda count: games(count)[1])

    def batch() -> Sample:
        played, cpu, wall = games(count)
        decisions = sum(1 for state in played for move in state.full_history() if move.player >= 0)
        return Sample(count, decisions, cpu, wall)

    return batch


def describe(game: Any) -> dict[str, float]:
    """Figures of random games: the share of forced decisions, options per decision, chance events per game."""
    choice, began = random.Random(2).choice, cpu_clock()
    games = decisions = forced = options = chances = 0
    while games == 0 or (games < DESCRIBED_GAMES and cpu_clock() - began < DESCRIBING_SECONDS):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                chances += 1
            else:
                decisions, options, forced = decisions + 1, options + len(legal), forced + (len(legal) == 1)
            state.apply_action(choice(legal))
        games += 1
    return {
        "forced_share": round(forced / decisions, 3),
        "mean_options": round(options / decisions, 1),
        "chance_events_per_game": round(chances / games, 1),
    }


def main() -> None:
    effort, names = arguments(__doc__, GAMES)
    pin(effort.core)
    peer = Peer("open_spiel", version())
    for name in names:
        for mode, batch_of in (("python", python_batch), ("c++", cpp_batch)):
            with peer.trying(name, mode):
                game = pyspiel.load_game(name)
                peer.row(name, game.num_players(), mode, measure(batch_of(game), effort), **describe(game))


if __name__ == "__main__":
    main()
