"""Bound copies (3.3): how long they last, and what they inherit from an altered card."""

from __future__ import annotations

from tests.dale.stalls import stall
from tests.dale.table import Table, choices, dale

# How long a copy lasts


def test_a_copy_lasts_when_its_target_moves_away() -> None:
    trend = dale("pan rac cha", P1="hand cha5a pan1", market="pan4 rac2 - - -")
    thrown = trend.play("reveal cha5a", "as pan4", market="rac3")
    gone = thrown.play("play pan1", "take +0", market="rac4 rac3 rac4 rac2 rac2")
    assert (gone.opened, gone.market) == ("cha5a=pan4:4", "rac4 rac3 rac4 rac2 rac2")
    bought = gone.play("buy discard", "card open1", "end")
    assert bought.heard("pays") == ["P1 cha5a pan4 4"]
    mirror = dale("oce rac cha", P1="hand cha2 rac2", P2="hand rac4; discard oce1", market="rac2")
    covered = mirror.play("roll cha2", "as oce1", "play rac2", "player P2", die="1")
    assert (covered.opened, covered.discard("P2")) == ("cha2=oce1:2", "oce1 rac4")
    assert covered.play("buy +0", "card open1").heard("pays") == ["P1 cha2 oce1 2"]


def test_a_copy_ends_when_the_copier_leaves_the_hand() -> None:
    table = dale("mac oce cha", P1="hand cha2 mac1; deck ", P2="discard oce1")
    rolled = table.play("roll cha2", "as oce1", die="2")
    redrawn = rolled.play("play mac1", decks="cha2")
    assert (redrawn.opened, redrawn.hand("P1")) == ("", "cha2")
    assert redrawn.play("roll cha2", "as oce1", die="3").opened == "cha2=oce1:4"


def test_a_good_old_times_that_left_the_hand_throws_again() -> None:
    table = dale("mac rac cha", P1="hand cha3 mac1")
    thrown = table.play("reveal cha3", "as cha3", market="mac4")
    redrawn = thrown.play("play mac1", decks="cha3")
    assert (redrawn.opened, redrawn.offers("reveal")) == ("", ["cha3"])


def test_a_bound_copier_is_played_without_a_question() -> None:
    table = dale("mac oce cha", P1="hand cha2 oce5b; deck junk junk junk", P2="discard mac4")
    bound = table.play("play oce5b", "card cha2", "as mac4", "number 9", "number 1")
    assert bound.play("play open1").heard("plays") == ["P1 cha2 mac4"]


def test_a_bound_copier_is_given_away_as_a_chameleon() -> None:
    table = dale("oce rac cha", P1="hand cha2 rac4", P2="hand rac3; discard oce1")
    given = table.play("roll cha2", "as oce1", "play rac4", "card open1", die="2")
    assert (given.opened, given.hand("P2"), given.hand("P1")) == ("", "cha2", "rac3")
    slipped = dale("oce rac cha", P1="hand cha2 rac3", P2="discard oce1").play(
        "roll cha2", "as oce1", "play rac3", "card open1", die="2"
    )
    assert (slipped.opened, slipped.top("P2")) == ("", "cha2")


def test_a_copy_that_has_paid_or_was_built_is_a_chameleon_again() -> None:
    table = dale("oce rac cha", P1=f"hand cha2; stall {stall(2)}", P2="discard oce1", market="rac2")
    rolled = table.play("roll cha2", "as oce1", die="2")
    assert rolled.play("buy +0", "card open1").discard("P1") == "cha2"
    assert rolled.play("build", "card open1").stall("P1").split(" / ")[-1] == "cha2"


def test_a_copy_as_cookies_lasts_from_the_blindfold_to_the_delivery() -> None:
    table = dale(
        "mac oce cha", P1="hand cha5a oce5b; deck junk junk junk junk junk junk", market="mac2 mac4 oce2 oce3 oce4"
    )
    bound = table.play("play oce5b", "card cha5a", "as mac2", "number 9", "number 1")
    full = bound.play("end", "end", decks="junk junk junk junk junk")
    assert (full.hand_size("P1"), full.opened) == (6, "cha5a=mac2:1")


def test_a_copier_bound_to_something_else_cannot_become_cookies() -> None:
    table = dale("mac oce cha", P1="hand cha5a oce5b; deck junk junk junk junk junk", market="mac2 mac4")
    bound = table.play("play oce5b", "card cha5a", "as mac4", "number 9", "number 1")
    full = bound.play("end", "end")
    assert (full.question, full.legal, full.hand_size("P1")) == ("more_cookies", ["end"], 5)


# What a copy inherits


def hagglers(blindfold: str = "") -> Table:
    return dale("oce mac cha", P1=f"hand cha5b oce1 {blindfold}; deck junk; stall {stall(2)}", market="- - mac2")


