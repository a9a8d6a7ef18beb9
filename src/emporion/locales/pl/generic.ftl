# Texts for games that have no catalogue of their own. Moves and events come as the game writes them.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player.

generic-name = { $name }
generic-prompt = { $you ->
    [yes] Twoja kolej: wybierz ruch.
   *[no] Ruch wybiera { $seat }.
}
generic-over = Koniec gry.
generic-moves = Ruchy
generic-move = { $move }
generic-summary = Twój ruch: { $moves }
generic-forced = Już zaznaczone: { $moves }. { $rest ->
    [yes] Nic innego nie pasuje do twojego wyboru.
   *[no] Nie ma innej możliwości.
}
generic-turn = { $you ->
    [yes] Twoja tura
   *[no] Tura: { $seat }
}
generic-event = { $event }
generic-event-by = { $you ->
    [yes] Ty: { $event }
   *[no] { $seat }: { $event }
}
generic-refusal = Ruch „{ $move }” nie jest teraz możliwy.
generic-help-keys = Wpisz numer opcji albo ruch tak, jak jest zapisany, i naciśnij Enter. Pusty wiersz pokazuje stół jeszcze raz. { "u" } cofa twój ostatni ruch, dopóki nie odkryto niczego nowego. { "h" } pyta bota, co by zagrał, { "l" } pokazuje przebieg partii, { "q" } kończy program; partia zapisuje się na bieżąco.
generic-help-topics = Więcej: ? i słowo ({ $topics }) albo numer opcji.
generic-score-points = Punkty
generic-score-place = Miejsce
generic-score-number = { $number }
generic-score-legend = O miejscach decydują zasady gry; przy remisie gracze zajmują to samo miejsce.
generic-verdict-wins = { $you ->
    [yes] Zwycięstwo! Twój wynik
   *[no] Zwycięstwo: { $seat }. Wynik
}: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
generic-verdict-shared = Wspólne zwycięstwo: { $winners }. Każdy ma { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}

## In the browser

generic-blurb = Dodatkowa gra na tym serwerze. Stół jest prosty, bez ilustracji.
generic-table = Stół
generic-mine = Twoja strona stołu
generic-nothing = nic
generic-board-failed = Nie można pokazać własnej planszy tej gry ({ $reason }).
