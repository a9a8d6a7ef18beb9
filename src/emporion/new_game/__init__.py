"""`emporion new-game`: writes a small game to start from. `my_game` is that game; only its name is replaced."""
