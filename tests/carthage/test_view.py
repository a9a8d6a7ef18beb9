"""Views: what they predict is what happens, and what they name is what the rules have."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import UnsetType

from emporion.games.carthage import GAME
from emporion.games.carthage.rules import actions
from emporion.games.carthage.rules.rows import Marker
from emporion.games.carthage.rules.state import DECISION_PHASES, Phase
from emporion.games.carthage.view.description import CARDS, describe
from emporion.games.carthage.view.structs import CarthageView, Purchase
from emporion.games.carthage.view.view import MARKER_NAMES, PHASE_NAMES
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.options import encode_options
from emporion.kernel.seats import SEAT_NAMES
from tests.carthage.table import carthage

OPTIONS: list[dict[str, Any]] = [{}, {"refill_timing": "after_payday"}, {"protect_colours": "any", "end_tokens": 4}]
Events = list[dict[str, Any]]


def decisions(options: dict[str, Any], seeds: int) -> Iterator[tuple[Any, CarthageView, int, Events]]:
    """Every decision of random games: the state, the actor's view, the action, and its events."""
    for seed in range(seeds):
        luck = random.Random(seed)
        state, _ = reference.start(GAME, 3, options, key_from_seed(seed))
        while (seat := reference.actor(GAME, state)) >= 0:
            legal = reference.legal(GAME, state)
            action = actions.BUY if actions.BUY in legal and luck.random() < 0.7 else luck.choice(legal)
            view = reference.view(GAME, state, seat)
            before = state.clone()
            yield before, view, action, [GAME.events.describe(event) for event in reference.play(GAME, state, action)]


def about(events: Events, event: str, *fields: str) -> list[tuple[Any, ...]]:
    return [tuple(each[field] for field in fields) for each in events if each["event"] == event]


def events_of(seat: str | None, events: Events) -> Events:
    return [each for each in events if each.get("seat") == seat]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "defaults")
def test_a_purchase_does_what_its_preview_says(options: dict[str, Any]) -> None:
    seen = Counter[str]()
    bought: CarthageView | None = None
    purchase: Purchase | UnsetType | None = None
    for state, view, action, events in decisions(options, 12):
        if view.phase == "action" and view.viewer.available:
            assert view.viewer.affordable == (actions.BUY in reference.legal(GAME, state))
            seen[f"affordable {view.viewer.affordable}"] += 1
        if action == actions.BUY:
            bought, purchase = view, view.purchase
            assert about(events, "buys", "price", "cards") == [(view.viewer.price, len(view.viewer.available.split()))]
        if not purchase or not bought or "goods" not in {each["event"] for each in events}:
            continue  # the payment is not complete
        goods = about(events, "goods", "card", "count")
        assert Counter(dict(goods)) == Counter(bought.viewer.available.split())
        assert about(events, "ship_sails", "colour", "from", "to") == [
            (each.colour, each.start, each.to) for each in purchase.voyages
        ]
        assert bool(about(events, "payday", "colour")) == purchase.payday
        assert about(events_of(view.seat, events), "sale", "colour", "cards", "price", "points") == [
            (each.colour, each.cards, each.price, each.points) for each in purchase.sales
        ]
        assert bool(about(events, "game_over", "by")) == bool(purchase.enders)
        assert [colour for (colour,) in about(events, "pirates", "colour")] == list(purchase.raided)
        seen.update(payday=purchase.payday, end=len(purchase.enders))
        seen.update(raid=len(purchase.raided), risk=len(purchase.risks))
        purchase = None
    assert all(seen[what] for what in ("payday", "end", "raid", "risk", "affordable True", "affordable False")), seen


@pytest.mark.parametrize("rule", ["irreducible", "any"])
def test_B2_a_card_pays_what_the_view_says(rule: str) -> None:
    """The cards of a payment cover the price, and what they overpay adds up."""
    price = paid = over = payments = overpaid = 0
    for _, view, action, events in decisions({"payment_rule": rule}, 12):
        assert bool(view.payments) == (view.phase == "pay" and bool(view.viewer.hand))
        if action == actions.BUY:
            price, paid, over = view.viewer.price, 0, 0
        for card, value in about(events, "pays", "card", "value"):
            assert view.payments
            assert view.payments[card].value == value
            paid += value
            over += view.payments[card].over
        if about(events, "ship_sails", "colour"):
            assert paid == price + over
            payments += 1
            overpaid += over > 0
    assert payments > overpaid > 5


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "defaults")
def test_a_card_stores_what_the_view_says_and_pirates_take_what_is_at_risk(options: dict[str, Any]) -> None:
    stored = lost = 0
    for state, view, action, events in decisions(options, 12):
        if not view.protection:
            assert state.phase != Phase.PROTECT
            continue
        if actions.USE_TWO <= action < actions.DONE:
            assert view.protection.stores
            used = about(events, "protects", "card")[0][0]
            assert [card for (card,) in about(events, "stored", "card")] == view.protection.stores[used].split()
            stored += 1
        elif events[-1]["event"] != "declines":  # the last decision of the raid
            took = Counter(dict(about(events_of(view.seat, events), "lost", "card", "count")))
            assert took == Counter((view.viewer.at_risk or "").split())
            lost += sum(took.values())
    assert stored > 5
    assert lost > 5


def test_names_of_phases_and_markers_follow_the_rules() -> None:
    assert tuple(phase.name.lower() for phase in Phase)[:DECISION_PHASES] == PHASE_NAMES
    assert tuple(marker.name.lower() for marker in Marker) == MARKER_NAMES


def test_B1_other_players_reservations_are_neither_available_nor_paid() -> None:
    table = carthage(P1="hand R5", P2="hand Y5", market="R3@P1 R2 B2@P2 Y3", farm="G5", actor="P1")
    first, second = reference.view(GAME, table.state, 0).seats
    assert (first.available, first.price, first.reserved) == ("R2 R3 Y3", 8, "R3")
    assert (second.available, second.price, second.reserved) == ("R2 B2 Y3", 7, "B2")


def test_C3_the_description_has_every_card() -> None:
    assert {card: (face.value, face.icons, face.copies) for card, face in CARDS.items() if face.colour == "red"} == {
        "R2": (2, 2, 11),
        "R3": (3, 1, 9),
        "R5": (5, 0, 7),
    }
    assert sum(face.copies for face in CARDS.values()) == 108


def test_several_spaces_of_a_kind_are_numbered() -> None:
    state, _ = reference.start(GAME, 2, {}, key_from_seed(1))
    kinds = [(space.kind, space.number) for space in describe(state.options).route]
    assert kinds == [
        *(("alexandria", 0), ("coast", 0), ("cyrenaica", 0)),
        *(("pirates", 1), ("pirates", 2), ("carthage", 0)),
    ]


def test_a_finished_game_has_ranks() -> None:
    state, _ = reference.start(GAME, 3, {}, key_from_seed(3))
    luck = random.Random(3)
    while reference.actor(GAME, state) >= 0:
        assert all(not place.rank for place in reference.view(GAME, state, 0).seats)
        reference.play(GAME, state, luck.choice(reference.legal(GAME, state)))
    assert [place.rank for place in reference.view(GAME, state, 0).seats] == reference.result(GAME, state)[1]
    assert reference.view(GAME, state, 0).tie_broken is False
    assert encode_options(state.options) == reference.spectator_view(GAME, state).options
    assert [place.seat for place in reference.spectator_view(GAME, state).seats] == list(SEAT_NAMES[:3])
