# The web room: pages, buttons, settings. What happens at tables is in room.ftl, what belongs to a game in its own file.

## Everywhere

web-home = Strona główna
web-close = Zamknij
web-cancel = Anuluj
web-change = Krok wstecz
web-confirm = Potwierdź
web-save = Zapisz
web-remove = Usuń
web-share = Udostępnij
web-loading = Chwileczkę…
web-loading-long = To trwa dłużej niż zwykle. Serwer jest zajęty albo połączenie jest wolne.
web-unreachable = Nie można połączyć się z serwerem. Czy masz połączenie z internetem?
web-try-again = Spróbuj ponownie
web-open-another = Otwórz nowy stół
web-error-page = Link może być niepełny albo nieaktualny. Wszystko, co tu jest, znajdziesz od strony głównej.
web-error-table = Być może link jest niepełny. Stoły znikają też, gdy wszyscy odejdą przed grą, oraz długo po ostatnim ruchu. Poproś o nowy link albo otwórz własny stół.
web-error-closed = Nastąpiło wylogowanie w innym oknie albo zmiana hasła. Twoje partie są bezpieczne: odśwież stronę i zaloguj się.
web-error-unreachable = Próbujemy dalej. Twoja partia jest bezpieczna: każdy ruch jest zapisany na serwerze i wrócisz dokładnie do tej pozycji.
web-error-load = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj ponownie.
web-error-challenge = Poproś osobę, która przysłała ci link, o nowe wyzwanie albo zagraj świeże rozdanie.
web-error-player = Być może ta osoba usunęła swoje dane.
web-error-replay = Zapisy partii są przez pewien czas na serwerze, a twoje własne także na tym urządzeniu.
web-error-lesson = Nie udało się rozpocząć lekcji.
web-error-course = Nie udało się wczytać lekcji tej gry.
web-pages = Strony
web-game = Gra
web-games = Partie
web-players = Gracze
web-name = Imię
web-rating = Ranking
web-guest = Gość
web-you = (ty)
web-you-alone = Ty
web-your-turn = Twoja kolej
web-new-card = nowa
web-chosen = wybrano
web-touch-tip = Przytrzymaj palec na karcie, aby obejrzeć ją z bliska.

## The first page

