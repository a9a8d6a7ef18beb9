"""Folders of this application on the user's system."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APPLICATION = "emporion"


def cache_root() -> Path:
    """EMPORION_CACHE, or the system's folder for caches, which may be deleted at any time."""
    return _chosen("EMPORION_CACHE") or platformdirs.user_cache_path(APPLICATION, appauthor=False)


def prepared_root() -> Path | None:
    """EMPORION_PREPARED, if there is one: what `emporion prepare` compiled for others, which only read it."""
    return _chosen("EMPORION_PREPARED")


def data_root() -> Path:
    """EMPORION_DATA, or the system's folder for user data."""
    return _chosen("EMPORION_DATA") or platformdirs.user_data_path(APPLICATION, appauthor=False)


def _chosen(variable: str) -> Path | None:
    value = os.environ.get(variable)
    return Path(value) if value else None
