"""What the game says to people, as message ids: prompts, choices, event log, refusals, help, score sheet."""
