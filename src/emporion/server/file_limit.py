"""The limit of open files: every connection needs one, and the usual limit of a shell is 1,024."""

from __future__ import annotations

import structlog

log = structlog.get_logger(__name__)

OTHER_FILES = 500  # databases, pipes, static files, HTTP connections


def allow(sockets: int) -> None:
    """Let this process hold that many connections, as far as the system allows."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    wanted = sockets + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    granted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (granted, hard))
    except (OSError, ValueError):  # macOS has a lower limit of its own
        granted = soft
    if granted < wanted:
        log.warning("the system allows too few open files for most_sockets", allowed=granted, needed=wanted)
