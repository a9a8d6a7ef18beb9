"""Runs the second verifier, which is JavaScript."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

Json = Any
NODE = shutil.which("node") or "node"
VERIFIER = Path(__file__).parents[2] / "web/public/verify-shuffle.mjs"
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js, as the pages do")


def verdicts(texts: Sequence[str]) -> list[Json]:
    """The second verifier's findings about records."""
    lines = "".join(json.dumps(json.loads(text)) + "\n" for text in texts)
    program = [NODE, str(Path(__file__).with_name("verifier.mjs"))]
    said = subprocess.run(program, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in said.stdout.splitlines()]
