# Trener lekcji. To, czego uczy się o grze, jest w osobnym pliku: <gra>-lesson.ftl.

lesson-coach = Lekcja
lesson-progress = { $number } z { $count }
lesson-next = Dalej
lesson-back = Wstecz
lesson-again = Zacznij lekcję od nowa
lesson-leave = Wyjdź z lekcji
lesson-wait = Teraz gra twój przeciwnik…
lesson-watch = Zobacz, co się dzieje…
lesson-not-now = Teraz zrób to, co jest zaznaczone. Potem zagrasz, jak zechcesz.
lesson-choose = Teraz wybierz „{ $choice }”. Po lekcji zagrasz, jak zechcesz.
lesson-read-on = Najpierw przeczytaj dalej: wybierz „{ lesson-next }”.
lesson-confirm = Teraz wybierz „{ web-confirm }”: ruch jest gotowy.
lesson-strayed = To już poza planem lekcji, ale nic nie szkodzi: graj dalej po swojemu albo zacznij lekcję od nowa.
lesson-done = Świetnie! Teraz już umiesz grać. Zapamiętaj trzy rzeczy:
lesson-play-on = Dokończ tę partię
lesson-new-game = Nowa partia z botami

lesson-done-tactics = Świetna gra! Zapamiętaj trzy rzeczy:
lesson-tactics = Lekcja 2: taktyka

course-title = Nauka i ćwiczenia
course-lessons = Lekcje
course-rules = Lekcja 1: zasady
course-rules-text = Krótka partia, która uczy wszystkiego, czego potrzeba do gry.
course-tactics = Lekcja 2: taktyka
course-tactics-text = Na co zwracają uwagę dobrzy gracze – w partii, która już trwa.

practice = Ćwiczenia
practice-go = Ćwicz
practice-text = Krótkie pozycje, w każdej jedno zadanie. Liczy się każde rozwiązanie, które działa.
practice-standing = Rozwiązane: { $number } z { $count }
practice-begin = Zacznij
practice-continue = Dalej
practice-done = Zrobione
practice-all = Wszystkie zadania
practice-solved = Rozwiązane!
practice-failed = Jeszcze nie to.
practice-again = Spróbuj ponownie
practice-next = Następne zadanie
practice-hint = Wskazówka
