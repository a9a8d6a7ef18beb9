"""Simulated rooms: thousands of them, or one that is told.

    python -m tests.simulation --seeds 0:10000 --jobs 2
    python -m tests.simulation --seed 17 --verbose
    python -m tests.simulation --seeds 0:1000 --plant drop-one-notify

Prints how far it is; at the end the failing seeds and the story of the first. Exit code 1 if a promise was broken.
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.simulation.batch import results
from tests.simulation.planted import PLANTS
from tests.simulation.run import Result, run
from tests.simulation.story import story

TELL_EVERY = 5.0  # seconds


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--seeds", type=seeds, default=range(100), help="FIRST:LAST, without the last")
    parser.add_argument("--seed", type=int, help="only this one")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--plant", choices=PLANTS, help="a bug to be found; stops at the first seed that finds it")
    parser.add_argument("--verbose", action="store_true", help="print the whole history")
    return parser.parse_args()


def seeds(text: str) -> range:
    first, last = text.split(":")
    return range(int(first), int(last))


def many(given: argparse.Namespace) -> int:
    """Run all seeds; returns the exit code."""
    began, told = time.monotonic(), 0.0
    failed: list[Result] = []
    runs = hours = seconds = steps = acknowledged = deaths = 0.0
    line = ""
    for result in results(given.seeds, given.plant, given.jobs):
        runs, hours, seconds = runs + 1, hours + result.hours, seconds + result.seconds
        steps, acknowledged = steps + result.steps, acknowledged + result.acknowledged
        deaths += result.deaths
        if result.violations:
            failed.append(result)
            print(f"seed {result.seed}, {result.kind}: {result.violations[0].splitlines()[0]}", flush=True)
        line = (
            f"{runs:,.0f} runs, {hours:,.0f} simulated hours, {steps:,.0f} events, {acknowledged:,.0f} acknowledged "
            f"commands, {deaths:,.0f} ends of processes, {seconds / 60:.1f} CPU minutes, {len(failed)} violations"
        )
        if time.monotonic() - told > TELL_EVERY:
            told = time.monotonic()
            print(line, file=sys.stderr, flush=True)
        if given.plant and failed:
            break
    print(f"{line}, {(time.monotonic() - began) / 60:.1f} minutes")
    if failed:
        first = min(failed, key=lambda result: result.seed)
        print(
            f"\nfailing seeds: {', '.join(str(result.seed) for result in sorted(failed, key=lambda each: each.seed))}"
        )
        print(story(first))
    return int(bool(failed))


def single(seed: int, plant: str | None, is_verbose: bool) -> int:
    result = run(seed, PLANTS[plant] if plant else None)
    if is_verbose:
        for event in result.events:
            print(event)
    elif result.violations:
        print(story(result))
    print(
        f"seed {seed}, {result.kind}: {result.hours:.1f} simulated hours, {result.steps:,} events, "
        f"{result.acknowledged} acknowledged commands, {result.versions} versions, {result.deaths} ends of processes, "
        f"{result.seconds:.2f} s, {len(result.violations)} violations, history {result.hash}"
    )
    return int(bool(result.violations))


def main() -> None:
    given = arguments()
    sys.exit(many(given) if given.seed is None else single(given.seed, given.plant, given.verbose))


if __name__ == "__main__":
    main()
