"""Replays: single moves and ranges, from one's own seat while the game runs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from emporion.games import names
from emporion.server.room.entries import Moved
from emporion.server.room.seats import SPECTATOR
from emporion.server.web import replays
from emporion.server.web.replays import MAX_MOVES, moment_of
from tests.server.hidden_information import new_table
from tests.server.live_server import LiveServer, some_action, turns
from tests.server.test_tables import finish, two_at_a_table


def test_a_game_is_replayed_in_ranges_from_the_setup(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(seats="me apprentice")
    with ada.at(table) as client:
        finish(client)
        last, view = client.scene["move"], client.scene["view"]
    seen: list[Any] = []
    while len(seen) <= last:
        part = ada.get(f"/api/tables/{table}/moves?first={len(seen)}&seat=0")
        assert 0 < len(part) <= MAX_MOVES
        seen += part
    assert [each["move"] for each in seen] == list(range(last + 1))
    assert seen[0]["log"]["texts"][0]["id"] == "log-started"
    assert seen[-1]["view"] == view
    for move in random.Random(1).sample(range(last + 1), 5):
        assert ada.get(f"/api/tables/{table}/moves/{move}?seat=0") == seen[move]
    assert ada.get(f"/api/tables/{table}/moves?first={last + 1}") == []


@pytest.mark.parametrize("game", names())
def test_stages_show_what_single_actions_would_have_shown(game: str) -> None:
    alone, together, dice = new_table(game, 3, 7, {}), new_table(game, 3, 7, {}), random.Random(7)
    compared = told = 0
    for at in range(2, 40):
        assert alone.match is not None
        assert together.match is not None
        if alone.match.over:
            break
        seat, actions, first = alone.match.actor, list[int](), alone.match.version
        while alone.match.actor == seat and len(actions) < 3:
            actions.append(dice.choice(alone.match.legal()))
            alone.apply(at, Moved(seat, actions[-1:]))
        together.apply(at, Moved(seat, actions))
        for viewer in (SPECTATOR, 0, 1, 2):
            moment = moment_of(together, viewer, together.match.version, "seat", staged=True)
            single = [moment_of(alone, viewer, first + number, "seat") for number in range(1, len(actions))]
            assert [stage.view for stage in moment.stages] == [each.view for each in single]
            assert moment.log is not None
            for number, stage in enumerate(moment.stages, start=1):
                events = [event for move in alone.match.log[first : first + number] for event in move.events]
                so_far = alone.match.game.text.narrate(alone.match.describe(viewer, events), stage.view)
                assert so_far[: stage.told] == moment.log.texts[: stage.told]
                ends = stage.told in (len(so_far), len(moment.log.texts))
                assert ends or so_far[stage.told] != moment.log.texts[stage.told]
                told += stage.told
            compared += len(single)
    assert compared > 40
    assert told > 0
    assert moment_of(together, 0, 1, "seat").stages == []


def test_phrases_do_not_hide_a_move_in_replays(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, other = turns(at_a, at_b)
        active.play(some_action(active))
        other.command("say", phrase="wow")
        active.command("undo", version=turns(at_a, at_b)[0].version)
        active, other = turns(at_a, at_b)
        active.play(some_action(active))
        turns(at_a, at_b)
    assert ada.get(f"/api/tables/{table}/moves/1")["log"]["kind"] == "moved"
    assert ada.get(f"/api/tables/{table}/moves/0")["log"]["kind"] == "started"


def test_a_running_game_is_replayed_from_the_own_seat_only(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    assert bartek.get(f"/api/tables/{table}/moves?seat=0", expect=403) == "replay-running-game"
    assert bartek.get(f"/api/tables/{table}/moves?eyes=open", expect=403) == "replay-running-game"
    assert [each["seat"] for each in ada.get(f"/api/tables/{table}/moves")] == [0]
    assert [each["seat"] for each in shared_server.visitor().get(f"/api/tables/{table}/moves")] == [None]
    assert [each["seat"] for each in ada.get(f"/api/tables/{table}/moves?seat=none")] == [None], "a shared device"


def test_a_long_log_is_fetched_in_parts(shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, table = two_at_a_table(shared_server)
    with ada.at(table) as client:
        for phrase in ("hello", "good-luck"):
            client.command("say", phrase=phrase)
    everything = ada.get(f"/api/tables/{table}/log")
    assert [line["kind"] for line in everything] == ["opened", "seated", "started", "said", "said"]
    monkeypatch.setattr(replays, "MAX_LOG_LINES", 2)
    assert ada.get(f"/api/tables/{table}/log") == everything[3:]
    assert ada.get(f"/api/tables/{table}/log?until=2") == everything[1:3]
    assert ada.get(f"/api/tables/{table}/log?after=0&until=1") == everything[1:2]
