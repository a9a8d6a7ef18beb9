"""Bots are compiled before there are processes that would all do the same."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from emporion.bots import engine
from emporion.bots.bot import Bot
from emporion.kernel.compiled import progress_on_stderr
from emporion.kernel.contract import Game
from emporion.kernel.errors import BackendUnavailable

WORTH_COMPILING = 150  # games; fewer are played sooner than bots are compiled


def get_ready(game: Game, players: Sequence[Bot], games: int) -> None:
    """What the bots need, and what makes many games quick; where nothing can be compiled, they take longer."""
    tell = progress_on_stderr(game.title)
    for player in players:
        player.prepare(game, tell)
    if games >= WORTH_COMPILING and any(player.config_for(game, game.players[0]) for player in players):
        with suppress(BackendUnavailable):
            engine.compiled(game).prepare(tell)