web-hero = Handluj, żegluj, przechytrz rywali.
web-hero-text = Kupieckie gry karciane w przeglądarce: z botami, ze znajomymi przez link albo wspólnie przy jednym urządzeniu. Bez konta i bez formularzy.
web-play-now = Zagraj teraz
web-opponents = Przeciwnicy
web-opponents-matched = dobrani do ciebie
web-skill-question = Jak dobrze znasz takie gry?
web-skill-first = Jestem tu pierwszy raz
web-skill-learned = Mam już lekcję za sobą
web-skill-first-lesson = Lekcja przy stole w kilka minut pokaże ci zasady. Potem zagrasz z czeladnikami: to boty, które popełniają błędy.
web-skill-first-about = Zagrasz z czeladnikami: to boty, które popełniają błędy.
web-skill-lesson = Zacznij od lekcji
web-skill-at-once = Od razu gram
web-skill-casual = Gram dla przyjemności
web-skill-casual-about = Zagrasz z handlarzami. Grają rozsądnie, ale zdarzają im się błędy.
web-skill-strong = Gram naprawdę dobrze
web-skill-strong-about = Zagrasz z magnatami. W niektórych grach są jeszcze silniejsze boty.
web-skill-remembered = Pytamy tylko raz. Boty możesz zmienić w każdej chwili, nad przyciskiem „Zagraj teraz”.
web-learn = Naucz się grać
web-practice = Ćwicz
web-course = Lekcje i ćwiczenia
web-practice-standing = Rozwiązane zadania: { $number } z { $count }
web-invite = Zaproś znajomych
web-same-device = Na jednym urządzeniu
web-cards = Karty
web-marks = Oznaczenia na stole
web-mark-playable = Poświata: możesz to teraz wybrać. Gdy możliwości jest dużo, świeci cały obszar; wskaż go, żeby zobaczyć, co w nim wybierzesz, albo od razu kliknij element.
web-mark-selected = Gruba zielona ramka z ptaszkiem: to już wybrane. Kliknij jeszcze raz, żeby cofnąć wybór.
web-mark-focused = Linia przerywana: tu działa klawiatura. Enter wybiera.
web-mark-taught = Niebieskie narożniki: o tym mówi lekcja.
web-mark-new = Gwiazdka: ta karta trafiła na twoją rękę po twoim ostatnim wyborze.
web-mark-players = Każdy gracz ma swój kolor i kształt. Co je nosi, należy do niego.
web-players-minutes = { $low }–{ $high } graczy · { $from }–{ $to } minut
web-my-games = Twoje partie
web-open-tables = Otwarte stoły
web-running-tables = Obejrzyj partię
web-finished-games = Zakończone partie
web-show-all = Pokaż wszystkie ({ $count })
web-result = { $place } · wynik { $score }
web-lesson-done = ukończona
web-origin-lesson = Lekcja
web-origin-practice = Zadanie
web-origin-branch = Dalszy ciąg innej partii
web-origin-challenge = Wyzwanie
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
web-seat-open = osoba z linkiem
web-seat-here = ktoś obok
web-add-player = Jeszcze jeden gracz
web-bot-level = Poziom bota
web-level-apprentice = czeladnik
web-level-trader = handlarz
web-level-merchant = kupiec
web-level-magnate = magnat
web-level-master = mistrz
web-level-grandmaster = arcymistrz
web-level-stand-in = zastępca
web-about-apprentice = Często się myli: w sam raz na pierwsze partie.
web-about-trader = Gra rozsądnie, choć nie zawsze znajduje najlepszy ruch: przeciwnik na co dzień.
web-about-merchant = Myli się rzadziej niż handlarz: silny przeciwnik.
web-about-magnate = Myli się jeszcze rzadziej niż kupiec: bardzo silny przeciwnik.
web-about-master = Zanim zdecyduje, rozważa wiele wariantów dalszej gry: silniejszy od magnata.
web-about-grandmaster = Rozważa znacznie więcej wariantów niż mistrz: najsilniejszy przeciwnik.
web-about-stand-in = W tej chwili decyduje tu bot.
web-public = Stół publiczny: każdy go widzi i może dołączyć
web-rated = Partia rankingowa: liczy się do rankingu; gdy coś odkryto, ruchu nie można cofnąć
web-rated-terms = Partie rankingowe mają zegar i zwykłe zasady.
web-hints-allowed = Podpowiedzi dozwolone: każdy może zapytać bota, co by zrobił
web-hints-short = z podpowiedziami
web-hints-about = Każdy może tu poprosić bota o podpowiedź. Tak ustawił to gospodarz, zakładając stół.
web-pace = Czas do namysłu
web-pace-none = bez ograniczeń
web-pace-live = zegar dla każdego gracza
web-pace-days = kilka dni na turę
web-minutes = Minuty na gracza
web-bonus-seconds = Dodatkowe sekundy za turę
web-bonus-about = Po każdej twojej turze tyle sekund przybywa na twoim zegarze.
web-days = Dni na turę
web-terms-live = { $minutes } min na gracza i { $seconds } s za każdą turę
web-terms-days = { $days ->
    [one] Jeden dzień na turę
    [few] { $days } dni na turę
   *[many] { $days } dni na turę
}
web-terms-public = Każdy widzi ten stół i może dołączyć.
web-yes = tak
web-no = nie
web-just-now = przed chwilą
web-options = Zasady przy tym stole
web-options-experts = Dla znawców
web-options-experts-about = Szczegóły, w których instrukcje się różnią, i liczby do wypróbowania wariantów. W razie wątpliwości zostaw je bez zmian.
web-open-table = Otwórz stół
web-start = Rozpocznij partię

## Before the game

web-seat-free = wolne
web-sit-here = Usiądź tutaj
web-add-bot = Posadź tu bota
web-leave-seat = Wstań od stołu
web-free-seat = Zwolnij miejsce
web-invite-text = Wyślij ten link znajomym. Kto go otworzy, może usiąść do gry albo popatrzeć.
web-invite-link = Link do tego stołu
web-invite-code = Kod QR z linkiem do tego stołu
web-invite-code-about = Można też zeskanować kod aparatem telefonu.
web-link-copied = Link skopiowany.
web-start-with-bots = Zacznij z botami na wolnych miejscach
web-wait-for-host = Partia zacznie się, gdy rozpocznie ją osoba, która otworzyła stół.

## At the table

