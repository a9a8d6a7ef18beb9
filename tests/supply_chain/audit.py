"""`make audit`: asks the advisory databases about every locked package, of Python and of npm.

Exit code 0: no known vulnerability, except those that `audit-exceptions.toml` gives a reason for. 1: findings. 69: some
packages could not be audited, for instance without the internet; that is never taken for "no vulnerability".
"""

from __future__ import annotations

import datetime
import json
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.supply_chain.locks import ROOT, Locked, python_packages

PIP_AUDIT = "pip-audit==2.10.1"
EXCEPTIONS = ROOT / "audit-exceptions.toml"
CLEAN = 0
FOUND = 1
UNAVAILABLE = 69
"""EX_UNAVAILABLE of sysexits.h. `make` prints it in its last line, and itself ends with 2."""
LONGEST_EXCEPTION = datetime.timedelta(days=184)
FIELDS = {"id", "package", "since", "until", "reason"}


class NotAudited(Exception):
    """Some packages could not be compared with the advisory database."""


class BadExceptions(Exception):
    """The file of exceptions cannot be used."""


@dataclass(frozen=True)
class Finding:
    """A vulnerability of a locked package."""

    ids: frozenset[str]
    """The advisory's id and its aliases."""
    package: str
    text: str

    def __str__(self) -> str:
        return f"{self.package}: {', '.join(sorted(self.ids))}: {self.text}"


@dataclass(frozen=True)
class Exemption:
    """A vulnerability that we know of and live with for a while."""

    id: str
    package: str
    since: datetime.date
    until: datetime.date
    reason: str

    def covers(self, finding: Finding, today: datetime.date) -> bool:
        return self.package == finding.package and self.id in finding.ids and self.since <= today <= self.until


def exemptions(text: str) -> list[Exemption]:
    """The entries of `audit-exceptions.toml`. Each needs a reason and an end within half a year."""
    try:
        entries = tomllib.loads(text).get("exception", [])
    except tomllib.TOMLDecodeError as error:
        raise BadExceptions(f"not TOML: {error}") from None
    return [exemption(entry) for entry in entries]


def exemption(entry: dict[str, Any]) -> Exemption:
    name = entry.get("id", "an entry without id")
    if set(entry) != FIELDS:
        raise BadExceptions(f"{name}: has {', '.join(sorted(entry))}; needs {', '.join(sorted(FIELDS))}")
    found = Exemption(**entry)
    if type(found.since) is not datetime.date or type(found.until) is not datetime.date:
        raise BadExceptions(f"{name}: since and until are dates such as 2026-11-18, without quotes")
    if not found.since <= found.until <= found.since + LONGEST_EXCEPTION:
        raise BadExceptions(f"{name}: until is after since, and at most {LONGEST_EXCEPTION.days} days later")
    if not str(found.reason).strip():
        raise BadExceptions(f"{name}: reason is empty")
    return found


def pip_findings(report: str) -> list[Finding]:
    """The vulnerabilities in a report of pip-audit. What it skipped was not audited, though it says "none"."""
    dependencies = report_of("pip-audit", report, "dependencies")
    skipped = [each["name"] for each in dependencies if "skip_reason" in each]
    if skipped:
        raise NotAudited(f"pip-audit skipped {len(skipped)} packages, the first is {skipped[0]}")
    return [
        Finding(frozenset((vulnerability["id"], *vulnerability["aliases"])), each["name"], fix_of(vulnerability))
        for each in dependencies
        for vulnerability in each["vulns"]
    ]


def fix_of(vulnerability: dict[str, Any]) -> str:
    fixed = ", ".join(vulnerability["fix_versions"])
    return f"fixed in {fixed}" if fixed else "not fixed yet"


def npm_findings(report: str) -> list[Finding]:
    """The vulnerabilities in a report of `npm audit`, each at the package that has it, not at those that need it."""
    vulnerabilities = report_of("npm audit", report, "vulnerabilities")
    advisories = {
        each["url"]: each for entry in vulnerabilities.values() for each in entry["via"] if isinstance(each, dict)
    }
    return [
        Finding(frozenset((url.rpartition("/")[2],)), each["name"], f"{each['severity']}: {each['title']}")
        for url, each in sorted(advisories.items())
    ]


def report_of(tool: str, report: str, part: str) -> Any:
    try:
        return json.loads(report)[part]
    except (KeyError, TypeError, json.JSONDecodeError):
        raise NotAudited(f"{tool} could not ask its advisory database") from None


def separate(packages: Iterable[Locked]) -> Iterator[list[Locked]]:
    """The packages in lists where each name occurs once, which pip-audit needs. Markers don't count: all platforms."""
    rest = list(dict.fromkeys(packages))
    while rest:
        first = {each.name: each for each in reversed(rest)}
        yield list(first.values())
        rest = [each for each in rest if first[each.name] is not each]


def ask_pip_audit(packages: list[Locked], folder: Path) -> str:
    """OSV, since the JSON interface of package indexes is often missing on mirrors."""
    listed = folder / "requirements.txt"
    listed.write_text("".join(f"{each.name}=={each.version}\n" for each in packages), encoding="utf-8")
    options = "--no-deps --disable-pip --vulnerability-service osv --format json --progress-spinner off"
    runner = (os.environ.get("UV", "uv"), "tool", "run", "--from", PIP_AUDIT, "pip-audit")
    return output_of([*runner, *options.split(), "--requirement", str(listed)], ROOT)


def ask_npm() -> str:
    return output_of(["npm", "audit", "--json", "--package-lock-only", "--audit"], ROOT / "web")


def output_of(command: list[str], folder: Path) -> str:
    """Standard output. Both tools exit with 1 both when they find something and when they fail, so reports decide."""
    try:
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    except FileNotFoundError:
        raise NotAudited(f"there is no {command[0]}") from None
    return done.stdout.decode()


def all_python_findings() -> list[Finding]:
    with tempfile.TemporaryDirectory() as folder:
        asked = separate(python_packages())
        return [found for packages in asked for found in pip_findings(ask_pip_audit(packages, Path(folder)))]


def judge(findings: list[Finding], known: list[Exemption], today: datetime.date) -> tuple[int, list[str]]:
    """The exit code and what to print about these findings."""
    lines = []
    for finding in findings:
        if not any(each.covers(finding, today) for each in known):
            lines.append(f"vulnerable: {finding}")
    for each in known:
        if not any(each.id in finding.ids and each.package == finding.package for finding in findings):
            lines.append(f"not needed any more: the exception {each.id} of {each.package} in {EXCEPTIONS.name}")
        elif each.until < today:
            lines.append(f"over since {each.until}: the exception {each.id} of {each.package}: {each.reason}")
    return (FOUND if lines else CLEAN), lines


def main() -> int:
    try:
        known = exemptions(EXCEPTIONS.read_text(encoding="utf-8"))
    except BadExceptions as problem:
        print(f"error: {EXCEPTIONS.name}: {problem}", file=sys.stderr)
        return 2
    findings: list[Finding] = []
    missing = []
    for ask in (all_python_findings, lambda: npm_findings(ask_npm())):
        try:
            findings += ask()
        except NotAudited as problem:
            missing.append(str(problem))
    if missing:
        for finding in findings:
            print(f"vulnerable: {finding}")
        print(f"error: not audited, this needs the internet: {'; '.join(missing)}", file=sys.stderr)
        return UNAVAILABLE
    code, lines = judge(findings, known, datetime.datetime.now(datetime.UTC).date())
    print("\n".join(lines) or f"no known vulnerability, {len(known)} exceptions")
    return code


if __name__ == "__main__":
    sys.exit(main())
