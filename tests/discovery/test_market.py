"""TAKE, ACCEPT and BUY (1.4, 1.5, 4.3), and the order of actions in a turn (1.3)."""

from __future__ import annotations

import pytest

from emporion.games.discovery.rules.market import draws_scoring_card
from emporion.kernel.chance import key_from_seed
from emporion.kernel.errors import BadMove, BadScript
from tests.discovery.table import discovery


def test_X1_a_purchase_moves_the_ship_above_down() -> None:
    table = discovery(P1="coins 8", purchase="G3 Y1 G2 K2 W2", filling="G1 R1 R2 R3 Y3")
    after = table.play("buy 1", ships="K3")
    assert (after.coins("P1"), after.idle("P1")) == (3, "G3")
    assert after.purchase == "G1 Y1 G2 K2 W2"
    assert after.filling == "K3 R1 R2 R3 Y3"
    assert after.offers("buy") == ["1", "2"]
    assert after.play("buy 1").coins("P1") == after.play("buy 2").coins("P1") == 0


def test_X5_an_action_cannot_be_done_twice() -> None:
    table = discovery(P1="coins 0", purchase="G3 Y1 G2 K2 W2", actor="P1").play("take")
    assert table.coins("P1") == 2
    assert "take" not in table.legal
    assert "end" in table.legal
    assert table.play("end").actor == "P2"


# Accepting contracts


def test_TA1_accepting_costs_a_coin() -> None:
    table = discovery(P1="coins 0", display="R3 B5 G4 K6")
    assert table.offers("accept") == []
    after = table.play("take", "accept 2")
    assert (after.coins("P1"), after.hand("P1")) == (1, "B5")


def test_TA2_at_most_four_contracts_in_hand() -> None:
    table = discovery(P1="coins 3; idle B3; hand B3 R4 G5 K6")
    assert table.offers("accept") == []
    sent = table.play("play B3 with B3 for 1")
    assert sent.offers("accept") == ["1", "2", "3", "4", "deck"]
    assert sent.play("accept deck", contracts="W3").hand("P1") == "R4 G5 W3 K6"


def test_TA3_running_contracts_do_not_count() -> None:
    table = discovery(P1="coins 1; hand R4 G5 K6; running B3 2/2: B3 / W3 1/3: W3")
    assert table.offers("accept") == ["1", "2", "3", "4", "deck"]


def test_TA4_the_display_is_refilled_at_once() -> None:
    table = discovery(P1="coins 6", display="R3 B5 G4 K6")
    after = table.play("accept 2", contracts="W4")
    assert (after.display, after.hand("P1"), after.coins("P1")) == ("R3 W4 G4 K6", "B5", 5)
    assert after.deck_size == table.deck_size - 1
    assert after.offers("accept") == []
    assert after.event_values("accepts", by="P2") == ["P1 B5 2"]
    assert after.view("P2")["seats"][0]["hand"] == "B5"


def test_TA5_the_top_of_the_deck_is_known_only_to_its_player() -> None:
    table = discovery(P1="coins 6", P3="", display="R3 B5 G4 K6")
    after = table.play("accept deck", contracts="W4")
    assert (after.display, after.hand("P1"), after.coins("P1")) == ("R3 B5 G4 K6", "W4", 5)
    assert after.deck_size == table.deck_size - 1
    assert after.event_values("accepts_unseen", by="P1") == ["P1 W4"]
    assert after.event_values("accepts_unseen", by="P2") == after.event_values("accepts_unseen", by="P3") == ["P1 None"]
    other = after.view("P2")["seats"][0]
    assert (other["hand"], other["hand_size"]) == ("", 1)
    assert "W4" in after.view("P2")["deck"].split()


def test_TA6_an_empty_deck_does_not_refill() -> None:
    table = discovery(P1="coins 6", display="R3 - G4 -", deck="")
    assert table.offers("accept") == ["1", "3"]
    after = table.play("accept 3")
    assert (after.display, after.hand("P1")) == ("R3 - - -", "G4")


def test_TA7_nothing_to_accept() -> None:
    table = discovery(P1="coins 6", display="- - - -", deck="")
    assert table.offers("accept") == []


# Two different actions


def test_TA9_an_interrupted_action_is_finished() -> None:
    table = discovery(P1="coins 20").play("buy 1", "buy 2", "take")
    assert table.offers("buy") == []
    assert table.legal == ["end"]


def test_TA10_ships_bought_after_sending_stay_at_home() -> None:
    table = discovery(P1="coins 9; idle B1", purchase="B2 Y1 G2 K2 W2", filling="R1")
    after = table.play("explore dias B1", "buy 1")
    assert (after.idle("P1"), after.coins("P1")) == ("B2", 4)
    assert after.offers("explore") == []
    assert after.offers("buy") == ["1", "2", "3", "4", "5"]


def test_TA11_a_ship_can_be_sent_in_the_turn_of_its_purchase() -> None:
    table = discovery(P1="coins 5", purchase="B2 Y1 G2 K2 W2")
    after = table.play("buy 1", "explore dias B2")
    assert (after.expedition("dias"), after.coins("P1"), after.idle("P1")) == ("P1 B2", 0, "")


@pytest.mark.parametrize(
    ("moves", "legal"),
    [
        (["take", "accept deck"], []),
        (["accept deck"], ["take", "buy", "explore"]),
        (["buy 1"], ["take", "accept", "buy", "explore"]),
        (["buy 1", "explore dias B1"], ["explore"]),
        (["explore dias B1"], ["take", "accept", "buy", "explore"]),
        (["explore dias B1", "take"], []),
    ],
)
def test_at_most_two_different_actions(moves: list[str], legal: list[str]) -> None:
    table = discovery(P1="coins 30; idle B1x2").play(*moves)
    assert [verb for verb in ("take", "accept", "buy", "explore") if table.offers(verb)] == legal


