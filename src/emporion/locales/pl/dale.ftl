# Dale of Merchants. The terms are those of docs/glossary/dale.md.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player; $player is another
# player's name, with $to-you. Names cannot be inflected, so they stand in the nominative.
# $card, $as, $cards, $deck, $decks and $technique are named things where they are taken by NAME. The plain form is the
# nominative; acc and gen are the other cases. Some titles are plurals, so no verb stands behind a title.

dale-title = Dolina Kupców

## Cards. "code" stands on the table and is what people type.

dale-card-mac1 = Obrotny Pośrednik
    .code = Pu1
    .acc = Obrotnego Pośrednika
    .gen = Obrotnego Pośrednika
dale-card-mac2 = Ciasteczka
    .code = Pu2
    .acc = Ciasteczka
    .gen = Ciasteczek
dale-card-mac3 = Potłuczony Antyk
    .code = Pu3
    .acc = Potłuczony Antyk
    .gen = Potłuczonego Antyku
dale-card-mac4 = Luneta
    .code = Pu4
    .acc = Lunetę
    .gen = Lunety
dale-card-mac5a = Efektowny Pokaz
    .code = Pu5a
    .acc = Efektowny Pokaz
    .gen = Efektownego Pokazu
dale-card-mac5b = Ulubiona Zabawka
    .code = Pu5b
    .acc = Ulubioną Zabawkę
    .gen = Ulubionej Zabawki
dale-card-pan1 = Lojalny Wspólnik
    .code = Pn1
    .acc = Lojalnego Wspólnika
    .gen = Lojalnego Wspólnika
dale-card-pan2 = Opłacony Towar
    .code = Pn2
    .acc = Opłacony Towar
    .gen = Opłaconego Towaru
dale-card-pan3 = Niezbędny Zakup
    .code = Pn3
    .acc = Niezbędny Zakup
    .gen = Niezbędnego Zakupu
dale-card-pan4 = Rynkowe Znalezisko
    .code = Pn4
    .acc = Rynkowe Znalezisko
    .gen = Rynkowego Znaleziska
dale-card-pan5a = Oferta Specjalna
    .code = Pn5a
    .acc = Ofertę Specjalną
    .gen = Oferty Specjalnej
dale-card-pan5b = Wietrzenie Magazynu
    .code = Pn5b
    .acc = Wietrzenie Magazynu
    .gen = Wietrzenia Magazynu
dale-card-rac1 = Cwany Gagatek
    .code = Sz1
    .acc = Cwanego Gagatka
    .gen = Cwanego Gagatka
dale-card-rac2 = Utrapienie
    .code = Sz2
    .acc = Utrapienie
    .gen = Utrapienia
dale-card-rac3 = Zgniłe Jajo
    .code = Sz3
    .acc = Zgniłe Jajo
    .gen = Zgniłego Jaja
dale-card-rac4 = Szemrana Wymiana
    .code = Sz4
    .acc = Szemraną Wymianę
    .gen = Szemranej Wymiany
dale-card-rac5a = Sabotaż
    .code = Sz5a
    .acc = Sabotaż
    .gen = Sabotażu
dale-card-rac5b = Łowca Skarbów
    .code = Sz5b
    .acc = Łowcę Skarbów
    .gen = Łowcy Skarbów
dale-card-squ1 = Skrzętny Kramarz
    .code = Wi1
    .acc = Skrzętnego Kramarza
    .gen = Skrzętnego Kramarza
dale-card-squ2 = Pusta Skrzynia
    .code = Wi2
    .acc = Pustą Skrzynię
    .gen = Pustej Skrzyni
dale-card-squ3 = Pamiątka sprzed Lat
    .code = Wi3
    .acc = Pamiątkę sprzed Lat
    .gen = Pamiątki sprzed Lat
dale-card-squ4 = Żołądź
    .code = Wi4
    .acc = Żołądź
    .gen = Żołędzia
dale-card-squ5a = Akordeon
    .code = Wi5a
    .acc = Akordeon
    .gen = Akordeonu
dale-card-squ5b = Zima za Pasem
    .code = Wi5b
    .acc = Zimę za Pasem
    .gen = Zimy za Pasem
dale-card-oce1 = Zuchwały Handlarz
    .code = Oc1
    .acc = Zuchwałego Handlarza
    .gen = Zuchwałego Handlarza
dale-card-oce2 = Nowy Sezon
    .code = Oc2
    .acc = Nowy Sezon
    .gen = Nowego Sezonu
dale-card-oce3 = Karuzela
    .code = Oc3
    .acc = Karuzelę
    .gen = Karuzeli
dale-card-oce4 = Talizman
    .code = Oc4
    .acc = Talizman
    .gen = Talizmanu
dale-card-oce5a = Hazard
    .code = Oc5a
    .acc = Hazard
    .gen = Hazardu
dale-card-oce5b = Opaska na Oczy
    .code = Oc5b
    .acc = Opaskę na Oczy
    .gen = Opaski na Oczy
dale-card-cha1 = Elastyczny Sklepikarz
    .code = Ka1
    .acc = Elastycznego Sklepikarza
    .gen = Elastycznego Sklepikarza
dale-card-cha2 = Lustrzane Odbicie
    .code = Ka2
    .acc = Lustrzane Odbicie
    .gen = Lustrzanego Odbicia
dale-card-cha3 = Stare Dobre Czasy
    .code = Ka3
    .acc = Stare Dobre Czasy
    .gen = Starych Dobrych Czasów
dale-card-cha4 = Bon Podarunkowy
    .code = Ka4
    .acc = Bon Podarunkowy
    .gen = Bonu Podarunkowego
dale-card-cha5a = Krzyk Mody
    .code = Ka5a
    .acc = Krzyk Mody
    .gen = Krzyku Mody
dale-card-cha5b = Podwójne Widzenie
    .code = Ka5b
    .acc = Podwójne Widzenie
    .gen = Podwójnego Widzenia
dale-card-junk = Rupiecie
    .code = Ru
    .acc = Rupiecie
    .gen = Rupieci

## What the cards do

