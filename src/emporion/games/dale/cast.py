"""The names of bots, by level: the animalfolk of the Dale. None is a word in one of our languages."""

from __future__ import annotations

CAST = {
    "apprentice": ("Tilda", "Oswin", "Fenna"),
    "trader": ("Bramwell", "Hedda", "Quillon"),
    "merchant": ("Isolda", "Garrick", "Mirabel"),
    "magnate": ("Aldous", "Octavia", "Leofric"),
    "master": ("Wystan", "Rosamund", "Egbert"),
    "grandmaster": ("Theobald", "Ottoline", "Ethelred"),
}
