"""Snappy Scarlet Macaws (1.2): Swift Broker, Cookies, Shattered Relic, Spyglass, Flashy Show, Favourite Toy."""

from __future__ import annotations

import pytest

from emporion.kernel.errors import BadMove
from tests.dale.table import dale

# Swift Broker


def test_swift_broker_discards_the_hand_in_the_named_order_and_draws_as_many() -> None:
    table = dale(
        "mac rac squ", P1="hand mac1 mac2 rac1 junk; deck mac3 squ1 junk junk rac2; discard squ2", P2="hand junk"
    )
    asked = table.play("play mac1")
    assert (asked.question, asked.legal) == ("hand_card", ["card mac2", "card rac1", "card junk"])
    after = asked.play("card rac1", "card junk", decks="mac3 squ1 rac2")
    assert after.discard("P1") == "squ2 rac1 junk mac2 mac1"
    assert after.hand("P1") == "mac3 rac2 squ1"
    assert after.deck("P1") == "junk junk"
    assert (after.question, after.actor) == ("action", "P1")
    assert after.hand("P2") == "junk"


def test_swift_broker_discards_openly_and_draws_secretly() -> None:
    table = dale("mac rac squ", P1="hand mac1 rac1 junk; deck mac3 squ1")
    after = table.play("play mac1", "card junk", decks="squ1 mac3")
    for seat in ("P1", "P2"):
        assert after.heard("discards", by=seat) == ["P1 junk", "P1 rac1", "P1 mac1"]
    assert after.heard("draws", by="P1") == ["P1 P1 squ1", "P1 P1 mac3"]
    assert after.heard("draws", by="P2") == ["P1 P1 None", "P1 P1 None"]


def test_swift_broker_with_one_more_card_asks_nothing() -> None:
    table = dale("mac rac squ", P1="hand mac1 rac1; deck mac3 squ1")
    after = table.play("play mac1", decks="mac3")
    assert (after.discard("P1"), after.hand("P1"), after.question) == ("rac1 mac1", "mac3", "action")


def test_swift_broker_reshuffles_in_the_middle_without_itself_and_without_the_drawn_card() -> None:
    table = dale("mac rac squ", P1="hand mac1 rac1 junk mac2; deck mac3")
    after = table.play("play mac1", "card mac2", "card rac1", decks="mac3 junk mac2")
    assert after.heard("reshuffle") == ["P1 3"]
    assert (after.hand("P1"), after.deck("P1"), after.discard("P1")) == ("mac2 mac3 junk", "rac1", "mac1")


def test_swift_broker_with_no_deck_draws_its_own_discards_again() -> None:
    table = dale("mac rac squ", P1="hand mac1 rac1 junk")
    after = table.play("play mac1", "card rac1")
    assert (after.hand("P1"), after.deck("P1"), after.discard("P1")) == ("rac1 junk", "", "mac1")


def test_53_swift_broker_as_last_card_draws_nothing() -> None:
    after = dale("mac rac squ", P1="hand mac1; deck mac3; discard junk").play("play mac1")
    assert (after.hand("P1"), after.deck("P1"), after.discard("P1")) == ("", "mac3", "junk mac1")
    assert after.heard("draws") == []
    assert after.question == "action"


def test_106_an_extra_action_with_an_empty_hand_can_only_be_ended() -> None:
    after = dale("mac rac squ", P1="hand mac1; deck mac3", market="squ2 - - - -").play("play mac1")
    assert after.legal == ["end"]
    then = after.play("end")
    assert (then.actor, then.hand_size("P1")) == ("P2", 5)


# Cookies


def test_cookies_raise_the_hand_size_by_one_each() -> None:
    six = "junk junk junk junk junk junk"
    assert dale("mac rac squ", P1=f"hand mac2; deck {six}").play("end").hand("P1") == "mac2 junk junk junk junk junk"
    two = dale("mac rac squ", P1=f"hand mac2 mac2 rac1 rac2 rac3 rac4; deck {six}").play("end")
    assert (two.hand("P1"), two.deck("P1")) == ("mac2 mac2 rac1 rac2 rac3 rac4 junk", "junk junk junk junk junk")


