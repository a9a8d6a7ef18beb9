"""Runs the stages of `make test` and `make quick`, as many at once as there are cores, and says how long each took.

    python -m tests.stages test|quick|check

A stage's output is printed when it ends, so that outputs do not mix. After a failure no further stage starts.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from typing import IO

from tests import prepare

CORES = os.cpu_count() or 1
POLL_SECONDS = 0.2
LOWEST_PRIORITY = 19
"""That of our bots, which give way to people: at any higher one, tests that wait for a bot would hold it up."""
PYTHON = sys.executable


@dataclass(frozen=True)
class Stage:
    name: str
    command: tuple[str, ...]
    cores: int = 1
    needs: tuple[str, ...] = ()
    folder: str = "."


def pytest(workers: int, *words: str) -> tuple[str, ...]:
    return PYTHON, "-m", "pytest", "-n", str(workers), "--dist", "worksteal", *words


WITHOUT_PROCESSES = [
    f"--ignore=tests/{folder}" for folder in ("advice", "arena", "bots", "examples", "plugins", "server", "terminal")
]
"""Tests in these folders start servers, bots and terminals, or install packages."""

CHECK = [
    Stage("types", (PYTHON, "-m", "mypy")),
    Stage("style", (PYTHON, "-m", "ruff", "check", ".")),
    Stage("format", (PYTHON, "-m", "ruff", "format", "--check", ".")),
    Stage("imports", ("lint-imports",)),
]
"""Types come first, since they take longest."""

QUICK = [
    Stage(
        "tests",
        pytest(CORES, "-m", "not soak and not research and not slow", "-p", "tests.no_compiling", *WITHOUT_PROCESSES),
    ),
    *CHECK,
]

COMPILE = [Stage(f"compile {name}", (PYTHON, "-m", "tests.prepare", name)) for name in prepare.jobs()]
TEST = [
    *COMPILE,
    *CHECK,
    Stage("web types", ("npm", "run", "--silent", "check"), folder="web"),
    Stage("web units", ("npm", "run", "--silent", "test"), folder="web"),
    Stage("tests", pytest(CORES + 1, "--durations", "5"), CORES, tuple(stage.name for stage in COMPILE)),
    Stage("browser", ("npm", "run", "--silent", "e2e"), CORES, tuple(stage.name for stage in COMPILE), folder="web"),
]
"""In the order in which they start. Tests wait for servers and processes now and then, so there is a worker more than
cores."""

PLANS = {"check": CHECK, "quick": QUICK, "test": TEST}


@dataclass
class Run:
    """A stage that was started."""

    stage: Stage
    process: subprocess.Popen[bytes]
    output: IO[bytes]
    began: float

    def report(self) -> str:
        """Print what the stage printed, and return a line about it."""
        how = "passed" if self.process.returncode == 0 else f"FAILED ({self.process.returncode})"
        line = f"{self.stage.name}: {how} in {time.monotonic() - self.began:.0f} s"
        with self.output as output:
            output.seek(0)
            print(f"── {line}", output.read().decode(errors="replace"), sep="\n", end="", flush=True)
        return line


def start(stage: Stage) -> Run:
    print(f"── {stage.name} …", flush=True)
    output = tempfile.TemporaryFile()  # noqa: SIM115 (read when the stage has ended)
    process = subprocess.Popen(stage.command, cwd=stage.folder, stdout=output, stderr=subprocess.STDOUT)
    return Run(stage, process, output, time.monotonic())


def run(plan: list[Stage], cores: int = CORES) -> int:
    """Run all stages; returns 0, or 1 if one failed."""
    began = time.monotonic()
    waiting, running, done, lines, failed = list(plan), list[Run](), set[str](), list[str](), False
    while running or (waiting and not failed):
        for stage in [] if failed else list(waiting):
            used = sum(each.stage.cores for each in running)
            if used + stage.cores <= max(cores, stage.cores) and done.issuperset(stage.needs):
                waiting.remove(stage)
                running.append(start(stage))
        for each in [each for each in running if each.process.poll() is not None]:
            running.remove(each)
            lines.append(each.report())
            done.add(each.stage.name)
            failed = failed or each.process.returncode != 0
        time.sleep(POLL_SECONDS)
    print("──", *lines, f"{'FAILED' if failed else 'passed'}: {time.monotonic() - began:.0f} s in all", sep="\n")
    return int(failed)


if __name__ == "__main__":
    os.nice(LOWEST_PRIORITY)
    sys.exit(run(PLANS[sys.argv[1]]))
