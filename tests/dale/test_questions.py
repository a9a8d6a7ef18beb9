"""What the test of the pages asks is what a server asks, and nothing is left out."""

from __future__ import annotations

import json

from tests.dale.questions import FILE, QUESTIONS, questions


def test_the_questions_that_pages_are_tested_with_are_real_and_all_there_are() -> None:
    assert FILE.read_bytes() == questions(), "run: python -m tests.dale.questions"
    assert set(json.loads(FILE.read_bytes())) == QUESTIONS
