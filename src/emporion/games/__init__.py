"""The games. One folder each; a new game is one more line here (see CONTRIBUTING.md)."""

from __future__ import annotations

from emporion.kernel import registry

registry.offer("carthage", "emporion.games.carthage")
registry.offer("dale", "emporion.games.dale")
registry.offer("discovery", "emporion.games.discovery")

find, names = registry.find, registry.names

__all__ = ["find", "names"]
