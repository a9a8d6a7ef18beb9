"""Readers: a few threads that ask the database. When many people want to know something at the same moment, all of them
after a restart for instance, their questions share a transaction, which costs more than most of the questions."""

from __future__ import annotations

from collections import deque
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from emporion.server.storage.jobs import Job

READERS = 2
"""Threads. They take turns with the one that serves: when many come at once, more of them would only be slower."""
LARGEST_GROUP = 16  # some questions take long, and those behind them wait


class Readers:
    """Answer questions. What was stored when a question was asked is seen: its transaction begins after that."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._questions: deque[Job] = deque()

    def ask(self, question: Job) -> None:
        self._questions.append(question)
        self._threads.submit(self._answer_some)

    def _answer_some(self) -> None:
        """What has been asked until now; nothing, if another reader was quicker."""
        group: list[Job] = []
        while len(group) < LARGEST_GROUP:
            try:
                group.append(self._questions.popleft())
            except IndexError:
                break
        if group:
            self._answer(group)

    def _answer(self, group: list[Job]) -> None:
        rest = iter(group)
        try:
            with self._engine.connect().execution_options(reads=True) as connection:
                for question in rest:
                    try:
                        question.answer(question.work(connection))
                    except Exception as problem:
                        question.answer(None, problem)
                        if isinstance(problem, DBAPIError):
                            connection.rollback()  # PostgreSQL answers nothing more in a transaction that failed
        except BaseException as fault:  # the database cannot be reached
            for question in rest:
                question.answer(None, fault)

    def close(self) -> None:
        self._threads.shutdown()
