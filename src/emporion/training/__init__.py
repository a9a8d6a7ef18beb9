"""Learning a game by playing it against oneself, on a GPU or on the compiled backend. Needs PyTorch."""
