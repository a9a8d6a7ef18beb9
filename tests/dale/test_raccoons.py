"""Thieving Northern Raccoons (1.4): Wily Fellow, Nuisance, Rotten Food, Dirty Exchange, Sabotage, Treasure Hunter."""

from __future__ import annotations

import pytest

from tests.dale.table import dale

TWO = "mac rac squ"
THREE = "mac rac squ oce"
FOUR = "mac rac squ oce pan"

# Wily Fellow


def test_59_wily_fellow_exchanges_deck_and_discard_pile() -> None:
    table = dale(
        TWO, P1="hand rac1 junk; deck mac2 mac3 mac4 squ2 squ3 squ4; discard mac1 squ1", P2="deck rac2; discard rac3"
    )
    after = table.play("play rac1", decks="squ4 mac2 squ2 mac4 squ3 mac3")
    assert after.deck("P1") == "mac1 squ1"
    assert after.discard("P1") == "squ4 mac2 squ2 mac4 squ3 mac3 rac1"  # the old bottom card is on top of the block
    assert (after.hand("P1"), after.question) == ("junk", "action")
    assert (after.deck("P2"), after.discard("P2")) == ("rac2", "rac3")
    assert after.heard("swaps_piles", by="P2") == ["P1 6 2"]
    assert after.heard("reshuffle") == []


def test_59_wily_fellow_with_an_empty_discard_pile_leaves_no_deck() -> None:
    table = dale(TWO, P1="hand rac1; deck rac2 mac3 mac4 squ2 squ3 squ4")
    after = table.play("play rac1")
    assert (after.deck("P1"), len(after.discard("P1").split())) == ("", 7)
    drawn = after.play("end")
    assert drawn.heard("reshuffle") == ["P1 7"]
    assert (drawn.discard("P1"), drawn.hand_size("P1"), len(drawn.deck("P1").split())) == ("", 5, 2)


def test_wily_fellow_with_an_empty_deck() -> None:
    after = dale(TWO, P1="hand rac1; discard mac1 junk squ1").play("play rac1")
    assert (after.deck("P1"), after.discard("P1")) == ("mac1 squ1 junk", "rac1")


def test_wily_fellow_with_both_piles_empty() -> None:
    after = dale(TWO, P1="hand rac1 junk").play("play rac1")
    assert (after.deck("P1"), after.discard("P1"), after.question) == ("", "rac1", "action")


def test_wily_fellow_turns_cards_on_top_of_the_deck_to_the_bottom_of_the_pile() -> None:
    table = dale(TWO, P1="hand rac1; deck mac2 mac3; top squ2 squ3; discard junk")
    after = table.play("play rac1", decks="mac3 mac2")
    assert (after.discard("P1"), after.top("P1"), after.deck("P1")) == ("squ3 squ2 mac3 mac2 rac1", "", "junk")


# Nuisance


def test_60_nuisance_with_two_players_has_one_target_at_most() -> None:
    table = dale(TWO, P1="hand rac2 junk", P2="hand mac1 mac2 mac3; deck squ1; discard squ2")
    asked = table.play("play rac2")
    assert (asked.question, asked.legal) == ("victim", ["end", "player P2"])
    after = asked.play("player P2", hands="mac2")
    assert (after.hand("P2"), after.discard("P2"), after.deck("P2")) == ("mac1 mac3", "squ2 mac2", "squ1")
    assert (after.hand("P1"), after.discard("P1"), after.question) == ("junk", "rac2", "action")
    assert after.heard("loses", by="P1") == ["P2 mac2"]


def test_60_nuisance_on_an_empty_hand_does_nothing() -> None:
    after = dale(TWO, P1="hand rac2", P2="deck mac1").play("play rac2", "player P2")
    assert (after.hand("P2"), after.discard("P2"), after.deck("P2")) == ("", "", "mac1")
    assert (after.discard("P1"), after.question) == ("rac2", "action")


def test_nuisance_may_choose_no_victim() -> None:
    after = dale(TWO, P1="hand rac2", P2="hand mac1").play("play rac2", "end")
    assert (after.hand("P2"), after.discard("P1"), after.question) == ("mac1", "rac2", "action")


def test_nuisance_with_three_players_hits_both_opponents() -> None:
    """Both are chosen before any card is lost (2.11)."""
    table = dale(THREE, P1="hand rac2", P2="hand mac1 junk", P3="hand squ1 squ2; discard junk")
    asked = table.play("play rac2", "player P3")
    assert (asked.question, asked.legal) == ("victim", ["end", "player P2"])
    assert (asked.hand("P3"), asked.heard("loses", by="P1")) == ("squ1 squ2", [])
    one = asked.play("end", hands="squ2")
    assert (one.hand("P2"), one.hand("P3"), one.question) == ("mac1 junk", "squ1", "action")
    both = asked.play("player P2", hands="junk squ2")
    assert (both.hand("P2"), both.discard("P2"), both.question) == ("mac1", "junk", "action")
    assert (both.hand("P3"), both.discard("P3")) == ("squ1", "junk squ2")


