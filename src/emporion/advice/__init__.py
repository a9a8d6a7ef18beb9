"""Advice to people: whole moves that a search suggests, what follows from them, why one is better than another, and
analyses of finished games. It knows no more than the player it is for."""
