"""Hints for running games: searches in the bot pool, kept while a move is composed.

A player who follows a hint gets the same figures at every step of the move, from the same search. Another search is
needed only after a choice that the hint did not name.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from emporion.advice.moves import FoundMoves, MoveHint, Verdict, find_moves, moves_to_show, verdict_of
from emporion.server.room.bot_pool import BotPool
from emporion.server.room.frames import HintQuestion
from emporion.server.room.room import Room
from emporion.server.room.table import Refused

MAX_KEPT = 500  # moves of players for which searches are kept


class Advice(NamedTuple):
    """The answer to a player."""

    move: int
    verdict: Verdict
    iterations: int
    moves: Sequence[MoveHint]
    """The best first, then by win share in percent, of equals by points; without a best one, in no order."""


class Hints:
    """One process's hints."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._kept: OrderedDict[tuple[str, int, int], list[FoundMoves]] = OrderedDict()
        """By table, version of its game, and seat: the searches of a player's move."""

    async def ask(
        self, room: Room, seat: int, player: str, picks: list[int], before_search: Callable[[], None]
    ) -> Advice:
        """Advice on a player's move after these picks. `before_search` may refuse it."""
        question, version = await room.hint_question(seat, player, picks)
        if question.is_whole:
            return Advice(question.move, "whole", 0, ())
        key = room.table.id, version, seat
        for found in reversed(self._kept.get(key, [])):
            fitting = fitting_moves(found, question)
            if any(move.is_best for move in fitting):
                return advice(question, found, fitting)
        before_search()
        game = room.table.opened.game
        new = await self._bot_pool.run(find_moves, game, question.concealed, question.made, question.rng)
        if new is None:
            raise Refused("bots-not-ready")
        self._keep(key, new)
        return advice(question, new, fitting_moves(new, question))

    def _keep(self, key: tuple[str, int, int], found: FoundMoves) -> None:
        self._kept.setdefault(key, []).append(found)
        self._kept.move_to_end(key)
        if len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)


def fitting_moves(found: FoundMoves, question: HintQuestion) -> list[MoveHint]:
    """The moves that begin with what was chosen so far."""
    made, picked = question.decided, Counter(question.picked)
    return [
        move
        for move in found.moves
        if move.actions[: len(made)] == made and picked <= Counter(move.actions[len(made) :])
    ]


def advice(question: HintQuestion, found: FoundMoves, fitting: Sequence[MoveHint]) -> Advice:
    """What can be said for sure about the moves that are still possible."""
    verdict = verdict_of(found, fitting)
    return Advice(question.move, verdict, found.iterations, moves_to_show(fitting, verdict))
