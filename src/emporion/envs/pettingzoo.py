"""A game as an AEC environment of PettingZoo: one agent for each seat, `player_0` to `player_3`.

    table = env(name, players=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        over = termination or truncation
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

The rules are compiled. Decisions with a single legal action are skipped, as in `emporion.envs.vector`; the games of a
seed are the same as there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from emporion.envs.rewards import reward_of, rewards_at_end
from emporion.kernel import reference
from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.compiled import Games, compiled
from emporion.kernel.contract import Game, Json, State
from emporion.kernel.errors import BadMove, BadPlayers, EmporionError
from emporion.kernel.extras import require
from emporion.kernel.records import dtype_of, packed, unpack
from emporion.kernel.seats import NOBODY
from emporion.programs.arguments import Seed, count_of, found, key_of, whole
from emporion.programs.variant import Variant

require("rl", "emporion.envs.pettingzoo")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from emporion.envs.rendering import RENDER_MODES, check_render_mode, rendered  # noqa: E402

Observation = dict[str, npt.NDArray[Any]]


def env(
    game: str,
    players: SupportsIndex = 2,
    *,
    options: Mapping[str, Json] | None = None,
    reward: str = "win_share",
    max_decisions: SupportsIndex | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """A game for a number of players, with these options and defaults for the rest.

    Games are broken off after `max_decisions` with a choice; `emporion.envs.rewards` has the kinds of rewards.
    `render` returns the table as text (`ansi`) or as a picture (`rgb_array`), or prints it after every step (`human`).
    """
    return TableEnv(game, players, options, reward, max_decisions, render_mode)


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A table at which each agent has a seat. What an error refuses changes nothing.

    It needs none of PettingZoo's wrappers, which end a game at an illegal action, or warn only.
    """

    def __init__(
        self,
        game: str,
        players: SupportsIndex,
        options: Mapping[str, Json] | None,
        reward: str,
        max_decisions: SupportsIndex | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.variant = Variant.named(game, players, options)
        rules, seats = self.variant.game, self.variant.players
        self._limit = rules.longest_playout if max_decisions is None else count_of(max_decisions, "max_decisions")
        self._reward = reward_of(reward)
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{rules.name}_v{rules.environment}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: spaces_of(rules) for agent in self.possible_agents}
        self._rules = compiled(rules)
        self._rules.prepare(progress_on_stderr(rules.title))
        self._blank = packed(rules.blank(seats, self.variant.options, [0] * 8)).view(np.uint32)
        self._games = Games(np.zeros(1, dtype_of(rules.state)), np.zeros((1, 2), np.uint32), seats)
        self._actors, self._chosen = np.zeros(1, np.int8), np.zeros(1, np.int32)
        self._mask = np.zeros((1, rules.actions), np.uint8)
        self._key: npt.NDArray[np.uint32] | None = None
        self._number = self._decisions = 0

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Dict:
        self._seat_of(agent)
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        self._seat_of(agent)
        return self._spaces[agent][1]

    def reset(self, seed: Seed = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin game number 0 of a seed; without one, the next game, at first of a random seed.

        PettingZoo passes `options` that mean nothing here: those of a game are chosen when its environment is made.
        """
        if seed is not None or self._key is None:
            self._key, self._number = np.array(key_of(seed), np.uint32), 0
        else:
            self._number += 1
        self._rules.set_up(self._games, self._blank, self._key, self._number)
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # of dead steps that were left out
        self._rules.actors(self._games, self._actors)
        self._go_on()
        self._accumulate_rewards()

    def step(self, action: SupportsIndex | None) -> None:
        """Play an action for the agent whose turn it is, and go on to the next choice of any agent. After the end, the
        action of every agent is None."""
        self._check_begun()
        if not self.agents:
            raise BadMove("the game is over: call reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise BadMove(f"action: expected None, because the game is over, {found(action)}")
            self._was_dead_step(None)
            return
        if action is None:
            raise BadMove(f"action: expected one of {agent}, whose turn it is, found None")
        chosen = whole(action, BadMove, f"action: expected 0 to {self.variant.actions - 1}")
        if not (0 <= chosen < self.variant.actions and self._mask[0, chosen]):
            raise reference.refusal(self.variant.game, chosen, np.flatnonzero(self._mask[0]).tolist())
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._decisions += 1
        self._play(chosen)
        self._go_on()
        self._accumulate_rewards()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents in the order in which they act."""
        self._check_begun()
        return super().agent_iter(max_iter)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, rewards since its last action, termination, truncation and info of the agent to act."""
        self._check_begun()
        if not self.agents:
            raise EmporionError("all agents are done: call reset")
        last: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return last

    def observe(self, agent: str) -> Observation:
        """What the agent's seat knows, and 1 for each of its legal actions: none while another one chooses."""
        self._check_begun()
        seat, features = self._seat_of(agent), np.zeros((1, self.variant.observation_size), np.float32)
        self._rules.observe(self._games, np.array([seat], np.int8), features)
        mask = (self._mask[0] if seat == self._actors[0] else np.zeros_like(self._mask[0])).astype(np.int8)
        return {"observation": features[0], "action_mask": mask}

    def render(self) -> Any:
        """The table as the agent to act sees it; after the end, as everybody does."""
        self._check_begun()
        return rendered(self.render_mode, self.variant.game, self.full_state(), self.possible_agents)

    def close(self) -> None:
        """Nothing is open."""

    def full_state(self) -> State:
        """A copy of the whole state, hidden information included, for the functions of `variant`."""
        self._check_begun()
        return unpack(self.variant.game.state, self._games.states[0])

    def _go_on(self) -> None:
        """Play decisions with a single legal action, up to the next choice or the end."""
        while self._actors[0] != NOBODY:
            self._rules.legal_masks(self._games, self._mask)
            if np.count_nonzero(self._mask) == 1:
                self._play(int(self._mask.argmax()))
            elif self._decisions < self._limit:
                self.agent_selection = self.possible_agents[self._actors[0]]
                break
            else:
                self._end(self.truncations)
                break
        else:
            self._end(self.terminations)
        if self.render_mode == "human":
            self.render()

    def _play(self, action: int) -> None:
        self._chosen[0] = action
        self._rules.step(self._games, self._chosen, self._actors)

    def _end(self, ends: dict[str, bool]) -> None:
        """Reward all agents, and let each make its last step."""
        game = self.variant.game
        scores, ranks, _ = reference.result(game, self.full_state())
        rewards = rewards_at_end(self._reward, scores, ranks, game.score_parts)
        for agent, reward in zip(self.agents, rewards, strict=True):
            self.rewards[agent] = reward
            ends[agent] = True
        self._mask[:] = 0
        self.agent_selection = self.agents[0]

    def _check_begun(self) -> None:
        if self._key is None:
            raise EmporionError("no game has begun: call reset first")

    def _seat_of(self, agent: str) -> int:
        if not isinstance(agent, str) or agent not in self._seats:
            raise BadPlayers(f"agent: expected {self.possible_agents[0]} to {self.possible_agents[-1]}, {found(agent)}")
        return self._seats[agent]


def spaces_of(game: Game) -> tuple[spaces.Dict, spaces.Discrete]:
    """The spaces of observations and actions."""
    observations: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-np.inf, np.inf, (game.observation_size,), np.float32),
        "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
    }
    return spaces.Dict(observations), spaces.Discrete(game.actions)
