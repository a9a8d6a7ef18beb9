"""A lesson per game: a short recorded game with instructions for the learner."""

from __future__ import annotations

from emporion.lessons.lesson import BadLesson, Instruction, Lesson, PlayedLesson, Scene, find, names

__all__ = ["BadLesson", "Instruction", "Lesson", "PlayedLesson", "Scene", "find", "names"]
