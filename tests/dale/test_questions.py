"""The browser's question fixtures match what the server asks, completely."""

from __future__ import annotations

import json

from tests.dale.questions import FILE, QUESTIONS, questions


def test_the_browser_fixtures_hold_every_question_of_the_game() -> None:
    assert FILE.read_bytes() == questions(), "run: python -m tests.dale.questions"
    assert set(json.loads(FILE.read_bytes())) == QUESTIONS
