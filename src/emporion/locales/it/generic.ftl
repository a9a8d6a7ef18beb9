# Texts for games that have no catalogue of their own. Moves and events come as the game writes them.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player.

generic-name = { $name }
generic-prompt = { $you ->
    [yes] Tocca a te: scegli una mossa.
   *[no] { $seat } sta scegliendo una mossa.
}
generic-over = La partita è finita.
generic-moves = Mosse
generic-move = { $move }
generic-summary = La tua mossa: { $moves }
generic-forced = Già selezionato: { $moves }. { $rest ->
    [yes] Nient’altro si combina con quello che hai scelto.
   *[no] Non c’è altra possibilità.
}
generic-turn = { $you ->
    [yes] Il tuo turno
   *[no] Turno: { $seat }
}
generic-event = { $event }
generic-event-by = { $you ->
    [yes] Tu: { $event }
   *[no] { $seat }: { $event }
}
generic-refusal = Ora la mossa «{ $move }» non è possibile.
generic-help-keys = Scrivi il numero di una scelta, o la mossa com’è scritta, e premi Invio. Una riga vuota mostra di nuovo il tavolo. { "u" } annulla la tua ultima mossa, finché non si scopre qualcosa di nuovo. { "h" } chiede a un bot che cosa farebbe, { "l" } mostra la cronaca, { "q" } esce dalla partita, che viene sempre salvata.
generic-help-topics = Per saperne di più: ? seguito da una parola ({ $topics }) o dal numero di una scelta.
generic-score-points = Punti
generic-score-place = Posto
generic-score-number = { $number }
generic-score-legend = I posti seguono le regole del gioco; in caso di parità i giocatori condividono lo stesso posto.
generic-verdict-wins = { $you ->
    [yes] Hai vinto
   *[no] { $seat } ha vinto
} con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
generic-verdict-shared = Vittoria ex aequo: { $winners }, con { $points ->
    [one] { $points } punto a testa.
   *[other] { $points } punti a testa.
}

## In the browser

generic-blurb = Un gioco in più su questo server. Il tavolo è semplice, senza illustrazioni.
generic-table = Tavolo
generic-mine = La tua area
generic-nothing = niente
generic-board-failed = Impossibile mostrare il tabellone di questo gioco ({ $reason }).
