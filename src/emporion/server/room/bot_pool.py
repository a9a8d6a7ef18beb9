"""Bots run in processes of their own, see only what their seat knows, and never delay players.

Searching bots have to be compiled once, which takes minutes; until then the trader level plays for them. Compilation
runs in another process with the lowest priority. Bots need numpy and numba; the serving process does not import them,
which makes it start faster.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, TypeVar

import structlog

from emporion.games import find, names
from emporion.kernel.contract import Concealed
from emporion.kernel.errors import BackendUnavailable, UnknownBot, printable
from emporion.server.room.seats import STAND_IN

log = structlog.get_logger(__name__)

LONGEST_REASON = 400  # characters
NICE = 19  # bots yield the processor to the server
WATCH_INTERVAL = 30.0  # seconds between looks at what another process has compiled

Result = TypeVar("Result")


class BotPool:
    """The processes that run a server's bots."""

    def __init__(self, processes: int, compiles: bool = True, is_first: bool = True) -> None:
        """`compiles`: whether bots are compiled at all; of several serving processes, the first one does it."""
        self._processes = processes
        self._compiles = compiles
        self._is_first = is_first
        self._pool = self._new_pool(processes)
        self._compiler: ProcessPoolExecutor | None = None
        self.compiled: set[str] = set()
        """Games whose bots are known to be compiled."""

    def _new_pool(self, processes: int) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # a fork would copy our sockets and threads
        return ProcessPoolExecutor(processes, mp_context=context, initializer=_init_worker, initargs=(os.getpid(),))

    async def choose(self, game: str, level: str, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        """Choose a legal action."""
        if len(legal) == 1:
            return legal[0]
        return await self.run(_choose, game, level, concealed, list(legal), rng)

    async def is_ready(self, game: str) -> bool:
        """Whether the game's searching bots are compiled."""
        return game in self.compiled or await self.run(_is_compiled, game)

    async def run(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """Run a function in one of the processes."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, function, *arguments)
        except BrokenProcessPool:
            log.warning("a bot process died; starting a new pool")
            if self._pool is pool:
                self._pool = self._new_pool(self._processes)
            return await loop.run_in_executor(self._pool, function, *arguments)

    async def compile_bots(self) -> None:
        """Compile the bots of all games that are not compiled yet, one after the other."""
        if not self._compiles:
            return
        if not self._is_first:
            await self._watch_compilation()
            return
        loop = asyncio.get_running_loop()
        self._compiler = self._new_pool(1)
        try:
            self.compiled = await loop.run_in_executor(self._compiler, _compiled)
            for name in [name for name in names() if name not in self.compiled]:
                await self._compile_bots_of(name, self._compiler)
        except (BackendUnavailable, BrokenProcessPool) as problem:
            log.warning("compiling bots failed; they play as traders", reason=str(problem))
        finally:  # also at shutdown: waiting for the compiler would take minutes
            _stop(self._compiler)
            self._compiler = None

    async def _watch_compilation(self) -> None:
        """Learn which games are compiled, until all are."""
        while True:
            self.compiled = await self.run(_compiled)
            if self.compiled.issuperset(names()):
                return
            await asyncio.sleep(WATCH_INTERVAL)

    async def _compile_bots_of(self, game: str, pool: ProcessPoolExecutor) -> None:
        """Compile the bots of one game. Rules of a plugin may turn out not to compile."""
        log.info("compiling bots", game=game)
        if reason := await asyncio.get_running_loop().run_in_executor(pool, _compile, game):
            log.warning("compiling bots failed; they play as traders", game=game, reason=reason)
            return
        self.compiled.add(game)
        log.info("bots compiled", game=game)

    def close(self) -> None:
        for pool in (self._pool, self._compiler):
            if pool is not None:
                _stop(pool)


def _stop(pool: ProcessPoolExecutor) -> None:
    """Terminate the processes at once; nothing they compute is stored."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def _init_worker(parent: int) -> None:
    """Initialise a worker process. It exits when the server does, even if the server is killed."""
    import signal
    import threading
    import time

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    threading.Thread(target=watch, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)


# In the worker processes


def _choose(game: str, level: str, concealed: Concealed, legal: list[int], rng: list[int]) -> int:
    from emporion import bots
    from emporion.bots.engine import has_compiled

    played = find(game)
    try:
        bot = bots.find(level)
        config = bot.config_for(played, 2)
    except UnknownBot as problem:  # a level of another version, or one that the game no longer has
        _report_missing(game, level, str(problem))
        bot, config = bots.find(STAND_IN), None
    if config is not None and config.needs_compiling and not has_compiled(played):
        bot = bots.find(STAND_IN)
    return bot.choose(played, concealed, legal, rng)


@cache
def _report_missing(game: str, level: str, problem: str) -> None:
    """Report once that the stand-in plays for a level. The server's log is not set up in these processes."""
    text = printable(f"{game}: the {STAND_IN} plays for the level {level}: {problem}", LONGEST_REASON)
    print(text, file=sys.stderr, flush=True)


def _is_compiled(game: str) -> bool:
    from emporion.bots.engine import has_compiled

    return has_compiled(find(game))


def _compiled() -> set[str]:
    return {name for name in names() if _is_compiled(name)}


def _compile(game: str) -> str:
    """Compile the bots of a game; returns why that is not possible, or an empty string."""
    from emporion.bots.engine import compiled

    try:
        compiled(find(game)).prepare()
    except BackendUnavailable:
        raise
    except Exception as problem:  # errors of the compiler cannot always be sent to another process
        return printable(f"{type(problem).__name__}: {problem}", LONGEST_REASON)
    return ""
