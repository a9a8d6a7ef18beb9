"""The server's CPU time by stage of a move, read from its metrics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from urllib.request import ProxyHandler, build_opener

from prometheus_client.parser import text_string_to_metric_families

from emporion.server.stages import METRIC, PROCESS_METRIC
from tests.waiting import PATIENCE

REST = "rest"
"""What is in no stage: the event loop, tasks, HTTP."""


class StageProfile:
    """The CPU seconds by stage of a server between two moments."""

    def __init__(self, port: int, workers: int = 1) -> None:
        """`port` is the server's `metrics_port`; each further worker has the next one."""
        self.port = port
        self._ports = range(port, port + workers)
        self._before: Counter[str] = Counter()
        self.seconds: dict[str, float] = {}

    def begin(self) -> None:
        self._before = self._read()

    def end(self) -> None:
        after = self._read()
        self.seconds = {stage: after[stage] - self._before[stage] for stage in after}

    def microseconds(self, moves: int) -> dict[str, float]:
        """Per move."""
        return {stage: round(1e6 * seconds / moves, 1) for stage, seconds in self.seconds.items()}

    def _read(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for port in self._ports:
            with build_opener(ProxyHandler({})).open(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as page:
                found.update(stages_in(page.read().decode()))
        return found


def stages_in(metrics: str) -> dict[str, float]:
    """CPU seconds by stage, and of the rest."""
    stages, whole = dict[str, float](), 0.0
    for family in text_string_to_metric_families(metrics):
        for sample in family.samples:
            if sample.name == f"{METRIC}_total":
                stages[sample.labels["stage"]] = sample.value
            elif sample.name == f"{PROCESS_METRIC}_total":
                whole = sample.value
    return stages | {REST: whole - sum(stages.values())}


def profile_table(microseconds: Mapping[str, float]) -> str:
    """Microseconds per move by stage, as Markdown."""
    whole = sum(microseconds.values())
    lines = ["| stage | µs per move | share |", "|---|---:|---:|"]
    for stage, spent in (*microseconds.items(), ("all", whole)):
        lines.append(f"| {stage} | {spent:,.0f} | {spent / whole:.0%} |")
    return "\n".join(lines)
