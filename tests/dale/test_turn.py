"""The turn (2.3), the Delivery (2.6), abilities outside actions (2.5), questions asked of every player (5.4).

Over 400 lines: all scenarios of these paragraphs.
"""

from __future__ import annotations

import pytest

from emporion.games.dale.rules.state import MOST_JUNK
from emporion.kernel.errors import BadMove
from tests.dale.table import Table, dale

QUIET = "mac rac squ"  # no deck with cards that can be used outside actions
SEVEN_STACKS = "mac1 / mac1 mac1 / mac3 / rac4 / squ5b / mac3 mac3 / rac5a mac2"


def junk(count: int) -> str:
    return " ".join(["junk"] * count)


def windows(table: Table) -> list[str]:
    """The questions of an idle turn, up to the next player."""
    asked = []
    actor = table.actor
    while table.actor == actor:
        asked.append(table.question)
        table = table.play("end")
    return asked


# Delivery: the hand


def test_4_a_bought_card_comes_into_the_hand() -> None:
    table = dale(QUIET, P1="hand mac3 mac4 junk junk junk; deck squ1 squ2", market="rac2 - - - -")
    after = table.play("buy +0", "card junk", "card junk", decks="squ2")
    assert after.hand("P1") == "mac3 mac4 rac2 squ2 junk"
    assert after.discard("P1") == "junk junk"
    assert after.heard("draws") == ["P1 P1 squ2"]
    assert (after.actor, after.question) == ("P2", "action")


def test_5_a_large_hand_draws_and_discards_nothing() -> None:
    hand = "mac1 mac3 mac4 rac1 squ1 squ2 junk"
    after = dale(QUIET, P1=f"hand {hand}; deck junk junk").play("end")
    assert (after.hand("P1"), after.deck("P1"), after.discard("P1")) == (hand, "junk junk", "")


def test_6_an_opponent_refills_only_in_the_own_delivery() -> None:
    table = dale(QUIET, P1="hand rac2; deck " + junk(9), P2="hand mac3 mac4 squ1 junk; deck rac1 rac3 squ3")
    turn = table.play("play rac2", "player P2", "end", hands="mac4")
    assert (turn.actor, turn.hand("P2"), turn.discard("P2")) == ("P2", "mac3 squ1 junk", "mac4")
    assert turn.deck("P2") == "rac1 rac3 squ3"
    after = turn.play("end", decks="rac3 squ3")
    assert after.hand("P2") == "mac3 rac3 squ1 squ3 junk"


def test_7_a_deck_that_runs_out_is_made_from_the_discard_pile() -> None:
    table = dale(QUIET, P1="hand mac3 junk; deck squ1; discard rac1 rac2 mac2 squ3")
    after = table.play("end", decks="squ1 rac2 squ3")
    assert after.hand("P1") == "mac3 rac2 squ1 squ3 junk"
    assert (after.deck("P1"), after.discard("P1")) == ("mac2 rac1", "")
    assert after.heard("reshuffle") == ["P1 4"]


def test_8_an_empty_deck_is_not_made_before_it_is_needed() -> None:
    after = dale(QUIET, P1="hand mac3 junk; deck squ1 squ2 rac1; discard rac2 mac2").play("end")
    assert after.hand("P1") == "mac3 rac1 squ1 squ2 junk"
    assert (after.deck("P1"), after.discard("P1")) == ("", "rac2 mac2")
    assert after.heard("reshuffle") == []


def test_9_junk_fills_the_hand_if_nothing_is_left() -> None:
    after = dale(QUIET, P1="hand mac3 squ1").play("end")
    assert after.hand("P1") == "mac3 squ1 junk junk junk"
    assert (after.junk, len(after.heard("junk_dealt"))) == (3, 3)


def test_9_junk_never_runs_out() -> None:
    table = dale("mac rac squ oce cha", P1="hand mac3 squ1", P2="deck " + junk(20))
    after = table.play("end", "end", "end", "end")
    assert (after.actor, after.hand("P1"), after.junk) == ("P2", "mac3 squ1 junk junk junk", 23)


def test_9_junk_only_after_deck_and_discard_pile() -> None:
    after = dale(QUIET, P1="hand mac3 squ1; deck rac1; discard rac2").play("end")
    assert after.hand("P1") == "mac3 rac1 rac2 squ1 junk"


