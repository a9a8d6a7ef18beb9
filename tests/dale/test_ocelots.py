"""Lucky Ocelots (1.6): New Season, Whirligig, Charm, Gamble, and all techniques together."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.dale.stalls import stall_of
from tests.dale.table import Table, dale

TWO = "mac squ oce"
THREE = "mac rac squ oce"
FOUR = "mac rac squ oce pan"
DECK = "deck junk junk junk junk junk"


# New Season


def test_new_season_throws_a_discarded_animal_away_and_draws_from_the_market_deck() -> None:
    table = dale(
        TWO, P1="hand oce2 junk; deck mac4; discard mac1 junk squ2 mac1 squ3", market_discard="mac5a", P2="discard oce3"
    )
    asked = table.play("play oce2")
    assert (asked.question, asked.legal) == ("discarded_card", ["pick mac1", "pick squ2", "pick top"])
    after = asked.play("pick squ2", market="oce5a")
    assert (after.discard("P1"), after.discard("market")) == ("mac1 junk mac1 squ3 oce2", "mac5a squ2")
    assert (after.hand("P1"), after.deck("P1"), after.question) == ("oce5a junk", "mac4", "action")
    top = asked.play("pick top", market="oce5a")
    assert (top.discard("P1"), top.discard("market")) == ("mac1 junk squ2 mac1 oce2", "mac5a squ3")
    assert asked.play("pick mac1").discard("P1") == "junk squ2 mac1 squ3 oce2"


def test_new_season_throws_openly_and_draws_secretly() -> None:
    after = dale(TWO, P1="hand oce2; discard mac1").play("play oce2", "pick top", market="oce5a")
    assert after.heard("throws_away", by="P2") == ["P1 mac1"]
    assert (after.heard("draws", by="P1"), after.heard("draws", by="P2")) == (["P1 market oce5a"], ["P1 market None"])
    assert after.view("P2")["seats"][0]["hand"] == "?"


def test_new_season_is_mandatory_if_an_animal_is_discarded() -> None:
    asked = dale(TWO, P1="hand oce2; discard mac1 junk").play("play oce2")
    assert asked.legal == ["pick mac1"]


def test_65_new_season_with_junk_alone_does_nothing() -> None:
    after = dale(TWO, P1="hand oce2; discard junk junk").play("play oce2")
    assert after.heard("nothing") == ["P1 oce2"]
    assert (after.hand("P1"), after.discard("P1"), after.question) == ("", "junk junk oce2", "action")
    empty = dale(TWO, P1="hand oce2 mac1").play("play oce2")
    assert (empty.hand("P1"), empty.discard("P1"), empty.question) == ("mac1", "oce2", "action")


def test_65_new_season_without_a_market_draws_the_thrown_card_back() -> None:
    table = dale(TWO, P1="hand oce2; discard mac1 junk", market="mac4 - - - -", market_deck="")
    after = table.play("play oce2", "pick mac1")
    assert after.heard("reshuffle") == ["market 1"]
    assert (after.hand("P1"), after.discard("market"), after.deck("market")) == ("mac1", "", "")
    assert (after.discard("P1"), after.market) == ("junk oce2", "mac4 - - - -")


def test_107_new_season_puts_an_animal_of_value_1_into_the_market() -> None:
    table = dale(
        TWO, P1=f"hand oce2; {DECK}; discard squ1", P2="hand junk junk", market_deck="oce4", market="mac2 mac3 mac4 - -"
    )
    after = table.play("play oce2", "pick top", "end")
    assert (after.hand("P1"), after.market) == ("oce4 junk junk junk junk", "mac2 mac3 mac4 squ1 -")
    assert after.view("P2")["market"][3] == {"card": "squ1", "price": 4, "value": 1, "surcharge": 3}


# Whirligig


def test_whirligig_mixes_new_cards_with_an_opponents_hand() -> None:
    table = dale(TWO, P1="hand oce3 junk mac1; deck squ1 squ2 squ3; discard mac4", P2="hand oce1 oce2 oce4; deck mac2")
    asked = table.play("play oce3")
    assert (asked.question, asked.legal) == ("hand_card", ["card mac1", "card junk"])
    after = asked.play("card junk", decks="squ3 squ1", hands="oce2 squ3")
    assert (after.hand("P1"), after.hand("P2")) == ("squ3 oce2", "squ1 oce1 oce4")
    assert (after.discard("P1"), after.deck("P1"), after.deck("P2")) == ("mac4 junk mac1 oce3", "squ2", "mac2")
    assert (after.discard("P2"), after.looked, after.question) == ("", "", "action")


def test_whirligig_shows_each_player_only_their_own_new_cards() -> None:
    table = dale(THREE, P1="hand oce3 junk mac1; deck squ1 squ3", P2="hand oce1 oce2 oce4", P3="hand rac1")
    after = table.play("play oce3", "player P2", "card junk", decks="squ3 squ1", hands="oce2 squ3")
    assert after.heard("looks", by="P1") == ["P1 P1 squ3", "P1 P1 squ1"]
    assert after.heard("looks", by="P2") == after.heard("looks", by="P3") == ["P1 P1 None", "P1 P1 None"]
    assert after.heard("mixes", by="P3") == ["P1 P2 5"]
    assert after.heard("dealt", by="P1") == ["P1 oce2", "P1 squ3", "P2 squ1", "P2 None", "P2 None"]
    assert after.heard("dealt", by="P2") == ["P1 oce2", "P1 None", "P2 squ1", "P2 oce1", "P2 oce4"]  # oce2 was P2's
    assert after.heard("dealt", by="P3") == ["P1 None"] * 2 + ["P2 None"] * 3
    assert after.view("P2")["seats"][0]["hand"] == "oce2 ?"
    assert after.view("P1")["seats"][1]["hand"] == "squ1 ? ?"
    assert [seat["hand"] for seat in after.view("P3")["seats"]] == ["? ?", "? ? ?", "rac1"]


def test_whirligig_against_an_empty_hand_draws_new_cards() -> None:
    table = dale(TWO, P1="hand oce3 junk mac1; deck squ1 squ3", P2="deck mac2")
    after = table.play("play oce3", "card mac1")
    assert (after.hand("P1"), after.hand("P2"), after.discard("P1")) == ("squ1 squ3", "", "mac1 junk oce3")


def test_whirligig_as_last_card_changes_nothing() -> None:
    after = dale(TWO, P1="hand oce3; deck squ1", P2="hand mac1 mac2").play("play oce3")
    assert (after.hand("P1"), after.hand("P2"), after.deck("P1")) == ("", "mac1 mac2", "squ1")
    assert (after.discard("P1"), after.legal) == ("oce3", ["end"])


def test_whirligig_reshuffles_the_discarded_hand_without_itself() -> None:
    table = dale(TWO, P1="hand oce3 junk mac1; deck squ1", P2="hand mac2")
    after = table.play("play oce3", "card junk", decks="squ1 mac1", hands="mac2 squ1")
    assert after.heard("reshuffle") == ["P1 2"]
    assert (after.hand("P1"), after.hand("P2")) == ("mac2 squ1", "mac1")
    assert (after.deck("P1"), after.discard("P1")) == ("junk", "oce3")


def test_whirligig_asks_for_the_order_where_it_matters() -> None:
    mine, his = "hand oce3 junk squ1; deck squ2 squ3", "hand pan1"
    silent = dale("pan squ oce", P1=mine, P2=his).play("play oce3")
    assert (silent.question, silent.discard("P1")) == ("action", "squ1 junk oce3")
    told = dale("pan squ oce", options={"always_ask_order": True}, P1=mine, P2=his).play("play oce3")
    assert told.question == "hand_card"
    assert told.play("card junk").discard("P1") == "junk squ1 oce3"


def test_whirligig_with_four_players_chooses_the_opponent_first() -> None:
    table = dale(FOUR, P1="hand oce3 junk; deck squ1", P2="hand rac1", P3="hand pan1", P4="hand mac1")
    asked = table.play("play oce3")
    assert (asked.question, asked.legal) == ("opponent", ["player P2", "player P3", "player P4"])
    assert (asked.hand("P1"), asked.discard("P1")) == ("junk", "")
    after = asked.play("player P3", hands="pan1")
    assert (after.hand("P1"), after.hand("P3"), after.hand("P2"), after.hand("P4")) == ("pan1", "squ1", "rac1", "mac1")


def test_a_rolled_card_is_a_card_in_the_hand() -> None:
    """It lies open, and its player still gives up actions by ending them."""
    ended = dale(TWO, P1="hand oce1").play("roll oce1", die="3").play("end")
    assert (ended.heard("ends_actions"), ended.heard("goes_on")) == (["P1"], [])


def test_whirligig_resets_a_roll() -> None:
    table = dale(TWO, P1="hand oce3 oce1", P2="deck mac1").play("roll oce1", "play oce3", die="3")
    assert (table.opened, table.hand("P1"), table.offers("roll")) == ("", "oce1", ["oce1"])


def test_whirligig_deals_evenly() -> None:
    got = Counter(
        dale(TWO, P1="hand oce3 junk; deck mac1", P2="hand squ1 squ2 squ3", seed=seed).play("play oce3").hand("P1")
        for seed in range(60)
    )
    assert got.keys() == {"mac1", "squ1", "squ2", "squ3"}
    assert all(6 <= count <= 26 for count in got.values())


# Charm


def charming(stacks: int, more: str = "", hand: str = "") -> Table:
    """P1, with this many stacks, has a Charm."""
    return dale(TWO, P1=f"hand oce4 {hand}; {stall_of(stacks)}; {more}")


def test_charm_builds_a_card_that_fits() -> None:
    table = dale(TWO, P1="hand oce4 junk; stall mac1", market_discard="mac5a")
    after = table.play("play oce4", market="squ2")
    assert (after.stall("P1"), after.hand("P1"), after.discard("P1")) == ("mac1 / squ2", "junk", "oce4")
    assert (after.discard("market"), after.question) == ("mac5a", "action")
    assert after.heard("lays", by="P2") == ["P1 squ2 squ2 2 False"]
    assert after.heard("stack", by="P2") == ["P1 2"]


def test_charm_throws_other_cards_away() -> None:
    table = dale(TWO, P1="hand oce4 mac1 squ1; stall mac1", market_discard="mac5a")
    after = table.play("play oce4", market="squ3")
    assert (after.stall("P1"), after.discard("market"), after.hand("P1")) == ("mac1", "mac5a squ3", "mac1 squ1")
    assert (after.discard("P1"), after.question) == ("oce4", "action")
    assert after.heard("throws_away", by="P2") == ["P1 squ3"]


def test_charm_admits_no_other_card() -> None:
    assert charming(3, "discard junk", "junk").play("play oce4", market="squ3").discard("market") == "squ3"
    assert charming(2, "", "squ1").play("play oce4", market="squ2").discard("market") == "squ2"


@pytest.mark.parametrize("number", [4, 5, 6])
def test_71_charm_builds_an_accordion_as_what_fits(number: int) -> None:
    after = charming(number - 1).play("play oce4", market="squ5a")
    assert after.heard("lays") == [f"P1 squ5a squ5a {number} False"]
    assert after.stall("P1").endswith("/ squ5a")
    assert after.question == "action"


@pytest.mark.parametrize("number", [3, 7])
def test_71_charm_throws_an_accordion_away_that_does_not_fit(number: int) -> None:
    after = charming(number - 1).play("play oce4", market="squ5a")
    assert (after.discard("market"), after.heard("stack"), after.question) == ("squ5a", [], "action")


def test_charm_counts_flashy_shows_and_no_dice() -> None:
    table = charming(2, hand="mac5a oce1").play("play mac5a")
    assert table.play("play oce4", market="squ2").heard("lays") == ["P1 squ2 squ2 3 False"]
    assert table.play("play oce4", market="squ3").discard("market") == "squ3"


def test_charm_turns_up_a_haggler_without_a_roll() -> None:
    table = dale(TWO, P1="hand oce4", market_deck="oce1")
    after = table.play("play oce4")
    assert (after.stall("P1"), after.heard("rolls")) == ("oce1", [])


def test_72_charm_builds_winter_is_coming_and_then_one_more_stack() -> None:
    table = charming(4, hand="oce2 oce4 mac1")
    asked = table.play("play oce4", market="squ5b")
    assert (asked.question, asked.legal, asked.discard("P1")) == ("extra_stack", ["build", "end"], "")
    after = asked.play("build", "card oce2", "card oce4")
    assert after.stall("P1").endswith("/ squ5b / oce2 oce4")
    assert (after.hand("P1"), after.discard("P1"), after.question) == ("mac1", "oce4", "action")
    declined = asked.play("end")
    assert declined.stall("P1").endswith("/ squ5b")
    assert (declined.discard("P1"), declined.question) == ("oce4", "action")


def test_a_haggler_rolls_before_the_extra_stack_of_a_charm() -> None:
    asked = charming(4, hand="oce1 oce4").play("play oce4", market="squ5b")
    assert asked.legal == ["end", "roll oce1"]
    rolled = asked.play("roll oce1", die="1")
    assert rolled.play("build", "card oce4", "card open1").stall("P1").endswith("/ squ5b / oce4 oce1")


def test_73_charm_wins_with_an_accordion_and_two_flashy_shows() -> None:
    table = charming(7, hand="mac5a mac5b").play("play mac5a", "play mac5b", "play mac5a")
    won = table.play("play oce4", market="squ5a")
    assert won.heard("lays") == ["P1 squ5a squ5a 8 False"]
    assert (won.over, won.actor, won.ranks) == (True, None, [1, 2])
    assert won.heard("game_over") == ["P1"]


def test_73_charm_throws_anything_else_away_before_the_eighth_stack() -> None:
    after = charming(7).play("play oce4", market="squ5a")
    assert (after.over, after.discard("market"), after.question) == (False, "squ5a", "action")


def test_charm_reshuffles_an_exhausted_market_deck() -> None:
    table = dale(TWO, P1="hand oce4", market_deck="", market_discard="squ1 mac2")
    after = table.play("play oce4", market="squ1")
    assert after.heard("reshuffle") == ["market 2"]
    assert (after.stall("P1"), after.deck("market"), after.discard("market")) == ("squ1", "mac2", "")


def test_charm_with_no_market_cards_has_no_effect() -> None:
    after = dale(TWO, P1="hand oce4", market="mac1 - - - -", market_deck="").play("play oce4")
    assert after.heard("nothing") == ["P1 oce4"]
    assert (after.stall("P1"), after.discard("P1"), after.question) == ("", "oce4", "action")


# Gamble


def test_gamble_exchanges_as_many_random_cards_as_the_die_shows() -> None:
    table = dale(TWO, P1="hand oce5a junk junk mac1 mac3", P2="hand squ1 squ2 squ3")
    after = table.play("play oce5a", die="2", hands="mac3 junk squ3 squ1")
    assert (after.hand("P1"), after.hand("P2")) == ("mac1 squ1 squ3 junk", "mac3 squ2 junk")
    assert (after.discard("P1"), after.discard("P2"), after.question) == ("oce5a", "", "action")
    assert after.heard("rolls", by="P2") == ["P1 oce5a 2"]


def test_67_gamble_exchanges_no_more_than_the_smaller_hand() -> None:
    table = dale(TWO, P1="hand oce5a junk mac1", P2="hand squ1 squ2 squ3 squ4 oce1")
    after = table.play("play oce5a", die="3", hands="junk mac1 squ4 squ2")
    assert (after.hand("P1"), after.hand("P2")) == ("squ2 squ4", "mac1 squ1 squ3 oce1 junk")
    poor = dale(TWO, P1="hand oce5a junk mac1 mac2 mac3", P2="hand squ1").play("play oce5a", die="3", hands="mac2 squ1")
    assert (poor.hand("P1"), poor.hand("P2")) == ("mac1 mac3 squ1 junk", "mac2")


def test_67_gamble_with_a_0_changes_nothing() -> None:
    after = dale(TWO, P1="hand oce5a mac1", P2="hand squ1").play("play oce5a", die="0")
    assert (after.hand("P1"), after.hand("P2"), after.discard("P1")) == ("mac1", "squ1", "oce5a")
    assert after.question == "action"


@pytest.mark.parametrize(("mine", "his"), [("", "squ1 squ2"), ("mac1", "")])
def test_gamble_with_an_empty_hand_changes_nothing(mine: str, his: str) -> None:
    after = dale(TWO, P1=f"hand oce5a {mine}", P2=f"hand {his}").play("play oce5a", die="3")
    assert (after.hand("P1"), after.hand("P2"), after.question) == (mine, his, "action")


def test_gamble_is_known_only_to_the_two_players() -> None:
    table = dale(THREE, P1="hand oce5a mac1", P2="hand squ1", P3="hand rac1 rac2")
    asked = table.play("play oce5a")
    assert (asked.question, asked.legal) == ("opponent", ["player P2", "player P3"])
    after = asked.play("player P3", die="1", hands="mac1 rac2")
    for seat in ("P1", "P3"):
        assert (after.heard("grabs", by=seat), after.heard("gives", by=seat)) == (["P1 P3 rac2"], ["P1 P3 mac1"])
    assert (after.heard("grabs", by="P2"), after.heard("gives", by="P2")) == (["P1 P3 None"], ["P1 P3 None"])
    assert (after.hand("P1"), after.hand("P2"), after.hand("P3")) == ("rac2", "squ1", "mac1 rac1")
    assert after.view("P1")["seats"][2]["hand"] == "mac1 ?"
    assert [seat["hand"] for seat in after.view("P2")["seats"]] == ["?", "squ1", "? ?"]


def test_after_a_gamble_the_others_do_not_know_the_remaining_cards() -> None:
    table = dale(THREE, P1="hand mac5b oce5a mac1; discard mac4", P2="hand squ1").play("play mac5b")
    assert table.view("P3")["seats"][0]["hand"] == "mac4 ? ?"
    after = table.play("play oce5a", "player P2", die="1", hands="mac1 squ1")
    assert after.view("P3")["seats"][0]["hand"] == "? ?"
    assert after.view("P2")["seats"][0]["hand"] == "mac4 squ1"


def test_gamble_never_sends_a_received_card_back() -> None:
    for seed in range(8):
        after = dale(TWO, P1="hand oce5a mac1 mac2 mac3", P2="hand squ1 squ2 squ3", seed=seed).play(
            "play oce5a", die="3"
        )
        assert (after.hand("P1"), after.hand("P2")) == ("squ1 squ2 squ3", "mac1 mac2 mac3")


def test_gamble_can_take_an_open_card_whose_value_is_reset() -> None:
    table = dale(TWO, P1=f"hand oce5a oce1; {DECK}", P2="hand squ2")
    after = table.play("roll oce1", "play oce5a", die="2 1")
    assert (after.opened, after.hand("P1"), after.hand("P2")) == ("", "squ2", "oce1")
    then = after.play("end")
    assert then.play("build", "card oce1").stall("P2") == "oce1"


def test_gamble_takes_open_and_hidden_cards_with_the_same_chance() -> None:
    gone = Counter(
        dale(TWO, P1="hand oce5a oce1 mac1 mac2", P2="hand squ2", seed=seed)
        .play("roll oce1", "play oce5a", die="2 1")
        .hand("P2")
        for seed in range(60)
    )
    assert gone.keys() == {"oce1", "mac1", "mac2"}
    assert all(12 <= count <= 30 for count in gone.values())


def test_gamble_with_four_players_leaves_the_others_alone() -> None:
    table = dale(FOUR, P1="hand oce5a mac1", P2="hand rac1", P3="hand pan1", P4="hand squ1")
    after = table.play("play oce5a", "player P4", die="1")
    assert [after.hand(seat) for seat in ("P1", "P2", "P3", "P4")] == ["squ1", "rac1", "pan1", "mac1"]


# All together


@pytest.mark.parametrize("card", ["oce2", "oce3", "oce4", "oce5a", "oce5b"])
def test_every_ocelot_technique_gives_exactly_one_more_action(card: str) -> None:
    after = dale(TWO, P1=f"hand {card}; {DECK}").play(f"play {card}")
    assert (after.question, after.actor) == ("action", "P1")
    assert after.play("end").actor == "P2"
