"""Playing and counting in several processes. The figures do not depend on how many there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool

from emporion import bots
from emporion.arena.series import Series, way_to_play
from emporion.arena.tally import Tally, Tick
from emporion.games import find
from emporion.kernel.contract import Json
from emporion.kernel.errors import EmporionError

LARGEST_PART = 100  # games that a process plays before it reports
PARTS_EACH = 16  # at least, so that progress is seen and nobody waits long at the end

Order = tuple[str, int, str, dict[str, Json], int, range]
"""A series as it goes to another process, by names, and the numbers of games to play."""


def processors() -> int:
    """How many we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def count_games(series: Sequence[Series], games: int, jobs: int, tick: Tick) -> list[Tally]:
    """Play that many games of each series, and count."""
    if jobs > 1 and games > 1:
        return count_in_processes(series, games, jobs, tick)
    tallies = [Tally.of(each) for each in series]
    for each, tally in zip(series, tallies, strict=True):
        for part in parts_of(games, 1):
            tally.count(each, way_to_play(each)(each, part), tick)
    return tallies


def parts_of(games: int, jobs: int) -> list[range]:
    """The numbers of the games in parts of about the same size."""
    size = max(1, min(LARGEST_PART, games // (jobs * PARTS_EACH)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def count_in_processes(series: Sequence[Series], games: int, jobs: int, tick: Tick) -> list[Tally]:
    """Every part in whatever process is free; games and bots go there by their names. New processes are started from
    scratch: a copy of this one could hold a lock of its progress bar for ever."""
    others = multiprocessing.active_children()
    tallies = [Tally.of(each) for each in series]
    method = multiprocessing.get_context("spawn")
    workers = ProcessPoolExecutor(jobs, mp_context=method, initializer=wait_for_the_end)
    try:
        orders = {
            workers.submit(count_part, order_of(each, numbers)): tally
            for each, tally in zip(series, tallies, strict=True)
            for numbers in parts_of(games, jobs)
        }
        for order in as_completed(orders):
            part = order.result()
            orders.pop(order).merge(part)
            tick(part.games + part.broken_off)
    except BrokenProcessPool:
        raise EmporionError("a process that played games was killed; try fewer of them (--jobs 1)") from None
    except BaseException:
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        workers.shutdown(wait=True, cancel_futures=True)
    return tallies


def order_of(series: Series, numbers: range) -> Order:
    return series.game.name, series.players, series.bot.name, series.options, series.seed, numbers


def wait_for_the_end() -> None:
    """Ctrl-C reaches all processes; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def count_part(order: Order) -> Tally:
    """What a worker does."""
    game, players, bot, options, seed, numbers = order
    series = Series(find(game), players, bots.find(bot), options, seed)
    tally = Tally.of(series)
    tally.count(series, way_to_play(series)(series, numbers))
    return tally
