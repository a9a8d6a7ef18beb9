"""Dealing Giant Pandas (1.3): Loyal Partner, Prepaid Good, Essential Purchase, Market Discovery, Special Offer, Stock
Clearance. With pandas in the game every player ends a payment, the actions and the turn with `end`."""

from __future__ import annotations

import pytest

from emporion.games.dale import GAME
from emporion.kernel import reference
from emporion.kernel.errors import BadMove
from tests.dale.table import dale

# Loyal Partner


def test_loyal_partner_throws_the_market_away_in_the_named_order_and_fills_it_at_once() -> None:
    table = dale("mac pan rac", P1="hand pan1 junk", market="mac2 mac3 pan2 rac2 rac3", market_discard="mac4")
    asked = table.play("play pan1")
    assert (asked.question, asked.offers("take")) == ("market_order", ["+0", "+1", "+2", "+3", "+4"])
    some = asked.play("take +3", "take +0")
    assert (some.discard("market"), some.market) == ("mac4 rac2 mac2", "- mac3 pan2 - rac3")
    after = some.play("take +4", "take +1", market="rac4 pan5a mac5a pan4 mac2")
    assert after.discard("market") == "mac4 rac2 mac2 rac3 mac3 pan2"
    assert after.market == "rac4 pan5a mac5a pan4 mac2"
    assert (after.hand("P1"), after.discard("P1"), after.question) == ("junk", "pan1", "action")


def test_loyal_partner_is_announced_to_everyone() -> None:
    table = dale("mac pan rac", P1="hand pan1", market="mac2 rac2 - - -")
    after = table.play("play pan1", "take +1", market="rac4 pan5a mac5a pan4 mac3")
    for seat in ("P1", "P2"):
        assert after.heard("throws_away", by=seat) == ["P1 rac2", "P1 mac2"]
        assert after.heard("market_card", by=seat) == ["rac4 +0", "pan5a +1", "mac5a +2", "pan4 +3", "mac3 +4"]


def test_loyal_partner_names_equal_cards_once() -> None:
    table = dale("mac pan rac", P1="hand pan1", market="mac2 mac2 rac2 mac2 -")
    asked = table.play("play pan1")
    assert asked.offers("take") == ["+0", "+2"]
    assert asked.play("take +2").discard("market") == "rac2 mac2 mac2 mac2"
    same = dale("mac pan rac", P1="hand pan1", market="mac2 - mac2 - -").play("play pan1")
    assert (same.question, same.discard("market")) == ("action", "mac2 mac2")


def test_loyal_partner_shuffles_the_thrown_cards_if_the_market_deck_runs_out() -> None:
    table = dale(
        "mac pan rac", P1="hand pan1", market="mac2 mac3 rac2 - -", market_deck="pan2 pan3", market_discard="rac5a"
    )
    after = table.play("play pan1", "take +0", "take +1", market="pan3 pan2 rac2 rac5a mac2")
    assert after.heard("reshuffle") == ["market 4"]
    assert after.market == "pan3 pan2 rac2 rac5a mac2"
    assert (after.deck("market"), after.discard("market")) == ("mac3", "")


def test_loyal_partner_with_too_few_cards_leaves_the_dearest_slots_empty() -> None:
    table = dale("mac pan rac", P1="hand pan1", market="- mac2 - mac3 -", market_deck="rac2")
    after = table.play("play pan1", "take +1", market="rac2 mac3 mac2")
    assert after.market == "rac2 mac3 mac2 - -"
    assert (after.deck("market"), after.discard("market")) == ("", "")


def test_loyal_partner_fills_an_empty_market() -> None:
    after = dale("mac pan rac", P1="hand pan1").play("play pan1", market="rac2 mac3 mac2 rac4 rac3")
    assert after.market == "rac2 mac3 mac2 rac4 rac3"


def test_loyal_partner_with_no_market_cards_at_all() -> None:
    after = dale("mac pan rac", P1="hand pan1", market_deck="").play("play pan1")
    assert (after.market, after.discard("P1"), after.question) == ("- - - - -", "pan1", "action")


# Prepaid Good


