"""Tests of the server, on both databases."""
