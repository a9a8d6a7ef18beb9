"""The browser's question fixtures match what the server asks, completely."""

from __future__ import annotations

import json

import pytest

from tests.dale.questions import FILE, QUESTIONS, questions


@pytest.mark.slow
def test_the_browser_fixtures_hold_every_question_of_the_game() -> None:
    assert FILE.read_bytes() == questions(), "run: python -m tests.dale.questions"
    assert set(json.loads(FILE.read_bytes())) == QUESTIONS
