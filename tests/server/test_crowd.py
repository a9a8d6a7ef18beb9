"""The players of a load test: tables are filled, finished games replaced, and the rate is kept."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from tests.server.crowd import ClientFailed, Crowd, Group, Plan
from tests.server.live_server import LiveServer
from tests.server.simulated_players import SimulatedPlayer
from tests.waiting import PATIENCE


@pytest.fixture(autouse=True)
def collected() -> Iterator[None]:
    yield
    gc.unfreeze()


async def moves_made(group: Group, many: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await group.counts())[0] < many:
            await asyncio.sleep(0.02)


def test_players_of_finished_games_go_to_new_tables(any_database: str) -> None:
    async def play(port: int) -> None:
        group = Group(Plan(port, port, tables=2, seats=2, every=0.05, spectators=1), clients=1)
        await group.open()
        assert await group.connect() == 5
        finished = group.people[-1].table  # with the spectator
        for person in group.people:
            assert isinstance(person, SimulatedPlayer)
            assert person.scene is not None
            if person.table == finished:
                person.scene.stage = "over"
        assert await group.replace_finished() == 1
        assert await group.replace_finished() == 0
        assert len(group.people) == 5
        assert len({person.table for person in group.people} - {finished}) == 2
        assert all(person.is_connected and not person.is_over for person in group.people)

        await group.begin_window()
        await group.set_rate(40)
        await moves_made(group, 8)
        await group.rest()
        window = await group.end_window()
        assert len(window.acknowledged) >= 8
        assert len(window.told) >= len(window.acknowledged)
        acknowledged, faults = await group.end()
        assert len(acknowledged) == len(window.acknowledged)
        assert faults == []

    with LiveServer(any_database) as server:
        asyncio.run(play(server.port))


def test_fewer_tables_play_faster(any_database: str) -> None:
    async def play(port: int) -> None:
        group = Group(Plan(port, port, tables=2, seats=2, every=5.0), clients=1)
        await group.open()
        await group.connect()
        await group.set_rate(1)
        assert {person.pause for person in group.people} == {2.0}
        for person in group.people[:2]:
            assert isinstance(person, SimulatedPlayer)
            assert person.scene is not None
            person.scene.stage = "over"
        async with asyncio.timeout(PATIENCE):
            while {person.pause for person in group.people} != {1.0}:
                await asyncio.sleep(0.05)
        await group.rest()
        await group.end()

    with LiveServer(any_database) as server:
        asyncio.run(play(server.port))


def test_a_client_process_that_fails_says_why() -> None:
    with (
        Crowd(Plan(port=1, lobby_port=1, tables=1, seats=2, every=1.0)) as crowd,
        pytest.raises(ClientFailed, match="ConnectError"),
    ):
        crowd.tell(Group.open)


def test_connections_that_the_server_refuses_are_an_error(any_database: str) -> None:
    async def connect(port: int) -> None:
        group = Group(Plan(port, port, tables=1, seats=2, every=5.0, spectators=3), clients=1)
        await group.open()
        with pytest.raises(ConnectionRefusedError, match="limits are too low"):
            await group.connect()
        await group.end()

    with LiveServer(any_database, most_sockets=4) as server:
        asyncio.run(connect(server.port))
