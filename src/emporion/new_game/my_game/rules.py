"""The rules: plain functions over the state (`emporion.kernel.contract` says what they may use)."""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.kernel.chance import pick_card
from emporion.kernel.ranking import rank_scores
from emporion.kernel.seats import NOBODY
from emporion.kernel.trace import trace
from emporion.kernel.workspace import NoWorkspace

from .state import CARDS, NO_CARD, Event, State

DEAL = 0  # the purpose of chance
OVER, RUNNING = 0, -1


def setup(s: State) -> None:
    """Deal the cards; the first seat begins."""
    for card in range(CARDS):
        s.pile[card] = 1
    left = CARDS
    for seat in range(s.players):
        s.seats[seat].played = NO_CARD
        for _ in range(s.options.hand_size):
            card = pick_card(s.chance, DEAL, s.pile, left)
            left -= 1
            s.pile[card] -= 1
            s.seats[seat].hand[card] += 1
            s.seats[seat].size += 1
            s.reveals += 1
            trace(Event.DEALT, seat, card, 1 << seat)
    begin_turn(s, 0)


def begin_turn(s: State, seat: int) -> None:
    s.actor = seat
    s.turn += 1
    trace(Event.TURN, seat)


def actor(s: State) -> int:
    """The seat to act, or NOBODY when the game is over."""
    return s.actor


def legal(s: State, workspace: NoWorkspace, out: MutableSequence[int]) -> int:
    """Any card in hand."""
    count = 0
    for card in range(CARDS):
        out[count] = card
        count += s.seats[s.actor].hand[card] > 0
    return count


def apply(s: State, action: int) -> None:
    """Play a card; after the last one of a round, its winner begins the next round."""
    me = s.seats[s.actor]
    me.hand[action] -= 1
    me.size -= 1
    me.played = action
    trace(Event.PLAYS, s.actor, action)
    following = (s.actor + 1) % s.players
    if s.seats[following].played == NO_CARD:
        begin_turn(s, following)
    else:
        end_round(s)


def end_round(s: State) -> None:
    """The highest card scores a point."""
    winner = 0
    for seat in range(1, s.players):
        if s.seats[seat].played > s.seats[winner].played:
            winner = seat
    s.seats[winner].points += 1
    trace(Event.WINS_ROUND_WITH, winner, s.seats[winner].played)
    for seat in range(s.players):
        s.seats[seat].played = NO_CARD
    if s.seats[winner].size == 0:
        s.actor = NOBODY
    else:
        begin_turn(s, winner)


def result(s: State, scores: MutableSequence[int], ranks: MutableSequence[int]) -> int:
    """Points, and ranks from 1; equal points share a rank."""
    for seat in range(s.players):
        scores[seat] = s.seats[seat].points
    rank_scores(scores, ranks, s.players)
    return OVER if s.actor == NOBODY else RUNNING
