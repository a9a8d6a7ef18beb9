"""The file of a page: known to be writable before anything is played, and never half written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from emporion.arena.reasons import reason_of
from emporion.files import atomic_write, follow_links
from emporion.kernel.errors import EmporionError


def check_writable(path: Path) -> None:
    """Refuse at once what could not be written later."""
    real = resolved(path)
    try:
        if real.exists() and not real.is_file():
            raise EmporionError(f"{path}: is not a file, so no page can be written there")
        if real.exists() and not os.access(real, os.W_OK):
            raise PermissionError(13, "Permission denied")
        if not real.parent.is_dir():
            raise EmporionError(f"{path}: there is no folder {real.parent}")
        with tempfile.NamedTemporaryFile(dir=real.parent, prefix=f".{real.name[:80]}."):
            pass
    except (OSError, ValueError) as problem:
        raise unwritable(path, problem) from None


def write_page(path: Path, text: str) -> None:
    """Replace the file in one step."""
    try:
        atomic_write(path, text.encode())
    except OSError as problem:
        raise unwritable(path, problem) from None


def resolved(path: Path) -> Path:
    """The file that a link leads to: it is replaced, not the link."""
    try:
        return follow_links(path)
    except OSError as problem:
        raise unwritable(path, problem) from None


def unwritable(path: Path, problem: Exception) -> EmporionError:
    return EmporionError(f"{path}: cannot be written: {reason_of(problem)}")