def test_nuisance_with_four_players_hits_two_of_three() -> None:
    table = dale(FOUR, P1="hand rac2", P2="hand mac1", P3="hand squ1", P4="hand oce1")
    asked = table.play("play rac2")
    assert asked.legal == ["end", "player P2", "player P3", "player P4"]
    second = asked.play("player P2")
    assert second.legal == ["end", "player P3", "player P4"]
    after = second.play("player P4")
    assert (after.hand("P2"), after.hand("P3"), after.hand("P4")) == ("", "squ1", "")
    assert (after.discard("P2"), after.discard("P4")) == ("mac1", "oce1")
    assert (after.question, after.heard("aims", by="P3")) == ("action", ["P1 P4"])


def test_nuisance_played_by_another_seat_can_hit_the_first_player() -> None:
    table = dale(THREE, P1="hand mac1 mac2 mac3 mac4 squ1", P2="hand rac2", P3="hand squ2").play("end")
    assert table.actor == "P2"
    asked = table.play("play rac2")
    assert asked.legal == ["end", "player P1", "player P3"]
    assert asked.play("player P1", "end", hands="mac3").discard("P1") == "mac3"


# Rotten Food


def test_rotten_food_goes_face_down_on_top_of_an_opponents_deck() -> None:
    table = dale(TWO, P1="hand rac3 mac4 junk; deck squ1", P2="hand mac1; deck squ2 squ3; discard squ4")
    asked = table.play("play rac3")
    assert (asked.question, asked.legal) == ("hand_card", ["card mac4", "card junk"])
    after = asked.play("card mac4")
    assert (after.top("P2"), after.deck("P2"), after.discard("P2")) == ("mac4", "squ2 squ3", "squ4")
    assert (after.hand("P1"), after.discard("P1"), after.deck("P1")) == ("junk", "rac3", "squ1")
    assert after.question == "action"


def test_only_the_giver_knows_the_rotten_food() -> None:
    after = dale(THREE, P1="hand rac3 mac4", P2="deck squ2", P3="deck squ3").play("play rac3", "player P2", "card mac4")
    assert after.heard("slips", by="P1") == ["P1 P2 mac4"]
    assert after.heard("slips", by="P2") == ["P1 P2 None"]
    assert after.heard("slips", by="P3") == ["P1 P2 None"]
    assert [after.view(seat)["seats"][1]["deck_top"] for seat in ("P1", "P2", "P3")] == ["mac4", "?", "?"]


def test_61_rotten_food_is_the_whole_deck_of_a_player_without_one() -> None:
    table = dale(
        TWO, P1="hand rac3 junk; deck squ1 squ1 squ2 squ2 squ3", P2="hand mac1 rac2 mac3 mac4; discard squ4 rac5a"
    )
    after = table.play("play rac3", "card junk")
    assert (after.top("P2"), after.deck("P2"), after.discard("P2")) == ("junk", "", "squ4 rac5a")
    drawn = after.play("end", "end")
    assert drawn.heard("draws", by="P1")[-1] == "P2 P2 junk"  # the player who put it there knows it
    assert (drawn.hand("P2"), drawn.top("P2"), drawn.discard("P2")) == ("mac1 mac3 mac4 rac2 junk", "", "squ4 rac5a")


def test_rotten_food_goes_above_cards_already_on_top() -> None:
    after = dale(TWO, P1="hand rac3 junk", P2="deck mac1; top mac2 mac3").play("play rac3", "card junk")
    assert after.top("P2") == "mac2 mac3 junk"


def test_rotten_food_with_an_empty_hand_has_no_effect() -> None:
    after = dale(THREE, P1="hand rac3", P2="deck mac1").play("play rac3")
    assert after.heard("nothing") == ["P1 rac3"]
    assert (after.top("P2"), after.discard("P1"), after.legal) == ("", "rac3", ["end"])


def test_rotten_food_with_four_players_chooses_any_opponent() -> None:
    asked = dale(FOUR, P1="hand rac3 junk", P4="deck oce1").play("play rac3")
    assert (asked.question, asked.legal) == ("opponent", ["player P2", "player P3", "player P4"])
    after = asked.play("player P4", "card junk")
    assert (after.top("P4"), after.top("P2"), after.top("P3")) == ("junk", "", "")


