"""The stall action (2.4 c): which cards make a stack, also compared with a brute-force search over all cards."""

from __future__ import annotations

from random import Random

import pytest

from emporion.games.dale.rules.events import Event
from emporion.kernel.errors import BadMove
from tests.dale.brute_force import Used, legal_stacks, random_table, reached
from tests.dale.stalls import DECK, stacks, to_build
from tests.dale.table import Table, dale


def possible(table: Table) -> list[str]:
    """Every stack that can be built; cards from the discard pile in brackets."""
    if "build" not in table.legal:
        return []
    found = set()
    for cards, _ in built(table):
        texts = sorted((card.fetched, card.card == "junk", card.card) for card in cards)
        found.add(" ".join(f"({text})" if fetched else text for fetched, _, text in texts))
    return sorted(found)


def built(table: Table) -> list[tuple[tuple[Used, ...], str]]:
    """Every way to build a stack: its cards, sorted, and the discard pile that is left."""
    return [
        (
            tuple(
                sorted(
                    Used(each["card"], each["as"], each["value"], each["from_discard"])
                    for each in after.events_named("lays")
                )
            ),
            after.discard("P1"),
        )
        for after in reached(table, "build", Event.STACK)
    ]


# Sums and sets


def test_31_the_first_stack_is_worth_one() -> None:
    assert possible(to_build(1, "mac1 mac2 squ1")) == ["mac1", "squ1"]
    assert possible(to_build(1, "mac2 mac3")) == []
    with pytest.raises(BadMove):
        to_build(1, "mac2").play("build")
    with pytest.raises(BadMove):
        to_build(1, "mac1 mac2").play("build", "card mac2")


def test_31_no_stack_is_skipped() -> None:
    assert possible(to_build(4, "mac5a mac3 mac2")) == []
    table = to_build(4, "mac4 mac5a").play("build", "card mac4")
    assert table.heard("stack") == ["P1 4"]
    assert table.stall("P1") == "rac1 / rac2 / rac3 / mac4"


def test_32_a_stack_is_of_one_set_and_without_junk() -> None:
    assert possible(to_build(3, "mac1 mac2")) == ["mac1 mac2"]
    assert possible(to_build(3, "mac1 rac2")) == []
    assert possible(to_build(3, "mac2 junk")) == []
    assert possible(to_build(1, "junk")) == []


def test_33_equal_cards_in_a_stack() -> None:
    after = to_build(2, "mac1 mac1 mac1").play("build", "card mac1", "card mac1")
    assert after.stall("P1") == "rac1 / mac1 mac1"
    assert after.hand("P1").split()[0] == "mac1"


def test_the_sum_is_exact() -> None:
    assert possible(to_build(6, "mac5a mac3 mac2 mac1 rac4")) == ["mac1 mac2 mac3", "mac1 mac5a"]


def test_cards_are_named_in_the_order_of_the_card_table() -> None:
    table = to_build(6, "mac1 mac2 mac3").play("build")
    assert table.legal == ["card mac1"]
    assert table.play("card mac1").legal == ["card mac2"]
    assert table.play("card mac1", "card mac2").legal == ["card mac3"]


def test_a_card_is_only_offered_if_the_stack_can_be_completed_with_it() -> None:
    table = to_build(5, "mac1 mac3 mac4 mac5a").play("build")
    assert table.legal == ["card mac1", "card mac5a"]
    assert table.play("card mac1").legal == ["card mac4"]


def test_built_cards_have_no_effect_and_are_in_the_stall_in_the_order_of_naming() -> None:
    table = to_build(7, "mac2 mac5a junk junk")
    after = table.play("build", "card mac2", "card mac5a")
    assert after.stall("P1").endswith("/ mac2 mac5a")
    assert after.hand_size("P1") == 5  # Cookies in the stall do not count
    assert after.discard("P1") == ""


def test_a_rolled_haggler_builds_with_its_new_value_only() -> None:
    table = to_build(1, "oce1", decks="rac oce squ")
    rolled = table.play("roll oce1", die="2")
    assert "build" not in rolled.legal
    assert "build" in table.play("roll oce1", die="0").legal


# Stashing Vendor and Empty Chest


def test_34_stashing_vendor_lets_junk_in() -> None:
    assert possible(to_build(3, "squ1 junk junk junk")) == ["squ1 junk junk"]
    assert possible(to_build(3, "mac1 junk junk junk")) == []
    assert possible(to_build(2, "squ1 mac1")) == []
    assert possible(to_build(4, "squ1 squ1 squ2 junk")) == ["squ1 squ1 squ2", "squ1 squ2 junk"]


def test_stashing_vendor_does_not_help_another_set() -> None:
    assert possible(to_build(3, "squ1 mac1 junk")) == []


