"""Games that a learner plays: compiled steps show what the reference backend finds, and refuse what is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed, key_of_game
from emporion.kernel.compiled_training import Table, Training
from emporion.kernel.errors import BadBuffer, BadMove
from emporion.kernel.training import BROKEN_OFF, OVER, RUNNING, SCORE_DIFFERENCE, WIN_SHARE
from tests.built_in import BUILT_IN

COUNT = 5


class PlainGame:
    """One game after another on the reference backend."""

    def __init__(self, name: str, table: Table, number: int, limit: int) -> None:
        self.game, self.table, self.number, self.limit = find(name), table, number, limit
        self.broken_off = False
        self.begin()

    def begin(self) -> None:
        key, rng = [0] * 8, [0, 0]
        key_of_game(key, rng, key_from_seed(7), self.number)
        self.state, _ = reference.start(self.game, *self.table, key)
        self.made = 0

    @property
    def is_over(self) -> bool:
        self.broken_off = reference.actor(self.game, self.state) >= 0
        return not self.broken_off or self.made >= self.limit

    def play(self, action: int) -> None:
        reference.play(self.game, self.state, action)
        self.made += 1

    def play_forced(self) -> bool:
        """Play to the next choice; returns whether there is one."""
        while not self.is_over:
            legal = reference.legal(self.game, self.state)
            if len(legal) > 1:
                return True
            self.play(legal[0])
        return False

    def shares(self) -> list[float]:
        _, ranks, _ = reference.result(self.game, self.state)
        return [(rank == 1) / ranks.count(1) for rank in ranks]

    def leads(self) -> list[float]:
        scores, _, _ = reference.result(self.game, self.state)
        points = [score / self.game.score_parts for score in scores]
        return [own - (sum(points) - own) / (len(points) - 1) for own in points]


def observed(plain: PlainGame) -> Any:
    seat, out = reference.actor(plain.game, plain.state), [0.0] * plain.game.observation_size
    reference.functions(plain.game)["observe"](plain.state, seat, out)
    return out


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("reward", [WIN_SHARE, SCORE_DIFFERENCE])
def test_steps_show_what_the_reference_backend_finds(name: str, reward: int) -> None:
    """With two, three and four players in one batch, and games so short that many end or are broken off."""
    limit = 60
    tables: list[Table] = [(players, {}) for players in (2, 3, 4)]
    training = Training(find(name), tables, COUNT, reward, limit)
    plain = [PlainGame(name, tables[index % 3], index, limit) for index in range(COUNT)]
    assert all(game.play_forced() for game in plain)
    out, actions, ended = training.outputs(), np.zeros(COUNT, np.int32), 0
    training.reset(7, out)
    for _ in range(100):
        for index, game in enumerate(plain):
            assert out.actors[index] == reference.actor(game.game, game.state)
            assert np.flatnonzero(out.masks[index]).tolist() == reference.legal(game.game, game.state)
            assert out.features[index].tolist() == np.array(observed(game), np.float32).tolist()
        training.sample(actions)
        training.step(actions, out)
        for index, game in enumerate(plain):
            game.play(int(actions[index]))
            expected, became = [0.0] * training.seats, RUNNING
            while not game.play_forced():
                ended += 1
                became = BROKEN_OFF if game.broken_off else OVER
                rewards = game.shares() if reward == WIN_SHARE else game.leads()
                expected = rewards + [0.0] * (training.seats - len(rewards))
                game.number += COUNT
                game.begin()
            assert out.became[index] == became
            assert out.rewards[index].tolist() == pytest.approx(expected)
    assert ended >= COUNT


@pytest.mark.parametrize("name", BUILT_IN)
def test_whole_games_end_with_a_whole_victory(name: str) -> None:
    """The same games in any number of chunks."""
    training = Training(find(name), [(3, {})], 600)
    out, actions, finished = training.outputs(), np.zeros(600, np.int32), 0
    training.reset("whole games", out)
    for _ in range(300):
        training.sample(actions)
        training.step(actions, out)
        over = out.became == OVER
        finished += int(over.sum())
        assert out.rewards.sum(axis=1).tolist() == pytest.approx(over.astype(float).tolist())
    assert finished > 0


def test_what_is_wrong_is_refused_and_nothing_changes() -> None:
    training = Training(find("carthage"), [(2, {})], 3)
    out, actions = training.outputs(), np.zeros(3, np.int32)
    training.reset(7, out)
    before = [array.copy() for array in out]
    legal = np.array([int(np.flatnonzero(mask)[0]) for mask in out.masks], np.int32)
    for wrong in (-1, -5, 63, 64, 2**31 - 1):
        actions[:] = legal
        actions[1] = wrong
        with pytest.raises(BadMove, match=rf"actions\[1\]: action {wrong} is not legal in that game; nothing was"):
            training.step(actions, out)
    out.masks[:] = 1  # the caller's own
    with pytest.raises(BadMove, match=r"actions\[1\]"):
        training.step(actions, out)
    with pytest.raises(BadBuffer, match=r"features: expected a contiguous array of float32 \(3, 423\)"):
        training.step(legal, out._replace(features=out.features[:, :5]))
    with pytest.raises(BadBuffer, match=r"actions: expected a contiguous array of int32 \(3,\), found int64 \(3,\)"):
        training.step(legal.astype(np.int64), out)
    training.reset(7, out)
    for array, earlier in zip(out, before, strict=True):
        assert (array == earlier).all()
    training.step(legal, out)
