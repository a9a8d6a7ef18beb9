"""Two verifiers that share no code agree about recorded games, and both reject tampering."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from emporion.games import names
from tests.shuffle.records import TAMPERING, is_valid, recorded_game, tampered
from tests.shuffle.second_verifier import NODE, VERIFIER, needs_node, verdicts

Json = Any
GAMES = [(game, seed) for game in names() for seed in range(5)]

pytestmark = needs_node


@cache
def record(game: str, seed: int) -> str:
    return recorded_game(game, seed)


@pytest.mark.slow
def test_both_verifiers_accept_recorded_games() -> None:
    texts = [record(*each) for each in GAMES]
    for text, verdict in zip(texts, verdicts(texts), strict=True):
        assert is_valid(text)
        assert [(each["id"], each["proved"]) for each in verdict["findings"]] == [
            ("commitment", True), ("key", True), ("draws", True)
        ], verdict  # fmt: skip
        assert verdict["findings"][2]["draws"] == sum(len(line["draws"].split()) for line in json.loads(text)["deal"])


@cache
def verdicts_on_tampering() -> dict[tuple[str, str], Json]:
    """All at once, because starting the other program takes longer than a check."""
    cases = [(game, kind) for game in names() for kind in TAMPERING]
    return dict(zip(cases, verdicts([tampered(record(game, 1), kind) for game, kind in cases]), strict=True))


@pytest.mark.parametrize("kind", TAMPERING)
def test_both_verifiers_reject_tampering(kind: str) -> None:
    for game in names():
        assert verdicts_on_tampering()[game, kind]["wrong"], game
        assert not is_valid(tampered(record(game, 1), kind)), game


@pytest.mark.parametrize(("change", "code"), [(None, 0), ("another key", 1), ("nothing promised", 2)])
def test_the_other_verifier_is_a_program(change: str | None, code: int, tmp_path: Path) -> None:
    file, text = tmp_path / "record.json", record("carthage", 0)
    if change == "nothing promised":
        doc = json.loads(text)
        del doc["commitment"], doc["shuffle"]
        text = json.dumps(doc)
    file.write_text(tampered(text, change) if change in TAMPERING else text, encoding="utf-8")
    said = subprocess.run([NODE, str(VERIFIER), str(file)], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (code, "")
    assert ("WRONG" in said.stdout) == (code == 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", names())
def test_both_verifiers_agree_on_300_games(game: str) -> None:
    texts = [recorded_game(game, seed) for seed in range(300)]
    altered = [tampered(text, [*TAMPERING][seed % len(TAMPERING)]) for seed, text in enumerate(texts)]
    assert all(map(is_valid, texts))
    assert not any(map(is_valid, altered))
    assert [verdict["wrong"] for verdict in verdicts([*texts, *altered])] == [False] * 300 + [True] * 300
