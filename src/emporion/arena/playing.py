"""Playing the deals of a contest: in this process, in several, or on a cluster. The table does not depend on where."""

from __future__ import annotations

import platform
from collections.abc import Generator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from emporion.arena.cluster import on_cluster
from emporion.arena.contest import Contest
from emporion.arena.game import PlayedDeal, play_deal, seated
from emporion.arena.kept import KeptDeals
from emporion.arena.processes import in_processes
from emporion.arena.progress import bar_of
from emporion.arena.readiness import get_ready
from emporion.arena.records import write_records
from emporion.arena.sheet import Sheet
from emporion.files import exclusive
from emporion.folders import cache_root
from emporion.kernel.errors import EmporionError
from emporion.match import store


@dataclass(frozen=True)
class Where:
    """Where deals are played, and where they are left."""

    jobs: int = 1
    ray: str | None = None
    """The address of a cluster, instead of processes."""
    keep: Path | None = None
    records: Path | None = None

    def __str__(self) -> str:
        processes = "one process" if self.jobs == 1 else f"{self.jobs} processes"
        return f"in {processes}" if self.ray is None else f"on the Ray cluster {self.ray}"


def played_out(contest: Contest, where: Where) -> Sheet:
    """The sheet of a contest, once all its deals are played. Those that were kept are not played again."""
    sheet, started = Sheet(contest), store.now()
    with ExitStack() as open_things:
        kept = open_things.enter_context(KeptDeals.open(where.keep, contest)) if where.keep else None
        known = [deal for deal in kept.deals.values() if deal.deal < contest.deals] if kept else []
        missing = sorted(set(range(contest.deals)) - {deal.deal for deal in known})

        def enter(deal: PlayedDeal) -> None:
            sheet.enter(deal)
            if where.records:
                write_records(where.records, contest, deal, started)

        for deal in known:
            enter(deal)
        if not missing:
            return sheet
        tick = open_things.enter_context(bar_of("deals", contest.deals, len(known)))
        for deal in open_things.enter_context(closing(deals_of(contest, missing, where))):
            if kept:
                kept.add(deal)
            enter(deal)
            tick(1)
    return sheet


def deals_of(contest: Contest, numbers: Sequence[int], where: Where) -> Generator[PlayedDeal]:
    """Deals as they are finished."""
    games = sum(len(contest.places(number)) for number in numbers)
    if where.ray is not None:
        yield from on_cluster(partial(play_there, contest, contest.code, games), numbers, where.ray)
        return
    prepare_here(contest, games)
    play = partial(play_deal, contest)
    if where.jobs > 1:
        yield from in_processes(play, numbers, where.jobs)
    else:
        yield from map(play, numbers)


def prepare_here(contest: Contest, games: int) -> None:
    """Before there are processes that would all do the same."""
    with seated(contest) as players:
        get_ready(contest.rules, list(players[0].values()), games)


def play_there(contest: Contest, code: str, games: int, deal: int) -> PlayedDeal:
    """A deal on a machine of a cluster, which may have another Emporion than ours, and nothing compiled."""
    if contest.code != code:
        differs = f"has other rules or bots: code is {contest.code} there, {code} here"
        raise EmporionError(f"{platform.node()}: {differs}; install the same Emporion on all machines")
    prepare_there(contest, games)
    return play_deal(contest, deal)


@cache
def prepare_there(contest: Contest, games: int) -> None:
    """Once for each process, and one after the other, so that a machine compiles only once."""
    with exclusive(cache_root() / f"{contest.game}.lock"):
        prepare_here(contest, games)
