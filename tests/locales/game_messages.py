"""All messages of the games: of random games, of every event, prompt, refusal and help page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from emporion.kernel import reference
from emporion.kernel.codec import Names, Number
from emporion.kernel.contract import Game
from emporion.kernel.messages import Choice, Message, Name
from emporion.kernel.view import view_to_json
from tests.option_sets import CASES, random_decisions, visited_states

Said = Message | Name
COUNTS = (1, 2, 5)  # singular and the plural forms
SEED = 1  # with it, the games come to every question
LONGEST = 1000  # decisions; random players take thousands in some games


def all_messages(game: Game) -> Iterator[Said]:
    """Every message of a game, at least once."""
    questions: set[str] = set()
    for name, players, options in CASES:
        if name == game.name:
            for state in interesting_states(game, players, options, questions):
                for seat in range(players):
                    yield from messages_about(game, state, seat)
    yield from messages_about_events(game)
    view = reference.view(game, state, 0)
    yield Message(f"{game.name}-title")
    for topic in game.text.topics:
        yield Name(f"{game.name}-help-{topic}")
        yield game.text.help_page(topic, view)
    for card in game.text.cards:
        yield game.text.card_help(card, view)
        yield from (Name(f"{game.name}-card-{card}", form) for form in ("", "code"))
    for action in range(game.actions):
        yield from game.text.shortcut(action)


def interesting_states(game: Game, players: int, options: dict[str, Any], questions: set[str]) -> Iterator[Any]:
    """Every ninth state of a random game, and every state with a new question."""
    for number, (state, _, _) in enumerate(islice(random_decisions(game, players, options, SEED), LONGEST)):
        question = game.text.question(reference.view(game, state, reference.actor(game, state)))
        if question not in questions or number % 9 == 0:
            questions.add(question)
            yield state


def messages_about(game: Game, state: Any, seat: int) -> Iterator[Said]:
    """The messages of one seat in one state."""
    view, words, legal = reference.view(game, state, seat), game.text, reference.legal(game, state)
    yield words.prompt(view)
    if seat != reference.actor(game, state):
        return
    yield from words.notes(view, legal)
    for choice in words.choices(view, legal):
        yield from parts(choice)
        yield words.summary([(view, choice.action)])
        if words.bundle(view, choice.action):
            yield from messages_about_picks(game, view, state, choice.action)
    for action in set(range(game.actions)) - set(legal):
        yield words.refusal(view, action)


def messages_about_picks(game: Game, view: Any, state: Any, action: int) -> Iterator[Said]:
    """The messages during an unordered choice."""
    words, after = game.text, state.clone()
    reference.play(game, after, action)
    seen = reference.preview(game, state, reference.actor(game, state), [action])
    yield words.prompt(seen)
    yield from words.notes(seen, [action])
    if words.question(reference.view(game, after, reference.actor(game, state))) == words.question(view):
        for choice in words.choices(
            seen, [each for each in reference.legal(game, after) if not words.bundle(seen, each)]
        ):
            yield from parts(choice)
    for other in range(game.actions):
        yield words.refusal(seen, other)
    told = [game.events.describe(event) for event in reference.play(game, state.clone(), action)]
    yield from words.narrate([*told, *(each for each in declined(game, view))], view)


def declined(game: Game, view: Any) -> list[dict[str, Any]]:
    """A player leaves the rest of a colour to the pirates, in games that have them."""
    plain = view_to_json(view)
    if "protecting" not in plain:
        return []
    return [{"event": "declines", "seat": plain["actor"], "colour": plain["protecting"]}]


def parts(choice: Choice) -> tuple[Said, ...]:
    return choice.group, choice.label, choice.sentence


def messages_about_events(game: Game) -> Iterator[Said]:
    """Every event with every value of its flags and names, secret ones also unknown. All numbers of an event are
    alike: each has its own plural form."""
    state = next(visited_states(game, 4, {}, seed=1))  # events name all seats
    view = reference.open_view(game, state)
    for number, shape in game.events.shapes.items():
        event = {"event": game.events.events(number).name.lower()}
        counted = [name for name, codec in shape.arguments.items() if isinstance(codec, Number)]
        told: list[dict[str, Any]] = [{**event, **dict.fromkeys(counted, count)} for count in COUNTS]
        for name, codec in shape.arguments.items():
            if name not in counted:
                values = sample_values(codec) + ([None] if name == shape.secret else [])
                told = [{**each, name: value} for each in told for value in values]
        if shape.secret in counted:
            told += [{**each, shape.secret: None} for each in told]
        for each in told:
            yield from game.text.narrate([each], view)


def sample_values(codec: Any) -> list[Any]:
    if isinstance(codec, Names):
        return list(codec.names[:4]) if len(codec.names) > 4 else list(codec.names)
    return [True, False]
