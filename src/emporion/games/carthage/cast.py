"""The names of bots, by level: Punic merchants. None is a word in one of our languages."""

from __future__ import annotations

CAST = {
    "apprentice": ("Arisat", "Mattan", "Bodmel"),
    "trader": ("Elissa", "Gisco", "Adon"),
    "merchant": ("Himilco", "Sapanbal", "Bostar"),
    "magnate": ("Hamilcar", "Sophonisba", "Maharbal"),
    "master": ("Bomilcar", "Batnoam", "Carthalo"),
    "grandmaster": ("Hasdrubal", "Imilce", "Adherbal"),
}
