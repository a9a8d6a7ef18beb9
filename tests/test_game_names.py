"""Shared code knows games by their contract: outside a game's own folders and texts, nothing names one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import emporion
from emporion.games import find
from tests.built_in import BUILT_IN

PACKAGE = Path(emporion.__file__).parent
WEB = Path(__file__).parents[1] / "web"
TEXT = {".py", ".css", ".html", ".toml", ".txt", ".json", ".ts", ".svelte", ".webmanifest", ".ftl", ".mako"}
MAY_NAME_GAMES = (
    *(PACKAGE / "games" / name for name in BUILT_IN),
    PACKAGE / "locales",
    PACKAGE / "lessons",
    PACKAGE / "web",  # built from the sources of web/
    *(WEB / "src" / "games" / name for name in BUILT_IN),
    WEB / "src" / "fixtures",
)


def shared_files() -> Iterator[Path]:
    for root in (PACKAGE, WEB / "src", WEB / "public", WEB / "index.html"):
        for path in sorted(root.rglob("*")) if root.is_dir() else [root]:
            own = any(path.is_relative_to(folder) for folder in MAY_NAME_GAMES)
            if path.is_file() and path.suffix in TEXT and not own and ".test." not in path.name:
                yield path


def test_no_shared_file_names_a_game() -> None:
    words = [*BUILT_IN, *(find(name).title for name in BUILT_IN)]
    named = re.compile(rf"\b({'|'.join(map(re.escape, words))})\b", re.IGNORECASE)
    files = list(shared_files())
    assert len(files) > 200
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if named.search(line)
    ]
    assert not found, "\n".join(found)
