"""A game with nothing but rules, notation and view, in every command: what the fallbacks make of it."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from leduc import GAME as LEDUC
from rich.console import Console

from emporion.bots import engine
from emporion.bots import find as find_bot
from emporion.bots.config import SEARCH, BotConfig
from emporion.bots.search import find_move
from emporion.fallbacks.text import in_points
from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.kernel.messages import Message
from emporion.kernel.seats import SEAT_NAMES
from emporion.locales import LANGUAGES, Translator
from emporion.match import Match, Seat
from emporion.terminal.screen import Screen
from tests.plugins.installation import GAME, new_game, on_path
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.terminal.test_play import play_on, record_in
from tests.test_cli import run

NAMES = ("Ada", "Bartek", "Chiara")


def played(game: Game, seed: int) -> Match:
    match = Match(game, [Seat(name) for name in NAMES], [None] * len(NAMES), {}, key_from_seed(seed))
    rng = random.Random(seed)
    while not match.over:
        match.commit(match.actor, [rng.choice(match.legal())])
    return match


def messages_of(match: Match) -> Iterator[Message]:
    """Everything that is said in a game."""
    game, text = match.game, match.game.text
    for version in range(match.version):
        state = match.state_at(version)
        seat, legal = reference.actor(game, state), reference.legal(game, state)
        view = reference.view(game, state, seat)
        yield text.prompt(view)
        for choice in text.choices(view, legal):
            yield from (choice.group, choice.sentence)
        yield from (text.refusal(view, action) for action in range(game.actions) if action not in legal)
        yield text.summary([(view, legal[0])])
    yield text.prompt(match.view(0))
    for viewer in (None, 0):
        yield from text.narrate(match.events_for(viewer), match.view(0))
    sheet = match.score_sheet(None, match.view(0))
    yield from (sheet.legend, sheet.verdict)
    for head, cells in (*sheet.rows, *sheet.totals):
        yield from (head, *(cell for cell in cells if cell is not None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists_in_every_language(plugin: Path, language: str) -> None:
    match = played(find(GAME), 1)
    for viewer in (None, 0, 2):
        translator = Translator(language, NAMES, viewer)
        texts = {translator.translate(message) for message in messages_of(match)}
        assert all(texts)
        assert not [text for text in texts if "generic-" in text or "{" in text]


def test_the_log_says_what_happened_and_hides_what_is_hidden(plugin: Path) -> None:
    match = played(find(GAME), 1)
    translator = Translator("en", NAMES, 0)
    log = [translator.translate(message) for message in match.game.text.narrate(match.events_for(0), match.view(0))]
    assert sum(line.startswith("You: dealt ") and line[-1].isdigit() for line in log) == 3
    assert log.count("Bartek: dealt ?") == 3
    assert "Your turn" in log
    assert any(line.startswith("Chiara: plays ") for line in log)
    won = [line for line in log if "wins round" in line]
    assert won == [f"{name}: wins round with {card}" for name, card in winning_cards(match)]


def winning_cards(match: Match) -> Iterator[tuple[str, str]]:
    """Who wins each round with which card."""
    played = [event for event in match.events_for(0) if event["event"] == "plays"]
    for first in range(0, len(played), len(NAMES)):
        best = max(played[first : first + len(NAMES)], key=lambda event: int(event["card"]))
        seat = SEAT_NAMES.index(best["seat"])
        yield NAMES[seat] if seat else "You", best["card"]


@pytest.mark.parametrize(
    ("score", "parts", "text"),
    [(3, 1, 3), (-3, 1, -3), (4, 2, 2), (-4, 2, -2), (0, 2, 0), (5, 2, "2 1/2"), (1, 2, "1/2"), (-1, 2, "-1/2")],
)
def test_scores_in_parts_of_a_point(score: int, parts: int, text: int | str) -> None:
    assert in_points(score, parts) == text


def test_leduc_counts_chips() -> None:
    """One raise that the other does not call: the ante is won."""
    match = Match(LEDUC, [Seat(name) for name in NAMES[:2]], [None] * 2, {}, key_from_seed(1))
    for move in ("raise", "fold"):
        match.commit(match.actor, [LEDUC.parse_action(move)])
    assert match.result()[0] == [2, -2]
    sheet = match.score_sheet(None, match.view(0))
    translator = Translator("en", NAMES[:2], 0)
    assert translator.translate(sheet.verdict) == "You win with 1 point."
    assert [translator.translate(cell) for cell in sheet.totals[0][1] if cell] == ["1", "-1"]


def drawn(game: Game, language: str) -> str:
    """The table on a terminal."""
    state, _ = reference.start(game, 2, {}, key_from_seed(1))
    paper = io.StringIO()
    Screen.of(game, Console(file=paper, width=120), language, NAMES[:2]).draw(reference.view(game, state, 0))
    return paper.getvalue()


@pytest.mark.parametrize(("language", "no"), [("en", "no"), ("pl", "nie"), ("nl", "nee"), ("it", "no")])
def test_truth_values_are_in_the_readers_language(language: str, no: str) -> None:
    words = drawn(LEDUC, language).split()
    assert words.count(no) == 2
    assert no == "no" or "no" not in words


def test_the_catalogue_names_fields(tmp_path: Path) -> None:
    project = new_game(tmp_path)
    folder = project / GAME / "locales" / "pl"
    folder.mkdir(parents=True)
    (folder / "fields.ftl").write_text(f"{GAME}-field-played = zagrana karta\n")
    with on_path(project):
        polish, italian = (drawn(find(GAME), language) for language in ("pl", "it"))
    assert "zagrana karta" in polish
    assert "played" not in polish
    assert "points" in polish
    assert "played" in italian


def test_the_verdict_names_the_winners(plugin: Path) -> None:
    found = set()
    for seed in range(10):
        match = played(find(GAME), seed)
        scores, ranks, _ = match.result()
        winners = [name for name, rank in zip(NAMES, ranks, strict=True) if rank == 1]
        verdict = Translator("en", NAMES).translate(match.score_sheet(None, match.view(0)).verdict)
        if len(winners) == 1:
            assert verdict == f"{winners[0]} wins with {max(scores)} points."
        else:
            assert verdict == f"Shared victory: {', '.join(winners)}, with {max(scores)} point each."
        found.add(len(winners) == 1)
    assert found == {True, False}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_game_in_the_terminal_to_the_end(plugin: Path, tmp_path: Path, language: str) -> None:
    arguments = ["play", GAME, "--players", "2", "--seed", "7", "--lang", language]
    with PseudoTerminal(arguments, language, tmp_path) as terminal:
        for typed in ("?", "? 1", "? x", "l", "nonsense", ""):
            assert terminal.question()
            terminal.type(typed)
        assert play_on(terminal) == 3
        assert terminal.code() == 0
        text = terminal.everything()
    assert "High card" in text
    assert "generic-" not in text
    assert run("verify", str(record_in(tmp_path))).code == 0
    shown = run("replay", str(record_in(tmp_path)))
    assert "wins with" in shown.out
    assert "points" in shown.out


def test_moves_can_be_typed_as_they_are_written(plugin: Path, tmp_path: Path) -> None:
    with PseudoTerminal(["play", GAME, "--seed", "7"], "en", tmp_path) as terminal:
        assert terminal.question() == "terminal-ask"
        move = next(each for each in (f"play {number}" for number in range(12, 0, -1)) if f" {each} " in terminal.text)
        terminal.type(move)
        terminal.question()
        terminal.type("q")
    record = json.loads(record_in(tmp_path).read_text())
    assert f"P1 {move}" in record["moves"]


def test_positions(plugin: Path) -> None:
    position = run("position", "new", GAME, "--seed", "3").out
    moves = run("position", "moves", "-", stdin=position).out.splitlines()
    assert len(moves) == 3
    view = run("position", "view", "-", "--seat", "P2", stdin=position).doc
    assert view["seats"][0]["hand"] is None
    assert len(view["seats"][1]["hand"]) == 3
    after = run("position", "play", "-", moves[0], stdin=position).doc
    assert after["actor"] == "P2"
    assert run("position", "play", "-", "play 13", stdin=position).code == 2
    assert run("position", "schema", GAME).doc["properties"]["seats"]
    lines = find(GAME).diagram(reference.start(find(GAME), 2, {}, key_from_seed(3))[0])
    assert lines[0] == "Turn 1: P1 acts"
    assert lines[-1].startswith("P2: hand ")


def test_the_arena_and_reports(plugin: Path) -> None:
    done = run("arena", GAME, "--bots", "random,trader", "--deals", "20", "--jobs", "1", "--json")
    assert done.code == 0, done.err
    report = run("report", GAME, "--bot", "random", "--games", "50", "--players", "2", "--jobs", "1", "--json")
    assert report.doc["sections"][0]["games"] == 50


@pytest.mark.parametrize("name", ["apprentice", "trader", "rollout:40", "search:60"])
def test_bots_decide_without_an_evaluation(plugin: Path, name: str) -> None:
    """Interpreted, they choose legal actions; the last to play wins the round if it can."""
    game, bot = find(GAME), find_bot(name)
    config = bot.config_for(game, 2)
    assert config is not None
    won = asked = 0
    for seed in range(30):
        state, _ = reference.start(game, 2, {}, key_from_seed(seed))
        reference.play(game, state, reference.legal(game, state)[0])
        legal = reference.legal(game, state)
        found = find_move(engine.interpreted(game), reference.concealed(game, state, 1), config, [seed, 1])
        assert found.action in legal
        if legal[0] < state.seats[0].played < legal[-1]:
            asked += 1
            won += found.action > state.seats[0].played
    assert asked > 10
    assert won > 0.6 * asked


def test_the_levels_have_budgets(plugin: Path) -> None:
    budgets = {name: find_bot(name).config_for(find(GAME), 2) for name in ("merchant", "magnate")}
    assert budgets["merchant"] is not None
    assert budgets["magnate"] is not None
    assert 0 < budgets["merchant"].budget < budgets["magnate"].budget


def test_compiled_bots_decide_like_interpreted_ones(plugin: Path) -> None:
    game = find(GAME)
    for seed in range(5):
        state, _ = reference.start(game, 3, {}, key_from_seed(seed))
        concealed = reference.concealed(game, state, 0)
        both = [
            find_move(used, concealed, BotConfig(SEARCH, 50), [seed, 1])
            for used in (engine.interpreted(game), engine.compiled(game))
        ]
        assert both[0] == both[1]
