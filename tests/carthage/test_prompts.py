"""Prompts, notes and summaries agree with the rules: sums, voyages, raids, the end, goods saved and lost."""

from __future__ import annotations

import random
from typing import Any

import pytest

from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.seats import SEAT_NAMES
from emporion.locales import Translator
from emporion.match import Match, Seat
from emporion.match.draft import compose
from tests.carthage.table import Table, carthage
from tests.option_sets import OPTION_SETS
from tests.soak import all_by_soak

GAME = find("carthage")
TRANSLATOR = Translator("en", ("Ada", "Ben", "Cleo"), 0)
MIXED: list[dict[str, Any]] = [
    *OPTION_SETS["carthage"],
    {"refill_timing": "after_payday"},
    {"refill_timing": "after_payday", "payment_rule": "any"},
    {"protect_colours": "any"},
    {"show_initial_hands": False},
    {"open_hands": True, "protect_first": "starting_player"},
]


def prompt_and_notes(table: Table, *picked: str) -> list[str]:
    """Prompt and notes for the first player, optionally with picked cards."""
    view = reference.view(GAME, table.state, 0)
    legal = reference.legal(GAME, table.state)
    if picked:
        view = reference.preview(GAME, table.state, 0, [GAME.parse_action(move) for move in picked])
    return [TRANSLATOR.translate(message) for message in (GAME.text.prompt(view), *GAME.text.notes(view, legal))]


def test_M1_notes_predict_ships_moving_one_or_two_spaces() -> None:
    table = carthage(P1="hand R5 B5 G5", P2="hand Y5", market="R2 R2 R2 B2", farm="G5", actor="P1")
    assert "If you buy: red → Cyrenaica, blue → Coast" in prompt_and_notes(table)


def test_M3_notes_predict_no_ship_beyond_carthage_and_raids_only_with_a_payday() -> None:
    table = carthage("ships B=3 R=4", P1="hand R5 B5 G5", P2="hand Y5", market="R2 R2", farm="G5", actor="P1")
    assert prompt_and_notes(table)[1:] == [
        "Payday if you buy: red\u00a0+1 point",
        "Pirates would raid: blue",
    ]
    table = carthage("ships B=3 R=1", P1="hand R5 B5 G5", P2="hand Y5", market="R2 R2", farm="G5", actor="P1")
    assert prompt_and_notes(table)[1:] == ["If you buy: red → Pirates 1"]


@pytest.mark.parametrize(("mine", "theirs", "enders"), [(7, 1, "Ada"), (1, 7, "Ben"), (7, 7, "Ada, Ben"), (6, 6, "")])
def test_E1_notes_predict_the_end_of_the_game_and_then_no_raid(mine: int, theirs: int, enders: str) -> None:
    table = carthage(
        "ships B=3 R=4",
        P1=f"hand R5; tokens G={mine}",
        P2=f"hand Y5; goods R3; tokens G={theirs}",
        market="R2",
        farm="G5",
        actor="P1",
    )
    if enders:
        assert prompt_and_notes(table)[1] == f"Buying would end the game, with 8 tokens or more for {enders}."
        assert prompt_and_notes(table)[2:] == ["Payday if you buy: red\u00a0+1 point"]
        assert table.play("buy", "pay R5").phase == "over"
    else:
        assert prompt_and_notes(table)[2] == "Pirates would raid: blue"


def test_notes_tell_paydays_first_then_raids_then_other_voyages() -> None:
    table = carthage(
        "ships R=4 B=2 G=4",
        P1="hand R5 B5 G5; goods R3 R3 G5; tokens G=2",
        P2="hand Y5",
        market="R2 B2 Y3 Y2 G2",
        farm="G5",
        actor="P1",
    )
    notes = prompt_and_notes(table)[1:]
    assert notes == [
        "Payday if you buy: red\u00a0+2, green\u00a0+3 points",
        "Pirates would raid: blue",
        "Sailing on: yellow → Cyrenaica",
    ]


def test_B2_the_running_sum_of_a_payment() -> None:
    table = carthage(P1="hand R5 B3 G2", P2="hand Y5", market="R5 Y3", farm="G5", actor="P1").play("buy")
    assert prompt_and_notes(table)[1] == "Price 8, your hand is worth 10. You get no change."
    assert prompt_and_notes(table, "pay B3")[1] == "Price 8, paid so far B3 = 3, still to pay 5."
    assert prompt_and_notes(table, "pay G2", "pay R5")[1] == "Price 8, paid so far G2 R5 = 7, still to pay 1."


