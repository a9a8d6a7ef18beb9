"""Copiers used together with other cards, and which hand cards are shown when a copier is used (3.3)."""

from __future__ import annotations

import pytest

from tests.dale.stalls import stall
from tests.dale.table import Table, dale

# Copiers used together


def test_copiers_of_one_payment_bind_together() -> None:
    table = dale("mac rac cha", P1="hand cha5b cha2 mac4", P2="discard rac4", market="- - - cha5a")
    paid = table.play("buy +3", "card mac4", "card cha2", "as rac4")
    assert paid.heard("pays") == ["P1 mac4 mac4 4", "P1 cha2 rac4 4"]
    doubled = table.play("buy +3", "card mac4", "card cha5b")
    assert doubled.offers("as") == ["mac4", "rac4"]  # the card laid before, and through the Reflection in the hand
    assert doubled.play("as rac4").heard("pays") == ["P1 mac4 mac4 4", "P1 cha5b rac4 4"]
    chained = table.play("buy +3", "card cha2", "as rac4", "card cha5b")
    assert chained.offers("as") == ["mac4", "rac4"]  # the Reflection that was laid is still a copier


def test_two_equal_copiers_may_be_two_things() -> None:
    table = dale("mac rac cha", P1="hand cha1 cha1; stall mac1 / mac2 mac4", market="- - - - cha2")
    paid = table.play("buy +4", "card cha1", "as mac2", "card cha1", "as mac4")
    assert paid.heard("pays") == ["P1 cha1 mac2 2", "P1 cha1 mac4 4"]
    sixth = dale("mac rac cha", P1=f"hand cha1 cha1; stall {stall(5, 'mac2 mac4 rac2')}")
    built = sixth.play("build", "card cha1", "as mac2", "card cha1", "as mac4")
    assert built.stall("P1").split(" / ")[-1] == "cha1 cha1"


def test_trendsetting_copies_the_card_that_is_being_bought() -> None:
    table = dale("mac rac cha", P1="hand cha5a junk", market="- mac4")
    after = table.play("buy +1", "card junk", "card cha5a", "as mac4")
    assert (after.hand("P1"), after.discard("P1")) == ("mac4", "junk cha5a")


def test_good_old_times_copies_the_top_card_that_is_being_bought() -> None:
    table = dale("pan rac cha", P1="hand cha3 pan4 pan5b", market_discard="rac2 rac5a")
    bought = table.play("buy discard", "card pan4", "card cha3", "as rac5a", "card pan5b", "end")
    assert bought.heard("pays")[1] == "P1 cha3 rac5a 5"
    assert (bought.hand("P1"), bought.discard("market")) == ("rac5a", "rac2")
    itself = dale("pan rac cha", P1="hand cha3", market_discard="rac2 pan4")
    taken = itself.play("buy discard", "card cha3", "as pan4", "end")
    assert (taken.hand("P1"), taken.discard("market"), taken.discard("P1")) == ("pan4", "rac2", "cha3")


def test_copiers_admit_other_cards_to_a_stack() -> None:
    chest = dale("squ rac cha", P1=f"hand cha2 rac1 cha4; stall {stall(6)}", P2="discard squ2")
    assert chest.play("build", "card cha2", "as squ2", "card rac1", "card cha4").stall("P1").endswith("cha2 rac1 cha4")
    vendor = dale("squ rac cha", P1="hand cha1 junk junk junk; stall junk / rac1 squ1")
    assert vendor.play("build", "card cha1", "as squ1", "card junk", "card junk").stall("P1").endswith("cha1 junk junk")
    item = dale("squ rac cha", P1=f"hand cha3; discard rac2 junk; stall {stall(4)}", market_discard="squ3")
    assert item.play("build", "card cha3", "as squ3", "pick rac2").stall("P1").endswith("cha3 rac2")
    accordion = dale("squ rac cha", P1=f"hand cha5a; stall {stall(5)}", market="squ5a")
    assert accordion.play("build", "card cha5a", "as squ5a", "number 6").heard("lays") == ["P1 cha5a squ5a 6 False"]


def test_a_copier_of_the_discard_pile_brings_another_card_as_a_nostalgic_item() -> None:
    table = dale("squ rac cha", P1=f"hand squ3; discard junk cha2 rac1; stall {stall(6)}", P2="discard squ3")
    after = table.play("build", "card squ3", "pick cha2", "as squ3", "pick top")
    assert (after.stall("P1").split(" / ")[-1], after.discard("P1")) == ("squ3 cha2 rac1", "junk")
    lonely = dale("squ rac cha", P1=f"hand junk; discard cha2 rac1; stall {stall(3)}", P2="discard squ3")
    assert "build" not in lonely.legal


