# What Emporion is, and whose works it contains. Loaded with the page about that.

web-about-text = Emporion is vrije software: een tafel voor kaartspellen over kooplieden. Het is niet verbonden aan de auteurs of uitgevers van de spellen. Regelteksten, tekeningen en geluiden zijn van onszelf, de pictogrammen en lettertypen van de makers hieronder. Alles komt van deze server: geen trackers, geen reclame.
web-credits = Met dank aan
web-credits-icons = Pictogrammen
web-credits-icons-changed = De pictogrammen van goederen, kaarten, dieren en schepen komen van game-icons.net. We hebben ze aangepast: ze hebben geen achtergrond, de pagina kiest hun kleuren en hun lijnen zijn afgerond op hele coördinaten.
web-credits-count = { $count ->
    [one] één pictogram
   *[other] { $count } pictogrammen
}
web-credits-symbols = Symbolen op knoppen
web-credits-unchanged = Ongewijzigd.
web-credits-fonts = Lettertypen
web-credits-fonts-changed = Ongewijzigd; de bestanden zijn per alfabet gesplitst.
web-credits-libraries = Software in deze pagina’s
web-credits-libraries-changed = Ongewijzigd, alleen samengevoegd en verkleind.
web-credits-all = Alle vermeldingen en volledige licenties
