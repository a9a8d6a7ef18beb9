# Deals that many tables share. Loaded on demand.

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