dale-text-mac1 = Odrzuć wszystkie karty z ręki. Dobierz tyle samo kart.
dale-text-mac2 = Dopóki masz tę kartę na ręce, podczas Dostawy uzupełniasz rękę do liczby kart o 1 większej niż zwykle.
dale-text-mac3 = Usuń kartę z ręki. Potem dobierz kartę.
dale-text-mac4 = Dobierz 3 karty. Zatrzymaj 1, pozostałe odłóż na wierzch swojej talii w dowolnej kolejności.
dale-text-mac5a = W tej turze każda karta, której używasz, ma wartość o 1 większą.
dale-text-mac5b = Weź na rękę wierzchnią kartę ze swojego stosu kart odrzuconych.
dale-text-pan1 = Usuń wszystkie karty z Rynku, po czym od razu go uzupełnij.
dale-text-pan2 = Weź na rękę dowolną kartę z Rynku.
dale-text-pan3 = Kupując tę kartę, możesz usunąć do 3 Rupieci, którymi płacisz.
dale-text-pan4 = Raz na turę, gdy masz tę kartę na ręce, możesz usunąć wierzchnią kartę z Talii Rynku. Jeśli płacisz tą kartą, możesz kupić wierzchnią kartę ze stosu odrzuconych Kart Rynku po cenie równej jej wartości.
dale-text-pan5a = Dobierz 3 karty z Talii Rynku. Zatrzymaj 1, pozostałe usuń.
dale-text-pan5b = Jeśli płacisz tą kartą, możesz dołożyć do płatności dowolną liczbę kart.
dale-text-rac1 = Zamień miejscami swoją talię i swój stos kart odrzuconych. Nową talię przetasuj.
dale-text-rac2 = Wybierz najwyżej 2 innych graczy. Każdy z nich odrzuca losową kartę z ręki.
dale-text-rac3 = Połóż zakrytą kartę z ręki na wierzchu talii innego gracza.
dale-text-rac4 = Zabierz losową kartę z ręki innego gracza. Potem oddaj mu kartę ze swojej ręki.
dale-text-rac5a = Dobierz 2 wierzchnie karty z talii innego gracza. Usuń 1, drugą połóż na jego stosie kart odrzuconych.
dale-text-rac5b = Zabierz na rękę wierzchnią kartę ze stosu kart odrzuconych innego gracza.
dale-text-squ1 = Stos z tą kartą może zawierać dowolną liczbę Rupieci.
dale-text-squ2 = Stos z tą kartą może zawierać Karty Zwierząt w dowolnych kolorach.
dale-text-squ3 = Stos z tą kartą może dodatkowo zawierać 1 dowolną kartę z twojego stosu kart odrzuconych.
dale-text-squ4 = Zabierz na rękę dowolną kartę ze Straganu innego gracza, a na jej miejscu połóż tę kartę.
dale-text-squ5a = W stosie możesz zmienić wartość tej karty o 1, w górę lub w dół.
dale-text-squ5b = Po zbudowaniu stosu z tą kartą możesz od razu zbudować następny.
dale-text-oce1 = Raz na turę, gdy masz tę kartę na ręce, możesz rzucić kostką i w tej turze dodać wynik do jej wartości.
dale-text-oce2 = Usuń Kartę Zwierzęcia ze swojego stosu kart odrzuconych. Jeśli to zrobisz, dobierz kartę z Talii Rynku.
dale-text-oce3 = Wybierz innego gracza. Odrzuć wszystkie karty z ręki i dobierz tyle samo. Potasuj je razem z kartami z ręki tego gracza i rozdaj: każdy z was dostaje tyle kart, ile miał.
dale-text-oce4 = Odkryj wierzchnią kartę z Talii Rynku. Jeśli sama wystarczy na twój następny stos, zbuduj go z niej; w przeciwnym razie ją usuń.
dale-text-oce5a = Wybierz innego gracza i rzuć kostką. Wymień z nim tyle losowych kart z ręki, ile wypadło.
dale-text-oce5b = Ukryj kartę z ręki. Inny gracz zgaduje jej wartość. Jeśli trafi, odrzuć ukrytą kartę; w przeciwnym razie nadaj jej na tę turę dowolną wartość od 1 do 5.
dale-text-cha1 = Ta karta jest kopią dowolnej karty z ostatnio wybudowanego przez ciebie stosu.
dale-text-cha2 = Ta karta jest kopią wierzchniej karty ze stosu kart odrzuconych innego gracza.
dale-text-cha3 = Raz na turę, gdy masz tę kartę na ręce, możesz usunąć wierzchnią kartę z Talii Rynku. Ta karta jest kopią wierzchniej karty ze stosu odrzuconych Kart Rynku.
dale-text-cha4 = Weź na rękę dowolną kartę z Rynku, a na jej miejscu połóż tę kartę.
dale-text-cha5a = Ta karta jest kopią dowolnej karty z Rynku.
dale-text-cha5b = Ta karta jest kopią innej karty z twojej ręki, którą pokazujesz.
dale-text-junk = Wartość 1 przy płaceniu. Rupieci nie dokłada się do stosu, chyba że pozwala na to inna karta.

## The same in a few words, which stand on the card: with its name at most six lines of 17 characters

dale-short-mac1 = Odrzuć rękę, dobierz tyle samo
dale-short-mac2 = O 1 kartę więcej na ręce
dale-short-mac3 = Usuń 1, dobierz 1
dale-short-mac4 = Dobierz 3, zatrzymaj 1
dale-short-mac5a = Karty +1 w tej turze
dale-short-mac5b = Weź wierzchnią odrzuconą kartę
dale-short-pan1 = Wymień cały Rynek
dale-short-pan2 = Weź dowolną kartę z Rynku
dale-short-pan3 = Usuń do 3 Rupieci, którymi za nią płacisz
dale-short-pan4 = Usuń kartę z Talii Rynku, kup odrzuconą Kartę Rynku
dale-short-pan5a = Talia Rynku: dobierz 3, zatrzymaj 1
dale-short-pan5b = Dołóż do zapłaty dowolne karty
dale-short-rac1 = Zamień talię z odrzuconymi
dale-short-rac2 = Do 2 graczy odrzuca losową kartę
dale-short-rac3 = Podrzuć kartę na cudzą talię
dale-short-rac4 = Zabierz losową, oddaj jedną
dale-short-rac5a = 2 karty z cudzej talii: usuń 1
dale-short-rac5b = Weź kartę z wierzchu cudzych odrzuconych
dale-short-squ1 = Stos: Rupiecie bez limitu
dale-short-squ2 = Stos: różne kolory
dale-short-squ3 = Stos: +1 karta z odrzuconych
dale-short-squ4 = Zamień na kartę z cudzego Straganu
dale-short-squ5a = Stos: wartość ±1
dale-short-squ5b = Od razu zbuduj następny stos
dale-short-oce1 = Rzuć kostką i dodaj wynik
dale-short-oce2 = Usuń odrzuconą Kartę Zwierzęcia, dobierz z Talii Rynku
dale-short-oce3 = Wymień rękę, potasuj z cudzą
dale-short-oce4 = Karta z Talii Rynku może być następnym stosem
dale-short-oce5a = Rzuć kostką, wymień tyle kart
dale-short-oce5b = Ukryta karta: nie zgadną? Dowolna wartość
dale-short-cha1 = Kopia karty z ostatniego stosu
dale-short-cha2 = Kopia karty z wierzchu cudzych odrzuconych
dale-short-cha3 = Usuń kartę z Talii Rynku, kopia odrzuconej Karty Rynku
dale-short-cha4 = Zamień na kartę z Rynku
dale-short-cha5a = Kopia karty z Rynku
dale-short-cha5b = Kopia innej karty z ręki
dale-short-junk = Głównie do płacenia

## Decks

dale-deck-macaws = Papugi
dale-deck-pandas = Pandy
dale-deck-raccoons = Szopy
dale-deck-squirrels = Wiewiórki
dale-deck-ocelots = Oceloty
dale-deck-chameleons = Kameleony

## Cards in lists

dale-hand-card = { NAME($card) }
dale-open-card = odkryta karta { $number }
dale-open-code = o{ $number }
dale-open-altered = { NAME($card) } (odkryta karta, wartość { $value })
dale-open-plain = { NAME($card) } (odkryta karta)
dale-open-copy = { NAME($card) } (odkryta karta, kopia { NAME($as, form: "gen") }, wartość { $value })
dale-laid-card = { NAME($card) } ({ $value })
dale-laid-copy = { NAME($card) } jako { NAME($as) } ({ $value })
dale-laid-fetched = { $what } ze stosu kart odrzuconych
dale-times = { $count } × { $what }
dale-number = { $number }
dale-one-of = { $numbers } lub { $last }
dale-slot = +{ $number }
dale-seat = P{ $number }

## The table

