# Players, their ratings, games and accounts. Loaded with the pages about them.

web-no-leaders = Nikt jeszcze nie ma tu ustalonego rankingu. Jeśli masz konto, zaznacz „Partia rankingowa”, gdy otwierasz stół.
web-no-games = Nie ma jeszcze zakończonych partii.
web-games-played = { $count ->
    [one] jedna partia
    [few] { $count } partie
   *[many] { $count } partii
}
web-counts-not = Nie liczy się.
web-counts-partly = Liczy się w { $percent }%.
web-provisional = tymczasowy
web-provisional-about = Ranking jest tymczasowy, dopóki nie policzono dość partii. W zestawieniu są tylko rankingi ustalone.
web-bot-line = bot, dla porównania
web-bot-lines-about = Odległości między botami zmierzono w partiach botów z botami. To, gdzie obok nich stoją ludzie, jest umowne: zakładamy, że nowy gracz gra jak handlarz.
web-how-rated = Jak liczą się partie rankingowe
web-how-rated-terms = Partie rankingowe mają zegar i zwykłe zasady. Każdy gra z własnego konta i z innego łącza internetowego.
web-how-rated-leaving = Kto się podda, przekroczy czas albo odejdzie od stołu, jest ostatni, cokolwiek zrobi zastępca.
web-how-rated-short = Jeśli ktoś się podda, zanim wszyscy wykonają mniej więcej ćwierć zwykłej liczby ruchów, partia nie liczy się dla niego, a dla pozostałych liczy się tylko wtedy, gdy zostało ich co najmniej dwoje. Przekroczenie czasu oznacza przegraną od pierwszego ruchu.
web-how-rated-repeated = Te same dwie osoby mogą grać ze sobą do woli, ale po kilku partiach w miesiącu każda następna liczy się mniej, a w końcu wcale. Nie liczy się też długa seria wygranych z tym samym przeciwnikiem ani kolejne wczesne poddania. Z partii między graczem o ustalonym rankingu a nowymi graczami w miesiącu liczy się tylko część.
web-how-rated-list = Każdą partię, która liczy się mniej lub wcale, widać na stronie gracza wraz z powodem.
web-account = Konto
web-account-text = Do gry konto nie jest potrzebne, ale dzięki niemu masz swoje partie i ranking na wszystkich urządzeniach.
web-login = Login
web-password = Hasło
web-bring-games = Dołącz do konta partie rozegrane tu jako gość
web-log-out = Wyloguj się
web-make-account = Załóż konto
web-old-password = Stare hasło
web-new-password = Nowe hasło
web-change-password = Zmień hasło
web-password-changed = Hasło zmienione. Na innych urządzeniach trzeba zalogować się ponownie.
web-recover = Przenieś tu moje miejsce
web-recover-text = Masz rozpoczętą partię na innym urządzeniu? Kod odzyskiwania przeniesie tu twoje miejsce.
web-code = Kod odzyskiwania
web-take-seat = Zajmij miejsce
web-my-data = Moje dane
web-my-data-text = Wszystko, co ten serwer o tobie wie. Możesz to pobrać albo usunąć.
web-export-data = Eksportuj moje dane
web-delete-me = Usuń moje dane
web-delete-sure = Tak, usuń wszystkie moje dane

## Klucze dostępu

web-passkey = Klucz dostępu
web-passkeys = Klucze dostępu
web-passkey-text = Z kluczem dostępu logujesz się odciskiem palca, twarzą albo PIN-em urządzenia. Nie trzeba pamiętać hasła.
web-passkey-make-account = Załóż konto z kluczem dostępu
web-passkey-log-in = Zaloguj się kluczem dostępu
web-or-password = Albo loginem i hasłem
web-passkey-add = Dodaj klucz dostępu
web-passkey-added = Klucz dostępu dodany.
web-passkey-rename = Zmień nazwę
web-passkey-label = Nazwa tego klucza dostępu
web-passkey-created = Utworzony { $date }
web-passkey-used = ostatnio użyty { $when }
web-passkey-unused = jeszcze nieużyty
web-passkey-remove-sure = Tak, usuń
web-passkey-remove-about = Klucz przestanie działać, a na wszystkich innych urządzeniach trzeba będzie zalogować się ponownie.
web-passkey-removed = Klucz dostępu usunięty. Na innych urządzeniach trzeba zalogować się ponownie.
web-passkey-cancelled = Nie użyto żadnego klucza dostępu.
web-passkey-here = To urządzenie ma już klucz dostępu do twojego konta.
web-passkey-failed = Przeglądarka nie mogła użyć tutaj klucza dostępu.
web-set-password = Ustaw hasło
web-set-password-text = Nie masz hasła i go nie potrzebujesz. Z hasłem zalogujesz się jako „{ $login }” także na urządzeniach bez kluczy dostępu.
web-password-set = Hasło ustawione. Na innych urządzeniach trzeba zalogować się ponownie.
passkey-wrong = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
passkey-expired = Trwało to zbyt długo albo zaczęło się w innej przeglądarce. Spróbuj jeszcze raz.
passkey-unknown = Ten serwer nie zna tego klucza dostępu. Być może został usunięty.
passkey-known = Ten klucz dostępu jest już tutaj używany.
passkey-copied = Ten klucz dostępu został odrzucony, bo wygląda na to, że istnieje jego kopia. Zaloguj się inaczej i usuń go.
passkey-last = To twój jedyny sposób logowania. Najpierw dodaj drugi klucz dostępu albo ustaw hasło.
passkeys-too-many = Możesz mieć najwyżej { $most } kluczy dostępu.
passkey-elsewhere = Klucze dostępu działają tylko pod adresem { $origin }.
passkey-no-domain = Klucze dostępu wymagają bezpiecznego adresu (https) z nazwą domeny.
