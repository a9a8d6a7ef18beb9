# Age of Discovery. The terms are those of docs/glossary/discovery.md.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player; $player is another
# player’s name. Names cannot be inflected, so they stand in the nominative.
# $card, $cards, $ship, $ships, $new, $fleet, $contract, $expedition, $target, $colour, $other, $chain and $mission are
# named things: take their forms by NAME. The plain form is the nominative; acc and gen are the other cases; the colours
# have "ships" and "ships-gen" for several ships. Ships and contracts stand in sentences by their codes.
#
# What people type must not be mistaken: no key below, with the number or letter that follows it, may be equal to the
# code of a ship or of a contract, so that a whole move can be typed in one line.

discovery-title = Age of Discovery

## Ships. "code" stands on the table and is what people type: a letter of the colour, and the transport value. The
## letters have no diacritics, and no two colours the same: C, N, Z as in Carthage, Y żółty, B biały, A czarny.

discovery-card-ship-R1 = czerwony okręt 1
    .code = C1
discovery-card-ship-R2 = czerwony okręt 2
    .code = C2
discovery-card-ship-R3 = czerwony okręt 3
    .code = C3
discovery-card-ship-Y1 = żółty okręt 1
    .code = Y1
discovery-card-ship-Y2 = żółty okręt 2
    .code = Y2
discovery-card-ship-Y3 = żółty okręt 3
    .code = Y3
discovery-card-ship-B1 = niebieski okręt 1
    .code = N1
discovery-card-ship-B2 = niebieski okręt 2
    .code = N2
discovery-card-ship-B3 = niebieski okręt 3
    .code = N3
discovery-card-ship-G1 = zielony okręt 1
    .code = Z1
discovery-card-ship-G2 = zielony okręt 2
    .code = Z2
discovery-card-ship-G3 = zielony okręt 3
    .code = Z3
discovery-card-ship-W1 = biały okręt 1
    .code = B1
discovery-card-ship-W2 = biały okręt 2
    .code = B2
discovery-card-ship-W3 = biały okręt 3
    .code = B3
discovery-card-ship-K1 = czarny okręt 1
    .code = A1
discovery-card-ship-K2 = czarny okręt 2
    .code = A2
discovery-card-ship-K3 = czarny okręt 3
    .code = A3
discovery-card-flagship = okręt flagowy
    .code = F

## Trade contracts: the letter of the colour, and the load. Their codes begin with a small letter of their own, so
## that they are not taken for ships.

discovery-card-contract-R3 = czerwony kontrakt 3
    .code = kC3
discovery-card-contract-R4 = czerwony kontrakt 4
    .code = kC4
discovery-card-contract-R5 = czerwony kontrakt 5
    .code = kC5
discovery-card-contract-R6 = czerwony kontrakt 6
    .code = kC6
discovery-card-contract-Y3 = żółty kontrakt 3
    .code = kY3
discovery-card-contract-Y4 = żółty kontrakt 4
    .code = kY4
discovery-card-contract-Y5 = żółty kontrakt 5
    .code = kY5
discovery-card-contract-Y6 = żółty kontrakt 6
    .code = kY6
discovery-card-contract-B3 = niebieski kontrakt 3
    .code = kN3
discovery-card-contract-B4 = niebieski kontrakt 4
    .code = kN4
discovery-card-contract-B5 = niebieski kontrakt 5
    .code = kN5
discovery-card-contract-B6 = niebieski kontrakt 6
    .code = kN6
discovery-card-contract-G3 = zielony kontrakt 3
    .code = kZ3
discovery-card-contract-G4 = zielony kontrakt 4
    .code = kZ4
discovery-card-contract-G5 = zielony kontrakt 5
    .code = kZ5
discovery-card-contract-G6 = zielony kontrakt 6
    .code = kZ6
discovery-card-contract-W3 = biały kontrakt 3
    .code = kB3
discovery-card-contract-W4 = biały kontrakt 4
    .code = kB4
discovery-card-contract-W5 = biały kontrakt 5
    .code = kB5
discovery-card-contract-W6 = biały kontrakt 6
    .code = kB6
discovery-card-contract-K3 = czarny kontrakt 3
    .code = kA3
discovery-card-contract-K4 = czarny kontrakt 4
    .code = kA4
discovery-card-contract-K5 = czarny kontrakt 5
    .code = kA5
discovery-card-contract-K6 = czarny kontrakt 6
    .code = kA6

## Expeditions. "code" is the short name on the table, "text" what the explorer did, with its verb.

discovery-card-expedition-dias = Bartolomeu Dias
    .code = Dias
    .gen = Bartolomeu Diasa
    .text = w latach 1487–1488 opłynął Przylądek Dobrej Nadziei
discovery-card-expedition-abreu = António de Abreu
    .code = Abreu
    .gen = Antónia de Abreu
    .text = w latach 1511–1512 dotarł na Wyspy Banda i na Moluki
discovery-card-expedition-cabral = Pedro Álvares Cabral
    .code = Cabral
    .gen = Pedra Álvaresa Cabrala
    .text = w 1500 roku w drodze do Indii dotarł do Brazylii
discovery-card-expedition-verrazzano = Giovanni da Verrazzano
    .code = Verrazzano
    .gen = Giovanniego da Verrazzano
    .text = w 1524 roku żeglował wzdłuż wybrzeży Ameryki Północnej
discovery-card-expedition-cabot = John Cabot
    .code = Cabot
    .gen = Johna Cabota
    .text = w 1497 roku dotarł do Nowej Fundlandii
discovery-card-expedition-drake = Francis Drake
    .code = Drake
    .gen = Francisa Drake’a
    .text = w latach 1577–1580 opłynął świat
discovery-card-expedition-vespucci = Amerigo Vespucci
    .code = Vespucci
    .gen = Ameriga Vespucciego
    .text = od 1499 roku żeglował wzdłuż wybrzeży Ameryki Południowej
discovery-card-expedition-cartier = Jacques Cartier
    .code = Cartier
    .gen = Jacques’a Cartiera
    .text = w 1534 roku wpłynął do Zatoki Świętego Wawrzyńca
discovery-card-expedition-dagama = Vasco da Gama
    .code = Gama
    .gen = Vasco da Gamy
    .text = w latach 1497–1499 popłynął do Indii i wrócił
discovery-card-expedition-ponce = Juan Ponce de León
    .code = Ponce
    .gen = Juana Ponce de León
    .text = w 1513 roku dotarł na Florydę
discovery-card-expedition-columbus = Krzysztof Kolumb
    .code = Kolumb
    .gen = Krzysztofa Kolumba
    .text = w 1492 roku dotarł na Bahamy, Kubę i Hispaniolę
discovery-card-expedition-magellan = Ferdynand Magellan
    .code = Magellan
    .gen = Ferdynanda Magellana
    .text = w 1519 roku wyruszył w pierwszą podróż dookoła świata
discovery-card-expedition-balboa = Vasco Núñez de Balboa
    .code = Balboa
    .gen = Vasco Núñeza de Balboi
    .text = w 1513 roku przeszedł przez Panamę nad Pacyfik
discovery-card-expedition-barents = Willem Barents
    .code = Barents
    .gen = Willema Barentsa
    .text = w latach 1594–1597 docierał do Nowej Ziemi i na Spitsbergen
discovery-card-expedition-frobisher = Martin Frobisher
    .code = Frobisher
    .gen = Martina Frobishera
    .text = w latach 1576–1578 docierał do Ziemi Baffina, szukając Przejścia Północno-Zachodniego
discovery-card-expedition-cao = Diogo Cão
    .code = Cão
    .gen = Dioga Cão
    .text = od 1482 roku docierał do ujścia Konga
discovery-card-expedition-cook = James Cook
    .code = Cook
    .gen = Jamesa Cooka
    .text = w latach 1768–1779 odbył trzy podróże po Pacyfiku
discovery-card-expedition-hudson = Henry Hudson
    .code = Hudson
    .gen = Henry’ego Hudsona
    .text = w latach 1609–1611 pływał w górę rzeki Hudson i po Zatoce Hudsona
discovery-card-expedition-tasman = Abel Tasman
    .code = Tasman
    .gen = Abela Tasmana
    .text = w 1642 roku dotarł do Tasmanii i Nowej Zelandii
discovery-card-expedition-polo = Marco Polo
    .code = Polo
    .gen = Marca Polo
    .text = w latach 1271–1295 podróżował do Chin, a wracał morzem
discovery-card-expedition-erik = Eryk Rudy
    .code = Eryk
    .gen = Eryka Rudego
    .text = około 985 roku osiadł na Grenlandii
discovery-card-expedition-raleigh = Walter Raleigh
    .code = Raleigh
    .gen = Waltera Raleigha
    .text = w 1595 roku popłynął w górę Orinoko

## Colours. "code" is the letter.

discovery-colour-red = czerwony
    .code = C
    .ships = czerwone
    .ships-gen = czerwonych
discovery-colour-yellow = żółty
    .code = Y
    .ships = żółte
    .ships-gen = żółtych
discovery-colour-blue = niebieski
    .code = N
    .ships = niebieskie
    .ships-gen = niebieskich
discovery-colour-green = zielony
    .code = Z
    .ships = zielone
    .ships-gen = zielonych
discovery-colour-white = biały
    .code = B
    .ships = białe
    .ships-gen = białych
discovery-colour-black = czarny
    .code = A
    .ships = czarne
    .ships-gen = czarnych

## Missions: what a player needs on an expedition, so that it counts.

discovery-mission-one = co najmniej jeden okręt
    .acc = co najmniej jeden okręt
