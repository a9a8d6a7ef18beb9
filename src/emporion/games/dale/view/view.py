"""Views: a state as one seat sees it, as a spectator sees it, or with everything open.

Views are made from concealed states, field by field (a whitelist), so they cannot hold hidden information.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import get_args

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from emporion.games.dale.notation.action_notation import REFERENCES
from emporion.games.dale.rules import actions
from emporion.games.dale.rules.abilities import add_abilities
from emporion.games.dale.rules.actions import LONGEST_LEGAL, TOP_OF_MARKET
from emporion.games.dale.rules.agenda import STEP_NAMES, Step, current_step, waiting_step
from emporion.games.dale.rules.building import laid_sum
from emporion.games.dale.rules.cards import CARD_OR_NONE, CODES, JUNK, VALUE, Deck
from emporion.games.dale.rules.chameleons import base_as, identities, identity_kind
from emporion.games.dale.rules.decisions import actor, result
from emporion.games.dale.rules.hand_values import cache_identities, cache_values
from emporion.games.dale.rules.hands import card_at, cards_in_hand, is_first, is_settled, kind_of
from emporion.games.dale.rules.legal import legal_actions, legal_between_actions
from emporion.games.dale.rules.pandas import essential_purchase, is_thrown
from emporion.games.dale.rules.payments import card_for_sale, price, price_with_surcharge, purse, surcharge
from emporion.games.dale.rules.questions import in_game, order_matters
from emporion.games.dale.rules.stacks import can_build
from emporion.games.dale.rules.state import MARKET, STACKS, TALLY, Piles, Stall, State
from emporion.games.dale.rules.workspace import Workspace
from emporion.games.dale.view.forced import view_forced
from emporion.games.dale.view.purpose import action_in_progress, purpose
from emporion.games.dale.view.structs import (
    DECK_NAMES,
    ActionName,
    DaleSeat,
    DaleView,
    DeckName,
    LaidCard,
    MarkName,
    Model,
    Offer,
    OpenCard,
    QuestionName,
    Sum,
)
from emporion.kernel.bits import lowest_bit
from emporion.kernel.seats import NOBODY, SEAT_NAMES
from emporion.kernel.view import common_fields

UNKNOWN = "?"
NAMES = (UNKNOWN, *CODES)  # by kind
MARK_NAMES: tuple[MarkName, ...] = get_args(MarkName)
QUESTION_NAMES: tuple[QuestionName, ...] = get_args(QuestionName)


def view(s: State, seat: int, remembered: bool) -> DaleView:
    """The view of `seat` on a state that was concealed for it.

    Discard piles are public. `remembered` adds the cards in other hands that a perfect memory knows. Seat NOBODY with
    `remembered` is the open view of a state that is not concealed; without it, the view of a spectator.
    """
    return seat_view(public_view(s), s, seat, remembered)


def public_view(s: State) -> DaleView:
    """What everybody sees."""
    question, pile, ranks = current_step(s), s.piles[MARKET], final_ranks(s)
    return DaleView(
        **common_fields(s, NOBODY, False, actor(s)),
        decks=decks_in_game(s.decks),
        order_matters=order_matters(s, s.active),
        question=QUESTION_NAMES[question],
        purpose=purpose(s),
        agenda=tuple([STEP_NAMES[step] for step in s.steps[: s.depth]]),
        action=action_in_progress(s),
        active=SEAT_NAMES[s.active],
        target=SEAT_NAMES[s.target],
        market=tuple([offer(card, slot) if card else None for slot, card in enumerate(s.market)]),
        market_deck_size=pile.deck_size,
        market_discard=in_order(pile.discard, pile.discard_size),
        discard_offer=offer(card_for_sale(s, TOP_OF_MARKET), TOP_OF_MARKET) if pile.discard_size else UNSET,
        junk=s.junk,
        in_play=CARD_OR_NONE.encode(s.in_play),
        in_play_as=CARD_OR_NONE.encode(s.in_play_as),
        flashy=s.flashy,
        open=tuple([view_open_card(s, place) for place in range(s.open_size)]),
        laid=tuple([view_laid_card(s, place) for place in range(s.laid_size) if not is_thrown(s, place)]),
        sum=view_sum(s),
        looked=in_order(s.looked, s.looked_size),
        seats=tuple([view_seat(s, other, ranks) for other in range(s.players)]),
        price=price(s) if is_paying(s) else UNSET,
        asked=asked_card(s),
        junk_left=essential_purchase(s) if question == Step.JUNK_AWAY else UNSET,
    )


def seat_view(public: DaleView, s: State, seat: int, remembered: bool = False) -> DaleView:
    """Add to what everybody sees what `seat` sees."""
    seen = public
    if seat != NOBODY:
        seats = [show_hand(s, place) if place.seat == SEAT_NAMES[seat] else place for place in seen.seats]
        looked, asked = in_order(s.looked, s.looked_size), asked_card(s)
        seen = replace(seen, seat=SEAT_NAMES[seat], seats=tuple(seats), looked=looked, asked=asked)
    if seat == s.active or (seat == NOBODY and remembered):
        seen = replace(
            seen,
            purse=view_purse(s),
            can_build=view_can_build(s),
            can_do=view_can_do(s),
            usable=view_usable(s),
            copies=view_copies(s) if in_game(s, Deck.CHAMELEONS) and not s.over else UNSET,
            forced=view_forced(s),
            hidden=CODES[kind_of(s, s.hidden) - 1] if s.hidden else UNSET,
        )
    return add_memory(seen, s) if remembered else seen


def add_memory(seen: DaleView, s: State) -> DaleView:
    """Add all that a perfect memory knows."""
    return replace(
        seen,
        remembered=True,
        seats=tuple([show_hand(s, place) for place in seen.seats]),
        counted={name: TALLY.encode(pile.counted) for name, pile in named_piles(s)},
        before={name: TALLY.encode(pile.before) for name, pile in named_piles(s)},
        loose=TALLY.encode(s.loose),
        unknown=TALLY.encode(s.unknown),
    )


def in_order(cards: Sequence[int], size: int) -> str:
    """Card codes in order; concealed cards are question marks."""
    return " ".join([NAMES[kind] for kind in cards[:size]])


@cache
def decks_in_game(decks: int) -> tuple[DeckName, ...]:
    return tuple(name for deck, name in enumerate(DECK_NAMES) if decks >> deck & 1)


def named_piles(s: State) -> Iterator[tuple[str, Piles]]:
    """The players' piles and the market's, by owner."""
    return zip((*SEAT_NAMES[: s.players], "market"), (*s.piles[: s.players], s.piles[MARKET]), strict=True)


@cache
def offer(card: int, what: int) -> Offer:
    """A card in a slot of the market, or on top of its discard pile."""
    return Offer(
        card=CODES[card - 1], price=price_with_surcharge(card, what), value=VALUE[card], surcharge=surcharge(what)
    )


def view_open_card(s: State, place: int) -> OpenCard:
    return OpenCard(
        card=CODES[s.open[place] - 1],
        identity=CODES[s.open_as[place] - 1],
        value=s.open_base[place] + s.flashy,
        marks=tuple(name for bit, name in enumerate(MARK_NAMES) if s.open_marks[place] >> bit & 1),
        undecided=not is_settled(s, JUNK + 1 + place),
    )


def view_laid_card(s: State, place: int) -> LaidCard:
    reference = s.laid_from[place]
    return LaidCard(
        card=CODES[s.laid[place] - 1],
        identity=CODES[s.laid_as[place] - 1],
        value=s.laid_value[place],
        source=REFERENCES[reference - 1] if reference <= len(REFERENCES) else "discard",
    )


def view_sum(s: State) -> Sum | UnsetType:
    """The sum of the cards laid down, and its goal."""
    total = laid_sum(s)
    if is_paying(s):
        return Sum(purpose="payment", goal=price(s), total=total, missing=max(0, price(s) - total))
    if waiting_step(s) in (Step.USE_IN_STACK, Step.LAY_IN_STACK, Step.LAY_WITH_VALUE):
        goal = s.seats[s.active].stacks + 1
        return Sum(purpose="stack", goal=goal, total=total, missing=goal - total)
    return UNSET


def is_paying(s: State) -> bool:
    """Whether a card is being bought, and not taken yet."""
    return waiting_step(s) in (Step.USE_TO_PAY, Step.LAY_TO_PAY)


def asked_card(s: State) -> str | UnsetType:
    """The card whose identity or value is asked."""
    return CODES[kind_of(s, s.binding) - 1] if s.binding else UNSET


def view_purse(s: State) -> int:
    workspace = Workspace()
    cache_values(s, workspace)
    return purse(s, workspace)


def view_can_build(s: State) -> bool | UnsetType:
    if current_step(s) != Step.ACTION or s.over:
        return UNSET
    workspace = Workspace()
    cache_identities(s, workspace)
    return bool(can_build(s, workspace))


def view_can_do(s: State) -> tuple[ActionName, ...] | UnsetType:
    """The actions that a legal choice begins, the one that needs only a card in the hand last."""
    if current_step(s) != Step.ACTION or s.over:
        return UNSET
    legal = [0] * (LONGEST_LEGAL + 1)
    found = legal[: legal_actions(s, Workspace(), legal)]
    possible: dict[ActionName, bool] = {
        "technique": any(actions.PLAY < action <= actions.ROLL for action in found),
        "stall": actions.BUILD in found,
        "market": any(action < actions.BUILD for action in found),
        "inventory": actions.TIDY in found,
    }
    return tuple(name for name, is_possible in possible.items() if is_possible)


def view_usable(s: State) -> str | UnsetType:
    """The cards that an answer would use, other than to go on or to do an action."""
    question = current_step(s)
    answers = [0] * (LONGEST_LEGAL + 1)
    if question == Step.ACTION and not s.over:
        count = add_abilities(s, answers, 0, True)
    elif question in (Step.BEFORE_DELIVERY, Step.END_OF_TURN, Step.MORE_COOKIES):
        count = legal_between_actions(s, Workspace(), answers, question)
    else:
        return UNSET
    first = actions.CARD if question == Step.MORE_COOKIES else actions.ROLL
    references = [(action - first - 1) % actions.REFERENCES + 1 for action in answers[:count] if action > first]
    return " ".join(CODES[kind_of(s, each) - 1] for each in dict.fromkeys(references))


def view_copies(s: State) -> dict[str, tuple[Model, ...]]:
    """What the undecided copiers in the active player's hand can become."""
    references = [card_at(s, place) for place in range(cards_in_hand(s, s.active)) if is_first(s, place)]
    return {REFERENCES[each - 1]: view_models(s, each) for each in references if not is_settled(s, each)}


