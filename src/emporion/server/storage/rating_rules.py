"""How much a rated game counts, given the games that the same people played before. docs/ratings.md explains it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from emporion.match.clock import DAY

Reason = Literal["terms", "short", "alone", "address", "repeated", "series", "quick", "new"]
NOTES: dict[Reason, str] = {
    "terms": "rating-note-terms",
    "short": "rating-note-short",
    "alone": "rating-note-alone",
    "address": "rating-note-address",
    "repeated": "rating-note-repeated",
    "series": "rating-note-series",
    "quick": "rating-note-quick",
    "new": "rating-note-new",
}
"""Why a game counts less than fully or not at all, and the message that says so."""

MEMORY_DAYS = 30
"""Earlier games of the same people matter for this long."""
WEIGHTS = ((5, 1.0), (10, 0.5), (20, 0.25))
"""Up to so many games of the same two people in a pool within these days, each counts so much; later ones nothing."""
LONGEST_SERIES = 5
"""Wins in a row of one person over the same other one that count."""
MAX_QUICK = 1
"""Games of the same two people in which one of them resigned in the first half and that count."""
MAX_NEW = 8.0
"""Games of a settled player against other people without a settled rating that count within these days. A game with
several opponents counts in parts."""

SETTLED_GAMES, SETTLED_SIGMA = 10, 6.0
"""A rating is settled after so many games that counted, once its uncertainty is small enough."""


class RatedGame(NamedTuple):
    """A rated game that has just ended."""

    table: str
    game: str
    players: int
    ended: int
    excluded: str
    """Why it counts for nobody, as far as the table itself tells; else empty."""
    short: frozenset[int] = frozenset()
    """Seats that resigned before each seat had made a fair number of moves."""
    early: frozenset[int] = frozenset()
    """Seats that resigned in the first half."""


class Meeting(NamedTuple):
    """An earlier game of two people that counted."""

    places: Mapping[str, int]
    early: bool


class Verdict(NamedTuple):
    """How much a game counts, and why, if not fully."""

    weight: float = 1.0
    reason: Reason | None = None


def verdict_on_pair(
    one: str, other: str, places: Mapping[str, int], early: bool, met: Sequence[Meeting], against_new: float = 0
) -> Verdict:
    """How much a game between two people counts; `met` are their earlier ones, the latest first. If one of them is
    settled and the other is not, `against_new` is how much the games of the settled one against further such people
    counted."""
    if early and sum(meeting.early for meeting in met) >= MAX_QUICK:
        return Verdict(0.0, "quick")
    winner = ahead(places, one, other)
    lately = [ahead(meeting.places, one, other) for meeting in met[:LONGEST_SERIES]]
    if winner and lately == [winner] * LONGEST_SERIES:
        return Verdict(0.0, "series")
    if against_new >= MAX_NEW:
        return Verdict(0.0, "new")
    weight = next((weight for most, weight in WEIGHTS if len(met) < most), 0.0)
    return Verdict() if weight == 1 else Verdict(weight, "repeated")


def ahead(places: Mapping[str, int], one: str, other: str) -> str:
    """Who of two people did better; empty for a tie."""
    if places[one] == places[other]:
        return ""
    return one if places[one] < places[other] else other


def combined(pairs: Sequence[Verdict]) -> Verdict:
    """How much a game counts for a person who met several others: the average, and the reason that took most."""
    weight = sum(pair.weight for pair in pairs) / len(pairs)
    return Verdict() if weight == 1 else Verdict(weight, min(pairs, key=lambda pair: pair.weight).reason)


def is_settled(games: int, sigma: float) -> bool:
    return games >= SETTLED_GAMES and sigma <= SETTLED_SIGMA


def remembered_since(ended: int) -> int:
    return ended - MEMORY_DAYS * DAY
