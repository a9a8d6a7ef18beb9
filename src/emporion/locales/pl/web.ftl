# The web room: pages, buttons, settings. What happens at tables is in room.ftl, what belongs to a game in its own file.

## Everywhere

web-home = Strona główna
web-close = Zamknij
web-cancel = Anuluj
web-confirm = Potwierdź
web-save = Zapisz
web-remove = Usuń
web-share = Udostępnij
web-loading = Chwileczkę…
web-unreachable = Nie można połączyć się z serwerem. Czy masz internet?
web-pages = Strony
web-game = Gra
web-games = Partie
web-players = Gracze
web-name = Imię
web-rating = Ranking
web-guest = Gość
web-you = (ty)
web-your-turn = Twój ruch
web-chosen = wybrana

## The first page

web-hero = Handluj, żegluj, przechytrz.
web-hero-text = Kupieckie gry karciane w przeglądarce: z botami, ze znajomymi przez link albo wspólnie przy jednym urządzeniu. Bez konta i bez formularzy.
web-play-now = Zagraj teraz
web-invite = Zaproś znajomych
web-same-device = Jedno urządzenie
web-cards = Karty
web-players-minutes = { $low }–{ $high } graczy · { $from }–{ $to } minut
web-my-games = Kontynuuj
web-open-tables = Otwarte stoły
web-running-tables = Obejrzyj partię
web-finished-games = Zakończone partie
web-free-seats = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}

## A new table

web-new-table = { $title }: nowy stół
web-your-name = Twoje imię
web-who-else = Kto jeszcze gra?
web-who-sits = Miejsce { $number }
web-seat-bot = bot
web-seat-open = kto ma link
web-seat-here = ktoś przy tym urządzeniu
web-add-player = Jeszcze jeden gracz
web-bot-level = Siła bota
web-level-apprentice = czeladnik
web-level-trader = handlarz
web-level-merchant = kupiec
web-level-magnate = magnat
web-level-stand-in = zastępuje
web-public = Pokaż ten stół wszystkim, żeby każdy mógł dołączyć
web-rated = Rankingowa: liczy się do rankingu i niczego się nie cofa
web-pace = Czas do namysłu
web-pace-none = bez ograniczeń
web-pace-live = zegar dla każdego gracza
web-pace-days = kilka dni na ruch
web-minutes = Minuty na gracza
web-days = Dni na ruch
web-options = Zasady tego stołu
web-open-table = Otwórz stół
web-start = Rozpocznij grę

## Before the game

web-seat-free = wolne
web-sit-here = Usiądź tutaj
web-add-bot = Posadź tu bota
web-leave-seat = Odejdź
web-free-seat = Zwolnij miejsce
web-invite-text = Wyślij ten link znajomym. Kto go otworzy, może usiąść do gry albo popatrzeć.
web-invite-link = Link do tego stołu
web-link-copied = Link skopiowany.
web-start-with-bots = Zacznij, boty zajmą wolne miejsca
web-wait-for-host = Partia zacznie się, gdy rozpocznie ją osoba, która otworzyła stół.

## At the table