def view_models(s: State, reference: int) -> tuple[Model, ...]:
    """What a copier can become."""
    models, may_be = [], identities(s, reference)
    while may_be > 0:
        identity = lowest_bit(may_be)
        may_be &= may_be - 1
        card, value = CODES[identity_kind(s, identity) - 1], base_as(s, reference, identity) + s.flashy
        models.append(Model(reference=REFERENCES[identity - 1], card=card, value=value))
    return tuple(models)


def view_seat(s: State, seat: int, ranks: Sequence[int]) -> DaleSeat:
    """What everybody sees of a seat."""
    place, pile = s.seats[seat], s.piles[seat]
    return DaleSeat(  # in the order of the struct
        SEAT_NAMES[seat],
        cards_in_hand(s, seat),
        pile.deck_size + pile.top_size,
        in_order(pile.discard, pile.discard_size),
        Stall().encode(place.stall),
        place.stacks,
        place.stacks + 1 if place.stacks < STACKS else 0,
        UNSET,
        UNSET,
        ranks[seat] if ranks else UNSET,
    )


def show_hand(s: State, seen: DaleSeat) -> DaleSeat:
    """Add the hand and the top of the deck, as far as they are known."""
    seat = SEAT_NAMES.index(seen.seat)
    place, pile = s.seats[seat], s.piles[seat]
    return replace(seen, hand=in_order(place.hand, place.hand_size), deck_top=in_order(pile.top, pile.top_size))


def final_ranks(s: State) -> list[int]:
    """The ranks after the end; empty before."""
    ranks = [0] * s.players if s.over else []
    if ranks:
        result(s, [0] * s.players, ranks)
    return ranks
