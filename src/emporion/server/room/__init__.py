"""What happens at tables: entries, the table they make, who looks at it, and bots that play at it.

`table.py` holds the manners of a table and knows neither database nor network; `room.py` serves one to people.
"""