def test_cookies_drawn_in_the_delivery_count_at_once() -> None:
    table = dale("mac rac squ", P1="hand rac1 rac2 rac3 rac4; deck mac2 mac2 junk junk junk")
    after = table.play("end", decks="mac2 junk")
    assert after.hand("P1") == "mac2 rac1 rac2 rac3 rac4 junk"
    assert table.play("end", decks="mac2 mac2 junk").hand_size("P1") == 7


def test_cookies_fill_the_hand_with_junk_if_nothing_is_left() -> None:
    after = dale("mac rac squ", P1="hand mac2; deck rac1").play("end")
    assert after.hand("P1") == "mac2 rac1 junk junk junk junk"
    assert after.heard("junk_dealt", by="P2") == ["P1"] * 4


def test_cookies_have_no_effect_elsewhere() -> None:
    nine = "junk junk junk junk junk junk junk junk junk"
    table = dale(
        "mac rac squ", P1=f"deck {nine}; discard mac2; stall squ1 / mac2", P2="hand mac2", market="squ2 - - - -"
    )
    after = table.play("end")
    assert (after.hand_size("P1"), after.hand("P2")) == (5, "mac2")


def test_cookies_discard_nothing_if_the_hand_is_larger() -> None:
    table = dale("mac rac squ", P1="hand mac2 rac1 rac2 rac3 rac4 rac5a rac5b; deck junk")
    assert table.play("end").hand_size("P1") == 7


def test_cookies_are_not_a_technique() -> None:
    assert dale("mac rac squ", P1="hand mac2 mac3").offers("play") == ["mac3"]


def test_cookies_are_shown_when_they_are_applied() -> None:
    after = dale("mac rac squ", P1="hand mac2; deck junk junk junk junk junk").play("end")
    assert after.view("P2")["seats"][0]["hand"] == "mac2 ? ? ? ? ?"


def test_cookies_are_not_shown_where_they_do_not_matter() -> None:
    after = dale("mac rac squ", P1="hand mac2 rac1 rac2 rac3 rac4 rac5a").play("end")
    assert after.view("P2")["seats"][0]["hand"] == "? ? ? ? ? ?"


# Shattered Relic


def test_55_shattered_relic_throws_junk_on_the_junk_pile() -> None:
    table = dale("mac rac squ", P1="hand mac3 mac2 junk; deck rac1", market_discard="squ2")
    asked = table.play("play mac3")
    assert (asked.question, asked.legal) == ("hand_card", ["card mac2", "card junk"])
    after = asked.play("card junk", decks="rac1")
    assert (after.junk, after.discard("market")) == (0, "squ2")
    assert (after.hand("P1"), after.discard("P1"), after.question) == ("mac2 rac1", "mac3", "action")


def test_55_shattered_relic_throws_cookies_on_the_market_discard_pile() -> None:
    table = dale("mac pan rac", P1="hand mac3 mac2 pan4; deck rac1; discard junk", market_discard="mac4")
    after = table.play("play mac3", "card mac2")
    assert (after.discard("market"), after.discard("P1"), after.junk) == ("mac4 mac2", "junk mac3", 1)
    assert after.play("buy discard", "card pan4", "end").hand("P1") == "mac2 rac1"


def test_shattered_relic_throws_openly_and_draws_secretly() -> None:
    after = dale("mac rac squ", P1="hand mac3 mac2; deck rac1").play("play mac3", "card mac2")
    assert after.heard("throws_away", by="P2") == ["P1 mac2"]
    assert after.heard("draws", by="P2") == ["P1 P1 None"]
    assert after.heard("draws", by="P1") == ["P1 P1 rac1"]


def test_54_shattered_relic_as_last_card_throws_nothing_and_draws() -> None:
    after = dale("mac rac squ", P1="hand mac3; deck rac1").play("play mac3")
    assert (after.hand("P1"), after.discard("P1"), after.discard("market")) == ("rac1", "mac3", "")
    assert after.heard("throws_away") == []
    assert after.question == "action"


