"""Tests of Age of Discovery; test names carry the scenario ids of the specification."""
