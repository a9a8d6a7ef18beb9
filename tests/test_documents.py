"""The documents are correct: the README's commands run, tables match the games, links work."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from contextlib import chdir
from importlib import import_module
from pathlib import Path

import pytest

from emporion import __version__
from emporion.games import find
from emporion.kernel.errors import BackendUnavailable
from emporion.kernel.gpu import on_gpu
from tests.built_in import BUILT_IN
from tests.documents import RESEARCH, ROOT, page_of, renewed, renewed_research
from tests.screens import FOLDER, all_pictures
from tests.supply_chain.locks import project
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.test_cli import run

MADE = ("__pycache__", "web")
"""Folders that programs write: bytecode and the built pages."""
PROGRAMS = ROOT / "docs" / "programs.md"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.slow
def test_every_command_of_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their order, in an empty folder. Games are played in this process; the tests of the arena start others."""
    monkeypatch.setattr("emporion.arena.commands.cpu_count", lambda: 1)
    commands = commands_of_the_readme()
    assert len(commands) >= 8
    for command in commands:
        if command.split()[1] == "play" and "--save" not in command:
            continue  # in the next test
        if command.split()[1] in ("play", "resume"):
            leave_at_the_first_question(command, tmp_path)
            continue
        if command.split()[1] == "serve":
            open_and_close(command, tmp_path)
            continue
        words, _, file = command.partition(" > ")
        with chdir(tmp_path):
            done = run(*shlex.split(words)[1:])
        assert done.code == 0, f"{command}: {done.err}"
        assert done.out, f"{command} prints nothing"
        if file:
            (tmp_path / file).write_text(done.out, encoding="utf-8")


@pytest.mark.soak
def test_every_way_to_play_of_the_readme_asks_a_question(tmp_path: Path) -> None:
    for command in commands_of_the_readme():
        if command.split()[1] == "play":
            leave_at_the_first_question(command, tmp_path)


def commands_of_the_readme() -> list[str]:
    return re.findall(r"^\$ (emporion .*)$", (ROOT / "README.md").read_text(encoding="utf-8"), flags=re.MULTILINE)


def leave_at_the_first_question(command: str, folder: Path) -> None:
    """Run a command that asks questions, and quit."""
    arguments = shlex.split(command)[1:]
    language = arguments[arguments.index("--lang") + 1] if "--lang" in arguments else "en"
    with PseudoTerminal(arguments, language, folder, LANG="C.UTF-8", LC_ALL="C.UTF-8") as terminal:
        assert terminal.question(), f"{command} asks nothing: {terminal.text}"
        terminal.type("q")
        assert terminal.code() == 0, command


def open_and_close(command: str, folder: Path) -> None:
    """Run a server command until it is ready."""
    environment = {**os.environ, "EMPORION_PORT": "0", "EMPORION_DATA": str(folder), "EMPORION_COMPILE_BOTS": "false"}
    arguments = [sys.executable, "-m", *shlex.split(command)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        assert "http://localhost:" in server.stdout.readline()
        server.terminate()
    assert server.returncode == 0


@pytest.mark.slow
def test_the_python_example_of_the_readme_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    scope: dict[str, object] = {}
    exec(example, scope)
    assert len(scope["scores"]) == 10_000  # type: ignore[arg-type]


def run_examples(page: str) -> None:
    """Run the examples of a page in their order, and compare what they print."""
    examples = "".join(re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL))
    done = doctest.DocTestParser().get_doctest(examples, {}, "page", None, 0)
    assert len(done.examples) > 10
    printed: list[str] = []
    assert doctest.DocTestRunner().run(done, out=printed.append).failed == 0, "".join(printed)


def test_the_examples_of_single_games_run() -> None:
    page, _, batches = PROGRAMS.read_text(encoding="utf-8").partition("## Many games")
    assert batches
    run_examples(page)


@pytest.mark.slow
def test_the_examples_of_batches_run() -> None:
    page, _, gpu = PROGRAMS.read_text(encoding="utf-8").partition("## On a GPU")
    assert gpu
    run_examples(page)


@pytest.mark.slow
def test_the_tutorial_for_research_runs() -> None:
    run_examples(RESEARCH.read_text(encoding="utf-8"))


def test_the_tables_of_the_page_for_research_match_the_games() -> None:
    """If not: `make documents`."""
    assert RESEARCH.read_text(encoding="utf-8") == renewed_research()


def test_the_citation_has_the_version_of_the_package() -> None:
    lines = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    assert f"version: {__version__}" in lines
    assert f"license: {project()['license']}" in lines
    assert {"cff-version", "message", "title", "authors"} <= {line.partition(":")[0] for line in lines}


@pytest.mark.slow
def test_the_examples_of_the_gpu_run() -> None:
    try:
        on_gpu(find("carthage"))
    except BackendUnavailable as reason:
        pytest.skip(str(reason))
    run_examples(PROGRAMS.read_text(encoding="utf-8"))


def test_the_make_targets_named_in_the_documents_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for page in PAGES:
        for target in re.findall(r"`make ([a-z]+)`|^    make ([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE):
            assert re.search(rf"^{target[0] or target[1]}:", makefile, re.MULTILINE), f"{page.name}: make {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_file_names_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (page.parent / link).exists(), link
    for name in re.findall(r"`((?:src|tests|docs|benchmarks)/[\w/.-]+)`", text):
        assert (ROOT / name).exists(), name


@pytest.mark.parametrize(
    ("page", "folder"),
    [("README.md", "src/emporion/"), ("docs/architecture.md", "web/src/")],
)
def test_the_folders_that_a_document_lists_are_all_there_are(page: str, folder: str) -> None:
    listed = re.findall(r"\b((?:src/emporion|src)/\w+/)", (ROOT / page).read_text(encoding="utf-8"))
    there = {f"{path.name}/" for path in (ROOT / folder).iterdir() if path.is_dir() and path.name not in MADE}
    assert {f"{Path(name).name}/" for name in listed} >= there


def test_every_benchmark_is_listed() -> None:
    text = (ROOT / "benchmarks" / "README.md").read_text(encoding="utf-8")
    for script in (ROOT / "benchmarks").glob("*.*"):
        assert script.suffix not in (".py", ".mjs") or f"`{script.name}`" in text.partition("## Files")[2], script.name


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_tables_of_a_game_page_match_the_game(name: str) -> None:
    """If not: `make documents`."""
    assert page_of(find(name)).read_text(encoding="utf-8") == renewed(find(name))


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_paragraph_that_the_code_cites_stands_on_the_game_page(name: str) -> None:
    page = page_of(find(name)).read_text(encoding="utf-8")
    folder = Path(str(import_module(find(name).package).__file__)).parent
    cited = set()
    for path in folder.rglob("*.py"):
        for bracket in re.findall(r"\(([^()]*)\)", path.read_text(encoding="utf-8")):
            cited |= set(re.findall(r"(?<![\w.])([A-Z]\d+|D-\d|\d\.\d+(?:\.\d+)?)(?![\w.])", bracket))
    cited = {each for each in cited if not re.fullmatch(r"[RBYGP]\d", each)}
    assert len(cited) > 20
    assert {each for each in cited if f"**{each}**" not in page and f"### {each} " not in page} == set()


@pytest.mark.slow
def test_the_pictures_of_the_terminal_are_those_of_today() -> None:
    """If not: `make documents`."""
    pictures = all_pictures()
    assert set(pictures) == {path.name for path in FOLDER.iterdir()}
    for name, text in pictures.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, name
