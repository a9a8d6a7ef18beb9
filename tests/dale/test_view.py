"""Views: what they say follows from the rules, and what they name is what the rules have."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec import UNSET

from emporion.games.dale import GAME
from emporion.games.dale.rules.agenda import LAST_QUESTION, STEP_NAMES
from emporion.games.dale.rules.cards import TABLE, Deck, Type
from emporion.games.dale.rules.payments import is_paid
from emporion.games.dale.rules.state import MARKS
from emporion.games.dale.view import view as view_module
from emporion.games.dale.view.description import CARDS, DECKS, TYPE_NAMES
from emporion.games.dale.view.structs import DECK_NAMES, DaleView, MarkName
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.codec import names_of
from emporion.kernel.layout import clone
from tests.dale.stalls import to_build
from tests.dale.table import dale

DECK_CHOICES = (["macaws", "pandas", "chameleons"], ["raccoons", "squirrels", "ocelots"])
Events = list[dict[str, Any]]


def decisions(decks: list[str], games: int) -> Iterator[tuple[Any, DaleView, str, Events]]:
    """Decisions of random games: the state, the actor's view, the action, and its events."""
    for seed in range(games):
        luck = random.Random(seed)
        state, _ = reference.start(GAME, 2, {"decks": decks}, key_from_seed(seed))
        for _ in range(150):
            seat = reference.actor(GAME, state)
            if seat < 0:
                break
            action = luck.choice(reference.legal(GAME, state))
            before, view = state.clone(), reference.view(GAME, state, seat)
            events = [GAME.events.describe(event) for event in reference.play(GAME, state, action)]
            yield before, view, GAME.format_action(action), events


def about(events: Events, event: str, *fields: str) -> list[tuple[Any, ...]]:
    return [tuple(each[field] for field in fields) for each in events if each["event"] == event]


@pytest.mark.parametrize("decks", DECK_CHOICES, ids=", ".join)
def test_cards_cost_and_sums_are_what_the_view_says(decks: list[str]) -> None:
    seen = Counter[str]()
    for state, view, action, events in decisions(decks, 4):
        if view.question == "payment":
            assert view.sum
            assert (view.sum.purpose, view.sum.goal) == ("payment", view.price)
            assert view.sum.missing == 0 or not is_paid(state)
        for card, slot, price in about(events, "buys", "card", "slot", "price"):
            offer = view.discard_offer if slot == "discard" else view.market[int(slot.removeprefix("+"))]
            assert offer
            assert (offer.card, offer.price, offer.value + offer.surcharge) == (card, price, price)
            assert view.sum
            assert price == view.sum.goal
            seen["bought"] += 1
        for (stack,) in about(events, "stack", "stack"):
            assert view.sum
            assert stack == view.sum.goal == view.viewer.next_stack
            assert sum(value for (value,) in about(events, "lays", "value")) == stack
            seen["built"] += 1
        if action.startswith("buy "):
            assert view.purse is not UNSET
            seen["paid"] += 1
    assert all(seen[what] for what in ("bought", "built", "paid")), seen


def test_copiers_can_become_what_the_view_says() -> None:
    asked = 0
    for state, view, action, _ in decisions(["macaws", "ocelots", "chameleons"], 12):
        if view.question in ("payment", "stack_card") and action.startswith("card "):
            reference_name = action.removeprefix("card ")
            after = state.clone()
            reference.play(GAME, after, GAME.parse_action(action))
            seen = reference.view(GAME, after, reference.actor(GAME, after))
            if seen.question != "identity":
                continue
            assert view.copies
            models = {model.reference: model for model in view.copies[reference_name]}
            for choice in map(GAME.format_action, reference.legal(GAME, after)):
                model = models[choice.removeprefix("as ")]
                done = after.clone()
                reference.play(GAME, done, GAME.parse_action(choice))
                laid = reference.view(GAME, done, 0).laid
                if len(laid) == len(seen.laid) + 1:
                    assert (laid[-1].identity, laid[-1].value) == (model.card, model.value)
                    asked += 1
    assert asked > 20


