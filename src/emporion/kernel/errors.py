"""Errors caused by input. Each is one clear line; commands print it and exit with code 2."""

from __future__ import annotations

from emporion.kernel.messages import Argument, Message


class EmporionError(Exception):
    """Base of all input errors; the message says what is wrong and what is expected."""


class UnknownGame(EmporionError):
    """No game has that name."""


class UnknownBot(EmporionError):
    """No bot has that name."""


class BadOption(EmporionError):
    """An option that the game does not have, or a value that the option does not take."""


class BadPlayers(EmporionError):
    """A number of players, or a seat, that the game does not have."""


class BadPosition(EmporionError):
    """A malformed or impossible position; the message begins with the field."""


class BadMove(EmporionError):
    """An action that cannot be parsed or is not legal now."""


class BadScript(EmporionError):
    """Scripted chance that was impossible or not used."""


class BackendUnavailable(EmporionError):
    """The requested backend does not work on this machine."""


class MissingExtra(EmporionError, ImportError):
    """An optional dependency is not installed; the message says which extra of the package installs it."""


class BadBuffer(EmporionError, ValueError):
    """An array of the wrong shape or type."""


LONGEST_QUOTE = 400  # characters of input that an error repeats
LARGEST_NUMBER = 10**12


def printable(text: str, longest: int) -> str:
    """Input made safe to print: one line, no control characters, at most `longest` characters."""
    text = "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text[: longest + 1]
    )
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def quoted(argument: Argument) -> Argument:
    """An argument of an error, made safe to print."""
    if isinstance(argument, int) and abs(argument) > LARGEST_NUMBER:
        argument = f"{argument:.3g}" if abs(argument) < 10**300 else "…"
    return printable(argument, LONGEST_QUOTE) if isinstance(argument, str) else argument


class LocalizedError(EmporionError):
    """An error with a localizable message; commands and servers translate it for the reader."""

    def __init__(self, message: str, **arguments: Argument) -> None:
        self.message = Message(message, {name: quoted(value) for name, value in arguments.items()})
        super().__init__(f"{message}: {', '.join(f'{name} {value}' for name, value in arguments.items())}")


class BadRecord(LocalizedError):
    """An invalid game record; the message says where and why it fails."""


class BadDraft(LocalizedError):
    """Actions that cannot form a draft, or cannot be played now."""


class CannotUndo(LocalizedError):
    """Undo is not possible; the message says why."""


class BadArguments(LocalizedError):
    """Command arguments that are invalid for the game or contradict each other."""
