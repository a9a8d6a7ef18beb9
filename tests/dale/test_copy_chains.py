"""Copiers that copy copiers, how long a copy lasts and what it takes over, and who is shown what (3.3)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import pytest

from emporion.games.dale import GAME
from emporion.games.dale.agenda import Step
from emporion.games.dale.cards import CODES, COPIES, DECK, GOOD_OLD_TIMES, JUNK, TABLE, VALUE, Type
from emporion.games.dale.chameleons import identities
from emporion.games.dale.hands import elsewhere, lay_open
from emporion.games.dale.legal import revealing_identities
from emporion.games.dale.marks import LAID, ROLLED, SETTLED, THREW
from emporion.games.dale.notation import REFERENCES
from emporion.games.dale.stalls import first_cell
from emporion.games.dale.state import MARKET, State
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from tests.dale.table import Table, dale

COPIERS = {row.code for row in TABLE if row.type == Type.COPIER}


def stall(stacks: int, last: str = "junk") -> str:
    """A stall of so many stacks, with these cards in the last one."""
    return "/".join(["junk"] * (stacks - 1) + [last][:stacks])


def choices(table: Table, move: str) -> list[str]:
    """What a copier may be when it is used."""
    asked = table.play(*move.split(", "))
    assert asked.question == "identity"
    return asked.offers("as")


# The search of 3.3 over single cards, written once more


class Card(NamedTuple):
    """A card that can be copied, or that copies."""

    place: tuple[str, int]
    text: str
    """What it is at present."""
    bound: bool
    name: str
    """What its copy is called: the code of a card, or a card of the open row, which may be altered."""


@dataclass(frozen=True)
class Surroundings:
    """What lies around the active player."""

    state: State

    def _row(self, place: str, kinds: list[int]) -> list[Card]:
        return [Card((place, at), CODES[kind - 1], False, CODES[kind - 1]) for at, kind in enumerate(kinds) if kind > 0]

    def top(self, owner: int) -> list[Card]:
        pile = self.state.piles[owner]
        return self._row(f"discard of {owner}", pile.discard[: pile.discard_size])[-1:]

    def hand(self) -> list[Card]:
        """All cards of the hand: hidden, laid down for the present use, and open."""
        s = self.state
        me = s.seats[s.active]
        laid = [kind if used <= JUNK else 0 for kind, used in zip(s.laid, s.laid_from, strict=True)]
        row = [
            Card(("open", at), CODES[s.open_as[at] - 1], bool(s.open_marks[at] & SETTLED), f"open{at + 1}")
            for at in range(s.open_size)
        ]
        return self._row("hand", me.hand[: me.hand_size]) + self._row("laid", laid[: s.laid_size]) + row

    def usable(self) -> list[tuple[int, Card]]:
        """Copiers that the active player may use, with their references: of the hand, and of the own discard pile."""
        s = self.state
        found = []
        for card in self.hand():
            if card.text in COPIERS and not card.bound and card.place[0] != "laid":
                at = card.place[1]
                if card.place[0] == "hand":
                    found.append((s.seats[s.active].hand[at], card))
                elif not s.open_marks[at] & LAID:
                    found.append((JUNK + 1 + at, card))
        for card in self._row("own discard", s.piles[s.active].discard[:-1]):
            if card.text in COPIERS:
                found.append((elsewhere(CODES.index(card.text) + 1), card))
        return found

    def targets(self, copier: Card, used: Card) -> list[Card]:
        """The table of 3.3."""
        s, text = self.state, copier.text
        if text == "cha1":
            stacks = s.seats[s.active].stacks
            return self._row("stall", s.seats[s.active].stall[first_cell(stacks) : first_cell(stacks + 1)])
        if text == "cha2":
            return [card for seat in range(s.players) if seat != s.active for card in self.top(seat)]
        if text == "cha3":
            return self.top(MARKET)
        if text == "cha5a":
            return self._row("market", s.market)
        assert text == "cha5b"
        return [card for card in self.hand() if card.place not in (used.place, copier.place)]

    def finals(self, copier: Card, path: list[Card]) -> set[str] | None:
        """What a copier leads to; None at a dead end. The first card of the path is the one that is used."""
        targets = self.targets(copier, path[0])
        if not targets:
            return None
        found: set[str] = set()
        for target in targets:
            if target in path:
                continue
            if target.text not in COPIERS or target.bound:
                found.add(target.name)
            else:
                further = self.finals(target, [*path, target])
                found |= {target.text} if further is None else further
        return found

    def good_old_times(self, copier: Card, path: list[Card]) -> bool:
        """Whether a copier is a Good Old Times, or leads to one."""
        if copier.text == "cha3":
            return True
        return any(
            self.good_old_times(target, [*path, target])
            for target in self.targets(copier, path[0])
            if target not in path and target.text in COPIERS and not target.bound
        )


def named(bits: int) -> set[str]:
    return {REFERENCES[identity - 1] for identity in range(1, bits.bit_length()) if bits >> identity & 1}


def random_surroundings(rng: Random) -> State:
    """A table full of copiers, with P1 to act; some cards of the hand lie open."""
    players = rng.randint(2, 4)
    decks = [5, *rng.sample(range(5), players)]
    s: State = GAME.blank(players, {}, key_from_seed(rng.getrandbits(32)))
    s.decks = sum(1 << deck for deck in decks)
    s.steps[:2], s.stages[:2], s.depth = [Step.TURN, Step.ACTION], [1, 0], 2
    cards = [kind for kind in range(1, JUNK) if DECK[kind] in decks for _ in range(COPIES[kind])] + [JUNK] * 12
    rng.shuffle(cards)
    cards.sort(key=lambda kind: CODES[kind - 1] in COPIERS and rng.random() < 0.6)  # copiers are dealt first

    def deal(most: int) -> list[int]:
        return [cards.pop() for _ in range(rng.randint(0, most))]

    places = ["hand", "stall", "market", "market discard", "discards", *(f"P{seat + 1}" for seat in range(1, players))]
    rng.shuffle(places)
    me = s.seats[0]
    for place in places:
        if place == "hand":
            dealt = sorted(deal(4))
            me.hand[: len(dealt)], me.hand_size = dealt, len(dealt)
            for at in range(len(dealt)):
                me.hand_known[at] = 1
        elif place == "stall":
            dealt = deal(3)
            me.stacks = rng.randint(max(len(dealt), 1), 6) if dealt else 0
            me.stall[: first_cell(me.stacks)] = [JUNK] * first_cell(me.stacks)
            me.stall[first_cell(me.stacks) : first_cell(me.stacks) + len(dealt)] = dealt
        elif place == "market":
            dealt = [kind for kind in deal(3) if kind != JUNK]
            s.market[: len(dealt)] = dealt
        else:
            owner = {"market discard": MARKET, "discards": 0}.get(place)
            pile = s.piles[int(place[1]) - 1 if owner is None else owner]
            dealt = [kind for kind in deal(2 if owner == 0 else 1) if kind != JUNK or owner != MARKET]
            pile.discard[: len(dealt)], pile.discard_size = dealt, len(dealt)
    for kind in cards:
        if kind != JUNK:
            s.piles[MARKET].deck[kind] += 1
            s.piles[MARKET].deck_size += 1
    open_some(s, rng)
    return s


def open_some(s: State, rng: Random) -> None:
    """Something happened to cards of the hand: altered, bound to any card, or the ability of Good Old Times used."""
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        if s.seats[0].hand_size > 0:
            kind = s.seats[0].hand[rng.randrange(s.seats[0].hand_size)]
            place = lay_open(s, kind)
            s.open_base[place] = rng.randint(1, 5)
            if CODES[kind - 1] in COPIERS and rng.random() < 0.4:
                s.open_as[place], s.open_base[place], s.open_marks[place] = GOOD_OLD_TIMES, VALUE[GOOD_OLD_TIMES], THREW
            elif CODES[kind - 1] in COPIERS:
                s.open_as[place] = rng.randint(1, JUNK)
                s.open_marks[place] = SETTLED | rng.choice((0, ROLLED))


def check_identities(s: State) -> int:
    """Compare what every usable copier may be, and as what it throws; how many there are."""
    around = Surroundings(s)
    for used, card in around.usable():
        found = around.finals(card, [card])
        assert named(identities(s, used)) == (found or {card.text})
        if card.place[0] == "own discard":
            continue
        threw = card.place[0] == "open" and s.open_marks[card.place[1]] & THREW and card.text == "cha3"
        throws = {name for name in found or () if name == "pan4" or is_open_discovery(s, name)}
        throws |= {"cha3"} if not threw and around.good_old_times(card, [card]) else set()
        assert named(revealing_identities(s, used)) == throws
    return len(around.usable())


def is_open_discovery(s: State, name: str) -> bool:
    return name.startswith("open") and CODES[s.open_as[int(name[4:]) - 1] - 1] == "pan4"


def test_identities_agree_with_a_search_over_single_cards() -> None:
    rng = Random(3)
    compared = sum(check_identities(random_surroundings(rng)) for _ in range(3000))
    assert compared > 3000


def test_identities_agree_while_cards_are_laid_down() -> None:
    rng = Random(4)
    compared = 0
    for _ in range(250):
        s = random_surroundings(rng)
        for _ in range(6):
            if s.over or s.active != 0 or reference.actor(GAME, s) != 0:
                break
            moves = [GAME.say(action) for action in reference.legal(GAME, s)]
            using = [move for move in moves if move.split()[0] in ("buy", "build", "card", "pick", "as", "number")]
            reference.play(GAME, s, GAME.read(rng.choice(using or moves)))
            compared += check_identities(s) if s.laid_size > 0 else 0
    assert compared > 100


# Chains


def test_a_chain_through_all_five_copiers() -> None:
    table = dale(
        "mac rac cha",
        P1="hand cha2 mac4 junk; deck junk junk junk; stall junk / cha5b",
        P2="discard cha3",
        market="cha1 - - - -",
        market_discard="cha5a",
    )
    assert choices(table, "play cha2") == ["mac4"]
    assert table.play("play cha2", "as mac4").heard("plays") == ["P1 cha2 mac4"]
    assert choices(table, "buy +0, card cha2") == ["mac4", "junk"]


def test_a_chain_is_followed_from_the_place_of_its_user() -> None:
    """My stall, my hand, the piles of the others: not those of the player on whose pile the copier lies."""
    shopkeeper = dale("mac rac cha", P1="hand cha2; stall mac3", P2="discard cha1; stall mac4", market="mac2")
    assert choices(shopkeeper, "play cha2") == ["mac3"]
    doubles = dale("mac rac cha", P1="hand cha2 mac3", P2="hand mac4; discard cha5b", market="mac2")
    assert choices(doubles, "play cha2") == ["mac3"]
    mirror = dale("mac rac cha", P1="hand cha5a; discard mac3", P2="discard mac4", market="cha2")
    assert choices(mirror, "play cha5a") == ["mac4"]


def test_choices_of_a_chain_add_up() -> None:
    table = dale(
        "mac rac squ cha",
        P1="hand cha5a; stall mac1 / mac3 rac2",
        P2="discard mac4",
        P3="discard cha3",
        market="cha1 cha2 - squ4 -",
        market_discard="rac3 rac4",
    )
    assert choices(table, "play cha5a") == ["mac3", "mac4", "rac2", "rac4", "squ4"]


def test_two_shopkeepers_lead_to_the_same_cards_once() -> None:
    table = dale("mac rac cha", P1="hand cha1 cha5b; stall mac1 / cha1 mac3", market="mac4")
    assert choices(table, "play cha1") == ["mac3"]
    assert choices(table, "play cha5b") == ["mac3"]


@pytest.mark.parametrize(
    ("hand", "stacks", "theirs", "market", "thrown"),
    [
        ("cha1", "cha1", "", "", ""),
        ("cha1", "cha2", "cha1", "", ""),
        ("cha2", "", "cha2", "", ""),
        ("cha2", "", "cha3", "", "cha2"),
        ("cha3", "", "", "", "cha3"),
        ("cha3", "cha3", "cha1", "cha2", "cha5a"),
        ("cha5a", "", "cha3", "cha2", "cha2"),
        ("cha5b cha2", "", "cha2", "", ""),
    ],
)
def test_a_copier_that_only_loops_is_itself(hand: str, stacks: str, theirs: str, market: str, thrown: str) -> None:
    used = hand.split()[0]
    printed = {"cha5a": 5, "cha5b": 5}.get(used) or int(used[3])
    table = dale(
        "mac oce cha",
        P1=f"hand {hand} oce5b; stall {stacks}",
        P2=f"discard {theirs}",
        market=market,
        market_discard=thrown,
    )
    hidden = table.play("play oce5b", f"card {used}")
    assert hidden.offers("as") == [used]
    assert hidden.play(f"as {used}", f"number {printed}").heard("uncovers") == [f"P1 {used} {used} {printed}"]


def test_a_loop_is_left_where_another_card_can_be_copied() -> None:
    table = dale(
        "mac rac squ cha", P1="hand cha2; stall cha1", P2="discard cha3", P3="discard cha2", market_discard="cha2 mac4"
    )
    assert choices(table, "play cha2") == ["mac4"]
    longer = dale("mac rac cha", P1="hand cha1; stall junk / cha1 cha2", P2="discard cha5a", market="cha1 mac4")
    assert choices(longer, "play cha1") == ["mac4"]


def test_a_dead_end_is_copied_as_what_is_printed_on_it() -> None:
    two = dale("mac rac cha", P1=f"hand cha5a; stall {stall(1)}", market="cha2")
    assert choices(two, "build, card cha5a") == ["cha2"]
    assert two.play("build", "card cha5a", "as cha2").heard("lays") == ["P1 cha5a cha2 2 False"]
    far = dale("mac rac cha", P1=f"hand cha2; stall {stall(2)}", P2="discard cha5a", market="cha3")
    assert far.play("build", "card cha2", "as cha3").heard("lays") == ["P1 cha2 cha3 3 False"]
    either = dale("mac rac cha", P1="hand cha5a", market="cha3 mac3 cha1")
    assert choices(either, "buy +0, card cha5a") == ["mac3", "cha3"]
    assert choices(either, "play cha5a") == ["mac3"]


def test_a_dead_end_is_of_the_chameleons() -> None:
    table = dale("mac rac cha", P1=f"hand cha5a cha4; stall {stall(5)}", market="cha2")
    assert table.play("build", "card cha4", "card cha5a", "as cha2").stall("P1").split(" / ")[-1] == "cha4 cha5a"


def test_seeing_doubles_on_the_way_does_not_see_the_card_that_is_used() -> None:
    alone = dale("mac rac cha", P1="hand cha5a", market="- - - cha5b -")
    assert alone.offers("buy") == []
    fifth = dale("mac rac cha", P1=f"hand cha5a; stall {stall(4)}", market="cha5b")
    assert choices(fifth, "buy +0, card cha5a") == ["cha5b"]
    assert fifth.play("build", "card cha5a", "as cha5b").heard("lays") == ["P1 cha5a cha5b 5 False"]
    second = dale("mac rac cha", P1="hand cha2 cha2", P2="discard cha5b", market="- - cha2 - cha1")
    assert second.offers("buy") == ["+2"]  # each sees the other one, which only leads back: both are worth 2


def test_seeing_doubles_does_not_see_the_card_in_play() -> None:
    table = dale("mac oce cha", P1="hand cha5b oce5b; stall oce1", market="mac4")
    assert choices(table, "play oce5b, card cha5b") == ["cha5b"]


def test_an_ability_on_the_way_is_not_for_copiers_that_end_there() -> None:
    """Under the Blindfold a Reflection became the Good Old Times that had nothing to copy; it cannot throw."""
    table = dale("oce rac cha", P1="hand cha2 oce5b", P2="discard cha3")
    assert table.offers("reveal") == ["cha2"]
    bound = table.play("play oce5b", "card cha2", "as cha3", "number 1", "number 5")
    assert (bound.opened, bound.offers("reveal")) == ("cha2=cha3:5", [])


def test_the_ability_of_good_old_times_is_found_through_a_chain() -> None:
    table = dale("mac rac cha", P1="hand cha2", P2="discard cha5a", market="cha3 mac4", market_discard="mac3")
    asked = table.play("reveal cha2")
    assert asked.legal == ["as cha3"]
    after = asked.play("as cha3", market="rac4")
    assert (after.opened, after.discard("market")) == ("cha2=cha3:3", "mac3 rac4")
    assert choices(after, "play open1") == ["rac4"]


# Bound copiers as targets


def test_a_bound_copier_is_copied_as_what_it_is() -> None:
    table = dale("oce rac cha", P1="hand cha5b cha2 junk", P2="discard oce1", market="rac3")
    bound = table.play("roll cha2", "as oce1", die="2")
    assert choices(bound, "buy +0, card cha5b") == ["open1"]  # junk alone would not do
    paid = bound.play("buy +0", "card cha5b", "as open1")
    assert paid.heard("pays") == ["P1 cha5b oce1 3"]


def test_a_bound_copier_is_copied_through_a_seeing_doubles_elsewhere() -> None:
    table = dale("oce rac cha", P1="hand cha5a cha2", P2="discard oce1", market="- - cha5b")
    bound = table.play("roll cha2", "as oce1", die="3")
    assert bound.opened == "cha2=oce1:4"
    paid = bound.play("buy +2", "card cha5a", "as open1", "card open1")
    assert paid.heard("pays") == ["P1 cha5a oce1 4", "P1 cha2 oce1 4"]


def test_a_good_old_times_that_threw_and_is_bound_to_a_market_discovery_throws_again() -> None:
    table = dale("pan oce cha", P1="hand cha3 oce5b")
    thrown = table.play("reveal cha3", "as cha3", market="pan4")
    bound = thrown.play("play oce5b", "card open1", "as pan4", "number 9", "number 1")
    assert (bound.opened, bound.offers("reveal")) == ("cha3=pan4:1", ["open1"])
    assert bound.play("reveal open1", market="oce2").offers("reveal") == []


def test_a_copier_that_took_the_text_of_good_old_times_is_copied_as_one() -> None:
    table = dale("mac rac cha", P1="hand cha2 cha5b", P2="discard cha3")
    thrown = table.play("reveal cha2", "as cha3", market="mac4")
    assert choices(thrown, "play cha5b") == ["mac4"]
    again = thrown.play("reveal cha5b", "as cha3", market="rac4")
    assert again.opened == "cha2=cha3:3 cha5b=cha3:3"
    assert again.offers("reveal") == []


def test_a_good_old_times_that_threw_can_be_doubled_for_its_ability() -> None:
    table = dale("mac rac cha", P1="hand cha3 cha5b")
    thrown = table.play("reveal cha3", "as cha3", market="mac4")
    assert thrown.offers("reveal") == ["cha5b"]
    assert thrown.play("reveal cha5b", "as cha3", market="mac3").offers("reveal") == []


# How long a copy lasts


def test_a_copy_stays_although_its_target_moves_away() -> None:
    trend = dale("pan rac cha", P1="hand cha5a pan1", market="pan4 rac2 - - -")
    thrown = trend.play("reveal cha5a", "as pan4", market="rac3")
    gone = thrown.play("play pan1", "take +0", market="rac4 rac3 rac4 rac2 rac2")
    assert (gone.opened, gone.market) == ("cha5a=pan4:4", "rac4 rac3 rac4 rac2 rac2")
    bought = gone.play("buy discard", "card open1", "end")
    assert bought.heard("pays") == ["P1 cha5a pan4 4"]
    mirror = dale("oce rac cha", P1="hand cha2 rac2", P2="hand rac4; discard oce1", market="rac2")
    covered = mirror.play("roll cha2", "as oce1", "play rac2", "player P2", die="1")
    assert (covered.opened, covered.discard("P2")) == ("cha2=oce1:2", "oce1 rac4")
    assert covered.play("buy +0", "card open1").heard("pays") == ["P1 cha2 oce1 2"]


def test_a_copy_ends_when_the_copier_leaves_the_hand() -> None:
    table = dale("mac oce cha", P1="hand cha2 mac1; deck ", P2="discard oce1")
    rolled = table.play("roll cha2", "as oce1", die="2")
    redrawn = rolled.play("play mac1", decks="cha2")
    assert (redrawn.opened, redrawn.hand("P1")) == ("", "cha2")
    assert redrawn.play("roll cha2", "as oce1", die="3").opened == "cha2=oce1:4"


def test_a_good_old_times_that_left_the_hand_throws_again() -> None:
    table = dale("mac rac cha", P1="hand cha3 mac1")
    thrown = table.play("reveal cha3", "as cha3", market="mac4")
    redrawn = thrown.play("play mac1", decks="cha3")
    assert (redrawn.opened, redrawn.offers("reveal")) == ("", ["cha3"])


def test_a_bound_copier_is_played_without_a_question() -> None:
    table = dale("mac oce cha", P1="hand cha2 oce5b; deck junk junk junk", P2="discard mac4")
    bound = table.play("play oce5b", "card cha2", "as mac4", "number 9", "number 1")
    assert bound.play("play open1").heard("plays") == ["P1 cha2 mac4"]


def test_a_bound_copier_is_given_away_as_a_chameleon() -> None:
    table = dale("oce rac cha", P1="hand cha2 rac4", P2="hand rac3; discard oce1")
    given = table.play("roll cha2", "as oce1", "play rac4", "card open1", die="2")
    assert (given.opened, given.hand("P2"), given.hand("P1")) == ("", "cha2", "rac3")
    slipped = dale("oce rac cha", P1="hand cha2 rac3", P2="discard oce1").play(
        "roll cha2", "as oce1", "play rac3", "card open1", die="2"
    )
    assert (slipped.opened, slipped.top("P2")) == ("", "cha2")


def test_a_copy_that_has_paid_or_was_built_is_a_chameleon_again() -> None:
    table = dale("oce rac cha", P1=f"hand cha2; stall {stall(2)}", P2="discard oce1", market="rac2")
    rolled = table.play("roll cha2", "as oce1", die="2")
    assert rolled.play("buy +0", "card open1").discard("P1") == "cha2"
    assert rolled.play("build", "card open1").stall("P1").split(" / ")[-1] == "cha2"


def test_a_copy_as_cookies_lasts_from_the_blindfold_to_the_delivery() -> None:
    table = dale(
        "mac oce cha", P1="hand cha5a oce5b; deck junk junk junk junk junk junk", market="mac2 mac4 oce2 oce3 oce4"
    )
    bound = table.play("play oce5b", "card cha5a", "as mac2", "number 9", "number 1")
    full = bound.play("end", "end", decks="junk junk junk junk junk")
    assert (full.hand_size("P1"), full.opened) == (6, "cha5a=mac2:1")


def test_a_copier_bound_to_something_else_cannot_become_cookies() -> None:
    table = dale("mac oce cha", P1="hand cha5a oce5b; deck junk junk junk junk junk", market="mac2 mac4")
    bound = table.play("play oce5b", "card cha5a", "as mac4", "number 9", "number 1")
    full = bound.play("end", "end")
    assert (full.question, full.legal, full.hand_size("P1")) == ("more_cookies", ["end"], 5)


# What a copy takes over


def hagglers(blindfold: str = "") -> Table:
    return dale("oce mac cha", P1=f"hand cha5b oce1 {blindfold}; deck junk; stall {stall(2)}", market="- - mac2")


def test_a_roll_after_the_copy_does_not_follow() -> None:
    table = hagglers().play("roll cha5b", "as oce1", die="1").play("roll oce1", die="3")
    assert table.opened == "cha5b=oce1:2 oce1=oce1:4"


def test_a_copy_takes_over_the_value_of_the_blindfold() -> None:
    set_to_4 = hagglers("oce5b").play("play oce5b", "card oce1", "as oce1", "number 9", "number 4")
    assert set_to_4.opened == "oce1=oce1:4"
    assert set_to_4.play("buy +2", "card cha5b", "as open1").heard("pays") == ["P1 cha5b oce1 4"]
    rolled = set_to_4.play("roll cha5b", "as open1", die="2")  # the model was not rolled, so the copy may be
    assert rolled.opened == "oce1=oce1:4 cha5b=oce1:6"
    assert rolled.offers("roll") == ["open1"]


def test_a_copier_that_rolls_may_copy_the_better_of_two_hagglers() -> None:
    set_to_5 = hagglers("oce1 oce5b").play("play oce5b", "card oce1", "as oce1", "number 9", "number 5")
    asked = set_to_5.play("roll cha5b")
    assert asked.offers("as") == ["oce1", "open1"]
    assert asked.play("as open1", die="2").opened == "oce1=oce1:5 cha5b=oce1:7"


def test_flashy_show_counts_once_for_a_copy() -> None:
    shown = hagglers("mac5a").play("roll oce1", "play mac5a", die="1")
    assert shown.opened == "oce1=oce1:3"
    assert shown.play("build", "card cha5b", "as open1").heard("lays") == ["P1 cha5b oce1 3 False"]
    hidden = dale("oce mac cha", P1="hand cha5b mac2 mac5a oce5b junk junk", market="- mac2 -")
    after = hidden.play("play mac5a", "play oce5b", "card mac2", "as mac2", "number 9", "number 3")
    assert after.opened == "mac2=mac2:3"
    assert after.play("buy +1", "card cha5b", "as open1").heard("pays") == ["P1 cha5b mac2 3"]
    before = hidden.play("play oce5b", "card mac2", "as mac2", "number 9", "number 2", "play mac5a")
    assert before.opened == "mac2=mac2:3"
    assert before.play("buy +1", "card cha5b", "as open1").heard("pays") == ["P1 cha5b mac2 3"]


def test_flashy_show_counts_for_a_copy_of_a_printed_card() -> None:
    table = dale("mac rac cha", P1="hand mac5a cha2", P2="discard rac3", market="- rac3")
    assert table.play("play mac5a", "buy +1", "card cha2", "as rac3").heard("pays") == ["P1 cha2 rac3 4"]


def test_an_altered_technique_is_doubled_and_played() -> None:
    table = dale("oce mac cha", P1="hand cha5b mac4 oce5b; deck junk junk junk")
    altered = table.play("play oce5b", "card mac4", "as mac4", "number 9", "number 1")
    assert choices(altered, "play cha5b") == ["open1"]
    after = altered.play("play cha5b", "as open1")
    assert (after.heard("plays"), after.opened) == (["P1 cha5b mac4"], "mac4=mac4:1")


def test_an_altered_card_and_its_equal_in_the_hand_are_two_models() -> None:
    table = dale("oce mac cha", P1="hand cha5b mac2 mac2 oce5b", market="mac2 - oce2")
    altered = table.play("play oce5b", "card mac2", "as mac2", "number 9", "number 4")
    assert choices(altered, "buy +0, card cha5b") == ["mac2", "open1"]
    assert choices(altered, "buy +2, card cha5b") == ["mac2", "open1"]


def test_the_value_of_the_blindfold_is_the_value_that_a_copier_has() -> None:
    """A rolled Haggler, doubled and hidden: its number is the altered one."""
    rolled = hagglers("oce5b").play("roll oce1", die="3")
    hidden = rolled.play("play oce5b", "card cha5b", "as open1")
    assert hidden.play("number 4").discard("P1") == "cha5b oce5b"
    kept = hidden.play("number 1", "number 2")
    assert (kept.opened, kept.offers("roll")) == ("oce1=oce1:4 cha5b=oce1:2", [])
    flashy = dale("oce mac cha", P1="hand cha2 mac5a oce5b", P2="discard mac4")
    shown = flashy.play("play mac5a", "play oce5b", "card cha2", "as mac4")
    assert shown.play("number 5").heard("uncovers") == ["P1 cha2 mac4 5"]
    assert shown.play("number 5").discard("P1") == "mac5a cha2 oce5b"
    assert shown.play("number 4", "number 3").opened == "cha2=mac4:3"


# Copiers used together


def test_copiers_of_one_payment_bind_together() -> None:
    table = dale("mac rac cha", P1="hand cha5b cha2 mac4", P2="discard rac4", market="- - - cha5a")
    paid = table.play("buy +3", "card mac4", "card cha2", "as rac4")
    assert paid.heard("pays") == ["P1 mac4 mac4 4", "P1 cha2 rac4 4"]
    doubled = table.play("buy +3", "card mac4", "card cha5b")
    assert doubled.offers("as") == ["mac4", "rac4"]  # the card laid before, and through the Reflection of the hand
    assert doubled.play("as rac4").heard("pays") == ["P1 mac4 mac4 4", "P1 cha5b rac4 4"]
    chained = table.play("buy +3", "card cha2", "as rac4", "card cha5b")
    assert chained.offers("as") == ["mac4", "rac4"]  # the Reflection that was laid is still a copier


def test_two_equal_copiers_may_be_two_things() -> None:
    table = dale("mac rac cha", P1="hand cha1 cha1; stall mac1 / mac2 mac4", market="- - - - cha2")
    paid = table.play("buy +4", "card cha1", "as mac2", "card cha1", "as mac4")
    assert paid.heard("pays") == ["P1 cha1 mac2 2", "P1 cha1 mac4 4"]
    sixth = dale("mac rac cha", P1=f"hand cha1 cha1; stall {stall(5, 'mac2 mac4 rac2')}")
    built = sixth.play("build", "card cha1", "as mac2", "card cha1", "as mac4")
    assert built.stall("P1").split(" / ")[-1] == "cha1 cha1"


def test_trendsetting_copies_the_card_that_is_being_bought() -> None:
    table = dale("mac rac cha", P1="hand cha5a junk", market="- mac4")
    after = table.play("buy +1", "card junk", "card cha5a", "as mac4")
    assert (after.hand("P1"), after.discard("P1")) == ("mac4", "junk cha5a")


def test_good_old_times_copies_the_top_card_that_is_being_bought() -> None:
    table = dale("pan rac cha", P1="hand cha3 pan4 pan5b", market_discard="rac2 rac5a")
    bought = table.play("buy discard", "card pan4", "card cha3", "as rac5a", "card pan5b", "end")
    assert bought.heard("pays")[1] == "P1 cha3 rac5a 5"
    assert (bought.hand("P1"), bought.discard("market")) == ("rac5a", "rac2")
    itself = dale("pan rac cha", P1="hand cha3", market_discard="rac2 pan4")
    taken = itself.play("buy discard", "card cha3", "as pan4", "end")
    assert (taken.hand("P1"), taken.discard("market"), taken.discard("P1")) == ("pan4", "rac2", "cha3")


def test_copiers_let_other_cards_into_a_stack() -> None:
    chest = dale("squ rac cha", P1=f"hand cha2 rac1 cha4; stall {stall(6)}", P2="discard squ2")
    assert chest.play("build", "card cha2", "as squ2", "card rac1", "card cha4").stall("P1").endswith("cha2 rac1 cha4")
    vendor = dale("squ rac cha", P1="hand cha1 junk junk junk; stall junk / rac1 squ1")
    assert vendor.play("build", "card cha1", "as squ1", "card junk", "card junk").stall("P1").endswith("cha1 junk junk")
    item = dale("squ rac cha", P1=f"hand cha3; discard rac2 junk; stall {stall(4)}", market_discard="squ3")
    assert item.play("build", "card cha3", "as squ3", "pick rac2").stall("P1").endswith("cha3 rac2")
    accordion = dale("squ rac cha", P1=f"hand cha5a; stall {stall(5)}", market="squ5a")
    assert accordion.play("build", "card cha5a", "as squ5a", "number 6").heard("lays") == ["P1 cha5a squ5a 6 False"]


def test_a_copier_of_the_discard_pile_brings_another_card_as_a_nostalgic_item() -> None:
    table = dale("squ rac cha", P1=f"hand squ3; discard junk cha2 rac1; stall {stall(6)}", P2="discard squ3")
    after = table.play("build", "card squ3", "pick cha2", "as squ3", "pick top")
    assert (after.stall("P1").split(" / ")[-1], after.discard("P1")) == ("squ3 cha2 rac1", "junk")
    lonely = dale("squ rac cha", P1=f"hand junk; discard cha2 rac1; stall {stall(3)}", P2="discard squ3")
    assert "build" not in lonely.legal


def test_seeing_doubles_of_the_discard_pile_copies_a_card_of_the_same_stack() -> None:
    table = dale("squ rac cha", P1=f"hand squ3; discard cha5b; stall {stall(5)}")
    after = table.play("build", "card squ3", "pick top", "as squ3")
    assert after.heard("lays") == ["P1 squ3 squ3 3 False", "P1 cha5b squ3 3 True"]
    assert after.heard("shows") == []


def test_seeing_doubles_of_the_hand_does_not_see_a_card_of_the_discard_pile() -> None:
    for number, possible in ((6, True), (7, False), (8, True)):
        table = dale("squ rac cha", P1=f"hand squ3 cha5b; discard rac2; stall {stall(number - 1)}")
        assert ("build" in table.legal) == possible


def test_winter_through_a_copier_and_the_shopkeeper_that_sees_the_new_stack() -> None:
    table = dale("squ rac cha", P1=f"hand cha2 cha1 squ1; stall {stall(4)}", P2="discard squ5b", market="squ2")
    winter = table.play("build", "card cha2", "as squ5b")
    assert (winter.question, winter.legal) == ("extra_stack", ["build", "end"])
    again = winter.play("build", "card squ1", "card cha1", "as squ5b")  # by way of the Reflection in the new stack
    assert again.heard("lays") == ["P1 squ1 squ1 1 False", "P1 cha1 squ5b 5 False"]
    assert (again.question, again.legal) == ("extra_stack", ["end"])


def test_two_winters_in_a_stack_allow_two_more() -> None:
    table = dale("squ oce cha", P1=f"hand cha5b squ5b oce5b squ4 squ3 squ2; stall {stall(3)}", market="oce2")
    cheap = table.play("play oce5b", "card squ5b", "as squ5b", "number 9", "number 2")
    both = cheap.play("build", "card cha5b", "as open1", "card open1")
    assert (both.question, both.stall("P1").split(" / ")[-1]) == ("extra_stack", "cha5b squ5b")
    fifth = both.play("build", "card squ3", "card squ2")
    assert (fifth.question, fifth.legal) == ("extra_stack", ["end"])


# Who is shown what


def known_hand(table: Table, by: str = "P2") -> str:
    """What another player knows of P1's hand."""
    return str(table.view(by)["seats"][0]["hand"]).replace("?", "").strip()


