"""Playing, resuming and watching games in a terminal. It knows no game: games bring their words and their drawings."""
