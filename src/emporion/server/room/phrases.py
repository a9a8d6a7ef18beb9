"""What people can say to each other at a table: a few friendly phrases that everybody reads in the own language.

There is no free chat, so there is nobody to insult and nothing to moderate.
"""

from __future__ import annotations

PHRASES = {
    "hello": "phrase-hello",
    "good-luck": "phrase-good-luck",
    "have-fun": "phrase-have-fun",
    "your-turn": "phrase-your-turn",
    "one-moment": "phrase-one-moment",
    "sorry": "phrase-sorry",
    "thanks": "phrase-thanks",
    "well-played": "phrase-well-played",
    "wow": "phrase-wow",
    "oops": "phrase-oops",
    "good-game": "phrase-good-game",
    "again": "phrase-again",
    "goodbye": "phrase-goodbye",
}
"""The name of each, and the message that says it."""
