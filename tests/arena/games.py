"""Some games of self-play for the tests of reports."""

from __future__ import annotations

from functools import cache
from typing import Any

from emporion import bots
from emporion.arena.report import Origin, Report, report_of
from emporion.arena.report_counts import ReportCounts
from emporion.arena.report_page import report_page
from emporion.arena.self_play import PlayedGame, SelfPlay, play_games
from emporion.games import find, names
from emporion.kernel import reference

GAMES = {name: find(name) for name in names()}
FURTHER = [("carthage", 4), ("discovery", 3)]
CASES = [*((name, game.players[0]) for name, game in GAMES.items()), *FURTHER]
"""Every game with its smallest number of players, and some with more."""
COUNTS = dict.fromkeys(names(), 8) | {"dale": 3}  # random games of Dale are long


def self_play(name: str, players: int, seed: int = 1, **options: Any) -> SelfPlay:
    return SelfPlay(GAMES[name], players, bots.find("random"), options, seed)


@cache
def played(name: str, players: int) -> tuple[PlayedGame, ...]:
    """Some random games."""
    return tuple(play_games(self_play(name, players), range(COUNTS[name])))


@cache
def counts(name: str, players: int) -> ReportCounts:
    """The counts of these games."""
    counted = ReportCounts.empty(self_play(name, players))
    counted.count(self_play(name, players), played(name, players))
    return counted


@cache
def last_states(name: str, players: int) -> tuple[Any, ...]:
    """The last states of these games."""
    states = []
    for each in played(name, players):
        state, _ = reference.start(GAMES[name], players, {}, each.key)
        for move in each.moves:
            reference.play(GAMES[name], state, move)
        states.append(state)
    return tuple(states)


@cache
def report(name: str, players: int) -> Report:
    origin = Origin(GAMES[name], "random", COUNTS[name], 1, {}, (players,), "emporion report …")
    return report_of(origin, [counts(name, players)])


@cache
def page(name: str, players: int) -> str:
    """The page of this report."""
    return report_page(report(name, players))
