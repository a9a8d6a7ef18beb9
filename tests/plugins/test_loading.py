"""Plugins are found by their entry point. A bad one is named in one line and keeps no command from working."""

from __future__ import annotations

from pathlib import Path

import pytest

from emporion.games import find, names
from emporion.kernel.backends import rule_sources
from emporion.kernel.cache import source_hash
from emporion.kernel.contract import CONTRACT, UNNAMED
from emporion.kernel.errors import UnknownGame
from tests.plugins.installation import GAME, install, new_game, on_path
from tests.test_cli import run

COPY = f"""
from dataclasses import replace
from types import ModuleType
from {GAME} import GAME as OTHER
from {GAME} import knowledge, rules, state

def module_with(module, function):
    changed = ModuleType("{GAME}.changed")
    changed.__dict__.update({{**vars(module), function.__name__: function}})
    return changed

def fails(*arguments):
    raise KeyError("oops")
"""
STATE = f"""{COPY}
from typing import Annotated
from emporion.kernel.layout import Cell, Many, struct

def state_with(**annotations):
    annotations = {{**state.State.__annotations__, **annotations}}
    return struct(type("State", (), {{"__annotations__": annotations, "__module__": state.__name__}}))
"""
BUILT_IN = names()[0]


def changed(source: str, preamble: str = COPY) -> str:
    """The source of a game called broken: the new game with these arguments of `Game` changed."""
    return f"{preamble}\nGAME = replace(OTHER, name='broken', {source})"


BAD = {
    "import error": ("broken", "import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
    "syntax error": ("broken", "def", "SyntaxError"),
    "exit": ("broken", "raise SystemExit(3)", "SystemExit: 3"),
    "no game": ("broken", "", "AttributeError: module 'broken' has no attribute 'GAME'"),
    "not a game": ("broken", "GAME = 7", "GAME is 'int', not a Game"),
    "name": ("Broken-Game", "", "a game's name is a letter"),
    "taken": (BUILT_IN, "", "the name is taken by another game"),
    "other name": ("broken", f"{COPY}GAME = OTHER", f"the game calls itself {GAME!r}"),
    "no contract": (
        "broken",
        changed(f"contract={UNNAMED}"),
        f"it does not name the contract that it is written for; this version has contract={CONTRACT}",
    ),
    "contract": (
        "broken",
        changed(f"contract={CONTRACT + 1}"),
        f"it is written for contract {CONTRACT + 1}, and this version has contract {CONTRACT}",
    ),
    "unknown field": (
        "broken",
        f"{COPY}GAME = replace(OTHER, colour=1)",
        "got an unexpected keyword",
    ),
    "type": ("broken", changed("title=7"), "its title is 'int', not 'str'"),
    "players": ("broken", changed("players=range(2, 7)"), "2 to 4 players"),
    "parts of a point": ("broken", changed("score_parts=0"), "a point has at least 1 part, not 0"),
    "function": (
        "broken",
        changed(f"rules=ModuleType('{GAME}.empty')"),
        "the function 'setup' is missing in its rules",
    ),
    "signature": (
        "broken",
        f"{COPY}def legal(s, out): return 0\n{changed('rules=module_with(rules, legal)', '')}",
        "the function 'legal' takes (s, out), not (s, workspace, out)",
    ),
    "signature of the view": (
        "broken",
        changed("view=lambda s, seat: None"),
        "the function 'view' takes (s, seat), not (s, seat, remembered)",
    ),
    "packages": (
        "broken",
        changed("state=type('State', (state.State,), {'__module__': 'elsewhere'})"),
        "its state, rules and knowledge are not in one package",
    ),
    "state": ("broken", changed("state=state.Seat"), "its state has no field 'players'"),
    "options": (
        "broken",
        changed("state=state_with(options=Annotated[int, Cell('i1')])", STATE),
        "the field 'options' of its state is not a struct",
    ),
    "seats": (
        "broken",
        changed("state=state_with(seats=Annotated[list[state.Seat], Many(2)])", STATE),
        "the field 'seats' of its state is not a row of 4 structs",
    ),
    "describe": ("broken", changed("describe=fails"), "its function 'describe' fails: KeyError: 'oops'"),
    "description": (
        "broken",
        changed("describe=lambda options: {}"),
        "what 'describe' returns is 'dict', not 'GameDescription'",
    ),
    "setup": (
        "broken",
        f"{COPY}def setup(s): fails()\n{changed('rules=module_with(rules, setup)', '')}",
        "its function 'setup' fails: KeyError: 'oops'",
    ),
    "actions": (
        "broken",
        changed("notation=type(OTHER.notation)(['play 1']), longest_legal=12"),
        "its function 'legal' names actions that the notation does not have",
    ),
    "view": ("broken", changed("view=fails"), "its function 'view' fails: KeyError: 'oops'"),
    "conceal": (
        "broken",
        f"{COPY}def conceal(s, seat): knowledge.conceal(s, max(seat, 0))\n"
        + changed("knowledge=module_with(knowledge, conceal), view=lambda s, seat, _: OTHER.view(s, seat, True)", ""),
        "its function 'conceal' for NOBODY does not leave exactly what all seats know",
    ),
    "view without a struct": (
        "broken",
        changed("view=lambda s, seat, remembered: {}"),
        "what 'view' returns is 'dict', not 'GameView'",
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
