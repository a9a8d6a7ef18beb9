"""Which entries the web room uses: keys that its sources name outright, and patterns that it puts together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parent.parent.parent / "web" / "src"
HOLE = re.compile(r"\$\{[^}]*\}")


def texts() -> Iterator[str]:
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts") and path.name != "types.ts":
            yield path.read_text(encoding="utf-8")


def keys_of_the_web(families: set[str]) -> set[str]:
    """Everything in quotes that looks like the id of an entry."""
    key = re.compile(rf"""['"]((?:{"|".join(families)})(?:-[A-Za-z0-9]+)+(?:\.[a-z-]+)?)['"]""")
    return {found for text in texts() for found in key.findall(text)}


def patterns_of_the_web(families: set[str]) -> set[str]:
    """Templates of ids, with anything in their holes: `web-level-${level}` is web-level-.+"""
    template = re.compile(r"`((?:[a-z]+|\$\{[^}`]*\})-[^`\s]*)`")
    patterns = set()
    for text in texts():
        for found in template.findall(text):
            parts = [re.escape(part) for part in HOLE.split(found)]
            head = found.split("-")[0]
            if "${" in found and (head in families or HOLE.fullmatch(head)) and any(part.strip("-.") for part in parts):
                patterns.add("[A-Za-z0-9.-]+".join(parts))
    return patterns
