"""Emporion without its extras: what works, and what the rest says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.metadata import packages_distributions

import pytest

from emporion.kernel.errors import EmporionError, MissingExtra
from emporion.kernel.extras import MODULES, require
from tests.supply_chain.locks import PYTHON_LOCKS, ROOT, name_of, normalized, project, python_packages
from tests.test_cli import Result
from tests.waiting import PATIENCE

IMPORT_ALL = """
import importlib, pkgutil, sys
from tests.without_extras import block
block()
import emporion
def need_no_extra(path, prefix):
    for found in pkgutil.iter_modules(path, prefix):
        if found.name in ("emporion.server", "emporion.envs", "emporion.training", "emporion.kernel.gpu_kernels"):
            continue
        if found.name.endswith((".__main__", ".my_game")):
            continue
        module = importlib.import_module(found.name)
        print(found.name)
        if found.ispkg:
            need_no_extra(module.__path__, found.name + ".")
need_no_extra(emporion.__path__, "emporion.")
"""


def python(*arguments: str, stdin: str = "") -> Result:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    done = subprocess.run(
        [sys.executable, *arguments], input=stdin, capture_output=True, text=True, timeout=PATIENCE, env=environment
    )
    return Result(done.returncode, done.stdout, done.stderr)


def emporion(*arguments: str, stdin: str = "") -> Result:
    return python("-m", "tests.without_extras", *arguments, stdin=stdin)


def test_every_extra_is_known_with_its_modules() -> None:
    declared = project()["optional-dependencies"]
    assert set(MODULES) == set(declared)
    distributions = packages_distributions()
    for extra, modules in MODULES.items():
        packages = {name_of(each) for each in declared[extra]}
        everywhere = {name_of(each) for each in declared[extra] if ";" not in each}
        found = {normalized(distributions.get(module, [module])[0]) for module in modules}
        assert everywhere <= found <= packages, extra


def test_every_extra_is_locked() -> None:
    """If not, `make lock` lacks an option. Only PyTorch is not: which build fits depends on the machine."""
    locked, locked_for_gpu = ({each.name for each in python_packages([lock])} for lock in PYTHON_LOCKS)
    extras = project()["optional-dependencies"]
    del extras["train"]
    for extra, requirements in extras.items():
        assert {name_of(each) for each in requirements} <= (locked_for_gpu if extra == "gpu" else locked), extra


def test_all_but_the_server_can_be_imported_without_extras() -> None:
    done = python("-c", IMPORT_ALL)
    assert done.code == 0, done.err
    assert {"emporion.cli", "emporion.arena.report_page", "emporion.terminal.commands"} <= set(done.out.split())


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve", "server"),
        ("serve --port 8080 --help", "server"),
        ("admin status --db sqlite:///room.sqlite", "server"),
        ("arena carthage --bots random,greedy --deals 1 --ray local", "cluster"),
        ("arena carthage --bots random,greedy --deals 1 --report page.html", "report"),
        ("arena carthage --bots random,openspiel:ismcts --deals 1", "openspiel"),
        ("report carthage --games 1", "report"),
        ("simulate carthage --games 1 --backend gpu", "gpu"),
    ],
)
def test_a_command_whose_extra_is_missing_names_it(command: str, extra: str) -> None:
    done = emporion(*command.split())
    assert done.code == 2
    assert done.out == ""
    (line,) = done.err.splitlines()
    assert re.search(rf"^error: .* needs \w+: pip install 'emporion\[{extra}\]'", line)


def test_the_list_of_commands_says_what_is_not_installed() -> None:
    done = emporion("--help")
    assert done.code == 0, done.err
    assert re.search(r"^  serve +Not installed: [^-]*'emporion\[server\]'", done.out, re.MULTILINE)
    assert re.search(r"^  simulate +Play many random games", done.out, re.MULTILINE)


@pytest.mark.parametrize("backend", ["reference", pytest.param("compiled", marks=pytest.mark.slow)])
def test_what_needs_no_extra_works(backend: str) -> None:
    assert "carthage" in emporion("games", "--names").out.split()
    position = emporion("position", "new", "carthage", "--seed", "7")
    moves = emporion("position", "moves", "-", "--json", stdin=position.out).doc["moves"]
    assert emporion("position", "play", "-", moves[0]["move"], stdin=position.out).doc["game"] == "carthage"
    done = emporion("simulate", "carthage", "--games", "3", "--backend", backend, "--json")
    assert json.loads(done.out)["games"] == 3


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("emporion.server.launch", "server"),
        ("emporion.envs.pettingzoo", "rl"),
        ("emporion.envs.openspiel", "openspiel"),
        ("emporion.envs.openspiel_bots", "openspiel"),
        ("emporion.training.commands", "train"),
    ],
)
def test_programs_that_import_a_library_of_an_extra_read_which_one_is_missing(module: str, extra: str) -> None:
    done = python("-c", f"from tests.without_extras import block; block(); import {module}")
    assert done.code == 1
    assert f"pip install 'emporion[{extra}]'" in done.err.splitlines()[-1]


def test_training_needs_no_other_extra() -> None:
    """`emporion.training.games` imports this, and PyTorch."""
    done = python("-c", "from tests.without_extras import block; block('train'); import emporion.envs.vector")
    assert done.code == 0, done.err


def test_a_missing_extra_is_an_input_error_and_an_import_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(MissingExtra, match=re.escape("PostgreSQL needs psycopg: pip install 'emporion[postgres]'")):
        require("postgres", "PostgreSQL")
    assert issubclass(MissingExtra, EmporionError)
    assert issubclass(MissingExtra, ImportError)
