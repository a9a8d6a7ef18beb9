"""Rules that are told the outcomes of chance play as rules that draw them."""

from __future__ import annotations

import random

import leduc
import pytest

from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.contract import Game, State
from emporion.kernel.explicit_chance import ChanceNode, explicit_rules, play_with
from emporion.kernel.layout import clone

KEY = [0] * 8


def resolved(
    game: Game, state: State, name: str, action: tuple[int, ...], luck: random.Random
) -> tuple[State, list[tuple[int, int]]]:
    """The state after a step with random outcomes, and the purpose and outcome of each."""
    drawn: list[tuple[int, int]] = []
    while True:
        trial = clone(state)
        found = play_with(explicit_rules(game)[name], trial, *action, outcomes=[outcome for _, outcome in drawn])
        if not isinstance(found, ChanceNode):
            return trial, drawn
        assert sum(share for _, share in found.outcomes) == pytest.approx(1)
        assert len(found.outcomes) == len(found.kinds) > 1
        drawn.append((found.purpose, luck.choice(found.outcomes)[0]))


def script(state: State, drawn: list[tuple[int, int]]) -> None:
    for place, (purpose, outcome) in enumerate(drawn):
        state.chance.script[place], state.chance.script_for[place] = outcome, purpose + 1
    state.chance.scripted = len(drawn)


def without_luck(state: State) -> object:
    copy = clone(state)
    copy.chance = type(state.chance)()
    return copy.values()


@pytest.mark.parametrize("game", [find("carthage"), find("discovery"), leduc.GAME], ids=lambda game: game.name)
@pytest.mark.parametrize("players", [2, 4])
def test_told_outcomes_are_as_good_as_scripted_ones(game: Game, players: int) -> None:
    luck = random.Random(players)
    blank = game.blank(players, {}, KEY)
    told, drawn = resolved(game, blank, "setup", (), luck)
    script(blank, drawn)
    reference.set_up(game, blank)
    assert without_luck(told) == without_luck(blank)
    steps = 0
    while reference.actor(game, told) >= 0 and steps < 60:
        action = luck.choice(reference.legal(game, told))
        state = clone(told)
        told, drawn = resolved(game, state, "apply", (action,), luck)
        script(state, drawn)
        reference.play(game, state, action)
        assert state.chance.scripted == 0
        assert without_luck(told) == without_luck(state)
        steps += 1


def test_probabilities_are_those_of_the_cards_that_are_left() -> None:
    found = play_with(explicit_rules(leduc.GAME)["setup"], leduc.GAME.blank(2, {}, KEY), outcomes=[3])
    assert isinstance(found, ChanceNode)
    assert found.outcomes == tuple((card, 0.2) for card in (0, 1, 2, 4, 5))
    game = find("carthage")
    found = play_with(explicit_rules(game)["setup"], game.blank(2, {}, KEY), outcomes=[])
    assert isinstance(found, ChanceNode)
    counts = [share * 108 for _, share in found.outcomes]
    assert counts == pytest.approx([round(count) for count in counts])
