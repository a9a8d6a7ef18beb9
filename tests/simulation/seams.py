"""What a run replaces: clocks, dice, threads, files, sockets and processes. Everything else is the server as it is."""

from __future__ import annotations

import random
import secrets
import selectors
import time
import traceback
from collections.abc import Callable, Iterator, MutableMapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import psycopg
import structlog

from emporion.server import services
from emporion.server.rate_limit import RateLimiter
from emporion.server.room.bot_pool import BotPool
from emporion.server.storage import database, read_pool, write_hub, write_queue
from emporion.server.web import websocket
from emporion.server.web.websocket import TableSocket
from tests.simulation import current, engines, pipes
from tests.simulation.loop import SimulatedLoop, settle
from tests.simulation.postgres import Listener, PostgresServer
from tests.simulation.threads import SimulatedExecutor, SimulatedQueue, SimulatedThread

if TYPE_CHECKING:
    from tests.simulation.faults import Faults
    from tests.simulation.site import Site
    from tests.simulation.world import World

THINKING = 0.02, 4.0  # seconds that a bot thinks
SHORT_QUEUE = 3  # frames for a client that does not read: few are sent in a minute
EXPECTED = ("the database cannot be used", "the supervisor has ended", "a bot's move failed")
"""Errors in the log that faults are expected to cause."""


class BotProcesses:
    """Stands in for the processes of bots: they choose at random, after a while, and die at times."""

    faults: Faults

    def __init__(self) -> None:
        self._is_broken = False
        self._processes: dict[int, Any] = {}

    def run(self, loop: SimulatedLoop, done: Any, func: Callable[..., Any], args: tuple[Any, ...]) -> None:
        world = loop.world
        dies = world.dice.random() < self.faults.bots_die
        self._is_broken = self._is_broken or dies
        problem = BrokenProcessPool() if self._is_broken else None
        found = False
        if func.__name__ == "_choose":
            _, _, _, legal, rng = args
            found = random.Random(f"{rng}").choice(legal)

        def answer() -> None:
            loop.call_soon(settle, done, found, problem)

        world.after(world.dice.uniform(*THINKING), answer)

    def shutdown(self, **_: object) -> None:
        pass


class SimulatedBots(BotPool):
    def _new_pool(self, processes: int) -> Any:
        return BotProcesses()


async def leave_garbage() -> None:
    """Stands in for the control of garbage collection, which is about real memory."""


def note_line(_logger: object, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Put a line of a server's log into the history. Unexpected errors are faults."""
    world = current.world()
    process = world.running
    said = " ".join(f"{name}={value}" for name, value in sorted(event.items()) if name not in ("event", "exc_info"))
    line = f"log: {event['event']} {said}".rstrip()
    found = event.get("exc_info")
    if method in ("error", "exception", "critical") and event["event"] not in EXPECTED:
        problem = found if isinstance(found, BaseException) else None
        lines = traceback.format_exception(problem) if problem is not None else [traceback.format_exc()]
        if process is None or not process.is_dead:
            world.history.violate(f"{process.name if process else '?'}: {line}\n{''.join(lines)}".rstrip())
    elif process is not None and not process.is_dead:
        process.note(line)
    raise structlog.DropEvent


@contextmanager
def simulated(world: World, site: Site, faults: Faults) -> Iterator[None]:
    """The server's code runs in this world."""
    dice = world.dice_for("secrets")

    def exit_now(_code: int) -> None:
        process = world.running
        assert process is not None
        world.after(0, process.die, "ends without its supervisor")

    def kill_now(_pid: int, _signal: int) -> None:
        assert site.supervisor is not None
        world.after(0, site.supervisor.die, "ends by itself")

    # Connections have numbers for hashes: sets of them have the same order in every run.
    replaced: list[tuple[Any, dict[str, Any]]] = [
        (
            time,
            {
                "monotonic": world.monotonic,
                "time": world.wall,
                "time_ns": world.wall_ns,
                "perf_counter": world.perf_counter,
            },
        ),
        (
            secrets,
            {
                "token_bytes": lambda size=32: dice.randbytes(size),
                "token_hex": lambda size=32: dice.randbytes(size).hex(),
                "token_urlsafe": lambda size=32: dice.randbytes(size).hex(),
                "choice": dice.choice,
            },
        ),
        (RateLimiter.__init__, {"__defaults__": (world.monotonic,)}),
        (write_queue, {"Thread": SimulatedThread, "SimpleQueue": SimulatedQueue}),
        (read_pool, {"ThreadPoolExecutor": SimulatedExecutor}),
        (database, {"create_engine": engines.create_engine}),
        (
            write_hub,
            {
                "Thread": SimulatedThread,
                "SimpleQueue": SimulatedQueue,
                "selectors": SimpleNamespace(
                    DefaultSelector=pipes.SimulatedSelector,
                    EVENT_READ=selectors.EVENT_READ,
                    EVENT_WRITE=selectors.EVENT_WRITE,
                ),
                "socket": SimpleNamespace(socketpair=pipes.pair, socket=pipes.PipeEnd),
                "os": SimpleNamespace(_exit=exit_now, kill=kill_now, getpid=lambda: 0),
            },
        ),
        (services, {"BotPool": SimulatedBots, "control_gc": leave_garbage}),
        (psycopg, {"AsyncConnection": Listener}),
        (BotProcesses, {"faults": faults}),
        (websocket, {"MAX_QUEUED_FRAMES": SHORT_QUEUE, "_handling": set()}),
        (TableSocket, {"__hash__": lambda socket: socket.socket.number}),
        (write_hub.Channel, {"__hash__": lambda channel: channel.connection.number}),
    ]
    if isinstance(site.disk, PostgresServer):
        replaced.append((Listener, {"server": site.disk}))
    before = structlog.get_config()
    with ExitStack() as stack:
        for target, parts in replaced:
            for name, part in parts.items():
                if hasattr(target, name):
                    stack.callback(setattr, target, name, getattr(target, name))
                setattr(target, name, part)
        structlog.configure(processors=[note_line], cache_logger_on_first_use=False)
        stack.callback(structlog.configure, **before)
        current.enter(world)
        stack.callback(current.leave)
        yield
