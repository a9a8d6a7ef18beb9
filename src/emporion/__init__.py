"""Emporion: a digital tabletop for merchant card games."""

__version__ = "0.1.0"
