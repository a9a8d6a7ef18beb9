"""What every answer carries and every request has to satisfy, against other sites and other people's scripts."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.status_codes import HTTP_403_FORBIDDEN, HTTP_429_TOO_MANY_REQUESTS
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from emporion.kernel import messages
from emporion.server import protocol
from emporion.server.house import House
from emporion.server.web.errors import Failure
from emporion.server.web.identity import address_of, is_encrypted

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self'",  # what places cards on the table is set by scripts, as properties
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
TRANSPORT = "max-age=31536000"  # where we are reached over TLS, nobody has to try without
Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Manners:
    """Around everything, also where no route fits: headers, the origin of requests that change something, and how many
    requests there may be."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        request: Connection = ASGIConnection(scope, receive, send)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if is_encrypted(request):
                    headers["strict-transport-security"] = TRANSPORT
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        address = address_of(request)
        if not self.house.limits.requests.take(address):
            wait = 1 + int(self.house.limits.requests.wait(address))
            await turn_away(send_with_headers, HTTP_429_TOO_MANY_REQUESTS, messages.Message("request-too-many"), wait)
        elif scope["method"] not in SAFE and not comes_from_us(request, self.house):
            await turn_away(send_with_headers, HTTP_403_FORBIDDEN, messages.Message("request-foreign"))
        else:
            await self.app(scope, receive, send_with_headers)


async def turn_away(send: Send, status: int, reason: messages.Message, wait: int = 0) -> None:
    """Answer without looking any closer."""
    body = msgspec.json.encode(Failure(protocol.text(reason)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if wait:
        headers.append((b"retry-after", str(wait).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def comes_from_us(request: Connection, house: House) -> bool:
    """Whether a browser sent this from one of our own pages. Programs that are no browsers say nothing about that, and
    send no cookies that they were not given."""
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return request.headers.get("origin", "") in house.settings.origins
    origin = request.headers.get("origin")
    return origin is None or is_ours(origin, request, house)


def is_ours(origin: str, request: Connection, house: House) -> bool:
    """Whether a page of this origin may use this server."""
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in house.settings.origins or (bool(host) and host == request.headers.get("host"))
