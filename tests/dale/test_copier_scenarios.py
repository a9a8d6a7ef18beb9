"""Adapting Veiled Chameleons (1.7, 3.3): scenarios 77 to 105, and copiers used as junk."""

from __future__ import annotations

import pytest

from emporion.kernel.errors import BadMove
from tests.dale.stalls import stall
from tests.dale.table import dale

# Scenarios


def test_77_a_flexible_shopkeeper_without_a_stall_is_a_chameleon_of_1() -> None:
    table = dale("mac rac cha", P1="hand cha1", P2="discard mac4", market="mac2 - - - -")
    after = table.play("build", "card cha1", "as cha1")
    assert (after.stall("P1"), after.heard("lays")) == ("cha1", ["P1 cha1 cha1 1 False"])


def test_78_a_flexible_shopkeeper_must_be_the_cookies_of_the_last_stack() -> None:
    table = dale("mac rac cha", P1="hand cha1; stall mac1 / mac2", market="cha2 cha2 - - -")
    assert table.offers("buy") == ["+0"]
    asked = table.play("buy +0", "card cha1")
    assert asked.legal == ["as mac2"]
    assert asked.play("as mac2").heard("pays") == ["P1 cha1 mac2 2"]


def test_the_flexible_shopkeeper_looks_at_the_last_stack_only() -> None:
    table = dale("mac rac cha", P1="hand cha1; stall mac4 / rac2 mac1")
    assert table.play("play cha1").legal == ["as mac1", "as rac2"]


def test_79_a_reflection_of_junk_is_junk() -> None:
    table = dale("squ rac cha", P1="hand cha2; stall squ1", P2="discard squ4 junk", market="cha1")
    assert "build" not in table.legal
    assert table.offers("play") == []
    assert table.play("buy +0", "card cha2", "as junk").heard("pays") == ["P1 cha2 junk 1"]
    helped = dale("squ rac cha", P1="hand cha2 squ1; stall squ1", P2="discard junk")
    assert helped.play("build", "card squ1", "card cha2", "as junk").stall("P1") == "squ1 / squ1 cha2"
    chest = dale("squ rac cha", P1="hand cha2 squ2; stall squ1 / squ2", P2="discard junk")
    assert "build" not in chest.legal


def test_80_a_reflection_of_nothing_is_a_chameleon_of_2() -> None:
    table = dale("mac rac cha", P1="hand cha2; discard mac4; stall mac1", P2="hand mac2")
    asked = table.play("build", "card cha2")
    assert asked.legal == ["as cha2"]
    assert asked.play("as cha2").heard("lays") == ["P1 cha2 cha2 2 False"]


def test_81_a_reflection_played_as_spyglass() -> None:
    table = dale("mac rac cha", P1="hand cha2; deck junk mac3 rac3 rac2", P2="discard junk mac4")
    after = table.play("play cha2", "as mac4", "pick mac3", "pick junk", decks="junk mac3 rac3")
    assert (after.hand("P1"), after.top("P1"), after.deck("P1")) == ("mac3", "rac3 junk", "rac2")
    assert (after.discard("P1"), after.discard("P2"), after.question) == ("cha2", "junk mac4", "action")


def test_82_a_trendsetting_gift_voucher_lies_in_the_market_itself() -> None:
    table = dale("mac rac cha", P1="hand cha5a mac4 rac2; deck junk", market="mac2 - cha4 - mac5b")
    asked = table.play("play cha5a")
    assert asked.legal == ["as mac5b", "as cha4"]
    slots = asked.play("as cha4")
    assert slots.legal == ["take +0", "take +2", "take +4"]
    swapped = slots.play("take +2")
    assert (swapped.market, swapped.discard("P1")) == ("mac2 - cha5a - mac5b", "")
    assert swapped.hand("P1") == "mac4 rac2 cha4"
    assert swapped.view("P1")["market"][2] == {"card": "cha5a", "price": 7}
    assert swapped.question == "action"
    assert slots.play("take +0").market == "cha5a - cha4 - mac5b"


