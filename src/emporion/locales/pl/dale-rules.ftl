# The rulebook of Dale of Merchants: titles of its sections, what the topics of the help do not say, and what pictures show.

dale-rules-goal = Wyścig o najlepszy Stragan
    .text = Gra dla dwóch, trzech lub czterech osób. Wszyscy zaczynają z takimi samymi, słabymi kartami. To, co kupujesz, wzmacnia twoją talię, a to, co wystawisz na Straganie, z niej znika: na tym polega cała trudność.
dale-rules-cards = Karty
    .text =
        Na każdej karcie widać jej wartość, kolor i działanie. Są cztery rodzaje kart:
        • Triki, które zagrywa się dla ich działania; większość ma plus
        • Karty Pasywne, które działają bez zagrywania
        • karty kopiujące, czyli Karty Pasywne Kameleonów
        • Rupiecie, które są warte 1 i nie mają działania
        Każdą kartą można też płacić, a z każdej Karty Zwierzęcia budować.
dale-rules-decks = Sześć talii
    .text = Każda talia ma 15 kart: cztery o wartości 1, po trzy o wartościach 2, 3 i 4 oraz dwie różne o wartości 5. Talia, z której pochodzi karta, to zarazem jej kolor.
dale-rules-pieces = Pozostałe elementy
    .text =
        • Rynek z pięcioma miejscami; od prawej do lewej karta kosztuje tam o 0, 1, 2, 3 lub 4 więcej niż jej wartość
        • stos Rupieci, który nigdy się nie kończy
        • kostka Ocelotów ze ściankami { $faces }
        • dla każdego gracza talia, stos kart odrzuconych, ręka i Stragan
dale-rules-setup = Przygotowanie gry
    .text =
        W grze bierze udział o jedną talię więcej, niż jest graczy: trzy, cztery albo pięć.
        Każdy dostaje po jednej karcie o wartości 1 z każdej z tych talii i tyle Rupieci, by mieć dziesięć kart. To jego talia; każdy tasuje swoją i dobiera pięć kart.
        Pozostałe karty o wartości 1 wracają do pudełka. Wszystkie inne karty wybranych talii, przetasowane, tworzą Talię Rynku; pięć z nich trafia na Rynek, od prawej do lewej.
        O tym, kto zaczyna, decyduje los.
dale-rules-turn = Co robisz w swojej turze
    .text = Inni gracze tylko czekają, chyba że ktoś musi zgadnąć wartość karty ukrytej pod Opaską na Oczy. Gracz, którego dotyczy działanie twojej karty, nigdy niczego nie wybiera.
dale-rules-plus = Więcej akcji dzięki plusom
    .text = Tą akcją może być znowu Trik z plusem i tak dalej, dopóki masz karty. Nie musisz z niej korzystać.
dale-rules-market = Rynek: zakup karty
    .text =
        Kupujesz dokładnie jedną kartę. Płacąc, możesz mieszać karty w różnych kolorach i Rupiecie. W twojej turze ceny się nie zmieniają: luki znikają dopiero podczas Dostawy, chyba że karta mówi inaczej.
        Cenę Kameleonów na Rynku liczy się od ich własnej, wydrukowanej wartości.
dale-rules-techniques = Trik: zagranie karty
    .text = Dopóki Trik jest rozpatrywany, leży w grze: nie należy do niczyjej ręki ani do żadnego stosu. Jego części wykonuje się po kolei. Wolno zagrać Trik, który teraz nic nie da; jego plus i tak się liczy. Gdy kart jest mniej, niż mówi opis, używa się tylu, ile jest.
dale-rules-stall = Stragan: budowanie stosu
    .text =
        Żadnego numeru nie wolno pominąć, a stos buduje się od razu w całości: później niczego się nie dokłada. Może mieć kilka kart, także takich samych.
        To, co później stanie się z gotowym stosem, nie zmienia tego, jaki numer ma następny.
dale-rules-tidy = Sprzątanie: odrzucanie kart
dale-rules-delivery = Dostawa
    .text = Karty dobiera tylko gracz, którego jest tura. Kto w tym czasie stracił karty, czeka na własną Dostawę. Gdy Talia Rynku jest pusta, tasuje się stos odrzuconych Kart Rynku; gdy i on jest pusty, miejsca pozostają wolne. Wszystko, co obowiązywało tylko w tej turze, teraz się kończy.
dale-rules-passive = Karty Pasywne
    .text = Ich działanie jest obowiązkowe, chyba że opis mówi „możesz”, „do” albo „najwyżej”. To, czego można użyć raz na turę, liczy się osobno dla każdej karty. W turze innego gracza twoje Karty Pasywne nie działają.
dale-rules-values = Zmienione wartości
dale-rules-die = Kostka Ocelota
dale-rules-copies = Kameleony, które kopiują
    .text =
        Używasz karty, gdy nią płacisz, budujesz z niej, zagrywasz ją, korzystasz z jej zdolności albo ukrywasz ją pod Opaską na Oczy. Kto ją odrzuca, usuwa lub oddaje, ten jej nie używa.
        Karta pozostaje tym, czym się stała, do końca tury, nawet gdy skopiowana karta trafi gdzie indziej. O wszystkich kopiach w jednej płatności lub w jednym stosie decyduje się razem i mogą one kopiować karty z tej samej płatności lub z tego samego stosu.
        Kopia Rupieci to Rupiecie: można nią płacić, a budować tylko tam, gdzie jakaś karta dopuszcza Rupiecie.
dale-rules-throwing = Usuwanie kart
dale-rules-piles = Talie i stosy kart odrzuconych
    .text = Talię tasuje się na nowo dopiero wtedy, gdy potrzebna jest z niej karta. Kto odrzuca kilka kart naraz, wybiera ich kolejność, jeśli zależy od niej jakaś karta w tej partii.
dale-rules-open = Odkryte karty na ręce
dale-rules-secrets = Co jest tajne
dale-rules-end = Koniec gry
    .text = Nie ma ostatniej rundy ani remisu: kto ukończy ósmy stos, wygrywa w tej samej chwili, nawet w trakcie działania karty. O kolejności pozostałych graczy decyduje liczba stosów.
dale-rules-tips = Rady na pierwsze partie

dale-rules-figure-kinds = Trik z plusem, Karta Pasywna, karta kopiująca i Rupiecie.
dale-rules-figure-signs = Znaki talii: Papugi, Pandy, Szopy, Wiewiórki, Oceloty i Kameleony.
dale-rules-figure-price = Przykład: ta karta o wartości 3 leży na trzecim miejscu od prawej. Kosztuje 3 + 2 = 5.
dale-rules-figure-paying = Tymi dwiema kartami płacisz 8. To o 3 za dużo, ale każda z nich jest warta więcej niż 3, więc żadna nie jest zbędna: tak wolno.
dale-rules-figure-superfluous = Te dwie karty to razem 6. To o 1 za dużo, a Rupiecie są warte właśnie 1: są zbędne, więc tak nie wolno.
dale-rules-figure-stack = Przykład trzeciego stosu: dwie karty Papug, 1 i 2, dają dokładnie 3.
dale-rules-figure-copying = Przykład: te dwie karty masz na ręce. Jeśli użyjesz pierwszej z nich, musi skopiować drugą: jest wtedy kartą Papug o wartości 4, z jej opisem i plusem.
