"""Every lesson can be played, is translated into every language, and highlights existing zones."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import mean

import msgspec
import pytest

from emporion import bots, lessons
from emporion.bots.bot import EngineBot
from emporion.games import names
from emporion.kernel import reference
from emporion.kernel.errors import UnknownGame
from emporion.lessons.lesson import BadLesson, Instruction, Lesson, play_through
from emporion.locales import LANGUAGES, catalogue
from emporion.match import Match
from emporion.match.composition import Composition
from tests.locales.ftl import sources

WEB = Path(__file__).parent.parent.parent / "web" / "src"
LONGEST = 320  # characters of a step: two or three sentences
SOFT_HYPHEN = '{"\\u00AD"}'  # as catalogues write it, where a button may break a word


def test_every_lesson_belongs_to_a_game() -> None:
    files = {path.stem for path in Path(lessons.__file__).parent.glob("*.json")}
    assert set(lessons.names()) == {name for name in files if not name.endswith("-practice")}
    assert {lessons.game_of(name) for name in lessons.names()} == set(names())
    with pytest.raises(UnknownGame, match="chess"):
        lessons.find("chess")


def steps_of(lesson: Lesson) -> list[Instruction]:
    return [step for scene in lesson.scenes for step in scene.steps] + lesson.after


def said(lesson: Lesson) -> list[str]:
    return [*(step.say for step in steps_of(lesson)), *lesson.remember]


@pytest.mark.parametrize("game", lessons.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_few_words(game: str, language: str) -> None:
    for message in said(lessons.find(game).lesson):
        text = catalogue(language).format(message, {})
        assert 10 < len(text) < LONGEST, f"{language}: {message}: {len(text)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_that_a_lesson_quotes_have_that_name(language: str) -> None:
    quoted = 0
    for name in lessons.names():
        played = lessons.find(name).lesson
        written = sources(language)[f"{played.game}.ftl"].replace(SOFT_HYPHEN, "").casefold().splitlines()
        labels = {line.partition(" = ")[2] for line in written}
        for message in said(played):
            for button in re.findall(r"[“„«]([^”»]+)[”»]", catalogue(language).format(message, {})):
                assert button.casefold() in labels, f"{message}: {button}"
                quoted += 1
    assert quoted


@pytest.mark.parametrize("game", lessons.names())
def test_every_lesson_message_is_used(game: str) -> None:
    about = lessons.find(game).lesson.game
    name = f"{about}-{'lesson' if about == game else 'tactics'}.ftl"
    file = Path(lessons.__file__).parent.parent / "locales" / "en" / name
    written = set(re.findall(r"^([a-z0-9-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert written == set(said(lessons.find(game).lesson))


def match_of(lesson: Lesson) -> Match:
    return lesson.begin()


@pytest.mark.parametrize("game", lessons.names())
def test_what_the_learner_does_is_one_move_put_together_by_hand(game: str) -> None:
    """Picked one after the other, the decisions are a whole move with the last one and not before: otherwise a browser
    would send less or ask for more."""
    played = lessons.find(game)
    match = match_of(played.lesson)
    for number, move in enumerate(played.moves):
        if number >= len(played.lesson.first) and move.seat == played.lesson.seat:
            assert picked_by_hand(match, move.actions) == move.actions, match.format_move(move)
        match.commit(move.seat, move.actions)


def picked_by_hand(match: Match, actions: tuple[int, ...]) -> tuple[int, ...]:
    composition = Composition(match)
    here, rest = composition.start(), list(actions)
    while not composition.is_complete(here):
        action = next(action for action in rest if action in composition.offered(here))
        rest.remove(action)
        here = composition.step(here, action)
        while here.draft.actions and (forced := composition.forced(here)) is not None:
            here = forced.after
    return here.draft.actions


@pytest.mark.parametrize("game", lessons.names())
def test_learners_are_only_asked_where_they_have_a_choice(game: str) -> None:
    """In games, turns end by themselves where nothing is left to do."""
    played = lessons.find(game)
    match = match_of(played.lesson)
    for number, move in enumerate(played.moves):
        if number >= len(played.lesson.first) and move.seat == played.lesson.seat:
            asks = bool(played.lesson.scenes[number - len(played.lesson.first)].steps)
            assert asks == (len(match.legal()) > 1), match.format_move(move)
            assert asks == played.has_instructions(match.log)
        match.commit(move.seat, move.actions)
    assert played.has_instructions(match.log), "at the end"


@pytest.mark.parametrize("game", lessons.names())
def test_opponents_play_whole_moves(game: str) -> None:
    played = lessons.find(game)
    match = match_of(played.lesson)
    for move in played.moves:
        if match.version >= len(played.lesson.first) and move.seat != played.lesson.seat:
            assert match.draft(move.actions).complete, match.format_move(move)
        match.commit(move.seat, move.actions)


SHOWN = {
    "carthage": {"takes", "reserves", "buys", "ship_sails", "refill", "payday", "sale", "token", "pirates", "stored"},
    "dale": {"stack", "buys", "plays", "throws_away", "discards", "draws"},
    "discovery": {"buys", "accepts", "takes", "plays", "sails", "completes", "first_scoring", "earns"},
    "discovery-2": {"sails", "reserves_ship", "first_scoring", "under_way"},
}
"""Features that a lesson must show."""


@pytest.mark.parametrize("game", lessons.names())
def test_lessons_show_what_a_beginner_has_to_see(game: str) -> None:
    played = lessons.find(game)
    match = play_through(played.lesson)
    events = {str(told["event"]) for told in match.events_for(played.lesson.seat, len(played.lesson.first))}
    assert SHOWN.get(game, set()) - events == set()


@pytest.mark.parametrize("game", lessons.names())
def test_every_place_that_is_pointed_at_exists(game: str) -> None:
    """Zones have names such as `stock-1-red`, of which the sources tell the first part."""
    folders = (WEB / "games" / lessons.game_of(game), WEB / "table")
    source = "\n".join(file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.svelte"))
    for point in {point for step in steps_of(lessons.find(game).lesson) for point in step.points}:
        key, zone = point.removeprefix("#"), re.split("[:@-]", point)[0]
        if point.startswith("#"):
            assert f"'{key}'" in source or f'data-key="{key}"' in source, point
        else:
            assert re.search(rf"""["'`]{zone}\b""", source), point


