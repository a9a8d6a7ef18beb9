"""Positions: the defaults of missing fields, and the checks for impossible positions.

Where cards lie is checked here; open and looked-at cards in `position_open_cards.py`; in `position_replay.py` that play
leads to the open steps.
"""

from __future__ import annotations

from typing import Any

from emporion.games.dale.knowledge.hidden_information import hides_binding, owner_of_looked_cards
from emporion.games.dale.notation.position_open_cards import exists, looked_problems, open_problems
from emporion.games.dale.notation.position_replay import end_problems, replay_problems
from emporion.games.dale.rules.agenda import Step, do, waiting_step
from emporion.games.dale.rules.cards import CODES, COPIERS, COPIES, DECK, DECKS, JUNK, KINDS, VALUE, Deck
from emporion.games.dale.rules.hands import OUTSIDE_HAND, show_in_hand
from emporion.games.dale.rules.options import RANDOM
from emporion.games.dale.rules.pandas import is_thrown
from emporion.games.dale.rules.questions import in_game
from emporion.games.dale.rules.setup import deck_count
from emporion.games.dale.rules.state import FROM_DECK, MARKET, MOST_JUNK, SETTLED, STACKS, State, first_cell
from emporion.kernel.codec import names_of
from emporion.kernel.seats import EVERYONE, SEAT_NAMES


def complete(s: State, given: frozenset[str]) -> None:
    """Fill in the fields that a position may leave out. Sizes are counted. Steps: the question for an action, unless
    the game is over. Decks: those of the options, or else those of the cards present. Knowledge: players know their own
    cards, and everyone knows the card in question. Box and market deck: the cards that are nowhere else.
    `loose`: every hidden card is counted as from the deck of its place."""
    count_sizes(s)
    if "steps" not in given and not s.over:
        for step in (Step.END_TURN, Step.DELIVERY, Step.ACTION):
            do(s, step)
    lying = cards_by_kind(s)
    if "decks" not in given:
        s.decks = s.options.decks or guessed_decks(s, lying)
    for seat in range(s.players):
        fill_in_knowledge(s, seat)
    fill_in_open_cards(s)
    if s.binding and not hides_binding(s):
        show_in_hand(s, s.active, s.binding, 1)
    put_rest_away(s, lying, box_given="box" in given, deck_given="piles.market.deck" in given)
    s.junk = lying[JUNK]
    if "loose" not in given:
        for pile, cards in zip(s.piles, hidden_cards(s), strict=True):
            pile.counted, pile.before = cards, [0] * KINDS
    for pile in s.piles:
        pile.counted_size = sum(pile.counted)


def put_rest_away(s: State, lying: list[int], box_given: bool, deck_given: bool) -> None:
    """Missing cards go where the position leaves room: to the box or to the market deck, whichever is left out; if both
    are, cards of value 1 to the box, as at the start (2.2), and others to the market deck."""
    pile = s.piles[MARKET]
    for kind in range(1, JUNK):
        if s.decks >> DECK[kind] & 1:
            missing = max(0, COPIES[kind] - lying[kind] - s.box[kind])
            if deck_given:
                boxed = missing
            else:
                boxed = 0 if box_given or VALUE[kind] > 1 else min(missing, COPIES[kind] - s.players)
                pile.deck[kind] += missing - boxed
            s.box[kind] += 0 if box_given else boxed
    pile.deck_size = sum(pile.deck)


def count_sizes(s: State) -> None:
    for seat in s.seats:
        seat.hand_size = sum(kind > 0 for kind in seat.hand)
        seat.stacks = sum(seat.stall[first_cell(number)] > 0 for number in range(1, STACKS + 1))
    for pile in s.piles:
        pile.deck_size = sum(pile.deck)
        pile.top_size = sum(kind > 0 for kind in pile.top)
        pile.discard_size = sum(kind > 0 for kind in pile.discard)
    s.looked_size = sum(kind > 0 for kind in s.looked)
    s.open_size = sum(kind > 0 for kind in s.open)
    s.laid_size = sum(kind > 0 for kind in s.laid)


def fill_in_knowledge(s: State, seat: int) -> None:
    """Sort a hand by kind. A card without knowledge is known to its owner."""
    me, pile = s.seats[seat], s.piles[seat]
    order = sorted(range(len(me.hand)), key=lambda at: me.hand[at] or KINDS)
    me.hand, me.hand_known = [me.hand[at] for at in order], [me.hand_known[at] for at in order]
    for size, known in ((me.hand_size, me.hand_known), (pile.top_size, pile.top_known)):
        for at in range(size):
            known[at] = known[at] or 1 << seat


