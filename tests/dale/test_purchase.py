"""The market action (2.4 a): prices, payments, and the effects of pandas. Payments are also compared with a brute-force
search over all cards of random hands.

Over 400 lines: all scenarios of paragraph 2.4 a, and the brute-force search they are compared with.
"""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from emporion.games.dale.rules.events import Event
from emporion.kernel.errors import BadMove
from tests.dale.brute_force import Used, legal_payments, printed_value, random_table, reached
from tests.dale.table import Table, dale

DECK = "; deck junk junk junk junk junk junk junk junk junk"
QUIET = "mac rac squ"  # without pandas a payment ends automatically


def payments(table: Table, move: str) -> list[str]:
    """Every possible payment, each with its cards in the order of the hand."""
    found = {" ".join(card.card for card in sorted(paid, key=in_hand)) for paid in paid_by(table, move)}
    return sorted(found)


def in_hand(card: Used) -> tuple[bool, str]:
    return card.card == "junk", card.card


def paid_by(table: Table, move: str) -> list[tuple[Used, ...]]:
    """Every way to name the cards of a payment."""
    return [
        tuple(Used(each["card"], each["as"], each["value"]) for each in after.events_named("pays"))
        for after in reached(table, move, Event.BUYS)
    ]


# Price and overpaying


def test_16_two_fours_pay_five_although_a_five_is_in_the_hand() -> None:
    table = dale(QUIET, P1="hand mac4 rac4 squ5a" + DECK, market="rac5a - - - -")
    after = table.play("buy +0", "card mac4", "card rac4")
    assert after.heard("buys") == ["P1 rac5a +0 5"]
    assert after.heard("pays") == ["P1 mac4 mac4 4", "P1 rac4 rac4 4"]
    assert (after.hand("P1").split()[:2], after.discard("P1")) == (["rac5a", "squ5a"], "mac4 rac4")


def test_17_no_paid_card_may_be_superfluous() -> None:
    table = dale(QUIET, P1="hand squ5a squ3 rac3 mac2 junk" + DECK, market="rac5a - - - -")
    assert payments(table, "buy +0") == ["mac2 rac3", "mac2 squ3", "rac3 squ3", "squ5a"]
    for first in ("squ5a", "squ3"):
        with pytest.raises(BadMove):
            table.play("buy +0", f"card {first}", "card junk")


def test_19_a_single_card_may_be_worth_much_more_than_the_price() -> None:
    table = dale(QUIET, P1="hand squ5a junk junk" + DECK, market="rac2 - - - -")
    assert payments(table, "buy +0") == ["junk junk", "squ5a"]
    assert table.play("buy +0", "card squ5a").heard("pays") == ["P1 squ5a squ5a 5"]


def test_20_sets_and_junk_may_be_mixed() -> None:
    table = dale(QUIET, P1="hand mac2 squ1 rac1 junk" + DECK, market="rac5a - - - -")
    assert payments(table, "buy +0") == ["mac2 rac1 squ1 junk"]


def test_21_the_dearest_card_costs_nine() -> None:
    table = dale(QUIET, P1="hand mac4 rac4 junk" + DECK, market="- - - - rac5a")
    after = table.play("buy +4", "card junk", "card mac4", "card rac4")
    assert after.heard("buys") == ["P1 rac5a +4 9"]
    poor = dale(QUIET, P1="hand mac4 rac4" + DECK, market="- - - rac5a rac5b")
    assert poor.offers("buy") == ["+3"]


@pytest.mark.parametrize("slot", range(5))
def test_each_slot_costs_one_more(slot: int) -> None:
    market = ["-"] * 5
    market[slot] = "rac2"
    table = dale(QUIET, P1=f"hand {' '.join(['junk'] * 6)}", market=" ".join(market))
    after = table.play(f"buy +{slot}", *["card junk"] * (2 + slot))
    assert after.heard("buys") == [f"P1 rac2 +{slot} {2 + slot}"]
    short = dale(QUIET, P1=f"hand {' '.join(['junk'] * (1 + slot))}", market=" ".join(market))
    assert short.offers("buy") == []


def test_22_flashy_show_raises_what_is_paid_and_not_the_price() -> None:
    table = dale(QUIET, P1="hand mac5a junk junk junk" + DECK, market="- - rac2 - -").play("play mac5a")
    assert payments(table, "buy +2") == ["junk junk"]
    paid = table.play("buy +2", "card junk", "card junk")
    assert paid.heard("buys") == ["P1 rac2 +2 4"]
    assert paid.heard("pays") == ["P1 junk junk 2"] * 2


