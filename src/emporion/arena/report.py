"""The figures of a report: for each number of players what was counted, as tables and checks, and all of it as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from emporion import __version__
from emporion.arena.tally import Tally
from emporion.kernel.codec import SEAT_NAMES
from emporion.kernel.contract import Game, Json
from emporion.kernel.messages import Name
from emporion.kernel.statistics import Cell, Check, Column, Interval, Spread, Table, Thing, ratio, rows
from emporion.locales import Speaker

ORDER = ("plays first", "plays second", "plays third", "plays fourth")
DIGITS = 6  # of figures in JSON


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
    shared_wins: float | None
    distributions: dict[str, Spread]
    general: tuple[Table, ...]
    """About every game: seats, scores, length, endings."""
    particular: tuple[Table, ...]
    """About the things of this game."""
    checks: tuple[Check, ...]

    @property
    def alarms(self) -> list[Check]:
        return [check for check in self.checks if not check.ok]

    @property
    def tables(self) -> tuple[Table, ...]:
        return (*self.general, *self.particular)


@dataclass(frozen=True)
class Report:
    """All that can be said."""

    origin: Origin
    sections: tuple[Section, ...]

    @property
    def alarms(self) -> int:
        return sum(len(section.alarms) for section in self.sections)


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
    return Section(
        tally.players,
        tally.games,
        tally.broken_off,
        ratio(tally.shared, tally.games),
        distributions,
        (seats(tally), spreads(distributions), endings(game, tally)),
        tuple(tally.statistics.tables()) if tally.games else (),
        tuple(tally.statistics.checks()) if tally.games else (),
    )


def seats(tally: Tally) -> Table:
    """Whether it matters where one sits, and when one begins."""
    columns = (
        Column(
            "wins", "percent", 1, 1 / tally.players, "with the 95% interval; those who share a victory have a part each"
        ),
        Column("score", digits=1, about="mean, with the 95% interval"),
    )
    found = [
        (Thing(name), (wins[place].interval(), scores[place].mean()))
        for names, wins, scores in (
            (ORDER, tally.order_wins, tally.order_scores),
            (SEAT_NAMES, tally.seat_wins, tally.seat_scores),
        )
        for place, name in enumerate(names[: tally.players])
    ]
    return Table("Seats", columns, rows(found), "In the order of play, then by seat.")


def spreads(distributions: dict[str, Spread]) -> Table:
    """Where most of the numbers lie."""
    columns = (
        Column("mean", digits=1),
        *(Column(title, digits=0) for title in ("least", "10%", "median", "90%", "most")),
    )
    parts = (0.0, 0.1, 0.5, 0.9, 1.0)
    found: list[tuple[Thing, tuple[Cell, ...]]] = []
    for name, spread in distributions.items():
        mean = spread.mean()
        if mean is not None:
            found.append((Thing(name), (mean.value, *(float(spread.quantile(part)) for part in parts))))
    return Table("Scores and length", columns, rows(found), "The margin is what separates the two highest scores.")


def endings(game: Game, tally: Tally) -> Table:
    """How games ended; games that were broken off had lasted too long for random players."""
    games = tally.games + tally.broken_off
    counts = [(name.replace("_", " "), tally.endings.counts[number]) for number, name in enumerate(game.endings)]
    if tally.broken_off:
        counts.append((f"broken off after {game.longest_playout:,} decisions", tally.broken_off))
    columns = (Column("games", digits=0), Column("of all games", "percent", 1))
    return Table("Endings", columns, rows((Thing(name), (count, ratio(count, games))) for name, count in counts))


def name_of(thing: Thing) -> str:
    """What a thing is called in English: as in the catalogue, if it has an entry there."""
    speaker = Speaker("en")
    name = speaker.say(Name(thing.id)) if thing.id and speaker.has(thing.id) else thing.plain
    return name[:1].upper() + name[1:]


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
        "shared_wins": figure(section.shared_wins),
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


def figure(cell: Cell) -> Any:
    if isinstance(cell, Interval):
        return {name: round(float(number), DIGITS) for name, number in vars(cell).items()}
    return None if cell is None else round(float(cell), DIGITS)
