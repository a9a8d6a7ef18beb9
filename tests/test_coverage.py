"""Every scenario of the documents has a test with its id in the name, and tests cite no other ids.

Scenarios are rows in `docs/games/<game>-scenarios.md`. A test may also cite a paragraph of `docs/games/<game>.md`:
`test_M3_…`, or `test_1_5_…` for 1.5.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.built_in import BUILT_IN

ROOT = Path(__file__).parents[1]
ID = r"[A-Z]+_?\d+|\d+"


def scenarios_of(name: str) -> list[str]:
    """The ids of the scenario document, in its order."""
    text = (ROOT / "docs" / "games" / f"{name}-scenarios.md").read_text(encoding="utf-8")
    return re.findall(rf"^\| ({ID}) \|", text, re.MULTILINE)


def paragraphs_of(name: str) -> set[str]:
    """The ids of the rules on a game's page: in bold, or the number of a heading."""
    text = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*([A-Z]+\d+)\*\*", text)) | set(re.findall(r"^### (\d+\.\d+) ", text, re.MULTILINE))


def cited_by_tests_of(name: str) -> set[str]:
    """The ids in the names of a game's tests, and of the rows of its tables."""
    folder = ROOT / "tests" / name
    sources = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    tables = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("tables/*.txt"))
    functions = re.findall(rf"^def test_({ID})_(?:(\d+)_)?", sources, re.MULTILINE)
    rows = re.findall(rf"^({ID}) ", tables, re.MULTILINE)
    return {f"{first}.{second}" if second else first for first, second in functions} | set(rows)


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_scenario_has_a_test_and_every_cited_id_exists(name: str) -> None:
    scenarios, cited = scenarios_of(name), cited_by_tests_of(name)
    assert len(scenarios) > 50
    assert [id for id, count in Counter(scenarios).items() if count > 1] == []
    assert set(scenarios) - cited == set(), "scenarios without a test"
    assert cited - set(scenarios) - paragraphs_of(name) == set(), "ids that are in no document"