def test_83_a_reflection_played_as_acorn_lies_in_the_stall() -> None:
    table = dale("squ rac cha", P1="hand cha2", P2="discard squ4; stall rac1 / squ1 junk / rac3")
    after = table.play("play cha2", "as squ4", "stack 2", "pick junk")
    assert (after.stall("P2"), after.hand("P1"), after.discard("P1")) == ("rac1 / squ1 cha2 / rac3", "junk", "")
    assert (after.discard("P2"), after.question) == ("squ4", "action")


def test_84_seeing_doubles_alone_is_a_chameleon_of_5() -> None:
    table = dale("mac rac cha", P1=f"hand cha5b; stall {stall(4)}", P2="discard mac4", market="mac4")
    assert table.play("build", "card cha5b", "as cha5b").heard("lays") == ["P1 cha5b cha5b 5 False"]


def test_85_seeing_doubles_of_an_empty_chest_in_the_same_stack() -> None:
    table = dale("squ rac cha", P1=f"hand cha5b squ2 rac1 cha4; stall {stall(4)}", market="rac2")
    both = table.play("build", "card squ2", "card cha5b", "as squ2", "card rac1")
    assert both.stall("P1").split(" / ")[-1] == "squ2 cha5b rac1"
    assert both.heard("lays") == ["P1 squ2 squ2 2 False", "P1 cha5b squ2 2 False", "P1 rac1 rac1 1 False"]
    alone = dale("squ rac cha", P1=f"hand cha5b squ2 rac1; stall {stall(2)}", market="rac2")
    shown = alone.play("build", "card cha5b", "as squ2", "card rac1")
    assert shown.heard("shows", by="P2") == ["P1 squ2"]
    assert shown.view("P2")["seats"][0]["hand"] == "squ2"


def test_87_a_reflection_of_a_reflection_and_a_spyglass_is_a_spyglass() -> None:
    table = dale("mac rac squ cha", P1=f"hand cha2; deck junk; stall {stall(1)}", P2="discard cha2", P3="discard mac4")
    assert table.play("play cha2").legal == ["as mac4"]
    assert "build" not in table.legal
    fourth = dale("mac rac squ cha", P1=f"hand cha2; stall {stall(3)}", P2="discard cha2", P3="discard mac4")
    assert fourth.play("build", "card cha2").legal == ["as mac4"]


def test_88_good_old_times_throws_first_and_copies_then() -> None:
    table = dale("mac rac cha", P1=f"hand cha3; deck junk; stall {stall(2)}")
    assert table.play("build", "card cha3", "as cha3").heard("lays") == ["P1 cha3 cha3 3 False"]
    thrown = table.play("reveal cha3", "as cha3", market="mac4")
    assert (thrown.discard("market"), thrown.opened, thrown.question) == ("mac4", "cha3=cha3:3", "action")
    assert thrown.heard("copies") == []
    assert "build" not in thrown.legal
    assert thrown.offers("reveal") == []
    played = thrown.play("play open1", "as mac4")
    assert played.heard("plays") == ["P1 cha3 mac4"]


def test_89_good_old_times_that_threw_as_market_discovery_stays_one() -> None:
    table = dale("pan rac cha", P1="hand cha3; deck junk", market_discard="rac5a pan4")
    after = table.play("reveal cha3", "as pan4", market="rac4")
    assert (after.opened, after.discard("market")) == ("cha3=pan4:4", "rac5a pan4 rac4")
    assert after.offers("reveal") == []
    bought = after.play("buy discard", "card open1", "end")
    assert (bought.hand("P1"), bought.discard("P1")) == ("rac4", "cha3")
    assert bought.heard("pays") == ["P1 cha3 pan4 4"]


