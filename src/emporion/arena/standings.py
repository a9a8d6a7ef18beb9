"""The standings of a tournament: bots, line-ups, controls, seats and ratings, also as JSON.

The deal is the sampling unit. All intervals are 95% percentile bootstraps over deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from emporion.arena.formatting import ORDER, rounded
from emporion.arena.game_runner import Thinking, fault_warning
from emporion.arena.ratings import Rating, ratings_of
from emporion.arena.results import Mask, Results, means
from emporion.arena.tournament import ANCHOR, Lineup, Tournament
from emporion.kernel.contract import Json
from emporion.kernel.seats import SEAT_NAMES
from emporion.statistics import WIN, Interval, ratio

ROUNDING = 1e-9  # thirds do not add up to exactly one

BotInLineups = tuple[str, tuple[int, ...]]
"""A bot and the numbers of line-ups."""


@dataclass(frozen=True)
class Standing:
    """A bot's results per seat it took."""

    bot: str
    seats: int
    win_share: Interval
    score: Interval
    thinking: Thinking

    @property
    def iterations(self) -> float | None:
        """Per decision; None for bots that do not count them."""
        return ratio(self.thinking.iterations, self.thinking.decisions) or None

    @property
    def milliseconds(self) -> float | None:
        return ratio(1000 * self.thinking.seconds, self.thinking.decisions)


@dataclass(frozen=True)
class Control:
    """A control line-up. If a mirror match fails, the measurement is wrong."""

    name: str
    lineup: Lineup
    win_share: Interval
    """Of the first bot, which sits in each seat in turn."""
    fair: float

    @property
    def ok(self) -> bool:
        """Whether a mirror match gives an equal share; by chance it does not in one tournament of twenty."""
        if self.lineup.kind != "mirror":
            return True
        return self.win_share.low - ROUNDING <= self.fair <= self.win_share.high + ROUNDING


@dataclass(frozen=True)
class SeatStanding:
    """The results of a seat, or of a place in the order of play."""

    name: str
    win_share: Interval
    score: Interval


@dataclass(frozen=True)
class Standings:
    """All figures of a tournament."""

    tournament: Tournament
    bots: tuple[Standing, ...]
    """In the order in which the bots were given."""
    lineups: tuple[tuple[Lineup, tuple[Standing, ...]], ...]
    """The same for each line-up, without controls."""
    controls: tuple[Control, ...]
    seats: tuple[SeatStanding, ...]
    order: tuple[SeatStanding, ...]
    ratings: tuple[Rating, ...]
    broken_off: int

    @property
    def fair(self) -> float:
        return 1 / self.tournament.players


def standings_of(results: Results) -> Standings:
    """All figures, once all deals are added: a deal that was not played would count as shared."""
    if not results.added.all():
        raise ValueError(f"{(~results.added).sum()} deals of the tournament were not played")
    tournament = results.tournament
    numbers = {number: each for number, each in enumerate(tournament.lineups) if each.kind == "table"}
    together = [(bot, tuple(numbers)) for bot in tournament.bots]
    apart = [(bot, (number,)) for number, each in numbers.items() for bot in dict.fromkeys(each.bots)]
    found = standings_in(results, [*together, *apart])
    return Standings(
        tournament,
        tuple(found[each] for each in together),
        tuple(
            (lineup, tuple(found[each] for each in apart if each[1] == (number,))) for number, lineup in numbers.items()
        ),
        controls_of(results),
        seat_standings(results, SEAT_NAMES, in_order=False),
        seat_standings(results, ORDER, in_order=True),
        tuple(ratings_of(results)),
        int(results.broken_off.sum()),
    )


def standings_in(results: Results, asked: list[BotInLineups]) -> dict[BotInLineups, Standing]:
    """The standings of bots in line-ups."""
    masks = [results.seats_of(bot, numbers) for bot, numbers in asked]
    return {
        (bot, numbers): Standing(
            bot, int(mask.sum()) * results.tournament.deals, win_share, score, results.thinking_of(bot, numbers)
        )
        for (bot, numbers), mask, (win_share, score) in zip(asked, masks, per_seat(results, masks), strict=True)
    }


def per_seat(results: Results, masks: list[Mask], every: int = 1) -> list[tuple[Interval, Interval]]:
    """Win share and score per selected seat, over every n-th deal. All masks share one bootstrap, which takes most of
    the time."""
    seats = [int(mask.sum()) for mask in masks]
    shares, scores = results.win_shares()[::every], results.scores[::every]
    columns = [values[:, mask].sum(axis=1) for values in (shares, scores) for mask in masks]
    divisors = [*(WIN * count for count in seats), *seats]
    found = means(np.stack(columns, axis=1), divisors, results.tournament.seed)
    return list(zip(found[: len(masks)], found[len(masks) :], strict=True))


def controls_of(results: Results) -> tuple[Control, ...]:
    tournament = results.tournament
    controls = {number: each for number, each in enumerate(tournament.lineups) if each.kind != "table"}
    found = per_seat(results, [results.marked_seats(number) for number in controls], tournament.controls_every)
    return tuple(
        Control(name_of_control(each, tournament.short_names), each, share, 1 / tournament.players)
        for each, (share, _) in zip(controls.values(), found, strict=True)
    )


def name_of_control(lineup: Lineup, short_names: Mapping[str, str]) -> str:
    others = "itself" if lineup.kind == "mirror" else ANCHOR
    return f"{short_names[lineup.bots[0]]} against {others}"


def seat_standings(results: Results, names: Sequence[str], *, in_order: bool) -> tuple[SeatStanding, ...]:
    """Results by seat or by order of play, without controls."""
    summed = results.by_order if in_order else results.by_seat
    players = results.tournament.players
    games = len(results.tournament.compared_bots()) * players
    columns = np.concatenate([summed(results.win_shares()), summed(results.scores)], axis=1)
    found = means(columns, [WIN * games] * players + [games] * players, results.tournament.seed)
    return tuple(SeatStanding(*each) for each in zip(names[:players], found[:players], found[players:], strict=True))


def warnings_of(standings: Standings) -> Iterator[str]:
    """Warnings beside the figures."""
    names = standings.tournament.short_names
    for each in standings.bots:
        if faults := each.thinking.faults:
            yield fault_warning(names[each.bot], faults, each.thinking.decisions)
    if standings.broken_off:
        games = f"{standings.broken_off:,} of {standings.tournament.games:,} games"
        yield f"{games} were broken off and count as shared by all."


# JSON


def to_json(standings: Standings) -> dict[str, Json]:
    """All figures as one JSON object."""
    tournament = standings.tournament
    return {
        "contest": {
            **tournament.identity(),
            "deals": tournament.deals,
            "games": tournament.games,
            "broken_off": standings.broken_off,
        },
        "fair": rounded(standings.fair),
        "table": [standing_json(each) for each in standings.bots],
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
        "seats": [seat_json(each) for each in standings.seats],
        "turns": [seat_json(each) for each in standings.order],
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


def seat_json(seat: SeatStanding) -> dict[str, Json]:
    return {"name": seat.name, **share_json(seat.win_share), **score_json(seat.score)}


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
