"""Plugins are found by their entry point. A bad one is named in one line and keeps no command from working."""

from __future__ import annotations

from pathlib import Path

import pytest

from emporion.games import find, names
from emporion.kernel.backends import rule_sources
from emporion.kernel.cache import source_hash
from emporion.kernel.contract import CONTRACT
from emporion.kernel.errors import UnknownGame
from tests.plugins.installation import GAME, install, new_game, on_path
from tests.test_cli import run

COPY = f"from dataclasses import replace\nfrom types import ModuleType\nfrom {GAME} import GAME as OTHER\n"
BUILT_IN = names()[0]

BAD = {
    "import error": ("broken", "import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
    "syntax error": ("broken", "def", "SyntaxError"),
    "exit": ("broken", "raise SystemExit(3)", "SystemExit: 3"),
    "no game": ("broken", "", "AttributeError: module 'broken' has no attribute 'GAME'"),
    "not a game": ("broken", "GAME = 7", "GAME is 'int', not a Game"),
    "name": ("Broken-Game", "", "a game's name is a letter"),
    "taken": (BUILT_IN, "", "the name is taken by another game"),
    "other name": ("broken", f"{COPY}GAME = OTHER", f"the game calls itself {GAME!r}"),
    "contract": (
        "broken",
        f"{COPY}GAME = replace(OTHER, name='broken', contract={CONTRACT + 1})",
        f"it is written for contract {CONTRACT + 1}, and this version has contract {CONTRACT}",
    ),
    "unknown field": (
        "broken",
        f"{COPY}GAME = replace(OTHER, colour=1)",
        "got an unexpected keyword",
    ),
    "function": (
        "broken",
        f"{COPY}GAME = replace(OTHER, name='broken', rules=ModuleType('empty'))",
        "the function 'setup' is missing in its rules",
    ),
    "players": ("broken", f"{COPY}GAME = replace(OTHER, name='broken', players=range(2, 7))", "2 to 4 players"),
    "state": (
        "broken",
        f"from {GAME}.state import Seat\n{COPY}GAME = replace(OTHER, name='broken', state=Seat)",
        "its state has no field 'players'",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_plugin_is_named_in_one_line(
    case: str, project: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    name, source, reason = BAD[case]
    (tmp_path / "broken.py").write_text(source)
    install(tmp_path, name, "broken")
    built_in = names()
    with on_path(tmp_path, project):
        assert names() == (*built_in, GAME), "the bad one is left out, the good one is there"
        (line,) = capfd.readouterr().err.splitlines()
        assert repr(name) in line
        assert reason in line
        assert run("games").code == 0
        assert "setup" in dir(find(BUILT_IN).rules)


def test_a_plugin_can_be_a_single_module(tmp_path: Path, project: Path) -> None:
    """An entry point may name the module; the module's folder is not the game's."""
    modules = ("state", "rules", "knowledge", "view", "__init__")
    parts = [(project / GAME / f"{name}.py").read_text() for name in modules]
    lines = [
        line.replace("from __future__ import annotations", "")
        for line in "\n".join(parts).splitlines()
        if not line.startswith(("from .", "from . "))
    ]
    source = "\n".join(["from __future__ import annotations", "import sys", *lines])
    here = "sys.modules[__name__]"
    for old, new in {"rules=rules": f"rules={here}", "knowledge=knowledge,": "", "knowledge.": ""}.items():
        source = source.replace(old, new)
    (tmp_path / "single.py").write_text(source.replace(f'name="{GAME}"', 'name="single"'))
    install(tmp_path, "single", "single")
    with on_path(tmp_path):
        game = find("single")
        assert game.folder is None
        assert rule_sources(game) == (game.rules,)
        assert run("simulate", "single", "--backend", "reference", "--games", "5").code == 0


def test_a_game_is_gone_with_its_package(plugin: Path) -> None:
    assert names()[-1] == find(GAME).name == GAME
    with pytest.raises(UnknownGame, match=f"known: .*{GAME}"):
        find("chess")


def test_the_hash_of_the_sources_follows_imports_in_any_package(tmp_path: Path) -> None:
    """Compiled rules are cached under it: each file that rules import counts, and no other file does."""
    project = new_game(tmp_path, "hashed")
    hashes = []
    for changed in ("", "view", "rules", "state"):
        if changed:
            with (project / "hashed" / f"{changed}.py").open("a") as file:
                file.write("# changed\n")
        with on_path(project):
            hashes.append(source_hash(rule_sources(find("hashed"))))
    before, after_view, after_rules, after_state = hashes
    assert before == after_view
    assert len({before, after_rules, after_state}) == 3
