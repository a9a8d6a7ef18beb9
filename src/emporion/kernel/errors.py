"""What can be wrong with what people hand us. Each error is one clear line; commands print it and exit with 2."""

from __future__ import annotations


class EmporionError(Exception):
    """Base of all errors that are the input's fault; the message says what is wrong and what would be right."""


class UnknownGame(EmporionError):
    """There is no game of that name."""


class BadOption(EmporionError):
    """An option that the game does not have, or a value that the option does not take."""


class BadPlayers(EmporionError):
    """A number of players, or a seat, that the game does not have."""


class BadPosition(EmporionError):
    """A position that is not well formed or cannot arise; the message begins with the field."""


class BadMove(EmporionError):
    """A move that cannot be read, or is not legal now."""


class BadScript(EmporionError):
    """Scripted luck that could not happen or was not used."""


class BackendUnavailable(EmporionError):
    """The backend asked for does not work on this machine."""
