"""Age of Discovery: figures of a game made by hand, and the checks of its reconstructed economy."""

from __future__ import annotations

import pytest

from emporion.games.discovery import GAME
from emporion.games.discovery.report.contract_tables import dominated, rarely_played
from emporion.games.discovery.report.statistics import Statistics
from emporion.games.discovery.rules.cards import CONTRACT_NAMES, FLAGSHIP, SHIP_NAMES, Mission
from emporion.games.discovery.rules.events import Event
from emporion.statistics import Check
from tests.arena.figures import Happened, figures, share, table_titled, watch

B5, R3 = CONTRACT_NAMES.index("B5") + 1, CONTRACT_NAMES.index("R3") + 1
B2, B3 = SHIP_NAMES.index("B2") + 1, SHIP_NAMES.index("B3") + 1
BLUE, DIAS = 2, 0


def counted(*events: Happened, scores: tuple[int, int] = (5, 3)) -> Statistics:
    """One game of two in which this happened, and the first one won."""
    statistics = Statistics(2)
    watch(statistics, GAME, *events, scores=scores)
    return statistics


def check_of(statistics: Statistics, name: str) -> Check:
    return next(check for check in statistics.checks() if check.name == name)


def test_a_contract_from_the_display_to_its_income() -> None:
    done = counted(
        (Event.TURN, 0, 1),
        (Event.ACCEPTS, 0, B5, 1),
        (Event.PLAYS, 0, B5),
        (Event.LOADS, 0, B3, 3, 0),
        (Event.LOADS, 0, FLAGSHIP, 2, 1),
        (Event.UNDER_WAY, 0, B5, 2),
        (Event.TURN, 1, 2),
        (Event.DEALT, 1, R3, 0b10),
        (Event.COMPLETES, 0, B5, 10),
    )
    found = figures(table_titled(done, "Contracts"), "B5")
    assert (found["accepted"], found["dealt"], found["played"], found["2 turns"], found["1 turn"]) == (1, 0, 1, 1, 0)
    assert found["coins"] == 10
    assert found["profit"] == 10 - 1 - 2 - 1  # crews of a ship and a flagship, and the price of the card
    assert found["per ship and turn"] == 6 / 4
    assert found["play it"] == 0.5
    assert share(found["they won"]) == 1
    assert figures(table_titled(done, "Contracts"), "R3")["played"] == 0
    cards = table_titled(done, "Flagships and action cards")
    assert figures(cards, "flagship, on a contract")["a player"] == 0.5
    assert figures(cards, "Wild Ship, on a contract")["do it"] == 0.5
    assert figures(table_titled(done, "Actions"), "SEND")["of all turns"] == 0.5


def test_ships_of_the_own_and_of_another_colour() -> None:
    done = counted(
        (Event.SAILS, 0, DIAS, B2, 2, BLUE, 0),
        (Event.SAILS, 1, DIAS, FLAGSHIP, 1, BLUE + 1, 1),
        (Event.FIRST_SCORING,),
        (Event.EARNS, 0, DIAS, B2, 5),
        (Event.EARNS, 1, DIAS, FLAGSHIP, 3),
        (Event.LAST_SCORING,),
        (Event.EARNS, 0, DIAS, B2, 5),
        (Event.MISSION, 0, Mission.MAJ, 4),
        (Event.AT_HOME, 0, 1),
    )
    found = figures(table_titled(done, "Expeditions"), "discovery-card-expedition-dias")
    assert (found["same colour"], found["other colour"], found["transport"]) == (1, 1, 3)
    assert (found["first scoring"], found["last scoring"]) == (8, 5)
    assert (found["a ship, first"], found["a ship, last"]) == (4, 5)
    assert figures(table_titled(done, "Which expeditions win"), "discovery-card-expedition-dias")["sail there"] == 1
    share = check_of(done, "points from the first scoring").value
    assert share == pytest.approx(8 / (8 + 5 + 4 + 1))


def test_expeditions_that_win_are_those_that_winners_prefer() -> None:
    """Both send a ship to Dias, which is all of the winner's fleet and half of the other one's."""
    done = counted(
        (Event.SAILS, 0, DIAS, B2, 2, BLUE, 0),
        (Event.SAILS, 1, DIAS, B2, 2, BLUE, 0),
        (Event.SAILS, 1, DIAS + 1, B3, 3, BLUE, 0),
    )
    table = table_titled(done, "Which expeditions win")
    dias, abreu = (figures(table, f"discovery-card-expedition-{name}") for name in ("dias", "abreu"))
    assert (dias["sail there"], share(dias["they won"]), dias["who sent more won"]) == (1, 0.5, None)
    assert (share(dias["who preferred it won"]), share(abreu["who preferred it won"])) == (1, 0)
    sailed = figures(table_titled(done, "Winners and others"), "expeditions with ships")
    assert (sailed["winners"], sailed["others"], share(sailed["who did more won"])) == (1, 2, 0)


