"""`make notices` writes `THIRD_PARTY_NOTICES.md`: what we ship of others, its makers, its licences, what we changed.

It is made of `web/src/pages/credits.json`, which the page "About" shows too, of the table below, and of the texts in
`LICENSES/`. The author of an icon is the folder that has it in https://github.com/game-icons/icons.
"""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path
from typing import Any

from tests.supply_chain.locks import ROOT, needed_in_the_image, python_packages

NOTICES = ROOT / "THIRD_PARTY_NOTICES.md"
CREDITS = ROOT / "web" / "src" / "pages" / "credits.json"
LICENSES = ROOT / "LICENSES"
WIDTH = 118
LUCIDE = "LicenseRef-Lucide"
"""Lucide's licence with that of Feather, and which symbols come from there."""
PLACEHOLDERS = ("Copyright (c) <year>", "Copyright (c) 2004-2010 by Internet", "Copyright (c) 1995-2003 by Internet")
"""Lines of the texts in `LICENSES/` that name nobody, or the author of the licence instead of the work's."""

PYTHON_LICENSES = {
    "alembic": "MIT",
    "anyio": "MIT",
    "argon2-cffi": "MIT",
    "argon2-cffi-bindings": "MIT",
    "attrs": "MIT",
    "babel": "BSD-3-Clause",
    "certifi": "MPL-2.0",
    "cffi": "MIT-0",
    "click": "BSD-3-Clause",
    "colorama": "BSD-3-Clause",
    "cryptography": "Apache-2.0 OR BSD-3-Clause",
    "faker": "MIT",
    "fido2": "BSD-2-Clause AND Apache-2.0 AND MPL-2.0",
    "filelock": "MIT",
    "fluent-runtime": "Apache-2.0",
    "fluent-syntax": "Apache-2.0",
    "h11": "MIT",
    "httpcore": "BSD-3-Clause",
    "httptools": "MIT",
    "httpx": "BSD-3-Clause",
    "idna": "BSD-3-Clause",
    "litestar": "MIT",
    "litestar-htmx": "MIT",
    "llvmlite": "BSD-2-Clause AND Apache-2.0 WITH LLVM-exception",
    "mako": "MIT",
    "markdown-it-py": "MIT",
    "markupsafe": "BSD-3-Clause",
    "mdurl": "MIT",
    "msgspec": "BSD-3-Clause",
    "multidict": "Apache-2.0",
    "multipart": "MIT",
    "numba": "BSD-2-Clause",
    "numpy": "BSD-3-Clause AND 0BSD AND MIT AND Zlib AND CC0-1.0",
    "openskill": "MIT",
    "platformdirs": "MIT",
    "polyfactory": "MIT",
    "prometheus-client": "Apache-2.0 AND BSD-2-Clause",
    "psycopg": "LGPL-3.0-only",
    "psycopg-binary": "LGPL-3.0-only",
    "pycparser": "BSD-3-Clause",
    "pygments": "BSD-2-Clause",
    "pytz": "MIT",
    "pyyaml": "MIT",
    "rich": "MIT",
    "rich-click": "MIT",
    "safetensors": "Apache-2.0",
    "sniffio": "MIT OR Apache-2.0",
    "sqlalchemy": "MIT",
    "structlog": "MIT OR Apache-2.0",
    "typing-extensions": "PSF-2.0",
    "tzdata": "Apache-2.0",
    "uvicorn": "BSD-3-Clause",
    "uvloop": "MIT OR Apache-2.0",
    "websockets": "BSD-3-Clause",
}
"""As the metadata or the licence files of the packages say."""

DATA = (
    {
        "name": "The 10,000 most common passwords of at least eight characters",
        "address": "https://github.com/dwolfhub/zxcvbn-python",
        "license": "MIT",
        "copyright": "Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. Copyright (c) 2016 Daniel Wolf",
        "changes": "only passwords of at least eight characters of zxcvbn-python 4.5.0, in alphabetical order",
    },
    {
        "name": "Characters that look alike (UTS #39)",
        "address": "https://www.unicode.org/Public/security/13.0.0/confusables.txt",
        "license": "Unicode-3.0",
        "copyright": "Copyright © 1991-2026 Unicode, Inc.",
        "changes": "two columns of version 13.0.0, without characters that NFKC replaces or that are not printable",
    },
)
"""Data of the server, in `src/emporion/server/data`."""


