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


def test_TV1_no_other_player_may_buy_a_reserved_ship() -> None:
    table = discovery(P1="reservations 1; coins 9", P2="coins 20", **MARKET).play("reserve ship 2", "end")
    assert table.purchase == "G3 Y1@P1 G2 B1 W2"
    assert table.event_values("reserves_ship") == ["P1 Y1 purchase 2"]
    assert table.offers("buy") == ["1", "3", "4", "5"]


def test_TV3_the_player_buys_a_reserved_ship_in_the_next_turn() -> None:
    table = discovery(P1="coins 9", P2="", purchase="G3 Y1@P1 G2 B1 W2", filling="R1 R2 R3 K3 K2")
    after = table.play("buy 2")
    assert (after.coins("P1"), after.idle("P1"), after.purchase) == (6, "Y1", "G3 R2 G2 B1 W2")
    assert after.event_values("buys") == ["P1 Y1 2 3"]
    assert after.play("end").play("end").purchase == "G3 R2 G2 B1 W2"


def test_TV4_a_reservation_expires_without_a_purchase() -> None:
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
    turn = table.play("end")
    assert turn.offers("accept") == ["1", "2", "3", "4", "deck"]
    taken = turn.play("accept 3", contracts="W3")
    assert (taken.display, taken.hand("P1")) == ("R3 B5 W3 K6", "G4")


def test_TV6_a_card_may_be_bought_in_the_turn_of_reserving() -> None:
    table = discovery(P1="coins 9; reservations 2", **MARKET).play("reserve ship 2", "reserve contract 1")
    assert table.play("buy 2").idle("P1") == "Y1"
    assert table.play("accept 1").hand("P1") == "R3"


@pytest.mark.parametrize(("kind", "left"), [("ship", "1 3 4 5"), ("filling", "1 2 4 5"), ("contract", "1 3 4")])
def test_TV7_a_card_has_one_reservation(kind: str, left: str) -> None:
    table = discovery(
        P2="reservations 1", purchase="G3 Y1@P1 G2 B1 W2", filling="R1 R2 R3@P1 K3 K2", display="R3 B5@P1 G4 K6",
        actor="P2",
    )  # fmt: skip
    assert table.offers(f"reserve {kind}") == left.split()


def test_TV7_one_player_cannot_reserve_a_card_twice() -> None:
    table = discovery(P1="reservations 2", **MARKET).play("reserve ship 2")
    assert table.offers("reserve ship") == ["1", "3", "4", "5"]


def test_TV8_a_reservation_is_not_an_action() -> None:
    table = discovery(P1="coins 9; reservations 1", **MARKET)
    after = table.play("take", "reserve ship 1", "accept 1")
    assert after.reservations("P1") == 0
    assert after.legal == ["end"]
    assert table.play("take", "accept 1", "reserve ship 1").legal == ["end"]


def test_a_marker_moves_down_with_its_ship() -> None:
    table = discovery(P1="reservations 1", P2="coins 20", **MARKET).play("reserve filling 1", "end", "buy 1")
    assert table.purchase == "R1@P1 Y1 G2 B1 W2"
    assert "1" not in table.offers("buy")
    assert table.filling.split()[0].endswith("@P1") is False
    turn = table.play("end")
    assert turn.play("end").purchase == "R1 Y1 G2 B1 W2"


def test_several_markers_of_several_players() -> None:
    table = discovery(P1="reservations 1", P2="reservations 1; coins 20", P3="coins 20", **MARKET)
    table = table.play("reserve ship 1", "end", "reserve ship 2", "end")
    assert table.purchase == "G3@P1 Y1@P2 G2 B1 W2"
    assert table.offers("buy") == ["3", "4", "5"]
    again = table.play("end", "end")
    assert (again.actor, again.purchase) == ("P2", "G3 Y1@P2 G2 B1 W2")
    assert again.play("end").purchase == "G3 Y1 G2 B1 W2"


def test_empty_places_cannot_be_reserved() -> None:
    table = discovery(
        P1="reservations 1", purchase="G3 - G2 B1 W2", filling="- - R3 K3 K2", display="R3 - - K6", deck="", unseen="",
        last="turned_up", turns_left=2,
    )  # fmt: skip
    assert table.offers("reserve ship") == ["1", "3", "4", "5"]
    assert table.offers("reserve filling") == ["3", "4", "5"]
    assert table.offers("reserve contract") == ["1", "4"]


def test_a_reservation_lasts_until_the_end_of_the_next_turn() -> None:
    """The marker stays at the end of this turn and is removed at the end of the player's next turn."""
    table = discovery(P1="reservations 1", P2="", P3="", **MARKET).play("reserve ship 5", "end")
    for actor in ("P2", "P3", "P1"):
        assert (table.actor, table.purchase) == (actor, "G3 Y1 G2 B1 W2@P1")
        table = table.play("end")
    assert table.purchase == "G3 Y1 G2 B1 W2"
