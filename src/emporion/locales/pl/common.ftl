# What all games share: matches, records, the terminal.
#
# $seat and $actor are names of players; $seat comes with $you, which is "yes" if the reader is that player. Names cannot
# be inflected, so they stand in the nominative.

## Players

player-name = { $seat }
player-you = { $seat } (ty)
player-person = Gracz { $number }
player-bot = { $name } ({ $bot ->
    [random] bot losowy
    [greedy] bot zachłanny
    [apprentice] bot: czeladnik
    [trader] bot: handlarz
    [merchant] bot: kupiec
    [magnate] bot: magnat
    [master] bot: mistrz
    [grandmaster] bot: arcymistrz
   *[other] bot { $bot }
})

## Playing in the terminal

terminal-error = błąd
terminal-preparing = Trwa przygotowywanie botów do gry { $title } (kilka minut, tylko za pierwszym razem)…
terminal-new-game = { $title }: nowa partia dla { $players ->
    [one] { $players } gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
terminal-going-on = { $title }: dalszy ciąg zapisanej partii
terminal-at-the-table = Przy stole: { $players }
terminal-waiting-game = Masz niedokończoną partię. Aby do niej wrócić: { $command }
terminal-keys = ? pomoc · u cofnij · h podpowiedź · l przebieg partii · q wyjdź
terminal-hint-fact = → { $fact }
terminal-hint-rival = W porównaniu z ruchem: { $move }
terminal-hint-for = + { $reason }
terminal-hint-against = − { $reason }
terminal-hint-chances = Twoje szanse na zwycięstwo: około { $share }%
terminal-ask = Twój wybór:
terminal-continue = Enter: dalej
terminal-confirm = Enter: zatwierdź · u: wybierz jeszcze raz · q: wyjdź
terminal-confirm-only = Naciśnij Enter, aby zatwierdzić, albo wpisz u, aby wybrać jeszcze raz.
terminal-not-understood = Nie ma opcji „{ $text }”. Wpisz numer albo ?, aby zobaczyć pomoc.
terminal-no-such-number = Nie ma opcji nr { $number }. Wybierz numer od 1 do { $last }.
terminal-too-many = „{ $text }” to już za dużo: ruch jest kompletny albo najpierw coś zostanie odkryte.
terminal-which-card = Co dokładnie? Dopisz to, na przykład { $example }
terminal-step-back = Krok wstecz.
terminal-taken-back = { $answers ->
    [0] Cofnięto
   *[other] Cofnięto razem z późniejszymi ruchami botów
}: { $moves }
terminal-curtain = { $name }, twoja kolej. Naciśnij Enter, gdy nikt poza tobą nie widzi ekranu.
terminal-curtain-undo = { $name } może jeszcze cofnąć ostatni ruch: u.
terminal-curtain-only = Naciśnij Enter, gdy przy ekranie jest właściwa osoba, albo wpisz q, aby wyjść.
terminal-log = Dotychczasowy przebieg partii
terminal-log-earlier = { $count ->
    [one] Pominięto { $count } wcześniejszy wiersz.
    [few] Pominięto { $count } wcześniejsze wiersze.
    [many] Pominięto { $count } wcześniejszych wierszy.
   *[other] Pominięto { $count } wcześniejszego wiersza.
} Aby zobaczyć więcej, dodaj liczbę: l { $more }
terminal-end = Koniec
terminal-quit = Partia jest zapisana. Aby grać dalej: { $command }
terminal-saved = Zapis partii jest gotowy. Aby go obejrzeć: { $command }
terminal-needs-terminal = „emporion { $command }” zadaje pytania, ale standardowe wejście nie jest terminalem. Uruchom to polecenie w oknie terminala, bez potoku.
terminal-no-saved-game = W folderze { $folder } nie ma niedokończonej partii. Aby zacząć nową: { $command }
terminal-nobody-plays = W tym zapisie grają same boty, więc nie ma kogo pytać o ruch. Aby go obejrzeć: { $command }
terminal-game-is-over = Ta partia jest już skończona. Aby ją obejrzeć: { $command }
terminal-interrupted = Przerwano. Partia jest zapisana. Aby grać dalej: { $command }
terminal-stopped = przerwano

## Help

help-title = Pomoc
help-keys-title = Klawisze
help-keys = Wpisz numer opcji i naciśnij Enter; kilka numerów w jednym wierszu wybiera od razu kilka kart, na przykład 1 3. Pusty wiersz pokazuje stół jeszcze raz. Zamiast numeru możesz wpisać skrót z nawiasu; jeśli po literze są kropki, dopisz kartę albo jej miejsce, na przykład { $example }. { "u" } cofa twój ostatni ruch, dopóki nie odkryto niczego nowego. { "h" } pyta bota, co by zagrał, { "l" } pokazuje przebieg partii, { "q" } kończy program; partia zapisuje się na bieżąco.
help-topics = Więcej: ? i słowo ({ $topics }), karta, na przykład { $card }, albo numer opcji.
help-unknown = Nie ma pomocy na temat „{ $text }”.

## Watching a record

replay-keys = Enter: dalej · b: wstecz · numer: przejdź do tego ruchu · e: na koniec · q: wyjdź
replay-keys-end = b: wstecz · numer: przejdź do tego ruchu · Enter lub q: wyjdź
replay-place = { $version ->
    [0] Przed pierwszym ruchem
   *[other] Po ruchu { $version } z { $last }
}
replay-ask = Przejdź do:
replay-not-understood = Nie można przejść do „{ $text }”. Naciśnij Enter albo wpisz b, e, q lub numer od 0 do { $last }.
replay-running = Partia nie jest dokończona.
verify-finished = { $source }: zapis poprawny. { $title } (zasady w wersji { $rules }): { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, partia dokończona. { $verdict }
verify-running = { $source }: jak dotąd zapis poprawny. { $title } (zasady w wersji { $rules }): { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, partia niedokończona.
verify-sealed = Karty potasowano zgodnie z pieczęcią { $seal }… Porównaj ją z tą, którą ogłoszono na początku partii.
verify-unsealed = Zapis nie ma pieczęci: przed partią nie ogłoszono niczego, z czym można by porównać tasowanie.

## Arguments of the commands. $detail is a technical text in English.

game-missing = Podaj grę ({ $known }), na przykład: { $command }
game-unknown = Nie ma gry „{ $found }”; dostępne: { $known }
learn-none = Dla gry „{ $game }” nie ma lekcji ani ćwiczeń.
practice-number = Nie ma zadania { $found }. Wybierz numer od 1 do { $last }.
players-count = { $title } to gra dla { $low }–{ $high } graczy; podana liczba: { $found }
players-bots = Za dużo botów ({ $bots }): jedno z miejsc ({ $players }) musi zostać dla człowieka
players-names = Imion ({ $names }) jest więcej niż osób przy ekranie ({ $persons }); gdy gra kilka osób, dodaj --hot-seat
players-alike = Dwie osoby mają to samo imię
player-name-wrong = Imię „{ $found }” powinno mieć od 1 do { $longest } widocznych znaków
bot-unknown = Nie ma bota „{ $found }”; dostępne: { $known }
bot-no-such-level = W grze { $title } nie ma botów na poziomie „{ $found }”; dostępne: { $known }
bot-wrong = Jeden z botów nie może grać ({ $detail }). Wszystkie boty: emporion bots
resume-bots = { $source }: podano więcej botów ({ $bots }), niż gra w tej partii ({ $seats })
resume-outside = { $source }: jednym z botów jest osobny program, uruchamiany tylko wtedy, gdy podasz go w poleceniu. Aby grać dalej: { $command }
resume-no-such-level = { $source }: w grze { $title } nie ma botów na poziomie „{ $found }”. Aby grać dalej z innymi botami: { $command }
seat-unknown = „{ $found }” to nie jest miejsce przy stole; wybierz: { $seats }
option-wrong = Nieprawidłowa opcja ({ $detail }). Wszystkie opcje: emporion games

## Matches

match-over = Partia jest już skończona.
match-not-your-turn = Teraz decyduje { $actor }, a nie { $seat }.
match-no-decision = Nie podano żadnej decyzji.
match-not-legal = Decyzja nr { $number }, „{ $move }”, nie jest tu możliwa.
    .web = Teraz nie można tego zrobić.
match-draft-too-long = Na „{ $move }” jest za późno: po { $number ->
    [one] { $number } decyzji
    [few] { $number } decyzjach
    [many] { $number } decyzjach
   *[other] { $number } decyzji
} decyduje ktoś inny albo odkrywane są karty.
    .web = Twój ruch jest już gotowy: najpierw go potwierdź albo anuluj.
match-undo-nothing = Nie masz ruchu, który można by cofnąć.
match-score-position = Ta partia zaczęła się w środku gry. Wcześniejszych zdarzeń tu nie widać, ale liczą się w sumach.
match-undo-others = Ktoś inny wykonał już swój ruch, więc niczego nie można cofnąć.
match-undo-revealed = Od tego czasu coś już odkryto, więc niczego nie można cofnąć.
match-no-undo = Tego nie cofniesz: { $what }.
match-reveals = coś zostanie odkryte

## Records. $detail is a technical text in English.

record-not-json = { $source }: to nie jest zapis partii (nieprawidłowy JSON: { $detail })
record-not-a-record = { $source }: to nie jest zapis partii: w polu „format” powinno być "{ $expected }", a jest { $found }
record-field = { $source }: błędne pole w zapisie ({ $detail })
record-key = { $source }: w polu „key” powinny być 64 cyfry szesnastkowe, a jest { $found }
record-nonce = { $source }: w polu „nonce” powinny być cyfry szesnastkowe, a jest { $found }
record-promise = { $source }: karty nie były potasowane tak, jak ogłoszono przed partią: klucz nie pasuje do pola „commitment”
record-unknown-game = { $source }: nieznana gra: { $found }
record-unknown-bot = { $source }: jeden z graczy jest tu nieznany ({ $detail })
record-rules-version = { $source }: partię rozegrano według zasad w wersji { $found }, a tutaj jest wersja { $expected }
record-set-up = { $source }: nie można przygotować tej partii ({ $detail })
record-name = { $source }: imię gracza { $found } powinno mieć najwyżej { $longest } widocznych znaków
record-move-after-end = { $source }: ruch { $number }, { $line }: partia skończyła się wcześniej
record-move-seat = { $source }: ruch { $number }, { $line }: na początku powinno być oznaczenie miejsca, jedno z: { $seats }
record-move-turn = { $source }: ruch { $number }, { $line }: w tym miejscu decyduje { $seat }
record-move-unreadable = { $source }: ruch { $number }, { $line }: nie można go odczytać ({ $detail })
record-move-illegal = { $source }: ruch { $number }, { $line }: „{ $move }” nie jest tu możliwe; możliwe: { $legal }
record-move-too-long = { $source }: ruch { $number }, { $line }: „{ $move }” powinno być w osobnym wierszu, bo wcześniej decyduje ktoś inny albo coś zostaje odkryte
record-cut-short = { $source }: podaje wynik, ale po { $number ->
    [one] { $number } ruchu
    [few] { $number } ruchach
    [many] { $number } ruchach
   *[other] { $number } ruchu
} partia nie jest skończona
record-result = { $source }: pole „{ $field }” wyniku to { $found }, ale z ruchów wynika { $expected }
storage-cannot-write = { $path }: nie można zapisać ({ $detail })
storage-exists = { $path }: taki plik już istnieje. Podaj inny albo dokończ tamtą partię: { $command }
storage-changed = { $path }: inny program zmienił ten plik, więc nic nie zapisano. Ta partia jest chyba otwarta dwa razy
storage-cannot-read = { $path }: nie można odczytać ({ $detail })
storage-no-file = { $path }: nie ma takiego pliku
storage-no-permission = { $path }: brak uprawnień do tego pliku

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

reason-number = { $number }
reason-at-least = co najmniej { $number }
reason-often = { $reason } (często)
reason-likely = { $reason } (zapewne do twojej następnej tury)
reason-score = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} o { $number } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} { $way ->
    [more] więcej
   *[less] mniej
}
reason-wins = { $you ->
    [yes] { $way ->
        [more] Wygrywasz partię
       *[less] Jeszcze nie wygrywasz
    }
   *[no] { $way ->
        [more] { $seat } wygrywa partię
       *[less] { $seat } jeszcze nie wygrywa
    }
}
