"""Tables that are withheld from those who may still play their deal: of a challenge the original and others' tries, of
a shared deal all tables but one's own."""

from __future__ import annotations

from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from emporion.server import secret
from emporion.server.room.room import Room
from emporion.server.room.table import Refused
from emporion.server.room.table_state import Stage
from emporion.server.services import Services
from emporion.server.storage import challenges
from emporion.server.web.authentication import Connection, Visitor, private_cookie

DEVICE_COOKIE = "emporion-device"
DEVICE_DAYS = 400  # the most that browsers keep a cookie

Device = NamedDependency[str]
"""The hash of the device's cookie, which a try sets; empty on other devices."""


def device_of(connection: Connection) -> str:
    cookie = connection.cookies.get(DEVICE_COOKIE)
    return secret.hash_secret(cookie) if cookie else ""


def device_cookie(connection: Connection, token: str) -> Cookie:
    """The cookie that identifies a device, independent of the account in use."""
    return private_cookie(connection, DEVICE_COOKIE, token, DEVICE_DAYS)


def id_of(visitor: Visitor | None) -> str:
    return visitor.id if visitor else ""


def marked_device(connection: Connection, device: str) -> tuple[str, list[Cookie]]:
    """The device's mark, and the cookie for it if it has none yet."""
    if device:
        return device, []
    token = secret.new_token()
    return secret.hash_secret(token), [device_cookie(connection, token)]


async def find_visible(services: Services, id: str, visitor: Visitor | None, device: str) -> Room:
    """A table's room, unless the table is withheld from this visitor."""
    room = await services.rooms.find_current(id)
    await check_visible(services, room, visitor, device)
    return room


async def check_visible(services: Services, room: Room, visitor: Visitor | None, device: str) -> None:
    """Raises Refused for a table that is withheld, with the challenge to play first. Running games of a fresh deal and
    one's own tables never are, so that nothing is read from the database for them. Of a shared deal, the table itself
    knows."""
    table = room.table
    if not table.may_watch(id_of(visitor)):
        raise Refused("deal-withheld")
    beginning = table.opened.beginning
    is_fresh = beginning is None or beginning.kind in ("lesson", "practice")
    if (is_fresh and table.stage is not Stage.OVER) or (visitor and table.seats_of(visitor.id)):
        return
    if await services.database.read(challenges.withheld, [table.id], id_of(visitor), device):
        token = await services.database.read(challenges.challenge_at, table.id)
        raise Refused("challenge-withheld", challenge=token or "")
