# Co mówi serwer: przy stołach, do odwiedzających, do gospodarzy.
#
# $seat to imię gracza w mianowniku; $you ma wartość "yes", jeśli to czytający.

## Co się dzieje przy stole

log-opened = Stół czeka na graczy.
log-seated = { $name } siada do stołu.
log-vacated = Miejsce nr { $number } jest znowu wolne.
log-assigned = { $who } siada do stołu.
log-started = Gra się zaczyna. Karty są potasowane, a pieczęć tasowania ogłoszona.
log-started-at = { $kind ->
    [lesson] Lekcja zaczyna się w środku gry.
   *[other] Gra zaczyna się po ruchu nr { $move } innej partii, z tymi samymi kartami.
    }
log-asked-back = { $you ->
    [yes] Prosisz o cofnięcie gry do ruchu nr { $move }.
   *[no] { $seat } prosi o cofnięcie gry do ruchu nr { $move }.
}
log-agreed = { $you ->
    [yes] Zgadzasz się.
   *[no] { $seat } się zgadza.
}
log-disagreed = { $you ->
    [yes] Nie zgadzasz się, więc gra toczy się dalej.
   *[no] { $seat } się nie zgadza, więc gra toczy się dalej.
}
log-took-back = { $you ->
    [yes] Cofasz wszystko, co było po ruchu nr { $move }.
   *[no] { $seat } cofa wszystko, co było po ruchu nr { $move }.
}
log-taken-over = { $why ->
    [time] { $seat }: czas się skończył, dalej gra bot.
    [left] { $seat } odchodzi na razie od stołu, gra za tę osobę bot.
    [resigned] { $seat } poddaje grę, dalej gra bot.
   *[absent] { $seat }: zbyt długa nieobecność, dalej gra bot.
}
log-handed-back = { $you ->
    [yes] Wracasz do stołu i znowu grasz samodzielnie.
   *[no] { $seat } wraca do stołu i znowu gra.
}
log-resigned = { $you ->
    [yes] Poddajesz grę.
   *[no] { $seat } poddaje grę.
}
log-said = { $seat }: { $phrase }
log-followed = Stół do następnej gry już czeka.

## Zwroty dla wszystkich przy stole

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-have-fun = Miłej gry!
phrase-your-turn = Twoja kolej.
phrase-one-moment = Chwileczkę.
phrase-sorry = Przepraszam!
phrase-thanks = Dziękuję!
phrase-well-played = Świetny ruch!
phrase-wow = No proszę!
phrase-oops = Ojej!
phrase-good-game = To była dobra gra.
phrase-again = Jeszcze raz?
phrase-goodbye = Do zobaczenia!

## Dlaczego czegoś nie można zrobić przy stole