def test_seeing_doubles_of_the_discard_pile_copies_a_card_of_the_same_stack() -> None:
    table = dale("squ rac cha", P1=f"hand squ3; discard cha5b; stall {stall(5)}")
    after = table.play("build", "card squ3", "pick top", "as squ3")
    assert after.heard("lays") == ["P1 squ3 squ3 3 False", "P1 cha5b squ3 3 True"]
    assert after.heard("shows") == []


def test_seeing_doubles_of_the_hand_does_not_see_a_card_of_the_discard_pile() -> None:
    for number, possible in ((6, True), (7, False), (8, True)):
        table = dale("squ rac cha", P1=f"hand squ3 cha5b; discard rac2; stall {stall(number - 1)}")
        assert ("build" in table.legal) == possible


def test_winter_through_a_copier_and_the_shopkeeper_that_sees_the_new_stack() -> None:
    table = dale("squ rac cha", P1=f"hand cha2 cha1 squ1; stall {stall(4)}", P2="discard squ5b", market="squ2")
    winter = table.play("build", "card cha2", "as squ5b")
    assert (winter.question, winter.legal) == ("extra_stack", ["build", "end"])
    again = winter.play("build", "card squ1", "card cha1", "as squ5b")  # by way of the Reflection in the new stack
    assert again.heard("lays") == ["P1 squ1 squ1 1 False", "P1 cha1 squ5b 5 False"]
    assert (again.question, again.legal) == ("extra_stack", ["end"])


def test_two_winters_in_a_stack_allow_two_more() -> None:
    table = dale("squ oce cha", P1=f"hand cha5b squ5b oce5b squ4 squ3 squ2; stall {stall(3)}", market="oce2")
    cheap = table.play("play oce5b", "card squ5b", "as squ5b", "number 9", "number 2")
    both = cheap.play("build", "card cha5b", "as open1", "card open1")
    assert (both.question, both.stall("P1").split(" / ")[-1]) == ("extra_stack", "cha5b squ5b")
    fifth = both.play("build", "card squ3", "card squ2")
    assert (fifth.question, fifth.legal) == ("extra_stack", ["end"])


# Which cards are shown


def known_hand(table: Table, by: str = "P2") -> str:
    """The cards in P1's hand that another player knows."""
    return str(table.view(by)["seats"][0]["hand"]).replace("?", "").strip()


def test_a_used_copier_is_known_before_its_identity_is_chosen() -> None:
    table = dale("mac rac cha", P1="hand cha2 mac3; deck junk junk junk", P2="discard mac4")
    assert known_hand(table) == ""
    asked = table.play("play cha2")
    assert known_hand(asked) == "cha2"
    assert asked.view("P2")["asked"] == "cha2"


@pytest.mark.parametrize(
    "moves",
    [
        "play cha5b, as mac4",
        "buy +0, card cha5b, as mac4",
        "build, card cha5b, as mac4",
        "play oce5b, card cha5b, as mac4, number 9",
    ],
)
def test_the_model_of_seeing_doubles_is_shown(moves: str) -> None:
    table = dale("mac oce cha", P1=f"hand cha5b mac4 oce5b; deck junk junk junk; stall {stall(3)}", market="cha4")
    after = table.play(*moves.split(", "))
    assert after.heard("shows", by="P2") == ["P1 mac4"]
    assert known_hand(after).split()[0] == "mac4"


def test_the_model_of_seeing_doubles_is_shown_when_it_rolls_throws_or_is_cookies() -> None:
    rolled = dale("oce rac cha", P1="hand cha5b oce1 rac2").play("roll cha5b", "as oce1", die="1")
    assert (rolled.heard("shows", by="P2"), known_hand(rolled)) == (["P1 oce1"], "oce1")
    thrown = dale("pan rac cha", P1="hand cha5b pan4 rac2").play("reveal cha5b", "as pan4", market="rac4")
    assert (thrown.heard("shows", by="P2"), known_hand(thrown)) == (["P1 pan4"], "pan4")
    full = dale(
        "mac rac oce cha", P1="hand cha5b cha2; deck junk junk junk junk", P2="discard mac2", P3="discard mac4"
    ).play("end", "end")
    assert (full.legal, known_hand(full)) == (["end", "card cha2", "card cha5b"], "")
    eaten = full.play("card cha5b")
    assert (eaten.heard("shows", by="P2"), known_hand(eaten).split()[0]) == (["P1 cha2"], "cha2")


def test_a_copier_that_seeing_doubles_follows_is_shown() -> None:
    table = dale("mac rac cha", P1="hand cha5b cha2 mac3; deck junk junk junk", P2="discard mac4")
    after = table.play("play cha5b", "as mac4")
    assert (after.heard("shows", by="P2"), known_hand(after)) == (["P1 cha2"], "cha2")


