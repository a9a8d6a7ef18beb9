# Replays and the analysis of games. Loaded with their page.

## Steps and perspectives

web-to-table = Torna al tavolo
web-to-start = All’inizio
web-to-end = Alla fine
web-previous = Indietro
web-next = Avanti
web-move = Mossa
web-eyes = Punto di vista
web-eyes-open = tutte le carte scoperte
web-eyes-none = ciò che vedono tutti

## Analysis

web-replay-turn = Turno { $turn }
web-analysis-about = Ogni decisione è giudicata in base a ciò che allora si poteva sapere. Il bot è forte, ma non infallibile.
web-analysis-curve = Una linea per giocatore: le sue probabilità di vittoria, dalla prima mossa all’ultima. Seguono i punti di svolta, come pulsanti.
web-analysis-working = Il bot sta ripercorrendo la partita…
web-analysis-turns = Punti di svolta
web-analysis-turn = Mossa { $move }: { $name }, −{ $points } p.p.
web-analysis-turn-whole = { $points ->
    [one] Mossa { $move }: { $name }, −{ $points } punto percentuale
   *[other] Mossa { $move }: { $name }, −{ $points } punti percentuali
}
web-analysis-no-turns = Nessuna singola decisione ha cambiato le sorti della partita.
web-analysis-nothing = A questo punto non c’era scelta.
web-analysis-next = { $turn ->
    [0] Segue la mossa { $move }, nei panni di { $name }
   *[other] Segue la mossa { $move } (turno { $turn }), nei panni di { $name }
}
web-analysis-played = Mossa giocata
web-analysis-best = L’analisi preferisce
web-analysis-why = Rispetto alla mossa giocata
web-analysis-same = L’analisi sceglie la stessa mossa.
web-analysis-cost = { $points ->
    [one] Probabilità di vittoria: −{ $points } punto percentuale.
   *[other] Probabilità di vittoria: −{ $points } punti percentuali.
}
web-analysis-no-cost = Non ha fatto quasi nessuna differenza.
web-analysis-again = Prova un’altra mossa
