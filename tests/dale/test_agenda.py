"""Every step has a function of its name, in the file whose range of steps it is in."""

from __future__ import annotations

from types import ModuleType

import pytest

from emporion.games.dale.rules import (
    agenda,
    building,
    chameleons,
    macaws,
    ocelots,
    pandas,
    purchase,
    raccoons,
    squirrels,
    techniques,
    turn,
)
from emporion.games.dale.rules.agenda import LAST_QUESTION, Step

FILES = (
    (LAST_QUESTION + 1, turn),
    (agenda.FIRST_OF_PURCHASE, purchase),
    (agenda.FIRST_OF_BUILDING, building),
    (agenda.FIRST_OF_TECHNIQUES, techniques),
    (agenda.FIRST_OF_MACAWS, macaws),
    (agenda.FIRST_OF_PANDAS, pandas),
    (agenda.FIRST_OF_RACCOONS, raccoons),
    (agenda.FIRST_OF_SQUIRRELS, squirrels),
    (agenda.FIRST_OF_OCELOTS, ocelots),
    (agenda.FIRST_OF_CHAMELEONS, chameleons),
)
NAMED_AFTER_THE_CARD = {Step.ROLL_DIE: "bold_haggler"}


def file_of(step: Step) -> ModuleType:
    return [module for first, module in FILES if first <= step][-1]


@pytest.mark.parametrize("step", [step for step in Step if step > LAST_QUESTION], ids=lambda step: step.name)
def test_every_step_has_a_function_of_its_name_in_its_file(step: Step) -> None:
    name = NAMED_AFTER_THE_CARD.get(step, step.name.lower())
    assert getattr(file_of(step), name).__module__ == file_of(step).__name__


def test_steps_are_numbered_without_gaps() -> None:
    assert [int(step) for step in Step] == list(range(len(Step)))