def test_a_roll_after_the_copy_does_not_follow() -> None:
    table = hagglers().play("roll cha5b", "as oce1", die="1").play("roll oce1", die="3")
    assert table.opened == "cha5b=oce1:2 oce1=oce1:4"


def test_a_copy_inherits_the_value_of_the_blindfold() -> None:
    set_to_4 = hagglers("oce5b").play("play oce5b", "card oce1", "as oce1", "number 9", "number 4")
    assert set_to_4.opened == "oce1=oce1:4"
    assert set_to_4.play("buy +2", "card cha5b", "as open1").heard("pays") == ["P1 cha5b oce1 4"]
    rolled = set_to_4.play("roll cha5b", "as open1", die="2")  # the model was not rolled, so the copy may be
    assert rolled.opened == "oce1=oce1:4 cha5b=oce1:6"
    assert rolled.offers("roll") == ["open1"]


def test_a_copier_that_rolls_may_copy_the_better_of_two_hagglers() -> None:
    set_to_5 = hagglers("oce1 oce5b").play("play oce5b", "card oce1", "as oce1", "number 9", "number 5")
    asked = set_to_5.play("roll cha5b")
    assert asked.offers("as") == ["oce1", "open1"]
    assert asked.play("as open1", die="2").opened == "oce1=oce1:5 cha5b=oce1:7"


def test_flashy_show_counts_once_for_a_copy() -> None:
    shown = hagglers("mac5a").play("roll oce1", "play mac5a", die="1")
    assert shown.opened == "oce1=oce1:3"
    assert shown.play("build", "card cha5b", "as open1").heard("lays") == ["P1 cha5b oce1 3 False"]
    hidden = dale("oce mac cha", P1="hand cha5b mac2 mac5a oce5b junk junk", market="- mac2 -")
    after = hidden.play("play mac5a", "play oce5b", "card mac2", "as mac2", "number 9", "number 3")
    assert after.opened == "mac2=mac2:3"
    assert after.play("buy +1", "card cha5b", "as open1").heard("pays") == ["P1 cha5b mac2 3"]
    before = hidden.play("play oce5b", "card mac2", "as mac2", "number 9", "number 2", "play mac5a")
    assert before.opened == "mac2=mac2:3"
    assert before.play("buy +1", "card cha5b", "as open1").heard("pays") == ["P1 cha5b mac2 3"]


def test_flashy_show_counts_for_a_copy_of_a_printed_card() -> None:
    table = dale("mac rac cha", P1="hand mac5a cha2", P2="discard rac3", market="- rac3")
    assert table.play("play mac5a", "buy +1", "card cha2", "as rac3").heard("pays") == ["P1 cha2 rac3 4"]


def test_an_altered_technique_is_doubled_and_played() -> None:
    table = dale("oce mac cha", P1="hand cha5b mac4 oce5b; deck junk junk junk")
    altered = table.play("play oce5b", "card mac4", "as mac4", "number 9", "number 1")
    assert choices(altered, "play cha5b") == ["open1"]
    after = altered.play("play cha5b", "as open1")
    assert (after.heard("plays"), after.opened) == (["P1 cha5b mac4"], "mac4=mac4:1")


def test_an_altered_card_and_its_equal_in_the_hand_are_two_models() -> None:
    table = dale("oce mac cha", P1="hand cha5b mac2 mac2 oce5b", market="mac2 - oce2")
    altered = table.play("play oce5b", "card mac2", "as mac2", "number 9", "number 4")
    assert choices(altered, "buy +0, card cha5b") == ["mac2", "open1"]
    assert choices(altered, "buy +2, card cha5b") == ["mac2", "open1"]


def test_the_blindfold_guesses_the_altered_value_of_a_copy() -> None:
    """A rolled Haggler, doubled and hidden: its number is the altered one."""
    rolled = hagglers("oce5b").play("roll oce1", die="3")
    hidden = rolled.play("play oce5b", "card cha5b", "as open1")
    assert hidden.play("number 4").discard("P1") == "cha5b oce5b"
    kept = hidden.play("number 1", "number 2")
    assert (kept.opened, kept.offers("roll")) == ("oce1=oce1:4 cha5b=oce1:2", [])
    flashy = dale("oce mac cha", P1="hand cha2 mac5a oce5b", P2="discard mac4")
    shown = flashy.play("play mac5a", "play oce5b", "card cha2", "as mac4")
    assert shown.play("number 5").heard("uncovers") == ["P1 cha2 mac4 5"]
    assert shown.play("number 5").discard("P1") == "mac5a cha2 oce5b"
    assert shown.play("number 4", "number 3").opened == "cha2=mac4:3"