def test_shattered_relic_must_throw_away_the_last_other_card() -> None:
    asked = dale("mac rac squ", P1="hand mac3 rac1; deck squ1").play("play mac3")
    assert asked.legal == ["card rac1"]


def test_shattered_relic_reshuffles_neither_itself_nor_the_thrown_card() -> None:
    after = dale("mac rac squ", P1="hand mac3 rac1; discard squ1").play("play mac3", "card rac1")
    assert after.heard("reshuffle") == ["P1 1"]
    assert (after.hand("P1"), after.discard("P1"), after.discard("market")) == ("squ1", "mac3", "rac1")


def test_shattered_relic_with_nothing_to_draw() -> None:
    after = dale("mac rac squ", P1="hand mac3 rac1").play("play mac3", "card rac1")
    assert (after.hand("P1"), after.discard("P1"), after.legal) == ("", "mac3", ["end"])
    nothing = dale("mac rac squ", P1="hand mac3").play("play mac3")
    assert (nothing.hand("P1"), nothing.discard("P1"), nothing.legal) == ("", "mac3", ["end"])


def test_107_a_thrown_animal_of_value_1_comes_back_to_the_market() -> None:
    table = dale(
        "mac rac squ",
        P1="hand mac3 mac1; deck junk junk junk junk junk",
        P2="hand mac2 rac2",
        market="rac3 rac4 - - -",
        market_deck="",
    )
    after = table.play("play mac3", "card mac1", "end", market="mac1")
    assert after.heard("reshuffle") == ["market 1"]
    assert after.market == "rac3 rac4 mac1 - -"
    bought = after.play("buy +2", "card mac2", "card rac2")
    assert bought.heard("buys") == ["P2 mac1 +2 3"]


# Spyglass


def test_spyglass_keeps_one_of_three_and_puts_the_others_back_in_any_order() -> None:
    table = dale("mac rac squ", P1="hand mac4; deck rac1 rac2 rac3 junk junk; discard squ1")
    looking = table.play("play mac4", decks="rac3 rac1 rac2")
    assert (looking.question, looking.looked, looking.deck("P1")) == ("looked_card", "rac3 rac1 rac2", "junk junk")
    assert looking.offers("pick") == ["rac1", "rac2", "rac3"]
    kept = looking.play("pick rac1")
    assert (kept.hand("P1"), kept.offers("pick")) == ("rac1", ["rac2", "rac3"])
    after = kept.play("pick rac2")
    assert (after.top("P1"), after.deck("P1"), after.looked) == ("rac3 rac2", "junk junk", "")
    assert (after.discard("P1"), after.question) == ("squ1 mac4", "action")
    assert kept.play("pick rac3").top("P1") == "rac2 rac3"
    assert after.play("end", decks="junk junk").hand("P1") == "rac1 rac2 rac3 junk junk"


def test_spyglass_shows_the_others_only_numbers() -> None:
    after = dale("mac rac squ", P1="hand mac4; deck rac1 rac2 rac3").play(
        "play mac4", "pick rac1", "pick rac2", decks="rac3 rac1 rac2"
    )
    assert after.heard("looks", by="P1") == ["P1 P1 rac3", "P1 P1 rac1", "P1 P1 rac2"]
    assert after.heard("looks", by="P2") == ["P1 P1 None"] * 3
    assert (after.heard("keeps", by="P1"), after.heard("keeps", by="P2")) == (["P1 rac1"], ["P1 None"])
    assert after.heard("puts_back", by="P1") == ["P1 rac3", "P1 rac2"]
    assert after.heard("puts_back", by="P2") == ["P1 None"] * 2
    assert [after.view(seat)["seats"][0]["hand"] for seat in ("P1", "P2")] == ["rac1", "?"]
    assert [after.view(seat)["seats"][0]["deck_top"] for seat in ("P1", "P2")] == ["rac3 rac2", "? ?"]


def test_56_spyglass_with_one_card_in_the_deck_and_one_discarded() -> None:
    table = dale("mac rac squ", P1="hand mac4; deck rac1; discard junk")
    looking = table.play("play mac4")
    assert looking.looked == "rac1 junk"
    assert looking.heard("reshuffle") == ["P1 1"]
    after = looking.play("pick junk")
    assert (after.hand("P1"), after.top("P1"), after.deck("P1")) == ("junk", "rac1", "")
    assert (after.discard("P1"), after.question) == ("mac4", "action")


