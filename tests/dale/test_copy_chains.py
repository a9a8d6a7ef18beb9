"""Copiers that copy copiers (3.3): chains, loops, dead ends, and bound copiers as targets."""

from __future__ import annotations

import pytest

from tests.dale.stalls import stall
from tests.dale.table import choices, dale

# Chains


def test_a_chain_through_all_five_copiers() -> None:
    table = dale(
        "mac rac cha",
        P1="hand cha2 mac4 junk; deck junk junk junk; stall junk / cha5b",
        P2="discard cha3",
        market="cha1 - - - -",
        market_discard="cha5a",
    )
    assert choices(table, "play cha2") == ["mac4"]
    assert table.play("play cha2", "as mac4").heard("plays") == ["P1 cha2 mac4"]
    assert choices(table, "buy +0, card cha2") == ["mac4", "junk"]


def test_a_chain_is_followed_from_the_users_perspective() -> None:
    """The user's stall, hand and opponents' piles count, not those of the player on whose pile the copier lies."""
    shopkeeper = dale("mac rac cha", P1="hand cha2; stall mac3", P2="discard cha1; stall mac4", market="mac2")
    assert choices(shopkeeper, "play cha2") == ["mac3"]
    doubles = dale("mac rac cha", P1="hand cha2 mac3", P2="hand mac4; discard cha5b", market="mac2")
    assert choices(doubles, "play cha2") == ["mac3"]
    mirror = dale("mac rac cha", P1="hand cha5a; discard mac3", P2="discard mac4", market="cha2")
    assert choices(mirror, "play cha5a") == ["mac4"]


def test_choices_of_a_chain_add_up() -> None:
    table = dale(
        "mac rac squ cha",
        P1="hand cha5a; stall mac1 / mac3 rac2",
        P2="discard mac4",
        P3="discard cha3",
        market="cha1 cha2 - squ4 -",
        market_discard="rac3 rac4",
    )
    assert choices(table, "play cha5a") == ["mac3", "mac4", "rac2", "rac4", "squ4"]


def test_two_shopkeepers_lead_to_the_same_cards_once() -> None:
    table = dale("mac rac cha", P1="hand cha1 cha5b; stall mac1 / cha1 mac3", market="mac4")
    assert choices(table, "play cha1") == ["mac3"]
    assert choices(table, "play cha5b") == ["mac3"]


@pytest.mark.parametrize(
    ("hand", "stacks", "theirs", "market", "thrown"),
    [
        ("cha1", "cha1", "", "", ""),
        ("cha1", "cha2", "cha1", "", ""),
        ("cha2", "", "cha2", "", ""),
        ("cha2", "", "cha3", "", "cha2"),
        ("cha3", "", "", "", "cha3"),
        ("cha3", "cha3", "cha1", "cha2", "cha5a"),
        ("cha5a", "", "cha3", "cha2", "cha2"),
        ("cha5b cha2", "", "cha2", "", ""),
    ],
)
def test_a_copier_that_only_loops_is_itself(hand: str, stacks: str, theirs: str, market: str, thrown: str) -> None:
    used = hand.split()[0]
    printed = {"cha5a": 5, "cha5b": 5}.get(used) or int(used[3])
    table = dale(
        "mac oce cha",
        P1=f"hand {hand} oce5b; stall {stacks}",
        P2=f"discard {theirs}",
        market=market,
        market_discard=thrown,
    )
    hidden = table.play("play oce5b", f"card {used}")
    assert hidden.offers("as") == [used]
    assert hidden.play(f"as {used}", f"number {printed}").heard("uncovers") == [f"P1 {used} {used} {printed}"]


def test_a_loop_is_left_where_another_card_can_be_copied() -> None:
    table = dale(
        "mac rac squ cha", P1="hand cha2; stall cha1", P2="discard cha3", P3="discard cha2", market_discard="cha2 mac4"
    )
    assert choices(table, "play cha2") == ["mac4"]
    longer = dale("mac rac cha", P1="hand cha1; stall junk / cha1 cha2", P2="discard cha5a", market="cha1 mac4")
    assert choices(longer, "play cha1") == ["mac4"]


def test_a_dead_end_is_copied_as_printed() -> None:
    two = dale("mac rac cha", P1=f"hand cha5a; stall {stall(1)}", market="cha2")
    assert choices(two, "build, card cha5a") == ["cha2"]
    assert two.play("build", "card cha5a", "as cha2").heard("lays") == ["P1 cha5a cha2 2 False"]
    far = dale("mac rac cha", P1=f"hand cha2; stall {stall(2)}", P2="discard cha5a", market="cha3")
    assert far.play("build", "card cha2", "as cha3").heard("lays") == ["P1 cha2 cha3 3 False"]
    either = dale("mac rac cha", P1="hand cha5a", market="cha3 mac3 cha1")
    assert choices(either, "buy +0, card cha5a") == ["mac3", "cha3"]
    assert choices(either, "play cha5a") == ["mac3"]