def test_49_prepaid_good_takes_any_market_card_and_ends_the_actions() -> None:
    table = dale("mac pan rac", P1="hand pan2 mac1; deck junk junk junk", market="mac2 mac3 rac2 rac2 pan5a")
    asked = table.play("play pan2")
    assert (asked.question, asked.offers("take")) == ("market_card", ["+0", "+1", "+2", "+3", "+4"])
    after = asked.play("take +4")
    assert (after.hand("P1"), after.discard("P1"), after.market) == ("mac1 pan5a", "pan2", "mac2 mac3 rac2 rac2 -")
    assert (after.question, after.legal) == ("before_delivery", ["end"])
    assert after.heard("takes", by="P2") == ["P1 pan5a +4"]
    assert after.heard("buys") == []


def test_prepaid_good_leaves_a_gap_until_the_delivery() -> None:
    table = dale("mac pan rac", P1="hand pan2; deck junk junk junk junk", market="mac2 mac3 rac2 rac3 rac4")
    after = table.play("play pan2", "take +1")
    assert after.market == "mac2 - rac2 rac3 rac4"
    assert after.play("end", market="pan5a").market == "mac2 rac2 rac3 rac4 pan5a"


def test_prepaid_good_takes_the_only_card() -> None:
    asked = dale("mac pan rac", P1="hand pan2", market="- - rac2 - -").play("play pan2")
    assert asked.legal == ["take +2"]
    assert asked.play("take +2").hand("P1") == "rac2"


def test_prepaid_good_with_an_empty_market_has_no_effect() -> None:
    after = dale("mac pan rac", P1="hand pan2 mac1").play("play pan2")
    assert after.heard("nothing") == ["P1 pan2"]
    assert (after.hand("P1"), after.discard("P1"), after.question) == ("mac1", "pan2", "before_delivery")


# Essential Purchase


def test_essential_purchase_throws_away_up_to_three_of_the_junk_paid() -> None:
    table = dale("mac pan rac", P1="hand junk junk junk junk mac1; discard rac1", market="- mac2 pan3 - -")
    paid = table.play("buy +2", "card mac1", "card junk", "card junk", "card junk", "card junk", "end")
    assert (paid.question, paid.legal) == ("junk_away", ["end", "pick junk"])
    two = paid.play("pick junk", "pick junk", "end")
    assert (two.discard("P1"), two.hand("P1"), two.junk) == ("rac1 mac1 junk junk", "pan3", 2)
    three = paid.play("pick junk", "pick junk", "pick junk")
    assert (three.question, three.discard("P1"), three.junk) == ("before_delivery", "rac1 mac1 junk", 1)
    assert three.heard("throws_away", by="P2") == ["P1 junk"] * 3
    none = paid.play("end")
    assert (none.discard("P1"), none.junk) == ("rac1 mac1 junk junk junk junk", 4)
    assert three.discard("market") == ""


@pytest.mark.parametrize(("paid", "left"), [("mac3 junk junk", [2, 1]), ("mac1 junk junk junk junk", [3, 2, 1])])
def test_essential_purchase_says_how_many_junk_cards_may_still_be_thrown_away(paid: str, left: list[int]) -> None:
    table = dale("mac pan rac", P1=f"hand {paid}", market="- - pan3 - -")
    here = table.play("buy +2", *(f"card {card}" for card in paid.split()), "end")
    for expected in left:
        assert reference.view(GAME, here.state, 0).junk_left == expected
        here = here.play("pick junk")
    assert here.question != "junk_away"


def test_essential_purchase_keeps_the_order_of_what_is_left() -> None:
    table = dale("mac pan rac", P1="hand junk junk rac1 mac1", market="- pan3 - - -")
    after = table.play("buy +1", "card junk", "card rac1", "card junk", "card mac1", "end", "pick junk", "end")
    assert after.discard("P1") == "rac1 junk mac1"


def test_essential_purchase_without_junk_asks_nothing() -> None:
    after = dale("mac pan rac", P1="hand mac3 junk", market="pan3 - - - -").play("buy +0", "card mac3", "end")
    assert (after.question, after.hand("P1"), after.discard("P1")) == ("before_delivery", "pan3 junk", "mac3")


