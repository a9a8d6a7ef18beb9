"""One seat of a game for a learner, bots in the others, as an environment of Gymnasium.

    import emporion.envs
    env = gymnasium.make("emporion/<Game>-v1", opponents="trader")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

`emporion.envs.vector` plays many games at once.
"""

# ruff: noqa: E402 (a missing extra is named before what it installs is imported)

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from emporion.kernel.extras import require

require("rl", "an environment of Gymnasium")

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from emporion.envs.opponents import Opponents
from emporion.envs.rendering import RENDER_MODES, check_render_mode, rendered
from emporion.envs.rewards import reward_of, rewards_at_end
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.compiled import Games, compiled
from emporion.kernel.contract import Json
from emporion.kernel.errors import BadOption, BadPlayers, EmporionError, UnknownBot
from emporion.kernel.records import dtype_of, packed, unpack
from emporion.programs.arguments import Seed, action_of, count_of, found, number_of, seat_of, seed_of
from emporion.programs.variant import Variant

RANDOM_SEAT = "random"
Observation = npt.NDArray[np.float32]
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class LearnerEnv(gymnasium.Env[Observation, Any]):
    """A game that a learner plays against bots. A step plays the learner's action and goes on to its next decision.

    Observations are what the learner's seat knows; `info["action_mask"]` has 1 for every legal action. The reward comes
    at the end. `reset(seed=7)` begins game number 0 of a seed, `reset()` then number 1 and so on: the deals of the
    vector environment.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "random",
        players: SupportsIndex | None = None,
        options: Mapping[str, Json] | None = None,
        seat: SupportsIndex | str = RANDOM_SEAT,
        reward: str = "win_share",
        illegal_reward: float | None = -1.0,
        skip_forced: bool = True,
        max_decisions: SupportsIndex | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` are bots as `emporion bots` names them: one for all other seats, or one for each, in turn order
        after the learner. `seat` is the learner's; `random` is another one in each game.

        An illegal action ends the game with `illegal_reward`, which should be worse than losing (by many points, with
        `score_difference`); with None it raises BadMove and nothing is played. `skip_forced`: what has a single legal
        action is played without asking. Games are broken off after `max_decisions` of the learner.
        `emporion.envs.rewards` has the kinds of rewards."""
        names = names_of(opponents)
        alone = isinstance(opponents, str)
        self.variant = Variant.named(game, players if players is not None else 2 if alone else len(names) + 1, options)
        others = self.variant.players - 1
        if not alone and len(names) != others:
            raise BadPlayers(f"opponents: expected one name or {others}, {found(opponents)}")
        is_random = isinstance(seat, str) and seat == RANDOM_SEAT
        self._fixed_seat = None if is_random else seat_of(seat, others + 1)  # type: ignore[arg-type]
        self._reward = reward_of(reward)
        self._illegal_reward = None if illegal_reward is None else number_of(illegal_reward, "illegal_reward")
        self._choices = 2 if skip_forced else 1
        rules = self.variant.game
        self._limit = rules.longest_playout if max_decisions is None else count_of(max_decisions, "max_decisions")
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._rules = compiled(rules)
        self._opponents = Opponents(self._rules, names * others if alone else names)
        self._rules.prepare(progress_on_stderr(rules.title))
        self.observation_space = spaces.Box(-np.inf, np.inf, (rules.observation_size,), np.float32)
        self.action_space = spaces.Discrete(rules.actions)
        self.seat = -1
        """The learner's seat in this game."""
        self._seed: int | str = 0
        self._number = -1
        self._blank = packed(rules.blank(others + 1, self.variant.options, [0] * 8)).view(np.uint32)
        self._games: Games | None = None
        """The game; None before the first one, and while others play."""
        self._actor, self._decisions = -1, 0
        self._mask = np.zeros((1, rules.actions), np.uint8)
        self._is_running = False

    def reset(
        self, *, seed: Seed = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game, or game number 0 of a seed; without any, of a random seed. Games in which the learner
        has no choice are left out. An error of an opponent leaves no game, so that only another `reset` goes on."""
        if options:
            raise BadOption("options of a game are chosen when its environment is made")
        if seed is not None:
            chosen = seed_of(seed)
            super().reset(seed=not_negative(chosen))
            self._seed, self._number = chosen, -1
        elif self._number < 0:
            self._seed = int(self.np_random.integers(1 << 63))
        self._is_running = False
        while not self._is_running:
            self._begin()
        self._show()
        return self._observation(), self._info()

    def step(self, action: Any) -> Step:
        """Play an action of the learner, then everything up to its next decision. An error of an opponent ends the game
        without a result: only `reset` goes on."""
        games, rules = self._begun(), self.variant.game
        if not self._is_running:
            raise EmporionError("the game is over: call reset first")
        chosen = action_of(action, rules.actions)
        if not self._mask[0, chosen]:
            return self._refuse(chosen)
        self._games, self._is_running = None, False
        self._decisions += 1
        self._play(games, chosen)
        self._advance(games)
        self._show()
        truncated = self._is_running and self._decisions >= self._limit
        if self._is_running and not truncated:
            return self._observation(), 0.0, False, False, self._info()
        self._stop()
        scores, ranks, ending = (each[0].tolist() for each in self._rules.results(games))
        rewards = rewards_at_end(self._reward, scores, ranks, rules.score_parts)
        name = rules.endings[ending] if ending >= 0 else None
        info = {**self._info(), "scores": scores, "ranks": ranks, "ending": name}
        return self._observation(), rewards[self.seat], not truncated, truncated, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for every legal action, as MaskablePPO of sb3-contrib asks."""
        masks: npt.NDArray[np.bool_] = self._mask[0].astype(np.bool_) & self._is_running
        return masks

    def render(self) -> Any:
        """The table as the learner sees it; after the end, as everybody does."""
        state = unpack(self.variant.game.state, self._begun().states[0])
        seats = range(self.variant.players)
        names = ["learner" if seat == self.seat else self._opponents.name_of(seat) for seat in seats]
        return rendered(self.render_mode, self.variant.game, state, names)

    def close(self) -> None:
        """End the processes of bots, if they have any."""
        self._opponents.close()

    def _begun(self) -> Games:
        if self._games is None:
            cause = "no game has begun" if self._number < 0 else "the game was broken off by an error"
            raise EmporionError(f"{cause}: call reset first")
        return self._games

    def _begin(self) -> None:
        """Begin the next game and go on to the learner's first decision, if there is one."""
        variant, rules = self.variant, self._rules
        self._games = None
        self._number, self._decisions = self._number + 1, 0
        any_seat, *seeds = self.np_random.integers(1 << 32, size=variant.players).tolist()
        self.seat = any_seat % variant.players if self._fixed_seat is None else self._fixed_seat
        self._opponents.sit_down(self.seat, seeds)
        games = Games(np.zeros(1, dtype_of(variant.game.state)), np.zeros((1, 2), np.uint32), variant.players)
        rules.set_up(games, self._blank, np.array(key_from_seed(self._seed), np.uint32), self._number)
        actors = np.zeros(1, np.int8)
        rules.actors(games, actors)
        self._actor = int(actors[0])
        self._advance(games)

    def _advance(self, games: Games) -> None:
        """Go on to the learner's next decision, or to the end of the game; only then is the game there again."""
        while self._actor >= 0:
            if self._actor != self.seat:
                self._actor = self._opponents.play(games, self._actor)
                continue
            self._rules.legal_masks(games, self._mask)
            if np.count_nonzero(self._mask) >= self._choices:
                self._games, self._is_running = games, True
                return
            self._play(games, int(self._mask.argmax()))
        self._stop()
        self._games = games

    def _play(self, games: Games, action: int) -> None:
        actors = np.zeros(1, np.int8)
        self._rules.step(games, np.array([action], np.int32), actors)
        self._actor = int(actors[0])
        self._opponents.pause()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _stop(self) -> None:
        self._is_running = False
        self._mask[:] = 0

    def _refuse(self, action: int) -> Step:
        """End the game, since an action is illegal."""
        if self._illegal_reward is None:
            raise reference.refusal(self.variant.game, action, np.flatnonzero(self._mask).tolist())
        self._stop()
        return self._observation(), self._illegal_reward, True, False, {**self._info(), "illegal_action": action}

    def _observation(self) -> Observation:
        features = np.zeros((1, self.variant.observation_size), np.float32)
        self._rules.observe(self._begun(), np.array([self.seat], np.int8), features)
        row: Observation = features[0]
        return row

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask[0].astype(np.int8), "seat": self.seat}


def not_negative(seed: int | str) -> int:
    """A seed as Gymnasium takes it."""
    is_taken = isinstance(seed, int) and seed >= 0
    return int(seed) if is_taken else int.from_bytes(np.array(key_from_seed(seed), "<u4").tobytes(), "little")


def names_of(opponents: str | Sequence[str]) -> list[str]:
    """The names of bots that were given."""
    names = [opponents] if isinstance(opponents, str) else opponents
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise UnknownBot(f"opponents: expected names of bots, {found(opponents)}")
    return [*names]
