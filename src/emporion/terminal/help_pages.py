"""The help that `?` shows: keys, short rules, and help on any choice, card or topic."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.kernel.contract import Game
from emporion.kernel.messages import Choice, Name
from emporion.kernel.view import GameView
from emporion.locales import catalogue
from emporion.terminal.answer import actions_for, card_of, echo, fold, is_number, label_of, same
from emporion.terminal.screen import INDENT, Screen

STEM = 4  # letters that two forms of a word share


def show_help(about: str, choices: Sequence[Choice], view: GameView, game: Game, screen: Screen) -> None:
    """Help on a choice (by number or shortcut), a card, a topic, or an illegal action; or the overview."""
    if not about:
        show_overview(choices, game, view, screen)
    elif choice := choice_for(about, choices, game, screen):
        show_choice(choice, view, game, screen)
    elif card := card_for(about, game, screen):
        screen.print(game.text.card_help(card, view), indent=INDENT)
    elif topics := topics_for(about, game, screen):
        for topic in topics:
            show_topic(topic, game, view, screen)
    elif not is_number(about) and (actions := actions_for(about, choices, game, screen)):
        screen.print(game.text.refusal(view, actions[0]), indent=INDENT)
    else:
        screen.print("help-unknown", text=echo(about))
        show_topics(choices, game, screen)


def show_overview(choices: Sequence[Choice], game: Game, view: GameView, screen: Screen) -> None:
    screen.rule("help-title")
    for topic in game.text.topics[:2]:
        show_topic(topic, game, view, screen)
    screen.print("help-keys-title", style="bold")
    if example := example_of_shortcut(choices, game, screen):
        screen.print("help-keys", indent=INDENT, example=example)
    else:
        screen.print("generic-help-keys", indent=INDENT)
    show_topics(choices, game, screen)


def show_topics(choices: Sequence[Choice], game: Game, screen: Screen) -> None:
    """What can be asked about, if the game has help pages."""
    if not game.text.topics:
        return
    topics = ", ".join(screen.plain(title(topic, game)) for topic in game.text.topics)
    if not game.text.cards:
        screen.print("generic-help-topics", indent=INDENT, topics=topics)
        return
    at_hand = next((named for each in choices if (named := card_of(each, game))), game.text.cards[0])
    screen.print("help-topics", indent=INDENT, topics=topics, card=screen.plain(card(at_hand, game, "code")))


def show_topic(topic: str, game: Game, view: GameView, screen: Screen) -> None:
    screen.print(title(topic, game), style="bold")
    screen.print(game.text.help_page(topic, view), indent=INDENT)


def show_choice(choice: Choice, view: GameView, game: Game, screen: Screen) -> None:
    """A choice as a sentence, with its notes and its card's help."""
    screen.print(choice.sentence, style="bold", indent=INDENT)
    for note in game.text.notes(view, [choice.action]):
        screen.print(note, indent=INDENT)
    if named := card_of(choice, game):
        screen.print(game.text.card_help(named, view), indent=INDENT)


def title(topic: str, game: Game) -> Name:
    return Name(f"{game.name}-help-{topic}")


def card(name: str, game: Game, form: str = "") -> Name:
    return Name(f"{game.name}-card-{name}", form)


def choice_for(wanted: str, choices: Sequence[Choice], game: Game, screen: Screen) -> Choice | None:
    """The choice with this number or shortcut."""
    if is_number(wanted):
        return choices[int(wanted) - 1] if 1 <= int(wanted) <= len(choices) else None
    typed = {label_of(choice.action, game, screen).casefold(): choice for choice in choices}
    return None if card_for(wanted, game, screen) else typed.get(wanted.casefold())


def card_for(wanted: str, game: Game, screen: Screen) -> str:
    """The card with this code or name, in any form of the name."""
    for name in game.text.cards:
        entry = card(name, game)
        forms = {"", *catalogue(screen.translator.language).forms(entry.id)}
        if any(same(screen.plain(card(name, game, form)), wanted) for form in sorted(forms)):
            return name
    return ""


def topics_for(wanted: str, game: Game, screen: Screen) -> list[str]:
    """The topic with this title; else the topics that contain a typed word; else one with a similar beginning."""
    titled = [topic for topic in game.text.topics if same(screen.plain(title(topic, game)), wanted)]
    if titled:
        return titled
    typed = fold(wanted).split()
    words = {topic: words_for(topic, game, screen) for topic in game.text.topics}
    exact = [topic for topic, known in words.items() if set(typed) & set(known)]
    stems = {word[:STEM] for word in typed if len(word) >= STEM}
    alike = [topic for topic, known in words.items() if stems & {word[:STEM] for word in known}]
    return exact or alike[:1] or [topic for topic, known in words.items() if known[0].startswith(fold(wanted))][:1]


def words_for(topic: str, game: Game, screen: Screen) -> list[str]:
    """The words under which a topic is found: its title and its synonyms."""
    other = f"{title(topic, game).id}.also"
    text = screen.plain(title(topic, game)) + (f" {screen.plain(other)}" if screen.has(other) else "")
    return fold(text).split()


def example_of_shortcut(choices: Sequence[Choice], game: Game, screen: Screen) -> str:
    """A shortcut made of a letter and a card, preferably a legal one; empty if there is none."""
    candidates = (*(choice.action for choice in choices), *range(game.actions))
    found = next((action for action in candidates if len(game.text.shortcut(action)) > 1), None)
    return "" if found is None else label_of(found, game, screen)
