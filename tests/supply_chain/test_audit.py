"""The audit of locked packages, with reports that pip-audit and npm wrote, and without any network."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from tests.supply_chain import audit
from tests.supply_chain.audit import (
    CLEAN,
    FOUND,
    UNAVAILABLE,
    BadExceptions,
    NotAudited,
    exemptions,
    judge,
    npm_findings,
    pip_findings,
    separate,
)
from tests.supply_chain.locks import Locked, python_packages

RECORDED = Path(__file__).parent / "recorded"
TODAY = datetime.date(2026, 11, 18)
ENTRY = """
[[exception]]
id = "GHSA-93m4-6634-74q7"
package = "vite"
since = 2026-11-01
until = 2026-12-01
reason = "The development server of Windows; we ship what it builds."
"""


def recorded(name: str) -> str:
    return (RECORDED / f"{name}.json").read_text(encoding="utf-8")


def test_a_vulnerability_is_found_once_at_the_package_that_has_it() -> None:
    (jinja,) = pip_findings(recorded("pip-audit-found"))
    assert jinja.package == "jinja2"
    assert jinja.ids == {"CVE-2024-22195", "GHSA-h5c8-rqwp-cp95"}
    assert str(jinja).endswith("fixed in 3.1.3")
    (vite,) = npm_findings(recorded("npm-audit-found"))
    assert vite.package == "vite"
    assert vite.ids == {"GHSA-93m4-6634-74q7"}
    assert "moderate" in str(vite)


def test_reports_without_vulnerabilities_have_no_findings() -> None:
    assert pip_findings(recorded("pip-audit-clean")) == npm_findings(recorded("npm-audit-clean")) == []


@pytest.mark.parametrize("report", ["", "Traceback (most recent call last):", recorded("npm-audit-unreachable")])
def test_what_could_not_be_asked_is_not_called_clean(report: str) -> None:
    with pytest.raises(NotAudited, match="npm audit could not ask"):
        npm_findings(report)
    with pytest.raises(NotAudited, match="pip-audit could not ask"):
        pip_findings(report)


def test_skipped_packages_are_not_called_clean() -> None:
    """Where an index has no advisories, pip-audit skips every package, says that it found none and exits with 0."""
    with pytest.raises(NotAudited, match="skipped 3 packages, the first is absl-py"):
        pip_findings(recorded("pip-audit-skipped"))


def test_every_locked_version_is_asked_about_whatever_the_platform() -> None:
    every = python_packages()
    asked = list(separate(every))
    for packages in asked:
        assert len({each.name for each in packages}) == len(packages)
    assert sorted((each.name, each.version) for packages in asked for each in packages) == [
        (each.name, each.version) for each in every
    ]
    assert {"colorama", "numba-cuda", "ray"} <= {each.name for each in every}  # Windows, and the extras


def test_two_versions_of_a_package_are_asked_about_one_after_the_other() -> None:
    old, new, other = Locked("numpy", "2.4"), Locked("numpy", "2.5"), Locked("rich", "14")
    assert [sorted(each.version for each in packages) for packages in separate([old, new, other])] == [
        ["14", "2.4"],
        ["2.5"],
    ]


def test_an_exception_covers_its_vulnerability_until_it_is_over() -> None:
    findings = npm_findings(recorded("npm-audit-found"))
    assert judge(findings, exemptions(ENTRY), TODAY) == (CLEAN, [])
    code, lines = judge(findings, exemptions(ENTRY), datetime.date(2026, 12, 2))
    assert code == FOUND
    assert lines[0].startswith("vulnerable: vite")
    assert lines[1].startswith("over since 2026-12-01")


def test_an_exception_covers_only_its_own_package() -> None:
    code, lines = judge(
        npm_findings(recorded("npm-audit-found")), exemptions(ENTRY.replace('"vite"', '"vitest"')), TODAY
    )
    assert code == FOUND
    assert lines[0].startswith("vulnerable: vite")


def test_an_exception_that_nothing_needs_has_to_go() -> None:
    code, lines = judge([], exemptions(ENTRY), TODAY)
    assert code == FOUND
    assert "not needed any more" in lines[0]


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("reason = ", "why = ", "needs id, package, reason, since, until"),
        ("2026-12-01", '"2026-12-01"', "without quotes"),
        ("2026-12-01", "2027-11-01", "at most 184 days"),
        ("2026-12-01", "2026-10-01", "until is after since"),
        ('"The development server of Windows; we ship what it builds."', '" "', "reason is empty"),
        ("[[exception]]", "[[exception", "not TOML"),
    ],
)
def test_exceptions_that_say_too_little_are_refused(before: str, after: str, problem: str) -> None:
    with pytest.raises(BadExceptions, match=problem):
        exemptions(ENTRY.replace(before, after))


def test_the_exceptions_of_this_repository_can_be_read() -> None:
    exemptions(audit.EXCEPTIONS.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("pip", "npm", "code", "said"),
    [
        ("pip-audit-clean", "npm-audit-clean", CLEAN, "no known vulnerability"),
        ("pip-audit-found", "npm-audit-clean", FOUND, "vulnerable: jinja2"),
        ("pip-audit-found", "npm-audit-unreachable", UNAVAILABLE, "vulnerable: jinja2"),
        ("pip-audit-skipped", "npm-audit-clean", UNAVAILABLE, "this needs the internet"),
    ],
)
def test_the_exit_code_tells_unavailable_from_clean(
    pip: str, npm: str, code: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "ask_pip_audit", lambda packages, folder: recorded(pip))
    monkeypatch.setattr(audit, "ask_npm", lambda: recorded(npm))
    monkeypatch.setattr(audit, "EXCEPTIONS", RECORDED / "no-exceptions.toml")
    assert audit.main() == code
    printed = capsys.readouterr()
    assert said in printed.out + printed.err


def test_a_missing_tool_is_not_called_clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UV", str(tmp_path / "no-uv"))
    with pytest.raises(NotAudited, match="there is no"):
        audit.ask_pip_audit([Locked("rich", "14")], tmp_path)
