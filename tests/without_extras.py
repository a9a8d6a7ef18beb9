"""`python -m tests.without_extras serve`: the command `emporion` where no extra is installed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from emporion.kernel.extras import MODULES

BLOCKED = frozenset(name for modules in MODULES.values() for name in modules) | {"uvloop"}


class Blocked(MetaPathFinder):
    """Finds none of these modules, though they are installed."""

    def __init__(self, extra: str) -> None:
        self._blocked = BLOCKED - {*MODULES.get(extra, ())}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in self._blocked:
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return None


def block(extra: str = "") -> None:
    """Hide what extras install, except for this one."""
    sys.meta_path.insert(0, Blocked(extra))


if __name__ == "__main__":
    block()
    from emporion.cli import main

    main()
