"""The figures of a report: for each number of players what was counted, as tables and checks, and all of it as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from emporion import __version__
from emporion.arena.answers import QUARTERS_TOLD, Answer, answers_of
from emporion.arena.cells import ORDER, name_of, rounded
from emporion.arena.contest import short_name
from emporion.arena.table import left_to_dice
from emporion.arena.tally import Tally
from emporion.kernel.contract import Game, Json
from emporion.kernel.seats import SEAT_NAMES
from emporion.statistics import Check, Column, FigureTable, Histogram, Interval, Subject, TableValue, ratio, rows


@dataclass(frozen=True)
class Origin:
    """How the games came about: enough to play them again."""

    game: Game
    bot: str
    games: int
    seed: int
    options: dict[str, Json]
    players: tuple[int, ...]
    command: str


@dataclass(frozen=True)
class Section:
    """The games of one number of players."""

    players: int
    games: int
    """Those that ended; the figures are about them."""
    broken_off: int
    asked: int
    faults: int
    """Decisions that had more than one answer, and those of them that dice took for an outside bot."""
    shared_wins: float | None
    answers: tuple[Answer, ...]
    distributions: dict[str, Histogram]
    general: tuple[FigureTable, ...]
    """About every game: seats, the lead, scores, length, endings."""
    particular: tuple[FigureTable, ...]
    """About the things of this game."""
    checks: tuple[Check, ...]

    @property
    def alarms(self) -> list[Check]:
        return [check for check in self.checks if not check.ok]

    @property
    def tables(self) -> tuple[FigureTable, ...]:
        return (*self.general, *self.particular)


@dataclass(frozen=True)
class Report:
    """All that can be said."""

    origin: Origin
    sections: tuple[Section, ...]

    @property
    def alarms(self) -> int:
        return sum(len(section.alarms) for section in self.sections)

    @property
    def remarks(self) -> list[str]:
        """What those should know who read the figures."""
        faults, asked = sum(each.faults for each in self.sections), sum(each.asked for each in self.sections)
        return [left_to_dice(short_name(self.origin.bot), faults, asked)] if faults else []


def report_of(origin: Origin, tallies: Sequence[Tally]) -> Report:
    """The report of one tally for each number of players."""
    return Report(origin, tuple(section_of(origin.game, tally) for tally in tallies))


def section_of(game: Game, tally: Tally) -> Section:
    distributions = {
        "score": tally.scores,
        "winner's score": tally.winners,
        "margin": tally.margins,
        "turns": tally.turns,
        "decisions": tally.decisions,
    }
    particular = tuple(tally.statistics.tables()) if tally.games else ()
    return Section(
        tally.players,
        tally.games,
        tally.broken_off,
        tally.asked,
        tally.faults,
        ratio(tally.shared, tally.games),
        answers_of(tally, particular),
        distributions,
        (seats(tally), lead(tally), spreads(distributions), endings(game, tally)),
        particular,
        tuple(tally.statistics.checks()) if tally.games else (),
    )


def seats(tally: Tally) -> FigureTable:
    """Whether it matters where one sits, and when one begins."""
    columns = (
        Column(
            "wins", "percent", 1, 1 / tally.players, "with the 95% interval; those who share a victory have a part each"
        ),
        Column("score", digits=1, about="mean, with the 95% interval"),
    )
    found = [
        (Subject(name), (wins[place].interval(), scores[place].mean()))
        for names, wins, scores in (
            (ORDER, tally.order_wins, tally.order_scores),
            (SEAT_NAMES, tally.seat_wins, tally.seat_scores),
        )
        for place, name in enumerate(names[: tally.players])
    ]
    about = f"In the order of play, then by seat. {tally.statistics.playing_first}".strip()
    return FigureTable("Seats", columns, rows(found), about)


def lead(tally: Tally) -> FigureTable:
    """When games are decided."""
    columns = (
        Column("somebody leads", "percent", 0, about="games in which one player has more points than any other"),
        tally.statistics.share_column("the leader won", "how often that player won in the end"),
    )
    found = [
        (Subject(f"after {QUARTERS_TOLD[quarter]} of the turns"), (ratio(share.cases, tally.games), share.interval()))
        for quarter, share in tally.leader_wins.items()
    ]
    changes = tally.lead_changes.mean()
    about = f"Until the last turn the lead goes over {changes.value:.1f} times a game." if changes else ""
    return FigureTable("The lead", columns, rows(found), about)


def spreads(distributions: dict[str, Histogram]) -> FigureTable:
    """Where most of the numbers lie."""
    columns = (
        Column("mean", digits=1),
        *(Column(title, digits=0) for title in ("least", "10%", "median", "90%", "most")),
    )
    parts = (0.0, 0.1, 0.5, 0.9, 1.0)
    found: list[tuple[Subject, tuple[TableValue, ...]]] = []
    for name, spread in distributions.items():
        mean = spread.mean()
        if mean is not None:
            found.append((Subject(name), (mean.value, *(float(spread.quantile(part)) for part in parts))))
    return FigureTable(
        "Scores and length", columns, rows(found), "The margin is what separates the two highest scores."
    )


def endings(game: Game, tally: Tally) -> FigureTable:
    """How games ended; games that were broken off had lasted too long for random players."""
    games = tally.games + tally.broken_off
    counts = [(name.replace("_", " "), tally.endings.counts[number]) for number, name in enumerate(game.endings)]
    if tally.broken_off:
        counts.append((f"broken off after {game.longest_playout:,} decisions", tally.broken_off))
    columns = (Column("games", digits=0), Column("of all games", "percent", 1))
    return FigureTable(
        "Endings", columns, rows((Subject(name), (count, ratio(count, games))) for name, count in counts)
    )


# JSON


def to_json(report: Report) -> dict[str, Json]:
    """All figures as one JSON object."""
    origin = report.origin
    return {
        "emporion": __version__,
        "game": origin.game.name,
        "rules": origin.game.version,
        "bot": origin.bot,
        "games": origin.games,
        "seed": origin.seed,
        "options": origin.options,
        "alarms": report.alarms,
        "sections": [section_json(section) for section in report.sections],
    }


def section_json(section: Section) -> dict[str, Json]:
    return {
        "players": section.players,
        "games": section.games,
        "broken_off": section.broken_off,
        "faults": section.faults,
        "shared_wins": figure(section.shared_wins),
        "answers": [vars(answer) for answer in section.answers],
        "distributions": {
            name: {str(number): spread.counts[number] for number in sorted(spread.counts)}
            for name, spread in section.distributions.items()
        },
        "tables": [
            {
                "title": table.title,
                "rows": [
                    {
                        "name": name_of(thing),
                        "figures": {
                            column.title: figure(cell) for column, cell in zip(table.columns, cells, strict=True)
                        },
                    }
                    for thing, cells in table.rows
                ],
            }
            for table in section.tables
        ],
        "checks": [
            {
                "name": check.name,
                "value": figure(check.value),
                "low": check.low,
                "high": check.high,
                "ok": check.ok,
                "about": check.about,
                "found": check.found,
            }
            for check in section.checks
        ],
    }


def figure(cell: TableValue) -> Any:
    if isinstance(cell, Interval):
        return {name: rounded(number) for name, number in vars(cell).items()}
    return rounded(cell)
