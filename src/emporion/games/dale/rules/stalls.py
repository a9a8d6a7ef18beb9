"""A stall as a row of cells: stack number n may hold n cards, because no card is worth less than 1."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.dale.rules.cards import CODES
from emporion.kernel.codec import Json, Ordered, shown, wrong

STACKS = 8
STALL = STACKS * (STACKS + 1) // 2


def first_cell(number: int) -> int:
    """Where stack `number`, counted from 1, begins."""
    return number * (number - 1) // 2


class Stall:
    """Stacks as a list of texts: ["mac1", "squ1 junk"]."""

    def encode(self, value: Sequence[int]) -> list[str]:
        stacks = [value[first_cell(number) : first_cell(number + 1)] for number in range(1, STACKS + 1)]
        return [Ordered(CODES, STALL).encode(stack) for stack in stacks if stack[0]]

    def decode(self, doc: Json, path: str) -> list[int]:
        if not isinstance(doc, list) or len(doc) > STACKS:
            raise wrong(path, f"expected a list of at most {STACKS} stacks such as ['mac1'], found {shown(doc)}")
        cells = []
        for index, each in enumerate(doc):
            stack = Ordered(CODES, index + 1).decode(each, f"{path}[{index}]")
            if not stack[0]:
                raise wrong(f"{path}[{index}]", "a stack has at least one card")
            cells += stack
        return cells + [0] * (STALL - len(cells))

    def schema(self) -> dict[str, Json]:
        return {"type": "array", "items": Ordered(CODES, STACKS).schema(), "maxItems": STACKS}