def test_10_junk_fills_the_hand_for_cookies_too() -> None:
    after = dale(QUIET, P1="hand mac2 squ1").play("end")
    assert after.hand("P1") == "mac2 squ1 junk junk junk junk"


def test_11_cookies_drawn_in_the_delivery_count_at_once() -> None:
    table = dale(QUIET, P1="hand mac3 squ1 rac1 junk; deck mac2 mac2 rac3 squ2")
    assert table.play("end", decks="mac2 squ2").hand("P1") == "mac2 mac3 rac1 squ1 squ2 junk"
    after = table.play("end", decks="mac2 mac2 rac3")
    assert after.hand("P1") == "mac2 mac2 mac3 rac1 rac3 squ1 junk"
    assert after.deck("P1") == "squ2"


def test_a_bought_cookies_counts_in_the_delivery() -> None:
    table = dale(QUIET, P1="hand mac3 mac4 squ1 junk junk; deck " + junk(9), market="mac2 - - - -")
    after = table.play("buy +0", "card junk", "card junk")
    assert after.hand("P1") == "mac2 mac3 mac4 squ1 junk junk"


def test_cookies_work_only_in_their_players_delivery() -> None:
    table = dale(QUIET, P1="hand junk; deck " + junk(9), P2="hand mac2 junk; deck " + junk(9))
    turn = table.play("end")
    assert (turn.hand_size("P1"), turn.hand_size("P2")) == (5, 2)
    assert turn.play("end").hand_size("P2") == 6


def test_junk_is_dealt_up_to_its_limit() -> None:
    table = dale(QUIET, P1="hand mac3 squ1", P2="discard " + junk(MOST_JUNK - 1))
    after = table.play("end")
    assert (after.hand("P1"), after.junk) == ("mac3 squ1 junk", MOST_JUNK)
    assert (after.heard("junk_dealt"), after.heard("no_junk")) == (["P1"], ["P1"])
    assert (after.actor, after.question) == ("P2", "action")


def test_a_hand_may_stay_empty_when_all_junk_lies_elsewhere() -> None:
    after = dale(QUIET, P2="discard " + junk(MOST_JUNK)).play("end", "end")
    assert (after.actor, after.hand_size("P1")) == ("P1", 0)
    assert after.legal == ["end"]
    assert after.hand("P2") == junk(5)


def test_junk_that_was_thrown_away_can_be_dealt_again() -> None:
    table = dale(QUIET, P1="hand mac3 junk", P2="discard " + junk(MOST_JUNK - 1))
    thrown = table.play("play mac3", "card junk")
    assert (thrown.junk, thrown.hand("P1")) == (MOST_JUNK - 1, "")
    after = thrown.play("end")
    assert after.hand("P1") == "mac3 junk"  # the relic from the discard pile, and the one junk card that is left
    assert after.junk == MOST_JUNK


# Delivery: the market


def test_12_cards_of_the_market_slide_before_new_ones_come() -> None:
    after = dale(QUIET, P1="hand " + junk(5), market="mac2 - rac3 - squ4").play("end", market="squ5a rac2")
    assert after.market == "mac2 rac3 squ4 squ5a rac2"
    assert after.heard("market_slides") == ["rac3 +1", "squ4 +2"]
    assert after.heard("market_card") == ["squ5a +3", "rac2 +4"]


def test_13_an_empty_market_deck_is_made_from_its_discard_pile() -> None:
    table = dale(
        QUIET, P1="hand " + junk(5), market="mac2 - rac3 - -", market_deck="squ4", market_discard="squ2 mac1 rac2"
    )
    after = table.play("end", market="squ4 mac1 rac2")
    assert after.market == "mac2 rac3 squ4 mac1 rac2"
    assert (after.deck("market"), after.discard("market")) == ("squ2", "")
    assert after.heard("reshuffle") == ["market 3"]


def test_13_a_market_without_deck_and_discard_pile_stays_open() -> None:
    table = dale(QUIET, P1="hand " + junk(5), P2="hand junk", market="- mac2 - rac3 -", market_deck="")
    after = table.play("end")
    assert after.market == "mac2 rac3 - - -"
    assert after.offers("buy") == []  # P2 holds one junk card
    assert after.play("end").offers("buy") == ["+0", "+1"]


