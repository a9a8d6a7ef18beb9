"""The host's commands: `emporion serve` and `emporion admin`."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import webbrowser
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from sqlalchemy.exc import DBAPIError

from emporion.files import StorageError
from emporion.games import plugins
from emporion.kernel.errors import EmporionError
from emporion.match.clock import DAY
from emporion.server import secret
from emporion.server.backups import HOUR, Backups, Made, folder_for
from emporion.server.database_check import check
from emporion.server.room.table_repository import now_ms
from emporion.server.settings import Settings, load
from emporion.server.storage import accounts, backup, migration, retention, tables
from emporion.server.storage.database import SQLITE, Database, parse_url, reason_of, remove_new_file_on_error
from emporion.server.storage.upgrade import upgrade
from emporion.server.storage.write_queue import WriteQueue

screen = Console()

config_option = click.option(
    "--config", type=click.Path(path_type=Path), envvar="EMPORION_CONFIG", help="Settings file (TOML)."
)
db_option = click.option("--db", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")


@click.command()
@click.option("--host", help="Address to listen on; 0.0.0.0 for the whole network.  [default: 127.0.0.1]")
@click.option("--port", type=int, help="Port to listen on; 0: any free port.  [default: 8080]")
@db_option
@click.option("--workers", type=int, help="Serving processes, to use more than one core.  [default: 1]")
@click.option("--open", "shows", is_flag=True, help="Open it in a browser on this machine.")
@config_option
def serve(
    host: str | None, port: int | None, db: str | None, workers: int | None, shows: bool, config: Path | None
) -> None:
    """Start the server."""
    settings = load(config, host=host, port=port, db=db, workers=workers)
    from emporion.server import launch

    plugins()  # names those that cannot be used, before there are several processes

    def ready(address: str) -> None:
        click.echo(f"The room is open: {address}")
        if shows and has_screen():
            webbrowser.open(address)

    launch.serve(settings, ready)


def has_screen() -> bool:
    """Whether a graphical browser is likely. A terminal browser would take the terminal away from the server."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


@click.group()
def admin() -> None:
    """Manage a server's database: backups, accounts, tables. Works while the server runs."""


UNITS = {"s": 1.0, "m": 60.0, "h": HOUR, "d": 24 * HOUR}


class Duration(click.ParamType[float]):
    """Seconds, written as a number with a unit: `6h`."""

    name = "duration"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number, unit = str(value)[:-1], str(value)[-1:]
        if unit not in UNITS or not number.isdecimal() or int(number) == 0:
            self.fail(f"{value!r}: expected a number with s, m, h or d, such as 6h", param, ctx)
        return int(number) * UNITS[unit]


@admin.command("backup")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--every", type=Duration(), metavar="DURATION", help="Go on until stopped, e.g. 6h, 30m, 1d.")
@click.option("--keep", type=click.IntRange(min=1), help="With --every: how many backups stay.  [default: 14]")
@db_option
@config_option
def backup_command(
    file: Path | None, every: float | None, keep: int | None, db: str | None, config: Path | None
) -> None:
    """Write a backup of the whole database into FILE; a consistent snapshot.

    With --every, FILE is a folder, without it that of the server's own backups, and a backup is made whenever the
    newest one there is old enough."""
    database = opened(db, config)
    if every is not None:
        settings = load(config, db=db)
        folder = folder_for(settings, database) if file is None else file
        back_up_regularly(Backups(settings.database, folder, every, keep or settings.backup_keep))
        return
    if file is None or keep is not None:
        raise click.UsageError("--keep needs --every" if keep is not None else "FILE or --every is missing")
    with screen.status("") as status:
        rows = backup.copy_to(database, file, lambda table, count: status.update(f"{table}: {count:,}"))
    click.echo(f"{file}: {rows:,} rows")


def back_up_regularly(backups: Backups) -> None:
    """Make backups until SIGINT or SIGTERM, with a line for each."""
    if backups.folder.exists() and not backups.folder.is_dir():
        raise EmporionError(f"{backups.folder}: with --every, expected a folder")

    def note(made: Made) -> None:
        click.echo(made.said, err=made.failed)

    async def run() -> None:
        running = asyncio.ensure_future(backups.run(note))
        for stop in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # on Windows
                asyncio.get_running_loop().add_signal_handler(stop, running.cancel)
        with suppress(asyncio.CancelledError):
            await running

    asyncio.run(run())


@admin.command("check")
@click.option("--sample", type=click.IntRange(min=0), default=100, show_default=True, help="Tables to play again.")
@db_option
@config_option
def check_command(sample: int, db: str | None, config: Path | None) -> None:
    """Check everything that is stored: the database, every hash chain, and a sample of tables played again. Prints a
    line for each problem; then the exit code is 1. Works while the server runs."""
    database = opened(db, config)
    with screen.status(""), database.engine.connect().execution_options(**snapshot_of(database)) as connection:
        found = check(connection, sample)
    for problem in found.problems:
        click.echo(problem)
    checked = f"{found.tables:,} tables with {found.entries:,} entries checked, {found.replayed:,} played again"
    click.echo(f"{database.name}: {checked}; {len(found.problems):,} problems")
    if found.problems:
        sys.exit(1)


