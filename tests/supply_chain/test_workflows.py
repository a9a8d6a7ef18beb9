"""The workflows run code of others only at a commit that cannot change, with no more rights than they need."""

from __future__ import annotations

import re
from typing import Any

import yaml

from tests.supply_chain.locks import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.y*ml"))
ACTION = re.compile(r"uses: +(?P<action>\S+)(?P<comment>.*)")
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}")
VERSION = re.compile(r" # v\d+\.\d+\.\d+")
ECOSYSTEMS = {"github-actions": "/", "pip": "/", "npm": "/web", "docker": "/", "docker-compose": "/"}


def parsed(name: str) -> Any:
    return yaml.safe_load((ROOT / ".github" / name).read_text(encoding="utf-8"))


def steps(workflow: Any) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def test_actions_are_pinned_to_commits_and_say_their_version() -> None:
    used = [found for path in WORKFLOWS for found in ACTION.finditer(path.read_text(encoding="utf-8"))]
    assert used
    for found in used:
        assert PINNED.fullmatch(found["action"]), f"{found['action']} is not pinned to a commit"
        assert VERSION.fullmatch(found["comment"]), f"{found['action']} does not say its version"


def test_workflows_have_no_rights_unless_a_job_asks() -> None:
    for path in WORKFLOWS:
        workflow = parsed(f"workflows/{path.name}")
        assert workflow["permissions"] == {}, path.name
        for job in workflow["jobs"].values():
            assert set(job["permissions"].items()) <= {("contents", "read")}, path.name


def test_checkouts_leave_no_credentials_behind() -> None:
    for path in WORKFLOWS:
        for step in steps(parsed(f"workflows/{path.name}")):
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False, path.name


def test_the_audit_runs_on_a_schedule_and_its_failure_counts() -> None:
    workflow = parsed("workflows/audit.yml")
    assert workflow[True]["schedule"]  # YAML 1.1 reads `on` as true
    (step,) = [step for step in steps(workflow) if step.get("run") == "make audit"]
    assert "continue-on-error" not in step


def test_new_versions_of_everything_pinned_are_proposed() -> None:
    updates = {each["package-ecosystem"]: each["directory"] for each in parsed("dependabot.yml")["updates"]}
    assert updates == ECOSYSTEMS
