"""What the tests of the pages look at is what a server sends."""

from __future__ import annotations

import pytest

from emporion.games import names
from tests.server.glimpses import FOLDER, glimpse


@pytest.mark.parametrize("game", names())
def test_the_tables_that_pages_are_tested_with_are_real(game: str) -> None:
    assert (FOLDER / f"{game}.json").read_bytes() == glimpse(game), "run: python -m tests.server.glimpses"
