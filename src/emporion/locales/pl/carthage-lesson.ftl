# Lekcja gry Traders of Carthage: co się mówi, po kolei.

carthage-lesson-theme = Jesteś kupcem na szlaku morskim do Kartaginy. Kupujesz towary i sprzedajesz je, gdy dopłynie tam statek w ich kolorze. Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa.
carthage-lesson-ships = Każdy z czterech kolorów ma swój statek. Statki płyną tylko wtedy, gdy ktoś kupuje towary. Dwa ostatnie pola przed Kartaginą to obszary piratów.
carthage-lesson-stock = Partia już trwa, a to są twoje towary: dwa czerwone, dwa niebieskie, jeden zielony. Liczba przy kolorze to twoje znaczniki realizacji, które podnoszą jego cenę; masz jeden, niebieski.
carthage-lesson-money = Karty na ręce to twoje monety: każda jest warta 2, 3 lub 5. Przy płaceniu ich kolor nie ma znaczenia.
carthage-lesson-take = W swojej turze robisz jedną z trzech rzeczy. Pierwsza: bierzesz jedną kartę z Rynku na rękę, jako monety. Wybierz żółtą 3.
carthage-lesson-refill = Przeciwnik wziął ostatnią kartę, więc dołożono nowe, tak jak po każdym zakupie: karty z Farmy przeszły na Rynek, doszły jeszcze dwie, a na Farmę trafiły trzy nowe. Farma pokazuje więc część następnego Rynku.
carthage-lesson-reserve = Druga: rezerwujesz kartę swoim jedynym znacznikiem rezerwacji. Dopóki jej nie kupisz albo nie weźmiesz, znacznik na niej leży i nikt inny nie może jej dostać. Zbierasz niebieskie, więc wybierz niebieską 2 na Farmie.
carthage-lesson-all = Przeciwnik kupił towary. Kto kupuje, bierze cały Rynek oprócz kart zarezerwowanych przez innych. Jedna karta w danym kolorze przesuwa statek o jedno pole, dwie lub więcej o dwa: zielony popłynął o dwa, czerwony i niebieski o jedno.
carthage-lesson-buy = Trzecia: kupujesz. Wszystkie pięć kart kosztuje razem 10, a reszty się nie wydaje. Dwie są niebieskie, więc niebieski statek dopłynie do Kartaginy, a ty sprzedasz niebieskie towary za punkty. Kup wszystkie pięć, zapłać dwiema kartami o wartości 5 i potwierdź.
carthage-lesson-payday = Dzień Wypłaty! Twoja najlepsza niebieska karta to 3, znacznik dodaje 1: każda z czterech kart jest warta 4, razem 16. Za każde 5 dostajesz punkt, zaokrąglając w górę: 4 punkty.
carthage-lesson-token = Kto ma towary w tym kolorze, sprzedaje wszystkie i dostaje znacznik w tym kolorze. Znaczniki zostają na zawsze: odtąd każdy twój niebieski towar jest wart o 2 więcej.
carthage-lesson-pirates = W każdym Dniu Wypłaty piraci napadają na statki na swoich obszarach, a wszyscy tracą towary w kolorach tych statków. Teraz to czerwone i zielone.
carthage-lesson-protect = Karty z ręki chronią towary w swoim kolorze: dwójka ma dwie ikony przechowywania i chroni dwa, trójka jeden, piątka żadnego. Odrzuć czerwoną 3, by uchronić najlepszą czerwoną kartę. Zielonych nie chroń: „Nie odrzucaj niczego”.
carthage-lesson-stored = Twoja czerwona 3 stoi w nawiasie kwadratowym: jest chroniona, aż ją sprzedasz. Niebieski statek wrócił do Aleksandrii, a napadnięte do Cyrenajki.
    .web = Twoja czerwona 3 jest oznaczona amforą: jest chroniona, aż ją sprzedasz. Niebieski statek wrócił do Aleksandrii, a napadnięte do Cyrenajki.
carthage-lesson-end = Gra kończy się, gdy tylko ktoś ma osiem znaczników; wtedy liczą się już tylko punkty zwycięstwa. W nowej partii każdy najpierw wybiera znacznik: weź kolor, który chcesz zbierać.
carthage-lesson-remember-market = Tani Rynek ktoś wykupi: zanim weźmiesz kartę, zobacz, co zostanie dla innych.
carthage-lesson-remember-colours = Trzymaj się jednego lub dwóch kolorów: więcej kart i więcej znaczników to większa sprzedaż.
carthage-lesson-remember-amphorae = Gdy statki w twoich kolorach są wśród piratów, miej na ręce dwójki i trójki w tych kolorach.