def test_35_empty_chest_lets_other_sets_in() -> None:
    assert possible(to_build(4, "squ2 mac1 rac1")) == ["mac1 rac1 squ2"]
    assert possible(to_build(3, "squ2 junk")) == []
    assert possible(to_build(4, "mac2 mac1 rac1")) == []


def test_chest_and_vendor_admit_everything() -> None:
    assert possible(to_build(6, "squ1 squ2 mac1 rac1 junk")) == ["mac1 rac1 squ1 squ2 junk"]


# Nostalgic Item


def test_36_nostalgic_item_fetches_one_card_of_the_discard_pile() -> None:
    assert possible(to_build(4, "squ3", "junk")) == ["squ3 (junk)"]
    assert possible(to_build(5, "squ3", "junk junk")) == []
    assert possible(to_build(4, "squ3", "mac1")) == ["squ3 (mac1)"]
    assert possible(to_build(1, "squ3", "mac1")) == []
    assert possible(to_build(1, "junk", "mac1")) == []


@pytest.mark.parametrize(("pick", "left"), [("mac1", "junk mac2 mac1"), ("top", "mac1 junk mac2")])
def test_36_the_rest_of_the_discard_pile_keeps_its_order(pick: str, left: str) -> None:
    table = to_build(4, "squ3", "mac1 junk mac2 mac1").play("build", "card squ3")
    assert table.legal == ["pick mac1", "pick junk", "pick top"]
    after = table.play(f"pick {pick}")
    assert after.discard("P1") == left
    assert after.stall("P1").endswith("/ squ3 mac1")
    assert after.heard("lays") == ["P1 squ3 squ3 3 False", "P1 mac1 mac1 1 True"]


def test_two_nostalgic_items_fetch_two_cards() -> None:
    assert possible(to_build(8, "squ3 squ3", "junk mac1 rac2")) == ["squ3 squ3 (mac1) (junk)", "squ3 squ3 (rac2)"]
    after = to_build(8, "squ3 squ3", "junk mac1 rac2").play("build", "card squ3", "card squ3", "pick mac1", "pick junk")
    assert (after.discard("P1"), after.over) == ("rac2", True)


def test_a_fetched_nostalgic_item_fetches_another_card() -> None:
    """5.17; it is named before what it fetches."""
    table = to_build(7, "squ3", "mac1 rac4 squ3 junk")
    assert possible(table) == ["squ3 (mac1) (squ3)", "squ3 (rac4)", "squ3 (squ3) (junk)"]
    assert table.play("build", "card squ3", "pick squ3", "pick mac1").discard("P1") == "rac4 junk"


def test_only_the_fetched_card_may_be_of_another_set() -> None:
    assert possible(to_build(5, "squ3 squ1 mac1", "rac1")) == ["squ1 squ3 (rac1)"]


def test_a_fetched_vendor_admits_junk_and_a_fetched_chest_other_sets() -> None:
    assert possible(to_build(6, "squ3 junk junk", "squ1 junk")) == ["squ3 junk junk (squ1)"]
    assert possible(to_build(8, "squ3 mac1 rac2", "squ2 junk")) == ["mac1 rac2 squ3 (squ2)"]


# Accordion


@pytest.mark.parametrize(
    ("number", "worth"), [(3, []), (4, ["number 4"]), (5, ["number 5"]), (6, ["number 6"]), (7, [])]
)
def test_39_accordion_is_worth_four_to_six(number: int, worth: list[str]) -> None:
    table = to_build(number, "squ5a")
    assert ("build" in table.legal) is bool(worth)
    if worth:
        asked = table.play("build", "card squ5a")
        assert (asked.question, asked.legal) == ("worth", worth)
        assert asked.play(worth[0]).heard("lays") == [f"P1 squ5a squ5a {number} False"]


def test_38_accordion_as_six_with_a_vendor_and_junk_is_the_eighth_stack() -> None:
    table = to_build(8, "squ5a squ1 junk")
    after = table.play("build", "card squ1", "card squ5a", "number 6", "card junk")
    assert after.over
    assert after.stall("P1").endswith("/ squ1 squ5a junk")


def test_the_value_of_an_accordion_is_a_choice() -> None:
    table = to_build(7, "squ5a squ1 junk junk")
    assert possible(table) == ["squ1 squ5a", "squ1 squ5a junk", "squ1 squ5a junk junk"]
    asked = table.play("build", "card squ1", "card squ5a")
    assert asked.legal == ["number 4", "number 5", "number 6"]
    assert asked.play("number 5", "card junk").heard("stack") == ["P1 7"]


# Flashy Show


