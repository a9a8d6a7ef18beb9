"""`make sbom` writes `sbom.cdx.json`: the locked packages of Python and npm as a CycloneDX document.

cyclonedx-py and npm name the packages; what needs what and for which purpose follows from the lock files. The document
has neither a time nor a random number, so the same locks give the same bytes. A component is `required` where Emporion
runs, `optional` with an extra, and `excluded` where it only builds and tests. The hashes of Python packages stay in the
lock files: a document cannot tell which of a hundred files was installed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from emporion import __version__
from tests.supply_chain.locks import PROJECT, ROOT, Locked, needed_by_extras, needed_to_run, python_packages

SBOM = ROOT / "sbom.cdx.json"
CYCLONEDX = "cyclonedx-bom==7.5.0"
SPECIFICATION = "1.6"
SCHEMA = f"http://cyclonedx.org/schema/bom-{SPECIFICATION}.schema.json"
NPM_DEVELOPMENT = {"name": "cdx:npm:package:development", "value": "true"}
VALIDATE = """import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
problem = JsonStrictValidator(SchemaVersion.V1_6).validate_str(sys.stdin.read())
sys.exit(problem and str(problem))"""

Json = dict[str, Any]


def document(python: list[Json], npm: Json, locked: list[Locked]) -> Json:
    """One document of what cyclonedx-py found in the lock files of Python and npm in its own."""
    pages = npm_root(npm)
    components = [*python_components(python, locked), *npm_components(npm), pages]
    dependencies = [*python_dependencies(locked, pages["bom-ref"]), *npm_dependencies(npm)]
    return {
        "$schema": SCHEMA,
        "bomFormat": "CycloneDX",
        "specVersion": SPECIFICATION,
        "version": 1,
        "metadata": {
            "lifecycles": [{"phase": "pre-build"}],
            "component": project_component(),
            "tools": {"components": [tool(*CYCLONEDX.split("==")), tool("npm")]},
        },
        "components": sorted(components, key=lambda each: str(each["bom-ref"])),
        "dependencies": sorted(dependencies, key=lambda each: str(each["ref"])),
    }


def text_of(sbom: Json) -> str:
    return json.dumps(sbom, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def tool(name: str, version: str = "") -> Json:
    """npm is named without its version, which differs between machines."""
    return {"type": "application", "name": name, **({"version": version} if version else {})}


def project_component() -> Json:
    address = address_of(PROJECT, __version__)
    return {
        "bom-ref": address,
        "type": "application",
        "name": PROJECT,
        "version": __version__,
        "purl": address,
        "licenses": [{"license": {"id": "MIT"}}],
    }


def address_of(name: str, version: str) -> str:
    return f"pkg:pypi/{name}@{version}"


def python_components(found: list[Json], locked: list[Locked]) -> list[Json]:
    needed, extras = needed_to_run(locked), needed_by_extras(locked)

    def scope(name: str) -> str:
        return "required" if name in needed else "optional" if name in extras else "excluded"

    kept = ("type", "name", "version", "purl")
    return [
        {**{key: each[key] for key in kept}, "bom-ref": each["purl"], "scope": scope(each["name"])} for each in found
    ]


def python_dependencies(locked: list[Locked], pages: str) -> list[Json]:
    """What each package needs, and what the project needs: packages, and its pages."""

    def children(parents: set[str]) -> list[str]:
        return sorted(address_of(each.name, each.version) for each in locked if each.parents & parents)

    project = {"ref": address_of(PROJECT, __version__), "dependsOn": [*children({PROJECT, f"{PROJECT}:dev"}), pages]}
    return [
        project,
        *({"ref": address_of(each.name, each.version), "dependsOn": children({each.name})} for each in locked),
    ]


def npm_root(npm: Json) -> Json:
    """The pages, by the name in their package.json: npm names them after their folder."""
    found = npm["metadata"]["component"]
    return {
        "bom-ref": found["purl"],
        "type": "application",
        "name": found["bom-ref"].rpartition("@")[0],
        "version": found["version"],
        "purl": found["purl"],
        "scope": "required",
        "licenses": found["licenses"],
    }


def npm_components(npm: Json) -> list[Json]:
    kept = ("type", "name", "version", "purl", "hashes", "licenses")
    return [
        {
            **{key: each[key] for key in kept if each.get(key)},
            "bom-ref": each["purl"],
            "scope": "excluded" if NPM_DEVELOPMENT in each["properties"] else each["scope"],
        }
        for each in npm["components"]
    ]


def npm_dependencies(npm: Json) -> list[Json]:
    every = [npm["metadata"]["component"], *npm["components"]]
    address = {each["bom-ref"]: each["purl"] for each in every}
    return [
        {"ref": address[each["ref"]], "dependsOn": sorted({address[child] for child in each["dependsOn"]})}
        for each in npm["dependencies"]
    ]


def ask_cyclonedx(locked: list[Locked]) -> list[Json]:
    listed = "".join(f"{each.name}=={each.version}\n" for each in locked)
    options = ("requirements", "--output-reproducible", "--spec-version", SPECIFICATION, "-")
    components = json.loads(run([*tool_of_uv("cyclonedx-py"), *options], listed))["components"]
    return list(components)


def ask_npm() -> Json:
    return dict(
        json.loads(run(["npm", "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], folder=ROOT / "web"))
    )


def check(text: str) -> None:
    """Against the schema, strictly."""
    run([*tool_of_uv("python"), "-c", VALIDATE], text)


def tool_of_uv(command: str) -> list[str]:
    return [os.environ.get("UV", "uv"), "tool", "run", "--from", CYCLONEDX, command]


def run(command: list[str], given: str = "", folder: Path = ROOT) -> str:
    return subprocess.run(command, input=given, cwd=folder, capture_output=True, text=True, check=True).stdout


def main() -> int:
    locked = python_packages()
    try:
        text = text_of(document(ask_cyclonedx(locked), ask_npm(), locked))
        check(text)
    except (subprocess.CalledProcessError, FileNotFoundError) as problem:
        reason = (getattr(problem, "stderr", "") or str(problem)).strip().splitlines()[-1]
        print(f"error: no SBOM written: {reason}", file=sys.stderr)
        return 1
    SBOM.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
