"""Finished games that are looked at again, move by move, in the background.

It happens in the processes of the bots, but a commitment at a time and one table after the other, so that the bots of
games that go on wait for one at most. What was found is kept for a while; it can always be found again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

import structlog

from emporion.match.record import dumps
from emporion.match.replay import record_of
from emporion.server.room.judging import Judgement, judged
from emporion.server.room.table import Table
from emporion.server.room.thinking import Thinking

log = structlog.get_logger(__name__)

MOST_KEPT = 200  # games
MOST_TURNING_POINTS = 6
LEAST_COST = 0.05  # of a victory, for a decision that turned a game


@dataclass
class Progress:
    """How far a game has been looked at."""

    last: int
    analysed: int
    """Commitments that were looked at, and those before the beginning."""
    judgements: list[Judgement] = field(default_factory=list)
    work: asyncio.Task[None] | None = None

    @property
    def is_whole(self) -> bool:
        return self.analysed == self.last

    @property
    def turning_points(self) -> set[int]:
        """The moves that cost most, if they cost much."""
        costly = sorted((each for each in self.judgements if each.cost >= LEAST_COST), key=lambda each: -each.cost)
        return {each.move for each in costly[:MOST_TURNING_POINTS]}


class Analyses:
    """Of one process."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._kept: OrderedDict[str, Progress] = OrderedDict()
        self._turn = asyncio.Lock()

    def find(self, table: str) -> Progress | None:
        return self._kept.get(table)

    def begin(self, table: Table) -> Progress:
        """Look at a game that is over."""
        assert table.match is not None
        record = dumps(record_of(table.match, "")).encode()
        progress = self._kept[table.id] = Progress(table.match.version, table.first)
        progress.work = asyncio.ensure_future(self._look_at(table.id, record, progress))
        if len(self._kept) > MOST_KEPT:
            self._forget(next(iter(self._kept)))
        return progress

    async def _look_at(self, table: str, record: bytes, progress: Progress) -> None:
        try:
            while not progress.is_whole:
                async with self._turn:
                    judgement = await self._thinking.work(judged, record, progress.analysed)
                if judgement is not None:
                    progress.judgements.append(judgement)
                progress.analysed += 1
        except Exception:
            log.exception("a game could not be analysed", table=table)
            self._forget(table)  # whoever asks again lets it be tried again

    def _forget(self, table: str) -> None:
        progress = self._kept.pop(table, None)
        if progress is not None and progress.work is not None and progress.work is not asyncio.current_task():
            progress.work.cancel()

    async def close(self) -> None:
        works = [progress.work for progress in self._kept.values() if progress.work is not None]
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