def test_an_open_card_used_as_rotten_food_is_known_to_everyone_and_loses_its_value() -> None:
    table = dale(THREE, P1="hand rac3 oce1 mac1; deck junk junk junk junk", P2="hand squ2 squ2 squ3 squ4")
    after = table.play("roll oce1", "play rac3", "player P2", "card open1", die="3")
    assert (after.opened, after.top("P2")) == ("", "oce1")
    assert after.heard("slips", by="P3") == ["P1 P2 oce1"]
    then = after.play("end", "end", "end", "end")
    assert then.actor == "P2"
    assert then.offers("roll") == ["oce1"]
    assert then.play("build", "card oce1").stall("P2") == "oce1"


# Dirty Exchange


def test_dirty_exchange_takes_a_random_card_and_gives_any_back() -> None:
    table = dale(TWO, P1="hand rac4 junk mac1", P2="hand mac2 mac3 mac4")
    asked = table.play("play rac4", hands="mac3")
    assert (asked.question, asked.legal) == ("hand_card", ["card mac1", "card mac3", "card junk"])
    after = asked.play("card junk")
    assert (after.hand("P1"), after.hand("P2")) == ("mac1 mac3", "mac2 mac4 junk")
    assert (after.discard("P1"), after.discard("P2"), after.question) == ("rac4", "", "action")


def test_62_dirty_exchange_may_return_the_very_card_taken() -> None:
    after = dale(TWO, P1="hand rac4 junk", P2="hand mac2 mac3").play("play rac4", "card mac3", hands="mac3")
    assert (after.hand("P1"), after.hand("P2")) == ("junk", "mac2 mac3")


def test_dirty_exchange_as_last_card_must_return_what_it_took() -> None:
    asked = dale(TWO, P1="hand rac4", P2="hand mac2").play("play rac4")
    assert asked.legal == ["card mac2"]
    assert asked.play("card mac2").hand("P2") == "mac2"


def test_62_dirty_exchange_against_an_empty_hand_does_nothing() -> None:
    after = dale(TWO, P1="hand rac4 junk", P2="deck mac1").play("play rac4")
    assert after.heard("nothing") == ["P1 rac4"]
    assert (after.hand("P1"), after.hand("P2"), after.discard("P1")) == ("junk", "", "rac4")
    assert after.question == "action"


def test_dirty_exchange_is_known_only_to_the_two_players() -> None:
    table = dale(THREE, P1="hand rac4 junk", P2="hand mac1", P3="hand mac2 mac3")
    assert table.play("play rac4").legal == ["player P2", "player P3"]
    after = table.play("play rac4", "player P3", "card junk", hands="mac2")
    for seat in ("P1", "P3"):
        assert (after.heard("grabs", by=seat), after.heard("gives", by=seat)) == (["P1 P3 mac2"], ["P1 P3 junk"])
    assert (after.heard("grabs", by="P2"), after.heard("gives", by="P2")) == (["P1 P3 None"], ["P1 P3 None"])
    assert (after.hand("P1"), after.hand("P2"), after.hand("P3")) == ("mac2", "mac1", "mac3 junk")
    assert after.view("P3")["seats"][0]["hand"] == "mac2"
    assert after.view("P2")["seats"][0]["hand"] == "?"


def test_dirty_exchange_may_be_aimed_at_an_empty_hand() -> None:
    table = dale(THREE, P1="hand rac4 junk", P2="hand mac1").play("play rac4")
    assert table.legal == ["player P2", "player P3"]
    assert table.play("player P3").heard("nothing") == ["P1 rac4"]


# Sabotage


def test_sabotage_throws_one_of_two_cards_away_and_discards_the_other() -> None:
    table = dale(TWO, P1="hand rac5a junk", P2="deck mac2 mac3 squ2; discard squ1", market_discard="mac4")
    looking = table.play("play rac5a", decks="squ2 mac3")
    assert (looking.question, looking.looked, looking.legal) == ("looked_card", "squ2 mac3", ["pick mac3", "pick squ2"])
    after = looking.play("pick mac3")
    assert (after.discard("market"), after.discard("P2"), after.deck("P2")) == ("mac4 mac3", "squ1 squ2", "mac2")
    assert (after.hand("P1"), after.discard("P1"), after.looked) == ("junk", "rac5a", "")
    assert after.question == "action"


def test_sabotage_looks_secretly_and_ends_openly() -> None:
    after = dale(THREE, P1="hand rac5a", P2="deck mac2 junk", P3="deck squ1").play(
        "play rac5a", "player P2", "pick junk", decks="mac2 junk"
    )
    assert after.heard("looks", by="P1") == ["P1 P2 mac2", "P1 P2 junk"]
    for seat in ("P2", "P3"):
        assert after.heard("looks", by=seat) == ["P1 P2 None", "P1 P2 None"]
        assert after.heard("throws_away", by=seat) == ["P1 junk"]
        assert after.heard("drops", by=seat) == ["P1 P2 mac2"]
    assert (after.junk, after.discard("market"), after.discard("P2")) == (0, "", "mac2")


