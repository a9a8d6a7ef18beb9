"""Hoarding Flying Squirrels (1.5): Stashing Vendor, Empty Chest, Nostalgic Item, Acorn, Accordion, Winter is Coming."""

from __future__ import annotations

import pytest

from emporion.kernel.errors import BadMove
from tests.dale.table import Table, dale

TWO = "mac rac squ"
STALL = ("rac1", "rac2", "rac3", "rac4", "rac5a", "mac5b mac1", "rac4 mac3")


def building(number: int, hand: str, discard: str = "") -> Table:
    """A table where P1 builds this stack."""
    stall = " / ".join(STALL[: number - 1])
    return dale(TWO, P1=f"hand {hand}; discard {discard}; stall {stall}; deck junk junk junk junk junk")


def stacks(table: Table) -> set[str]:
    """Every stack that can be built, with cards fetched from the discard pile in brackets."""
    found = set()
    waiting = [(table.play("build"), "")] if "build" in table.legal else []
    while waiting:
        here, named = waiting.pop()
        for move in here.legal:
            verb, _, card = move.partition(" ")
            then, text = here.play(move), f"{named} {f'({card})' if verb == 'pick' else card}".strip()
            if then.question in ("stack_card", "worth"):
                waiting.append((then, text))
            else:
                found.add(text)
    return found


# Stashing Vendor


def test_stashing_vendor_admits_any_number_of_junk() -> None:
    table = building(5, "squ1 junk junk junk junk junk")
    assert stacks(table) == {"squ1 junk junk junk junk"}
    after = table.play("build", "card squ1", *["card junk"] * 4)
    assert after.stall("P1").endswith("/ squ1 junk junk junk junk")
    assert after.heard("stack", by="P2") == ["P1 5"]


def test_stashing_vendor_with_too_little_junk() -> None:
    assert stacks(building(3, "squ1 junk")) == set()


def test_stashing_vendor_alone_is_a_one() -> None:
    assert stacks(building(1, "squ1 junk")) == {"squ1"}
    assert stacks(building(2, "squ1")) == set()


def test_stashing_vendor_admits_no_other_set() -> None:
    assert stacks(building(2, "squ1 mac1")) == set()
    assert stacks(building(3, "squ1 squ2 mac2 junk junk")) == {"squ2 squ1", "squ1 junk junk"}


def test_stashing_vendor_outside_the_stack_has_no_effect() -> None:
    assert stacks(building(2, "mac1 junk", "squ1")) == set()
    assert stacks(building(3, "mac2 junk squ1")) == set()


# Empty Chest


def test_empty_chest_admits_animals_of_any_set() -> None:
    table = building(7, "squ2 mac1 mac3 rac1 junk")
    assert stacks(table) == {"squ2 mac1 mac3 rac1"}
    after = table.play("build", "card squ2", "card mac1", "card mac3", "card rac1")
    assert after.stall("P1").endswith("/ squ2 mac1 mac3 rac1")


def test_empty_chest_does_not_admit_junk() -> None:
    assert stacks(building(3, "squ2 junk")) == set()
    assert stacks(building(4, "squ2 squ1 junk mac1")) == {"squ2 squ1 mac1", "squ2 squ1 junk"}


def test_empty_chest_alone_is_a_two() -> None:
    assert stacks(building(2, "squ2 mac1 rac1")) == {"squ2"}
    assert stacks(building(3, "squ2")) == set()


def test_empty_chest_only_in_the_hand_has_no_effect() -> None:
    assert stacks(building(2, "mac1 rac1 squ2")) == {"squ2"}


# Nostalgic Item


def test_nostalgic_item_fetches_one_card_from_anywhere_in_the_discard_pile() -> None:
    table = building(4, "squ3 mac1", "rac1 mac1 junk mac3 rac1")
    assert stacks(table) == {"squ3 (rac1)", "squ3 (mac1)", "squ3 (junk)", "squ3 (top)"}
    naming = table.play("build", "card squ3")
    assert naming.legal == ["pick mac1", "pick rac1", "pick junk", "pick top"]
    after = naming.play("pick junk")
    assert after.stall("P1").endswith("/ squ3 junk")
    assert after.heard("lays") == ["P1 squ3 squ3 3 False", "P1 junk junk 1 True"]


def test_nostalgic_item_leaves_the_rest_of_the_pile_in_order() -> None:
    table = building(4, "squ3", "rac1 mac1 junk mac3 rac1").play("build", "card squ3")
    assert table.play("pick mac1").discard("P1") == "rac1 junk mac3 rac1"
    assert table.play("pick rac1").discard("P1") == "mac1 junk mac3 rac1"
    assert table.play("pick top").discard("P1") == "rac1 mac1 junk mac3"


