# Texts for games that have no catalogue of their own. Moves and events come as the game writes them.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player.

generic-name = { $name }
generic-prompt = { $you ->
    [yes] Jij bent aan de beurt: kies een zet.
   *[no] { $seat } kiest een zet.
}
generic-over = Het spel is afgelopen.
generic-moves = Zetten
generic-move = { $move }
generic-summary = Je zet: { $moves }
generic-forced = Al gekozen: { $moves }. { $rest ->
    [yes] Niets anders past bij je keuze.
   *[no] Iets anders kan niet.
}
generic-turn = { $you ->
    [yes] Jouw beurt
   *[no] Beurt: { $seat }
}
generic-event = { $event }
generic-event-by = { $you ->
    [yes] Jij: { $event }
   *[no] { $seat }: { $event }
}
generic-refusal = “{ $move }” kan nu niet.
generic-help-keys = Typ het nummer van een keuze of de zet zoals die er staat en druk op Enter. Een lege regel laat de tafel opnieuw zien. Met { "u" } neem je je laatste zet terug, zolang er nog niets nieuws is onthuld. Met { "h" } vraag je een bot wat die zou doen. Met { "l" } zie je het logboek, met { "q" } stop je; het spel wordt steeds opgeslagen.
generic-help-topics = Meer: ? en een woord ({ $topics }) of het nummer van een keuze.
generic-score-points = Punten
generic-score-place = Plaats
generic-score-number = { $number }
generic-score-legend = De spelregels bepalen de plaatsen; bij een gelijke stand delen spelers een plaats.
generic-verdict-wins = { $you ->
    [yes] Je hebt gewonnen
   *[no] { $seat } heeft gewonnen
} met { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
generic-verdict-shared = Gedeelde overwinning voor { $winners }, met elk { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}

## In the browser

generic-blurb = Een extra spel op deze server. De tafel is eenvoudig, zonder illustraties.
generic-table = Tafel
generic-mine = Jouw kant
generic-nothing = niets
generic-board-failed = Het eigen bord van dit spel kan niet worden getoond ({ $reason }).
