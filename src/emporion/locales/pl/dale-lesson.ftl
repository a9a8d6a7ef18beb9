# Lekcja gry Dolina Kupców: co się mówi, po kolei.

dale-lesson-theme = Jesteś kupcem z jednego ze zwierzęcych rodów, które handlują w Dolinie. Wygrywa ten, kto pierwszy zbuduje na swoim Straganie osiem stosów towarów.
dale-lesson-goal = To twój Stragan. Pierwszy stos musi być wart dokładnie 1, drugi dokładnie 2 i tak dalej aż do 8. Wszystkie karty w stosie są w jednym kolorze, czyli z jednej talii: Papugi z Papugami, Pandy z Pandami. Niektóre karty naginają tę zasadę: przeczytaj je.
dale-lesson-hand = Zwykle masz na ręce pięć kart. Na początku to głównie Rupiecie: warte po 1, dobre do płacenia, ale nie do budowania, chyba że pozwala na to inna karta.
dale-lesson-build = W swojej turze wykonujesz jedną z czterech akcji. Masz kartę o wartości 1, więc buduj: wybierz Stragan. Pasuje tylko Cwany Gagatek, więc zaznaczy się sam. Potwierdź.
dale-lesson-delivery = Pierwszy stos gotowy! Po akcji nastąpiła Dostawa: masz znów pięć kart. Wtedy uzupełnia się też Rynek, ale w twojej turze nic z niego nie ubyło. Na tym tura się skończyła: gdy nie ma już nic do zrobienia, kończy się sama.
dale-lesson-market = Druga akcja: Rynek. Cena karty to jej wartość, czyli liczba w rogu, i dopłata za miejsce, tym większa, im dalej w lewo: od 0 po prawej do 4 po lewej. Pod każdą kartą widzisz, z czego składa się cena.
dale-lesson-buy = Kup kartę. Potłuczony Antyk ma wartość 3 i leży na miejscu +1, więc kosztuje 4. Wybierz go, zapłać czterema Rupieciami i potwierdź. Możesz zapłacić za dużo, ale nie dokładaj karty, bez której też starczy.
dale-lesson-discard = Kupiona karta trafiła od razu na rękę, a karty, którymi płacisz, na twój stos kart odrzuconych. Gdy talia się skończy, tasuje się ten stos i powstaje z niego nowa.
dale-lesson-technique = Trzecia akcja: Trik. Potłuczony Antyk usuwa kartę z twojej ręki, więc znika ona z twojej talii, i pozwala dobrać inną. Wybierz go, a potem Rupiecie, których chcesz się pozbyć.
dale-lesson-plus = Potłuczony Antyk ma symbol plusa, więc masz jeszcze jedną akcję. Kup Utrapienie: wartość 2, najtańsze miejsce, więc kosztuje 2. Zapłać Rupieciami.
dale-lesson-second = Masz na ręce kartę o wartości 2: zbuduj z niej drugi stos. Wybierz Stragan, a karta i tym razem zaznaczy się sama.
dale-lesson-tidy = Nic na ręce nie pasuje do trzeciego stosu, ale w talii masz jeszcze Potłuczony Antyk. Czwarta akcja: Sprzątanie. Wybierz je, odrzuć trzy Rupiecie, wybierz „Nie odrzucaj więcej” i potwierdź.
dale-lesson-drawn = Za trzy Rupiecie masz trzy nowe karty, a wśród nich Potłuczony Antyk. Sprzątanie było twoją akcją, więc tura się skończyła.
dale-lesson-third = Potłuczony Antyk ma wartość 3: po lekcji możesz zbudować z niego trzeci stos. Ale karta na Straganie znika z talii. Kiedy poświęcić dobrą kartę? Na tym polega ta gra.
dale-lesson-end = Ósmy stos od razu daje zwycięstwo. Na większe stosy trzeba mieć na ręce naraz kilka kart w jednym kolorze, na przykład 5 i 3.
dale-lesson-remember-deck = Każda kupiona karta wraca wiele razy: kupuj to, co przyda się często, i pozbywaj się Rupieci.
dale-lesson-remember-sets = Wcześnie postaw na jeden lub dwa kolory: na duże stosy potrzeba kart, które do siebie pasują.
dale-lesson-remember-plus = Triki z plusem nie zabierają akcji. Kart z listkiem się nie zagrywa: działają na ręce lub przy użyciu. Obejrzyj kartę z bliska, by ją przeczytać.