def test_nostalgic_item_need_not_fetch_a_card() -> None:
    assert stacks(building(3, "squ3", "junk")) == {"squ3"}
    assert stacks(building(3, "squ3")) == {"squ3"}


def test_nostalgic_item_fetches_one_card_only() -> None:
    assert stacks(building(5, "squ3", "junk junk")) == set()
    assert stacks(building(4, "squ3")) == set()


def test_two_nostalgic_items_fetch_two_cards() -> None:
    assert stacks(building(8, "squ3 squ3", "mac1 junk")) == {"squ3 squ3 (mac1) (top)"}


def test_nostalgic_item_does_not_change_the_rules_for_hand_cards() -> None:
    assert stacks(building(5, "squ3 mac1", "junk")) == set()
    assert stacks(building(5, "squ3 squ1 mac1", "junk")) == {"squ3 (top) squ1"}
    assert stacks(building(6, "squ3 squ2 junk", "mac1")) == {"squ3 (top) squ2"}


def test_nostalgic_item_fetches_a_card_that_admits_others() -> None:
    assert stacks(building(5, "squ3 junk", "squ1")) == {"squ3 (top) junk"}
    assert stacks(building(8, "squ3 mac3", "squ2")) == {"squ3 (top) mac3"}


def test_nostalgic_item_only_in_the_discard_pile_has_no_effect() -> None:
    assert stacks(building(4, "mac1", "squ3")) == set()


def test_a_fetched_nostalgic_item_fetches_another_card() -> None:
    assert stacks(building(7, "squ3", "mac1 squ3 rac3")) == {"squ3 (squ3) (mac1)"}


def test_a_nostalgic_item_fetched_from_the_top_fetches_another_card() -> None:
    assert stacks(building(7, "squ3", "junk mac3 squ3")) == {"squ3 (top) (junk)"}


def test_a_fetched_nostalgic_item_fetches_the_top_card() -> None:
    assert stacks(building(7, "squ3", "squ3 junk")) == {"squ3 (squ3) (top)"}


# Acorn


def test_acorn_takes_a_card_from_a_stall_and_its_place() -> None:
    table = dale(TWO, P1="hand squ4 rac4; stall mac1", P2="hand mac2; stall rac1 / rac2 / squ1 junk junk")
    asked = table.play("play squ4")
    assert (asked.question, asked.legal) == ("stack", ["stack 1", "stack 2", "stack 3"])
    chosen = asked.play("stack 3")
    assert (chosen.question, chosen.legal) == ("stall_card", ["pick squ1", "pick junk"])
    after = chosen.play("pick squ1")
    assert (after.hand("P1"), after.stall("P2")) == ("rac4 squ1", "rac1 / rac2 / squ4 junk junk")
    assert (after.discard("P1"), after.stall("P1"), after.question) == ("", "mac1", "action")
    assert after.heard("takes_from_stall", by="P2") == ["P1 P2 3 squ1"]
    junk = chosen.play("pick junk")
    assert (junk.hand("P1"), junk.stall("P2")) == ("rac4 junk", "rac1 / rac2 / squ1 squ4 junk")


def test_acorn_on_a_stack_of_one_kind_asks_for_no_card() -> None:
    table = dale(TWO, P1="hand squ4", P2="stall rac1 / mac1 mac1")
    assert table.play("play squ4", "stack 1").stall("P2") == "squ4 / mac1 mac1"
    assert table.play("play squ4", "stack 2").stall("P2") == "rac1 / squ4 mac1"


def test_45_acorn_on_the_only_card_leaves_the_number_of_stacks() -> None:
    table = dale(TWO, P1="hand squ4; deck junk junk junk junk", P2="hand rac1 rac2; stall mac1")
    after = table.play("play squ4")
    assert (after.hand("P1"), after.stall("P2"), after.question) == ("mac1", "squ4", "action")
    then = after.play("end").play("build", "card rac2")
    assert then.stall("P2") == "squ4 / rac2"


def test_acorn_with_no_stalls_has_no_effect_and_is_discarded() -> None:
    after = dale(TWO, P1="hand squ4 junk; stall mac1").play("play squ4")
    assert after.heard("nothing") == ["P1 squ4"]
    assert (after.hand("P1"), after.discard("P1"), after.stall("P1")) == ("junk", "squ4", "mac1")
    assert after.question == "action"


def test_47_acorn_cannot_be_aimed_at_the_own_stall_nor_at_an_empty_one() -> None:
    table = dale("mac rac squ oce pan", P1="hand squ4; stall mac1", P2="stall oce1", P4="stall pan1 / mac2")
    asked = table.play("play squ4")
    assert (asked.question, asked.legal) == ("opponent", ["player P2", "player P4"])
    after = asked.play("player P4", "stack 2")
    assert (after.hand("P1"), after.stall("P4"), after.stall("P2")) == ("mac2", "pan1 / squ4", "oce1")


