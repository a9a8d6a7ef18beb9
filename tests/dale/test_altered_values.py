"""Bold Haggler and Blindfold (1.6): cards with another value for the turn."""

from __future__ import annotations

from collections import Counter

import pytest

from emporion.kernel.errors import BadMove
from tests.dale.stalls import stall_of
from tests.dale.table import dale

TWO = "mac squ oce"
THREE = "mac rac squ oce"
FOUR = "mac rac squ oce pan"
DECK = "deck junk junk junk junk junk"


# Bold Haggler


def test_bold_haggler_adds_the_die_to_its_value_for_the_turn() -> None:
    table = dale(TWO, P1=f"hand oce1 junk; {DECK}", market="- - squ3 - -")
    assert table.offers("roll") == ["oce1"]
    rolled = table.play("roll oce1", die="3")
    assert (rolled.opened, rolled.hand("P1"), rolled.hand_size("P1")) == ("oce1=oce1:4", "junk", 2)
    assert rolled.question == "action"
    assert rolled.heard("rolls", by="P2") == ["P1 oce1 3"]
    bought = rolled.play("buy +2", "card open1", "card junk")
    assert bought.heard("pays") == ["P1 oce1 oce1 4", "P1 junk junk 1"]


def test_75_bold_haggler_that_rolled_0_stays_1_and_may_not_roll_again() -> None:
    after = dale(TWO, P1="hand oce1").play("roll oce1", die="0")
    assert (after.opened, after.offers("roll")) == ("oce1=oce1:1", [])
    assert after.play("build", "card open1").stall("P1") == "oce1"


def test_bold_haggler_must_use_what_it_rolled() -> None:
    table = dale(TWO, P1="hand oce1")
    assert "build" in table.legal
    assert "build" not in table.play("roll oce1", die="2").legal


def test_each_bold_haggler_rolls_for_itself() -> None:
    table = dale(TWO, P1="hand oce1 oce1; stall mac1 / mac2 / mac3 / mac4")
    once = table.play("roll oce1", die="2")
    assert once.offers("roll") == ["oce1"]
    twice = once.play("roll oce1", die="1")
    assert (twice.opened, twice.offers("roll")) == ("oce1=oce1:3 oce1=oce1:2", [])
    built = twice.play("build", "card open1", "card open2")
    assert built.stall("P1").endswith("/ oce1 oce1")
    assert built.heard("lays") == ["P1 oce1 oce1 3 False", "P1 oce1 oce1 2 False"]


def test_bold_haggler_need_not_roll() -> None:
    assert dale(TWO, P1="hand oce1").play("build", "card oce1").stall("P1") == "oce1"


def test_a_roll_is_reset_when_the_turn_ends() -> None:
    table = dale(TWO, P1=f"hand oce1; {DECK}", P2="hand junk junk junk junk junk")
    after = table.play("roll oce1", "end", die="3")
    assert (after.actor, after.opened, after.hand("P1")) == ("P2", "", "oce1 junk junk junk junk")
    again = after.play("end")
    assert (again.actor, again.offers("roll")) == ("P1", ["oce1"])
    assert again.play("build", "card oce1").stall("P1") == "oce1"


def test_76_a_haggler_discarded_and_drawn_again_is_fresh() -> None:
    table = dale(TWO, P1="hand oce1 mac1")
    again = table.play("roll oce1", "play mac1", die="2")
    assert (again.opened, again.hand("P1"), again.discard("P1")) == ("", "oce1", "mac1")
    assert again.offers("roll") == ["oce1"]
    assert again.play("build", "card oce1").stall("P1") == "oce1"


def test_a_haggler_given_away_and_taken_back_is_fresh() -> None:
    table = dale(THREE, P1="hand oce1 rac4 rac4", P2="hand squ2").play("roll oce1", die="2")
    away = table.play("play rac4", "player P2", "card open1")
    assert (away.opened, away.hand("P1"), away.hand("P2")) == ("", "rac4 squ2", "oce1")
    back = away.play("play rac4", "player P2", "card squ2")
    assert (back.hand("P1"), back.offers("roll")) == ("oce1", ["oce1"])
    assert back.play("build", "card oce1").stall("P1") == "oce1"


def test_a_rolled_haggler_can_be_thrown_away() -> None:
    after = dale(TWO, P1="hand oce1 mac3; deck junk").play("roll oce1", "play mac3", "card open1", die="2")
    assert (after.opened, after.discard("market"), after.hand("P1")) == ("", "oce1", "junk")


