"""Knowledge of hidden cards (2.9, 5.27, scenarios 109 to 111): only the seats that saw a card know it."""

from __future__ import annotations

import pytest

from emporion.games.dale.rules.cards import CODES
from emporion.kernel.seats import SEAT_NAMES
from tests.dale.table import Table, dale

THREE = "mac rac squ oce"
NOBODY_ELSE = "? ? ?"


def known(table: Table, by: str, of: str) -> str:
    """The cards in a hand that a seat with perfect memory knows."""
    hand = table.view(by)["seats"][SEAT_NAMES.index(of)]["hand"]
    return " ".join(card for card in hand.split() if card != "?")


def on_top(table: Table, by: str, of: str) -> str:
    """The cards put on top of a deck, as a seat knows them; "?" for an unknown card."""
    top: str = table.view(by)["seats"][SEAT_NAMES.index(of)]["deck_top"]
    return top


def who_knows(table: Table, owner: str, card: str) -> list[str]:
    """For each copy of a card in a hand, the seats that know it."""
    s = table.state
    place = s.seats[SEAT_NAMES.index(owner)]
    masks = [place.hand_known[at] for at in range(place.hand_size) if CODES[place.hand[at] - 1] == card]
    return [" ".join(SEAT_NAMES[seat] for seat in range(s.players) if mask >> seat & 1) for mask in masks]


def shown_hands(table: Table, seat: str) -> list[str]:
    """The hands in a view without memory: other players' hands are missing."""
    return [each.get("hand", "") for each in table.view(seat, remembered=False)["seats"]]


# Cards drawn


def test_cards_drawn_in_the_delivery_are_seen_only_by_their_player() -> None:
    table = dale(THREE, P1="hand mac1 junk; deck squ2 oce2 rac2 junk junk junk", P2="hand mac2", P3="hand mac3")
    after = table.play("end", decks="squ2 oce2 rac2")
    assert after.hand("P1") == "mac1 rac2 squ2 oce2 junk"
    assert [known(after, by, "P1") for by in ("P1", "P2", "P3")] == [after.hand("P1"), "", ""]
    assert after.heard("draws", by="P1") == ["P1 P1 squ2", "P1 P1 oce2", "P1 P1 rac2"]
    assert after.heard("draws", by="P2") == after.heard("draws", by="P3") == ["P1 P1 None"] * 3
    assert after.view("P2")["seats"][0]["hand_size"] == 5
    assert shown_hands(after, "P2") == ["", "mac2", ""]


def test_junk_dealt_in_the_delivery_is_seen_by_everyone() -> None:
    after = dale(THREE, P1="hand mac3 junk; deck squ2").play("end", decks="squ2")
    assert who_knows(after, "P1", "junk") == ["P1", "P1 P2 P3", "P1 P2 P3"]
    assert known(after, "P2", "P1") == "junk junk"
    assert who_knows(after, "P1", "squ2") == ["P1"]


@pytest.mark.parametrize(
    ("move", "luck"),
    [
        (("play mac1", "card junk"), {"decks": "rac2 mac2"}),
        (("play mac3", "card junk"), {"decks": "rac2"}),
        (("play oce2", "pick rac3"), {"market": "oce4"}),
    ],
    ids=["swift broker", "shattered relic", "new season"],
)
def test_cards_drawn_by_a_technique_are_private(move: tuple[str, ...], luck: dict[str, str]) -> None:
    played = move[0].split()[1]
    table = dale(THREE, P1=f"hand junk squ2 {played}; deck rac2 mac2 junk; discard rac3 mac4")
    after = table.play(*move, **luck)
    drawn = " ".join(luck.values()).split()
    assert [card for card in after.hand("P1").split() if card in drawn] == sorted(drawn, key=CODES.index)
    for watcher in ("P2", "P3"):
        assert known(after, watcher, "P1") == ""
        assert after.heard("draws", by=watcher) == [f"P1 {'market' if played == 'oce2' else 'P1'} None"] * len(drawn)
    for card in drawn:
        assert set(who_knows(after, "P1", card)) == {"P1"}