discovery-mission-half = co najmniej połowa okrętów
    .acc = co najmniej połowę okrętów
discovery-mission-maj = większość okrętów
    .acc = większość okrętów
discovery-mission-all = wszystkie okręty
    .acc = wszystkie okręty
discovery-mission-shown = „{ NAME($mission) }”

## Small parts

discovery-number = { $number }
discovery-column = { $letter }
discovery-lines =
    { $before }
    { $next }

## The table. $room is what an expedition still takes.

discovery-table-expeditions = Ekspedycje
discovery-table-legend = punkty okrętu: w innym kolorze/w kolorze karty
discovery-table-legend-narrow = zajęte/limit i kolor, który ekspedycja przyjmuje; punkty okrętu przy pierwszym i przy ostatnim punktowaniu, w innym kolorze/w kolorze karty
discovery-table-used = Zajęte
discovery-table-takes = Przyjmuje
discovery-table-first = Pierw.
discovery-table-last = Ost.
discovery-table-ships = Okręty
discovery-table-any = każdy
discovery-table-full = pełna
discovery-table-market = Rynek
discovery-table-filling = górny rząd
discovery-table-purchase = dolny rząd
discovery-table-piles = Kupki { $piles } · odkryte okręty: { $purchases }
discovery-table-first-in = Pierwsze Punktowanie { $purchase ->
    [1] przy następnym zakupie
   *[other] za { $purchase } zakupów
}
discovery-table-last-in = Ostatnie Punktowanie { $purchase ->
    [1] przy następnym zakupie
   *[other] za { $purchase } zakupów
}
discovery-table-first-due = Pierwsze Punktowanie odkryte: { $turns ->
    [one] ekspedycje będą punktowane na koniec tej tury
    [few] ekspedycje będą punktowane po { $turns } turach, licząc tę
    [many] ekspedycje będą punktowane po { $turns } turach, licząc tę
   *[other] ekspedycje będą punktowane po { $turns } tury, licząc tę
}
discovery-table-last-round = Ostatnia runda: { $turns ->
    [one] to ostatnia tura
    [few] zostały { $turns } tury, licząc tę
    [many] zostało { $turns } tur, licząc tę
   *[other] zostało { $turns } tury, licząc tę
}
discovery-table-contracts = Kontrakty
discovery-table-deck = talia { $count }
discovery-table-player = Gracz
discovery-table-points = Pkt
discovery-table-to-come = Dojdą
discovery-table-coins = Monety
discovery-table-completed = Ukończ.
discovery-table-hand = Ręka
discovery-table-wild = Dziki Okręt
discovery-table-reservations = Rez.
discovery-table-idle = Wolne okręty
discovery-table-unknown = ?
discovery-table-none = –
discovery-table-under-way = Na kontraktach
discovery-table-running = → { $coins } za { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
discovery-table-loading = trwa załadunek
discovery-table-your-hand = Twoja ręka
discovery-table-empty-hand = brak kontraktów
discovery-table-your-mission = Twoja misja
discovery-table-mission = mieć na ekspedycji { NAME($mission, form: "acc") } ({ $count } × { $value } = { $points })
discovery-table-your-flagship = Twój okręt flagowy
discovery-table-flagship = { $where ->
    [idle] wolny
    [contract] na kontrakcie
   *[expedition] na ekspedycji
}

## Prompts: what has to be decided

discovery-prompt-over = Koniec gry.
discovery-prompt-waiting = Decyduje { $seat }.
discovery-prompt-action = { $current ->
    [buy] { $left ->
        [0] Kupujesz. Możesz kupić następny okręt albo zakończyć turę.
       *[other] Kupujesz. Możesz kupić następny okręt, zacząć drugą akcję albo zakończyć turę.
    }
    [send] { $left ->
        [0] Wysyłasz okręty. Wyślij następne albo zakończ turę.
       *[other] Wysyłasz okręty. Wyślij następne, zacznij drugą akcję albo zakończ turę.
    }
   *[none] { $left ->
        [0] { $reserve ->
            [yes] Obie akcje wykonane. Zarezerwuj kartę albo zakończ turę.
           *[no] Obie akcje wykonane.
        }
        [1] Wybierz drugą akcję albo zakończ turę.
       *[2] Twoja tura: wybierz pierwszą z dwóch różnych akcji.
    }
}
discovery-prompt-ship = { NAME($expedition, form: "code") }: który okręt wysyłasz?
discovery-prompt-value = { NAME($expedition, form: "code") }: jaka wartość transportu okrętu flagowego?
discovery-prompt-declare = { NAME($expedition, form: "code") }: jaki kolor okrętu flagowego?
discovery-prompt-contract-ship = Które okręty wysyłasz na { NAME($contract, form: "code") }? Brakuje jeszcze: { $due }.
discovery-prompt-duration = Ile tur ma trwać { NAME($contract, form: "code") }?

## What helps to decide

discovery-done-take = wzięcie monet
discovery-done-accept = przyjęcie kontraktu
discovery-done-buy = zakup okrętów
discovery-done-send = wysłanie okrętów
discovery-note-done = W tej turze już za tobą: { $actions }
discovery-note-expires = Na koniec tej tury wygasa twoja rezerwacja: { NAME($cards, form: "code") }
discovery-note-first-due = Pierwsze Punktowanie odkryte: { $turns ->
    [one] ekspedycje będą punktowane na koniec twojej tury.
    [few] ekspedycje będą punktowane po { $turns } turach, licząc twoją.
    [many] ekspedycje będą punktowane po { $turns } turach, licząc twoją.
   *[other] ekspedycje będą punktowane po { $turns } tury, licząc twoją.
}
discovery-note-first-chance = { $count ->
    [1] Następny zakup na pewno odkryje Pierwsze Punktowanie.
   *[other] Szansa, że następny zakup odkryje Pierwsze Punktowanie: 1 na { $count }.
}
discovery-note-last-chance = { $count ->
    [1] Następny zakup na pewno odkryje Ostatnie Punktowanie.
   *[other] Szansa, że następny zakup odkryje Ostatnie Punktowanie: 1 na { $count }.
}
discovery-note-last-turns = { $further ->
    [0] Twoja ostatnia tura: punktują już tylko okręty i misja.
   *[other] Trwa ostatnia runda: po tej turze masz jeszcze jedną.
}
discovery-note-last-ships = Żaden nowy kontrakt już się nie skończy. Okręt w porcie daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, a okręt na ekspedycji punkty z ostatniego punktowania.
    .web = Okręt w porcie daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, na ekspedycji tyle, ile przy II.
discovery-note-stalling = { $rounds ->
    [one] Jeśli jeszcze przez { $rounds } rundę nikt nie kupi okrętu, zacznie się ostatnia runda.
    [few] Jeśli jeszcze przez { $rounds } rundy nikt nie kupi okrętu, zacznie się ostatnia runda.
    [many] Jeśli jeszcze przez { $rounds } rund nikt nie kupi okrętu, zacznie się ostatnia runda.
   *[other] Jeśli jeszcze przez { $rounds } rundy nikt nie kupi okrętu, zacznie się ostatnia runda.
}
discovery-note-buy = Na jego miejsce zejdzie { NAME($ship, form: "code") }. { $coins ->
    [one] Zostanie ci { $coins } moneta.
    [few] Zostaną ci { $coins } monety.
    [many] Zostanie ci { $coins } monet.
   *[other] Zostanie ci { $coins } monety.
}
discovery-note-buy-last = Na jego miejsce nie zejdzie już żaden okręt. { $coins ->
    [one] Zostanie ci { $coins } moneta.
    [few] Zostaną ci { $coins } monety.
    [many] Zostanie ci { $coins } monet.
   *[other] Zostanie ci { $coins } monety.
}
discovery-note-reserve = Do końca twojej następnej tury nikt inny nie może wziąć { NAME($card, form: "code") }. { $count ->
    [one] To twoja ostatnia karta Rezerwacji.
    [few] Masz { $count } karty Rezerwacji.
    [many] Masz { $count } kart Rezerwacji.
   *[other] Masz { $count } karty Rezerwacji.
}
discovery-note-expedition-open = Wolne { $room } z { $limit }, dowolny kolor: ustali go pierwszy okręt. { NAME($colour, start: "yes") } okręt da { $scored ->
    [yes] { $last-same } przy ostatnim punktowaniu, każdy inny { $last-other }.
   *[no] { $first-same } + { $last-same } (pierwsze + ostatnie punktowanie), każdy inny { $first-other } + { $last-other }.
}
discovery-note-expedition = { $room ->
    [0] Ekspedycja jest pełna (limit { $limit }).
   *[other] Wolne { $room } z { $limit }, tylko { NAME($chain, form: "ships") } okręty.
} { NAME($colour, start: "yes") } okręt da { $scored ->
    [yes] { $last-same } przy ostatnim punktowaniu, każdy inny { $last-other }.
   *[no] { $first-same } + { $last-same } (pierwsze + ostatnie punktowanie), każdy inny { $first-other } + { $last-other }.
}
discovery-note-wild = { NAME($ship, form: "code") } nie pasuje kolorem i wymaga karty Dzikiego Okrętu. { $count ->
    [one] To twoja ostatnia.
    [few] Masz { $count } takie karty.
    [many] Masz { $count } takich kart.
   *[other] Masz { $count } takiej karty.
}
discovery-note-earns = { $first ->
    [0] { NAME($ship, form: "code") } dałby { $last } przy ostatnim punktowaniu.
   *[other] { NAME($ship, form: "code") } dałby { $first } przy pierwszym i { $last } przy ostatnim punktowaniu.
}
discovery-note-crew = Załoga: { $crew } za okręt{ $flagship ->
    [0] { "" }
   *[other] , { $flagship } za flagowy
}. Masz { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
    [many] { $coins } monet.
   *[other] { $coins } monety.
}
discovery-note-contract = { NAME($contract, form: "code") }: { NAME($colour, form: "ships") } okręty, razem dokładnie { $load }. Dochód: { $one }, { $two } lub { $three }.
discovery-note-loaded = Wybrane okręty: { NAME($cards, form: "code") }. Brakuje jeszcze: { $due }{ $flagship ->
    [yes] , z czego część przypadnie na okręt flagowy.
   *[no] .
}
discovery-note-profit = { $wild ->
    [0] { "" }
    [one] Zagrywasz { $wild } kartę Dzikiego Okrętu.{ " " }
    [few] Zagrywasz { $wild } karty Dzikiego Okrętu.{ " " }
    [many] Zagrywasz { $wild } kart Dzikiego Okrętu.{ " " }
   *[other] Zagrywasz { $wild } karty Dzikiego Okrętu.{ " " }
}Na czysto: { $one }, { $two } lub { $three } (załoga: { $crew }). Okręty: { NAME($cards, form: "code") }.
discovery-note-too-late = { $further ->
    [0] Kontrakt zaczęty teraz nie zdąży się skończyć przed końcem gry.
   *[other] Gra dobiega końca: zdąży się skończyć tylko kontrakt na 1 turę.
}

## Choices

discovery-group-take = Weź
discovery-group-accept = Przyjmij kontrakt za { $price }
discovery-group-buy = Kup
discovery-group-explore = Wyślij okręt na ekspedycję
discovery-group-play = Wyślij okręty na kontrakt
discovery-group-reserve-purchase = Zarezerwuj w dolnym rzędzie
discovery-group-reserve-filling = Zarezerwuj w górnym rzędzie
discovery-group-reserve-contract = Zarezerwuj kontrakt
discovery-group-other = Albo
discovery-group-send = Wyślij
discovery-group-load = Wyślij
discovery-group-wild = Z kartą Dzikiego Okrętu
discovery-group-value = Twój okręt flagowy
discovery-group-declare = Płynie jako
discovery-group-turns = Czas trwania

discovery-label-take = { $coins ->
    [one] +{ $coins } monetę
    [few] +{ $coins } monety
    [many] +{ $coins } monet
   *[other] +{ $coins } monety
}
discovery-label-accept-deck = w ciemno z talii ({ $count })
discovery-label-buy = { NAME($card, form: "code") } za { $price }
discovery-label-end = zakończ turę
discovery-label-value = wartość { $number }
discovery-label-turns = { $turns ->
    [one] na { $turns } turę: { $coins }
    [few] na { $turns } tury: { $coins }
    [many] na { $turns } tur: { $coins }
   *[other] na { $turns } tury: { $coins }
}

discovery-key-take = m
discovery-key-accept = p
discovery-key-accept-deck = pt
discovery-key-buy = z
discovery-key-explore = e
discovery-key-reserve-purchase = rd
discovery-key-reserve-filling = rg
discovery-key-reserve-contract = rk
discovery-key-end = g
discovery-key-value = w
discovery-key-declare = j
discovery-key-turns = t

discovery-action-take = { $coins ->
    [one] Bierzesz { $coins } monetę.
    [few] Bierzesz { $coins } monety.
    [many] Bierzesz { $coins } monet.
   *[other] Bierzesz { $coins } monety.
}
discovery-action-accept = Przyjmujesz { NAME($card, form: "code") } za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}. Dochód za 1, 2 lub 3 tury: { $one }, { $two } lub { $three }.
discovery-action-accept-deck = Przyjmujesz w ciemno wierzchni kontrakt z talii za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}.
discovery-action-buy = Kupujesz { NAME($card, form: "code") } za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}.
discovery-action-explore = Wysyłasz okręt na ekspedycję, którą prowadzi { NAME($card) }.
discovery-action-play = Wysyłasz okręty na { NAME($card, form: "code") }.
discovery-action-reserve-purchase = Rezerwujesz { NAME($card, form: "code") } w dolnym rzędzie, do końca swojej następnej tury.
discovery-action-reserve-filling = Rezerwujesz { NAME($card, form: "code") } w górnym rzędzie, do końca swojej następnej tury.
discovery-action-reserve-contract = Rezerwujesz odkryty kontrakt { NAME($card, form: "code") } do końca swojej następnej tury.
discovery-action-end = Kończysz turę.
discovery-action-send = { $wild ->
    [yes] Z kartą Dzikiego Okrętu wysyłasz { NAME($card, form: "code") } na ekspedycję { NAME($target, form: "gen") }; załoga kosztuje { $crew }.
   *[no] Wysyłasz { NAME($card, form: "code") } na ekspedycję { NAME($target, form: "gen") }; załoga kosztuje { $crew }.
}
discovery-action-load = { $wild ->
    [yes] Z kartą Dzikiego Okrętu wysyłasz { NAME($card, form: "code") } na { NAME($target, form: "code") }; załoga kosztuje { $crew }.
   *[no] Wysyłasz { NAME($card, form: "code") } na { NAME($target, form: "code") }; załoga kosztuje { $crew }.
}
discovery-action-value = Twój okręt flagowy płynie z wartością transportu { $number }.
discovery-action-declare = Twój okręt flagowy płynie jako { NAME($colour) } okręt.
discovery-action-turns = Kontrakt potrwa { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
} i przyniesie { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
    [many] { $coins } monet.
   *[other] { $coins } monety.
}

