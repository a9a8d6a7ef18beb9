"""Trade contracts: sending ships on them, and their turn track (1.7, 4.5)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tests.discovery.table import FLAGSHIPS, Table, discovery


def next_turn(table: Table) -> Table:
    """The start of the actor's next turn; both players end their turns at once."""
    return table.play("end", "end")


def test_X4_a_contract_of_two_turns() -> None:
    """Card set `reconstructed-1`: transport 5 pays 10 for two turns."""
    table = discovery(P1="coins 2; idle B2 B3; hand B5", P2="coins 0")
    sent = table.play("play B5 with B2 B3 for 2")
    assert (sent.running("P1"), sent.hand("P1"), sent.idle("P1"), sent.coins("P1")) == ("B5 2/2: B2 B3", "", "", 0)
    one = next_turn(sent)
    assert (one.running("P1"), one.coins("P1"), one.completed("P1")) == ("B5 1/2: B2 B3", 0, 0)
    two = next_turn(one)
    assert (two.running("P1"), two.idle("P1"), two.coins("P1"), two.completed("P1")) == ("", "B2 B3", 10, 1)
    assert two.event_values("completes") == ["P1 B5 10"]
    assert (two.actor, two.offers("take")) == ("P1", ["take"])
    assert all("B5" not in place.split() for place in (two.hand("P1"), two.hand("P2"), two.display))


def test_TK1_ships_of_the_colour_and_the_exact_transport() -> None:
    fits = discovery(P1="coins 2; idle B2 B3; hand B5")
    assert fits.play("play B5 with B2 B3 for 1").coins("P1") == 0
    assert fits.play("play B5").legal == ["ship B2"]  # ships are chosen in the order of their kinds
    assert discovery(P1="coins 9; idle B3x2; hand B5; flagship RB").offers("play") == ["B5"]  # the flagship helps
    for fleet in ("B3x2", "B2x2", "B2 R3", "R2 R3"):
        assert discovery(P1=f"coins 9; idle {fleet}; hand B5; flagship WK").offers("play") == []


@pytest.mark.parametrize(("coins", "possible"), [(1, False), (2, True)])
def test_TK1_all_crews_must_be_paid(coins: int, possible: bool) -> None:
    table = discovery(P1=f"coins {coins}; idle B2 B3; hand B5; flagship WK")
    assert table.offers("play") == (["B5"] if possible else [])


@pytest.mark.parametrize(
    ("size", "fleets"),
    [
        (3, ["B3", "B1 B2"]),
        (4, ["B2 B2", "B1 B3", "B1 B1 B2"]),
        (5, ["B2 B3", "B1 B2 B2", "B1 B1 B3"]),
        (6, ["B3 B3", "B2 B2 B2", "B1 B2 B3", "B1 B1 B2 B2"]),
    ],
)
def test_all_exact_fleets(size: int, fleets: list[str]) -> None:
    for fleet in fleets:
        table = discovery(P1=f"coins 9; idle B1x2 B2x3 B3x2; hand B{size}; flagship WK")
        assert table.play(f"play B{size} with {fleet} for 1").coins("P1") == 9 - len(fleet.split())


def test_TK3_a_ship_of_another_colour_costs_a_wild_ship_card() -> None:
    table = discovery(P1="coins 5; wild 1; idle B3 R2; hand B5; flagship WK")
    after = table.play("play B5 with R2 B3 for 1")
    assert (after.coins("P1"), after.wild("P1")) == (3, 0)
    assert after.event_values("loads") == ["P1 R2 2 True", "P1 B3 3 False"]
    assert discovery(P1="coins 5; idle B3 R2; hand B5; flagship WK").offers("play") == []


def test_TK3_a_flagship_of_other_colours_costs_a_card_too() -> None:
    table = discovery(P1="coins 5; wild 1; idle B3; hand B5; flagship WK")
    after = table.play("play B5 with B3 flagship for 1")
    assert (after.coins("P1"), after.wild("P1"), after.running("P1")) == (2, 0, "B5 1/1: B3 flagship:2")
    assert discovery(P1="coins 5; idle B3; hand B5; flagship WK").offers("play") == []