def test_the_abilities_of_good_old_times_and_of_the_market_discovery_it_copies_are_two() -> None:
    table = dale("pan rac cha", P1="hand cha3; deck junk", market_discard="rac5a")
    first = table.play("reveal cha3", "as cha3", market="pan4")
    assert first.play("reveal open1").legal == ["as pan4"]
    second = first.play("reveal open1", "as pan4", market="rac4")
    assert (second.opened, second.discard("market")) == ("cha3=pan4:4", "rac5a pan4 rac4")
    assert second.offers("reveal") == []


def test_a_copier_that_threw_as_good_old_times_throws_again_as_the_market_discovery_it_then_copies() -> None:
    table = dale("pan rac cha", P1="hand cha5a; deck junk", market="cha3 pan4 - - -")
    asked = table.play("reveal cha5a")
    assert asked.legal == ["as pan4", "as cha3"]
    first = asked.play("as cha3", market="rac4")
    assert first.offers("reveal") == []  # it no longer sees the market
    assert first.play("play open1").legal == ["as rac4"]
    again = asked.play("as cha3", market="pan4").play("reveal open1", "as pan4", market="rac2")
    assert again.opened == "cha5a=pan4:4"


def test_good_old_times_that_is_a_copy_has_lost_its_own_ability() -> None:
    table = dale("oce rac cha", P1="hand cha3; deck junk", market_discard="oce1")
    rolled = table.play("roll cha3", "as oce1", die="1")
    assert (rolled.opened, rolled.offers("reveal")) == ("cha3=oce1:2", [])


def test_good_old_times_throws_at_the_end_of_the_turn_too() -> None:
    table = dale("mac rac cha", P1="hand cha3; deck junk junk junk junk junk", market="mac2 mac3 mac4 rac2 rac3")
    last = table.play("end", "end", "end")
    assert (last.question, last.legal) == ("end_of_turn", ["end", "reveal cha3"])
    thrown = last.play("reveal cha3", "as cha3", market="mac2")
    assert (thrown.question, thrown.legal, thrown.hand_size("P1")) == ("end_of_turn", ["end"], 5)


def test_good_old_times_reshuffles_an_empty_market_deck_and_may_find_nothing() -> None:
    table = dale("mac rac cha", P1="hand cha3", market_discard="mac4", market_deck="")
    after = table.play("reveal cha3", "as cha3", market="mac4")
    assert (after.discard("market"), after.heard("reshuffle")) == ("mac4", ["market 1"])
    assert dale("mac rac cha", P1="hand cha3", market_deck="").offers("reveal") == []


def test_90_a_copier_is_unbound_again_in_the_next_turn() -> None:
    table = dale(
        "oce rac cha",
        P1="hand cha2 junk junk junk junk; deck junk",
        P2="hand junk junk junk junk junk; discard oce1; deck junk",
        market="rac2 rac2 rac3 rac3 rac4",
    )
    bound = table.play("roll cha2", "as oce1", die="3")
    assert bound.opened == "cha2=oce1:4"
    later = bound.play("end", "end", "end", "tidy", "card junk", "end", "end", "end")
    assert (later.actor, later.question, later.opened) == ("P1", "action", "")
    assert later.hand("P1") == "cha2 junk junk junk junk"
    assert later.offers("roll") == []  # the top of the other pile is now junk
    assert later.play("buy +0", "card junk").play("card cha2").legal == ["as junk"]


def test_92_a_forced_reflection_is_of_the_set_it_copies() -> None:
    table = dale("mac rac cha", P1=f"hand cha2 mac1 cha4; stall {stall(4)}", P2="discard mac4")
    after = table.play("build", "card mac1", "card cha2", "as mac4")
    assert after.stall("P1").split(" / ")[-1] == "mac1 cha2"
    wrong = dale("mac rac cha", P1=f"hand cha2 cha1; stall {stall(4)}", P2="discard mac4")
    assert "build" not in wrong.legal  # a Shopkeeper as junk; Spyglass with chameleons would need their set
    mixed = dale("mac rac cha", P1=f"hand cha2 cha4; stall {stall(7)}", P2="discard mac4")
    assert "build" not in mixed.legal


