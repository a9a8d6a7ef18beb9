"""Runs one game between bots, and measures their decisions."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any

import msgspec

from emporion import bots
from emporion.bots import engine
from emporion.bots.bot import Bot, EngineBot
from emporion.bots.external import ExternalBot, Fault
from emporion.bots.search import search_and_play
from emporion.bots.workspace import CHOICES, ITERATIONS, NEXT_ACTOR
from emporion.kernel import reference
from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.errors import BackendUnavailable
from emporion.kernel.records import unpack
from emporion.kernel.turn_limit import MOST_IN_A_ROW, limit_choices

MOST_MOVES = 1 << 15  # above every game's `longest_playout`
BROKEN_OFF = -1  # instead of the number of an ending
MOST_MEASURED = 1 << 40  # an upper bound of all measurements; a checkpoint with more is corrupt
WORTH_COMPILING = 150  # games; fewer are played sooner than bots are compiled

Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_MEASURED)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=MOST_MEASURED)]


class Thinking(msgspec.Struct, array_like=True):
    """Statistics of decisions with more than one legal action."""

    decisions: Count = 0
    iterations: Count = 0
    """Of bots that have an attribute `iterations`, about their last decision."""
    seconds: Seconds = 0.0
    longest: Seconds = 0.0
    faults: Count = 0
    """Random moves that replaced an external bot's missing or illegal answer."""

    def add(self, other: Thinking) -> None:
        self.decisions += other.decisions
        self.iterations += other.iterations
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.faults += other.faults


FORCED = Thinking()


def fault_warning(bot: str, faults: int, decisions: int) -> str:
    """A warning beside the figures of an external bot that failed."""
    return f"{bot} gave no legal move in {faults:,} of its {decisions:,} decisions; random moves were played."


class GameRunner:
    """Asks the bot of each seat for its decisions, on the reference backend. Forced moves are not asked about."""

    def __init__(self, game: Game, state: Any, players: Sequence[Bot], rngs: Sequence[list[int]]) -> None:
        self.game = game
        self.players, self.rngs = players, rngs
        self.seat = reference.actor(game, state)
        """The seat to act, or -1."""
        self._in_a_row = 0
        """Earlier decisions of that seat in a row."""
        self._state = state

    @property
    def state(self) -> Any:
        return self._state

    def move(self) -> tuple[int, Thinking]:
        """Let the bot of the seat to act decide, and play its action."""
        concealed = reference.concealed(self.game, self._state, self.seat)
        legal = reference.legal(self.game, self._state)
        legal = limit_choices(self.game, concealed, legal, self.rngs[self.seat], self._in_a_row)
        move, thinking = legal[0], FORCED
        if len(legal) > 1:
            move, thinking = self._ask(concealed, legal)
        reference.play(self.game, self._state, move)
        self._pass_on(reference.actor(self.game, self._state))
        return move, thinking

    def _pass_on(self, seat: int) -> None:
        """Make this seat the next to act."""
        self._in_a_row = self._in_a_row + 1 if seat == self.seat else 0
        self.seat = seat

    def close(self) -> None:
        """Nothing to release."""

    def _ask(self, concealed: Concealed, legal: list[int]) -> tuple[int, Thinking]:
        player = self.players[self.seat]
        faults, began = faults_of(player), time.perf_counter()
        move = player.choose(self.game, concealed, legal, self.rngs[self.seat])
        seconds = time.perf_counter() - began
        return move, Thinking(1, getattr(player, "iterations", 0), seconds, seconds, faults_of(player) - faults)


def faults_of(player: Bot) -> int:
    """Random moves played for a bot so far. Stray lines are faults without consequences, and not counted."""
    return player.faults.total() - player.faults[Fault.STRAY] if isinstance(player, ExternalBot) else 0


class CompiledGameRunner(GameRunner):
    """The same decisions, a hundred times as fast: bots run in compiled code, and the state stays there. There is no
    time limit, so that a game is the same on every machine."""

    def __init__(self, game: Game, state: Any, players: Sequence[Bot], rngs: Sequence[list[int]]) -> None:
        super().__init__(game, state, players, rngs)
        self._engine = engine.compiled(game)
        self._engine.prepare()
        self._states = self._engine.as_array(state)
        self._configs = [config for player in players if (config := player.config_for(game, len(players)))]
        self._workspaces = {config: self._engine.take_workspace(config) for config in set(self._configs)}

    @property
    def state(self) -> Any:
        return unpack(self.game.state, self._states[0])

    def move(self) -> tuple[int, Thinking]:
        if self._in_a_row >= MOST_IN_A_ROW:
            return self._move_slowly()
        rng, config = self.rngs[self.seat], self._configs[self.seat]
        workspace = self._workspaces[config]
        workspace.rng[:] = rng
        began = time.perf_counter()
        move = search_and_play(self._engine, self._states, config, workspace)
        seconds = time.perf_counter() - began
        rng[:] = workspace.rng.tolist()
        self._pass_on(int(workspace.stats[NEXT_ACTOR]))
        if workspace.stats[CHOICES] == 1:
            return move, FORCED
        return move, Thinking(1, int(workspace.stats[ITERATIONS]), seconds, seconds)

    def _move_slowly(self) -> tuple[int, Thinking]:
        """On the reference backend, where the turn limit applies."""
        self._state = self.state
        moved = super().move()
        self._states = self._engine.as_array(self._state)
        return moved

    def close(self) -> None:
        for workspace in self._workspaces.values():
            self._engine.give_back(workspace)


def runner_for(game: Game, players: Sequence[Bot]) -> type[GameRunner]:
    """The fastest runner for these bots. All of them play the same moves."""
    return CompiledGameRunner if can_be_compiled(game, players) else GameRunner


def can_be_compiled(game: Game, players: Sequence[Bot]) -> bool:
    """Whether all these bots run in one compiled engine, and it is ready."""
    configs = [player.config_for(game, len(players)) for player in players]
    return all(config is not None and config.trees == 1 for config in configs) and engine.has_compiled(game)


def play_out(runner: GameRunner) -> tuple[tuple[int, ...], tuple[Thinking, ...]]:
    """Play a game to its end or its move limit: the moves, and each seat's statistics."""
    thinking = tuple(Thinking() for _ in runner.players)
    moves: list[int] = []
    most = min(runner.game.longest_playout, MOST_MOVES)
    while runner.seat >= 0 and len(moves) < most:
        seat = runner.seat
        move, measured = runner.move()
        thinking[seat].add(measured)
        moves.append(move)
    runner.close()
    return tuple(moves), thinking


def find_bot(name: str) -> Bot:
    """The bot with this name, without a time limit, so that nothing depends on the speed of the machine."""
    player = bots.find(name)
    return player.without_time_limit() if isinstance(player, EngineBot) else player


def prepare_bots(game: Game, players: Sequence[Bot], games: int) -> None:
    """Compile what these bots need, and what makes many games fast. Do this before starting worker processes, which
    would all compile the same."""
    progress = progress_on_stderr(game.title)
    for player in players:
        player.prepare(game, progress)
    if games >= WORTH_COMPILING and any(player.config_for(game, game.players[0]) for player in players):
        with suppress(BackendUnavailable):
            engine.compiled(game).prepare(progress)
