"""Lessons, short recorded games with instructions for the learner, and practice positions."""

from __future__ import annotations

from emporion.lessons.lesson import (
    BadLesson,
    Instruction,
    Lesson,
    PlayedLesson,
    Scene,
    find,
    game_of,
    lessons_of,
    names,
)

__all__ = ["BadLesson", "Instruction", "Lesson", "PlayedLesson", "Scene", "find", "game_of", "lessons_of", "names"]
