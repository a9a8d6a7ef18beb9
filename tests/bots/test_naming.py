"""How bots are named on a command line."""

from __future__ import annotations

import pytest

from emporion import bots
from emporion.bots.naming import HOW_THEY_THINK, names_of_bots, words_for_bots


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
        (["greedy,random", "outside:./mine --level 1,2"], ("greedy", "random", "outside:./mine --level 1,2")),
    ],
)
def test_commas_separate_bots_unless_they_belong_to_a_command(given: list[str], names: tuple[str, ...]) -> None:
    assert names_of_bots(given) == names


@pytest.mark.parametrize(
    "names",
    [(), ("greedy",), ("greedy", "random"), ("outside:./mine '1,2'",), ("outside:./mine 1,2", "outside:./mine 1,2")],
)
def test_a_command_names_the_bots_that_it_should(names: tuple[str, ...]) -> None:
    assert names_of_bots(words_for_bots(names)[1::2]) == names


def test_every_bot_and_every_form_is_described() -> None:
    assert set(HOW_THEY_THINK) == {*bots.names(), *bots.FORMS}
