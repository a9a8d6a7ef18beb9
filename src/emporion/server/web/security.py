"""Security middleware: response headers, same-origin checks and the request rate limit."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.status_codes import HTTP_403_FORBIDDEN, HTTP_429_TOO_MANY_REQUESTS
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from emporion.kernel import messages
from emporion.server.services import Services
from emporion.server.web.authentication import client_address, is_encrypted
from emporion.server.web.errors import Failure

log = structlog.get_logger(__name__)

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self'",  # scripts position cards by setting properties, which needs no inline styles
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
TRANSPORT = "max-age=31536000"  # HSTS: browsers that reached us over TLS never try without
Connection = ASGIConnection[Any, Any, Any, Any]
ASSETS = "/assets/"  # files of the pages that browsers keep for ever
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class SecurityMiddleware:
    """Wraps the whole application, including unknown routes: adds security headers, checks the origin of requests that
    change something, and limits the request rate."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        self._has_warned = False

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

        self._warn_of_proxy(request)
        address = client_address(request)
        limits = self.services.limits
        limiter = limits.files if scope["path"].startswith(ASSETS) else limits.requests
        if not limiter.take(address):
            wait = 1 + int(limiter.retry_after(address))
            await reject(send_with_headers, HTTP_429_TOO_MANY_REQUESTS, messages.Message("request-too-many"), wait)
        elif scope["method"] not in SAFE and not is_same_origin(request, self.services):
            await reject(send_with_headers, HTTP_403_FORBIDDEN, messages.Message("request-foreign"))
        else:
            await self.app(scope, receive, send_with_headers)

    def _warn_of_proxy(self, request: Connection) -> None:
        """Tell the host, once, of a proxy that is not trusted: through it, all players have one address."""
        header, client = request.headers.get("x-forwarded-for"), request.client
        if header is None or client is None or self._has_warned:
            return
        if is_of_this_network(client.host) and client.host not in header:  # of a trusted one, it is in the header
            self._has_warned = True
            log.warning("a proxy is not trusted, so that all players share its address", trusted_proxies=client.host)


def is_of_this_network(host: str) -> bool:
    """Whether this is an address where one's own proxy would be."""
    try:
        return ip_address(host).is_private
    except ValueError:
        return False


async def reject(send: Send, status: int, reason: messages.Message, wait: int = 0) -> None:
    """Answer without calling the application."""
    body = msgspec.json.encode(Failure(reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if wait:
        headers.append((b"retry-after", str(wait).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def is_same_origin(request: Connection, services: Services) -> bool:
    """Whether a browser sent this from one of our own pages (CSRF protection). Programs send neither Origin nor
    Sec-Fetch-Site, and no cookies that they were not given."""
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return request.headers.get("origin", "") in services.settings.origins
    origin = request.headers.get("origin")
    return origin is None or is_allowed_origin(origin, request, services)


def is_allowed_origin(origin: str, request: Connection, services: Services) -> bool:
    """Whether a page of this origin may use this server."""
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in services.settings.origins or (bool(host) and host == request.headers.get("host"))
