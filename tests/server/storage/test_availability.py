"""What the log says of outages, by a clock that the test sets."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from emporion.server.storage import availability
from emporion.server.storage.availability import PROBE_INTERVAL, SILENCE, Availability

FULL, GONE = "disk is full", "connection refused"
AGAIN = "the database can be used again"


class Log:
    """A database whose outages begin and end at given moments, and what is logged of them."""

    def __init__(self, lines: list[Any]) -> None:
        self.now = 1000.0
        self.known = Availability()
        self._lines = lines

    def fails(self, *causes: str, seconds: float) -> None:
        """An outage in which every attempt fails, for these causes in turn."""
        end, number = self.now + seconds, 0
        while self.now < end:
            self.known.fails("writing", causes[number % len(causes)])
            self.now += PROBE_INTERVAL
            number += 1
        self.known.works("writing")

    def works(self, seconds: float) -> None:
        self.now += seconds

    @property
    def said(self) -> list[str]:
        """The lines since the last look: causes, and ends."""
        lines = [line.get("reason", line["event"]) for line in self._lines]
        self._lines.clear()
        return lines


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    with capture_logs() as lines:
        log = Log(lines)
        monkeypatch.setattr(availability, "time", SimpleNamespace(monotonic=lambda: log.now))
        yield log


def test_a_long_outage_has_one_line_per_cause(log: Log) -> None:
    log.fails(FULL, seconds=3600)
    assert log.said == [FULL, AGAIN]
    log.works(SILENCE)
    log.fails(FULL, GONE, seconds=3600)
    assert log.said == [FULL, GONE, AGAIN]


def test_each_outage_is_logged(log: Log) -> None:
    for _ in range(3):
        log.fails(FULL, seconds=1)
        log.works(SILENCE)
    assert log.said == [FULL, AGAIN] * 3


def test_outages_that_follow_each_other_are_logged_once(log: Log) -> None:
    for _ in range(100):
        log.fails(FULL, seconds=1)
        log.works(SILENCE - 1)
    assert log.said == [FULL, AGAIN]
    log.fails(FULL, GONE, seconds=2)
    assert log.said == [GONE, AGAIN], "another cause"
    log.works(SILENCE)
    log.fails(FULL, seconds=1)
    assert log.said == [FULL, AGAIN]


def test_an_outage_that_lasts_is_logged_even_if_it_follows_another(log: Log) -> None:
    log.fails(FULL, seconds=1)
    log.works(1)
    assert log.said == [FULL, AGAIN]
    log.fails(FULL, seconds=SILENCE)
    assert log.said == []
    log.works(1)
    log.fails(FULL, seconds=3600)
    assert log.said == [FULL, AGAIN]
