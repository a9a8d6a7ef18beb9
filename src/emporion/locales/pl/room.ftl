# Co mówi serwer: przy stołach, do odwiedzających, do gospodarzy.
#
# $seat to imię gracza w mianowniku; $you ma wartość "yes", jeśli to czytający.

## Co się dzieje przy stole

log-hints = Przy tym stole wolno korzystać z podpowiedzi.
log-seated = { $name } siada do stołu.
log-vacated = Miejsce nr { $number } jest znowu wolne.
log-assigned = { $who } siada do stołu.
log-level = { $you ->
    [yes] Zmieniasz poziom: { $who }.
   *[no] { $seat } zmienia poziom: { $who }.
}
log-started = Partia się zaczyna.
log-started-at = { $kind ->
    [lesson] Lekcja zaczyna się w środku partii.
   *[other] Zaczynamy od pozycji po ruchu nr { $move } innej partii, z tymi samymi kartami.
    }
log-asked-back = { $you ->
    [yes] Prosisz o powrót do ruchu nr { $move }.
   *[no] { $seat } prosi o powrót do ruchu nr { $move }.
}
log-agreed = { $you ->
    [yes] Zgadzasz się.
   *[no] { $seat } się zgadza.
}
log-disagreed = { $you ->
    [yes] Nie zgadzasz się, więc gramy dalej.
   *[no] { $seat } się nie zgadza, więc gramy dalej.
}
log-took-back = { $you ->
    [yes] Cofasz wszystko, co było po ruchu nr { $move }.
   *[no] { $seat } cofa wszystko, co było po ruchu nr { $move }.
}
log-taken-over = { $why ->
    [time] { $you ->
        [yes] Twój czas się skończył, dalej gra bot.
       *[no] { $seat }: koniec czasu, dalej gra bot.
    }
    [left] { $you ->
        [yes] Odchodzisz od stołu, dalej gra bot.
       *[no] { $seat } odchodzi od stołu, dalej gra bot.
    }
    [resigned] { $you ->
        [yes] Poddajesz partię, dalej gra bot.
       *[no] { $seat } poddaje partię, dalej gra bot.
    }
   *[absent] { $you ->
        [yes] Zbyt długo cię nie ma, dalej gra bot.
       *[no] { $seat }: zbyt długa nieobecność, dalej gra bot.
    }
}
log-handed-back = { $you ->
    [yes] Wracasz do stołu i znowu grasz.
   *[no] { $seat } wraca do stołu i znowu gra.
}
log-resigned = { $you ->
    [yes] Odpadasz z gry.
   *[no] { $seat } odpada z gry.
}
log-said = { $seat }: { $phrase }
log-followed = Stół do następnej partii już czeka.

## Zwroty dla wszystkich przy stole

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-have-fun = Miłej gry!
phrase-your-turn = Twoja kolej.
phrase-one-moment = Chwileczkę.
phrase-sorry = Przepraszam!
phrase-thanks = Dziękuję!
phrase-well-played = Dobrze zagrane!
phrase-wow = Wow!
phrase-oops = Ups!
phrase-good-game = Dobra gra!
phrase-again = Jeszcze raz?
phrase-goodbye = Do zobaczenia!
reaction-smile = { $you ->
    [yes] Uśmiechasz się.
   *[no] { $seat } się uśmiecha.
}
reaction-laugh = { $you ->
    [yes] Śmiejesz się.
   *[no] { $seat } się śmieje.
}
reaction-approve = { $you ->
    [yes] Pokazujesz kciuk w górę.
   *[no] { $seat } pokazuje kciuk w górę.
}
reaction-cheer = { $you ->
    [yes] Wiwatujesz.
   *[no] { $seat } wiwatuje.
}
reaction-sigh = { $you ->
    [yes] Wzdychasz.
   *[no] { $seat } wzdycha.
}
reaction-heart = { $you ->
    [yes] Wysyłasz serduszko.
   *[no] { $seat } wysyła serduszko.
}

## Dlaczego czegoś nie można zrobić przy stole

