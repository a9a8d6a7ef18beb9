"""The browser's files, served from memory: those built from `web/` into the package, those of plugins, and the notices.

A plugin's folder may have catalogues (`locales/<language>/*.ftl`, served as `plugins/<game>/texts/<language>.ftl`) and
a built web board (`web/`, served as `plugins/<game>/web/`), whose module is `board.js`."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND

import emporion
from emporion.games import names, plugins
from emporion.locales import DEFAULT, LANGUAGES, texts_of
from emporion.server.web.authentication import InjectedServices
from emporion.server.web.previews import preview_tags, with_preview

PACKAGE = Path(emporion.__file__).parent
FOLDER = PACKAGE / "web"
INDEX = "index.html"
NOTICES = "notices"
"""The address of the third-party notices, as plain text."""
NOTICES_FILE = "THIRD_PARTY_NOTICES.md"
NOTICES_FOLDERS = (PACKAGE / "notices", PACKAGE.parent.parent)
"""An installed package has them inside, a working tree at its root."""
FOREVER = "public, max-age=31536000, immutable"  # asset names change with their content
LOOK_AGAIN = "no-cache"
MISSING = b"""<!doctype html><meta charset="utf-8"><title>Emporion</title>
<p>The pages of the web room have not been built. In the folder of the sources: <code>make web</code>"""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")


class Page(NamedTuple):
    """A file as it is served."""

    body: bytes
    packed: bytes | None
    """gzip, where that is smaller."""
    kind: str
    mark: str
    caching: str


@cache
def pages() -> dict[str, Page]:
    """All built files by name. They are small, so all are kept in memory."""
    return {
        INDEX: page_from(MISSING, "text/html", LOOK_AGAIN),
        **files_in(FOLDER),
        **plugin_pages(),
        **notice_pages(),
    }


def files_in(folder: Path) -> dict[str, Page]:
    """All files of a folder by name; none if there is no such folder."""
    return {path.relative_to(folder).as_posix(): page_of(path) for path in sorted(folder.rglob("*")) if path.is_file()}


def plugin_pages() -> dict[str, Page]:
    """The catalogues and web boards of all plugins by name."""
    found = {}
    for name, game in plugins().items():
        texts = {language: "\n".join(texts_of(game, language)) for language in LANGUAGES}
        for language, text in texts.items() if any(texts.values()) else ():
            found[f"plugins/{name}/texts/{language}.ftl"] = page_from(text.encode(), "text/plain", LOOK_AGAIN)
        board = files_in(game.folder / "web") if game.folder else {}
        found.update({f"plugins/{name}/web/{file}": page for file, page in board.items()})
    return found


def notice_pages() -> dict[str, Page]:
    """The notices by their address; none where only a part of the sources is installed."""
    for folder in NOTICES_FOLDERS:
        if (folder / NOTICES_FILE).is_file():
            return {NOTICES: page_from((folder / NOTICES_FILE).read_bytes(), "text/plain", LOOK_AGAIN)}
    return {}


def board_of(game: str) -> str:
    """The address of a plugin's web board, or an empty string."""
    name = f"plugins/{game}/web/board.js"
    return f"/{name}" if name in pages() else ""


def texts_address(game: str) -> str:
    """The address of a plugin's catalogue, with `{language}` for the language, or an empty string."""
    name = f"plugins/{game}/texts/{{language}}.ftl"
    return f"/{name}" if name.format(language=DEFAULT) in pages() else ""


def page_of(path: Path) -> Page:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return page_from(path.read_bytes(), kind, FOREVER if path.parent.name == "assets" else LOOK_AGAIN)


def page_from(body: bytes, kind: str, caching: str) -> Page:
    packed = gzip.compress(body, 9, mtime=0)
    mark = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, packed if len(packed) < len(body) else None, kind, mark, caching)


ID = re.compile(r"[\w-]+", re.ASCII)


def is_route_of_page(name: str) -> bool:
    """Whether the pages show something at this address (`web/src/app/routes.ts`)."""
    match name.split("/"):
        case [""] | ["new" | "cards" | "rules" | "learn" | "practice" | "leaders" | "me" | "about"]:
            return True
        case ["new" | "cards" | "rules" | "learn" | "practice", game] | ["learn", game, "1" | "2"]:
            return game in names()
        case ["practice", game, position]:
            return game in names() and ID.fullmatch(position) is not None
        case ["t" | "challenge" | "player", id] | ["t", id, "replay"]:
            return ID.fullmatch(id) is not None
    return False


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], services: InjectedServices, path: FromPath[str] = ""
) -> Response[bytes]:
    """A built file, or index.html, whose router interprets the address."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFoundException
    is_file = name == NOTICES or "." in name.rpartition("/")[2]
    found = pages().get(name if is_file else INDEX)
    if found is None:
        raise NotFoundException
    status = HTTP_200_OK if is_file or is_route_of_page(name) else HTTP_404_NOT_FOUND
    vary = "accept-encoding"
    if not is_file and (tags := await preview_tags(request, services, name)):
        found = page_from(with_preview(found.body, tags), found.kind, found.caching)
        vary += ", accept-language"  # caches tell hosts apart by the address
    headers = {"etag": found.mark, "cache-control": found.caching, "vary": vary}
    if request.headers.get("if-none-match") == found.mark:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.packed
        headers["content-encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=found.kind)


ROUTES = [page]
