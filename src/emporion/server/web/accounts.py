"""Accounts over HTTP: guests, registration, login, sessions, tokens, profiles, data export and deletion."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.params import FromPath, JSONBody
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
)
from msgspec import Meta

from emporion.games import find
from emporion.kernel.messages import Message
from emporion.server import secret
from emporion.server.lookalikes import check_scripts
from emporion.server.passwords import check_password
from emporion.server.pools import figures
from emporion.server.protocol import Level
from emporion.server.room.account_deletion import delete_account, merge_guest
from emporion.server.room.bot_levels import ladder_of
from emporion.server.room.table import check_name
from emporion.server.room.table_repository import now_ms
from emporion.server.services import Services
from emporion.server.storage import accounts, challenges, ratings
from emporion.server.storage.accounts import SESSION, LoginAlike, LoginTaken
from emporion.server.storage.rating_rules import MEMORY_DAYS, NOTES, Reason, is_settled
from emporion.server.web.authentication import (
    COOKIE,
    InjectedServices,
    MaybeVisitor,
    Visitor,
    client_address,
    create_guest,
    require_account,
    require_visitor,
    session_cookie,
)
from emporion.server.web.errors import Problem, check_rate_limit
from emporion.server.web.known_devices import admit_login, known_device
from emporion.server.web.routes import delete, get, post, put
from emporion.server.web.withheld import Device, id_of

AnyRequest = Request[Any, Any, Any]

Login = Annotated[str, Meta(min_length=3, max_length=30, pattern="^[A-Za-z0-9._-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
GivenName = Annotated[str, Meta(min_length=1, max_length=20)]
MAX_TOKENS = 20
TOKEN_ID = 16  # letters of a token's hash by which it is named
HISTORY = 50
BOARD = 100


class Me(msgspec.Struct, frozen=True):
    """Who I am here."""

    id: str
    name: str
    login: str | None
    bot: bool


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: GivenName


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Password
    name: GivenName | None = None


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=200)]
    bring_games: Annotated[bool, Meta(description="Transfer the current guest's games to the account.")] = False


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    new: Password
    old: Annotated[str, Meta(max_length=200, description="Not needed by an account without a password.")] = ""


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Annotated[str, Meta(min_length=1, max_length=40)]


class TokenInfo(msgspec.Struct, frozen=True):
    """A token of mine. The secret is shown once, when it is created."""

    id: str
    label: str
    created: int
    seen: int


class MadeToken(msgspec.Struct, frozen=True):
    id: str
    token: str
    player: Annotated[str, Meta(description="The bot that plays with this token.")]


class RatingInfo(msgspec.Struct, frozen=True):
    game: str
    players: int
    rating: int
    games: Annotated[int, Meta(description="Rated games that counted.")]
    settled: Annotated[bool, Meta(description="Enough games for the leaderboard; before, the rating is provisional.")]


class RatingNote(msgspec.Struct, frozen=True):
    """How much a rated game counts that does not count fully, and why."""

    percent: int
    why: Message


class Played(msgspec.Struct, frozen=True):
    """A finished game of a player."""

    table: Annotated[str, Meta(description="Empty for other players' unlisted tables.")]
    game: str
    players: int
    place: int
    score: int
    ended: int
    change: Annotated[int | None, Meta(description="Of the rating; null if the game does not count.")]
    note: Annotated[RatingNote | None, Meta(description="If a rated game does not count fully.")]


class Profile(msgspec.Struct, frozen=True):
    id: str
    name: str
    bot: bool
    has_account: bool
    since: int
    ratings: list[RatingInfo]
    history: list[Played]


class Leader(msgspec.Struct, frozen=True):
    """A line of a leaderboard: a person with a settled rating, or a level of bots for comparison."""

    player: Annotated[str, Meta(description="Empty for bots.")]
    name: Annotated[str, Meta(description="Empty for bots.")]
    rating: int
    games: int
    level: Annotated[Level | None, Meta(description="Of bots; null for people.")] = None


def me_of(visitor: Visitor) -> Me:
    return Me(visitor.id, visitor.name, visitor.login, visitor.bot)


@get("/api/me", summary="Who I am; null for a new visitor")
async def who_am_i(request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor) -> Response[Me | None]:
    """Renews the session cookie, so that a browser that keeps coming back stays logged in."""
    cookie = request.cookies.get(COOKIE)
    renewed = [session_cookie(request, services, cookie)] if cookie and visitor and not visitor.bot else []
    return Response(me_of(visitor) if visitor else None, cookies=renewed)


@post("/api/me", status_code=HTTP_200_OK, summary="Enter as a guest, or change my name")
async def call_me(
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[Named]
) -> Response[Me]:
    check_new_name(data.name, visitor)
    if visitor is not None:
        await services.write_queue.write(accounts.rename, visitor.id, data.name)
        return Response(Me(visitor.id, data.name, visitor.login, visitor.bot))
    check_rate_limit(services.limits.guests, client_address(request))
    id, token = await create_guest(services, data.name)
    return Response(Me(id, data.name, None, False), cookies=[session_cookie(request, services, token)])


@post("/api/me/account", status_code=HTTP_200_OK, summary="Turn my guest session into an account")
async def make_account(
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[NewAccount]
) -> Response[Me]:
    if not services.settings.registration:
        raise Problem(HTTP_403_FORBIDDEN, "registration-closed")
    check_rate_limit(services.limits.logins, client_address(request))
    name = data.name or (visitor.name if visitor else data.login[:20])
    check_new_name(name, visitor)
    if visitor is not None and (visitor.has_account or visitor.bot):
        raise Problem(HTTP_409_CONFLICT, "account-exists")
    check_password(data.password, data.login, name)
    password = await in_thread(secret.hash_password, data.password)
    try:
        if visitor is None:
            id, token = await new_account(services, name, data.login, password)
        else:
            id, token = visitor.id, secret.new_token()
            session = visitor.credential, secret.hash_secret(token)
            await services.write_queue.write(accounts.make_account, id, name, data.login, password, session, now_ms())
    except LoginAlike:
        raise Problem(HTTP_409_CONFLICT, "login-alike", login=data.login) from None
    except LoginTaken:
        raise Problem(HTTP_409_CONFLICT, "login-taken", login=data.login) from None
    me = Me(id, name, data.login.casefold(), False)
    known = await known_device(request, services, data.login)
    return Response(me, cookies=[session_cookie(request, services, token), known])


async def new_account(services: Services, name: str, login: str, password: str) -> tuple[str, str]:
    """Create an account without a guest before it; returns the id and the session's secret."""
    id, token = await create_guest(services, name)
    try:
        await services.write_queue.write(accounts.set_account, id, name, login, password)
    except LoginTaken:
        await services.write_queue.write(accounts.delete_player, id)
        raise
    return id, token


