"""Hidden information: what a seat knows (`conceal`), determinizations of it (`redeal`), its features (`observe`)."""

from __future__ import annotations

from emporion.games.dale.knowledge.hidden_information import conceal
from emporion.games.dale.knowledge.observation import observe
from emporion.games.dale.knowledge.redeal import redeal

__all__ = ["conceal", "observe", "redeal"]
