"""Environments for learning: our games as other libraries want them."""
