"""The commands of a host: serve the room, and look after what it stores."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from contextlib import closing
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from sqlalchemy.exc import DBAPIError

from emporion.files import StorageError
from emporion.kernel.errors import EmporionError
from emporion.match.clock import DAY
from emporion.server import secret
from emporion.server.room.keeper import moment
from emporion.server.settings import Settings, load
from emporion.server.storage import backup, cleaning, people, tables, versions
from emporion.server.storage.database import SQLITE, Database, no_file_left_behind, parsed, reason_of
from emporion.server.storage.scribe import Scribe
from emporion.server.storage.upgrade import upgrade

screen = Console()

config_option = click.option(
    "--config", type=click.Path(path_type=Path), envvar="EMPORION_CONFIG", help="A file of settings (TOML)."
)
db_option = click.option("--db", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")


@click.command()
@click.option("--host", help="The address to listen on; 0.0.0.0 for everybody in the network.  [default: 127.0.0.1]")
@click.option("--port", type=int, help="The port to listen on; 0: any that is free.  [default: 8080]")
@db_option
@click.option("--workers", type=int, help="Processes that serve; more than one needs PostgreSQL.  [default: 1]")
@click.option("--open", "shows", is_flag=True, help="Show it in the browser of this machine.")
@config_option
def serve(
    host: str | None, port: int | None, db: str | None, workers: int | None, shows: bool, config: Path | None
) -> None:
    """Open the game room to browsers."""
    settings = load(config, host=host, port=port, db=db, workers=workers)
    from emporion.server import launch

    def ready(address: str) -> None:
        click.echo(f"The room is open: {address}")
        if shows and has_screen():
            webbrowser.open(address)

    launch.serve(settings, ready)


def has_screen() -> bool:
    """Whether a browser could show anything; one that runs in the terminal would take it away from the server."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


@click.group()
def admin() -> None:
    """Look after a room: copies, people, tables. Works while it is being served."""


@admin.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@db_option
@config_option
def backup_command(file: Path, db: str | None, config: Path | None) -> None:
    """Copy everything that is stored into FILE, as it is at this moment."""
    database = opened(db, config)
    with screen.status("") as status:
        rows = backup.copy_to(database, file, lambda table, count: status.update(f"{table}: {count:,}"))
    click.echo(f"{file}: {rows:,} rows")


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@db_option
@config_option
def restore(file: Path, db: str | None, config: Path | None) -> None:
    """Fill an empty database from a copy, wherever that was made: this is also how to move to PostgreSQL."""
    with no_file_left_behind(load(config, db=db).database), closing(opened(db, config, ready=False)) as database:
        with screen.status("") as status:
            rows = backup.restore_from(file, database, lambda table, count: status.update(f"{table}: {count:,}"))
        click.echo(f"{database.name}: {rows:,} rows")


@admin.command("upgrade")
@db_option
@config_option
def upgrade_command(db: str | None, config: Path | None) -> None:
    """Bring a database to this version. `emporion serve` does so by itself."""
    database = opened(db, config, ready=False)
    saved = upgrade(database)
    copy = f"; a copy from before is in {saved}" if saved else ""
    click.echo(f"{database.name}: version {database.now(versions.revision_of)}{copy}")


@admin.command()
@db_option
@config_option
def status(db: str | None, config: Path | None) -> None:
    """What is stored, in figures."""
    database = opened(db, config)
    shown = Table(box=None, show_header=False)
    click.echo(database.name)
    for stage, count in sorted(database.now(tables.count).items()):
        shown.add_row(f"tables {stage}", f"{count:,}")
    for kind, count in database.now(people.count).items():
        shown.add_row(kind, f"{count:,}")
    screen.print(shown)


@admin.command("reset-password")
@click.argument("login")
@db_option
@config_option
def reset_password(login: str, db: str | None, config: Path | None) -> None:
    """Give an account a new password, which is printed; all its devices have to log in again."""
    database = opened(db, config)
    row = database.now(people.player_with_login, login)
    if row is None:
        raise EmporionError(f"there is no account {login!r}")
    password = secret.new_code()
    database.now(people.set_password, row.id, secret.hash_password(password))
    database.now(people.drop_sessions, row.id)
    click.echo(password)


@admin.command("recovery-code")
@click.argument("table")
@click.argument("seat", type=int)
@db_option
@config_option
def recovery_code(table: str, seat: int, db: str | None, config: Path | None) -> None:
    """A new recovery code for SEAT (1, 2, …) of TABLE, for somebody who lost both device and code."""
    database = opened(db, config)
    if database.now(tables.is_rated, table):
        raise EmporionError(f"{table}: rated seats belong to accounts; see: emporion admin reset-password")
    code = secret.new_code()
    if not database.now(tables.set_code, table, seat - 1, secret.hashed(code)):
        raise EmporionError(f"there is no seat {seat} at a table {table!r}, or no person sits there")
    click.echo(code)


@admin.command("delete-table")
@click.argument("table")
@db_option
@config_option
def delete_table(table: str, db: str | None, config: Path | None) -> None:
    """Clear a table away, with everything that happened at it."""
    if not opened(db, config).now(tables.delete_table, table):
        raise EmporionError(f"there is no table {table!r}")


@admin.command()
@click.option("--days", type=click.IntRange(min=1), required=True, help="Untouched for so many days.")
@db_option
@config_option
def prune(days: int, db: str | None, config: Path | None) -> None:
    """Delete tables of guests that nobody touched, and guests who never came back; others can play meanwhile."""
    long_ago = moment() - days * DAY
    database = opened(db, config)
    scribe = Scribe(database)
    try:
        gone = asyncio.run(cleaning.clean(database, scribe, long_ago, long_ago))
    except DBAPIError as problem:
        raise StorageError("storage-cannot-write", path=database.name, detail=reason_of(problem)) from None
    finally:
        scribe.close()
    click.echo(f"{gone.tables:,} tables and {gone.guests:,} guests deleted")


def opened(db: str | None, config: Path | None, ready: bool = True) -> Database:
    """The database of a room, until the command ends; an error if there is none yet."""
    settings: Settings = load(config, db=db)
    path = parsed(settings.database)
    if ready and path.get_backend_name() == SQLITE and not Path(str(path.database)).exists():
        raise EmporionError(f"{path.database}: there is no such database")
    database = Database(settings.database)
    click.get_current_context().call_on_close(database.close)
    found = database.now(versions.revision_of)
    if ready and found is not None and found not in versions.known():
        raise StorageError("storage-newer", path=database.name)
    if ready and found != versions.newest():
        raise EmporionError(f"{database.name}: not a database of this version; run: emporion admin upgrade")
    return database
