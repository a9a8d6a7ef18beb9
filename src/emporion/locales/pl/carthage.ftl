# Traders of Carthage. The terms are those of docs/glossary/carthage.md.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player. Names cannot be
# inflected, so they stand in the nominative.
# $card, $cards, $ship, $goods, $token are named things: take their forms by NAME. The plain form is the nominative;
# acc, gen, ins are the other cases.

carthage-title = Traders of Carthage

## Cards: value and colour. "code" stands on the table and in lists.

carthage-card-R5 = czerwona 5
    .code = C5
    .acc = czerwoną 5
    .gen = czerwonej 5
    .ins = czerwoną 5
carthage-card-B5 = niebieska 5
    .code = N5
    .acc = niebieską 5
    .gen = niebieskiej 5
    .ins = niebieską 5
carthage-card-Y5 = żółta 5
    .code = Ż5
    .acc = żółtą 5
    .gen = żółtej 5
    .ins = żółtą 5
carthage-card-G5 = zielona 5
    .code = Z5
    .acc = zieloną 5
    .gen = zielonej 5
    .ins = zieloną 5
carthage-card-R3 = czerwona 3
    .code = C3
    .acc = czerwoną 3
    .gen = czerwonej 3
    .ins = czerwoną 3
carthage-card-B3 = niebieska 3
    .code = N3
    .acc = niebieską 3
    .gen = niebieskiej 3
    .ins = niebieską 3
carthage-card-Y3 = żółta 3
    .code = Ż3
    .acc = żółtą 3
    .gen = żółtej 3
    .ins = żółtą 3
carthage-card-G3 = zielona 3
    .code = Z3
    .acc = zieloną 3
    .gen = zielonej 3
    .ins = zieloną 3
carthage-card-R2 = czerwona 2
    .code = C2
    .acc = czerwoną 2
    .gen = czerwonej 2
    .ins = czerwoną 2
carthage-card-B2 = niebieska 2
    .code = N2
    .acc = niebieską 2
    .gen = niebieskiej 2
    .ins = niebieską 2
carthage-card-Y2 = żółta 2
    .code = Ż2
    .acc = żółtą 2
    .gen = żółtej 2
    .ins = żółtą 2
carthage-card-G2 = zielona 2
    .code = Z2
    .acc = zieloną 2
    .gen = zielonej 2
    .ins = zieloną 2

## Colours and what belongs to them

carthage-colour-red = czerwony
    .code = C
    .goods = czerwone
carthage-colour-blue = niebieski
    .code = N
    .goods = niebieskie
carthage-colour-yellow = żółty
    .code = Ż
    .goods = żółte
carthage-colour-green = zielony
    .code = Z
    .goods = zielone

carthage-ship-red = czerwony statek
    .acc = czerwony statek
    .gen = czerwonego statku
    .code = czerwony
carthage-ship-blue = niebieski statek
    .acc = niebieski statek
    .gen = niebieskiego statku
    .code = niebieski
carthage-ship-yellow = żółty statek
    .acc = żółty statek
    .gen = żółtego statku
    .code = żółty
carthage-ship-green = zielony statek
    .acc = zielony statek
    .gen = zielonego statku
    .code = zielony

carthage-goods-red = czerwone towary
    .acc = czerwone towary
    .gen = czerwonych towarów
    .code = czerwone
carthage-goods-blue = niebieskie towary
    .acc = niebieskie towary
    .gen = niebieskich towarów
    .code = niebieskie
carthage-goods-yellow = żółte towary
    .acc = żółte towary
    .gen = żółtych towarów
    .code = żółte
carthage-goods-green = zielone towary
    .acc = zielone towary
    .gen = zielonych towarów
    .code = zielone

carthage-token-red = czerwony znacznik realizacji
    .acc = czerwony znacznik realizacji
    .gen = czerwonego znacznika realizacji
carthage-token-blue = niebieski znacznik realizacji
    .acc = niebieski znacznik realizacji
    .gen = niebieskiego znacznika realizacji
carthage-token-yellow = żółty znacznik realizacji
    .acc = żółty znacznik realizacji
    .gen = żółtego znacznika realizacji
carthage-token-green = zielony znacznik realizacji
    .acc = zielony znacznik realizacji
    .gen = zielonego znacznika realizacji

## The sea route. $number is 0 where there is only one such space.

carthage-space-alexandria = Aleksandria
carthage-space-cyrenaica = Cyrenajka
carthage-space-carthage = Kartagina
carthage-space-coast = { $number ->
    [0] Wybrzeże
   *[other] Wybrzeże { $number }
}
carthage-space-pirates = { $number ->
    [0] Piraci
   *[other] Piraci { $number }
}

## The table

carthage-table-route = Szlak
carthage-table-market = Rynek
carthage-table-farm = Farma
carthage-table-price = kup wszystko: { $price }
carthage-table-price-and-coins = kup wszystko: { $price } · twoja ręka: { $coins }
carthage-table-empty = pusto
carthage-table-piles = Talia dociągania: { $pile } · stos kart odrzuconych: { $discard }
carthage-table-piles-top = Talia dociągania: { $pile } · stos kart odrzuconych: { $discard } (na wierzchu { NAME($card, form: "code") })
carthage-table-player = Gracz
carthage-table-hand = Ręka
carthage-table-goods = Skład
carthage-table-tokens = Znaczniki
carthage-table-points = Punkty
carthage-table-marker = Rezerwacja
carthage-table-marker-free = brak
carthage-table-marker-market = na Rynku
carthage-table-marker-farm = na Farmie
carthage-table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
carthage-table-stored-note = [ ] = chronione przed piratami
carthage-table-your-hand = Twoja ręka
carthage-table-empty-hand = pusta
carthage-table-worth = wartość: { $coins }