discovery-summary-then = { $before } { $next }
discovery-summary-voyage = Wysyłasz { NAME($card, form: "code") } na ekspedycję { NAME($target, form: "gen") }{ $wild ->
    [yes] { " " }z kartą Dzikiego Okrętu
   *[no] { "" }
}, załoga: { $crew }. Punkty: { $first ->
    [0] { $last } przy ostatnim punktowaniu.
   *[other] { $first } przy pierwszym i { $last } przy ostatnim punktowaniu.
}
discovery-summary-flagship = Wysyłasz okręt flagowy na ekspedycję { NAME($target, form: "gen") }{ $wild ->
    [yes] { " " }z kartą Dzikiego Okrętu
   *[no] { "" }
} jako { NAME($colour) } okręt o wartości transportu { $number }, załoga: { $crew }. Punkty: { $first ->
    [0] { $last } przy ostatnim punktowaniu.
   *[other] { $first } przy pierwszym i { $last } przy ostatnim punktowaniu.
}
discovery-summary-trade = Wysyłasz { NAME($ships, form: "code") } na { NAME($card, form: "code") }: załoga kosztuje { $crew ->
    [one] { $crew } monetę
    [few] { $crew } monety
    [many] { $crew } monet
   *[other] { $crew } monety
}, a za { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
} dostaniesz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}{ $wild ->
    [0] .
    [one] ; zagrywasz { $wild } kartę Dzikiego Okrętu.
    [few] ; zagrywasz { $wild } karty Dzikiego Okrętu.
    [many] ; zagrywasz { $wild } kart Dzikiego Okrętu.
   *[other] ; zagrywasz { $wild } karty Dzikiego Okrętu.
}{ $late ->
    [yes] { " " }Uwaga: gra skończy się wcześniej.
   *[no] { "" }
}

## Why not

discovery-refusal-moment = Teraz nie można tego zrobić.
discovery-refusal-unfinished = Najpierw dokończ ten ruch albo cofnij się o krok klawiszem u.
    .web = Najpierw dokończ ten ruch albo go anuluj.
discovery-refusal-done = { $what ->
    [take] W tej turze monety są już wzięte.
    [accept] W tej turze kontrakt jest już przyjęty.
    [buy] Zakupy w tej turze skończyły się wraz z początkiem następnej akcji.
   *[send] Wysyłanie okrętów w tej turze skończyło się wraz z początkiem następnej akcji.
} Każdą akcję można wykonać raz na turę.
discovery-refusal-both-done = Obie akcje w tej turze są już wykonane.
discovery-refusal-accept-coins = Kontrakt kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}, a nie masz żadnej.
discovery-refusal-hand-full = Masz pełną rękę: limit kontraktów to { $limit }.
discovery-refusal-no-deck = Talia kontraktów jest pusta.
discovery-refusal-no-contract = Na miejscu { $place } nie ma kontraktu.
discovery-refusal-reserved = { NAME($card, form: "code") } jest już zarezerwowany przez gracza { $player }.
discovery-refusal-own-reservation = Masz już rezerwację na { NAME($card, form: "code") }.
discovery-refusal-no-ship = W kolumnie { $column } nie ma okrętu.
discovery-refusal-price = { NAME($card, form: "code") } kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}, a masz { $coins }.
discovery-refusal-no-idle = Nie masz wolnego okrętu.
discovery-refusal-room = { $room ->
    [0] Ekspedycja { NAME($expedition, form: "gen") } jest pełna.
   *[other] Na ekspedycji { NAME($expedition, form: "gen") } zmieści się już tylko wartość transportu { $room }.
}
discovery-refusal-chain = Ekspedycja { NAME($expedition, form: "gen") } przyjmuje tylko { NAME($colour, form: "ships") } okręty, a nie masz ani takiego, który się zmieści, ani karty Dzikiego Okrętu.
discovery-refusal-colour = { NAME($card, form: "code") } nie pasuje: potrzebne są { NAME($colour, form: "ships") } okręty, a nie masz już karty Dzikiego Okrętu.
discovery-refusal-crew = Załoga { NAME($card, form: "code") } kosztuje { $crew ->
    [one] { $crew } monetę
    [few] { $crew } monety
    [many] { $crew } monet
   *[other] { $crew } monety
}, a masz { $coins }.
discovery-refusal-accept-first = { NAME($card, form: "code") } leży odkryty i nie jest jeszcze twój. Aby go przyjąć, wpisz { $key }{ NAME($card, form: "code") }.
    .web = { NAME($card, form: "code") } leży odkryty i nie jest jeszcze twój: najpierw go przyjmij.
