"""Tests of what the room remembers."""
