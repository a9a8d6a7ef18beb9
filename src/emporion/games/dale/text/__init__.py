"""The texts of the game as message ids: prompts, choices, event log, refusals, help and score sheet."""

from __future__ import annotations

from emporion.games.dale.rules.cards import CODES
from emporion.games.dale.text.choices import begins_move, bundle, choices, explain_forced, shortcut, warning
from emporion.games.dale.text.consequences import consequences
from emporion.games.dale.text.event_log import narrate
from emporion.games.dale.text.help import card_help, help_page
from emporion.games.dale.text.prompts import notes, prompt, question
from emporion.games.dale.text.refusals import NOT_NOW, refusal
from emporion.games.dale.text.reveals import foreseen, revealed
from emporion.games.dale.text.score_sheet import score_sheet
from emporion.games.dale.text.summaries import summary
from emporion.games.dale.view.description import TOPICS
from emporion.games.dale.view.picks import preview, preview_chosen
from emporion.kernel.contract import GameText

TEXT = GameText(
    prompt=prompt,
    notes=notes,
    choices=choices,
    question=question,
    begins_move=begins_move,
    bundle=bundle,
    preview=preview,
    preview_chosen=preview_chosen,
    shortcut=shortcut,
    summary=summary,
    narrate=narrate,
    consequences=consequences,
    warning=warning,
    explain_forced=explain_forced,
    revealed=revealed,
    foreseen=foreseen,
    heading="dale-event-turn",
    refusal=refusal,
    not_now=NOT_NOW,
    score_sheet=score_sheet,
    topics=TOPICS,
    help_page=help_page,
    cards=CODES,
    card_help=card_help,
)