def test_93_seeing_doubles_and_cookies_alone_are_two_cookies() -> None:
    table = dale("mac rac cha", P1="hand cha5b mac2; deck junk junk junk junk junk junk")
    forced = table.play("end", "end", decks="junk junk junk junk junk")
    assert (forced.hand_size("P1"), forced.opened) == (7, "cha5b=mac2:2")
    assert forced.heard("shows", by="P2") == ["P1 mac2"]
    free = dale("mac rac cha", P1="hand cha5b mac2 mac4; deck junk junk junk junk junk junk")
    asked = free.play("end", "end", decks="junk junk junk")
    assert (asked.hand_size("P1"), asked.opened, asked.legal) == (6, "", ["end", "card cha5b"])
    assert asked.play("card cha5b", decks="junk").hand_size("P1") == 7


def test_copied_cookies_are_checked_again_after_every_drawn_card() -> None:
    table = dale("mac rac cha", P1="hand mac2; deck cha5b junk junk junk junk junk junk")
    forced = table.play("end", "end", decks="cha5b junk junk junk junk junk")  # it saw nothing but Cookies
    assert (forced.hand_size("P1"), forced.opened) == (7, "cha5b=mac2:2")
    offered = table.play("end", "end", decks="junk cha5b junk junk junk")
    assert (offered.hand_size("P1"), offered.legal) == (6, ["end", "card cha5b"])
    more = offered.play("card cha5b", decks="junk")
    assert (more.hand_size("P1"), more.legal) == (7, ["end"])


def test_a_copier_drawn_in_the_delivery_is_forced_or_offered_at_once() -> None:
    table = dale(
        "mac rac cha", P1="hand junk junk junk junk; deck cha2 junk junk", P2="discard mac2", market="rac2 mac2 - - -"
    )
    forced = table.play("end", "end", decks="cha2 junk")
    assert (forced.hand_size("P1"), forced.opened) == (6, "cha2=mac2:2")
    offered = dale("mac rac cha", P1="hand junk junk junk junk; deck cha5a junk junk", market="rac2 mac2 - - -").play(
        "end", "end", decks="cha5a"
    )
    assert offered.legal == ["end", "card cha5a"]
    assert offered.play("card cha5a", decks="junk").hand_size("P1") == 6


def test_one_forced_copier_forces_the_next() -> None:
    table = dale("mac rac cha", P1="hand cha2 cha5b; deck junk junk junk junk junk junk", P2="discard mac2")
    after = table.play("end", "end", decks="junk junk junk junk junk")
    assert (after.hand_size("P1"), after.opened) == (7, "cha2=mac2:2 cha5b=mac2:2")


def test_94_charm_must_build_trendsetting_as_a_fitting_card() -> None:
    table = dale("oce rac cha", P1=f"hand oce4 junk; stall {stall(1)}", market="rac4 rac2 oce2 rac3 -")
    for fitting in ("rac2", "oce2"):
        after = table.play("play oce4", f"as {fitting}", market="cha5a")
        assert after.stall("P1") == "junk / cha5a"
        assert after.heard("lays") == [f"P1 cha5a {fitting} 2 False"]
        assert (after.discard("P1"), after.question) == ("oce4", "action")
    for other in ("as rac4", "as cha5a", "end"):
        with pytest.raises(BadMove):
            table.play("play oce4", other, market="cha5a")


def test_charm_draws_a_copier_that_can_copy_nothing() -> None:
    built = dale("oce rac cha", P1=f"hand oce4; stall {stall(1)}").play("play oce4", "as cha2", market="cha2")
    assert built.stall("P1") == "junk / cha2"
    thrown = dale("oce rac cha", P1=f"hand oce4; stall {stall(2)}").play("play oce4", market="cha2")
    assert (thrown.stall("P1"), thrown.discard("market")) == ("junk / junk", "cha2")


