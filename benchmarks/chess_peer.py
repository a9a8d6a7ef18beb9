"""Random chess games in python-chess (pip install chess), a rules library in plain Python, in two ways.

documented: board.is_game_over() before every move, which also looks for fivefold repetition.
lean:       the legal moves are made once per move and the end follows from them; no fivefold repetition.
"""

from __future__ import annotations

import importlib.metadata
import random

import chess

from harness import Peer, Play, arguments, batched, measure, pin

SEVENTY_FIVE_MOVES = 150


def documented_play() -> Play:
    choice = random.Random(1).choice

    def play() -> int:
        board, decisions = chess.Board(), 0
        while not board.is_game_over():
            board.push(choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return play


def lean_play() -> Play:
    choice = random.Random(1).choice

    def play() -> int:
        board, decisions = chess.Board(), 0
        while True:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= SEVENTY_FIVE_MOVES or board.is_insufficient_material():
                return decisions
            board.push(choice(moves))
            decisions += 1

    return play


def main() -> None:
    effort, names = arguments(__doc__, ["chess"])
    pin(effort.core)
    peer = Peer("python-chess", importlib.metadata.version("chess"))
    for name in names:
        for mode, play in (("documented", documented_play), ("lean", lean_play)):
            with peer.trying(name, mode):
                peer.row(name, 2, mode, measure(batched(play()), effort))


if __name__ == "__main__":
    main()
