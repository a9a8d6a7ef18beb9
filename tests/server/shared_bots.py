"""One process for the bots of all servers that run in a test process.

It is started once, not by every server. Its priority is normal: a process of the lowest priority hardly runs beside
the other processes of the tests.
"""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from emporion.server.room import bot_pool
from emporion.server.room.bot_pool import BotPool


class SharedBots(BotPool):
    """A server's bot pool that uses the shared process and leaves it running."""

    def _new_pool(self, processes: int) -> ProcessPoolExecutor:
        return shared_process()

    def close(self) -> None:
        pass


@cache
def shared_process() -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=with_normal_priority, initargs=(os.getpid(),))


def with_normal_priority(parent: int) -> None:
    bot_pool.NICE = 0
    bot_pool._init_worker(parent)
