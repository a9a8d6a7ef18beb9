# Zadania z gry Dale of Merchants: tytuł, zadanie, wskazówka oraz to, co się mówi po sukcesie i po niepowodzeniu.

dale-practice-pay-with-junk = Płać Rupieciami
dale-practice-pay-with-junk-task = Kup Potłuczony Antyk i zostaw na ręce obie karty zwierząt.
dale-practice-pay-with-junk-hint = Kosztuje 3. Każda karta Rupieci jest warta 1 i poza płaceniem do niczego się nie nadaje.
dale-practice-pay-with-junk-well = Rupiecie to twoje drobne. Dobre karty zostały na ręce i przydadzą się w następnej turze.
dale-practice-pay-with-junk-miss = Dobra karta niepotrzebnie trafiła na stos kart odrzuconych. Zapłać trzema Rupieciami.

dale-practice-throw-out-the-junk = Precz z Rupieciami
dale-practice-throw-out-the-junk-task = Użyj Potłuczonego Antyku tak, by twoja talia była lepsza do końca gry.
dale-practice-throw-out-the-junk-hint = Na zawsze usuwa jedną kartę z ręki. Której nie będzie ci żal?
dale-practice-throw-out-the-junk-well = Jedne Rupiecie mniej i dobre karty wracają częściej. A dzięki plusowi wciąż masz akcję.
dale-practice-throw-out-the-junk-miss = Antyk bardziej opłaca się zagrać jako Trik: usuń Rupiecie, nigdy kartę, którą chcesz jeszcze zobaczyć.

dale-practice-junk-in-the-stack = Stos z Rupieci
dale-practice-junk-in-the-stack-task = Zbuduj piąty stos, wart dokładnie 5.
dale-practice-junk-in-the-stack-hint = Przeczytaj Skrzętnego Kramarza: w stosie z nim może być dowolnie wiele Rupieci.
dale-practice-junk-in-the-stack-well = 1 + 1 + 1 + 1 + 1: dzięki Kramarzowi cztery Rupiecie stały się stosem i zniknęły z talii.
dale-practice-junk-in-the-stack-miss = Żadna karta nie jest tu warta 5, ale Skrzętny Kramarz i cztery Rupiecie – tak. Wybierz Stragan.

dale-practice-keep-the-accordion = Zachowaj Akordeon
dale-practice-keep-the-accordion-task = Zbuduj piąty stos, ale Akordeon zostaw na ręce.
dale-practice-keep-the-accordion-hint = Karty w jednym kolorze można łączyć. Które dwie dają razem 5?
dale-practice-keep-the-accordion-well = Opłacony Towar i Niezbędny Zakup to razem 5. A Akordeon może być wart 6: następny stos masz już na ręce.
dale-practice-keep-the-accordion-miss = Akordeon poszedł na stos. W następnym mógłby być wart 6, a dwie karty Pand są razem warte 5.

dale-practice-toy-first = Najpierw zabawka
dale-practice-toy-first-task = Zbuduj w tej turze czwarty stos.
dale-practice-toy-first-hint = Nie masz czwórki, ale spójrz na wierzch swojego stosu kart odrzuconych. Ulubiona Zabawka ma plus.
dale-practice-toy-first-well = Zabawka odzyskała Lunetę, a dzięki plusowi została akcja na budowę. Karty z plusem zagrywa się najpierw.
dale-practice-toy-first-miss = Czwórka leży na wierzchu stosu kart odrzuconych. Najpierw zagraj Ulubioną Zabawkę, potem buduj.

dale-practice-mixed-company = Mieszane towarzystwo
dale-practice-mixed-company-task = Zbuduj siódmy stos z tego, co masz na ręce.
dale-practice-mixed-company-hint = Zwykle stos jest w jednym kolorze. Pusta Skrzynia to zmienia.
dale-practice-mixed-company-well = 2 + 3 + 2: Pusta Skrzynia przyjmuje zwierzęta z każdej talii. Trzymaj ją na duże stosy, które trudno złożyć.
dale-practice-mixed-company-miss = Gdy w stosie jest Pusta Skrzynia, kolory nie mają znaczenia. Buduj ze wszystkich trzech kart zwierząt.

dale-practice-clear-the-deck = Czysta talia
dale-practice-clear-the-deck-task = Pozbądź się w tej turze na zawsze trzech Rupieci.
dale-practice-clear-the-deck-hint = Jedna karta na Rynku usuwa Rupiecie, którymi za nią płacisz.
dale-practice-clear-the-deck-well = Za Niezbędny Zakup zapłaciły same Rupiecie, a tych trzech już nigdy nie dobierzesz.
dale-practice-clear-the-deck-miss = Niezbędny Zakup usuwa Rupiecie użyte do zapłaty: zapłać trzema i wszystkie trzy usuń.

dale-practice-a-flashy-stack = Efektowny stos
dale-practice-a-flashy-stack-task = Zbuduj w tej turze szósty stos.
dale-practice-a-flashy-stack-hint = Efektowny Pokaz sprawia, że każda karta użyta w tej turze jest warta o 1 więcej.
dale-practice-a-flashy-stack-well = Dwa Opłacone Towary stały się trójkami. Każda karta w stosie liczy się o 1 więcej, więc najwięcej zyskują małe.
dale-practice-a-flashy-stack-miss = 2 + 2 to tylko 4. Najpierw zagraj Efektowny Pokaz: wtedy te same dwie karty są warte 6.

dale-practice-good-old-stock = Stare, ale jare
dale-practice-good-old-stock-task = Zbuduj w tej turze siódmy stos.
dale-practice-good-old-stock-hint = Pamiątka sprzed Lat może dołożyć do stosu jedną kartę z twoich odrzuconych. Ile brakuje do 7?
dale-practice-good-old-stock-well = 3 z ręki i 4 ze stosu kart odrzuconych: może to być dowolna karta, w każdym kolorze.
dale-practice-good-old-stock-miss = Na ręce pasuje tylko trójka, ale wśród kart odrzuconych jest czwórka, a Pamiątka sprzed Lat może jej użyć.

dale-practice-two-in-one-turn = Dwa w jednej turze
dale-practice-two-in-one-turn-task = Zbuduj w tej turze dwa stosy: piąty i szósty.
dale-practice-two-in-one-turn-hint = Zima za Pasem pozwala zbudować jeszcze jeden stos po tym, w którym się znalazła.
dale-practice-two-in-one-turn-well = Zima za Pasem była piątym stosem, a Ciasteczka z Lunetą szóstym. Dwa kroki bliżej ósmego.
dale-practice-two-in-one-turn-miss = Piąty stos zbuduj z samej Zimy za Pasem; wtedy od razu możesz budować z dwójki i czwórki.