discovery-refusal-runs = { NAME($card, form: "code") } jest już w toku.
discovery-refusal-not-in-hand = Nie masz na ręce { NAME($card, form: "code") }.
discovery-refusal-load = Z wolnych okrętów nie złożysz dokładnie { $load } na { NAME($card, form: "code") }. Potrzebne są { NAME($colour, form: "ships") } okręty albo inne, każdy z kartą Dzikiego Okrętu (masz { $wild }), i monety na załogi: po { $crew } za każdy okręt, { $flagship } za flagowy (masz { $coins }).
discovery-refusal-no-reservation = Nie masz już karty Rezerwacji.
discovery-refusal-where = Dokąd ma płynąć { NAME($card, form: "code") }? Wybierz najpierw ekspedycję, na przykład { $explore }1, albo kontrakt z ręki.
    .web = Dokąd ma płynąć { NAME($card, form: "code") }? Wybierz ekspedycję albo kontrakt z ręki.
discovery-forced-ships = Już zaznaczone: { NAME($ships, form: "code") }{ $wild ->
    [0] { "" }
    [one] { " " }(kosztuje { $wild } kartę Dzikiego Okrętu)
    [few] { " " }(kosztuje { $wild } karty Dzikiego Okrętu)
    [many] { " " }(kosztuje { $wild } kart Dzikiego Okrętu)
   *[other] { " " }(kosztuje { $wild } karty Dzikiego Okrętu)
}{ $why ->
    [send] { " " }– to jedyny okręt, który może tam popłynąć.
    [load] { " " }– tylko tak wyjdzie dokładna wartość.
   *[rest] { " " }– nic innego nie pasuje do wybranych okrętów.
}
discovery-forced-answer = { $answers } Nie ma innej możliwości.
discovery-reveals-ship = odkryje się następna karta okrętu
discovery-reveals-unseen = zobaczysz kontrakt z talii
discovery-reveals-contract = odkryje się nowy kontrakt
discovery-reveals-flagship = wszyscy zobaczą twój okręt flagowy
discovery-reveals-hand = wszyscy zobaczą twój kontrakt
discovery-reveals-scoring = zacznie się punktowanie
discovery-warning-unused = { $left ->
    [1] Masz jeszcze jedną akcję do wykonania.
   *[other] Masz jeszcze obie akcje do wykonania.
}
discovery-refusal-above = { NAME($card, form: "code") } leży w górnym rzędzie i nie można go jeszcze kupić.
discovery-refusal-buy-verb = { NAME($card, form: "code") } leży w dolnym rzędzie. Aby go kupić, wpisz { $key }{ $column }.
    .web = { NAME($card, form: "code") } leży w dolnym rzędzie i nie jest jeszcze twój: najpierw go kup.
discovery-refusal-not-idle = Nie masz wolnego { NAME($card, form: "code") }.
discovery-refusal-flagship-away = { $where ->
    [contract] Twój okręt flagowy jest na kontrakcie.
   *[expedition] Twój okręt flagowy jest na ekspedycji i już tam zostanie.
}
discovery-refusal-no-other = Nie masz drugiego wolnego { NAME($card, form: "code") }.
discovery-refusal-ships-first = Najpierw podaj okręty: brakuje { $due }.
discovery-refusal-too-large = { NAME($card, form: "code") } to za dużo: brakuje tylko { $due }.
discovery-refusal-order = { NAME($card, form: "code") } tu nie pasuje: okręty na kontrakt podaje się kolorami jak na stole, od najmniejszych, okręt flagowy na końcu. Wpisz wszystkie w jednym wierszu albo cofnij się o krok klawiszem u.
    .web = { NAME($card, form: "code") } nie pasuje do wybranych okrętów. Anuluj i wybierz od nowa.
discovery-refusal-no-exact = Z { NAME($card, form: "code") } nie wyjdzie dokładna wartość: brakuje { $due }, a pozostałymi okrętami, monetami i kartami Dzikiego Okrętu tego nie uzupełnisz.
discovery-refusal-declare = { NAME($colour, start: "yes") } to nie kolor twojego okrętu flagowego.

## What happened

