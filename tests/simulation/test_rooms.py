"""Simulated rooms keep every promise; `make soak` and `python -m tests.simulation` run many more of them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.simulation.batch import results
from tests.simulation.run import run
from tests.simulation.site import Kind
from tests.simulation.story import story

pytestmark = pytest.mark.slow

FEW = 18
MANY = 2_000
REPLAYED = {12: Kind.SHARED, 18: Kind.POSTGRES, 2: Kind.ONE}
"""Short runs of each kind of site."""


@pytest.mark.parametrize("seed", range(FEW))
def test_a_room_keeps_its_promises(seed: int) -> None:
    result = run(seed)
    assert not result.violations, story(result)
    assert result.acknowledged


@pytest.mark.parametrize(("seed", "kind"), REPLAYED.items())
def test_a_seed_gives_the_same_history_again(seed: int, kind: Kind) -> None:
    first, second = run(seed), run(seed)
    assert first.kind == kind
    assert first.events == second.events
    assert first.hash == second.hash


def test_a_seed_gives_the_same_history_in_another_process() -> None:
    """Whatever the hashes of texts and the addresses of objects are."""
    seed = next(iter(REPLAYED))
    command = [sys.executable, "-m", "tests.simulation", "--seed", str(seed)]
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert told.endswith(f"history {run(seed).hash}\n")


def test_several_processes_have_the_same_histories() -> None:
    there = {result.seed: result.hash for result in results(range(2), None, jobs=2)}
    assert there == {seed: run(seed).hash for seed in range(2)}


@pytest.mark.soak
def test_many_rooms_keep_their_promises() -> None:
    hours = commands = 0.0
    for seed in range(FEW, MANY):
        result = run(seed)
        assert not result.violations, story(result)
        hours, commands = hours + result.hours, commands + result.acknowledged
    print(f"{MANY - FEW:,} rooms, {hours:,.0f} simulated hours, {commands:,.0f} acknowledged commands")