def test_a_rolled_haggler_pays_with_its_new_value_only() -> None:
    table = dale("mac oce squ", P1="hand oce1 junk junk" + DECK, market="squ2 mac2 - - -").play("roll oce1", die="2")
    assert payments(table, "buy +0") == ["junk junk", "oce1"]
    assert payments(table, "buy +1") == ["oce1"]
    assert table.play("buy +1", "card open1").heard("pays") == ["P1 oce1 oce1 3"]


def test_a_haggler_can_be_rolled_before_a_payment_only() -> None:
    table = dale("mac oce squ", P1="hand oce1 junk junk" + DECK, market="squ2 - - - -")
    assert table.play("buy +0").legal == ["card oce1", "card junk"]


def test_40_accordion_pays_five() -> None:
    table = dale(QUIET, P1="hand squ5a junk" + DECK, market="mac4 mac5a - - rac2")
    assert table.offers("buy") == ["+0", "+1", "+4"]
    assert payments(table, "buy +0") == ["squ5a"]
    assert payments(table, "buy +4") == ["squ5a junk"]
    assert table.play("buy +0", "card squ5a").heard("pays") == ["P1 squ5a squ5a 5"]


def test_unaffordable_cards_are_not_offered() -> None:
    table = dale(QUIET, P1="hand mac2 junk" + DECK, market="squ2 rac2 - mac2 mac5b", market_discard="mac3")
    assert table.offers("buy") == ["+0", "+1"]
    for illegal in ("buy +2", "buy +3", "buy discard"):
        with pytest.raises(BadMove):
            table.play(illegal)


def test_an_empty_hand_buys_nothing() -> None:
    assert dale(QUIET, market="mac2 mac2 mac2 mac3 mac3").offers("buy") == []


# The order of naming


def test_paid_cards_are_discarded_in_the_order_of_naming() -> None:
    table = dale(QUIET, P1="hand mac2 squ1 rac1" + DECK + "; discard junk", market="mac4 - - - -")
    assert len(paid_by(table, "buy +0")) == 6
    after = table.play("buy +0", "card squ1", "card mac2", "card rac1")
    assert after.discard("P1") == "junk squ1 mac2 rac1"


def test_where_the_order_does_not_matter_a_payment_descends_in_value() -> None:
    table = dale("pan squ oce", P1="hand squ3 oce2 junk" + DECK, market="oce4 squ5b - - -")
    assert table.play("buy +1").legal == ["card squ3"]
    paid = table.play("buy +1", "card squ3", "card oce2", "card junk", "end")
    assert paid.discard("P1") == "squ3 oce2 junk"
    assert payments(table, "buy +0") == ["oce2 squ3", "squ3 junk"]


def test_option_always_ask_order_lets_a_payment_go_in_any_order() -> None:
    options = {"always_ask_order": True}
    table = dale("pan squ oce", P1="hand squ3 oce2 junk" + DECK, market="oce4 squ5b - - -", options=options)
    assert table.play("buy +1", "card junk", "card squ3", "card oce2", "end").discard("P1") == "junk squ3 oce2"


def test_with_pandas_every_player_ends_the_payment() -> None:
    table = dale("pan rac squ", P1="hand squ3 rac1" + DECK, market="- rac2 - - -").play("buy +1")
    assert table.legal == ["card squ3"]  # 3 for 3; the Wily Fellow would be superfluous
    asked = table.play("card squ3")
    assert (asked.question, asked.legal) == ("payment", ["end"])
    assert asked.play("end").heard("pays") == ["P1 squ3 squ3 3"]


def test_a_payment_cannot_be_ended_before_enough_is_paid() -> None:
    table = dale("pan rac squ", P1="hand squ3 rac1 junk" + DECK, market="- - rac2 - -").play("buy +2")
    assert table.legal == ["card rac1", "card squ3", "card junk"]
    assert table.play("card rac1").legal == ["card squ3"]
    assert table.play("card rac1", "card squ3").legal == ["end"]


# Stock Clearance


def test_23_stock_clearance_lifts_the_limit() -> None:
    table = dale("mac pan squ", P1="hand pan5b squ3 mac2 junk junk" + DECK, market="mac2 - - - -")
    after = table.play("buy +0", "card pan5b", "card squ3", "card junk", "card mac2", "card junk", "end")
    assert after.heard("buys") == ["P1 mac2 +0 2"]
    assert after.discard("P1") == "pan5b squ3 junk mac2 junk"


