"""A game with a number of players and options, as programs play it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, NamedTuple, SupportsIndex

import numpy as np
import numpy.typing as npt

from emporion.games import find
from emporion.kernel import position, reference
from emporion.kernel.contract import Concealed, Game, Json, State
from emporion.kernel.errors import BadMove, BadPlayers, BadPosition, BadScript
from emporion.kernel.fast_rng import seed_rng
from emporion.kernel.layout import clone
from emporion.kernel.options import encode_options
from emporion.kernel.trace import RawEvent
from emporion.programs.arguments import Seed, action_of, buffer_of, found, key_of, options_of, seat_of, whole
from emporion.programs.batch import Batch
from emporion.programs.gpu_batch import GpuBatch


class Results(NamedTuple):
    """How a game ended, or the standings as if it ended now."""

    scores: list[int]
    """By seat."""
    ranks: list[int]
    """By seat: 1 is best, and equal ranks share."""
    ending: str | None
    """The name of the ending; None while the game runs."""


class Variant:
    """A game for a number of players with its options.

    States belong to the caller: only `apply` changes one, and what an error refuses changes nothing. Seats are 0, 1, …
    """

    def __init__(self, game: Game, players: SupportsIndex, options: Mapping[str, Json] | None) -> None:
        self.game = game
        self.players = whole(players, BadPlayers, f"players: expected {game.players[0]} to {game.players[-1]}")
        blank = game.blank(self.players, options_of(options), [0] * 8)
        self.options: dict[str, Json] = deepcopy(encode_options(blank.options))
        """All options, with those that were left to their defaults."""

    @classmethod
    def named(cls, name: str, players: SupportsIndex, options: Mapping[str, Json] | None) -> Variant:
        return cls(find(name), players, options)

    def __reduce__(self) -> tuple[Any, ...]:
        return Variant.named, (self.game.name, self.players, self.options)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"make({self.game.name!r}, players={self.players}{options})"

    @property
    def actions(self) -> int:
        """How many actions there are: ids are 0 to `actions` - 1."""
        return self.game.actions

    @property
    def features(self) -> tuple[tuple[str, int], ...]:
        """What `observe` writes, in order: the meaning and the length of each run of numbers."""
        return self.game.features

    @property
    def observation_size(self) -> int:
        """How many numbers `observe` writes."""
        return self.game.observation_size

    def new(self, seed: Seed = None) -> State:
        """A new game, set up: the one of `emporion position new --seed`."""
        state, _ = reference.start(self.game, self.players, self.options, key_of(seed))
        return state

    def copy(self, state: State) -> State:
        """An independent copy."""
        return clone(self._known(state))

    def actor(self, state: State) -> int:
        """The seat to act, or -1 when the game is over."""
        return reference.actor(self.game, self._known(state))

    def legal(self, state: State) -> list[int]:
        """The legal actions, ascending; none when the game is over."""
        return reference.legal(self.game, self._known(state))

    def mask(self, state: State, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """1 for every legal action, 0 elsewhere; written into `out`, if it is given."""
        legal = self.legal(state)
        mask = buffer_of(out, (self.actions,), np.uint8)
        mask[:] = 0
        mask[legal] = 1
        return mask

    def apply(self, state: State, action: SupportsIndex) -> list[RawEvent]:
        """Play a legal action in place, and return its events for `describe_event`."""
        self._known(state)
        chosen = whole(action, BadMove, f"action: expected 0 to {self.actions - 1}")
        before = clone(state) if state.chance.scripted else state
        try:
            return reference.play(self.game, state, chosen)
        except BadScript:  # found only after the action was played
            state.set_values(before.values())
            raise

    def describe_event(self, event: RawEvent, seat: SupportsIndex | None = None) -> dict[str, Json]:
        """An event as names and plain values, as a seat may know it; by default, everything."""
        return self.game.events.describe(event, None if seat is None else seat_of(seat, self.players))

    def format_action(self, action: SupportsIndex) -> str:
        """The notation of an action."""
        return self.game.format_action(action_of(action, self.actions))

    def parse_action(self, text: str) -> int:
        """The action that a notation stands for."""
        return self.game.parse_action(text)

    def observe(
        self, state: State, seat: SupportsIndex | None = None, out: npt.NDArray[np.float32] | None = None
    ) -> npt.NDArray[np.float32]:
        """Features of what a seat knows, by default the seat to act (seat 0 when the game is over); written into `out`,
        if it is given."""
        acting = max(self.actor(state), 0)
        viewer = acting if seat is None else seat_of(seat, self.players)
        features = buffer_of(out, (self.observation_size,), np.float32)
        reference.functions(self.game)["observe"](state, viewer, features)
        return features

    def conceal(self, state: State, seat: SupportsIndex) -> Concealed:
        """A copy that holds only what a seat can know."""
        return reference.concealed(self.game, self._known(state), seat_of(seat, self.players))

    def redeal(self, concealed: Concealed, seed: Seed = None) -> State:
        """A determinization: a copy of a concealed state, filled at random, that agrees with what its seat knows."""
        if any(self._known(concealed).chance.key):
            raise BadPosition("state: expected a concealed one, which holds no luck; see conceal")
        rng, key = [0, 0], key_of(seed)
        seed_rng(rng, key[0], key[1])
        return reference.redealt(self.game, concealed, rng)

    def results(self, state: State) -> Results:
        """Scores, ranks and the ending."""
        scores, ranks, ending = reference.result(self.game, self._known(state))
        return Results(scores, ranks, self.game.endings[ending] if ending >= 0 else None)

    def position(self, state: State) -> dict[str, Json]:
        """The state as JSON."""
        return position.to_json(self.game, self._known(state))

    def from_position(self, doc: Mapping[str, Json]) -> State:
        """The state that a position describes; it must have these players and options."""
        state = position.from_json(self.game, doc)
        if state.players != self.players:
            raise BadPosition(f"players: expected {self.players}, found {state.players}")
        for name, value in encode_options(state.options).items():
            if value != self.options[name]:
                raise BadPosition(f"options: expected {name} to be {self.options[name]!r}, {found(value)}")
        return state

    def batch(self, count: SupportsIndex, seed: Seed = None) -> Batch:
        """Many new games, compiled. Game number n of a seed is always the same game, on a GPU too."""
        return Batch.new(self.game, self.players, self.options, count, seed)

    def on_gpu(self, count: SupportsIndex, seed: Seed = None) -> GpuBatch:
        """Many new games on the GPU; raises BackendUnavailable with the reason."""
        return GpuBatch.new(self.game, self.players, self.options, count, seed)

    def _known(self, state: State) -> State:
        """The state, if it is one of this game for as many players."""
        expected = f"state: expected one of {self.game.name} for {self.players} players"
        if type(state) is not self.game.state:
            raise BadPosition(f"{expected}, found {type(state).__module__}.{type(state).__qualname__}")
        if state.players != self.players:
            raise BadPosition(f"{expected}, found one for {state.players}")
        return state
