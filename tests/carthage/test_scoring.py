"""Section 5.2: the points of a set, and where its cards go."""

from __future__ import annotations

import pytest

from emporion.games.carthage.rules.cards import Colour
from emporion.games.carthage.rules.payday import sell
from tests.carthage.table import Table, carthage

POINTS = {  # cards in the set: points at a price of 2, 3, ... 13
    1: (1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3),
    2: (1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6),
    3: (2, 2, 3, 3, 4, 5, 5, 6, 6, 7, 8, 8),
    4: (2, 3, 4, 4, 5, 6, 7, 8, 8, 9, 10, 11),
    5: (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
    6: (3, 4, 5, 6, 8, 9, 10, 11, 12, 14, 15, 16),
    7: (3, 5, 6, 7, 9, 10, 12, 13, 14, 16, 17, 19),
    8: (4, 5, 7, 8, 10, 12, 13, 15, 16, 18, 20, 21),
}


@pytest.mark.parametrize("cards", POINTS)
@pytest.mark.parametrize("price", range(2, 14))
def test_the_scoring_table(cards: int, price: int) -> None:
    for highest in (2, 3, 5):
        if highest <= price:
            goods = f"R{highest} R2x{cards - 1}"
            table = carthage(
                P1=f"goods {goods}; tokens R={price - highest}", market="B2", options={"end_tokens": 40}
            ).rule(sell, 0, Colour.RED)
            assert table.points("P1") == POINTS[cards][price - 2]
            assert table.events_named("sale")[0]["price"] == price


def sold(goods: str, tokens: int = 0, draws: str = "") -> Table:
    """P1 sells a red set, and nothing else happens."""
    return carthage(P1=f"goods {goods}; tokens R={tokens}", market="B2", draws=draws).rule(sell, 0, Colour.RED)


def expect(after: Table, sale: str, *, victory: str, discarded: str = "", drawn: str = "") -> None:
    """Check the announced sale, and where the cards of the set and the drawn cards are now."""
    assert after.sales == [f"P1 red {sale}"]
    assert after.points("P1") == int(sale.split()[-1]) == len(victory.split()) + len(drawn.split())
    assert after.goods("P1") == after.stored("P1") == ""
    assert after.victory == victory
    assert after.discarded == discarded
    assert after.unseen_victory == drawn


def test_SC_1_a_two() -> None:
    expect(sold("R2"), "2+0=2 x 1 = 2 -> 1", victory="R2")


def test_SC_2_two_twos() -> None:
    expect(sold("R2x2"), "2+0=2 x 2 = 4 -> 1", victory="R2", discarded="R2")


def test_SC_3_two_and_three() -> None:
    expect(sold("R2 R3"), "3+0=3 x 2 = 6 -> 2", victory="R2 R3")


def test_SC_4_three_threes() -> None:
    expect(sold("R3x3"), "3+0=3 x 3 = 9 -> 2", victory="R3 R3", discarded="R3")


def test_SC_5_the_lowest_cards_are_kept() -> None:
    expect(sold("R2x2 R3"), "3+0=3 x 3 = 9 -> 2", victory="R2 R2", discarded="R3")


def test_SC_6_three_twos() -> None:
    expect(sold("R2x3"), "2+0=2 x 3 = 6 -> 2", victory="R2 R2", discarded="R2")


def test_SC_7_five_twos() -> None:
    expect(sold("R2x5"), "2+0=2 x 5 = 10 -> 2", victory="R2 R2", discarded="R2 R2 R2")


def test_SC_8_four_threes() -> None:
    expect(sold("R3x4"), "3+0=3 x 4 = 12 -> 3", victory="R3 R3 R3", discarded="R3")


def test_SC_10_two_three_and_five() -> None:
    expect(sold("R2 R3 R5"), "5+0=5 x 3 = 15 -> 3", victory="R2 R3 R5")


def test_SC_11_a_five() -> None:
    expect(sold("R5"), "5+0=5 x 1 = 5 -> 1", victory="R5")


def test_SC_12_a_five_and_a_token() -> None:
    expect(sold("R5", 1, draws="G2"), "5+1=6 x 1 = 6 -> 2", victory="R5", drawn="G2")


def test_SC_13_points_beyond_the_set_are_drawn() -> None:
    expect(sold("R2 R3 R5", 2, draws="G2 Y3"), "5+2=7 x 3 = 21 -> 5", victory="R2 R3 R5", drawn="Y3 G2")


def test_SC_14_two_twos_and_a_token() -> None:
    expect(sold("R2x2", 1), "2+1=3 x 2 = 6 -> 2", victory="R2 R2")


def test_SC_15_three_twos_and_two_tokens() -> None:
    expect(sold("R2x3", 2), "2+2=4 x 3 = 12 -> 3", victory="R2 R2 R2")


def test_SC_17_six_fives_and_three_tokens() -> None:
    after = sold("R5x6", 3, draws="B2 Y2 G2 R2")
    expect(after, "5+3=8 x 6 = 48 -> 10", victory="R5 R5 R5 R5 R5 R5", drawn="R2 B2 Y2 G2")


def test_SC_18_tokens_raise_the_price_not_the_number_of_cards() -> None:
    expect(sold("R5", 2, draws="G2"), "5+2=7 x 1 = 7 -> 2", victory="R5", drawn="G2")


def test_SC_19_without_cards_there_is_no_sale_and_no_token() -> None:
    after = carthage("ships R=4", P1="hand B2", P2="goods B5; tokens R=3", market="R2").play("buy", "pay B2")
    assert after.sales == ["P1 red 2+0=2 x 1 = 2 -> 1"]
    assert after.event_values("token") == ["P1 red 1"]
    assert after.points("P2") == 0
    assert after.tokens("P2") == "R=3"
    assert after.goods("P2") == "B5"


def test_SC_20_an_exact_multiple_is_not_rounded() -> None:
    expect(sold("R5x2"), "5+0=5 x 2 = 10 -> 2", victory="R5 R5")


def test_SC_21_a_two_and_four_tokens() -> None:
    expect(sold("R2", 4, draws="G2"), "2+4=6 x 1 = 6 -> 2", victory="R2", drawn="G2")


def test_SC_22_stored_and_unstored_goods_are_one_set() -> None:
    expect(sold("R2; stored R5"), "5+0=5 x 2 = 10 -> 2", victory="R2 R5")