def test_23_stock_clearance_merely_in_the_hand_lifts_nothing() -> None:
    table = dale("mac pan squ", P1="hand pan5b squ3 junk" + DECK, market="mac2 - - - -")
    assert payments(table, "buy +0") == ["pan5b", "pan5b junk", "pan5b squ3", "pan5b squ3 junk", "squ3"]
    asked = table.play("buy +0", "card squ3", "card junk")
    assert asked.legal == ["card pan5b"]  # 4 for 2 is too much without it
    assert asked.play("card pan5b").legal == ["end"]


def test_stock_clearance_may_be_named_last() -> None:
    table = dale("mac pan squ", P1="hand pan5b junk junk junk" + DECK, market="mac2 - - - -").play("buy +0")
    paid = table.play("card junk", "card junk")
    assert paid.legal == ["end", "card pan5b", "card junk"]
    after = paid.play("card junk", "card pan5b", "end")
    assert after.discard("P1") == "junk junk junk pan5b"


def test_stock_clearance_does_not_make_up_for_missing_money() -> None:
    table = dale("mac pan squ", P1="hand pan5b junk" + DECK, market="- - mac5a mac5b -")
    assert table.offers("buy") == []


def test_where_order_does_not_matter_stock_clearance_comes_in_the_order_of_values() -> None:
    table = dale("pan squ oce", P1="hand pan5b oce5b oce2 junk" + DECK, market="oce2 - - - -")
    lowered = table.play("play oce5b", "card pan5b", "number 9", "number 1")
    assert lowered.opened == "pan5b=pan5b:1"
    bought = lowered.play("buy +0", "card oce2", "card junk", "card open1", "end")
    assert bought.discard("P1") == "oce5b oce2 junk pan5b"


# Market Discovery


def test_27_the_top_of_the_discard_pile_of_the_market_is_bought_with_market_discovery() -> None:
    table = dale("mac pan squ", P1="hand pan4 squ3 junk junk" + DECK, market_discard="mac5a mac2")
    after = table.play("buy discard", "card pan4", "end")
    assert after.heard("buys") == ["P1 mac2 discard 2"]
    assert after.hand("P1") == "mac2 squ3 junk junk"
    assert (after.discard("P1"), after.discard("market")) == ("pan4", "mac5a")


def test_27_every_payment_contains_the_market_discovery() -> None:
    table = dale("mac pan squ", P1="hand pan4 squ3 junk junk" + DECK, market_discard="mac5a mac2")
    assert payments(table, "buy discard") == ["pan4"]
    without = dale("mac pan squ", P1="hand squ3 junk junk" + DECK, market_discard="mac5a mac2")
    assert without.offers("buy") == []


def test_market_discovery_may_be_named_last_and_needs_company_for_dear_cards() -> None:
    table = dale("mac pan squ", P1="hand pan4 squ3 junk junk" + DECK, market_discard="mac5a")
    assert payments(table, "buy discard") == ["pan4 junk", "pan4 squ3"]
    named = table.play("buy discard", "card junk")
    assert named.legal == ["card pan4"]
    assert named.play("card pan4", "end").discard("P1") == "junk pan4"


def test_market_discovery_pays_for_a_slot_like_any_card() -> None:
    table = dale("mac pan squ", P1="hand pan4" + DECK, market="- - mac2 - -", market_discard="mac5a")
    assert table.offers("buy") == ["+2"]
    assert table.play("buy +2", "card pan4", "end").heard("buys") == ["P1 mac2 +2 4"]


def test_market_discovery_and_stock_clearance_together() -> None:
    table = dale("mac pan squ", P1="hand pan4 pan5b junk" + DECK, market_discard="mac2")
    assert payments(table, "buy discard") == ["pan4", "pan4 pan5b", "pan4 pan5b junk"]
    assert table.play("buy discard", "card junk").legal == ["card pan4", "card pan5b"]
    assert table.play("buy discard", "card junk", "card pan5b").legal == ["card pan4"]


def test_28_what_market_discovery_throws_away_can_be_bought_with_it() -> None:
    table = dale("mac pan squ", P1="hand pan4" + DECK, market="mac2 mac2 squ2 squ3 squ4")
    thrown = table.play("reveal pan4", market="mac4")
    assert thrown.discard("market") == "mac4"
    after = thrown.play("buy discard", "card open1", "end")
    assert after.heard("buys") == ["P1 mac4 discard 4"]
    assert (after.hand("P1"), after.opened, after.discard("P1")) == ("mac4", "", "pan4")


def test_28_each_market_discovery_throws_away_once_a_turn() -> None:
    table = dale("mac pan squ", P1="hand pan4" + DECK).play("reveal pan4")
    assert table.offers("reveal") == []
    two = dale("mac pan squ", P1="hand pan4 pan4" + DECK).play("reveal pan4")
    assert two.offers("reveal") == ["pan4"]
    both = two.play("reveal pan4")
    assert both.offers("reveal") == []
    assert len(both.discard("market").split()) == 2


