# Deals that many tables share, and what a record proves about its shuffle: on the score sheet, and in “emporion verify”. Loaded on demand.

web-shuffle-version = Tasowanie przebiegło według reguły, którą ta strona zna.
web-shuffle-commitment = Sekret serwera jest tym, do którego serwer zobowiązał się przy otwarciu stołu.
web-shuffle-key = Klucz tasowania wynika z tego sekretu, ze stołu, jego miejsc i imion, opcji, zasad i udziałów. { $shares ->
    [0] Żadne urządzenie nie dodało własnego udziału.
    [one] Własny udział dodało jedno urządzenie: { $names }.
    [few] Własne udziały dodały urządzenia tych graczy: { $names }.
    [many] Własne udziały dodały urządzenia tych graczy: { $names }.
   *[other] Własne udziały dodały urządzenia tych graczy: { $names }.
}
web-shuffle-seal = Klucz serwera jest tym, który serwer opieczętował na początku partii. Gracze niczego do niego nie dodali.
web-shuffle-draws = Wszystkie losowania tej partii (jest ich { $draws }) wynikają z klucza.
web-shuffle-own = Zobowiązanie jest tym, które to urządzenie widziało, zanim dodało swój udział, i ten udział jest w tasowaniu.
web-shuffle-shared-commitment = Sekret serwera jest tym, do którego serwer zobowiązał się, zanim to rozdanie miało pierwszy stół.
web-shuffle-shared-key = Klucz tasowania wynika wyłącznie z tego sekretu, rozdania, gry, jej zasad i opcji oraz liczby graczy: przy wszystkich stołach z tym rozdaniem jest taki sam. Gracze niczego do niego nie dodali.
web-shuffle-shared-own = Zobowiązanie jest tym, które to urządzenie widziało przed partią.
web-shuffle-repeated = Rozdanie się powtarza: jego klucz pochodzi z wcześniejszego stołu.
web-shuffle-unsealed = Przed partią nie ogłoszono niczego na temat tego tasowania.
web-shuffle-erased = Czego to nie dowodzi: jak nazywał się i co dodał usunięty gracz ({ $seats }). Klucz zna tylko skrót tych danych.
web-shuffle-wrong-version = Tasowanie przebiegło według reguły, której ta strona nie zna.
web-shuffle-wrong-commitment = Błąd: sekret serwera nie jest tym, do którego serwer się zobowiązał.
web-shuffle-wrong-key = Błąd: klucz tasowania nie wynika z sekretu, udziałów, stołu, miejsc, opcji i zasad.
web-shuffle-wrong-seal = Błąd: klucz serwera nie jest tym, który serwer opieczętował.
web-shuffle-wrong-draws = Błąd: wylosowano co innego, niż wynika z klucza.
web-shuffle-wrong-no-draws = Błąd: w zapisie partii brakuje informacji o tym, co wylosowano, więc nie można było sprawdzić żadnego losowania.
web-shuffle-wrong-own = Błąd: zobowiązanie nie jest tym, które to urządzenie widziało, albo jego udziału nie ma w tasowaniu.
web-shuffle-wrong-shared-commitment = Błąd: sekret serwera nie jest tym, do którego serwer zobowiązał się dla tego rozdania.
web-shuffle-wrong-shared-key = Błąd: klucz tasowania nie wynika z sekretu, rozdania, gry, zasad, opcji i liczby graczy.
web-shuffle-wrong-shared-own = Błąd: zobowiązanie nie jest tym, które to urządzenie widziało przed partią.
web-shuffle-not-proved = Czego to nie pokazuje: że ruchy są zgodne z zasadami (pokazuje to „emporion verify”), że nikt z graczy nie znał sekretu serwera i że serwer nie porzuca stołów, których tasowanie mu się nie podoba.
web-shuffle-shared-not-proved = Czego to nie pokazuje: że ruchy są zgodne z zasadami (pokazuje to „emporion verify”), że serwer wylosował sekret uczciwie i nikt do niego nie zajrzał oraz że nikt nie znał kart z innego stołu.
web-shuffle-program = Program, który to sprawdził

