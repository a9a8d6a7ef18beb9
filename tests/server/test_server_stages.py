"""The CPU time of a move by stage: what is timed exists, and every moment counts once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest
from prometheus_client import CollectorRegistry, generate_latest

from emporion.server.stages import STAGES, StageClock, StageCollector, owner_of
from tests.server.stage_profile import REST, profile_table, stages_in


class Watch:
    """A clock that stands still unless it is told to go on."""

    now = 0.0

    def __call__(self) -> float:
        return self.now

    def spend(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def clock(watch: Watch) -> StageClock:
    return StageClock(watch)


def spent(clock: StageClock) -> dict[str, float]:
    return {stage: seconds for stage, seconds in clock.totals().items() if seconds}


@pytest.mark.parametrize("name", [name for names in STAGES.values() for name in names])
def test_every_timed_function_exists(name: str) -> None:
    owner, function = owner_of(name)
    assert callable(vars(owner)[function])


def test_a_function_that_is_gone_is_named() -> None:
    with pytest.raises(AttributeError, match=r"^emporion\.server\.protocol:xyzzy: .* defines no xyzzy$"):
        owner_of("emporion.server.protocol:xyzzy")


def test_no_function_is_timed_twice() -> None:
    names = [name for stage in STAGES.values() for name in stage]
    assert len(names) == len(set(names))


def test_a_stage_within_another_counts_once(watch: Watch, clock: StageClock) -> None:
    view = clock.timed("view", lambda: watch.spend(3))

    def send() -> None:
        watch.spend(1)
        view()
        view()
        watch.spend(0.5)

    clock.timed("send", send)()
    assert spent(clock) == {"send": 1.5, "view": 6}


def test_a_stage_within_itself_counts_once(watch: Watch, clock: StageClock) -> None:
    def play(depth: int) -> None:
        watch.spend(1)
        if depth:
            timed(depth - 1)

    timed: Callable[[int], None] = clock.timed("play", play)
    timed(3)
    assert spent(clock) == {"play": 4}


def test_a_function_that_fails_counts_until_then(watch: Watch, clock: StageClock) -> None:
    def fails() -> None:
        watch.spend(2)
        raise ValueError

    def judge() -> None:
        with pytest.raises(ValueError):  # noqa: PT011
            clock.timed("play", fails)()
        watch.spend(1)

    clock.timed("judge", judge)()
    assert spent(clock) == {"play": 2, "judge": 1}


def test_waiting_coroutines_do_not_count(watch: Watch, clock: StageClock) -> None:
    async def store() -> str:
        watch.spend(1)
        await asyncio.sleep(0)
        watch.spend(2)
        await asyncio.sleep(0)
        return "stored"

    async def meanwhile() -> None:
        for _ in range(5):
            watch.spend(10)
            await asyncio.sleep(0)

    async def both() -> str:
        stored, _ = await asyncio.gather(asyncio.create_task(clock.timed("store", store)()), meanwhile())
        return str(stored)

    assert asyncio.run(both()) == "stored"
    assert spent(clock) == {"store": 3}


def test_exceptions_reach_a_timed_coroutine(watch: Watch, clock: StageClock) -> None:
    async def store() -> str:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            watch.spend(1)
            raise
        return "never"

    async def cancelled() -> None:
        task = asyncio.ensure_future(clock.timed("store", store)())
        await asyncio.sleep(0)
        task.cancel()
        await task

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(cancelled())
    assert spent(clock) == {"store": 1}


def test_threads_do_not_disturb_each_other(clock: StageClock, watch: Watch) -> None:
    entered, done = threading.Event(), threading.Event()

    def store() -> None:
        entered.set()
        assert done.wait(60)

    thread = threading.Thread(target=clock.timed("store", store))
    thread.start()
    assert entered.wait(60)
    clock.timed("view", lambda: watch.spend(1))()
    done.set()
    thread.join()
    # By this clock, which all threads share, the second passed in both of them.
    assert spent(clock) == {"view": 1, "store": 1}


def test_stages_and_the_rest_add_up_to_the_process() -> None:
    clock, registry = StageClock(), CollectorRegistry()
    registry.register(StageCollector(clock))
    clock.timed("play", lambda: sum(range(1_000_000)))()
    read = stages_in(generate_latest(registry).decode())
    assert list(read) == [*STAGES, REST]
    assert 0 < read["play"] == clock.totals()["play"]
    assert read[REST] > 0
    assert sum(read.values()) > read["play"]


def test_a_profile_has_a_row_for_each_stage_and_one_for_all() -> None:
    assert profile_table({"view": 300.0, REST: 100.0}).splitlines()[2:] == [
        "| view | 300 | 75% |",
        "| rest | 100 | 25% |",
        "| all | 400 | 100% |",
    ]
