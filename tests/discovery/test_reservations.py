"""Reservation cards (1.9, 4.6). P1 is A, P2 is B."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discovery.table import discovery

MARKET: dict[str, Any] = {"purchase": "G3 Y1 G2 B1 W2", "filling": "R1 R2 R3 K3 K2", "display": "R3 B5 G4 K6"}


def test_X8_a_ship_that_stays_in_the_filling_row_is_not_for_sale() -> None:
    table = discovery(P1="coins 20; reservations 1", **MARKET).play("reserve filling 1", "end")
    assert table.filling == "R1@P1 R2 R3 K3 K2"
    turn = table.play("end")
    assert (turn.actor, turn.filling) == ("P1", "R1@P1 R2 R3 K3 K2")
    assert turn.purchase == "G3 Y1 G2 B1 W2"
    after = turn.play("take", "end")
    assert after.filling == "R1 R2 R3 K3 K2"


def test_TV1_nobody_else_may_buy_it() -> None:
    table = discovery(P1="reservations 1; coins 9", P2="coins 20", **MARKET).play("reserve ship 2", "end")
    assert table.purchase == "G3 Y1@P1 G2 B1 W2"
    assert table.heard("reserves_ship") == ["P1 Y1 2"]
    assert table.offers("buy") == ["1", "3", "4", "5"]


def test_TV3_its_player_buys_it_in_the_next_turn() -> None:
    table = discovery(P1="coins 9", P2="", purchase="G3 Y1@P1 G2 B1 W2", filling="R1 R2 R3 K3 K2")
    after = table.play("buy 2")
    assert (after.coins("P1"), after.idle("P1"), after.purchase) == (6, "Y1", "G3 R2 G2 B1 W2")
    assert after.heard("buys") == ["P1 Y1 2 3"]
    assert after.play("end").play("end").purchase == "G3 R2 G2 B1 W2"


def test_TV4_a_marker_comes_off_though_nothing_was_bought() -> None:
    table = discovery(P1="coins 2", P2="coins 3", purchase="G3 Y1@P1 G2 B3 W2")
    assert table.offers("buy") == []
    after = table.play("end")
    assert (after.purchase, after.offers("buy")) == ("G3 Y1 G2 B3 W2", ["2"])


def test_TV5_a_reserved_contract_and_a_full_hand() -> None:
    table = discovery(P1="coins 2; hand Y3 Y4 Y5 Y6", P2="coins 2", display="R3@P1 B5 G4 K6")
    assert table.offers("accept") == []
    after = table.play("end")
    assert (after.display, "1" in after.offers("accept")) == ("R3 B5 G4 K6", True)


def test_a_reserved_contract_is_kept_for_its_player() -> None:
    table = discovery(P1="coins 2; reservations 1", P2="coins 2", **MARKET).play("reserve contract 3", "end")
    assert table.display == "R3 B5 G4@P1 K6"
    assert table.offers("accept") == ["1", "2", "4", "deck"]
    own = table.play("end")
    assert own.offers("accept") == ["1", "2", "3", "4", "deck"]
    taken = own.play("accept 3", contracts="W3")
    assert (taken.display, taken.hand("P1")) == ("R3 B5 W3 K6", "G4")


def test_TV6_a_card_may_be_bought_in_the_turn_of_reserving() -> None:
    table = discovery(P1="coins 9; reservations 2", **MARKET).play("reserve ship 2", "reserve contract 1")
    assert table.play("buy 2").idle("P1") == "Y1"
    assert table.play("accept 1").hand("P1") == "R3"


@pytest.mark.parametrize(("kind", "left"), [("ship", "1 3 4 5"), ("filling", "1 2 4 5"), ("contract", "1 3 4")])
def test_TV7_a_card_carries_one_reservation(kind: str, left: str) -> None:
    table = discovery(
        P2="reservations 1", purchase="G3 Y1@P1 G2 B1 W2", filling="R1 R2 R3@P1 K3 K2", display="R3 B5@P1 G4 K6",
        actor="P2",
    )  # fmt: skip
    assert table.offers(f"reserve {kind}") == left.split()


def test_TV7_not_even_two_of_the_same_player() -> None:
    table = discovery(P1="reservations 2", **MARKET).play("reserve ship 2")
    assert table.offers("reserve ship") == ["1", "3", "4", "5"]


def test_TV8_a_reservation_is_no_action() -> None:
    table = discovery(P1="coins 9; reservations 1", **MARKET)
    after = table.play("take", "reserve ship 1", "accept 1")
    assert after.reservations("P1") == 0
    assert after.legal == ["end"]
    assert table.play("take", "accept 1", "reserve ship 1").legal == ["end"]


def test_a_marker_travels_down_with_its_ship() -> None:
    table = discovery(P1="reservations 1", P2="coins 20", **MARKET).play("reserve filling 1", "end", "buy 1")
    assert table.purchase == "R1@P1 Y1 G2 B1 W2"
    assert "1" not in table.offers("buy")
    assert table.filling.split()[0].endswith("@P1") is False
    own = table.play("end")
    assert own.play("end").purchase == "R1 Y1 G2 B1 W2"


def test_several_markers_of_several_players() -> None:
    table = discovery(P1="reservations 1", P2="reservations 1; coins 20", P3="coins 20", **MARKET)
    table = table.play("reserve ship 1", "end", "reserve ship 2", "end")
    assert table.purchase == "G3@P1 Y1@P2 G2 B1 W2"
    assert table.offers("buy") == ["3", "4", "5"]
    again = table.play("end", "end")
    assert (again.actor, again.purchase) == ("P2", "G3 Y1@P2 G2 B1 W2")
    assert again.play("end").purchase == "G3 Y1 G2 B1 W2"


def test_empty_places_are_not_reserved() -> None:
    table = discovery(
        P1="reservations 1", purchase="G3 - G2 B1 W2", filling="- - R3 K3 K2", display="R3 - - K6", deck="", unseen="",
        last="turned_up", turns_left=2,
    )  # fmt: skip
    assert table.offers("reserve ship") == ["1", "3", "4", "5"]
    assert table.offers("reserve filling") == ["3", "4", "5"]
    assert table.offers("reserve contract") == ["1", "4"]


def test_a_reserved_ship_waits_out_the_turn_in_which_it_was_reserved() -> None:
    """The marker of this turn stays at its end; it comes off at the end of the next own turn."""
    table = discovery(P1="reservations 1", P2="", P3="", **MARKET).play("reserve ship 5", "end")
    for actor in ("P2", "P3", "P1"):
        assert (table.actor, table.purchase) == (actor, "G3 Y1 G2 B1 W2@P1")
        table = table.play("end")
    assert table.purchase == "G3 Y1 G2 B1 W2"
