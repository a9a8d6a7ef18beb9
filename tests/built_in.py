"""The games of this repository. Tests of its documents and data are about them, not about installed plugins."""

from __future__ import annotations

from emporion.games import names, plugins

BUILT_IN = [name for name in names() if name not in plugins()]