## Prompts: what has to be decided

carthage-prompt-over = Koniec gry.
carthage-prompt-token = { $you ->
    [yes] Wybierz początkowy znacznik realizacji. Gdy sprzedajesz towary w jego kolorze, każda karta jest warta o 1 więcej.
   *[no] { $seat } wybiera początkowy znacznik realizacji.
}
carthage-prompt-action = { $you ->
    [yes] { $buy ->
        [yes] { $reserve ->
            [yes] Kup wszystko, weź lub zarezerwuj.
           *[no] Kup wszystko albo weź kartę.
        }
       *[no] { $reserve ->
            [yes] Weź kartę jako monety albo zarezerwuj kartę.
           *[no] Weź kartę jako monety.
        }
    }
   *[no] { $seat } wybiera akcję.
}
carthage-prompt-pass = { $you ->
    [yes] Nie ma już dla ciebie żadnej karty: musisz spasować.
   *[no] { $seat } musi spasować.
}
carthage-prompt-pay = { $you ->
    [yes] Wybierz karty, którymi płacisz. Zostało do zapłaty: { $due }.
   *[no] { $seat } płaci.
}
carthage-prompt-paid = { $you ->
    [yes] Tyle wystarczy. Dołóż jeszcze kartę albo zakończ płatność.
   *[no] { $seat } płaci.
}
carthage-prompt-protect = { $you ->
    [yes] Piraci! Chronisz { NAME($goods, form: "acc") }?
   *[no] { $seat } decyduje, co uchronić przed piratami.
}
carthage-prompt-helpless = { $you ->
    [yes] Piraci czyhają na twoje { NAME($goods, form: "acc") }, a nie masz już na ręce dwójki ani trójki w tym kolorze, żeby je uchronić.
   *[no] { $seat } decyduje, co uchronić przed piratami.
}
carthage-prompt-store = { $you ->
    [yes] Możesz teraz przechować { NAME($goods, form: "acc") }, choć piraci im nie zagrażają. Które karty odrzucasz?
   *[no] { $seat } decyduje, co przechować.
}
carthage-prompt-cannot-store = { $you ->
    [yes] Można by teraz przechować { NAME($goods, form: "acc") }, ale nie masz już na ręce dwójki ani trójki w tym kolorze.
   *[no] { $seat } decyduje, co przechować.
}

## What helps to decide

carthage-note-price = Rynek kosztuje { $price }, twoja ręka jest warta { $coins }.
carthage-note-voyages = Po zakupie: { $voyages }
carthage-voyage = { NAME($ship, form: "code") } → { $to }
carthage-note-payday = Po zakupie Dzień Wypłaty: { $sales } pkt
carthage-sale = { NAME($goods, form: "code") } +{ $points }
carthage-note-sailing = Płyną dalej: { $voyages }
    .web = { $voyages }
carthage-raided = { NAME($ship, form: "code") }
carthage-note-raids = Piraci napadną na: { $ships }
    .web = Piraci: { $ships }
carthage-note-end = Ten zakup kończy grę. Co najmniej { $limit ->
    [one] { $limit } znacznik
    [few] { $limit } znaczniki
    [many] { $limit } znaczników
   *[other] { $limit } znacznika
} realizacji: { $players }.
    .web = Ten zakup kończy grę.
carthage-note-payment = Cena { $price }, zapłacono { NAME($cards, form: "code") } = { $paid }, zostało { $due }.
carthage-note-to-pay = Cena { $price }, twoja ręka jest warta { $coins }. Reszty się nie wydaje.
carthage-note-at-risk = Zagrożone: { NAME($cards, form: "code") }. Odrzucona dwójka chroni dwa, trójka jeden.
carthage-note-storable = Jeszcze niechronione: { NAME($cards, form: "code") }. Dwójka chroni dwa towary, trójka jeden.
carthage-note-lost = Stracisz: { NAME($cards, form: "code") }.

## Choices

carthage-group-token = Znacznik realizacji
carthage-group-buy = Kup
carthage-group-take = Weź jako monety
carthage-group-reserve-market = Zarezerwuj na Rynku
carthage-group-reserve-farm = Zarezerwuj na Farmie
carthage-group-pay = Zapłać
carthage-group-use = Odrzuć
carthage-group-other = Albo

carthage-label-buy = { $count ->
    [one] jedyną dostępną kartę za { $price }
    [2] obie dostępne karty za { $price }
    [few] wszystkie { $count } dostępne karty za { $price }
    [many] wszystkie { $count } dostępnych kart za { $price }
   *[other] wszystkie dostępne karty ({ $count }) za { $price }
}
    .button = Kup za { $price }
carthage-label-take-reserved = { NAME($card) } (twoja rezerwacja)
    .button = Weź { NAME($card, form: "acc") }
carthage-label-done-paying = gotowe
carthage-label-done-protecting = nie odrzucaj więcej
carthage-label-no-protection = nie odrzucaj niczego
carthage-label-pass = pas

carthage-key-buy = k
carthage-key-take = w
carthage-key-take-reserved = ww
carthage-key-reserve-market = r
carthage-key-reserve-farm = f
carthage-key-done = g
carthage-key-pass = p

