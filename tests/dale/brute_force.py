"""An independent implementation of the rules on payments and stacks (2.4, 2.10, 3.3): a brute-force search over single
cards, to be compared with what can be reached move by move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from emporion.games.dale import GAME
from emporion.games.dale.rules.agenda import STEP_NAMES, current_step
from emporion.games.dale.rules.cards import CODES, TABLE, Type
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.state import MARKET, SETTLED, State, first_cell
from emporion.kernel import position, reference
from emporion.kernel.layout import clone
from emporion.kernel.trace import RawEvent
from tests.dale.table import Table, dale

ROWS = {row.code: row for row in TABLE}
COPIERS = {row.code for row in TABLE if row.type == Type.COPIER}
SHOPKEEPER, REFLECTION, OLD_TIMES, TRENDSETTING = "cha1", "cha2", "cha3", "cha5a"
DISCOVERY, CLEARANCE = "pan4", "pan5b"
VENDOR, CHEST, NOSTALGIC, ACCORDION = "squ1", "squ2", "squ3", "squ5a"

Place = tuple[str, int]  # where a card lies: ("hand", 2), ("market", 0)


class Used(NamedTuple):
    """A card in a payment or a stack: printed card, identity, value, and whether it comes from the discard pile."""

    card: str
    identity: str
    value: int
    fetched: bool = False


def printed_value(code: str) -> int:
    return 1 if code == "junk" else ROWS[code].value


@dataclass(frozen=True)
class Cards:
    """Every card that P1, the player to act, can use or copy."""

    state: State

    def at(self, place: Place) -> tuple[str, int, bool]:
        """The card at a place: its current identity, its value without Flashy Shows, and whether it is an unbound
        copier."""
        s = self.state
        where, index = place
        if where == "open":
            code = CODES[s.open_as[index] - 1]
            return code, s.open_base[index], not s.open_marks[index] & SETTLED
        row = {
            "hand": s.seats[0].hand,
            "discard": s.piles[0].discard,
            "stall": s.seats[0].stall,
            "market": s.market,
        }.get(where)
        if row is not None:
            code = CODES[row[index] - 1]
        else:
            pile = s.piles[index]
            code = CODES[pile.discard[pile.discard_size - 1] - 1]
        return code, printed_value(code), code in COPIERS

    def hand(self) -> list[Place]:
        s = self.state
        return [("hand", at) for at in range(s.seats[0].hand_size)] + [("open", at) for at in range(s.open_size)]

    def printed(self, place: Place) -> str:
        return CODES[self.state.open[place[1]] - 1] if place[0] == "open" else self.at(place)[0]

    def targets(self, text: str, used: Place, copier: Place) -> list[Place]:
        """The table of 3.3: what a copier's text allows."""
        s = self.state
        if text == SHOPKEEPER:
            stacks = s.seats[0].stacks
            cells = range(first_cell(stacks), first_cell(stacks + 1)) if stacks else range(0)
            return [("stall", cell) for cell in cells if s.seats[0].stall[cell]]
        if text == REFLECTION:
            return [("top", seat) for seat in range(1, s.players) if s.piles[seat].discard_size]
        if text == OLD_TIMES:
            return [("top", MARKET)] if s.piles[MARKET].discard_size else []
        if text == TRENDSETTING:
            return [("market", slot) for slot in range(5) if s.market[slot]]
        return [place for place in self.hand() if place not in (used, copier)]

    def finals(self, used: Place, copier: Place, path: tuple[Place, ...]) -> set[tuple[str, int]] | None:
        """The algorithm of 3.3, literally; None is a dead end."""
        targets = self.targets(self.at(copier)[0], used, copier)
        if not targets:
            return None
        found: set[tuple[str, int]] = set()
        for target in targets:
            if target in path:
                continue
            code, base, unbound = self.at(target)
            further = self.finals(used, target, (*path, target)) if unbound else None
            found |= {(code, base)} if further is None else further
        return found

    def identities(self, used: Place) -> set[tuple[str, int]]:
        """The possible identities of a card when used, with its value without Flashy Shows."""
        code, base, unbound = self.at(used)
        itself = {(code, printed_value(code) if unbound else base)}
        return (self.finals(used, used, (used,)) or itself) if unbound else itself

    def uses(self, place: Place) -> list[Used]:
        flashy, fetched = self.state.flashy, place[0] == "discard"
        return [Used(self.printed(place), code, base + flashy, fetched) for code, base in self.identities(place)]


def legal_payments(table: Table, price: int, *, discovered: bool = False) -> set[tuple[Used, ...]]:
    """Every set of cards that pays the price (2.10 canPay), sorted."""
    cards = Cards(table.state)
    found = set()
    for paid in choices([cards.uses(place) for place in cards.hand()]):
        too_much = sum(card.value for card in paid) - price
        lifted = any(card.identity == CLEARANCE for card in paid)
        for_sale = not discovered or any(card.identity == DISCOVERY for card in paid)
        if paid and for_sale and too_much >= 0 and (lifted or too_much < min(card.value for card in paid)):
            found.add(tuple(sorted(paid)))
    return found


def choices(options: list[list[Used]], most: int = 99) -> Iterator[list[Used]]:
    """Every way to use some of the cards, each as one of its options, with a sum of values up to `most`."""
    if not options:
        yield []
        return
    for rest in choices(options[1:], most):
        yield rest
        for use in options[0]:
            if sum(card.value for card in rest) + use.value <= most:
                yield [use, *rest]


