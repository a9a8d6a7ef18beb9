"""What can be wrong with what people hand us. Each error is one clear line; commands print it and exit with 2."""

from __future__ import annotations

from emporion.kernel.messages import Argument, Message


class EmporionError(Exception):
    """Base of all errors that are the input's fault; the message says what is wrong and what would be right."""


class UnknownGame(EmporionError):
    """There is no game of that name."""


class UnknownBot(EmporionError):
    """There is no bot of that name."""


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


# Errors that people meet at a table or with their files have words in every language.


LONGEST_QUOTE = 400  # characters of what people gave us that an error repeats
LARGEST_NUMBER = 10**12


def printable(text: str, longest: int) -> str:
    """What somebody gave us, fit to be repeated: on one line, harmless to a terminal, and not without end."""
    text = "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text[: longest + 1]
    )
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def quoted(argument: Argument) -> Argument:
    """An argument of an error, fit to be repeated."""
    if isinstance(argument, int) and abs(argument) > LARGEST_NUMBER:
        argument = f"{argument:.3g}" if abs(argument) < 10**300 else "…"
    return printable(argument, LONGEST_QUOTE) if isinstance(argument, str) else argument


class LocalizedError(EmporionError):
    """An error that has words in every language; commands and servers say them in the reader's."""

    def __init__(self, message: str, **arguments: Argument) -> None:
        self.message = Message(message, {name: quoted(value) for name, value in arguments.items()})
        super().__init__(f"{message}: {', '.join(f'{name} {value}' for name, value in arguments.items())}")


class BadRecord(LocalizedError):
    """A game record that is not one, or does not replay; the message says where and why."""


class BadDraft(LocalizedError):
    """Decisions that cannot be put together, or cannot be played now."""


class CannotUndo(LocalizedError):
    """Nothing can be taken back, and why."""


class BadArguments(LocalizedError):
    """Arguments of a command that do not fit the game or each other."""