web-your-move = Co trzeba zdecydować
web-decides = decyduje
web-confirm-question = Czy tak ma być?
web-undo = Cofnij
web-step-back = Krok wstecz
web-what-to-do = Co chcesz z tym zrobić?
web-no-moves = Teraz nie masz nic do zdecydowania.
web-bot-plays-for-you = Chwilowo gra za ciebie bot.
web-play-again-myself = Gram dalej samodzielnie
web-is-bot = Bot
web-is-away = poza stołem
web-time-left = Pozostały czas
web-reconnecting = Łączę ponownie…
web-watching = { $count ->
    [one] Jedna osoba się przygląda
    [few] { $count } osoby się przyglądają
   *[many] { $count } osób się przygląda
}
web-beside = Dziennik, ruchy, pomoc i ustawienia
web-tab-log = Dziennik
web-tab-moves = Wszystkie ruchy
web-tab-talk = Powiedz coś
web-tab-help = Pomoc
web-tab-settings = Stół i ustawienia
web-log = Co się wydarzyło
web-log-earlier = Pokaż, co było wcześniej
web-log-jump = Zobacz grę po ruchu { $move }
web-skip = Pomiń
web-curtain = Teraz { $name }. Reszta proszę nie patrzeć!
web-curtain-ready = To ja, { $name }
web-agree = Zgadzam się
web-disagree = Gramy dalej
web-waiting-for-consent = Pytamy pozostałych.
web-go-back-to = Wróć do ruchu
web-go-back = Poproś
web-let-bot-play = Niech bot gra za mnie
web-resign = Poddaj się
web-resign-sure = Tak, poddaję się
web-other-device = Graj dalej na innym urządzeniu
web-recovery-code = Wpisz tam ten kod w zakładce „Ja”. Działa tylko raz.
web-report = Zgłoś problem: zapisz plik z tą grą
web-memory-title = Co można było zapamiętać
web-keys = Klawisze
web-keys-text = 1–9 wybiera kartę z ręki; M przechodzi do rynku, H do ręki, strzałki przesuwają wzdłuż rzędu, Enter wybiera; B kupuje; Enter potwierdza wybór; U cofa; Escape anuluje; A pokazuje wszystkie ruchy, L dziennik, T zwroty, ? tę pomoc.

## The end

web-score-sheet = Arkusz punktacji
web-ended-early = Partia skończyła się przed czasem, bo gracze się poddali.
web-rematch = Zagraj jeszcze raz
web-next-table = Do następnej partii
web-replay = Powtórka
web-export = Eksportuj

## Replays

web-to-table = Do stołu
web-to-start = Na początek
web-to-end = Na koniec
web-previous = Wstecz
web-next = Dalej
web-play = Odtwarzaj
web-pause = Wstrzymaj
web-move = Ruch
web-eyes = Czyimi oczami
web-eyes-open = wszystkie karty odkryte
web-eyes-own = własnymi oczami

## Settings

web-settings = Ustawienia
web-language = Język
web-theme = Wygląd
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-confirming = Pytaj przed wykonaniem ruchu
web-confirming-never = nigdy
web-confirming-reveals = gdy ruch jest złożony i nie da się go cofnąć
web-confirming-always = zawsze
web-sound = Dźwięki
web-motion = Ruchome karty
web-memory = Pokazuj, co można było zapamiętać
web-notify = Powiadamiaj, gdy jest mój ruch

## People

web-me = Ja
web-leaders = Ranking
web-no-leaders = Nikt jeszcze nie rozegrał takich partii rankingowych.
web-no-games = Nie ma jeszcze zakończonych partii.
web-for-players = { $count } graczy
web-games-played = { $count ->
    [one] jedna partia
    [few] { $count } partie
   *[many] { $count } partii
}
web-place-of = miejsce { $place } z { $players }
web-account = Konto
web-account-text = Do gry nie jest potrzebne. Konto zachowuje twoje partie i ranking na wszystkich urządzeniach.
web-login = Login
web-password = Hasło
web-bring-games = Zabierz partie, które grano tu jako gość
web-log-in = Zaloguj się
web-log-out = Wyloguj się
web-make-account = Załóż konto
web-old-password = Stare hasło
web-new-password = Nowe hasło
web-change-password = Zmień hasło
web-password-changed = Hasło zmienione. Inne urządzenia muszą zalogować się ponownie.
web-recover = Przenieś tu moje miejsce
web-recover-text = Gra została zaczęta na innym urządzeniu? Kod odzyskiwania przeniesie tu twoje miejsce.
web-code = Kod odzyskiwania
web-take-seat = Zajmij miejsce
web-my-data = Moje dane
web-my-data-text = Wszystko, co ten serwer o tobie wie: do zachowania albo do usunięcia.
web-export-data = Eksportuj moje dane
web-delete-me = Usuń mnie
web-delete-sure = Tak, usuń wszystko o mnie
web-about = O Emporionie
web-about-text = Emporion to wolny stół do kupieckich gier karcianych. Nie jest związany z autorami ani wydawcami gier. Teksty zasad, obrazki i dźwięki są nasze. Wszystko pochodzi z tego serwera: bez śledzenia i bez reklam.
web-credits = Z podziękowaniem dla
