"""Drafts: actions are put together step by step; nothing is visible, changed or revealed before the commit."""

from __future__ import annotations

import random
from typing import Any

import pytest

from emporion.games import find
from emporion.games.carthage import GAME
from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.kernel.errors import BadDraft
from emporion.kernel.records import packed, state_hash
from emporion.match import PERSON, Match, dumps, loads, record_of, replay
from tests.match.tables import STARTED, at_a_payment, commit, decide, match_of, play_on, read, snapshot
from tests.option_sets import each_game

Case = tuple[str, int, dict[str, Any]]


def match_of_case(case: Case, seed: int = 1) -> Match:
    return match_of([PERSON] * case[1], case[2], seed, find(case[0]))


# One payment, looked at closely


def test_a_payment_is_composed_step_by_step() -> None:
    match = at_a_payment()
    before = snapshot(match)
    dues, hands = [], []
    for moves in ("buy", "buy, pay R5"):
        draft = match.draft(read(moves))
        assert (draft.seat, list(draft.actions)) == (0, read(moves))
        assert not draft.complete
        assert not draft.reveals
        dues.append(draft.state.due)
        hands.append(draft.state.seats[0].hand_size)
        assert snapshot(match) == before
    assert dues == [6, 1]
    assert hands == [3, 2]


def test_an_empty_draft_is_the_present() -> None:
    match = at_a_payment()
    draft = match.draft(())
    assert (draft.seat, draft.actions, draft.complete, draft.reveals) == (0, (), False, False)
    assert state_hash(draft.state) == state_hash(match.state)


def test_a_draft_does_not_offer_its_match_to_be_changed() -> None:
    match = at_a_payment()
    before = snapshot(match)
    reference.play(GAME, match.draft(read("buy")).state, GAME.parse_action("pay R5"))
    assert snapshot(match) == before


def test_a_draft_stops_before_anything_is_revealed() -> None:
    match = at_a_payment()
    before = snapshot(match)
    draft = match.draft(read("buy, pay R5, pay R3"))
    assert (draft.complete, draft.reveals) == (True, True)
    assert draft.state.values() == match.draft(read("buy, pay R5")).state.values()
    for place in ("market", "farm", "pile", "pile_size", "reveals"):
        assert getattr(draft.state, place) == getattr(match.state, place)
    assert draft.state.chance.values() == match.state.chance.values()
    assert snapshot(match) == before
    commit(match, "buy, pay R5, pay R3")
    assert match.state.reveals > draft.state.reveals
    assert match.state.market != draft.state.market


def test_new_cards_cannot_be_told_from_drafts() -> None:
    match = at_a_payment()
    drafted = [match.draft(read(f"buy, pay R5, pay {card}")) for card in ("R3", "R2")]
    twin = at_a_payment()
    twin.state.chance.key[:] = [1] * 8  # other luck to come
    twin.state.chance.block[:] = [1] * 16
    for draft, other in zip(drafted, (twin.draft(draft.actions) for draft in drafted), strict=True):
        views = [reference.view(GAME, each.state, 0, remembered=True) for each in (draft, other)]
        assert views[0] == views[1]
        assert (draft.complete, draft.reveals) == (other.complete, other.reveals)


def test_where_cards_may_be_paid_on_top_a_payment_ends_with_done() -> None:
    match = at_a_payment({"payment_rule": "any"})
    assert not match.draft(read("buy, pay R5, pay R3")).complete
    assert not match.draft(read("buy, pay R5, pay R3, pay R2")).complete
    draft = match.draft(read("buy, pay R5, pay R3, done"))
    assert (draft.complete, draft.reveals) == (True, True)


def test_a_draft_is_complete_when_another_seat_has_to_decide() -> None:
    match = at_a_payment()
    draft = match.draft(read("take R2"))
    assert (draft.seat, draft.complete, draft.reveals) == (0, True, False)
    assert reference.actor(GAME, draft.state) == 1
    commit(match, "take R2")
    assert state_hash(draft.state) == state_hash(match.state)