def test_charm_builds_a_copier_as_an_accordion_or_as_winter() -> None:
    accordion = dale("oce squ cha", P1=f"hand oce4; stall {stall(5)}", P2="discard squ5a")
    after = accordion.play("play oce4", "as squ5a", market="cha2")
    assert after.heard("lays") == ["P1 cha2 squ5a 6 False"]
    winter = dale("oce squ cha", P1=f"hand oce4 squ2 squ4; stall {stall(4)}", P2="discard squ5b")
    more = winter.play("play oce4", "as squ5b", market="cha2")
    assert (more.question, more.stall("P1").split(" / ")[-1]) == ("extra_stack", "cha2")
    done = more.play("build", "card squ2", "card squ4")
    assert (done.stall("P1").split(" / ")[-1], done.discard("P1"), done.question) == ("squ2 squ4", "oce4", "action")


def test_charm_counts_flashy_shows_for_a_copier() -> None:
    table = dale("mac oce cha", P1=f"hand mac5a oce4; stall {stall(4)}", P2="discard mac4")
    after = table.play("play mac5a", "play oce4", "as mac4", market="cha2")
    assert after.heard("lays") == ["P1 cha2 mac4 5 False"]


def test_good_old_times_drawn_by_charm_copies_and_has_no_ability() -> None:
    table = dale("oce rac cha", P1=f"hand oce4; stall {stall(3)}", market_discard="rac4")
    after = table.play("play oce4", "as rac4", market="cha3")
    assert after.stall("P1").split(" / ")[-1] == "cha3"
    assert after.offers("reveal") == []


def test_a_position_can_be_written_while_charm_asks_for_an_identity() -> None:
    table = dale("oce rac cha", P1=f"hand oce4; stall {stall(1)}", market="rac2")
    assert table.play("play oce4", market="cha5a").legal == ["as rac2"]


def test_95_trendsetting_pays_as_stock_clearance() -> None:
    table = dale("pan rac cha", P1="hand cha5a junk junk junk", market="pan2 pan5b - - -")
    after = table.play("buy +0", "card cha5a", "as pan5b", "card junk", "card junk", "card junk", "end")
    assert after.heard("pays")[0] == "P1 cha5a pan5b 5"
    assert after.discard("P1") == "cha5a junk junk junk"
    alone = table.play("buy +0", "card cha5a", "as pan2")
    assert alone.legal == ["end"]


def test_96_seeing_doubles_of_a_rolled_haggler_is_as_good_and_does_not_roll() -> None:
    table = dale("oce rac cha", P1=f"hand cha5b oce1; stall {stall(2)}", market="rac3")
    rolled = table.play("roll oce1", die="2")
    assert rolled.offers("roll") == []
    asked = rolled.play("buy +0", "card cha5b")
    assert asked.legal == ["as open1"]
    assert asked.play("as open1").heard("pays") == ["P1 cha5b oce1 3"]
    assert rolled.play("build", "card cha5b", "as open1").heard("lays") == ["P1 cha5b oce1 3 False"]


def test_99_a_copier_that_is_a_favourite_toy_fetches_and_is_fetched() -> None:
    table = dale(
        "mac rac cha", P1="hand cha1 cha1 mac4; deck junk junk junk junk; discard rac2; stall mac1 / mac5b mac1"
    )
    first = table.play("play cha1", "as mac5b")
    assert (first.hand("P1"), first.discard("P1")) == ("mac4 rac2 cha1", "cha1")
    second = first.play("play cha1", "as mac5b")
    assert (second.hand("P1"), second.discard("P1"), second.question) == ("mac4 rac2 cha1", "cha1", "action")
    assert second.play("play cha1").legal == ["as mac1", "as mac5b"]