def test_14_a_gap_stays_until_the_market_is_filled() -> None:
    """Trendsetting, checked in step 1 of the Delivery, does not see the Cookies that arrive in step 2."""
    table = dale("mac pan cha", P1="hand pan2 cha5a; deck " + junk(9), market="mac3 mac4 pan3 pan5a mac2")
    taken = table.play("play pan2", "take +4", "end")
    assert (taken.question, taken.market) == ("more_cookies", "mac3 mac4 pan3 pan5a -")
    assert taken.legal == ["end"]  # the Cookies are now in the hand, where Trendsetting does not look
    assert taken.hand_size("P1") == 6
    filled = taken.play("end", market="mac2")
    assert filled.market == "mac3 mac4 pan3 pan5a mac2"
    assert (filled.question, filled.hand_size("P1")) == ("end_of_turn", 6)


def test_14_a_card_that_stays_beside_the_gap_can_be_copied() -> None:
    table = dale("mac pan cha", P1="hand pan2 cha5a; deck " + junk(9), market="mac3 mac4 pan3 pan5a mac2")
    asked = table.play("play pan2", "take +0", "end")
    assert (asked.market, asked.legal) == ("- mac4 pan3 pan5a mac2", ["end", "card cha5a"])
    assert asked.play("card cha5a").hand_size("P1") == 6


def test_14_prices_follow_the_slot_and_not_the_order() -> None:
    table = dale("mac pan rac", P1="hand junk junk junk mac3", market="- mac2 - rac2 -")
    assert table.offers("buy") == ["+1", "+3"]
    assert table.play("buy +1", "card mac3", "end").heard("buys") == ["P1 mac2 +1 3"]
    assert table.play("buy +3", "card mac3", "card junk", "card junk", "end").heard("buys") == ["P1 rac2 +3 5"]


def test_the_market_is_not_refilled_between_actions() -> None:
    table = dale("mac cha rac", P1="hand cha4 mac4; deck " + junk(9), market="- mac2 - rac2 -")
    after = table.play("play cha4", "take +1")
    assert (after.question, after.market) == ("action", "- cha4 - rac2 -")


# The end of the game


def test_15_the_eighth_stack_ends_the_game_at_once() -> None:
    table = dale(
        QUIET, P1=f"hand rac4 rac4 junk; deck junk junk; stall {SEVEN_STACKS}", P2="stall rac1", market="mac2 -"
    )
    after = table.play("build", "card rac4", "card rac4")
    assert after.over
    assert (after.actor, after.legal) == (None, [])
    assert after.ranks == [1, 2]
    assert after.heard("game_over") == ["P1"]
    assert (after.hand("P1"), after.deck("P1"), after.market) == ("junk", "junk junk", "mac2 - - - -")
    with pytest.raises(BadMove, match="the game is over"):
        after.play("end")


def test_15_the_others_are_ranked_by_their_stacks() -> None:
    winner = f"hand rac4 rac4; stall {SEVEN_STACKS}"
    table = dale("mac rac squ oce cha", P1="stall mac1", P2=winner, P3="stall squ1 / squ2", P4="stall oce1")
    turn = table.play("end", "end", "end", "end")
    assert turn.actor == "P2"
    assert turn.play("build", "card rac4", "card rac4").ranks == [3, 1, 2, 3]


def test_15_a_game_that_runs_has_no_ending() -> None:
    table = dale(QUIET, P1=f"hand junk; stall {SEVEN_STACKS}")
    assert not table.over
    assert not table.play("end").over


# Actions


def test_a_turn_has_one_action() -> None:
    table = dale(QUIET, P1="hand mac1 junk junk; deck " + junk(9), market="rac2 - - - -")
    assert table.play("buy +0", "card junk", "card junk").actor == "P2"
    assert table.play("build", "card mac1").actor == "P2"
    assert table.play("tidy", "card junk", "end").actor == "P2"
    assert table.play("end").actor == "P2"
    assert table.play("play mac1", "card junk").actor == "P1"


def test_the_inventory_action_discards_any_number_of_cards_in_any_order() -> None:
    table = dale(QUIET, P1="hand mac1 squ2 junk; deck " + junk(9))
    first = table.play("tidy")
    assert first.legal == ["card mac1", "card squ2", "card junk"]  # to keep all of them, end the phase
    second = first.play("card squ2")
    assert second.legal == ["end", "card mac1", "card junk"]
    assert second.play("end").discard("P1") == "squ2"
    assert second.play("card mac1", "end").discard("P1") == "squ2 mac1"
    after = second.play("card junk", "card mac1")
    assert (after.discard("P1"), after.actor) == ("squ2 junk mac1", "P2")
    assert after.hand("P1") == junk(5)


