"""Report tables on contracts: how often they are played, for how long, and their profit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from emporion.games.discovery.rules.cards import (
    COLOUR_NAMES,
    CONTRACT_COLOUR,
    CONTRACT_NAMES,
    CONTRACTS,
    DURATIONS,
    LOAD,
    SIZES,
)
from emporion.statistics import (
    PREFERRED_WON,
    Check,
    Column,
    FigureTable,
    StatisticsCollector,
    Subject,
    TableValue,
    ratio,
    rows,
)

RARELY = 0.25  # our limit: a contract played by fewer of the hands that receive it is unpopular
ENOUGH = 10  # completed contracts needed to judge their profit

ORIGINS = ("dealt", "accepted", "unseen")
TURNS = range(1, DURATIONS + 1)


def contract_tables(counted: StatisticsCollector) -> list[FigureTable]:
    return [by_size(counted), by_duration(counted), by_contract(counted)]


def contracts_of_size(size: int) -> list[int]:
    return [contract for contract in range(1, CONTRACTS + 1) if LOAD[contract] == size]


def total(counted: StatisticsCollector, contracts: Iterable[int], *name: str | int) -> int:
    return sum(counted.total("contract", contract, *name) for contract in contracts)


def received(counted: StatisticsCollector, contracts: Sequence[int]) -> int:
    """How often players received these contracts."""
    return sum(total(counted, contracts, way) for way in ORIGINS)


def usage(counted: StatisticsCollector, contracts: Sequence[int]) -> tuple[TableValue, ...]:
    """The cells of the USAGE columns."""
    games = counted.games
    played, completed = (total(counted, contracts, each) for each in ("played", "completed"))
    return (
        *(ratio(total(counted, contracts, way), games) for way in ORIGINS),
        ratio(played, received(counted, contracts)),
        *(ratio(total(counted, contracts, turns, "played"), games) for turns in TURNS),
        ratio(completed, games),
        ratio(total(counted, contracts, "coins"), completed),
        ratio(total(counted, contracts, "profit"), completed),
        ratio(total(counted, contracts, "profit"), total(counted, contracts, "ship turns")),
    )


USAGE = (
    Column("dealt", about="at the start, a game"),
    Column("accepted", about="from the display, a game"),
    Column("unseen", about="from the top of the deck, a game"),
    Column("played", "percent", 0, about="of the hands it came to"),
    *(Column(f"{turns} turn{'s' if turns > 1 else ''}", about="played for this long, a game") for turns in TURNS),
    Column("completed", about="a game"),
    Column("coins", digits=1, about="mean income"),
    Column("profit", digits=1, about="mean income less crews and the price of the contract"),
    Column("per ship and turn", about="profit, divided by its ships and turns"),
)
CHARTED = tuple(column.title for column in USAGE[4 : 4 + DURATIONS])


def by_size(counted: StatisticsCollector) -> FigureTable:
    columns = (*USAGE, counted.more_column("played"), counted.preferred_column)
    found = [
        (
            Subject(f"transport {size}"),
            (
                *usage(counted, contracts_of_size(size)),
                counted.above_average_share("size", size),
                counted.preferred_share("size", size),
            ),
        )
        for size in SIZES
    ]
    return FigureTable(
        "Contracts by size",
        columns,
        rows(found),
        "Six contracts of each size.",
        CHARTED,
        "Contracts a game, by turns",
        "Do large contracts win, or small ones?",
        PREFERRED_WON,
    )


def by_contract(counted: StatisticsCollector) -> FigureTable:
    columns = (*USAGE, Column("play it", "percent", 0, about="players who played it"), counted.win_column)
    found = [
        (
            Subject(
                CONTRACT_NAMES[contract - 1],
                f"discovery-card-contract-{CONTRACT_NAMES[contract - 1]}",
                COLOUR_NAMES[CONTRACT_COLOUR[contract]],
            ),
            (
                *usage(counted, [contract]),
                counted.player_share("contract", contract),
                counted.win_share("contract", contract),
            ),
        )
        for contract in range(1, CONTRACTS + 1)
    ]
    return FigureTable("Contracts", columns, rows(found), "One card of each in a game.")


def by_duration(counted: StatisticsCollector) -> FigureTable:
    """Profit per unit of transport and turn, which compares fleets of the same price."""
    columns = (
        *(Column(f"{size}: profit", digits=1, about="mean profit of a completed contract") for size in SIZES),
        *(Column(f"{size}: a turn", about="profit per unit of transport and turn") for size in SIZES),
    )
    found = []
    for turns in TURNS:
        completed = {size: total(counted, contracts_of_size(size), turns, "completed") for size in SIZES}
        profit = {size: total(counted, contracts_of_size(size), turns, "profit") for size in SIZES}
        cells = (
            *(ratio(profit[size], completed[size]) for size in SIZES),
            *(ratio(profit[size], completed[size] * size * turns) for size in SIZES),
        )
        found.append((Subject(f"{turns} turn{'s' if turns > 1 else ''}"), cells))
    return FigureTable("What contracts of each size bring", columns, rows(found))


def dominated(counted: StatisticsCollector) -> list[int] | None:
    """Sizes that earn less per turn than every other size, per unit of transport and per ship, for every duration; None
    if there were too few contracts."""
    worst: set[int] = set(SIZES)
    for turns in TURNS:
        by_transport: dict[int, float] = {}
        by_ship: dict[int, float] = {}
        for size in SIZES:
            completed = total(counted, contracts_of_size(size), turns, "completed")
            if completed < ENOUGH:
                return None
            profit = total(counted, contracts_of_size(size), turns, "profit")
            by_transport[size] = profit / (completed * size * turns)
            by_ship[size] = profit / total(counted, contracts_of_size(size), turns, "ship turns")
        for yields in (by_transport, by_ship):
            worst &= {size for size in SIZES if yields[size] == min(yields.values())}
    return sorted(worst)


def rarely_played(counted: StatisticsCollector, groups: dict[str, list[int]]) -> list[str] | None:
    """Groups of contracts that are rarely played by players who receive them."""
    found = []
    for name, contracts in groups.items():
        hands = received(counted, contracts)
        if hands < ENOUGH:
            return None
        if total(counted, contracts, "played") < RARELY * hands:
            found.append(name)
    return found


def contract_checks(counted: StatisticsCollector) -> list[Check]:
    """No contract should be unpopular or dominated."""
    sizes = {f"transport {size}": contracts_of_size(size) for size in SIZES}
    cards = {CONTRACT_NAMES[contract - 1]: [contract] for contract in range(1, CONTRACTS + 1)}
    worst = dominated(counted)
    limit = f"played in under {RARELY:.0%} of the hands they come to"
    return [
        expect_none("contract sizes that are seldom played", rarely_played(counted, sizes), limit),
        expect_none("contracts that are seldom played", rarely_played(counted, cards), limit),
        expect_none(
            "contract sizes that bring less than any other, however long they run",
            None if worst is None else [f"transport {size}" for size in worst],
            "profit in a turn, for each unit of transport and for each ship",
        ),
    ]


def expect_none(name: str, found: list[str] | None, about: str) -> Check:
    return Check(name, None if found is None else len(found), None, 0, about=about, found=", ".join(found or ()))
