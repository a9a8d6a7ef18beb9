"""The figures of a report: tables and checks for each number of players, also as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from emporion import __version__
from emporion.arena.answers import QUARTER_NAMES, Answer, answers_of
from emporion.arena.formatting import ORDER, name_of, rounded
from emporion.arena.game_runner import fault_warning
from emporion.arena.report_counts import ReportCounts
from emporion.arena.tournament import short_name
from emporion.kernel.contract import Game, Json
from emporion.kernel.seats import SEAT_NAMES
from emporion.statistics import Check, Column, FigureTable, Histogram, Interval, Subject, TableValue, ratio, rows


@dataclass(frozen=True)
class Origin:
    """What produced the games: enough to play them again."""

    game: Game
    bot: str
    games: int
    seed: int
    options: dict[str, Json]
    players: tuple[int, ...]
    command: str


@dataclass(frozen=True)
class Section:
    """The games with one number of players."""

    players: int
    games: int
    """Games that ended; the figures are about them."""
    broken_off: int
    asked: int
    faults: int
    """Decisions with more than one legal action, and random moves among them, played for an external bot."""
    shared_wins: float | None
    answers: tuple[Answer, ...]
    distributions: dict[str, Histogram]
    general: tuple[FigureTable, ...]
    """Tables that every game has: seats, the lead, scores, length, endings."""
    particular: tuple[FigureTable, ...]
    """This game's own tables."""
    checks: tuple[Check, ...]

    @property
    def alarms(self) -> list[Check]:
        return [check for check in self.checks if not check.ok]

    @property
    def tables(self) -> tuple[FigureTable, ...]:
        return (*self.general, *self.particular)


@dataclass(frozen=True)
class Report:
    """All figures."""

    origin: Origin
    sections: tuple[Section, ...]

    @property
    def alarms(self) -> int:
        return sum(len(section.alarms) for section in self.sections)

    @property
    def warnings(self) -> list[str]:
        """Shown beside the figures."""
        faults, asked = sum(each.faults for each in self.sections), sum(each.asked for each in self.sections)
        return [fault_warning(short_name(self.origin.bot), faults, asked)] if faults else []


def report_of(origin: Origin, counts: Sequence[ReportCounts]) -> Report:
    """The report from the counts of each number of players."""
    return Report(origin, tuple(section_of(origin.game, each) for each in counts))


def section_of(game: Game, counts: ReportCounts) -> Section:
    distributions = {
        "score": counts.scores,
        "winner's score": counts.winners,
        "margin": counts.margins,
        "turns": counts.turns,
        "decisions": counts.decisions,
    }
    particular = tuple(counts.statistics.tables()) if counts.games else ()
    return Section(
        counts.players,
        counts.games,
        counts.broken_off,
        counts.asked,
        counts.faults,
        ratio(counts.shared, counts.games),
        answers_of(counts, particular),
        distributions,
        (seats(counts), lead(counts), spreads(distributions), endings(game, counts)),
        particular,
        tuple(counts.statistics.checks()) if counts.games else (),
    )


def seats(counts: ReportCounts) -> FigureTable:
    """Results by order of play and by seat."""
    columns = (
        Column(
            "wins",
            "percent",
            1,
            1 / counts.players,
            "with the 95% interval; shared victories count in equal parts",
        ),
        Column("score", digits=1, about="mean, with the 95% interval"),
    )
    found = [
        (Subject(name), (wins[place].interval(), scores[place].mean()))
        for names, wins, scores in (
            (ORDER, counts.order_wins, counts.order_scores),
            (SEAT_NAMES, counts.seat_wins, counts.seat_scores),
        )
        for place, name in enumerate(names[: counts.players])
    ]
    about = f"By order of play, then by seat. {counts.statistics.playing_first}".strip()
    return FigureTable("Seats", columns, rows(found), about)


def lead(counts: ReportCounts) -> FigureTable:
    """How often the leader wins."""
    columns = (
        Column("there is a leader", "percent", 0, about="games in which one player has more points than any other"),
        counts.statistics.share_column("the leader won", "how often that player won in the end"),
    )
    found = [
        (Subject(f"after {QUARTER_NAMES[quarter]} of the turns"), (ratio(share.cases, counts.games), share.interval()))
        for quarter, share in counts.leader_wins.items()
    ]
    changes = counts.lead_changes.mean()
    about = f"The lead changes {changes.value:.1f} times a game before the last turn." if changes else ""
    return FigureTable("The lead", columns, rows(found), about)


def spreads(distributions: dict[str, Histogram]) -> FigureTable:
    """Quantiles of the distributions."""
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
        "Scores and length", columns, rows(found), "The margin is the gap between the two highest scores."
    )


def endings(game: Game, counts: ReportCounts) -> FigureTable:
    """How games ended. Only random players make games so long that they are broken off."""
    games = counts.games + counts.broken_off
    found = [(name.replace("_", " "), counts.endings.counts[number]) for number, name in enumerate(game.endings)]
    if counts.broken_off:
        found.append((f"broken off after {game.longest_playout:,} decisions", counts.broken_off))
    columns = (Column("games", digits=0), Column("of all games", "percent", 1))
    return FigureTable("Endings", columns, rows((Subject(name), (count, ratio(count, games))) for name, count in found))


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
                        "name": name_of(subject),
                        "figures": {
                            column.title: figure(cell) for column, cell in zip(table.columns, cells, strict=True)
                        },
                    }
                    for subject, cells in table.rows
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