@post("/api/login", status_code=HTTP_200_OK, summary="Log in")
async def log_in(
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[Credentials]
) -> Response[Me]:
    """Log this browser in. The guest's games can be brought along."""
    counted = await admit_login(request, services, data.login)
    row = await services.database.read(accounts.player_with_login, data.login)
    if not await in_thread(secret.verify_password, data.password, row.password if row else None) or row is None:
        raise Problem(HTTP_401_UNAUTHORIZED, "login-wrong")
    token = secret.new_token()
    await services.write_queue.write(accounts.add_credential, secret.hash_secret(token), row.id, SESSION, now_ms())
    if data.bring_games and visitor is not None and not visitor.has_account and not visitor.bot:
        await merge_guest(services.rooms, visitor.id, row.id)
    known = await known_device(request, services, data.login, counted)
    return Response(Me(row.id, row.name, row.login, row.bot), cookies=[session_cookie(request, services, token), known])


@post("/api/logout", status_code=HTTP_200_OK, summary="Log out")
async def log_out(request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor) -> Response[None]:
    if visitor is not None and not visitor.bot:
        await services.write_queue.write(accounts.drop_credential, visitor.credential)
        await services.logged_out()
    response: Response[None] = Response(None)
    response.delete_cookie(COOKIE, path="/")
    return response


@put("/api/me/password", summary="Change my password; all other devices have to log in again")
async def change_password(services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[NewPassword]) -> Me:
    me = require_account(visitor)
    check_rate_limit(services.limits.logins, f"password {me.credential}")
    row = await services.database.read(accounts.player, me.id)
    has_password = row is None or row.password is not None
    if has_password and not await in_thread(secret.verify_password, data.old, row.password if row else None):
        raise Problem(HTTP_401_UNAUTHORIZED, "login-wrong")
    check_password(data.new, me.login or "", me.name)
    password = await in_thread(secret.hash_password, data.new)
    await services.write_queue.write(accounts.set_password, me.id, password, me.credential)
    await services.logged_out()
    return me_of(me)


@get("/api/me/data", summary="Export everything stored about me")
async def my_data(services: InjectedServices, visitor: MaybeVisitor) -> dict[str, list[dict[str, Any]]]:
    return await services.database.read(accounts.export_player, require_visitor(visitor).id)