@pytest.mark.parametrize(
    ("contract", "fleet", "value"), [("B3", "B2", 1), ("B4", "B2", 2), ("B5", "B2", 3), ("B3", "", 3)]
)
def test_a_flagship_carries_the_missing_transport(contract: str, fleet: str, value: int) -> None:
    table = discovery(P1=f"coins 3; idle {fleet or 'K1'}; hand {contract}; flagship RB")
    after = table.play(f"play {contract} with {fleet} flagship for 1".replace("  ", " "))
    assert after.running("P1") == f"{contract} 1/1: {fleet} flagship:{value}".replace("  ", " ")
    assert after.coins("P1") == (0 if fleet else 1)
    assert after.view("P2")["seats"][0]["flagship"] == ["red", "blue"]
    back = next_turn(after)
    assert (back.flagship_at("P1"), back.running("P1")) == ("idle", "")


def exact_fleets(ships: list[str], contract: str, wild: int, coins: int, flagship: str) -> set[tuple[str, ...]]:
    """All sets of ships that serve a contract, by brute force; the flagship comes last with the missing transport."""
    colour, transport = contract[0], int(contract[1])
    found = set()
    for chosen in (chosen for size in range(len(ships) + 1) for chosen in combinations(ships, size)):
        missing = transport - sum(int(ship[1]) for ship in chosen)
        strangers = sum(ship[0] != colour for ship in chosen) + (missing > 0 and colour not in flagship)
        crews = len(chosen) + 2 * (missing > 0)
        if 0 <= missing <= 3 and strangers <= wild and crews <= coins:
            found.add((*chosen, *["flagship"] * (missing > 0)))
    return found


def offered_fleets(table: Table, contract: str) -> set[tuple[str, ...]]:
    """All sets of ships that the legal moves lead to."""
    found: set[tuple[str, ...]] = set()
    open_tables: list[tuple[Table, tuple[str, ...]]] = []
    if contract in table.offers("play"):
        open_tables.append((table.play(f"play {contract}"), ()))
    while open_tables:
        at, chosen = open_tables.pop()
        if at.question == "duration":
            found.add(chosen)
        for ship in at.offers("ship"):
            open_tables.append((at.play(f"ship {ship}"), (*chosen, ship)))
    return found


@pytest.mark.parametrize("seed", range(25))
def test_exactly_the_fitting_fleets_are_offered(seed: int) -> None:
    rng = Random(seed)
    ships = sorted(rng.sample([f"{each}{size}" for each in "RYBGWK" for size in (1, 2, 2, 3)], 6), key=ship_order)
    contract, flagship = f"{rng.choice('RYBGWK')}{rng.randint(3, 6)}", rng.choice(FLAGSHIPS)
    wild, coins = rng.randint(0, 3), rng.randint(1, 6)
    fleet = " ".join(ships)
    table = discovery(P1=f"coins {coins}; wild {wild}; idle {fleet}; hand {contract}; flagship {flagship}")
    assert offered_fleets(table, contract) == exact_fleets(ships, contract, wild, coins, flagship)


def ship_order(ship: str) -> tuple[int, str]:
    return "RYBGWK".index(ship[0]), ship[1]


def test_a_flagship_cannot_carry_four() -> None:
    assert discovery(P1="coins 9; hand B4; flagship RB").offers("play") == []


def test_TK4_one_turn() -> None:
    """Card set `reconstructed-1`: transport 5 pays 8 for one turn."""
    table = discovery(P1="coins 2; idle B2 B3; hand B5 B3")
    after = next_turn(table.play("play B5 with B2 B3 for 1"))
    assert (after.coins("P1"), after.idle("P1"), after.completed("P1")) == (8, "B2 B3", 1)
    again = after.play("play B3 with B3 for 1", "explore dias B2")
    assert (again.running("P1"), again.expedition("dias")) == ("B3 1/1: B3", "P1 B2")


def test_TK5_three_turns() -> None:
    """Card set `reconstructed-1`: transport 6 pays 15 for three turns."""
    table = discovery(P1="coins 2; idle B3x2; hand B6").play("play B6 with B3 B3 for 3")
    seen = []
    for _ in range(3):
        table = next_turn(table)
        seen.append((table.running("P1"), table.coins("P1"), table.completed("P1")))
    assert seen == [("B6 2/3: B3 B3", 0, 0), ("B6 1/3: B3 B3", 0, 0), ("", 15, 1)]