discovery-event-starts = { $you ->
    [yes] Rozpoczynasz.
   *[no] Rozpoczyna { $seat }.
}
discovery-event-turn = { $you ->
    [yes] Tura { $turn }: ty
   *[no] Tura { $turn }: { $seat }
}
discovery-event-new-ship = Nowy w górnym rzędzie: { NAME($card, form: "code") }
discovery-event-new-contract = Nowe kontrakty: { NAME($cards, form: "code") }
discovery-event-dealt = { $you ->
    [yes] Dostajesz na początek
   *[no] { $seat } dostaje na początek
} { NAME($cards, form: "code") }.
discovery-event-dealt-hidden = { $seat } dostaje na początek { $count ->
    [one] { $count } kontrakt
    [few] { $count } kontrakty
    [many] { $count } kontraktów
   *[other] { $count } kontraktu
}.
discovery-event-takes = { $you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
    [many] { $coins } monet.
   *[other] { $coins } monety.
}
discovery-event-accepts = { $you ->
    [yes] Przyjmujesz { NAME($card, form: "code") }.
   *[no] { $seat } przyjmuje { NAME($card, form: "code") }.
}
discovery-event-accepts-and-new = { $you ->
    [yes] Przyjmujesz { NAME($card, form: "code") }.
   *[no] { $seat } przyjmuje { NAME($card, form: "code") }.
} Nowy: { NAME($new, form: "code") }
discovery-event-accepts-unseen = { $you ->
    [yes] Dobierasz z talii kontraktów { NAME($card, form: "code") }.
   *[no] { $seat } dobiera z talii kontraktów { NAME($card, form: "code") }.
}
discovery-event-accepts-hidden = { $seat } przyjmuje w ciemno kontrakt z talii.
discovery-event-buys = { $you ->
    [yes] Kupujesz { NAME($card, form: "code") } za { $price }.
   *[no] { $seat } kupuje { NAME($card, form: "code") } za { $price }.
}
discovery-event-buys-and-new = { $you ->
    [yes] Kupujesz { NAME($card, form: "code") } za { $price }.
   *[no] { $seat } kupuje { NAME($card, form: "code") } za { $price }.
} Nowy w górnym rzędzie: { NAME($new, form: "code") }
discovery-event-reserves-purchase = { $you ->
    [yes] Rezerwujesz { NAME($card, form: "code") } w dolnym rzędzie.
   *[no] { $seat } rezerwuje { NAME($card, form: "code") } w dolnym rzędzie.
}
discovery-event-reserves-filling = { $you ->
    [yes] Rezerwujesz { NAME($card, form: "code") } w górnym rzędzie.
   *[no] { $seat } rezerwuje { NAME($card, form: "code") } w górnym rzędzie.
}
discovery-event-reserves-contract = { $you ->
    [yes] Rezerwujesz kontrakt { NAME($card, form: "code") }.
   *[no] { $seat } rezerwuje kontrakt { NAME($card, form: "code") }.
}
discovery-event-first-scoring-card = Odkryto Pierwsze Punktowanie: { $timing ->
    [over] to punktowanie już się odbyło.
    [immediate] ekspedycje są punktowane natychmiast.
    [end_of_round] po tej turze każdy ma jeszcze jedną, a potem ekspedycje będą punktowane.
   *[other] ekspedycje będą punktowane na koniec tej tury.
}
discovery-event-last-scoring-card = Odkryto Ostatnie Punktowanie: { $stalled ->
    [yes] ostatnia runda już trwa.
   *[no] po tej turze każdy ma jeszcze jedną, a potem gra się kończy.
}
discovery-event-plays = { $you ->
    [yes] Wykładasz na stół { NAME($card, form: "code") }.
   *[no] { $seat } wykłada na stół { NAME($card, form: "code") }.
}
discovery-event-loads = { $you ->
    [yes] Wysyłasz na ten kontrakt { NAME($ships, form: "code") }
   *[no] { $seat } wysyła na ten kontrakt { NAME($ships, form: "code") }
}{ $wild ->
    [0] .
    [one] , z { $wild } kartą Dzikiego Okrętu.
    [few] , z { $wild } kartami Dzikiego Okrętu.
    [many] , z { $wild } kartami Dzikiego Okrętu.
   *[other] , z { $wild } karty Dzikiego Okrętu.
}
discovery-event-under-way = { NAME($card, form: "code") } potrwa { $turns ->
    [one] { $turns } turę.
    [few] { $turns } tury.
    [many] { $turns } tur.
   *[other] { $turns } tury.
}
discovery-event-trades = { $you ->
    [yes] Wysyłasz
   *[no] { $seat } wysyła
} { NAME($ships, form: "code") } na { NAME($card, form: "code") }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} za { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}{ $wild ->
    [0] .
    [one] , z { $wild } kartą Dzikiego Okrętu.
    [few] , z { $wild } kartami Dzikiego Okrętu.
    [many] , z { $wild } kartami Dzikiego Okrętu.
   *[other] , z { $wild } karty Dzikiego Okrętu.
}
discovery-event-completes = { $you ->
    [yes] Kończysz { NAME($card, form: "code") } i dostajesz
   *[no] { $seat } kończy { NAME($card, form: "code") } i dostaje
} { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
    [many] { $coins } monet.
   *[other] { $coins } monety.
}
discovery-event-sails = { $you ->
    [yes] Wysyłasz
   *[no] { $seat } wysyła
} { NAME($ships, form: "code") } na ekspedycję { NAME($expedition, form: "gen") }{ $wild ->
    [0] .
    [one] , z { $wild } kartą Dzikiego Okrętu.
    [few] , z { $wild } kartami Dzikiego Okrętu.
    [many] , z { $wild } kartami Dzikiego Okrętu.
   *[other] , z { $wild } karty Dzikiego Okrętu.
}
discovery-event-flagship-sails = { $you ->
    [yes] Wysyłasz swój okręt flagowy
   *[no] { $seat } wysyła okręt flagowy
} na ekspedycję { NAME($expedition, form: "gen") } jako { NAME($colour) } okręt o wartości transportu { $value }{ $wild ->
    [0] .
   *[other] , z kartą Dzikiego Okrętu.
}
discovery-event-ship-freed = { $you ->
    [yes] Wygasa twoja rezerwacja na { NAME($card, form: "code") }.
   *[no] Wygasa rezerwacja gracza { $seat } na { NAME($card, form: "code") }.
}
discovery-event-contract-freed = { $you ->
    [yes] Wygasa twoja rezerwacja na { NAME($card, form: "code") }.
   *[no] Wygasa rezerwacja gracza { $seat } na { NAME($card, form: "code") }.
}
discovery-event-passes = { $you ->
    [yes] Nic nie robisz.
   *[no] { $seat } nic nie robi.
}
discovery-event-shows-flagship = { $you ->
    [yes] Odkrywasz swój okręt flagowy; jego kolory to { NAME($colour) } i { NAME($other) }.
   *[no] { $seat } odkrywa okręt flagowy; jego kolory to { NAME($colour) } i { NAME($other) }.
}
discovery-event-first-scoring = Pierwsze punktowanie:
discovery-event-last-scoring = Ostatnie punktowanie:
discovery-earned = { NAME($expedition, form: "code") } { $points }
discovery-earned-ship = { $you ->
    [yes] Ty
   *[no] { $seat }
}: { NAME($ship, form: "code") }, { NAME($expedition) } +{ $points }
discovery-event-earns = { $you ->
    [yes] Zdobywasz
   *[no] { $seat } zdobywa
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} na ekspedycjach: { $items }
discovery-event-mission = { $you ->
    [yes] Twoja misja to
   *[no] { $seat } ma misję
} „{ NAME($mission) }”: { $count } × { $value } = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
discovery-event-at-home = { $count ->
    [0] { $you ->
        [yes] Nie masz okrętów w porcie:
       *[no] { $seat } nie ma okrętów w porcie:
    }
    [one] { $you ->
        [yes] Masz w porcie { $count } okręt:
       *[no] { $seat } ma w porcie { $count } okręt:
    }
    [few] { $you ->
        [yes] Masz w porcie { $count } okręty:
       *[no] { $seat } ma w porcie { $count } okręty:
    }
    [many] { $you ->
        [yes] Masz w porcie { $count } okrętów:
       *[no] { $seat } ma w porcie { $count } okrętów:
    }
   *[other] { $you ->
        [yes] Masz w porcie { $count } okrętu:
       *[no] { $seat } ma w porcie { $count } okrętu:
    }
} { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
discovery-event-gives-up = { $you ->
    [yes] Odrzucasz nieukończone kontrakty:
   *[no] { $seat } odrzuca nieukończone kontrakty:
} { NAME($cards, form: "code") }
discovery-event-stalling = Jeśli jeszcze przez jedną rundę nikt nie kupi okrętu, zacznie się ostatnia runda.
discovery-event-stalled = Nikt już nie kupuje okrętów: po tej turze każdy ma jeszcze jedną, a potem gra się kończy.

## What a move would cause, in hints

discovery-fact-expedition = { $room ->
    [0] Ekspedycja { NAME($expedition, form: "gen") } będzie pełna.
   *[other] Na ekspedycji { NAME($expedition, form: "gen") } zostanie miejsce na wartość transportu { $room }, tylko na { NAME($chain, form: "ships") } okręty.
}
discovery-fact-mission = Twoja misja będzie warta { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
discovery-fact-coins = { $coins ->
    [one] Będziesz mieć { $coins } monetę.
    [few] Będziesz mieć { $coins } monety.
    [many] Będziesz mieć { $coins } monet.
   *[other] Będziesz mieć { $coins } monety.
}
discovery-fact-saves = Na następną turę zostawiasz sobie { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}; { $ships ->
    [0] nie masz okrętów w porcie.
    [one] w porcie zostaje { $ships } okręt.
    [few] w porcie zostają { $ships } okręty.
    [many] w porcie zostaje { $ships } okrętów.
   *[other] w porcie zostaje { $ships } okrętu.
}
discovery-fact-wild = { $count ->
    [0] Nie zostanie ci żadna karta Dzikiego Okrętu.
    [one] Zostanie ci { $count } karta Dzikiego Okrętu.
    [few] Zostaną ci { $count } karty Dzikiego Okrętu.
    [many] Zostanie ci { $count } kart Dzikiego Okrętu.
   *[other] Zostanie ci { $count } karty Dzikiego Okrętu.
}
discovery-fact-price = Kosztuje { $price }, a masz { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
    [many] { $coins } monet.
   *[other] { $coins } monety.
}
discovery-fact-incomes = Dochód za 1, 2 lub 3 tury: { $one }, { $two } lub { $three }.

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

discovery-reason-points = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} o { $number } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} { $way ->
    [more] więcej
   *[less] mniej
}
discovery-reason-to-come = { $you ->
    [yes] Twoje okręty na ekspedycjach
   *[no] Okręty, które { $seat } ma na ekspedycjach,
} przyniosą o { $number } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} { $way ->
    [more] więcej
   *[less] mniej
}
discovery-reason-ships = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} w porcie o { $number } { $count ->
    [one] okręt
    [few] okręty
    [many] okrętów
   *[other] okrętu
} { $way ->
    [more] więcej
   *[less] mniej
}
discovery-reason-income = { $you ->
    [yes] Twoje trwające kontrakty
   *[no] Trwające kontrakty, które ma { $seat },
} przyniosą o { $number } { $count ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
} { $way ->
    [more] więcej
   *[less] mniej
}
discovery-reason-completed = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} o { $number } { $count ->
    [one] ukończony kontrakt
    [few] ukończone kontrakty
    [many] ukończonych kontraktów
   *[other] ukończonego kontraktu
} { $way ->
    [more] więcej
   *[less] mniej
}
discovery-reason-contracts = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} na ręce o { $number } { $count ->
    [one] kontrakt
    [few] kontrakty
    [many] kontraktów
   *[other] kontraktu
} { $way ->
    [more] więcej
   *[less] mniej
}
discovery-reason-wild = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} o { $number } { $count ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} Dzikiego Okrętu { $way ->
    [more] więcej
   *[less] mniej
}
discovery-reason-reservations = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} o { $number } { $count ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} Rezerwacji { $way ->
    [more] więcej
   *[less] mniej
}
discovery-reason-coins = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} o { $number } { $count ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
} { $way ->
    [more] więcej
   *[less] mniej
}
discovery-reason-mission = Twoja misja jest warta o { $number } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} { $way ->
    [more] więcej
   *[less] mniej
}

## The score sheet

discovery-score-expedition = { NAME($expedition, form: "code") }
discovery-score-two = { $first } + { $last }
discovery-score-sum = { $first } + { $last } = { $sum }
discovery-score-expeditions = Wszystkie ekspedycje
discovery-score-mission = Misja: { NAME($mission) }
discovery-score-product = { $count } × { $value } = { $points }
discovery-score-at-home = Okręty w porcie
discovery-score-points = Punkty zwycięstwa
discovery-score-tie-break = Rozstrzygnięcie remisu: okręty w porcie
discovery-score-legend = ekspedycje: pierwsze + ostatnie punktowanie; misja: liczba ekspedycji, które się liczą, × punkty według liczby ukończonych kontraktów
discovery-verdict-wins = { $you ->
    [yes] Zwycięstwo! Twój wynik
   *[no] Zwycięstwo: { $seat }. Wynik
}: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
discovery-verdict-ships = { $you ->
    [yes] Remis w punktach ({ $points }), ale to twoje zwycięstwo dzięki większej liczbie okrętów w porcie ({ $ships }).
   *[no] Remis w punktach ({ $points }), ale dzięki większej liczbie okrętów w porcie ({ $ships }) zwycięża { $seat }.
}
discovery-verdict-shared = Wspólne zwycięstwo: { $winners }. Remis w punktach ({ $points }) i w okrętach w porcie ({ $ships }).

## Help. The title, or one of the words of "also", is what people type after the question mark.