def fill_in_open_cards(s: State) -> None:
    """An open card without an identity is itself; the active player sees the looked-at cards."""
    for at in range(s.open_size):
        if not s.open_as[at]:
            s.open_as[at] = s.open[at]
            s.open_base[at] = s.open_base[at] or VALUE[s.open[at]]
            s.open_marks[at] |= SETTLED
    for at in range(s.looked_size):
        s.looked_known[at] = s.looked_known[at] or 1 << s.active | FROM_DECK


def hidden_cards(s: State) -> list[list[int]]:
    """The cards whose place is not known to everyone, by the owner of the place and by kind."""
    hidden = [list(pile.deck) for pile in s.piles]
    for owner, pile in enumerate(s.piles):
        for kind, known in zip(pile.top, pile.top_known, strict=True):
            hidden[owner][kind] += known != EVERYONE
    for owner, place in enumerate(s.seats):
        for kind, known in zip(place.hand, place.hand_known, strict=True):
            hidden[owner][kind] += known != EVERYONE
    for kind in s.looked:
        hidden[owner_of_looked_cards(s)][kind] += 1
    for cards in hidden:
        cards[0] = 0
    return hidden


def cards_by_kind(s: State) -> list[int]:
    """The number of cards in play by kind, in all places."""
    lying = [0] * KINDS
    for seat in s.seats[: s.players]:
        for kind in (*seat.hand, *seat.stall):
            lying[kind] += 1
    for pile in s.piles:
        for kind in (*pile.top, *pile.discard):
            lying[kind] += 1
        for kind, count in enumerate(pile.deck):
            lying[kind] += count
    for kind in (*s.market, *s.looked, s.in_play):
        lying[kind] += 1
    thrown = [reference for place, reference in enumerate(s.laid_from) if is_thrown(s, place)]
    for place, kind in enumerate(s.open):
        lying[kind] += JUNK + 1 + place not in thrown  # it leaves the row when the purchase is done
    for place, (kind, reference) in enumerate(zip(s.laid, s.laid_from, strict=True)):
        lying[kind] += reference <= JUNK and not is_thrown(s, place)  # the others are counted where they came from
    if waiting_step(s) == Step.CHARM_BUILDS and 0 < s.binding - OUTSIDE_HAND <= JUNK:
        lying[s.binding - OUTSIDE_HAND] += 1  # the card that Charm turned up is nowhere else
    lying[0] = 0
    return lying


def guessed_decks(s: State, lying: list[int]) -> int:
    """The decks of the cards present, filled up with the first other decks."""
    decks = 0
    for kind in range(1, JUNK):
        decks |= (lying[kind] + s.box[kind] > 0) << DECK[kind]
    for deck in range(DECKS):
        if decks.bit_count() < deck_count(s.players):
            decks |= 1 << deck
    return decks


def option_problems(s: State) -> list[str]:
    """Whether the options name the right number of decks."""
    chosen = s.options.decks.bit_count()
    if chosen and chosen != deck_count(s.players):
        return [f"options.decks: {s.players} players need {deck_count(s.players)} decks, found {chosen}"]
    return []


def problems(s: State) -> list[str]:
    """Why a position is impossible; each line names a field. Each check relies on the checks before it."""
    checks = [option_problems, table_problems, row_problems, card_problems, knowledge_problems, open_problems]
    checks += [in_play_problems, looked_problems, winner_problems if s.over else replay_problems]
    for check in checks:
        if found := check(s):
            return found
    return []


def table_problems(s: State) -> list[str]:
    """Checks decks, seats, Flashy Shows and the number of stacks."""
    found = []
    if s.decks.bit_count() != deck_count(s.players):
        found.append(f"decks: {s.players} players need {deck_count(s.players)} decks, found {s.decks.bit_count()}")
    elif s.options.decks not in (RANDOM, s.decks):
        found.append("decks: expected the decks of the options")
    for name in ("active", "target"):
        if getattr(s, name) >= s.players:
            found.append(f"{name}: {SEAT_NAMES[getattr(s, name)]} does not play, there are {s.players} players")
    if s.flashy and not in_game(s, Deck.MACAWS):
        found.append(f"flashy: expected 0, since Flashy Show is not in the game, found {s.flashy}")
    for seat, place in enumerate(s.seats[: s.players]):
        if place.stacks == STACKS and not s.over:
            found.append(f"over: {SEAT_NAMES[seat]} has built {STACKS} stacks, so over is 1")
    return found