def raid(hand: str, goods: str) -> Table:
    table = carthage(
        "ships B=3 R=4", P1=f"goods {goods}; hand {hand} R5", P2="hand Y5", market="R2", farm="G5", actor="P1"
    )
    return table.play("buy", "pay R5")


@pytest.mark.parametrize(
    ("hand", "goods", "moves", "summary"),
    [
        ("B2 B3", "B5 B3 B2", ["use B2", "done"], "You discard B2 and save B5 B3. You’ll lose B2."),
        ("B3 B2", "B5 B3", ["done"], "You discard nothing. You’ll lose B3 B5."),
        ("B3 B2", "B5 B3", ["use B2"], "You discard B2 and save B5 B3."),
    ],
)
def test_P_13_the_summary_names_goods_saved_and_lost(hand: str, goods: str, moves: list[str], summary: str) -> None:
    table = raid(hand, goods)
    view = reference.view(GAME, table.state, 0)
    assert TRANSLATOR.translate(GAME.text.summary([(view, GAME.parse_action(move)) for move in moves])) == summary
    after = table.play(*moves)
    lost = summary.partition("lose ")[2].removesuffix(".")
    assert sorted(after.stored("P1").split() + lost.split()) == sorted(goods.split())


def test_a_player_without_icons_sees_which_goods_are_lost() -> None:
    assert prompt_and_notes(raid("G2", "B5")) == [
        "Pirates are after your blue goods, and you have no 2 or 3 of this colour left to save them.",
        "You’ll lose B5.",
    ]


def test_goods_not_threatened_by_pirates_are_not_shown_as_at_risk() -> None:
    options, asked = {"protect_colours": "any"}, set()
    for seed in range(20):
        for view in views_of_a_game(options, seed):
            if view.phase == "protect" and view.seat == view.actor:
                threatened = view.ships[view.protecting] in view.options["track_pirates"]
                translator = Translator("en", TRANSLATOR.names, SEAT_NAMES.index(view.seat))
                text = translator.translate(GAME.text.prompt(view))
                assert text.startswith(("Pirates!", "Pirates are after")) == threatened
                asked.add(threatened)
    assert asked == {True, False}, "both kinds of goods were asked about"


def views_of_a_game(options: dict[str, Any], seed: int) -> list[Any]:
    """The view of the seat to act at every decision of a random game."""
    state, _ = reference.start(GAME, 3, options, key_from_seed(seed))
    rng, views = random.Random(seed), list[Any]()
    while (seat := reference.actor(GAME, state)) >= 0 and len(views) < 150:
        views.append(reference.view(GAME, state, seat))
        reference.play(GAME, state, rng.choice(reference.legal(GAME, state)))
    return views


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", all_by_soak(MIXED, usual=MIXED[::3]), ids=lambda options: ",".join(options) or "defaults"
)
def test_every_draft_has_a_prompt_and_a_summary_at_every_step(options: dict[str, Any]) -> None:
    """Random drafts with many options: prompt, notes and summary exist, and a draft is a purchase with its payment,
    cards against the pirates, or a single action."""
    for seed in range(3):
        rng = random.Random(seed)
        match = Match(GAME, [Seat("Ada"), Seat("Ben"), Seat("Cleo")], [None] * 3, options, key_from_seed(seed))
        while not match.over and match.version < 200:
            seat, draft = match.actor, match.draft(())
            while not draft.complete:
                view = reference.view(GAME, draft.state, seat)
                legal = reference.legal(GAME, draft.state)
                for message in (GAME.text.prompt(view), *GAME.text.notes(view, legal)):
                    assert TRANSLATOR.translate(message)
                draft = compose(GAME, match.state, (*draft.actions, rng.choice(legal)))
            assert TRANSLATOR.translate(GAME.text.summary(match.steps(draft.actions)))
            kinds = {GAME.format_action(action).split()[0] for action in draft.actions} - {"done"}
            assert kinds <= {"buy", "pay"} or kinds <= {"use"} or len(draft.actions) == 1
            match.commit(seat, draft.actions)