dale-table-market = Rynek
dale-table-cost = { $value }+{ $slot } = { $price }
dale-table-type = { $type ->
    [technique] Trik{ $plus ->
        [yes] { " +" }
       *[no] { "" }
    }
    [copier] kopiuje
   *[passive] pasywna
}
dale-table-gap = puste
dale-table-market-piles = Talia Rynku: { $deck } · odrzucone Karty Rynku: { $discard }
dale-table-market-piles-top = Talia Rynku: { $deck } · odrzucone Karty Rynku: { $discard }, na wierzchu { NAME($card) }
dale-table-in-play = Zagrany Trik
dale-table-as = { NAME($card) } jako { NAME($as) }
dale-table-flashy = w tej turze każda karta aktywnego gracza ma wartość o { $extra } większą
dale-table-stall = Stragan
dale-table-hand = Ręka
dale-table-deck = Talia
dale-table-discard = Odrzucone
dale-table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
dale-table-none = brak
dale-table-on-top = { $count }, na wierzchu { NAME($card) }
dale-table-next = { $stack ->
    [9] wszystkie stosy zbudowane
   *[other] następny stos: { $stack }
}
dale-table-your-hand = Twoja ręka
dale-table-empty-hand = brak kart
dale-table-open = Odkryte karty
dale-table-open-card = { $code } { NAME($card) } (wartość { $value })
dale-table-open-plain = { $code } { NAME($card) }
dale-table-open-copy = { $code } { NAME($card) } jako { NAME($as) } (wartość { $value })
dale-table-laid = Wyłożone
dale-table-looked = { $you ->
    [yes] Oglądasz
   *[no] { $seat } ogląda
}

## Prompts: what has to be decided