def test_bold_haggler_is_not_a_technique_and_rolls_only_in_its_players_turn() -> None:
    table = dale(TWO, P1="hand mac1", P2="hand oce1")
    assert table.offers("roll") == []
    with pytest.raises(BadMove):
        dale(TWO, P1="hand oce1").play("play oce1")


def test_the_die_has_the_faces_0_1_1_2_2_3() -> None:
    rolls = Counter(dale(TWO, P1="hand oce1", seed=seed).play("roll oce1").opened[-1] for seed in range(90))
    assert rolls.keys() == {"1", "2", "3", "4"}
    assert all(8 <= rolls[value] <= 22 for value in "14")
    assert all(20 <= rolls[value] <= 40 for value in "23")


# Blindfold


def test_68_blindfold_guessed_right_discards_the_card() -> None:
    table = dale(TWO, P1="hand oce5b junk mac3; discard mac1", P2="hand squ1")
    asked = table.play("play oce5b")
    assert (asked.question, asked.legal) == ("hand_card", ["card mac3", "card junk"])
    guessing = asked.play("card junk")
    assert (guessing.question, guessing.actor) == ("guess", "P2")
    assert guessing.offers("number") == ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    after = guessing.play("number 1")
    assert (after.hand("P1"), after.discard("P1"), after.opened) == ("mac3", "mac1 junk oce5b", "")
    assert (after.question, after.actor) == ("action", "P1")


def test_68_blindfold_guessed_wrong_gives_the_card_any_value_for_the_turn() -> None:
    table = dale(TWO, P1=f"hand oce5b junk mac3; {DECK}", P2="hand squ1", market="oce5a - - - -")
    asked = table.play("play oce5b", "card junk", "number 3")
    assert (asked.question, asked.actor) == ("new_value", "P1")
    assert asked.offers("number") == ["1", "2", "3", "4", "5"]
    after = asked.play("number 5")
    assert (after.opened, after.hand("P1"), after.discard("P1")) == ("junk=junk:5", "mac3", "oce5b")
    assert after.question == "action"
    bought = after.play("buy +0", "card open1")
    assert bought.heard("pays") == ["P1 junk junk 5"]


def test_68_junk_of_value_5_is_still_junk() -> None:
    stall = stall_of(4)
    junk = dale(TWO, P1=f"hand oce5b junk; {stall}").play("play oce5b", "card junk", "number 3", "number 5")
    assert "build" not in junk.legal
    table = dale(TWO, P1=f"hand oce5b junk squ1; {stall_of(5)}").play("play oce5b", "card junk", "number 3", "number 5")
    built = table.play("build", "card squ1", "card open1")
    assert built.stall("P1").endswith("/ squ1 junk")
    assert built.heard("lays") == ["P1 squ1 squ1 1 False", "P1 junk junk 5 False"]


def test_blindfold_is_secret_until_the_guess() -> None:
    table = dale(THREE, P1="hand oce5b junk mac3", P2="hand squ1", P3="hand rac1")
    hidden = table.play("play oce5b", "player P3", "card mac3")
    assert hidden.actor == "P3"
    assert hidden.heard("hides", by="P1") == ["P1 P3 mac3"]
    assert hidden.heard("hides", by="P2") == hidden.heard("hides", by="P3") == ["P1 P3 None"]
    assert hidden.heard("uncovers") == []
    assert "hidden" not in hidden.view("P3")
    other = table.play("play oce5b", "player P3", "card junk")
    assert hidden.concealed("P3") == other.concealed("P3")
    after = hidden.play("number 4", "number 2")
    assert after.heard("guesses", by="P2") == ["P3 4"]
    assert after.heard("uncovers", by="P2") == ["P1 mac3 mac3 3"]
    assert after.heard("new_value", by="P2") == ["P1 mac3 2"]


def test_blindfold_with_chameleons_in_the_game_asks_for_the_identity_of_any_card() -> None:
    table = dale("rac oce cha", P1="hand oce5b rac1 cha5b", P2="hand oce1")
    plain = table.play("play oce5b", "card rac1")
    copier = table.play("play oce5b", "card cha5b")
    assert (plain.question, plain.legal, plain.actor) == ("identity", ["as rac1"], "P1")
    assert (copier.question, copier.legal) == ("identity", ["as rac1"])
    assert plain.concealed("P2") == copier.concealed("P2")
    assert plain.play("as rac1").concealed("P2") == copier.play("as rac1").concealed("P2")


