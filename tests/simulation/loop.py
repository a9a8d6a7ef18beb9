"""An event loop of one simulated process: no sockets, no threads, no real time.

A callback is one event of the world, so other processes, the network and the disk get on between any two callbacks, and
a process may die there. Callbacks run in the order of asyncio; in some runs in any order, which code must stand that
does not say otherwise.
"""

from __future__ import annotations

import asyncio
import inspect
from asyncio.events import _get_running_loop, _set_running_loop
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import TYPE_CHECKING, Any

from emporion.server.heartbeat import SECONDS_BETWEEN
from emporion.server.room import shared_deals
from emporion.server.room.rooms import TICK
from emporion.server.services import RETENTION_INTERVAL, SESSION_CHECK_INTERVAL
from tests.simulation.pipes import PipeEnd, PipeTransport
from tests.simulation.threads import SimulatedThread

if TYPE_CHECKING:
    from tests.simulation.processes import Process
    from tests.simulation.world import World

CHORES = (TICK, SECONDS_BETWEEN, SESSION_CHECK_INTERVAL, RETENTION_INTERVAL, shared_deals.INTERVAL)
"""The pauses of periodic work."""
FASTEST, SLOWEST = 2e-6, 60e-6  # seconds that a callback takes


class SimulatedTask(asyncio.Task[Any]):
    """A task whose hash is a number, so that sets of tasks have the same order in every run."""

    number: int

    def __hash__(self) -> int:
        return self.number


class SimulatedLoop(asyncio.AbstractEventLoop):
    """The event loop of a process."""

    def __init__(self, world: World, process: Process, shuffles: bool = False) -> None:
        """`shuffles`: callbacks run in any order."""
        self.world = world
        self.process = process
        self.shuffles = shuffles
        self.is_dead = False
        self._ready: deque[asyncio.Handle] = deque()
        self._is_due = False
        self._tasks = 0

    # What happens next

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._append(handle)
        return handle

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        when = self.world.now + delay
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self.is_dead:
            schedule = self.world.chore_at if delay in CHORES else self.world.at
            schedule(when + self.world.dice.random() * SLOWEST, self._timer_due, handle)
        return handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self.is_dead:
            self.world.at(when, self._timer_due, handle)
        return handle

    def _timer_due(self, handle: asyncio.TimerHandle) -> None:
        if not handle.cancelled():
            self._append(handle)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass

    def _append(self, handle: asyncio.Handle) -> None:
        if self.is_dead:
            return
        self._ready.append(handle)
        if not self._is_due:
            self._schedule_turn()

    def _schedule_turn(self) -> None:
        self._is_due = True
        world, process = self.world, self.process
        when = world.now + FASTEST + world.dice.random() * SLOWEST
        world.at(max(when, process.stalled_until), self._turn)

    def _turn(self) -> None:
        """Run one callback."""
        self._is_due = False
        if self.is_dead or not self._ready:
            return
        if self.shuffles and len(self._ready) > 1:
            self._ready.rotate(-self.world.dice.randrange(len(self._ready)))
        handle = self._ready.popleft()
        if not handle.cancelled():
            if self.process.is_about_to_die():
                return
            with self.entered():
                handle._run()
        if self._ready and not self._is_due:
            self._schedule_turn()

    def entered(self) -> Entered:
        """The context in which code of this process runs."""
        return Entered(self)

    def run(self, call: Callable[[], object]) -> None:
        """Run code of this process now."""
        with self.entered():
            call()

    # Futures and tasks

    def time(self) -> float:
        return self.world.now

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Coroutine[Any, Any, Any], **more: Any) -> Any:  # type: ignore[override]
        if self.is_dead:
            coro.close()
            return self.create_future()
        self._tasks += 1
        SimulatedTask.number = self._tasks  # the task is put into a set while it is made
        task = SimulatedTask(coro, loop=self, **more)
        task.number = self._tasks
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        done = self.create_future()
        if executor is not None:
            executor.run(self, done, func, args)
            return done

        def work() -> None:
            try:
                found = func(*args)
            except Exception as problem:
                self.call_soon_threadsafe(settle, done, None, problem)
            else:
                self.call_soon_threadsafe(settle, done, found, None)

        SimulatedThread(target=work, name="executor").start()
        return done

    async def create_unix_connection(  # type: ignore[override]
        self, protocol_factory: Callable[[], Any], *, sock: PipeEnd
    ) -> tuple[PipeTransport, Any]:
        protocol = protocol_factory()
        return PipeTransport(self, sock, protocol), protocol

    # State

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self.is_dead

    def is_closed(self) -> bool:
        return self.is_dead

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Something that nobody handles: a fault of the program."""
        if not self.is_dead:
            self.process.report_fault(str(context.get("message")), context.get("exception"))

    def die(self) -> None:
        """Run nothing more. What was begun is closed without doing anything else."""
        self.is_dead = True
        with self.entered():
            for task in sorted(asyncio.all_tasks(self), key=hash):
                close(task)
            self._ready.clear()


class Entered:
    """Makes a loop the running one."""

    __slots__ = ("_before", "_loop", "_loop_before")

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop

    def __enter__(self) -> None:
        self._before, self._loop_before = self._loop.world.running, _get_running_loop()
        self._loop.world.running = self._loop.process
        _set_running_loop(self._loop)

    def __exit__(self, *_: object) -> None:
        self._loop.world.running = self._before
        _set_running_loop(self._loop_before)


def settle(done: asyncio.Future[Any], found: Any, problem: BaseException | None) -> None:
    """Resolve a future whose caller may be gone."""
    if done.done():
        return
    if problem is None:
        done.set_result(found)
    else:
        done.set_exception(problem)


def close(task: asyncio.Task[Any]) -> None:
    """End a task of a dead process, without a word about it."""
    task._log_destroy_pending = False  # type: ignore[attr-defined]
    coroutine: Any = task.get_coro()
    while inspect.getcoroutinestate(coroutine) != inspect.CORO_CLOSED:
        try:
            coroutine.close()
        except Exception:  # it wants to wait for something once more
            continue
