"""The Docker image is built of pinned images in stages, and runs with as few rights as it can. Read, not built."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

from tests.supply_chain.locks import IN_THE_IMAGE, ROOT

IMAGE = re.compile(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}")
PAIR = re.compile(r"(\w+)=(\S+)")
INSTALLERS = re.compile(r"\b(apt-get|apk|gcc|make|npm|uv|pip install)\b")
HIDDEN = {".git", ".env", ".venv", "web/node_modules", "src/emporion/web", "tests", "**/*.sqlite*"}
NEEDED = {
    "README.md",
    "LICENSE",
    "LICENSES",
    "THIRD_PARTY_NOTICES.md",
    "sbom.cdx.json",
    "requirements.lock",
    "src",
    "web",
}


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, with lines that go on joined."""
    lines = [
        line for line in (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines() if line[:1] not in ("", "#")
    ]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in joined.splitlines())]


def stages() -> list[list[tuple[str, str]]]:
    found: list[list[tuple[str, str]]] = []
    for word, rest in instructions():
        if word == "FROM":
            found.append([])
        found[-1].append((word, rest))
    return found


def arguments(stage: list[tuple[str, str]], instruction: str) -> list[str]:
    return [rest for word, rest in stage if word == instruction]


def services() -> dict[str, dict[str, Any]]:
    return dict(yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"])


def test_images_are_pinned_by_digest() -> None:
    used = [arguments(stage, "FROM")[0].partition(" AS ")[0] for stage in stages()]
    used += [service["image"] for service in services().values() if "image" in service]
    for image in used:
        assert IMAGE.fullmatch(image), f"{image} is not pinned"
    built, shipped = used[1], used[2]
    assert built == shipped  # the environment of the second stage uses the interpreter of the third


def test_what_is_installed_is_compared_with_the_locks() -> None:
    pages, build, _ = stages()
    assert "npm install --no-save --ignore-scripts" in arguments(pages, "RUN")
    (tool, install, _) = arguments(build, "RUN")
    assert re.search(r"pip install .*\buv==[\d.]+", tool)
    extras = ",".join(sorted(IN_THE_IMAGE, reverse=True))
    assert f'--constraint requirements.lock --build-constraint requirements.lock ".[{extras}]"' in install


def test_rules_are_compiled_for_the_processor_and_the_folder_that_are_used() -> None:
    _, build, last = stages()
    made, used = dict(re.findall(PAIR, arguments(build, "RUN")[-1])), dict(re.findall(PAIR, arguments(last, "ENV")[0]))
    assert arguments(build, "RUN")[-1].endswith("/app/bin/emporion prepare")
    assert made["NUMBA_CPU_NAME"] == used["NUMBA_CPU_NAME"]
    assert made["EMPORION_CACHE"] == used["EMPORION_PREPARED"]


def test_the_last_stage_has_the_environment_and_nothing_to_build_with() -> None:
    last = stages()[-1]
    assert arguments(last, "COPY") == ["--from=build /app /app"]
    for command in arguments(last, "RUN"):
        assert not INSTALLERS.search(command), command
    assert any("pip uninstall" in command for command in arguments(last, "RUN"))


def test_it_runs_as_a_numbered_user_without_rights_and_says_whether_it_is_healthy() -> None:
    last = stages()[-1]
    (user,) = arguments(last, "USER")
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", user)
    words = [word for word, _ in last]
    assert "RUN" not in words[words.index("USER") :]
    (health,) = arguments(last, "HEALTHCHECK")
    assert "/health" in health


@pytest.mark.parametrize("name", sorted(services()))
def test_services_have_no_capabilities_and_gain_none(name: str) -> None:
    service = services()[name]
    assert service["cap_drop"] == ["ALL"]
    assert "cap_add" not in service
    assert "no-new-privileges:true" in service["security_opt"]
    assert "privileged" not in service


def test_the_room_writes_to_its_volume_alone_and_the_database_is_reached_by_the_room_alone() -> None:
    room, database = services()["room"], services()["database"]
    assert room["read_only"] is True
    assert room["volumes"] == ["room:/data"]
    assert "ports" not in database
    assert database["networks"] == ["inside"]
    networks = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["networks"]
    assert networks["inside"]["internal"] is True


def test_the_build_sees_what_it_needs_and_no_data_or_secrets() -> None:
    ignored = set((ROOT / ".dockerignore").read_text(encoding="utf-8").split())
    assert ignored >= HIDDEN
    assert not NEEDED & ignored
    for name in NEEDED:
        assert (ROOT / name).exists()
