"""Rules that are told the outcomes of chance play as rules that draw them."""

from __future__ import annotations

import random
from collections.abc import Sequence

import leduc
import pytest

from emporion.games import find
from emporion.kernel import explicit_chance, reference
from emporion.kernel.contract import Game, State
from emporion.kernel.explicit_chance import ChanceNode, explicit_rules, play_with
from emporion.kernel.layout import clone
from tests.built_in import BUILT_IN

KEY = [0] * 8
GAMES, STEPS = 9, 300  # steps of each game


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The purpose and the outcome, as in scripts, of every draw. Scripts need those that were certain, too."""
    noted: list[tuple[int, int]] = []
    told = explicit_chance._told

    def noting(purpose: int, outcomes: Sequence[tuple[int, int, int]]) -> int:
        answer = told(purpose, outcomes)
        noted.append((purpose, next(kind for outcome, kind, _ in outcomes if outcome == answer)))
        return answer

    monkeypatch.setattr(explicit_chance, "_told", noting)
    return noted


def resolved(
    game: Game, state: State, name: str, action: tuple[int, ...], luck: random.Random, drawn: list[tuple[int, int]]
) -> State:
    """The state after a step with random outcomes, which are in `drawn` then."""
    outcomes: list[int] = []
    while True:
        drawn.clear()
        trial = clone(state)
        found = play_with(explicit_rules(game)[name], trial, *action, outcomes=outcomes)
        if not isinstance(found, ChanceNode):
            return trial
        assert sum(share for _, share in found.outcomes) == pytest.approx(1)
        assert len(found.outcomes) == len(found.kinds) > 1
        kind = luck.choice(found.kinds)
        outcomes.append(found.outcomes[found.kinds.index(kind)][0])  # the first of its kind, as scripts choose


def script(state: State, drawn: list[tuple[int, int]]) -> None:
    for place, (purpose, outcome) in enumerate(drawn):
        state.chance.script[place], state.chance.script_for[place] = outcome, purpose + 1
    state.chance.scripted = len(drawn)


def without_luck(state: State) -> object:
    copy = clone(state)
    copy.chance = type(state.chance)()
    return copy.values()


@pytest.mark.parametrize("game", [*map(find, BUILT_IN), leduc.GAME], ids=lambda game: game.name)
def test_told_outcomes_are_as_good_as_scripted_ones(game: Game, drawn: list[tuple[int, int]]) -> None:
    """For every purpose of chance."""
    purposes = set()
    for seed in range(GAMES):
        luck, players, steps = random.Random(seed), game.players[seed % len(game.players)], 0
        blank = game.blank(players, {}, KEY)
        told = resolved(game, blank, "setup", (), luck, drawn)
        script(blank, drawn)
        purposes |= {purpose for purpose, _ in drawn}
        reference.set_up(game, blank)
        assert without_luck(told) == without_luck(blank)
        while reference.actor(game, told) >= 0 and steps < STEPS:
            action = luck.choice(reference.legal(game, told))
            state = clone(told)
            told = resolved(game, state, "apply", (action,), luck, drawn)
            script(state, drawn)
            purposes |= {purpose for purpose, _ in drawn}
            reference.play(game, state, action)
            assert state.chance.scripted == 0
            assert without_luck(told) == without_luck(state)
            steps += 1
    assert purposes == {*range(len(game.purposes))}


def test_probabilities_are_those_of_the_cards_that_are_left() -> None:
    found = play_with(explicit_rules(leduc.GAME)["setup"], leduc.GAME.blank(2, {}, KEY), outcomes=[3])
    assert isinstance(found, ChanceNode)
    assert found.outcomes == tuple((card, 0.2) for card in (0, 1, 2, 4, 5))
    game = find("carthage")
    found = play_with(explicit_rules(game)["setup"], game.blank(2, {}, KEY), outcomes=[])
    assert isinstance(found, ChanceNode)
    counts = [share * 108 for _, share in found.outcomes]
    assert counts == pytest.approx([round(count) for count in counts])