@pytest.mark.parametrize(("theirs", "legal"), [("", True), ("junk", False)])
def test_100_two_copiers_of_nothing_are_a_stack_of_chameleons(theirs: str, legal: bool) -> None:
    table = dale("mac rac cha", P1=f"hand cha2 cha5a; stall {stall(6)}", P2=f"discard {theirs}")
    assert ("build" in table.legal) == legal
    if legal:
        after = table.play("build", "card cha2", "as cha2", "card cha5a", "as cha5a")
        assert after.stall("P1").split(" / ")[-1] == "cha2 cha5a"


def test_101_spyglass_reshuffles_without_itself() -> None:
    table = dale("mac rac cha", P1="hand mac4; discard rac2 rac3")
    seen = table.play("play mac4")
    assert (seen.looked, seen.legal) in [
        ("rac2 rac3", ["pick rac2", "pick rac3"]),
        ("rac3 rac2", ["pick rac2", "pick rac3"]),
    ]
    after = seen.play("pick rac3")
    assert (after.hand("P1"), after.top("P1"), after.discard("P1")) == ("rac3", "rac2", "mac4")


def test_102_a_copier_with_other_targets_is_played_as_a_technique_only() -> None:
    table = dale(
        "mac rac pan cha", P1="hand cha5a cha2", P2="discard mac2", P3="discard junk", market="mac2 mac3 pan2 pan3"
    )
    assert table.offers("play") == ["cha5a"]
    assert table.play("play cha5a").legal == ["as mac3", "as pan2"]


def test_104_seeing_doubles_must_copy_a_shopkeeper_without_a_stall() -> None:
    table = dale("mac rac cha", P1="hand cha5b cha1")
    after = table.play("build", "card cha5b", "as cha1")
    assert (after.stall("P1"), after.heard("lays")) == ("cha5b", ["P1 cha5b cha1 1 False"])
    fifth = dale("mac rac cha", P1=f"hand cha5b cha1; stall {stall(4)}", market="mac2")
    assert "build" not in fifth.legal  # the Shopkeeper is junk, and so are its doubles


# The junk trap


def test_a_copier_that_was_junk_is_thrown_away_as_a_chameleon() -> None:
    table = dale("pan rac cha", P1="hand cha2 pan2; deck junk", P2="discard junk", market="pan3 - - - -")
    asked = table.play("buy +0", "card cha2", "as junk", "card pan2", "end")
    assert (asked.question, asked.legal) == ("junk_away", ["end", "pick cha2"])
    thrown = asked.play("pick cha2")
    assert (thrown.discard("market"), thrown.discard("P1"), thrown.hand("P1")) == ("cha2", "pan2", "pan3")
    kept = asked.play("end")
    assert (kept.discard("market"), kept.discard("P1")) == ("", "cha2 pan2")


def test_the_bought_card_is_taken_although_a_copier_was_thrown_on_its_pile() -> None:
    table = dale("pan rac cha", P1="hand cha2 pan4 pan5b", P2="discard junk", market_discard="rac3 pan3")
    paid = table.play("buy discard", "card pan4", "card pan5b", "card cha2", "as junk", "end")
    after = paid.play("pick cha2")
    assert (after.hand("P1"), after.discard("market")) == ("pan3", "rac3 cha2")


def test_an_open_copier_that_was_junk_is_in_one_place_while_more_junk_is_asked_for() -> None:
    table = dale("pan rac cha", P1="hand cha3 junk pan1", P2="discard junk", market="pan3 - - - -")
    thrown = table.play("reveal cha3", "as cha3", market="cha2")
    paid = thrown.play("buy +0", "card open1", "as junk", "card junk", "card pan1", "end")
    assert paid.legal == ["end", "pick cha3", "pick junk"]
    after = paid.play("pick cha3")
    assert (after.discard("market"), after.legal) == ("cha2 cha3", ["end", "pick junk"])