table-unknown = Nie ma takiego stołu albo został już usunięty.
table-is-open = Partia jeszcze się nie zaczęła.
table-is-running = Partia już się zaczęła.
table-is-over = Partia jest skończona.
table-not-over = To będzie możliwe, gdy partia się skończy.
command-changed = Ten identyfikator polecenia był już użyty do czegoś innego. Wyślij je z nowym.
table-stale = Sytuacja na stole już się zmieniła. Spójrz jeszcze raz.
table-from-the-future = Partia nie zaszła jeszcze tak daleko: jej obecna wersja to { $version }.
table-full = Wszystkie miejsca są zajęte. Możesz oglądać partię.
table-seat-taken = To miejsce jest zajęte.
table-seat-free = Nikt tu nie siedzi.
table-seats-free = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
}
table-no-such-seat = Nie ma takiego miejsca; wybierz od 1 do { $last }.
table-already-seated = Masz już miejsce przy tym stole.
table-name-taken = Ktoś przy tym stole nazywa się już „{ $name }”. Wybierz inne imię.
table-not-your-seat = To nie jest twoje miejsce albo przeniesiono je na inne urządzenie.
table-only-watching = Oglądasz tę partię i nie masz miejsca przy stole.
table-not-your-turn = To nie twoja kolej.
table-time-over = Twój czas się skończył.
table-only-host = To może zrobić tylko osoba, która otworzyła stół.
table-needs-me = Dokładnie jedno z miejsc powinno być twoje.
table-needs-account = To partia rankingowa, więc wszyscy gracze muszą mieć konto.
table-rated-people = W partiach rankingowych grają ludzie z ludźmi: każdy na swoim urządzeniu, bez botów.
table-rated-clock = Partia rankingowa wymaga zegara: wybierz minuty na gracza albo dni na turę.
table-rated-options = Partie rankingowe toczą się według zwykłych zasad: zostaw opcje bez zmian albo zagraj bez rankingu.
rating-note-terms = Przy tym stole obowiązywały inne zasady niż zwykłe.
rating-note-short = Ktoś się poddał, zanim wszyscy wykonali dość ruchów.
rating-note-alone = Konto miał już najwyżej jeden gracz.
rating-note-address = Dwoje graczy łączyło się spod tego samego adresu.
rating-note-repeated = Te same osoby często grały ze sobą w ciągu ostatnich { $days } dni.
rating-note-series = Ta sama osoba wygrała z tym samym przeciwnikiem wiele razy z rzędu.
rating-note-quick = To nie pierwsza wcześnie poddana partia między tymi samymi osobami.
rating-note-new = Jedna z osób często grała z nowymi graczami w ciągu ostatnich { $days } dni.
table-level-fixed = W partiach rankingowych, wyzwaniach i wspólnych rozdaniach nie można zmieniać poziomu botów.
table-levels-enough = Poziom tego bota zmieniono już wystarczająco wiele razy. Najpierw wykonaj ruch.
table-no-such-level = W tej grze nie ma botów na poziomie „{ $level }”. Najwyższy poziom to „{ $strongest }”.
table-no-bot = Na tym miejscu nie siedzi bot.
table-rated-no-undo = W partiach rankingowych nie można cofnąć ruchu, po którym coś odkryto.
table-rated-no-hint = W partiach rankingowych nie ma podpowiedzi.
table-no-hint = Tu nie ma podpowiedzi: grają też inne osoby, a stół założono bez podpowiedzi.
table-challenge-no-hint = W wyzwaniach nie ma podpowiedzi, bo porównuje się wyniki wszystkich.
table-rated-no-bot = W partiach rankingowych bot nie zastąpi nikogo, kto jest przy stole: graj dalej albo się poddaj.
table-rated-no-code = W partiach rankingowych miejsca należą do kont: zaloguj się na swoje.
table-bot-plays = { $you ->
    [yes] W tej chwili gra za ciebie bot.
   *[no] W tej chwili za gracza { $seat } gra bot.
}
table-person-plays = { $you ->
    [yes] Już grasz samodzielnie.
   *[no] { $seat } już gra samodzielnie.
}
table-not-playing = Na tym miejscu nie gra nikt, kto mógłby się poddać.
table-nothing-to-take = Nie ma czego przejmować: już grasz albo nie ma cię już w grze.
table-no-such-move = Nie ma takiego ruchu; ostatni ma numer { $last }.
table-before-beginning = Ta partia zaczęła się od ruchu nr { $first }; dalej nie można jej cofnąć.
challenge-unknown = Nie ma takiego wyzwania. Być może usunięto partię, z której pochodzi.
challenge-old-link = Ten link do wyzwania pochodzi ze starszej wersji i już nie działa. Poproś o nowy.
challenge-withheld = Ta partia należy do wyzwania. Zobaczysz ją, gdy rozegrasz to rozdanie.
challenge-tried = Na tym urządzeniu ktoś już podjął to wyzwanie. Każdy gracz i każde urządzenie ma tylko jedną próbę.
challenge-original = To rozdanie pochodzi z twojego stołu, więc nie możesz zagrać go jeszcze raz.
challenge-not-yours = Wyzwanie mogą rzucić tylko gracze, którzy rozegrali tę partię.
challenge-level-changed = W tej partii zmieniono poziom bota, więc inni graliby z innymi przeciwnikami. Nie można z niej zrobić wyzwania.
challenge-people-only = Wyzwania są dla ludzi; programy nie mogą brać w nich udziału.
table-already-asked = { $you ->
    [yes] Twoja prośba już czeka na odpowiedź.
   *[no] { $seat } już o to prosi i czeka na odpowiedź.
}
table-not-asked = Nikt nie prosi cię o zgodę.
table-declined = Tę prośbę przed chwilą odrzucono. Najpierw grajcie dalej.
table-no-such-phrase = Nie ma zwrotu „{ $found }”.
table-talks-too-much = Za dużo wiadomości naraz. Odczekaj kilka sekund.
table-code-wrong = Ten kod nie należy do żadnego miejsca albo został już użyty.
table-already-followed = Stół do następnej partii już czeka.
table-other-game = Na tym serwerze nie ma już gry „{ $game }”, więc nie można dokończyć tej partii.
table-other-rules = Tę partię rozpoczęto według zasad w wersji { $found }; tutaj obowiązuje wersja { $now }, więc nie można jej dokończyć.
table-broken = Tego stołu nie można otworzyć: zapisane dane są uszkodzone lub zostały zmienione. Niczego nie usunięto; daj znać osobie prowadzącej ten serwer.
bots-not-ready = Trwa przygotowywanie botów (tylko za pierwszym razem). Spróbuj za kilka minut.
replay-running-game = Partia jeszcze trwa, więc możesz ją oglądać tylko ze swojego miejsca.