def test_knowledge_of_a_hand_survives_drawing_cards() -> None:
    """P1 buys a Cookies openly; the cards of the Delivery do not change that."""
    table = dale(THREE, P1="hand mac4 junk junk; deck squ2 squ3 squ4", market="mac2")
    after = table.play("buy +0", "card mac4", decks="squ2 squ3 squ4")
    assert known(after, "P2", "P1") == known(after, "P3", "P1") == "mac2"


# Spyglass


def test_spyglass_is_seen_only_by_its_player_and_remembered() -> None:
    table = dale(THREE, P1="hand mac4; deck rac2 squ2 oce3 junk junk")
    looking = table.play("play mac4", decks="squ2 oce3 rac2")
    assert (looking.view("P1")["looked"], looking.view("P2")["looked"]) == ("squ2 oce3 rac2", NOBODY_ELSE)
    assert looking.heard("looks", by="P3") == ["P1 P1 None"] * 3
    ordered = looking.play("pick oce3")
    assert ordered.view("P2")["looked"] == "? ?"
    assert ordered.heard("keeps", by="P2") == ["P1 None"]
    after = ordered.play("pick squ2")
    assert who_knows(after, "P1", "oce3") == ["P1"]
    assert after.heard("puts_back", by="P1") == [f"P1 {card}" for card in on_top(after, "P1", "P1").split()]
    assert after.heard("puts_back", by="P2") == ["P1 None"] * 2
    assert sorted(on_top(after, "P1", "P1").split()) == ["rac2", "squ2"]
    assert on_top(after, "P2", "P1") == on_top(after, "P3", "P1") == "? ?"
    drawn = after.play("end", decks="junk junk")
    assert drawn.hand("P1") == "rac2 squ2 oce3 junk junk"
    assert (known(drawn, "P2", "P1"), on_top(drawn, "P1", "P1")) == ("", "")


# Rotten Food


def slipped() -> Table:
    table = dale(THREE, P1="hand rac3 squ4 junk", P2="hand mac1 junk; deck mac2 junk junk junk", P3="hand junk")
    return table.play("play rac3", "player P2", "card squ4")


def test_110_only_the_giver_knows_the_rotten_food() -> None:
    after = slipped()
    assert (on_top(after, "P1", "P2"), on_top(after, "P2", "P2"), on_top(after, "P3", "P2")) == ("squ4", "?", "?")
    assert after.heard("slips", by="P1") == ["P1 P2 squ4"]
    assert after.heard("slips", by="P2") == after.heard("slips", by="P3") == ["P1 P2 None"]


def test_the_giver_knows_in_whose_hand_the_rotten_food_is() -> None:
    drawn = slipped().play("end").play("end", decks="junk junk")
    assert "squ4" in drawn.hand("P2")
    assert who_knows(drawn, "P2", "squ4") == ["P1 P2"]
    assert (known(drawn, "P1", "P2"), known(drawn, "P3", "P2")) == ("squ4", "")
    assert drawn.heard("draws", by="P1") == ["P2 P2 squ4", "P2 P2 None", "P2 P2 None"]
    assert drawn.heard("draws", by="P3") == ["P2 P2 None"] * 3


def test_after_rotten_food_the_players_remaining_cards_are_unknown() -> None:
    table = dale(THREE, P1="hand mac5b rac3 junk; discard squ3", P2="hand junk", P3="hand junk").play("play mac5b")
    assert known(table, "P2", "P1") == "squ3"
    after = table.play("play rac3", "player P3", "card junk")
    assert known(after, "P2", "P1") == known(after, "P3", "P1") == ""
    assert who_knows(after, "P1", "squ3") == ["P1"]


# Exchanges


def exchanged(give: str) -> Table:
    table = dale(THREE, P1="hand rac4 squ2 squ2 junk", P2="hand mac2 oce3 junk", P3="hand junk")
    return table.play("play rac4", "player P2", f"card {give}", hands="oce3")


