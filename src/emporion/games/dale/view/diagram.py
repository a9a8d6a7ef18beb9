"""The state as lines of plain text, nothing concealed, for playthroughs and debugging."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import STEP_NAMES, current_step
from emporion.games.dale.rules.cards import CODES
from emporion.games.dale.rules.decisions import actor
from emporion.games.dale.rules.state import MARKET, SLOTS, TALLY, Stall, State
from emporion.games.dale.view.view import in_order, view_open_card
from emporion.kernel.seats import SEAT_NAMES


def diagram(s: State) -> list[str]:
    decider = SEAT_NAMES[max(actor(s), 0)]
    step = STEP_NAMES[current_step(s)].replace("_", " ")
    lines = [f"Turn {s.turn}: {decider} decides: {step}" if not s.over else f"The game is over after {s.turn} turns"]
    pile = s.piles[MARKET]
    slots = " | ".join(f"+{slot} {CODES[s.market[slot] - 1] if s.market[slot] else '-'}" for slot in range(SLOTS))
    lines.append(f"  market   {slots}")
    lines.append(f"  deck     {pile.deck_size} cards; discards {in_order(pile.discard, pile.discard_size) or '-'}")
    if s.in_play:
        lines.append(f"  in play  {CODES[s.in_play - 1]} as {CODES[s.in_play_as - 1]}")
    for title, cards, size in (("laid", s.laid, s.laid_size), ("looks at", s.looked, s.looked_size)):
        if size:
            lines.append(f"  {title:8} {in_order(cards, size)}")
    lines += [seat_line(s, seat) for seat in range(s.players)]
    return lines


def seat_line(s: State, seat: int) -> str:
    place, pile = s.seats[seat], s.piles[seat]
    stall = " / ".join(Stall().encode(place.stall))
    parts = [f"hand {in_order(place.hand, place.hand_size) or '-'}"]
    if seat == s.active and s.open_size:
        shown = (view_open_card(s, at) for at in range(s.open_size))
        parts.append("open " + " ".join(f"{card.card}={card.identity}:{card.value}" for card in shown))
    parts.append(f"deck {TALLY.encode(pile.deck) or '-'}")
    if pile.top_size:
        parts.append(f"under {in_order(pile.top, pile.top_size)}")
    parts += [f"discards {in_order(pile.discard, pile.discard_size) or '-'}", f"stall {stall or '-'}"]
    return f"  {SEAT_NAMES[seat]}       {' | '.join(parts)}"
