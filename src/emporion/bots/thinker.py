"""The bots of ours that think: what differs between them is how, and how much."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple, cast

from emporion.bots import brain
from emporion.bots.mind import Mind
from emporion.bots.thought import Thought, think
from emporion.kernel import reference
from emporion.kernel.compiled import Progress
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.errors import BackendUnavailable

TURN = 1.5  # times as long as a decision may take, all decisions of a turn may take together


class Turn(NamedTuple):
    """A turn, and the seconds that were thought about it."""

    number: int
    seat: int
    spent: float


class Thinker:
    """A bot with a mind. Those that search are compiled before they first think; the others answer at once."""

    def __init__(self, name: str, mind: Mind, seconds: float | None = None) -> None:
        self.name = name
        self.mind = mind
        self.seconds = seconds
        """After which a decision is taken as it stands."""
        self.turn = Turn(-1, -1, 0.0)
        """The last one in which it had a limit of time."""
        self.iterations = 0
        """Of the last decision."""

    def mind_for(self, game: Game, players: int) -> Mind:
        """How it thinks in a game: a search without a budget, as much as the game says for its level. An iteration
        takes the longer the more players reply, and all of them would wait."""
        if self.mind.searches and self.mind.budget == 0:
            return self.mind._replace(budget=game.heuristics.iterations[self.name] // (players - 1))
        return self.mind

    def unhurried(self) -> Thinker:
        """The same without a limit of time, so that decisions do not depend on how fast the machine is."""
        return Thinker(self.name, self.mind)

    def is_ready(self, game: Game) -> bool:
        """Whether it can think at once."""
        return not self.mind.searches or brain.has_compiled(game)

    def close(self) -> None:
        """It holds nothing."""

    def prepare(self, game: Game, progress: Progress | None = None) -> None:
        """Compile what it needs, so that nobody waits for its first decision."""
        if self.mind.searches:
            with suppress(BackendUnavailable):
                brain.compiled(game).prepare(progress)

    def choose(self, game: Game, hidden: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        thought = self.think(game, hidden, rng)
        self.iterations = thought.iterations
        if thought.action in legal:
            return thought.action
        offered = (each.action for each in thought.candidates if each.action in legal)
        return next(offered, legal[0])  # it was offered less than what the rules allow

    def think(self, game: Game, hidden: Concealed, rng: list[int]) -> Thought:
        where = brain.best(game) if self.mind.searches else brain.interpreted(game)
        mind = self.mind_for(game, cast("Any", hidden).players)
        if self.seconds is None:
            return think(where, hidden, mind, rng)
        began = time.perf_counter()
        thought = think(where, hidden, mind, rng, self.time_left(game, hidden))
        self.turn = self.turn._replace(spent=self.turn.spent + time.perf_counter() - began)
        return thought

    def time_left(self, game: Game, hidden: Concealed) -> float:
        """Seconds for the next decision: those of a decision, or what is left of the turn. A bot that plays at several
        tables at a time does not know how long a turn has lasted, and has the time of a decision."""
        assert self.seconds is not None
        now = Turn(cast("Any", hidden).turn, reference.actor(game, hidden), 0.0)
        if (now.number, now.seat) != (self.turn.number, self.turn.seat):
            self.turn = now
        return max(0.0, min(self.seconds, TURN * self.seconds - self.turn.spent))
