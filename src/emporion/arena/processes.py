"""Work that is shared out among the processes of this machine."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import TypeVar

from emporion.kernel.errors import EmporionError

Order = TypeVar("Order")
Result = TypeVar("Result")


def processors() -> int:
    """How many we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_processes(work: Callable[[Order], Result], orders: Iterable[Order], jobs: int) -> Generator[Result]:
    """The results of all orders, whichever is finished first; to be closed by whoever does not want them all. New
    processes are started from scratch: a copy of this one could hold a lock of its progress bar for ever."""
    others = multiprocessing.active_children()
    workers = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=settle_in)
    try:
        placed = {workers.submit(work, order) for order in orders}
        for done in as_completed(placed):
            placed.remove(done)
            yield done.result()
    except BrokenProcessPool:
        raise EmporionError("a process that played games was killed; try fewer of them (--jobs 1)") from None
    except BaseException:
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        workers.shutdown(wait=True, cancel_futures=True)


def settle_in() -> None:
    """Ctrl-C reaches all processes; the first one ends the others. If it is killed itself, they notice."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_first, daemon=True).start()


def end_with_the_first() -> None:
    """At once, as nobody is left who would read a result or a message."""
    first = multiprocessing.parent_process()
    assert first is not None
    multiprocessing.connection.wait([first.sentinel])
    os._exit(1)