def credits_table() -> dict[str, Any]:
    return dict(json.loads(CREDITS.read_text(encoding="utf-8")))


def notices() -> str:
    table = credits_table()
    parts = [
        beginning(),
        icons(table),
        symbols(table),
        fonts(table),
        libraries(table),
        data(),
        python(needed_in_the_image(python_packages())),
        texts(licenses_used(table)),
    ]
    return "\n\n".join(parts) + "\n"


def beginning() -> str:
    return """# Third-party notices

Emporion is free software under the MIT licence (`LICENSE`). It contains works of others. This file says which, who
made them, under which licences, and what we changed. The texts of the licences are at the end."""


def icons(table: dict[str, Any]) -> str:
    source = table["icons"]
    made_by = "\n\n".join(icons_of(author) for author in source["authors"])
    return f"""## Icons

Goods, cards, animals and ships are icons from [{source["name"]}]({source["address"]}), licensed under
{link(table, source["license"])}. Changes: each is drawn without a background, in colours that the page
chooses, and the coordinates of its points are rounded to whole numbers.

{made_by}"""


def icons_of(author: dict[str, Any]) -> str:
    name = f"{author['name']} ({author['address']})" if author["address"] else author["name"]
    every = textwrap.fill(", ".join(author["icons"]), WIDTH, break_on_hyphens=False)
    return f"Icons made by {name}, each at https://game-icons.net/1x1/{author['folder']}/NAME.html:\n{every}."


def symbols(table: dict[str, Any]) -> str:
    return f"""## Symbols on buttons

{works(table, "symbols")}

The symbols come from Lucide; those that its licence lists come from Feather. Changes: none to their shapes."""


def fonts(table: dict[str, Any]) -> str:
    return f"""## Fonts

{works(table, "fonts")}

Changes: none. The files are those of [Fontsource](https://fontsource.org), each with a part of the characters. Their
licences name no reserved font names."""


def libraries(table: dict[str, Any]) -> str:
    return f"""## Libraries in the pages

{works(table, "libraries")}

Changes: none, except that the build joins and minifies them."""


def data() -> str:
    every = "\n".join(
        f"- [{work['name']}]({work['address']}): {work['license']}. {work['copyright']}. Changes: {work['changes']}."
        for work in DATA
    )
    return f"""## Data of the server

{every}"""


def works(table: dict[str, Any], kind: str) -> str:
    return "\n".join(
        f"- [{work['name']}]({work['address']}): {link(table, work['license'])}. {work['copyright']}"
        for work in table[kind]
    )


def link(table: dict[str, Any], license_id: str) -> str:
    known = table["licenses"][license_id]
    return f"[{known['name']}]({known['address']})"


def python(names: frozenset[str]) -> str:
    rows = "\n".join(
        f"| [{name}](https://pypi.org/project/{name}/) | {PYTHON_LICENSES[name]} |" for name in sorted(names)
    )
    return f"""## Python packages

We don't ship these: they are installed beside Emporion, with the files of their licences. So a Docker image contains
them. Some are needed by a server only; those of the other extras are not listed.

| package | licence |
|---|---|
{rows}"""


def licenses_used(table: dict[str, Any]) -> list[str]:
    kinds = ("symbols", "fonts", "libraries")
    used = {work["license"] for kind in kinds for work in table[kind]} | {table["icons"]["license"]}
    used |= {work["license"] for work in DATA}
    return [*sorted(used), LUCIDE]


def texts(used: list[str]) -> str:
    return "## Licences\n\n" + "\n\n".join(text_of(license_id) for license_id in used)


def text_of(license_id: str) -> str:
    text = (LICENSES / f"{license_id}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.strip().splitlines() if not line.startswith(PLACEHOLDERS)]
    return f"### {license_id}\n\n```text\n{chr(10).join(lines).strip()}\n```"


def main(written: Path = NOTICES) -> int:
    written.write_text(notices(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