carthage-action-token = Bierzesz { NAME($token, form: "acc") }.
carthage-action-buy = { $count ->
    [one] Kupujesz jedyną dostępną kartę za { $price }.
    [2] Kupujesz obie dostępne karty za { $price }.
    [few] Kupujesz wszystkie { $count } dostępne karty za { $price }.
    [many] Kupujesz wszystkie { $count } dostępnych kart za { $price }.
   *[other] Kupujesz wszystkie dostępne karty ({ $count }) za { $price }.
}
carthage-action-take = Bierzesz na rękę { NAME($card, form: "acc") } jako monety.
carthage-action-take-reserved = Bierzesz na rękę zarezerwowaną { NAME($card, form: "acc") } jako monety.
carthage-action-reserve-market = Rezerwujesz { NAME($card, form: "acc") } na Rynku.
carthage-action-reserve-farm = Rezerwujesz { NAME($card, form: "acc") } na Farmie.
carthage-action-pay = Płacisz { NAME($card, form: "ins") }.
carthage-action-use = Odrzucasz { NAME($card, form: "acc") }, aby uchronić towary.
carthage-action-done-paying = Kończysz płatność.
carthage-action-done-protecting = Nie odrzucasz więcej kart w tym kolorze.
carthage-action-no-protection = Nie odrzucasz kart w tym kolorze.
carthage-action-pass = Pasujesz.

carthage-summary-purchase = { $count ->
    [one] Kupujesz { $count } kartę
    [few] Kupujesz { $count } karty
    [many] Kupujesz { $count } kart
   *[other] Kupujesz { $count } karty
} za { $price }, płacisz { NAME($cards, form: "code") } = { $paid }{ $over ->
    [0] .
   *[other] { " " }(nadpłata: { $over }).
}
carthage-reveals-market = na Rynek trafią nowe karty
carthage-reveals-payday = zacznie się Dzień Wypłaty
carthage-reveals-card = wszyscy zobaczą twoją kartę
carthage-forced-pay = Już zaznaczone: { NAME($cards, form: "code") } – { $rest ->
    [yes] z wybranymi kartami inaczej się nie da.
   *[no] inaczej nie da się zapłacić.
}
carthage-summary-protection = { $discarded ->
    [0] Nie odrzucasz niczego.
   *[other] Odrzucasz { NAME($cards, form: "code") }, chronisz { NAME($saved, form: "code") }.
}{ $losses ->
    [0] { "" }
   *[other] { " " }Stracisz: { NAME($lost, form: "code") }.
}

## Why not

carthage-refusal-price = Nie możesz kupić: Rynek kosztuje { $price }, a twoja ręka jest warta { $coins }.
carthage-refusal-not-in-market = Na Rynku nie ma wolnej { NAME($card, form: "gen") }.
carthage-refusal-not-on-farm = Na Farmie nie ma wolnej { NAME($card, form: "gen") }.
carthage-refusal-only-on-farm = { NAME($card, start: "yes") } leży na Farmie. Będzie można ją wziąć, gdy trafi na Rynek.
carthage-refusal-reserved = { NAME($card, start: "yes") } na Rynku jest już zarezerwowana przez gracza { $owner }.
    .web = { NAME($card, start: "yes") } jest już zarezerwowana przez gracza { $owner }.
carthage-refusal-own-reservation = { NAME($card, start: "yes") } to twoja własna rezerwacja. Aby ją wziąć, wpisz { $key }.
    .web = { NAME($card, start: "yes") } to twoja własna rezerwacja.
carthage-refusal-no-reservation = Nie masz na Rynku zarezerwowanej karty.
carthage-refusal-marker = Twój znacznik rezerwacji leży już na karcie. Wróci do ciebie, gdy ją kupisz lub weźmiesz.
carthage-refusal-not-in-hand = Nie masz na ręce { NAME($card, form: "gen") }.
carthage-refusal-no-other = Nie masz na ręce drugiej { NAME($card, form: "gen") }.
carthage-refusal-pay-order = { NAME($card, start: "yes") } tu nie pasuje: karty do zapłaty podaje się od najdroższej do najtańszej i bez zbędnych. Wpisz je wszystkie w jednym wierszu albo cofnij się o krok klawiszem u.
    .web = { NAME($card, start: "yes") } nie pasuje do tej płatności: któraś karta byłaby zbędna.
carthage-refusal-needless = { NAME($card, start: "yes") } nie pasuje do tej płatności: któraś karta byłaby zbędna.
carthage-refusal-buying = Już kupujesz: podaj, czym płacisz.
    .web = Już kupujesz: wybierz, czym płacisz.
carthage-refusal-verb = Co zrobić z { NAME($card, form: "ins") }? Weź: { $take }{ NAME($card, form: "code") }. Zarezerwuj: { $reserve }{ NAME($card, form: "code") }. Aby nią zapłacić, najpierw zacznij zakup ({ $buy }).
    .web = { NAME($card, start: "yes") } jest do wzięcia albo do zarezerwowania. Aby nią zapłacić, najpierw zacznij zakup.
carthage-refusal-farm-verb = { NAME($card, start: "yes") } leży na Farmie. Aby ją zarezerwować, wpisz { $reserve }{ NAME($card, form: "code") }.
    .web = { NAME($card, start: "yes") } leży na Farmie; tam możesz ją zarezerwować.
carthage-refusal-pay-verb = Aby zapłacić { NAME($card, form: "ins") }, najpierw zacznij zakup ({ $buy }).
    .web = Aby zapłacić { NAME($card, form: "ins") }, najpierw zacznij zakup.