## Odwiedzający i konta

player-name-missing = Najpierw podaj imię.
player-unknown = Nie ma takiego gracza.
visitor-unknown = Najpierw wybierz imię.
account-needed = Do tego potrzebne jest konto.
account-exists = Masz już konto.
login-taken = Login „{ $login }” jest zajęty.
login-alike = Login „{ $login }” za bardzo przypomina inny, już zajęty. Wybierz inny.
login-wrong = Zły login lub hasło.
login-wait-seconds = Za dużo prób logowania. Spróbuj ponownie za { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}.
login-wait-minutes = Za dużo prób logowania. Spróbuj ponownie za { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
} albo skorzystaj z urządzenia, na którym logowanie już kiedyś się udało.
password-common = To jedno z najpopularniejszych haseł, więc łatwo je odgadnąć. Wybierz inne.
password-is-name = Hasło nie może być twoim loginem ani imieniem, nawet z dodanymi cyframi.
player-name-mixed = Imię „{ $found }” zawiera litery z różnych alfabetów. Użyj liter z jednego alfabetu.
registration-closed = Na tym serwerze nie można teraz zakładać nowych kont.
token-wrong = Ten token jest nieważny.
token-unknown = Nie ma takiego tokenu.
tokens-too-many = Tokenów może być najwyżej { $most }. Najpierw usuń któryś.

## Żądania. $detail to tekst techniczny po angielsku.

request-wrong = Nieprawidłowe żądanie ({ $detail }).
request-foreign = To żądanie pochodzi z innej strony, więc je odrzucono.
request-too-many = Za dużo naraz. Poczekaj chwilę.
request-no-such-page = Nie ma takiej strony.
preview-challenge = { $title }: kto więcej osiągnie z tym samym rozdaniem?
preview-open = Przy stole: { $names }. Wolne miejsca: { $free }. Otwórz link i graj: bez konta i bez formularzy.
preview-playing = Grają: { $names }. Otwórz link, żeby oglądać.
preview-over = Zakończona partia: { $names }. Otwórz link, żeby obejrzeć zapis partii.
preview-room = Kupieckie gry karciane w przeglądarce: z botami, przy jednym urządzeniu albo ze znajomymi.
request-fault = Na serwerze coś poszło nie tak. Niczego nie zmieniono; spróbuj jeszcze raz.
storage-unavailable = Serwer chwilowo nie może zapisywać danych. Nic nie przepadło; gra pójdzie dalej sama, gdy tylko będzie to możliwe.
storage-part-damaged = Potrzebne do tego dane są na serwerze uszkodzone. Wszystko inne działa dalej; daj znać osobie prowadzącej ten serwer.

## Baza danych

storage-not-an-address = „{ $found }” nie jest adresem bazy danych; wpisz sqlite:///room.sqlite albo postgresql://user:password@host/name
storage-needs-file = „{ $found }” nie wskazuje pliku; wpisz na przykład sqlite:///room.sqlite
storage-cannot-open = { $path }: nie można użyć tej bazy danych ({ $detail })
storage-empty = { $path }: ten plik jest pusty. Jeśli były w nim dane, przywróć kopię zapasową; aby zacząć od nowa, usuń plik
storage-damaged = { $path }: ta baza danych jest uszkodzona ({ $detail }). Przywróć kopię zapasową
storage-not-ours = { $path }: w tej bazie danych jest coś innego. Podaj pustą
storage-newer = { $path }: tę bazę danych zapisała nowsza wersja programu Emporion
storage-not-empty = { $path }: ta baza danych nie jest pusta. Kopię przywraca się do pustej
storage-in-use = { $path }: z tej bazy danych korzysta inny serwer. Najpierw go zatrzymaj albo podaj inną bazę
storage-no-backup = { $path }: to nie jest kopia bazy danych programu Emporion
storage-exists-already = { $path }: taki plik już istnieje. Podaj inny