def snapshot_of(database: Database) -> dict[str, Any]:
    """Options of a connection that reads everything as it is at one moment."""
    return {"reads": True, **({} if database.is_sqlite else {"isolation_level": "REPEATABLE READ"})}


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@db_option
@config_option
def restore(file: Path, db: str | None, config: Path | None) -> None:
    """Restore a backup into an empty database. Also moves a server from SQLite to PostgreSQL or back."""
    with remove_new_file_on_error(load(config, db=db).database), closing(opened(db, config, ready=False)) as database:
        with screen.status("") as status:
            rows = backup.restore_from(file, database, lambda table, count: status.update(f"{table}: {count:,}"))
        click.echo(f"{database.name}: {rows:,} rows")


@admin.command("upgrade")
@db_option
@config_option
def upgrade_command(db: str | None, config: Path | None) -> None:
    """Migrate a database to this version. `emporion serve` does so on start."""
    database = opened(db, config, ready=False)
    saved = upgrade(database)
    copy = f"; a copy from before is in {saved}" if saved else ""
    click.echo(f"{database.name}: version {database.run_sync(migration.revision_of)}{copy}")


@admin.command()
@db_option
@config_option
def status(db: str | None, config: Path | None) -> None:
    """Show how many tables and accounts there are."""
    database = opened(db, config)
    shown = Table(box=None, show_header=False)
    click.echo(database.name)
    for stage, count in sorted(database.run_sync(tables.count).items()):
        shown.add_row(f"tables {stage}", f"{count:,}")
    for kind, count in database.run_sync(accounts.count).items():
        shown.add_row(kind, f"{count:,}")
    screen.print(shown)


@admin.command("reset-password")
@click.argument("login")
@db_option
@config_option
def reset_password(login: str, db: str | None, config: Path | None) -> None:
    """Set a new password for an account and print it. All its devices have to log in again."""
    database = opened(db, config)
    row = database.run_sync(accounts.player_with_login, login)
    if row is None:
        raise EmporionError(f"there is no account {login!r}")
    password = secret.new_code()
    database.run_sync(accounts.set_password, row.id, secret.hash_password(password))
    click.echo(password)


@admin.command("recovery-code")
@click.argument("table")
@click.argument("seat", type=int)
@db_option
@config_option
def recovery_code(table: str, seat: int, db: str | None, config: Path | None) -> None:
    """Print a new recovery code for SEAT (1, 2, …) of TABLE, for a player who lost both device and code."""
    database = opened(db, config)
    if database.run_sync(tables.is_rated, table):
        raise EmporionError(f"{table}: rated seats belong to accounts; see: emporion admin reset-password")
    code = secret.new_code()
    if not database.run_sync(tables.set_code, table, seat - 1, secret.hash_secret(code)):
        raise EmporionError(f"there is no seat {seat} at a table {table!r}, or no person sits there")
    click.echo(code)


@admin.command("delete-table")
@click.argument("table")
@db_option
@config_option
def delete_table(table: str, db: str | None, config: Path | None) -> None:
    """Delete a table with its whole log."""
    if not opened(db, config).run_sync(tables.delete_table, table):
        raise EmporionError(f"there is no table {table!r}")


@admin.command()
@click.option("--days", type=click.IntRange(min=1), required=True, help="Delete what was untouched for this many days.")
@db_option
@config_option
def prune(days: int, db: str | None, config: Path | None) -> None:
    """Delete abandoned tables of guests, and guests who never came back. Works while the server runs."""
    long_ago = now_ms() - days * DAY
    database = opened(db, config)
    write_queue = WriteQueue(database)
    try:
        gone = asyncio.run(retention.delete_expired(database, write_queue, long_ago, long_ago))
    except DBAPIError as problem:
        raise StorageError("storage-cannot-write", path=database.name, detail=reason_of(problem)) from None
    finally:
        write_queue.close()
    click.echo(f"{gone.tables:,} tables and {gone.guests:,} guests deleted")


def opened(db: str | None, config: Path | None, ready: bool = True) -> Database:
    """Open the database for one command; closed when the command ends. An error if it does not exist or has another
    version."""
    settings: Settings = load(config, db=db)
    path = parse_url(settings.database)
    if ready and path.get_backend_name() == SQLITE and not Path(str(path.database)).exists():
        raise EmporionError(f"{path.database}: there is no such database")
    database = Database(settings.database)
    click.get_current_context().call_on_close(database.close)
    found = database.run_sync(migration.revision_of)
    if ready and found is not None and found not in migration.known():
        raise StorageError("storage-newer", path=database.name)
    if ready and found != migration.newest():
        raise EmporionError(f"{database.name}: not a database of this version; run: emporion admin upgrade")
    return database
