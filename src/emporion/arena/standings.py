"""What comes of a contest: the table, the controls beside it, the seats, the ratings; and all of it as JSON.

The deal is the sampling unit. All intervals hold the middle 95% of what the figure is when the deals are drawn again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from emporion.arena.bootstrap import means
from emporion.arena.cells import ORDER, rounded
from emporion.arena.contest import ANCHOR, Contest, Lineup
from emporion.arena.ratings import Rating, ratings_of
from emporion.arena.sheet import Mask, Sheet
from emporion.arena.table import Thinking, left_to_dice
from emporion.kernel.contract import Json
from emporion.kernel.seats import SEAT_NAMES
from emporion.statistics import WIN, Interval, ratio

NEARLY = 1e-9  # sums of thirds are never quite one

Question = tuple[str, tuple[int, ...]]
"""How a bot did in the line-ups of these numbers."""


@dataclass(frozen=True)
class Standing:
    """How a bot did, for each seat it took."""

    bot: str
    seats: int
    win_share: Interval
    score: Interval
    thinking: Thinking

    @property
    def iterations(self) -> float | None:
        """For each decision; None of bots that do not count them."""
        return ratio(self.thinking.iterations, self.thinking.decisions) or None

    @property
    def milliseconds(self) -> float | None:
        return ratio(1000 * self.thinking.seconds, self.thinking.decisions)


@dataclass(frozen=True)
class Control:
    """What must hold for the rest to be believed."""

    name: str
    lineup: Lineup
    win_share: Interval
    """Of the first-named bot, which sits at every seat in turn."""
    fair: float

    @property
    def ok(self) -> bool:
        """Whether a bot does as well as itself; it does not in one of twenty contests, by luck alone."""
        if self.lineup.kind != "mirror":
            return True
        return self.win_share.low - NEARLY <= self.fair <= self.win_share.high + NEARLY


@dataclass(frozen=True)
class Place:
    """A seat, or a place in the order of play, and how those do who have it."""

    name: str
    win_share: Interval
    score: Interval


@dataclass(frozen=True)
class Standings:
    """All figures of a contest."""

    contest: Contest
    table: tuple[Standing, ...]
    """In the order in which the bots were named."""
    lineups: tuple[tuple[Lineup, tuple[Standing, ...]], ...]
    """The same for each line-up of the table by itself."""
    controls: tuple[Control, ...]
    seats: tuple[Place, ...]
    turns: tuple[Place, ...]
    ratings: tuple[Rating, ...]
    broken_off: int

    @property
    def fair(self) -> float:
        return 1 / self.contest.players


def standings_of(sheet: Sheet) -> Standings:
    """Everything that can be said once all deals are entered."""
    assert sheet.entered.all()
    contest = sheet.contest
    numbers = {number: each for number, each in enumerate(contest.lineups) if each.kind == "table"}
    together = [(bot, tuple(numbers)) for bot in contest.bots]
    apart = [(bot, (number,)) for number, each in numbers.items() for bot in dict.fromkeys(each.bots)]
    found = standings_in(sheet, [*together, *apart])
    return Standings(
        contest,
        tuple(found[each] for each in together),
        tuple(
            (lineup, tuple(found[each] for each in apart if each[1] == (number,))) for number, lineup in numbers.items()
        ),
        controls_of(sheet),
        places_of(sheet, SEAT_NAMES, in_order=False),
        places_of(sheet, ORDER, in_order=True),
        tuple(ratings_of(sheet)),
        int(sheet.broken_off.sum()),
    )


def standings_in(sheet: Sheet, asked: list[Question]) -> dict[Question, Standing]:
    """Bots, each in some line-ups."""
    masks = [sheet.seats_of(bot, numbers) for bot, numbers in asked]
    return {
        (bot, numbers): Standing(
            bot, int(mask.sum()) * sheet.contest.deals, win_share, score, sheet.thinking_of(bot, numbers)
        )
        for (bot, numbers), mask, (win_share, score) in zip(asked, masks, per_seat(sheet, masks), strict=True)
    }


def per_seat(sheet: Sheet, masks: list[Mask], every: int = 1) -> list[tuple[Interval, Interval]]:
    """The part of the victory and the score for each seat that is meant, over the first of so many deals. All at once:
    drawing deals is what takes time."""
    seats = [int(mask.sum()) for mask in masks]
    victories, scores = sheet.victories()[::every], sheet.scores[::every]
    columns = [values[:, mask].sum(axis=1) for values in (victories, scores) for mask in masks]
    divisors = [*(WIN * count for count in seats), *seats]
    found = means(np.stack(columns, axis=1), divisors, sheet.contest.seed)
    return list(zip(found[: len(masks)], found[len(masks) :], strict=True))


def controls_of(sheet: Sheet) -> tuple[Control, ...]:
    contest = sheet.contest
    controls = {number: each for number, each in enumerate(contest.lineups) if each.kind != "table"}
    found = per_seat(sheet, [sheet.marked_seats(number) for number in controls], contest.controls_every)
    return tuple(
        Control(name_of_control(each, contest.short_names), each, share, 1 / contest.players)
        for each, (share, _) in zip(controls.values(), found, strict=True)
    )


def name_of_control(lineup: Lineup, short_names: Mapping[str, str]) -> str:
    others = "itself" if lineup.kind == "mirror" else ANCHOR
    return f"{short_names[lineup.bots[0]]} against {others}"


def places_of(sheet: Sheet, names: Sequence[str], *, in_order: bool) -> tuple[Place, ...]:
    """Whether it matters where one sits, or when one begins, in the games of the table."""
    summed = sheet.by_turn if in_order else sheet.by_seat
    players = sheet.contest.players
    games = len(sheet.contest.tables()) * players
    columns = np.concatenate([summed(sheet.victories()), summed(sheet.scores)], axis=1)
    found = means(columns, [WIN * games] * players + [games] * players, sheet.contest.seed)
    return tuple(Place(*each) for each in zip(names[:players], found[:players], found[players:], strict=True))


def remarks(standings: Standings) -> Iterator[str]:
    """What those should know who read the figures."""
    names = standings.contest.short_names
    for each in standings.table:
        if faults := each.thinking.faults:
            yield left_to_dice(names[each.bot], faults, each.thinking.decisions)
    if standings.broken_off:
        games = f"{standings.broken_off:,} of {standings.contest.games:,} games"
        yield f"{games} were broken off, and count as shared by all."


# JSON


def to_json(standings: Standings) -> dict[str, Json]:
    """All figures as one JSON object."""
    contest = standings.contest
    return {
        "contest": {
            **contest.identity(),
            "deals": contest.deals,
            "games": contest.games,
            "broken_off": standings.broken_off,
        },
        "fair": rounded(standings.fair),
        "table": [standing_json(each) for each in standings.table],
        "lineups": [
            {"bots": list(lineup.bots), "table": [standing_json(each) for each in found]}
            for lineup, found in standings.lineups
        ],
        "controls": [
            {
                "kind": each.lineup.kind,
                "bots": list(each.lineup.bots),
                "bot": each.lineup.bots[0],
                **share_json(each.win_share),
                "ok": each.ok,
            }
            for each in standings.controls
        ],
        "seats": [place_json(each) for each in standings.seats],
        "turns": [place_json(each) for each in standings.turns],
        "ratings": [rating_json(each) for each in standings.ratings],
    }


def standing_json(standing: Standing) -> dict[str, Json]:
    return {
        "bot": standing.bot,
        **share_json(standing.win_share),
        **score_json(standing.score),
        "seats": standing.seats,
        "decisions": standing.thinking.decisions,
        "iterations": rounded(standing.iterations),
        "ms": rounded(standing.milliseconds),
        "longest_ms": rounded(1000 * standing.thinking.longest),
        "faults": standing.thinking.faults,
    }


def place_json(place: Place) -> dict[str, Json]:
    return {"name": place.name, **share_json(place.win_share), **score_json(place.score)}


def share_json(share: Interval) -> dict[str, Json]:
    return {"win_share": rounded(share.value), "low": rounded(share.low), "high": rounded(share.high)}


def score_json(score: Interval) -> dict[str, Json]:
    return {"score": rounded(score.value), "score_low": rounded(score.low), "score_high": rounded(score.high)}


def rating_json(rating: Rating) -> dict[str, Json]:
    elo = rating.elo
    return {
        "bot": rating.bot,
        "elo": rounded(elo.value),
        "elo_low": rounded(elo.low),
        "elo_high": rounded(elo.high),
        "mu": rounded(rating.mu),
        "sigma": rounded(rating.sigma),
    }
