"""The invariants at the end of the specification's section 4, over random games with many options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from typing import Any

import pytest

from emporion.games.discovery import GAME
from emporion.games.discovery.notation.position_defaults import contracts_by_kind, ships_by_kind
from emporion.games.discovery.rules.card_sets import LIMIT
from emporion.games.discovery.rules.cards import CONTRACTS, COPIES, FLAGSHIP, HAND_LIMIT, TRANSPORT
from emporion.games.discovery.rules.events import Event
from emporion.games.discovery.rules.fleet import flagship_shows
from emporion.games.discovery.rules.state import FlagshipLocation, State, Step
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.fast_rng import random_below, seed_rng
from emporion.kernel.layout import out_of_range
from emporion.kernel.trace import RawEvent
from tests.discovery.table import check_position

OPTIONS: list[dict[str, Any]] = [
    {},
    {"first_scoring_timing": "immediate", "missions": "equal", "flagship_scoring": "either", "seat_bonus": "rising"},
    {"first_scoring_timing": "end_of_round", "missions": "full", "wild_scoring": "chain", "idle_flagship": False},
    {"stall_guard": 1, "seat_bonus": "late"},
    {"stall_guard": 0, "hidden_coins": True},
]
ACTIONS = {"take": "TAKE", "accept": "ACCEPT", "buy": "BUY", "explore": "SEND", "play": "SEND"}
FEW_ENDS = 6  # one random choice in this many may end a turn early
CHECKED = 97  # decisions between two round trips of the position
LONGEST = 40_000  # decisions


@dataclass
class Course:
    """What has happened in a game."""

    events: Counter[int] = field(default_factory=Counter)
    completed: Counter[int] = field(default_factory=Counter)
    wild: Counter[int] = field(default_factory=Counter)
    moves: list[str] = field(default_factory=list)
    """Moves of this turn that begin or continue an action."""
    bought_at: dict[int, int] = field(default_factory=dict)
    """Number of ships bought before each scoring card."""


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=range(len(OPTIONS)))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_properties_of_random_games(players: int, options: dict[str, Any]) -> None:
    for seed in range(1):
        state, _ = reference.start(GAME, players, options, key_from_seed(seed))
        first_wild = state.seats[0].wild
        course = Course()
        points = [0] * players
        for number, (action, events) in enumerate(random_play(state, seed)):
            note(state, course, action, events)
            check_table(state)
            for each, seat in enumerate(state.seats[:players]):
                assert seat.completed == course.completed[each]
                if state.step not in (
                    Step.CONTRACT_SHIP,
                    Step.DURATION,
                ):  # loads are announced when the contract starts
                    assert seat.wild == first_wild - course.wild[each]
                assert seat.points >= points[each]
                points[each] = seat.points
            if number % 10 == 0:
                assert out_of_range(state) == []
            if number % CHECKED == 0:
                check_position(state)
        check_end(state, course)


def random_play(state: State, seed: int) -> Iterator[tuple[str, list[RawEvent]]]:
    """Play a random game in which few turns end early: each move and its events."""
    rng = [0, 0]
    seed_rng(rng, seed, 3)
    for _ in range(LONGEST):
        legal = reference.legal(GAME, state)
        if not legal:
            return
        assert legal == sorted(set(legal))
        assert len(legal) <= GAME.longest_legal
        action = legal[random_below(rng, len(legal))]
        if GAME.format_action(action) == "end" and random_below(rng, FEW_ENDS):
            action = legal[random_below(rng, len(legal))]
        yield GAME.format_action(action), reference.apply(GAME, state, action)
    pytest.fail(f"no end after {LONGEST} decisions")


def note(s: State, course: Course, move: str, events: list[RawEvent]) -> None:
    """Record a move's events, and check that they fit the turn."""
    verb = move.split()[0]
    if verb in ACTIONS:
        course.moves.append(verb)
        kinds = [kind for kind, _ in groupby(ACTIONS[each] for each in course.moves)]
        assert len(kinds) == len(set(kinds)) <= 2, f"{course.moves} in one turn"
        assert course.moves.count("take") <= 1
        assert course.moves.count("accept") <= 1
    elif verb == "end":
        course.moves.clear()
    for event in events:
        course.events[event[0]] += 1
        if event[0] == Event.COMPLETES:
            course.completed[event[1]] += 1
        elif event[0] in (Event.SAILS, Event.LOADS):
            course.wild[event[1]] += event[-1]
        elif event[0] in (Event.FIRST_SCORING_CARD, Event.LAST_SCORING_CARD):
            course.bought_at[event[0]] = course.events[Event.BUYS]
    assert course.events[Event.FIRST_SCORING] <= 1
    assert course.events[Event.LAST_SCORING] <= 1
    assert s.first_done == course.events[Event.FIRST_SCORING]