def test_a_draft_is_complete_when_a_new_turn_begins_even_for_the_same_seat() -> None:
    match, luck = match_of(), random.Random(7)
    draft = match.draft(decide(match, luck))
    while draft.reveals or reference.actor(GAME, draft.state) != draft.seat:
        match.commit(draft.seat, draft.actions)
        draft = match.draft(decide(match, luck))
    assert draft.complete
    assert draft.state.turn == match.state.turn + 1
    with pytest.raises(BadDraft) as refusal:
        match.draft((*draft.actions, reference.legal(GAME, draft.state)[0]))
    assert refusal.value.message.id == "match-draft-too-long"
    match.commit(draft.seat, draft.actions)
    assert (match.actor, state_hash(match.state)) == (draft.seat, state_hash(draft.state))


def test_nothing_can_be_added_to_a_complete_draft() -> None:
    match = at_a_payment()
    for moves, number in (("take R2, take B2", 1), ("buy, pay R5, pay R3, take R2", 3)):
        with pytest.raises(BadDraft) as refusal:
            match.draft(read(moves))
        assert refusal.value.message.id == "match-draft-too-long"
        assert refusal.value.message.arguments["number"] == number


def test_a_payment_may_be_committed_in_parts_and_its_rest_drafted() -> None:
    match = at_a_payment()
    commit(match, "buy")
    assert match.actor == 0
    assert match.draft(read("pay R5, pay R3")).reveals
    commit(match, "pay R5")
    commit(match, "pay R3")
    assert [each.seat for each in match.log[-3:]] == [0, 0, 0]
    assert match.actor == 1


# Random games of every kind


@pytest.mark.slow
@each_game
def test_every_prefix_of_a_draft_is_what_playing_on_would_give(case: Case) -> None:
    match, luck, revealing = match_of_case(case), random.Random(7), 0
    while not match.over:
        actions = decide(match, luck, stop=0.1)
        present, played, seat = match.state.clone(), match.state.clone(), match.actor
        for count in range(len(actions) + 1):
            draft = match.draft(actions[:count])
            before = played.clone()
            if count:
                reference.apply(match.game, played, actions[count - 1])
            reveals = played.reveals > before.reveals
            assert (draft.seat, draft.actions) == (seat, actions[:count])
            assert draft.reveals == (played.reveals > match.state.reveals)
            handed_over = reference.actor(match.game, played) != seat or played.turn != before.turn
            if reveals and not handed_over and not draft.complete:
                assert tells_nothing_new(match.game, before, played, actions[count - 1], seat)
            else:
                assert draft.complete == (reveals or handed_over)
            assert draft.state.values() == (before if draft.reveals and draft.complete else played).values()
            revealing += reveals
        assert match.state.values() == present.values()
        match.commit(seat, actions)
        assert match.state.values() == played.values()
    assert revealing


def tells_nothing_new(game: Game, before: Any, after: Any, action: int, seat: int) -> bool:
    """Whether a seat knows after its action what it could work out before."""
    expected = reference.concealed(game, before, seat)
    reference.play(game, expected, action)
    known, worked_out = (packed(reference.concealed(game, state, seat)).tobytes() for state in (after, expected))
    return known == worked_out and bool(before.chance.drawn == after.chance.drawn)


@pytest.mark.slow
@each_game
def test_committing_a_draft_is_the_same_as_committing_its_steps(case: Case) -> None:
    match, luck = match_of_case(case, seed=2), random.Random(8)
    steps = match_of_case(case, seed=2)
    while not match.over:
        made = match.commit(match.actor, decide(match, luck))
        events = [event for action in made.actions for event in steps.commit(made.seat, [action]).events]
        assert tuple(events) == made.events
        assert match.state.values() == steps.state.values()
    assert state_hash(match.state) == state_hash(steps.state)
    assert steps.version > match.version
    assert match.events_for(0) == steps.events_for(0)
    assert match.result() == steps.result()


@each_game
def test_drafts_that_are_committed_and_recorded_replay_to_the_same_log(case: Case) -> None:
    match = play_on(match_of_case(case, seed=3), random.Random(9), moves=60, stop=0.2)
    again = replay(loads(dumps(record_of(match, STARTED)), "record"), find)
    assert again.log == match.log
    assert state_hash(again.state) == state_hash(match.state)
