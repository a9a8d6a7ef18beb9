"""Many games at once: what the cards of a game are worth when bots play it (`emporion report`).

`series.py` plays games and yields their moves; `tally.py` goes through the moves and counts; `report.py` makes figures
of the counts, `page.py` and `pictures.py` a page of the figures. Who decides and what is counted know nothing of each
other.
"""
