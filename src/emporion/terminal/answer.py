"""What a player types at a question: numbers of choices, shortcuts, moves in notation, or one of the common keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emporion.kernel.contract import Game
from emporion.kernel.errors import BadMove
from emporion.kernel.messages import Choice, Message, View
from emporion.terminal.screen import Screen

UNDO, LOG, QUIT, HELP = "u", "l", "q", "?"
LONGEST_NUMBER = 4


@dataclass(frozen=True)
class Decisions:
    """Legal actions, in the order in which they are to be made."""

    actions: tuple[int, ...]


@dataclass(frozen=True)
class Command:
    """One of the common keys, and what stands behind it."""

    key: str
    rest: str = ""


@dataclass(frozen=True)
class Refused:
    """Nothing happens, and why."""

    reason: Message


Answer = Decisions | Command | Refused


def understand(text: str, choices: Sequence[Choice], view: View, game: Game, screen: Screen) -> Answer:
    """The meaning of a line, among these choices."""
    if not text:
        return Decisions((choices[0].action,)) if len(choices) == 1 else Refused(Message("terminal-nothing-typed"))
    if text.startswith(HELP):
        return Command(HELP, text[1:].strip())
    word, _, rest = text.lower().partition(" ")
    if word in (UNDO, QUIT) and not rest:
        return Command(word)
    if word == LOG and (not rest or is_number(rest)):
        return Command(LOG, rest)
    words = text.replace(",", " ").split()
    if all(is_number(each) for each in words):
        return numbered([int(each) for each in words], choices)
    typed = [actions_typed(each, game, screen) for each in words]
    if all(typed):
        return chosen(typed, choices, view, game)
    meant = actions_typed("".join(words), game, screen) or in_notation(text, game)
    if meant:
        return chosen([meant], choices, view, game)
    return Refused(Message("terminal-not-understood", {"text": text}))


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def numbered(numbers: list[int], choices: Sequence[Choice]) -> Answer:
    """Choices by number. Several are made in the order of their ids, which is the order in which games want them."""
    for number in numbers:
        if not 1 <= number <= len(choices):
            return Refused(Message("terminal-no-such-number", {"number": number, "last": len(choices)}))
    return Decisions(tuple(sorted(choices[number - 1].action for number in numbers)))


def actions_typed(text: str, game: Game, screen: Screen) -> list[int]:
    """All actions for which this is the shortcut, legal or not."""
    wanted = text.casefold()
    return [action for action in range(game.actions) if shortcut_text(action, game, screen) == wanted]


def shortcut_text(action: int, game: Game, screen: Screen) -> str:
    return "".join(screen.plain(part) for part in game.words.shortcut(action)).casefold()


def in_notation(text: str, game: Game) -> list[int]:
    try:
        return [game.read(text)]
    except BadMove:
        return []


def chosen(meant: Sequence[list[int]], choices: Sequence[Choice], view: View, game: Game) -> Answer:
    """The actions that were typed; a shortcut may stand for several. A single one that cannot be chosen is refused;
    of several, later ones may become possible by the earlier ones."""
    decisions = [most_likely(candidates, choices, view, game) for candidates in meant]
    if len(decisions) == 1 and decisions[0] not in legal_among(choices):
        return Refused(game.words.refusal(view, decisions[0]))
    return Decisions(tuple(sorted(decisions)))


def most_likely(candidates: list[int], choices: Sequence[Choice], view: View, game: Game) -> int:
    """Which of these actions is meant: one that is legal, else one that belongs to this moment."""
    legal = legal_among(choices)

    def rank(action: int) -> int:
        return 0 if action in legal else 2 if game.words.refusal(view, action).id.endswith("-moment") else 1

    return min(candidates, key=rank)


def legal_among(choices: Sequence[Choice]) -> set[int]:
    return {choice.action for choice in choices}
