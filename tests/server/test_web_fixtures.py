"""The browser's test fixtures are what a server sends."""

from __future__ import annotations

import pytest

from emporion.games import names
from tests.server.web_fixtures import FOLDER, fixture_of, server_fixture


@pytest.mark.parametrize("game", names())
def test_the_web_fixtures_are_current(game: str) -> None:
    assert (FOLDER / f"{game}.json").read_bytes() == fixture_of(game), "run: python -m tests.server.web_fixtures"


def test_the_servers_description_is_current() -> None:
    assert (FOLDER / "server.json").read_bytes() == server_fixture(), "run: python -m tests.server.web_fixtures"