def test_a_lesson_that_cannot_be_played_says_why() -> None:
    lesson = lessons.find("carthage").lesson
    illegal = msgspec.structs.replace(lesson.scenes[0], move="P2 take G5")
    with pytest.raises(BadLesson, match="take G5"):
        play_through(msgspec.structs.replace(lesson, scenes=[illegal, *lesson.scenes[1:]]))
    silent = msgspec.structs.replace(lesson.scenes[0], steps=[])
    with pytest.raises(BadLesson, match="has no step"):
        play_through(msgspec.structs.replace(lesson, scenes=[silent, *lesson.scenes[1:]]))
    with pytest.raises(BadLesson, match="learner's turn"):
        play_through(msgspec.structs.replace(lesson, scenes=lesson.scenes[:-1]))
    with pytest.raises(BadLesson, match="rules 99"):
        play_through(msgspec.structs.replace(lesson, rules=99))


def test_another_move_leaves_the_lesson() -> None:
    played = lessons.find("carthage")
    first = len(played.lesson.first)
    match = match_of(played.lesson)
    for move in played.moves[:first]:
        match.commit(move.seat, move.actions)
    assert played.next_actions(match.log) == played.moves[first].actions
    match.commit(match.actor, [match.game.parse_action("take B2")])
    assert played.moves_followed(match.log) == first
    assert played.next_actions(match.log) is None


def test_after_the_last_move_nothing_is_scripted() -> None:
    played = lessons.find("carthage")
    assert played.next_actions(played.moves) is None
    assert played.moves_followed(played.moves) == played.lesson.last


CLOSE = 0.05  # win shares that differ by less are equally good: searches differ by that much


@pytest.mark.soak
@pytest.mark.parametrize("name", [name for name in lessons.names() if name != lessons.game_of(name)])
def test_the_strongest_bot_agrees_with_what_a_lesson_about_tactics_recommends(name: str) -> None:
    """The share of a move is what a search before it or after it expects: the first hardly looks at some parts of a
    long turn, the second may know other things."""
    played = lessons.find(name)
    seat, match = played.lesson.seat, match_of(played.lesson)
    for number, move in enumerate(played.moves, start=1):
        if move.seat == seat and len(match.legal()) > 1:
            after = match_of(played.lesson)
            for made in played.moves[:number]:
                after.commit(made.seat, made.actions)
            while len(after.legal()) == 1:
                after.commit(after.actor, after.legal())
            best = expected_share(match, seat)
            found = max(expected_share(match, seat, move.actions[0]), expected_share(after, seat))
            assert found > best - CLOSE, match.format_move(move)
        match.commit(move.seat, move.actions)


def expected_share(match: Match, seat: int, action: int | None = None) -> float:
    """A seat's win share with an action, or with the best one, as the strongest bot expects it: the mean of several
    searches."""
    bot = bots.find_builtin("magnate")
    assert isinstance(bot, EngineBot)
    concealed = reference.concealed(match.game, match.state, match.actor)
    shares = []
    for number in range(5):
        candidates = bot.without_time_limit().search(match.game, concealed, [77 * number + 1, 9]).candidates
        wanted = [each for each in candidates if action in (None, each.action)]
        shares += [each.expected[seat] for each in wanted[:1]]
    return mean(shares)


def test_tidying_up_brings_the_card_that_was_missing() -> None:
    """The lesson of Dale says that the Shattered Relic is in the deck before, and in the hand afterwards."""
    played = lessons.find("dale")
    match, hands = match_of(played.lesson), {}
    for scene, move in zip(played.lesson.scenes, played.moves, strict=True):
        for step in scene.steps:
            hands[step.say] = match.view(played.lesson.seat).seats[played.lesson.seat].hand
        match.commit(move.seat, move.actions)
    for step in played.lesson.after:
        hands[step.say] = match.view(played.lesson.seat).seats[played.lesson.seat].hand
    relics = {said: "mac3" in str(hand) for said, hand in hands.items()}
    assert (relics["dale-lesson-tidy"], relics["dale-lesson-drawn"]) == (False, True)
