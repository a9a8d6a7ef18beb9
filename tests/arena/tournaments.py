"""Small tournaments for the tests of the arena, played or made up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from emporion.arena.execution import play_deal
from emporion.arena.game_runner import BROKEN_OFF, Thinking
from emporion.arena.results import Results
from emporion.arena.tournament import PlayedDeal, Tournament, TournamentGame
from tests.test_cli import run

SHORT = {"end_tokens": 3}
"""A quick game of Carthage."""
SHORT_WORDS = ("--option", "end_tokens=3")
TEXT = ("arena", "carthage", "--bots", "greedy,random", *SHORT_WORDS)
DEALS = ("--deals", "4", "--jobs", "1")

Ranks = Sequence[int]


def tournament(*bots: str, players: int = 2, deals: int = 2, seed: int = 0) -> Tournament:
    return Tournament("carthage", players, bots, deals, seed, SHORT)


@cache
def played(deals: int = 4) -> tuple[PlayedDeal, ...]:
    """The first deals between greedy and random."""
    return tuple(play_deal(tournament("greedy", "random", deals=deals), deal) for deal in range(deals))


@cache
def figures() -> Any:
    """The JSON of four deals between greedy and random."""
    return run(*TEXT, *DEALS, "--json").doc


def made_up_game(
    place: tuple[int, int], ranks: Ranks, scores: Sequence[int] = (), *, first: int = 0, broken_off: bool = False
) -> TournamentGame:
    thinking = tuple(Thinking(1, 10, 0.5, 0.5) for _ in ranks)
    found = tuple(scores) or (0,) * len(ranks)
    ending = BROKEN_OFF if broken_off else 0
    return TournamentGame(*place, first, (), found, tuple(ranks), ending, thinking)


def results_of(made_up: Tournament, deals: Sequence[Mapping[tuple[int, int], Ranks]]) -> Results:
    """Results with these ranks by line-up and rotation; all other games are shared by all."""
    results = Results(made_up)
    tie = (1,) * made_up.players
    for number, ranks in enumerate(deals):
        games = tuple(made_up_game(place, ranks.get(place, tie)) for place in made_up.games_of(number))
        results.add(PlayedDeal(number, games))
    return results


def without_times(figures: Any) -> Any:
    """All figures of a tournament that do not depend on the machine."""
    if isinstance(figures, dict):
        return {name: without_times(each) for name, each in figures.items() if name not in ("ms", "longest_ms")}
    return [without_times(each) for each in figures] if isinstance(figures, list) else figures
