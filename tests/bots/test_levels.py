"""Levels: which a game has, how they play, and what happens without a network that fits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path

import pytest

from emporion import bots
from emporion.arena.execution import Execution, run_tournament
from emporion.arena.standings import standings_of
from emporion.arena.tournament import Tournament
from emporion.bots import engine, network_file
from emporion.bots.bot import EngineBot
from emporion.bots.config import GUIDED_SEARCH, POLICY, BotConfig
from emporion.bots.levels import CLASSIC, LEVELS, STRONGEST_CLASSIC, levels_of, strongest_search, usable_network
from emporion.games import find, names
from emporion.kernel import reference
from emporion.kernel.errors import UnknownBot
from tests.bots.games import stream
from tests.option_sets import random_decisions

LEARNED = [name for name in names() if find(name).heuristics.learned]
UNLEARNED = [name for name in names() if name not in LEARNED]
MOST_BYTES = 12_000_000


def config_of(bot: str, game: str, players: int = 2) -> BotConfig:
    found = bots.find(bot).config_for(find(game), players)
    assert found is not None
    return found


@pytest.fixture
def other_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder instead of the shipped networks."""
    monkeypatch.setattr(network_file, "SHIPPED", tmp_path)
    usable_network.cache_clear()
    engine.fingerprint.cache_clear()
    yield tmp_path
    usable_network.cache_clear()
    engine.fingerprint.cache_clear()


@pytest.mark.parametrize("name", LEARNED)
def test_the_highest_levels_of_a_game_play_by_its_network(name: str) -> None:
    assert levels_of(find(name)) == LEVELS
    learned = find(name).heuristics.learned
    assert LEVELS[-len(learned) :] == tuple(learned)
    assert set(LEVELS) == {*CLASSIC, *learned}
    shipped = network_file.shipped(find(name))
    for players in find(name).players:
        configs = [config_of(level, name, players) for level in learned]
        assert {config.network for config in configs} == {shipped}
        assert {config.kind for config in configs} <= {POLICY, GUIDED_SEARCH}
        assert all(one.budget < other.budget for one, other in pairwise(configs)), "a higher level looks further"
        assert not any(config_of(level, name, players).network for level in LEVELS if level not in learned)


def test_shipped_networks_are_small_and_each_has_a_game() -> None:
    files = list(network_file.SHIPPED.iterdir())
    assert {file.stem for file in files} == set(LEARNED)
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
    for file in files:
        header = network_file.read_header(file)
        assert header.game == file.stem
        assert header.training.players == tuple(find(file.stem).players)
        assert {each.players for each in header.strength} == set(find(file.stem).players)


@pytest.mark.parametrize("name", UNLEARNED)
def test_a_game_without_a_network_has_only_the_classic_levels(name: str) -> None:
    assert levels_of(find(name)) == tuple(CLASSIC)
    for level in CLASSIC:
        assert config_of(level, name) == config_of(f"{level}-classic", name)
    with pytest.raises(UnknownBot, match=f"{find(name).title} has no level 'master'; its levels: apprentice, trader"):
        config_of("master", name)


def test_a_damaged_network_is_reported_once_and_the_classic_bots_play(
    other_weights: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = LEARNED[0]
    file = other_weights / f"{name}{network_file.ENDING}"
    file.write_bytes(b"no network")
    before = engine.fingerprint(find(name))
    for level in CLASSIC:
        assert config_of(level, name) == config_of(f"{level}-classic", name)
    assert config_of("grandmaster", name, 4) == config_of(f"{STRONGEST_CLASSIC}-classic", name, 4)
    assert not strongest_search(find(name), 10, 5).network
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{file} is not a network")
    assert line.endswith(f"; the levels of {find(name).title} play without a network")
    usable_network.cache_clear()
    engine.fingerprint.cache_clear()
    file.unlink()
    assert engine.fingerprint(find(name)) == before
    assert "No such file" in capsys.readouterr().err


@pytest.mark.parametrize("name", LEARNED)
def test_the_network_is_part_of_the_fingerprint(name: str, other_weights: Path) -> None:
    """Kept tournaments of other bots are not gone on with."""
    before = engine.fingerprint(find(name))
    usable_network.cache_clear()
    engine.fingerprint.cache_clear()
    shipped = Path(__file__).parents[2] / "src/emporion/bots/weights" / f"{name}{network_file.ENDING}"
    (other_weights / shipped.name).write_bytes(shipped.read_bytes())
    assert engine.fingerprint(find(name)) != before


@pytest.mark.parametrize("name", LEARNED)
def test_a_policy_alone_needs_nothing_compiled(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "has_compiled", lambda game: False)
    game = find(name)
    state = next(state for state, legal, _ in random_decisions(game, 2, {}, 3) if len(legal) > 2)
    concealed = reference.concealed(game, state, reference.actor(game, state))
    bot = EngineBot("policy", BotConfig(POLICY, network=network_file.shipped(game)))
    assert bot.is_ready(game)
    chosen = bot.choose(game, concealed, reference.legal(game, state), stream(1, 2))
    monkeypatch.undo()
    engine.compiled(game).prepare()
    assert bot.choose(game, concealed, reference.legal(game, state), stream(1, 2)) == chosen


@pytest.mark.parametrize("name", LEARNED)
def test_masters_beat_magnates_on_a_handful_of_deals(name: str) -> None:
    """docs/strength.md has the rest."""
    tournament = Tournament(name, 2, ("master", "magnate"), 6, seed=3, controls_every=100)
    standings = standings_of(run_tournament(tournament, Execution(1)))
    assert standings.bots[0].win_share.low > 0.5


def test_levels_that_need_a_network_have_no_classic_form() -> None:
    with pytest.raises(UnknownBot, match="unknown bot 'master-classic'"):
        bots.find("master-classic")


@pytest.mark.parametrize("name", LEARNED)
def test_a_network_that_vanishes_meanwhile_stops_no_bot(name: str, other_weights: Path) -> None:
    """An upgrade in place, while a server runs."""
    shipped = Path(__file__).parents[2] / "src/emporion/bots/weights" / f"{name}{network_file.ENDING}"
    copy = other_weights / shipped.name
    copy.write_bytes(shipped.read_bytes())
    game, config = find(name), config_of("master", name)
    copy.unlink()
    used = engine.interpreted(game)
    used.give_back(used.take_workspace(config))


@pytest.mark.parametrize("name", LEARNED)
def test_a_share_of_the_decisions_is_the_traders(name: str) -> None:
    game, chosen = find(name), dict[str, list[int]]()
    positions = [
        (reference.concealed(game, state, reference.actor(game, state)), list(legal))
        for state, legal, _ in islice(random_decisions(game, 2, {}, 3), 60)
        if len(legal) > 2
    ]
    for query in ("", "?trader=0", "?trader=1", "?trader=0.5"):
        bot = bots.find(f"network:{network_file.shipped(game)}{query}")
        chosen[query] = [
            bot.choose(game, each, legal, stream(1, number)) for number, (each, legal) in enumerate(positions)
        ]
    assert chosen["?trader=0"] == chosen[""]
    assert chosen["?trader=1"] != chosen[""]
    halves = [(policy, own) for policy, own in zip(chosen[""], chosen["?trader=0.5"], strict=True) if policy != own]
    assert 0 < len(halves) < len(positions)
