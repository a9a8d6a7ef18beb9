"""Runs rules: the declared state, chance, the contract of a game, and the backends that interpret or compile it.

Read `contract.py` first; then `layout.py` (the declared state), `chance.py` (luck) and `backends.py` (one source,
several backends).
"""
