"""What bots know about the game: the evaluation function and default completions."""