def row_problems(s: State) -> list[str]:
    """Rows of card attributes that are longer than their row of cards."""
    rows: list[tuple[str, Any, str]] = [("looked", s, "looked"), ("open", s, "open"), ("laid", s, "laid")]
    rows += [(f"seats[{seat}].hand", place, "hand") for seat, place in enumerate(s.seats[: s.players])]
    rows += [(f"piles.{name}.top", pile, "top") for name, pile in zip((*SEAT_NAMES, "market"), s.piles, strict=True)]
    found = []
    for path, record, name in rows:
        cards = getattr(record, f"{name}_size")
        for about in ("known", "as", "base", "value", "marks"):
            if any(getattr(record, f"{name}_{about}", ())[cards:]):
                found.append(f"{path}_{about}: more entries than there are cards, which are {cards}")
    return found


def card_problems(s: State) -> list[str]:
    """Cards in impossible places, too many cards, and missing cards."""
    pile = s.piles[MARKET]
    found = [
        f"{name}: junk is never there, it returns to the junk pile"
        for name, cards in (
            ("market", s.market.count(JUNK)),
            ("piles.market.deck", pile.deck[JUNK]),
            ("piles.market.discard", pile.discard.count(JUNK)),
            ("box", s.box[JUNK]),
        )
        if cards
    ]
    if pile.top_size:
        found.append("piles.market.top: no card effect puts cards on top of the market deck")
    lying = [count + boxed for count, boxed in zip(cards_by_kind(s), s.box, strict=True)]
    for kind in range(1, JUNK):
        copies = COPIES[kind] if s.decks >> DECK[kind] & 1 else 0
        if lying[kind] and not copies:
            deck = names_of(Deck).names[DECK[kind]]
            found.append(f"cards: {CODES[kind - 1]} is on the table, but {deck} are not among the decks")
        elif lying[kind] > copies:
            found.append(f"cards: {lying[kind]} cards {CODES[kind - 1]} lie on the table, there are {copies}")
        if lying[kind] < copies:
            found.append(
                f"cards: {copies - lying[kind]} of the {copies} cards {CODES[kind - 1]} lie nowhere "
                "(leave out box or the market deck to put them there)"
            )
    if lying[JUNK] > MOST_JUNK:
        found.append(f"cards: {lying[JUNK]} junk cards lie on the table, there can be {MOST_JUNK}")
    return found


def knowledge_problems(s: State) -> list[str]:
    """Whether players know their own hands, and every hidden card is counted once."""
    found = [
        f"seats[{seat}].hand_known[{at}]: players know their own cards"
        for seat, place in enumerate(s.seats[: s.players])
        for at in range(place.hand_size)
        if not place.hand_known[at] >> seat & 1
    ]
    hidden = [sum(each) for each in zip(*hidden_cards(s), strict=True)]
    tallies = [tally for pile in s.piles for tally in (pile.counted, pile.before)]
    for kind, counted in enumerate(zip(s.loose, *tallies, strict=True)):
        if sum(counted) != hidden[kind]:
            found.append(
                f"loose: {sum(counted)} hidden cards {CODES[kind - 1]} are counted, there are {hidden[kind]} "
                "(leave out loose, and all cards are counted again)"
            )
    return found


def in_play_problems(s: State) -> list[str]:
    """Whether the card in play has the identity given, or is a copier of it."""
    copied = COPIERS >> s.in_play & 1 and exists(s, s.in_play_as)
    if s.in_play == s.in_play_as or (s.in_play and copied):
        return []
    expected, found = (CODES[kind - 1] if kind else "none" for kind in (s.in_play_as, s.in_play))
    return [f"in_play: expected {expected} or a copier of it, found {found}"]


def winner_problems(s: State) -> list[str]:
    """At the end only the active player has eight stacks."""
    found = [
        f"seats[{seat}].stall: {STACKS} stacks, and only in front of the active player, end the game; "
        f"{SEAT_NAMES[seat]} has {place.stacks}"
        for seat, place in enumerate(s.seats[: s.players])
        if (place.stacks == STACKS) != (seat == s.active)
    ]
    return found or end_problems(s)
