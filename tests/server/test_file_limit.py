"""The server raises its limit of open files to the connections it may have."""

from __future__ import annotations

import resource

import pytest
from structlog.testing import capture_logs

from emporion.server import file_limit
from emporion.server.file_limit import OTHER_FILES

INFINITE = resource.RLIM_INFINITY


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The soft and the hard limit of a made-up system."""
    found = [1024, 1_000_000]
    monkeypatch.setattr(resource, "getrlimit", lambda kind: tuple(found))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, new: found.__setitem__(slice(None), new))
    return found


@pytest.mark.parametrize("hard", [1_000_000, INFINITE])
def test_the_limit_is_raised_to_what_is_needed(limits: list[int], hard: int) -> None:
    limits[1] = hard
    file_limit.allow(10_000)
    assert limits == [10_000 + OTHER_FILES, hard]


@pytest.mark.parametrize("soft", [INFINITE, 500_000])
def test_a_high_limit_stays(limits: list[int], soft: int) -> None:
    limits[0] = soft
    file_limit.allow(10_000)
    assert limits[0] == soft


def test_a_system_that_allows_less_gives_a_warning(limits: list[int]) -> None:
    limits[1] = 4096
    with capture_logs() as said:
        file_limit.allow(10_000)
    assert limits == [4096, 4096]
    assert [(each["log_level"], each["allowed"], each["needed"]) for each in said] == [
        ("warning", 4096, 10_000 + OTHER_FILES)
    ]


def test_a_system_that_refuses_gives_a_warning(limits: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(kind: int, new: tuple[int, int]) -> None:
        raise ValueError("not allowed to raise maximum limit")

    monkeypatch.setattr(resource, "setrlimit", refuses)
    with capture_logs() as said:
        file_limit.allow(10_000)
    assert [each["allowed"] for each in said] == [1024]