dale-prompt-over = Koniec gry.
dale-prompt-waiting = Decyduje { $seat }.
dale-prompt-action = Twoja akcja: { $several ->
    [yes] { $actions } albo { $last }.
   *[no] { $last }.
}{ $build ->
    [yes] { "" }
   *[no] { " " }Stosu { $stack } nie możesz jeszcze zbudować.
}
dale-prompt-no-action = Nie możesz już wykonać żadnej akcji.
dale-can-technique = Trik
dale-can-stall = Stragan (zbuduj stos { $stack })
dale-can-market = Rynek (kup kartę)
dale-can-inventory = Sprzątanie (odrzuć karty)
dale-prompt-before-delivery = Koniec akcji. { $usable ->
    [yes] Możesz jeszcze użyć { NAME($cards, form: "gen") } albo przejść do Dostawy.
   *[no] Przejdź do Dostawy.
}
dale-prompt-end-of-turn = Koniec Dostawy. { $usable ->
    [yes] Możesz jeszcze użyć { NAME($cards, form: "gen") } albo zakończyć turę.
   *[no] Zakończ turę.
}
dale-prompt-more-cookies = Masz pełną rękę. { $usable ->
    [yes] Żeby dobrać jeszcze jedną kartę, zamień w kopię Ciasteczek: { NAME($cards) }. Albo graj dalej.
   *[no] Graj dalej.
}
dale-prompt-extra-stack = Zima za Pasem: możesz od razu zbudować stos { $stack }.
dale-prompt-pay = Którą kartą płacisz? Zostało do zapłaty: { $due }.{ $ordered ->
    [yes] { " " }Ostatnia trafi na wierzch odrzuconych.
   *[no] { "" }
}
dale-prompt-paid = Tyle wystarczy. Zakończ płatność albo dołóż kartę, jeśli możesz.
dale-prompt-junk = Możesz usunąć Rupiecie, którymi płacisz: najwyżej { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
dale-prompt-stack-card = Którą kartę dokładasz do stosu { $stack }? { $due ->
    [0] Wartość już się zgadza.
   *[other] Brakuje jeszcze: { $due }.
}
dale-prompt-inventory = Którą kartę odrzucasz?{ $ordered ->
    [yes] { " " }Ostatnia trafi na wierzch.
   *[no] { "" }
}
dale-prompt-identity = { NAME($card) }: którą kartę kopiujesz?
dale-prompt-worth = { NAME($card) }: jaka wartość w tym stosie?
dale-prompt-opponent = { NAME($technique) }: którego gracza wybierasz?
dale-prompt-victim = { NAME($technique) }: kto odrzuca losową kartę?
dale-prompt-guess = { $player } ukrywa kartę pod Opaską na Oczy. Jaka jest jej wartość?
dale-prompt-stack = { $player }: z którego stosu na Straganie zabierasz kartę?
dale-prompt-new-value = Pudło! Jaka ma być w tej turze wartość { NAME($card, form: "gen") }?
dale-prompt-discard = Którą kartę odrzucasz teraz? Ostatnia trafi na wierzch.
dale-prompt-throw = Którą kartę z ręki usuwasz?
dale-prompt-slip = { $player }: którą kartę kładziesz na tej talii?
dale-prompt-give = Którą kartę oddajesz? Dostaje ją { $player }.
dale-prompt-hide = Którą kartę ukrywasz?
dale-prompt-keep = Którą kartę zatrzymujesz?
dale-prompt-put-on-top = Którą kartę kładziesz na wierzchu?
dale-prompt-throw-first = Którą kartę usuwasz najpierw? Druga trafi na wierzch.
dale-prompt-throw-one = Którą kartę usuwasz? Druga trafi na stos kart odrzuconych właściciela.
dale-prompt-throw-discarded = Którą kartę usuwasz ze swojego stosu kart odrzuconych?
dale-prompt-take-stall = { $player }: którą kartę zabierasz z tego Straganu?
dale-prompt-take = Którą kartę bierzesz z Rynku?
dale-prompt-throw-market = Którą kartę usuwasz teraz z Rynku? Ostatnia trafi na wierzch.

## What helps to decide

dale-note-text = { NAME($card) }: { $text }
dale-note-nothing-to-buy = Nie stać cię na żadną kartę: twoja ręka jest warta { $worth }.
dale-note-no-cost = Użycie { NAME($cards, form: "gen") } nie kosztuje akcji.
dale-note-price = Cena { $price }, twoja ręka jest warta { $worth }. Nie dokładaj karty, bez której i tak starczy.
dale-note-payment = Cena { $price }, wyłożono: { $cards } = { $paid }
dale-note-stack = Stos { $stack }, wyłożono: { $cards } = { $sum }
dale-note-tidied = Dotąd odrzucone: { NAME($cards) }
dale-note-looked = Oglądasz: { NAME($cards) }
dale-note-guess = { $count ->
    [one] To jedyna karta na tej ręce.
    [few] To jedna z { $count } kart na tej ręce.
    [many] To jedna z { $count } kart na tej ręce.
   *[other] To jedna z { $count } kart na tej ręce.
}

## Choices

dale-group-buy = Kup
dale-group-build = Zbuduj
dale-group-play = Zagraj
dale-group-roll = Rzuć kostką
dale-group-reveal = Usuń wierzch Talii Rynku
dale-group-other = Albo
dale-group-as = Jako
dale-group-player = Gracz
dale-group-stack = Wybierz
dale-group-guess = Wartość
dale-group-new-value = Wartość
dale-group-worth = Wartość
dale-group-card-pay = Zapłać
dale-group-card-build = Z ręki
dale-group-card-discard = Odrzuć
dale-group-card-throw = Usuń
dale-group-card-slip = Połóż na talii
dale-group-card-give = Oddaj
dale-group-card-hide = Ukryj
dale-group-card-cookies = Jako Ciasteczka
dale-group-pick-fetch = Z twoich odrzuconych
dale-group-pick-keep = Zatrzymaj
dale-group-pick-put-on-top = Na wierzch
dale-group-pick-throw-first = Usuń
dale-group-pick-throw-one = Usuń
dale-group-pick-throw-discarded = Usuń
dale-group-pick-take-stall = Zabierz
dale-group-pick-junk = Usuń
dale-group-slot-take = Weź
dale-group-slot-throw-market = Usuń

dale-label-buy = { NAME($card) } za { $price }
dale-label-buy-discard = { NAME($card) } z odrzuconych za { $price }
dale-label-build = stos { $stack }
    .button = { dale-web-action-stall }
dale-label-tidy = Sprzątanie: odrzuć karty
    .button = { dale-web-action-inventory }
dale-label-top = { $card } (z wierzchu)
dale-label-stack = stos { $stack } ({ NAME($cards) })
dale-label-value = wartość { $number }
dale-label-end-action = zakończ akcje
dale-label-end-before-delivery = przejdź do Dostawy
dale-label-end-end-of-turn = zakończ turę
dale-label-end-more-cookies = dalej
dale-label-end-extra-stack = na razie bez kolejnego stosu
dale-label-end-payment = zakończ płatność
dale-label-end-junk-away = nie usuwaj więcej
dale-label-end-inventory = nie odrzucaj więcej
dale-label-end-victim = to wszystko

dale-key-buy = k
dale-key-buy-discard = ko
dale-key-build = b
dale-key-tidy = s
dale-key-end = g
dale-key-play = z
dale-key-roll = r
dale-key-reveal = t
dale-key-as = j
dale-key-pick = w
dale-key-pick-top = ww
dale-key-take = m
dale-key-stack = s
dale-key-number = n

dale-action-buy = Kupujesz { NAME($card, form: "acc") } za { $price }.
dale-action-buy-discard = Kupujesz { NAME($card, form: "acc") } ze stosu odrzuconych Kart Rynku za { $price }.
dale-action-build = Budujesz stos { $stack }.
dale-action-build-with = Budujesz stos { $stack }: { $card }.
dale-action-tidy = Sprzątanie: odrzucasz karty.
dale-action-play = Zagrywasz kartę: { $card }.
dale-action-roll = { $card }: rzucasz kostką.
dale-action-reveal = { $card }: usuwasz wierzchnią kartę z Talii Rynku.
dale-action-as = Kopiujesz kartę: { $card }.
dale-action-as-itself = { $card }: bez kopiowania.
dale-action-card-pay = Płacisz: { $card }.
dale-action-card-build = Dokładasz do stosu: { $card }.
dale-action-card-discard = Odrzucasz: { $card }.
dale-action-card-throw = Usuwasz kartę: { $card }.
dale-action-card-slip = Kładziesz zakrytą kartę na talii innego gracza: { $card }.
dale-action-card-give = Oddajesz kartę: { $card }.
dale-action-card-hide = Ukrywasz pod Opaską na Oczy kartę: { $card }.
dale-action-card-cookies = { $card }: od teraz kopia Ciasteczek.
dale-action-pick-fetch = Dokładasz do stosu ze swoich odrzuconych: { $card }.
dale-action-pick-keep = Zatrzymujesz kartę: { $card }.
dale-action-pick-put-on-top = Kładziesz na wierzchu swojej talii kartę: { $card }.
dale-action-put-below = Pod nią leży: { $card }.
dale-action-pick-throw-first = Najpierw usuwasz kartę: { $card }.
dale-action-throw-next = Potem usuwasz kartę: { $card }.
dale-action-pick-throw-one = Usuwasz kartę: { $card }.
dale-action-pick-throw-discarded = Usuwasz kartę ze swojego stosu kart odrzuconych: { $card }.
dale-action-pick-take-stall = Zabierasz kartę ze Straganu: { $card }.
dale-action-pick-junk = Z zapłaconych kart usuwasz: { $card }.
dale-action-slot-take = Bierzesz kartę z Rynku: { $card }.
dale-action-slot-throw-market = Usuwasz z Rynku: { $card }.
dale-action-player = Wybierasz: { $player }.
dale-action-stack = Wybierasz stos { $stack } ({ NAME($cards) }).
dale-action-guess = Zgadujesz: { $number }.
dale-action-new-value = W tej turze karta ma wartość { $number }.
dale-action-worth = W tym stosie karta ma wartość { $number }.
dale-action-end-action = Kończysz akcje.
dale-action-end-before-delivery = Przechodzisz do Dostawy.
dale-action-end-end-of-turn = Kończysz turę.
dale-action-end-more-cookies = Grasz dalej.
dale-action-end-extra-stack = Na razie nie budujesz kolejnego stosu.
dale-action-end-payment = Kończysz płatność.
dale-action-end-junk-away = Nie usuwasz więcej Rupieci.
dale-action-end-inventory = Nie odrzucasz więcej kart.
dale-action-end-victim = Nie wybierasz nikogo więcej.

dale-summary-then = { $before } { $next }
dale-summary-copy = { $card } jako { $as }
dale-summary-worth = { $card } (wartość { $number })
dale-summary-effect = „{ $text }”
dale-summary-nobody = Nie wybierasz nikogo.
dale-summary-stack = stos { $stack }
dale-reveals-draws = zostaną dobrane nowe karty
dale-reveals-market = na Rynek trafi nowa karta
dale-reveals-top = odkryje się karta z Talii Rynku
dale-reveals-die = rzucisz kostką
dale-reveals-looks = zobaczysz zakryte karty
dale-reveals-random = karta zostanie wylosowana
dale-reveals-mixes = ręce zostaną przetasowane
dale-reveals-piles = twoja talia zostanie odwrócona
dale-reveals-shows = wszyscy zobaczą twoją kartę
dale-forced = { $why ->
    [pay] Płacisz kartami: { $choices } – inaczej nie da się zapłacić.
    [pay-rest] Dopłacasz kartami: { $choices } – nic innego nie pasuje do twojego wyboru.
    [stack] Już zaznaczone: { $choices } – inaczej tego stosu nie ułożysz.
    [rest] Już zaznaczone: { $choices } – nic innego nie pasuje do twojego wyboru.
   *[only] Już zaznaczone: { $choices }. Nie ma innej możliwości.
}
dale-warning-unused = Masz jeszcze akcję do wykonania.
dale-warning-unfinished = Możesz jeszcze coś zrobić.
dale-warning-junk = Za mało kart do dobrania: dostaniesz { $count ->
    [one] { $count } Kartę Rupieci.
    [few] { $count } Karty Rupieci.
    [many] { $count } Kart Rupieci.
   *[other] { $count } Karty Rupieci.
}

## Why not

dale-refusal-moment = Teraz nie można tego zrobić.
dale-refusal-price = Nie stać cię na { NAME($card, form: "acc") }: cena { $price }, a twoja ręka jest warta { $worth }.
dale-refusal-empty-slot = W tym miejscu Rynku nie ma karty.
dale-refusal-no-discard = Stos odrzuconych Kart Rynku jest pusty.
dale-refusal-discovery = Wierzchnią kartę ze stosu odrzuconych Kart Rynku możesz kupić tylko wtedy, gdy płacisz między innymi Rynkowym Znaleziskiem i żadna karta w płatności nie jest zbędna.
dale-refusal-build = Nie możesz teraz zbudować stosu { $stack }: nie masz na ręce kart w jednym kolorze o łącznej wartości dokładnie { $stack }.
dale-refusal-build-copier = Nie możesz teraz zbudować stosu { $stack }: nie masz na ręce kart w jednym kolorze o łącznej wartości dokładnie { $stack }. { NAME($card) } liczy się tylko jako kopiowana karta, a nie według wydrukowanej na niej wartości.
dale-refusal-empty-hand = Nie masz kart na ręce.
dale-refusal-not-in-hand = Nie masz na ręce { NAME($card, form: "gen") }.
dale-refusal-no-open-card = Nie ma takiej odkrytej karty.
dale-refusal-no-technique = { NAME($card) } to nie Trik, więc nie możesz zagrać tej karty.
dale-refusal-no-roll = Nie możesz teraz rzucić kostką dla { NAME($card, form: "gen") }.
dale-refusal-no-reveal = Nie możesz teraz użyć { NAME($card, form: "gen") } do usunięcia karty z Talii Rynku.
dale-refusal-needless = Nie możesz dołożyć { NAME($card, form: "gen") }: starczyłoby na cenę nawet bez jednej z tych kart.
dale-refusal-no-fit = Do stosu { $stack } nie możesz teraz dołożyć { NAME($card, form: "gen") }.
dale-refusal-verb = Do czego chcesz użyć { NAME($card, form: "gen") }? { $technique ->
    [yes] Aby zagrać tę kartę, wpisz { $play }{ NAME($card, form: "code") }. Aby ją odrzucić, najpierw wybierz Sprzątanie ({ $tidy }).
   *[no] Aby tę kartę odrzucić, najpierw wybierz Sprzątanie ({ $tidy }).
} Aby nią zapłacić lub z niej budować, najpierw wybierz zakup lub budowę stosu.
    .web = Do czego chcesz użyć { NAME($card, form: "gen") }? { $technique ->
        [yes] Tę kartę można zagrać w ramach akcji.
       *[no] To nie jest Trik, więc tej karty nie można zagrać.
    } Aby nią zapłacić, z niej budować albo ją odrzucić, najpierw wybierz kartę z Rynku, Stragan lub Sprzątanie.
dale-refusal-as = Do tego nie możesz użyć { NAME($card, form: "gen") } jako kopii tej karty.
dale-refusal-not-paid = Jeszcze nie: zostało do zapłaty { $due }.

## What happened

dale-event-decks = Talie w tej partii: { NAME($decks) }
dale-event-starts = { $you ->
    [yes] Rozpoczynasz.
   *[no] Rozpoczyna { $seat }.
}
dale-event-turn = { $you ->
    [yes] Tura { $turn }: ty
   *[no] Tura { $turn }: { $seat }
}
dale-event-market-card = Nowe na Rynku: { NAME($cards) }
dale-event-draws = { $you ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
} { NAME($cards, form: "acc") }{ $owner ->
    [market] { " " }z Talii Rynku
   *[other] { "" }
}.
dale-event-draws-hidden = { $you ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}{ $owner ->
    [market] { " " }z Talii Rynku
   *[other] { "" }
}.
dale-event-reshuffle = { $you ->
    [yes] Tasujesz swój stos kart odrzuconych ({ $count }) i tworzysz z niego nową talię.
   *[no] { $seat } tasuje swój stos kart odrzuconych ({ $count }) i tworzy z niego nową talię.
}
dale-event-reshuffle-market = Stos odrzuconych Kart Rynku ({ $count }) zostaje przetasowany i tworzy nową Talię Rynku.
dale-event-junk-dealt = { $you ->
    [yes] Nie masz już czego dobrać, więc dostajesz
   *[no] { $seat } nie ma już czego dobrać, więc dostaje
} { $count ->
    [one] { $count } Kartę Rupieci.
    [few] { $count } Karty Rupieci.
    [many] { $count } Kart Rupieci.
   *[other] { $count } Karty Rupieci.
}
dale-event-no-junk = { $you ->
    [yes] Nie ma już dla ciebie Rupieci.
   *[no] { $seat } nie dostaje Rupieci: już ich nie ma.
}
dale-event-buys = { $you ->
    [yes] Kupujesz
   *[no] { $seat } kupuje
} { NAME($card, form: "acc") } za { $price }.
dale-event-buys-discard = { $you ->
    [yes] Kupujesz
   *[no] { $seat } kupuje
} { NAME($card, form: "acc") } ze stosu odrzuconych Kart Rynku za { $price }.
dale-event-pays = { $you ->
    [yes] Płacisz:
   *[no] { $seat } płaci:
} { $cards } = { $sum }
dale-event-plays = { $you ->
    [yes] Zagrywasz
   *[no] { $seat } zagrywa
} { NAME($card, form: "acc") }.
dale-event-plays-copy = { $you ->
    [yes] Zagrywasz
   *[no] { $seat } zagrywa
} { NAME($card, form: "acc") } jako { NAME($as, form: "acc") }.
dale-event-copies = { $you ->
    [yes] W tej turze twoja karta { NAME($card) } to kopia { NAME($as, form: "gen") }.
   *[no] W tej turze { NAME($card) } gracza { $seat } to kopia { NAME($as, form: "gen") }.
}
dale-event-shows = { $you ->
    [yes] Pokazujesz
   *[no] { $seat } pokazuje
} { NAME($card, form: "acc") }.
dale-event-lays = { $you ->
    [yes] Budujesz:
   *[no] { $seat } buduje:
} { $cards } = { $sum }
dale-event-stack = { $you ->
    [yes] Kończysz stos { $stack }.
   *[no] { $seat } kończy stos { $stack }.
}
dale-event-discards = { $you ->
    [yes] Odrzucasz
   *[no] { $seat } odrzuca
} { NAME($cards, form: "acc") }.
dale-event-throws-away = { $you ->
    [yes] Usuwasz
   *[no] { $seat } usuwa
} { NAME($cards, form: "acc") }.
dale-event-rolls = { $you ->
    [yes] Rzucasz kostką
   *[no] { $seat } rzuca kostką
} ({ NAME($card) }): wypada { $number }.
dale-event-new-value = { $you ->
    [yes] Wartość twojej karty { NAME($card) } w tej turze: { $value }.
   *[no] Wartość karty { NAME($card) } gracza { $seat } w tej turze: { $value }.
}
dale-event-looks = { $you ->
    [yes] Oglądasz
   *[no] { $seat } ogląda
} { NAME($cards, form: "acc") }.
dale-event-looks-hidden = { $you ->
    [yes] Oglądasz
   *[no] { $seat } ogląda
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} { $owner ->
    [own] ze swojej talii
    [market] z Talii Rynku
   *[other] { $to-you ->
        [yes] z twojej talii
       *[no] z talii gracza { $player }
    }
}.
dale-event-keeps = { $you ->
    [yes] Zatrzymujesz
   *[no] { $seat } zatrzymuje
} { NAME($cards, form: "acc") }.
dale-event-keeps-hidden = { $you ->
    [yes] Zatrzymujesz
   *[no] { $seat } zatrzymuje
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
dale-event-puts-back = { $you ->
    [yes] Odkładasz na wierzch swojej talii:
   *[no] { $seat } odkłada na wierzch swojej talii:
} { NAME($cards) }.
dale-event-puts-back-hidden = { $you ->
    [yes] Odkładasz
   *[no] { $seat } odkłada
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} na wierzch swojej talii.
dale-event-takes = { $you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} { NAME($card, form: "acc") } z Rynku.
dale-event-fetches = { $you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} { NAME($card, form: "acc") } ze swojego stosu kart odrzuconych.
dale-event-steals = { $you ->
    [yes] Zabierasz { NAME($card, form: "acc") } ze stosu kart odrzuconych gracza { $player }.
   *[no] { $seat } zabiera { NAME($card, form: "acc") } { $to-you ->
        [yes] z twojego stosu kart odrzuconych
       *[no] ze stosu kart odrzuconych gracza { $player }
    }.
}
dale-event-swaps-piles = { $you ->
    [yes] Zamieniasz
   *[no] { $seat } zamienia
} miejscami swoją talię ({ $deck }) i swój stos kart odrzuconych ({ $discard }).
dale-event-aims = { $you ->
    [yes] Wybierasz: { $player }.
   *[no] { $to-you ->
        [yes] { $seat } wybiera ciebie.
       *[no] { $seat } wybiera: { $player }.
    }
}
dale-event-loses = { $you ->
    [yes] Odrzucasz losową kartę:
   *[no] { $seat } odrzuca losową kartę:
} { NAME($card) }.
dale-event-slips = { $you ->
    [yes] Kładziesz { NAME($card, form: "acc") } na talii gracza { $player }.
   *[no] { $seat } kładzie { NAME($card, form: "acc") } na { $to-you ->
        [yes] twojej talii
       *[no] talii gracza { $player }
    }.
}
dale-event-slips-hidden = { $seat } kładzie zakrytą kartę na { $to-you ->
    [yes] twojej talii
   *[no] talii gracza { $player }
}.
dale-event-drops = { $you ->
    [yes] Kładziesz { NAME($card, form: "acc") } na stosie kart odrzuconych gracza { $player }.
   *[no] { $seat } kładzie { NAME($card, form: "acc") } na { $to-you ->
        [yes] twoim stosie kart odrzuconych
       *[no] stosie kart odrzuconych gracza { $player }
    }.
}
dale-event-grabs = { $you ->
    [yes] Dostajesz { NAME($cards, form: "acc") } od gracza { $player }.
   *[no] { $seat } dostaje { NAME($cards, form: "acc") } od { $to-you ->
        [yes] ciebie
       *[no] gracza { $player }
    }.
}
dale-event-grabs-hidden = { $you ->
    [yes] Dostajesz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } od gracza { $player }.
   *[no] { $seat } dostaje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } od { $to-you ->
        [yes] ciebie
       *[no] gracza { $player }
    }.
}
dale-event-gives = { $you ->
    [yes] Oddajesz { NAME($cards, form: "acc") } graczowi { $player }.
   *[no] { $to-you ->
        [yes] { $seat } oddaje ci { NAME($cards, form: "acc") }.
       *[no] { $seat } oddaje { NAME($cards, form: "acc") } graczowi { $player }.
    }
}
dale-event-gives-hidden = { $you ->
    [yes] Oddajesz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } graczowi { $player }.
   *[no] { $to-you ->
        [yes] { $seat } oddaje ci { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }.
       *[no] { $seat } oddaje { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        } graczowi { $player }.
    }
}
dale-event-takes-from-stall = { $you ->
    [yes] Zabierasz { NAME($card, form: "acc") } ze stosu { $stack } gracza { $player }.
   *[no] { $seat } zabiera { NAME($card, form: "acc") } { $to-you ->
        [yes] z twojego stosu { $stack }
       *[no] ze stosu { $stack } gracza { $player }
    }.
}
dale-event-swaps-in-stall = { $you ->
    [yes] Zabierasz { NAME($card, form: "acc") } ze stosu { $stack } gracza { $player }, a na to miejsce kładziesz { NAME($replacement, form: "acc") }.
   *[no] { $seat } zabiera { NAME($card, form: "acc") } { $to-you ->
        [yes] z twojego stosu { $stack }
       *[no] ze stosu { $stack } gracza { $player }
    }, a na to miejsce kładzie { NAME($replacement, form: "acc") }.
}
dale-event-mixes = { $you ->
    [yes] Twoje karty i karty gracza { $player } ({ $count }) zostają razem przetasowane i rozdane na nowo.
   *[no] { $to-you ->
        [yes] Karty gracza { $seat } i twoje
       *[no] Karty graczy { $seat } i { $player }
    } ({ $count }) zostają razem przetasowane i rozdane na nowo.
}
dale-event-dealt = { $you ->
    [yes] Po przetasowaniu dostajesz { NAME($cards, form: "acc") }.
   *[no] Po przetasowaniu { $seat } dostaje { NAME($cards, form: "acc") }.
}
dale-event-dealt-hidden = { $you ->
    [yes] Po przetasowaniu dostajesz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
   *[no] Po przetasowaniu { $seat } dostaje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
}
dale-event-dealt-partly = Po przetasowaniu { $seat } dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, w tym { NAME($cards, form: "acc") }.
dale-event-dealt-swap = Tracisz { NAME($lost, form: "acc") }. Dostajesz { NAME($cards, form: "acc") }.
dale-event-dealt-same = Dostajesz z powrotem własne karty.
dale-event-hides = { $you ->
    [yes] Ukrywasz { NAME($card, form: "acc") }; wartość tej karty zgaduje { $player }.
   *[no] { $seat } ukrywa { NAME($card, form: "acc") }; wartość tej karty { $to-you ->
        [yes] zgadujesz ty
       *[no] zgaduje { $player }
    }.
}
dale-event-hides-hidden = { $seat } ukrywa kartę; jej wartość { $to-you ->
    [yes] zgadujesz ty
   *[no] zgaduje { $player }
}.
dale-event-guesses = { $you ->
    [yes] Zgadujesz:
   *[no] { $seat } zgaduje:
} { $number }.
dale-event-uncovers = { $you ->
    [yes] Odkrywasz kartę:
   *[no] { $seat } odkrywa kartę:
} { NAME($card) }, wartość { $value }.
dale-event-uncovers-copy = { $you ->
    [yes] Odkrywasz kartę:
   *[no] { $seat } odkrywa kartę:
} { NAME($card) } jako { NAME($as) }, wartość { $value }.
dale-event-nothing = { NAME($as) }: bez efektu.
dale-event-uses = { $you ->
    [yes] Używasz { NAME($card, form: "gen") }.
   *[no] { $seat } używa { NAME($card, form: "gen") }.
}
dale-event-ends-actions = { $you ->
    [yes] Kończysz akcje.
   *[no] { $seat } kończy akcje.
}
dale-event-game-over = { $you ->
    [yes] Kończysz ósmy stos: koniec gry!
   *[no] { $seat } kończy ósmy stos: koniec gry!
}