discovery-help-ship = { NAME($card, form: "code") } ({ NAME($card) }): wartość transportu { $transport }, cena { $price ->
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}, załoga { $crew }. { $copies ->
    [one] Wśród 42 okrętów jest { $copies } taki.
    [few] Wśród 42 okrętów są { $copies } takie.
    [many] Wśród 42 okrętów jest { $copies } takich.
   *[other] Wśród 42 okrętów jest { $copies } takiego.
}
discovery-help-flagship = Twój okręt flagowy ma dwa kolory i liczy się jako ten, którego akurat potrzebujesz. Za każdym razem, gdy go wysyłasz, wybierasz jego wartość transportu: 1, 2 lub 3; na kontrakcie uzupełnia to, czego brakuje innym okrętom. Jego załoga kosztuje { $crew ->
    [one] { $crew } monetę
    [few] { $crew } monety
    [many] { $crew } monet
   *[other] { $crew } monety
}. Dopóki go nie wyślesz, jego kolory są tajne. Okrętów flagowych się nie kupuje. Na ekspedycji ma jeden kolor: ten, który mają okręty wysłane tam wcześniej, jeśli jest jednym z jego dwóch; w przeciwnym razie wybierasz jeden z nich.
discovery-help-contract = { NAME($card, form: "code") } ({ NAME($card) }): { NAME($colour, form: "ships") } okręty o łącznej wartości transportu dokładnie { $load }, na przykład { NAME($fleet, form: "code") }. Dochód za 1, 2 lub 3 tury: { $one }, { $two } lub { $three }.
discovery-help-expedition =
    { NAME($card) } { $voyage }.
    { $line }
discovery-help-explorer = { NAME($card) } { $voyage }. W tej partii nie ma takiej ekspedycji.

discovery-help-goal = Cel
    .also = zwycięstwo punkty wygrana wygrać koniec
    .text = Kupujesz okręty, zarabiasz nimi na kontraktach handlowych i wysyłasz je na ekspedycje, które dają punkty zwycięstwa. Ekspedycje są punktowane dwa razy. Na koniec dochodzą punkty za tajną misję specjalną i po { $idle ->
        [one] { $idle } punkcie
        [few] { $idle } punkty
        [many] { $idle } punktów
       *[other] { $idle } punktu
    } za każdy okręt w porcie. Wygrywa gracz, który ma najwięcej punktów zwycięstwa; przy remisie ten, kto ma więcej okrętów w porcie; jeśli nadal jest remis, zwycięstwo jest wspólne. Monety i karty na ręce się nie liczą.
discovery-help-turn = Tura
    .also = akcja akcje akcji
    .text = Najpierw dla każdego twojego kontraktu mija jedna tura, a te, które się kończą, przynoszą monety. Potem wykonaj najwyżej dwie różne akcje z czterech, w dowolnej kolejności: weź { $take ->
        [one] { $take } monetę
        [few] { $take } monety
        [many] { $take } monet
       *[other] { $take } monety
    }; przyjmij kontrakt; kup dowolną liczbę okrętów; wyślij dowolną liczbę okrętów. Kupujesz i wysyłasz, dopóki nie zaczniesz innej akcji. Zagranie karty Rezerwacji nie jest akcją i nic nie kosztuje.
discovery-help-coins = Monety
    .also = moneta weź wziąć pieniądze załoga opłata płacić
    .text = Akcja „weź monety” daje { $take ->
        [one] { $take } monetę
        [few] { $take } monety
        [many] { $take } monet
       *[other] { $take } monety
    }. Przyjęcie kontraktu kosztuje { $accept }, a okręt 3, 4 lub 5 przy wartości transportu 1, 2 lub 3. Za każdym razem, gdy wysyłasz okręt, płacisz też za załogę: { $crew }, a za załogę okrętu flagowego { $flagship }. Nie można się zadłużać. { $coins ->
        [hidden] Przy tym stole widzisz tylko własne monety.
       *[open] Wszyscy widzą wszystkie monety.
    }
discovery-help-market = Rynek
    .also = kup kupić zakup zakupy kupno kupowanie okręt okręty cena rząd rzędy kolumna kupka kupki zapełnianie
    .text = Kupić można tylko okręty z dolnego rzędu. Po każdym zakupie na wolne miejsce schodzi okręt z górnego rzędu, a tam pojawia się nowy z kupek, zaczynając od pierwszej; okręt, który zszedł, możesz od razu kupić. Z kupek odkryto dotąd { $purchases } z 32 okrętów. Dwie karty punktowania są w trzeciej i w piątej kupce; bez zakupów nigdy się nie pojawią.
    .web = Kupić można tylko okręty z dolnego rzędu. Po każdym zakupie na wolne miejsce schodzi okręt z górnego rzędu, a tam pojawia się nowy z kupek, zaczynając od pierwszej; okręt, który zszedł, możesz od razu kupić. Dwie karty punktowania są w trzeciej i w piątej kupce, oznaczonych I oraz II; bez zakupów nigdy się nie pojawią. Pieczęć z imieniem pokazuje, kto zarezerwował kartę.
discovery-help-contracts = Kontrakty
    .also = kontrakt przyjmij przyjąć dochód dochody talia ręka
    .text =
        Za { $accept ->
            [one] { $accept } monetę
            [few] { $accept } monety
            [many] { $accept } monet
           *[other] { $accept } monety
        } bierzesz jeden z odkrytych kontraktów (na jego miejsce od razu trafia nowy) albo w ciemno wierzchnią kartę talii (zostało { $deck }). Na ręce możesz mieć najwyżej { $limit }; kontrakty w toku się nie liczą. Dochód w monetach za 1, 2 lub 3 tury:
        { $incomes }
    .web = Za { $accept ->
        [one] { $accept } monetę
        [few] { $accept } monety
        [many] { $accept } monet
       *[other] { $accept } monety
    } bierzesz jeden z odkrytych kontraktów (na jego miejsce od razu trafia nowy) albo w ciemno wierzchnią kartę talii. Na ręce możesz mieć najwyżej { $limit }; kontrakty w toku się nie liczą. Kontrakt pokazuje wymaganą wartość, a pod nią dochód za 1, 2 lub 3 tury.
discovery-income-load = wymagana wartość { $load }: { $one }, { $two } lub { $three }
discovery-income-card = { NAME($card, form: "code") }: { $one }, { $two } lub { $three }
discovery-help-trade = Handel
    .also = handlowy handlować ładunek czas trwanie tury wyślij wysłać
    .text = Gdy wysyłasz okręty, możesz wyłożyć na stół kontrakt z ręki razem z okrętami w jego kolorze, których łączna wartość transportu jest dokładnie taka, jakiej wymaga kontrakt. Wybierasz też czas trwania: 1, 2 lub 3 tury. Potem niczego już nie zmienisz. Kontrakt kończy się na początku pierwszej, drugiej albo trzeciej z twoich następnych tur: dostajesz monety, okręty wracają do portu, a twój znacznik przesuwa się na torze kontraktów. Okręty wysłane na 1 turę masz więc z powrotem już w następnej turze.
discovery-help-expeditions = Ekspedycje
    .also = ekspedycja wyprawa odkrywca miejsce limit pełna
    .text =
        Wysyłasz dowolne okręty na dowolne ekspedycje. Ich łączna wartość transportu nie może przekroczyć limitu ekspedycji, ale nie musi go osiągnąć. Okręty zostają tam do końca gry, a inne mogą do nich dołączyć. Wartość transportu okrętu nie wpływa na to, ile daje punktów. W tej partii (punkty okrętu w innym kolorze/w kolorze karty):
        { $expeditions }
    .web = Wysyłasz dowolne okręty na dowolne ekspedycje. Ich łączna wartość transportu nie może przekroczyć limitu ekspedycji, ale nie musi go osiągnąć. Okręty zostają tam do końca gry, a inne mogą do nich dołączyć. Wartość transportu nie wpływa na punkty: I to pierwsze punktowanie, II ostatnie; zwykła liczba jest dla okrętów w innych kolorach, liczba na polu w kolorze karty dla okrętów w tym kolorze. Naciśnij swój okręt, aby zobaczyć, gdzie pasuje i ile da punktów.
discovery-expedition-line = { $key }{ $number } { NAME($expedition) } (kolor { NAME($colour) }): pierwsze { $first-other }/{ $first-same }, ostatnie { $last-other }/{ $last-same }, wolne { $room } z { $limit }
discovery-help-colours = Kolory
    .also = kolor czerwony żółty niebieski zielony biały czarny
    .text = Pierwszy okręt na ekspedycji może mieć dowolny kolor, a wszystkie następne, także okręty innych graczy, muszą mieć ten sam. Pasuje też okręt flagowy, który ma ten kolor wśród swoich dwóch, a z kartą Dzikiego Okrętu może dołączyć dowolny okręt. Okręt w kolorze karty ekspedycji daje wyższą liczbę punktów, niezależnie od tego, jaki kolor mają pozostałe.
discovery-help-wild = Dziki
    .title = Dzikie Okręty
    .also = dzikie dzikiego dżoker joker
    .text = Karta Dzikiego Okrętu pozwala wysłać na ekspedycję albo na kontrakt jeden okręt, który nie pasuje kolorem. Niczego więcej nie zmienia: wolne miejsce, dokładna wartość i opłata za załogę nadal obowiązują. Taki okręt punktuje { $wild-scoring ->
        [chain] w kolorze pozostałych okrętów na tej ekspedycji.
       *[own] w swoim własnym kolorze.
    } Kartę zagrywa się automatycznie, gdy wysyłasz taki okręt. { $wild ->
        [0] Nie masz już karty Dzikiego Okrętu.
        [one] Została ci { $wild } karta Dzikiego Okrętu.
        [few] Zostały ci { $wild } karty Dzikiego Okrętu.
        [many] Zostało ci { $wild } kart Dzikiego Okrętu.
       *[other] Zostało ci { $wild } karty Dzikiego Okrętu.
    }
    .web = Karta Dzikiego Okrętu pozwala wysłać na ekspedycję albo na kontrakt jeden okręt, który nie pasuje kolorem. Niczego więcej nie zmienia: wolne miejsce, dokładna wartość i opłata za załogę nadal obowiązują. Taki okręt punktuje { $wild-scoring ->
        [chain] w kolorze pozostałych okrętów na tej ekspedycji.
       *[own] w swoim własnym kolorze.
    } Kartę zagrywa się automatycznie, gdy wysyłasz taki okręt.
