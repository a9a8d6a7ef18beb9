"""Failed requests: a status, and a message id that has a text in every language."""

from __future__ import annotations

from html import escape
from math import ceil
from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from sqlalchemy.exc import DataError

from emporion.kernel.errors import EmporionError, LocalizedError
from emporion.kernel.messages import Message
from emporion.locales import Translator
from emporion.server import gc_control, metrics
from emporion.server.rate_limit import RateLimiter
from emporion.server.room.table import Refused
from emporion.server.room.table_repository import NoSuchTable
from emporion.server.storage.availability import StorageDamaged, StorageUnavailable
from emporion.server.web.languages import language_of

RETRY_AFTER = "1"  # seconds, when the database cannot be used
RETRY_DAMAGED = "60"  # when a part of it is damaged: the host has to do something

log = structlog.get_logger(__name__)

AnyRequest = Request[Any, Any, Any]


class Problem(LocalizedError):
    """A request that cannot be fulfilled."""

    def __init__(self, status: int, message: str, **arguments: Any) -> None:
        super().__init__(message, **arguments)
        self.status = status
        self.headers: dict[str, str] = {}


class TooManyRequests(Problem):
    """A rate limit is reached; says when to try again."""

    def __init__(self, seconds: float, message: str = "request-too-many", **arguments: int) -> None:
        super().__init__(HTTP_429_TOO_MANY_REQUESTS, message, **arguments)
        self.headers["retry-after"] = str(1 + int(seconds))


class TooManyLogins(TooManyRequests):
    """Too many attempts to log in; says when to try again."""

    def __init__(self, seconds: float) -> None:
        if seconds < 60:
            super().__init__(seconds, "login-wait-seconds", count=1 + int(seconds))
        else:
            super().__init__(seconds, "login-wait-minutes", count=ceil(seconds / 60))


def check_rate_limit(limiter: RateLimiter, name: str) -> None:
    """Take one token of a rate limit, or raise TooManyRequests."""
    if not limiter.take(name):
        raise TooManyRequests(limiter.retry_after(name))


class Failure(msgspec.Struct, frozen=True):
    """The body of every failed response."""

    error: Message


def answer(status: int, message: Message, headers: dict[str, str] | None = None) -> Response[Failure]:
    gc_control.expect_garbage()
    return Response(Failure(message), status_code=status, headers=headers)


def on_problem(_request: AnyRequest, problem: Problem) -> Response[Failure]:
    return answer(problem.status, problem.message, problem.headers)


def on_refused(_request: AnyRequest, problem: Refused) -> Response[Failure]:
    return answer(HTTP_409_CONFLICT, problem.message)


def on_unavailable(_request: AnyRequest, problem: StorageUnavailable) -> Response[Failure]:
    """The database cannot be used; the log says why, once for all requests."""
    seconds = RETRY_DAMAGED if isinstance(problem, StorageDamaged) else RETRY_AFTER
    return answer(HTTP_503_SERVICE_UNAVAILABLE, problem.message, {"retry-after": seconds})


def on_bad_input(_request: AnyRequest, problem: EmporionError) -> Response[Failure]:
    message = (
        problem.message if isinstance(problem, LocalizedError) else Message("request-wrong", {"detail": str(problem)})
    )
    return answer(HTTP_400_BAD_REQUEST, message)


def on_no_table(_request: AnyRequest, _problem: NoSuchTable) -> Response[Failure]:
    return answer(HTTP_404_NOT_FOUND, Message("table-unknown"))


def on_invalid(_request: AnyRequest, problem: ValidationException) -> Response[Failure]:
    errors = problem.extra if isinstance(problem.extra, list) else []
    details = [
        f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in errors if isinstance(each, dict)
    ]
    detail = "; ".join(details) or problem.detail  # for missing fields there is nothing else
    return answer(HTTP_400_BAD_REQUEST, Message("request-wrong", {"detail": detail[:400]}))


def on_not_found(request: AnyRequest, _problem: NotFoundException) -> Response[Failure] | Response[str]:
    """A page for people who opened the address in a browser, a message for programs."""
    if "text/html" in request.headers.get("accept", ""):
        body, headers = plain_page(language_of(request)), {"vary": "accept, accept-language"}
        return Response(body, status_code=HTTP_404_NOT_FOUND, media_type="text/html", headers=headers)
    return answer(HTTP_404_NOT_FOUND, Message("request-no-such-page"))


def plain_page(language: str) -> str:
    """What went wrong and where to go, without styles and scripts."""
    text = Translator(language).translate
    title, advice, home = (escape(text(id)) for id in ("request-no-such-page", "web-error-page", "web-home"))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title} · Emporion</title><h1>{title}</h1><p>{advice}</p><p><a href="/">{home}</a></p></html>'
    )


def on_http(_request: AnyRequest, problem: HTTPException) -> Response[Failure]:
    return answer(
        problem.status_code, Message("request-wrong", {"detail": problem.detail}), dict(problem.headers or {})
    )


def on_unreadable(_request: AnyRequest, problem: Exception) -> Response[Failure]:
    """Too deeply nested, in an unknown encoding, or with characters that the database cannot store."""
    return answer(HTTP_400_BAD_REQUEST, Message("request-wrong", {"detail": type(problem).__name__}))


def on_fault(request: AnyRequest, problem: Exception) -> Response[Failure]:
    """A fault of the server: the client learns that it happened, the log says what."""
    metrics.faults.inc()
    log.error("a request failed", path=request.url.path, exc_info=problem)
    return answer(HTTP_500_INTERNAL_SERVER_ERROR, Message("request-fault"))


HANDLERS: dict[Any, Any] = {
    Problem: on_problem,
    Refused: on_refused,
    StorageUnavailable: on_unavailable,
    EmporionError: on_bad_input,
    NoSuchTable: on_no_table,
    ValidationException: on_invalid,
    NotFoundException: on_not_found,
    HTTPException: on_http,
    RecursionError: on_unreadable,
    UnicodeDecodeError: on_unreadable,
    DataError: on_unreadable,
    Exception: on_fault,
}
