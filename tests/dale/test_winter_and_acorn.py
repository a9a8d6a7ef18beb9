"""Changes to a stall beyond one stack per action (2.4 c, 1.5): Winter is Coming adds stacks, Acorn swaps a card."""

from __future__ import annotations

from tests.dale.stalls import DECK, stacks, to_build
from tests.dale.table import Table, dale

# Winter is Coming


def test_43_winter_is_coming_allows_an_additional_stack() -> None:
    asked = to_build(5, "squ5b mac3 mac3 junk").play("build", "card squ5b")
    assert (asked.actor, asked.question, asked.legal) == ("P1", "extra_stack", ["build", "end"])
    after = asked.play("build", "card mac3", "card mac3")
    assert after.stall("P1").endswith("/ squ5b / mac3 mac3")
    assert after.actor == "P2"


def test_43_the_additional_stack_may_be_declined() -> None:
    after = to_build(5, "squ5b mac3 mac3 junk").play("build", "card squ5b", "end")
    assert (after.actor, after.stall("P1").count("/")) == ("P2", 4)
    assert after.hand("P1").startswith("mac3 mac3")


def test_43_everyone_is_asked_for_an_additional_stack_even_if_none_is_possible() -> None:
    asked = to_build(5, "squ5b junk").play("build", "card squ5b")
    assert (asked.question, asked.legal) == ("extra_stack", ["end"])


def test_44_the_additional_stack_can_win() -> None:
    table = to_build(7, "squ5b squ2 squ4 squ4").play("build", "card squ2", "card squ5b")
    after = table.play("build", "card squ4", "card squ4")
    assert after.over
    assert after.ranks == [1, 2]


def test_winter_is_coming_in_the_eighth_stack_wins_and_asks_nothing() -> None:
    after = to_build(8, "squ5b squ3").play("build", "card squ3", "card squ5b")
    assert (after.over, after.actor) == (True, None)


def test_a_fetched_winter_is_coming_works() -> None:
    table = dale("squ oce rac", P1="hand oce5b squ3; discard squ5b" + DECK + stacks(7))
    lowered = table.play("play oce5b", "card squ3", "number 9", "number 2")
    assert lowered.play("build", "card open1", "pick squ5b").question == "extra_stack"


def test_winter_is_coming_repeats_with_a_copy_of_it() -> None:
    """3.4.9: Flexible Shopkeeper copies from the stack just built."""
    table = to_build(5, "squ5b cha1 squ1 squ1 squ2", decks="rac squ cha")
    second = table.play("build", "card squ5b").play("build", "card squ1", "card cha1", "as squ5b")
    assert (second.question, second.stall("P1").endswith("/ squ5b / squ1 cha1")) == ("extra_stack", True)
    assert second.heard("lays") == ["P1 squ1 squ1 1 False", "P1 cha1 squ5b 5 False"]
    assert second.play("end").actor == "P1"  # before the Delivery


def test_a_chain_of_four_stacks_wins() -> None:
    table = to_build(5, "cha5b squ5b squ1 cha1 squ2 squ4 squ4", decks="rac squ cha")
    fifth = table.play("build", "card cha5b", "as squ5b")
    sixth = fifth.play("build", "card squ1", "card squ5b")
    seventh = sixth.play("build", "card squ2", "card cha1", "as squ5b")
    assert [each.question for each in (fifth, sixth, seventh)] == ["extra_stack"] * 3
    after = seventh.play("build", "card squ4", "card squ4")
    assert after.stall("P1").endswith("/ cha5b / squ1 squ5b / squ2 cha1 / squ4 squ4")
    assert after.over


def test_a_copy_in_the_stall_is_the_printed_card() -> None:
    """The second Shopkeeper cannot copy Winter is Coming from the first."""
    table = to_build(5, "squ5b cha1 cha1 squ1 squ2", decks="rac squ cha").play("build", "card squ5b")
    asked = table.play("build", "card squ1", "card cha1", "as squ5b")
    assert (asked.question, asked.legal) == ("extra_stack", ["end"])


