"""What `pip install emporion` installs is enough for everything but what the extras are for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.supply_chain.locks import ROOT, needed_to_run, normalized, python_packages
from tests.terminal.pseudo_terminal import PseudoTerminal

Command = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Command:
    """Runs a command of an environment with the wheel and its dependencies alone."""
    folder = tmp_path_factory.mktemp("light")
    uv = os.environ.get("UV") or shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "VIRTUAL_ENV": str(folder / "venv")}
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, str(folder / "venv")], check=True)
    locked = ["--constraint", str(ROOT / "requirements.lock"), str(wheel)]
    subprocess.run([uv, "pip", "install", "--quiet", *locked], check=True, env={**os.environ, **environment})

    def run(name: str, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
        command = [str(folder / "venv" / "bin" / name), *arguments]
        return subprocess.run(command, input=given, cwd=folder, env=environment, capture_output=True, text=True)

    return run


@pytest.mark.soak
def test_only_what_is_needed_to_run_is_installed(installed: Command) -> None:
    listing = "from importlib.metadata import distributions; print(*[each.name for each in distributions()])"
    found = {normalized(name) for name in installed("python", "-c", listing).stdout.split()}
    assert found == needed_to_run(python_packages()) | {"emporion"}


@pytest.mark.soak
def test_games_bots_positions_and_simulations_work(installed: Command) -> None:
    assert "carthage" in installed("emporion", "games", "--names").stdout.split()
    position = installed("emporion", "position", "new", "dale", "--seed", "7").stdout
    assert installed("emporion", "position", "moves", "-", given=position).stdout
    for command in (
        "bots",
        "simulate carthage --games 100",
        "arena carthage --bots greedy,random --deals 1 --jobs 1",
        "report carthage --players 2 --games 2 --bot random --jobs 1 --json",
        "new-game my_game",
    ):
        done = installed("emporion", *command.split())
        assert done.returncode == 0, f"{command}: {done.stderr}"
        assert done.stdout, command


@pytest.mark.soak
def test_programs_play(installed: Command) -> None:
    playing = "from emporion import make; games = make('carthage').batch(9, seed=7); print(*games.play_out())"
    done = installed("python", "-c", playing)
    assert len(done.stdout.split()) == 9, done.stderr


@pytest.mark.soak
def test_it_plays_in_a_terminal(installed: Command, tmp_path: Path) -> None:
    python = installed("python", "-c", "import sys; print(sys.executable)").stdout.strip()
    with PseudoTerminal(["play", "carthage", "--lang", "it"], "it", tmp_path, python=python, PYTHONPATH="") as terminal:
        assert terminal.question(), terminal.text
        terminal.type("q")
        assert terminal.code() == 0


@pytest.mark.soak
def test_the_rest_names_its_extra(installed: Command) -> None:
    for command, extra in (("serve", "server"), ("admin status", "server"), ("report carthage --games 1", "report")):
        done = installed("emporion", *command.split())
        assert done.returncode == 2
        assert f"pip install 'emporion[{extra}]'" in done.stderr
        assert len(done.stderr.splitlines()) == 1