def test_spyglass_with_a_single_card_keeps_it() -> None:
    after = dale("mac rac squ", P1="hand mac4; deck rac1").play("play mac4")
    assert (after.hand("P1"), after.deck("P1"), after.top("P1")) == ("rac1", "", "")
    assert (after.discard("P1"), after.question) == ("mac4", "action")


def test_spyglass_with_nothing_to_look_at() -> None:
    after = dale("mac rac squ", P1="hand mac4 junk").play("play mac4")
    assert after.heard("nothing") == ["P1 mac4"]
    assert (after.hand("P1"), after.discard("P1"), after.question) == ("junk", "mac4", "action")


def test_spyglass_looks_at_cards_that_lie_on_top_first() -> None:
    table = dale("mac rac squ", P1="hand mac4; deck rac1 rac1; top squ2 squ3")
    looking = table.play("play mac4")
    assert (looking.looked, looking.deck("P1"), looking.top("P1")) == ("squ3 squ2 rac1", "rac1", "")


def test_spyglass_among_equal_cards() -> None:
    table = dale("mac rac squ", P1="hand mac4; deck junk junk junk")
    asked = table.play("play mac4")
    assert asked.legal == ["pick junk"]
    after = asked.play("pick junk", "pick junk")
    assert (after.hand("P1"), after.top("P1")) == ("junk", "junk junk")


def test_48_a_chain_of_plus_symbols_ends_with_a_purchase() -> None:
    table = dale("mac rac squ", P1="hand mac4 mac5b; deck rac1 rac2 rac3 squ4", market="squ3 - - - -")
    first = table.play("play mac4", "pick rac3", "pick rac1", decks="rac1 rac2 rac3")
    second = first.play("play mac5b")
    assert (second.hand("P1"), second.discard("P1")) == ("mac4 rac3", "mac5b")
    third = second.play("play mac4")
    assert (third.looked, third.deck("P1")) == ("rac1 rac2 squ4", "")
    third = third.play("pick squ4", "pick rac1")
    assert (third.hand("P1"), third.question, third.discard("P1")) == ("rac3 squ4", "action", "mac5b mac4")
    bought = third.play("buy +0", "card rac3")
    assert bought.heard("buys") == ["P1 squ3 +0 3"]
    assert bought.actor == "P2"


# Flashy Show


def test_flashy_show_adds_one_to_every_card_paid_and_nothing_to_prices() -> None:
    table = dale("mac rac squ", P1="hand mac5a junk junk; deck rac1 rac2 rac3 rac4", market="squ4 - - - -")
    shown = table.play("play mac5a")
    assert (shown.discard("P1"), shown.question) == ("mac5a", "action")
    bought = shown.play("buy +0", "card junk", "card junk")
    assert bought.heard("buys") == ["P1 squ4 +0 4"]
    assert bought.heard("pays") == ["P1 junk junk 2", "P1 junk junk 2"]
    assert bought.discard("P1") == "mac5a junk junk"


def test_flashy_show_twice_adds_two() -> None:
    table = dale("mac rac squ", P1="hand mac5a mac5b mac1 junk; deck junk junk junk junk; stall squ1 / squ2")
    once = table.play("play mac5a")
    assert "build" not in once.legal  # mac1 is worth 2
    twice = once.play("play mac5b", "play mac5a")
    built = twice.play("build", "card mac1")
    assert built.heard("lays") == ["P1 mac1 mac1 3 False"]
    assert built.stall("P1") == "squ1 / squ2 / mac1"


def test_flashy_show_is_compulsory() -> None:
    table = dale("mac rac squ", P1="hand mac5a mac1")
    assert table.play("build", "card mac1").stall("P1") == "mac1"
    assert "build" not in table.play("play mac5a").legal


