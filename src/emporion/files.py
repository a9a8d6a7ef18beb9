"""Where programs keep things on this system: caches that may be lost, and data that may not."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def cache_root() -> Path:
    """EMPORION_CACHE, or the folder that the system means for caches."""
    return _root("EMPORION_CACHE", "Caches", "XDG_CACHE_HOME", ".cache", windows="emporion/cache")


def data_root() -> Path:
    """EMPORION_DATA, or the folder that the system means for what programs keep for their user."""
    return _root("EMPORION_DATA", "Application Support", "XDG_DATA_HOME", ".local/share", windows="emporion")


def _root(ours: str, mac: str, xdg: str, hidden: str, windows: str) -> Path:
    """The folder that one of our variables names, or the one that belongs to the system."""
    if chosen := os.environ.get(ours):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / windows
    if sys.platform == "darwin":
        return Path.home() / "Library" / mac / "emporion"
    return Path(os.environ.get(xdg) or Path.home() / hidden) / "emporion"