def test_sabotage_reshuffles_the_discard_pile_of_the_target_in_the_middle() -> None:
    table = dale(TWO, P1="hand rac5a; discard junk", P2="deck mac2; discard squ1 squ2")
    looking = table.play("play rac5a", decks="mac2 squ1")
    assert (looking.looked, looking.heard("reshuffle")) == ("mac2 squ1", ["P2 2"])
    after = looking.play("pick mac2")
    assert (after.deck("P2"), after.discard("P2"), after.discard("market")) == ("squ2", "squ1", "mac2")
    assert after.discard("P1") == "junk rac5a"


def test_sabotage_sees_the_rotten_food_first() -> None:
    table = dale(TWO, P1="hand rac3 rac5a junk", P2="deck mac2 mac3").play("play rac3", "card junk")
    looking = table.play("play rac5a", decks="mac3")
    assert (looking.looked, looking.top("P2"), looking.deck("P2")) == ("junk mac3", "", "mac2")


def test_sabotage_throws_a_single_card_away() -> None:
    after = dale(TWO, P1="hand rac5a", P2="deck mac1").play("play rac5a")
    assert (after.discard("market"), after.discard("P2"), after.deck("P2")) == ("mac1", "", "")
    assert after.question == "action"


def test_sabotage_with_no_cards_to_look_at() -> None:
    after = dale(TWO, P1="hand rac5a", P2="hand mac1").play("play rac5a")
    assert after.heard("nothing") == ["P1 rac5a"]
    assert (after.hand("P2"), after.discard("P1"), after.question) == ("mac1", "rac5a", "action")


def test_sabotage_with_four_players_chooses_any_opponent() -> None:
    asked = dale(FOUR, P1="hand rac5a", P3="deck oce1").play("play rac5a")
    assert asked.legal == ["player P2", "player P3", "player P4"]
    assert asked.play("player P3").discard("market") == "oce1"


def test_107_a_sabotaged_animal_of_value_1_is_for_sale_after_a_reshuffle() -> None:
    table = dale(
        TWO,
        P1="hand rac5a squ2; deck mac3 mac3 mac3 rac2",
        P2="deck squ1; hand mac4 squ3 rac1",
        market_deck="",
        market="",
    )
    after = table.play("play rac5a", "end")
    assert (after.market, after.discard("market")) == ("squ1 - - - -", "")
    assert after.play("buy +0", "card rac1").heard("buys") == ["P2 squ1 +0 1"]


# Treasure Hunter


def test_64_treasure_hunter_takes_the_top_card_and_ends_the_actions() -> None:
    table = dale(
        TWO, P1="hand rac5b mac1; deck junk junk junk", P2="hand junk; deck squ3; discard mac2 junk squ2", market="mac3"
    )
    after = table.play("play rac5b", decks="junk junk junk")
    assert (after.discard("P2"), after.deck("P2"), after.hand("P2")) == ("mac2 junk", "squ3", "junk")
    assert (after.hand("P1"), after.discard("P1")) == ("mac1 squ2 junk junk junk", "rac5b")
    assert after.actor == "P2"
    assert after.heard("steals", by="P2") == ["P1 P2 squ2"]


def test_treasure_hunter_chooses_among_players_with_discards() -> None:
    table = dale(FOUR, P1="hand rac5b", P2="discard mac2", P4="discard junk oce2")
    asked = table.play("play rac5b")
    assert (asked.question, asked.legal) == ("opponent", ["player P2", "player P4"])
    after = asked.play("player P4")
    assert (after.hand("P1"), after.discard("P4"), after.discard("P2")) == ("oce2", "junk", "mac2")
    assert after.question == "before_delivery"
    only = dale(THREE, P1="hand rac5b; deck junk junk junk junk", P3="discard junk").play("play rac5b")
    assert (only.heard("steals"), only.actor) == (["P1 P3 junk"], "P2")


def test_treasure_hunter_with_no_discards_has_no_effect() -> None:
    table = dale(THREE, P1="hand rac5b; deck junk junk junk junk junk; discard mac2", P2="deck mac3")
    after = table.play("play rac5b")
    assert after.heard("nothing") == ["P1 rac5b"]
    assert (after.hand_size("P1"), after.discard("P1"), after.actor) == (5, "mac2 rac5b", "P2")


# All together


@pytest.mark.parametrize(
    ("card", "again"),
    [("rac1", True), ("rac2", True), ("rac3", True), ("rac4", True), ("rac5a", True), ("rac5b", False)],
)
def test_the_plus_of_raccoons(card: str, again: bool) -> None:
    table = dale(FOUR, P1=f"hand {card} squ3")
    after = table.play(f"play {card}")
    while after.question not in ("action", "before_delivery"):
        after = after.play(after.legal[0])
    assert (after.question == "action") == again
    if again:
        assert after.play("end").question == "before_delivery"