discovery-help-reservation = Rezerwacja
    .also = rezerwuj zarezerwuj zarezerwować zarezerwowany znacznik
    .text = W dowolnej chwili swojej tury możesz położyć znacznik na okręcie z któregoś rzędu albo na odkrytym kontrakcie. Nikt inny nie może go kupić ani przyjąć do końca twojej następnej tury. Nadal musisz za niego zapłacić i zużyć na to akcję, a okręt musi leżeć w dolnym rzędzie. Znacznik schodzi w dół razem z okrętem. { $reservations ->
        [0] Nie masz już karty Rezerwacji.
        [one] Została ci { $reservations } karta Rezerwacji.
        [few] Zostały ci { $reservations } karty Rezerwacji.
        [many] Zostało ci { $reservations } kart Rezerwacji.
       *[other] Zostało ci { $reservations } karty Rezerwacji.
    } P1, P2… przy karcie to gracz, który ją zarezerwował.
    .web = W dowolnej chwili swojej tury możesz położyć swoją pieczęć na okręcie z któregoś rzędu albo na odkrytym kontrakcie: naciśnij kartę Rezerwacji, a potem kartę, którą chcesz zarezerwować. Nikt inny nie może jej kupić ani przyjąć do końca twojej następnej tury. Nadal musisz za nią zapłacić i zużyć na to akcję, a okręt musi leżeć w dolnym rzędzie. Pieczęć schodzi w dół razem z okrętem.
