"""How bots are named on the command line."""

from __future__ import annotations

import pytest

from emporion import bots
from emporion.bots import DESCRIPTIONS, bot_arguments, parse_bot_names


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ([], ()),
        ([""], ("",)),
        (["greedy, random"], ("greedy", "random")),
        (["greedy", "random,trader"], ("greedy", "random", "trader")),
        (["outside:./mine,random"], ("outside:./mine", "random")),
        (["outside:./mine '1,2',random"], ("outside:./mine '1,2'", "random")),
        (['outside:./mine "it\'s, well, me"'], ('outside:./mine "it\'s, well, me"',)),
        (["network:a,b?iterations=3", "random"], ("network:a,b?iterations=3", "random")),
        (["greedy,random", "outside:./mine --level 1,2"], ("greedy", "random", "outside:./mine --level 1,2")),
    ],
)
def test_commas_separate_bots_unless_they_belong_to_a_command(given: list[str], names: tuple[str, ...]) -> None:
    assert parse_bot_names(given) == names


@pytest.mark.parametrize(
    "names",
    [(), ("greedy",), ("greedy", "random"), ("outside:./mine '1,2'",), ("outside:./mine 1,2", "outside:./mine 1,2")],
)
def test_a_command_names_the_bots_that_it_should(names: tuple[str, ...]) -> None:
    assert parse_bot_names(bot_arguments(names)[1::2]) == names


def test_every_bot_and_every_form_is_described() -> None:
    assert set(DESCRIPTIONS) == {*bots.names(), *bots.FORMS}
