"""How many hints give no reason: python -m tests.server.hint_reasons GAME [--players 2] [--games 4] [--iterations 2000]

Plays games by the first move of each hint, and prints the moves that are shown without a consequence, the most frequent
first."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any

from emporion.advice.moves import MoveHint, search_moves
from emporion.bots import engine
from emporion.bots.search import Effort
from emporion.games import find, names
from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.locales import Translator
from emporion.match import Match
from emporion.match.composition import Composition
from emporion.server.room.frames import hint_question
from emporion.server.room.hints import Advice, advice, fitting_moves
from tests.option_sets import option_sets
from tests.server.hidden_information import new_table

MAX_MOVES = 400  # of a game


def hints(
    game: Game, players: int, seed: int, iterations: int, options: dict[str, Any]
) -> Iterator[tuple[str, Advice]]:
    """The question and the answer at each move of a game."""
    match = new_table(game.name, players, seed, options).match
    assert match is not None
    while not match.over and match.version < MAX_MOVES:
        question = hint_question(Composition(match, answers_follow=True), [])
        effort = Effort(iterations, iterations)
        found = search_moves(game, question.concealed, (), question.rng, effort=effort, seconds=None)
        yield asked(match), advice(question, found, fitting_moves(found, question))
        match.commit(match.actor, found.moves[0].actions)


def asked(match: Match) -> str:
    view: Any = reference.view(match.game, match.state, match.actor)
    return str(getattr(view, "question", None) or view.phase)


def without_reason(answer: Advice) -> list[MoveHint]:
    """The moves that are shown as good without saying why."""
    return [move for move in answer.moves if move.is_best and not move.facts]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=2000)
    chosen = parser.parse_args()
    game = find(chosen.game)
    engine.compiled(game).prepare()
    shown, silent = Counter[str](), Counter[tuple[str, str]]()
    sets = option_sets(game.name, chosen.players)
    for seed in range(chosen.games):
        translator = Translator("en", [f"Player {seat + 1}" for seat in range(chosen.players)], 0)
        for question, answer in hints(game, chosen.players, seed, chosen.iterations, sets[seed % len(sets)]):
            if answer.verdict in ("clear", "equal"):
                shown[question] += sum(move.is_best for move in answer.moves)
                silent.update((question, translator.translate(move.sentence)) for move in without_reason(answer))
    total = shown.total()
    print(f"{game.name}, {chosen.players} players: {silent.total()} of {total} moves shown without a reason")
    for question, count in shown.most_common():
        print(f"  {question}: {sum(n for (q, _), n in silent.items() if q == question)} of {count}")
    for (question, sentence), count in silent.most_common(40):
        print(f"  {count} × {question}: {sentence}")


if __name__ == "__main__":
    main()