def test_acorn_finds_the_only_opponent_with_a_stall() -> None:
    after = dale("mac rac squ oce", P1="hand squ4", P3="stall oce1").play("play squ4")
    assert (after.hand("P1"), after.stall("P3"), after.heard("aims")) == ("oce1", "squ4", ["P1 P3"])


def test_acorn_gives_exactly_one_more_action() -> None:
    table = dale(TWO, P1="hand squ4 squ1", P2="stall mac1")
    after = table.play("play squ4", "build", "card squ1")
    assert (after.actor, after.stall("P1")) == ("P2", "squ1")


# Accordion


@pytest.mark.parametrize(("number", "fits"), [(3, False), (4, True), (5, True), (6, True), (7, False)])
def test_accordion_may_be_worth_one_less_or_more(number: int, fits: bool) -> None:
    table = building(number, "squ5a")
    assert ("build" in table.legal) == fits
    if fits:
        asked = table.play("build", "card squ5a")
        assert (asked.question, asked.legal) == ("worth", [f"number {number}"])
        after = asked.play(f"number {number}")
        assert after.heard("lays") == [f"P1 squ5a squ5a {number} False"]


def test_accordion_offers_every_value_that_leads_to_a_stack() -> None:
    assert stacks(building(7, "squ5a squ1 squ2 junk")) == {
        "squ2 squ5a 5",
        "squ2 squ1 squ5a 4",
        "squ1 squ5a 5 junk",
        "squ1 squ5a 6",
    }


def test_accordion_pays_five() -> None:
    table = dale(TWO, P1="hand squ5a", market="mac5a rac5a - - -")
    assert table.offers("buy") == ["+0"]
    assert table.play("buy +0", "card squ5a").heard("pays") == ["P1 squ5a squ5a 5"]


# Winter is Coming


def test_winter_is_coming_allows_one_more_stack() -> None:
    table = building(5, "squ5b rac2 rac4 mac1")
    asked = table.play("build", "card squ5b")
    assert (asked.question, asked.legal) == ("extra_stack", ["build", "end"])
    assert asked.heard("stack") == ["P1 5"]
    after = asked.play("build", "card rac2", "card rac4")
    assert after.stall("P1").endswith("/ squ5b / rac2 rac4")
    assert after.actor == "P2"
    declined = asked.play("end")
    assert (declined.actor, declined.heard("goes_on")) == ("P2", ["P1"])


def test_winter_is_coming_with_nothing_to_build() -> None:
    asked = building(5, "squ5b mac1").play("build", "card squ5b")
    assert (asked.question, asked.legal) == ("extra_stack", ["end"])
    assert asked.play("end").actor == "P2"


def test_winter_is_coming_has_no_effect_in_the_hand_or_as_payment() -> None:
    assert building(1, "mac1 squ5b").play("build", "card mac1").actor == "P2"
    bought = dale(TWO, P1="hand squ5b", market="mac5a - - - -").play("buy +0", "card squ5b")
    assert bought.actor == "P2"


def test_winter_is_coming_fetched_with_a_nostalgic_item_counts() -> None:
    table = dale(
        "mac squ oce", P1="hand oce5b squ3 mac3 mac4; discard squ5b junk; stall mac1 / mac2 / squ3 / oce4 / oce5a"
    )
    worth_1 = table.play("play oce5b", "card squ3", "number 5", "number 1")
    asked = worth_1.play("build", "card open1", "pick squ5b")
    assert (asked.question, asked.legal) == ("extra_stack", ["build", "end"])
    assert asked.discard("P1") == "junk oce5b"


def test_winter_is_coming_in_a_larger_stack_and_then_the_eighth_wins() -> None:
    table = building(7, "squ5b squ2 mac4 mac3 mac1")
    asked = table.play("build", "card squ2", "card squ5b")
    assert asked.question == "extra_stack"
    won = asked.play("build", "card mac1", "card mac3", "card mac4")
    assert (won.over, won.actor, won.legal) == (True, None, [])
    assert won.heard("game_over") == ["P1"]
    assert won.ranks == [1, 2]


# All together


@pytest.mark.parametrize("card", ["squ1", "squ2", "squ3", "squ5a", "squ5b"])
def test_passive_squirrels_cannot_be_played(card: str) -> None:
    with pytest.raises(BadMove):
        dale(TWO, P1=f"hand {card}").play(f"play {card}")


@pytest.mark.parametrize("card", ["squ1", "squ2", "squ3", "squ5a", "squ5b"])
def test_passive_squirrels_do_not_help_from_another_players_hand(card: str) -> None:
    table = dale(TWO, P1="hand junk mac1; discard mac1; stall rac1", P2=f"hand {card}")
    assert stacks(table) == set()
