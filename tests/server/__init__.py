"""The game room: what it promises, on both databases."""