def test_where_the_order_does_not_matter_cards_are_tidied_away_in_the_order_of_the_hand() -> None:
    table = dale("pan squ oce", P1="hand pan1 squ2 squ2 junk; deck " + junk(9)).play("tidy", "card squ2")
    assert table.legal == ["end", "card squ2", "card junk"]
    assert table.play("card squ2", "card junk").discard("P1") == "squ2 squ2 junk"


def test_option_always_ask_order_of_the_inventory_action() -> None:
    table = dale("pan squ oce", P1="hand pan1 squ2; deck " + junk(9), options={"always_ask_order": True})
    assert table.play("tidy", "card squ2", "card pan1").discard("P1") == "squ2 pan1"


@pytest.mark.parametrize("always", [False, True])
def test_option_always_ask_order_of_a_discarded_hand(always: bool) -> None:
    options = {"always_ask_order": always}
    table = dale("pan squ oce", P1="hand oce3 pan1 squ2 junk; deck " + junk(9), P2="hand junk", options=options)
    asked = table.play("play oce3")
    if always:
        assert (asked.question, asked.legal) == ("hand_card", ["card pan1", "card squ2", "card junk"])
        asked = asked.play("card junk", "card squ2")
    assert asked.question == "action"
    assert asked.discard("P1") == ("junk squ2 pan1 oce3" if always else "pan1 squ2 junk oce3")


# Abilities outside actions (2.5)

DISCOVERY = "mac pan squ"


def test_an_ability_can_be_used_before_between_and_after_actions() -> None:
    table = dale(DISCOVERY, P1="hand mac5b pan4 junk; deck " + junk(9), market="mac2 mac2 squ2 squ3 squ4")
    assert table.offers("reveal") == ["pan4"]
    between = table.play("play mac5b")
    assert (between.question, between.offers("reveal")) == ("action", ["pan4"])
    last = between.play("end")
    assert (last.question, last.legal) == ("before_delivery", ["end", "reveal pan4"])
    used = last.play("reveal pan4", market="mac4")
    assert (used.question, used.legal) == ("before_delivery", ["end"])
    assert (used.discard("market"), used.opened) == ("mac4", "pan4=pan4:4")
    assert used.play("end").offers("reveal") == []


def test_an_ability_can_be_used_after_the_market_was_filled() -> None:
    table = dale(DISCOVERY, P1="hand mac3 junk junk junk; deck pan4", market="mac2 - squ2 squ3 squ4")
    asked = table.play("end", "end", market="squ5a")
    assert (asked.question, asked.legal) == ("end_of_turn", ["end", "reveal pan4"])
    used = asked.play("reveal pan4", market="mac4")
    assert used.discard("market") == "mac4"
    after = used.play("end")
    assert (after.actor, after.hand("P1"), after.opened) == ("P2", "mac3 pan4 junk junk junk", "")


def test_an_ability_can_be_used_before_an_additional_stack() -> None:
    table = dale(
        "pan squ oce", P1="hand squ5b pan4 oce1; deck " + junk(9) + "; stall pan1/pan2/pan3/squ4",
        market="oce2 oce2 squ2 squ3 oce4",
    )  # fmt: skip
    asked = table.play("build", "card squ5b")
    assert (asked.question, asked.legal) == ("extra_stack", ["end", "roll oce1", "reveal pan4"])
    rolled = asked.play("roll oce1", "reveal pan4", die="3", market="oce3")
    assert rolled.opened == "oce1=oce1:4 pan4=pan4:4"
    assert (rolled.question, rolled.legal) == ("extra_stack", ["end"])


def test_a_roll_can_make_the_additional_stack_possible() -> None:
    table = dale(
        "pan squ oce", P1="hand squ5b oce1 oce2; deck " + junk(9) + "; stall pan1/pan2/pan3/squ4",
    ).play("build", "card squ5b")  # fmt: skip
    assert "build" not in table.legal
    rolled = table.play("roll oce1", die="3")
    assert "build" in rolled.legal
    assert rolled.play("build", "card oce2", "card open1").stall("P1").endswith("squ4 / squ5b / oce2 oce1")


