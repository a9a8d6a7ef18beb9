"""The games: each folder here is one, and other packages may offer more (`kernel/plugins.py`)."""

from __future__ import annotations

from pkgutil import iter_modules

from emporion.kernel import registry

for found in iter_modules(__path__):
    if found.ispkg:
        registry.offer(found.name, f"{__name__}.{found.name}")

find, names, plugins = registry.find, registry.names, registry.plugins

__all__ = ["find", "names", "plugins"]
