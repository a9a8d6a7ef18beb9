"""What rules, matches and servers say to people: message ids with arguments, never prose.

The catalogues in `locales/` hold the sentences. An argument is a number, a symbol for a sentence to choose by
(`"red"`), a named thing (`Name`), a player (`PlayerRef`), another message, or a row of these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

View = Mapping[str, Any]
DescribedEvent = Mapping[str, Any]
"""An event as `Vocabulary.describe` tells it."""


@dataclass(frozen=True)
class Name:
    """A thing that has a name of its own in the catalogue, in all the forms that a language needs of it."""

    id: str
    form: str = ""
    """An attribute of the entry: a case, or a short code."""
    count: int = 1


@dataclass(frozen=True)
class PlayerRef:
    """A player. If the reader is that player, an argument `seat` also gives the sentence `you` = "yes", and an argument
    `player` gives it `to-you` = "yes"."""

    seat: int


@dataclass(frozen=True)
class Message:
    """A sentence in every language."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


Argument = int | str | Name | PlayerRef | Message | Sequence["Name | Message"]


@dataclass(frozen=True)
class Choice:
    """A legal action as it is offered to a person."""

    action: int
    group: Message
    """The line of choices in which it stands: Take, Reserve, …"""
    label: Name | Message
    """What it is called there."""
    sentence: Message
    """The whole move in one sentence."""


@dataclass(frozen=True)
class ScoreSheet:
    """The end of a game, each number with its reason: a row for everything that gave points, a cell for each seat."""

    rows: Sequence[tuple[Message, Sequence[Message | None]]]
    totals: Sequence[tuple[Message, Sequence[Message | None]]]
    legend: Message
    verdict: Message


@dataclass(frozen=True)
class GameText:
    """How a game speaks. Every function works on what one seat may see, and gives messages."""

    prompt: Callable[[View], Message]
    """What the seat to act has to decide, as the seat that looks reads it."""
    notes: Callable[[View, Sequence[int]], Sequence[Message]]
    """What helps to decide: running sums, what would follow."""
    choices: Callable[[View, Sequence[int]], Sequence[Choice]]
    question: Callable[[View], str]
    """Which question is open. Decisions that answer one question step by step share it."""
    begins_move: Callable[[View], bool]
    """Whether another move begins with this question, so that what was decided before it is a whole move."""
    bundle: Callable[[View, int], str]
    """The choice without order that an action is a part of (cards of a payment, for example), or nothing."""
    preview: Callable[[View, Sequence[int]], View]
    """How a view looks when these parts of a choice without order are picked."""
    shortcut: Callable[[int], Sequence[Name | Message]]
    """What to type for an action, put together from these; different for actions that are legal at the same time."""
    summary: Callable[[Sequence[tuple[View, int]]], Message]
    """Decisions that are about to be committed together, in one sentence; each with the view before it."""
    narrate: Callable[[Sequence[DescribedEvent], View], Sequence[Message]]
    """What happened, in sentences; small events of one kind join in one. The view gives options and names."""
    warning: Callable[[View, int], Message | None]
    """What should be thought of before a decision is made final, if anything: then even a single one is confirmed."""
    heading: str
    """The message of the chronicle under which others stand: the beginning of a turn."""
    refusal: Callable[[View, int], Message]
    """Why an action is not possible now."""
    not_now: str
    """The refusal that says no more than that this is not the moment."""
    score_sheet: Callable[[Sequence[DescribedEvent], View], ScoreSheet]
    topics: tuple[str, ...]
    """Help pages, `<game>-help-<topic>`, in reading order."""
    help_page: Callable[[str, View], Message]
    """The text of a topic, with the numbers of this table."""
    cards: tuple[str, ...]
    """Every kind of card, `<game>-card-<name>`."""
    card_help: Callable[[str, View], Message]
    """What a card is and does, with the numbers of this table."""
