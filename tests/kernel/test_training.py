"""Games in which one learner plays all seats: compiled steps write what the reference backend finds, and refuse what is
wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed, key_of_game
from emporion.kernel.compiled_training import TrainingGames
from emporion.kernel.errors import BadBuffer, BadMove, EmporionError
from emporion.kernel.training import BROKEN_OFF, OVER, RUNNING, SCORE_DIFFERENCE, WIN_SHARE
from tests.built_in import BUILT_IN

COUNT = 5


def training_games(name: str, players: Sequence[int], count: int, **other: Any) -> TrainingGames:
    game = find(name)
    return TrainingGames(game, [game.blank(each, {}, [0] * 8) for each in players], count, **other)


class PlainGame:
    """One game after another on the reference backend."""

    def __init__(self, name: str, players: int, number: int, limit: int) -> None:
        self.game, self.players, self.number, self.limit = find(name), players, number, limit
        self.begin()

    def begin(self) -> None:
        key, rng = [0] * 8, [0, 0]
        key_of_game(key, rng, key_from_seed(7), self.number)
        self.state, _ = reference.start(self.game, self.players, {}, key)
        self.decisions = 0

    def decide(self, action: int) -> None:
        reference.play(self.game, self.state, action)
        self.decisions += 1

    def play_forced(self) -> int:
        """Play to the next choice; returns the status of the game there."""
        while len(legal := reference.legal(self.game, self.state)) == 1:
            reference.play(self.game, self.state, legal[0])
        if not legal:
            return OVER
        return RUNNING if self.decisions < self.limit else BROKEN_OFF

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
def test_steps_write_what_the_reference_backend_finds(name: str, reward: int) -> None:
    """With two, three and four players in one batch, and games so short that many end or are broken off."""
    limit = 60
    games = training_games(name, (2, 3, 4), COUNT, reward=reward, limit=limit)
    plain = [PlainGame(name, 2 + index % 3, index, limit) for index in range(COUNT)]
    assert [game.play_forced() for game in plain] == [RUNNING] * COUNT
    out, actions, ended = games.outputs(), np.zeros(COUNT, np.int32), 0
    games.reset(7, out)
    for _ in range(100):
        for index, game in enumerate(plain):
            assert out.actors[index] == reference.actor(game.game, game.state)
            assert np.flatnonzero(out.masks[index]).tolist() == reference.legal(game.game, game.state)
            assert out.features[index].tolist() == np.array(observed(game), np.float32).tolist()
        games.sample(actions)
        games.step(actions, out)
        for index, game in enumerate(plain):
            game.decide(int(actions[index]))
            rewards, status = [0.0] * games.seats, game.play_forced()
            if status != RUNNING:
                ended += 1
                ends = game.shares() if reward == WIN_SHARE else game.leads()
                rewards[: len(ends)] = ends
                game.number += COUNT
                game.begin()
                assert game.play_forced() == RUNNING
            assert out.statuses[index] == status
            assert out.rewards[index].tolist() == pytest.approx(rewards)
    assert ended >= COUNT


@pytest.mark.parametrize("name", BUILT_IN)
def test_whole_games_end_with_a_whole_victory(name: str) -> None:
    games = training_games(name, [3], 600)
    out, actions, finished = games.outputs(), np.zeros(600, np.int32), 0
    games.reset("whole games", out)
    for _ in range(300):
        games.sample(actions)
        games.step(actions, out)
        over = out.statuses == OVER
        finished += int(over.sum())
        assert out.rewards.sum(axis=1).tolist() == pytest.approx(over.astype(float).tolist())
    assert finished > 0


def test_what_is_wrong_is_refused_and_nothing_changes() -> None:
    games = training_games("carthage", [2], 3)
    out, actions = games.outputs(), np.zeros(3, np.int32)
    with pytest.raises(EmporionError, match="no game has begun: call reset first"):
        games.step(actions, out)
    with pytest.raises(EmporionError, match="no game has begun: call reset first"):
        games.sample(actions)
    games.reset(7, out)
    before = [array.copy() for array in out]
    legal = np.array([int(np.flatnonzero(mask)[0]) for mask in out.masks], np.int32)
    for wrong in (-1, -5, 63, 64, 2**31 - 1):
        actions[:] = legal
        actions[1] = wrong
        with pytest.raises(BadMove, match=rf"actions\[1\]: action {wrong} is not legal in that game; nothing was"):
            games.step(actions, out)
    out.masks[:] = 1  # the caller's own
    with pytest.raises(BadMove, match=r"actions\[1\]"):
        games.step(actions, out)
    with pytest.raises(BadBuffer, match=r"features: expected a contiguous array of float32 \(3, 445\)"):
        games.step(legal, out._replace(features=out.features[:, :5]))
    with pytest.raises(BadBuffer, match=r"actions: expected a contiguous array of int32 \(3,\), found int64 \(3,\)"):
        games.step(legal.astype(np.int64), out)
    games.reset(7, out)
    for array, earlier in zip(out, before, strict=True):
        assert (array == earlier).all()
    games.step(legal, out)


def unaligned(array: Any) -> Any:
    return np.zeros(array.nbytes + 1, np.uint8)[1:].view(array.dtype).reshape(array.shape)


def test_wrong_outputs_are_refused_before_anything_is_written() -> None:
    games, twin = (training_games("carthage", [2], 3) for _ in range(2))
    out, expected, actions = games.outputs(), twin.outputs(), np.zeros(3, np.int32)
    games.reset(7, out)
    twin.reset(7, expected)
    shared = np.zeros(3 * 445, np.float32)
    features, rewards = shared.reshape(3, 445), shared[-6:].reshape(3, 2)
    nothing: Any = None
    wrong: list[tuple[Any, str]] = [
        (3, r"out: expected the arrays of outputs\(\), found int"),
        ((out.features,), r"out: expected the arrays of outputs\(\), found tuple"),
        (tuple(out), r"out: expected the arrays of outputs\(\), found tuple"),
        (list(out), r"out: expected the arrays of outputs\(\), found list"),
        (out._replace(rewards=nothing), "rewards: expected a contiguous array .*, found NoneType"),
        (out._replace(features=unaligned(out.features)), "features: .*, found one that is not aligned"),
        (out._replace(actors=out.statuses), "actors and statuses: expected arrays that share no memory"),
        (out._replace(features=features, rewards=rewards), "features and rewards: expected arrays that share no"),
    ]
    for given, message in wrong:
        with pytest.raises(BadBuffer, match=message):
            games.reset(8, given)
        with pytest.raises(BadBuffer, match=message):
            games.step(np.array([mask.argmax() for mask in out.masks], np.int32), given)
    for _ in range(200):
        games.sample(actions)
        games.step(actions, out)
        twin.sample(actions)
        twin.step(actions, expected)
        for array, other in zip(list[Any](out), list[Any](expected), strict=True):
            assert np.array_equal(array, other)


def test_actions_may_not_lie_where_a_step_writes() -> None:
    games = training_games("carthage", [2], 3)
    out = games.outputs()
    games.reset(7, out)
    with pytest.raises(BadBuffer, match="features and actions: expected arrays that share no memory"):
        games.step(out.features.view(np.int32).reshape(-1)[:3], out)


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_shortest_games_end(name: str) -> None:
    """Games that are broken off after one decision, whatever is forced before it, follow each other for ever."""
    games = training_games(name, [2], 3, limit=1)
    out, actions = games.outputs(), np.zeros(3, np.int32)
    games.reset(7, out)
    for _ in range(20):
        games.sample(actions)
        games.step(actions, out)
        assert (out.statuses == BROKEN_OFF).all()