table-unknown = Nie ma takiego stołu albo został już uprzątnięty.
table-is-open = Gra jeszcze się nie zaczęła.
table-is-running = Gra już się zaczęła.
table-is-over = Gra jest skończona.
table-not-over = To będzie możliwe, gdy gra się skończy.
table-stale = Sytuacja na stole już się zmieniła. Spójrz jeszcze raz.
table-from-the-future = Gra nie jest jeszcze tak daleko: to wersja { $version }.
table-full = Wszystkie miejsca są zajęte. Możesz się przyglądać.
table-seat-taken = To miejsce jest zajęte.
table-seat-free = Nikt tu nie siedzi.
table-seats-free = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
}
table-no-such-seat = Nie ma takiego miejsca; są miejsca od 1 do { $last }.
table-already-seated = Masz już miejsce przy tym stole.
table-name-taken = Ktoś przy tym stole nazywa się już „{ $name }”. Wybierz inne imię.
table-not-your-seat = To nie jest twoje miejsce albo przeniesiono je na inne urządzenie.
table-only-watching = Przyglądasz się tej grze i nie masz przy stole miejsca.
table-not-your-turn = To nie twoja kolej.
table-time-over = Twój czas się skończył.
table-only-host = To może zrobić tylko osoba, która otworzyła stół.
table-needs-me = Dokładnie jedno z miejsc powinno być twoje.
table-needs-account = To gra rankingowa, więc wszyscy gracze muszą mieć konto.
table-rated-people = W grach rankingowych grają ludzie z ludźmi: każdy na swoim urządzeniu, bez botów.
table-rated-no-undo = W grach rankingowych niczego nie można cofnąć, gdy coś już odkryto.
table-rated-no-hint = W partiach rankingowych nie ma podpowiedzi.
table-rated-no-bot = W partiach rankingowych bot nie gra za obecnych: graj dalej albo się poddaj.
table-rated-no-code = W grach rankingowych miejsca należą do kont: zaloguj się na swoje.
table-bot-plays = { $seat }: w tej chwili na tym miejscu gra bot.
table-person-plays = { $seat } gra samodzielnie.
table-not-playing = Na tym miejscu nie gra nikt, kto mógłby się poddać.
table-nothing-to-take = Nie ma czego przejmować: już grasz albo gra została poddana.
table-no-such-move = Nie ma takiego ruchu; ostatni ma numer { $last }.
table-before-beginning = Ta gra zaczęła się od ruchu nr { $first }; dalej nie można jej cofnąć.
table-already-asked = { $you ->
    [yes] Twoja prośba już czeka na odpowiedź.
   *[no] { $seat } już o to prosi i czeka na odpowiedź.
}
table-not-asked = Nikt nie prosi cię o zgodę.
table-declined = Przed chwilą odmówiono. Najpierw zagraj dalej.
table-no-such-phrase = Nie ma zwrotu „{ $found }”.
table-talks-too-much = Dużo tych rozmów. Odczekaj kilka sekund.
table-code-wrong = Ten kod nie należy do żadnego miejsca albo został już użyty.
table-already-followed = Stół do następnej gry już czeka.
table-other-rules = Tę grę rozpoczęto według zasad w wersji { $found }; tutaj obowiązuje wersja { $now }, więc nie można jej dokończyć.
bots-not-ready = Boty jeszcze przygotowują się do myślenia na kilka ruchów naprzód. Spróbuj za kilka minut.
replay-running-game = Gra jeszcze trwa, więc widzisz ją tylko własnymi oczami.

## Odwiedzający i konta

player-name-missing = Najpierw podaj imię.
player-unknown = Nie ma takiego gracza.
visitor-unknown = Najpierw wejdź: wybierz imię.
account-needed = Do tego potrzebne jest konto.
account-exists = Masz już konto.
login-taken = Login „{ $login }” jest zajęty.
login-wrong = Zły login lub hasło.
registration-closed = Na tym serwerze nie można teraz zakładać nowych kont.
token-wrong = Ten token jest nieważny.
token-unknown = Nie ma takiego tokenu.
tokens-too-many = Tokenów może być najwyżej { $most }. Najpierw usuń któryś.

## Żądania. $detail to tekst techniczny po angielsku.

request-wrong = To żądanie nie pasuje ({ $detail }).
request-foreign = To żądanie pochodzi z innej strony i zostało pominięte.
request-too-many = Za dużo naraz. Poczekaj chwilę.
request-no-such-page = Nie ma takiej strony.
request-fault = Na serwerze coś poszło nie tak. Niczego nie zmieniono; spróbuj jeszcze raz.

## Baza danych

storage-not-an-address = „{ $found }” nie jest adresem bazy danych; wpisz sqlite:///room.sqlite albo postgresql://user:password@host/name
storage-needs-file = „{ $found }” nie wskazuje pliku; wpisz na przykład sqlite:///room.sqlite
storage-cannot-open = { $path }: nie można użyć tej bazy danych ({ $detail })
storage-not-ours = { $path }: w tej bazie danych jest coś innego. Podaj pustą
storage-newer = { $path }: tę bazę danych zapisała nowsza wersja programu Emporion
storage-not-empty = { $path }: ta baza danych nie jest pusta. Kopię przywraca się do pustej
storage-in-use = { $path }: z tej bazy danych korzysta inny serwer. Najpierw go zatrzymaj albo podaj inną bazę
storage-no-backup = { $path }: to nie jest kopia bazy danych programu Emporion
storage-exists-already = { $path }: taki plik już istnieje. Podaj inny
