"""Stand-ins for the capabilities that a game does not have: texts, diagram, terminal board, statistics.

They are made from what every game has: its notation, its events, and its view as named fields. The games' contract
imports them when a game needs them.
"""
