# The rulebook of Age of Discovery: titles of its sections, what the topics of the help do not say, and what pictures show.

discovery-rules-goal = Najpierw handel, potem odkrycia
    .text = Gra dla dwóch, trzech lub czterech osób. Te same okręty zarabiają monety i punkty, ale nie jednocześnie: okręt z ekspedycji już nie wraca.
discovery-rules-ships = Okręty
    .text =
        42 okręty w sześciu kolorach, po siedem w każdym: dwa o wartości transportu 1, trzy o wartości 2 i dwa o wartości 3. Kosztują 3, 4 albo 5 monet.
        Każdy gracz ma też jeden okręt flagowy, który pokazuje dwa z sześciu kolorów i liczy się jako jeden z nich. Jego wartość transportu, 1, 2 lub 3, wybierasz za każdym razem, gdy go wysyłasz; jego załoga kosztuje 2 monety. Nie można go kupić, a dopóki go nie wyślesz, jest tajny. Na ekspedycji płynie w jednym kolorze: takim jak okręty, które już tam są, jeśli sam go ma, a w przeciwnym razie w jednym z dwóch, który wybierasz.
discovery-rules-cards = Pozostałe karty
    .text =
        • dwanaście ekspedycji, jawnych dla wszystkich; każda pokazuje kolor, limit wartości transportu swoich okrętów i cztery liczby punktów
        • 24 kontrakty handlowe: w każdym kolorze po jednym o wymaganej wartości 3, 4, 5 i 6
        • misje specjalne, po jednej tajnej dla każdego gracza
        • karty akcji: Dziki Okręt i Rezerwacja
        • dwie karty punktowania, ukryte wśród okrętów
discovery-rules-pieces = Monety i tory
    .text = Monet i znaczników nigdy nie zabraknie. Dwa tory służą wszystkim: na jednym liczy się punkty, na drugim ukończone kontrakty.
discovery-rules-numbers = Które liczby są pewne
discovery-rules-setup = Przygotowanie gry
    .text =
        Dwanaście ekspedycji leży odkrytych na stole. Pięć okrętów tworzy dolny rząd, a pięć nad nimi górny. Pozostałe 32 tworzą pięć kupek po 6, 6, 6, 7 i 7 kart; Pierwsze Punktowanie zostaje wtasowane do trzeciej kupki, Ostatnie Punktowanie do piątej.
        Każdy dostaje 6 monet, dwa kontrakty, jedną misję i jeden okręt flagowy; wszystko oprócz monet jest tajne. Potem odkrywa się cztery kontrakty.
        Karty akcji dla każdego: przy dwóch graczach trzy Dzikie Okręty i dwie Rezerwacje, przy trzech i czterech dwa Dzikie Okręty i jedna Rezerwacja.
        Misje zależą od liczby graczy: przy dwóch są to „większość okrętów” i „wszystkie okręty”, przy trzech „co najmniej połowa okrętów” i „większość okrętów”, przy czterech „co najmniej jeden okręt” i „co najmniej połowa okrętów”.
        O tym, kto zaczyna, decyduje los.
discovery-rules-turn = Co robisz w swojej turze
    .text = Tej samej akcji nie można wybrać dwa razy. Z jednej z dwóch albo z obu możesz zrezygnować. Monet i okrętów z kontraktu, który właśnie się skończył, możesz użyć jeszcze w tej samej turze, podobnie jak okrętu, który właśnie kupujesz.
discovery-rules-coins = Monety
discovery-rules-contracts = Przyjęcie kontraktu
    .text = Bierzesz dokładnie jeden. Gdy talia jest pusta, odkrytych kontraktów już się nie uzupełnia; ukończone nigdy nie wracają. Gdy masz pełną rękę albo nie ma już kontraktów, tej akcji nie można wybrać.