carthage-refusal-colour = Teraz chodzi o { NAME($goods, form: "acc") }: pomogą tylko karty w tym kolorze.
carthage-refusal-no-amphora = { NAME($card, start: "yes") } nie ma ikony przechowywania, więc niczego nie uchroni.
carthage-refusal-not-needed = { NAME($card, start: "yes") } nie jest już potrzebna: i bez niej wszystko w tym kolorze jest bezpieczne.
carthage-refusal-moment = Teraz nie można tego zrobić.

## What happened

carthage-event-new-market = Nowe na Rynku: { NAME($cards, form: "code") }
carthage-event-new-farm = Nowe na Farmie: { NAME($cards, form: "code") }
carthage-event-first-hand = { $you ->
    [yes] Dociągasz początkową rękę:
   *[no] { $seat } dociąga początkową rękę:
} { NAME($cards, form: "code") }
carthage-event-first-hand-hidden = { $seat } dociąga początkową rękę: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
carthage-event-starts = { $you ->
    [yes] Masz najsłabszą rękę
   *[no] { $seat } ma najsłabszą rękę
} (suma { $sum }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}) i { $you ->
    [yes] rozpoczynasz.
   *[no] rozpoczyna.
}
carthage-event-starts-secretly = { $you ->
    [yes] Masz najsłabszą rękę i rozpoczynasz.
   *[no] { $seat } ma najsłabszą rękę i rozpoczyna.
}
carthage-event-starts-by-lot = { $you ->
    [yes] Najsłabsze ręce są równe, więc decyduje los: rozpoczynasz.
   *[no] Najsłabsze ręce są równe, więc decyduje los: rozpoczyna { $seat }.
}
carthage-event-token = { $you ->
    [yes] Dostajesz { NAME($token, form: "acc") } i masz teraz { $count } w tym kolorze.
   *[no] { $seat } dostaje { NAME($token, form: "acc") } i ma teraz { $count } w tym kolorze.
}
carthage-event-turn = { $you ->
    [yes] Tura { $turn }: ty
   *[no] Tura { $turn }: { $seat }
}
carthage-event-refill-at-start = Nie ma nic do wzięcia: dokładamy karty na Rynek i na Farmę.
carthage-event-farm-to-market = Z Farmy na Rynek: { NAME($cards, form: "code") }
carthage-event-reshuffle = Talia dociągania jest pusta: { $count ->
    [one] tasujemy { $count } odrzuconą kartę.
    [few] tasujemy { $count } odrzucone karty.
    [many] tasujemy { $count } odrzuconych kart.
   *[other] tasujemy { $count } odrzuconej karty.
}
carthage-event-buys = { $you ->
    [yes] Kupujesz
   *[no] { $seat } kupuje
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} za { $price }.
carthage-event-pays = { $you ->
    [yes] Płacisz:
   *[no] { $seat } płaci:
} { NAME($cards, form: "code") } = { $sum }
carthage-event-goods = { $you ->
    [yes] Twoje nowe towary:
   *[no] Nowe towary ({ $seat }):
} { NAME($cards, form: "code") }
carthage-event-takes = { $you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} { NAME($card, form: "acc") } jako monety.
carthage-event-takes-reserved = { $you ->
    [yes] Bierzesz zarezerwowaną { NAME($card, form: "acc") } jako monety.
   *[no] { $seat } bierze zarezerwowaną { NAME($card, form: "acc") } jako monety.
}
carthage-event-reserves-market = { $you ->
    [yes] Rezerwujesz
   *[no] { $seat } rezerwuje
} { NAME($card, form: "acc") } na Rynku.
carthage-event-reserves-farm = { $you ->
    [yes] Rezerwujesz
   *[no] { $seat } rezerwuje
} { NAME($card, form: "acc") } na Farmie.
carthage-event-marker-back = { $you ->
    [yes] Odzyskujesz znacznik rezerwacji.
   *[no] { $seat } odzyskuje znacznik rezerwacji.
}
carthage-event-ship-sails = { NAME($ship, start: "yes") } płynie: { $from } → { $to }
carthage-event-payday = { NAME($ship, start: "yes") } jest w Kartaginie: Dzień Wypłaty dla { NAME($goods, form: "gen") }!
carthage-event-sale = { $you ->
    [yes] Sprzedajesz
   *[no] { $seat } sprzedaje
} { NAME($goods, form: "acc") }: ({ $highest } + { $tokens }) × { $cards } = { $value } → { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
carthage-event-victory-cards = { $you ->
    [yes] Odkładasz jako punkty, po 1 za każdą kartę:
   *[no] { $seat } odkłada jako punkty, po 1 za każdą kartę:
} { NAME($cards, form: "code") }
carthage-event-left-over = { $you ->
    [yes] Odrzucasz resztę stosu:
   *[no] { $seat } odrzuca resztę stosu:
} { NAME($cards, form: "code") }
carthage-event-victory-drawn = { $you ->
    [yes] Dociągasz w ciemno
   *[no] { $seat } dociąga w ciemno
} { $count ->
    [one] { $count } kartę jako punkt zwycięstwa.
    [few] { $count } karty jako punkty zwycięstwa.
    [many] { $count } kart jako punkty zwycięstwa.
   *[other] { $count } karty jako punkty zwycięstwa.
}
carthage-event-uncovered = Kart już nie ma: { $you ->
    [yes] dostajesz
   *[no] { $seat } dostaje
} { $points ->
    [one] { $points } punkt bez karty.
    [few] { $points } punkty bez kart.
    [many] { $points } punktów bez kart.
   *[other] { $points } punktu bez karty.
}
carthage-event-pirates = Piraci napadają na { NAME($ship, form: "acc") }!
carthage-event-protects = { $you ->
    [yes] Odrzucasz { NAME($card, form: "acc") }, aby uchronić towary.
   *[no] { $seat } odrzuca { NAME($card, form: "acc") }, aby uchronić towary.
}
carthage-event-stored = { $you ->
    [yes] Chronisz towary:
   *[no] { $seat } chroni towary:
} { NAME($cards, form: "code") }
carthage-event-declines = { $you ->
    [yes] Nie chronisz { NAME($goods, form: "gen") }.
   *[no] { $seat } nie chroni { NAME($goods, form: "gen") }.
}
carthage-event-declines-rest = { $you ->
    [yes] Pozostałych { NAME($goods, form: "gen") } nie chronisz.
   *[no] { $seat } nie chroni pozostałych { NAME($goods, form: "gen") }.
}
carthage-event-lost = { $you ->
    [yes] Piraci zabierają ci:
   *[no] { $seat } traci przez piratów:
} { NAME($cards, form: "code") }
carthage-event-unstored = { $you ->
    [yes] Koniec ochrony twoich towarów:
   *[no] Koniec ochrony towarów ({ $seat }):
} { NAME($cards, form: "code") }
carthage-event-ship-returns = { NAME($ship, start: "yes") } wraca: { $from } → { $to }
carthage-event-passes = { $you ->
    [yes] Pasujesz.
   *[no] { $seat } pasuje.
}
carthage-event-over-tokens = Koniec gry! { $count ->
    [1] { $you ->
        [yes] Masz co
       *[no] Co
    }
   *[other] Co
} najmniej { $limit ->
    [one] { $limit } znacznik
    [few] { $limit } znaczniki
    [many] { $limit } znaczników
   *[other] { $limit } znacznika
} realizacji{ $count ->
    [1] { $you ->
        [yes] .
       *[no] : { $players }.
    }
   *[other] : { $players }.
}
carthage-event-over-stalemate = Wszyscy muszą spasować: koniec gry!

## What a move would cause, in hints. $earnings and $voyages are lists of the parts after them.

carthage-fact-payday = { NAME($ship, start: "yes") } dopływa do Kartaginy: { $earnings }.
carthage-fact-earns = { $you ->
    [yes] zarabiasz { $points }
   *[no] { $seat } zarabia { $points }
}
carthage-fact-payday-empty = { NAME($ship, start: "yes") } dopływa do Kartaginy, ale nikt nie ma towarów tego koloru.
carthage-fact-raid = Piraci napadną na { NAME($ship, form: "acc") }: zagrożone będą twoje { NAME($cards, form: "code") }.
carthage-fact-voyages = Płyną dalej: { $voyages }
carthage-fact-hand = Twoja ręka będzie potem warta { $coins }.
carthage-fact-price = Rynek będzie cię potem kosztował { $price }.
carthage-fact-token = Twoje { NAME($goods) } będą przy sprzedaży warte o { $more } więcej za kartę.
carthage-fact-market = { $count ->
    [0] Na Rynku nie ma { NAME($goods, form: "gen") }.
   *[other] Na Rynku: { NAME($cards, form: "code") }
}
carthage-fact-farm = { $count ->
    [0] Na Farmie nie ma { NAME($goods, form: "gen") }.
   *[other] Na Farmie: { NAME($cards, form: "code") }
}
carthage-fact-reserved-market = { $price ->
    [0] Nikt inny nie będzie mógł jej kupić ani wziąć.
   *[other] Nikt inny nie będzie mógł jej kupić ani wziąć: Rynek będzie kosztował innych { $price }.
}
carthage-fact-reserved-farm = Gdy trafi na Rynek, nikt inny nie będzie mógł jej kupić ani wziąć.
carthage-fact-stock = Pasuje do twoich towarów: { NAME($cards, form: "code") }

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

carthage-reason-earned = { $you ->
    [yes] Zarabiasz
   *[no] { $seat } zarabia
} o { $number } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} { $way ->
    [more] więcej
   *[less] mniej
}
carthage-reason-exposed = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} o { $number } { $count ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} { $way ->
    [more] więcej
   *[less] mniej
} na obszarze piratów
carthage-reason-sail = { $you ->
    [yes] Statki z twoimi towarami
   *[no] Statki, na których towary ma { $seat },
} płyną o { $number } { $count ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
} { $way ->
    [more] dalej
   *[less] krócej
}
carthage-reason-matching = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} na Rynku o { $number } { $count ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} { $way ->
    [more] więcej
   *[less] mniej
} w kolorach swoich towarów
carthage-reason-lost = { $you ->
    [yes] Piraci zabierają ci
   *[no] { $seat } traci przez piratów
} o { $number } { $count ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} { $way ->
    [more] więcej
   *[less] mniej
}
carthage-reason-goods = { $you ->
    [yes] Dokładasz do Składu
   *[no] { $seat } dokłada do Składu
} o { $number } { $count ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} { $way ->
    [more] więcej
   *[less] mniej
}
carthage-reason-tokens = { $you ->
    [yes] Masz
   *[no] { $seat } ma
} o { $number } { $count ->
    [one] znacznik
    [few] znaczniki
    [many] znaczników
   *[other] znacznika
} { $way ->
    [more] więcej
   *[less] mniej
}
carthage-reason-marker = { $way ->
    [more] { $you ->
        [yes] Masz
       *[no] { $seat } ma
    } zarezerwowaną kartę
   *[less] { $you ->
        [yes] Nie masz
       *[no] { $seat } nie ma
    } zarezerwowanej karty
}
carthage-reason-coins = Twoja ręka jest warta o { $number } { $way ->
    [more] więcej
   *[less] mniej
}
carthage-reason-hand = { $you ->
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

## The score sheet

carthage-score-sale = Dzień Wypłaty { $number }: { NAME($colour, form: "goods") }
carthage-score-sum = ({ $highest } + { $tokens }) × { $cards } = { $value } → { $points }
carthage-score-points = Punkty zwycięstwa
carthage-score-tokens = Znaczniki realizacji (przy remisie)
carthage-score-number = { $number }
carthage-score-legend = (najwyższa karta + znaczniki realizacji gracza w tym kolorze) × liczba sprzedanych kart; 1 punkt zwycięstwa za każde 5, zaokrąglając w górę
carthage-verdict-wins = { $you ->
    [yes] Zwycięstwo! Twój wynik
   *[no] Zwycięstwo: { $seat }. Wynik
}: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
carthage-verdict-tokens = { $you ->
    [yes] Remis w punktach ({ $points }), ale to twoje zwycięstwo dzięki znacznikom realizacji ({ $tokens }).
   *[no] Remis w punktach ({ $points }), ale dzięki znacznikom realizacji ({ $tokens }) zwycięża { $seat }.
}
carthage-verdict-shared = Wspólne zwycięstwo: { $winners }. Remis w punktach ({ $points }) i w znacznikach realizacji ({ $tokens }).

## Help. The title, or one of the words of "also", is what people type after the question mark.

carthage-help-card = { NAME($card, start: "yes") } ({ $good ->
    [red] tkaniny
    [blue] klejnoty
    [yellow] zboże
   *[green] wino
}) ma wartość { $value } zarówno jako monety na ręce, jak i jako towar na Rynku lub w Składzie. { $icons ->
    [0] Nie ma ikony przechowywania, więc nie chroni przed piratami.
    [1] Ma jedną ikonę przechowywania: odrzucona z ręki chroni jeden towar w swoim kolorze.
   *[other] Ma dwie ikony przechowywania: odrzucona z ręki chroni dwa towary w swoim kolorze.
} { $copies ->
    [one] Wśród 108 kart jest { $copies } taka.
    [few] Wśród 108 kart są { $copies } takie.
    [many] Wśród 108 kart jest { $copies } takich.
   *[other] Wśród 108 kart jest { $copies } takiej.
}

carthage-help-goal = Cel
    .also = zwycięstwo
    .text = Kupujesz towary w Aleksandrii i sprzedajesz je, gdy ich statki dopłyną do Kartaginy. Każda sprzedaż daje punkty zwycięstwa i znacznik realizacji. Gra kończy się natychmiast, gdy ktoś ma { $tokens ->
        [one] { $tokens } znacznik realizacji
        [few] { $tokens } znaczniki realizacji
        [many] { $tokens } znaczników realizacji
       *[other] { $tokens } znacznika realizacji
    }. Wygrywa gracz, który ma najwięcej punktów zwycięstwa.
carthage-help-turn = Tura
    .text = W swojej turze robisz dokładnie jedną rzecz: kupujesz cały Rynek, bierzesz jedną kartę z Rynku jako monety albo rezerwujesz kartę. Potem kolej na następnego gracza, zgodnie z ruchem wskazówek zegara.
carthage-help-market = Rynek
    .also = cena
    .text = Karty, które można kupić lub wziąć. Na początku jest ich pięć. W miejsce wziętych kart nie dokłada się od razu nowych, więc Rynek się kurczy, aż ktoś go kupi albo nie będzie już czego wziąć. P1, P2… przy karcie to gracz, który ją zarezerwował. „Kup wszystko” to cena dla ciebie: za wszystkie karty oprócz zarezerwowanych przez innych.
    .web = Karty, które można kupić lub wziąć. Na początku jest ich pięć. W miejsce wziętych kart nie dokłada się od razu nowych, więc Rynek się kurczy, aż ktoś go kupi albo nie będzie już czego wziąć. Pieczęć z imieniem pokazuje, kto zarezerwował kartę. „Kup wszystko” to cena dla ciebie: za wszystkie karty oprócz zarezerwowanych przez innych.
carthage-help-farm = Farma
    .text = Trzy karty, które przy następnym dokładaniu trafią na Rynek. Można je zarezerwować, ale nie można ich jeszcze wziąć ani kupić.
carthage-help-hand = Ręka
    .also = pieniądze
    .text = Karty na ręce to monety: każda jest warta tyle monet, ile wskazuje liczba na niej. Nigdy nie stają się towarami. { $hands ->
        [open] Przy tym stole wszystkie ręce są jawne.
       *[secret] Liczba kart na ręce jest jawna, same karty są tajne; ale wszystko, co bierzesz, leży najpierw odkryte, więc uważni przeciwnicy wiele zapamiętają.
    }
carthage-help-stock = Skład
    .also = towary towar
    .text = Kupione towary leżą przed tobą odkryte, posortowane kolorami, aż je sprzedasz w Dniu Wypłaty dla ich koloru albo zabiorą je piraci. Nigdy nie stają się monetami. Karty w nawiasach kwadratowych są chronione: piraci ich nie zabiorą.
    .web = Kupione towary leżą przed tobą odkryte, posortowane kolorami, aż je sprzedasz w Dniu Wypłaty dla ich koloru albo zabiorą je piraci. Nigdy nie stają się monetami. Karty oznaczone amforą na ciemnym tle są chronione: piraci ich nie zabiorą.
carthage-help-buy = Zakup
    .also = kup kupić kupno płatność zapłata
    .text = Kupujesz wszystkie karty z Rynku, których nie zarezerwowali inni, także tę, na której leży twój znacznik rezerwacji; nie można kupić tylko części. Cena to suma ich wartości. Płacisz kartami z ręki; ich kolor nie ma znaczenia, a reszty się nie wydaje. Kupione karty trafiają jako towary do twojego Składu, a statki w ich kolorach płyną naprzód.
carthage-help-take = Monety
    .also = moneta wziąć weź pieniądze
    .text = Bierzesz na rękę jedną kartę z Rynku: od tej chwili to monety. Karta musi być wolna albo zarezerwowana przez ciebie. Na jej miejsce nie trafia nowa, więc dla następnego gracza Rynek jest tańszy. Na ręce możesz mieć dowolną liczbę kart.
carthage-help-reserve = Rezerwowanie
    .also = rezerwuj zarezerwować
    .text = Kładziesz swój jedyny znacznik rezerwacji na wolnej karcie na Rynku lub na Farmie. Od tej chwili tylko ty możesz ją wziąć lub kupić, i to w dowolnej swojej turze. Znacznik rezerwacji wraca do ciebie tylko wtedy, gdy weźmiesz lub kupisz tę kartę. Karta zarezerwowana na Farmie musi najpierw trafić na Rynek.
carthage-help-marker = Rezerwacja
    .also = znacznik
    .text = Każdy ma jeden znacznik rezerwacji. Jest wolny albo leży na karcie na Rynku lub na Farmie, dopóki jego właściciel nie weźmie lub nie kupi tej karty.
carthage-help-ships = Statki
    .also = statek szlak trasa pole aleksandria cyrenajka wybrzeże
    .text = Statki płyną tylko po zakupie. Jedna kupiona karta w danym kolorze przesuwa statek o jedno pole, dwie lub więcej – o dwa pola. Na jednym polu może stać dowolna liczba statków. Kartagina to ostatnie pole szlaku; żaden statek nie płynie dalej.
carthage-help-refill = Dokładanie
    .also = talia stos odrzucone
    .text = Karty dokłada się po zakupie{ $timing ->
        [after_payday] { " " }i ewentualnym Dniu Wypłaty
       *[before_payday] { "" }
    }, a także gdy na początku swojej tury nie masz czego wziąć: cała Farma przechodzi na Rynek razem ze znacznikami rezerwacji, na Rynek trafiają jeszcze dwie nowe karty, a trzy kolejne tworzą nową Farmę.
carthage-help-payday = Wypłata
    .also = dzień sprzedaż punkty kartagina
    .text = Dzień Wypłaty: gdy statek jest w Kartaginie, każdy musi sprzedać wszystkie towary w jego kolorze, także chronione. Cena to najwyższa karta w stosie plus twoje znaczniki realizacji w tym kolorze. Mnożysz ją przez liczbę kart i za każde 5, zaokrąglając w górę, dostajesz punkt zwycięstwa: tyle najtańszych kart ze stosu kładziesz zakrytych pod znacznikiem handlarza. Brakujące dociągasz w ciemno, resztę stosu odrzucasz. Potem każdy, kto coś sprzedał, dostaje znacznik realizacji w tym kolorze.
carthage-help-tokens = Znaczniki
    .also = znacznik żeton żetony realizacja
    .text = Gdy sprzedajesz towary, każdy twój znacznik realizacji w ich kolorze podnosi cenę każdej karty o 1.{ $start ->
        [yes] { " " }Na początku każdy wybiera jeden.
       *[no] { "" }
    } Znaczników realizacji nigdy się nie traci. Każda sprzedaż daje jeden, bez względu na liczbę kart; gra kończy się, gdy ktoś ma ich { $tokens }.
carthage-help-pirates = Piraci
    .also = pirat napad ikona ochrona chronione
    .text = W każdym Dniu Wypłaty piraci napadają na statki na swoich obszarach. Wszyscy tracą towary w kolorach tych statków, jeśli nie są chronione. Wcześniej każdy, począwszy od { $first ->
        [trigger] gracza, który wywołał Dzień Wypłaty
       *[starting_player] gracza rozpoczynającego
    }, może odrzucić z ręki karty { $colours ->
        [any] w dowolnym kolorze, aby uchronić towary w tym kolorze:
       *[raided_only] w kolorze zagrożonych towarów:
    } dwójka chroni dwa towary, trójka jeden, piątka żadnego. { $stored ->
        [until_sold] Chronione towary są bezpieczne aż do sprzedaży.
       *[this_payday] Chronione towary są bezpieczne tylko w tym Dniu Wypłaty.
    } Napadnięte statki cofają się do Cyrenajki.
carthage-help-end = Koniec
    .also = wygrana
    .text = Gra kończy się w trakcie Dnia Wypłaty, gdy po rozdaniu znaczników realizacji ktoś ma ich co najmniej { $tokens }. Wygrywa gracz, który ma najwięcej punktów zwycięstwa; przy remisie ten, kto ma więcej znaczników realizacji; jeśli nadal jest remis, zwycięstwo jest wspólne. Karty na ręce i towary w Składzie się nie liczą.
carthage-help-cards = Karty
    .also = karta kolor kolory czerwony niebieski żółty zielony ◊
    .text = 108 kart: w każdym z czterech kolorów jedenaście dwójek, dziewięć trójek i siedem piątek. Litera oznacza kolor: C czerwony (tkaniny), N niebieski (klejnoty), Ż żółty (zboże), Z zielony (wino). Każdy znak ◊ to ikona przechowywania: karta chroni tyle towarów, ile ma ikon. O kartę zapytasz tak: ? C5
carthage-help-tips = Porady
    .also = strategia rada rady
    .text = Piątka w Składzie podnosi cenę całego stosu: lepiej ją zarezerwować, niż wziąć jako monety. Zarezerwowana dwójka daje kontrolę nad statkiem w jej kolorze, bo jest tania. Rezerwując kartę na Farmie, możesz przeczekać turę. Trzymaj na ręce dwójki i trójki w kolorach swoich towarów, bo chronią przed piratami. Zanim weźmiesz kartę, sprawdź, na co będzie potem stać następnego gracza.

## In the browser

carthage-web-keys = M przechodzi na Rynek, a F na Farmę; B kupuje cały Rynek.
carthage-web-blurb = Kup cały Rynek albo nic, patrz, jak płyną statki, i sprzedaj towary, zanim napadną piraci. Grę kończy ten, kto pierwszy zbierze dość znaczników realizacji, ale wygrywa ten, kto zdobył najwięcej punktów.
carthage-bot-apprentice = Lubi rezerwować karty, kupuje Rynek, gdy leży na nim niewiele, i traci najwięcej towarów przez piratów.
carthage-bot-trader = Rezerwuje rzadko. Woli poczekać, aż Rynek się zapełni, i wtedy go kupuje.
carthage-bot-merchant = Płaci za towary mniej niż inni i nie żałuje kart, by uchronić je przed piratami.
carthage-bot-magnate = Ma cierpliwość: zanim kupi, bierze więcej kart niż inni, często rezerwuje i najmniej traci przez piratów.
carthage-bot-master = Wszystko, co wie o handlu, pochodzi z zasad i z partii z samym sobą.
carthage-bot-grandmaster = Zna grę tak jak mistrz: tylko z zasad i z partii z samym sobą. Przed decyzją szuka ruchu dziesięć razy dłużej.
carthage-web-reserved = rezerwacja: { $name }
carthage-web-reserved-yours = twoja rezerwacja
carthage-web-stored = { $all ->
    [1] chroniona
   *[other] { $count ->
        [one] { $count } chroniona
        [few] { $count } chronione
        [many] { $count } chronionych
       *[other] { $count } chronione
    }
}
carthage-web-stack = { $seat } ma { $count ->
    [one] { $count } taką kartę
    [few] { $count } takie karty
    [many] { $count } takich kart
   *[other] { $count } takiej karty
}{ $kept ->
    [none] .
    [all] { $count ->
        [1] , chronioną przed piratami.
       *[other] , a piraci nie zabiorą żadnej z nich.
    }
   *[some] , w tym { $stored ->
        [one] { $stored } chronioną
        [few] { $stored } chronione
        [many] { $stored } chronionych
       *[other] { $stored } chronionej
    } przed piratami.
}
carthage-web-pile = Talia dociągania
carthage-web-discard = Stos kart odrzuconych
carthage-web-ghost = Po zakupie { NAME($ship) } dopłynie tutaj
carthage-web-hand-is-money = Karty na ręce to monety: najpierw kup Rynek, a potem wybierz tu, czym płacisz.
carthage-web-sale-ahead = Sprzedasz { NAME($goods, form: "acc") }: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
} × { $price } ÷ 5, w górę: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
carthage-web-risk-ahead = Po zakupie piraci napadną na twoje { NAME($goods, form: "acc") } ({ $count })
carthage-web-end-ahead = Ten zakup kończy grę.
carthage-web-no-payday = Po zakupie żaden statek nie dopłynie do Kartaginy.
carthage-web-unseen = Karty jeszcze niewidziane

