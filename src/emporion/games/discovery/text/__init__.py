"""The game's texts as messages: prompts, choices, event log, refusals, help and score sheet."""

from __future__ import annotations

from emporion.games.discovery.text.choices import (
    begins_move,
    bundle,
    choices,
    explain_forced,
    shortcut,
    summary,
    warning,
)
from emporion.games.discovery.text.consequences import consequences
from emporion.games.discovery.text.event_log import narrate
from emporion.games.discovery.text.help import CARDS, card_help, help_page
from emporion.games.discovery.text.prompts import notes, prompt, question
from emporion.games.discovery.text.refusals import NOT_NOW, refusal
from emporion.games.discovery.text.reveals import revealed
from emporion.games.discovery.text.score_sheet import score_sheet
from emporion.games.discovery.view.description import TOPICS
from emporion.games.discovery.view.picks import preview
from emporion.kernel.contract import GameText

TEXT = GameText(
    prompt=prompt,
    notes=notes,
    choices=choices,
    question=question,
    begins_move=begins_move,
    bundle=bundle,
    preview=preview,
    shortcut=shortcut,
    summary=summary,
    narrate=narrate,
    consequences=consequences,
    warning=warning,
    explain_forced=explain_forced,
    revealed=revealed,
    heading="discovery-event-turn",
    refusal=refusal,
    not_now=NOT_NOW,
    score_sheet=score_sheet,
    topics=TOPICS,
    help_page=help_page,
    cards=CARDS,
    card_help=card_help,
)
