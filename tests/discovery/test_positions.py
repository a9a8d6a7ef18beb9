"""Positions of Age of Discovery: impossible ones, and defaults for omitted fields."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.games.discovery import GAME
from emporion.kernel import position
from emporion.kernel.errors import BadPosition
from tests.discovery.table import discovery


def written(**fields: Any) -> dict[str, Any]:
    """A position as JSON, to be modified."""
    table = discovery(**{"P1": "coins 9; idle B1; hand B5; flagship RB", "P2": "flagship GY", **fields})
    return position.to_json(GAME, table.state)


def altered(fields: dict[str, Any], seat: dict[str, Any]) -> dict[str, Any]:
    doc = written() | fields
    doc["seats"][0] |= seat
    return doc


@pytest.mark.parametrize(
    ("fields", "seat"),
    [
        pytest.param({}, {"idle": "B1 B1"}, id="a ship too many"),
        pytest.param({}, {"idle": ""}, id="a ship too few"),
        pytest.param({}, {"hand": "B5 B6"}, id="a contract twice"),
        pytest.param({}, {"flagship": 3}, id="the flagship of another"),
        pytest.param({}, {"mission": "one"}, id="a mission of another set"),
        pytest.param({}, {"flagship_at": "expedition"}, id="a flagship that is nowhere"),
        pytest.param({"piles": [5, 6, 7, 7, 7]}, {}, id="piles and ships do not agree"),
        pytest.param({"piles": [5, 6, 7, 8, 7]}, {}, id="a pile too large"),
        pytest.param({"purchase_for": [4]}, {}, id="reserved by nobody at the table"),
        pytest.param({"active": "P3"}, {}, id="a seat that does not play"),
        pytest.param({"step": "duration"}, {}, id="no contract is loaded"),
        pytest.param({"piles": [6, 6, 6, 7, 8]}, {}, id="pile 3 was begun before pile 1 is empty"),
        pytest.param({"turns_left": 5}, {}, id="more last turns than players"),
        pytest.param({"step": "ship", "target": 0}, {"coins": 0}, id="no ship can be sent"),
        pytest.param({"step": "declare", "target": 0}, {}, id="a flagship without transport"),
        pytest.param({}, {"hand": "B5 none"}, id="a contract that is none"),
        pytest.param({}, {"idle": "B1 none"}, id="a ship that is none"),
        pytest.param({}, {"completed": 24}, id="more contracts completed than are gone"),
        pytest.param({"current": "send"}, {}, id="an action goes on that was not done"),
        pytest.param({"done": 30}, {}, id="four actions in a turn"),
    ],
)
def test_impossible_positions(fields: dict[str, Any], seat: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        position.from_json(GAME, altered(fields, seat))


def test_last_scoring_is_out_and_no_last_round_runs() -> None:
    with pytest.raises(BadPosition):
        discovery(purchases=28, last="turned_up", turns_left=0)


def test_a_flagship_declares_one_of_its_colours() -> None:
    with pytest.raises(BadPosition):
        discovery(P1="flagship RB", expeditions={"magellan": "P1 flagship:1 green"})


def test_a_position_survives_a_round_trip() -> None:
    doc = written(expeditions={"dias": "P2 B2", "magellan": "P1 flagship:2 red, P2 B1"}, P2="running R3 1/2: R3")
    assert doc["expeditions"][0] == "P2 B2"
    assert doc["expeditions"][-1] == "P1 flagship:2 red, P2 B1"
    assert doc["seats"][1]["running"] == ["R3 1/2: R3"]
    assert position.to_json(GAME, position.from_json(GAME, doc)) == doc


def test_defaults_for_omitted_fields() -> None:
    """Ships are in the piles, contracts in the deck; with an empty pile the first scoring has taken place."""
    table = discovery(purchases=20)
    assert (table.piles, table.first_scoring) == ("0 0 0 5 8", "scored")
    assert discovery(purchases=14).piles == "0 0 5 7 8"
    assert discovery(P1="completed 3; hand B5").deck_size == 24 - 4 - 1 - 3