discovery-rules-market = Zakup okrętów
    .text = Gdy zostaje odkryta karta punktowania, odkłada się ją na bok, a na jej miejsce trafia następny okręt. Gdy kupki są puste, miejsca pozostają wolne. Okręty nigdy nie przesuwają się na boki.
discovery-rules-expeditions = Wysyłanie okrętów na ekspedycje
    .text = W jednej akcji możesz wysłać okręty na dowolną liczbę ekspedycji i kontraktów. Wysyłać można tylko wolne okręty. Na jednej ekspedycji może być kilku graczy, a jeden gracz może mieć tam kilka okrętów.
discovery-rules-colours = Kolory na ekspedycji
discovery-rules-trade = Wysyłanie okrętów na kontrakt
    .text = Jednocześnie może trwać kilka kontraktów. Żadnego nie można przerwać ani zmienić.
discovery-rules-wild = Dziki Okręt
    .text = Jedna karta wystarcza na jeden okręt. Pierwszy okręt ekspedycji nigdy jej nie potrzebuje. Kolor, który muszą mieć pozostałe, się nie zmienia.
discovery-rules-reservation = Rezerwacja
    .text = Na karcie może leżeć tylko jedna rezerwacja, a na wierzchu talii żadna. Z rezerwacji możesz skorzystać już w tej samej turze. Na koniec twojej następnej tury znika, niezależnie od tego, czy z niej skorzystasz.
discovery-rules-first = Pierwsze punktowanie
    .text = Wywołuje je jeden z zakupów od 13. do 19. w grze. Liczy się kolor samego okrętu, a nie kolor pierwszego okrętu na ekspedycji. Za okręty na kontraktach, misje i okręty w porcie nie ma teraz punktów.
discovery-rules-stall = Gdy nikt nie kupuje
discovery-rules-secrets = Co jest tajne
discovery-rules-last = Ostatnie punktowanie
    .text =
        Wywołuje je jeden z zakupów od 26. do 33. Ostatnia tura w grze należy do tego, kto odkrył kartę. W tych turach obowiązują wszystkie zasady, więc kontrakty mogą się jeszcze skończyć.
        Potem po kolei: ekspedycje, misje, okręty w porcie.
discovery-rules-mission = Twoja misja
    .text = Ekspedycja, na której jesteś tylko ty, liczy się dla każdej misji; ekspedycja bez twojego okrętu dla żadnej. Okręt flagowy to jeden okręt.
discovery-rules-track = Ukończone kontrakty
discovery-rules-end = Kto wygrywa
    .text = Wygrywa gracz, który ma najwięcej punktów zwycięstwa. Przy remisie ten, kto ma więcej okrętów w porcie; jeśli nadal jest remis, zwycięstwo jest wspólne. Monety, kontrakty na ręce i niewykorzystane karty akcji się nie liczą.
discovery-rules-tips = Rady na pierwsze partie

discovery-rules-figure-sizes = Czerwone okręty o wartości transportu 1, 2 i 3 oraz okręt flagowy, który pokazuje dwa kolory.
discovery-rules-figure-kinds = Ekspedycja, kontrakt i misja.
discovery-rules-figure-hidden = Dwie karty punktowania i dwa rodzaje kart akcji.
discovery-rules-figure-delivery = Przykład: ten kontrakt wymaga niebieskich okrętów o łącznej wartości dokładnie 5. Wysyłasz 3 i 2, płacisz 2 monety za załogi i wybierasz dwie tury. Dwie tury później dostajesz 10 monet, a oba okręty wracają.
discovery-rules-figure-voyage = Przykład: ta ekspedycja jest niebieska i ma limit 3. Niebieskie okręty 1 i 2 ją zapełniają. Oba mają kolor karty, więc każdy daje wyższą liczbę punktów: 5 przy pierwszym i 5 przy ostatnim punktowaniu. Gdyby były czerwone, byłoby to 3 i 2.
discovery-rules-figure-missions = Cztery misje: co najmniej jeden okręt, co najmniej połowa okrętów, większość okrętów, wszystkie okręty.
