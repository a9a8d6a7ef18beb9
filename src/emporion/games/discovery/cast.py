"""The names of bots, by level: shipowners of 1500. None is a word in one of our languages, or an explorer."""

from __future__ import annotations

CAST = {
    "apprentice": ("Ines", "Duarte", "Joost"),
    "trader": ("Beatriz", "Gaspar", "Lorenzo"),
    "merchant": ("Leonor", "Willem", "Cosimo"),
    "magnate": ("Isabela", "Jakob", "Rodrigo"),
    "master": ("Filipa", "Gerrit", "Matteo"),
    "grandmaster": ("Ludovica", "Anselm", "Baltasar"),
}
