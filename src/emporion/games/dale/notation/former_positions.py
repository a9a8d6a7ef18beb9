"""Reads positions of former versions, whose steps had numbered stages and whose fields shared the register `count`."""

from __future__ import annotations

from typing import Any

from emporion.games.dale.rules.cards import JUNK
from emporion.kernel.codec import wrong
from emporion.kernel.seats import SEAT_NAMES

Doc = dict[str, Any]

STEPS = {
    "turn": "end_turn delivery",
    "turn:1": "end_turn refill_market refill_hand",
    "turn:2": "end_turn refill_market",
    "turn:3": "end_turn",
    "delivery:1": "copy_cookies",
    "tidying:1": "tidy_away",
    "purchase:1": "use_to_pay",
    "purchase:2": "lay_to_pay",
    "purchase:5": "discard_payment throw_paid_junk",
    "building:1": "use_in_stack",
    "building:2": "lay_in_stack",
    "building:3": "lay_with_value",
    "discarding_hand:1": "discard_in_order",
    "revealing": "throw_top_away",
    "rolling": "roll_die",
    "technique": "play_technique",
}
TECHNIQUES = {
    "mac1": "swift_broker_draws",
    "mac3": "shattered_relic_throws",
    "mac4": "spyglass_keeps spyglass_puts_back",
    "pan1": "loyal_partner_throws",
    "pan2": "prepaid_good_takes",
    "pan5a": "special_offer_keeps special_offer_throws",
    "rac2": "nuisance_first_victim nuisance_second_victim",
    "rac3": "rotten_food_aimed rotten_food_slips",
    "rac4": "dirty_exchange_takes dirty_exchange_gives",
    "rac5a": "sabotage_looks sabotage_throws",
    "rac5b": "treasure_hunter_takes",
    "squ4": "acorn_aimed acorn_looks acorn_swaps",
    "oce2": "new_season_throws",
    "oce3": "whirligig_aimed whirligig_mixes",
    "oce4": "charm_builds",
    "oce5a": "gamble_aimed",
    "oce5b": "blindfold_aimed blindfold_hides blindfold_covers blindfold_uncovers blindfold_gives_value",
    "cha4": "gift_voucher_takes",
}
"""By the technique in play: its steps from stage 1 on."""
DETAILS = ("action", "identity", "inventory", "looked_card", "opponent", "victim")
"""Questions that had a detail: their purpose, or the players to choose from as bits."""
COUNTS = {
    "swift_broker_draws": "cards_to_draw",
    "whirligig_mixes": "cards_to_draw",
    "acorn_swaps": "stack_number",
    "lay_with_value": "binding_as",
    "tidy_away": "last_named",
}
"""What the register was, by a step on the agenda."""


def former_position(doc: Doc) -> Doc:
    """A position in the present notation; one that is in it already, or in none, stays as it is."""
    steps = doc.get("steps", [])
    is_former = isinstance(steps, list) and all(isinstance(step, str) for step in steps)
    is_former = is_former and (any(step.partition(":")[0] == "turn" for step in steps) or "chosen" in doc)
    numbers = ("chosen", "count", "binding", "flashy")
    rows = ("laid_from", "laid_as", "laid_value")
    well_formed = all(type(doc.get(name, 0)) is int for name in numbers) and all(
        isinstance(doc.get(name, []), list) for name in rows
    )
    if not is_former or not well_formed:
        return doc
    found = {name: value for name, value in doc.items() if name not in ("chosen", "count")}
    if "steps" in doc:
        found["steps"] = [name for step in steps for name in renamed(step, doc.get("in_play_as"))]
        if steps and steps[-1].partition(":")[0] in ("opponent", "victim"):
            found["eligible"] = seats(int(steps[-1].partition(":")[2] or 0))
    if not {"identity", "worth"} & set(found.get("steps", [])[-1:]):
        found["binding"] = 0
    spread_count(found, doc.get("count", 0))
    return found


def renamed(step: str, technique: Any) -> list[str]:
    """What a step is called now."""
    name, _, stage = step.partition(":")
    if name == "technique" and stage:
        later = TECHNIQUES.get(technique, "").split() if isinstance(technique, str) else []
        number = int(stage) if stage.isascii() and stage.isdigit() else 0
        if technique == "oce4" and number == 2:  # extra stacks after a Charm
            return ["end_technique"]
        return ["end_technique", later[number - 1]] if 0 < number <= len(later) else [step]
    return STEPS[step].split() if step in STEPS else [name if name in DETAILS and stage.isdecimal() else step]


def spread_count(doc: Doc, count: int) -> None:
    """Give the register's value to the field that it was."""
    steps = doc.get("steps", [])
    fields = [name for step, name in COUNTS.items() if step in steps]
    if "blindfold_gives_value" in steps:
        doc["binding"] = JUNK + 1 + count
    elif fields:
        doc[fields[0]] = count
    elif "nuisance_second_victim" in steps:
        doc["victims"] = seats(count)
    elif "throw_paid_junk" in steps:
        add_thrown_junk(doc, count)
    elif count:
        raise wrong("count", f"expected 0 with these steps, found {count}")


def add_thrown_junk(doc: Doc, count: int) -> None:
    """Junk that was thrown away is still listed among the cards of the payment; it was named last."""
    rows = {"laid_from": JUNK, "laid_as": "junk", "laid_value": 1 + doc.get("flashy", 0)}
    listed = doc.get("laid_from", [])
    if count:
        doc["laid"] = f"{doc.get('laid', '')} junkx{count}"
        doc.update({name: [*doc.get(name, []), *[value] * count] for name, value in rows.items()})
        doc["junk_thrown"] = list(range(len(listed), len(listed) + count))


def seats(bits: int) -> list[str] | str:
    return [name for seat, name in enumerate(SEAT_NAMES) if bits >> seat & 1] or "nobody"
