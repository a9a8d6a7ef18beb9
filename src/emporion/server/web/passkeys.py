"""Passkeys over HTTP: accounts without passwords, logging in with an authenticator, and the list of my passkeys."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
)
from msgspec import Meta

from emporion.server import secret
from emporion.server.lookalikes import check_scripts
from emporion.server.room.account_deletion import merge_guest
from emporion.server.room.table import check_name
from emporion.server.room.table_repository import now_ms
from emporion.server.services import Services
from emporion.server.storage import accounts, passkeys
from emporion.server.storage.accounts import LoginTaken
from emporion.server.storage.passkeys import Ceremony, LastWayIn, LoggedOut, NewPasskey, PasskeyKnown, TooManyPasskeys
from emporion.server.web.accounts import GivenName, Me, me_of
from emporion.server.web.authentication import (
    Connection,
    InjectedServices,
    MaybeVisitor,
    Visitor,
    client_address,
    private_cookie,
    require_account,
    session_cookie,
)
from emporion.server.web.errors import Problem, check_rate_limit
from emporion.server.web.known_devices import known_device
from emporion.server.web.routes import delete, get, post, put
from emporion.server.web.webauthn import (
    CreatedCredential,
    CreationOptions,
    PasskeyDescriptor,
    PasskeyUser,
    RelyingParty,
    RequestOptions,
    SignedChallenge,
    as_handle,
    challenge_in,
    site_of,
    verify_created,
    verify_signed,
)

log = structlog.get_logger(__name__)

AnyRequest = Request[Any, Any, Any]

BROWSER_COOKIE = "emporion-passkey"
BROWSER_DAYS = 1
NEW_ACCOUNT, ADDITION, LOGIN = "account", "addition", "login"
"""Purposes of ceremonies."""
PASSKEY_ID_LENGTH = 10
MAX_LOGIN = 30  # letters
SUFFIX_LENGTH = 5  # of a login whose name is taken
UNNAMED = "player"  # a login for names without Latin letters
MIN_LOGIN = 3
TRIES = 5
PLAIN = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe"})
"""Letters that Unicode does not decompose."""

Label = Annotated[str, Meta(max_length=40)]


class PasskeyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For an account of mine, or for a new one, which gets this name."""

    name: GivenName | None = None


class CreatedPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    credential: CreatedCredential
    label: Label = ""


class PasskeyLogin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    credential: SignedChallenge
    bring_games: Annotated[bool, Meta(description="Transfer the current guest's games to the account.")] = False


class PasskeyLabel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Label


class PasskeyInfo(msgspec.Struct, frozen=True):
    id: str
    label: Annotated[str, Meta(description="As its owner calls it; may be empty.")]
    created: int
    seen: Annotated[int | None, Meta(description="The last login.")]


class WaysIn(msgspec.Struct, frozen=True):
    """How I can log in."""

    password: Annotated[bool, Meta(description="Whether there is one.")]
    passkeys: list[PasskeyInfo]


@post("/api/me/passkeys/options", status_code=HTTP_200_OK, summary="Begin to create a passkey")
async def creation_options(
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[PasskeyWish]
) -> Response[CreationOptions]:
    """For my account, or for a new one."""
    site = site_of(request, services)
    check_rate_limit(services.limits.ceremonies, client_address(request))
    if visitor is not None and visitor.has_account:
        player, name, purpose = visitor.id, visitor.login or visitor.name, ADDITION
    else:
        player, name = player_to_be(services, visitor, data)
        purpose = NEW_ACCOUNT
    challenge, cookies = await begin(request, services, purpose, player, name)
    known = await services.database.read(passkeys.passkeys_of, player)
    options = CreationOptions(
        RelyingParty(site.domain),
        PasskeyUser(as_handle(player), name, visitor.name if visitor else name),
        challenge,
        [PasskeyDescriptor(row.credential) for row in known],
    )
    return Response(options, cookies=cookies)


