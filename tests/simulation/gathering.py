"""One table of a run: who sits there, who watches, and how fast they play."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Awaitable, Callable
from inspect import signature
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from emporion.server.services import Services
from emporion.server.storage.availability import StorageUnavailable
from emporion.server.web import tables
from emporion.server.web.authentication import COOKIE, authenticate
from emporion.server.web.table_terms import NewTable, PaceWish, SeatWish
from emporion.server.web.tables import Joining, Recovery, Starting
from tests.simulation.clients import Client
from tests.simulation.history import HOUR
from tests.simulation.loop import settle
from tests.simulation.requests import Asked

if TYPE_CHECKING:
    from tests.simulation.faults import Faults
    from tests.simulation.network import Network
    from tests.simulation.processes import Process
    from tests.simulation.site import Site
    from tests.simulation.world import World

SHORT: dict[str, Any] = {"end_tokens": 2, "track_size": 3, "track_pirates": [], "track_anchor": 0}
"""Options with which a game of Carthage takes about 15 decisions."""
LONGER: dict[str, Any] = {"end_tokens": 2}
"""About 50 decisions."""
NEVER = 10_000
MOVED_SEATS = 0.2  # share of the tables at which a seat goes to another device
PATIENCE = 30.0  # seconds for an answer over HTTP
HURRY = 1.0  # seconds that players think at most, once nothing fails any more
NAMES = ("Ada", "Bartek", "Chiara", "Dario")

PACES = ((0.01, 2.0), (0.1, 600.0), (0.1, 6 * HOUR), (1.0, 20 * HOUR), (600.0, 40 * HOUR))
"""Seconds in which a player decides, at least and at most: from a quick game to one by correspondence."""

Pace = Literal["none", "live", "days"]


class Plan(NamedTuple):
    """What is drawn for a table."""

    game: str
    options: dict[str, Any]
    longest: int
    """Moves after which players resign."""
    people: int
    bots: int
    spectators: int
    devices: int
    """Of the first player."""
    pace: Pace
    fastest: float
    slowest: float
    """Seconds in which a player decides; each order of magnitude as often as the others."""

    @classmethod
    def drawn(cls, dice: random.Random) -> Plan:
        chance = dice.random()
        if chance < 0.5:
            game, options, longest = "carthage", SHORT, NEVER
        elif chance < 0.72:
            game, options, longest = "carthage", LONGER, NEVER
        else:
            game, options, longest = dice.choice(("dale", "discovery")), {}, dice.randrange(8, 25)
        seats = dice.choice((2, 2, 2, 3, 3, 4))
        people = dice.randrange(1, seats + 1)
        pace: Pace = dice.choice(("none", "none", "none", "days", "live"))
        fastest, slowest = dice.choice(PACES)
        if pace == "live":
            slowest = min(slowest, 300.0)
        if seats == people:
            people -= dice.random() < 0.3
        people = max(1, people)
        return cls(
            game,
            options,
            longest,
            people,
            seats - people,
            dice.choice((0, 1, 1, 2)),
            1 + (dice.random() < 0.25),
            pace,
            fastest,
            slowest,
        )


class Gathering:
    """A table and its clients."""

    def __init__(
        self, world: World, site: Site, network: Network, faults: Faults, outside: Process, number: int
    ) -> None:
        self.world, self.site, self.network, self.faults, self._outside = world, site, network, faults, outside
        self.number = number
        self.dice = world.dice_for("table", number)
        self.plan = Plan.drawn(self.dice)
        self.longest = self.plan.longest
        self.table = ""
        self.clients: list[Client] = []
        self.secrets: list[str] = []
        """That nobody is told: session cookies and recovery codes."""
        self.cookies: dict[str, int] = {}
        """The seat of each player."""
        self.is_closing = False
        self.is_begun = False

    @property
    def has_faults(self) -> bool:
        return self.faults.is_on

    def happened(self) -> None:
        self.faults.happened()

    def thinking_time(self, dice: random.Random) -> float:
        seconds = math.exp(dice.uniform(math.log(self.plan.fastest), math.log(self.plan.slowest)))
        return seconds if self.has_faults else max(0.0, self.faults.calm_from - self.world.now) + min(seconds, HURRY)

    def hurry(self) -> None:
        """Nothing fails any more: players who have thought for hours decide soon."""
        for client in self.clients:
            client.think_anew()

    def seat_of(self, client: Client) -> int:
        return self.cookies[client.cookie]

    # The beginning, before anything fails

    async def begin(self) -> None:
        """Open the table, take the seats, start the game and connect."""
        plan = self.plan
        others = [SeatWish("open")] * (plan.people - 1) + [SeatWish("bot", level="trader")] * plan.bots
        name = f"{NAMES[0]}{self.number}"
        new = NewTable(
            plan.game, [SeatWish("me"), *others], plan.options, pace=PaceWish(plan.pace), name=name, hold=True
        )
        opened = await self._ask("", tables.open_table, data=new)
        self.table = opened.content.table
        self._seat(opened.cookies, 0)
        self.secrets.append(opened.content.seats[0].code)  # after each cookie comes the code of its seat
        for seat in range(1, plan.people):
            joined = await self._ask("", tables.join, id=self.table, data=Joining(name=f"{NAMES[seat]}{self.number}"))
            self._seat(joined.cookies, joined.content.seat)
            self.secrets.append(joined.content.code)
        host = next(iter(self.cookies))
        for cookie, seat in self.cookies.items():
            for device in range(plan.devices if cookie == host else 1):
                self._add(f"{NAMES[seat]}{self.number}{'b' * device}", cookie)
        for watcher in range(plan.spectators):
            self._add(f"Eve{self.number}{watcher}", "")
        await self._ask(host, tables.start, id=self.table, data=Starting())
        if self.dice.random() < MOVED_SEATS:
            await asyncio.sleep(self.dice.uniform(0, 20))
            await self._recover(self.dice.randrange(plan.people))
        self.is_begun = True

    async def _recover(self, seat: int) -> None:
        """Take a seat over on another device, with its recovery code."""
        found = await self._ask("", tables.recover, data=Recovery(self.secrets[2 * seat + 1]))
        for client in self.clients:
            if self.cookies.get(client.cookie) == seat:
                client.watches = True
        self._seat(found.cookies, seat)
        self.secrets.append(found.content.code)
        self._add(f"Zoe{self.number}", next(reversed(self.cookies)))

    def _seat(self, cookies: Any, seat: int) -> None:
        cookie = next(each.value for each in cookies if each.key == COOKIE)
        self.cookies[cookie] = seat
        self.secrets.append(cookie)

    def _add(self, name: str, cookie: str) -> None:
        client = Client(self, name, cookie, self.world.dice_for("client", name))
        if cookie and not any(each.cookie == cookie and not each.watches for each in self.clients):
            client.watches = False
        self.clients.append(client)
        self.world.after(self.dice.random() * 3, client.connect)

    async def _ask(self, cookie: str, route: Any, **given: Any) -> Any:
        """A request over HTTP, as the visitor with this cookie."""
        request = Asked(cookie)

        def asked(services: Services) -> Callable[[], Awaitable[Any]]:
            async def handle() -> Any:
                visitor = await authenticate(request, services)  # type: ignore[arg-type]
                known = {"services": services, "visitor": visitor, "request": request, "device": "", **given}
                wanted = signature(route.fn).parameters
                return await route.fn(**{name: known[name] for name in wanted})

            return handle

        while not (process := self.site.server_for(given.get("id", ""), self.dice)):
            await asyncio.sleep(0.1)
        done = self._outside.loop.create_future()

        def answer(found: Any, problem: BaseException | None) -> None:
            self._outside.loop.call_soon(settle, done, found, problem)

        self.network.ask(process, asked(process.services), answer)
        async with asyncio.timeout(PATIENCE):
            return await done

    # Requests while the game runs

    def look(self, client: Client) -> None:
        """A spectator fetches the table over HTTP, without a connection."""
        self._outside.loop.run(lambda: self._outside.loop.create_task(self._look(client)))

    async def _look(self, client: Client) -> None:
        asked = self.world.now
        try:
            found = await self._ask("", tables.look, id=self.table)
        except (StorageUnavailable, ConnectionError, TimeoutError):
            return  # the table is not shown for the moment
        client.looked(asked, found)

    # The end

    @property
    def newest(self) -> int:
        """The version that is stored."""
        return max(self.site.disk.stored[self.table])

    @property
    def is_finished(self) -> bool:
        """The game is over, everybody knows, and nothing waits for an answer."""
        return self.is_begun and all(
            client.is_over and client.version == self.newest and client.pending is None and client.wire is not None
            for client in self.clients
        )

    def close(self) -> None:
        self.is_closing = True
        for client in self.clients:
            client.go_away(0.0)
