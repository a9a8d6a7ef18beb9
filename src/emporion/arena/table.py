"""A table at which bots play a game among themselves; what their decisions take is measured."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from emporion.bots import engine
from emporion.bots.bot import Bot
from emporion.bots.external import ExternalBot, Fault
from emporion.bots.search import search_and_play
from emporion.bots.workspace import CHOICES, ITERATIONS, NEXT_ACTOR
from emporion.kernel import reference
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.layout import unpack
from emporion.kernel.turn_limit import MOST_IN_A_ROW, limit_choices

MOST_MOVES = 1 << 15  # more than any game breaks off after, where one does
BROKEN_OFF = -1  # instead of the number of an ending
MOST_MEASURED = 1 << 40  # whatever it is; a file of kept deals that holds more was written by nobody

Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_MEASURED)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=MOST_MEASURED)]


class Thinking(msgspec.Struct, array_like=True):
    """What decisions took that had more than one answer."""

    decisions: Count = 0
    iterations: Count = 0
    """Of bots that count them: those have an attribute `iterations`, about their last decision."""
    seconds: Seconds = 0.0
    longest: Seconds = 0.0
    faults: Count = 0
    """Decisions that dice took, since an outside bot gave no legal move in time."""

    def add(self, other: Thinking) -> None:
        self.decisions += other.decisions
        self.iterations += other.iterations
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.faults += other.faults


NO_THOUGHT = Thinking()


def left_to_dice(bot: str, faults: int, decisions: int) -> str:
    """What those should know who read figures of a bot that failed."""
    return f"{bot} left {faults:,} of its {decisions:,} decisions to dice."


class Table:
    """Every decision that is one is put to the bot of its seat, on the reference backend."""

    def __init__(self, game: Game, state: Any, players: Sequence[Bot], rngs: Sequence[list[int]]) -> None:
        self.game = game
        self.players, self.rngs = players, rngs
        self.seat = reference.actor(game, state)
        """Who is to decide, or -1."""
        self._in_a_row = 0
        """Decisions of that seat since somebody else made one."""
        self._state = state

    @property
    def state(self) -> Any:
        return self._state

    def move(self) -> tuple[int, Thinking]:
        """Let the bot of the seat decide, and carry it out."""
        concealed = reference.concealed(self.game, self._state, self.seat)
        legal = reference.legal(self.game, self._state)
        legal = limit_choices(self.game, concealed, legal, self.rngs[self.seat], self._in_a_row)
        move, thought = legal[0], NO_THOUGHT
        if len(legal) > 1:
            move, thought = self._ask(concealed, legal)
        reference.play(self.game, self._state, move)
        self._pass_on(reference.actor(self.game, self._state))
        return move, thought

    def _pass_on(self, seat: int) -> None:
        """It is for this seat to decide now."""
        self._in_a_row = self._in_a_row + 1 if seat == self.seat else 0
        self.seat = seat

    def leave(self) -> None:
        """Nobody plays here any more."""

    def _ask(self, concealed: Concealed, legal: list[int]) -> tuple[int, Thinking]:
        player = self.players[self.seat]
        faults, began = faults_of(player), time.perf_counter()
        move = player.choose(self.game, concealed, legal, self.rngs[self.seat])
        seconds = time.perf_counter() - began
        return move, Thinking(1, getattr(player, "iterations", 0), seconds, seconds, faults_of(player) - faults)


def faults_of(player: Bot) -> int:
    """How often dice chose for a bot so far. What it writes beside its answers is a fault that costs it nothing."""
    return player.faults.total() - player.faults[Fault.STRAY] if isinstance(player, ExternalBot) else 0


class CompiledTable(Table):
    """The same decisions, a hundred times as fast: bots think in compiled code, and the state stays there. Nobody has a
    limit of time, so that a game is the same wherever it is played."""

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
            return move, NO_THOUGHT
        return move, Thinking(1, int(workspace.stats[ITERATIONS]), seconds, seconds)

    def _move_slowly(self) -> tuple[int, Thinking]:
        """As any other table, for a bot that finds no end."""
        self._state = self.state
        moved = super().move()
        self._states = self._engine.as_array(self._state)
        return moved

    def leave(self) -> None:
        for workspace in self._workspaces.values():
            self._engine.give_back(workspace)


def can_be_compiled(game: Game, players: Sequence[Bot]) -> bool:
    """Whether all these bots think in one compiled brain, and it is at hand."""
    configs = [player.config_for(game, len(players)) for player in players]
    return all(config is not None and config.trees == 1 for config in configs) and engine.has_compiled(game)


def play_out(table: Table) -> tuple[tuple[int, ...], tuple[Thinking, ...]]:
    """Play a table to its end, or until it takes too long: the moves, and what each seat thought."""
    thinking = tuple(Thinking() for _ in table.players)
    moves: list[int] = []
    most = min(table.game.longest_playout, MOST_MOVES)
    while table.seat >= 0 and len(moves) < most:
        seat = table.seat
        move, thought = table.move()
        thinking[seat].add(thought)
        moves.append(move)
    table.leave()
    return tuple(moves), thinking