def test_a_reservation_does_not_finish_an_action() -> None:
    table = discovery(P1="coins 20; reservations 1").play("buy 1", "reserve ship 3", "buy 2")
    assert len(table.idle("P1").split()) == 2
    assert table.play("take").coins("P1") == table.coins("P1") + 2


def test_TA17_a_turn_without_any_action() -> None:
    after = discovery(P1="coins 3").play("end")
    assert (after.actor, after.coins("P1")) == ("P2", 3)


# The piles


def test_TA12_piles_are_drawn_one_after_the_other() -> None:
    table = discovery(P1="coins 20", purchases=5)
    assert table.piles == "1 6 7 7 8"
    sixth = table.play("buy 1")
    assert sixth.piles == "0 6 7 7 8"
    assert sixth.play("buy 2").piles == "0 5 7 7 8"


@pytest.mark.parametrize("made", range(12, 18))
def test_TA13_the_first_scoring_card_may_come_with_purchases_13_to_18(made: int) -> None:
    table = discovery(P1="coins 20", purchases=made, first="hidden")
    assert table.piles == f"0 0 {19 - made} 7 8"
    assert table.play("buy 1", scoring="yes").first_scoring == "turned_up"
    assert table.play("buy 1", scoring="no").first_scoring == "hidden"


def test_TA13_purchase_19_turns_it_up_at_the_latest() -> None:
    table = discovery(P1="coins 20", purchases=18, first="hidden")
    assert table.piles == "0 0 1 7 8"
    assert all(
        discovery(P1="coins 20", purchases=18, first="hidden", seed=seed).play("buy 1").first_scoring == "turned_up"
        for seed in range(5)
    )
    with pytest.raises(BadScript):
        table.play("buy 1", scoring="no")


def test_TA13_purchase_13_turns_it_up_once_in_seven() -> None:
    state = discovery(P1="coins 20", purchases=12).state
    found, games = 0, 7000
    for seed in range(games):
        state.chance.key = key_from_seed(seed)
        state.chance.drawn = [0] * len(state.chance.drawn)
        state.piles[2] = 7
        found += draws_scoring_card(state, 2)
    assert abs(found - games / 7) < 90  # three standard deviations


def test_TA13_before_and_after_there_is_no_scoring_card() -> None:
    """An unused scripted outcome would be an error."""
    for made in (0, 11):
        with pytest.raises(BadScript):
            discovery(P1="coins 20", purchases=made).play("buy 1", scoring="no")
    with pytest.raises(BadScript):
        discovery(P1="coins 20", purchases=15, first="scored").play("buy 1", scoring="no")
    with pytest.raises(BadScript):
        discovery(P1="coins 20", purchases=24).play("buy 1", scoring="no")
    assert discovery(P1="coins 20", purchases=25).play("buy 1", scoring="yes").last_scoring == "turned_up"


def test_the_last_scoring_card_may_be_the_very_last_one() -> None:
    table = discovery(P1="coins 9", purchases=32)
    assert table.piles == "0 0 0 0 1"
    after = table.play("buy 2")
    assert (after.last_scoring, after.piles, after.filling.split()[1]) == ("turned_up", "0 0 0 0 0", "-")


def test_TA14_a_scoring_card_is_put_aside_and_the_slot_filled() -> None:
    table = discovery(P1="coins 20", purchases=14, first="hidden", filling="R1 R2 R3 Y3 W2")
    ship = table.state.unseen.index(max(table.state.unseen))
    name = discovery_ship(ship)
    after = table.play("buy 2", scoring="yes", ships=name)
    assert after.filling == f"R1 {name} R3 Y3 W2"
    assert after.purchase.split()[1] == "R2"
    assert after.first_scoring == "turned_up"
    assert after.event_names == ["buys", "first_scoring_card", "new_ship"]
    assert after.offers("buy") == ["1", "2", "3", "4", "5"]


def discovery_ship(kind: int) -> str:
    return f"{'RYBGWK'[(kind - 1) // 3]}{(kind - 1) % 3 + 1}"


def test_TA16_nothing_moves_down_when_the_piles_are_empty() -> None:
    table = discovery(
        P1="coins 20", purchase="B1 B2 B3 G1 G2", filling="R1 R2 - R3 Y3", unseen="", last="turned_up", turns_left=2
    )
    after = table.play("buy 3")
    assert after.purchase == "B1 B2 - G1 G2"
    assert after.offers("buy") == ["1", "2", "4", "5"]
    again = after.play("buy 1")
    assert (again.purchase, again.filling) == ("R1 B2 - G1 G2", "- R2 - R3 Y3")


@pytest.mark.parametrize(("coins", "offered"), [(2, []), (3, ["1"]), (4, ["1", "2"]), (5, ["1", "2", "3"])])
def test_the_printed_cost(coins: int, offered: list[str]) -> None:
    table = discovery(P1=f"coins {coins}", purchase="B1 B2 B3 W3 K3")
    assert [slot for slot in table.offers("buy") if slot in "123"] == offered


@pytest.mark.parametrize("move", ["buy 6", "sell 1", "explore 13", "turns 4"])
def test_unknown_moves(move: str) -> None:
    with pytest.raises(BadMove):
        discovery(P1="coins 20").play(move)
