"""Who is there, and through which seat they look: everybody is told, and a seat that was lost shows nothing more."""

from __future__ import annotations

import time

from emporion.server.web.live import SECONDS_TO_CLOSE
from tests.server.serving import Place, Serving, nothing_happens, some_action, stored, turns
from tests.server.test_tables import two_at_a_table

# Who is there


def test_everybody_is_told_who_comes_and_goes(either_room: Serving) -> None:
    ada, bartek, table = two_at_a_table(either_room)
    before = stored(either_room, table)
    with ada.at(table) as place:
        place.wait_for_presence(True, False)
        with bartek.at(table):
            place.wait_for_presence(True, True)
            with either_room.visitor().at(table) as stranger:
                place.wait_for_presence(True, True, watching=1)
                stranger.wait_for_presence(True, True, watching=1)
            place.wait_for_presence(True, True)
            with bartek.at(table):
                place.wait_for_presence(True, True)
            place.wait_for_presence(True, True)
        place.wait_for_presence(True, False)
    assert stored(either_room, table) == before


def test_two_leave_at_the_same_time(room: Serving) -> None:
    ada, bartek, table = two_at_a_table(room)
    with ada.at(table) as place:
        with bartek.at(table), room.visitor().at(table):
            place.wait_for_presence(True, True, watching=1)
        place.wait_for_presence(True, False)


def test_it_is_told_at_once_that_somebody_went(room: Serving) -> None:
    ada, bartek, table = two_at_a_table(room)
    with ada.at(table) as place:
        with bartek.at(table):
            place.wait_for_presence(True, True)
        went = time.monotonic()
        place.wait_for_presence(True, False)
        assert time.monotonic() - went < SECONDS_TO_CLOSE / 2


def test_who_looks_through_no_seat_for_a_while_is_still_there(room: Serving) -> None:
    """A device is handed on to somebody who shares it."""
    ada, bartek, table = two_at_a_table(room)
    with ada.at(table) as place, bartek.at(table) as other:
        place.wait_for_presence(True, True)
        for seat in (None, 1):
            other.say("sit", seat=seat)
            assert other.hear("scene")["scene"]["you"] == seat
            place.wait_for_presence(True, True)


def test_who_shares_a_device_is_there_too(room: Serving) -> None:
    ada = room.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bartek"}, {"kind": "bot", "level": "apprentice"}]
    table = ada.post("/api/tables", {"game": "carthage", "seats": seats})["table"]
    with ada.at(table) as place:
        place.wait_for_presence(True, True, False)


def test_presence_is_no_version_of_the_table(room: Serving) -> None:
    ada, bartek, table = two_at_a_table(room)
    with ada.at(table) as place, nothing_happens(room, table, ada):
        version = place.version
        for _ in range(3):
            with bartek.at(table):
                pass
        place.until_pong()
        assert place.version == version


# Seats that are somebody else's now


def hands_seen(place: Place) -> list[int]:
    view = place.scene["view"]
    return [] if view is None else [number for number, seat in enumerate(view["seats"]) if "hand" in seat]


def test_who_lost_the_seat_does_not_look_through_it(room: Serving) -> None:
    ada, bartek, chiara = room.visitor("Ada"), room.visitor("Bartek"), room.visitor("Chiara")
    table = ada.open_table()
    bartek.post(f"/api/tables/{table}/seats", {})
    with bartek.at(table) as gone:
        ada.request("DELETE", f"/api/tables/{table}/seats/1")
        chiara.post(f"/api/tables/{table}/seats", {})
        ada.post(f"/api/tables/{table}/start", {})
        gone.wait_for(lambda scene: scene["stage"] == "running")
        assert (hands_seen(gone), gone.scene["you"]) == ([], None)


def test_a_seat_that_moved_to_another_device_is_not_seen_on_the_old_one_in_any_tab(room: Serving) -> None:
    ada = room.visitor("Ada")
    opened = ada.post("/api/tables", {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "open"}]})
    table, code = opened["table"], opened["seats"][0]["code"]
    bartek = room.visitor("Bartek")
    bartek.post(f"/api/tables/{table}/seats", {})
    ada.post(f"/api/tables/{table}/start", {})
    with ada.at(table) as old, ada.at(table) as tab, bartek.at(table) as other:
        assert hands_seen(old) == hands_seen(tab) == [0]
        phone = room.visitor()
        phone.post("/api/recover", {"code": code})
        version = phone.get(f"/api/tables/{table}")["version"]
        with phone.at(table) as new:
            for place in (old, tab):
                place.wait_for_version(version)
                assert (hands_seen(place), place.scene["you"]) == ([], None)
            for _ in range(4):
                active, _ = turns(new, other)
                active.play(some_action(active))
            turns(new, other, old, tab)
            assert (hands_seen(old), hands_seen(tab), hands_seen(new), hands_seen(other)) == ([], [], [0], [1])