def test_a_copier_that_is_used_is_known_before_it_is_said_what_it_is() -> None:
    table = dale("mac rac cha", P1="hand cha2 mac3; deck junk junk junk", P2="discard mac4")
    assert known_hand(table) == ""
    asked = table.play("play cha2")
    assert known_hand(asked) == "cha2"
    assert asked.view("P2")["asked"] == "cha2"


@pytest.mark.parametrize(
    "moves",
    [
        "play cha5b, as mac4",
        "buy +0, card cha5b, as mac4",
        "build, card cha5b, as mac4",
        "play oce5b, card cha5b, as mac4, number 9",
    ],
)
def test_the_model_of_seeing_doubles_is_shown(moves: str) -> None:
    table = dale("mac oce cha", P1=f"hand cha5b mac4 oce5b; deck junk junk junk; stall {stall(3)}", market="cha4")
    after = table.play(*moves.split(", "))
    assert after.heard("shows", by="P2") == ["P1 mac4"]
    assert known_hand(after).split()[0] == "mac4"


def test_the_model_of_seeing_doubles_is_shown_when_it_rolls_throws_or_is_cookies() -> None:
    rolled = dale("oce rac cha", P1="hand cha5b oce1 rac2").play("roll cha5b", "as oce1", die="1")
    assert (rolled.heard("shows", by="P2"), known_hand(rolled)) == (["P1 oce1"], "oce1")
    thrown = dale("pan rac cha", P1="hand cha5b pan4 rac2").play("reveal cha5b", "as pan4", market="rac4")
    assert (thrown.heard("shows", by="P2"), known_hand(thrown)) == (["P1 pan4"], "pan4")
    full = dale(
        "mac rac oce cha", P1="hand cha5b cha2; deck junk junk junk junk", P2="discard mac2", P3="discard mac4"
    ).play("end", "end")
    assert (full.legal, known_hand(full)) == (["end", "card cha2", "card cha5b"], "")
    eaten = full.play("card cha5b")
    assert (eaten.heard("shows", by="P2"), known_hand(eaten).split()[0]) == (["P1 cha2"], "cha2")


