"""The command that writes the folder of a new game."""

from __future__ import annotations

from importlib.resources import files
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

import click

from emporion.games import names
from emporion.kernel.errors import EmporionError
from emporion.kernel.plugins import NAME, NAME_RULE

TEMPLATE = "my_game"
TITLE = "My game"
TESTS = "tests"
MODULES = ("__init__.py", "state.py", "rules.py", "knowledge.py", "view.py")


class BadGameName(EmporionError):
    """A name that a new game cannot have."""


@click.command("new-game")
@click.argument("name")
def new_game(name: str) -> None:
    """Write the folder of a new game NAME: a package that runs, with simple rules to replace by yours."""
    check_name(name)
    folder = Path(name)
    for path, text in files_of(name).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    click.echo(
        f"The folder {name} has a game that runs. Install it, play it and test it:\n"
        f"  pip install --editable {name}\n"
        f"  emporion play {name}\n"
        f"  pytest {name}/{TESTS}\n"
        f"Then replace its rules in {name}/{name}/rules.py by yours; CONTRIBUTING.md says what a game may add."
    )


def check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise BadGameName(f"{name!r} cannot be the name of a game: a name is {NAME_RULE}")
    if iskeyword(name):
        raise BadGameName(f"{name!r} cannot be the name of a game: it is a Python keyword")
    if name == TESTS:
        raise BadGameName(f"{name!r} cannot be the name of a game: it is the folder of its tests")
    if name in names():
        raise BadGameName(f"there is already a game {name!r}")
    if Path(name).exists():
        raise BadGameName(f"there is already a folder {name!r}")
    if find_spec(name) is not None:
        raise BadGameName(f"there is already a Python package {name!r}")


def files_of(name: str) -> dict[str, str]:
    """The files of a new game by their path."""
    here = files(__package__)
    sources = {f"{name}/{module}": here / TEMPLATE / module for module in MODULES}
    sources["pyproject.toml"] = here / "pyproject.toml.txt"
    sources[f"{TESTS}/test_{name}.py"] = here / "test_my_game.py.txt"
    title = name.replace("_", " ").capitalize()
    return {
        path: source.read_text(encoding="utf-8").replace(TEMPLATE, name).replace(TITLE, title)
        for path, source in sources.items()
    }
