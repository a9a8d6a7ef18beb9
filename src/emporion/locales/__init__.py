"""The words of Emporion in English, Polish, Dutch and Italian: Fluent catalogues, and the speaker that uses them.

`<language>/common.ftl` has what all games share, `<language>/<game>.ftl` the words of a game, and
`<language>/<game>-rules.ftl` what its rulebook adds to the topics of the help. The same files serve the browser.
`docs/glossary/` fixes the terms of each game in the four languages.
"""

from __future__ import annotations

from emporion.locales.catalogue import LANGUAGES, catalogue, preferred_language
from emporion.locales.translator import Translator

__all__ = ["LANGUAGES", "Translator", "catalogue", "preferred_language"]
