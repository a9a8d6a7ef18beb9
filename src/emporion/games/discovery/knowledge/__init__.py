"""Hidden information: what a seat knows (`conceal`), determinizations of it (`redeal`), its features (`observe`)."""

from __future__ import annotations

from emporion.games.discovery.knowledge.hidden_information import conceal, redeal
from emporion.games.discovery.knowledge.observation import observe

__all__ = ["conceal", "observe", "redeal"]