def two_winters() -> Table:
    """Stack 4 holds two Winter is Coming of value 1: one was under the Blindfold, the other is its copy."""
    table = dale("squ oce cha", P1="hand oce5b squ5b cha5b squ2 squ2 squ3 oce2 oce4" + DECK + "; stall oce1/oce2/oce3")
    lowered = table.play("play oce5b", "card squ5b", "as squ5b", "number 9", "number 1")
    assert lowered.opened == "squ5b=squ5b:1"
    return lowered.play("build", "card squ2", "card cha5b", "as open1", "card open1")


def test_each_of_two_winters_in_one_stack_allows_an_additional_stack() -> None:
    """5.16"""
    first = two_winters()
    assert first.stall("P1").endswith("/ squ2 cha5b squ5b")
    assert (first.question, first.opened) == ("extra_stack", "")
    second = first.play("build", "card squ3", "card squ2")
    assert second.question == "extra_stack"
    third = second.play("build", "card oce2", "card oce4")
    assert third.stall("P1").endswith("/ squ2 cha5b squ5b / squ3 squ2 / oce2 oce4")
    assert third.question == "before_delivery"


def test_a_player_who_declines_one_additional_stack_may_build_the_other() -> None:
    declined = two_winters().play("end")
    assert (declined.question, declined.legal[:2]) == ("extra_stack", ["build", "end"])
    assert declined.play("end").question == "before_delivery"
    assert declined.play("build", "card squ3", "card squ2").question == "before_delivery"


def test_additional_stacks_are_limited_by_the_stall() -> None:
    """Two Winters in stack 7: the eighth stack ends the game, so only one of them counts."""
    table = dale(
        "squ oce cha", P1="hand oce5b squ5b cha5b squ5a squ4" + DECK + "; stall oce1/oce2/oce3/oce4/oce5a/oce1 squ1"
    )  # fmt: skip
    lowered = table.play("play oce5b", "card squ5b", "as squ5b", "number 9", "number 1")
    asked = lowered.play("build", "card squ5a", "number 5", "card cha5b", "as open1", "card open1")
    assert asked.question == "extra_stack"
    assert asked.play("end").question == "before_delivery"


# Acorn


def test_45_acorn_takes_the_place_of_a_card_in_a_stall() -> None:
    table = dale("mac rac squ", P1="hand squ4 junk" + DECK, P2="hand mac2; stall rac1")
    after = table.play("play squ4")
    assert (after.hand("P1"), after.stall("P2"), after.discard("P1")) == ("rac1 junk", "squ4", "")
    assert after.question == "action"  # the plus


def test_45_the_next_stack_of_the_robbed_player_is_unchanged() -> None:
    table = dale("mac rac squ", P1="hand squ4 junk junk junk junk" + DECK, P2="hand mac2 mac4; stall rac1")
    theirs = table.play("play squ4", "end")
    assert theirs.play("build").legal == ["card mac2"]


def test_47_acorn_does_not_look_at_the_own_stall() -> None:
    table = dale("mac rac squ", P1="hand squ4 junk; stall mac1" + DECK)
    after = table.play("play squ4")
    assert after.heard("nothing") == ["P1 squ4"]
    assert (after.stall("P1"), after.hand("P1"), after.discard("P1"), after.question) == (
        "mac1",
        "junk",
        "squ4",
        "action",
    )


def test_47_acorn_chooses_among_the_stalls_of_others() -> None:
    table = dale(
        "mac rac squ oce", P1="hand squ4; stall mac1" + DECK, P2="stall rac1 / mac1 mac1", P3="stall oce1 / squ1 junk"
    )
    asked = table.play("play squ4")
    assert (asked.question, asked.offers("player")) == ("opponent", ["P2", "P3"])
    after = asked.play("player P3", "stack 2", "pick junk")
    assert (after.hand("P1"), after.stall("P3")) == ("junk", "oce1 / squ1 squ4")