def test_41_flashy_show_raises_cards_in_a_stack() -> None:
    assert possible(to_build(2, "mac5a mac1").play("play mac5a")) == ["mac1"]
    assert possible(to_build(1, "mac5a mac1").play("play mac5a")) == []
    assert possible(to_build(4, "mac5a mac1 mac1").play("play mac5a")) == ["mac1 mac1"]


def test_41_two_flashy_shows_raise_by_two() -> None:
    table = to_build(3, "mac5a mac5b mac1").play("play mac5a", "play mac5b", "play mac5a")
    assert table.state.flashy == 2
    assert possible(table) == ["mac1"]


def test_42_flashy_show_raises_fetched_cards_too() -> None:
    table = to_build(6, "mac5a squ3 squ1", "junk mac2").play("play mac5a")
    assert table.discard("P1") == "junk mac2 mac5a"
    assert possible(table) == ["squ1 squ3", "squ3 (junk)"]
    assert table.play("build", "card squ3", "pick junk").heard("lays")[1] == "P1 junk junk 2 True"


def test_flashy_show_and_accordion() -> None:
    table = to_build(7, "mac5a squ5a").play("play mac5a")
    assert table.play("build", "card squ5a").legal == ["number 7"]
    assert possible(to_build(4, "mac5a squ5a").play("play mac5a")) == []


# Copiers in stacks


def test_a_copier_belongs_to_the_set_it_copies() -> None:
    table = dale("mac rac cha", P1="hand cha2 mac1 cha1" + DECK + stacks(5), P2="discard mac4")
    assert possible(table) == ["cha2 mac1"]
    assert table.play("build", "card mac1", "card cha2", "as mac4").heard("lays")[1] == "P1 cha2 mac4 4 False"


def test_a_copier_that_is_junk_needs_a_vendor() -> None:
    for hand, stack in (("cha2 cha2", []), ("cha2 cha2 squ1", ["cha2 squ1"])):
        table = dale("squ rac cha", P1=f"hand {hand}" + DECK + stacks(2), P2="discard junk")
        assert possible(table) == stack


def test_a_copy_of_a_vendor_admits_junk() -> None:
    table = dale("squ rac cha", P1="hand cha2 junk junk" + DECK + stacks(3), P2="discard squ1")
    assert possible(table) == ["cha2 junk junk"]


def test_a_fetched_copier_copies() -> None:
    table = dale("squ rac cha", P1="hand squ3; discard cha2 junk" + DECK + stacks(7), P2="discard rac4")
    assert possible(table) == ["squ3 (cha2)"]


# Brute force


def check_stacks(table: Table) -> int:
    """Compare the stacks that can be built with the brute-force search; returns their number."""
    expected = legal_stacks(table)
    assert ("build" in table.legal) is bool(expected)
    if expected:
        assert set(built(table)) == expected
    return len(expected)


@pytest.mark.parametrize(
    ("decks", "favourites"),
    [
        ("mac rac oce", "mac5a oce5b oce1"),
        ("mac rac squ", "mac5a squ1 squ2 squ3 squ5a"),
        ("rac squ oce", "oce5b squ1 squ2 squ3 squ3"),
        ("mac oce cha", "mac5a oce5b oce1 cha5b cha1"),
        ("rac squ cha", "squ1 squ2 squ3 cha1 cha2 cha5b"),
        ("squ oce cha", "oce5b squ2 squ3 squ5a cha5b cha3"),
        ("mac pan squ cha", "mac5a squ3 cha5a cha5b squ5a"),
        ("mac rac squ oce cha", "squ1 squ3 squ5a cha2 cha2 oce5b"),
    ],
)
def test_every_stack_can_be_built_and_no_other(decks: str, favourites: str) -> None:
    random = Random(decks)
    tables = [random_table(random, decks, hand=6, discard=4, favourites=favourites) for _ in range(25)]
    assert sum(check_stacks(table) for table in tables) > 12


def test_every_stack_with_fetched_nostalgic_items_can_be_built() -> None:
    random = Random(1)
    count = 0
    for _ in range(40):
        pile = " ".join(random.sample(["squ3", "mac1", "rac1", "cha2", "cha5b", "squ1", "squ2", "mac2", "junk"], 4))
        hand = " ".join(random.sample(["squ1", "mac1", "cha1", "cha3", "junk", "mac5a"], 2))
        number = random.choice([7, 8])
        table = dale(
            "mac rac squ cha",
            P1=f"hand squ3 {hand}; discard {pile}" + DECK + stacks(number),
            P2=f"discard {random.choice(['squ3', 'mac4', 'junk'])}",
            market_discard="mac3 mac2",
        )
        count += check_stacks(table)
    assert count > 60
