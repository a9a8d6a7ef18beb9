"""Hidden information (section 3): states that differ only in hidden cards look the same to a seat, and redeals agree
with what it knows."""

from __future__ import annotations

from collections import Counter

import pytest

from emporion.games.discovery import GAME
from emporion.games.discovery.rules.cards import CONTRACT_NAMES, Mission
from emporion.games.discovery.rules.state import State
from emporion.kernel import reference
from emporion.kernel.records import state_hash
from emporion.kernel.seats import SEAT_NAMES
from tests.discovery.table import FLAGSHIPS, Table, discovery

REDEALS = 300


def known(table: Table, seat: str) -> int:
    """A hash of everything that a seat knows."""
    return state_hash(reference.concealed(GAME, table.state, SEAT_NAMES.index(seat)))


def redealt(table: Table, seat: str, number: int) -> State:
    hidden = reference.concealed(GAME, table.state, SEAT_NAMES.index(seat))
    state: State = reference.redealt(GAME, hidden, [number, 2 * number + 1])
    return state


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("hand B5 G3", "hand B5 K6", id="a contract that was dealt"),
        pytest.param("mission maj", "mission all", id="a mission"),
        pytest.param("flagship RB", "flagship KR", id="a flagship that was not used"),
    ],
)
def test_states_that_differ_in_hidden_cards_look_the_same_to_others(one: str, other: str) -> None:
    first, second = (
        discovery(P1=f"coins 9; {hidden}", P2="mission maj; flagship GY; hand W3", display="R3 R4 R5 R6")
        for hidden in (one, other)
    )
    for remembered in (False, True):
        assert first.view("P2", remembered=remembered) == second.view("P2", remembered=remembered)
        assert first.view("P1", remembered=remembered) != second.view("P1", remembered=remembered)
    assert known(first, "P2") == known(second, "P2")
    assert known(first, "P1") != known(second, "P1")


def test_future_chance_is_hidden() -> None:
    first, second = discovery(P1="coins 9"), discovery(P1="coins 9")
    second.state.chance.key[0] += 1
    for seat in ("P1", "P2"):
        assert known(first, seat) == known(second, seat)


def test_an_openly_accepted_contract_is_known_to_all() -> None:
    after = discovery(P1="coins 5", P2="", display="R3 R4 R5 R6").play("accept 2", contracts="B4")
    place = after.view("P2")["seats"][0]
    assert (place["hand"], place["hand_size"]) == ("R4", 1)
    assert "hand" not in after.view("P2", remembered=False)["seats"][0]
    assert all(redealt(after, "P2", number).seats[0].hand[CONTRACT_NAMES.index("R4") + 1] for number in range(20))


def test_a_contract_from_the_deck_is_known_only_to_its_player() -> None:
    after = discovery(P1="coins 5", P2="", display="R3 R4 R5 R6").play("accept deck", contracts="B4")
    assert after.view("P2")["seats"][0]["hand"] == ""
    assert after.event_values("accepts_unseen", by="P1") == ["P1 B4"]
    assert after.event_values("accepts_unseen", by="P2") == ["P1 None"]
    seen = {redealt(after, "P2", number).seats[0].hand.index(1) for number in range(100)}
    assert len(seen) > 10


@pytest.mark.slow
def test_redeals_keep_the_piles() -> None:
    """First Scoring stays in the third pile: each of its three cards is equally likely to be it."""
    table = discovery(P1="coins 9", purchases=16, first="hidden")
    assert table.piles == "0 0 3 7 8"
    came_up: Counter[int] = Counter()
    for number in range(REDEALS):
        state = redealt(table, "P2", number)
        assert list(state.piles) == [0, 0, 3, 7, 8]
        assert list(state.unseen) == list(table.state.unseen)
        came_up[Table(state).play("buy 1").state.first_out] += 1
    assert REDEALS * 0.22 < came_up[1] < REDEALS * 0.45


def test_redeals_deal_unseen_missions_and_flagships() -> None:
    """Missions of the set and flagships not yet revealed, each in proportion to its copies."""
    table = discovery(players=3, P1="mission half; flagship RB", P2="flagship GY; shown", P3="flagship WK")
    worlds = [redealt(table, "P1", number) for number in range(REDEALS)]
    assert {world.seats[1].flagship for world in worlds} == {FLAGSHIPS.index("GY") + 1}
    third = Counter(FLAGSHIPS[world.seats[2].flagship - 1] for world in worlds)
    assert set(third) == {"BG", "YW", "WK", "KR"}
    assert min(third.values()) > REDEALS // 8
    missions = Counter(world.seats[1].mission for world in worlds)
    assert set(missions) == {Mission.HALF, Mission.MAJ}
    assert missions[Mission.MAJ] > missions[Mission.HALF]  # two of the three left


def test_beginning_a_contract_that_needs_the_flagship_reveals_its_colour() -> None:
    """Two of the six flagships are blue, and the observer has one of them."""
    table = discovery(players=3, P1="coins 9; hand B5; idle B2; flagship RB; wild 0", P2="flagship GY")
    begun = table.play("play B5")
    for number in range(40):
        world = redealt(begun, "P2", number)
        assert FLAGSHIPS[world.seats[0].flagship - 1] in ("RB", "BG")
        assert reference.legal(GAME, world)


def test_choosing_an_expedition_that_only_the_flagship_can_join_reveals_its_colour() -> None:
    table = discovery(
        players=3, P1="coins 9; flagship RB; wild 0", P2="flagship GY", expeditions={"magellan": "P2 B3"}
    ).play("explore 12")
    assert table.question == "ship"
    for number in range(40):
        assert FLAGSHIPS[redealt(table, "P3", number).seats[0].flagship - 1] in ("RB", "BG")


def test_a_flagship_is_revealed_when_it_is_chosen() -> None:
    table = discovery(P1="coins 9; flagship RB", P2="flagship GY").play("explore 12", "ship flagship")
    assert table.question == "value"
    assert table.view("P2")["seats"][0]["flagship"] == ["red", "blue"]


def test_a_flagship_at_home_is_secret() -> None:
    assert "flagship" not in discovery(P1="flagship RB").view("P2")["seats"][0]


def test_missions_and_flagships_are_open_at_the_end() -> None:
    table = discovery(
        P1="mission all; flagship RB", P2="mission maj; flagship GY", purchases=28, last="turned_up", turns_left=1
    )
    view = table.play("end").view("P2")["seats"][0]
    assert (view["mission"], view["flagship"]) == ("all", ["red", "blue"])


def test_hidden_coins_are_shown_only_to_their_owner() -> None:
    table = discovery(P1="coins 9", P2="coins 4", options={"hidden_coins": True})
    place = table.view("P2", remembered=False)["seats"]
    assert "coins" not in place[0]
    assert place[1]["coins"] == 4
    assert [seat["coins"] for seat in table.view("P2")["seats"]] == [9, 4], "they can be counted"


def test_playing_a_secret_contract_reveals_it() -> None:
    """So the move cannot be undone; that of an openly accepted contract can."""
    table = discovery(P1="coins 9; hand R3; idle R3 R1 R2", display="R5 B4 G5 W6")
    assert table.play("play R3 with R3 for 1").state.reveals == table.state.reveals + 1
    accepted = table.play("accept 1", contracts="B5")
    again = accepted.play("play R5 with R2 R3 for 1")
    assert again.state.reveals == accepted.state.reveals