## What a move would cause, in hints

dale-fact-hand = { $count ->
    [0] Na ręce nie zostanie ci żadna karta.
    [one] Na ręce zostanie ci { $count } karta.
    [few] Na ręce zostaną ci { $count } karty.
    [many] Na ręce zostanie ci { $count } kart.
   *[other] Na ręce zostanie ci { $count } karty.
}
dale-fact-draws = Dobierasz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}{ $owner ->
    [market] { " " }z Talii Rynku
   *[other] { "" }
}.
dale-fact-roll = Kostka doda w tej turze od { $least } do { $most } do wartości karty { NAME($card) }. Nie kosztuje to akcji.
dale-fact-reveal = Wierzchnia karta Talii Rynku zostanie usunięta, więc na Rynek trafi zamiast niej inna. Nie kosztuje to akcji.
dale-fact-keeps = { $count ->
    [one] Zachowujesz swoją kartę na następną turę.
    [few] Zachowujesz { $count } karty na następną turę.
    [many] Zachowujesz { $count } kart na następną turę.
   *[other] Zachowujesz { $count } karty na następną turę.
}

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

dale-reason-stacks = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} o { $number } { $count ->
    [one] stos
    [few] stosy
    [many] stosów
   *[other] stosu
} { $way ->
    [more] więcej
   *[less] mniej
}
dale-reason-gained = { $you ->
    [yes] Zdobyte przez ciebie karty są warte
   *[no] Karty, które zdobywa { $seat }, są warte
} o { $number } { $way ->
    [more] więcej
   *[less] mniej
}
dale-reason-thrown = { $you ->
    [yes] Usuwasz
   *[no] { $seat } usuwa
} o { $number } { $count ->
    [one] Kartę Rupieci
    [few] Karty Rupieci
    [many] Kart Rupieci
   *[other] Karty Rupieci
} { $way ->
    [more] więcej
   *[less] mniej
}
dale-reason-junk = { $you ->
    [yes] Dostajesz
   *[no] { $seat } dostaje
} o { $number } { $count ->
    [one] Kartę Rupieci
    [few] Karty Rupieci
    [many] Kart Rupieci
   *[other] Karty Rupieci
} { $way ->
    [more] więcej
   *[less] mniej
}
dale-reason-hand = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} na ręce o { $number } { $count ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} { $way ->
    [more] więcej
   *[less] mniej
}
dale-reason-ready = { $way ->
    [more] Możesz zbudować następny stos
   *[less] Nie możesz zbudować następnego stosu
}
dale-reason-purse = Kartami z ręki możesz zapłacić o { $number } { $way ->
    [more] więcej
   *[less] mniej
}

