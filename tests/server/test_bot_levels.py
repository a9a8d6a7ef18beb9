"""Levels of bots: changed at the table, and suggested after a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import pytest

from emporion.bots import engine, levels
from emporion.bots.bot import EngineBot
from emporion.bots.levels import CLASSIC, LEVELS, levels_of
from emporion.games import find, names, plugins
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.match.bot_names import BOT_NAMES, free_bot_name, free_bot_names
from emporion.server.pools import PoolFigures
from emporion.server.room import bot_levels, bot_pool, next_opponents
from emporion.server.room.seats import STAND_IN, SeatState
from emporion.server.room.table import MAX_LEVELS, Table
from emporion.server.room.table_state import Stage
from emporion.server.web import accounts
from emporion.server.web.branches import plans_of
from emporion.server.web.tables import same_seats
from tests.server.live_server import LiveServer, some_action
from tests.server.test_branches import played
from tests.server.test_tables import two_at_a_table

WITH_NETWORK = next(find(name) for name in names() if find(name).heuristics.learned)
WITHOUT_NETWORK = replace(WITH_NETWORK, heuristics=replace(WITH_NETWORK.heuristics, learned={}))
WEB_GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def test_the_host_changes_a_bots_level_and_everybody_reads_it(server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(server, seats="me open apprentice")
    with ada.at(table) as host, bartek.at(table) as guest:
        name = host.scene["seats"][2]["name"]
        assert guest.command("setlevel", seat=2, level="merchant")["error"]["id"] == "table-only-host"
        assert host.command("setlevel", seat=1, level="merchant")["error"]["id"] == "table-no-bot"
        assert host.command("setlevel", seat=3, level="merchant")["error"]["id"] == "table-no-such-seat"
        done = host.command("setlevel", seat=2, level="merchant")
        assert done["t"] == "done"
        guest.wait_for_version(done["version"])
        for client in (host, guest):
            assert (client.scene["seats"][2]["name"], client.scene["seats"][2]["level"]) == (name, "merchant")
        line = bartek.get(f"/api/tables/{table}/log")[-1]
        assert (line["kind"], line["seat"], line["texts"][0]["id"]) == ("levelset", 0, "log-level")
        assert line["texts"][0]["args"]["who"]["args"] == {"name": name, "bot": "merchant"}

    (listed,) = ada.get("/api/me/tables")
    assert listed["seats"][2]["level"] == "merchant"


def test_the_level_stays_when_the_table_is_loaded_again(server: LiveServer) -> None:
    ada = server.visitor("Ada")
    table = ada.open_table(seats="me apprentice")
    with ada.at(table) as client:
        client.command("setlevel", seat=1, level="trader")
    server.services.rooms._rooms.clear()
    assert ada.get(f"/api/tables/{table}")["scene"]["seats"][1]["level"] == "trader"


def test_levels_are_fixed_in_challenges_and_before_and_after_a_game(own_server: LiveServer) -> None:
    ada, table, _ = played(own_server)
    with ada.at(table) as client:
        answer = client.command("setlevel", command="late", seat=1, level="magnate")
        assert answer["error"]["id"] == "table-is-over"
    token = ada.post(f"/api/tables/{table}/challenge", {"seat": 0})["challenge"]
    bartek = own_server.visitor("Bartek")
    tried = bartek.post(f"/api/challenges/{token}/tries", {})["table"]
    with bartek.at(tried) as client:
        bot = 1 - client.scene["you"]
        assert client.command("setlevel", seat=bot, level="magnate")["error"]["id"] == "table-level-fixed"


def test_a_level_is_changed_to_another_one(server: LiveServer) -> None:
    ada = server.visitor("Ada")
    table = ada.open_table(seats="me apprentice")
    with ada.at(table) as client:
        answer = client.command("setlevel", command="same", seat=1, level="apprentice")
        assert answer["error"]["id"] == "table-stale"
        assert client.command("setlevel", command="other", seat=1, level="trader")["t"] == "done"
    lines = [each["kind"] for each in ada.get(f"/api/tables/{table}/log")]
    assert lines.count("levelset") == 1


def test_levels_change_a_few_times_between_two_moves(server: LiveServer) -> None:
    ada = server.visitor("Ada")
    table = ada.open_table(seats="me apprentice")
    with ada.at(table) as client:
        client.wait_for(lambda scene: scene["actor"] == 0)
        for number in range(MAX_LEVELS):
            level = ("trader", "apprentice")[number % 2]
            assert client.command("setlevel", seat=1, level=level)["t"] == "done"
        assert client.command("setlevel", seat=1, level="trader")["error"]["id"] == "table-levels-enough"
        move = client.scene["move"]
        assert client.play(some_action(client))["t"] == "done"
        client.wait_for(lambda scene: scene["actor"] == 0)
        assert client.command("ask", version=client.version, to=move)["t"] == "done"
        assert client.command("setlevel", seat=1, level="trader")["error"]["id"] == "table-levels-enough"
        assert client.play(some_action(client))["t"] == "done"
        client.wait_for(lambda scene: scene["actor"] == 0)
        assert client.command("setlevel", seat=1, level="trader")["t"] == "done"


def test_a_game_with_other_bots_at_its_end_is_no_challenge(server: LiveServer) -> None:
    ada = server.visitor("Ada")
    table = ada.open_table(seats="me apprentice")
    with ada.at(table) as client:
        client.command("setlevel", command="level", seat=1, level="trader")
        client.command("resign", command="resign")
    answer = ada.post(f"/api/tables/{table}/challenge", {"seat": 0}, expect=409)
    assert answer == "challenge-level-changed"


@pytest.mark.parametrize(
    ("places", "suggested"),
    [
        ([(1, 30), (2, 24)], ("merchant", True)),
        ([(1, 30), (2, 25)], None),  # a narrow win
        ([(1, 30), (1, 10)], ("merchant", True)),
        ([(2, 24), (1, 30)], ("apprentice", False)),
        ([(2, 25), (1, 30)], None),
        ([(2, 0), (1, 0)], None),
    ],
)
def test_other_bots_are_suggested_after_a_clear_result(
    places: list[tuple[int, int]], suggested: tuple[str, bool] | None
) -> None:
    found = next_opponents.next_opponents(over(places, ["trader"]), 0)
    assert (found and (found.level, found.harder)) == suggested


def test_the_ladder_ends_at_the_strongest_and_the_weakest() -> None:
    won, lost = [(1, 30), (2, 3), (3, 0)], [(3, 0), (1, 30), (2, 29)]
    assert next_opponents.next_opponents(over(won, ["trader", "grandmaster"]), 0) is None
    assert next_opponents.next_opponents(over(won, ["trader", "magnate"], WITHOUT_NETWORK), 0) is None
    assert next_opponents.next_opponents(over(lost, ["apprentice", "apprentice"]), 0) is None
    easier = [
        next_opponents.next_opponents(over(lost, levels), 0)
        for levels in (["trader", "magnate"], ["apprentice", "trader"])
    ]
    assert [each and each.level for each in easier] == ["trader", "apprentice"]
    stronger = next_opponents.next_opponents(over(won, ["apprentice", "trader"]), 0)
    assert stronger is not None
    assert stronger.names == list(WITH_NETWORK.cast["merchant"][:2])
    masters = next_opponents.next_opponents(over(won, ["trader", "magnate"]), 0)
    assert masters is not None
    assert masters.level == "master"


def test_a_level_that_is_gone_counts_as_the_one_that_replaces_it() -> None:
    won, lost = [(1, 30), (2, 3), (3, 0)], [(3, 0), (1, 30), (2, 29)]
    assert next_opponents.next_opponents(over(won, ["master", "apprentice"], WITHOUT_NETWORK), 0) is None
    easier = next_opponents.next_opponents(over(lost, ["master", "magnate"], WITHOUT_NETWORK), 0)
    assert easier is not None
    assert (easier.level, easier.harder) == ("merchant", False)


def test_nothing_is_suggested_among_people() -> None:
    table = over([(1, 30), (2, 3), (3, 0)], ["trader", "trader"])
    table.seats[2] = SeatState("person", "b", "Bartek")
    assert next_opponents.next_opponents(table, 0) is None


def over(places: list[tuple[int, int]], levels: list[str], game: Game = WITH_NETWORK) -> Table:
    """A finished table of Ada and bots of these levels."""
    seats = [SeatState("person", "a", "Ada"), *(SeatState("bot", name="X", level=level) for level in levels)]
    opened = SimpleNamespace(rated=False)
    fake = SimpleNamespace(stage=Stage.OVER, opened=opened, seats=seats, places=lambda: places, game=game)
    return cast("Table", fake)


def test_a_rematch_may_have_stronger_bots(own_server: LiveServer) -> None:
    ada, table, _ = played(own_server)
    assert ada.post(f"/api/tables/{table}/rematch?level=emperor", {}, expect=400) == "request-wrong"
    again = ada.post(f"/api/tables/{table}/rematch?level=merchant", {})["table"]
    scene: Any = ada.get(f"/api/tables/{again}")["scene"]
    bots = [seat for seat in scene["seats"] if seat["kind"] == "bot"]
    assert [(seat["level"], seat["name"]) for seat in bots] == [("merchant", find("carthage").cast["merchant"][0])]


@contextmanager
def no_network() -> Iterator[None]:
    """No game has a network, so none has the highest levels."""
    with patch.object(bot_levels, "levels_of", lambda game: tuple(CLASSIC)):
        yield


def test_every_game_names_its_levels(shared_server: LiveServer) -> None:
    for game in shared_server.visitor().get("/api/server")["games"]:
        assert tuple(game["levels"]) == levels_of(find(game["name"]))


def test_a_level_that_the_game_lacks_is_refused_everywhere(server: LiveServer) -> None:
    ada, missing = server.visitor("Ada"), "table-no-such-level"
    wished = [{"kind": "me"}, {"kind": "bot", "level": "master"}]
    with no_network():
        new = {"game": WITH_NETWORK.name, "seats": wished, "name": "Ada"}
        error = ada.http.post("/api/tables", json=new).json()["error"]
        assert error["id"] == missing
        assert [error["args"][name]["id"] for name in ("level", "strongest")] == [
            "web-level-master",
            "web-level-magnate",
        ]
        table = ada.open_table(game=WITH_NETWORK.name, seats="me open")
        assert ada.request("PUT", f"/api/tables/{table}/seats/1", {"level": "master"}, expect=400) == missing
        assert ada.post(f"/api/tables/{table}/start", {"fill": "grandmaster"}, expect=400) == missing
        assert [seat["kind"] for seat in ada.get(f"/api/tables/{table}")["scene"]["seats"]] == ["person", "open"]
        ada.post(f"/api/tables/{table}/start", {"fill": "magnate"})
        with ada.at(table) as client:
            assert client.command("setlevel", command="up", seat=1, level="master")["error"]["id"] == missing
            client.command("resign", command="resign")
        assert ada.post(f"/api/tables/{table}/rematch?level=master", {}, expect=400) == missing
    again = ada.post(f"/api/tables/{table}/rematch?level=master", {})["table"]
    assert "master" in [seat["level"] for seat in ada.get(f"/api/tables/{again}")["scene"]["seats"]]


def test_a_table_goes_on_when_its_game_has_lost_the_level(server: LiveServer) -> None:
    ada = server.visitor("Ada")
    table = ada.open_table(game=WITH_NETWORK.name, seats="me grandmaster")
    server.services.rooms._rooms.clear()
    with no_network():
        with ada.at(table) as client:
            assert client.scene["seats"][1]["level"] == "grandmaster"
            client.command("resign", command="resign")
        again = ada.post(f"/api/tables/{table}/rematch", {})["table"]
        branch = ada.post(f"/api/tables/{table}/branch", {"seat": 0, "move": 0})["table"]
        for each in (again, branch):
            seats = ada.get(f"/api/tables/{each}")["scene"]["seats"]
            assert ("magnate", WITH_NETWORK.cast["magnate"][0]) in [(seat["level"], seat["name"]) for seat in seats]


def test_bots_keep_their_names_in_a_rematch_and_those_whose_level_is_gone_get_new_ones() -> None:
    seats = [SeatState("bot", name="A", level="master"), SeatState("person", "a", WITH_NETWORK.cast["magnate"][0])]
    seats += [SeatState("person", "b", "Bartek"), SeatState("bot", name="B", level="trader")]
    plans = same_seats(cast("Table", SimpleNamespace(seats=seats, game=WITHOUT_NETWORK)), "a")
    assert [(plan.kind, plan.name, plan.level) for plan in plans] == [
        ("bot", WITH_NETWORK.cast["magnate"][1], "magnate"),
        ("person", WITH_NETWORK.cast["magnate"][0], ""),
        ("open", "", ""),
        ("bot", "B", "trader"),
    ]


@pytest.mark.parametrize("level", ["grandmaster", "emperor"])
def test_the_stand_in_plays_for_a_level_that_is_gone(level: str) -> None:
    with patch.object(levels, "levels_of", lambda game: tuple(CLASSIC)):
        assert asked(level, compiled=True) == STAND_IN


def test_a_level_that_is_gone_is_reported_once(capfd: pytest.CaptureFixture[str]) -> None:
    bot_pool._report_missing.cache_clear()
    with patch.object(levels, "levels_of", lambda game: tuple(CLASSIC)):
        for level in ("grandmaster", "master", "grandmaster"):
            asked(level, compiled=True)
    lines = capfd.readouterr().err.splitlines()
    assert [line.split(" has no level")[0] for line in lines] == [
        f"{WITH_NETWORK.name}: the trader plays for the level {level}: {WITH_NETWORK.title}"
        for level in ("grandmaster", "master")
    ]


def test_only_a_search_waits_for_the_compiler() -> None:
    config = levels.level_config(WITH_NETWORK, 2, "grandmaster")
    assert config.needs_compiling
    assert asked("grandmaster", compiled=False) == STAND_IN
    assert not levels.level_config(WITH_NETWORK, 2, "apprentice").needs_compiling
    assert asked("apprentice", compiled=False) == "apprentice"


def asked(level: str, compiled: bool) -> str:
    """The bot that a process of the pool asks at a table with this level."""
    state, _ = reference.start(WITH_NETWORK, 2, {}, key_from_seed(1))
    concealed = reference.concealed(WITH_NETWORK, state, reference.actor(WITH_NETWORK, state))
    legal = reference.legal(WITH_NETWORK, state)
    found: list[str] = []

    def note(bot: EngineBot, game: Game, seen: Any, legal: list[int], rng: list[int]) -> int:
        found.append(bot.name)
        return legal[-1]

    with patch.object(engine, "has_compiled", lambda game: compiled), patch.object(EngineBot, "choose", note):
        assert bot_pool._choose(WITH_NETWORK.name, level, concealed, list(legal), []) == legal[-1]
    (name,) = found
    return name


def test_a_level_that_was_not_measured_has_no_rating() -> None:
    measured = PoolFigures(levels={"trader": 0.0, "magnate": 9.0, "emperor": 20.0})
    with patch.object(accounts, "figures", lambda game, players: measured):
        assert list(accounts.ratings_of_bots(WITH_NETWORK.name, 2)) == ["trader", "magnate"]


def test_bots_are_called_by_their_level_and_never_like_a_person() -> None:
    for name in set(names()) - set(plugins()):
        cast_of = find(name).cast
        assert set(cast_of) == set(LEVELS)
        everybody = [each for level in cast_of.values() for each in level]
        assert len({each.casefold() for each in everybody}) == len(everybody) == 3 * len(LEVELS)
        for level, called in cast_of.items():
            assert free_bot_names(find(name), [level] * 3, ["Ada"]) == list(called)
            assert free_bot_name(find(name), level, [each.upper() for each in called]) in BOT_NAMES
    assert free_bot_name(find("carthage"), "search:100", []) == BOT_NAMES[0]


def test_the_bots_of_a_branch_have_the_first_names() -> None:
    game = find("carthage")
    for mine in range(3):
        plans = plans_of(game, "a", "Ada", mine, ["trader"] * 3)
        assert [plan.name for plan in plans if plan.kind == "bot"] == list(game.cast["trader"][:2])
        assert (plans[mine].kind, plans[mine].name) == ("person", "Ada")


def test_every_bot_of_a_cast_has_a_face() -> None:
    for name in set(names()) - set(plugins()):
        drawn = (WEB_GAMES / name / "faces.ts").read_text(encoding="utf-8")
        everybody = [each for level in find(name).cast.values() for each in level]
        assert re.findall(r"^  (\w+): \{", drawn, re.MULTILINE) == everybody
        assert len(set(re.findall(r"^  \w+: (\{.*)", drawn, re.MULTILINE))) == len(everybody)
