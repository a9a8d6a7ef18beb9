"""The third-party notices name everything that we ship of others, and are up to date."""

from __future__ import annotations

import json
import re
from collections import Counter

from tests.supply_chain.locks import ROOT, needed_in_the_image, normalized, python_packages
from tests.supply_chain.notices import (
    DATA,
    LICENSES,
    NOTICES,
    PYTHON_LICENSES,
    credits_table,
    licenses_used,
    notices,
)

WEB = ROOT / "web"
TABLE = credits_table()
FONT = re.compile(r"import '(@fontsource[\w-]*/[\w-]+)/")


def test_the_notices_are_up_to_date() -> None:
    assert NOTICES.read_text(encoding="utf-8") == notices(), "run `make notices`"


def test_every_icon_in_use_has_its_author_and_no_other() -> None:
    lists = [json.loads(path.read_text(encoding="utf-8")) for path in (WEB / "src").rglob("glyphs.json")]
    used = {icon for found in lists for icon in found["glyphs"].values()}
    credited = Counter(icon for author in TABLE["icons"]["authors"] for icon in author["icons"])
    assert set(credited) == used
    assert set(credited.values()) == {1}
    text = NOTICES.read_text(encoding="utf-8")
    for author in TABLE["icons"]["authors"]:
        assert f"Icons made by {author['name']}" in text


def test_every_font_in_use_is_credited() -> None:
    used = set(FONT.findall((WEB / "src" / "main.ts").read_text(encoding="utf-8")))
    assert used == {font["package"] for font in TABLE["fonts"]}


def test_all_data_of_the_server_is_credited() -> None:
    found = {path.name for path in (ROOT / "src" / "emporion" / "server" / "data").iterdir()}
    assert found == {"common_passwords.txt.gz", "confusables.txt.gz"}
    text = NOTICES.read_text(encoding="utf-8")
    assert all(work["copyright"] in text for work in DATA)


def test_every_library_of_the_pages_is_credited() -> None:
    """The build itself refuses packages of packages that are not credited (`web/notices.config.ts`)."""
    needed = set(json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"])
    assert needed <= {work["package"] for kind in ("fonts", "libraries") for work in TABLE[kind]}


def test_every_python_package_is_listed_with_its_licence() -> None:
    assert needed_in_the_image(python_packages()) == set(PYTHON_LICENSES)
    assert {normalized(name) for name in PYTHON_LICENSES} == set(PYTHON_LICENSES)


def test_every_licence_in_use_has_its_text() -> None:
    assert {path.stem for path in LICENSES.iterdir()} == set(licenses_used(TABLE))
    assert set(TABLE["licenses"]) | {"LicenseRef-Lucide"} | {work["license"] for work in DATA} == set(
        licenses_used(TABLE)
    )


def test_no_text_has_a_placeholder_for_names() -> None:
    assert not re.search(r"<(year|owner|copyright)", NOTICES.read_text(encoding="utf-8"))