def check_table(s: State) -> None:
    """Invariants of every state."""
    lying = [ships + unseen for ships, unseen in zip(ships_by_kind(s), s.unseen, strict=True)]
    assert lying == list(COPIES)
    assert sum(lying) == 42
    assert [each + rest for each, rest in zip(contracts_by_kind(s), s.deck, strict=True)] == [0] + [1] * CONTRACTS
    assert s.deck_size == sum(s.deck)
    for seat in s.seats[: s.players]:
        assert seat.coins >= 0
        assert seat.hand_size == sum(seat.hand) <= HAND_LIMIT
        assert all(seen <= held for seen, held in zip(seat.seen, seat.hand, strict=True))
    wild = sum((3 if s.players == 2 else 2) - seat.wild for seat in s.seats[: s.players])
    assert sum(check_expedition(s, number) for number in range(len(s.expeditions))) <= wild
    for number, seat in enumerate(s.seats[: s.players]):
        on_contracts = sum(running.ships.count(FLAGSHIP) for running in seat.running)
        sailing = sum((FLAGSHIP, number + 1) in zip(here.ships, here.owners, strict=True) for here in s.expeditions)
        assert (on_contracts, sailing) == (
            seat.flagship_at == FlagshipLocation.CONTRACT,
            seat.flagship_at == FlagshipLocation.EXPEDITION,
        )


def check_expedition(s: State, number: int) -> int:
    """Check the limit; return the number of ships that came with a Wild Ship card."""
    here = s.expeditions[number]
    assert here.used == sum(here.transports) <= s.options.cards[LIMIT + number]
    assert (here.chain == 0) == (here.size == 0)
    strangers = 0
    for place in range(here.size):
        ship, owner = here.ships[place], here.owners[place] - 1
        if ship == FLAGSHIP:
            strangers += not flagship_shows(s, owner, here.chain - 1)
        else:
            assert here.transports[place] == TRANSPORT[ship]
            strangers += (ship - 1) // 3 != here.chain - 1
    return strangers


def check_end(s: State, course: Course) -> None:
    """Each scoring took place once, and the game ended when the cards say, unless it stalled."""
    assert course.events[Event.FIRST_SCORING] == course.events[Event.LAST_SCORING] == 1
    assert course.events[Event.GAME_OVER] == 1
    scores, ranks, ending = reference.result(GAME, s)
    assert scores == [seat.points for seat in s.seats[: s.players]]
    assert min(ranks) == 1
    assert all(scores[a] >= scores[b] for a, b in pairwise(sorted(range(s.players), key=lambda each: ranks[each])))
    if course.events[Event.STALLED] == 0:
        assert GAME.endings[ending] == "last_scoring"
        assert course.events[Event.BUYS] >= 26
        assert 13 <= course.bought_at[Event.FIRST_SCORING_CARD] <= 19
        assert 26 <= course.bought_at[Event.LAST_SCORING_CARD] <= 33
    if s.options.stall_guard == 0:
        assert course.events[Event.STALLED] == course.events[Event.STALLING] == 0
    assert s.turns_left == 1
    assert all(running.card == 0 for seat in s.seats for running in seat.running)
