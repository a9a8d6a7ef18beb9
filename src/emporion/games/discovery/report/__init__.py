"""Statistics over many games, for `emporion report`."""