## The score sheet

dale-score-stack = Stos { $stack }
dale-score-cell = { NAME($cards) } (tura{"\u00A0"}{ $turn })
dale-score-stacks = Stosy
dale-score-legend = karty każdego stosu w chwili jego zbudowania; kto ukończy ósmy stos, natychmiast wygrywa
dale-verdict-wins = { $you ->
    [yes] Zwycięstwo! Twój Stragan ma osiem stosów.
   *[no] Zwycięstwo: { $seat }. Osiem stosów na Straganie.
}

## Help. The title, or one of the words of "also", is what people type after the question mark.

dale-help-card = { NAME($card) } ({ NAME($deck) }, wartość { $value }): { $type ->
    [technique] Trik{ $plus ->
        [yes] { " " }z plusem (po nim masz jeszcze jedną akcję).
       *[no] { " " }bez plusa.
    }
    [copier] Karta Pasywna, która kopiuje.
   *[passive] Karta Pasywna.
} { $text }{ $rolls ->
    [yes] { " " }Ścianki kostki: { $faces }.
   *[no] { "" }
} { $copies ->
    [one] W talii jest { $copies } taka karta.
    [few] W talii są { $copies } takie karty.
    [many] W talii jest { $copies } takich kart.
   *[other] W talii jest { $copies } takiej karty.
}
    .web = { NAME($deck) }, wartość { $value }: { $type ->
        [technique] Trik{ $plus ->
            [yes] { " " }z plusem (po nim masz jeszcze jedną akcję).
           *[no] { " " }bez plusa.
        }
        [copier] Karta Pasywna, która kopiuje. Użyta ma wartość karty, którą kopiuje. Liczba w nawiasie to podstawa ceny, a jeśli nie ma czego kopiować – także wartość.
       *[passive] Karta Pasywna.
    } { $text }{ $rolls ->
        [yes] { " " }Ścianki kostki: { $faces }.
       *[no] { "" }
    } { $copies ->
        [one] W talii jest { $copies } taka karta.
        [few] W talii są { $copies } takie karty.
        [many] W talii jest { $copies } takich kart.
       *[other] W talii jest { $copies } takiej karty.
    }
