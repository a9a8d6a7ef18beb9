"""Matches: legal moves, what bots receive, views and events."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import pytest

from emporion import bots
from emporion.games.carthage import GAME
from emporion.kernel import reference
from emporion.kernel.chance import Chance, key_from_seed
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.errors import BadDraft
from emporion.kernel.fast_rng import random_below
from emporion.kernel.messages import PlayerRef
from emporion.kernel.records import state_hash
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.view import view_to_json
from emporion.match import PERSON, Match, Move, Seat
from emporion.match.match import STRIDE
from tests.match.tables import FIRST_DEAL, at_a_payment, commit, match_of, play_on, read, rigged, snapshot

SECRET = {"show_initial_hands": False}
BOT = "random"


# Commitments


def test_a_move_is_logged_with_its_events() -> None:
    match = at_a_payment()
    before = state_hash(match.state)
    made = match.commit(0, read("buy, pay R5, pay R3"))
    assert match.log[-1] is made
    assert (made.seat, match.version, match.actor) == (0, 5, 1)
    assert match.format_move(made) == "buy, pay R5, pay R3"
    names = [told["event"] for told in match.events_for(None, since=4)]
    assert (names[:3], names[-1]) == (["buys", "pays", "pays"], "turn")
    assert state_hash(match.state_at(4)) == before
    assert match.state is match.state_at(5)


def test_a_proposal_changes_nothing_until_it_is_accepted() -> None:
    match = at_a_payment()
    before = state_hash(match.state)
    proposal = match.propose(0, read("buy, pay R5, pay R3"))
    assert (match.version, state_hash(match.state)) == (4, before)
    assert match.accept(proposal) is match.log[-1]
    assert (match.version, match.state) == (5, proposal.state)


def test_every_earlier_state_can_be_restored() -> None:
    match, luck = match_of((BOT, BOT)), random.Random(1)
    hashes = [state_hash(match.state)]
    while not match.over:
        play_on(match, luck, moves=1)
        hashes.append(state_hash(match.state))
    assert match.version > 2 * STRIDE
    assert [state_hash(match.state_at(version)) for version in range(match.version + 1)] == hashes
    for version in (-1, match.version + 1):
        with pytest.raises(ValueError, match=f"no version {version}"):
            match.state_at(version)


Attempt = Callable[[Match], object]
REFUSED: dict[str, tuple[Attempt, str, dict[str, object]]] = {
    "wrong seat": (
        lambda match: match.commit(1, read("take B2")),
        "match-not-your-turn",
        {"seat": PlayerRef(1), "actor": PlayerRef(0)},
    ),
    "no such seat": (
        lambda match: match.commit(7, read("take B2")),
        "match-not-your-turn",
        {"seat": PlayerRef(7), "actor": PlayerRef(0)},
    ),
    "no decision": (lambda match: match.commit(0, []), "match-no-decision", {}),
    "illegal": (lambda match: match.commit(0, read("take G5")), "match-not-legal", {"move": "take G5", "number": 1}),
    "illegal later": (
        lambda match: match.commit(0, read("buy, pay R5, pay B5")),
        "match-not-legal",
        {"move": "pay B5", "number": 3},
    ),
    "no such action": (lambda match: match.commit(0, [9999]), "match-not-legal", {"move": "#9999", "number": 1}),
    "negative action": (lambda match: match.commit(0, [-1]), "match-not-legal", {"move": "#-1", "number": 1}),
    "too many for a hand-over": (
        lambda match: match.commit(0, read("take R2, take B2")),
        "match-draft-too-long",
        {"move": "take B2", "number": 1},
    ),
    "too many for a reveal": (
        lambda match: match.commit(0, read("buy, pay R5, pay R3, take R2")),
        "match-draft-too-long",
        {"move": "take R2", "number": 3},
    ),
    "an illegal draft": (lambda match: match.draft(read("buy, buy")), "match-not-legal", {"move": "buy", "number": 2}),
}


@pytest.mark.parametrize(("attempt", "message", "arguments"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_committed_changes_nothing(attempt: Attempt, message: str, arguments: dict[str, object]) -> None:
    match = at_a_payment()
    before = snapshot(match)
    with pytest.raises(BadDraft) as refusal:
        attempt(match)
    assert (refusal.value.message.id, refusal.value.message.arguments) == (message, arguments)
    assert snapshot(match) == before


def test_nothing_can_be_done_after_the_end() -> None:
    match = play_on(match_of(options={"end_tokens": 2}), random.Random(1))
    assert (match.over, match.actor, match.legal()) == (True, -1, [])
    before = snapshot(match)
    attempts: list[Callable[[], object]] = [
        lambda: match.commit(0, read("buy")),
        lambda: match.commit(-1, read("buy")),
        lambda: match.commit(0, []),
        lambda: match.draft(()),
    ]
    for attempt in attempts:
        with pytest.raises(BadDraft) as refusal:
            attempt()
        assert refusal.value.message.id == "match-over"
    assert list(match.play_bots()) == []
    assert snapshot(match) == before
    scores, ranks, ending = match.result()
    assert (len(scores), min(ranks)) == (2, 1)
    assert ending >= 0


# Bots


class Spy:
    """A random player that keeps a copy of everything it is given."""

    def __init__(self) -> None:
        self.seen: list[tuple[Any, list[int], list[int]]] = []

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        record: Any = concealed
        self.seen.append((record.clone(), list(legal), list(rng)))
        return legal[random_below(rng, len(legal))]


class Vandal(Spy):
    """Plays like the spy, then modifies everything it was given."""

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        choice = super().choose(game, concealed, legal, rng)
        record: Any = concealed
        record.market[:] = record.pile[:] = record.chance.key[:] = [7] * 12
        for seat in record.seats:
            seat.hand[:] = [0] * 12
        if isinstance(legal, list):
            legal.clear()
        rng.clear()
        return choice


class Stubborn:
    """Always chooses the same action."""

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        return self.action


def match_with(spies: Sequence[Spy | Stubborn], seed: int = 3) -> Match:
    seats = [Seat(f"Bot {number}", BOT) for number, _ in enumerate(spies)]
    return Match(GAME, seats, spies, SECRET, key_from_seed(seed))


@pytest.mark.parametrize("persons", [(0,), (2,), (0, 2), ()], ids=str)
def test_bots_play_until_a_person_is_asked(persons: tuple[int, ...]) -> None:
    match, luck = match_of([PERSON if seat in persons else BOT for seat in range(3)], seed=2), random.Random(2)
    while not match.over:
        version = match.version
        for number, made in enumerate(match.play_bots(), start=1):
            assert match.log[-1] is made, "each commitment is given as it is made"
            assert match.version == version + number
            assert made.seat not in persons
        if not match.over:
            assert match.actor in persons
            assert list(match.play_bots()) == []
            play_on(match, luck, moves=1)
    assert match.version > 20


def test_a_bot_gets_only_a_concealed_state_without_luck() -> None:
    spies = [Spy(), Spy(), Spy()]
    match = match_with(spies)
    given = [iter(spy.seen) for spy in spies]
    for version, made in enumerate(match.play_bots()):
        state = match.state_at(version).clone()
        for action in made.actions:
            concealed, legal, rng = next(given[made.seat])
            expected: Any = reference.concealed(GAME, state, made.seat)
            assert concealed.values() == expected.values()
            assert concealed.chance.values() == Chance().values()  # type: ignore[attr-defined]
            assert legal == reference.legal(GAME, state)
            assert not set(rng) & set(match.key)
            reference.play(GAME, state, action)
    assert [next(each, None) for each in given] == [None] * 3


def test_every_decision_of_a_bot_has_its_own_random_stream() -> None:
    spies = [Spy(), Spy()]
    list(match_with(spies).play_bots())
    dice = [tuple(rng) for spy in spies for _, _, rng in spy.seen]
    assert len(set(dice)) == len(dice) > 50


def test_a_bot_can_change_nothing_but_by_its_choice() -> None:
    honest, spoiled = match_with([Spy(), Spy()]), match_with([Vandal(), Vandal()])
    assert list(honest.play_bots()) == list(spoiled.play_bots())
    assert state_hash(honest.state) == state_hash(spoiled.state)


def test_an_illegal_choice_of_a_bot_is_refused() -> None:
    match = match_with([Stubborn(GAME.parse_action("pass")), Stubborn(GAME.parse_action("pass"))])
    before = snapshot(match)
    with pytest.raises(BadDraft) as refusal:
        list(match.play_bots())
    assert refusal.value.message.id == "match-not-legal"
    assert snapshot(match) == before


def test_the_same_seed_gives_the_same_game_and_another_seed_another_one() -> None:
    def log_of(seed: int) -> list[Move]:
        match = match_of([BOT] * 4, seed=seed)
        return list(match.play_bots())

    assert log_of(5) == log_of(5)
    assert log_of(5) != log_of(6)


# What people are shown and told


def test_events_can_be_read_in_parts() -> None:
    match = play_on(match_of([PERSON] * 3, SECRET), random.Random(4), moves=30)
    for viewer in (0, 2, None):
        parts = [
            match.events_for(viewer, -1, 0),
            *(match.events_for(viewer, each, each + 1) for each in range(match.version)),
        ]
        assert list(chain(*parts)) == match.events_for(viewer)
        assert list(chain(*parts[11:])) == match.events_for(viewer, 10)
        assert match.events_for(viewer, match.version) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_secret_first_hands_are_visible_only_to_their_owners(players: int) -> None:
    match = match_of([PERSON] * players, SECRET)
    dealt = [told for told in match.events_for(None) if told["event"] == "hand_card"]
    assert all(told["card"] for told in dealt)
    for viewer in range(players):
        mine = SEAT_NAMES[viewer]
        told = [each for each in match.events_for(viewer) if each["event"] == "hand_card"]
        assert told == [each if each["seat"] == mine else {**each, "card": None} for each in dealt]
        assert all(each["sum"] is None or each["seat"] == mine for each in match.events_for(viewer) if "sum" in each)
        view = view_to_json(match.view(viewer))
        hand = sorted(str(each["card"]) for each in dealt if each["seat"] == mine)
        assert sorted(view["seats"][viewer]["hand"].split()) == hand
        assert all("hand" not in view["seats"][other] for other in range(players) if other != viewer)
        remembered = view_to_json(match.view(viewer, remembered=True))
        assert all(remembered["seats"][other]["hand"] == "" for other in range(players) if other != viewer)


def test_open_first_hands_are_visible_to_all() -> None:
    match = match_of([PERSON] * 3)
    assert match.events_for(0) == match.events_for(1) == match.events_for(2) == match.events_for(None)


def test_views_hold_neither_the_key_nor_the_pile() -> None:
    match = play_on(match_of([PERSON] * 3, SECRET), random.Random(5), moves=20)
    for seat in range(3):
        shown, remembered = (view_to_json(match.view(seat, remembered=each)) for each in (False, True))
        text = json.dumps(shown) + json.dumps(remembered) + json.dumps(match.events_for(seat))
        assert not any(str(word) in text for word in match.key)
        assert not {"pile", "chance", "key", "unseen"} & set(shown)


WORLDS = ("B5 B5", "Y5 G5")
REFILL = "  R3 R3 B3 B3 Y3"
PUBLIC_MOVES = (
    *("token red", "token blue", "take R2", "take B2", "buy, pay R5, pay R3"),
    *("take G3", "take G3", "reserve market R3", "take R3"),
)
"""P2 never shows a card of the first hand."""


def indistinguishable_matches(kinds: Sequence[str] = (PERSON, PERSON)) -> tuple[Match, Match]:
    """Two matches that differ only in P2's first hand and in the luck to come."""
    first, second = (rigged(FIRST_DEAL + hand + REFILL, kinds, SECRET) for hand in WORLDS)
    return first, second


