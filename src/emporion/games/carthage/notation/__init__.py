"""Actions and positions as text, and validation of positions."""