def test_dirty_exchange_is_known_to_the_two_who_exchange() -> None:
    after = exchanged("squ2")
    assert (after.hand("P1"), after.hand("P2")) == ("squ2 oce3 junk", "mac2 squ2 junk")
    assert who_knows(after, "P1", "oce3") == who_knows(after, "P2", "squ2") == ["P1 P2"]
    assert (known(after, "P1", "P2"), known(after, "P2", "P1")) == ("squ2", "oce3")
    assert known(after, "P3", "P1") == known(after, "P3", "P2") == ""
    assert (after.heard("grabs", by="P2"), after.heard("gives", by="P1")) == (["P1 P2 oce3"], ["P1 P2 squ2"])
    assert after.heard("grabs", by="P3") == after.heard("gives", by="P3") == ["P1 P2 None"]


def test_a_card_given_back_is_known_to_the_two() -> None:
    after = exchanged("oce3")
    assert who_knows(after, "P2", "oce3") == ["P1 P2"]
    assert known(after, "P2", "P1") == ""


def test_an_exchange_makes_others_forget_both_hands() -> None:
    """P3 saw P2 buy a Cookies; any card may have left P2's hand since."""
    table = dale(
        THREE, P1="hand junk", P2="hand junk junk squ2; deck junk junk junk", P3="hand rac4 junk", market="mac2"
    )
    bought = table.play("end").play("buy +0", "card squ2", decks="junk junk")
    assert known(bought, "P1", "P2") == known(bought, "P3", "P2") == "mac2"
    after = bought.play("play rac4", "player P1", "card junk", hands="junk")
    assert known(after, "P1", "P2") == "mac2"  # P3 exchanged with P1
    other = bought.play("play rac4", "player P2", "card junk", hands="junk")
    assert known(other, "P1", "P2") == ""
    assert known(other, "P3", "P2") == "mac2 junk"  # what P3 saw, and what P3 gave


def test_gamble_is_known_to_the_two_who_exchange() -> None:
    table = dale(THREE, P1="hand oce5a mac3 squ2 junk", P2="hand mac2 oce3 rac1", P3="hand junk")
    after = table.play("play oce5a", "player P2", die="2", hands="squ2 junk oce3 rac1")
    assert (after.hand("P1"), after.hand("P2")) == ("mac3 rac1 oce3", "mac2 squ2 junk")
    assert (known(after, "P1", "P2"), known(after, "P2", "P1")) == ("squ2 junk", "rac1 oce3")
    assert known(after, "P3", "P1") == known(after, "P3", "P2") == ""
    assert after.heard("grabs", by="P3") == after.heard("gives", by="P3") == ["P1 P2 None"] * 2


def test_gamble_without_an_exchange_preserves_knowledge() -> None:
    table = dale(THREE, P1="hand mac5b oce5a junk; discard mac2", P2="hand junk").play("play mac5b")
    after = table.play("play oce5a", "player P2", die="0")
    assert known(after, "P3", "P1") == "mac2"


def test_whirligig_tells_both_players_which_of_their_cards_the_other_got() -> None:
    """P1 draws squ2 and rac1, P2 has mac2 and oce4: P1 gets one of each."""
    table = dale(THREE, P1="hand oce3 junk mac1; deck squ2 rac1", P2="hand mac2 oce4", P3="hand junk")
    moves = ("play oce3", "player P2", "card junk")
    after = table.play(*moves, decks="squ2 rac1", hands="squ2 oce4")
    assert (after.hand("P1"), after.hand("P2")) == ("squ2 oce4", "mac2 rac1")
    assert (who_knows(after, "P1", "squ2"), who_knows(after, "P1", "oce4")) == (["P1"], ["P1 P2"])
    assert (who_knows(after, "P2", "mac2"), who_knows(after, "P2", "rac1")) == (["P2"], ["P1 P2"])
    assert known(after, "P3", "P1") == known(after, "P3", "P2") == ""
    assert (after.heard("looks", by="P1"), after.heard("looks", by="P2")) == (
        ["P1 P1 squ2", "P1 P1 rac1"],
        ["P1 P1 None"] * 2,
    )
    assert after.heard("dealt", by="P1") == ["P1 squ2", "P1 oce4", "P2 rac1", "P2 None"]
    assert after.heard("dealt", by="P2") == ["P1 None", "P1 oce4", "P2 rac1", "P2 mac2"]
    assert after.heard("dealt", by="P3") == ["P1 None"] * 2 + ["P2 None"] * 2


