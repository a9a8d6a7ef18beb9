"""Threads of simulated processes: real threads of which one runs at a time, when the world says so.

A thread hands over wherever it would wait: for a queue, a lock, or the disk. In between it runs alone, so the order of
everything follows from the seed.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from queue import Empty
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tests.simulation import current

if TYPE_CHECKING:
    from tests.simulation.processes import Process

LATEST = 0.002  # seconds until a thread that may go on does so

_main = threading.Lock()
"""Held while a thread runs."""
_main.acquire()
_idle: list[SystemThread] = []

Item = TypeVar("Item")


class Died(BaseException):
    """The thread's process is dead."""


class SystemThread:
    """A thread of the operating system, lent to one simulated thread after the other."""

    def __init__(self) -> None:
        self.go = threading.Lock()
        self.go.acquire()
        self.work: Callable[[], None]
        threading.Thread(target=self._run, daemon=True, name="simulated").start()

    def _run(self) -> None:
        while True:
            self.go.acquire()
            self.work()
            _idle.append(self)
            _main.release()


class SimulatedThread:
    """Stands in for `threading.Thread`."""

    def __init__(
        self,
        target: Callable[..., Any],
        args: tuple[Any, ...] = (),
        name: str = "",
        daemon: bool | None = None,
    ) -> None:
        self.world = current.world()
        process = self.world.running
        assert process is not None
        self.process: Process = process
        self.name = name
        self.is_done = False
        self.is_killed = False
        self._target, self._args = target, args
        self._system: SystemThread | None = None
        self._joining: list[SimulatedThread] = []

    def start(self) -> None:
        self.process.threads.append(self)
        self.resume_soon()

    def resume_soon(self) -> None:
        self.world.after(self.world.dice.random() * LATEST, self.resume)

    def resume(self) -> None:
        """Let the thread run until it waits. Called by the world."""
        if self.is_done:
            return
        if self.process.stalled_until > self.world.now and not self.is_killed:
            self.world.at(self.process.stalled_until, self.resume)
            return
        if self._system is None:
            self._system = _idle.pop() if _idle else SystemThread()
            self._system.work = self._work
        world, before = self.world, self.world.running
        world.running, world.thread = self.process, self
        self._system.go.release()
        _main.acquire()
        world.running, world.thread = before, None

    def _work(self) -> None:
        try:
            if not self.is_killed:
                self._target(*self._args)
        except Died:
            pass
        except BaseException as problem:
            self.process.report_fault(f"the thread {self.name} failed", problem)
        self.is_done = True
        self._system = None
        if self in self.process.threads:
            self.process.threads.remove(self)
        for each in self._joining:
            each.resume_soon()

    def pause(self, seconds: float | None = None) -> None:
        """Wait for so long, or until `resume` is called. Called by the thread itself."""
        if self.is_killed:
            raise Died
        if seconds is not None:
            self.world.after(seconds, self.resume)
        assert self._system is not None
        go = self._system.go
        _main.release()
        go.acquire()
        if self.is_killed:
            raise Died

    def join(self, timeout: float | None = None) -> None:
        waiting = self.world.thread
        if waiting is not None and not self.is_done:
            self._joining.append(waiting)
            waiting.pause()

    def kill(self) -> None:
        """End it wherever it is, without letting it do anything."""
        self.is_killed = True
        while not self.is_done:
            self.resume()


class Waiting:
    """The running thread, which waits until something comes, or for a while."""

    def __init__(self) -> None:
        thread = current.world().thread
        assert thread is not None, "an event loop would wait"
        self._thread = thread
        self._is_over = False
        self._came = False

    def wait(self, seconds: float | None = None, is_chore: bool = False) -> bool:
        """Returns whether it came."""
        world = self._thread.world
        if seconds is not None:
            schedule = world.chore_at if is_chore else world.at
            schedule(world.now + seconds, self._end, False)
        self._thread.pause()
        return self._came

    def come(self) -> None:
        self._end(True)

    def _end(self, came: bool) -> None:
        if not self._is_over:
            self._is_over, self._came = True, came
            self._thread.resume_soon()


class SimulatedQueue(Generic[Item]):
    """Stands in for `queue.SimpleQueue`."""

    def __init__(self) -> None:
        self._items: deque[Item] = deque()
        self._waiting: deque[Waiting] = deque()

    def put(self, item: Item) -> None:
        self._items.append(item)
        if self._waiting:
            self._waiting.popleft().come()

    def get(self) -> Item:
        while not self._items:
            waiting = Waiting()
            self._waiting.append(waiting)
            waiting.wait()
        return self._items.popleft()

    def get_nowait(self) -> Item:
        if not self._items:
            raise Empty
        return self._items.popleft()

    def empty(self) -> bool:
        return not self._items


class SimulatedExecutor:
    """Stands in for `ThreadPoolExecutor`."""

    def __init__(self, max_workers: int, thread_name_prefix: str = "") -> None:
        self._free, self._name = max_workers, thread_name_prefix
        self._jobs: deque[Callable[[], None]] = deque()

    def submit(self, work: Callable[[], None]) -> None:
        self._jobs.append(work)
        if self._free:
            self._free -= 1
            SimulatedThread(target=self._run, name=self._name).start()

    def _run(self) -> None:
        while self._jobs:
            self._jobs.popleft()()
        self._free += 1

    def shutdown(self) -> None:
        """What was submitted is done later; nobody waits for it when a process ends."""


def pause(seconds: float) -> None:
    """Wait, if a thread runs. An event loop does not wait."""
    thread = current.world().thread
    if thread is not None:
        thread.pause(seconds)
