"""A temporary PostgreSQL server, from the binaries of this machine."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt", "/usr/local/opt")
UNPRIVILEGED = "postgres"  # PostgreSQL refuses to run as root


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs, the newest if there are several."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    places = [path.parent for place in PLACES for path in Path(place).glob("*/bin/initdb")]
    return max(places, default=None)


def why_not() -> str:
    """Why PostgreSQL is not available; empty if it is."""
    if binaries() is None:
        return "no PostgreSQL server on this machine; on Debian and Ubuntu: apt-get install postgresql"
    return ""


@contextmanager
def cluster() -> Iterator[str]:
    """Start an empty server; yields the URL of its first database."""
    programs = binaries()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="emporion-postgres-"))
    user = UNPRIVILEGED if hasattr(os, "geteuid") and os.geteuid() == 0 else None
    if user is not None:
        shutil.chown(folder, user)
    port = free_port()
    data = folder / "data"

    def run(*words: str | Path) -> None:
        subprocess.run([str(word) for word in words], check=True, user=user, stdout=subprocess.DEVNULL, cwd=folder)

    run(programs / "initdb", "--pgdata", data, "--username=emporion", "--auth=trust", "--no-sync", "--encoding=UTF8")
    quick = "-c fsync=off -c full_page_writes=off"  # the tests kill our server, never this one
    settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200 {quick}"
    control = (programs / "pg_ctl", "--pgdata", data, "--silent")
    run(*control, "--wait", "--options", settings, "--log", folder / "log", "start")
    try:
        yield f"postgresql://emporion@127.0.0.1:{port}/postgres"
    finally:
        run(*control, "--no-wait", "--mode=immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def new_database(address: str, name: str) -> str:
    """Create an empty database in a running server."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return address.rpartition("/")[0] + f"/{name}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
