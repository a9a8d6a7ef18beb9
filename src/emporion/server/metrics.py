"""Prometheus metrics on a port of their own."""

from __future__ import annotations

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from emporion.server.services import Services
from emporion.server.settings import BadSetting, Settings

log = structlog.get_logger(__name__)

registry = CollectorRegistry()

refusals = Counter("emporion_refusals", "Messages refused with a reason", registry=registry)
faults = Counter("emporion_faults", "Internal errors", registry=registry)
command_seconds = Histogram(
    "emporion_command_seconds",
    "Seconds from receiving a table command to storing it durably",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=registry,
)
rooms = Gauge("emporion_rooms", "Tables in memory", registry=registry)
sockets = Gauge("emporion_sockets", "WebSocket connections to tables", registry=registry)
broken_tables = Gauge("emporion_broken_tables", "Tables whose stored entries do not check", registry=registry)
queued_writes = Gauge("emporion_writes_waiting", "Writes queued for the database", registry=registry)


def register_gauges(services: Services) -> None:
    """Let the gauges read the services when they are scraped."""
    rooms.set_function(lambda: len(services.rooms))
    sockets.set_function(lambda: len(services.sockets))
    broken_tables.set_function(lambda: len(services.repository.broken))
    queued_writes.set_function(lambda: services.write_queue.pending)


def publish(settings: Settings) -> None:
    """Serve the metrics on `metrics_port`. With several workers, each takes one of the following ports."""
    if not settings.metrics_port:
        return
    host, first = settings.metrics_host, settings.metrics_port
    for port in range(first, first + settings.workers):
        try:
            start_http_server(port, host, registry)
            return
        except (OSError, OverflowError) as problem:  # in use, not permitted, or above 65535
            reason = getattr(problem, "strerror", None) or str(problem)
    if settings.workers == 1:
        raise BadSetting(f"metrics_port {first} of {host} cannot be used: {reason}")
    # A worker may be restarting while the others hold all ports: it serves games without metrics.
    log.warning("no free port for this process's metrics", host=host, first=first, last=port, reason=reason)