discovery-help-mission = Misja
    .also = misje misji specjalna
    .text = Tajna misja specjalna mówi, ile okrętów na ekspedycji musi należeć do ciebie, żeby ta ekspedycja się dla ciebie liczyła. Na koniec za każdą taką ekspedycję dostajesz tyle punktów, ile wskazuje twoje pole na torze kontraktów. Liczy się liczba okrętów, a nie wartość transportu; większość to więcej okrętów, niż mają wszyscy pozostali razem. Misje w tej partii: { $missions }.{ $equal ->
        [yes] { "" }
       *[no] { " " }Nie wszystkie są równie trudne; z opcją missions=equal każdy dostaje taką samą.
    } Twoja to „{ NAME($mission) }”. W tej chwili dałaby { $count } × { $value } = { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
    .web = Tajna misja specjalna mówi, ile okrętów na ekspedycji musi należeć do ciebie, żeby ta ekspedycja się dla ciebie liczyła. Na koniec za każdą taką ekspedycję dostajesz tyle punktów, ile wskazuje twoje pole na torze kontraktów. Liczy się liczba okrętów, a nie wartość transportu; większość to więcej okrętów, niż mają wszyscy pozostali razem. { $equal ->
        [yes] Przy tym stole wszyscy mają taką samą misję.
       *[no] Nie wszystkie misje są równie trudne; jest opcja, z którą każdy dostaje taką samą.
    }
discovery-help-track = Tor
    .title = Tor kontraktów
    .also = toru ukończone ukończony tabela
    .text = Każdy ukończony kontrakt przesuwa twój znacznik na torze kontraktów o jedno pole. Pole, na którym stoi, mówi, ile punktów da ci na koniec każda ekspedycja twojej misji. Kolejne pola, od zera ukończonych kontraktów: { $track } i tak dalej. { $completed ->
        [0] Nie masz jeszcze ukończonego kontraktu
        [one] Masz { $completed } ukończony kontrakt
        [few] Masz { $completed } ukończone kontrakty
        [many] Masz { $completed } ukończonych kontraktów
       *[other] Masz { $completed } ukończonego kontraktu
    }, więc każda taka ekspedycja jest teraz warta { $value ->
        [one] { $value } punkt.
        [few] { $value } punkty.
        [many] { $value } punktów.
       *[other] { $value } punktu.
    }
    .web = Każdy ukończony kontrakt przesuwa twój znacznik na torze kontraktów o jedno pole. Pole, na którym stoi, mówi, ile punktów da ci na koniec każda ekspedycja twojej misji: bez ukończonych kontraktów zero, a za każdy ukończony o punkt więcej, chyba że zestaw kart mówi inaczej.
discovery-help-first = Pierwsze
    .title = Pierwsze Punktowanie
    .also = punktowanie punktowania pierwszego
    .text = Karta Pierwszego Punktowania jest w trzeciej kupce. Gdy zostanie odkryta, { $timing ->
        [immediate] ekspedycje są punktowane natychmiast.
        [end_of_round] gracz kończy turę, każdy ma jeszcze jedną, a potem ekspedycje są punktowane.
       *[other] ekspedycje są punktowane na koniec tej tury.
    } Każdy okręt na ekspedycji daje tyle punktów, ile jej karta podaje dla pierwszego punktowania. Nic innego nie daje wtedy punktów. { $first ->
        [hidden] { $first-safe ->
            [0] { $first-cards ->
                [1] Odkryje ją następny zakup.
               *[other] Odkryje ją jeden z { $first-cards } następnych zakupów.
            }
            [one] Następny zakup jest bezpieczny, potem odkryje ją jeden z { $first-cards }.
            [few] Następne { $first-safe } zakupy są bezpieczne, potem odkryje ją jeden z { $first-cards }.
            [many] Następnych { $first-safe } zakupów jest bezpiecznych, potem odkryje ją jeden z { $first-cards }.
           *[other] Następne { $first-safe } zakupu jest bezpieczne, potem odkryje ją jeden z { $first-cards }.
        }
        [turned_up] Jest już odkryta: punktowanie odbędzie się wkrótce.
       *[scored] To punktowanie już się odbyło.
    }
    .web = Karta Pierwszego Punktowania jest w trzeciej kupce. Gdy zostanie odkryta, { $timing ->
        [immediate] ekspedycje są punktowane natychmiast.
        [end_of_round] gracz kończy turę, każdy ma jeszcze jedną, a potem ekspedycje są punktowane.
       *[other] ekspedycje są punktowane na koniec tej tury.
    } Każdy okręt na ekspedycji daje tyle punktów, ile jej karta podaje przy I. Nic innego nie daje wtedy punktów.
discovery-help-last = Ostatnie
    .title = Ostatnie Punktowanie i koniec gry
    .also = punktowanie punktowania ostatniego koniec
    .text = Karta Ostatniego Punktowania jest w piątej kupce. Gdy zostanie odkryta, gracz kończy turę, a każdy ma jeszcze jedną. Potem nieukończone kontrakty przepadają bez wypłaty, każdy okręt na ekspedycji daje tyle punktów, ile jej karta podaje dla ostatniego punktowania, gracze odkrywają misje i dostają za nie punkty, a każdy okręt w porcie daje { $idle ->
        [one] { $idle } punkt
        [few] { $idle } punkty
        [many] { $idle } punktów
       *[other] { $idle } punktu
    }, { $idle-flagship ->
        [yes] także okręt flagowy.
       *[no] ale nie okręt flagowy.
    } { $last ->
        [hidden] { $last-safe ->
            [0] { $last-cards ->
                [1] Odkryje ją następny zakup.
               *[other] Odkryje ją jeden z { $last-cards } następnych zakupów.
            }
            [one] Następny zakup jest bezpieczny, potem odkryje ją jeden z { $last-cards }.
            [few] Następne { $last-safe } zakupy są bezpieczne, potem odkryje ją jeden z { $last-cards }.
            [many] Następnych { $last-safe } zakupów jest bezpiecznych, potem odkryje ją jeden z { $last-cards }.
           *[other] Następne { $last-safe } zakupu jest bezpieczne, potem odkryje ją jeden z { $last-cards }.
        }
       *[turned_up] Jest już odkryta: trwa ostatnia runda.
    }
    .web = Karta Ostatniego Punktowania jest w piątej kupce. Gdy zostanie odkryta, gracz kończy turę, a każdy ma jeszcze jedną. Potem nieukończone kontrakty przepadają bez wypłaty, każdy okręt na ekspedycji daje tyle punktów, ile jej karta podaje przy II, gracze odkrywają misje i dostają za nie punkty, a każdy okręt w porcie daje { $idle ->
        [one] { $idle } punkt
        [few] { $idle } punkty
        [many] { $idle } punktów
       *[other] { $idle } punktu
    }, { $idle-flagship ->
        [yes] także okręt flagowy, który nie jest na ekspedycji.
       *[no] ale okręt flagowy nie.
    }
discovery-help-stall = Zastój
    .title = Gdy nikt nie kupuje
    .also = zastoju rundy runda
    .text = Nikt nie musi kupować okrętów, a bez zakupów gra by się nie skończyła. { $rounds ->
        [0] Przy tym stole nic temu nie zapobiega.
        [one] Przy tym stole ostatnia runda zaczyna się po { $rounds } rundzie bez zakupów. Jeśli pierwszego punktowania jeszcze nie było, odbywa się wtedy.
        [few] Przy tym stole ostatnia runda zaczyna się po { $rounds } rundach bez zakupów; rundę wcześniej pojawia się ostrzeżenie. Jeśli pierwszego punktowania jeszcze nie było, odbywa się wtedy.
        [many] Przy tym stole ostatnia runda zaczyna się po { $rounds } rundach bez zakupów; rundę wcześniej pojawia się ostrzeżenie. Jeśli pierwszego punktowania jeszcze nie było, odbywa się wtedy.
       *[other] Przy tym stole ostatnia runda zaczyna się po { $rounds } rundy bez zakupów; rundę wcześniej pojawia się ostrzeżenie. Jeśli pierwszego punktowania jeszcze nie było, odbywa się wtedy.
    }
discovery-help-codes = Oznaczenia
    .also = kod kody karty karta litera litery skrót skróty
    .text = Litera okrętu to jego kolor: C czerwony, Y żółty, N niebieski, Z zielony, B biały, A czarny; cyfra to wartość transportu. F to twój okręt flagowy. Kontrakt ma przed kolorem małe k, a jego cyfra to wymagana wartość. Ekspedycje mają oznaczenia od e1 do e12, kolumny Rynku od A do E. Cały ruch można wpisać w jednym wierszu: e4 N2 wysyła okręt na czwartą ekspedycję, a kN5 N3 N2 t2 dwa okręty na kontrakt na 2 tury. W tabeli graczy „Ukończ.” to ukończone kontrakty, a „Dojdą” to punkty, które okręty na ekspedycjach jeszcze dadzą. O kartę zapytasz tak: ? C3
discovery-help-numbers = Liczby
    .title = Skąd są liczby na kartach
    .also = zestaw dane wartości prawdziwe odtworzone
    .text = { $set ->
        [own] W tej partii używasz własnego zestawu kart.
       *[other] Nakład gry jest wyczerpany i niewiele liczb z jej kart jest znanych. Większość liczb na ekspedycjach i kontraktach, kolory okrętów flagowych i zestawy misji są odtworzone; strona tej gry w dokumentacji wymienia te, które są znane. Kto ma drukowane karty, może wprowadzić prawdziwe liczby.
    }
    .web = { $set ->
        [own] W tej partii używany jest własny zestaw kart.
       *[other] Nakład gry jest wyczerpany i niewiele wiadomo o jej kartach: znanych jest kilka nazwisk, jeden limit, jeden dochód i dwa pola toru kontraktów. Reszta została odtworzona tak, żeby gra była wyważona. Kto ma drukowane karty, może przy otwieraniu stołu podać prawdziwe liczby.
    }
discovery-help-secrets = Tajemnice
    .also = tajne jawne ukryte tajna
    .text = Tajne są kontrakty na ręce, jeśli zostały rozdane albo wzięte w ciemno, misje aż do końca gry oraz okręty flagowe, dopóki nie zostaną po raz pierwszy wysłane. Wszystko inne jest jawne: okręty, kontrakty w toku, punkty{ $coins ->
        [hidden] { " " }i karty akcji, ale nie monety.
       *[open] , karty akcji i monety.
    } Można policzyć, jakie okręty są jeszcze w kupkach, ale nie wiadomo, w jakiej kolejności.
discovery-help-tips = Porady
    .also = strategia rada rady pomoc
    .text = Zanim okręt wyruszy na ekspedycję, niech trochę pohandluje: z ekspedycji nie przywiezie już monet. Duże okręty są dobre w handlu, małe na ekspedycjach, bo punkty są za okręt. Kilka kontraktów w kolorze twoich okrętów pozwala jednej flocie zarobić kilka razy. Długie kontrakty dają więcej, krótkie szybciej oddają okręty; pod koniec gry opłacają się tylko krótkie. Zostaw po monecie na każdą załogę. Licz zakupy: przed punktowaniem okręty powinny być już na ekspedycjach. Każdy ukończony kontrakt zwiększa wartość twojej misji.

## The table in the browser

discovery-web-blurb = Kupuj okręty, zarabiaj nimi na kontraktach handlowych i w porę wyślij je z wielkimi odkrywcami, bo punktowania są dwa. Okręt na ekspedycji już nigdy nie zarobi monet: kiedy opłaca się go wysłać?
discovery-bot-apprentice = Częściej niż inni przyjmuje odkryte kontrakty i potrzebuje najwięcej tur.
discovery-bot-trader = Zawsze w ruchu: kupuje i wysyła okręty częściej niż ktokolwiek.
discovery-bot-merchant = Lubi dobierać kontrakty w ciemno i zapełnia do limitu więcej ekspedycji niż czeladnicy i handlarze.
discovery-bot-magnate = Często bierze monety, a przy Pierwszym Punktowaniu zdobywa więcej niż czeladnicy i handlarze.
discovery-bot-master = Wszystko, co wie o ekspedycjach, pochodzi z zasad i z partii z samym sobą.
discovery-bot-grandmaster = Zna grę tak jak mistrz: tylko z zasad i z partii z samym sobą. Przed decyzją szuka ruchu dziesięć razy dłużej.
discovery-web-keys = X przechodzi do ekspedycji, M na Rynek, C do kontraktów, a H do twoich okrętów; G bierze monety, R rezerwuje, E kończy turę.
discovery-web-pages = Co widać
discovery-web-actions = Akcje
discovery-web-take = Monety
discovery-web-accept = Przyjmij
discovery-web-buy = Kup
discovery-web-send = Wyślij
discovery-web-end = Koniec tury
discovery-web-reserve = Rezer{"\u00AD"}wuj
discovery-web-reserve-does = trzyma kartę
discovery-web-wild = Dziki Okręt
discovery-web-wild-does = każdy kolor
discovery-web-no-ships = brak wolnych okrętów
discovery-web-price = cena { $price }
discovery-web-reserved = rezerwacja: { $name }
discovery-web-reserved-yours = twoja rezerwacja
discovery-web-incomes = dochód { $one }, { $two } lub { $three }
discovery-web-piles = Kupki okrętów
discovery-web-next-buy = Wybierz okręt z dolnego rzędu.
discovery-web-next-accept = Wybierz odkryty kontrakt albo talię.
discovery-web-next-send = Wybierz swój okręt, a potem ekspedycję albo kontrakt.
discovery-web-next-reserve = Którą kartę rezerwujesz?
discovery-web-about-reserving = Czeka na ciebie do końca twojej następnej tury.
discovery-web-next-where = Dokąd wysyłasz ten okręt? Wybierz ekspedycję albo kontrakt.
discovery-web-about-piles = Liczby pokazują, ile kart zostało w każdej kupce. Po każdym zakupie nowy okręt wychodzi z pierwszej niepustej kupki. I oraz II oznaczają kupki z kartami Pierwszego i Ostatniego Punktowania.
discovery-web-about-points = Zdobyte punkty: { $points }. +{ $come } to punkty, które przy pozostałych punktowaniach dadzą okręty będące już na ekspedycjach.
discovery-web-first-due = Pierwsze punktowanie { $turns ->
    [one] na koniec tej tury
    [few] po { $turns } turach, licząc tę
    [many] po { $turns } turach, licząc tę
   *[other] po { $turns } tury, licząc tę
}
discovery-web-deck = Talia kontraktów: weź jeden w ciemno
discovery-web-expedition = { NAME($expedition) }, kolor { NAME($colour) }, zajęte { $used } z { $limit }; pierwsze punktowanie { $first-other }, { NAME($colour) } okręt { $first-same }; ostatnie punktowanie { $last-other }, { NAME($colour) } okręt { $last-same }
discovery-web-fits = Twój okręt pasuje: { $sum } z { $limit }
discovery-web-missions = Misje
discovery-web-action-cards = Karty akcji i punktowania
discovery-web-mission = Na koniec każda ekspedycja, na której masz { NAME($mission, form: "acc") }, daje ci tyle punktów, ile wskazuje twoje pole na torze kontraktów. Używana przy liczbie graczy: { $players }. Inni gracze mogą mieć inne misje; wszystkie pozostają tajne do końca gry.
discovery-web-expedition-card = Limit { $limit }. { NAME($colour, start: "yes") } okręt daje { $first-same } przy pierwszym i { $last-same } przy ostatnim punktowaniu, każdy inny { $first-other } i { $last-other }.
discovery-web-unseen-contracts = Kontrakty, które jeszcze się nie pokazały
discovery-web-unseen-ships = Okręty, które są jeszcze w kupkach
discovery-web-cards-own = własny zestaw
discovery-web-cards-file = Plik z własnymi liczbami
discovery-web-cards-template = Zapisz nasze liczby jako plik do zmiany
discovery-web-cards-unreadable = Tego pliku nie da się odczytać: musi to być zestaw kart w formacie TOML lub JSON.
discovery-web-cards-about = Większość liczb z drukowanych kart nie jest znana i trzeba było je odtworzyć. Jeśli masz tę grę, wpisz prawdziwe liczby do pliku i wybierz go tutaj.

## Options

discovery-option-cards = Zestaw kart
    .reconstructed-1 = odtworzony
discovery-option-first-scoring-timing = Kiedy odbywa się pierwsze punktowanie
    .end-of-turn = na koniec tury
    .immediate = natychmiast
    .end-of-round = gdy każdy rozegra jeszcze jedną turę
discovery-option-missions = Misje
    .classic = z zestawu kart
    .equal = taka sama dla wszystkich
    .full = wszystkie rodzaje
discovery-option-flagship-scoring = Który kolor okrętu flagowego punktuje na ekspedycji
    .declared = ten, w którym płynie
    .either = dowolny z jego dwóch
discovery-option-wild-scoring = W jakim kolorze punktuje okręt wysłany z kartą Dzikiego Okrętu
    .own = we własnym
    .chain = w kolorze pozostałych okrętów
discovery-option-idle-flagship = Okręt flagowy, który nie jest na ekspedycji, daje punkt
discovery-option-seat-bonus = Monety dla tych, którzy zaczynają później
    .off = brak
    .late = 1 dla trzeciego i czwartego
    .rising = 1 dla drugiego i trzeciego, 2 dla czwartego
discovery-option-stall-guard = Rundy bez zakupu, po których zaczyna się ostatnia runda (0: nigdy)
discovery-option-hidden-coins = Każdy widzi tylko własne monety
