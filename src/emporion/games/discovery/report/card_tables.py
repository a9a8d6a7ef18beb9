"""Report tables on expeditions, missions, colours, actions and special cards."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.discovery.rules.cards import COLOUR_NAMES, COLOURS, CONTRACT_COLOUR, CONTRACTS, TRANSPORTS, Mission
from emporion.statistics import (
    PREFERRED_WON,
    WON,
    Check,
    Column,
    FigureTable,
    StatisticsCollector,
    Subject,
    TableValue,
    ratio,
    rows,
)

PLACES = ("first", "second", "third", "fourth")
ENOUGH = 30  # players with a mission needed to judge it
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
    Mission.ONE: "ONE: at least one ship",
    Mission.HALF: "HALF: at least half of the ships",
    Mission.MAJ: "MAJ: more than all others together",
    Mission.ALL: "ALL: all ships",
}

EXPLORERS = {"dagama": "da Gama", "ponce": "Ponce de León", "cao": "Cão"}


def plain_name(explorer: str) -> str:
    return EXPLORERS.get(explorer, explorer.capitalize())


def expedition_subjects(explorers: Sequence[str], colours: Sequence[int]) -> list[Subject]:
    return [
        Subject(plain_name(explorer), f"discovery-card-expedition-{explorer}", COLOUR_NAMES[colour])
        for explorer, colour in zip(explorers, colours, strict=True)
    ]


def after_first_scoring(counted: StatisticsCollector) -> FigureTable:
    columns = (
        Column("players", about="a game"),
        Column("points", digits=1, about="mean points of the first scoring"),
        Column("final score", digits=1, about="mean"),
        counted.win_column,
    )
    found = []
    for place in range(counted.players):
        name = ("after first scoring", place)
        cells: tuple[TableValue, ...] = (
            counted.per_game(*name),
            *(ratio(counted.total(*name, each), counted.total(*name)) for each in ("points", "score")),
            counted.win_share(*name),
        )
        found.append((Subject(PLACES[place]), cells))
    about = "By points of the first scoring; equals share the better place."
    question = "Does the lead after the first scoring win?"
    return FigureTable("Places after the first scoring", columns, rows(found), about, question=question, answer=WON)


def winning_expeditions(counted: StatisticsCollector, subjects: Sequence[Subject]) -> FigureTable:
    columns = (
        Column("sail there", "percent", 0, about="players with a ship there"),
        counted.win_column,
        Column("ships", about="a player"),
        counted.more_column("sent"),
        counted.preferred_column,
    )
    found = [
        (
            subject,
            (
                counted.player_share("expedition", each),
                counted.win_share("expedition", each),
                counted.per_player("expedition", each),
                counted.above_average_share("expedition", each),
                counted.preferred_share("expedition", each),
            ),
        )
        for each, subject in enumerate(subjects)
    ]
    return FigureTable(
        "Which expeditions win",
        columns,
        rows(found),
        "Who has more ships sends more of them almost anywhere; who preferred an expedition sent a larger part there.",
        (PREFERRED_WON,),
        "How often players won who preferred the expedition",
        "Which expeditions win?",
        PREFERRED_WON,
        "Expeditions with few places are a larger part of a small fleet, so they look worse than they are.",
    )


def expeditions(counted: StatisticsCollector, subjects: Sequence[Subject]) -> FigureTable:
    columns = (
        Column("same colour", about="ships of the card's colour, a game"),
        Column("other colour", about="ships of other colours, a game"),
        Column("transport", digits=1, about="used in the end"),
        Column("sailing", "percent", 0, about="games with at least one ship there"),
        Column("full", "percent", 0, about="games in which no place is left"),
        Column("first scoring", digits=1, about="points a game"),
        Column("last scoring", digits=1, about="points a game"),
        Column("a ship, first", about="mean points of a ship in the first scoring"),
        Column("a ship, last", about="mean points of a ship in the last scoring"),
    )
    found = []
    for each, subject in enumerate(subjects):
        name = ("expedition", each)
        cells: tuple[TableValue, ...] = (
            *(counted.per_game(*name, figure) for figure in ("own", "other", "transport", "sailing", "full")),
            *(counted.per_game(*name, scoring) for scoring in ("first", "last")),
            *(
                ratio(counted.total(*name, scoring), counted.total(*name, scoring, "ships"))
                for scoring in ("first", "last")
            ),
        )
        found.append((subject, cells))
    drawn = ("first scoring", "last scoring")
    return FigureTable("Expeditions", columns, rows(found), "", drawn, "Points a game, of all players")


def missions(counted: StatisticsCollector) -> FigureTable:
    columns = (
        Column("holders", about="players a game"),
        Column("fulfilled", about="mean expeditions that fulfil it"),
        Column("points", digits=1, about="mean points of the mission"),
        Column("score", digits=1, about="mean final score of its holders"),
        counted.win_column,
    )
    found = []
    for mission in Mission:
        held = counted.total("mission", mission)
        if held:
            cells = (
                ratio(held, counted.games),
                *(ratio(counted.total("mission", mission, each), held) for each in ("fulfilled", "points", "score")),
                counted.win_share("mission", mission),
            )
            found.append((Subject(MISSIONS[mission]), cells))
    return FigureTable("Missions", columns, rows(found), question="Which missions win?", answer=WON)


def mission_check(counted: StatisticsCollector, limit: float) -> Check:
    """The win rate of the best mission, relative to equal chances."""
    shares: list[tuple[float, str]] = []
    for mission in Mission:
        share = counted.win_share("mission", mission)
        if share is not None:
            if counted.total("mission", mission) < ENOUGH:
                shares = []
                break
            shares.append((share.value * counted.players, mission.name))
    about = "wins of the best mission, times its fair share"
    best = max(shares, default=None)
    name = best[1] if best and len(shares) > 1 else ""
    return Check("balance of missions", best[0] if best else None, None, limit, about=about, found=name)


OF_SHIPS = (
    Column("bought", about="ships a game"),
    Column("price", about="mean price"),
    Column("sailed", about="ships sent on expeditions, a game"),
    Column("points", digits=1, about="of its ships on expeditions, a game"),
)


def colours(counted: StatisticsCollector) -> FigureTable:
    columns = (
        *OF_SHIPS,
        Column("contracts", about="completed, a game"),
        Column("coins", digits=1, about="from its contracts, a game"),
        Column("buy it", "percent", 0, about="players who bought such a ship"),
        counted.more_column("bought"),
        counted.preferred_column,
    )
    found = []
    for colour in range(COLOURS):
        name = ("colour", colour)
        contracts = [contract for contract in range(1, CONTRACTS + 1) if CONTRACT_COLOUR[contract] == colour]
        cells: tuple[TableValue, ...] = (
            counted.per_game(*name),
            ratio(counted.total(*name, "price"), counted.total(*name)),
            counted.per_game(*name, "sailed"),
            counted.per_game(*name, "points"),
            *(
                ratio(sum(counted.total("contract", contract, each) for contract in contracts), counted.games)
                for each in ("completed", "coins")
            ),
            counted.player_share(*name),
            counted.above_average_share(*name),
            counted.preferred_share(*name),
        )
        subject = Subject(COLOUR_NAMES[colour], f"discovery-colour-{COLOUR_NAMES[colour]}", COLOUR_NAMES[colour])
        found.append((subject, cells))
    sailed, points = counted.per_game("card", "flagship on expedition"), counted.per_game("flagship points")
    found.append((Subject("flagships"), (None, None, sailed, points, None, None, None, None, None)))
    question = "Which colours of ships win?"
    return FigureTable("Colours", columns, rows(found), question=question, answer=PREFERRED_WON)


def transports(counted: StatisticsCollector) -> FigureTable:
    columns = (
        *OF_SHIPS,
        Column("points a ship", about="of those sent on expeditions, both scorings together"),
        Column("buy it", "percent", 0, about="players who bought such a ship"),
        counted.more_column("bought"),
        counted.preferred_column,
    )
    found = []
    for transport in range(1, TRANSPORTS + 1):
        name = ("transport", transport)
        cells: tuple[TableValue, ...] = (
            counted.per_game(*name),
            ratio(counted.total(*name, "price"), counted.total(*name)),
            *(counted.per_game(*name, each) for each in ("sailed", "points")),
            ratio(counted.total(*name, "points"), counted.total(*name, "sailed")),
            counted.player_share(*name),
            counted.above_average_share(*name),
            counted.preferred_share(*name),
        )
        found.append((Subject(f"transport {transport}"), cells))
    question = "Do large ships win, or small ones?"
    return FigureTable("Ships by transport", columns, rows(found), question=question, answer=PREFERRED_WON)


def actions(counted: StatisticsCollector) -> FigureTable:
    columns = (
        Column("of all turns", "percent", 1),
        Column("a player", digits=1, about="times in a game"),
        Column("do it", "percent", 0, about="players who did so at least once"),
        counted.win_column,
        counted.more_column("did"),
    )
    found = [
        (
            Subject(name),
            (
                ratio(counted.total("action", each), counted.total("turns")),
                counted.per_player("action", each),
                counted.player_share("action", each),
                counted.win_share("action", each),
                counted.above_average_share("action", each),
            ),
        )
        for each, name in ACTIONS.items()
    ]
    done = ratio(sum(counted.total("action", each) for each in ACTIONS), counted.total("turns"))
    return FigureTable("Actions", columns, rows(found), f"{done:.2f} of two actions a turn are used." if done else "")


def special_cards(counted: StatisticsCollector) -> FigureTable:
    columns = (
        Column("a player", about="times in a game"),
        Column("do it", "percent", 0, about="players who did so at least once"),
        counted.win_column,
    )
    found: list[tuple[Subject, tuple[TableValue, ...]]] = [
        (
            Subject(name),
            (counted.per_player("card", use), counted.player_share("card", use), counted.win_share("card", use)),
        )
        for use, name in CARDS.items()
    ]
    for left, name in (("wild left", "Wild Ship, left over"), ("reservations left", "Reservation, left over")):
        found.append((Subject(name), (counted.per_player(left), None, None)))
    return FigureTable("Flagships and action cards", columns, rows(found))
