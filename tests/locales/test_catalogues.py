"""The catalogues are complete, have no unused entries, and translate every message."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

import emporion
from emporion import lessons
from emporion.bots.levels import LEVELS
from emporion.games import find, names, plugins
from emporion.games.carthage.text.score_sheet import verdict
from emporion.games.discovery.text.score_sheet import verdict as verdict_of_discovery
from emporion.kernel import reference
from emporion.kernel.messages import Message, Name, PlayerRef
from emporion.lessons import practice
from emporion.locales import LANGUAGES, Translator, catalogue, preferred_language
from emporion.locales.catalogue import LazyBundle
from emporion.locales.translator import IS_YOU
from tests.locales.ftl import PLURALS, entries, look, plural_selections
from tests.locales.game_messages import Said, all_messages
from tests.locales.web import keys_of_the_web, patterns_of_the_web
from tests.option_sets import visited_states

SOURCES = Path(emporion.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
SPOKEN_TO = set(IS_YOU.values())
"""Variables that sentences get in addition: whether a player is the reader."""
PLAYERS = ("Ada", "Bartek", "Chiara", "Daan")
NUMBERS = (0, 1, 2, 5, 12, 22)
NEEDED_PLURALS = {"en": {"one"}, "nl": {"one"}, "it": {"one"}, "pl": {"one", "few", "many"}}
SAMPLES = {
    "carthage": {
        "card": "carthage-card-R5",
        "cards": "carthage-card-R5 carthage-card-B3*2",
        "saved": "carthage-card-R5",
        "lost": "carthage-card-B3*2",
        "colour": "carthage-colour-red",
        "ship": "carthage-ship-red",
        "ships": "carthage-ship-red carthage-ship-blue",
        "goods": "carthage-goods-green",
        "token": "carthage-token-yellow",
    },
    "dale": {
        "card": "dale-card-mac5b",
        "replacement": "dale-card-squ4",
        "lost": "dale-card-mac5a",
        "as": "dale-card-squ1",
        "cards": "dale-card-mac1 dale-card-junk*2",
        "technique": "dale-card-rac4",
        "deck": "dale-deck-pandas",
        "decks": "dale-deck-pandas dale-deck-ocelots",
    },
    "discovery": {
        "card": "discovery-card-ship-R3",
        "cards": "discovery-card-contract-R3 discovery-card-ship-K1*2",
        "ship": "discovery-card-ship-B2",
        "ships": "discovery-card-ship-B2 discovery-card-flagship",
        "new": "discovery-card-ship-W1",
        "fleet": "discovery-card-ship-W3 discovery-card-ship-W1",
        "contract": "discovery-card-contract-G5",
        "expedition": "discovery-card-expedition-drake",
        "target": "discovery-card-expedition-dias",
        "colour": "discovery-colour-yellow",
        "chain": "discovery-colour-black",
        "other": "discovery-colour-red",
        "mission": "discovery-mission-maj",
    },
}
"""Things for the arguments that sentences take by NAME, by the game of the sentence."""
SAME_EVERYWHERE = {
    *("Traders of Carthage", "Dale of Merchants", "Age of Discovery", "Alexandria", "Cyrenaica"),
    *("Account", "Bot", "Export", "Link", "Login", "Passkey", "Password", "Rating", "Replay", "Token", "Tokens"),
    *("OK", "Oops!", "Sorry!", "Start", "Tips", "Wow!"),
}
"""Proper names and loanwords. Every language may use them as they are, whichever entry they stand in."""
ALIKE = {
    "pl": set[str](),
    "nl": {
        *("carthage-table-hand", "carthage-help-hand"),
        *("dale-table-hand", "dale-help-plus", "dale-help-open", "dale-open-plain"),
        *("discovery-table-hand", "web-challenge-score"),
    },
    "it": {"web-level-magnate"},
}
"""Entries whose natural wording happens to be the same as in English."""
PROPER_NAME = re.compile(r"discovery-card-expedition-\w+(\.code)?")


def samples_for(key: str) -> dict[str, str]:
    return SAMPLES.get(key.partition("-")[0], {})


def own_ids(language: str) -> set[str]:
    """Ids without what a language may add to an entry: cases, other words for help."""
    return {
        key
        for key in entries(language)
        if "." not in key or key.endswith((".code", ".text", ".web")) or "-option-" in key
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_entries(language: str) -> None:
    assert own_ids(language) == own_ids("en")


@pytest.mark.parametrize("language", OTHERS)
def test_no_entry_uses_a_variable_that_english_does_not_have(language: str) -> None:
    for key in own_ids("en"):
        assert look(language, key).variables <= look("en", key).variables | SPOKEN_TO, key


@pytest.mark.parametrize("language", OTHERS)
def test_no_entry_leaves_out_what_english_says(language: str) -> None:
    """A number or a name that is in the English sentence is in the others; counts of an irrelevant plural may go."""
    for key in own_ids("en"):
        missing = look("en", key).variables - look(language, key).variables - SPOKEN_TO - {"count", "cards", "seat"}
        assert missing == set(), f"{language}: {key} does not use {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_all_their_plural_forms(language: str) -> None:
    found = list(plural_selections(language))
    assert len(found) > 10
    for key, branches in found:
        assert NEEDED_PLURALS[language] <= set(branches), f"{language}: {key} has {branches}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_a_sentence_asks_for_exists(language: str) -> None:
    """A form that no entry has would silently be the plain name."""
    for key in entries(language):
        for thing, form in look(language, key).forms:
            for sample in samples_for(key)[thing].replace("*2", "").split():
                assert not form or f"{sample}.{form}" in entries(language), f"{language}: {key} asks for {form!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_rendered_with_sample_arguments(language: str) -> None:
    for key in entries(language):
        for arguments in sample_arguments(language, key):
            text = catalogue(language).format(key, arguments)
            assert text.strip()
            assert not re.search(r"[{}$]|carthage-|dale-|discovery-|\?\?\?", text), f"{language}: {key}: {text}"


def sample_arguments(language: str, key: str) -> Iterator[dict[str, Any]]:
    """Arguments for an entry: every symbol that it chooses by, numbers of all plural forms, things."""
    found = look(language, key)
    chosen = dict(found.selections)
    values: dict[str, tuple[Any, ...]] = {}
    for name in found.variables:
        if name in {thing for thing, _ in found.forms}:
            values[name] = (samples_for(key)[name],)
        elif name in chosen and set(chosen[name]) <= PLURALS | {"0", "1", "2"}:
            values[name] = NUMBERS
        else:
            values[name] = tuple(chosen.get(name, ("7",)))
    for row in product(*values.values()):
        yield dict(zip(values, row, strict=True))


@cache
def talk() -> tuple[Said, ...]:
    """All messages of the games, without duplicates."""
    said = [each for name in names() for each in all_messages(find(name))]
    said += [
        verdict([5, 4, 3], [8, 2, 2], [1, 2, 3], tie_broken=False),
        verdict([5, 5, 3], [8, 2, 2], [1, 2, 3], tie_broken=True),
        verdict([5, 5, 3], [8, 8, 2], [1, 1, 3], tie_broken=False),
    ]
    judge = verdict_of_discovery
    said += [
        judge([5, 4, 3], [8, 2, 2], [1, 2, 3], tie_broken=False),
        judge([5, 5, 3], [8, 2, 2], [1, 2, 3], tie_broken=True),
        judge([5, 5, 3], [8, 8, 2], [1, 1, 3], tie_broken=False),
    ]
    return tuple({repr(each): each for each in said}.values())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_every_game_can_be_translated(language: str) -> None:
    assert len(talk()) > 500
    for viewer in (0, None):
        translator = Translator(language, PLAYERS, viewer)
        for said in talk():
            assert translator.translate(said).strip(), said


def test_no_entry_is_undefined() -> None:
    """Whatever the sources name outright, and looks like the id of an entry, is one."""
    known = own_ids("en")
    families = {key.split("-")[0] for key in known}
    wanted = {text for text in literals_of_sources() if re.fullmatch(rf"({'|'.join(families)})(-[a-z]+)+", text)}
    wanted |= keys_of_the_web(families)
    assert len(wanted) > 200
    assert wanted - known == set()
    parts = {path.stem for path in (SOURCES / "locales" / "en").glob("*.ftl")}
    for pattern in patterns_of_the_web(families):
        assert any(re.fullmatch(pattern, key) for key in known | parts), pattern


@pytest.mark.slow
def test_no_entry_is_unused() -> None:
    """Used is what games say in all their situations, what tables show, and what the sources name outright."""
    known = own_ids("en")
    families = {key.split("-")[0] for key in known}
    used = set(ids_in(talk())) | drawn_on_tables() | literals_of_sources() | keys_of_the_web(families)
    used |= ids_in_lessons()
    patterns = re.compile("|".join(f"(?:{pattern})" for pattern in patterns_of_the_web(families)))
    unused = {key for key in known if key.partition(".")[0] not in used and key not in used}
    assert {key for key in unused if not patterns.fullmatch(key)} == set()


def ids_in_lessons() -> set[str]:
    written = [lessons.find(name).lesson for name in lessons.names()]
    steps = [step for lesson in written for scene in lesson.scenes for step in scene.steps]
    after = [step for lesson in written for step in lesson.after]
    said = {step.say for step in steps + after} | {message for lesson in written for message in lesson.remember}
    exercises = [each for game in practice.names() for each in practice.exercises(game)]
    parts = ("", "task", "hint", "well", "miss")
    mistakes = {mistake.say for each in exercises for mistake in each.mistakes}
    return said | mistakes | {each.message(part) for each in exercises for part in parts}


def ids_in(said: Any) -> Iterator[str]:
    """The ids of messages and of everything inside them."""
    for each in said:
        if isinstance(each, Message | Name):
            yield each.id
        if isinstance(each, Message):
            for argument in each.arguments.values():
                yield from ids_in(argument if isinstance(argument, list | tuple) else [argument])


@cache
def literals_of_sources() -> frozenset[str]:
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES.rglob("*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


class ListeningPen:
    """Draws nothing, and hears what the pictures of the tables say."""

    names = PLAYERS

    def __init__(self, width: int) -> None:
        self.width = width
        self.heard: set[str] = set()

    def text(self, said: Said | str, **_: Any) -> Text:
        self.heard.add(said if isinstance(said, str) else said.id)
        return Text("x")


def drawn_on_tables() -> set[str]:
    heard: set[str] = set()
    for name in names():
        game = find(name)
        draw = import_module(game.terminal).draw
        for state in visited_states(game, 3, {}, seed=5, step=3):
            for width in (50, 120):
                pen = ListeningPen(width)
                list(draw(reference.view(game, state, 0), pen))
                list(draw(reference.open_view(game, state), pen))
                heard |= pen.heard
    return heard


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    """Entries with words in them read differently in another language, except for names and loanwords."""
    for key in own_ids("en") - ALIKE[language]:
        if PROPER_NAME.fullmatch(key):
            continue
        english, other = (" ".join(look(each, key).text.split()) for each in ("en", language))
        if re.search("[A-Za-z]{4,}", english) and english not in SAME_EVERYWHERE:
            assert english != other, f"{language}: {key}: {other}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_shortcuts_tell_legal_moves_apart(name: str, language: str) -> None:
    game, translator = find(name), Translator(language)
    typed = {
        action: "".join(translator.translate(part) for part in game.text.shortcut(action)).casefold()
        for action in range(game.actions)
    }
    assert not set(typed.values()) & {"u", "l", "q", ""}
    assert not any(text.isdigit() for text in typed.values())
    for state in visited_states(game, 2, {}, seed=2):
        legal = reference.legal(game, state)
        assert len({typed[action] for action in legal}) == len(legal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_help_topics_and_cards_are_found_by_different_words(name: str, language: str) -> None:
    game, translator = find(name), Translator(language)
    titles = [translator.translate(Name(f"{name}-help-{topic}")).casefold() for topic in game.text.topics]
    codes = [translator.translate(Name(f"{name}-card-{card}", "code")).casefold() for card in game.text.cards]
    assert len({*titles, *codes}) == len(titles) + len(codes)
    assert all(len(title.split()) == 1 for title in titles)


def test_an_entry_is_parsed_when_it_is_used_with_all_that_it_refers_to() -> None:
    bundle = LazyBundle(["en"], use_isolating=False)
    bundle.add_text(
        "-ship = galley\n# a comment\nharbour = the\n    harbour\nsails = The { -ship } sails to { harbour }.\n"
    )
    bundle.add_text("harbour = taken already\nbroken = { \nlast = Done.\n")
    pattern = bundle.get_message("sails").value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == ("The galley sails to the\nharbour.", [])
    assert not bundle.has_message("broken")
    assert not bundle.has_message("unknown")
    assert bundle.has_message("last")


def test_names_take_the_form_that_a_sentence_needs() -> None:
    """Polish tells cases and plural forms apart, and so do its sentences."""
    polish = Translator("pl", PLAYERS, 0)
    taken = Message("carthage-event-takes", {"seat": PlayerRef(1), "card": Name("carthage-card-R5")})
    assert "czerwoną 5" in polish.translate(taken)
    assert [polish.translate("carthage-table-cards", count=count) for count in (1, 2, 5, 12, 22)] == [
        "1 karta",
        "2 karty",
        "5 kart",
        "12 kart",
        "22 karty",
    ]


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert preferred_language() == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert preferred_language() == "pl"
    monkeypatch.setenv("LC_ALL", "xx")
    assert preferred_language() == "en"


def test_messages_get_the_arguments_that_their_sentences_use() -> None:
    """Wherever the sources name a message and its arguments outright, none is missing."""
    checked = 0
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)):
                continue
            key, given = node.args[0].value, given_arguments(node)
            if key not in entries("en") or given is None:
                continue
            needed = look("en", str(key)).variables - SPOKEN_TO
            assert needed <= given, f"{path.name}:{node.lineno}: {key} needs {needed - given}"
            checked += 1
    assert checked > 80


def given_arguments(call: ast.Call) -> set[str] | None:
    """The arguments of a message, as keywords or as a dictionary; None if some are put together elsewhere."""
    given: set[object] = {keyword.arg for keyword in call.keywords}
    for extra in call.args[1:]:
        if not isinstance(extra, ast.Dict):
            return None
        given |= {key.value if isinstance(key, ast.Constant) else None for key in extra.keys}
    return None if None in given else {str(each) for each in given}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_described_in_every_built_in_game(language: str) -> None:
    for name in set(names()) - set(plugins()):
        assert [level for level in LEVELS if f"{name}-bot-{level}" not in own_ids(language)] == []
