"""A short game of Traders of Carthage, played by two simple merchants and explained on the way."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from emporion.games.carthage import GAME, actions
from emporion.games.carthage.cards import COLOURS, KINDS, VALUE, colour_of
from emporion.games.carthage.market import price
from emporion.games.carthage.raid import unstored
from emporion.games.carthage.rows import farm_row, market_row
from emporion.games.carthage.state import CARDS, Phase, State
from emporion.games.carthage.view import SPACES, ships_on, tokens
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed

STYLES = {"R": "white on red3", "B": "white on blue3", "Y": "black on gold1", "G": "white on green4"}
NAMES = {"P1": "Ada", "P2": "Hanno"}

LESSONS = {
    "hand_card": "Everyone draws cards, for all to see, until they are worth 8 or more: this is money. "
    "Afterwards hands are secret.",
    "token": "A token raises the price of its colour by one. Whoever collects enough of them ends the game: "
    "three in this short one, eight in the real game.",
    "takes": "TAKE: one card of the Market goes into the hand, as money. The gap stays open, so the rest gets cheaper.",
    "reserves": "RESERVE: only the owner of the marker may now take or buy that card.",
    "buys": "BUY: everything in the Market that others have not reserved, for cards of at least that value. No change!",
    "ship_sails": "Ships of the bought colours sail one space, or two for two and more cards.",
    "refill": "After a purchase the Farm moves to the Market, two cards join it, and three new ones make the Farm.",
    "payday": "A ship is in Carthage: payday! Everybody sells that colour. "
    "(Best card + own tokens) x cards, a point for each started five.",
    "pirates": "Ships in pirate waters are raided at every payday. Cards from the hand can store goods: "
    "a 2 saves two, a 3 saves one.",
    "reshuffle": "The draw pile was empty: the discards are shuffled.",
}


def demonstrate(console: Console, seed: int, pause: float) -> None:
    """Play and explain one short game."""
    state, events = reference.start(GAME, 2, {"end_tokens": 3}, key_from_seed(seed))
    console.print("[bold]Traders of Carthage[/], a short game of two merchants\n")
    lessons = dict(LESSONS)
    tell(console, events, lessons)
    turn = -1
    while reference.actor(GAME, state) >= 0:
        if state.phase == Phase.ACTION and state.turn != turn:
            turn = state.turn
            draw_table(console, state)
        tell(console, reference.play(GAME, state, choose(state)), lessons)
        if pause and state.phase == Phase.ACTION:
            time.sleep(pause)
    draw_table(console, state)
    scores, ranks, _ = reference.result(GAME, state)
    winners = [name for name, rank in zip(NAMES.values(), ranks, strict=True) if rank == 1]
    if len(winners) > 1:
        console.print(f"\n[bold]{' and '.join(winners)}[/] share the victory with {max(scores)} points each.")
    else:
        tie = ", having more tokens" if scores[0] == scores[1] else ""
        console.print(f"\n[bold]{winners[0]}[/] wins with {max(scores)} to {min(scores)} points{tie}.")
    console.print(
        "[dim]The rules in full: docs/games/carthage.md. Positions to try: emporion position new carthage.[/]"
    )


def choose(s: State) -> int:
    """What a simple merchant does: buy when it can be paid, save goods, otherwise take the dearest card."""
    legal = reference.legal(GAME, s)
    me = s.seats[s.actor]
    if s.phase == Phase.TOKEN:
        return actions.TOKEN + max(range(COLOURS), key=lambda colour: sum(market_row.cards(s)[colour::COLOURS]))
    if s.phase == Phase.PROTECT:
        return legal[0] if unstored(s, s.actor, s.colour) > 1 else legal[-1]
    if actions.BUY in legal and price(s, s.actor) <= sum(me.hand[kind] * VALUE[kind] for kind in range(KINDS)) - 2:
        return actions.BUY
    takes = [action for action in legal if actions.TAKE <= action < actions.TAKE_RESERVED]
    reserves = [action for action in legal if actions.RESERVE_MARKET <= action < actions.RESERVE_MARKET + COLOURS]
    wanted = [a for a in reserves if me.tokens[colour_of(a - actions.RESERVE_MARKET)] > 0]
    return (wanted or takes or legal)[0]


def tell(console: Console, events: list[Any], lessons: dict[str, str]) -> None:
    """Say what happened; the first time something happens, say why."""
    for raw in events:
        event = GAME.events.describe(raw)
        sentence = narrate(event)
        if sentence:
            console.print(Padding(sentence, (0, 0, 0, 2)))
        if lesson := lessons.pop(event["event"], None):
            console.print(Padding(f"[dim italic]{lesson}[/]", (0, 0, 0, 4)))


def narrate(event: dict[str, Any]) -> Text | None:
    """One event as a sentence; the small ones stay unsaid."""
    who, card = NAMES.get(event.get("seat", ""), ""), event.get("card")
    colour, count = event.get("colour"), event.get("count", 1)
    match event["event"]:
        case "hand_card":
            return Text(f"{who} draws ").append_text(face(card))
        case "starts":
            return Text(f"{who} has the smaller hand ({event['sum']} in {event['cards']} cards) and starts.")
        case "token":
            return Text(f"{who} gets a {colour} token.")
        case "takes":
            return Text(f"{who} takes ").append_text(face(card)).append(" as money")
        case "reserves":
            return Text(f"{who} reserves ").append_text(face(card)).append(f" in the {event['row'].title()}")
        case "buys":
            return Text(f"{who} buys the Market: {many(event['cards'], 'card')} for {event['price']}")
        case "pays":
            return Text(f"{who} pays ").append_text(face(card))
        case "ship_sails":
            return Text(f"The {colour} ship sails: {SPACES[event['to']]}")
        case "sale":
            sum_text = f"({event['highest']} + {event['tokens']}) x {event['cards']} = {event['value']}"
            goods = f"{many(event['cards'], 'card')} of {colour}"
            return Text(f"{who} sells {goods}: {sum_text}, {many(event['points'], 'point')}", style="bold")
        case "victory_drawn":
            return Text(f"{who} draws {many(count, 'victory card')} unseen: there are more points than cards sold")
        case "pirates":
            return Text(f"Pirates raid the {colour} ship!", style="bold red")
        case "protects":
            return Text(f"{who} discards ").append_text(face(card)).append(" to hide goods from them")
        case "stored":
            return Text(f"{who} stores ").append_text(face(card)).append(": safe until it is sold")
        case "lost":
            return Text(f"{who} loses {count} x ").append_text(face(card))
        case "ship_returns":
            return Text(f"The {colour} ship returns: {SPACES[event['to']]}")
        case "game_over":
            return Text("The game is over.", style="bold")
    return None


def many(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def draw_table(console: Console, s: State) -> None:
    """Track, rows and players."""
    over = s.phase == Phase.OVER
    console.print()
    console.rule("The end" if over else f"Turn {s.turn}: {NAMES[f'P{s.active + 1}']}", align="left")
    harbours = [(name, ships_on(s, space)) for space, name in enumerate(SPACES)]
    console.print("  Ships   " + ", ".join(f"[bold]{ships}[/] {name}" for name, ships in harbours if ships != "-"))
    console.print(Text("  Market  ").append_text(faces(market_row.encode(s))))
    console.print(Text("  Farm    ").append_text(faces(farm_row.encode(s))))
    for seat, name in enumerate(NAMES.values()):
        place = s.seats[seat]
        facts = f"{many(place.hand_size, 'card')} in hand, {many(place.points, 'point')}, tokens {tokens(place) or '-'}"
        console.print(f"  {name:<7} {facts}", highlight=False)
        line = Text("goods ").append_text(faces(CARDS.encode(place.goods)))
        if any(place.stored):
            line.append("stored ").append_text(faces(CARDS.encode(place.stored)))
        console.print(Padding(line, (0, 0, 0, 10)))


def faces(row: str) -> Text:
    """A row of cards; a card reserved by somebody carries the name."""
    text = Text()
    for word in row.split():
        card, _, owner = word.partition("@")
        text.append_text(face(card)).append(f" ({NAMES[owner]})" if owner else "").append(" ")
    return text if row else Text("-")


def face(card: Any) -> Text:
    """A card in its colour, with its letter for those who do not see colours."""
    return Text(f" {card} ", style=STYLES[str(card)[0]])