def test_open_or_known_cards_are_not_shown_again() -> None:
    rolled = dale("oce rac cha", P1="hand cha5b oce1 rac3", market="rac2").play("roll oce1", die="1")
    paid = rolled.play("buy +0", "card cha5b", "as open1")
    assert (paid.heard("shows"), known_hand(paid)) == ([], "rac2")
    known = dale("mac rac cha", P1="hand cha5b mac5b; deck junk junk junk; discard mac4").play("play mac5b")
    assert known_hand(known) == "mac4"
    assert known.play("play cha5b", "as mac4").heard("shows") == []


def test_other_copiers_show_nothing_of_the_hand() -> None:
    table = dale("mac rac cha", P1="hand cha2 mac4; deck junk junk junk", P2="discard mac4")
    after = table.play("play cha2", "as mac4")
    assert (after.heard("shows"), known_hand(after)) == ([], "")


def test_nothing_is_shown_where_the_chain_need_not_go_through_the_hand() -> None:
    table = dale("mac rac cha", P1="hand cha5a mac4; deck junk junk junk", market="cha5b mac4")
    after = table.play("play cha5a", "as mac4")
    assert (after.heard("shows"), known_hand(after)) == ([], "")


def test_the_model_is_shown_when_the_chain_goes_through_a_seeing_doubles_elsewhere() -> None:
    table = dale("mac rac cha", P1="hand cha5a mac4 junk; deck junk junk junk", market="cha5b")
    after = table.play("play cha5a", "as mac4")
    assert (after.heard("shows", by="P2"), known_hand(after)) == (["P1 mac4"], "mac4")


@pytest.mark.parametrize(("hand", "market", "model"), [("cha3", "", "cha3"), ("cha5a mac4", "cha3", "cha5a")])
def test_the_good_old_times_whose_ability_is_doubled_is_shown(hand: str, market: str, model: str) -> None:
    table = dale("mac rac cha", P1=f"hand cha5b {hand}", market=market)
    after = table.play("reveal cha5b", "as cha3", market="rac4")
    assert (after.heard("shows", by="P2"), known_hand(after)) == ([f"P1 {model}"], model)


def test_the_model_of_a_seeing_doubles_drawn_by_charm_is_shown() -> None:
    table = dale("oce rac cha", P1=f"hand oce4 rac4 junk; stall {stall(3)}")
    after = table.play("play oce4", "as rac4", market="cha5b")
    assert (after.heard("shows", by="P2"), known_hand(after)) == (["P1 rac4"], "rac4")


def test_the_model_of_a_seeing_doubles_is_shown_when_its_value_was_guessed() -> None:
    table = dale("oce rac cha", P1="hand oce5b rac4 cha5b junk")
    after = table.play("play oce5b", "card cha5b", "as rac4", "number 4")
    assert (after.heard("shows", by="P2"), known_hand(after)) == (["P1 rac4"], "rac4")


@pytest.mark.parametrize(("hand", "theirs"), [("mac4 mac4", ""), ("mac4 cha2", "mac4")])
def test_nothing_more_is_shown_if_the_model_is_laid_down_already(hand: str, theirs: str) -> None:
    table = dale("mac rac cha", P1=f"hand cha5b {hand}", P2=f"discard {theirs}", market="- - - cha5a")
    after = table.play("buy +3", "card mac4", "card cha5b", "as mac4")
    assert (after.heard("shows"), known_hand(after)) == ([], "cha5a")


def test_showing_a_known_card_reveals_nothing_about_an_equal_one() -> None:
    """P1 plays the Reflection that was taken openly; the other one stays hidden."""
    table = dale("mac rac cha", P1="hand cha2 cha4; deck junk junk junk", P2="discard mac4", market="cha2")
    taken = table.play("play cha4", "take +0")
    assert known_hand(taken) == "cha2"
    asked = taken.play("play cha2")
    assert known_hand(asked) == "cha2"
    assert known_hand(asked.play("as mac4")) == ""


@pytest.mark.parametrize("hidden", ["cha2", "junk", "mac3"])
def test_the_hidden_card_and_its_identity_stay_secret(hidden: str) -> None:
    table = dale("mac oce rac cha", P1="hand oce5b cha2 junk mac3", P2="discard mac4", P3="discard rac3")
    asked = table.play("play oce5b", "player P2")
    doubt = asked.play("card cha2")
    chosen = asked.play(f"card {hidden}")
    assert chosen.question == "identity"
    assert chosen.concealed("P2") == doubt.concealed("P2")
    guesses = {chosen.play(f"as {identity}").concealed("P2") for identity in chosen.offers("as")}
    assert guesses == {doubt.play("as mac4").concealed("P2")}
    assert chosen.play(f"as {chosen.offers('as')[0]}").heard("hides", by="P2") == ["P1 P2 None"]
