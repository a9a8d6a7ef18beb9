"""The technique action (2.4 b). Each card's functions are in the file of its deck."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, do
from emporion.games.dale.rules.cards import NO_CARD, PLUS, TABLE, Type
from emporion.games.dale.rules.chameleons import identity_kind, show_model
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import remove_from_hand
from emporion.games.dale.rules.piles import discard
from emporion.games.dale.rules.state import State
from emporion.kernel.seats import EVERYONE
from emporion.kernel.trace import trace

FIRST_STEP = (
    0,
    *(int(Step[row.name.upper().replace(" ", "_")]) if row.type == Type.TECHNIQUE else 0 for row in TABLE),
    0,
)
"""With which step a technique begins, by kind: the one with its name."""


def play_technique(s: State) -> None:
    """The card in `binding` leaves the hand, with the chosen identity, and is resolved."""
    show_model(s, s.binding, s.chosen)
    s.in_play_as = identity_kind(s, s.chosen)
    s.in_play = remove_from_hand(s, s.binding, EVERYONE)
    trace(Event.PLAYS, s.active, s.in_play, s.in_play_as)
    do(s, Step.END_TECHNIQUE)
    do(s, FIRST_STEP[s.in_play_as])


def end_technique(s: State) -> None:
    """Discard the card, and act again if it has a plus."""
    if s.in_play != NO_CARD:  # Acorn and Gift Voucher have moved elsewhere
        discard(s, s.active, s.in_play)
    if PLUS[s.in_play_as]:
        do(s, Step.ACTION)
    s.in_play = NO_CARD
    s.in_play_as = NO_CARD


def techniques(s: State, step: int) -> None:
    """Run a step that all techniques share."""
    if step == Step.PLAY_TECHNIQUE:
        play_technique(s)
    else:
        end_technique(s)
