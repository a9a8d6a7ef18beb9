"""Prompts, notes and summaries agree with the rules: sums, points, scoring cards; and help pages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from emporion.games.discovery import GAME
from emporion.games.discovery.rules import actions
from emporion.games.discovery.rules.card_sets import EXPLORERS
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.layout import clone
from emporion.locales import Translator
from emporion.match import Match, Seat, bundle_at
from emporion.match.draft import compose
from tests.discovery.table import discovery
from tests.discovery.text_helpers import NAMES, OPTION_SETS, TABLE, TRANSLATED, notes, page, render, summary

# Summaries before a move is committed


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (["take"], "You take 2 coins."),
        (["buy 3"], "You buy G2 for 4 coins."),
        (["take", "end"], "You take 2 coins. You end your turn."),
        (
            ["explore drake Y2"],
            "You send Y2 on Francis Drake’s expedition; the crew costs 1. "
            "It scores 1 at the first and 3 at the last scoring.",
        ),
        (
            ["explore drake R1"],
            "You send R1 on Francis Drake’s expedition with a Wild Ship card; the crew costs 1. "
            "It scores 2 at the first and 6 at the last scoring.",
        ),
        (
            ["explore magellan flagship 2 red"],
            "You send your flagship on Ferdinand Magellan’s expedition as a red ship with transport 2; "
            "the crew costs 2. It scores 1 at the first and 2 at the last scoring.",
        ),
        (
            ["play R3 with R1 R2 for 2"],
            "You send R1 R2 on cR3 for 2 turns. You pay 2 coins for the crew now and get 6 coins when it is complete.",
        ),
        (
            ["play B5 with Y2 B3 for 1"],
            "You send Y2 B3 on cB5 for 1 turn, with 1 Wild Ship card. "
            "You pay 2 coins for the crew now and get 8 coins when it is complete.",
        ),
    ],
)
def test_the_summary_of_a_move_has_its_costs_and_gains(moves: list[str], expected: str) -> None:
    assert summary(TABLE, *moves) == expected


def test_F4_a_flagship_with_the_chain_colour_sails_as_that() -> None:
    table = discovery(P1="coins 2; flagship RB", expeditions={"drake": "P2 B1"}, first="scored", purchases=20)
    assert summary(table, "explore drake flagship 3") == (
        "You send your flagship on Francis Drake’s expedition as a blue ship with transport 3; the crew costs 2. "
        "It scores 3 at the last scoring."
    )


def test_U7_a_flagship_that_scores_as_the_chain_is_summed_up_with_its_points() -> None:
    sailing, options = {"drake": "P2 Y1"}, {"wild_scoring": "chain"}
    table = discovery(P1="coins 2; wild 1; flagship RB", expeditions=sailing, options=options)
    assert summary(table, "explore drake flagship 2") == (
        "You send your flagship on Francis Drake’s expedition with a Wild Ship card as a yellow ship with transport 2; "
        "the crew costs 2. It scores 1 at the first and 3 at the last scoring."
    )


@pytest.mark.parametrize("options", OPTION_SETS)
def test_moves_of_random_games_have_summaries(options: dict[str, Any]) -> None:
    """Commit them one after another, with prompt and notes at every step."""
    for seed in range(3):
        rng, players = random.Random(seed), 2 + seed
        seats = [Seat(name) for name in NAMES[:players]]
        match = Match(GAME, seats, [None] * players, options, key_from_seed(seed))
        while not match.over and match.version < 120:
            seat, draft = match.actor, match.draft(())
            while not draft.complete:
                view, legal = reference.view(GAME, draft.state, seat), reference.legal(GAME, draft.state)
                if draft.actions and GAME.text.begins_move(view):
                    break
                for message in (GAME.text.prompt(view), *GAME.text.notes(view, legal)):
                    assert render(message, seat)
                draft = compose(GAME, match.state, (*draft.actions, rng.choice(legal)))
            assert render(GAME.text.summary(match.steps(draft.actions)), seat)
            match.commit(seat, draft.actions)


# Notes


@pytest.mark.parametrize(
    ("purchases", "first", "expected"),
    [
        (11, "hidden", []),
        (12, "hidden", ["The next purchase has a 1 in 7 chance of turning up First Scoring."]),
        (18, "hidden", ["The next purchase turns up First Scoring."]),
        (24, "scored", []),
        (25, "scored", ["The next purchase has a 1 in 8 chance of turning up Last Scoring."]),
    ],
)
def test_1_5_the_chance_of_a_scoring_card(purchases: int, first: str, expected: list[str]) -> None:
    assert notes(discovery(P1="coins 5", purchases=purchases, first=first)) == expected


def test_1_5_the_countdown_counts_purchases_not_cards() -> None:
    """At the start First Scoring appears with purchase 13 to 19, Last Scoring with 26 to 33; later, those are counted
    that are still to be made."""
    view = discovery().view("P1")
    assert view["first_window"] == {"safe": 12, "cards": 7, "start": 13, "end": 19}
    assert view["last_window"] == {"safe": 25, "cards": 8, "start": 26, "end": 33}
    assert discovery(purchases=10).view("P1")["first_window"] == {"safe": 2, "cards": 7, "start": 3, "end": 9}


def test_P3_a_due_scoring_is_announced() -> None:
    table = discovery(P1="coins 5", purchases=13, first="turned_up")
    assert "First Scoring is out: expeditions are scored at the end of your turn." in notes(table)
    table = discovery(P1="coins 5", purchases=13, first="turned_up", options={"first_scoring_timing": "end_of_round"})
    assert "First Scoring is out: expeditions are scored after 3 turns, including yours." in notes(table)


@pytest.mark.parametrize(
    ("turns_left", "note", "warning"),
    [
        (3, "after this turn, you have one more", "you can still complete only a 1-turn contract"),
        (2, "Your last turn", "before you can complete any contract you start now"),
    ],
)
def test_L1_the_last_turns_and_contracts_that_come_too_late(turns_left: int, note: str, warning: str) -> None:
    table = discovery(
        P1="coins 5; idle R3; hand R3", purchases=28, first="scored", last="turned_up", turns_left=turns_left
    )
    assert any(note in each for each in notes(table))
    loaded = table.play("play R3", "ship R3")
    assert warning in notes(loaded)[-1]


def test_U19_the_stall_guard_is_announced() -> None:
    assert notes(discovery(P1="coins 5", idle_turns=9)) == [
        "If nobody buys a ship for 2 more rounds, the last round begins."
    ]
    assert notes(discovery(P1="coins 5", idle_turns=9, options={"stall_guard": 0})) == []


def test_V4_an_expiring_reservation_is_announced() -> None:
    table = discovery(P1="coins 5; reservations 1", purchase="G3@P1", display="R3@P1")
    assert notes(table) == ["Your reservation ends at the end of this turn: G3 cR3"]
    assert notes(discovery(P1="coins 5; reservations 1", purchase="G3 G2").play("reserve ship 1")) == []


def test_notes_on_a_choice() -> None:
    assert notes(TABLE, about="buy 4") == ["W3 moves down into its place. You’ll have 1 coin left."]
    assert notes(TABLE, about="buy 5")[0] == "Nothing moves down into its place. You’ll have 0 coins left."
    on_the_way = TABLE.play("explore 6")
    assert notes(on_the_way) == [
        "Crew: 1 per ship, 2 for the flagship. You have 4 coins.",
        "Room for 4 of 5, only yellow ships. A red ship scores 2 + 6 (first + last scoring), any other 1 + 3.",
    ]
    on_red = notes(on_the_way, about="ship R1")
    assert "R1 has the wrong colour and costs you a Wild Ship card. It’s your last one." in on_red
    assert "R1 would score 2 at the first and 6 at the last scoring." in on_red


def test_the_income_less_crews_is_announced() -> None:
    table = TABLE.play("play R3", "ship R1", "ship R2")
    assert notes(table)[0] == "Profit: 2, 4 or 5 coins after 2 for crews. Ships: R1 R2."


def test_a_wild_ship_card_for_a_contract_is_announced_first() -> None:
    table = discovery(P1="coins 9; idle R2 Y1; hand R3; wild 1").play("play R3", "ship R2", "ship Y1")
    assert notes(table)[0].startswith("Costs 1 Wild Ship card. Profit: ")


def test_a_wild_ship_card_that_is_chosen_for_a_player_is_named() -> None:
    table = discovery(P1="coins 9; idle R2 Y1; hand R3; wild 1").play("play R3")
    view = reference.view(GAME, table.state, 0)
    chosen = [GAME.parse_action("ship Y1")]
    said = GAME.text.explain_forced(view, chosen, True)
    assert said is not None
    assert render(said) == "Already selected: Y1 (costs 1 Wild Ship card), the only way with the ships you picked."


@pytest.mark.parametrize(
    ("mine", "words"),
    [
        ("idle G1 R3", "Already selected: R3, the only ship that can go there."),
        ("idle R3", "Already selected: R3, the only ship that can go there."),
        ("idle G1; wild 1", "Already selected: G1 (costs 1 Wild Ship card), the only ship that can go there."),
    ],
)
def test_a_ship_that_follows_from_its_destination_is_named(mine: str, words: str) -> None:
    sailing = {"vespucci": "P2 R2", "columbus": "P1 flagship:2 white"}
    table = discovery(P1=f"coins 1; flagship WK; {mine}", expeditions=sailing).play("explore 7")
    view = reference.view(GAME, table.state, 0)
    (only,) = reference.legal(GAME, table.state)
    said = GAME.text.explain_forced(view, [only], False)
    assert said
    assert render(said) == words


# Picking ships in any order


def test_K3_the_ships_of_a_contract_can_be_picked_in_any_order() -> None:
    table = discovery(P1="coins 9; idle B1 B2 B3; hand B6; flagship RB").play("play B6")
    bundle = bundle_at(GAME, table.state)
    assert bundle is not None
    for order in (
        ["ship B3", "ship B2", "ship B1"],
        ["ship flagship", "ship B3"],
        ["ship flagship", "ship B3", "ship B1"],
    ):
        picked: list[int] = []
        for action in map(GAME.parse_action, order):
            assert action in bundle.further(picked)
            picked.append(action)
        assert bundle.in_order(picked) is not None
    assert "Ships chosen: B3. Still needed: 3." in notes(table, "ship B3")
    assert "Ships chosen: F B2. Still needed: 4, partly from the flagship." in notes(table, "ship flagship", "ship B2")


@pytest.mark.slow
def test_K3_every_load_that_can_be_picked_is_legal() -> None:
    """In games whose players prefer to buy and to trade; random players rarely play a contract."""
    checked = 0
    for seed in range(20):
        rng = random.Random(seed)
        state, _ = reference.start(GAME, 2 + seed % 3, {}, key_from_seed(seed))
        while reference.actor(GAME, state) >= 0:
            found = bundle_at(GAME, state)
            if found is not None:
                checked += 1
                for completion in found.completions:
                    after = clone(state)
                    for action in completion:
                        reference.play(GAME, after, action)
                    picked = rng.sample(completion, len(completion))
                    assert all(picked[place] in found.further(picked[:place]) for place in range(len(picked)))
                    assert found.in_order(picked) == completion
            legal = reference.legal(GAME, state)
            contracts = [action for action in legal if actions.PLAY <= action < actions.RESERVE_SHIP]
            bought = [action for action in legal if actions.BUY <= action < actions.EXPLORE]
            reference.play(GAME, state, rng.choice(contracts or bought or legal))
    assert checked > 50


# Help


def test_help_pages_use_the_card_set_and_the_options() -> None:
    cards = {"contracts": {"B5": [1, 2, 3]}}
    table = discovery(P1="coins 5; mission maj; completed 3", options={"cards": cards, "stall_guard": 4})
    assert "cB5: 1, 2 or 3 coins" in page(table, "contracts")
    assert "after 4 rounds without a purchase" in page(table, "stall")
    assert "load 5: 8, 10 or 12 coins" in page(discovery(), "contracts")


def test_help_on_a_mission_has_its_current_value() -> None:
    sailing = {"drake": "P1 R1, P1 R2, P2 R1", "dias": "P1 B1, P2 B2", "cabral": "P1 G1"}
    table = discovery(P1="mission maj; completed 3", expeditions=sailing)
    assert "2 × 3 = 6 points" in page(table, "mission")
    table = discovery(P1="mission half; completed 3", expeditions=sailing, options={"missions": "full"})
    assert "3 × 3 = 9 points" in page(table, "mission")


@pytest.mark.parametrize(
    ("about", "expected"),
    [
        ("R3", "transport 3, price 5 coins"),
        ("cR4", "red ships with a total transport of exactly 4, for example R3 R1"),
        ("drake", "around the world from 1577 to 1580"),
        ("Francis Drake", "around the world from 1577 to 1580"),
        ("x6", "Room for 4 of 5, only yellow ships."),
        ("F", "has two colours"),
        ("last", "The next 19 purchases are safe, then one of the following 8 turns it up."),
        ("joker", "A Wild Ship card lets one ship go"),
    ],
)
def test_help_on_anything(about: str, expected: str) -> None:
    assert expected in page(TABLE, about)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_explorer_has_a_name_and_a_voyage(language: str) -> None:
    view = reference.view(GAME, TABLE.state, 0)
    for explorer in EXPLORERS:
        assert Translator(language).translate(GAME.text.card_help(f"expedition-{explorer}", view))


def test_T4_ending_a_turn_with_an_action_left_gives_a_warning() -> None:
    end, table = GAME.parse_action("end"), discovery(P1="coins 9")
    for moves, expected in (
        ((), "You haven’t done anything this turn yet."),
        (("take",), "You have one action left."),
        (("take", "buy 1"), ""),
    ):
        warning = GAME.text.warning(reference.view(GAME, table.play(*moves).state, 0), end)
        assert (Translator("en").translate(warning) if warning else "") == expected
    assert GAME.text.warning(reference.view(GAME, table.state, 0), GAME.parse_action("take")) is None