def test_whirligig_reveals_nothing_about_equal_cards() -> None:
    """Both had junk and both have junk: its origin is unknown."""
    table = dale(THREE, P1="hand oce3 mac1; deck junk", P2="hand junk", P3="hand mac1")
    after = table.play("play oce3", "player P2", decks="junk", hands="junk")
    assert (who_knows(after, "P1", "junk"), who_knows(after, "P2", "junk")) == (["P1"], ["P2"])


# Special Offer, Sabotage


def test_110_the_card_kept_from_special_offer_is_private_and_the_others_are_thrown_away_openly() -> None:
    table = dale("pan mac rac squ", P1="hand pan5a junk", market_discard="mac2", P2="hand junk")
    looking = table.play("play pan5a", market="squ4 rac2 mac4")
    assert (looking.view("P1")["looked"], looking.view("P3")["looked"]) == ("squ4 rac2 mac4", NOBODY_ELSE)
    after = looking.play("pick rac2", "pick mac4")
    assert after.discard("market") == "mac2 mac4 squ4"
    assert who_knows(after, "P1", "rac2") == ["P1"]
    assert after.heard("keeps", by="P2") == ["P1 None"]
    assert after.view("P2")["market_discard"] == "mac2 mac4 squ4"


def test_sabotage_is_secret_until_both_cards_are_open() -> None:
    table = dale(THREE, P1="hand rac5a", P2="deck squ2 mac2 mac3; hand junk", P3="hand junk")
    looking = table.play("play rac5a", "player P2", decks="squ2 mac3")
    assert [looking.view(seat)["looked"] for seat in ("P1", "P2", "P3")] == ["squ2 mac3", "? ?", "? ?"]
    after = looking.play("pick mac3")
    assert (after.discard("market"), after.discard("P2"), on_top(after, "P1", "P2")) == ("mac3", "squ2", "")
    assert after.heard("throws_away", by="P3") == ["P1 mac3"]
    assert after.concealed("P3") != looking.concealed("P3")


# Nuisance


def test_nuisance_discards_openly_and_known_cards_stay_known() -> None:
    """P2 holds a Cookies that everyone has seen and two hidden cards."""
    table = dale(
        THREE,
        P1="hand rac2 mac1 mac1 junk junk",
        P2="hand mac5b junk squ2 squ2 squ2; deck junk; discard mac2",
        P3="hand junk junk junk junk junk",
    )
    table = table.play("end").play("play mac5b", "end").play("end")
    assert table.actor == "P1"
    assert known(table, "P3", "P2") == "mac2"
    lost = table.play("play rac2", "player P2", "end", hands="squ2")
    assert (lost.discard("P2").split()[-1], known(lost, "P3", "P2")) == ("squ2", "mac2")
    gone = table.play("play rac2", "player P2", "end", hands="mac2")
    assert known(gone, "P3", "P2") == ""


# Blindfold


def test_the_card_under_the_blindfold_is_secret_until_the_guess() -> None:
    table = dale(THREE, P1="hand oce5b squ3 mac3; deck junk junk junk junk", P2="hand junk")
    hidden = table.play("play oce5b", "player P2", "card squ3")
    assert hidden.actor == "P2"
    assert hidden.view("P1")["hidden"] == "squ3"
    assert "hidden" not in hidden.view("P2")
    assert "hidden" not in hidden.view("P3")
    assert known(hidden, "P2", "P1") == known(hidden, "P3", "P1") == ""
    assert hidden.heard("hides", by="P2") == hidden.heard("hides", by="P3") == ["P1 P2 None"]
    wrong = hidden.play("number 2", "number 4")
    assert (wrong.opened, wrong.hand("P1")) == ("squ3=squ3:4", "mac3")
    later = wrong.play("end")
    assert who_knows(later, "P1", "squ3") == ["P1 P2 P3"]
    assert known(later, "P3", "P1") == "squ3"
    right = hidden.play("number 3")
    assert right.discard("P1") == "squ3 oce5b"


# Cards taken openly


