"""Every scenario of the specification has a test with its id in the name, and no test has another id."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

SCENARIOS = """
EX_1 EX_2 EX_3 EX_4 EX_5 EX_6 EX_7 EX_8 EX_9 EX_10 EX_11 EX_12
SC_1 SC_2 SC_3 SC_4 SC_5 SC_6 SC_7 SC_8 SC_10 SC_11 SC_12 SC_13 SC_14 SC_15 SC_17 SC_18 SC_19 SC_20 SC_21 SC_22
SU_1 SU_2 SU_3 SU_4 SU_5 SU_6 SU_7
A_1 A_2 A_3 A_4 A_5 A_6 A_7 A_8 A_9 A_10 A_11 A_12 A_14 A_15 A_16 A_17 A_18 A_19 A_21 A_22 A_23 A_24 A_25 A_26
P_1 P_2 P_3 P_5 P_6 P_7 P_8 P_9 P_10 P_12 P_13 P_14 P_15 P_17 P_18 P_19 P_20 P_21 P_22 P_23 P_25 P_26 P_27
P_29 P_30 P_31
E_1 E_2 E_4 E_5 E_6 E_7 E_8 E_9
"""


def scenarios_with_a_test() -> set[str]:
    """The ids in the names of the test functions next to this file."""
    modules = [import_module(f"tests.carthage.{path.stem}") for path in Path(__file__).parent.glob("test_*.py")]
    names = [re.match(r"test_([A-Z]+_\d+)_", name) for module in modules for name in vars(module)]
    return {name[1] for name in names if name}


def test_every_scenario_has_a_test() -> None:
    assert scenarios_with_a_test() == set(SCENARIOS.split())