verify-sealed-not-proved = Nie dowiedziono: że serwer wylosował klucz uczciwie. Gracze niczego do niego nie dodali, a pieczęć nie obejmuje ani stołu, ani imion.
verify-repeated = Rozdanie się powtarza: ma je kilka stołów, a jego klucz pochodzi z pierwszego z nich ({ $kind ->
    [lesson] lekcja
    [practice] ćwiczenie
    [challenge] wyzwanie
   *[branch] partia, od której odgałęziono tę
}).
verify-commitment = Dowiedziono: sekret serwera jest tym, do którego serwer zobowiązał się skrótem { $seal }… Porównaj go z tym, co stół pokazywał, zanim dodano twój udział.
verify-key = Dowiedziono: klucz tasowania wynika z sekretu, udziałów, stołu { $table }, jego miejsc i imion, opcji i zasad. { $shares ->
    [0] Żadne urządzenie gracza nie dodało własnego udziału.
    [one] Własny udział dodało jedno urządzenie: { $names }.
    [few] Własne udziały dodały urządzenia tych graczy: { $names }.
    [many] Własne udziały dodały urządzenia tych graczy: { $names }.
   *[other] Własne udziały dodały urządzenia tych graczy: { $names }.
}
verify-shared-commitment = Dowiedziono: sekret serwera jest tym, do którego serwer zobowiązał się skrótem { $seal }… dla wspólnego rozdania { $deal }. Porównaj go z tym, co ogłoszono, zanim rozdanie miało pierwszy stół.
verify-shared-key = Dowiedziono: klucz tasowania wynika z sekretu, rozdania { $deal }, gry, jej zasad i opcji oraz liczby graczy ({ $players }), i z niczego więcej. Przy wszystkich stołach z tym rozdaniem jest więc taki sam.
verify-deal = Dowiedziono: z klucza wynikają wszystkie losowania tej partii (jest ich { $draws }), w kolejności, której wymagały zasady.
verify-erased = Nie dowiedziono: jak nazywał się i co dodał usunięty gracz ({ $seats }). Klucz zna tylko skrót tych danych.
verify-not-proved = Nie dowiedziono: że zobowiązanie ogłoszono, zanim dodano udziały (wie to tylko ten, kto je widział), że nikt z grających nie zna sekretu i że serwer nie porzuca stołów, których tasowanie mu się nie podoba.
verify-shared-not-proved = Nie dowiedziono: że zobowiązanie ogłoszono przed otwarciem pierwszego stołu (wie to tylko ten, kto je widział), że serwer wylosował sekret uczciwie, bo nikt inny niczego do niego nie dodał, że nie zajrzał do niego nikt, kto prowadzi serwer, i że nikt nie znał kart z innego stołu.

record-shuffle-version = { $source }: karty potasowano według wersji { $found } reguły tasowania, a ten program zna tylko wersje { $expected }
record-commitment = { $source }: sekret serwera nie jest tym, do którego serwer zobowiązał się przed partią: pola „secret” i „table” nie pasują do pola „commitment” ({ $found })
record-shuffle = { $source }: kart nie potasował ten stół: pole „key” nie wynika z sekretu, udziałów, stołu, miejsc, opcji i zasad
record-shared-commitment = { $source }: sekret serwera nie jest tym, do którego serwer zobowiązał się, zanim rozdanie miało pierwszy stół: „secret” i „deal” w polu „shuffle” nie pasują do pola „commitment” ({ $found })
record-shared-shuffle = { $source }: to nie są karty wspólnego rozdania: pole „key” nie wynika z sekretu, rozdania, gry, zasad, opcji i liczby graczy
record-deal = { $source }: pole „deal” różni się od tego, co wylosowano w tej partii
record-no-draws = { $source }: brakuje pola „deal”: zapis nie mówi, co wylosowano w tej partii

deal-unknown = Nie ma takiego wspólnego rozdania.
deal-closed = To rozdanie jest zamknięte: nie można już otworzyć z nim nowego stołu.
deal-full = To rozdanie ma już { $most } stołów, więcej mieć nie może.
deal-too-many = Masz { $most } otwartych rozdań. Zamknij któreś, zanim otworzysz następne.
deal-not-yours = Może to zrobić tylko gracz, który otworzył to rozdanie.
deal-already-seated = Masz już miejsce przy stole z tym rozdaniem albo ma je ktoś inny na tym urządzeniu. Każdy gracz i każde urządzenie gra dane rozdanie tylko raz.
deal-people-only = Wspólne rozdania są dla ludzi; programy nie mogą zająć miejsca.
deal-terms = Wspólne rozdanie każdy gra na swoim urządzeniu, bez rankingu i bez podpowiedzi, bo wyniki są porównywane.
deal-no-undo = Przy wspólnym rozdaniu nie można cofnąć ruchu, po którym coś odkryto.
deal-other-game = Grę i opcje wyznacza to rozdanie: { $game }. Pomiń je albo podaj takie same.
deal-other-seats = Stoły z tym rozdaniem mają { $players } miejsca.
deal-other-rules = Od otwarcia tego rozdania zmieniły się zasady gry, więc nie można już otworzyć z nim nowego stołu.
deal-withheld = Przy innych stołach to rozdanie jeszcze trwa. Zobaczysz tę partię, gdy wszystkie stoły skończą grę.
deal-not-revealed = Przy innych stołach to rozdanie jeszcze trwa. Powtórka, analiza i zapis partii będą dostępne, gdy wszystkie stoły skończą grę.

web-deal-shared = Wspólne rozdanie
web-deal-about = To samo rozdanie gra kilka stołów i nikt go nie ogląda, dopóki wszystkie nie skończą. Serwer zobowiązał się do swojego sekretu przed otwarciem pierwszego stołu i ujawni go po ostatniej partii, żeby każdy mógł sprawdzić tasowanie.
web-deal-seal = Zobowiązanie: { $seal }…