dale-help-junk-card = { NAME($card) }: { $text } Takich kart jest tyle, ile potrzeba.
    .web = { $text } Takich kart jest tyle, ile potrzeba.

dale-help-goal = Cel
    .also = zwycięstwo wygrana wygrać koniec
    .text = Zbuduj swój Stragan: osiem stosów, jeden po drugim, o wartości dokładnie 1, 2, 3 i tak dalej aż do 8. Kto ukończy ósmy stos, natychmiast wygrywa.
dale-help-turn = Tura
    .also = akcja akcje akcji
    .text = Wykonujesz jedną z czterech akcji: Rynek (kupujesz kartę), Trik (zagrywasz go), Stragan (budujesz następny stos) albo Sprzątanie (odrzucasz karty). Trik z plusem daje ci jeszcze jedną akcję. Potem następuje twoja Dostawa, a po niej tura następnego gracza.
dale-help-market = Rynek
    .also = kup kupić zakup kupno cena płatność zapłata płacić nadpłata miejsce
    .text = Cena karty to jej wartość i dopłata od 0 do 4: im dalej w lewo leży karta, tym większa. Płacisz kartami z ręki według ich wartości; trafiają na twój stos kart odrzuconych, i to w kolejności, w jakiej je podajesz, jeśli zależy od niej jakaś karta w tej partii. Możesz zapłacić za dużo, ale żadna karta nie może być zbędna: nadpłata musi być mniejsza niż wartość każdej z kart, którymi płacisz. Kupiona karta trafia na twoją rękę.
dale-help-techniques = Triki
    .also = trik triku zagraj zagrać
    .text = Zagraj Trik z ręki i wykonaj jego działanie, na ile się da. Potem ta karta trafia na twój stos kart odrzuconych.
dale-help-plus = Plusy
    .also = plus + dodatkowa
    .text = Po Triku z plusem masz jeszcze jedną akcję, dowolnego rodzaju. Gdy płacisz kartą albo dokładasz ją do stosu, jej plus się nie liczy.
dale-help-passive = Pasywne
    .also = pasywna pasywny zdolność zdolności wierzch
    .text = Karty Pasywne działają, gdy masz je na ręce albo gdy ich używasz. Zdolności, które wymagają decyzji, takie jak rzut kostką dla Zuchwałego Handlarza, nie są akcjami: korzystaj z nich w swojej turze, gdy akurat nie rozpatrujesz niczego innego.
dale-help-stall = Stragan
    .also = stos stosy stosu buduj budować budowa
    .text = Następny stos ma kolejny numer i dokładnie tyle musi wynosić łączna wartość jego kart. Muszą to być same Karty Zwierząt w jednym kolorze, czyli z jednej talii; Rupieci się nie dokłada. Niektóre Wiewiórki naginają te zasady. Kart na Straganie już się nie zagrywa.
dale-help-tidy = Sprzątanie
    .also = sprzątaj posprzątaj odrzuć odrzucić odrzucanie
    .text = Akcja Sprzątania: odrzucasz z ręki dowolną liczbę kart, i to w kolejności, w jakiej je podajesz, jeśli zależy od niej jakaś karta w tej partii. Jeśli kończysz akcje, nie robiąc nic, po prostu odrzucasz zero kart.
dale-help-delivery = Dostawa
    .also = uzupełnianie uzupełnij dobieranie ciasteczka
    .text = Po akcjach uzupełniasz rękę: zwykle dobierasz, aż masz 5 kart; jeśli masz ich więcej, zatrzymujesz wszystkie. Gdy i talia, i stos kart odrzuconych są puste, dostajesz Rupiecie. Potem karty na Rynku przesuwają się w prawo, a na wolne miejsca trafiają nowe.
dale-help-piles = Tasowanie
    .also = tasuj przetasuj talia odrzucone odrzuconych
    .text = Gdy potrzebna jest karta, a talia jest pusta, jej stos kart odrzuconych zostaje przetasowany i staje się nową talią. Wszystkie stosy kart odrzuconych są jawne: każdy może je przeglądać, ale bez zmiany kolejności.
dale-help-discards = Odrzucone
    .also = odrzuconych odrzuty przeglądaj
    .text =
        Wszystkie stosy kart odrzuconych są jawne i zachowują kolejność. Wierzchnia karta jest na końcu.
        { $piles }
dale-discards-market = Rynek: { $count ->
    [0] nic
   *[other] { NAME($cards) }
}
dale-discards-of = { $seat }: { $count ->
    [0] nic
   *[other] { NAME($cards) }
}
dale-discards-next =
    { $before }
    { $next }
dale-help-throwing = Usuwanie
    .also = usuń usunąć usunięte
    .text = Usunięta karta na dobre znika spośród twoich kart: Rupiecie wracają na stos Rupieci, inne karty trafiają na stos odrzuconych Kart Rynku.
dale-help-values = Wartości
    .also = wartość
    .text = Wartość zmieniona w tej turze obowiązuje przy wszystkim, co w tej turze robisz z kartą. Zmiany stosuje się w kolejności, w jakiej nastąpiły. Znikają na koniec tury albo gdy karta opuszcza twoją rękę.
dale-help-die = Kostka
    .also = kostki rzut ścianki
    .text = Kostka Ocelota ma sześć ścianek: { $faces }. Rzut dla Zuchwałego Handlarza nie kosztuje akcji: dla każdego Zuchwałego Handlarza na ręce możesz rzucić raz na turę, zanim go użyjesz. Wynik dodaje się w tej turze do jego wartości i nie można z niego zrezygnować. W Hazardzie wynik mówi, ile najwyżej kart wymieniacie.
dale-help-copies = Kopie
    .also = kopia kopiować kopiowanie kameleon
    .text = Wszystkie Kameleony oprócz Bonu Podarunkowego kopiują: gdy używasz takiej karty, jest ona kopią karty wskazanej w jej opisie, z jej kolorem, wartością, opisem i plusem. Jeśli może coś skopiować, musi to zrobić. Jeśli skopiowana karta też kopiuje, kopiowanie idzie dalej. Jeśli nie ma czego kopiować, jest kartą swojego koloru i swojej wartości. Dopóki jej nie używasz, a także wszędzie poza twoją ręką, jest zwykłą kartą Kameleonów.
