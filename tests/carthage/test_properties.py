"""The property list at the end of the specification's section 5, over random games with random options."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from emporion.games.carthage import GAME
from emporion.games.carthage.notation.position import cards_by_kind
from emporion.games.carthage.rules.cards import COLOURS, COPIES
from emporion.games.carthage.rules.events import Event
from emporion.games.carthage.rules.payday import total_tokens
from emporion.games.carthage.rules.rows import Marker, farm_row, market_row
from emporion.games.carthage.rules.state import Phase, State
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.layout import clone, out_of_range

option_values = st.fixed_dictionaries(
    {},
    optional={
        "start_token": st.booleans(),
        "end_tokens": st.integers(3, 10),
        "refill_timing": st.sampled_from(["before_payday", "after_payday"]),
        "protect_first": st.sampled_from(["trigger", "starting_player"]),
        "stored_lasts": st.sampled_from(["until_sold", "this_payday"]),
        "protect_colours": st.sampled_from(["raided_only", "any"]),
        "payment_rule": st.sampled_from(["irreducible", "any"]),
        "own_reservation_blocks_refill": st.booleans(),
        "show_initial_hands": st.booleans(),
    },
)
quick = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.slow
@quick
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    options=option_values,
    picks=st.randoms(use_true_random=False),
)
def test_properties_of_random_games(players: int, seed: int, options: dict[str, Any], picks: Any) -> None:
    state, _ = reference.start(GAME, players, options, key_from_seed(seed))
    paydays = 0
    while reference.actor(GAME, state) >= 0:
        before = clone(state)
        events = reference.apply(GAME, state, picks.choice(reference.legal(GAME, state)))
        check_table(state)
        check_change(before, state, events)
        paydays += any(event[0] == Event.PAYDAY for event in events)
    assert state.turn < 2000
    if options.get("start_token", True):
        assert paydays <= (state.options.end_tokens - 2) * players + 1  # (7.1, derived)


def check_table(s: State) -> None:
    """Invariants of every state."""
    assert cards_by_kind(s) == list(COPIES)
    assert out_of_range(s) == []
    assert s.pile_size == sum(s.pile)
    assert s.buried_size == sum(s.buried)
    assert sum(seat.points for seat in s.seats) == sum(s.buried) + sum(s.sunk) + sum(s.retired) + s.uncovered
    if s.phase in (Phase.ACTION, Phase.PAY):
        assert all(0 <= ship <= s.options.track_size - 2 for ship in s.ships)
    blocks = s.options.own_reservation_blocks_refill
    assert sum(market_row.cards(s)) <= (4 if blocks else 5) + s.players
    assert sum(farm_row.cards(s)) <= 3
    for number, seat in enumerate(s.seats[: s.players]):
        assert seat.hand_size == sum(seat.hand)
        assert all(0 <= hidden <= held for hidden, held in zip(seat.hidden, seat.hand, strict=True))
        assert seat.marker != Marker.FREE or seat.reserved == 0
        assert s.phase == Phase.OVER or total_tokens(s, number) < s.options.end_tokens


def check_change(before: State, after: State, events: list[tuple[int, ...]]) -> None:
    """Invariants between consecutive decisions."""
    arrived = [event[1] for event in events if event[0] == Event.PAYDAY]
    trigger = before.active
    for event in events:
        assert event[0] != Event.BUYS or event[3] <= (6 if before.options.own_reservation_blocks_refill else 9)
    for was, now in zip(before.seats, after.seats, strict=True):
        assert now.points >= was.points
        assert all(new >= old for new, old in zip(now.tokens, was.tokens, strict=True))
        for colour in range(COLOURS):
            stored_before, stored_now = sum(was.stored[colour::COLOURS]), sum(now.stored[colour::COLOURS])
            if colour in arrived:
                assert stored_now == 0
            elif before.options.stored_lasts == 0:
                assert stored_now >= stored_before
    if arrived and before.phase != Phase.PROTECT:
        assert after.seats[trigger].points >= before.seats[trigger].points + len(arrived)
        assert sum(after.seats[trigger].tokens) == sum(before.seats[trigger].tokens) + len(arrived)
