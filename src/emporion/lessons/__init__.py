"""A lesson per game: a recorded game of a few minutes, with what is said to the learner on the way."""

from __future__ import annotations

from emporion.lessons.lesson import BadLesson, Instruction, Lesson, PlayedLesson, Scene, find, names

__all__ = ["BadLesson", "Instruction", "Lesson", "PlayedLesson", "Scene", "find", "names"]