## Options

carthage-option-track-pirates = Obszary piratów: numery pól (pierwsze pole szlaku ma numer 0)
carthage-option-track-size = Liczba pól szlaku morskiego
carthage-option-track-start = Numer pola startowego statków
carthage-option-track-anchor = Numer pola, na które cofają się napadnięte statki
carthage-option-start-token = Przed pierwszą turą każdy wybiera znacznik realizacji
carthage-option-end-tokens = Liczba znaczników realizacji, z którą gracz kończy grę
carthage-option-refill-timing = Kiedy po zakupie dokłada się karty
    .before-payday = przed Dniem Wypłaty
    .after-payday = po Dniu Wypłaty
carthage-option-protect-first = Kto pierwszy decyduje o ochronie towarów
    .trigger = gracz, który wywołał Dzień Wypłaty
    .starting-player = gracz rozpoczynający
carthage-option-stored-lasts = Jak długo towary są chronione
    .until-sold = do sprzedaży
    .this-payday = tylko w tym Dniu Wypłaty
carthage-option-protect-colours = Które towary można chronić podczas napadu
    .raided-only = w napadniętych kolorach
    .any = w dowolnym kolorze
carthage-option-payment-rule = Jakimi kartami można płacić
    .irreducible = tylko potrzebnymi
    .any = dowolnymi, także zbędnymi
carthage-option-own-reservation-blocks-refill = Na początku tury własna zarezerwowana karta liczy się jako dostępna
carthage-option-show-initial-hands = Karty na początkową rękę dociąga się jawnie
carthage-option-show-vp-totals = Wszyscy widzą dokładną liczbę punktów każdego gracza
carthage-option-show-discard = Ile widać ze stosu kart odrzuconych
    .top = wierzchnią kartę
    .all = wszystkie karty
carthage-option-open-hands = Wszystkie ręce są jawne
