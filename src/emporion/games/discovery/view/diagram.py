"""The table as lines of plain text with everything open, for playthroughs and debugging."""

from __future__ import annotations

from emporion.games.discovery.rules.card_sets import (
    EXPLORER,
    EXPLORERS,
)
from emporion.games.discovery.rules.cards import (
    CONTRACT_NAMES,
    SHIP_NAMES,
)
from emporion.games.discovery.rules.codecs import ExpeditionsCodec, RunningContractsCodec
from emporion.games.discovery.rules.state import CONTRACT_TALLY, SHIP_TALLY, State, Step
from emporion.kernel.codec import names_of
from emporion.kernel.seats import SEAT_NAMES


def diagram(s: State) -> list[str]:
    question = names_of(Step).names[s.step].replace("_", " ")
    over = s.step == Step.OVER
    lines = [f"The game is over after {s.turn} turns" if over else f"Turn {s.turn}: {SEAT_NAMES[s.active]}: {question}"]
    for title, row in (("filling", s.filling_row), ("purchase", s.purchase_row)):
        lines.append(f"  {title:9} {' '.join(SHIP_NAMES[ship - 1] if ship else '--' for ship in row)}")
    lines.append(f"  piles     {' '.join(map(str, s.piles))}")
    lines.append(f"  contracts {' '.join(CONTRACT_NAMES[each - 1] if each else '--' for each in s.display)}")
    for expedition, sailing in enumerate(ExpeditionsCodec().encode(s.expeditions)):
        if sailing:
            lines.append(f"  {EXPLORERS[s.options.cards[EXPLORER + expedition]]:10} {sailing}")
    for number, place in enumerate(s.seats[: s.players]):
        running = "; ".join(text for text in RunningContractsCodec().encode(place.running) if text)
        lines.append(
            f"  {SEAT_NAMES[number]}        {place.points} points | {place.coins} coins | "
            f"idle {SHIP_TALLY.encode(place.idle) or '-'} | hand {CONTRACT_TALLY.encode(place.hand) or '-'} | "
            f"contracts {place.completed}{f', running {running}' if running else ''}"
        )
    return lines
