"""Tournaments: line-ups, rotations, keys and random streams."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from emporion import bots
from emporion.arena.execution import open_bots, play_deal
from emporion.arena.storage import seat_names
from emporion.arena.tournament import Lineup, Tournament, check_tournament, short_name, short_names
from emporion.kernel.errors import EmporionError
from tests.arena.tournaments import played, tournament


def table(found: Tournament) -> list[tuple[str, ...]]:
    return [each.bots for each in found.lineups if each.kind == "table"]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert table(tournament("a", "b", players=4)) == [("a", "b", "b", "b")]
    assert table(tournament("a", "b", "c", players=4)) == [("a", "b", "c", "c")]


def test_as_many_bots_as_seats_sit_together() -> None:
    assert table(tournament("a", "b", "c", players=3)) == [("a", "b", "c")]


def test_of_more_bots_every_choice_meets() -> None:
    assert table(tournament("a", "b", "c")) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(table(tournament("a", "b", "c", "d", "e", players=3))) == 10


def test_controls_are_a_mirror_match_and_an_anchor() -> None:
    found = tournament("a", "b", players=3).lineups[1:]
    assert found == (Lineup("mirror", ("b", "b", "b")), Lineup("anchor", ("b", "random", "random")))
    assert tournament("a", "random").lineups[1:] == (Lineup("mirror", ("random", "random")),)
    assert tournament("random", "b").lineups[1:] == (Lineup("mirror", ("b", "b")),)


def test_rotations_bring_every_bot_to_every_seat_once() -> None:
    lineup = Lineup("table", ("a", "b", "c", "c"))
    assert [lineup.seating(rotation).index("a") for rotation in range(4)] == [0, 1, 2, 3]
    assert Counter(lineup.seating(rotation)[2] for rotation in range(4)) == {"a": 1, "b": 1, "c": 2}
    assert lineup.seating(1) == ("c", "a", "b", "c")


def test_a_deal_has_one_key_and_every_seat_of_every_game_its_own_random_stream() -> None:
    found = tournament("a", "b", players=3, deals=3)
    assert len({tuple(found.key_of(deal)) for deal in range(3)}) == 3
    assert found.key_of(1) == tournament("x", "y", deals=9).key_of(1)
    streams = [
        tuple(found.bot_rng(lineup, deal, rotation, seat))
        for lineup in found.lineups
        for deal in range(3)
        for rotation in range(3)
        for seat in range(3)
    ]
    assert len(set(streams)) == len(streams)


def test_long_names_keep_their_beginning_and_end() -> None:
    assert short_name("search:1000") == "search:1000"
    assert short_name("outside:python3 /home/me/my_bot.py") == "outside:…y_bot.py"
    assert len(short_name("outside:" + "x" * 99, 18)) == 18


def test_names_that_begin_and_end_alike_are_numbered() -> None:
    old, new = (f"outside:python {version}/my_bot.py" for version in ("v1", "v2"))
    found = tournament("greedy", old, new, players=3)
    assert list(found.short_names.values()) == ["greedy", "outside…_bot.py 1", "outside…_bot.py 2", "random"]
    assert max(map(len, short_names([old, new], 20).values())) <= 20
    assert seat_names((new, old, "greedy"), found) == ["outside:p…y_bot.py 2", "outside:p…y_bot.py 1", "greedy"]
    assert seat_names((old, new, new), found)[1:] == ["outside:…_bot.py 2 1", "outside:…_bot.py 2 2"]


@pytest.mark.parametrize(
    ("given", "word"),
    [
        (("greedy",), "2 to 12"),
        (("greedy", "random", "greedy"), "greedy is given twice"),
        (("greedy", "wizard"), "wizard"),
        ((), "2 to 12"),
    ],
)
def test_invalid_tournaments(given: tuple[str, ...], word: str) -> None:
    with pytest.raises(EmporionError, match=word):
        check_tournament(tournament(*given))


def test_a_deal_does_not_depend_on_the_number_of_deals() -> None:
    found = tournament("greedy", "random", deals=4)
    again = play_deal(replace(found, deals=9), 1)
    for one, other in zip(again.games, played()[1].games, strict=True):
        assert (one.moves, one.scores, one.ranks) == (other.moves, other.scores, other.ranks)


def test_thinking_is_measured_where_there_is_a_choice() -> None:
    game = played()[0].games[0]
    decisions = sum(each.decisions for each in game.thinking)
    assert 0 < decisions < len(game.moves)
    assert all(0 < each.longest <= each.seconds for each in game.thinking)
    assert all(each.iterations == 0 for each in game.thinking)


class Guest:
    """A bot that counts its calls."""

    name = "guest"
    iterations = 7

    def __init__(self) -> None:
        self.prepared = self.closed = 0

    def config_for(self, game: object, players: object) -> None: ...

    def prepare(self, game: object, progress: object = None) -> None:
        self.prepared += 1

    def choose(self, game: object, concealed: object, legal: list[int], rng: list[int]) -> int:
        return legal[0]

    def close(self) -> None:
        self.closed += 1


def test_bots_are_prepared_and_closed_and_their_iterations_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for each of two seats."""
    guest, known = Guest(), bots.find
    monkeypatch.setattr(bots, "find", lambda name: guest if name == "guest" else known(name))
    deal = play_deal(tournament("guest", "random"), 0)
    assert (guest.prepared, guest.closed) == (2, 2)
    thinking = deal.games[0].thinking[0]
    assert thinking.iterations == 7 * thinking.decisions
    with pytest.raises(KeyboardInterrupt), open_bots(tournament("guest", "random")):
        raise KeyboardInterrupt
    assert guest.closed == 4
