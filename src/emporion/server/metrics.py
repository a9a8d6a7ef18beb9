"""Figures for hosts, in the form that Prometheus reads, on a port of their own."""

from __future__ import annotations

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from emporion.server.house import House
from emporion.server.settings import BadSetting, Settings

log = structlog.get_logger(__name__)

registry = CollectorRegistry()

refusals = Counter("emporion_refusals", "Messages that were refused", registry=registry)
faults = Counter("emporion_faults", "Failures of the server itself", registry=registry)
seconds = Histogram(
    "emporion_command_seconds",
    "Commands at tables, from hearing one to having stored it",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=registry,
)
rooms = Gauge("emporion_rooms", "Tables in memory", registry=registry)
sockets = Gauge("emporion_sockets", "Connections to tables", registry=registry)
waiting = Gauge("emporion_writes_waiting", "Writes that wait for the database", registry=registry)


def watch(house: House) -> None:
    """Read gauges when somebody asks for them."""
    rooms.set_function(lambda: len(house.rooms))
    sockets.set_function(lambda: len(house.sockets))
    waiting.set_function(lambda: house.scribe.waiting)


def publish(settings: Settings) -> None:
    """On the port of the settings; where several processes serve, each has one of the ports that follow."""
    if not settings.metrics_port:
        return
    host, first = settings.metrics_host, settings.metrics_port
    for port in range(first, first + settings.workers):
        try:
            start_http_server(port, host, registry)
            return
        except (OSError, OverflowError) as problem:  # taken, not ours, or beyond the last port there is
            reason = getattr(problem, "strerror", None) or str(problem)
    if settings.workers == 1:
        raise BadSetting(f"metrics_port {first} of {host} cannot be used: {reason}")
    # One of several processes may be starting again while others have the ports: people shall be served all the same.
    log.warning("no port is free for the figures of this process", host=host, first=first, last=port, reason=reason)