@delete("/api/me", status_code=HTTP_200_OK, summary="Delete my account and everything stored about me")
async def delete_me(services: InjectedServices, visitor: MaybeVisitor) -> Response[None]:
    """Bots replace me in games that others still play, and my name is removed from all tables."""
    await delete_account(services.rooms, require_visitor(visitor).id)
    response: Response[None] = Response(None)
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/api/me/tokens", summary="My bots' tokens")
async def my_tokens(services: InjectedServices, visitor: MaybeVisitor) -> list[TokenInfo]:
    rows = await services.database.read(accounts.tokens_of, require_account(visitor).id)
    return [TokenInfo(row.hash[:TOKEN_ID], row.label, row.created, row.seen) for row in rows]


@post("/api/me/tokens", summary="Create a token for a bot of mine")
async def make_token(services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[NewToken]) -> MadeToken:
    me = require_account(visitor)
    check_new_name(data.label[:20])
    if len(await services.database.read(accounts.tokens_of, me.id)) >= MAX_TOKENS:
        raise Problem(HTTP_409_CONFLICT, "tokens-too-many", most=MAX_TOKENS)
    token, bot = secret.new_token(), secret.new_id(secret.PLAYER_ID_LENGTH)
    hash = secret.hash_secret(token)
    await services.write_queue.write(accounts.add_bot, bot, data.label[:20], me.id, hash, now_ms())
    return MadeToken(hash[:TOKEN_ID], token, bot)


@delete("/api/me/tokens/{id:str}", status_code=HTTP_200_OK, summary="Delete a bot's token")
async def drop_token(services: InjectedServices, visitor: MaybeVisitor, id: FromPath[str]) -> None:
    if len(id) != TOKEN_ID or not await services.write_queue.write(
        accounts.drop_token, require_account(visitor).id, id
    ):
        raise Problem(HTTP_404_NOT_FOUND, "token-unknown")
    await services.logged_out()


@get("/api/players/{id:str}", summary="A player's ratings and games")
async def profile(services: InjectedServices, visitor: MaybeVisitor, device: Device, id: FromPath[str]) -> Profile:
    """Others see the tables of public games only: unlisted tables are visible only with the link. Results with the deal
    of a challenge are listed once one has tried it."""
    row = await services.database.read(accounts.player, id)
    if row is None:
        raise Problem(HTTP_404_NOT_FOUND, "player-unknown")
    found = await services.database.read(accounts.ratings_of, id)
    history = await services.database.read(accounts.history, id, HISTORY)
    is_me = visitor is not None and visitor.id == id
    ids = [each.table for each in history]
    withheld = await services.database.read(challenges.withheld, ids, id_of(visitor), device)
    return Profile(
        id=row.id,
        name=row.name,
        bot=row.bot,
        has_account=row.login is not None,
        since=row.created,
        ratings=[
            RatingInfo(each.game, each.players, round(each.shown), each.games, is_settled(each.games, each.sigma))
            for each in found
        ],
        history=[
            Played(
                each.table if each.public or is_me else "",
                each.game,
                each.players,
                each.place,
                each.score,
                each.ended,
                None if each.change is None else round(each.change),
                note_of(each.reason, each.weight),
            )
            for each in history
            if each.table not in withheld
        ],
    )


@get("/api/leaderboards/{game:str}/{players:int}", summary="The leaderboard of a game with this number of players")
async def leaderboard(services: InjectedServices, game: FromPath[str], players: FromPath[int]) -> list[Leader]:
    find(game).check_players(players)
    rows = await services.database.read(ratings.leaders, game, players, BOARD)
    people = [Leader(row.player, row.name, round(row.shown), row.games) for row in rows]
    bots = [Leader("", "", rating, 0, level) for level, rating in ratings_of_bots(game, players).items()]
    return sorted([*people, *bots], key=lambda leader: -leader.rating)


def ratings_of_bots(game: str, players: int) -> dict[Level, int]:
    """The rating of each level of bots that was measured in a pool."""
    levels = figures(game, players).levels
    return {level: round(ratings.shown_of_bot(levels[level])) for level in ladder_of(find(game)) if level in levels}


def note_of(reason: Reason | None, weight: float | None) -> RatingNote | None:
    if reason is None:
        return None
    return RatingNote(round(100 * (weight or 0)), Message(NOTES[reason], {"days": MEMORY_DAYS}))


def check_new_name(name: str, visitor: Visitor | None = None) -> None:
    """Refuse an invalid name, or a new one with letters of several scripts. Names of before stay."""
    check_name(name)
    if visitor is None or name != visitor.name:
        check_scripts(name)


async def in_thread(work: Any, *arguments: Any) -> Any:
    """Run what is slow on purpose (password hashing) without blocking the event loop."""
    return await asyncio.to_thread(work, *arguments)


ROUTES = [
    who_am_i,
    call_me,
    make_account,
    log_in,
    log_out,
    change_password,
    my_data,
    delete_me,
    my_tokens,
    make_token,
    drop_token,
    profile,
    leaderboard,
]
