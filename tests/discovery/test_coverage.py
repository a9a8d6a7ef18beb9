"""Every scenario of the specification has a test with its id in the name."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

SCENARIOS = """
X1 X2 X3 X4 X5 X6 X7 X8 X9
TS1 TS2 TS3 TS4 TS5
TA1 TA2 TA3 TA4 TA5 TA6 TA7 TA9 TA10 TA11 TA12 TA13 TA14 TA16 TA17
TE1 TE2 TE3 TE4 TE5 TE6 TE7 TE8 TE9
TK1 TK3 TK4 TK5 TK6 TK7 TK8 TK10 TK11
TV1 TV3 TV4 TV5 TV6 TV7 TV8
TP1 TP2 TP4 TP5 TP6 TP7
TM1 TM2 TM4 TM5 TM6 TM7 TM8 TM9 TM10 TM11 TM12
TZ1 TZ2 TZ3 TZ4 TZ5 TZ7 TZ8
U1 U5 U6 U7 U8 U18 U19
"""


def scenarios_with_a_test() -> set[str]:
    """The ids in the names of the test functions next to this file."""
    modules = [import_module(f"tests.discovery.{path.stem}") for path in Path(__file__).parent.glob("test_*.py")]
    names = [re.match(r"test_(X\d+|T[A-Z]\d+|U\d+)_", name) for module in modules for name in vars(module)]
    return {name[1] for name in names if name}


def test_every_scenario_has_a_test() -> None:
    assert scenarios_with_a_test() == set(SCENARIOS.split())
