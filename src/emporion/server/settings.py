"""Settings: a TOML file, overridden by environment variables, overridden by command line options.

Every setting `name` is `name = …` in the file and EMPORION_NAME in the environment.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from emporion.kernel.errors import EmporionError
from emporion.server.storage.database import default_database

PREFIX = "EMPORION_"
SETTINGS_VARIABLE = "EMPORION_SETTINGS"
"""The environment variable that passes the settings to worker processes."""
OTHER_VARIABLES = {"EMPORION_CACHE", "EMPORION_CONFIG", "EMPORION_DATA", "EMPORION_PREPARED", SETTINGS_VARIABLE}
ANY_PROXY = "*"
LOG_LEVELS = ("debug", "info", "warning", "error")
ORIGIN = re.compile(r"https?://[^/?#\s]+")
AT = re.compile(r"at `\$\.(?P<name>\w+)")  # where msgspec names the wrong field
KINDS = {"int": "a whole number", "float": "a number", "bool": "true or false", "str": "a text", "array": "a list"}

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=0)]
Several = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class BadSetting(EmporionError):
    """A setting that does not exist or has a wrong value."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings, with defaults for a small server."""

    host: str = "127.0.0.1"
    port: Port = 8080
    db: str = ""
    """Database URL. Empty: a SQLite file in the user's data folder."""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    """Serving processes: as many as there are cores for a full room. On SQLite each serves a share of the tables."""
    bot_processes: Several = 1
    """Processes for bots, of each serving process."""
    compile_bots: bool = True
    """Compile the searching bots in the background after the first start, which takes minutes of one core."""

    origins: tuple[str, ...] = ()
    """Origins of this server as browsers see it, such as https://games.example.org; needed if a proxy does not pass on
    the Host header."""
    trusted_proxies: tuple[str, ...] = ()
    """Proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted. None by default: where there is no
    proxy, any client of this machine could choose its address."""
    registration: bool = True
    """Whether guests may create accounts."""

    metrics_port: Port = 0
    """Port of the Prometheus metrics, at http://metrics_host:metrics_port/metrics; 0: no metrics."""
    metrics_host: str = "127.0.0.1"
    profile_stages: bool = False
    """Measure the CPU time of a move by stage, and publish it with the metrics. Costs a few percent."""
    log_level: str = "info"
    log_json: bool = False

    idle_minutes: Annotated[float, Meta(gt=0)] = 10
    """Minutes after which a table without subscribers is unloaded from memory."""
    patience_seconds: Seconds = 120
    """Seconds before a bot replaces an absent player who keeps others waiting, where there is no clock."""
    bot_pause_seconds: Seconds = 0.8
    """Minimum seconds per bot move, so that people can follow."""
    answer_pause_seconds: Seconds = 1.5
    """Seconds after which the server answers for a player who has no choice."""
    keep_days: Count = 90
    """Days after which untouched tables are deleted; 0: never. Finished games of accounts are kept."""
    backup_every_hours: Annotated[float, Meta(ge=0)] = 0
    """Hours between two backups that the server makes; 0: it makes none."""
    backup_keep: Several = 14
    """How many of these backups are kept."""
    backup_folder: str = ""
    """Where they are. Empty: beside the SQLite file, or in the user's data folder."""
    session_days: Several = 30
    """Days without a visit after which a session expires, and a guest is deleted."""

    most_sockets: Several = 10_000
    most_sockets_per_address: Several = 200
    most_connections_per_address: Several = 100
    """HTTP connections from one address, without those of trusted proxies and without WebSockets."""
    most_sockets_per_player: Several = 10
    """At one table."""
    messages_per_20_seconds: Several = 100
    tables_per_minute: Several = 10
    """Tables that one address may open."""
    tables_per_day: Several = 200
    guests_per_15_minutes: Several = 100
    """New guests from one address, and as many questions for passkeys."""
    logins_per_15_minutes: Several = 10
    """Login attempts from one address, or of a device that has logged in before; then the waits grow."""
    thoughts_per_minute: Several = 30
    """Hints and analyses for one address."""
    requests_per_10_seconds: Several = 200
    """HTTP requests from one address, without those for the files of the pages."""
    files_per_10_seconds: Several = 3000
    """Files of the pages for one address. Each device that comes for the first time fetches all of them, to be able to
    work without a network, and a whole party may share one address."""

    @property
    def database(self) -> str:
        return self.db or default_database()


def load(file: Path | None, environment: Mapping[str, str] = os.environ, **chosen: Any) -> Settings:
    """Load the settings from a file, the environment and the command line; later sources win."""
    of_file, of_environment = _of_file(file), _of_environment(environment)
    of_command = {name: value for name, value in chosen.items() if value is not None}
    values = {**of_file, **of_environment, **of_command}

    def unfitting(name: str, expected: str, found: Any) -> BadSetting:
        if name in of_command:
            where = f"--{name.replace('_', '-')}"
        else:
            where = variable(name) if name in of_environment else f"{file}: {name}"
        return BadSetting(f"{where} should be {expected}, not {found!r}")

    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as problem:
        place = AT.search(str(problem))
        if place is None:
            raise BadSetting(f"settings: {problem}") from None
        raise unfitting(place["name"], expected_by(problem), values[place["name"]]) from None
    for misfit in invalid_settings(settings):
        raise unfitting(*misfit)
    return settings


def invalid_settings(settings: Settings) -> Iterator[tuple[str, str, str]]:
    """Settings of the right type that could never work: name, what is expected, what was found."""
    if settings.log_level not in LOG_LEVELS:
        yield "log_level", f"one of {', '.join(LOG_LEVELS)}", settings.log_level
    for proxy in settings.trusted_proxies:
        if not is_network(proxy) and settings.trusted_proxies != (ANY_PROXY,):
            yield "trusted_proxies", "addresses or networks such as 172.16.0.0/12", proxy
    for origin in settings.origins:
        if not ORIGIN.fullmatch(origin):
            yield "origins", "addresses such as https://games.example.org", origin


def is_network(text: str) -> bool:
    """Whether this is an IP address or network. A proxy named in any other way would never match."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def expected_by(problem: msgspec.ValidationError) -> str:
    """What msgspec expected, in plain words."""
    said = str(problem).partition(",")[0].partition(" - at ")[0].removeprefix("Expected ")
    return re.sub("`([a-z]+)`", lambda found: KINDS.get(found[1], found[1]), said)


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"{PREFIX}{name.upper()}"


def unknown_variables(environment: Mapping[str, str] = os.environ) -> dict[str, str | None]:
    """Environment variables that look like settings but are not, each with the likely intended one."""
    names = Settings.__struct_fields__
    unknown = {each for each in environment if each.startswith(PREFIX)} - {*map(variable, names), *OTHER_VARIABLES}
    meant = {each: get_close_matches(each.removeprefix(PREFIX).casefold(), names, 1) for each in sorted(unknown)}
    return {each: variable(close[0]) if close else None for each, close in meant.items()}


def _of_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadSetting(f"{file}: cannot be read: {problem.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadSetting(f"{file}: is not TOML: {problem}") from None
    known = Settings.__struct_fields__
    for name in values:
        if name not in known:
            raise BadSetting(f"{file}: there is no setting {name!r}; there are {', '.join(known)}")
    return values


def _of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        text = environment.get(variable(name))
        if text is None:
            continue
        kind = Settings.__annotations__[name]
        values[name] = [part.strip() for part in text.split(",") if part.strip()] if "tuple" in str(kind) else text
    return values