web-your-move = Twoja decyzja
web-decides = decyduje
web-confirm-question = Wykonać ten ruch?
web-chosen-for-you = { $rest ->
    [yes] Reszta jest już zaznaczona: nic innego nie pasuje.
   *[no] Już zaznaczone: nie ma innej możliwości.
}
web-goes-on = W tej chwili nie masz nic do wyboru. Za chwilę gra potoczy się dalej.
web-whole-text = Pokaż całość
web-undo = Cofnij
web-undo-what = Cofnij: { $what }
web-undo-others = Cofnąć też ruchy innych?
web-undo-others-text = Od twojego ostatniego wyboru inni wykonali swoje ruchy. Cofnięcie obejmie to wszystko:
web-undo-all = Cofnij wszystko
web-undo-keep = Nie cofaj
web-step-back = Krok wstecz
web-what-to-do = Co chcesz z tym zrobić?
web-no-moves = Teraz nie masz nic do zrobienia.
web-bot-plays-for-you = { $moves ->
    [0] W tej chwili gra za ciebie bot.
    [one] Gra za ciebie bot: na razie { $moves } ruch.
    [few] Gra za ciebie bot: na razie { $moves } ruchy.
    [many] Gra za ciebie bot: na razie { $moves } ruchów.
   *[other] Gra za ciebie bot: na razie { $moves } ruchu.
}
web-welcome-back = { $moves ->
    [0] Witaj z powrotem! Znowu grasz samodzielnie.
    [one] Witaj z powrotem! Bot wykonał za ciebie { $moves } ruch.
    [few] Witaj z powrotem! Bot wykonał za ciebie { $moves } ruchy.
    [many] Witaj z powrotem! Bot wykonał za ciebie { $moves } ruchów.
   *[other] Witaj z powrotem! Bot wykonał za ciebie { $moves } ruchu.
}
web-play-again-myself = Wracam do gry
web-is-bot = Bot: { $level }
web-is-away = offline
web-takeover = bot za { $time }
web-about-away = Brak połączenia. Jeśli potrwa to zbyt długo, dalej zagra bot.
web-time-left = Pozostały czas
web-about-clock-live = Gdy ten czas minie, dalej zagra bot. W partii rankingowej koniec czasu oznacza przegraną. Każda tura dodaje kilka sekund.
web-about-clock-days = Czas na jedną turę. Gdy minie, dalej zagra bot. W partii rankingowej koniec czasu oznacza przegraną.
web-reconnecting = Ponowne łączenie…
web-storage-down = Serwer chwilowo nie może zapisywać
web-new-version = Jest nowa wersja: odśwież stronę
web-line-closed = Wylogowano cię. Odśwież tę stronę.
web-not-drawn = W tę grę nie można jeszcze grać w przeglądarce.
web-watching = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}
web-about-watching = Widzą to, co jawne, ale nie widzą niczyich kart na ręce.
web-beside = Przebieg partii, ruchy, pomoc i ten stół
web-tab-log = Przebieg partii
web-tab-moves = Wszystkie ruchy
web-tab-talk = Powiedz coś
web-tab-help = Pomoc
web-tab-table = Ten stół
web-log = Co się wydarzyło
web-log-earlier = Pokaż, co było wcześniej
web-log-newest = Najnowsze
web-log-jump = Pokaż partię po ruchu nr { $move }
web-skip = Pomiń
web-next-here = Teraz gra { $name }.
web-hand-over = Przekaż graczowi { $name }
web-curtain = Teraz gra { $name }. Reszta niech nie patrzy!
web-curtain-ready = To ja, { $name }
web-agree = Zgadzam się
web-disagree = Grajmy dalej
web-waiting-for-consent = Czekamy na odpowiedź pozostałych.
web-go-back-to = Wróć do ruchu nr
web-go-back = Cofnij partię
web-go-back-sure = Tak, wróć do ruchu nr { $move }
web-let-bot-play = Niech bot gra za mnie
web-let-bot-play-for = Niech bot gra za gracza { $name }
web-bot-levels = Boty
web-level-of = Poziom bota { $name }
web-level-change = Zmień poziom
web-level-whose = Poziomy może zmieniać tylko osoba, która otworzyła stół.
web-plays-again = { $name } wraca do gry
web-resign = Poddaj się
web-resign-sure = Tak, poddaję się
web-other-device = Graj dalej na innym urządzeniu
web-recovery-code = Na drugim urządzeniu wybierz u góry ikonę osoby i wpisz ten kod. Działa tylko raz.
web-seal = Pieczęć tasowania: { $seal }…
web-seal-about = Ogłoszona przy otwarciu stołu, zanim urządzenia graczy dodały coś do tasowania. Po partii można z nią porównać tasowanie: przy podliczeniu albo poleceniem „emporion verify”.
web-shuffle-check = Sprawdź to tasowanie
web-report = Zapisz zgłoszenie problemu
web-memory-title = Co można zapamiętać
web-keys = Klawisze
web-keys-text = 1–9 wybiera kartę z ręki, a H przechodzi do ręki; strzałki w bok przechodzą wzdłuż rzędu, a w górę i w dół – do tego, co można wybrać; Enter wybiera i potwierdza wybór; U cofa; Escape anuluje; Y prosi o podpowiedź; V pokazuje, co się działo od twojej ostatniej tury, a spacja to odtwarza; A pokazuje wszystkie ruchy, L przebieg partii, P zwroty, ? tę pomoc.
web-keys-replay = W powtórce strzałki w lewo i w prawo przechodzą o jeden ruch, Page Up i Page Down o dziesięć, Home i End na początek i na koniec; spacja odtwarza i wstrzymuje.

