"""HTTP requests of every kind, made by schemathesis from the published description: no failure of ours, and no answer
that is not described."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import Serving

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def fuzz(serving: Serving, folder: Path, examples: int, phases: str) -> None:
    ada = serving.visitor("Ada")
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run"),
            f"http://127.0.0.1:{serving.port}/api/docs/openapi.json",
            *("--checks", CHECKS, "--max-examples", str(examples), "--phases", phases, "--seed", "1", "--no-color"),
            *("--header", f"cookie: {cookie}", "--generation-database", "none", "--continue-on-failure"),
        ],
        capture_output=True,
        text=True,
        cwd=folder,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_every_request_has_an_answer_that_is_described(sqlite_serving: Serving, tmp_path: Path) -> None:
    fuzz(sqlite_serving, tmp_path, examples=3, phases="examples,coverage,fuzzing")


@pytest.mark.soak
def test_very_many_requests_have_answers_that_are_described(sqlite_serving: Serving, tmp_path: Path) -> None:
    fuzz(sqlite_serving, tmp_path, examples=300, phases="examples,coverage,fuzzing,stateful")
