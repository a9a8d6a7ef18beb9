"""Runs tasks in several processes of this machine, or on a Ray cluster (`pip install 'emporion[cluster]'`)."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from threading import Thread
from types import ModuleType
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from emporion.kernel.errors import EmporionError
from emporion.kernel.extras import require

SPEED_PERIOD = 3600.0  # seconds over which progress is measured; a deal of slow bots takes minutes
LOCAL = "local"
MOST_RETRIES = 20  # of a task whose machine died
TASKS_PER_CPU = 4  # queued at a time: enough that no CPU waits, few enough that little is lost with a machine
CONNECT_SECONDS = 10.0
OBJECT_STORE = 80 * 1024 * 1024  # bytes, the least that Ray accepts; our results are small

Task = TypeVar("Task")
Result = TypeVar("Result")


@contextmanager
def progress_bar(unit: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A transient progress bar on standard error, if that is a terminal. Yields a function that advances it."""
    status = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not status.is_terminal
    with Progress(
        *columns, console=status, transient=True, disable=hidden, speed_estimate_period=SPEED_PERIOD
    ) as progress:
        task = progress.add_task(unit, total=total, completed=done)
        yield lambda count: progress.update(task, advance=count)


# Processes.


def cpu_count() -> int:
    """The CPUs that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_in_processes(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Generator[Result]:
    """The results of all tasks as they finish; close the generator to cancel the rest. Processes are spawned, not
    forked: a fork could hold a lock of the progress bar for ever."""
    others = multiprocessing.active_children()
    workers = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=initialize_worker)
    try:
        submitted = {workers.submit(work, task) for task in tasks}
        for done in as_completed(submitted):
            submitted.remove(done)
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


def initialize_worker() -> None:
    """Ignore Ctrl-C, which reaches all processes: the parent ends the workers. If it is killed, they notice."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """Exit at once when the parent ends: no process is left to read a result or a message."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    multiprocessing.connection.wait([parent.sentinel])
    os._exit(1)


# A Ray cluster.


def run_on_cluster(work: Callable[[Task], Result], tasks: Iterable[Task], address: str) -> Generator[Result]:
    """The results of all tasks as they finish. Tasks of a machine that dies run again elsewhere, which is safe: a task
    gives the same result wherever and however often it runs."""
    ray = connect(address)
    try:
        remote = ray.remote(max_retries=MOST_RETRIES, num_cpus=1)(run_task)
        left = iter(tasks)
        queued = TASKS_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
        submitted = [remote.remote(work, task) for task in islice(left, queued)]
        while submitted:
            (done,), submitted = ray.wait(submitted, num_returns=1)
            yield result_of(ray, done)
            submitted += [remote.remote(work, task) for task in islice(left, 1)]
    finally:
        ray.shutdown()


def run_task(work: Callable[[Task], Result], task: Task) -> Result:
    """Runs on a machine of the cluster."""
    return work(task)


def connect(address: str) -> ModuleType:
    """Ray, connected to a cluster or to a new one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # before Ray is imported
    require("cluster", "--ray", instead="--jobs for this machine")
    ray = import_module("ray")
    local = {"num_cpus": cpu_count(), "include_dashboard": False, "object_store_memory": OBJECT_STORE}
    try:
        check_reachable(address)
        ray.init(address, logging_level="error", log_to_driver=False, **(local if address == LOCAL else {}))
    except (OSError, OverflowError, RuntimeError, ValueError) as problem:
        expected = "expected auto, local or the address of a running cluster"
        raise EmporionError(f"--ray {address}: no cluster was found ({first_line(problem)}); {expected}") from None
    return ray


def check_reachable(address: str) -> None:
    """Fail within seconds; Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()


def result_of(ray: ModuleType, done: object) -> Any:
    """A task's result, or its exception."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as problem:
        raise problem.cause from None
    except ray.exceptions.RayError as problem:
        raise EmporionError(f"the cluster could not finish the games: {first_line(problem)}") from None


def first_line(problem: Exception) -> str:
    return (str(problem).strip() or type(problem).__name__).splitlines()[0]
