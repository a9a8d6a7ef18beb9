"""Bots think in processes of their own, on nothing but what their seat knows, and never delay people.

Those that search have to be compiled once, which takes minutes; until then a trader thinks for them. Compiling happens
in a process of its own as well, with the lowest priority. The serving process never asks the bots itself, and starts
sooner for that.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog

from emporion.games import find, names
from emporion.kernel.contract import Concealed
from emporion.kernel.errors import BackendUnavailable, UnknownBot
from emporion.server.room.chairs import STAND_IN

log = structlog.get_logger(__name__)

NICE = 19  # bots make room for people

Result = TypeVar("Result")
Explained = tuple[int, list[tuple[int, tuple[float, ...], float]]]
"""Iterations, and for each action, the best first, what every seat may expect and the share of the search."""


class Thinking:
    """The processes in which the bots of a server think."""

    def __init__(self, processes: int, compiles: bool = True) -> None:
        self._processes = processes
        self._compiles = compiles
        self._pool = self._new_pool(processes)
        self._compiler: ProcessPoolExecutor | None = None
        self.compiled: set[str] = set()
        """Games whose bots are compiled, as far as we know."""

    def _new_pool(self, processes: int) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # a fork would copy our sockets and threads
        return ProcessPoolExecutor(processes, mp_context=context, initializer=_begin, initargs=(os.getpid(),))

    async def choose(self, game: str, level: str, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        """A legal action."""
        if len(legal) == 1:
            return legal[0]
        return await self.work(_choose, game, level, concealed, list(legal), rng)

    async def explain(self, game: str, concealed: Concealed, rng: list[int]) -> Explained | None:
        """What a search thinks of a decision; None if its bots are not compiled yet."""
        return await self.work(_explain, game, concealed, rng)

    async def is_ready(self, game: str) -> bool:
        """Whether the bots of a game that search can think at once."""
        return game in self.compiled or await self.work(_is_compiled, game)

    async def work(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """Let one of the processes do something."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, function, *arguments)
        except BrokenProcessPool:
            log.warning("a process in which bots think was lost; there is a new one")
            if self._pool is pool:
                self._pool = self._new_pool(self._processes)
            return await loop.run_in_executor(self._pool, function, *arguments)

    async def get_ready(self) -> None:
        """Compile the bots of every game that are not compiled yet, one after the other."""
        if not self._compiles:
            return
        loop = asyncio.get_running_loop()
        self._compiler = self._new_pool(1)
        try:
            self.compiled = await loop.run_in_executor(self._compiler, _compiled)
            for name in [name for name in names() if name not in self.compiled]:
                log.info("compiling bots", game=name)
                await loop.run_in_executor(self._compiler, _compile, name)
                self.compiled.add(name)
                log.info("bots compiled", game=name)
        except (BackendUnavailable, BrokenProcessPool) as problem:
            log.warning("bots could not be compiled and think as traders", reason=str(problem))
        finally:  # also when the server stops: to wait for a compiler takes minutes
            _stop(self._compiler)
            self._compiler = None

    def close(self) -> None:
        for pool in (self._pool, self._compiler):
            if pool is not None:
                _stop(pool)


def _stop(pool: ProcessPoolExecutor) -> None:
    """At once, whatever they think about: nothing of it is stored."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def _begin(parent: int) -> None:
    """At the beginning of a process. It ends when the server does, however that ends."""
    import signal
    import threading
    import time

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    threading.Thread(target=watch, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)


# In those processes


def _choose(game: str, level: str, concealed: Concealed, legal: list[int], rng: list[int]) -> int:
    from emporion import bots
    from emporion.bots.engine import has_compiled

    played = find(game)
    try:
        bot = bots.find(level)
    except UnknownBot:  # one of an older server
        bot = bots.find(STAND_IN)
    config = bot.config_for(played, 2)
    if config is not None and config.searches and not has_compiled(played):
        bot = bots.find(STAND_IN)
    return bot.choose(played, concealed, legal, rng)


def _explain(game: str, concealed: Concealed, rng: list[int]) -> Explained | None:
    from emporion.bots.search import explain

    if not _is_compiled(game):
        return None
    found = explain(find(game), concealed, rng)
    return found.iterations, [(option.action, option.expected, option.share) for option in found.options]


def _is_compiled(game: str) -> bool:
    from emporion.bots.engine import has_compiled

    return has_compiled(find(game))


def _compiled() -> set[str]:
    return {name for name in names() if _is_compiled(name)}


def _compile(game: str) -> None:
    from emporion.bots.engine import compiled

    compiled(find(game)).prepare()
