"""Texts hold no rules: what follows from the rules is in the view, the description or the events."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType

import pytest

from emporion import games
from tests.built_in import BUILT_IN

PACKAGE = Path(games.__file__).parent
MODULES = sorted(path for name in BUILT_IN for path in (PACKAGE / name / "text").glob("*.py"))
ACTION_IDS = {"action", "actions", "reference"}
"""What numbers of actions are called. Texts find out what an action is about by its number."""


def rule_functions(source: ast.Module) -> Iterator[str]:
    """Functions, or whole modules with functions, that a module imports from the rules."""
    for node in ast.walk(source):
        if isinstance(node, ast.ImportFrom) and node.module and ".rules" in node.module:
            module = import_module(node.module)
            names = [each.name for each in node.names]
            yield from (name for name in names if isinstance(getattr(module, name, None), FunctionType))
            yield from (name for name in names if node.module.endswith(".rules") and name != "actions")


def calculations(source: ast.Module) -> Iterator[str]:
    """Arithmetic, except counting from 0 or 1 and numbers of actions. Sums of events are sums of facts."""
    for node in ast.walk(source):
        if isinstance(node, ast.BinOp) and not isinstance(node.op, ast.BitOr) and not is_counting(node):
            yield ast.unparse(node)


def is_counting(node: ast.BinOp) -> bool:
    if isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List):
        return True  # a row of empty cells
    if not isinstance(node.op, ast.Add | ast.Sub):
        return False
    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return bool(names & ACTION_IDS) or (isinstance(node.right, ast.Constant) and node.right.value == 1)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_text_module_reads_facts(path: Path) -> None:
    source = ast.parse(path.read_text(encoding="utf-8"))
    assert [*rule_functions(source), *calculations(source)] == []


def test_there_are_text_modules() -> None:
    assert len(MODULES) > 5 * len(BUILT_IN)


@pytest.mark.parametrize(
    "source",
    [
        "from emporion.games.discovery.rules.missions import points_at_home",
        "from emporion.games.discovery.rules import missions",
        "over = total - price",
        "left = (view.viewer.coins or 0) - card.price",
        "points = IDLE_POINTS * ships",
        "points = (price * cards + 4) // 5",
    ],
)
def test_a_rule_in_a_text_is_found(source: str) -> None:
    tree = ast.parse(source)
    assert [*rule_functions(tree), *calculations(tree)]