def test_the_die_is_not_rolled_after_the_last_action() -> None:
    table = dale("pan squ oce", P1="hand oce1 junk; deck " + junk(9))
    assert table.offers("roll") == ["oce1"]
    assert table.play("end").legal == ["end"]
    assert table.play("end", "end").legal == ["end"]


def test_an_ability_cannot_be_used_in_another_players_turn() -> None:
    table = dale(DISCOVERY, P1="hand mac1; deck " + junk(9), P2="hand pan4 pan4 junk; deck " + junk(9))
    assert table.offers("reveal") == []
    assert table.play("end").legal == ["end"]
    turn = table.play("end", "end", "end")
    assert (turn.actor, turn.offers("reveal")) == ("P2", ["pan4"])


def test_an_ability_is_fresh_in_the_next_turn() -> None:
    table = dale(DISCOVERY, P1="hand pan4 junk junk junk junk", P2="hand junk junk junk junk junk")
    used = table.play("reveal pan4", "end", "end", "end")
    assert used.actor == "P2"
    assert used.play("end", "end", "end").offers("reveal") == ["pan4"]


def test_a_roll_ends_with_the_turn() -> None:
    table = dale(QUIET.replace("mac", "oce"), P1="hand oce1 junk junk junk junk", P2="hand " + junk(5))
    rolled = table.play("roll oce1", die="2")
    assert (rolled.opened, rolled.hand("P1"), rolled.hand_size("P1")) == ("oce1=oce1:3", junk(4), 5)
    assert rolled.offers("roll") == []
    again = rolled.play("end", "end")
    assert (again.opened, again.hand("P1"), again.offers("roll")) == ("", "oce1 junk junk junk junk", ["oce1"])


def test_nothing_can_be_thrown_away_from_an_empty_market_deck() -> None:
    table = dale(DISCOVERY, P1="hand pan4; deck " + junk(9), market="mac2 - - - -", market_deck="")
    assert table.offers("reveal") == []


def test_the_ability_reshuffles_the_market_deck_if_needed() -> None:
    table = dale(DISCOVERY, P1="hand pan4; deck " + junk(9), market_deck="", market_discard="mac2 mac3")
    after = table.play("reveal pan4", market="mac2")
    assert after.heard("reshuffle") == ["market 2"]
    assert (after.deck("market"), after.discard("market")) == ("mac3", "mac2")


def test_an_ability_is_not_an_action() -> None:
    table = dale(DISCOVERY, P1="hand pan4 junk junk; deck " + junk(9), market="mac2 - - - -")
    used = table.play("reveal pan4")
    assert used.question == "action"
    assert {"buy +0", "tidy", "end"} <= set(used.legal)


# Questions that do not depend on the hand (5.4)


@pytest.mark.parametrize(
    ("decks", "asked"),
    [
        ("mac rac squ", ["action"]),
        ("rac squ oce", ["action"]),
        ("mac pan rac", ["action", "before_delivery", "end_of_turn"]),
        ("squ oce cha", ["action", "before_delivery", "end_of_turn"]),
        ("pan oce cha", ["action", "before_delivery", "end_of_turn"]),
        ("mac rac cha", ["action", "before_delivery", "more_cookies", "end_of_turn"]),
        ("mac pan rac squ cha", ["action", "before_delivery", "more_cookies", "end_of_turn"]),
    ],
)
def test_the_questions_of_a_turn_depend_only_on_the_decks(decks: str, asked: list[str]) -> None:
    mine = {"cha": "cha5b", "pan": "pan4", "mac": "mac2", "oce": "oce1"}
    telling = next(card for deck, card in mine.items() if deck in decks)
    for hand in ("junk", f"{telling} junk"):
        table = dale(decks, P1=f"hand {hand}; deck {junk(12)}", P2=f"deck {junk(12)}")
        assert windows(table) == asked


def test_the_questions_do_not_reveal_whether_a_player_has_an_ability() -> None:
    """The same moves lead through the turn with and without a Market Discovery, and look the same to the others."""
    seen = []
    for mine, hidden in (("pan4", "mac3"), ("mac3", "pan4")):
        cards = f"hand {mine} {junk(4)}; deck {hidden} {junk(4)}"
        table = dale(DISCOVERY, P1=cards, P2="hand junk", market="squ2 squ2 squ3 squ3 squ4")
        seen.append([str(table.play(*["end"] * number).view("P2")) for number in range(4)])
    assert seen[0] == seen[1]
