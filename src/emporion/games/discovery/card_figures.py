"""What is known about expeditions, missions, colours, actions and special cards after many games."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.discovery.cards import COLOUR_NAMES, COLOURS, CONTRACT_COLOUR, CONTRACTS, Mission
from emporion.kernel.statistics import Cell, Check, Column, Counting, Table, Thing, ratio, rows

ENOUGH = 30  # players with a mission before we judge it
ACTIONS = {"take": "TAKE", "accept": "ACCEPT", "buy": "BUY", "send": "SEND"}
CARDS = {
    "flagship on contract": "flagship, on a contract",
    "flagship on expedition": "flagship, on an expedition",
    "flagship at home": "flagship, at home in the end",
    "wild on expedition": "Wild Ship, on an expedition",
    "wild on contract": "Wild Ship, on a contract",
    "reserve ship": "Reservation, of a ship for sale",
    "reserve filling": "Reservation, of a ship above",
    "reserve contract": "Reservation, of a contract",
}
MISSIONS = {
    Mission.ONE: "ONE: at least one own ship",
    Mission.HALF: "HALF: at least half of the ships",
    Mission.MAJ: "MAJ: more than all others together",
    Mission.ALL: "ALL: all ships",
}

EXPLORERS = {"dagama": "da Gama", "ponce": "Ponce de León", "cao": "Cão"}


def plain_name(explorer: str) -> str:
    return EXPLORERS.get(explorer, explorer.capitalize())


def expeditions(counted: Counting, explorers: Sequence[str], colours: Sequence[int]) -> Table:
    columns = (
        Column("own colour", about="ships of the colour of the card, a game"),
        Column("other colour", about="ships of other colours, a game"),
        Column("transport", digits=1, about="used in the end"),
        Column("sailing", "percent", 0, about="games with at least one ship there"),
        Column("full", "percent", 0, about="games in which no place is left"),
        Column("first scoring", digits=1, about="points a game"),
        Column("last scoring", digits=1, about="points a game"),
        Column("a ship, first", about="mean points of a ship in the first scoring"),
        Column("a ship, last", about="mean points of a ship in the last scoring"),
        Column("sail there", "percent", 0, about="players with a ship there"),
        counted.win_column,
    )
    found = []
    for each, explorer in enumerate(explorers):
        name = ("expedition", each)
        cells: tuple[Cell, ...] = (
            *(counted.per_game(*name, figure) for figure in ("own", "other", "transport", "sailing", "full")),
            *(counted.per_game(*name, scoring) for scoring in ("first", "last")),
            *(
                ratio(counted.total(*name, scoring), counted.total(*name, scoring, "ships"))
                for scoring in ("first", "last")
            ),
            counted.users(*name),
            counted.win_share(*name),
        )
        found.append(
            (Thing(plain_name(explorer), f"discovery-card-expedition-{explorer}", COLOUR_NAMES[colours[each]]), cells)
        )
    drawn = ("first scoring", "last scoring")
    return Table("Expeditions", columns, rows(found), "", drawn, "Points a game, of all players")


def missions(counted: Counting) -> Table:
    columns = (
        Column("holders", about="players a game"),
        Column("fulfilled", about="mean expeditions that fulfil it"),
        Column("points", digits=1, about="mean points of the mission"),
        Column("score", digits=1, about="mean final score of its holders"),
        counted.win_column,
    )
    found = []
    for mission in Mission:
        held = counted.total("mission", mission, "held")
        if held:
            cells = (
                ratio(held, counted.games),
                *(ratio(counted.total("mission", mission, each), held) for each in ("fulfilled", "points", "score")),
                counted.win_share("mission", mission),
            )
            found.append((Thing(MISSIONS[mission]), cells))
    return Table("Missions", columns, rows(found))


def mission_check(counted: Counting, limit: float) -> Check:
    """The mission that wins most, compared with what it would win if all were equal."""
    shares: list[tuple[float, str]] = []
    for mission in Mission:
        wins = counted.wins.get(("mission", mission))
        if wins is not None:
            share = wins.interval()
            if share is None or wins.cases < ENOUGH:
                shares = []
                break
            shares.append((share.value * counted.players, mission.name))
    about = "wins of the best mission, times its fair share"
    best = max(shares, default=None)
    name = best[1] if best and len(shares) > 1 else ""
    return Check("balance of missions", best[0] if best else None, None, limit, about=about, found=name)


def colours(counted: Counting) -> Table:
    columns = (
        Column("bought", about="ships a game"),
        Column("price", about="mean price"),
        Column("sailed", about="ships sent on expeditions, a game"),
        Column("points", digits=1, about="of its ships on expeditions, a game"),
        Column("contracts", about="completed, a game"),
        Column("coins", digits=1, about="from its contracts, a game"),
        Column("buy it", "percent", 0, about="players who bought such a ship"),
        counted.win_column,
    )
    found = []
    for colour in range(COLOURS):
        name = ("colour", colour)
        own = [contract for contract in range(1, CONTRACTS + 1) if CONTRACT_COLOUR[contract] == colour]
        cells: tuple[Cell, ...] = (
            counted.per_game(*name, "bought"),
            ratio(counted.total(*name, "price"), counted.total(*name, "bought")),
            counted.per_game(*name, "sailed"),
            counted.per_game(*name, "points"),
            *(
                ratio(sum(counted.total("contract", contract, each) for contract in own), counted.games)
                for each in ("completed", "coins")
            ),
            counted.users(*name),
            counted.win_share(*name),
        )
        thing = Thing(COLOUR_NAMES[colour], f"discovery-colour-{COLOUR_NAMES[colour]}", COLOUR_NAMES[colour])
        found.append((thing, cells))
    sailed, points = counted.per_game("card", "flagship on expedition"), counted.per_game("flagship points")
    found.append((Thing("flagships"), (None, None, sailed, points, None, None, None, None)))
    return Table("Colours", columns, rows(found))


def actions(counted: Counting) -> Table:
    columns = (
        Column("of all turns", "percent", 1),
        Column("a player", digits=1, about="times in a game"),
        Column("do it", "percent", 0, about="players who did so at least once"),
        counted.win_column,
    )
    found = [
        (
            Thing(name),
            (
                ratio(counted.total("action", each), counted.total("turns")),
                counted.per_player("action", each),
                counted.users("action", each),
                counted.win_share("action", each),
            ),
        )
        for each, name in ACTIONS.items()
    ]
    done = ratio(sum(counted.total("action", each) for each in ACTIONS), counted.total("turns"))
    return Table("Actions", columns, rows(found), f"{done:.2f} of two actions a turn are used." if done else "")


def special_cards(counted: Counting) -> Table:
    columns = (
        Column("a player", about="times in a game"),
        Column("do it", "percent", 0, about="players who did so at least once"),
        counted.win_column,
    )
    found: list[tuple[Thing, tuple[Cell, ...]]] = [
        (Thing(name), (counted.per_player("card", use), counted.users("card", use), counted.win_share("card", use)))
        for use, name in CARDS.items()
    ]
    for left, name in (("wild left", "Wild Ship, left over"), ("reservations left", "Reservation, left over")):
        found.append((Thing(name), (counted.per_player(left), None, None)))
    return Table("Flagships and action cards", columns, rows(found))
