"""Readers: a few threads that ask the database. When many people want to know something at the same moment, all of them
after a restart for instance, their questions share a transaction, which costs more than most of the questions."""

from __future__ import annotations

from collections import deque
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine

from emporion.server.storage.jobs import Answer, Job

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
        """A fair share of what has been asked until now; nothing, if others were quicker."""
        group: list[Job] = []
        for _ in range(min(LARGEST_GROUP, -(-len(self._questions) // READERS))):
            try:
                group.append(self._questions.popleft())
            except IndexError:
                break
        if group:
            self._answer(group)

    def _answer(self, group: list[Job]) -> None:
        unanswered = deque(group)
        try:
            with self._engine.connect().execution_options(reads=True) as connection:
                while unanswered:
                    unanswered[0].answer(*_found(unanswered[0], connection))
                    unanswered.popleft()
        except BaseException as fault:  # the database cannot be reached
            for question in unanswered:
                question.answer(None, fault)

    def close(self) -> None:
        self._threads.shutdown()


def _found(question: Job, connection: Connection) -> Answer:
    try:
        return question.work(connection), None
    except Exception as problem:
        connection.rollback()  # PostgreSQL answers nothing more in a transaction that failed
        return None, problem
