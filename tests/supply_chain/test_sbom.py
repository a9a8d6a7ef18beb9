"""`sbom.cdx.json` has each locked package; the same locks give the same bytes. `make sbom` checks it by the schema."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import unquote

import pytest

from emporion import __version__
from tests.supply_chain import sbom
from tests.supply_chain.locks import needed_to_run, npm_packages, python_packages
from tests.supply_chain.sbom import SBOM, document, text_of

NPM = {
    "metadata": {
        "component": {
            "bom-ref": "pages@1.0.0",
            "name": "folder",
            "version": "1.0.0",
            "purl": "pkg:npm/pages@1.0.0",
            "licenses": [],
        }
    },
    "components": [
        {
            "bom-ref": f"{name}@1.0.0",
            "type": "library",
            "name": name,
            "version": "1.0.0",
            "purl": f"pkg:npm/{name}@1.0.0",
            "scope": "required",
            "properties": properties,
        }
        for name, properties in {"shown": [], "builder": [sbom.NPM_DEVELOPMENT]}.items()
    ],
    "dependencies": [{"ref": "pages@1.0.0", "dependsOn": ["shown@1.0.0", "builder@1.0.0"]}],
}


@pytest.fixture(scope="module")
def stored() -> dict[str, Any]:
    return dict(json.loads(SBOM.read_text(encoding="utf-8")))


def versions(stored: dict[str, Any], kind: str) -> set[tuple[str, str]]:
    addresses = [each["purl"] for each in stored["components"] if each["purl"].startswith(f"pkg:{kind}/")]
    parts = [unquote(address).removeprefix(f"pkg:{kind}/").rpartition("@") for address in addresses]
    return {(name, version) for name, _, version in parts}


def test_every_locked_package_is_listed_and_no_other(stored: dict[str, Any]) -> None:
    """If not: `make sbom`."""
    assert versions(stored, "pypi") == {(each.name, each.version) for each in python_packages()}
    npm = {(name, version) for name, found in npm_packages().items() for version in found}
    assert versions(stored, "npm") == npm | {("emporion-web", "0.0.0")}


def test_what_runs_is_told_from_what_only_builds_and_tests(stored: dict[str, Any]) -> None:
    scopes = {each["name"]: each["scope"] for each in stored["components"]}
    assert {scopes[name] for name in needed_to_run(python_packages())} == {"required"}
    assert scopes["svelte"] == scopes["emporion-web"] == "required"
    assert scopes["litestar"] == scopes["matplotlib"] == scopes["numba-cuda"] == scopes["psycopg"] == "optional"
    assert scopes["mypy"] == scopes["vitest"] == "excluded"


def test_it_describes_this_version_and_what_needs_what(stored: dict[str, Any]) -> None:
    project = stored["metadata"]["component"]
    assert (project["name"], project["version"]) == ("emporion", __version__)
    known = [project["bom-ref"], *(each["bom-ref"] for each in stored["components"])]
    assert len(known) == len(set(known))
    needs = {each["ref"]: each["dependsOn"] for each in stored["dependencies"]}
    assert set(needs) == set(known)
    assert {child for children in needs.values() for child in children} <= set(known)
    reached, rest = set(), [project["bom-ref"]]
    while rest:
        if (each := rest.pop()) not in reached:
            reached.add(each)
            rest += needs[each]
    assert reached == set(known)


def test_it_has_no_time_and_no_random_number(stored: dict[str, Any]) -> None:
    assert stored["bomFormat"] == "CycloneDX"
    assert not {"serialNumber", "timestamp"} & (set(stored) | set(stored["metadata"]))
    assert SBOM.read_text(encoding="utf-8") == text_of(stored)


def test_the_order_of_findings_does_not_matter() -> None:
    locked = python_packages()
    found = [
        {
            "type": "library",
            "name": each.name,
            "version": each.version,
            "purl": sbom.address_of(each.name, each.version),
            "description": f"line {number}",
        }
        for number, each in enumerate(locked)
    ]
    text = text_of(document(found, NPM, locked))
    random.Random(1).shuffle(found)
    assert text_of(document(found, NPM, locked[::-1])) == text
    assert "line 1" not in text
    scopes = {each["name"]: each["scope"] for each in json.loads(text)["components"]}
    assert (scopes["pages"], scopes["shown"], scopes["builder"]) == ("required", "required", "excluded")


def test_a_missing_tool_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UV", "no-such-uv")
    assert sbom.main() == 1
    assert capsys.readouterr().err.count("\n") == 1
