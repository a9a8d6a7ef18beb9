"""The extras of the package, each with the modules that it installs. What needs an extra calls `require` first."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from emporion.kernel.errors import MissingExtra

MODULES = {
    "cluster": ("ray",),
    "gpu": ("numba_cuda",),
    "openspiel": ("pyspiel",),
    "postgres": ("psycopg",),
    "report": ("jinja2", "matplotlib"),
    "rl": ("gymnasium", "pettingzoo", "PIL"),
    "server": (
        "alembic",
        "argon2",
        "fido2",
        "httptools",
        "litestar",
        "prometheus_client",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "train": ("gymnasium", "torch"),
}
"""Without those that an extra installs on some systems only."""


def require(extra: str, purpose: str, instead: str = "", only: Sequence[str] = ()) -> None:
    """Raise MissingExtra if a module of an extra is not installed, or one of `only` these. `purpose` is what needs it,
    `instead` how to do without."""
    missing = [name for name in only or MODULES[extra] if not is_installed(name)]
    if missing:
        advice = f" (or {instead})" if instead else ""
        raise MissingExtra(f"{purpose} needs {missing[0]}: pip install 'emporion[{extra}]'{advice}")


def is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False
