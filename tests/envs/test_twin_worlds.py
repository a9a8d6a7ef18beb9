"""Twin worlds: environments tell learners the same in worlds that differ only in what their seats cannot know.

The twin of a world is another determinization of what a seat knows of it. The full states go into compiled code here,
so an environment that showed hidden information would fail.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from emporion.envs.pettingzoo import TableEnv, env
from emporion.envs.vector import VectorEnv
from emporion.kernel import reference
from emporion.kernel.compiled import Compiled, Games, compiled
from emporion.kernel.records import packed
from tests.built_in import BUILT_IN
from tests.option_sets import CASES, ONE_PASS, case_id
from tests.soak import all_by_research

pytestmark = pytest.mark.slow
STRIDE, LONGEST = 20, 150  # decisions from one probe to the next, and in a game
Case = tuple[str, int, dict[str, Any]]


def observed(table: TableEnv, seat: int) -> Any:
    """All that the environment tells a seat: its observation and, when it is to act, the text of the table."""
    agent = table.possible_agents[seat]
    observation = {key: value.tolist() for key, value in table.observe(agent).items()}
    return observation, table.render() if agent == table.agent_selection else None


@pytest.mark.parametrize("case", all_by_research(CASES, usual=ONE_PASS), ids=case_id)
def test_a_table_tells_an_agent_nothing_that_it_cannot_know(case: Case) -> None:
    name, players, options = case
    table, twin = (env(name, players, options=options, max_decisions=LONGEST, render_mode="ansi") for _ in range(2))
    choose, probes, differing = random.Random(7), 0, 0
    for each in (table, twin):
        each.reset(seed=7)
    game = table.variant.game
    for number, _ in enumerate(table.agent_iter()):
        observation, _, *over, _ = table.last()
        if any(over):
            break
        if number % STRIDE == 0:
            state = table.full_state()
            for seat in range(players):
                other: Any = reference.redealt(game, reference.concealed(game, state, seat), [number, 2 * seat + 1])
                put(twin, other, table)
                probes += 1
                differing += packed(other).tobytes() != packed(state).tobytes()
                assert observed(twin, seat) == observed(table, seat)
        table.step(choose.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert probes > 5
    assert differing == probes


def put(twin: TableEnv, state: Any, table: TableEnv) -> None:
    """Go on in this state at another table."""
    twin._games.states[:] = packed(state)
    twin._rules.actors(twin._games, twin._actors)
    twin._rules.legal_masks(twin._games, twin._mask)
    twin.agent_selection = twin.possible_agents[twin._actors[0]]
    assert twin.agent_selection == table.agent_selection


COUNT = 32


def known(rules: Compiled, env: VectorEnv, players: int, seats: npt.NDArray[np.int8]) -> npt.NDArray[np.uint32]:
    """What the seats of all games know, as rows of numbers."""
    games = Games(env._games._states.copy(), np.zeros((COUNT, 2), np.uint32), players)
    rules.conceal(games, seats)
    return games.words


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("players", [2, all_by_research([3], ())[0], 4])
def test_the_vector_environment_tells_a_seat_nothing_that_it_cannot_know(name: str, players: int) -> None:
    """Before each step, the worlds of the twin are replaced by others that agree with what the seats to act know. Where
    they still agree after the step, because nothing else was revealed, the seat to act must be told the same."""
    one, twin = (VectorEnv(name, COUNT, players=players) for _ in range(2))
    rules, compared = compiled(one._games.game), 0
    observations, infos = one.reset(seed=7)
    twin.reset(seed=7)
    for number in range(60):
        actors = infos["actor"].copy()
        worlds = Games(one._games._states.copy(), np.zeros((COUNT, 2), np.uint32), players)
        worlds.rngs[:] = [[number * COUNT + index, 2 * index + 1] for index in range(COUNT)]
        rules.conceal(worlds, actors)
        rules.redeal(worlds)
        features = np.zeros_like(observations["observation"])
        rules.observe(worlds, actors, features)
        assert (features == observations["observation"]).all()
        masks = np.zeros_like(twin._games._masks)
        rules.legal_masks(worlds, masks)
        assert (masks == observations["action_mask"]).all()
        twin._games._states[:], twin._games._masks[:] = worlds.states, masks
        actions = one.sample()
        observations, _, *ends, infos = one.step(actions)
        others, _, *other_ends, other_infos = twin.step(actions)
        running = ~np.any([*ends, *other_ends], axis=0) & (infos["actor"] == other_infos["actor"])
        same = (known(rules, one, players, infos["actor"]) == known(rules, twin, players, infos["actor"])).all(axis=1)
        different = (one._games._words != twin._games._words).any(axis=1)
        probes = running & same & different
        compared += int(probes.sum())
        for key in observations:
            assert (observations[key][probes] == others[key][probes]).all()
    assert compared > 20
