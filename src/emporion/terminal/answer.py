"""Parses what a player types: numbers of choices, shortcuts, words on the screen, actions in notation, or command
keys."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from emporion.kernel.contract import Game
from emporion.kernel.errors import BadMove, printable
from emporion.kernel.messages import Choice, Message, Name
from emporion.kernel.view import GameView
from emporion.locales import Translator
from emporion.terminal.screen import Screen

UNDO, LOG, QUIT, HELP, TABLE, HINT = "u", "l", "q", "?", "", "h"
LONGEST_NUMBER = 4
LONGEST_ECHO = 60


@dataclass(frozen=True)
class Decisions:
    """Actions, in the rules' order."""

    actions: tuple[int, ...]


@dataclass(frozen=True)
class Command:
    """A command key and its argument."""

    key: str
    rest: str = ""


@dataclass(frozen=True)
class Refusal:
    """The answer is refused, with the reason."""

    reason: Message


Answer = Decisions | Command | Refusal


def parse_answer(text: str, choices: Sequence[Choice], view: GameView, game: Game, screen: Screen) -> Answer:
    """Parse a line, given the current choices."""
    if not text:
        return Decisions((choices[0].action,)) if len(choices) == 1 else Command(TABLE)
    if text.startswith(HELP):
        return Command(HELP, text[1:].strip())
    word, _, rest = text.lower().partition(" ")
    if word in (UNDO, QUIT, HINT) and not rest:
        return Command(word)
    if word == LOG and (not rest or is_number(rest)):
        return Command(LOG, rest)
    return decisions(text, choices, view, game, screen)


def decisions(text: str, choices: Sequence[Choice], view: GameView, game: Game, screen: Screen) -> Answer:
    """Choices by number, shortcut, label or notation; several words may be several choices."""
    words = text.replace(",", " ").split()
    for number in (int(word) for word in words if is_number(word)):
        if not 1 <= number <= len(choices):
            return Refusal(Message("terminal-no-such-number", {"number": number, "last": len(choices)}))
    meant = [candidates_for(word, choices, game, screen) for word in words]
    if not all(meant):
        meant = [actions_for("".join(words), choices, game, screen) or actions_by_label(text, choices, screen)]
    if not all(meant):
        meant = [actions_in_notation(part, game) for part in text.split(",")]
    if not all(meant):
        example = example_of(text, choices, game, screen)
        if example:
            return Refusal(Message("terminal-which-card", {"example": example}))
        return Refusal(Message("terminal-not-understood", {"text": echo(text)}))
    actions = [best_candidate(candidates, choices, view, game) for candidates in meant]
    if len(actions) == 1 and actions[0] not in legal_among(choices):
        return Refusal(game.text.refusal(view, actions[0]))
    return Decisions(in_order(actions, view, game))  # an earlier one may make a later one legal


def in_order(actions: list[int], view: GameView, game: Game) -> tuple[int, ...]:
    """Actions as typed, except that parts of an unordered choice are sorted by id, as rules expect."""
    parts = iter(sorted(action for action in actions if game.text.bundle(view, action)))
    return tuple(next(parts) if game.text.bundle(view, action) else action for action in actions)


def echo(text: str) -> str:
    """The typed text, made safe to print."""
    return printable(text, LONGEST_ECHO)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def candidates_for(word: str, choices: Sequence[Choice], game: Game, screen: Screen) -> list[int]:
    """All actions that a word may mean."""
    meant = actions_for(word, choices, game, screen)
    if not set(meant) & legal_among(choices):
        meant = actions_about_card(word, choices, game, screen) or meant
    return meant or actions_by_label(word, choices, screen)


def actions_about_card(word: str, choices: Sequence[Choice], game: Game, screen: Screen) -> list[int]:
    """The choices about the card with this code, even if their shortcuts are something else (a place in the market, for
    example). The verb's letter comes before the code, and is optional if all choices have the same verb."""
    about = {choice.action: card for choice in choices if (card := card_of(choice, game))}
    verbs = {action: screen.plain(game.text.shortcut(action)[0]).casefold() for action in about}
    found = []
    for action, card in about.items():
        code = screen.plain(Name(f"{game.name}-card-{card}", "code")).casefold()
        ways = {verbs[action] + code, code if len(set(verbs.values())) == 1 else ""}
        if len(verbs[action]) > 1 and verbs[action].endswith(code[:1]):
            ways.add(verbs[action] + code[1:])  # rc and cR3: rcR3
        if word.casefold() in ways:
            found.append(action)
    return found


def card_of(choice: Choice, game: Game) -> str:
    """The card that a choice is about, or an empty string."""
    thing = choice.sentence.arguments.get("card")
    if isinstance(thing, Message):
        thing = thing.arguments.get("card")
    return thing.id.removeprefix(f"{game.name}-card-") if isinstance(thing, Name) else ""


def actions_for(word: str, choices: Sequence[Choice], game: Game, screen: Screen) -> list[int]:
    """The choice with that number, or all actions with that shortcut, legal or not."""
    if is_number(word):
        return [choices[int(word) - 1].action]
    return shortcuts(game, screen.translator.language).get(word.casefold(), [])


@cache
def shortcuts(game: Game, language: str) -> dict[str, list[int]]:
    """All actions by shortcut."""
    translator, found = Translator(language), dict[str, list[int]]()
    for action in range(game.actions):
        text = "".join(translator.translate(part) for part in game.text.shortcut(action))
        found.setdefault(text.casefold(), []).append(action)
    return found


def label_of(action: int, game: Game, screen: Screen) -> str:
    """The shortcut of an action."""
    return "".join(screen.plain(part) for part in game.text.shortcut(action))


def actions_by_label(text: str, choices: Sequence[Choice], screen: Screen) -> list[int]:
    """The only choice printed with these words, with or without accents: its label, its group's title, or both."""
    wanted = fold(text)
    names = [(fold(screen.plain(each.group)), fold(screen.plain(each.label)), each.action) for each in choices]
    for test in (
        [label == wanted for _, label, _ in names],
        [group == wanted for group, _, _ in names],
        [f"{group} {label}" == wanted for group, label, _ in names],
    ):
        if sum(test) == 1:
            return [names[test.index(True)][2]]
    return []


def same(one: str, other: str) -> bool:
    return fold(one) == fold(other)


def fold(text: str) -> str:
    """Letters without case and accents, for keyboards that lack them."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).strip()


def example_of(letters: str, choices: Sequence[Choice], game: Game, screen: Screen) -> str:
    """If these letters are a verb that needs a card: an example of such a shortcut, preferably a legal one."""
    for action in (*(choice.action for choice in choices), *range(game.actions)):
        parts = game.text.shortcut(action)
        if len(parts) > 1 and screen.plain(parts[0]).casefold() == letters.casefold():
            return label_of(action, game, screen)
    return ""


def actions_in_notation(text: str, game: Game) -> list[int]:
    try:
        return [game.parse_action(text)]
    except BadMove:
        return []


def best_candidate(candidates: list[int], choices: Sequence[Choice], view: GameView, game: Game) -> int:
    """The likeliest of these actions: a legal one, else one that belongs to this moment."""
    legal = legal_among(choices)

    def rank(action: int) -> int:
        return 0 if action in legal else 2 if game.text.refusal(view, action).id == game.text.not_now else 1

    return min(candidates, key=rank)


def legal_among(choices: Sequence[Choice]) -> set[int]:
    return {choice.action for choice in choices}