def test_only_the_active_player_sees_what_copiers_in_the_hand_can_become() -> None:
    table = dale("mac pan cha", P1="hand cha1 mac2; stall mac1", P2="hand cha2", market="mac3")
    first, second = (reference.view(GAME, table.state, seat) for seat in (0, 1))
    assert first.copies
    assert [(each.card, each.value) for each in first.copies["cha1"]] == [("mac1", 1)]
    assert second.copies is UNSET
    assert reference.spectator_view(GAME, table.state).copies is UNSET


FORCED = {
    "the last card of the hand": (
        dale("mac rac cha", P1="hand mac1 rac1 junk junk").play("play mac1", "card rac1"),
        {"card junk": "junk"},
    ),
    "the last card of the hand lies open": (
        dale("mac rac oce", P1="hand mac1 oce1 junk").play("roll oce1", "play mac1", die="2"),
        {"card junk": "oce1", "card open1": "junk"},
    ),
    "the other card to put back": (
        dale("mac rac cha", P1="hand mac4; top mac2 rac2 cha2").play("play mac4", "pick mac2"),
        {"pick rac2": "cha2", "pick cha2": "rac2"},
    ),
    "equal cards of the market": (
        dale("mac pan cha", P1="hand pan1", market="mac2 pan3 mac2 - -").play("play pan1"),
        {"take +1": "mac2 mac2"},
    ),
}


@pytest.mark.parametrize("case", FORCED)
def test_cards_that_follow_without_a_choice(case: str) -> None:
    table, forced = FORCED[case]
    view = reference.view(GAME, table.state, 0)
    assert view.forced == forced
    for action in reference.legal(GAME, table.state):
        after = clone(table.state)
        events = [GAME.events.describe(event) for event in reference.play(GAME, after, action)]
        moved = [card for name in ("discards", "throws_away", "puts_back") for (card,) in about(events, name, "card")]
        if view.in_play in moved:
            moved.remove(view.in_play)  # the technique itself, at its end
        following = view.forced.get(GAME.format_action(action), "").split()
        assert len(moved) == 1 + len(following)
        assert Counter(following) <= Counter(moved)
    assert reference.view(GAME, table.state, 1).forced is UNSET


def test_names_follow_the_rules() -> None:
    assert STEP_NAMES[: LAST_QUESTION + 1] == view_module.QUESTION_NAMES
    assert names_of(Deck).names == DECK_NAMES == tuple(DECKS)
    assert names_of(Type).names == TYPE_NAMES
    assert get_args(MarkName) == MARKS.names


def test_the_description_has_every_card() -> None:
    assert list(CARDS) == [*(row.code for row in TABLE), "junk"]
    assert [code for deck in DECKS.values() for code in deck.cards] == [row.code for row in TABLE]
    for row in TABLE:
        card = CARDS[row.code]
        assert (card.value, card.copies, card.plus) == (row.value, row.copies, row.plus)
        assert (card.deck, card.type) == (DECK_NAMES[row.deck], TYPE_NAMES[row.type])
    assert (CARDS["junk"].deck, CARDS["junk"].value, CARDS["junk"].type) == ("junk", 1, "junk")


def test_open_cards_that_are_discarded_leave_the_row_in_the_preview() -> None:
    """Their references count from the open cards that are left, as in the rules."""
    table = dale("pan squ oce", P1="hand oce1 oce1 squ2", market="squ4").play("roll oce1", "roll oce1", "tidy")
    assert len(reference.view(GAME, table.state, 0).open) == 2
    picked = [GAME.parse_action("card open1")] * 2
    seen = reference.preview(GAME, table.state, 0, picked)
    assert (seen.tidied, seen.open, seen.viewer.hand) == ("oce1 oce1", (), "squ2")


def test_a_finished_game_has_ranks() -> None:
    table = to_build(8, "mac4 mac4")
    assert [place.rank for place in reference.view(GAME, table.state, 0).seats] == [UNSET, UNSET]
    over = table.play("build", "card mac4", "card mac4")
    assert [(place.rank, place.next_stack) for place in reference.view(GAME, over.state, 1).seats] == [(1, 0), (2, 1)]