def test_essential_purchase_works_from_the_market_discard_pile_too() -> None:
    table = dale("mac pan rac", P1="hand pan4 pan5b junk", market_discard="mac2 pan3")
    paid = table.play("buy discard", "card pan4", "card pan5b", "card junk", "end")
    assert paid.question == "junk_away"
    after = paid.play("pick junk")
    assert (after.discard("P1"), after.hand("P1"), after.discard("market")) == ("pan4 pan5b", "pan3", "mac2")


def test_essential_purchase_has_no_effect_as_payment_or_in_the_hand() -> None:
    table = dale("mac pan rac", P1="hand pan3 pan3 junk junk", market="rac2 - mac5a - -")
    paid = table.play("buy +0", "card junk", "card junk", "end")
    assert (paid.question, paid.discard("P1"), paid.junk) == ("before_delivery", "junk junk", 2)
    with_it = table.play("buy +2", "card junk", "card pan3", "card pan3", "end")
    assert (with_it.question, with_it.discard("P1")) == ("before_delivery", "junk pan3 pan3")


def test_26_essential_purchase_taken_with_prepaid_good_has_no_effect() -> None:
    after = dale("mac pan rac", P1="hand pan2 junk", market="pan3 - - - -").play("play pan2", "take +0")
    assert (after.question, after.hand("P1"), after.junk) == ("before_delivery", "pan3 junk", 1)


def test_essential_purchase_throws_away_junk_with_an_altered_value() -> None:
    table = dale("mac pan oce", P1="hand oce5b junk junk", P2="hand mac1", market="pan3 - - - -")
    paid = table.play("play oce5b", "card junk", "number 3", "number 2", "buy +0", "card open1", "card junk", "end")
    after = paid.play("pick junk")
    assert (after.question, after.junk, after.legal) == ("junk_away", 1, ["end", "pick junk"])
    then = after.play("end")
    assert (then.discard("P1"), then.hand("P1"), then.opened) == ("oce5b junk", "pan3", "")


# Market Discovery


def test_market_discovery_throws_away_the_top_of_the_market_deck_once() -> None:
    table = dale("mac pan rac", P1="hand pan4 pan4 junk", market_discard="mac2")
    assert table.offers("reveal") == ["pan4"]
    once = table.play("reveal pan4", market="rac5a")
    assert (once.discard("market"), once.opened, once.hand("P1")) == ("mac2 rac5a", "pan4=pan4:4", "pan4 junk")
    assert once.heard("throws_away", by="P2") == ["P1 rac5a"]
    assert once.question == "action"
    assert once.offers("reveal") == ["pan4"]
    twice = once.play("reveal pan4", market="rac5b")
    assert (twice.discard("market"), twice.offers("reveal")) == ("mac2 rac5a rac5b", [])


def test_market_discovery_is_neither_an_action_nor_a_technique() -> None:
    table = dale("mac pan rac", P1="hand pan4", market="mac2 - - - -")
    assert table.offers("play") == []
    after = table.play("reveal pan4", "buy +0", "card open1", "end")
    assert (after.hand("P1"), after.discard("P1")) == ("mac2", "pan4")


def test_market_discovery_reshuffles_an_exhausted_market_deck() -> None:
    table = dale("mac pan rac", P1="hand pan4", market_deck="", market_discard="mac2 rac2")
    after = table.play("reveal pan4", market="mac2")
    assert after.heard("reshuffle") == ["market 2"]
    assert (after.deck("market"), after.discard("market")) == ("rac2", "mac2")


def test_market_discovery_with_no_market_cards_is_not_offered() -> None:
    assert dale("mac pan rac", P1="hand pan4", market="mac2 - - - -", market_deck="").offers("reveal") == []


def test_market_discovery_can_be_used_before_and_after_the_delivery() -> None:
    table = dale("mac pan rac", P1="hand pan4; deck pan4 junk junk junk")
    before = table.play("end")
    assert (before.question, before.offers("reveal")) == ("before_delivery", ["pan4"])
    late = before.play("reveal pan4", "end", market="rac5a mac2 mac3 rac2 rac3 rac4")
    assert late.discard("market") == "rac5a"
    assert (late.question, late.offers("reveal")) == ("end_of_turn", ["pan4"])  # the one that was drawn
    last = late.play("reveal pan4", market="rac5b")
    assert (last.discard("market"), last.legal) == ("rac5a rac5b", ["end"])


