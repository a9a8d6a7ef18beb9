"""Many games between bots: tournaments that measure strength (`emporion arena`), and reports about what happens in a
game (`emporion report`).

`game_runner.py` plays one game; `parallel.py` spreads work over processes or a Ray cluster; `page.py`, `formatting.py`
and `charts.py` make HTML pages from `templates/`.

A tournament (`tournament.py`) says which line-ups play which deals. `execution.py` plays them and `storage.py` writes
them to disk. `results.py` holds the outcomes as arrays; `standings.py` and `ratings.py` compute figures, which
`scoreboard.py` prints and `arena_page.py` renders.

For a report, `self_play.py` plays games of one bot and yields their moves, and `report_counts.py` replays the moves and
counts. `report.py` makes figures of the counts, `answers.py` sentences, and `report_page.py` a page.
"""