## The end

web-score-sheet = Punktacja
web-score-sheet-more = Pokaż dalszą część punktacji
web-you-came = Zajmujesz { $place }. miejsce.
web-ended-early = Partia zakończyła się wcześniej: została poddana albo komuś skończył się czas.
web-rematch = Zagraj jeszcze raz
web-next-harder = Spróbuj z silniejszymi: { $names } ({ $level })
web-next-easier = Spróbuj ze słabszymi: { $names } ({ $level })
web-next-harder-one = Spróbuj z silniejszym botem: { $names } ({ $level })
web-next-easier-one = Spróbuj ze słabszym botem: { $names } ({ $level })
web-next-table = Do następnej partii
web-replay = Powtórka
web-export = Eksportuj

## Replays, with analysis

web-no-replay = Nie ma tu nic do obejrzenia.
web-play = Odtwarzaj
web-pause = Wstrzymaj
web-analysis = Analiza

## Hints

web-hint = Podpowiedź
web-hint-about = Zapytaj bota, co by teraz zrobił
web-hint-select = Wybierz
web-hint-thinking = Bot zastanawia się nad twoim ruchem…
web-hint-expected = Twoje szanse na zwycięstwo:
web-hint-equal = Te ruchy są mniej więcej równie dobre:
web-hint-among = Dobry ruch; inne są mniej więcej równie dobre:
web-hint-open = Żaden ruch nie jest wyraźnie najlepszy. Podobnie dobre są na przykład:
web-hint-unclear = Tu bot nie ma jasnej odpowiedzi.
web-hint-more = Więcej
web-hint-less = Mniej
web-hint-rival = W porównaniu z ruchem:
web-reason-for = Za:
web-reason-against = Przeciw:
web-hint-weaker = Słabsze ruchy
web-hint-behind = { $points ->
    [one] o { $points } punkt procentowy mniej
    [few] o { $points } punkty procentowe mniej
    [many] o { $points } punktów procentowych mniej
   *[other] o { $points } punktu procentowego mniej
}
web-hint-fewer = { $points ->
    [one] około { $points } punkt mniej
    [few] około { $points } punkty mniej
    [many] około { $points } punktów mniej
   *[other] około { $points } punktu mniej
}
web-hint-any = Twoje szanse na zwycięstwo z każdym z nich: około { $share }.
web-hint-numbers = To zgrubna ocena bota po całym ruchu; { $even } to równe szanse. Bot wie tylko tyle co ty.
web-hint-none = Nie masz tu wyboru: graj dalej.

## Playing on from an earlier game

web-branch = Graj od tego miejsca
web-branch-about = Przy nowym stole zagrasz od pozycji po ruchu { $move } tej partii, z tymi samymi kartami. Za wszystkich pozostałych zagrają boty. Ta partia pozostanie bez zmian.
web-branch-seat = Na czyim miejscu chcesz zagrać?
web-branch-origin = Od ruchu { $move } innej partii

## Challenges