def test_market_discovery_can_be_used_before_an_extra_stack() -> None:
    table = dale("pan rac squ", P1="hand squ5b pan4; stall squ1 / squ2 / squ3 / squ4")
    asked = table.play("build", "card squ5b")
    assert (asked.question, asked.legal) == ("extra_stack", ["end", "reveal pan4"])
    used = asked.play("reveal pan4", market="rac2")
    assert (used.question, used.legal, used.discard("market")) == ("extra_stack", ["end"], "rac2")


def test_market_discovery_is_fresh_in_the_next_turn() -> None:
    table = dale("mac pan rac", P1="hand pan4; deck junk junk junk junk")
    after = table.play("reveal pan4", "end", "end", "end")
    assert (after.actor, after.opened, after.offers("reveal")) == ("P2", "", [])
    again = after.play("end", "end", "end")
    assert (again.actor, again.offers("reveal")) == ("P1", ["pan4"])


def test_market_discovery_is_fresh_when_it_comes_back_into_the_hand() -> None:
    used = dale("mac pan rac", P1="hand pan4 mac1").play("reveal pan4")
    assert used.offers("reveal") == []
    again = used.play("play mac1")
    assert (again.hand("P1"), again.opened, again.offers("reveal")) == ("pan4", "", ["pan4"])


def test_market_discovery_pays_for_the_top_of_the_market_discard_pile() -> None:
    table = dale("mac pan rac", P1="hand pan4 junk mac3", market_discard="mac5a rac5a")
    buying = table.play("buy discard")
    assert buying.offers("card") == ["mac3", "pan4", "junk"]
    with_junk = buying.play("card junk")
    assert with_junk.offers("card") == ["pan4"]
    after = with_junk.play("card pan4", "end")
    assert (after.hand("P1"), after.discard("P1"), after.discard("market")) == ("mac3 rac5a", "junk pan4", "mac5a")
    assert after.heard("buys") == ["P1 rac5a discard 5"]


def test_market_discovery_buys_the_card_it_has_just_thrown_away() -> None:
    table = dale("mac pan rac", P1="hand pan4")
    after = table.play("reveal pan4", "buy discard", "card open1", "end", market="rac3")
    assert (after.hand("P1"), after.discard("P1"), after.discard("market")) == ("rac3", "pan4", "")


def test_market_discovery_in_the_hand_alone_sells_nothing_from_the_discard_pile() -> None:
    assert "buy discard" not in dale("mac pan rac", P1="hand mac3 mac4", market_discard="rac3").legal
    assert "buy discard" not in dale("mac pan rac", P1="hand pan4 mac4", market_discard="").legal
    table = dale("mac pan rac", P1="hand pan4 mac4 mac3", market_discard="rac3").play("buy discard")
    assert table.offers("card") == ["pan4"]  # with any other card one of the two would be superfluous


# Special Offer


def test_special_offer_keeps_one_of_three_market_cards_and_throws_the_others_away() -> None:
    table = dale("mac pan rac", P1="hand pan5a junk", market="mac2 - - - -", market_discard="mac5b")
    looking = table.play("play pan5a", market="mac4 rac2 pan2")
    assert (looking.question, looking.looked) == ("looked_card", "mac4 rac2 pan2")
    kept = looking.play("pick rac2")
    assert (kept.hand("P1"), kept.offers("pick")) == ("rac2 junk", ["mac4", "pan2"])
    after = kept.play("pick pan2")
    assert (after.discard("market"), after.discard("P1")) == ("mac5b pan2 mac4", "pan5a")
    assert (after.market, after.question) == ("mac2 - - - -", "before_delivery")
    assert kept.play("pick mac4").discard("market") == "mac5b mac4 pan2"


