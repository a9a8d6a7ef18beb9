"""The rules: cards, the declared state, events, action ids, and a file per subject of the rulebook."""
