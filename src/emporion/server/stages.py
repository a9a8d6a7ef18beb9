"""CPU time by stage of a move, from receiving it to the last frame; on with the setting `profile_stages`.

Functions are replaced by timed ones when the process starts, so the stages cost nothing when they are off. A stage has
the CPU time of its functions without that of other stages within them. Time outside of all stages is the event loop's,
tasks' and HTTP's; it is the process's CPU time less the sum.
"""

from __future__ import annotations

import inspect
import threading
import time
from collections.abc import Callable, Generator, Iterator
from functools import wraps
from importlib import import_module
from types import coroutine
from typing import Any

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

METRIC = "emporion_stage_seconds"
PROCESS_METRIC = "emporion_process_seconds"

_SERVER = "emporion.server"
_PROTOCOL = f"{_SERVER}.asgi_protocols:KeepaliveWebSocketProtocol"
_SOCKET = f"{_SERVER}.web.websocket:TableSocket"
_FRAMES = f"{_SERVER}.room.frames"

STAGES: dict[str, tuple[str, ...]] = {
    "receive": (f"{_PROTOCOL}.data_received", f"{_SOCKET}._handle_inbox"),
    "judge": (f"{_SERVER}.room.table:Table.validate_move",),
    "play": (
        "emporion.kernel.reference:apply",
        f"{_SERVER}.room.table_state:TableState.apply",
        f"{_SERVER}.room.rooms:Rooms.table_changed",
    ),
    "store": (
        f"{_SERVER}.room.room:encoded",
        f"{_SERVER}.room.table_repository:TableRepository.store",
        f"{_SERVER}.storage.write_queue:GroupWriter.write",
        f"{_SERVER}.storage.write_queue:GroupWriter.prepare",
        f"{_SERVER}.storage.write_queue:GroupWriter.commit",
        f"{_SERVER}.storage.write_hub:HubWriteQueue._flush",
        f"{_SERVER}.storage.write_hub:HubWriteQueue.data_received",
    ),
    "view": (f"{_FRAMES}:public_scene", f"{_FRAMES}:scene_of"),
    "log": (f"{_FRAMES}:PublicFrame.encoded_line", f"{_FRAMES}:PublicFrame.line_for"),
    "delta": (f"{_SERVER}.room.patch:Comparison.patch",),
    "encode": tuple(f"{_SERVER}.protocol:{name}" for name in ("encoded", "encoded_line", "encoded_step")),
    "send": (
        f"{_SERVER}.room.feed:Feed._publish",
        f"{_SERVER}.room.feed:Feed._send_steps",
        f"{_SERVER}.room.broadcaster:Broadcaster._run_slice",
        f"{_SOCKET}.send",
        f"{_PROTOCOL}._send_now",
        f"{_PROTOCOL}._flush",
    ),
    "collect": (f"{_SERVER}.gc_control:freeze_young", f"{_SERVER}.gc_control:collect_all"),
    "ping": (f"{_PROTOCOL}.send_keepalive_ping", f"{_PROTOCOL}.keepalive_timeout"),
}
"""The functions of each stage, as `module:name`: the module is the one in which callers look the name up."""


class StageClock:
    """Adds up the exclusive CPU time of stages, over all threads."""

    def __init__(self, clock: Callable[[], float] = time.thread_time) -> None:
        """`clock` counts CPU seconds of the calling thread."""
        self._clock = clock
        self._threads: list[dict[str, float]] = []
        """Each thread's totals: only that thread writes them, so no update is lost."""
        self._local = threading.local()

    def totals(self) -> dict[str, float]:
        """Seconds by stage."""
        return {stage: sum(seconds.get(stage, 0.0) for seconds in self._threads) for stage in STAGES}

    def timed(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function as a part of this stage. Of a coroutine function, the steps count and not the waiting."""
        if inspect.iscoroutinefunction(function):

            @wraps(function)
            async def timed_coroutine(*args: Any, **kw: Any) -> Any:
                return await self._stepped(stage, function(*args, **kw))

            return timed_coroutine

        clock, enter, leave = self._clock, self._enter, self._leave

        @wraps(function)
        def timed_function(*args: Any, **kw: Any) -> Any:
            within = enter()
            began = clock()
            try:
                return function(*args, **kw)
            finally:
                leave(stage, clock() - began, within)

        return timed_function

    @coroutine
    def _stepped(self, stage: str, steps: Any) -> Generator[Any, Any, Any]:
        """Run a coroutine, timing each of its steps."""
        step, given = steps.send, None
        while True:
            within = self._enter()
            began = self._clock()
            try:
                awaited = step(given)
            except StopIteration as end:
                return end.value
            finally:
                self._leave(stage, self._clock() - began, within)
            try:
                step, given = steps.send, (yield awaited)
            except GeneratorExit:
                steps.close()
                raise
            except BaseException as problem:
                step, given = steps.throw, problem

    def _enter(self) -> list[float]:
        """Begin a part of a stage: this thread's stack, with a place for the seconds of the parts within this one."""
        stack: list[float] | None = getattr(self._local, "stack", None)
        if stack is None:
            stack = self._local.stack = []
            self._local.seconds = seconds = dict[str, float]()
            self._threads.append(seconds)
        stack.append(0.0)
        return stack

    def _leave(self, stage: str, spent: float, stack: list[float]) -> None:
        within = stack.pop()
        seconds: dict[str, float] = self._local.seconds
        seconds[stage] = seconds.get(stage, 0.0) + spent - within
        if stack:
            stack[-1] += spent


class StageCollector(Collector):
    """Publishes the totals as metrics, with the CPU time of the whole process."""

    def __init__(self, clock: StageClock) -> None:
        self._clock = clock

    def collect(self) -> Iterator[CounterMetricFamily]:
        stages = CounterMetricFamily(METRIC, "CPU seconds by stage of a move", labels=["stage"])
        for stage, seconds in self._clock.totals().items():
            stages.add_metric([stage], seconds)
        yield stages
        yield CounterMetricFamily(PROCESS_METRIC, "CPU seconds of this process", value=time.process_time())


def owner_of(name: str) -> tuple[Any, str]:
    """The module or class that holds a function named as in `STAGES`, and the function's name there."""
    module, _, path = name.partition(":")
    *classes, function = path.split(".")
    owner: Any = import_module(module)
    for each in classes:
        owner = getattr(owner, each)
    if function not in vars(owner):
        raise AttributeError(f"{name}: {owner.__name__} defines no {function}")
    return owner, function


def install(registry: CollectorRegistry) -> None:
    """Time the stages in this process, and publish their totals."""
    clock = StageClock()
    for stage, names in STAGES.items():
        for name in names:
            owner, function = owner_of(name)
            setattr(owner, function, clock.timed(stage, vars(owner)[function]))
    registry.register(StageCollector(clock))
