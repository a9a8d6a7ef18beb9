"""Views: what they predict is what happens, and what they name is what the rules have."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import UNSET

from emporion.games.discovery import GAME
from emporion.games.discovery.rules import actions
from emporion.games.discovery.rules.cards import COLOUR_NAMES, SHIP_NAMES, Mission
from emporion.games.discovery.rules.state import Action, FlagshipLocation, Step
from emporion.games.discovery.view.description import SHIPS, describe
from emporion.games.discovery.view.structs import MISSION_NAMES, DiscoveryView
from emporion.games.discovery.view.view import ACTION_NAMES, FLAGSHIP_PLACES, QUESTION_NAMES
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.codec import names_of
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.view import is_tie_broken
from tests.discovery.table import discovery
from tests.discovery.text_helpers import OPTION_SETS

FLEET = (*SHIP_NAMES, "flagship")
Events = list[dict[str, Any]]


def decisions(options: dict[str, Any], seed: int) -> Iterator[tuple[DiscoveryView, list[int], int, Events, Any]]:
    """Every decision of a random game: the actor's view, what is legal, the action, its events, the state after it.
    Ships are bought and sent more often than by chance."""
    luck = random.Random(seed)
    state, _ = reference.start(GAME, 3, options, key_from_seed(seed))
    while (seat := reference.actor(GAME, state)) >= 0:
        legal = reference.legal(GAME, state)
        wanted = [each for each in legal if actions.BUY <= each < actions.RESERVE_SHIP]
        action = luck.choice(wanted if wanted and luck.random() < 0.5 else legal)
        view = reference.view(GAME, state, seat)
        events = [GAME.events.describe(event) for event in reference.play(GAME, state, action)]
        yield view, legal, action, events, state


def about(events: Events, event: str) -> Events:
    return [each for each in events if each["event"] == event]


@pytest.mark.parametrize("options", OPTION_SETS)
@pytest.mark.parametrize("seed", range(3))
def test_P4_ships_cost_and_earn_what_their_prospects_say(seed: int, options: dict[str, Any]) -> None:
    """The predictions for all ships add up to what their owner gets at the last scoring."""
    predicted, earned, chosen = Counter[str](), Counter[str](), None
    for view, _, action, events, state in decisions(options, seed):
        chosen = view if view.sending else chosen
        for event in about(events, "sails"):
            assert chosen
            assert chosen.sending
            prospect = chosen.sending.prospects[event["ship"]]
            declared = COLOUR_NAMES[action - actions.DECLARE] if view.question == "declare" else chosen.sending.colour
            colour = declared if event["ship"] == "flagship" else SHIPS[event["ship"]].colour
            assert colour
            assert prospect.wild == event["wild"]
            if event["ship"] == "flagship" and chosen.sending.transport:
                assert event["value"] == chosen.sending.transport
            coins = reference.view(GAME, state, SEAT_NAMES.index(event["seat"])).viewer.coins
            assert (chosen.viewer.coins or 0) - prospect.crew == coins
            predicted[event["seat"]] += prospect.points[colour][1]
        seen = reference.view(GAME, state, 0)
        if seen.first_scoring == "scored" and seen.actor is not None:
            assert [place.to_come for place in seen.seats] == [predicted[place.seat] for place in seen.seats]
        if last := about(events, "last_scoring"):
            for event in about(events[events.index(last[0]) :], "earns"):
                earned[event["seat"]] += event["points"]
    assert +earned == +predicted


@pytest.mark.parametrize("options", OPTION_SETS)
def test_expeditions_take_the_ships_that_can_be_sent(options: dict[str, Any]) -> None:
    """What an expedition takes is legal there; if the player may send ships and none is legal, the view says why."""
    seen, acting = Counter[str](), None
    for view, legal, _, _, _ in (each for seed in range(2) for each in decisions(options, seed)):
        if view.sending and acting:
            possible = {FLEET[each - actions.SHIP] for each in legal}
            assert {ship for ship, each in view.sending.prospects.items() if not each.obstacle} == possible
            here = acting.expeditions[view.target]
            assert set((here.takes or "").split()) == possible
            wild = {ship for ship in possible if view.sending.prospects[ship].wild}
            assert set((here.wild_ships or "").split()) == wild
            for ship in possible:
                best = max(view.sending.prospects[ship].points.values())
                assert (best[1] == here.last[1]) == (ship in (here.same_ships or "").split())
            seen["sending"] += 1
        acting = view if view.question == "action" else None
        for number, expedition in enumerate(view.expeditions if view.carriers is not UNSET else ()):
            assert (actions.EXPLORE + number in legal) == bool(expedition.takes)
            assert bool(expedition.obstacle) == (bool(view.viewer.fleet) and not expedition.takes)
            seen[expedition.obstacle.reason if expedition.obstacle else "takes"] += 1
    assert all(seen[what] for what in ("sending", "takes", "room", "crew")), seen


@pytest.mark.parametrize("options", [each for each in OPTION_SETS if each.get("stall_guard") != 1])
def test_contracts_are_carried_and_pay_as_the_view_says(options: dict[str, Any]) -> None:
    seen, acting = Counter[str](), None
    due = dict[tuple[str, str], int]()
    for view, legal, action, events, _ in (each for seed in range(4) for each in decisions(options, seed)):
        if view.loading:
            possible = {FLEET[each - actions.SHIP] for each in legal if each < actions.VALUE}
            assert not possible & set(view.loading.obstacles)
            assert not possible or set(view.viewer.fleet.split()) >= possible
            if acting and acting.carriers and view.question == "contract_ship":
                assert possible <= set(acting.carriers[view.loading.contract].split())
                seen["loading"] += 1
        for event in about(events, "under_way"):
            assert view.loading
            term = view.loading.terms[action - actions.DURATION]
            due[event["seat"], event["contract"]] = term.income
            loads = about(events, "loads")
            assert [each["ship"] for each in loads] == view.loading.ships.split()
            assert sum(each["wild"] for each in loads) == view.loading.wild
            assert term.profit == term.income - view.loading.crew
            seen["begun"] += 1
        for event in about(events, "completes"):
            assert event["coins"] == due.pop((event["seat"], event["contract"]))
            seen["completed"] += 1
        acting = view if view.question == "action" else None
        if about(events, "game_over"):
            due.clear()
    assert all(seen[what] for what in ("loading", "begun", "completed")), seen


def test_B1_B3_a_purchase_leaves_the_coins_and_draws_from_the_pile_that_the_view_says() -> None:
    bought = 0
    for view, legal, _, events, state in (each for seed in range(3) for each in decisions({}, seed)):
        if view.question != "action":
            assert not view.change
            continue
        assert view.change
        slots = [slot for slot, coins in enumerate(view.change) if coins is not None]
        if any(actions.BUY <= each < actions.EXPLORE for each in legal):
            assert slots == [each - actions.BUY for each in legal if actions.BUY <= each < actions.EXPLORE]
        for event in about(events, "buys"):
            after = reference.view(GAME, state, SEAT_NAMES.index(event["seat"]))
            assert after.viewer.coins == view.change[event["slot"] - 1]
            drawn = [number for number, count in enumerate(view.piles, start=1) if count != after.piles[number - 1]]
            assert drawn[:1] == ([view.next_pile] if view.next_pile else [])
            bought += 1
    assert bought > 20


def test_E5_a_ship_fills_an_expedition_as_the_view_says() -> None:
    sailed, acting = 0, None
    for view, _, _, events, state in (each for seed in range(3) for each in decisions({}, seed)):
        acting = view if view.question == "action" else acting
        for each in view.expeditions:
            assert bool(each.capacities) == bool(each.takes)
        for event in about(events, "sails"):
            assert acting
            capacities = acting.expeditions[event["expedition"] - 1].capacities
            here = reference.view(GAME, state, 0).expeditions[event["expedition"] - 1]
            assert capacities
            assert capacities[event["value"]] == (here.used, here.room)
            sailed += 1
    assert sailed > 20


@pytest.mark.parametrize("options", OPTION_SETS)
def test_missions_score_and_ranks_are_those_of_the_end(options: dict[str, Any]) -> None:
    for _, _, _, events, state in decisions(options, 2):
        view = reference.view(GAME, state, 1)
        assert view.viewer.mission_score
        if view.actor is None:
            scored = {each["seat"]: each["points"] for each in about(events, "mission")}
            assert {place.seat: place.mission_score.points for place in view.seats if place.mission_score} == scored
            ships = {each["seat"]: each["ships"] for each in about(events, "at_home")}
            assert {place.seat: place.at_home.ships for place in view.seats if place.at_home} == ships
            scores, ranks, _ = reference.result(GAME, state)
            assert [place.rank for place in view.seats] == ranks
            assert view.tie_broken == is_tie_broken(scores, ranks)


def test_the_stall_guard_counts_down_until_a_purchase() -> None:
    """A purchase in this turn prevents a stall, so nothing is counted then (U19)."""
    table = discovery(P1="coins 9", options={"stall_guard": 3})
    assert table.view("P1")["stall_rounds"] == 3
    assert "stall_rounds" not in table.play("buy 1").view("P1")
    assert "stall_rounds" not in discovery(options={"stall_guard": 0}).view("P1")


def test_the_description_has_the_numbers_of_the_view() -> None:
    own: dict[str, Any] = {"cards": {"contracts": {"5": [1, 2, 3]}}, "missions": "equal"}
    for options in ({}, own):
        state, _ = reference.start(GAME, 3, options, key_from_seed(1))
        view, described = reference.view(GAME, state, 0), describe(state.options)
        assert {name: card.incomes for name, card in described.contracts.items()} == view.incomes
        shown = [(each.explorer, each.colour, each.limit, each.first, each.last) for each in view.expeditions]
        assert shown == [
            (each.explorer, each.colour, each.limit, each.first, each.last) for each in described.expeditions
        ]
        assert {name for name, players in described.missions.items() if 3 in players} == set(view.missions)
        assert described.reconstructed == (not options)
        assert all(bool(card.guesses) == (not options) for card in described.contracts.values())
        for name, card in described.contracts.items():
            assert sum(described.cards[ship].transport for ship in card.fleet) == card.load, name
            assert {described.cards[ship].colour for ship in card.fleet} == {card.colour}


def test_names_are_those_of_the_rules() -> None:
    assert names_of(Step).names == QUESTION_NAMES
    assert names_of(Action).names == ACTION_NAMES
    assert names_of(FlagshipLocation).names == FLAGSHIP_PLACES
    assert ("none", *MISSION_NAMES) == names_of(Mission).names
