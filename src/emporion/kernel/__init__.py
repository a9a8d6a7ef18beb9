"""How rules run: the declared state, chance, the contract of a game, and the backends that interpret or compile it.

Read `contract.py` first; then `record.py` (the declared state), `chance.py` (luck), `worlds.py` (one source, several
backends).
"""
