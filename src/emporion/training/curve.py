"""The page of a training run: how its strength grew, how it went, and the command that makes such a run."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable
from itertools import groupby
from pathlib import Path
from typing import Any

from emporion.arena import charts, page
from emporion.arena.formatting import RANGE, number
from emporion.games import find
from emporion.kernel.errors import MissingExtra
from emporion.statistics import Column, FigureTable, Interval, Subject, rows
from emporion.training.checkpoint import Run
from emporion.training.plan import TrainingPlan
from emporion.training.strength import OPPONENTS, SEED, Measured

MILLION = 1_000_000
GIVEN = (
    "players", "seed", "decisions", "games", "steps", "minibatch", "updates", "width", "blocks", "rivals"
)  # fmt: skip
"""Fields of a plan that the command has options for, beside the sets of options."""
ABOUT = (
    "The policy of the network plays its likeliest action, without looking ahead. Each deal is played from every seat "
    f"(deals of seed {SEED:,}, which no other measurement uses); one seat is the network's, all others are the "
    "opponent's. Intervals are 95% bootstraps over deals."
)


def write_curve(folder: Path, run: Run, say: Callable[[str], None]) -> None:
    """Write the page into the folder of the run."""
    path = folder / "index.html"
    try:
        page.require_pages()
    except MissingExtra as missing:
        say(f"No page with the curve: {missing}")
        return
    page.write_page(path, curve_page(run))
    say(f"The curve is in {path}")


def curve_page(run: Run) -> str:
    """The whole document."""
    game, plan = find(run.plan.game), run.plan
    last = run.pieces[-1]
    facts = (
        ("Players", ", ".join(map(str, plan.players))),
        ("Seed", str(plan.seed)),
        ("Decisions", f"{run.decisions:,} of {plan.decisions:,}; forced ones are not counted"),
        ("Time", f"{run.seconds / 60:.1f} minutes on {last.machine}"),
        ("Network", f"{plan.blocks + 1} layers of {plan.width}"),
        ("Games at once", f"{plan.games:,} in {plan.processes} process{'es' if plan.processes > 1 else ''}"),
    )
    by_players = [
        (players, list(found))
        for players, found in groupby(sorted(run.strength, key=lambda each: each.players), lambda each: each.players)
    ]
    return page.render(
        "training.html",
        title=f"{game.title}: a network that taught itself",
        game=game,
        lead=f"{run.decisions / MILLION:,.0f} million decisions in {run.seconds / 60:.1f} minutes.",
        charts=[chart_of(players, found) for players, found in by_players],
        tables=[(f"strength-{players}", players, table_of(players, found)) for players, found in by_players],
        provenance=page.provenance(game, {}, facts, ABOUT, command_of(plan)),
    )


def command_of(plan: TrainingPlan) -> str:
    """The command that makes such a run."""
    usual = TrainingPlan(game=plan.game)
    words = ["emporion", "train", plan.game, "--folder", "RUN"]
    for name in plan.__struct_fields__:
        value = getattr(plan, name)
        if name == "options":
            words += ["--options=default"] if value == ({},) else []
        elif value != getattr(usual, name) and name in GIVEN:
            words += [f"--{name}={each}" for each in (value if name == "players" else [value])]
    if plan.against:
        words += ["--against", "FILE"]
    if plan.processes > 1:
        words = ["torchrun", "--nproc-per-node", str(plan.processes), "-m", *words]
    return shlex.join(words)


def chart_of(players: int, found: Iterable[Measured]) -> page.Chart:
    """The strength among so many players over the run."""
    curves: dict[str, list[tuple[float, Interval]]] = {name: [] for name in OPPONENTS}
    for each in found:
        curves.setdefault(each.against, []).append((each.decisions / MILLION, share_of(each)))
    curves = {name: curve for name, curve in curves.items() if curve}
    words = "; ".join(
        f"{name}: " + ", ".join(f"{number(share, 'percent', 0)} after {place:,.0f} million" for place, share in curve)
        for name, curve in curves.items()
    )
    svg = charts.curve_chart("million decisions", "% of victories", curves, 1 / players)
    return page.Chart(f"Among {players} players", svg, words)


def table_of(players: int, found: Iterable[Measured]) -> FigureTable:
    """The strength that was measured last."""
    latest: dict[str, Measured] = {each.against: each for each in found}
    columns = (
        Column("wins", "percent", 1, 1 / players, "part of the victory per seat"),
        Column(RANGE, "percent", about="the interval of wins"),
        Column("games", digits=0),
    )
    lines: Any = ((Subject(name), (share_of(each), share_of(each), float(each.games))) for name, each in latest.items())
    best = max(latest.values(), key=lambda each: each.decisions)
    about = f"After {best.decisions / MILLION:,.0f} million decisions."
    return FigureTable(f"Against other bots, {players} players", columns, rows(lines), about)


def share_of(each: Measured) -> Interval:
    return Interval(each.wins, each.low, each.high)
