"""The shuffle that a table makes together: the commitment comes first, then the shares, then the deal."""

from __future__ import annotations

import json
from typing import Any

import pytest

from emporion.games import find
from emporion.kernel.chance import key_from_bytes
from emporion.match.clock import TimeControl
from emporion.match.seal import seal_holds
from emporion.match.shuffle import commitment_holds, seat_digest, shuffle_key
from emporion.server.room import saved_table
from emporion.server.room.account_deletion import anonymized
from emporion.server.room.dealing import start_of
from emporion.server.room.entries import Opened, Plan, Seated, Started, decoded, encoded
from emporion.server.room.table import Table
from tests.server.accounts import resign
from tests.server.live_server import LiveServer, Visitor
from tests.shuffle.records import is_valid
from tests.shuffle.second_verifier import needs_node, verdicts

Json = Any
MINE, THEIRS = "1a" * 32, "2b" * 32


def held(visitor: Visitor, seats: str = "me open", **more: Json) -> str:
    return visitor.open_table(seats=seats, hold=True, **more)


def table_of(server: LiveServer, id: str) -> Table:
    table: Table = server.services.rooms._rooms[id].table
    return table


def shares_of(visitor: Visitor, table: str) -> list[str]:
    return [seat["share"] for seat in visitor.get(f"/api/tables/{table}")["scene"]["seats"]]


def check_key(table: Table, shares: list[str]) -> None:
    """The key follows from what was published, and from the secret."""
    started, opened, secret = table.started, table.opened, bytes.fromhex(table.opened.secret)
    assert started is not None
    assert table.match is not None
    digests = [
        seat_digest(table.id, number, seat.player, seat.name, share)
        for number, (seat, share) in enumerate(zip(table.match.seats, shares, strict=True))
    ]
    key = shuffle_key(table.id, opened.game, opened.rules, opened.options, secret, digests)
    assert list(table.match.key) == key == key_from_bytes(bytes.fromhex(started.key))
    assert commitment_holds(opened.commitment, table.id, secret)


def test_the_commitment_is_published_before_anybody_else_sits_down(shared_server: LiveServer) -> None:
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    wishes = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    opened = ada.post("/api/tables", {"game": "carthage", "seats": wishes})
    with bartek.at(opened["table"]) as client:
        assert len(client.scene["commitment"]) == 64
        assert client.scene["commitment"] == opened["commitment"]
        bartek.post(f"/api/tables/{opened['table']}/seats", {"share": THEIRS})
        ada.post(f"/api/tables/{opened['table']}/start", {"share": MINE})
        client.wait_for(lambda scene: scene["stage"] == "running")
        assert client.scene["commitment"] == opened["commitment"]
        assert [seat["share"] for seat in client.scene["seats"]] == [MINE, THEIRS, ""]
    check_key(table_of(shared_server, opened["table"]), [MINE, THEIRS, ""])


