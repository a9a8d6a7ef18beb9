"""Ratings: the strength of bots on one scale, with the anchor at 0.

Two independent models. Bradley-Terry fits all pairwise results of the tournament at once, in Elo points. Plackett-Luce
updates ratings game by game, as in an online ladder, and takes each game's ranking as a whole.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from openskill.models import PlackettLuce, PlackettLuceRating

from emporion.arena.results import Results, Values, percentile_intervals, resample
from emporion.arena.tournament import ANCHOR
from emporion.statistics import Interval

ELO = 400 / np.log(10)
"""Points for a factor e of strength: 400 points mean ten wins to one."""
PRIOR = 0.5
"""Wins added each way between any two bots that met, so that a bot that never lost has a finite rating."""
TOLERANCE = 1e-6  # of a rating, in natural logarithms
MOST_STEPS = 10_000


@dataclass(frozen=True)
class Rating:
    """A bot's strength."""

    bot: str
    elo: Interval
    mu: float
    """Plackett-Luce, in units of openskill, minus the anchor's."""
    sigma: float


def ratings_of(results: Results) -> list[Rating]:
    """All bots of a tournament, strongest first."""
    names = results.tournament.rated
    elo, skills = elo_of(results), plackett_luce(results)
    zero = skills[names.index(ANCHOR)].mu
    rated = [
        Rating(name, elo[number], skills[number].mu - zero, skills[number].sigma) for number, name in enumerate(names)
    ]
    return sorted(rated, key=lambda rating: -rating.elo.value)


def elo_of(results: Results) -> list[Interval]:
    """Elo points by the Bradley-Terry model, with bootstrap intervals over deals."""
    wins, anchor = results.pairwise_wins(), results.tournament.rated.index(ANCHOR)
    count = wins.shape[1]
    resampled = resample(wins.reshape(len(wins), -1), results.tournament.seed).reshape(-1, count, count)
    total = wins.sum(axis=0)[np.newaxis] / 2
    met = total + total.swapaxes(1, 2) > 0  # in any deal, even if a resample has no such game
    value = bradley_terry(total + PRIOR * met, anchor)
    return percentile_intervals(ELO * value[0], ELO * bradley_terry(resampled / 2 + PRIOR * met, anchor, value))


def bradley_terry(wins: Values, anchor: int, start: Values | None = None) -> Values:
    """Maximum-likelihood strengths, as natural logarithms, of each matrix of wins. The MM algorithm divides each bot's
    wins by the wins expected per unit of strength (Hunter 2004)."""
    met = wins + wins.swapaxes(1, 2)
    strength = np.exp(np.zeros(wins.shape[:2]) if start is None else np.broadcast_to(start, wins.shape[:2]))
    for _ in range(MOST_STEPS):
        expected = (met / (strength[:, :, np.newaxis] + strength[:, np.newaxis, :])).sum(axis=2)
        better = wins.sum(axis=2) / expected
        better /= better[:, anchor : anchor + 1]
        change = np.abs(np.log(better / strength)).max()
        strength = better
        if change < TOLERANCE:
            break
    return np.log(strength)


def plackett_luce(results: Results) -> list[PlackettLuceRating]:
    """Ratings after all games in the order of deals, line-ups and rotations. Bots do not change between games, so tau
    is 0; and there is one pass, since a second one would count the same games as new evidence."""
    model = PlackettLuce(tau=0.0)
    skills = [model.rating() for _ in results.tournament.rated]
    for deal, lineup, rotation in np.ndindex(results.ranks.shape[:3]):
        who = results.bot_at[lineup, rotation]
        if len(set(who)) > 1 and results.played[deal, lineup, rotation]:
            rate(model, skills, who.tolist(), results.ranks[deal, lineup, rotation].tolist())
    return skills


def rate(model: PlackettLuce, skills: list[PlackettLuceRating], who: list[int], ranks: list[int]) -> None:
    """Update with one game. A bot in several seats gets the sum of their updates, and each narrows its sigma."""
    before = [model.rating(skills[bot].mu, skills[bot].sigma) for bot in who]
    after = model.rate([[each] for each in before], ranks=[float(rank) for rank in ranks])
    for bot, old, (new,) in zip(who, before, after, strict=True):
        skills[bot].mu += new.mu - old.mu
        skills[bot].sigma *= new.sigma / old.sigma