@pytest.mark.parametrize(
    ("moves", "taken"),
    [
        (("buy +1", "card squ4", "end"), "mac3"),
        (("play pan2", "take +1"), "mac3"),
        (("play cha4", "take +0"), "squ2"),
        (("play mac5b",), "junk"),
        (("play rac5b",), "squ3"),
        (("play squ4",), "pan1"),
    ],
    ids=["bought", "prepaid good", "gift voucher", "favourite toy", "treasure hunter", "acorn"],
)
def test_cards_taken_openly_are_known_to_everyone(moves: tuple[str, ...], taken: str) -> None:
    card = moves[0].split()[1]
    needed = "squ4" if card.startswith("+") else card
    table = dale(
        "mac pan rac squ cha" if card in ("cha4", "pan2") else "mac pan rac squ",
        P1=f"hand {needed}; discard junk",
        P2="stall pan1",
        P3="discard squ3",
        market="squ2 mac3",
    )
    after = table.play(*moves)
    assert [known(after, by, "P1") for by in ("P1", "P2", "P3")][1:] == [taken, taken]


# Equal cards


def test_a_seat_that_knew_one_of_two_equal_cards_knows_none_after_one_is_discarded() -> None:
    """P1 gave P2 a junk; P2 has another. When P2 discards a junk, it may have been either."""
    table = dale(THREE, P1="hand rac4 junk mac1", P2="hand oce3 junk; deck mac2 mac2 mac3 mac3 squ2", P3="hand mac1")
    given = table.play("play rac4", "player P2", "card junk", "end", hands="oce3")
    assert known(given, "P1", "P2") == "junk"
    one = given.play("tidy", "card junk")
    assert known(one, "P1", "P2") == ""
    assert who_knows(one, "P2", "junk") == ["P2"]


def test_a_seat_that_knew_both_equal_cards_still_knows_one() -> None:
    table = dale(THREE, P1="hand rac4 junk mac1", P2="hand junk; discard mac2", P3="hand mac1")
    given = table.play("play rac4", "player P2", "card junk", "end", hands="junk")
    assert who_knows(given, "P2", "junk") == ["P1 P2"]
    assert known(given, "P3", "P2") == ""


# Discard piles and their order


def test_109_everyone_can_list_every_discard_pile_in_order() -> None:
    piles = {"P1": "mac1 junk squ2 junk", "P2": "oce4 oce2 oce3", "P3": "junk"}
    table = dale(
        THREE,
        P1=f"hand junk; discard {piles['P1']}",
        P2=f"discard {piles['P2']}",
        P3=f"discard {piles['P3']}",
        market_discard="rac4 rac2 rac3",
    )
    for remembered in (False, True):
        for seat in ("P1", "P2", "P3"):
            view = table.view(seat, remembered=remembered)
            assert [each["discard"] for each in view["seats"]] == list(piles.values())
            assert view["market_discard"] == "rac4 rac2 rac3"
    assert not [move for move in table.legal if "discard" in move]  # the order cannot be changed


@pytest.mark.parametrize("order", [("junk", "mac3", "squ2"), ("squ2", "junk", "mac3")])
def test_111_cards_discarded_at_once_keep_the_chosen_order(order: tuple[str, ...]) -> None:
    table = dale(THREE, P1="hand mac1 junk squ2 mac3; deck oce2 oce2 oce2 junk junk; discard oce3", P2="hand rac5b")
    tidied = table.play("tidy", "card mac1", *(f"card {card}" for card in order))
    assert tidied.view("P2")["seats"][0]["discard"] == " ".join(["oce3 mac1", *order])
    replaced = table.play("play mac1", *(f"card {card}" for card in order[:-1]))
    assert replaced.view("P3")["seats"][0]["discard"] == " ".join(["oce3", *order, "mac1"])
    stolen = tidied.play("play rac5b")
    assert stolen.heard("steals", by="P3") == [f"P2 P1 {order[-1]}"]


def test_wily_fellow_turns_the_deck_over_openly() -> None:
    table = dale(THREE, P1="hand rac1; deck mac2 squ2; discard junk junk mac3")
    after = table.play("play rac1", decks="squ2 mac2")
    for seat in ("P1", "P2", "P3"):
        assert after.view(seat)["seats"][0]["discard"] == "squ2 mac2 rac1"
        assert after.view(seat)["seats"][0]["deck_size"] == 3
