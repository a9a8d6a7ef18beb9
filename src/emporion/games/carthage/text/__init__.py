"""The game's texts as messages: prompts, choices, event log, refusals, help and score sheet."""

from __future__ import annotations

from emporion.games.carthage.rules.cards import KIND_NAMES
from emporion.games.carthage.text.choices import begins_move, bundle, choices, explain_forced, shortcut, summary
from emporion.games.carthage.text.consequences import consequences
from emporion.games.carthage.text.event_log import narrate
from emporion.games.carthage.text.help import card_help, help_page
from emporion.games.carthage.text.prompts import notes, prompt, question
from emporion.games.carthage.text.refusals import refusal
from emporion.games.carthage.text.reveals import revealed
from emporion.games.carthage.text.score_sheet import score_sheet
from emporion.games.carthage.view.description import TOPICS
from emporion.games.carthage.view.picks import preview
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
    warning=lambda _view, _action: None,
    explain_forced=explain_forced,
    revealed=revealed,
    heading="carthage-event-turn",
    refusal=refusal,
    not_now="carthage-refusal-moment",
    score_sheet=score_sheet,
    topics=TOPICS,
    help_page=help_page,
    cards=KIND_NAMES,
    card_help=card_help,
)
