"""Games that name their steps: a decision and its automatic steps, one by one, are what `apply` does."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.games import find, names
from emporion.kernel import reference
from emporion.kernel.contract import Steps
from emporion.kernel.layout import clone
from tests.option_sets import option_sets, visited_states

WITH_STEPS = [name for name in names() if find(name).steps]
CASES = [
    (name, players, options)
    for name in WITH_STEPS
    for players in find(name).players
    for options in option_sets(name, players)
]


def test_dale_names_its_steps() -> None:
    assert "dale" in WITH_STEPS


def in_steps(steps: Steps, state: Any, action: int) -> Any:
    """A copy of the state after a decision and its automatic steps."""
    state = clone(state)
    steps.answer(state, action)
    while steps.current_step(state) >= steps.questions:
        assert steps.current_step(state) < steps.count
        steps.advance(state)
    return state


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_steps_lead_where_apply_leads(name: str, players: int, options: dict[str, Any]) -> None:
    game = find(name)
    assert game.steps
    functions = reference.functions(game)
    for state in visited_states(game, players, options, seed=31, step=30):
        assert 0 <= game.steps.current_step(state) < game.steps.questions
        for action in reference.legal(game, state):
            applied = clone(state)
            functions["apply"](applied, action)
            assert in_steps(game.steps, state, action).values() == applied.values(), game.format_action(action)
