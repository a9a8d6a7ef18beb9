"""Taking back: alone until something is revealed, further with everybody's consent, never in rated games."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Place, Serving
from tests.server.test_tables import two_at_a_table


def together(*places: Place) -> None:
    """Everybody has seen everything."""
    newest = max(place.version for place in places)
    for place in places:
        place.wait_for_version(newest)


def act(*places: Place, say: str = "") -> Place:
    """Whoever is to move makes a move; who it was."""
    active = next(place for place in places if place.scene["offers"])
    wanted = [offer for offer in active.scene["offers"] if offer["say"].startswith(say)] or active.scene["offers"]
    assert active.play(wanted[0]["action"])["t"] == "done"
    together(*places)
    return active


def test_a_slip_is_taken_back_alone(serving: Serving) -> None:
    ada, bartek, table = two_at_a_table(serving)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        before = at_a.scene["view"]
        active = act(at_a, at_b, say="token")
        assert active.scene["undo"]["alone"]
        assert active.command("undo", version=active.version)["t"] == "done"
        together(at_a, at_b)
        assert at_a.scene["view"] == before
        assert at_b.log[-1]["texts"][0]["id"] == "log-took-back"
        with ada.at(table) as late:
            assert late.scene == at_a.scene
            assert not [line for line in late.log if line["move"] > late.scene["move"]]


def test_nothing_is_taken_back_alone_after_somebody_else_decided(sqlite_serving: Serving) -> None:
    ada, bartek, table = two_at_a_table(sqlite_serving)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        first = act(at_a, at_b)
        act(at_a, at_b)
        answer = first.command("undo", version=first.version)
        assert answer["error"]["id"] == "match-undo-others"
        assert not first.scene["undo"]["alone"]


def three(serving: Serving, **more: Any) -> tuple[list[Any], str]:
    people = [serving.visitor(name) for name in ("Ada", "Bartek", "Chiara")]
    table = people[0].open_table(seats="me open open", **more)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/seats", {})
    people[0].post(f"/api/tables/{table}/start", {})
    return people, table


def test_going_back_further_needs_the_consent_of_all(serving: Serving) -> None:
    people, table = three(serving)
    with people[0].at(table) as one, people[1].at(table) as two, people[2].at(table) as three_:
        places = (one, two, three_)
        start = one.scene["view"]
        for _ in range(4):
            act(*places)
        assert one.command("ask", version=one.version, to=0)["t"] == "done"
        together(*places)
        assert two.scene["undo"] == {"alone": two.scene["undo"]["alone"], "asked_by": 0, "to": 0, "agreed": []}
        assert two.command("ask", version=two.version, to=1)["error"]["id"] == "table-already-asked"
        assert one.command("answer", agrees=True)["error"]["id"] == "table-not-asked"
        assert two.command("answer", agrees=True)["t"] == "done"
        together(*places)
        assert one.scene["move"] == 4
        assert three_.command("answer", agrees=True)["t"] == "done"
        together(*places)
        assert (one.scene["move"], one.scene["view"]) == (0, start)


def test_one_refusal_ends_a_request_and_so_does_a_move(sqlite_serving: Serving) -> None:
    people, table = three(sqlite_serving)
    with people[0].at(table) as one, people[1].at(table) as two, people[2].at(table) as three_:
        places = (one, two, three_)
        act(*places)
        one.command("ask", version=one.version, to=0)
        together(*places)
        two.command("answer", agrees=False)
        together(*places)
        assert one.scene["undo"]["asked_by"] is None
        assert three_.command("answer", agrees=True)["error"]["id"] == "table-not-asked"
        one.command("ask", version=one.version, to=0)
        together(*places)
        act(*places)
        assert one.scene["undo"]["asked_by"] is None


def test_alone_against_bots_nobody_has_to_be_asked(sqlite_serving: Serving) -> None:
    ada = sqlite_serving.visitor("Ada")
    table = ada.open_table(seats="me trader")
    with ada.at(table) as place:
        for _ in range(3):
            place.wait_for(lambda scene: bool(scene["offers"]))
            place.play(place.scene["offers"][0]["action"])
        place.wait_for(lambda scene: bool(scene["offers"]))
        assert place.command("ask", version=place.version, to=1)["t"] == "done"
        assert place.command("ask", version=place.version, to=99)["error"]["id"] == "table-no-such-move"


def test_in_rated_games_nobody_asks(sqlite_serving: Serving) -> None:
    ada, bartek = sqlite_serving.visitor("Ada"), sqlite_serving.visitor("Bartek")
    for person, login in ((ada, "ada"), (bartek, "bartek")):
        person.post("/api/me/account", {"login": login, "password": "correct horse"})
    table = ada.open_table(rated=True)
    bartek.post(f"/api/tables/{table}/seats", {})
    ada.post(f"/api/tables/{table}/start", {})
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        act(at_a, at_b)
        assert at_a.command("ask", version=at_a.version, to=0)["error"]["id"] == "table-rated-no-undo"
