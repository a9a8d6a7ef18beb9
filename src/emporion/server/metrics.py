"""Figures for hosts, in the form that Prometheus reads, on a port of their own."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from emporion.server.house import House
from emporion.server.settings import Settings

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
    for worker in range(settings.workers if settings.metrics_port else 0):
        try:
            start_http_server(settings.metrics_port + worker, settings.metrics_host, registry)
            return
        except OSError:
            continue
