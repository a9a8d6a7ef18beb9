"""Many games of a variant at once, compiled, on all cores."""

from __future__ import annotations

from typing import Any, NamedTuple, SupportsIndex

import numpy as np
import numpy.typing as npt

from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.compiled import Compiled, Games, compiled
from emporion.kernel.contract import Game, Json, State
from emporion.kernel.errors import BadPosition, EmporionError
from emporion.kernel.records import unpack
from emporion.programs.arguments import Seed, buffer_of, count_of, found, key_of, numbers_of, seed_of, whole


class BatchResults(NamedTuple):
    """How the games ended, or the standings as if they ended now."""

    scores: npt.NDArray[np.int32]
    """By game and seat."""
    ranks: npt.NDArray[np.int8]
    """By game and seat: 1 is best, and equal ranks share."""
    endings: npt.NDArray[np.int8]
    """By game: the number of the ending in `Game.endings`; -1 while the game runs."""


class Batch:
    """Games that are played together. Only `step` and `play_out` change them; what an error refuses changes none."""

    def __init__(self, rules: Compiled, games: Games) -> None:
        self.rules = rules
        self.games = games

    @classmethod
    def new(cls, game: Game, players: int, options: dict[str, Json], count: SupportsIndex, seed: Seed) -> Batch:
        chosen, rules = count_of(count), compiled(game)
        rules.prepare(progress_on_stderr(game.title))
        return cls(rules, rules.new_games(chosen, players, options, seed_of(seed)))

    def __len__(self) -> int:
        return len(self.games)

    def copy(self) -> Batch:
        """The same games once more."""
        return Batch(self.rules, Games(self.games.states.copy(), self.games.rngs.copy(), self.games.players))

    def state(self, index: SupportsIndex) -> State:
        """A copy of one game, for the functions of its variant."""
        expected = f"index: expected 0 to {len(self) - 1}"
        chosen = whole(index, EmporionError, expected)
        if not 0 <= chosen < len(self):
            raise EmporionError(f"{expected}, {found(index)}")
        return unpack(self.rules.game.state, self.games.states[chosen])

    def actors(self) -> npt.NDArray[np.int8]:
        """The seat to act in each game; -1 where it is over."""
        actors = np.zeros(len(self), np.int8)
        self.rules.actors(self.games, actors)
        return actors

    def masks(self, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """A row for each game: 1 for every legal action, 0 elsewhere; written into `out`, if it is given."""
        masks = buffer_of(out, (len(self), self.rules.game.actions), np.uint8)
        self.rules.legal_masks(self.games, masks)
        return masks

    def observe(
        self, seats: npt.ArrayLike | None = None, out: npt.NDArray[np.float32] | None = None
    ) -> npt.NDArray[np.float32]:
        """A row of features for each game, seen from a seat in each, by default from the seat to act (seat 0 where the
        game is over); written into `out`, if it is given."""
        viewers = np.full(len(self), -1, np.int8) if seats is None else self._seats(seats)
        features = buffer_of(out, (len(self), self.rules.game.observation_size), np.float32)
        self.rules.observe(self.games, viewers, features)
        return features

    def step(self, actions: npt.ArrayLike) -> npt.NDArray[np.int8]:
        """Play an action in each game, and return the next seats to act (-1: over). Games that are over ignore theirs.
        If one is illegal, none is played."""
        actors = np.zeros(len(self), np.int8)
        self.rules.step(self.games, numbers_of(actions, len(self), np.int32, "actions"), actors)
        return actors

    def play_out(self) -> npt.NDArray[np.int32]:
        """Play all games to the end at random, and return the number of decisions in each. Simulations break off games
        that could go on for ever (`Game.longest_playout`)."""
        decisions, _ = self.rules.play_out(self.games)
        return decisions

    def results(self) -> BatchResults:
        """Scores, ranks and endings."""
        return BatchResults(*self.rules.results(self.games))

    def conceal(self, seats: npt.ArrayLike) -> Batch:
        """A copy in which each game holds only what its seat can know."""
        viewers, concealed = self._seats(seats), self.copy()
        self.rules.conceal(concealed.games, viewers)
        return concealed

    def redeal(self, seed: Seed = None) -> Batch:
        """A copy of concealed games in which each is filled at random, consistently with what its seat knows."""
        if self.games.states["chance"]["key"].any():
            raise BadPosition("games: expected concealed ones, which hold no luck; see conceal")
        redealt = self.copy()
        redealt.games.rngs = np.random.PCG64(key_of(seed)).random_raw(len(self)).view(np.uint32).reshape(-1, 2)
        redealt.games.rngs[:, 1] |= 1
        self.rules.redeal(redealt.games)
        return redealt

    def _seats(self, seats: npt.ArrayLike) -> npt.NDArray[Any]:
        return numbers_of(seats, len(self), np.int8, "seats")
