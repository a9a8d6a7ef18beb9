"""How programs play: a game with a number of players and options, one game at a time or many at once."""

from emporion.programs.variant import Results, Variant

__all__ = ["Results", "Variant"]