def test_29_a_market_discovery_that_comes_back_is_fresh() -> None:
    table = dale("mac pan squ", P1="hand mac1 pan4").play("reveal pan4")
    assert table.offers("reveal") == []
    redrawn = table.play("play mac1")
    assert (redrawn.hand("P1"), redrawn.opened) == ("pan4", "")
    assert redrawn.offers("reveal") == ["pan4"]


# Essential Purchase


@pytest.mark.parametrize("thrown", [0, 1, 2])
def test_24_essential_purchase_throws_away_junk_of_its_payment(thrown: int) -> None:
    table = dale("mac pan squ", P1="hand squ3 junk junk junk" + DECK, market="- - pan3 - -")
    asked = table.play("buy +2", "card junk", "card squ3", "card junk", "end")
    assert (asked.question, asked.legal) == ("junk_away", ["end", "pick junk"])
    after = asked.play(*["pick junk"] * thrown)
    if thrown < 2:
        after = after.play("end")
    assert after.question == "before_delivery"
    assert after.junk == table.junk - thrown
    assert sorted(after.discard("P1").split()) == ["junk"] * (2 - thrown) + ["squ3"]
    assert after.hand("P1") == "pan3 junk"


@pytest.mark.parametrize(("paid", "asked"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_essential_purchase_throws_away_three_at_most(paid: int, asked: int) -> None:
    hand = {0: "squ3 mac4", 1: "squ3 mac3", 2: "squ3 mac2", 3: "mac4", 4: "squ3", 5: "mac2"}[paid]
    table = dale("mac pan squ", P1=f"hand {hand} {' '.join(['junk'] * paid)}" + DECK, market="- - - - pan3")
    cards = [*hand.split(), *["junk"] * paid]
    after = table.play("buy +4", *(f"card {card}" for card in cards), "end")
    for _ in range(asked):
        assert after.question == "junk_away"
        after = after.play("pick junk")
    assert after.question == "before_delivery"
    assert after.junk == table.junk - asked
    assert after.heard("throws_away") == (["P1 junk"] if asked else [])
    assert after.discard("P1") == " ".join([*hand.split(), *["junk"] * (paid - asked)])


def test_junk_that_was_not_paid_is_not_thrown_away() -> None:
    table = dale("mac pan squ", P1="hand squ3 junk junk" + DECK, market="pan3 - - - -")
    assert table.play("buy +0", "card squ3", "end").question == "before_delivery"


def test_26_essential_purchase_taken_for_nothing_does_nothing() -> None:
    table = dale("mac pan squ", P1="hand pan2 junk junk junk" + DECK, market="pan3 - - - -")
    after = table.play("play pan2", "take +0")
    assert (after.question, after.hand("P1")) == ("before_delivery", "pan3 junk junk junk")
    assert after.junk == table.junk


def test_essential_purchase_as_payment_has_no_effect() -> None:
    table = dale("mac pan squ", P1="hand pan3 junk" + DECK, market="mac4 - - - -")
    after = table.play("buy +0", "card pan3", "card junk", "end")
    assert (after.question, after.discard("P1")) == ("before_delivery", "pan3 junk")


def test_essential_purchase_works_when_bought_from_the_discard_pile_of_the_market() -> None:
    table = dale("mac pan squ", P1="hand pan4 pan5b junk junk" + DECK, market_discard="mac2 pan3")
    asked = table.play("buy discard", "card pan4", "card junk", "card pan5b", "card junk", "end")
    after = asked.play("pick junk", "pick junk")
    assert (after.hand("P1"), after.discard("P1"), after.discard("market")) == ("pan3", "pan4 pan5b", "mac2")
    assert after.junk == table.junk - 2


def test_a_copier_that_is_junk_can_be_thrown_away_with_essential_purchase() -> None:
    table = dale("pan squ cha", P1="hand cha2 squ3" + DECK, P2="discard junk", market="- pan3 - - -")
    asked = table.play("buy +1", "card squ3", "card cha2", "as junk", "end")
    assert asked.legal == ["end", "pick cha2"]
    after = asked.play("pick cha2")
    assert (after.discard("market"), after.discard("P1"), after.junk) == ("cha2", "squ3", table.junk)


def test_a_copier_thrown_away_lands_above_the_place_of_the_bought_card() -> None:
    table = dale("pan squ cha", P1="hand pan4 pan5b cha2" + DECK, P2="discard junk", market_discard="pan2 pan3")
    asked = table.play("buy discard", "card pan4", "card pan5b", "card cha2", "as junk", "end")
    after = asked.play("pick cha2")
    assert (after.hand("P1"), after.discard("market"), after.discard("P1")) == ("pan3", "pan2 cha2", "pan4 pan5b")


def test_open_junk_can_be_thrown_away_with_essential_purchase() -> None:
    table = dale("mac pan oce", P1="hand oce5b junk junk" + DECK, market="pan3 - - - -")
    raised = table.play("play oce5b", "card junk", "number 9", "number 2")
    assert raised.opened == "junk=junk:2"
    asked = raised.play("buy +0", "card open1", "card junk", "end")
    once = asked.play("pick junk")
    assert (once.question, once.junk) == ("junk_away", table.junk - 1)
    after = once.play("pick junk")
    assert (after.opened, after.hand("P1"), after.junk) == ("", "pan3", table.junk - 2)


# Copiers in payments


def test_copiers_and_their_models_pay_together() -> None:
    table = dale("mac rac cha", P1="hand cha5b mac4" + DECK, market="- - - rac5a -")
    after = table.play("buy +3", "card mac4", "card cha5b", "as mac4")
    assert after.heard("pays") == ["P1 mac4 mac4 4", "P1 cha5b mac4 4"]
    first = table.play("buy +3", "card cha5b")
    assert first.legal == ["as mac4"]
    assert first.play("as mac4", "card mac4").discard("P1") == "cha5b mac4"


def test_a_copier_may_be_the_card_that_is_being_bought() -> None:
    table = dale("mac rac cha", P1="hand cha5a" + DECK, market="- - - - -", market_discard="rac4")
    assert table.offers("buy") == []
    table = dale("mac rac cha", P1="hand cha5a" + DECK, market="rac4 - - - -")
    after = table.play("buy +0", "card cha5a", "as rac4")
    assert after.heard("pays") == ["P1 cha5a rac4 4"]


def test_a_copier_may_be_the_top_of_the_pile_that_is_being_bought() -> None:
    table = dale("pan rac cha", P1="hand cha3" + DECK, market_discard="pan4")
    after = table.play("buy discard", "card cha3", "as pan4", "end")
    assert (after.hand("P1"), after.discard("P1"), after.discard("market")) == ("pan4", "cha3", "")


def test_a_copier_is_offered_only_identities_that_complete_the_payment() -> None:
    table = dale("mac rac cha", P1="hand cha5a junk" + DECK, market="rac2 mac4 - - mac2")
    asked = table.play("buy +1", "card cha5a")
    assert asked.legal == ["as mac4"]  # as Cookies or Nuisance the junk card could not make up 5
    assert asked.play("as mac4").legal == ["card junk"]


# Brute force


def check_payments(table: Table, *, in_any_order: bool = True) -> int:
    """Compare purchases and payments with the brute-force search; returns the number of payments."""
    prices = [(f"buy +{slot}", card, slot) for slot, card in enumerate(table.market.split()) if card != "-"]
    prices += [("buy discard", card, 0) for card in table.discard("market").split()[-1:]]
    assert {move for move in table.legal if move.startswith("buy")} <= {move for move, _, _ in prices}
    count = 0
    for move, card, surcharge in prices:
        expected = legal_payments(table, printed_value(card) + surcharge, discovered=move == "buy discard")
        assert (move in table.legal) is bool(expected)
        named = paid_by(table, move) if expected else []
        if in_any_order:
            assert set(named) == {order for paid in expected for order in permutations(paid)}
        else:
            assert {tuple(sorted(paid)) for paid in named} == expected
            assert all(list(paid) == sorted(paid, key=lambda card: -card.value) for paid in named)
        count += len(expected)
    return count


@pytest.mark.parametrize(
    ("decks", "favourites"),
    [
        ("mac rac oce", "mac5a oce5b oce1"),
        ("rac oce cha", "cha2 oce5b cha5b"),
        ("mac rac squ cha", "mac5a cha3 cha5a"),
        ("mac pan oce", "pan4 pan5b oce5b"),
        ("pan rac cha", "pan4 pan5b cha3"),
        ("pan squ oce cha", "pan4 cha5a oce5b"),
    ],
)
def test_every_payment_can_be_made_and_no_other(decks: str, favourites: str) -> None:
    random = Random(decks)
    count = sum(check_payments(random_table(random, decks, hand=4, favourites=favourites)) for _ in range(12))
    assert count > 50


def test_every_payment_can_be_made_in_descending_value() -> None:
    random = Random(1)
    tables = [random_table(random, "pan squ oce", hand=6, favourites="pan4 pan5b oce5b") for _ in range(15)]
    assert sum(check_payments(table, in_any_order=False) for table in tables) > 150
