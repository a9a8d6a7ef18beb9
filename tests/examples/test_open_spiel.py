"""The example games have exactly the rules of OpenSpiel's games.

Both play the same random games with the same luck, and agree at every step on the seat to act, the legal actions and
the information of every seat, and on the returns at the end.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from crazy_eights import GAME as CRAZY_EIGHTS
from crazy_eights import rules as crazy_eights
from leduc import GAME as LEDUC
from leduc import rules as leduc

from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.kernel.trace import RawEvent

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this platform")

GAMES, MORE = 100, range(100, 5000)  # by `make test` and by `make soak`


@dataclass(frozen=True)
class Pair:
    """One of our games beside OpenSpiel's."""

    game: Game
    theirs: str
    options: Callable[[random.Random, int], dict[str, Any]]
    chance: Callable[[RawEvent, Any], int | None]
    """OpenSpiel's chance outcome for one of our events; None for events without chance."""
    tensors: Callable[[list[list[float]], int, dict[str, Any]], dict[str, list[float]]]
    """OpenSpiel's tensors from the parts of our observation."""
    unit: int = 1
    """Our scores per unit of OpenSpiel's returns."""


def crazy_eights_options(rng: random.Random, players: int) -> dict[str, Any]:
    return {
        "max_draw_cards": rng.choice((1, 2, 5, 20)),
        "max_turns": rng.choice((10, 100, 500)),
        "use_special_cards": rng.random() < 0.5,
        "reshuffle": rng.random() < 0.3,
    }


def crazy_eights_chance(event: RawEvent, options: Any) -> int | None:
    match event[0]:
        case crazy_eights.Event.DEALER:
            return crazy_eights.CARDS + event[1]
        case crazy_eights.Event.CARD:
            return event[2]
        case crazy_eights.Event.START:
            return event[1]
    return None


def crazy_eights_tensors(parts: list[list[float]], players: int, options: dict[str, Any]) -> dict[str, list[float]]:
    hand, top, suit, sizes, direction = parts
    others = sizes[: (players - 1) * (crazy_eights.CARDS + 1)]
    return {"observation": hand + top + suit + others + (direction if options["use_special_cards"] else [])}


def leduc_options(rng: random.Random, players: int) -> dict[str, Any]:
    return {
        "action_mapping": rng.random() < 0.3,
        "suit_isomorphism": rng.random() < 0.3,
        "starting_player": rng.randrange(players),
    }


def leduc_chance(event: RawEvent, options: Any) -> int | None:
    match event[0]:
        case leduc.Event.CARD:
            card = event[2]
        case leduc.Event.PUBLIC:
            card = event[1]
        case _:
            return None
    return card // leduc.SUITS if options["suit_isomorphism"] else card


def leduc_tensors(parts: list[list[float]], players: int, options: dict[str, Any]) -> dict[str, list[float]]:
    observer, private, public, bets, chips = parts
    cards = (players + 1) * (1 if options["suit_isomorphism"] else leduc.SUITS)
    length = 2 * (3 * players - 2)
    rounds = [bets[first : first + length] for first in (0, 2 * leduc.LONGEST_ROUND)]
    known = observer[:players] + private[:cards] + public[:cards]
    return {"observation": known + chips[:players], "information_state": known + rounds[0] + rounds[1]}


PAIRS = {
    "crazy_eights": Pair(CRAZY_EIGHTS, "crazy_eights", crazy_eights_options, crazy_eights_chance, crazy_eights_tensors),
    "leduc": Pair(LEDUC, "leduc_poker", leduc_options, leduc_chance, leduc_tensors, unit=leduc.HALVES),
}


@pytest.mark.parametrize("name", PAIRS)
def test_the_same_games_as_open_spiel(name: str) -> None:
    decisions = sum(play_both(PAIRS[name], seed) for seed in range(GAMES))
    assert decisions > 3 * GAMES


@pytest.mark.soak
@pytest.mark.parametrize("name", PAIRS)
def test_thousands_of_the_same_games_as_open_spiel(name: str) -> None:
    assert sum(play_both(PAIRS[name], seed) for seed in MORE) > 3 * len(MORE)


def play_both(pair: Pair, seed: int) -> int:
    """Play one random game in both; returns the number of decisions."""
    rng = random.Random(seed)
    players = rng.choice(list(pair.game.players))
    options = pair.options(rng, players)
    state, events = reference.start(pair.game, players, options, key_from_seed(seed))
    other = pyspiel.load_game(pair.theirs, {"players": players, **options}).new_initial_state()
    decisions = 0
    while True:
        for outcome in chance_outcomes(pair, events, options):
            assert other.is_chance_node()
            other.apply_action(outcome)
        seat = reference.actor(pair.game, state)
        assert seat == (-1 if other.is_terminal() else other.current_player()), seed
        compare_information(pair, state, other, options)
        if seat < 0:
            break
        legal = reference.legal(pair.game, state)
        assert legal == other.legal_actions(), seed
        action = rng.choice(legal)
        events = reference.play(pair.game, state, action)
        other.apply_action(action)
        decisions += 1
    scores, _, _ = reference.result(pair.game, state)
    assert [score / pair.unit for score in scores] == other.returns(), seed
    return decisions


def chance_outcomes(pair: Pair, events: list[RawEvent], options: dict[str, Any]) -> Iterator[int]:
    for event in events:
        outcome = pair.chance(event, options)
        if outcome is not None:
            yield outcome


def compare_information(pair: Pair, state: Any, other: Any, options: dict[str, Any]) -> None:
    """Every seat's observation, made from its concealed state, is OpenSpiel's."""
    for seat in range(state.players):
        row = [0.0] * pair.game.observation_size
        reference.functions(pair.game)["observe"](reference.concealed(pair.game, state, seat), seat, row)
        parts = []
        for _, size in pair.game.features:
            parts.append(row[:size])
            row = row[size:]
        for kind, expected in pair.tensors(parts, state.players, options).items():
            assert getattr(other, f"{kind}_tensor")(seat) == expected
