"""Stages of `make test` run in parallel, in order of their needs, and stop after a failure."""

from __future__ import annotations

import sys

import pytest

from tests.stages import PLANS, Stage, run


def says(name: str, *needs: str, cores: int = 1, code: int = 0) -> Stage:
    return Stage(name, (sys.executable, "-c", f"print('{name} ran'); raise SystemExit({code})"), cores, needs)


def outputs(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.endswith(" ran")]


def test_a_stage_waits_for_what_it_needs(capfd: pytest.CaptureFixture[str]) -> None:
    assert run([says("second", "first", cores=9), says("first")], cores=2) == 0
    assert outputs(capfd.readouterr().out) == ["first ran", "second ran"]


def test_no_stage_starts_after_a_failure(capfd: pytest.CaptureFixture[str]) -> None:
    assert run([says("broken", code=3), says("next")], cores=1) == 1
    told = capfd.readouterr().out
    assert outputs(told) == ["broken ran"]
    assert "broken: FAILED (3)" in told


@pytest.mark.parametrize("name", PLANS)
def test_a_plan_needs_only_its_own_earlier_stages(name: str) -> None:
    known: set[str] = set()
    for stage in PLANS[name]:
        assert known.issuperset(stage.needs), stage.name
        known.add(stage.name)
