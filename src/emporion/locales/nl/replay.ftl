# Replays and the analysis of games. Loaded with their page.

## Steps and perspectives

web-to-table = Naar de tafel
web-to-start = Naar het begin
web-to-end = Naar het einde
web-previous = Terug
web-next = Volgende
web-move = Zet
web-eyes = Perspectief
web-eyes-open = alle kaarten open
web-eyes-none = wat iedereen ziet

## Analysis

web-replay-turn = Beurt { $turn }
web-analysis-about = Elke beslissing wordt beoordeeld op wat de speler toen kon weten. De bot is sterk, maar niet onfeilbaar.
web-analysis-curve = Per speler één lijn: de winstkans van de eerste tot de laatste zet. Daarna volgen de keerpunten als knoppen.
web-analysis-working = De bot loopt de partij na …
web-analysis-turns = Keerpunten
web-analysis-turn = Zet { $move }: { $name }, −{ $points } pp
web-analysis-turn-whole = { $points ->
    [one] Zet { $move }: { $name }, −{ $points } procentpunt
   *[other] Zet { $move }: { $name }, −{ $points } procentpunten
}
web-analysis-no-turns = Geen enkele beslissing deed deze partij kantelen.
web-analysis-nothing = Op dit punt viel er niets te kiezen.
web-analysis-next = { $turn ->
    [0] Nu volgt zet { $move }, op de plaats van { $name }
   *[other] Nu volgt zet { $move } (beurt { $turn }), op de plaats van { $name }
}
web-analysis-played = Gespeeld
web-analysis-best = Voorkeur van de analyse
web-analysis-why = Vergeleken met de gespeelde zet
web-analysis-same = De analyse kiest dezelfde zet.
web-analysis-cost = { $points ->
    [one] Winstkans: −{ $points } procentpunt.
   *[other] Winstkans: −{ $points } procentpunten.
}
web-analysis-no-cost = Dat maakte nauwelijks verschil.
web-analysis-again = Probeer iets anders
