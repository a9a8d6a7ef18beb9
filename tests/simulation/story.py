"""The story of a run that broke a promise: how it began, what led to it, and how to see all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.simulation.run import Result

FIRST, LAST = 6, 60  # events that are told


def story(result: Result) -> str:
    events = [str(event) for event in result.events]
    lines = [f"Seed {result.seed}, {result.kind}, after {result.hours:.1f} simulated hours:", *result.violations, ""]
    if len(events) > FIRST + LAST:
        lines += [*events[:FIRST], f"… {len(events) - FIRST - LAST} events …", *events[-LAST:]]
    else:
        lines += events
    lines.append(f"\nAll of it: python -m tests.simulation --seed {result.seed} --verbose")
    return "\n".join(lines)