def test_a_copier_that_seeing_doubles_follows_is_shown() -> None:
    table = dale("mac rac cha", P1="hand cha5b cha2 mac3; deck junk junk junk", P2="discard mac4")
    after = table.play("play cha5b", "as mac4")
    assert (after.heard("shows", by="P2"), known_hand(after)) == (["P1 cha2"], "cha2")


def test_nothing_is_shown_of_what_lies_open_or_is_known() -> None:
    rolled = dale("oce rac cha", P1="hand cha5b oce1 rac3", market="rac2").play("roll oce1", die="1")
    paid = rolled.play("buy +0", "card cha5b", "as open1")
    assert (paid.heard("shows"), known_hand(paid)) == ([], "rac2")
    known = dale("mac rac cha", P1="hand cha5b mac5b; deck junk junk junk; discard mac4").play("play mac5b")
    assert known_hand(known) == "mac4"
    assert known.play("play cha5b", "as mac4").heard("shows") == []


def test_other_copiers_show_nothing_of_the_hand() -> None:
    table = dale("mac rac cha", P1="hand cha2 mac4; deck junk junk junk", P2="discard mac4")
    after = table.play("play cha2", "as mac4")
    assert (after.heard("shows"), known_hand(after)) == ([], "")


def test_nothing_is_shown_where_the_chain_need_not_go_through_the_hand() -> None:
    table = dale("mac rac cha", P1="hand cha5a mac4; deck junk junk junk", market="cha5b mac4")
    after = table.play("play cha5a", "as mac4")
    assert (after.heard("shows"), known_hand(after)) == ([], "")


