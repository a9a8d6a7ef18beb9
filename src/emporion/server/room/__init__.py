"""Tables in memory: their entries, state and rules, the feed to subscribers, and the bots that play.

`table_state.py` and `table.py` know neither database nor network. `room.py` runs commands at one table, `rooms.py`
holds all tables of the process.
"""
