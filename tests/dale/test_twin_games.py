"""Twin worlds in random games: redealt states look the same to a seat as long as it gets the same events (2.9)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from emporion.games.dale import GAME
from emporion.games.dale.notation.position import cards_by_kind
from emporion.games.dale.rules.cards import CODES, COPIES, DECK, JUNK, KINDS
from emporion.games.dale.rules.state import State
from emporion.kernel import position, reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.fast_rng import random_below, seed_rng
from emporion.kernel.layout import clone, out_of_range
from emporion.kernel.records import packed
from tests.dale.knowledge import concealed, observed
from tests.dale.table import DECK_NAMES
from tests.soak import all_by_soak

pytestmark = pytest.mark.slow

CASES = [
    (2, "mac pan rac", 1),
    (2, "rac oce cha", 2),
    (2, "squ oce pan", 3),
    (3, "mac rac oce squ", 4),
    (3, "pan cha oce rac", 5),
    (4, "mac pan rac oce cha", 6),
    (4, "squ cha mac rac oce", 7),
]
USUAL = CASES[2::2]  # every deck, and every number of players
every_case = pytest.mark.parametrize("case", all_by_soak(CASES, usual=USUAL), ids=lambda case: f"{case[0]} {case[1]}")


def random_states(players: int, decks: str, seed: int, count: int, step: int) -> Iterator[tuple[State, int]]:
    """States of random games with the next action; techniques are preferred."""
    rng = [0, 0]
    seed_rng(rng, seed, 11)
    options = {"decks": [DECK_NAMES[each] for each in decks.split()]}
    for game in range(count):
        state, _ = reference.start(GAME, players, options, key_from_seed(100 * seed + game))
        for number in range(400):
            if reference.actor(GAME, state) < 0:
                break
            legal = reference.legal(GAME, state)
            playing = [action for action in legal if GAME.format_action(action).startswith("play")]
            action = (
                playing[random_below(rng, len(playing))]
                if playing and random_below(rng, 2)
                else legal[random_below(rng, len(legal))]
            )
            if number % step == 0:
                yield clone(state), action
            reference.apply(GAME, state, action)


def check_redeal(state: State, twin: State, seat: int) -> None:
    """A redealt state agrees with its seat's knowledge and all public facts."""
    hidden: Any = reference.concealed(GAME, state, seat)
    for each in (twin, hidden):
        assert concealed(each, seat) == packed(hidden).tobytes()
    assert observed(state, seat) == observed(hidden, seat) == observed(twin, seat)
    assert reference.actor(GAME, twin) == reference.actor(GAME, state) == reference.actor(GAME, hidden)
    legal = reference.legal(GAME, twin)
    assert legal
    if seat == reference.actor(GAME, state):
        assert legal == reference.legal(GAME, state) == reference.legal(GAME, hidden)
    assert GAME.problems(twin) == []
    assert out_of_range(twin) == []


def check_public_facts(state: State, twin: State, seat: int) -> None:
    """Sizes, market, discard piles, stalls, open and known cards are unchanged, and no card is lost."""
    assert (twin.market, twin.open, twin.open_as, twin.laid, twin.junk) == (
        state.market,
        state.open,
        state.open_as,
        state.laid,
        state.junk,
    )
    for was, now in zip(state.piles, twin.piles, strict=True):
        assert (now.discard, now.deck_size, now.top_size) == (was.discard, was.deck_size, was.top_size)
        assert sum(now.deck) == now.deck_size
        for place in range(was.top_size):
            assert now.top[place] == was.top[place] or not was.top_known[place] >> seat & 1
    for owner, (was_held, now_held) in enumerate(zip(state.seats, twin.seats, strict=True)):
        assert (now_held.stall, now_held.hand_size) == (was_held.stall, was_held.hand_size)
        known = [was_held.hand[at] for at in range(was_held.hand_size) if was_held.hand_known[at] >> seat & 1]
        held = [now_held.hand[at] for at in range(now_held.hand_size) if now_held.hand_known[at] >> seat & 1]
        assert held == known
        assert 0 not in now_held.hand[: now_held.hand_size]
        assert owner != seat or now_held.hand == was_held.hand
    cards = [lying + boxed for lying, boxed in zip(cards_by_kind(twin), twin.box, strict=True)]
    for kind in range(1, JUNK):
        assert cards[kind] == (COPIES[kind] if twin.decks >> DECK[kind] & 1 else 0), CODES[kind - 1]
    assert sum(cards[1:JUNK]) == 15 * (twin.players + 1)
    assert len(cards) == KINDS


@every_case
def test_a_redealt_state_agrees_with_the_seats_knowledge(case: tuple[int, str, int]) -> None:
    players, decks, seed = case
    for number, (state, _) in enumerate(random_states(players, decks, seed, count=1, step=7)):
        for seat in range(players):
            twin = reference.redealt(GAME, reference.concealed(GAME, state, seat), [number, 2 * seat + 1])
            check_redeal(state, twin, seat)
            check_public_facts(state, twin, seat)


@every_case
@pytest.mark.parametrize("games", all_by_soak([1, 8], usual=[1]))
def test_a_seats_knowledge_follows_from_its_knowledge_before_and_the_events(
    case: tuple[int, str, int], games: int
) -> None:
    """The same action in twin worlds: if a seat gets the same events and sees the same piles and open cards, its
    knowledge and the open question are the same afterwards."""
    (players, decks, seed), compared = case, 0
    for number, (state, action) in enumerate(random_states(players, decks, seed, count=games, step=5)):
        for seat in range(players):
            twin = reference.redealt(GAME, reference.concealed(GAME, state, seat), [number, 2 * seat + 1])
            if action not in reference.legal(GAME, twin):
                continue  # another player's hidden card makes the difference
            worlds = [clone(state), twin]
            heard = [
                [GAME.events.describe(event, seat) for event in reference.apply(GAME, world, action)]
                for world in worlds
            ]
            turned_up = [reference.view(GAME, world, seat).asked for world in worlds]  # by Charm
            seen = [[world.open, *(pile.discard for pile in world.piles)] for world in worlds]
            if heard[0] == heard[1] and seen[0] == seen[1] and turned_up[0] == turned_up[1]:
                compared += 1
                assert concealed(worlds[0], seat) == concealed(worlds[1], seat), GAME.format_action(action)
    assert compared > 40 * games


def test_positions_of_random_games_survive_a_round_trip_with_all_knowledge() -> None:
    for state, _ in random_states(3, "mac rac oce cha", 9, count=1, step=5):
        again = position.from_json(GAME, json.loads(json.dumps(position.to_json(GAME, state))))
        assert packed(again).tobytes() == packed(state).tobytes()
