"""Counts for a report: replays games on the reference backend, whose trace lists the events, and counts them.

Counts can be merged, so the figures do not depend on the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from importlib import import_module
from itertools import pairwise

from emporion.arena.game_runner import BROKEN_OFF, find_bot
from emporion.arena.parallel import run_in_processes
from emporion.arena.self_play import PlayedGame, SelfPlay, play_games
from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.contract import Json
from emporion.kernel.seats import NOBODY
from emporion.kernel.trace import RawEvent
from emporion.statistics import WIN, Histogram, Proportion, StatisticsCollector

QUARTERS = (1, 2, 3)  # of a game's turns, after which we look who leads
LARGEST_CHUNK = 100  # games per task of a process
CHUNKS_PER_PROCESS = 16  # at least, for a smooth progress bar and little waiting at the end

Advance = Callable[[int], None]
"""Called with the number of games just counted."""

Task = tuple[str, int, str, dict[str, Json], int, range]
"""A `SelfPlay` by names, as it goes to another process, and the numbers of the games to play."""


class ReportCounts:
    """Counts over games of one `SelfPlay`. Counts of different games can be merged."""

    def __init__(self, players: int, statistics: StatisticsCollector) -> None:
        self.players = players
        self.statistics = statistics
        """The game's own counts."""
        self.broken_off = 0
        self.asked = self.faults = 0
        """Decisions with more than one legal action, and random moves among them; broken-off games included."""
        self.shared = 0
        self.endings = Histogram()
        self.turns, self.decisions = Histogram(), Histogram()
        self.scores, self.winners, self.margins = Histogram(), Histogram(), Histogram()
        self.seat_wins, self.order_wins = ([Proportion() for _ in range(players)] for _ in range(2))
        self.seat_scores, self.order_scores = ([Histogram() for _ in range(players)] for _ in range(2))
        """By seat and by order of play; the seat that decides first comes first."""
        self.leader_wins = {quarter: Proportion() for quarter in QUARTERS}
        self.lead_changes = Histogram()

    @classmethod
    def empty(cls, self_play: SelfPlay) -> ReportCounts:
        return cls(self_play.players, import_module(self_play.game.statistics).Statistics(self_play.players))

    @property
    def games(self) -> int:
        """Games that ended."""
        return self.turns.size

    def count(self, self_play: SelfPlay, played: Iterable[PlayedGame], advance: Advance = lambda done: None) -> None:
        """Replay games. Each must end as it was played."""
        for each in played:
            self.asked += each.asked
            self.faults += each.faults
            if each.ending == BROKEN_OFF:
                self.broken_off += 1
            else:
                self.count_game(self_play, each)
            advance(1)

    def count_game(self, self_play: SelfPlay, played: PlayedGame) -> None:
        game = self_play.game
        state, events = reference.start(game, self_play.players, self_play.options, played.key)
        first = reference.actor(game, state)
        leaders: list[int] = []  # after each turn
        self.statistics.start_game(state)
        self.watch(events)
        for move in played.moves:
            turn = state.turn
            self.watch(reference.play(game, state, move))
            if state.turn > turn > 0:
                leaders += [leader(reference.result(game, state)[0])] * (state.turn - turn)
        scores, ranks, ending = reference.result(game, state)
        if (tuple(scores), tuple(ranks), ending) != (played.scores, played.ranks, played.ending):
            raise AssertionError(f"game {played.number} of seed {self_play.seed} does not end as it was played")
        wins = win_parts(ranks)
        self.statistics.end_game(state, scores, wins)
        self.turns.add(state.turn)
        self.decisions.add(len(played.moves))
        self.endings.add(ending)
        self.count_scores(scores, wins, first)
        self.count_leaders(leaders, wins)

    def watch(self, events: Iterable[RawEvent]) -> None:
        for event in events:
            self.statistics.handle_event(event)

    def count_scores(self, scores: Sequence[int], wins: Sequence[int], first: int) -> None:
        ordered = sorted(scores)
        self.shared += sum(part > 0 for part in wins) > 1
        self.winners.add(ordered[-1])
        self.margins.add(ordered[-1] - ordered[-2])
        for seat, score in enumerate(scores):
            turn = (seat - first) % self.players
            self.scores.add(score)
            self.seat_scores[seat].add(score)
            self.order_scores[turn].add(score)
            self.seat_wins[seat].add(1, wins[seat])
            self.order_wins[turn].add(1, wins[seat])

    def count_leaders(self, leaders: Sequence[int], wins: Sequence[int]) -> None:
        """`leaders` holds who led after each turn but the last."""
        for quarter, share in self.leader_wins.items():
            ended = quarter * (len(leaders) + 1) // 4
            if ended and leaders[ended - 1] != NOBODY:
                share.add(1, wins[leaders[ended - 1]])
        known = [seat for seat in leaders if seat != NOBODY]
        self.lead_changes.add(sum(before != after for before, after in pairwise(known)))

    def merge(self, other: ReportCounts) -> None:
        self.broken_off += other.broken_off
        self.asked += other.asked
        self.faults += other.faults
        self.shared += other.shared
        self.statistics.merge(other.statistics)
        for name in ("endings", "turns", "decisions", "scores", "winners", "margins", "lead_changes"):
            getattr(self, name).merge(getattr(other, name))
        for name in ("seat_wins", "order_wins", "seat_scores", "order_scores"):
            for mine, theirs in zip(getattr(self, name), getattr(other, name), strict=True):
                mine.merge(theirs)
        for quarter, share in self.leader_wins.items():
            share.merge(other.leader_wins[quarter])