def test_special_offer_shows_only_what_is_thrown_away() -> None:
    table = dale("mac pan rac", P1="hand pan5a")
    after = table.play("play pan5a", "pick rac2", "pick pan2", market="mac4 rac2 pan2")
    assert after.heard("looks", by="P1") == ["P1 market mac4", "P1 market rac2", "P1 market pan2"]
    assert after.heard("looks", by="P2") == ["P1 market None"] * 3
    assert (after.heard("keeps", by="P1"), after.heard("keeps", by="P2")) == (["P1 rac2"], ["P1 None"])
    assert after.heard("throws_away", by="P2") == ["P1 pan2", "P1 mac4"]
    assert after.view("P2")["seats"][0]["hand"] == "?"


def test_58_special_offer_with_two_cards_left() -> None:
    table = dale("mac pan rac", P1="hand pan5a mac1; deck junk", market_deck="rac2", market_discard="mac4")
    looking = table.play("play pan5a")
    assert (looking.looked, looking.heard("reshuffle")) == ("rac2 mac4", ["market 1"])
    after = looking.play("pick mac4")
    assert (after.hand("P1"), after.discard("market"), after.deck("market")) == ("mac1 mac4", "rac2", "")
    assert (after.question, after.legal) == ("before_delivery", ["end"])


def test_special_offer_with_one_card_left_keeps_it() -> None:
    after = dale("mac pan rac", P1="hand pan5a", market_deck="rac2").play("play pan5a")
    assert (after.hand("P1"), after.discard("market"), after.discard("P1")) == ("rac2", "", "pan5a")
    assert after.question == "before_delivery"


def test_special_offer_with_nothing_left() -> None:
    after = dale("mac pan rac", P1="hand pan5a", market="mac2 - - - -", market_deck="").play("play pan5a")
    assert after.heard("nothing") == ["P1 pan5a"]
    assert (after.hand("P1"), after.discard("P1"), after.question) == ("", "pan5a", "before_delivery")


def test_special_offer_among_equal_cards_asks_no_order() -> None:
    table = dale("mac pan rac", P1="hand pan5a", market_deck="mac2 mac2 rac2")
    after = table.play("play pan5a", "pick rac2")
    assert (after.hand("P1"), after.discard("market")) == ("rac2", "mac2 mac2")


# Stock Clearance


def test_stock_clearance_lifts_the_limit_on_overpaying() -> None:
    table = dale("mac pan rac", P1="hand pan5b mac3 rac4 junk junk", market="mac2 - - - -")
    paying = table.play("buy +0", "card junk", "card pan5b")
    assert paying.legal == ["end", "card mac3", "card rac4", "card junk"]
    after = paying.play("card rac4", "card junk", "card mac3")
    assert after.legal == ["end"]
    bought = after.play("end")
    assert (bought.hand("P1"), bought.discard("P1")) == ("mac2", "junk pan5b rac4 junk mac3")


def test_stock_clearance_can_come_after_the_superfluous_cards() -> None:
    table = dale("mac pan rac", P1="hand pan5b mac3 rac4", market="mac2 - - - -")
    paying = table.play("buy +0", "card mac3", "card rac4")
    assert paying.legal == ["card pan5b"]


def test_stock_clearance_alone_pays_five() -> None:
    table = dale("mac pan rac", P1="hand pan5b", market="mac5a pan5a - - -")
    assert table.offers("buy") == ["+0"]
    assert table.play("buy +0", "card pan5b", "end").hand("P1") == "mac5a"


def test_stock_clearance_has_no_effect_in_the_hand() -> None:
    table = dale("mac pan rac", P1="hand pan5b mac3 rac4", market="mac2 - - - -").play("buy +0", "card mac3")
    assert table.legal == ["end", "card pan5b", "card rac4"]
    assert table.play("end").discard("P1") == "mac3"
    with pytest.raises(BadMove):
        table.play("card rac4", "end")


# All together


@pytest.mark.parametrize(("card", "again"), [("pan1", True), ("pan2", False), ("pan5a", False)])
def test_the_plus_of_pandas(card: str, again: bool) -> None:
    after = dale("mac pan rac", P1=f"hand {card} junk", market_deck="").play(f"play {card}")
    assert (after.question == "action") == again
    assert after.discard("P1") == card


@pytest.mark.parametrize("card", ["pan3", "pan4", "pan5b"])
def test_passive_pandas_cannot_be_played(card: str) -> None:
    with pytest.raises(BadMove):
        dale("mac pan rac", P1=f"hand {card}").play(f"play {card}")