def test_ships_and_contracts_by_size() -> None:
    done = counted(
        (Event.BUYS, 0, B3, 0, 5),
        (Event.BUYS, 0, B2, 0, 4),
        (Event.BUYS, 1, B2, 0, 3),
        (Event.SAILS, 0, DIAS, B3, 3, BLUE, 0),
        (Event.EARNS, 0, DIAS, B3, 5),
        (Event.UNDER_WAY, 0, B5, 2),
        (Event.UNDER_WAY, 1, R3, 1),
    )
    ships = table_titled(done, "Ships by transport")
    large, middle = figures(ships, "transport 3"), figures(ships, "transport 2")
    assert (large["bought"], large["price"], large["points a ship"], middle["price"]) == (1, 5, 5, 3.5)
    assert (share(large["who preferred it won"]), share(middle["who preferred it won"])) == (1, 0)
    assert (share(large["who bought more won"]), middle["who bought more won"]) == (1, None)
    contracts = table_titled(done, "Contracts by size")
    assert share(figures(contracts, "transport 5")["who preferred it won"]) == 1
    assert share(figures(contracts, "transport 3")["who played more won"]) == 0


def test_places_after_the_first_scoring() -> None:
    behind = counted((Event.EARNS, 0, DIAS, B2, 3), (Event.EARNS, 1, DIAS, B2, 5), (Event.LAST_SCORING,))
    places = table_titled(behind, "Places after the first scoring")
    first, second = figures(places, "first"), figures(places, "second")
    assert (first["players"], first["points"], first["final score"], share(first["they won"])) == (1, 5, 3, 0)
    assert (second["players"], second["points"], second["final score"], share(second["they won"])) == (1, 3, 5, 1)
    earned = counted((Event.LAST_SCORING,), (Event.EARNS, 0, DIAS, B2, 3))
    equal = table_titled(earned, "Places after the first scoring")
    assert figures(equal, "first")["players"] == 2


def test_alarm_limits() -> None:
    calm = counted(scores=(250, 3))
    assert check_of(calm, "highest score").ok
    assert not check_of(counted(scores=(251, 3)), "highest score").ok
    assert not check_of(counted((Event.STALLED,)), "stalled games").ok
    assert not check_of(calm, "turns of a player, mean").ok
    turns = [(Event.TURN, turn % 2, turn) for turn in range(1, 21)]
    assert check_of(counted(*turns), "turns of a player, mean").ok


def economy(profits: dict[int, tuple[int, int, int]]) -> Statistics:
    """Contracts of red in which each size brings these profits for 1, 2, 3 turns."""
    statistics = Statistics(2)
    for size, profit in profits.items():
        contract = CONTRACT_NAMES.index(f"R{size}") + 1
        for turns in (1, 2, 3):
            statistics.counts["contract", contract, turns, "completed"] = 10
            statistics.counts["contract", contract, turns, "profit"] = 10 * profit[turns - 1]
            statistics.counts["contract", contract, turns, "ship turns"] = 10 * turns * (1 if size == 3 else 2)
    return statistics


def test_a_dominated_size_brings_less_than_any_other_for_every_duration() -> None:
    printed = {3: (2, 4, 5), 4: (3, 5, 7), 5: (5, 7, 9), 6: (7, 10, 12)}  # the table of 2.3
    assert dominated(economy(printed)) == []
    assert dominated(economy(printed | {4: (2, 4, 5)})) == [4]
    assert dominated(economy(printed | {3: (2, 3, 4)})) == [], "less for its transport, but a single ship brings it"
    assert dominated(Statistics(2)) is None


def test_contracts_that_are_seldom_played() -> None:
    statistics = Statistics(2)
    statistics.counts["contract", R3, "dealt"] = 20
    statistics.counts["contract", R3, "played"] = 5
    assert rarely_played(statistics, {"R3": [R3]}) == []
    statistics.counts["contract", R3, "unseen"] = 1
    assert rarely_played(statistics, {"R3": [R3]}) == ["R3"]
    assert rarely_played(statistics, {"B5": [B5]}) is None