def player_to_be(services: Services, visitor: Visitor | None, wish: PasskeyWish) -> tuple[str, str]:
    """The id and the name of a new account: of the guest, or of a new player."""
    if not services.settings.registration:
        raise Problem(HTTP_403_FORBIDDEN, "registration-closed")
    if visitor is not None and visitor.bot:
        raise Problem(HTTP_409_CONFLICT, "account-exists")
    name = wish.name or (visitor.name if visitor else "")
    check_name(name)
    if wish.name:
        check_scripts(name)
    return (visitor.id if visitor else secret.new_id(secret.PLAYER_ID_LENGTH)), name


@post("/api/me/passkeys", status_code=HTTP_200_OK, summary="Create a passkey, and with it an account if I have none")
async def create(
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[CreatedPasskey]
) -> Response[Me]:
    site = site_of(request, services)
    check_rate_limit(services.limits.logins, client_address(request))
    challenge = challenge_in(data.credential.client_data)
    ceremony = await end(request, services, challenge, NEW_ACCOUNT, ADDITION)
    is_mine = visitor is None or visitor.id == ceremony.player
    if ceremony.player is None or not is_mine or (visitor is None and ceremony.purpose == ADDITION):
        raise expired()
    found = await verify_created(data.credential, challenge, site)
    new = NewPasskey(
        secret.new_id(PASSKEY_ID_LENGTH), data.credential.id, found.public, found.counter, data.label.strip()
    )
    try:
        if visitor is not None and visitor.has_account:
            await services.write_queue.write(passkeys.add, visitor.id, new, now_ms())
            return Response(me_of(visitor))
        if ceremony.purpose == ADDITION:  # the account was deleted, or left in another window
            raise expired()
        return await open_account(request, services, visitor, ceremony, new)
    except PasskeyKnown:
        raise Problem(HTTP_409_CONFLICT, "passkey-known") from None
    except TooManyPasskeys:
        raise Problem(HTTP_409_CONFLICT, "passkeys-too-many", most=passkeys.MAX_PASSKEYS) from None


async def open_account(
    request: AnyRequest, services: Services, visitor: Visitor | None, ceremony: Ceremony, new: NewPasskey
) -> Response[Me]:
    """Make an account with a passkey instead of a password."""
    if not services.settings.registration:
        raise Problem(HTTP_403_FORBIDDEN, "registration-closed")
    assert ceremony.player is not None
    assert ceremony.name is not None
    token = secret.new_token()
    session = visitor.credential if visitor else None, secret.hash_secret(token)
    for login in logins_for(ceremony.name):
        account = ceremony.player, ceremony.name, login
        try:
            await services.write_queue.write(passkeys.make_account, *account, new, session, now_ms())
        except LoginTaken:
            continue
        except LoggedOut:  # in another window
            raise expired() from None
        known = await known_device(request, services, login)
        return Response(Me(*account, False), cookies=[session_cookie(request, services, token), known])
    raise Problem(HTTP_409_CONFLICT, "login-taken", login=login)


def logins_for(name: str) -> Iterator[str]:
    """Usernames made of a name. Nobody types them, unless a password is added later."""
    letters = unicodedata.normalize("NFKD", name.casefold().translate(PLAIN))
    plain = re.sub(r"[^a-z0-9._-]+", ".", "".join(each for each in letters if not unicodedata.combining(each)))
    plain = plain.strip(".")
    if len(plain) >= MIN_LOGIN:
        yield plain[:MAX_LOGIN]
    for _ in range(TRIES):
        yield f"{(plain or UNNAMED)[: MAX_LOGIN - SUFFIX_LENGTH - 1]}.{secret.new_id(SUFFIX_LENGTH)}"


@post("/api/login/passkey/options", status_code=HTTP_200_OK, summary="Begin to log in with a passkey")
async def login_options(request: AnyRequest, services: InjectedServices) -> Response[RequestOptions]:
    site = site_of(request, services)
    check_rate_limit(services.limits.ceremonies, client_address(request))
    challenge, cookies = await begin(request, services, LOGIN)
    return Response(RequestOptions(challenge, site.domain), cookies=cookies)