def test_hidden_information_changes_neither_views_nor_events() -> None:
    first, second = indistinguishable_matches()
    for moves in PUBLIC_MOVES:
        assert state_hash(first.state) != state_hash(second.state)
        concealed: list[Any] = [reference.concealed(GAME, match.state, 0) for match in (first, second)]
        assert concealed[0].values() == concealed[1].values()
        for remembered in (False, True):
            assert first.view(0, remembered=remembered) == second.view(0, remembered=remembered)
            assert first.view(1, remembered=remembered) != second.view(1, remembered=remembered)
        assert first.events_for(0) == second.events_for(0)
        assert first.events_for(1) != second.events_for(1)
        assert first.events_for(None) != second.events_for(None)
        commit(first, moves)
        commit(second, moves)


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_a_bot_chooses_the_same_whatever_it_cannot_know(kind: str) -> None:
    first, second = indistinguishable_matches((kind, PERSON))
    for _ in range(3):
        assert list(first.play_bots()) == list(second.play_bots())
        in_the_open = next(action for action in first.legal() if GAME.format_action(action) != "buy")
        for match in (first, second):
            match.commit(1, [in_the_open])


def test_a_seat_is_the_last_person_until_another_person_moves() -> None:
    """Bots stand in for persons and hand their seats back, at random."""
    dice, match = random.Random(5), Match(GAME, [Seat("")] * 3, [None] * 3, {}, key_from_seed(5))
    for _ in range(60):
        seat = match.actor
        match.players[seat] = bots.find("random") if dice.random() < 0.6 else None
        match.commit(seat, [dice.choice(match.legal())])
        for each in range(3):
            version = match.last_move_of(each)
            later = [] if version is None else match.log[version + 1 :]
            expected = version is not None and all(move.by_bot or move.seat == each for move in later)
            assert match.is_last_person(each) == expected
