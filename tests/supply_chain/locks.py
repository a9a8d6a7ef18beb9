"""The locked packages: those of `requirements*.lock`, with what needs them, and those of `web/package-lock.json`."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
PYTHON_LOCKS = (ROOT / "requirements.lock", ROOT / "requirements-gpu.lock")
"""The first has the development tools and all extras but `gpu`, which the second has."""
NPM_LOCK = ROOT / "web" / "package-lock.json"

PIN = re.compile(r"(?P<name>[a-z0-9][a-z0-9._-]*)==(?P<version>[^\s;]+)(?: ; .+?)?(?: \\)?$")
PARENT = re.compile(r"    # +(?:via )?(?P<name>\S+)(?: \((?P<source>[^)]*)\))?$")
PROJECT = "emporion"
IN_THE_IMAGE = ("postgres", "server")
"""The extras that the Docker image has."""
NAME_OF_REQUIREMENT = re.compile(r"[A-Za-z0-9._-]+")


@dataclass(frozen=True)
class Locked:
    """One version of a package in a lock file of Python, for whichever platform. A name may have two."""

    name: str
    version: str
    parents: frozenset[str] = field(default=frozenset(), compare=False)
    """What needs it: names of packages, `emporion`, or `emporion:dev`."""


def normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def python_packages(locks: Iterable[Path] = PYTHON_LOCKS) -> list[Locked]:
    """Every locked version once, with what needs it according to any of the locks."""
    merged: dict[Locked, frozenset[str]] = {}
    for lock in locks:
        for found in packages_in(lock.read_text(encoding="utf-8")):
            merged[found] = merged.get(found, frozenset()) | found.parents
    every = [Locked(each.name, each.version, parents) for each, parents in merged.items()]
    return sorted(every, key=lambda each: (each.name, each.version))


def packages_in(lock: str) -> list[Locked]:
    found: list[Locked] = []
    for line in lock.splitlines():
        if pin := PIN.match(line):
            found.append(Locked(pin["name"], pin["version"]))
        elif found and (parent := PARENT.match(line)) and parent["name"] != "via":
            last = found[-1]
            found[-1] = Locked(last.name, last.version, last.parents | {parent_of(parent)})
    return found


def parent_of(line: re.Match[str]) -> str:
    """`emporion:dev` for the group of dependencies `dev` of the project."""
    return line["name"] + (":dev" if (line["source"] or "").endswith(":dev") else "")


def names_below(roots: Iterable[str], packages: Iterable[Locked]) -> frozenset[str]:
    """These packages, and whatever they need, directly or not."""
    reached = set(roots)
    every = list(packages)
    while more := {each.name for each in every if each.parents & reached} - reached:
        reached |= more
    return frozenset(reached & {each.name for each in every})


def needed_to_run(packages: list[Locked]) -> frozenset[str]:
    """What an installation without extras has."""
    direct = {each.name for each in packages if PROJECT in each.parents and each.name in dependencies_of_project()}
    return names_below(direct, packages)


def needed_by_extras(packages: list[Locked], extras: Iterable[str] | None = None) -> frozenset[str]:
    """What these extras, or all of them, add to an installation."""
    known = project()["optional-dependencies"]
    roots = {name_of(each) for extra in (known if extras is None else extras) for each in known[extra]}
    return names_below(roots, packages) - needed_to_run(packages)


def needed_in_the_image(packages: list[Locked]) -> frozenset[str]:
    return needed_to_run(packages) | needed_by_extras(packages, IN_THE_IMAGE)


def dependencies_of_project() -> frozenset[str]:
    return frozenset(name_of(each) for each in project()["dependencies"])


def name_of(requirement: str) -> str:
    found = NAME_OF_REQUIREMENT.match(requirement)
    assert found, f"no name in {requirement!r}"
    return normalized(found[0])


def project() -> dict[str, Any]:
    return dict(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"])


def npm_packages() -> dict[str, set[str]]:
    """The locked versions of each package by name."""
    versions: dict[str, set[str]] = {}
    for path, entry in json.loads(NPM_LOCK.read_text(encoding="utf-8"))["packages"].items():
        if path:
            versions.setdefault(path.rpartition("node_modules/")[2], set()).add(entry["version"])
    return versions
