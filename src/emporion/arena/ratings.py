"""How strong bots are on one scale, on which the anchor stands at 0.

Two ways that share nothing but the games. Bradley and Terry's model looks at all duels of the contest at once, whatever
their order, in Elo points. Plackett and Luce's goes through the games one by one, as for people whose next game is
still to come, and takes each game as a whole.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from openskill.models import PlackettLuce, PlackettLuceRating

from emporion.arena.bootstrap import Values, intervals_of, resampled
from emporion.arena.contest import ANCHOR
from emporion.arena.sheet import Sheet
from emporion.statistics import Interval

ELO = 400 / np.log(10)
"""Points for a factor e of strength: 400 points are ten wins to one."""
PRIOR = 0.5
"""Half a win each way that we add between any two bots that met, so that who never lost has a rating too."""
CLOSE_ENOUGH = 1e-6  # of a rating, in natural logarithms
MOST_STEPS = 10_000


@dataclass(frozen=True)
class Rating:
    """How strong a bot is."""

    bot: str
    elo: Interval
    mu: float
    """By Plackett and Luce, as openskill counts; above that of the anchor."""
    sigma: float


def ratings_of(sheet: Sheet) -> list[Rating]:
    """All bots of a contest, the strongest first."""
    names = sheet.contest.rated
    elo, skills = elo_of(sheet), plackett_luce(sheet)
    zero = skills[names.index(ANCHOR)].mu
    rated = [
        Rating(name, elo[number], skills[number].mu - zero, skills[number].sigma) for number, name in enumerate(names)
    ]
    return sorted(rated, key=lambda rating: -rating.elo.value)


def elo_of(sheet: Sheet) -> list[Interval]:
    """Elo points by the model of Bradley and Terry, with intervals over deals."""
    duels, anchor = sheet.duels(), sheet.contest.rated.index(ANCHOR)
    count = duels.shape[1]
    again = resampled(duels.reshape(len(duels), -1), sheet.contest.seed).reshape(-1, count, count)
    total = duels.sum(axis=0)[np.newaxis] / 2
    met = total + total.swapaxes(1, 2) > 0  # also where the deals that are drawn happen to have no such game
    value = bradley_terry(total + PRIOR * met, anchor)
    return intervals_of(ELO * value[0], ELO * bradley_terry(again / 2 + PRIOR * met, anchor, value))


def bradley_terry(wins: Values, anchor: int, start: Values | None = None) -> Values:
    """The strengths, as natural logarithms, that make tables of wins likeliest; each table by itself. By the MM
    algorithm: divide what each bot won by what it could expect for each unit of strength (Hunter 2004)."""
    met = wins + wins.swapaxes(1, 2)
    strength = np.exp(np.zeros(wins.shape[:2]) if start is None else np.broadcast_to(start, wins.shape[:2]))
    for _ in range(MOST_STEPS):
        expected = (met / (strength[:, :, np.newaxis] + strength[:, np.newaxis, :])).sum(axis=2)
        better = wins.sum(axis=2) / expected
        better /= better[:, anchor : anchor + 1]
        change = np.abs(np.log(better / strength)).max()
        strength = better
        if change < CLOSE_ENOUGH:
            break
    return np.log(strength)


def plackett_luce(sheet: Sheet) -> list[PlackettLuceRating]:
    """Skills after all games in the order of deals, line-ups and rotations. Bots do not learn between games, so nothing
    is added to their uncertainty (tau); and the games are gone through once, since a second pass would count them as
    news."""
    model = PlackettLuce(tau=0.0)
    skills = [model.rating() for _ in sheet.contest.rated]
    for deal, lineup, rotation in np.ndindex(sheet.ranks.shape[:3]):
        who = sheet.who[lineup, rotation]
        if len(set(who)) > 1 and sheet.played[deal, lineup, rotation]:
            rate(model, skills, who.tolist(), sheet.ranks[deal, lineup, rotation].tolist())
    return skills


def rate(model: PlackettLuce, skills: list[PlackettLuceRating], who: list[int], ranks: list[int]) -> None:
    """One game. A bot at several seats learns from all of them: steps of its skill are added, and each narrows its
    uncertainty."""
    before = [model.rating(skills[bot].mu, skills[bot].sigma) for bot in who]
    after = model.rate([[each] for each in before], ranks=[float(rank) for rank in ranks])
    for bot, old, (new,) in zip(who, before, after, strict=True):
        skills[bot].mu += new.mu - old.mu
        skills[bot].sigma *= new.sigma / old.sigma
