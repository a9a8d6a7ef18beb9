"""The search for a server's capacity, on servers that are made up."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from tests.server.capacity import PRECISION, Trial, capacity, capacity_table, percentile, search, verdict
from tests.server.crowd import Plan, Window, cores, merged


def window(rate: float, told: float = 0.01, cpu: float = 0.2) -> Window:
    moves = round(10 * rate)
    return Window(10.0, [told / 2] * moves, [told] * 4 * moves, 5 * moves, 0, 0, [cpu])


class MadeUpServer:
    """Takes `most` moves per second; its clients send at most `clients`."""

    def __init__(self, most: float, clients: float = math.inf, hiccup: int = -1) -> None:
        """`hiccup`: the number of a window that is spoilt by something else."""
        self.most, self.clients, self.hiccup, self.tries = most, clients, hiccup, 0

    def __call__(self, wanted: float) -> Trial:
        sent = min(wanted, self.clients)
        is_slow = sent > self.most or self.tries == self.hiccup
        self.tries += 1
        used = min(1.0, sent / self.most)
        return Trial(
            wanted, window(min(sent, self.most), 2.0 if is_slow else 0.02, min(1, wanted / self.clients)), used, used
        )


@pytest.mark.parametrize("most", [20, 150, 200, 800, 5000])
def test_the_search_finds_the_capacity(most: float) -> None:
    trials = search(MadeUpServer(most), first=200)
    found = capacity(trials)
    assert found is not None
    assert most / PRECISION**1.1 <= found.window.rate <= most
    assert verdict(trials).startswith(f"capacity: {found.window.rate:.0f} moves/s with told p99 under 250 ms")
    assert capacity_table([trial.row for trial in trials]).count("\n") == len(trials) + 1


def test_one_spoilt_window_does_not_count() -> None:
    undisturbed, disturbed = (capacity(search(MadeUpServer(800, hiccup=at), 200)) for at in (-1, 2))
    assert disturbed is not None
    assert undisturbed is not None
    assert disturbed.wanted == undisturbed.wanted


def test_slow_clients_are_not_the_servers_limit() -> None:
    trials = search(MadeUpServer(2000, clients=500), first=200)
    assert {trial.limit for trial in trials} == {"", "clients"}
    assert "at least" in verdict(trials)
    assert verdict(trials).endswith("the clients are the limit (more --clients or --tables)")


def test_clients_that_are_always_too_slow_find_nothing() -> None:
    trials = search(MadeUpServer(2000, clients=1), first=200)
    assert capacity(trials) is None
    assert verdict(trials) == "no capacity found: the clients are too slow"


def test_a_server_that_is_always_too_slow_ends_the_search() -> None:
    trials = search(MadeUpServer(0.5), first=200)
    assert capacity(trials) is None
    assert verdict(trials) == "no capacity found: every rate failed"


@pytest.mark.parametrize(
    ("told", "reached", "client_cpu", "server_cpu", "limit"),
    [
        (0.01, 1.0, 0.5, 0.5, ""),
        (0.24, 0.95, 0.95, 0.95, ""),
        (0.30, 1.0, 0.5, 0.99, "server"),
        (0.30, 1.0, 0.5, 0.5, "server"),  # it waits for its disk
        (0.30, 1.0, 0.95, 0.5, "clients"),
        (0.30, 1.0, 0.95, 0.99, "server"),
        (0.01, 0.5, 0.5, 0.99, "server"),
        (0.01, 0.5, 0.5, 0.5, "clients"),
        (math.inf, 0.0, 0.1, 0.1, "server"),
    ],
)
def test_who_is_the_limit(told: float, reached: float, client_cpu: float, server_cpu: float, limit: str) -> None:
    assert Trial(100, window(100 * reached, told, client_cpu), server_cpu, server_cpu).limit == limit


def test_windows_of_several_processes_are_one() -> None:
    one, two = window(10, 0.01, 0.3), replace(window(20, 0.05, 0.6), seconds=10.5, refusals=1, reconnects=2)
    both = merged([one, two])
    assert (len(both.acknowledged), len(both.told), both.frames) == (300, 1200, 1500)
    assert (both.refusals, both.reconnects, both.cpus) == (1, 2, [0.3, 0.6])
    assert both.rate == 300 / 10.5
    assert percentile(both.told, 0.99) == 0.05


@pytest.mark.parametrize("clients", [1, 3, 7, 10])
def test_processes_share_tables_and_spectators(clients: int) -> None:
    shares = Plan(1, 2, 10, 4, 5.0, spectators=5).shares(clients)
    tables = [number for share in shares for number in range(share.first, share.first + share.tables)]
    assert tables == list(range(10))
    assert sum(share.spectators for share in shares) == 5
    assert all(share.tables for share in shares)


def test_cores_are_written_as_taskset_does() -> None:
    assert cores("0") == {0}
    assert cores("1-4") == {1, 2, 3, 4}
    assert cores("0,2-3,7") == {0, 2, 3, 7}
