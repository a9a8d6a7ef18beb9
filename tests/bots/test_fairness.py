"""No bot's choice changes when anything is changed that its seat cannot know.

The full state goes into compiled code here, as it does in the arena, so a bot that saw hidden information would fail.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from emporion.bots import engine
from emporion.bots.config import (
    CARELESS,
    GREEDY,
    GUIDED_SEARCH,
    POLICY,
    POLICY_OR_TRADER,
    POLICY_PLAYOUTS,
    ROLLOUT,
    SEARCH,
    BotConfig,
)
from emporion.bots.levels import usable_network
from emporion.bots.search import run_search
from emporion.games import find, names
from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.kernel.records import packed
from tests.bots.games import stream
from tests.bots.networks import random_network
from tests.option_sets import CASES, random_decisions

CONFIGS = (
    BotConfig(CARELESS),
    BotConfig(GREEDY),
    BotConfig(ROLLOUT, 30),
    BotConfig(SEARCH, 30),
    BotConfig(POLICY),
    BotConfig(POLICY, detail=100),
    BotConfig(POLICY_OR_TRADER, detail=50),
    BotConfig(POLICY_PLAYOUTS, 3, detail=2),
    BotConfig(GUIDED_SEARCH, 20),
)
STRIDE = 7  # decisions from one probe to the next


def positions(name: str) -> Iterator[tuple[Any, Any]]:
    """Decisions of random games with every number of players and every option set. Each comes as the real state and as
    another determinization of what the seat to act knows."""
    game, cases = find(name), [case for case in CASES if case[0] == name]
    for seed, (_, players, options) in enumerate(cycle(cases)):
        for number, (state, legal, _) in enumerate(random_decisions(game, players, options, seed)):
            if number % STRIDE == 0 and len(legal) > 1:
                concealed = reference.concealed(game, state, reference.actor(game, state))
                yield state, reference.redealt(game, concealed, stream(seed, number))


def answer(game: Game, state: Any, config: BotConfig, number: int) -> int:
    used = engine.compiled(game)
    workspace = used.take_workspace(config)
    workspace.rng[:] = stream(number, 4)
    action = run_search(used, used.as_array(state), config, workspace)
    used.give_back(workspace)
    return action


def probe(name: str, probes: int, folder: Path) -> None:
    game, differing = find(name), 0
    engine.compiled(game).prepare()
    network = usable_network(game) or str(random_network(name, folder))
    configs = [config._replace(network=network if config.kind >= POLICY else "") for config in CONFIGS]
    for number, ((state, other), config) in enumerate(zip(positions(name), cycle(configs), strict=False)):
        if number == probes:
            break
        differing += packed(state).tobytes() != packed(other).tobytes()
        assert answer(game, state, config, number) == answer(game, other, config, number), (number, config)
    assert differing > 0.9 * probes


@pytest.mark.parametrize("name", names())
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(name: str, tmp_path: Path) -> None:
    probe(name, 300, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_ten_thousand_choices_do_not_depend_on_what_the_seat_cannot_know(name: str, tmp_path: Path) -> None:
    probe(name, 10_000, tmp_path)
