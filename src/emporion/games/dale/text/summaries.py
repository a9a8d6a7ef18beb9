"""Moves in one sentence: the first action, then what was chosen for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise

from emporion.games.dale.notation.action_notation import NOTATION
from emporion.games.dale.rules import actions
from emporion.games.dale.rules.cards import CODES, JUNK
from emporion.games.dale.text.choices import choice, is_itself, sentence, verb_of
from emporion.games.dale.text.names import merge_equal, plain_card
from emporion.games.dale.view.structs import DaleView
from emporion.kernel.messages import Argument, Message, Name

MOVE_STARTERS = ("buy", "build", "tidy", "play", "roll", "reveal")
"""Verbs that start a new part of a move."""


def summary(steps: Sequence[tuple[DaleView, int]]) -> Message:
    """A move in one sentence: its first action, then what was chosen for it; an ability used as well adds a part."""
    beginnings = [place for place, (_, action) in enumerate(steps) if verb_of(action)[0] in MOVE_STARTERS]
    if not beginnings:
        named = [step for step in steps if step[1] != actions.END]
        first = steps[0] if steps[0][0].question == "action" else steps[-1]
        return summarize_part(named) if named else choice(*first).sentence
    begins = [0, *beginnings[1:], len(steps)]
    parts = [summarize_part(steps[begin:end]) for begin, end in pairwise(begins)]
    return reduce(lambda before, following: Message("dale-summary-then", {"before": before, "next": following}), parts)


def summarize_part(steps: Sequence[tuple[DaleView, int]]) -> Message:
    """The first action, and a sentence for what happens to each of the cards, players and numbers chosen for it."""
    chosen = roles(steps)
    first, *rest = chosen
    if first.name == "build" and rest and rest[0].name == "card-build":
        parts = [sentence("build-with", {**first.facts, "card": merge_equal(rest[0].items)})]
        rest = rest[1:]
    elif first.name == "tidy" and rest:
        parts = []
    else:
        parts = [first.sentence]
    copied = [role.sentence for role in rest if role.name == "as"]
    others = [role for role in rest if role.name != "as"]
    parts += copied
    if first.name == "play" and not others and any(is_nobody(*step) for step in steps):
        parts.append(Message("dale-summary-nobody"))
    elif first.name == "play" and all(role.name == "player" for role in others):
        parts.append(Message("dale-summary-effect", {"text": Message(f"dale-short-{played_card(steps)}")}))
    parts += [role.sentence for role in others]
    return reduce(lambda before, following: Message("dale-summary-then", {"before": before, "next": following}), parts)


def is_nobody(view: DaleView, action: int) -> bool:
    """Whether an effect on others ends here without another player."""
    return view.question == "victim" and action == actions.END


@dataclass
class Role:
    """What happens to a card, player or number; or to several in a row, which share a sentence."""

    name: str
    facts: dict[str, Argument]
    items: list[Name | Message]
    plural: str = ""
    """The argument of the sentence that all items together are."""

    @property
    def sentence(self) -> Message:
        shared: dict[str, Argument] = {self.plural: merge_equal(self.items)} if self.plural else {}
        return sentence(self.name, {**self.facts, **shared})


def roles(steps: Sequence[tuple[DaleView, int]]) -> list[Role]:
    """What happens to what was chosen, in order. Copiers and Accordions are named with what they become."""
    found: list[Role] = []
    for view, action in steps:
        verb, number = verb_of(action)
        if found and (action == actions.END or (verb == "as" and is_itself(view, number))):
            continue
        here = choice(view, action)
        role = Role(here.sentence.id.removeprefix("dale-action-"), dict(here.sentence.arguments), [])
        last = found[-1] if found else None
        if verb == "as" and last and last.plural == "card":
            last.items[-1] = Message("dale-summary-copy", {"card": last.items[-1], "as": here.label})
            continue
        if view.question == "worth" and last and last.plural == "card":
            last.items[-1] = Message("dale-summary-worth", {"card": last.items[-1], "number": number})
            continue
        if verb in ("card", "pick", "pick-top", "take"):
            card: Name | Message = here.label
            if role.name == "pick-fetch" and last:
                role.name, card = "card-build", Message("dale-laid-fetched", {"what": card})
            role.items, role.plural = [card], "card"
        elif verb == "player":
            role.items, role.plural = [here.label], "player"
        elif verb == "stack" and last:
            role = Role("player", {}, [Message("dale-summary-stack", {"stack": number})], "player")
        if last and last.plural and last.name == role.name:
            last.items += role.items
        else:
            found.append(role)
        forced = view.forced.get(NOTATION.format(action), "") if view.forced else ""
        if forced:
            followers: list[Name | Message] = [plain_card(card) for card in forced.split()]
            if role.name in FOLLOWED_BY:
                found.append(Role(FOLLOWED_BY[role.name], {}, followers, "card"))
            else:
                found[-1].items += followers
    return found


FOLLOWED_BY = {"pick-put-on-top": "put-below", "pick-throw-first": "throw-next"}
"""What happens to the card that is left over."""


def played_card(steps: Sequence[tuple[DaleView, int]]) -> str:
    """The card whose text a technique follows: the last one copied, or itself."""
    copied = [step for step in steps if verb_of(step[1])[0] in ("play", "as")]
    view, action = copied[-1]
    _, reference = verb_of(action)
    return CODES[reference - 1] if reference <= JUNK else view.open[reference - JUNK - 1].identity
