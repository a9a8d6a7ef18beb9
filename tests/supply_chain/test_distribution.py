"""A wheel carries its notices, the licences and the SBOM."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from tests.supply_chain.locks import ROOT
from tests.supply_chain.notices import LICENSES, NOTICES
from tests.supply_chain.sbom import SBOM


def test_the_wheel_carries_notices_licences_and_sbom(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as files:
        (metadata,) = {name.split("/")[0] for name in files.namelist() if ".dist-info/" in name}
        for path in (NOTICES, ROOT / "LICENSE", *LICENSES.iterdir()):
            assert files.read(f"{metadata}/licenses/{path.relative_to(ROOT).as_posix()}") == path.read_bytes()
        assert files.read("emporion/notices/THIRD_PARTY_NOTICES.md") == NOTICES.read_bytes()
        assert files.read(f"{metadata}/sboms/sbom.cdx.json") == SBOM.read_bytes()
