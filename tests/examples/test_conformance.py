"""The example games keep the contract, as plugins must."""

from __future__ import annotations

from importlib import import_module

import pytest

from emporion.kernel.conformance import check_game
from tests.conftest import EXAMPLES


@pytest.mark.parametrize("name", [folder.name for folder in EXAMPLES.iterdir()])
def test_an_example_is_a_plugin_that_can_be_used(name: str) -> None:
    check_game(import_module(name).GAME, name)
