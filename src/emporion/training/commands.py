"""The commands `emporion train` and `emporion evaluate`."""

from __future__ import annotations

import hashlib
import math
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from emporion.envs.variants import variants_of
from emporion.games import find
from emporion.kernel.errors import EmporionError
from emporion.kernel.extras import require
from emporion.programs.arguments import count_of
from emporion.training.plan import TrainingPlan
from emporion.training.usual_options import usual_options

require("train", "training")

USUAL = TrainingPlan(game="")


def setting(name: str, usual: int, text: str) -> click.Option:
    return click.Option([f"--{name}"], type=int, default=usual, show_default=True, help=text)


SETTINGS = [
    setting("seed", USUAL.seed, "Of the run."),
    setting("games", USUAL.games, "Played at once."),
    setting("steps", USUAL.steps, "Decisions of each game between two updates."),
    setting("minibatch", USUAL.minibatch, "Decisions in a step of the optimiser."),
    setting("updates", USUAL.updates, "In a piece of the run, after which it is saved."),
    setting("width", USUAL.width, "Of the network's layers."),
    setting("blocks", USUAL.blocks, "Layers after the first."),
]


@click.command(params=SETTINGS)
@click.argument("game")
@click.option("--folder", type=click.Path(path_type=Path), required=True, help="Where the run is kept, and goes on.")
@click.option("--players", type=int, multiple=True, help="How many; all numbers by default. Can be repeated.")
@click.option(
    "--decisions", type=float, default=USUAL.decisions, help=f"Of the whole run. [default: {USUAL.decisions:.0e}]"
)
@click.option(
    "--options",
    type=click.Choice(["usual", "default"]),
    default="usual",
    show_default=True,
    help="Play by the defaults alone, or a quarter of the games with another value of one option.",
)
@click.option("--minutes", type=float, help="Stop before, at the end of a piece. The same command goes on.")
@click.option(
    "--rivals",
    type=float,
    default=USUAL.rivals,
    show_default=True,
    help="The share of games in which the learner has one seat, and a rival the others.",
)
@click.option(
    "--traders",
    type=float,
    default=USUAL.traders,
    show_default=True,
    help="The share of games in which the learner has one seat, and traders the others.",
)
@click.option(
    "--against",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="A network as the rival; otherwise the learner as it was before.",
)
@click.option(
    "--strength",
    "deals",
    type=int,
    default=40,
    show_default=True,
    help="Deals on which the strength is measured after each piece.",
)
def train(
    game: str,
    folder: Path,
    players: tuple[int, ...],
    decisions: float,
    options: str,
    minutes: float | None,
    rivals: float,
    traders: float,
    against: Path | None,
    deals: int,
    **settings: Any,
) -> None:
    """Learn a game by playing it against oneself, on a GPU if there is one. The run can be interrupted at any time.

    The folder holds the network for bots, `network.safetensors`, and a page with the curve. On several GPUs:
    torchrun --nproc-per-node 4 -m emporion train …
    """
    from emporion.training import processes, run

    if not math.isfinite(decisions):
        raise EmporionError(f"decisions: expected a number, found {decisions}")
    chosen = players or tuple(find(game).players)
    plan = TrainingPlan(
        game=game,
        players=chosen,
        options=usual_options(find(game)) if options == "usual" else ({},),
        decisions=int(decisions),
        rivals=rivals,
        traders=traders,
        against=hashlib.sha256(against.read_bytes()).hexdigest() if against else "",
        processes=processes.count(),
        **settings,
    )
    for name in ("decisions", "games", "steps", "minibatch", "updates", "width", "blocks"):
        count_of(getattr(plan, name), name)
    if deals < 0:
        raise EmporionError(f"strength: expected at least 0 deals, found {deals}")
    for name, share in (("rivals", rivals), ("traders", traders)):
        if not 0 <= share <= 1:
            raise EmporionError(f"{name}: expected a share from 0 to 1, found {share:g}")
    if rivals + traders > 1:
        raise EmporionError(f"rivals and traders: expected at most all games together, found {rivals + traders:g}")
    if plan.trader_games and not find(game).heuristics.has_evaluation:
        raise EmporionError(f"traders: {find(game).title} has no evaluation, which they judge by")
    if against and not plan.rival_games:
        raise EmporionError("against: give --rivals, too, such as --rivals 1 to play nobody else")
    variants_of(plan.game, plan.players, plan.options)
    if plan.rollout % plan.minibatch:
        whole = f"games × steps, {plan.rollout:,}"
        raise EmporionError(f"minibatch: expected a divisor of {whole}, found {plan.minibatch:,}")
    run.train(plan, folder, None if minutes is None else 60 * minutes, Console(soft_wrap=True), deals, against)


NETWORK = click.Path(path_type=Path, exists=True, dir_okay=False)


@click.command()
@click.argument("game")
@click.argument("network", type=NETWORK)
@click.argument("other", type=NETWORK)
@click.option("--players", type=int, default=2, show_default=True, help="The number of players.")
@click.option("--deals", type=int, default=4096, show_default=True, help="Each is played from every seat.")
@click.option("--seed", type=int, default=0, show_default=True, help="Of the deals.")
def evaluate(game: str, network: Path, other: Path, players: int, deals: int, seed: int) -> None:
    """Let NETWORK take one seat, and OTHER all others, in many thousands of games, on a GPU if there is one. Both play
    their likeliest actions. For networks alone; `emporion arena` lets all bots play each other."""
    find(game).check_players(players)
    if deals < 2:
        raise EmporionError(f"deals: expected at least 2, found {deals}")
    from emporion.training import evaluation

    console = Console(soft_wrap=True)
    found = evaluation.evaluate(
        game, players, network, other, deals, seed, lambda seat: console.print(f"seat {seat + 1} of {players} played")
    )
    share = f"{found.wins.value:.2%} ({found.wins.low:.2%} to {found.wins.high:.2%})"
    text = f"{network} wins {share} of {deals * players:,} games; an equal share is {1 / players:.2%}"
    console.print(text, markup=False, highlight=False)
