"""Playing and counting in several processes. The figures do not depend on how many there are."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing

from emporion.arena.game import unhurried
from emporion.arena.processes import in_processes
from emporion.arena.series import Series, play_games
from emporion.arena.tally import Tally, Tick
from emporion.games import find
from emporion.kernel.contract import Json

LARGEST_PART = 100  # games that a process plays before it reports
PARTS_EACH = 16  # at least, so that progress is seen and nobody waits long at the end

Order = tuple[str, int, str, dict[str, Json], int, range]
"""A series as it goes to another process, by names, and the numbers of games to play."""


def count_games(series: Sequence[Series], games: int, jobs: int, tick: Tick) -> list[Tally]:
    """Play that many games of each series, and count."""
    if jobs > 1 and games > 1:
        return count_in_processes(series, games, jobs, tick)
    tallies = [Tally.of(each) for each in series]
    for each, tally in zip(series, tallies, strict=True):
        for part in parts_of(games, 1):
            tally.count(each, play_games(each, part), tick)
    return tallies


def parts_of(games: int, jobs: int) -> list[range]:
    """The numbers of the games in parts of about the same size."""
    size = max(1, min(LARGEST_PART, games // (jobs * PARTS_EACH)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def count_in_processes(series: Sequence[Series], games: int, jobs: int, tick: Tick) -> list[Tally]:
    """Every part in whatever process is free; games and bots go there by their names."""
    tallies = {each.players: Tally.of(each) for each in series}
    orders = [order_of(each, numbers) for each in series for numbers in parts_of(games, jobs)]
    with closing(in_processes(count_part, orders, jobs)) as parts:
        for part in parts:
            tallies[part.players].merge(part)
            tick(part.games + part.broken_off)
    return list(tallies.values())


def order_of(series: Series, numbers: range) -> Order:
    return series.game.name, series.players, series.bot.name, series.options, series.seed, numbers


def count_part(order: Order) -> Tally:
    """What a worker does."""
    game, players, bot, options, seed, numbers = order
    series = Series(find(game), players, unhurried(bot), options, seed)
    tally = Tally.of(series)
    tally.count(series, play_games(series, numbers))
    return tally
