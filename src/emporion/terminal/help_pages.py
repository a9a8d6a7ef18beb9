"""What `?` shows: the keys, the rules in short, and help on anything on the table."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.kernel.contract import Game
from emporion.kernel.messages import Choice, Name, View
from emporion.terminal.answer import is_number
from emporion.terminal.screen import INDENT, Screen


def show_help(about: str, choices: Sequence[Choice], view: View, game: Game, screen: Screen) -> None:
    """Help on a word, a card, the number of a choice; or the overview."""
    wanted = about.casefold()
    if not wanted:
        show_overview(game, view, screen)
    elif is_number(wanted) and 1 <= int(wanted) <= len(choices):
        show_choice(choices[int(wanted) - 1], view, game, screen)
    elif card := card_meant(wanted, game, screen):
        screen.say(game.words.card_help(card), indent=INDENT)
    elif topic := topic_meant(wanted, game, screen):
        show_topic(topic, game, view, screen)
    else:
        screen.say("help-unknown", text=about)
        show_topics(game, screen)


def show_overview(game: Game, view: View, screen: Screen) -> None:
    screen.rule("help-title")
    for topic in game.words.topics[:2]:
        show_topic(topic, game, view, screen)
    screen.say("help-keys", indent=INDENT, example=example_of_shortcut(game, screen))
    show_topics(game, screen)


def show_topics(game: Game, screen: Screen) -> None:
    topics = ", ".join(screen.plain(title(topic, game)) for topic in game.words.topics)
    screen.say("help-topics", indent=INDENT, topics=topics, card=screen.plain(card(game.words.cards[0], game, "code")))


def show_topic(topic: str, game: Game, view: View, screen: Screen) -> None:
    screen.say(title(topic, game), style="bold")
    screen.say(game.words.help_page(topic, view), indent=INDENT)


def show_choice(choice: Choice, view: View, game: Game, screen: Screen) -> None:
    """A move in a sentence, and what is to be known about it."""
    screen.say(choice.sentence, style="bold", indent=INDENT)
    for note in game.words.notes(view, [choice.action]):
        screen.say(note, indent=INDENT)


def title(topic: str, game: Game) -> Name:
    return Name(f"{game.name}-help-{topic}")


def card(name: str, game: Game, form: str = "") -> Name:
    return Name(f"{game.name}-card-{name}", form)


def card_meant(wanted: str, game: Game, screen: Screen) -> str:
    """The card with this code or name."""
    for name in game.words.cards:
        known = {screen.plain(card(name, game, form)).casefold() for form in ("", "code")}
        if wanted in known:
            return name
    return ""


def topic_meant(wanted: str, game: Game, screen: Screen) -> str:
    """The topic with this title or one of its other words; else the first one that begins like it."""
    words = {topic: words_for(topic, game, screen) for topic in game.words.topics}
    exact = [topic for topic, known in words.items() if wanted in known]
    alike = [topic for topic, known in words.items() if any(word.startswith(wanted) for word in known)]
    return next(iter(exact + alike), "")


def words_for(topic: str, game: Game, screen: Screen) -> list[str]:
    """The title of a topic and the other words under which it is found."""
    other = f"{title(topic, game).id}.also"
    text = screen.plain(title(topic, game)) + (f" {screen.plain(other)}" if screen.speaker.has(other) else "")
    return text.casefold().split()


def example_of_shortcut(game: Game, screen: Screen) -> str:
    """A shortcut that is put together from a letter and a card."""
    action = next(action for action in range(game.actions) if len(game.words.shortcut(action)) > 1)
    return "".join(screen.plain(part) for part in game.words.shortcut(action))