@pytest.mark.parametrize(("size", "incomes"), [(3, "4 6 7"), (4, "6 8 10"), (5, "8 10 12"), (6, "10 13 15")])
def test_the_incomes_of_the_card_set(size: int, incomes: str) -> None:
    fleet = {3: "R3", 4: "R1 R3", 5: "R2 R3", 6: "R3 R3"}[size]
    for turns, income in enumerate(incomes.split(), 1):
        table = discovery(P1=f"coins 0; running R{size} 1/{turns}: {fleet}", actor="P2").play("end")
        assert table.coins("P1") == int(income)


def test_TK6_two_contracts_end_together() -> None:
    table = discovery(P1="coins 1; running B3 1/1: B3 / R5 1/2: R2 R3 / W3 2/2: W3", actor="P2").play("end")
    assert (table.coins("P1"), table.completed("P1")) == (1 + 4 + 10, 2)
    assert (table.idle("P1"), table.running("P1")) == ("R2 R3 B3", "W3 1/2: W3")


def test_TK7_the_income_can_be_spent_at_once() -> None:
    table = discovery(P1="coins 0; running B3 1/1: B3", purchase="G2", actor="P2").play("end")
    assert table.play("buy 1").coins("P1") == 0
    assert table.play("accept 1").coins("P1") == 3


def test_TK8_a_running_contract_is_fixed() -> None:
    table = discovery(P1="coins 9; idle B1; running B3 2/3: B3; flagship RB")
    assert table.offers("play") == []
    loading = discovery(P1="coins 9; idle B1 B2 B3; hand B3; flagship RB").play("play B3", "ship B3")
    assert loading.question == "duration"
    assert loading.legal == ["turns 1", "turns 2", "turns 3"]
    assert loading.play("turns 2").offers("play") == []


def test_TK10_a_contract_is_not_served_partly() -> None:
    table = discovery(P1="coins 9; idle B1 B2; hand B4 B5 B6; flagship WK")
    assert table.offers("play") == []
    assert discovery(P1="coins 9; idle B1 B2; hand B4 B5 B6; flagship RB").offers("play") == ["B4", "B5", "B6"]


def test_TK11_ships_on_contracts_do_not_score() -> None:
    table = discovery(P1="running B3 2/3: B3; idle G1", P2="", first="turned_up", purchases=14)
    after = table.play("end")
    assert (after.first_scoring, after.event_values("earns"), after.points("P1")) == ("scored", [], 0)
    assert after.running("P1") == "B3 2/3: B3"


def test_only_contracts_in_hand_can_be_played() -> None:
    table = discovery(P1="coins 9; idle B3; hand R3; flagship WK", P2="hand B3", display="B4 B5 B6 W3")
    assert table.offers("play") == []


def test_contracts_of_other_players_do_not_advance() -> None:
    table = discovery(P1="running B3 1/2: B3", P2="running R3 1/2: R3; coins 0", P3="").play("end")
    assert (table.actor, table.running("P1"), table.running("P2")) == ("P2", "B3 1/2: B3", "")
    assert table.coins("P2") == 6


def test_seven_contracts_can_run_at_once() -> None:
    """Four from a full hand and one per turn; the one accepted in the first turn is played in the second."""
    table = discovery(
        P1="coins 30; wild 3; idle R3x2 Y3x2 B3x2 G3x2; hand R3 Y3 B3 G3; flagship KR", display="W3 K3 R4 Y4"
    )
    table = next_turn(table.play(*(f"play {colour}3 with {colour}3 for 3" for colour in "RYBG"), "accept 1"))
    table = next_turn(table.play("accept 2", "play W3 with R3 for 3", "play K3 with Y3 for 3"))
    table = table.play("accept 3", "play R4 with B3 flagship for 1")
    assert len(table.running("P1").split(" / ")) == 7
    after = next_turn(table)
    assert (after.running("P1"), after.completed("P1")) == ("W3 1/3: R3 / K3 1/3: Y3", 5)
