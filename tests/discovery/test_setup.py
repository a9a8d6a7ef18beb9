"""Setup (1.2, 4.2) and its options: missions (U5), seat bonus (U18)."""

from __future__ import annotations

from collections import Counter

import pytest

from emporion.games.discovery.rules.cards import FIRST_SCORING_PILE, LAST_SCORING_PILE, SHIP_NAMES
from emporion.games.discovery.rules.market import draws_scoring_card, turn_up_scoring_card
from emporion.kernel.chance import key_from_seed
from tests.discovery.table import FLAGSHIPS, Table, set_up

SEATS = ("P1", "P2", "P3", "P4")
MISSION_SETS = {2: "maj maj all all", 3: "half half maj maj", 4: "one one half half"}


def seats_of(table: Table) -> tuple[str, ...]:
    return SEATS[: table.state.players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TS1_rows_piles_and_contracts(players: int) -> None:
    table = set_up(players)
    assert "-" not in table.purchase.split() + table.filling.split() + table.display.split()
    assert (len(table.purchase.split()), len(table.filling.split()), len(table.display.split())) == (5, 5, 4)
    assert table.piles == "6 6 7 7 8"
    assert (table.first_scoring, table.last_scoring) == ("hidden", "hidden")
    assert table.deck_size == 20 - 2 * players


def test_TS1_first_scoring_is_in_pile_3_and_last_scoring_in_pile_5() -> None:
    state = set_up(2).state
    found = []
    for pile in [pile for pile, cards in enumerate(state.piles) for _ in range(cards)]:
        if draws_scoring_card(state, pile):
            found.append(pile)
            turn_up_scoring_card(state, pile)
    assert sum(state.piles) == 0
    assert found == [FIRST_SCORING_PILE, LAST_SCORING_PILE]


def test_TS2_starting_resources_of_two_players() -> None:
    table = set_up(2, missions="maj all", flagships="4 1", contracts="R3 B5 G4 K6", start="2")
    for seat in seats_of(table):
        assert (table.coins(seat), table.wild(seat), table.reservations(seat)) == (6, 3, 2)
        assert (table.points(seat), table.completed(seat), table.idle(seat), table.running(seat)) == (0, 0, "", "")
    assert [table.hand(seat) for seat in seats_of(table)] == ["R3 B5", "G4 K6"]
    assert [table.mission(seat) for seat in seats_of(table)] == ["maj", "all"]
    assert [table.flagship(seat) for seat in seats_of(table)] == ["YW", "RB"]
    assert (table.actor, table.starter, table.question) == ("P2", "P2", "action")


@pytest.mark.parametrize("players", [3, 4])
def test_TS3_starting_resources_of_three_or_four_players(players: int) -> None:
    table = set_up(players)
    for seat in seats_of(table):
        assert (table.coins(seat), table.wild(seat), table.reservations(seat)) == (6, 2, 1)
        assert len(table.hand(seat).split()) == 2
        assert table.mission(seat) in MISSION_SETS[players].split()
    assert len({table.flagship(seat) for seat in seats_of(table)}) == players


@pytest.mark.slow
@pytest.mark.parametrize(("pile", "cards", "critical"), [(FIRST_SCORING_PILE, 7, 22.46), (LAST_SCORING_PILE, 8, 24.32)])
def test_TS4_the_place_of_a_scoring_card_is_uniform(pile: int, cards: int, critical: float) -> None:
    """Chi-square at one in a thousand, over the draws, because the place is decided when cards are drawn."""
    games = 3_000
    places: Counter[int] = Counter()
    state = set_up(2).state
    for seed in range(games):
        state.chance.key = key_from_seed(seed)
        state.chance.drawn = [0] * len(state.chance.drawn)
        state.piles[pile] = cards
        places[next(place for place in range(cards) if draws_scoring_card(state, pile))] += 1
    expected = games / cards
    assert sum((places[place] - expected) ** 2 / expected for place in range(cards)) < critical


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TS5_all_ships_are_in_rows_and_piles(players: int) -> None:
    table = set_up(players, seed=players)
    lying = Counter([*table.purchase.split(), *table.filling.split()])
    lying.update({name: count for name, count in zip(SHIP_NAMES, table.state.unseen[1:], strict=True) if count})
    assert sum(lying.values()) == 42
    assert [lying[f"{colour}{transport}"] for colour in "RYBGWK" for transport in (1, 2, 3)] == [2, 3, 2] * 6


def test_TS5_scripted_ships_fill_slot_by_slot() -> None:
    table = set_up(2, ships="R1 R2 R3 Y1 Y2 Y3 B1 B2 B3 G1")
    assert (table.purchase, table.filling) == ("R1 R2 R3 Y1 Y2", "Y3 B1 B2 B3 G1")


@pytest.mark.parametrize("seed", range(3))
def test_hands_are_dealt_secretly(seed: int) -> None:
    table = set_up(3, seed=seed)
    dealt = table.event_values("dealt", by="P2")
    assert [line.split()[0] for line in dealt] == ["P1", "P1", "P2", "P2", "P3", "P3"]
    assert [line.split()[0] for line in dealt if not line.endswith("None")] == ["P2", "P2"]
    other = table.view("P2")["seats"][0]
    assert (other["hand"], other["hand_size"]) == ("", 2)
    assert "mission" not in other
    assert "flagship" not in other


# Options


@pytest.mark.parametrize(("players", "mission"), [(2, "maj"), (3, "maj"), (4, "half")])
def test_U5_equal_missions(players: int, mission: str) -> None:
    table = set_up(players, {"missions": "equal"})
    assert {table.mission(seat) for seat in seats_of(table)} == {mission}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_U5_full_missions_have_each_type_once(players: int) -> None:
    dealt = [set_up(players, {"missions": "full"}, seed) for seed in range(12)]
    hands = [[table.mission(seat) for seat in seats_of(table)] for table in dealt]
    assert all(len(set(hand)) == players for hand in hands)
    assert {mission for hand in hands for mission in hand} == {"one", "half", "maj", "all"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_U5_classic_missions_come_from_the_set_for_the_player_count(players: int) -> None:
    hands = [[table.mission(seat) for seat in seats_of(table)] for table in (set_up(players, seed=n) for n in range(8))]
    for hand in hands:
        assert not Counter(hand) - Counter(MISSION_SETS[players].split())
    assert {mission for hand in hands for mission in hand} == set(MISSION_SETS[players].split())


@pytest.mark.parametrize(("bonus", "coins"), [("off", [6, 6, 6, 6]), ("late", [6, 6, 7, 7]), ("rising", [6, 7, 7, 8])])
def test_U18_seat_bonus_follows_turn_order(bonus: str, coins: list[int]) -> None:
    table = set_up(4, {"seat_bonus": bonus}, start="3")
    assert [table.coins(seat) for seat in ("P3", "P4", "P1", "P2")] == coins


def test_flagships_have_the_colours_of_the_card_set() -> None:
    table = set_up(4, flagships="6 5 3 2")
    assert [table.flagship(seat) for seat in seats_of(table)] == ["KR", "WK", "GY", "BG"]
    assert set(FLAGSHIPS) > {table.flagship(seat) for seat in seats_of(table)}
