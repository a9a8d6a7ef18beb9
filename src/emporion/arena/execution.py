"""Plays the deals of a tournament: in this process, in several, or on a cluster. The results do not depend on where."""

from __future__ import annotations

import platform
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from pathlib import Path

from emporion.arena.game_runner import find_bot, play_out, prepare_bots, runner_for
from emporion.arena.parallel import progress_bar, run_in_processes, run_on_cluster
from emporion.arena.results import Results
from emporion.arena.storage import Checkpoint, write_records
from emporion.arena.tournament import PlayedDeal, Tournament, TournamentGame
from emporion.bots.bot import Bot
from emporion.files import exclusive
from emporion.folders import cache_root
from emporion.kernel import reference
from emporion.kernel.errors import EmporionError, UnknownBot
from emporion.match import store

BotsBySeat = Sequence[Mapping[str, Bot]]
"""For each seat, the tournament's bots by name."""


@dataclass(frozen=True)
class Execution:
    """Where deals are played, and where they are stored."""

    jobs: int = 1
    ray: str | None = None
    """The address of a cluster, instead of processes."""
    keep: Path | None = None
    """The checkpoint file."""
    records: Path | None = None

    def __str__(self) -> str:
        processes = "one process" if self.jobs == 1 else f"{self.jobs} processes"
        return f"in {processes}" if self.ray is None else f"on the Ray cluster {self.ray}"


def run_tournament(tournament: Tournament, execution: Execution) -> Results:
    """Play all deals that the checkpoint does not have yet."""
    results, started = Results(tournament), store.now()
    with ExitStack() as stack:
        checkpoint = stack.enter_context(Checkpoint.open(execution.keep, tournament)) if execution.keep else None
        known = [deal for deal in checkpoint.deals.values() if deal.deal < tournament.deals] if checkpoint else []
        missing = sorted(set(range(tournament.deals)) - {deal.deal for deal in known})

        def add(deal: PlayedDeal) -> None:
            results.add(deal)
            if execution.records:
                write_records(execution.records, tournament, deal, started)

        for deal in known:
            add(deal)
        if not missing:
            return results
        advance = stack.enter_context(progress_bar("deals", tournament.deals, len(known)))
        for deal in stack.enter_context(closing(play_deals(tournament, missing, execution))):
            if checkpoint:
                checkpoint.add(deal)
            add(deal)
            advance(1)
    return results


def play_deals(tournament: Tournament, numbers: Sequence[int], execution: Execution) -> Generator[PlayedDeal]:
    """Deals in the order in which they finish."""
    games = sum(len(tournament.games_of(number)) for number in numbers)
    if execution.ray is not None:
        work = partial(play_deal_remotely, tournament, tournament.code, games)
        yield from run_on_cluster(work, numbers, execution.ray)
        return
    prepare(tournament, games)
    play = partial(play_deal, tournament)
    if execution.jobs > 1:
        yield from run_in_processes(play, numbers, execution.jobs)
    else:
        yield from map(play, numbers)


def prepare(tournament: Tournament, games: int) -> None:
    with open_bots(tournament) as by_seat:
        prepare_bots(tournament.rules, list(by_seat[0].values()), games)


def play_deal_remotely(tournament: Tournament, code: str, games: int, deal: int) -> PlayedDeal:
    """Play a deal on a cluster's machine, which may have another version of Emporion, and nothing compiled."""
    if tournament.code != code:
        differs = f"has other rules or bots: code is {tournament.code} there, {code} here"
        raise EmporionError(f"{platform.node()}: {differs}; install the same Emporion on all machines")
    prepare_remotely(tournament, games)
    return play_deal(tournament, deal)


@cache
def prepare_remotely(tournament: Tournament, games: int) -> None:
    """Once per process, and one process at a time, so that a machine compiles only once."""
    with exclusive(cache_root() / f"{tournament.game}.lock"):
        prepare(tournament, games)


def play_deal(tournament: Tournament, deal: int) -> PlayedDeal:
    """Play all games of a deal with new bots, so that nothing depends on which process played which deal before."""
    with open_bots(tournament) as by_seat:
        for player in all_bots(by_seat):
            with suppress(UnknownBot):  # it worked when the tournament began; if not now, random moves replace it
                player.prepare(tournament.rules)  # so that starting a program is not part of its first decision
        games = tournament.games_of(deal)
        return PlayedDeal(deal, tuple(play_game(tournament, *game, deal, by_seat) for game in games))


@contextmanager
def open_bots(tournament: Tournament) -> Iterator[BotsBySeat]:
    """The tournament's bots; closed at the end."""
    by_seat = [{name: find_bot(name) for name in tournament.rated} for _ in range(tournament.players)]
    try:
        yield by_seat
    finally:
        for player in all_bots(by_seat):
            player.close()


def all_bots(by_seat: BotsBySeat) -> Iterator[Bot]:
    return chain.from_iterable(at_seat.values() for at_seat in by_seat)


def play_game(tournament: Tournament, number: int, rotation: int, deal: int, by_seat: BotsBySeat) -> TournamentGame:
    """Play a deal with a line-up in one rotation."""
    game, lineup, seats = tournament.rules, tournament.lineups[number], range(tournament.players)
    players = [by_seat[seat][name] for seat, name in enumerate(lineup.seating(rotation))]
    rngs = [tournament.bot_rng(lineup, deal, rotation, seat) for seat in seats]
    state, _ = reference.start(game, tournament.players, tournament.options, tournament.key_of(deal))
    runner = runner_for(game, players)(game, state, players, rngs)
    first = runner.seat
    moves, thinking = play_out(runner)
    scores, ranks, ending = reference.result(game, runner.state)
    return TournamentGame(number, rotation, first, moves, tuple(scores), tuple(ranks), ending, thinking)