def test_blindfold_with_an_empty_hand_has_no_effect() -> None:
    after = dale(THREE, P1="hand oce5b", P2="hand squ1").play("play oce5b")
    assert after.heard("nothing") == ["P1 oce5b"]
    assert (after.discard("P1"), after.legal) == ("oce5b", ["end"])


def test_69_flashy_show_before_the_blindfold_is_overridden() -> None:
    table = dale(TWO, P1="hand mac5a oce5b junk", P2="hand squ1").play("play mac5a", "play oce5b", "card junk")
    assert table.play("number 2").discard("P1") == "mac5a junk oce5b"  # junk is worth 2
    after = table.play("number 1", "number 4")
    assert after.opened == "junk=junk:4"


def test_69_flashy_show_after_the_blindfold_adds_one() -> None:
    table = dale(TWO, P1=f"hand mac5a oce5b junk; {DECK}", P2="hand squ1", market="oce5a - - - -")
    after = table.play("play oce5b", "card junk", "number 2", "number 4", "play mac5a")
    assert after.opened == "junk=junk:5"
    assert after.play("buy +0", "card open1").heard("pays") == ["P1 junk junk 5"]


def test_a_value_set_under_a_flashy_show_can_be_the_smallest() -> None:
    table = dale(TWO, P1="hand mac5a oce5b squ2", P2="hand squ1").play("play mac5a", "play oce5b", "card squ2")
    after = table.play("number 1", "number 1")
    assert after.opened == "squ2=squ2:1"
    assert after.play("build", "card open1").stall("P1") == "squ2"


def test_a_second_blindfold_is_guessed_by_the_new_value() -> None:
    table = dale(TWO, P1="hand oce5b mac5b junk", P2="hand squ1")
    again = table.play("play oce5b", "card junk", "number 2", "number 4", "play mac5b", "play oce5b", "card open1")
    assert again.play("number 4").discard("P1") == "mac5b junk oce5b"
    assert again.play("number 1", "number 2").opened == "junk=junk:2"


def test_blindfold_on_a_rolled_haggler() -> None:
    table = dale(TWO, P1="hand oce5b oce1", P2="hand squ1").play("roll oce1", "play oce5b", die="2")
    assert table.legal == ["card open1"]
    right = table.play("card open1", "number 3")
    assert (right.discard("P1"), right.opened) == ("oce1 oce5b", "")
    wrong = table.play("card open1", "number 1", "number 5")
    assert (wrong.opened, wrong.offers("roll")) == ("oce1=oce1:5", [])


def test_a_haggler_rolls_on_top_of_a_blindfold() -> None:
    table = dale(TWO, P1="hand oce5b oce1", P2="hand squ1")
    after = table.play("play oce5b", "card oce1", "number 2", "number 4", "roll open1", die="3")
    assert (after.opened, after.offers("roll")) == ("oce1=oce1:7", [])


def test_the_value_of_a_blindfold_is_reset_when_the_turn_ends() -> None:
    table = dale(TWO, P1=f"hand oce5b mac1; {DECK}", P2="hand squ1 squ2 squ3 squ4 oce1")
    valued = table.play("play oce5b", "card mac1", "number 2", "number 5")
    assert "build" not in valued.legal
    after = valued.play("end", "end")
    assert (after.actor, after.opened) == ("P1", "")
    assert after.play("build", "card mac1").stall("P1") == "mac1"


def test_the_value_of_a_blindfold_is_reset_when_the_card_leaves_the_hand() -> None:
    table = dale(TWO, P1="hand oce5b mac1 squ1", P2="hand squ2")
    valued = table.play("play oce5b", "card squ1", "number 2", "number 5")
    assert valued.opened == "squ1=squ1:5"
    back = valued.play("play mac1", decks="squ1")
    assert (back.opened, back.hand("P1")) == ("", "squ1")
    assert back.play("build", "card squ1").stall("P1") == "squ1"


def test_a_technique_with_an_altered_value_can_be_played() -> None:
    table = dale(TWO, P1="hand oce5b mac3 junk; deck squ1", P2="hand squ2")
    after = table.play("play oce5b", "card mac3", "number 2", "number 1", "play open1", "card junk")
    assert (after.opened, after.hand("P1"), after.discard("P1")) == ("", "squ1", "oce5b mac3")


def test_blindfold_with_four_players_targets_any_opponent() -> None:
    table = dale(FOUR, P1="hand oce5b mac1").play("play oce5b")
    assert (table.question, table.legal) == ("opponent", ["player P2", "player P3", "player P4"])
    assert table.play("player P4", "card mac1").actor == "P4"
