"""Hidden information reaches nobody: no seat, no spectator, not in errors, drafts or replays."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.games import names
from emporion.server.room.table_state import TableState
from emporion.server.web import replays
from tests.server.hidden_information import differences, leaked
from tests.server.live_server import LiveServer
from tests.server.shared_deals import Ahead
from tests.server.sniffer import Sniffer
from tests.soak import all_by_soak

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "carthage": [{}, {"show_initial_hands": False}, {"show_discard": "all"}],
    "dale": [{}],
    "discovery": [{}, {"hidden_coins": True}],
}

MAX_WITHOUT_TWIN = 0.03  # of the states of earlier moves; in long games of Dale it is one in a hundred


def compared_frames(game: str, players: int, seed: int, steps: int) -> int:
    """How many frames were compared; the first leak fails, and so do too many comparisons that could not fail."""
    options = OPTIONS[game][seed % len(OPTIONS[game])]
    frames = earlier = without_twin = 0
    for each in differences(game, players, seed, options, steps):
        assert not each.difference, f"{game}, {players} players, seed {seed}: {each.difference}"
        frames, earlier, without_twin = frames + each.frames, earlier + each.earlier, without_twin + each.without_twin
    assert without_twin <= MAX_WITHOUT_TWIN * earlier, f"{without_twin} of {earlier} states have no twin"
    assert earlier >= steps, "states of earlier moves were compared"
    return frames


@pytest.mark.parametrize("game", names())
def test_twin_worlds_look_the_same(game: str) -> None:
    """Each number of players and each option set, once."""
    assert max(map(len, OPTIONS.values())) <= 3
    assert sum(compared_frames(game, 2 + seed, seed, steps=20) for seed in range(3)) > 500


@pytest.mark.parametrize("game", names())
def test_twin_worlds_would_show_a_leak_within_a_move(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The review of a turn shows the game between the actions of a move."""
    honest = replays.stages_of
    monkeypatch.setattr(replays, "stages_of", lambda match, viewer, log, _: honest(match, viewer, log, "open"))
    options = OPTIONS[game][1 % len(OPTIONS[game])]
    assert any(each.difference for each in differences(game, 3, 1, options, steps=40))


@pytest.mark.soak
@pytest.mark.parametrize("game", names())
def test_a_million_frames_of_twin_worlds_look_the_same(game: str) -> None:
    frames = seed = 0
    while frames < 340_000:
        frames += sum(compared_frames(game, players, seed, steps=400) for players in (2, 3, 4))
        seed += 1
    print(f"{game}: {frames:,} frames in {3 * seed} games")


@pytest.mark.parametrize("game", names())
def test_the_key_of_a_challenge_is_hidden_until_its_end(shared_server: LiveServer, game: str) -> None:
    ada, friend, stranger = shared_server.visitor("Ada"), shared_server.visitor("Bartek"), shared_server.visitor()
    table = ada.open_table(game, "me apprentice")
    with ada.at(table) as place:
        place.command("resign")
    key = ada.get(f"/api/tables/{table}")["scene"]["ending"]["key"]
    token = ada.post(f"/api/tables/{table}/challenge", {"seat": 0})["challenge"]
    taken = friend.post(f"/api/challenges/{token}/tries", {})["table"]
    started = shared_server.services.rooms._rooms[taken].table.started
    assert started is not None
    with friend.at(taken) as place, ada.at(taken) as outside:
        for _ in range(3):
            place.wait_for(lambda scene: scene["offers"])
            place.play(place.scene["offers"][0]["action"])
        outside.wait_for_version(place.version)
        heard = [*place.frames, *outside.frames]
        for path in ("", "/log", "/moves", "/record", "/moves/0?eyes=open", "/challenge?seat=0", "/memory"):
            heard += [who.http.get(f"/api/tables/{taken}{path}").text for who in (friend, ada, stranger)]
        heard += [who.http.get(f"/api/challenges/{token}").text for who in (friend, stranger)]
        assert not any(secret in text for text in heard for secret in (key, started.nonce))
        place.command("resign")
        assert place.scene["ending"]["key"] == key


@pytest.mark.parametrize("game", all_by_soak(names(), usual=names()[:1]))
def test_a_table_that_is_ahead_tells_the_others_nothing(shared_server: LiveServer, game: str) -> None:
    """Whatever was dealt, and whatever happens there: the answers are the same, byte for byte."""
    one, other = Ahead(shared_server, game), Ahead(shared_server, game)
    one.play(moves=12)
    other.play(moves=12)
    assert one.heard == other.heard
    assert len(set(one.heard)) > 5, "answers, not failures of the connection"
    assert not any(leaked(text, [*one.secrets, *other.secrets]) for text in one.heard + other.heard)


def test_a_table_that_is_ahead_would_show_a_leak(shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableState, "may_watch", lambda table, player: True)
    one, other = Ahead(shared_server, "carthage"), Ahead(shared_server, "carthage")
    one.listen()
    other.listen()
    assert one.heard != other.heard


def tapped(server: LiveServer, game: str, seed: int, steps: int) -> int:
    """How many messages of a real server were checked; the first leak fails."""
    tap = Sniffer(server, game, 2 + seed % 3, seed, OPTIONS[game][seed % len(OPTIONS[game])])
    for _ in tap.steps(steps):
        pass
    return tap.heard


@pytest.mark.parametrize("game", names())
def test_a_real_server_sends_the_same_in_twin_worlds(shared_server: LiveServer, game: str) -> None:
    assert sum(tapped(shared_server, game, seed, steps=30) for seed in range(2)) > 150


@pytest.mark.soak
@pytest.mark.parametrize("game", names())
def test_a_real_server_sends_the_same_in_twin_worlds_for_long(shared_server: LiveServer, game: str) -> None:
    messages = seed = 0
    while messages < 50_000:
        messages += tapped(shared_server, game, seed, steps=400)
        seed += 1
    print(f"{game}: {messages:,} messages over the wire in {seed} games")
