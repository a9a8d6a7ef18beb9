"""Small contests for the tests of the arena, played or made up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from emporion.arena.contest import Contest
from emporion.arena.game import ContestGame, PlayedDeal, play_deal
from emporion.arena.sheet import Sheet
from emporion.arena.table import BROKEN_OFF, Thinking
from tests.test_cli import run

SHORT = {"end_tokens": 3}
"""A quick game of Carthage."""
SHORT_WORDS = ("--option", "end_tokens=3")
TEXT = ("arena", "carthage", "--bots", "greedy,random", *SHORT_WORDS)
DEALS = ("--deals", "4", "--jobs", "1")

Ranks = Sequence[int]


def contest(*bots: str, players: int = 2, deals: int = 2, seed: int = 0) -> Contest:
    return Contest("carthage", players, bots, deals, seed, SHORT)


@cache
def played(deals: int = 4) -> tuple[PlayedDeal, ...]:
    """The first deals between greedy and random."""
    return tuple(play_deal(contest("greedy", "random", deals=deals), deal) for deal in range(deals))


@cache
def figures() -> Any:
    """What the command says about four deals of greedy against random."""
    return run(*TEXT, *DEALS, "--json").doc


def made_up_game(
    place: tuple[int, int], ranks: Ranks, scores: Sequence[int] = (), *, first: int = 0, broken_off: bool = False
) -> ContestGame:
    thinking = tuple(Thinking(1, 10, 0.5, 0.5) for _ in ranks)
    found = tuple(scores) or (0,) * len(ranks)
    ending = BROKEN_OFF if broken_off else 0
    return ContestGame(*place, first, (), found, tuple(ranks), ending, thinking)


def sheet_of(made_up: Contest, deals: Sequence[Mapping[tuple[int, int], Ranks]]) -> Sheet:
    """A sheet with these ranks by line-up and rotation; all games that are not named were shared by everybody."""
    sheet = Sheet(made_up)
    tie = (1,) * made_up.players
    for number, ranks in enumerate(deals):
        games = tuple(made_up_game(place, ranks.get(place, tie)) for place in made_up.places(number))
        sheet.enter(PlayedDeal(number, games))
    return sheet


def without_times(figures: Any) -> Any:
    """All figures of a contest that are the same wherever and whenever it is played."""
    if isinstance(figures, dict):
        return {name: without_times(each) for name, each in figures.items() if name not in ("ms", "longest_ms")}
    return [without_times(each) for each in figures] if isinstance(figures, list) else figures