dale-help-open = Odkryte
    .also = odkryta odkrytych odkryć
    .text = Karta z ręki, z którą coś się w tej turze stało (użyto jej zdolności, stała się kopią albo jej wartość zmieniła Opaska na Oczy), leży odkryta do końca tury. Ma oznaczenie o1, o2 i tak dalej; nadal należy do twojej ręki.
    .web = Karta z ręki, z którą coś się w tej turze stało (użyto jej zdolności, stała się kopią albo jej wartość zmieniła Opaska na Oczy), leży odkryta na końcu ręki aż do końca tury. Nadal należy do twojej ręki.
dale-help-decks = Talie
    .also = papugi pandy szopy wiewiórki oceloty kameleony papuga panda szop wiewiórka ocelot zwierzęta kolor kolory
    .text = W tej partii: { NAME($decks) }. Talii jest o jedną więcej niż graczy ({ $players }). Energiczne Papugi zarządzają kartami na ręce, Przyjacielskie Pandy znają Rynek, Przebiegłe Szopy podkradają, Zaradne Wiewiórki budują, Beztroskie Oceloty liczą na fart, a Sprytne Kameleony naśladują.
    .web = Talii jest o jedną więcej niż graczy. Energiczne Papugi zarządzają kartami na ręce, Przyjacielskie Pandy znają Rynek, Przebiegłe Szopy podkradają, Zaradne Wiewiórki budują, Beztroskie Oceloty liczą na fart, a Sprytne Kameleony naśladują.
dale-help-secrets = Tajemnice
    .also = tajne jawne ukryte ręka
    .text = Ręce i talie są tajne. Kto wymienia się z tobą kartami, zna te karty; kto kładzie kartę na twojej talii, wie, co to za karta. Jawne są wszystkie karty kupione, użyte do zapłaty, wystawione na Straganie, odrzucone i usunięte.
dale-help-tips = Porady
    .also = strategia rada rady pomoc
    .text = Kupuj wcześnie to, z czego chcesz budować później: potrzebujesz kart w jednym kolorze, które złożą się na 5, 6, 7 i 8. Karta na Straganie znika z twojej talii, więc dbaj o to, co w niej zostanie: talia ma być mała i mocna. Karta z prawego brzegu Rynku jest tania, ale czekanie też kosztuje. Patrz, jak daleko są inni: to krótki wyścig.

## Stół w przeglądarce

dale-web-blurb = Sześć zwierzęcych rodów, każdy z własnymi sztuczkami; w jednej partii spotykają się od trzech do pięciu. Zbuduj Stragan stos po stosie: kto pierwszy zbuduje ósmy stos, od razu wygrywa.
dale-bot-apprentice = Późno zaczyna budować, często zagrywa Triki i czasem całą turę poświęca na Sprzątanie.
dale-bot-trader = Dba o talię: usuwa więcej kart niż ktokolwiek i lubi Triki.
dale-bot-merchant = Korzysta ze zdolności, które czeladnicy i handlarze przeoczają, i prawie nie marnuje tur.
dale-bot-magnate = Mało kupuje, często buduje i kończy Stragan w mniej tur niż czeladnicy i handlarze.
dale-bot-master = Wszystko, co wie o budowaniu Straganu, pochodzi z zasad i z partii z samym sobą.
dale-bot-grandmaster = Zna grę tak jak mistrz: tylko z zasad i z partii z samym sobą. Przed decyzją szuka ruchu dziesięć razy dłużej.
dale-web-keys = Q, W, E i R to Trik, Stragan, Rynek i Sprzątanie. T kończy akcje. M przechodzi na Rynek, C do tego, co wyłożono do wyboru; D otwiera twój stos kart odrzuconych.
dale-web-action-technique = Trik
dale-web-action-stall = Stragan
dale-web-action-market = Rynek
dale-web-action-inventory = Sprzątanie
dale-web-end = Koniec
dale-web-next-market = Wybierz kartę z Rynku, którą chcesz kupić.
dale-web-next-technique = Wybierz z ręki Trik, który chcesz zagrać.
dale-web-no-technique = Nie masz na ręce Triku, który można by teraz zagrać.
dale-web-market-deck = Talia Rynku
dale-web-market-discard = Odrzucone Karty Rynku
dale-web-top-first = Karta z wierzchu jest pierwsza.
dale-web-empty-pile = Ten stos jest pusty.
dale-web-discard-of = Stos kart odrzuconych gracza { $name }
dale-web-stall-of = Stragan gracza { $name }: { $count } z 8 stosów
dale-web-near-end = jeden stos od zwycięstwa
dale-web-stall = Twój Stragan: { $count } z 8 stosów
dale-web-no-stacks = Nie ma jeszcze żadnego stosu.
dale-web-next-stack = Następny stos: { $stack }. Jego karty muszą dać razem dokładnie { $stack }, wyłożono dotąd: { $sum }
dale-web-choose = Wybierz: { $name }
dale-web-copy-now = użyta teraz: kopia { NAME($as, form: "gen") }, wartość { $value }
dale-web-copy-any = użyta teraz: do wyboru { $cards }
dale-web-copy-about = Użyta teraz to kopia { NAME($as, form: "gen") } o wartości { $value }: { $text }.
dale-web-copy-about-any = Użyta teraz to do wyboru: { $cards }.
dale-web-only-you = Widzisz to tylko ty
dale-web-thrown = Usunięte: { $count }
dale-web-looks = { $name } ogląda { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
dale-web-die = Na kostce wypadło { $number }
dale-web-rolled = { $you ->
    [yes] Twój rzut kostką: { $number }
   *[no] { $name }: rzut kostką, wynik { $number }
}
dale-web-paying = Płatność
dale-web-building = Stos { $stack }
dale-web-turn = { $you ->
    [yes] Tura { $turn }: ty
   *[no] Tura { $turn }: { $name }
}
dale-web-purse = Możesz zapłacić najwyżej { $worth }
dale-web-hand-or-deck = Na ręce lub w talii
dale-web-deck-top = Na wierzchu talii
dale-web-unseen = Nie wiadomo gdzie
dale-web-unseen-cards = Karty
dale-web-decks-random = Talii w grze: { $wanted }, o jedną więcej niż graczy. Wybierz je albo zdaj się na los.
dale-web-decks-chosen = Wybrane talie: { $count } z { $wanted }{ $missing ->
    [0] .
   *[other] ; jeśli którejś zabraknie, wszystkie zostaną wylosowane.
}
dale-web-random-blurb = Każda partia jest inna
dale-web-blurb-macaws = Ciągle wymieniają karty na ręce.
dale-web-blurb-pandas = Znają Rynek jak nikt inny.
dale-web-blurb-raccoons = Podkradają innym, co się da.
dale-web-blurb-squirrels = Naginają zasady Straganu.
dale-web-blurb-ocelots = Chaos, fart i rzuty kostką.
dale-web-blurb-chameleons = Naśladują karty innych.
dale-web-complexity-easy = Łatwe
dale-web-complexity-medium = Średnie
dale-web-complexity-hard = Trudne
dale-web-interaction-little = mało interakcji
dale-web-interaction-some = trochę interakcji
dale-web-interaction-much = dużo interakcji

## Opcje

dale-option-decks = Talie zwierząt
    .random = Losowe
dale-option-edition = Teksty kart
    .first = z pierwszego wydania
dale-option-always-ask-order = Pytaj o kolejność odrzucanych kart także wtedy, gdy dla żadnej karty nie ma to znaczenia