def test_the_model_is_shown_when_the_chain_goes_through_a_seeing_doubles_elsewhere() -> None:
    table = dale("mac rac cha", P1="hand cha5a mac4 junk; deck junk junk junk", market="cha5b")
    after = table.play("play cha5a", "as mac4")
    assert (after.heard("shows", by="P2"), known_hand(after)) == (["P1 mac4"], "mac4")


@pytest.mark.parametrize(("hand", "market", "model"), [("cha3", "", "cha3"), ("cha5a mac4", "cha3", "cha5a")])
def test_the_good_old_times_whose_ability_is_doubled_is_shown(hand: str, market: str, model: str) -> None:
    table = dale("mac rac cha", P1=f"hand cha5b {hand}", market=market)
    after = table.play("reveal cha5b", "as cha3", market="rac4")
    assert (after.heard("shows", by="P2"), known_hand(after)) == ([f"P1 {model}"], model)


def test_the_model_of_a_seeing_doubles_drawn_by_charm_is_shown() -> None:
    table = dale("oce rac cha", P1=f"hand oce4 rac4 junk; stall {stall(3)}")
    after = table.play("play oce4", "as rac4", market="cha5b")
    assert (after.heard("shows", by="P2"), known_hand(after)) == (["P1 rac4"], "rac4")


