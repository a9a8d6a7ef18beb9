"""Settings and their error messages."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from structlog.testing import capture_logs

from emporion.server import launch, logs, metrics
from emporion.server.settings import BadSetting, Settings, load, unknown_variables, variable
from tests.documents import ROOT


def written(folder: Path, text: str) -> Path:
    path = folder / "room.toml"
    path.write_text(text, encoding="utf-8")
    return path


def problem(file: Path | None, environment: Mapping[str, str] | None = None) -> str:
    """The error message."""
    with pytest.raises(BadSetting) as caught:
        load(file, environment or {})
    said = str(caught.value)
    assert said
    assert "\n" not in said
    return said


def test_without_settings_the_defaults_hold() -> None:
    settings = load(None, {})
    assert settings == Settings()
    assert settings.host == "127.0.0.1"
    assert settings.database.startswith("sqlite:///")


def test_command_line_overrides_environment_overrides_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1\nhost = "file"\nkeep_days = 7\n')
    environment = {"EMPORION_PORT": "2", "EMPORION_HOST": "environment"}
    settings = load(file, environment, port=3, host=None)
    assert (settings.port, settings.host, settings.keep_days) == (3, "environment", 7)


def test_every_setting_can_come_from_the_environment() -> None:
    for name in Settings.__struct_fields__:
        default = getattr(Settings(), name)
        value: Any
        match default:
            case bool():
                text, value = ("false" if default else "true"), not default
            case int() | float():
                text, value = str(default + 1), default + 1
            case tuple() if name == "trusted_proxies":
                text, value = "192.0.2.1, 2001:db8::/32", ("192.0.2.1", "2001:db8::/32")
            case tuple():
                text, value = "http://a.example:81, https://b.example", ("http://a.example:81", "https://b.example")
            case _:
                text = value = "error" if name == "log_level" else "something"
        assert getattr(load(None, {f"EMPORION_{name.upper()}": text}), name) == value, name


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("https://a.example", ("https://a.example",)),
        (" https://a.example ,, https://b.example,", ("https://a.example", "https://b.example")),
        ("", ()),
    ],
)
def test_environment_lists_are_separated_by_commas(text: str, found: tuple[str, ...]) -> None:
    assert load(None, {"EMPORION_ORIGINS": text}).origins == found


@pytest.mark.parametrize(
    "proxy", ["caddy", "172.16.0.1/12", "10.0.0.0/33", "127.0.0.1:80", "10.0.*", "https://10.0.0.1"]
)
def test_an_invalid_proxy_is_named(proxy: str) -> None:
    said = problem(None, {"EMPORION_TRUSTED_PROXIES": f"127.0.0.1, {proxy}"})
    assert said == f"EMPORION_TRUSTED_PROXIES should be addresses or networks such as 172.16.0.0/12, not {proxy!r}"


def test_all_proxies_may_be_trusted_but_not_in_a_list() -> None:
    """uvicorn trusts all proxies only if "*" stands alone."""
    assert load(None, {"EMPORION_TRUSTED_PROXIES": "*"}).trusted_proxies == ("*",)
    assert problem(None, {"EMPORION_TRUSTED_PROXIES": "127.0.0.1,*"}).endswith("not '*'")


@pytest.mark.parametrize("origin", ["games.example.org", "https://games.example.org/", "*", "null", "wss://a.example"])
def test_an_invalid_origin_is_named(tmp_path: Path, origin: str) -> None:
    said = problem(written(tmp_path, f'origins = ["https://a.example", "{origin}"]'))
    assert said.endswith(f"room.toml: origins should be addresses such as https://games.example.org, not {origin!r}")


def test_an_empty_list_of_proxies_is_not_the_default() -> None:
    assert load(None, {"EMPORION_TRUSTED_PROXIES": ""}).trusted_proxies == ()


def test_file_lists_are_toml_arrays(tmp_path: Path) -> None:
    file = written(tmp_path, 'origins = ["https://a.example", "https://b.example"]')
    assert load(file, {}).origins == ("https://a.example", "https://b.example")


def test_an_unknown_setting_is_named_with_all_known_ones(tmp_path: Path) -> None:
    said = problem(written(tmp_path, "prot = 8080"))
    assert "'prot'" in said
    assert "room.toml" in said
    assert "port" in said


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('port = "many"', "port"),
        ("port = 65536", "port"),
        ("port = -1", "port"),
        ("workers = 0", "workers"),
        ("workers = 257", "workers"),
        ("idle_minutes = 0", "idle_minutes"),
        ('compile_bots = "perhaps"', "compile_bots"),
        ("origins = 7", "origins"),
        ("host = [1]", "host"),
    ],
)
def test_an_invalid_value_is_named(tmp_path: Path, text: str, named: str) -> None:
    assert named in problem(written(tmp_path, text))


def test_an_invalid_environment_value_is_named() -> None:
    assert "EMPORION_WORKERS" in problem(None, {"EMPORION_WORKERS": "two"})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('port = "many"', "room.toml: port should be a whole number, not 'many'"),
        ("port = 65536", "room.toml: port should be a whole number <= 65535, not 65536"),
        ('compile_bots = "perhaps"', "room.toml: compile_bots should be true or false, not 'perhaps'"),
        ("origins = 7", "room.toml: origins should be a list, not 7"),
        ("origins = [7]", "room.toml: origins should be a text, not [7]"),
    ],
)
def test_an_error_names_the_source_and_the_expected_value(tmp_path: Path, text: str, said: str) -> None:
    assert problem(written(tmp_path, text)).endswith(said)


def test_an_error_names_the_winning_source(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 1")
    assert problem(file, {"EMPORION_PORT": "x"}) == "EMPORION_PORT should be a whole number, not 'x'"
    with pytest.raises(BadSetting, match=r"^--port should be a whole number <= 65535, not 70000$"):
        load(file, {"EMPORION_PORT": "2"}, port=70000)


def test_unknown_environment_variables_are_found() -> None:
    known = {variable(name): "" for name in Settings.__struct_fields__}
    used = dict.fromkeys(("EMPORION_DATA", "EMPORION_CACHE", "EMPORION_CONFIG", "EMPORION_SETTINGS", "HOME"), "")
    assert unknown_variables({**known, **used}) == {}
    assert unknown_variables({"EMPORION_TRUSTED_PROXY": "", "EMPORION_XYZZY": ""}) == {
        "EMPORION_TRUSTED_PROXY": "EMPORION_TRUSTED_PROXIES",
        "EMPORION_XYZZY": None,
    }


def test_all_variables_the_program_reads_are_known() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "emporion").rglob("*.py"))
    read = dict.fromkeys(re.findall('"(EMPORION_[A-Z0-9_]+)"', sources), "")
    assert read
    assert unknown_variables(read) == {}


def test_a_server_warns_of_unknown_environment_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMPORION_WORKER", "2")
    monkeypatch.setattr(logs, "set_up", lambda settings: None)
    monkeypatch.setattr(launch, "Database", mock.Mock(side_effect=BadSetting("enough")))
    with capture_logs() as said, pytest.raises(BadSetting, match="enough"):
        launch.serve(Settings(), lambda address: None)
    warned = {each["variable"]: each["did_you_mean"] for each in said}
    assert warned["EMPORION_WORKER"] == "EMPORION_WORKERS"


@pytest.mark.parametrize("text", ["port = ", "port", "[port", 'host = "a', "port = 1\nport = 2"])
def test_a_file_that_is_not_toml(tmp_path: Path, text: str) -> None:
    assert "is not TOML" in problem(written(tmp_path, text))


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "room.toml"
    path.write_bytes(b"host = '\xff\xfe'")
    assert "is not TOML" in problem(path)


def test_a_file_that_is_not_there_or_is_a_folder(tmp_path: Path) -> None:
    assert "missing.toml: cannot be read" in problem(tmp_path / "missing.toml")
    assert "cannot be read" in problem(tmp_path)


def test_several_workers_on_sqlite_need_unix_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "CAN_HAND_OVER", False)
    settings = Settings(db=f"sqlite:///{tmp_path / 'room.sqlite'}", workers=2, port=0)
    with pytest.raises(BadSetting, match=r"^workers: .* postgresql://") as caught:
        launch.serve(settings, lambda address: pytest.fail(f"serves at {address}"))
    assert "\n" not in str(caught.value)
    assert list(tmp_path.iterdir()) == [], "no database that nobody wants"


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


def test_a_taken_port_is_named() -> None:
    said = "of 127.0.0.1 cannot be used: Address already in use$"
    with taken_port() as port, pytest.raises(BadSetting, match=f"^port {port} {said}"):
        launch.listen(Settings(port=port))


def test_a_taken_metrics_port_is_named() -> None:
    with taken_port() as port, pytest.raises(BadSetting, match=rf"^metrics_port {port} of 127\.0\.0\.1 .* in use$"):
        metrics.publish(Settings(metrics_port=port))


def test_a_worker_without_a_metrics_port_warns_and_serves() -> None:
    taken = mock.patch.object(metrics, "start_http_server", side_effect=OSError(98, "Address already in use"))
    with taken, capture_logs() as said:
        metrics.publish(Settings(metrics_port=9100, workers=2))
    assert [(each["log_level"], each["first"], each["last"]) for each in said] == [("warning", 9100, 9101)]


def test_without_a_metrics_port_there_are_no_metrics() -> None:
    with mock.patch.object(metrics, "start_http_server") as start:
        metrics.publish(Settings())
    start.assert_not_called()


def test_a_foreign_host_is_named() -> None:
    with pytest.raises(BadSetting, match=r"of 192\.0\.2\.1 cannot be used"):
        launch.listen(Settings(host="192.0.2.1", port=0))


@pytest.mark.parametrize(
    ("host", "shown"), [("0.0.0.0", "localhost"), ("::", "localhost"), ("192.0.2.1", "192.0.2.1"), ("::1", "[::1]")]
)
def test_the_reported_url_can_be_opened(host: str, shown: str) -> None:
    listening = mock.Mock()
    listening.getsockname.return_value = (host, 8080)
    assert launch.url_of(listening) == f"http://{shown}:8080/"


def test_an_unknown_log_level_is_named() -> None:
    expected = "EMPORION_LOG_LEVEL should be one of debug, info, warning, error, not 'loud'"
    with pytest.raises(BadSetting, match=expected):
        load(None, {"EMPORION_LOG_LEVEL": "loud"})
