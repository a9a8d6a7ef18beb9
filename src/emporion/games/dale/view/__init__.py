"""What a viewer sees of a state, as structs and as a plain-text diagram; previews; the description of the game."""
