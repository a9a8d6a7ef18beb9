"""Work that is shared out among the machines of a Ray cluster (`pip install 'emporion[cluster]'`)."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Any

from emporion.arena.processes import Order, Result, processors
from emporion.kernel.errors import EmporionError

LOCAL = "local"
MOST_RETRIES = 20  # of an order whose machine died
ORDERS_EACH = 4  # for every processor, so that none waits; few, so that little is lost with a machine
PATIENCE = 10.0  # seconds until a machine answers
SMALL_STORE = 80 * 1024 * 1024  # bytes for results on their way, the least that Ray takes: ours are small


def on_cluster(work: Callable[[Order], Result], orders: Iterable[Order], address: str) -> Generator[Result]:
    """The results of all orders, whichever is finished first. What a machine had begun when it died is done by another
    one: all work here gives the same result wherever and however often it is done."""
    ray = connected(address)
    try:
        task = ray.remote(max_retries=MOST_RETRIES, num_cpus=1)(done_there)
        left = iter(orders)
        room = ORDERS_EACH * max(1, int(ray.cluster_resources().get("CPU", 1)))
        placed = [task.remote(work, order) for order in islice(left, room)]
        while placed:
            (done,), placed = ray.wait(placed, num_returns=1)
            yield result_of(ray, done)
            placed += [task.remote(work, order) for order in islice(left, 1)]
    finally:
        ray.shutdown()


def done_there(work: Callable[[Order], Result], order: Order) -> Result:
    """What a machine of the cluster does."""
    return work(order)


def connected(address: str) -> ModuleType:
    """Ray, once it has found the cluster, or has made one of this machine alone."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # before Ray is imported
    try:
        ray = import_module("ray")
    except ImportError:
        raise EmporionError("--ray needs Ray: pip install 'emporion[cluster]' (or --jobs for this machine)") from None
    alone = {"num_cpus": processors(), "include_dashboard": False, "object_store_memory": SMALL_STORE}
    try:
        check_answers(address)
        ray.init(address, logging_level="error", log_to_driver=False, **(alone if address == LOCAL else {}))
    except (OSError, OverflowError, RuntimeError, ValueError) as problem:
        expected = "expected auto, local or the address of a running cluster"
        raise EmporionError(f"--ray {address}: no cluster was found ({first_line(problem)}); {expected}") from None
    return ray


def check_answers(address: str) -> None:
    """Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def result_of(ray: ModuleType, done: object) -> Any:
    """What an order gave; what was wrong with it is wrong here too."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as problem:
        raise problem.cause from None
    except ray.exceptions.RayError as problem:
        raise EmporionError(f"the cluster could not finish the games: {first_line(problem)}") from None


def first_line(problem: Exception) -> str:
    return (str(problem).strip() or type(problem).__name__).splitlines()[0]
