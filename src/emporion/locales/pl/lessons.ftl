# Trener lekcji. To, czego uczy się o grze, jest w osobnym pliku: <gra>-lesson.ftl.

lesson-coach = Lekcja
lesson-progress = { $number } z { $count }
lesson-next = Dalej
lesson-back = Wstecz
lesson-again = Zacznij lekcję od nowa
lesson-leave = Wyjdź z lekcji
lesson-wait = Teraz gra twój przeciwnik…
lesson-not-now = Teraz zrób to, co jest zaznaczone. Potem zagrasz, jak zechcesz.
lesson-strayed = To już poza planem lekcji, ale nic nie szkodzi: graj dalej po swojemu albo zacznij lekcję od nowa.
lesson-done = Świetnie! Teraz już umiesz grać. Zapamiętaj trzy rzeczy:
lesson-play-on = Graj dalej
