"""What hints say about a move: facts that anyone at the table could name."""

from __future__ import annotations

from emporion.games import find
from emporion.kernel import reference
from emporion.locales import Translator
from tests.carthage.table import Table, carthage, set_up

GAME = find("carthage")
TRANSLATOR = Translator("en", ("Ada", "Ben", "Cleo"), 0)


def consequences(table: Table, move: str) -> list[str]:
    """The facts about a move of the first player."""
    before, after = reference.view(GAME, table.state, 0), table.play(move)
    facts = GAME.text.consequences(after.events, before, reference.view(GAME, after.state, 0))
    return [TRANSLATOR.translate(fact) for fact in facts]


def test_a_reservation_in_the_market_makes_it_cheaper_for_the_others() -> None:
    table = carthage(P1="hand R2; goods R5 B3", P2="hand Y5", market="R3 B2 G2", farm="G5", actor="P1")
    assert consequences(table, "reserve market R3") == [
        "Nobody else can then buy or take it: the Market costs the others 4.",
        "It goes with your goods: R5",
        "The Market costs 7; your hand is worth 2.",
    ]


def test_others_with_reservations_pay_different_prices() -> None:
    table = carthage(P1="hand R2", P2="hand Y5", P3="hand Y3", market="R3 B2 G2 Y2@P3", farm="G5", actor="P1")
    assert consequences(table, "reserve market R3")[0] == "Nobody else can then buy or take it."


def test_a_reservation_on_the_farm_counts_later() -> None:
    table = carthage(P1="hand R2", P2="hand Y5", market="R3 B2", farm="G5", actor="P1")
    assert consequences(table, "reserve farm G5") == [
        "Nobody else can buy or take it once it’s in the Market.",
        "The Market costs 5; your hand is worth 2.",
    ]


def test_the_first_token_names_the_cards_of_its_colour() -> None:
    table = set_up(2, "R3 B2 R5 Y2 Y2 B2 G5 G5 R3 Y3 G2 B5 Y5")
    assert (table.actor, table.phase) == ("P1", "token")
    market = [card for card in table.market.split() if card.startswith("R")]
    assert consequences(table, "token red") == [
        f"In the Market: {' '.join(market)}",
        "There are no red goods on the Farm.",
        "Your red goods then sell for 1 more each.",
    ]
