"""Many games at once: who is how strong (`emporion arena`), and what the cards of a game are worth (`emporion report`).

At a `table.py` bots play a game among themselves, and `processes.py` and `cluster.py` share out such work. Pages are
made of what stands in `document.py`, `cells.py` and `pictures.py`.

A contest says who meets whom on which deals (`contest.py`); `game.py` plays a deal, `playing.py` all of them, `kept.py`
and `records.py` leave them on disk; `sheet.py` has who came in where, `standings.py`, `ratings.py` and `bootstrap.py`
make figures of it, `scoreboard.py` and `contest_page.py` show them.

For a report, `series.py` plays games of one bot and yields their moves; `tally.py` goes through the moves and counts;
`report.py` makes figures of the counts, `answers.py` words, `report_page.py` a page. Who decides and what is counted
know nothing of each other.
"""
