"""Localization in English, Polish, Dutch and Italian: Fluent catalogues and the translator that formats messages.

`<language>/common.ftl` has the shared texts, `<language>/<game>.ftl` the texts of a game, and
`<language>/<game>-rules.ftl` its rulebook for the help pages; `<language>/generic.ftl` serves games without texts. A
plugin has its own folder `locales/`. The browser uses the same files. `docs/glossary/` fixes the terms of each game in
the four languages.
"""

from __future__ import annotations

from emporion.locales.catalogue import DEFAULT, LANGUAGES, catalogue, preferred_language, texts_of
from emporion.locales.translator import Translator

__all__ = ["DEFAULT", "LANGUAGES", "Translator", "catalogue", "preferred_language", "texts_of"]