def legal_stacks(table: Table) -> set[tuple[tuple[Used, ...], str]]:
    """Every set of cards that makes the next stack (2.10 canBuild), sorted, with the discard pile it leaves behind.
    Of equal cards below the top of the discard pile the lowest are taken."""
    cards = Cards(table.state)
    number = table.state.seats[0].stacks + 1
    pile = table.discard("P1").split()
    from_hand = choices([in_stack(cards.uses(place)) for place in cards.hand()], number)
    found = set()
    for mine in from_hand:
        items = sum(card.identity == NOSTALGIC for card in mine)
        room = number - sum(card.value for card in mine)
        for taken in combinations(pile, room if items else 0):
            for fetched in choices([in_stack(cards.uses(("discard", at))) for at in taken], room):
                if len(fetched) == len(taken) and obeys(mine, fetched, number):
                    rest = [code for at, code in enumerate(pile) if at not in taken]
                    found.add((tuple(sorted(mine + fetched)), " ".join(rest)))
    return found


def in_stack(uses: list[Used]) -> list[Used]:
    """An Accordion's value may be one less or one more."""
    return [
        use._replace(value=use.value + delta)
        for use in uses
        for delta in ((-1, 0, 1) if use.identity == ACCORDION else (0,))
        if use.value + delta > 0
    ]


def combinations(pile: list[str], most: int) -> Iterator[tuple[int, ...]]:
    """The sets of cards that can be fetched from a discard pile: the top, and of equal cards below it the lowest."""

    for bits in range(1 << len(pile)):
        taken = tuple(at for at in range(len(pile)) if bits >> at & 1)
        below = [at for at in taken if at < len(pile) - 1]
        lowest = all(lower in taken for at in below for lower in range(at) if pile[lower] == pile[at])
        if len(taken) <= most and lowest:
            yield taken


def obeys(mine: list[Used], fetched: list[Used], number: int) -> bool:
    """2.10 canBuild."""
    all_cards = mine + fetched
    items = sum(card.identity == NOSTALGIC for card in mine)
    items += sum(card.identity == NOSTALGIC for card in fetched) if items else 0
    sets = {ROWS[card.identity].deck for card in mine if card.identity != "junk"}
    return (
        len(all_cards) > 0
        and len(fetched) <= items
        and (all(card.identity != "junk" for card in mine) or any(card.identity == VENDOR for card in all_cards))
        and (len(sets) <= 1 or any(card.identity == CHEST for card in all_cards))
        and sum(card.value for card in all_cards) == number
    )


# Reachable tables


def reached(table: Table, move: str, last: Event) -> list[Table]:
    """Every table reachable with this move and its answers, up to an event of this name. Asserts that each question on
    the way has an answer."""
    found = []
    waiting: list[tuple[State, int, tuple[RawEvent, ...]]] = [(table.state, GAME.parse_action(move), ())]
    while waiting:
        before, action, raw = waiting.pop()
        state = clone(before)
        news = reference.apply(GAME, state, action)
        raw = (*raw, *news)
        if any(event[0] == last for event in news):
            found.append(Table(state, tuple(GAME.events.describe(event) for event in raw), raw))
            continue
        answers = reference.legal(GAME, state)
        assert answers, f"{STEP_NAMES[current_step(state)]} has no answer: {position.to_json(GAME, state)}"
        waiting += [(state, answer, raw) for answer in answers]
    return found


# Random tables


def random_table(random: Random, decks: str, *, hand: int, discard: int = 0, favourites: str = "") -> Table:
    """A random table with P1 to act, with everything that copiers and squirrels depend on. Favourites are in the hand
    more often. Sometimes cards were shown, rolled, blindfolded or raised before."""
    names = decks.split()
    loved = [code for code in favourites.split() if random.random() < 0.6]
    pool = [row.code for row in TABLE if row.code[:3] in names for _ in range(row.copies)]
    for code in loved:
        pool.remove(code)
    random.shuffle(pool)

    def card() -> str:
        return "junk" if random.random() < 0.2 else pool.pop()

    def some(most: int) -> str:
        return " ".join(card() for _ in range(random.randint(0, most)))

    mine = " ".join([*loved, *(card() for _ in range(random.randint(1, hand)))][:hand])
    stall = "/".join(f"{card()} {some(min(at, 1))}" for at in range(random.randrange(8)))
    junk = " ".join(["junk"] * 12)
    table = dale(
        decks,
        P1=f"hand {mine}; deck {junk}; discard {some(discard)}; stall {stall}",
        market=" ".join(pool.pop() if random.random() < 0.7 else "-" for _ in range(5)),
        market_discard=" ".join(pool.pop() for _ in range(random.randint(0, 2))),
        seed=random.randrange(1000),
        P2=f"hand junk; discard {some(1)}",
        P3=f"hand junk; discard {some(1)}",
        P4=f"hand junk; discard {some(1)}",
    )
    while random.random() < 0.6:
        tricks = [move for move in table.legal if move.split()[0] in ("roll", "reveal") or move in SMALL_TRICKS]
        if not tricks:
            break
        table = resolve(random, moved(table, random.choice(tricks)))
    return table


SMALL_TRICKS = ("play mac5a", "play oce5b")


def resolve(random: Random, table: Table) -> Table:
    """Answer at random until the next action; guesses are wrong, and no Accordion becomes a 1."""
    while table.question != "action":
        answers = table.legal
        if table.question == "guess":
            answers = ["number 9"]
        elif table.question == "new_value":
            answers = answers[1:]
        table = moved(table, random.choice(answers))
    return table


def moved(table: Table, move: str) -> Table:
    """The table after a move, without the checks of `Table.play`."""
    state = clone(table.state)
    reference.play(GAME, state, GAME.parse_action(move))
    return Table(state)