def test_the_model_of_a_seeing_doubles_is_shown_when_its_value_was_guessed() -> None:
    table = dale("oce rac cha", P1="hand oce5b rac4 cha5b junk")
    after = table.play("play oce5b", "card cha5b", "as rac4", "number 4")
    assert (after.heard("shows", by="P2"), known_hand(after)) == (["P1 rac4"], "rac4")


@pytest.mark.parametrize(("hand", "theirs"), [("mac4 mac4", ""), ("mac4 cha2", "mac4")])
def test_nothing_more_is_shown_if_the_model_is_laid_down_already(hand: str, theirs: str) -> None:
    table = dale("mac rac cha", P1=f"hand cha5b {hand}", P2=f"discard {theirs}", market="- - - cha5a")
    after = table.play("buy +3", "card mac4", "card cha5b", "as mac4")
    assert (after.heard("shows"), known_hand(after)) == ([], "cha5a")


def test_showing_a_card_that_is_known_tells_nothing_of_its_equal() -> None:
    """The Reflection that P1 has taken for all to see is played; of the other one nobody knows."""
    table = dale("mac rac cha", P1="hand cha2 cha4; deck junk junk junk", P2="discard mac4", market="cha2")
    taken = table.play("play cha4", "take +0")
    assert known_hand(taken) == "cha2"
    asked = taken.play("play cha2")
    assert known_hand(asked) == "cha2"
    assert known_hand(asked.play("as mac4")) == ""


@pytest.mark.parametrize("hidden", ["cha2", "junk", "mac3"])
def test_which_card_is_hidden_and_what_it_is_stays_secret(hidden: str) -> None:
    table = dale("mac oce rac cha", P1="hand oce5b cha2 junk mac3", P2="discard mac4", P3="discard rac3")
    asked = table.play("play oce5b", "player P2")
    doubt = asked.play("card cha2")
    chosen = asked.play(f"card {hidden}")
    assert chosen.question == "identity"
    assert chosen.concealed("P2") == doubt.concealed("P2")
    guesses = {chosen.play(f"as {identity}").concealed("P2") for identity in chosen.offers("as")}
    assert guesses == {doubt.play("as mac4").concealed("P2")}
    assert chosen.play(f"as {chosen.offers('as')[0]}").heard("hides", by="P2") == ["P1 P2 None"]