@post("/api/login/passkey", status_code=HTTP_200_OK, summary="Log in with a passkey")
async def log_in_with_passkey(
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[PasskeyLogin]
) -> Response[Me]:
    """Log this browser in. The guest's games can be brought along."""
    site = site_of(request, services)
    check_rate_limit(services.limits.logins, client_address(request))
    answer = data.credential
    challenge = challenge_in(answer.client_data)
    await end(request, services, challenge, LOGIN)
    row = await services.database.read(passkeys.with_credential, answer.id)
    if row is None or answer.user_handle not in (None, "", as_handle(row.player)):
        raise Problem(HTTP_401_UNAUTHORIZED, "passkey-unknown")
    counter = await verify_signed(answer, row.key, challenge, site)
    token = secret.new_token()
    session = secret.hash_secret(token)
    if not await services.write_queue.write(passkeys.log_in, row.id, row.player, counter, session, now_ms()):
        log.warning("a passkey was copied: its counter went back", player=row.player, passkey=row.id)
        raise Problem(HTTP_401_UNAUTHORIZED, "passkey-copied")
    if data.bring_games and visitor is not None and not visitor.has_account and not visitor.bot:
        await merge_guest(services.rooms, visitor.id, row.player)
    me = Me(row.player, row.name, row.login, row.bot)
    known = await known_device(request, services, row.login)
    return Response(me, cookies=[session_cookie(request, services, token), known])


@get("/api/me/passkeys", summary="How I can log in: my passkeys, and whether I have a password")
async def my_ways_in(services: InjectedServices, visitor: MaybeVisitor) -> WaysIn:
    me = require_account(visitor)
    row = await services.database.read(accounts.player, me.id)
    found = await services.database.read(passkeys.passkeys_of, me.id)
    mine = [PasskeyInfo(each.id, each.label, each.created, each.seen) for each in found]
    return WaysIn(row is not None and row.password is not None, mine)


@put("/api/me/passkeys/{id:str}", summary="Rename a passkey of mine")
async def rename(
    services: InjectedServices, visitor: MaybeVisitor, id: FromPath[str], data: JSONBody[PasskeyLabel]
) -> None:
    me = require_account(visitor)
    if not await services.write_queue.write(passkeys.rename, me.id, id, data.label.strip()):
        raise Problem(HTTP_404_NOT_FOUND, "passkey-unknown")


@delete("/api/me/passkeys/{id:str}", status_code=HTTP_200_OK, summary="Remove a passkey of mine")
async def remove(services: InjectedServices, visitor: MaybeVisitor, id: FromPath[str]) -> None:
    """Never the last way to log in. All other devices have to log in again."""
    me = require_account(visitor)
    try:
        if not await services.write_queue.write(passkeys.remove, me.id, id, me.credential):
            raise Problem(HTTP_404_NOT_FOUND, "passkey-unknown")
    except LastWayIn:
        raise Problem(HTTP_409_CONFLICT, "passkey-last") from None
    await services.logged_out()


async def begin(
    connection: Connection, services: Services, purpose: str, player: str | None = None, name: str | None = None
) -> tuple[str, list[Cookie]]:
    """Begin a ceremony, bound to this browser; returns the challenge."""
    known = connection.cookies.get(BROWSER_COOKIE)
    challenge, browser = secret.new_token(), known or secret.new_token()
    ceremony = Ceremony(secret.hash_secret(challenge), purpose, secret.hash_secret(browser), player, name)
    await services.write_queue.write(passkeys.begin, ceremony, now_ms())
    return challenge, [private_cookie(connection, BROWSER_COOKIE, browser, BROWSER_DAYS)]


async def end(connection: Connection, services: Services, challenge: str, *purposes: str) -> Ceremony:
    """The ceremony that this browser began with the challenge. It cannot be ended again."""
    browser = connection.cookies.get(BROWSER_COOKIE, "")
    hashes = secret.hash_secret(challenge), secret.hash_secret(browser)
    found: Ceremony | None = await services.write_queue.write(passkeys.end, *hashes, now_ms())
    if found is None or found.purpose not in purposes:
        raise expired()
    return found


def expired() -> Problem:
    return Problem(HTTP_409_CONFLICT, "passkey-expired")


ROUTES = [
    creation_options,
    create,
    login_options,
    log_in_with_passkey,
    my_ways_in,
    rename,
    remove,
]
