"""Small series of games for the tests of reports."""

from __future__ import annotations

from functools import cache
from typing import Any

from emporion import bots
from emporion.arena.report import Origin, Report, report_of
from emporion.arena.series import PlayedGame, Series, play_games
from emporion.arena.tally import Tally
from emporion.games import carthage, dale, discovery
from emporion.kernel import reference

GAMES = {game.GAME.name: game.GAME for game in (carthage, dale, discovery)}
CASES = [("carthage", 2), ("carthage", 4), ("dale", 2), ("discovery", 2), ("discovery", 3)]
COUNTS = {"carthage": 8, "dale": 3, "discovery": 8}


def series(name: str, players: int, seed: int = 1, **options: Any) -> Series:
    return Series(GAMES[name], players, bots.find("random"), options, seed)


@cache
def played(name: str, players: int) -> tuple[PlayedGame, ...]:
    """Some random games."""
    return tuple(play_games(series(name, players), range(COUNTS[name])))


@cache
def tally(name: str, players: int) -> Tally:
    """What is counted in them."""
    counted = Tally.of(series(name, players))
    counted.count(series(name, players), played(name, players))
    return counted


@cache
def last_states(name: str, players: int) -> tuple[Any, ...]:
    """How they end."""
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
    return report_of(origin, [tally(name, players)])
