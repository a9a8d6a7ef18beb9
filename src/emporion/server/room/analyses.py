"""Analysis of finished games in the background.

It runs in the bot pool, one move at a time and one table after the other, so that bots in running games wait for one
move's analysis at most. Results are cached in memory; they can be computed again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec
import structlog

from emporion.advice.analysis import MoveAnalysis, analyse_move
from emporion.match.record import dumps
from emporion.match.replay import record_of
from emporion.server.room.bot_pool import BotPool
from emporion.server.room.table import Table

log = structlog.get_logger(__name__)

MAX_ANALYSES = 200  # games
MAX_TURNING_POINTS = 6
MIN_COST = 0.05  # win share lost by a decision that counts as a turning point


@dataclass
class AnalysisProgress:
    """How far a game's analysis has come."""

    last: int
    analysed: int
    """Moves analysed so far, including those before the starting point."""
    analysed_moves: list[MoveAnalysis] = field(default_factory=list)
    task: asyncio.Task[None] | None = None

    @property
    def is_whole(self) -> bool:
        return self.analysed == self.last

    @property
    def turning_points(self) -> dict[int, float]:
        """The costliest decisions with their costs, if they cost enough. Moves of one turn that missed the same choice
        are one decision, the first of them: their costs add up, since each is the difference that it made itself."""
        costs: dict[tuple[int, int, bytes], float] = {}
        first: dict[tuple[int, int, bytes], int] = {}
        for each in self.analysed_moves:
            if each.missed is not None:
                key = (each.seat, each.turn, msgspec.json.encode(each.missed))
                costs[key] = costs.get(key, 0.0) + each.cost
                first.setdefault(key, each.move)
        costly = sorted((key for key in costs if costs[key] >= MIN_COST), key=lambda key: -costs[key])
        return {first[key]: round(costs[key], 4) for key in costly[:MAX_TURNING_POINTS]}


class AnalysisQueue:
    """One process's analyses."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._analyses: OrderedDict[str, AnalysisProgress] = OrderedDict()
        self._busy = asyncio.Lock()

    def find(self, table: str) -> AnalysisProgress | None:
        return self._analyses.get(table)

    def start(self, table: Table) -> AnalysisProgress:
        """Analyse a finished game."""
        assert table.match is not None
        record = dumps(record_of(table.match, "")).encode()
        progress = self._analyses[table.id] = AnalysisProgress(table.match.version, table.start_move)
        progress.task = asyncio.ensure_future(self._analyse(table.id, record, progress))
        if len(self._analyses) > MAX_ANALYSES:
            self._discard(next(iter(self._analyses)))
        return progress

    async def _analyse(self, table: str, record: bytes, progress: AnalysisProgress) -> None:
        try:
            while not progress.is_whole:
                async with self._busy:
                    analysed_move = await self._bot_pool.run(analyse_move, record, progress.analysed)
                if analysed_move is not None:
                    progress.analysed_moves.append(analysed_move)
                progress.analysed += 1
        except Exception:
            log.exception("analysing a game failed", table=table)
            self._discard(table)  # the next request tries again

    def _discard(self, table: str) -> None:
        progress = self._analyses.pop(table, None)
        if progress is not None and progress.task is not None and progress.task is not asyncio.current_task():
            progress.task.cancel()

    async def close(self) -> None:
        tasks = [progress.task for progress in self._analyses.values() if progress.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
