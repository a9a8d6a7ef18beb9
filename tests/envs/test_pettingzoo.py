"""The environment of PettingZoo: its own tests, rewards, errors, pictures."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from leduc import GAME as LEDUC
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    BaseWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from emporion import make
from emporion.envs.pettingzoo import TableEnv, env
from emporion.envs.table_picture import SIZE
from emporion.envs.vector import VectorEnv
from emporion.games import find
from emporion.kernel.errors import BadMove, BadOption, BadPlayers, EmporionError, UnknownGame
from tests.built_in import BUILT_IN
from tests.option_sets import CASES, ONE_PASS, case_id
from tests.soak import all_by_research

pytestmark = [
    pytest.mark.slow,
    # PettingZoo spares its own card games these warnings, by name: their observations are such dictionaries, too.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
Case = tuple[str, int, dict[str, Any]]
EVERY_NUMBER: list[Case] = [(name, players, {}) for name in BUILT_IN for players in find(name).players]
FEWEST_AND_MOST = [case for case in EVERY_NUMBER if case[1] in (2, 4)]
USUAL = [*EVERY_NUMBER, *(case for case in ONE_PASS if case not in EVERY_NUMBER)]
STRIDE = 20  # decisions from one picture to the next
every_case = pytest.mark.parametrize("case", all_by_research(CASES, usual=USUAL), ids=case_id)
every_number = pytest.mark.parametrize("case", EVERY_NUMBER, ids=case_id)


def table_of(case: Case, **other: Any) -> TableEnv:
    name, players, options = case
    return env(name, players, options=options, **other)


def played(table: TableEnv, choose: random.Random, steps: int = 10**6) -> Iterator[tuple[str, Any]]:
    """Random play: each agent with what `last` says; after the end, once more for each of them."""
    for agent, _ in zip(table.agent_iter(), range(steps), strict=False):
        seen = table.last()
        yield agent, seen
        legal = np.flatnonzero(seen[0]["action_mask"]).tolist()
        table.step(None if seen[2] or seen[3] else choose.choice(legal))


@every_case
def test_pettingzoo_finds_nothing_wrong(case: Case) -> None:
    api_test(table_of(case), num_cycles=60)
    seed_test(lambda: table_of(case), num_cycles=20)


@pytest.mark.research
@pytest.mark.parametrize("case", CASES, ids=case_id)
@pytest.mark.parametrize("reward", ["win_share", "score_difference"])
def test_pettingzoo_finds_nothing_wrong_in_many_games(case: Case, reward: str) -> None:
    api_test(table_of(case, reward=reward), num_cycles=10_000)
    seed_test(lambda: table_of(case, reward=reward), num_cycles=5_000)
    render_test(lambda render_mode: table_of(case, reward=reward, render_mode=render_mode))


@pytest.mark.parametrize("case", all_by_research(EVERY_NUMBER, usual=FEWEST_AND_MOST), ids=case_id)
def test_pettingzoo_finds_nothing_wrong_with_the_pictures(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    title = find(case[0]).title
    render_test(
        lambda render_mode: table_of(case, render_mode=render_mode),
        {
            "ansi": lambda text: text.startswith(f"{title}\n"),
            "rgb_array": lambda image: image.shape == (*SIZE[::-1], 3),
        },
    )
    assert title in capsys.readouterr().out, "the mode `human` prints every step"


class AnyAction(BaseWrapper):  # type: ignore[misc] # PettingZoo has no types
    """`max_cycles_test` draws actions without a mask: a legal one is played for each."""

    def step(self, action: int | None) -> None:
        legal = np.flatnonzero(self.observe(self.agent_selection)["action_mask"])
        super().step(None if action is None or not len(legal) else int(legal[action % len(legal)]))


@every_number
def test_pettingzoo_finds_nothing_wrong_with_a_limit(case: Case) -> None:
    """Its test of limits is for games in which everybody acts in every cycle, and it leaves out its own card games. Its
    own conversion makes a cycle of a decision: those who do not decide, pass."""

    class Cycles:
        @staticmethod
        def parallel_env(max_cycles: int) -> Any:
            return turn_based_aec_to_parallel(AnyAction(table_of(case, max_decisions=max_cycles)))

        @staticmethod
        def env(max_cycles: int) -> Any:
            return parallel_to_aec(Cycles.parallel_env(max_cycles))

    max_cycles_test(Cycles)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_limit_breaks_the_game_off(name: str) -> None:
    table = env(name, 3, max_decisions=20)
    table.reset(seed=7)
    seen = list(played(table, random.Random(7)))
    assert [over for _, (_, _, *over, _) in seen] == [[False, False]] * 20 + [[False, True]] * 3
    assert sum(reward for _, (_, reward, *_) in seen) == pytest.approx(1)


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("reward", ["win_share", "score_difference"])
def test_the_games_of_a_seed_are_those_of_the_vector_environment(name: str, reward: str) -> None:
    """With the same rewards, which come at the end, also for those who act no more."""
    table, vector = env(name, 3, reward=reward), VectorEnv(name, 1, players=3, reward=reward)
    observations, infos = vector.reset(seed=7)
    choose, ended = random.Random(7), 0
    table.reset(seed=7)
    while ended < 2:
        agent, before = table.agent_selection, table.last()
        assert agent == f"player_{infos['actor'][0]}"
        assert before[1:] == (0, False, False, {})
        assert all(np.array_equal(value, observations[key][0]) for key, value in before[0].items())
        action = choose.choice(np.flatnonzero(before[0]["action_mask"]).tolist())
        table.step(action)
        observations, _, terminations, _, infos = vector.step([action])
        assert list(table.rewards.values()) == pytest.approx(infos["rewards"][0].tolist())
        if terminations[0]:
            ended += 1
            last = dict(played(table, choose))
            assert [last[agent][1:3] for agent in table.possible_agents] == [
                (pytest.approx(reward), True) for reward in infos["rewards"][0].tolist()
            ]
            assert table.agents == []
            table.reset()


def test_games_differ_without_a_seed() -> None:
    features = []
    for table in (env("carthage"), env("carthage")):
        for _ in range(2):
            table.reset()
            features += [table.observe(agent)["observation"].tolist() for agent in table.agents]
    assert len({str(each) for each in features}) == 8


def test_options_and_names_are_those_of_the_game() -> None:
    table = env("carthage", np.int64(3), options={"end_tokens": 3})
    assert str(table) == table.metadata["name"] == "carthage_v1"
    assert table.possible_agents == ["player_0", "player_1", "player_2"]
    assert table.variant.options["end_tokens"] == 3
    table.reset(seed=7)
    assert table.full_state().options.end_tokens == 3


def test_all_agents_observe_but_one_chooses() -> None:
    table = env("carthage", 3)
    table.reset(seed=7)
    for agent, _ in played(table, random.Random(7)):
        masks = {each: table.observe(each)["action_mask"].any() for each in table.possible_agents}
        assert masks == {each: each == agent and not table.terminations[agent] for each in masks}


def same(one: Any, other: Any) -> bool:
    return str(one) == str(other)


def test_what_is_wrong_is_refused_and_nothing_changes() -> None:
    refused: list[tuple[dict[str, Any], type[EmporionError], str]] = [
        ({"game": "chess"}, UnknownGame, "unknown game 'chess'"),
        ({"players": 7}, BadPlayers, "2 to 4 players, not 7"),
        ({"players": "two"}, BadPlayers, "players: expected 2 to 4, found 'two'"),
        ({"options": {"end_tokens": 99}}, BadOption, "expected a whole number from 2 to 40"),
        ({"options": {"glory": True}}, BadOption, "unknown option 'glory'"),
        ({"reward": "glory"}, EmporionError, "reward: expected win_share or score_difference, found 'glory'"),
        ({"max_decisions": 0}, EmporionError, "max_decisions: expected at least 1"),
        (
            {"render_mode": "smell"},
            EmporionError,
            "render_mode: expected ansi, human, rgb_array or None, found 'smell'",
        ),
    ]
    for wrong, problem, message in refused:
        with pytest.raises(problem, match=re.escape(message)):
            env(**dict[str, Any](game="carthage") | wrong)
    table, twin = (env("carthage", render_mode="ansi") for _ in range(2))
    for use in (
        lambda: table.step(0),
        lambda: table.last(),
        lambda: table.observe("player_0"),
        lambda: table.render(),
        lambda: table.full_state(),
        lambda: table.agent_iter(),
    ):
        with pytest.raises(EmporionError, match="no game has begun: call reset first"):
            use()
    for each in (table, twin):
        each.reset(seed=7)
    for _ in played(twin, random.Random(7), 20):
        pass
    for _ in played(table, random.Random(7), 20):
        before = table.full_state().values(), table.rewards.copy(), table.agents.copy(), table.last()
        illegal = int(np.flatnonzero(before[-1][0]["action_mask"] == 0)[0])
        wrong_actions: list[tuple[Any, str]] = [
            (illegal, f"{table.variant.format_action(illegal)!r} is not legal now; legal are: "),
            (64, "'action 64' is not legal now; legal are: "),
            (np.int64(-1), "'action -1' is not legal now; legal are: "),
            (0.0, "action: expected 0 to 63, found 0.0"),
            ("buy", "action: expected 0 to 63, found 'buy'"),
            (None, f"action: expected one of {table.agent_selection}, whose turn it is, found None"),
        ]
        for action, message in wrong_actions:
            with pytest.raises(BadMove, match=re.escape(message)):
                table.step(action)
        for ask in (table.observe, table.observation_space, table.action_space):
            with pytest.raises(BadPlayers, match="agent: expected player_0 to player_1, found 'player_2'"):
                ask("player_2")
        assert same(before, (table.full_state().values(), table.rewards, table.agents, table.last()))
    assert table.full_state().values() == twin.full_state().values()


def test_nothing_is_played_after_the_end() -> None:
    table = env("carthage")
    table.reset(seed=7)
    for agent, (_, _, over, *_) in played(table, random.Random(7)):
        if over:
            state = table.full_state().values()
            with pytest.raises(BadMove, match="action: expected None, because the game is over, found 0"):
                table.step(0)
            assert (table.full_state().values(), table.agent_selection) == (state, agent)
    for use in (lambda: table.step(None), lambda: table.step(0), table.last):
        with pytest.raises(EmporionError, match="call reset"):
            use()
    table.reset()
    assert table.agents == table.possible_agents


@pytest.mark.parametrize("wrapper", [OrderEnforcingWrapper, AssertOutOfBoundsWrapper])
def test_the_wrappers_of_pettingzoo_let_illegal_actions_through_to_their_error(wrapper: Any) -> None:
    table = wrapper(env("carthage"))
    table.reset(seed=7)
    state = table.unwrapped.full_state().values()
    with pytest.raises(BadMove, match="'buy' is not legal now"):
        table.step(make("carthage").parse_action("buy"))
    assert table.unwrapped.full_state().values() == state
    assert not any(table.terminations.values())
    api_test(wrapper(env("carthage")), num_cycles=100)


def test_who_wants_illegal_actions_to_end_a_game_can_have_it() -> None:
    table = TerminateIllegalWrapper(OrderEnforcingWrapper(env("carthage", 3)), illegal_reward=-1)
    table.reset(seed=7)
    loser = table.agent_selection
    table.step(make("carthage").parse_action("buy"))
    rewards = {}
    for agent in table.agent_iter():
        rewards[agent] = table.last()[1]
        table.step(None)
    assert rewards == {agent: -1 if agent == loser else 0 for agent in table.possible_agents}


def test_without_a_render_mode_nothing_is_rendered() -> None:
    table = env("carthage")
    table.reset(seed=7)
    with pytest.warns(UserWarning, match="no render_mode was chosen"):
        assert table.render() is None


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_table_is_drawn_for_the_agent_to_act(name: str) -> None:
    table = env(name, 3, render_mode="ansi")
    table.reset(seed=7)
    pictures = []
    for number, (agent, (_, _, over, *_)) in enumerate(played(table, random.Random(7))):
        if number % STRIDE and not over:
            continue
        text = table.render()
        assert isinstance(text, str)
        first, second, *_ = text.splitlines()
        assert first == table.variant.game.title
        assert re.search(r" wins with |^Shared victory", second) if over else second.startswith(f"{agent}: ")
        assert all(each in text for each in table.possible_agents)
        pictures.append(text)
    assert len(set(pictures)) > len(pictures) / 2


def test_pictures_of_different_tables_differ() -> None:
    table = env("carthage", 4, render_mode="rgb_array")
    table.reset(seed=7)
    pictures = [table.render() for _ in played(table, random.Random(7), 6)]
    assert len({picture.tobytes() for picture in pictures}) == 6
    for picture in pictures:
        colours = np.unique(picture.astype(np.int32) @ [1, 256, 65536])
        assert len(colours) > 100


def test_a_game_of_a_plugin_is_an_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emporion.kernel.registry.plugins", lambda: {"leduc": LEDUC})
    api_test(env("leduc"), num_cycles=200)
    seed_test(lambda: env("leduc"), num_cycles=20)
    render_test(lambda render_mode: env("leduc", render_mode=render_mode))
