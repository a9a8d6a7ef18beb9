"""Presence and viewers: all clients are told who is connected, and a lost seat shows nothing more."""

from __future__ import annotations

import time

import pytest

from emporion.server.web import websocket
from tests.server.live_server import LiveServer, TableClient, nothing_happens, some_action, stored_count, turns
from tests.server.test_tables import two_at_a_table

# Presence


def test_presence_changes_are_broadcast(either_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(either_server)
    before = stored_count(either_server, table)
    with ada.at(table) as client:
        client.wait_for_presence(True, False)
        with bartek.at(table):
            client.wait_for_presence(True, True)
            with either_server.visitor().at(table) as stranger:
                client.wait_for_presence(True, True, watching=1)
                stranger.wait_for_presence(True, True, watching=1)
            client.wait_for_presence(True, True)
            with bartek.at(table):
                client.wait_for_presence(True, True)
            client.wait_for_presence(True, True)
        client.wait_for_presence(True, False)
    assert stored_count(either_server, table) == before


def test_two_clients_leave_at_once(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    with ada.at(table) as client:
        with bartek.at(table), shared_server.visitor().at(table):
            client.wait_for_presence(True, True, watching=1)
        client.wait_for_presence(True, False)


def test_a_disconnect_is_broadcast_at_once(shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT", 60.0)
    ada, bartek, table = two_at_a_table(shared_server)
    with ada.at(table) as client:
        with bartek.at(table):
            client.wait_for_presence(True, True)
        went = time.monotonic()
        client.wait_for_presence(True, False)
        assert time.monotonic() - went < websocket.CLOSE_TIMEOUT / 2


def test_a_player_who_watches_as_spectator_is_still_present(shared_server: LiveServer) -> None:
    """Several people share a device and pass it on."""
    ada, bartek, table = two_at_a_table(shared_server)
    with ada.at(table) as client, bartek.at(table) as other:
        client.wait_for_presence(True, True)
        for seat in (None, 1):
            other.send("sit", seat=seat)
            assert other.receive("scene")["scene"]["you"] == seat
            client.wait_for_presence(True, True)


def test_players_who_share_a_device_are_all_present(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bartek"}, {"kind": "bot", "level": "apprentice"}]
    table = ada.post("/api/tables", {"game": "carthage", "seats": seats})["table"]
    with ada.at(table) as client:
        client.wait_for_presence(True, True, False)


def test_presence_does_not_change_the_version(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    with ada.at(table) as client, nothing_happens(shared_server, table, ada):
        version = client.version
        for _ in range(3):
            with bartek.at(table):
                pass
        client.until_pong()
        assert client.version == version


# Lost seats


def hands_seen(client: TableClient) -> list[int]:
    view = client.scene["view"]
    return [] if view is None else [number for number, seat in enumerate(view["seats"]) if "hand" in seat]


def test_a_lost_seat_is_not_shown(shared_server: LiveServer) -> None:
    ada, bartek, chiara = shared_server.visitor("Ada"), shared_server.visitor("Bartek"), shared_server.visitor("Chiara")
    table = ada.open_table()
    bartek.post(f"/api/tables/{table}/seats", {})
    with bartek.at(table) as gone:
        ada.request("DELETE", f"/api/tables/{table}/seats/1")
        chiara.post(f"/api/tables/{table}/seats", {})
        ada.post(f"/api/tables/{table}/start", {})
        gone.wait_for(lambda scene: scene["stage"] == "running")
        assert (hands_seen(gone), gone.scene["you"]) == ([], None)


def test_a_transferred_seat_is_hidden_in_all_old_tabs(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    opened = ada.post("/api/tables", {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "open"}]})
    table, code = opened["table"], opened["seats"][0]["code"]
    bartek = shared_server.visitor("Bartek")
    bartek.post(f"/api/tables/{table}/seats", {})
    ada.post(f"/api/tables/{table}/start", {})
    with ada.at(table) as old, ada.at(table) as tab, bartek.at(table) as other:
        assert hands_seen(old) == hands_seen(tab) == [0]
        phone = shared_server.visitor()
        phone.post("/api/recover", {"code": code})
        version = phone.get(f"/api/tables/{table}")["version"]
        with phone.at(table) as new:
            for client in (old, tab):
                client.wait_for_version(version)
                assert (hands_seen(client), client.scene["you"]) == ([], None)
            for _ in range(4):
                active, _ = turns(new, other)
                active.play(some_action(active))
            turns(new, other, old, tab)
            assert (hands_seen(old), hands_seen(tab), hands_seen(new), hands_seen(other)) == ([], [], [0], [1])