def test_a_dead_end_belongs_to_the_chameleons() -> None:
    table = dale("mac rac cha", P1=f"hand cha5a cha4; stall {stall(5)}", market="cha2")
    assert table.play("build", "card cha4", "card cha5a", "as cha2").stall("P1").split(" / ")[-1] == "cha4 cha5a"


def test_seeing_doubles_on_the_way_does_not_see_the_card_that_is_used() -> None:
    alone = dale("mac rac cha", P1="hand cha5a", market="- - - cha5b -")
    assert alone.offers("buy") == []
    fifth = dale("mac rac cha", P1=f"hand cha5a; stall {stall(4)}", market="cha5b")
    assert choices(fifth, "buy +0, card cha5a") == ["cha5b"]
    assert fifth.play("build", "card cha5a", "as cha5b").heard("lays") == ["P1 cha5a cha5b 5 False"]
    second = dale("mac rac cha", P1="hand cha2 cha2", P2="discard cha5b", market="- - cha2 - cha1")
    assert second.offers("buy") == ["+2"]  # each sees the other one, which only leads back: both are worth 2


def test_seeing_doubles_does_not_see_the_card_in_play() -> None:
    table = dale("mac oce cha", P1="hand cha5b oce5b; stall oce1", market="mac4")
    assert choices(table, "play oce5b, card cha5b") == ["cha5b"]


def test_copiers_that_end_at_a_good_old_times_do_not_get_its_ability() -> None:
    """Under the Blindfold a Reflection became the Good Old Times that had nothing to copy; it cannot throw."""
    table = dale("oce rac cha", P1="hand cha2 oce5b", P2="discard cha3")
    assert table.offers("reveal") == ["cha2"]
    bound = table.play("play oce5b", "card cha2", "as cha3", "number 1", "number 5")
    assert (bound.opened, bound.offers("reveal")) == ("cha2=cha3:5", [])


def test_the_ability_of_good_old_times_is_found_through_a_chain() -> None:
    table = dale("mac rac cha", P1="hand cha2", P2="discard cha5a", market="cha3 mac4", market_discard="mac3")
    asked = table.play("reveal cha2")
    assert asked.legal == ["as cha3"]
    after = asked.play("as cha3", market="rac4")
    assert (after.opened, after.discard("market")) == ("cha2=cha3:3", "mac3 rac4")
    assert choices(after, "play open1") == ["rac4"]


# Bound copiers as targets


def test_a_bound_copier_is_copied_as_what_it_is() -> None:
    table = dale("oce rac cha", P1="hand cha5b cha2 junk", P2="discard oce1", market="rac3")
    bound = table.play("roll cha2", "as oce1", die="2")
    assert choices(bound, "buy +0, card cha5b") == ["open1"]  # junk alone would not do
    paid = bound.play("buy +0", "card cha5b", "as open1")
    assert paid.heard("pays") == ["P1 cha5b oce1 3"]


def test_a_bound_copier_is_copied_through_a_seeing_doubles_elsewhere() -> None:
    table = dale("oce rac cha", P1="hand cha5a cha2", P2="discard oce1", market="- - cha5b")
    bound = table.play("roll cha2", "as oce1", die="3")
    assert bound.opened == "cha2=oce1:4"
    paid = bound.play("buy +2", "card cha5a", "as open1", "card open1")
    assert paid.heard("pays") == ["P1 cha5a oce1 4", "P1 cha2 oce1 4"]


def test_a_good_old_times_that_threw_and_is_bound_to_a_market_discovery_throws_again() -> None:
    table = dale("pan oce cha", P1="hand cha3 oce5b")
    thrown = table.play("reveal cha3", "as cha3", market="pan4")
    bound = thrown.play("play oce5b", "card open1", "as pan4", "number 9", "number 1")
    assert (bound.opened, bound.offers("reveal")) == ("cha3=pan4:1", ["open1"])
    assert bound.play("reveal open1", market="oce2").offers("reveal") == []


def test_a_copier_that_took_the_text_of_good_old_times_is_copied_as_one() -> None:
    table = dale("mac rac cha", P1="hand cha2 cha5b", P2="discard cha3")
    thrown = table.play("reveal cha2", "as cha3", market="mac4")
    assert choices(thrown, "play cha5b") == ["mac4"]
    again = thrown.play("reveal cha5b", "as cha3", market="rac4")
    assert again.opened == "cha2=cha3:3 cha5b=cha3:3"
    assert again.offers("reveal") == []


def test_a_good_old_times_that_threw_can_be_doubled_for_its_ability() -> None:
    table = dale("mac rac cha", P1="hand cha3 cha5b")
    thrown = table.play("reveal cha3", "as cha3", market="mac4")
    assert thrown.offers("reveal") == ["cha5b"]
    assert thrown.play("reveal cha5b", "as cha3", market="mac3").offers("reveal") == []
