"""What a player types at a question: numbers of choices, shortcuts, the words on the screen, moves in notation, or one
of the common keys."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from emporion.kernel.contract import Game
from emporion.kernel.errors import BadMove, printable
from emporion.kernel.messages import Choice, Message, Name, View
from emporion.locales import Translator
from emporion.terminal.screen import Screen

UNDO, LOG, QUIT, HELP, TABLE = "u", "l", "q", "?", ""
LONGEST_NUMBER = 4
LONGEST_ECHO = 60


@dataclass(frozen=True)
class Decisions:
    """Actions, in the order in which rules want them."""

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
        return Decisions((choices[0].action,)) if len(choices) == 1 else Command(TABLE)
    if text.startswith(HELP):
        return Command(HELP, text[1:].strip())
    word, _, rest = text.lower().partition(" ")
    if word in (UNDO, QUIT) and not rest:
        return Command(word)
    if word == LOG and (not rest or is_number(rest)):
        return Command(LOG, rest)
    return decisions(text, choices, view, game, screen)


def decisions(text: str, choices: Sequence[Choice], view: View, game: Game, screen: Screen) -> Answer:
    """Choices by number, shortcut, printed words or notation; several words may stand for several choices."""
    words = text.replace(",", " ").split()
    for number in (int(word) for word in words if is_number(word)):
        if not 1 <= number <= len(choices):
            return Refused(Message("terminal-no-such-number", {"number": number, "last": len(choices)}))
    meant = [meanings(word, choices, game, screen) for word in words]
    if not all(meant):
        meant = [actions_meant("".join(words), choices, game, screen) or as_printed(text, choices, screen)]
    if not all(meant):
        meant = [in_notation(part, game) for part in text.split(",")]
    if not all(meant):
        example = example_of(text, choices, game, screen)
        if example:
            return Refused(Message("terminal-which-card", {"example": example}))
        return Refused(Message("terminal-not-understood", {"text": repeated(text)}))
    actions = [most_likely(candidates, choices, view, game) for candidates in meant]
    if len(actions) == 1 and actions[0] not in legal_among(choices):
        return Refused(game.text.refusal(view, actions[0]))
    return Decisions(in_order(actions, view, game))  # a later one may become possible by an earlier one


def in_order(actions: list[int], view: View, game: Game) -> tuple[int, ...]:
    """As typed, but for parts of a choice without order, which go by their ids, as rules want them."""
    parts = iter(sorted(action for action in actions if game.text.bundle(view, action)))
    return tuple(next(parts) if game.text.bundle(view, action) else action for action in actions)


def repeated(text: str) -> str:
    """What somebody typed, fit to be shown."""
    return printable(text, LONGEST_ECHO)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def meanings(word: str, choices: Sequence[Choice], game: Game, screen: Screen) -> list[int]:
    """All actions that a word may stand for, those first that are possible."""
    meant = actions_meant(word, choices, game, screen)
    if not set(meant) & legal_among(choices):
        meant = by_card(word, choices, game, screen) or meant
    return meant or as_printed(word, choices, screen)


def by_card(word: str, choices: Sequence[Choice], game: Game, screen: Screen) -> list[int]:
    """The choices about the card with this code, though other things are typed for them as well: its place in a market,
    for instance. The letter of the verb stands before the code, or may be left out if there is but one verb."""
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
    """The card that a choice is about, if it is about one."""
    thing = choice.sentence.arguments.get("card")
    if isinstance(thing, Message):
        thing = thing.arguments.get("card")
    return thing.id.removeprefix(f"{game.name}-card-") if isinstance(thing, Name) else ""


def actions_meant(word: str, choices: Sequence[Choice], game: Game, screen: Screen) -> list[int]:
    """All actions that a word may stand for: the choice of that number, or those with that shortcut, legal or not."""
    if is_number(word):
        return [choices[int(word) - 1].action]
    return shortcuts(game, screen.translator.language).get(word.casefold(), [])


@cache
def shortcuts(game: Game, language: str) -> dict[str, list[int]]:
    """All actions by what is typed for them."""
    translator, found = Translator(language), dict[str, list[int]]()
    for action in range(game.actions):
        text = "".join(translator.translate(part) for part in game.text.shortcut(action))
        found.setdefault(text.casefold(), []).append(action)
    return found


def label_of(action: int, game: Game, screen: Screen) -> str:
    """An action in the fewest letters."""
    return "".join(screen.plain(part) for part in game.text.shortcut(action))


def as_printed(text: str, choices: Sequence[Choice], screen: Screen) -> list[int]:
    """The one choice that is printed with these words, accents or not: by its name, by the title of its line if it
    stands there alone, or by both."""
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
    """If these letters begin shortcuts that go on with a card: one of those, possible ones first."""
    for action in (*(choice.action for choice in choices), *range(game.actions)):
        parts = game.text.shortcut(action)
        if len(parts) > 1 and screen.plain(parts[0]).casefold() == letters.casefold():
            return label_of(action, game, screen)
    return ""


def in_notation(text: str, game: Game) -> list[int]:
    try:
        return [game.parse_action(text)]
    except BadMove:
        return []


def most_likely(candidates: list[int], choices: Sequence[Choice], view: View, game: Game) -> int:
    """Which of these actions is meant: one that is legal, else one that belongs to this moment."""
    legal = legal_among(choices)

    def rank(action: int) -> int:
        return 0 if action in legal else 2 if game.text.refusal(view, action).id == game.text.not_now else 1

    return min(candidates, key=rank)


def legal_among(choices: Sequence[Choice]) -> set[int]:
    return {choice.action for choice in choices}
