# Replays and the analysis of games. Loaded with their page.

## Steps and perspectives

web-to-table = Do stołu
web-to-start = Na początek
web-to-end = Na koniec
web-previous = Wstecz
web-next = Dalej
web-move = Ruch
web-eyes = Perspektywa
web-eyes-open = wszystkie karty odkryte
web-eyes-none = to, co widzą wszyscy

## Analysis

web-replay-turn = Tura { $turn }
web-analysis-about = Każda decyzja jest oceniana na podstawie tego, co gracz mógł wtedy wiedzieć. Bot gra mocno, ale nie jest nieomylny.
web-analysis-curve = Wykres szans na zwycięstwo: po jednej linii dla każdego gracza, od pierwszego ruchu do ostatniego. Dalej są przyciski z punktami zwrotnymi.
web-analysis-working = Bot analizuje partię…
web-analysis-turns = Punkty zwrotne
web-analysis-turn = Ruch { $move }: { $name }, −{ $points } p.p.
web-analysis-turn-whole = { $points ->
    [one] Ruch { $move }: { $name }, −{ $points } punkt procentowy
    [few] Ruch { $move }: { $name }, −{ $points } punkty procentowe
    [many] Ruch { $move }: { $name }, −{ $points } punktów procentowych
   *[other] Ruch { $move }: { $name }, −{ $points } punktu procentowego
}
web-analysis-no-turns = Żadna pojedyncza decyzja nie odwróciła losów tej partii.
web-analysis-nothing = W tym miejscu nie było wyboru.
web-analysis-next = { $turn ->
    [0] Teraz ruch { $move }, na miejscu gracza { $name }
   *[other] Teraz ruch { $move } (tura { $turn }), na miejscu gracza { $name }
}
web-analysis-played = Zagrano
web-analysis-best = Wybór analizy
web-analysis-why = W porównaniu z wykonanym ruchem
web-analysis-same = Analiza wskazuje ten sam ruch.
web-analysis-cost = { $points ->
    [one] Szanse na zwycięstwo: −{ $points } punkt procentowy.
    [few] Szanse na zwycięstwo: −{ $points } punkty procentowe.
    [many] Szanse na zwycięstwo: −{ $points } punktów procentowych.
   *[other] Szanse na zwycięstwo: −{ $points } punktu procentowego.
}
web-analysis-no-cost = Prawie nie miało to znaczenia.
web-analysis-again = Zagraj to inaczej
