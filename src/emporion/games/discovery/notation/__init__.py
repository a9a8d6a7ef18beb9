"""How actions and positions are written as text, and which positions are possible."""