def test_the_share_of_the_host_comes_after_the_commitment_even_against_bots(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = held(ada, "me trader")
    scene = ada.get(f"/api/tables/{table}")["scene"]
    assert scene["stage"] == "open"
    assert scene["commitment"]
    ada.post(f"/api/tables/{table}/start", {"share": MINE})
    check_key(table_of(shared_server, table), [MINE, ""])


def test_clients_without_shares_get_public_ones(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(seats="me here trader")
    assert shares_of(ada, table) == ["", "", ""]
    check_key(table_of(shared_server, table), ["", "", ""])


def test_a_share_may_come_with_the_table_and_a_later_one_takes_its_place(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    wishes: list[Json] = [{"kind": "open"}, {"kind": "me", "share": MINE}]
    table = ada.post("/api/tables", {"game": "carthage", "seats": wishes})["table"]
    assert shares_of(ada, table) == ["", MINE]
    ada.post(f"/api/tables/{table}/start", {"fill": "trader", "share": THEIRS})
    assert shares_of(ada, table) == ["", THEIRS]
    check_key(table_of(shared_server, table), ["", THEIRS])


def test_a_share_leaves_with_its_player(shared_server: LiveServer) -> None:
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    table = held(ada)
    bartek.post(f"/api/tables/{table}/seats", {"share": THEIRS})
    assert shares_of(ada, table) == ["", THEIRS]
    bartek.request("DELETE", f"/api/tables/{table}/seats/1")
    assert shares_of(ada, table) == ["", ""]
    ada.request("PUT", f"/api/tables/{table}/seats/1", {"level": "trader"})
    ada.post(f"/api/tables/{table}/start", {})
    check_key(table_of(shared_server, table), ["", ""])


def test_a_share_stays_when_its_player_changes_the_device(shared_server: LiveServer) -> None:
    ada, phone = shared_server.visitor("Ada"), shared_server.visitor()
    wishes = [{"kind": "me", "share": MINE}, {"kind": "open"}]
    opened = ada.post("/api/tables", {"game": "carthage", "seats": wishes})
    phone.post("/api/recover", {"code": opened["seats"][0]["code"]})
    assert shares_of(phone, opened["table"]) == [MINE, ""]


@pytest.mark.parametrize("share", ["", "1A" * 32, "1a" * 31, "1a" * 32 + "\n", "xy" * 32, 7])
def test_a_share_is_32_bytes(shared_server: LiveServer, share: Json) -> None:
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    table = held(ada)
    bartek.post(f"/api/tables/{table}/seats", {"share": share}, expect=400)
    ada.post(f"/api/tables/{table}/start", {"share": share, "fill": "trader"}, expect=400)
    assert shares_of(ada, table) == ["", ""]


def test_the_secret_is_told_at_the_end_only(shared_server: LiveServer) -> None:
    ada, bartek = shared_server.visitor("Ada"), shared_server.visitor("Bartek")
    table = held(ada)
    paths = ("", "/log", "/moves", "/moves/0", "/record", "/memory", "/analysis")
    with bartek.at(table) as place:
        heard = [bartek.http.get(f"/api/tables/{table}{path}").text for path in paths]
        secret = table_of(shared_server, table).opened.secret
        bartek.post(f"/api/tables/{table}/seats", {"share": THEIRS})
        ada.post(f"/api/tables/{table}/start", {})
        place.wait_for(lambda scene: scene["stage"] == "running")
        heard += [who.http.get(f"/api/tables/{table}{path}").text for path in paths for who in (ada, bartek)]
        heard += [ada.http.get("/api/me/data").text, ada.http.get("/api/me/tables").text]
        assert len(secret) == 64
        assert not any(secret in text for text in (*heard, *place.frames))
        resign(ada, table)
        place.wait_for(lambda scene: scene["stage"] == "over")
        assert place.scene["ending"]["secret"] == secret


def test_a_rematch_has_a_secret_of_its_own(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(seats="me trader")
    resign(ada, table)
    following = ada.post(f"/api/tables/{table}/rematch?hold=true")
    assert ada.get(f"/api/tables/{following['table']}")["scene"]["stage"] == "open"
    ada.post(f"/api/tables/{following['table']}/start", {"share": MINE})
    ours, theirs = table_of(shared_server, table), table_of(shared_server, following["table"])
    assert ours.opened.secret != theirs.opened.secret
    check_key(theirs, ["", MINE])


def test_a_deal_that_is_repeated_keeps_its_own_rule(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(seats="me trader")
    resign(ada, table)
    branch = ada.post(f"/api/tables/{table}/branch", {"move": 0})["table"]
    origin, repeated = table_of(shared_server, table), table_of(shared_server, branch)
    assert origin.match is not None
    assert repeated.match is not None
    assert repeated.match.key == origin.match.key
    assert (repeated.opened.secret, repeated.opened.commitment) == ("", "")


@needs_node
def test_exported_records_are_valid_for_both_verifiers(own_server: LiveServer) -> None:
    """Made together, after a player was deleted, and with a deal that is repeated."""
    ada, bartek = own_server.visitor("Ada"), own_server.visitor("Bartek")
    table = ada.open_table("dale", "me open trader")
    bartek.post(f"/api/tables/{table}/seats", {"share": THEIRS})
    ada.post(f"/api/tables/{table}/start", {"share": MINE})
    for player in (ada, bartek):
        resign(player, table)
    branch = ada.post(f"/api/tables/{table}/branch", {"move": 0})["table"]
    resign(ada, branch)
    whole, repeated = (ada.http.get(f"/api/tables/{id}/record").text for id in (table, branch))
    bartek.request("DELETE", "/api/me")
    erased = ada.http.get(f"/api/tables/{table}/record").text
    shuffle = json.loads(erased)["shuffle"]
    assert [sorted(seat) for seat in shuffle["seats"]] == [["share"], ["digest"], []]
    assert json.loads(repeated)["repeated"] == {"kind": "branch", "of": table}
    assert all(map(is_valid, (whole, erased, repeated)))
    found = [
        [(each["id"], each.get("proved")) for each in each["findings"]] for each in verdicts([whole, erased, repeated])
    ]
    together = [("commitment", True), ("key", True), ("draws", True)]
    assert found == [together, [*together, ("erased", None)], [("seal", True), ("draws", True), ("repeated", None)]]


def test_shares_of_deleted_players_are_erased() -> None:
    opened = Opened(
        "carthage", 1, {}, [Plan("person", "a", "Ada", share=MINE), Plan("open")], "a", False, False, TimeControl()
    )
    started = Started("00" * 32, "", "11" * 32, [MINE, THEIRS], ["33" * 32, "44" * 32])
    erased = [decoded(anonymized(encoded(entry), "a", {0})) for entry in (opened, Seated(0, "a", "Ada", MINE), started)]
    assert MINE not in json.dumps([encoded(entry).decode() for entry in erased])
    assert erased[2] == Started("00" * 32, "", "11" * 32, ["", THEIRS], ["33" * 32, "44" * 32])


def test_a_snapshot_keeps_the_shuffle(own_server: LiveServer) -> None:
    ada = own_server.visitor("Ada")
    table = held(ada, "me trader")
    ada.post(f"/api/tables/{table}/start", {"share": MINE})
    stored = saved_table.encoded(table_of(own_server, table).save())
    again = Table(table)
    assert again.restore(saved_table.decoded(stored))
    check_key(again, [MINE, ""])
    assert [seat_state.share for seat_state in again.seats] == [MINE, ""]


def test_a_table_that_was_opened_before_keeps_the_first_rule() -> None:
    """Its entry has no secret: the server's own key is sealed, as it was."""
    old = (
        b'{"t":"opened","game":"carthage","rules":%d,"options":{},"seats":[{"kind":"person","player":"a","name":"Ada"},'
        b'{"kind":"bot","name":"Elissa","level":"trader"}],"host":"a","public":false,"rated":false,"pace":{"kind":"none"}}'
    )
    table = Table("old")
    table.apply(0, decoded(old % find("carthage").version))
    table.apply(1, start_of(table, MINE))
    started = table.started
    assert started is not None
    assert table.match is not None
    assert (started.shares, started.digests) == ([], [])
    nonce = bytes.fromhex(started.nonce)
    assert seal_holds(started.commitment, table.game, 2, {}, table.match.key, nonce)
