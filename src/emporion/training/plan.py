"""How a training run goes: everything that decides its result, but for the rules and the machine."""

from __future__ import annotations

import math

import msgspec

from emporion.kernel.contract import Json


class TrainingPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What a run is made with. It is kept in its folder and never changes."""

    game: str
    players: tuple[int, ...] = (2, 3, 4)
    """The numbers of players, which games take in turn."""
    options: tuple[dict[str, Json], ...] = ({},)
    """Sets of options, which games take in turn."""
    seed: int = 1
    decisions: int = 6_000_000_000
    """How many the run sees; forced ones are not counted."""
    games: int = 32_768
    """Played at once."""
    steps: int = 32
    """Decisions of each game between two updates."""
    minibatch: int = 65_536
    epochs: int = 2
    width: int = 512
    blocks: int = 3
    first_rate: float = 8e-4
    last_rate: float = 3e-5
    first_entropy: float = 0.02
    last_entropy: float = 0.001
    trace: tuple[float, ...] = (0.0, 0.0, 0.95, 0.97, 0.98)
    """Lambda by number of players: with more of them, the next decision of one's own is further away."""
    clip: float = 0.2
    longest_gradient: float = 2.0
    decay: float = 0.999
    """Of the moving average of the weights, a step."""
    updates: int = 400
    """Updates in a piece, after which everything is saved. Games begin anew with a piece."""
    rivals: float = 0.0
    """The share of games in which the learner has one seat and a rival all others: an older self, as it was when the
    piece began, or the network of `against`."""
    traders: float = 0.0
    """The share of games in which the learner has one seat and traders all others."""
    against: str = ""
    """The SHA-256 of the file of a network that stays as it is and plays its likeliest actions."""
    processes: int = 1
    """That learn together, each with so many games."""

    @property
    def rollout(self) -> int:
        """Decisions of a process in an update."""
        return self.games * self.steps

    @property
    def decisions_of_update(self) -> int:
        return self.rollout * self.processes

    @property
    def rival_games(self) -> int:
        return round(self.rivals * self.games)

    @property
    def trader_games(self) -> int:
        return round(self.traders * self.games)

    @property
    def pieces(self) -> int:
        return math.ceil(self.decisions / (self.decisions_of_update * self.updates))

    def rate(self, done: float) -> float:
        """The learning rate when this share of the run is done: half a cosine."""
        return self.last_rate + (self.first_rate - self.last_rate) * (1 + math.cos(math.pi * done)) / 2

    def entropy(self, done: float) -> float:
        """The weight of the entropy bonus: a straight line."""
        return self.first_entropy + (self.last_entropy - self.first_entropy) * done