def test_flashy_show_counts_for_cards_taken_with_a_nostalgic_item() -> None:
    table = dale("mac rac squ", P1="hand mac5a squ3; discard junk; stall squ1 / squ2 / mac3 / mac4 / mac4 mac1")
    shown = table.play("play mac5a")  # 3 + 1 and 1 + 1
    assert "build" in shown.legal
    built = shown.play("build", "card squ3", "pick junk")
    assert built.heard("lays") == ["P1 squ3 squ3 4 False", "P1 junk junk 2 True"]


def test_flashy_show_ends_with_the_turn() -> None:
    table = dale(
        "mac rac squ", P1="hand mac5a mac1; discard junk junk junk junk", P2="hand rac1; deck squ1 squ2 squ3 squ4 rac2"
    )
    after = table.play("play mac5a", "end")
    assert after.actor == "P2"
    assert after.play("build", "card rac1").stall("P2") == "rac1"
    again = after.play("end")
    assert (again.actor, again.play("build", "card mac1").stall("P1")) == ("P1", "mac1")


def test_flashy_show_gives_exactly_one_more_action() -> None:
    table = dale("mac rac squ", P1="hand mac5a mac5b mac1; discard junk", P2="hand rac1")
    after = table.play("play mac5b", "play mac5a", "tidy", "card mac1", "end")
    assert (after.actor, after.question) == ("P2", "action")


# Favourite Toy


def test_favourite_toy_takes_the_top_card_of_its_players_discard_pile() -> None:
    table = dale("mac rac squ", P1="hand mac5b; deck rac3; discard rac1 junk rac2", P2="discard squ1")
    after = table.play("play mac5b")
    assert (after.hand("P1"), after.discard("P1"), after.deck("P1")) == ("rac2", "rac1 junk mac5b", "rac3")
    assert after.heard("fetches", by="P2") == ["P1 rac2"]
    assert (after.discard("P2"), after.question) == ("squ1", "action")
    assert after.view("P2")["seats"][0]["hand"] == "rac2"


def test_51_favourite_toy_with_an_empty_discard_pile_does_nothing() -> None:
    after = dale("mac rac squ", P1="hand mac5b; deck rac3", P2="discard squ1").play("play mac5b")
    assert after.heard("nothing") == ["P1 mac5b"]
    assert (after.hand("P1"), after.deck("P1"), after.discard("P1")) == ("", "rac3", "mac5b")
    assert after.question == "action"


def test_favourite_toy_fetches_a_card_equal_to_a_hidden_one() -> None:
    after = dale("mac rac squ", P1="hand mac5b junk; discard junk").play("play mac5b")
    assert after.hand("P1") == "junk junk"
    assert after.view("P2")["seats"][0]["hand"] == "junk ?"


# Purchases with plus cards


def test_50_a_plus_card_that_pays_gives_no_extra_action() -> None:
    table = dale("mac rac squ", P1="hand mac4 mac1", P2="hand junk", market="rac2 - - - -")
    after = table.play("buy +0", "card mac4")
    assert (after.actor, after.question) == ("P2", "action")
    assert after.heard("plays") == []


def test_a_plus_card_that_is_built_gives_no_extra_action() -> None:
    after = dale("mac rac squ", P1="hand mac1 mac3", P2="hand junk").play("build", "card mac1")
    assert after.actor == "P2"


def test_a_played_card_is_not_there_to_pay_with() -> None:
    table = dale("mac rac squ", P1="hand mac4; deck junk", market="rac2 - - - -")
    after = table.play("play mac4")
    assert after.legal == ["tidy", "end"]
    with pytest.raises(BadMove):
        after.play("buy +0")


def test_a_forced_copy_of_cookies_is_shown_only_if_it_lets_its_player_draw() -> None:
    decks = "mac rac cha"
    small = dale(decks, P1="hand cha2 junk junk junk junk; deck junk junk", P2="discard mac2").play(
        "end", "end", decks="junk"
    )
    assert (small.heard("copies", by="P2"), small.hand_size("P1")) == (["P1 cha2 mac2"], 6)
    large = dale(decks, P1="hand cha2 junk junk junk junk junk junk junk; deck junk", P2="discard mac2").play(
        "end", "end"
    )
    assert (large.heard("copies", by="P2"), large.hand_size("P1")) == ([], 8)