web-challenge = Wyzwanie
web-challenge-friend = Rzuć wyzwanie
web-challenge-invite = Kto otworzy ten link, zagra to samo rozdanie na tym samym miejscu przeciwko botom, ale tylko raz. Do tego czasu nie zobaczy tej partii, a potem porównacie wyniki.
web-challenge-link = Link do tego wyzwania
web-challenge-of = { $title }: wyzwanie
web-challenge-mine = To twoje rozdanie. Kto zagra je lepiej?
web-challenge-from = { $name } rzuca ci wyzwanie: zagrasz lepiej to samo rozdanie?
web-challenge-done = Masz już za sobą wyzwanie od gracza { $name }.
web-challenge-running = Wyzwanie od gracza { $name } czeka na dokończenie.
web-challenge-about = Dostajesz to samo miejsce i te same karty, a za wszystkich pozostałych grają boty.
web-challenge-once = Masz jedną próbę. Odejście od stołu lub poddanie się też się liczy.
web-challenge-see = Przejdź do wyzwania
web-challenge-take = Podejmij wyzwanie
web-challenge-resume = Wróć do gry
web-challenge-results = Wyniki w tym samym rozdaniu
web-challenge-later = Wyniki innych zobaczysz po zakończeniu swojej partii.
web-challenge-place = Miejsce
web-challenge-score = Wynik
web-challenge-original = pierwsza partia z tym rozdaniem
web-challenge-origin = Rozdanie z innej partii

## Settings

web-settings = Ustawienia
web-language = Język
web-theme = Motyw
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-confirming = Pytaj przed wykonaniem ruchu
web-confirming-never = nigdy
web-confirming-reveals = gdy nie będzie można go cofnąć
web-confirming-always = zawsze
web-sound = Dźwięki
web-motion = Animacje
web-speed = Tempo pokazywania ruchów innych
web-speed-slow = powoli
web-speed-normal = normalnie
web-speed-fast = szybko
web-speed-instant = od razu
web-speed-now = Ruchy innych: { $speed }
web-playback = Ruchy innych graczy
web-plays = { $you ->
    [yes] Twój ruch
   *[no] Gra { $seat }
}
web-review = Od twojej ostatniej tury
web-review-place = { $number } z { $count }
web-previous-event = Poprzednie zdarzenie
web-next-event = Następne zdarzenie
web-react-smile = Uśmiech
web-react-laugh = Śmiech
web-react-approve = Kciuk w górę
web-react-cheer = Wiwat
web-react-sigh = Westchnienie
web-react-heart = Serduszko
web-gain = +{ $points }
web-summary-more = + jeszcze { $count } w przebiegu partii
web-memory = Pomóż mi pamiętać: pokazuj widziane już karty, o których łatwo zapomnieć
web-notify = Powiadamiaj, gdy przyjdzie moja kolej
web-notify-impossible = Tutaj niedostępne: przeglądarka wymaga adresu https albo nie obsługuje powiadomień.

## People

web-me = Ja
web-leaders = Ranking graczy
web-for-players = { $count } graczy
web-place-of = { $place }. miejsce na { $players }
web-log-in = Zaloguj się
web-about = O Emporionie

## Rulebooks

web-rules = Instrukcja
web-rules-contents = Spis treści
web-rules-all-cards = Wszystkie karty
web-rules-print = Drukuj
web-rules-more = Więcej w instrukcji
web-rules-explain = Co mówią o tym zasady
web-rules-variants = Otwierając stół, można wybrać inne zasady. Domyślnie obowiązują te:
web-rules-chapter-about = O czym jest gra
web-rules-chapter-pieces = Elementy gry
web-rules-chapter-setup = Przygotowanie
web-rules-chapter-turn = Tura
web-rules-chapter-actions = Akcje
web-rules-chapter-events = Co dzieje się potem
web-rules-chapter-cases = Przypadki szczególne
web-rules-chapter-end = Koniec i zwycięzca
web-rules-chapter-variants = Warianty
web-rules-chapter-advice = Porady

## Without a connection

web-offline-note = Nie ma połączenia z serwerem. Możesz czytać instrukcje, przeglądać wszystkie karty i oglądać zakończone partie zachowane na tym urządzeniu. Do gry i do lekcji potrzebne jest połączenie.
web-offline-kept = Partie zachowane na tym urządzeniu
web-offline-none = Na tym urządzeniu nie ma jeszcze żadnej twojej zakończonej partii.
web-offline-lesson = Lekcja toczy się przy osobnym stole, więc wymaga połączenia z serwerem. Instrukcję można czytać i bez niego.
