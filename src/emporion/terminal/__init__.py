"""Playing, resuming and replaying games in a terminal. Games provide their texts and their drawing code."""
