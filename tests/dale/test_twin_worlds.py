"""Twin worlds: states that differ only in what a seat cannot know look the same to it (2.9, 5.4, 5.27)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import pytest

from emporion.games.dale import GAME
from emporion.kernel.records import packed
from emporion.kernel.seats import SEAT_NAMES
from tests.dale.knowledge import concealed, observed
from tests.dale.table import Table, dale

THREE = "mac rac squ oce"


def check_twins(tables: Iterable[Table], *seats: str) -> None:
    """Two tables differ, but these seats cannot distinguish them."""
    one, other = tables
    assert (one.actor, one.question) == (other.actor, other.question)
    assert packed(one.state).tobytes() != packed(other.state).tobytes()
    for name in seats:
        seat = SEAT_NAMES.index(name)
        for remembered in (False, True):
            assert one.view(name, remembered=remembered) == other.view(name, remembered=remembered)
        assert observed(one.state, seat) == observed(other.state, seat)
        assert concealed(one.state, seat) == concealed(other.state, seat)
        heard = [[GAME.events.describe(raw, seat) for raw in table.raw] for table in (one, other)]
        assert heard[0] == heard[1]
        if one.actor == name:
            assert one.legal == other.legal


def check_distinguishable(one: Table, other: Table, *seats: str) -> None:
    """These seats can distinguish the tables."""
    for name in seats:
        assert one.concealed(name) != other.concealed(name)


# Hidden cards of the same table


def test_swapping_a_hand_card_and_a_deck_card_is_not_visible() -> None:
    one = dale(THREE, P1="hand mac1", P2="hand mac2 junk; deck squ3 junk", P3="hand oce1; deck rac1")
    other = dale(THREE, P1="hand mac1", P2="hand squ3 junk; deck mac2 junk", P3="hand oce1; deck rac1")
    check_twins((one, other), "P1", "P3")
    check_distinguishable(one, other, "P2")


def test_future_chance_is_not_visible() -> None:
    one = dale(THREE, P1="hand mac1", P2="hand mac2; deck junk", seed=1)
    other = dale(THREE, P1="hand mac1", P2="hand mac2; deck junk", seed=2)
    check_twins((one, other), "P1", "P2", "P3")


def test_the_order_left_by_spyglass_is_known_only_to_its_player() -> None:
    one = dale(THREE, P1="hand mac1; deck junk; top mac2 squ3", P2="hand junk")
    other = dale(THREE, P1="hand mac1; deck junk; top squ3 mac2", P2="hand junk")
    check_twins((one, other), "P2", "P3")
    check_distinguishable(one, other, "P1")


# What each technique hides


@dataclass(frozen=True)
class Secret:
    """Two courses of a technique on the same table, and the seats that cannot distinguish them."""

    decks: str
    seats: dict[str, Any]
    one: tuple[tuple[str, ...], dict[str, str]]
    other: tuple[tuple[str, ...], dict[str, str]]
    blind: tuple[str, ...]
    seeing: tuple[str, ...]

    def tables(self) -> list[Table]:
        table = dale(self.decks, **self.seats)
        return [table.play(*moves, **luck) for moves, luck in (self.one, self.other)]


OTHERS = {"P2": "hand mac2 oce3 junk; deck junk junk squ2 mac3", "P3": "hand squ1 junk; deck junk"}
SECRETS = {
    "spyglass, looking": Secret(
        THREE,
        {"P1": "hand mac4; deck mac2 squ2 oce2 junk", **OTHERS},
        (("play mac4",), {"decks": "mac2 squ2 oce2"}),
        (("play mac4",), {"decks": "junk squ2 mac2"}),
        ("P2", "P3"),
        ("P1",),
    ),
    "spyglass, another card kept": Secret(
        THREE,
        {"P1": "hand mac4; deck mac2 squ2 oce2 junk", **OTHERS},
        (("play mac4", "pick mac2", "pick squ2"), {"decks": "mac2 squ2 oce2"}),
        (("play mac4", "pick oce2", "pick mac2"), {"decks": "mac2 squ2 oce2"}),
        ("P2", "P3"),
        ("P1",),
    ),
    "spyglass, another order": Secret(
        THREE,
        {"P1": "hand mac4; deck mac2 squ2 oce2 junk", **OTHERS},
        (("play mac4", "pick mac2", "pick squ2"), {"decks": "mac2 squ2 oce2"}),
        (("play mac4", "pick mac2", "pick oce2"), {"decks": "mac2 squ2 oce2"}),
        ("P2", "P3"),
        ("P1",),
    ),
    "rotten food": Secret(
        THREE,
        {"P1": "hand rac3 mac3 junk", **OTHERS},
        (("play rac3", "player P2", "card mac3"), {}),
        (("play rac3", "player P2", "card junk"), {}),
        ("P2", "P3"),
        ("P1",),
    ),
    "rotten food, drawn": Secret(
        THREE,
        {"P1": "hand rac3 mac3 junk junk junk junk", **OTHERS},
        (("play rac3", "player P2", "card mac3", "tidy", "card junk", "end", "end"), {"decks": "junk"}),
        (("play rac3", "player P2", "card junk", "tidy", "card junk", "end", "end"), {"decks": "junk"}),
        ("P3",),
        ("P1", "P2"),
    ),
    "dirty exchange, taken": Secret(
        THREE,
        {"P1": "hand rac4 mac3 junk", **OTHERS},
        (("play rac4", "player P2"), {"hands": "mac2"}),
        (("play rac4", "player P2"), {"hands": "junk"}),
        ("P3",),
        ("P1", "P2"),
    ),
    "dirty exchange": Secret(
        THREE,
        {"P1": "hand rac4 mac3 junk", **OTHERS},
        (("play rac4", "player P2", "card mac3"), {"hands": "mac2"}),
        (("play rac4", "player P2", "card oce3"), {"hands": "oce3"}),
        ("P3",),
        ("P1", "P2"),
    ),
    "gamble": Secret(
        THREE,
        {"P1": "hand oce5a mac3 junk squ2", **OTHERS},
        (("play oce5a", "player P2"), {"die": "2", "hands": "mac3 junk mac2 oce3"}),
        (("play oce5a", "player P2"), {"die": "2", "hands": "squ2 mac3 junk oce3"}),
        ("P3",),
        ("P1", "P2"),
    ),
    "whirligig": Secret(
        THREE,
        {"P1": "hand oce3 mac1 junk; deck squ2 rac1 rac2", **OTHERS, "P2": "hand mac2 oce4 junk"},
        (("play oce3", "player P2", "card mac1"), {"decks": "squ2 rac1", "hands": "squ2 mac2"}),
        (("play oce3", "player P2", "card mac1"), {"decks": "rac2 squ2", "hands": "oce4 junk"}),
        ("P3",),
        ("P1", "P2"),
    ),
    "whirligig, to the target": Secret(
        THREE,
        {"P1": "hand oce3 mac1 junk; deck squ2 rac1 rac2", **OTHERS, "P2": "hand mac2 oce4 junk"},
        (("play oce3", "player P2", "card mac1"), {"decks": "squ2 rac1", "hands": "squ2 mac2"}),
        (("play oce3", "player P2", "card mac1"), {"decks": "rac2 rac1", "hands": "rac2 mac2"}),
        ("P2", "P3"),
        ("P1",),
    ),
    "special offer, looking": Secret(
        "pan mac rac squ",
        {"P1": "hand pan5a", "P2": "hand junk", "P3": "hand junk"},
        (("play pan5a",), {"market": "mac2 squ2 rac2"}),
        (("play pan5a",), {"market": "mac3 squ2 squ2"}),
        ("P2", "P3"),
        ("P1",),
    ),
    "special offer": Secret(
        "pan mac rac squ",
        {"P1": "hand pan5a", "P2": "hand junk", "P3": "hand junk"},
        (("play pan5a", "pick mac2", "pick squ2"), {"market": "mac2 squ2 rac2"}),
        (("play pan5a", "pick mac3", "pick squ2"), {"market": "mac3 squ2 rac2"}),
        ("P2", "P3"),
        ("P1",),
    ),
    "new season": Secret(
        THREE,
        {"P1": "hand oce2; discard rac4", **OTHERS},
        (("play oce2", "pick top"), {"market": "mac4"}),
        (("play oce2", "pick top"), {"market": "rac4"}),
        ("P2", "P3"),
        ("P1",),
    ),
    "shattered relic": Secret(
        THREE,
        {"P1": "hand mac3 junk; deck mac4 squ2", **OTHERS},
        (("play mac3", "card junk"), {"decks": "mac4"}),
        (("play mac3", "card junk"), {"decks": "squ2"}),
        ("P2", "P3"),
        ("P1",),
    ),
    "swift broker": Secret(
        THREE,
        {"P1": "hand mac1 junk oce2; deck mac4 squ2 rac1", **OTHERS},
        (("play mac1", "card oce2"), {"decks": "mac4 squ2"}),
        (("play mac1", "card oce2"), {"decks": "rac1 squ2"}),
        ("P2", "P3"),
        ("P1",),
    ),
    "delivery": Secret(
        THREE,
        {"P1": "hand junk junk junk; deck mac4 squ2 rac1", **OTHERS},
        (("end",), {"decks": "mac4 squ2"}),
        (("end",), {"decks": "squ2 rac1"}),
        ("P2", "P3"),
        ("P1",),
    ),
    "sabotage, looking": Secret(
        THREE,
        {"P1": "hand rac5a", **OTHERS},
        (("play rac5a", "player P2"), {"decks": "squ2 mac3"}),
        (("play rac5a", "player P2"), {"decks": "junk junk"}),
        ("P2", "P3"),
        ("P1",),
    ),
    "blindfold": Secret(
        THREE,
        {"P1": "hand oce5b mac3 junk", **OTHERS},
        (("play oce5b", "player P2", "card mac3"), {}),
        (("play oce5b", "player P2", "card junk"), {}),
        ("P2", "P3"),
        ("P1",),
    ),
    "blindfold on a copier": Secret(
        "mac cha oce squ",
        {"P1": "hand oce5b cha2 junk", "P2": "discard mac4", "P3": "discard squ3"},
        (("play oce5b", "player P2", "card cha2"), {}),
        (("play oce5b", "player P2", "card junk"), {}),
        ("P2", "P3"),
        ("P1",),
    ),
    "blindfold on a bound copier": Secret(
        "mac cha oce squ",
        {"P1": "hand oce5b cha2 junk", "P2": "discard mac4", "P3": "discard squ3"},
        (("play oce5b", "player P2", "card cha2", "as mac4"), {}),
        (("play oce5b", "player P2", "card junk", "as junk"), {}),
        ("P2", "P3"),
        ("P1",),
    ),
}


@pytest.mark.parametrize("name", SECRETS)
def test_seats_without_the_secret_cannot_distinguish_the_worlds(name: str) -> None:
    secret = SECRETS[name]
    one, other = secret.tables()
    check_twins((one, other), *secret.blind)
    check_distinguishable(one, other, *secret.seeing)


def test_nuisance_reveals_only_the_lost_card() -> None:
    hands = ("mac2 oce3 junk", "mac2 squ4 rac1")
    one, other = (
        dale(THREE, P1="hand rac2 junk", P2=f"hand {hand}; deck {rest}", P3="hand junk").play(
            "play rac2", "player P2", "end", hands="mac2"
        )
        for hand, rest in zip(hands, ("squ4 rac1", "oce3 junk"), strict=True)
    )
    check_twins((one, other), "P1", "P3")


# Questions do not reveal the hand of the player asked (5.4)

PANDAS, CHAMELEONS = "pan rac squ oce", "cha mac rac squ"


@pytest.mark.parametrize(
    ("decks", "beside", "moves", "question"),
    [
        (PANDAS, ("junk junk", "pan5b junk", "pan4 pan4"), ("buy +0", "card squ4"), "payment"),
        (PANDAS, ("junk junk", "pan5b junk", "pan4 pan4"), ("buy +0", "card squ4", "end"), "before_delivery"),
        (PANDAS, ("junk junk", "pan5b junk", "pan4 pan4"), ("buy +0", "card squ4", "end", "end"), "end_of_turn"),
        (CHAMELEONS, ("junk junk", "cha2 cha5b", "cha3 cha3"), ("tidy", "card squ4"), "inventory"),
        (CHAMELEONS, ("junk junk", "cha2 cha5b", "cha3 cha3"), ("end",), "before_delivery"),
        (CHAMELEONS, ("junk junk", "cha2 cha5b", "cha3 cha3"), ("end", "end"), "more_cookies"),
        (CHAMELEONS, ("junk junk", "cha2 cha5b", "cha3 cha3"), ("end", "end", "end"), "end_of_turn"),
        (THREE, ("junk junk", "mac5b mac1", "oce1 oce1"), ("buy +0", "card squ4"), "action"),
        (THREE, ("junk junk", "mac1 mac1", "oce1 oce1"), ("play squ4", "player P2"), "action"),
    ],
)
def test_the_question_after_a_move_does_not_depend_on_the_hidden_hand(
    decks: str, beside: tuple[str, ...], moves: tuple[str, ...], question: str
) -> None:
    """The same public move with different other cards: a Stock Clearance, a Market Discovery, copiers, or just junk."""
    everything = " ".join((*beside, "junk junk junk")).split()
    tables = []
    for hidden in beside:
        rest = everything.copy()
        for card in hidden.split():
            rest.remove(card)
        table = dale(
            decks,
            P1=f"hand squ4 {hidden}; deck {' '.join(rest)}",
            P2="hand junk junk; discard rac2; stall squ1",
            P3="hand junk; discard rac1; stall rac1",
            market="squ3 rac2 rac3 rac4 rac5a",
            market_deck="squ2 squ2 squ2",
        )
        tables.append(table.play(*moves))
    assert {table.question for table in tables} == {question}
    for other in tables[1:]:
        check_twins((tables[0], other), "P2", "P3")


# Cards from several decks in one hand


def test_a_discarded_card_does_not_reveal_whether_it_came_from_the_market() -> None:
    """P1 holds a Spyglass and a Charm in both worlds; one of them was drawn from the market deck."""
    tables = []
    for own, market in (("oce4", "mac4"), ("mac4", "oce4")):
        rest = "mac4" if own == "oce4" else "oce4"
        table = dale(THREE, P1=f"hand oce2 {own} junk; deck {rest} junk; discard rac4", P2="hand junk")
        drawn = table.play("play oce2", "pick top", market=market)
        assert drawn.hand("P1") == "mac4 oce4 junk"
        tables.append(drawn)
    check_twins(tables, "P2", "P3")
    check_twins((table.play("tidy", "card mac4") for table in tables), "P2", "P3")


def test_a_discarded_card_does_not_reveal_whether_it_was_the_rotten_food() -> None:
    """P2 has a junk and a Stashing Vendor in both worlds; one of them was put on the deck by P1."""
    tables = []
    for given, drawn in (("junk", "squ1"), ("squ1", "junk")):
        table = dale(
            THREE,
            P1="hand rac3 junk squ1 mac1 mac1 oce1 oce1",
            P2="hand oce2 oce2 rac1; deck junk squ1 junk",
            P3="hand junk junk junk junk junk",
        )
        slipped = table.play("play rac3", "player P2", f"card {given}", "end").play("end", decks=drawn)
        assert slipped.hand("P2") == "rac1 squ1 oce2 oce2 junk"
        tables.append(slipped.play("end").play("end"))
    check_twins(tables, "P3")
    check_twins((table.play("tidy", "card junk") for table in tables), "P3")


def test_taking_a_card_does_not_reveal_its_deck() -> None:
    """P2 holds a Spyglass and a Charm in both worlds; one of them is from the market deck. P1 takes the Charm."""
    tables = []
    for own, market in (("oce4", "mac4"), ("mac4", "oce4")):
        rest = "mac4" if own == "oce4" else "oce4"
        table = dale(
            "mac rac oce",
            P1="hand rac4 junk; deck junk junk junk junk",
            P2=f"hand oce2 {own} junk; deck {rest} junk junk; discard rac2",
        )
        turn = table.play("end", decks="junk junk junk").play("play oce2", "pick top", market=market)
        tables.append(turn.play("end", decks="junk junk"))
    check_twins(tables, "P1")
    check_twins((table.play("play rac4", hands="oce4") for table in tables), "P1")


def test_knowing_a_card_does_not_reveal_an_equal_one() -> None:
    """P1 gave P2 a junk; P3 gave P2 a junk, or a Stashing Vendor. P2 discards a junk."""
    tables = []
    for given in ("junk", "squ1"):
        table = dale(
            THREE,
            P1="hand rac4 junk mac1 mac1 mac1 mac1",
            P2="hand oce2 oce2 oce3 oce3 oce4; deck mac2",
            P3="hand rac4 junk squ1 junk junk junk",
        )
        table = table.play("play rac4", "player P2", "card junk", "end", hands="oce2").play("end")
        table = table.play("play rac4", "player P2", f"card {given}", "end", hands="oce2").play("end")
        tables.append(table)
    check_twins(tables, "P1")
    check_twins((table.play("tidy", "card junk") for table in tables), "P1")