def leader(scores: Sequence[int]) -> int:
    """The seat with more points than any other, or NOBODY."""
    most = max(scores)
    return list(scores).index(most) if list(scores).count(most) == 1 else NOBODY


def win_parts(ranks: Sequence[int]) -> list[int]:
    """Each seat's part of the victory, in units of 1/WIN; winners who share it have equal parts."""
    winners = sum(rank == 1 for rank in ranks)
    return [WIN // winners if rank == 1 else 0 for rank in ranks]


# Playing and counting.


def play_and_count(self_plays: Sequence[SelfPlay], games: int, jobs: int, advance: Advance) -> list[ReportCounts]:
    """Play this many games of each, and count."""
    if jobs > 1 and games > 1:
        return count_in_processes(self_plays, games, jobs, advance)
    found = [ReportCounts.empty(each) for each in self_plays]
    for each, counts in zip(self_plays, found, strict=True):
        for chunk in chunks(games, 1):
            counts.count(each, play_games(each, chunk), advance)
    return found


def chunks(games: int, jobs: int) -> list[range]:
    """The numbers of the games, in chunks of about the same size."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_PROCESS)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def count_in_processes(self_plays: Sequence[SelfPlay], games: int, jobs: int, advance: Advance) -> list[ReportCounts]:
    found = {each.players: ReportCounts.empty(each) for each in self_plays}
    tasks = [task_of(each, numbers) for each in self_plays for numbers in chunks(games, jobs)]
    with closing(run_in_processes(count_chunk, tasks, jobs)) as counted:
        for part in counted:
            found[part.players].merge(part)
            advance(part.games + part.broken_off)
    return list(found.values())


def task_of(self_play: SelfPlay, numbers: range) -> Task:
    return self_play.game.name, self_play.players, self_play.bot.name, self_play.options, self_play.seed, numbers


def count_chunk(task: Task) -> ReportCounts:
    """Runs in a worker process."""
    game, players, bot, options, seed, numbers = task
    self_play = SelfPlay(find(game), players, find_bot(bot), options, seed)
    counts = ReportCounts.empty(self_play)
    counts.count(self_play, play_games(self_play, numbers))
    return counts
