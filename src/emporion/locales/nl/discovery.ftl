# Age of Discovery. The terms are those of docs/glossary/discovery.md.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player; $player is another
# player’s name. $card, $cards, $ship, $ships, $new, $fleet, $contract, $expedition, $target, $colour, $other, $chain
# and $mission are named things: take their forms by NAME. Ships and contracts stand in sentences by their codes.
# "plural" is a colour before "schepen"; before "schip" it has its plain form.
#
# What people type must not be mistaken: no key below, with the number or letter that follows it, may be equal to the
# code of a ship or of a contract, so that a whole move can be typed in one line.

discovery-title = Age of Discovery

## Ships. "code" stands on the table and is what people type: two letters of the colour, as in Traders of Carthage, and
## the transport value.

discovery-card-ship-R1 = rood schip 1
    .code = Ro1
discovery-card-ship-R2 = rood schip 2
    .code = Ro2
discovery-card-ship-R3 = rood schip 3
    .code = Ro3
discovery-card-ship-Y1 = geel schip 1
    .code = Ge1
discovery-card-ship-Y2 = geel schip 2
    .code = Ge2
discovery-card-ship-Y3 = geel schip 3
    .code = Ge3
discovery-card-ship-B1 = blauw schip 1
    .code = Bl1
discovery-card-ship-B2 = blauw schip 2
    .code = Bl2
discovery-card-ship-B3 = blauw schip 3
    .code = Bl3
discovery-card-ship-G1 = groen schip 1
    .code = Gr1
discovery-card-ship-G2 = groen schip 2
    .code = Gr2
discovery-card-ship-G3 = groen schip 3
    .code = Gr3
discovery-card-ship-W1 = wit schip 1
    .code = Wi1
discovery-card-ship-W2 = wit schip 2
    .code = Wi2
discovery-card-ship-W3 = wit schip 3
    .code = Wi3
discovery-card-ship-K1 = zwart schip 1
    .code = Zw1
discovery-card-ship-K2 = zwart schip 2
    .code = Zw2
discovery-card-ship-K3 = zwart schip 3
    .code = Zw3
discovery-card-flagship = vlaggenschip
    .code = V

## Trade contracts: the letters of the colour, and the load. Their codes begin with a small letter of their own, so
## that they are not taken for ships.

discovery-card-contract-R3 = rood contract 3
    .code = cRo3
discovery-card-contract-R4 = rood contract 4
    .code = cRo4
discovery-card-contract-R5 = rood contract 5
    .code = cRo5
discovery-card-contract-R6 = rood contract 6
    .code = cRo6
discovery-card-contract-Y3 = geel contract 3
    .code = cGe3
discovery-card-contract-Y4 = geel contract 4
    .code = cGe4
discovery-card-contract-Y5 = geel contract 5
    .code = cGe5
discovery-card-contract-Y6 = geel contract 6
    .code = cGe6
discovery-card-contract-B3 = blauw contract 3
    .code = cBl3
discovery-card-contract-B4 = blauw contract 4
    .code = cBl4
discovery-card-contract-B5 = blauw contract 5
    .code = cBl5
discovery-card-contract-B6 = blauw contract 6
    .code = cBl6
discovery-card-contract-G3 = groen contract 3
    .code = cGr3
discovery-card-contract-G4 = groen contract 4
    .code = cGr4
discovery-card-contract-G5 = groen contract 5
    .code = cGr5
discovery-card-contract-G6 = groen contract 6
    .code = cGr6
discovery-card-contract-W3 = wit contract 3
    .code = cWi3
discovery-card-contract-W4 = wit contract 4
    .code = cWi4
discovery-card-contract-W5 = wit contract 5
    .code = cWi5
discovery-card-contract-W6 = wit contract 6
    .code = cWi6
discovery-card-contract-K3 = zwart contract 3
    .code = cZw3
discovery-card-contract-K4 = zwart contract 4
    .code = cZw4
discovery-card-contract-K5 = zwart contract 5
    .code = cZw5
discovery-card-contract-K6 = zwart contract 6
    .code = cZw6

## Expeditions. "code" is the short name on the table, "text" what the explorer did.

discovery-card-expedition-dias = Bartolomeu Dias
    .code = Dias
    .text = in 1487 en 1488 om Kaap de Goede Hoop heen
discovery-card-expedition-abreu = António de Abreu
    .code = Abreu
    .text = in 1511 en 1512 naar de Banda-eilanden en de Molukken
discovery-card-expedition-cabral = Pedro Álvares Cabral
    .code = Cabral
    .text = in 1500 naar Brazilië, op weg naar India
discovery-card-expedition-verrazzano = Giovanni da Verrazzano
    .code = Verrazzano
    .text = in 1524 langs de kust van Noord-Amerika
discovery-card-expedition-cabot = John Cabot
    .code = Cabot
    .text = in 1497 naar Newfoundland
discovery-card-expedition-drake = Francis Drake
    .code = Drake
    .text = van 1577 tot 1580 de wereld rond
discovery-card-expedition-vespucci = Amerigo Vespucci
    .code = Vespucci
    .text = vanaf 1499 langs de kust van Zuid-Amerika
discovery-card-expedition-cartier = Jacques Cartier
    .code = Cartier
    .text = in 1534 naar de Golf van Saint Lawrence
discovery-card-expedition-dagama = Vasco da Gama
    .code = Gama
    .text = van 1497 tot 1499 naar India
discovery-card-expedition-ponce = Juan Ponce de León
    .code = Ponce
    .text = in 1513 naar Florida
discovery-card-expedition-columbus = Christoffel Columbus
    .code = Columbus
    .text = in 1492 naar de Bahama’s, Cuba en Hispaniola
discovery-card-expedition-magellan = Ferdinand Magellaan
    .code = Magellaan
    .text = vanaf 1519 westwaarts, op de eerste tocht om de wereld
discovery-card-expedition-balboa = Vasco Núñez de Balboa
    .code = Balboa
    .text = in 1513 dwars door Panama naar de Stille Oceaan
discovery-card-expedition-barents = Willem Barentsz
    .code = Barentsz
    .text = van 1594 tot 1597 naar Nova Zembla en Spitsbergen
discovery-card-expedition-frobisher = Martin Frobisher
    .code = Frobisher
    .text = van 1576 tot 1578 naar Baffineiland, op zoek naar een noordwestelijke doorvaart
discovery-card-expedition-cao = Diogo Cão
    .code = Cão
    .text = vanaf 1482 naar de monding van de Kongo
discovery-card-expedition-cook = James Cook
    .code = Cook
    .text = van 1768 tot 1779 drie keer door de Stille Oceaan
discovery-card-expedition-hudson = Henry Hudson
    .code = Hudson
    .text = van 1609 tot 1611 de Hudson op en de Hudsonbaai in
discovery-card-expedition-tasman = Abel Tasman
    .code = Tasman
    .text = in 1642 naar Tasmanië en Nieuw-Zeeland
discovery-card-expedition-polo = Marco Polo
    .code = Polo
    .text = van 1271 tot 1295 naar China en over zee weer naar huis
discovery-card-expedition-erik = Erik de Rode
    .code = Erik
    .text = omstreeks 985 naar Groenland
discovery-card-expedition-raleigh = Walter Raleigh
    .code = Raleigh
    .text = in 1595 de Orinoco op

## Colours. "code" is what stands in tables.

discovery-colour-red = rood
    .code = Ro
    .plural = rode
discovery-colour-yellow = geel
    .code = Ge
    .plural = gele
discovery-colour-blue = blauw
    .code = Bl
    .plural = blauwe
discovery-colour-green = groen
    .code = Gr
    .plural = groene
discovery-colour-white = wit
    .code = Wi
    .plural = witte
discovery-colour-black = zwart
    .code = Zw
    .plural = zwarte

## Missions: which expeditions count, those with …

discovery-mission-one = minstens één schip
discovery-mission-half = minstens de helft van de schepen
discovery-mission-maj = meer dan de helft van de schepen
discovery-mission-all = alle schepen
discovery-mission-shown = { NAME($mission) }

## Small parts

discovery-number = { $number }
discovery-column = { $letter }
discovery-lines =
    { $before }
    { $next }

## The table. $room is what an expedition still takes.

discovery-table-expeditions = Expedities
discovery-table-legend = punten per schip: andere kleur/kleur van de kaart
discovery-table-legend-narrow = bezet/limiet en kleur die mee kan; punten per schip bij de eerste en de laatste telling, andere kleur/kleur van de kaart
discovery-table-used = Bezet
discovery-table-takes = Kan mee
discovery-table-first = Eerste
discovery-table-last = Laatste
discovery-table-ships = Schepen
discovery-table-any = alles
discovery-table-full = vol
discovery-table-market = Markt
discovery-table-filling = aanvulrij
discovery-table-purchase = kooprij
discovery-table-piles = Stapels { $piles } · schepen opengelegd: { $purchases }
discovery-table-first-in = Eerste telling { $purchase ->
    [1] bij de volgende aankoop
   *[other] over { $purchase } aankopen
}
discovery-table-last-in = Laatste telling { $purchase ->
    [1] bij de volgende aankoop
   *[other] over { $purchase } aankopen
}
discovery-table-first-due = De Eerste telling ligt open: { $turns ->
    [one] aan het einde van deze beurt worden de expedities geteld
   *[other] na { $turns } beurten, deze meegerekend, worden de expedities geteld
}
discovery-table-last-round = De laatste ronde: { $turns ->
    [one] dit is de laatste beurt
   *[other] nog { $turns } beurten, deze meegerekend
}
discovery-table-contracts = Contracten
discovery-table-deck = trekstapel { $count }
discovery-table-player = Speler
discovery-table-points = Punten
discovery-table-to-come = Op komst
discovery-table-coins = Munten
discovery-table-completed = Klaar
discovery-table-hand = Hand
discovery-table-wild = Joker
discovery-table-reservations = Res.
discovery-table-idle = Vrije schepen
discovery-table-unknown = ?
discovery-table-none = –
discovery-table-under-way = Lopende contracten
discovery-table-running = → { $coins } over { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
discovery-table-loading = in voorbereiding
discovery-table-your-hand = Je handkaarten
discovery-table-empty-hand = geen contracten
discovery-table-your-mission = Je opdracht
discovery-table-mission = op een expeditie { NAME($mission) } hebben: { $count } × { $value } = { $points }
discovery-table-your-flagship = Je vlaggenschip
discovery-table-flagship = { $where ->
    [idle] vrij
    [contract] vaart voor een contract
   *[expedition] op expeditie
}

## Prompts: what has to be decided

discovery-prompt-over = Het spel is afgelopen.
discovery-prompt-waiting = { $seat } is aan zet.
discovery-prompt-action = { $current ->
    [buy] { $left ->
        [0] Je bent aan het kopen. Koop nog een schip of beëindig je beurt.
       *[other] Je bent aan het kopen. Koop nog een schip, begin aan je tweede actie of beëindig je beurt.
    }
    [send] { $left ->
        [0] Je bent schepen aan het uitsturen. Stuur er nog meer uit of beëindig je beurt.
       *[other] Je bent schepen aan het uitsturen. Stuur er nog meer uit, begin aan je tweede actie of beëindig je beurt.
    }
   *[none] { $left ->
        [0] { $reserve ->
            [yes] Je acties zitten erop. Reserveer een kaart of beëindig je beurt.
           *[no] Je acties zitten erop.
        }
        [1] Kies je tweede actie of beëindig je beurt.
       *[2] Jouw beurt: kies de eerste van twee verschillende acties.
    }
}
discovery-prompt-ship = Welk schip stuur je mee met { NAME($expedition, form: "code") }?
discovery-prompt-value = { NAME($expedition, form: "code") }: welk laadvermogen krijgt je vlaggenschip?
discovery-prompt-declare = { NAME($expedition, form: "code") }: welke kleur krijgt je vlaggenschip?
discovery-prompt-contract-ship = Welk schip stuur je uit voor { NAME($contract, form: "code") }? Nog nodig: { $due }.
discovery-prompt-duration = Hoeveel beurten loopt { NAME($contract, form: "code") }?

## What helps to decide

discovery-done-take = munten genomen
discovery-done-accept = contract aangenomen
discovery-done-buy = schepen gekocht
discovery-done-send = schepen uitgestuurd
discovery-note-done = Deze beurt al gedaan: { $actions }
discovery-note-expires = Aan het einde van deze beurt vervalt je reservering: { NAME($cards, form: "code") }
discovery-note-first-due = De Eerste telling ligt open: { $turns ->
    [one] aan het einde van je beurt worden de expedities geteld.
   *[other] na { $turns } beurten, die van jou meegerekend, worden de expedities geteld.
}
discovery-note-first-chance = { $count ->
    [1] Bij de volgende aankoop verschijnt de Eerste telling.
   *[other] De kans dat bij de volgende aankoop de Eerste telling verschijnt, is 1 op { $count }.
}
discovery-note-last-chance = { $count ->
    [1] Bij de volgende aankoop verschijnt de Laatste telling.
   *[other] De kans dat bij de volgende aankoop de Laatste telling verschijnt, is 1 op { $count }.
}
discovery-note-last-turns = { $further ->
    [0] Je laatste beurt: alleen schepen en je opdracht tellen nog.
   *[other] De laatste ronde is begonnen: na deze beurt heb je er nog één.
}
discovery-note-last-ships = Contracten worden nu niet meer voltooid. Een schip in de haven is { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard, een schip op expeditie wat daar voor de laatste telling staat.
    .web = Een schip in de haven is { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } waard, op expeditie het getal bij II.
discovery-note-stalling = { $rounds ->
    [one] Koopt er nog { $rounds } ronde lang niemand een schip, dan begint de laatste ronde.
   *[other] Koopt er nog { $rounds } rondes lang niemand een schip, dan begint de laatste ronde.
}
discovery-note-buy = { NAME($ship, form: "code") } schuift door naar die plek. { $coins ->
    [one] Je houdt { $coins } munt over.
   *[other] Je houdt { $coins } munten over.
}
discovery-note-buy-last = Er schuift niets door naar die plek. { $coins ->
    [one] Je houdt { $coins } munt over.
   *[other] Je houdt { $coins } munten over.
}
discovery-note-reserve = Tot het einde van je volgende beurt is { NAME($card, form: "code") } alleen voor jou. { $count ->
    [one] Dit is je laatste Reservering.
   *[other] Je hebt { $count } Reserveringen.
}
discovery-note-expedition-open = Nog { $room } van { $limit } vrij, elke kleur: het eerste schip bepaalt die. Een { NAME($colour) } schip scoort { $scored ->
    [yes] { $last-same } bij de laatste telling, elk ander { $last-other }.
   *[no] { $first-same } + { $last-same } (eerste + laatste telling), elk ander { $first-other } + { $last-other }.
}
discovery-note-expedition = { $room ->
    [0] De expeditie is vol (limiet { $limit }).
   *[other] Nog { $room } van { $limit } vrij, alleen { NAME($chain, form: "plural") } schepen.
} Een { NAME($colour) } schip scoort { $scored ->
    [yes] { $last-same } bij de laatste telling, elk ander { $last-other }.
   *[no] { $first-same } + { $last-same } (eerste + laatste telling), elk ander { $first-other } + { $last-other }.
}
discovery-note-wild = { NAME($ship, form: "code") } past niet en kost een Jokerschip. { $count ->
    [one] Het is je laatste.
   *[other] Je hebt er { $count }.
}
discovery-note-earns = { $first ->
    [0] { NAME($ship, form: "code") } zou { $last } scoren bij de laatste telling.
   *[other] { NAME($ship, form: "code") } zou { $first } scoren bij de eerste en { $last } bij de laatste telling.
}
discovery-note-crew = Bemanning: { $crew } per schip{ $flagship ->
    [0] { "" }
   *[other] , { $flagship } voor het vlaggenschip
}. Je hebt { $coins ->
    [one] { $coins } munt.
   *[other] { $coins } munten.
}
discovery-note-contract = { NAME($contract, form: "code") }: { NAME($colour, form: "plural") } schepen, samen precies { $load }. Levert { $one }, { $two } of { $three } op.
discovery-note-loaded = Al gekozen: { NAME($cards, form: "code") }. Nog nodig: { $due }{ $flagship ->
    [yes] , deels voor het vlaggenschip.
   *[no] .
}
discovery-note-profit = { $wild ->
    [0] { "" }
    [one] Kost { $wild } Jokerschip.{ " " }
   *[other] Kost { $wild } Jokerschepen.{ " " }
}Winst: { $one }, { $two } of { $three } munten, na { $crew } voor de bemanning. Schepen: { NAME($cards, form: "code") }.
discovery-note-too-late = { $further ->
    [0] Het spel is afgelopen voordat je een nieuw contract kunt voltooien.
   *[other] Het spel is bijna afgelopen: alleen een contract van 1 beurt kun je nog voltooien.
}

## Choices

discovery-group-take = Nemen
discovery-group-accept = Contract aannemen voor { $price }
discovery-group-buy = Kopen
discovery-group-explore = Schip meesturen met
discovery-group-play = Schepen uitsturen voor contract
discovery-group-reserve-purchase = Schip uit de kooprij reserveren
discovery-group-reserve-filling = Schip uit de aanvulrij reserveren
discovery-group-reserve-contract = Contract reserveren
discovery-group-other = Of
discovery-group-send = Meesturen
discovery-group-load = Uitsturen
discovery-group-wild = Met een Jokerschip
discovery-group-value = Je vlaggenschip met
discovery-group-declare = Kleur
discovery-group-turns = Looptijd

discovery-label-take = +{ $coins } munten
discovery-label-accept-deck = blind van de trekstapel ({ $count })
discovery-label-buy = { NAME($card, form: "code") } voor { $price }
discovery-label-end = je beurt beëindigen
discovery-label-value = laadvermogen { $number }
discovery-label-turns = { $turns ->
    [one] { $turns } beurt: { $coins } munten
   *[other] { $turns } beurten: { $coins } munten
}

discovery-key-take = n
discovery-key-accept = a
discovery-key-accept-deck = at
discovery-key-buy = k
discovery-key-explore = x
discovery-key-reserve-purchase = rk
discovery-key-reserve-filling = ra
discovery-key-reserve-contract = rc
discovery-key-end = e
discovery-key-value = v
discovery-key-declare = kl
discovery-key-turns = b

discovery-action-take = Je neemt { $coins } munten.
discovery-action-accept = Je neemt { NAME($card, form: "code") } aan voor { $price ->
    [one] { $price } munt
   *[other] { $price } munten
}. Het levert { $one }, { $two } of { $three } munten op in 1, 2 of 3 beurten.
discovery-action-accept-deck = Je neemt blind het bovenste contract van de trekstapel aan voor { $price ->
    [one] { $price } munt
   *[other] { $price } munten
}.
discovery-action-buy = Je koopt { NAME($card, form: "code") } voor { $price } munten.
discovery-action-explore = Je stuurt een schip mee met { NAME($card) }.
discovery-action-play = Je stuurt schepen uit voor { NAME($card, form: "code") }.
discovery-action-reserve-purchase = Je reserveert { NAME($card, form: "code") } in de kooprij, tot het einde van je volgende beurt.
discovery-action-reserve-filling = Je reserveert { NAME($card, form: "code") } in de aanvulrij, tot het einde van je volgende beurt.
discovery-action-reserve-contract = Je reserveert het open contract { NAME($card, form: "code") } tot het einde van je volgende beurt.
discovery-action-end = Je beëindigt je beurt.
discovery-action-send = { $wild ->
    [yes] Met een Jokerschip stuur je { NAME($card, form: "code") } mee met { NAME($target) }; de bemanning kost { $crew }.
   *[no] Je stuurt { NAME($card, form: "code") } mee met { NAME($target) }; de bemanning kost { $crew }.
}
discovery-action-load = { $wild ->
    [yes] Met een Jokerschip stuur je { NAME($card, form: "code") } uit voor { NAME($target, form: "code") }; de bemanning kost { $crew }.
   *[no] Je stuurt { NAME($card, form: "code") } uit voor { NAME($target, form: "code") }; de bemanning kost { $crew }.
}
discovery-action-value = Je vlaggenschip vaart met laadvermogen { $number }.
discovery-action-declare = Je vlaggenschip vaart als { NAME($colour) } schip.
discovery-action-turns = { $turns ->
    [one] Het contract loopt { $turns } beurt en levert { $coins } munten op.
   *[other] Het contract loopt { $turns } beurten en levert { $coins } munten op.
}

discovery-summary-then = { $before } { $next }
discovery-summary-voyage = { $wild ->
    [yes] Met een Jokerschip stuur je
   *[no] Je stuurt
} { NAME($card, form: "code") } mee met { NAME($target) }, bemanning { $crew }. Dat schip scoort { $first ->
    [0] { $last } bij de laatste telling.
   *[other] { $first } bij de eerste en { $last } bij de laatste telling.
}
discovery-summary-flagship = { $wild ->
    [yes] Met een Jokerschip stuur je
   *[no] Je stuurt
} je vlaggenschip mee met { NAME($target) } als { NAME($colour) } schip met laadvermogen { $number }, bemanning { $crew }. Dat schip scoort { $first ->
    [0] { $last } bij de laatste telling.
   *[other] { $first } bij de eerste en { $last } bij de laatste telling.
}
discovery-summary-trade = Je stuurt { NAME($ships, form: "code") } uit voor { NAME($card, form: "code") }, looptijd { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}: nu { $crew } voor de bemanning, na afloop { $coins } munten{ $wild ->
    [0] .
    [one] . Dat kost { $wild } Jokerschip.
   *[other] . Dat kost { $wild } Jokerschepen.
}{ $late ->
    [yes] { " " }Maar zo lang duurt het spel niet meer.
   *[no] { "" }
}

## Why not

discovery-refusal-moment = Dat kan nu niet.
discovery-refusal-unfinished = Maak dit eerst af, of ga met u een stap terug.
    .web = Maak dit eerst af, of annuleer het.
discovery-refusal-done = { $what ->
    [take] Je hebt deze beurt al munten genomen.
    [accept] Je hebt deze beurt al een contract aangenomen.
    [buy] Je bent deze beurt al klaar met kopen, want je bent aan een andere actie begonnen.
   *[send] Je bent deze beurt al klaar met uitsturen, want je bent aan een andere actie begonnen.
} Elke actie kan maar één keer per beurt.
discovery-refusal-both-done = Je hebt deze beurt je twee acties al gedaan.
discovery-refusal-accept-coins = Een contract kost { $price ->
    [one] { $price } munt
   *[other] { $price } munten
}, en die heb je niet.
discovery-refusal-hand-full = Je hand is vol: je hebt al { $limit } contracten.
discovery-refusal-no-deck = De trekstapel met contracten is leeg.
discovery-refusal-no-contract = Op plek { $place } ligt geen contract.
discovery-refusal-reserved = { NAME($card, form: "code") } is gereserveerd door { $player }.
discovery-refusal-own-reservation = Je hebt { NAME($card, form: "code") } al gereserveerd.
discovery-refusal-no-ship = In kolom { $column } ligt geen schip.
discovery-refusal-price = { NAME($card, form: "code") } kost { $price } munten en je hebt er { $coins }.
discovery-refusal-no-idle = Je hebt geen vrij schip.
discovery-refusal-room = { $room ->
    [0] De expeditie van { NAME($expedition) } is vol.
   *[other] De expeditie van { NAME($expedition) } heeft nog maar { $room } laadvermogen vrij.
}
discovery-refusal-chain = Met { NAME($expedition) } kunnen alleen { NAME($colour, form: "plural") } schepen mee. Je hebt er geen dat er nog bij past, en ook geen Jokerschip.
discovery-refusal-colour = { NAME($card, form: "code") } past niet: er zijn { NAME($colour, form: "plural") } schepen nodig en je hebt geen Jokerschip meer.
discovery-refusal-crew = De bemanning van { NAME($card, form: "code") } kost { $crew ->
    [one] { $crew } munt
   *[other] { $crew } munten
} en je hebt er { $coins }.
discovery-refusal-accept-first = { NAME($card, form: "code") } ligt open en is nog niet van jou. Typ { $key }{ NAME($card, form: "code") } om dit contract aan te nemen.
    .web = { NAME($card, form: "code") } ligt open en is nog niet van jou: neem dit contract eerst aan.
discovery-refusal-runs = { NAME($card, form: "code") } loopt al.
discovery-refusal-not-in-hand = Je hebt geen { NAME($card, form: "code") } in je hand.
discovery-refusal-load = Met je vrije schepen kom je voor { NAME($card, form: "code") } niet precies op { $load }. Je hebt { NAME($colour, form: "plural") } schepen nodig, of andere met elk een Jokerschip (je hebt er { $wild }), en munten voor de bemanning: { $crew } per schip, { $flagship } voor het vlaggenschip (je hebt er { $coins }).
discovery-refusal-no-reservation = Je hebt geen Reservering meer.
discovery-refusal-where = Waar moet { NAME($card, form: "code") } heen? Kies eerst een expeditie, zoals { $explore }1, of een contract uit je hand.
    .web = Waar moet { NAME($card, form: "code") } heen? Kies een expeditie of een contract uit je hand.
discovery-forced-ships = Al gekozen: { NAME($ships, form: "code") }{ $wild ->
    [0] { "" }
    [one] { " " }(kost { $wild } Jokerschip)
   *[other] { " " }(kost { $wild } Jokerschepen)
}. { $why ->
    [send] Geen ander schip kan erheen.
    [load] Alleen zo komt de lading precies uit.
   *[rest] Niets anders past bij de schepen die je koos.
}
discovery-forced-answer = { $answers } Iets anders kan niet.
discovery-reveals-ship = er komt een nieuw schip
discovery-reveals-unseen = je ziet het contract
discovery-reveals-contract = er komt een nieuw contract
discovery-reveals-flagship = iedereen ziet je vlaggenschip
discovery-reveals-hand = iedereen ziet je contract
discovery-reveals-scoring = de telling begint
discovery-warning-unused = { $left ->
    [1] Je hebt nog één actie over.
   *[other] Je hebt deze beurt nog geen actie gedaan.
}
discovery-refusal-above = { NAME($card, form: "code") } ligt in de aanvulrij en is nog niet te koop.
discovery-refusal-buy-verb = { NAME($card, form: "code") } is te koop. Typ { $key }{ $column } om dit schip te kopen.
    .web = { NAME($card, form: "code") } is te koop en nog niet van jou: koop dit schip eerst.
discovery-refusal-not-idle = Je hebt geen vrij schip { NAME($card, form: "code") }.
discovery-refusal-flagship-away = { $where ->
    [contract] Je vlaggenschip is onderweg voor een contract.
   *[expedition] Je vlaggenschip is op expeditie en komt niet terug.
}
discovery-refusal-no-other = Je hebt geen tweede vrij schip { NAME($card, form: "code") }.
discovery-refusal-ships-first = Kies eerst de schepen: er ontbreekt nog { $due } laadvermogen.
discovery-refusal-too-large = { NAME($card, form: "code") } kan te veel laden: je hebt nog maar { $due } nodig.
discovery-refusal-order = { NAME($card, form: "code") } past hier niet: de schepen voor een contract noem je kleur voor kleur zoals op tafel, kleine eerst en het vlaggenschip als laatste. Typ ze allemaal op één regel, of ga met u een stap terug.
    .web = { NAME($card, form: "code") } past niet bij de gekozen schepen. Annuleer en kies opnieuw.
discovery-refusal-no-exact = Met { NAME($card, form: "code") } komt de lading niet precies uit: je hebt nog { $due } nodig, en met je andere schepen, munten en Jokerschepen krijg je de rest niet rond.
discovery-refusal-declare = { NAME($colour, start: "yes") } is geen kleur van je vlaggenschip.

## What happened

discovery-event-starts = { $you ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
discovery-event-turn = { $you ->
    [yes] Beurt { $turn }: jij
   *[no] Beurt { $turn }: { $seat }
}
discovery-event-new-ship = Nieuw in de aanvulrij: { NAME($card, form: "code") }
discovery-event-new-contract = Nieuwe contracten: { NAME($cards, form: "code") }
discovery-event-dealt = { $you ->
    [yes] Je krijgt
   *[no] { $seat } krijgt
} { NAME($cards, form: "code") }.
discovery-event-dealt-hidden = { $seat } krijgt { $count ->
    [one] { $count } contract
   *[other] { $count } contracten
}.
discovery-event-takes = { $you ->
    [yes] Je neemt { $coins } munten.
   *[no] { $seat } neemt { $coins } munten.
}
discovery-event-accepts = { $you ->
    [yes] Je neemt { NAME($card, form: "code") } aan.
   *[no] { $seat } neemt { NAME($card, form: "code") } aan.
}
discovery-event-accepts-and-new = { $you ->
    [yes] Je neemt { NAME($card, form: "code") } aan.
   *[no] { $seat } neemt { NAME($card, form: "code") } aan.
} Nieuw: { NAME($new, form: "code") }
discovery-event-accepts-unseen = { $you ->
    [yes] Je trekt { NAME($card, form: "code") } van de trekstapel met contracten.
   *[no] { $seat } trekt { NAME($card, form: "code") } van de trekstapel met contracten.
}
discovery-event-accepts-hidden = { $seat } neemt blind een contract van de trekstapel aan.
discovery-event-buys = { $you ->
    [yes] Je koopt { NAME($card, form: "code") } voor { $price }.
   *[no] { $seat } koopt { NAME($card, form: "code") } voor { $price }.
}
discovery-event-buys-and-new = { $you ->
    [yes] Je koopt { NAME($card, form: "code") } voor { $price }.
   *[no] { $seat } koopt { NAME($card, form: "code") } voor { $price }.
} Nieuw in de aanvulrij: { NAME($new, form: "code") }
discovery-event-reserves-purchase = { $you ->
    [yes] Je reserveert { NAME($card, form: "code") } in de kooprij.
   *[no] { $seat } reserveert { NAME($card, form: "code") } in de kooprij.
}
discovery-event-reserves-filling = { $you ->
    [yes] Je reserveert { NAME($card, form: "code") } in de aanvulrij.
   *[no] { $seat } reserveert { NAME($card, form: "code") } in de aanvulrij.
}
discovery-event-reserves-contract = { $you ->
    [yes] Je reserveert het contract { NAME($card, form: "code") }.
   *[no] { $seat } reserveert het contract { NAME($card, form: "code") }.
}
discovery-event-first-scoring-card = De Eerste telling verschijnt: { $timing ->
    [over] die telling is al geweest.
    [immediate] de expedities worden meteen geteld.
    [end_of_round] na deze beurt heeft iedereen er nog één, dan worden de expedities geteld.
   *[other] aan het einde van deze beurt worden de expedities geteld.
}
discovery-event-last-scoring-card = De Laatste telling verschijnt: { $stalled ->
    [yes] de laatste ronde is al begonnen.
   *[no] na deze beurt heeft iedereen er nog één, dan is het spel afgelopen.
}
discovery-event-plays = { $you ->
    [yes] Je legt { NAME($card, form: "code") } op tafel.
   *[no] { $seat } legt { NAME($card, form: "code") } op tafel.
}
discovery-event-loads = { $you ->
    [yes] Je stuurt er { NAME($ships, form: "code") } voor uit
   *[no] { $seat } stuurt er { NAME($ships, form: "code") } voor uit
}{ $wild ->
    [0] .
    [one] . Dat kost { $wild } Jokerschip.
   *[other] . Dat kost { $wild } Jokerschepen.
}
discovery-event-under-way = { NAME($card, form: "code") } loopt { $turns ->
    [one] { $turns } beurt.
   *[other] { $turns } beurten.
}
discovery-event-trades = { $you ->
    [yes] Je stuurt
   *[no] { $seat } stuurt
} { NAME($ships, form: "code") } uit voor { NAME($card, form: "code") }: { $coins } munten over { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}{ $wild ->
    [0] .
    [one] . Dat kost { $wild } Jokerschip.
   *[other] . Dat kost { $wild } Jokerschepen.
}
discovery-event-completes = { $you ->
    [yes] Je voltooit { NAME($card, form: "code") } en krijgt { $coins } munten.
   *[no] { $seat } voltooit { NAME($card, form: "code") } en krijgt { $coins } munten.
}
discovery-event-sails = { $you ->
    [yes] Je stuurt
   *[no] { $seat } stuurt
} { NAME($ships, form: "code") } mee met { NAME($expedition) }{ $wild ->
    [0] .
    [one] . Dat kost { $wild } Jokerschip.
   *[other] . Dat kost { $wild } Jokerschepen.
}
discovery-event-flagship-sails = { $you ->
    [yes] Je stuurt je vlaggenschip
   *[no] { $seat } stuurt het vlaggenschip
} mee met { NAME($expedition) } als { NAME($colour) } schip met laadvermogen { $value }{ $wild ->
    [0] .
   *[other] . Dat kost een Jokerschip.
}
discovery-event-ship-freed = { $you ->
    [yes] Je reservering voor { NAME($card, form: "code") } vervalt.
   *[no] De reservering van { $seat } voor { NAME($card, form: "code") } vervalt.
}
discovery-event-contract-freed = { $you ->
    [yes] Je reservering voor { NAME($card, form: "code") } vervalt.
   *[no] De reservering van { $seat } voor { NAME($card, form: "code") } vervalt.
}
discovery-event-passes = { $you ->
    [yes] Je doet niets.
   *[no] { $seat } doet niets.
}
discovery-event-shows-flagship = { $you ->
    [yes] Je laat je vlaggenschip zien: het is { NAME($colour) } en { NAME($other) }.
   *[no] { $seat } laat het vlaggenschip zien: het is { NAME($colour) } en { NAME($other) }.
}
discovery-event-first-scoring = De eerste telling:
discovery-event-last-scoring = De laatste telling:
discovery-earned = { NAME($expedition, form: "code") } { $points }
discovery-earned-ship = { $you ->
    [yes] Jij
   *[no] { $seat }
}: { NAME($ship, form: "code") } bij { NAME($expedition) } +{ $points }
discovery-event-earns = { $you ->
    [yes] Je scoort
   *[no] { $seat } scoort
} { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} met expedities: { $items }
discovery-event-mission = { $you ->
    [yes] Je opdracht
   *[no] De opdracht van { $seat }
} ({ NAME($mission) }): { $count } × { $value } = { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
discovery-event-at-home = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $count ->
    [0] geen schepen
    [one] { $count } schip
   *[other] { $count } schepen
} in de haven: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
discovery-event-gives-up = { $you ->
    [yes] Je onvoltooide contracten vervallen:
   *[no] Onvoltooide contracten van { $seat } vervallen:
} { NAME($cards, form: "code") }
discovery-event-stalling = Koopt er nog één ronde lang niemand een schip, dan begint de laatste ronde.
discovery-event-stalled = Niemand koopt nog schepen: na deze beurt heeft iedereen er nog één, dan is het spel afgelopen.

## What a move would cause, in hints

discovery-fact-expedition = { $room ->
    [0] De expeditie van { NAME($expedition) } is dan vol.
   *[other] De expeditie van { NAME($expedition) } heeft dan nog { $room } laadvermogen vrij, alleen voor { NAME($chain, form: "plural") } schepen.
}
discovery-fact-mission = Je opdracht is dan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
discovery-fact-coins = { $coins ->
    [one] Je hebt dan { $coins } munt.
   *[other] Je hebt dan { $coins } munten.
}
discovery-fact-saves = Je bewaart { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} voor je volgende beurt; { $ships ->
    [0] je hebt geen schepen in de haven.
    [one] { $ships } schip blijft in de haven.
   *[other] { $ships } schepen blijven in de haven.
}
discovery-fact-wild = { $count ->
    [0] Je hebt dan geen Jokerschip meer.
    [one] Je hebt dan nog { $count } Jokerschip.
   *[other] Je hebt dan nog { $count } Jokerschepen.
}
discovery-fact-price = Het kost { $price } munten; jij hebt er { $coins }.
discovery-fact-incomes = Het levert { $one }, { $two } of { $three } munten op in 1, 2 of 3 beurten.

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

discovery-reason-points = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] punt
   *[other] punten
} { $way ->
    [more] meer
   *[less] minder
}
discovery-reason-to-come = { $you ->
    [yes] Je schepen op expeditie
   *[no] De schepen van { $seat } op expeditie
} scoren nog { $number } { $count ->
    [one] punt
   *[other] punten
} { $way ->
    [more] meer
   *[less] minder
}
discovery-reason-ships = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] schip
   *[other] schepen
} { $way ->
    [more] meer
   *[less] minder
} in de haven
discovery-reason-income = { $you ->
    [yes] Je lopende contracten
   *[no] De lopende contracten van { $seat }
} leveren nog { $number } { $count ->
    [one] munt
   *[other] munten
} { $way ->
    [more] meer
   *[less] minder
} op
discovery-reason-completed = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] contract
   *[other] contracten
} { $way ->
    [more] meer
   *[less] minder
} voltooid
discovery-reason-contracts = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] contract
   *[other] contracten
} { $way ->
    [more] meer
   *[less] minder
} { $you ->
    [yes] in je hand
   *[no] in de hand
}
discovery-reason-wild = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] Jokerschip
   *[other] Jokerschepen
} { $way ->
    [more] meer
   *[less] minder
}
discovery-reason-reservations = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] Reservering
   *[other] Reserveringen
} { $way ->
    [more] meer
   *[less] minder
}
discovery-reason-coins = { $you ->
    [yes] Je hebt
   *[no] { $seat } heeft
} { $number } { $count ->
    [one] munt
   *[other] munten
} { $way ->
    [more] meer
   *[less] minder
}
discovery-reason-mission = Je opdracht is { $number } { $count ->
    [one] punt
   *[other] punten
} { $way ->
    [more] meer
   *[less] minder
} waard

## The score sheet

discovery-score-expedition = { NAME($expedition, form: "code") }
discovery-score-two = { $first } + { $last }
discovery-score-sum = { $first } + { $last } = { $sum }
discovery-score-expeditions = Alle expedities
discovery-score-mission = Opdracht: { NAME($mission) }
discovery-score-product = { $count } × { $value } = { $points }
discovery-score-at-home = Schepen in de haven
discovery-score-points = Overwinningspunten
discovery-score-tie-break = Bij gelijke stand: schepen in de haven
discovery-score-legend = expedities: eerste + laatste telling; opdracht: expedities die tellen × punten voor voltooide contracten
discovery-verdict-wins = { $you ->
    [yes] Je hebt gewonnen
   *[no] { $seat } heeft gewonnen
} met { $points ->
    [one] { $points } overwinningspunt.
   *[other] { $points } overwinningspunten.
}
discovery-verdict-ships = { $you ->
    [yes] Je hebt gewonnen: evenveel overwinningspunten ({ $points }), maar meer schepen in de haven ({ $ships }).
   *[no] { $seat } heeft gewonnen: evenveel overwinningspunten ({ $points }), maar meer schepen in de haven ({ $ships }).
}
discovery-verdict-shared = Gedeelde overwinning voor { $winners }: evenveel overwinningspunten ({ $points }) en schepen in de haven ({ $ships }).

## Help. The title, or one of the words of "also", is what people type after the question mark.

discovery-help-ship = { NAME($card, form: "code") } ({ NAME($card) }): laadvermogen { $transport }, prijs { $price } munten, bemanning { $crew }. Van de 42 schepen zijn er { $copies } van deze soort.
discovery-help-flagship = Je vlaggenschip heeft twee kleuren en telt als een van beide, afhankelijk van wat je nodig hebt. Telkens als je het uitstuurt, kies je het laadvermogen: 1, 2 of 3. Voor een contract laadt het wat de andere schepen overlaten. De bemanning kost { $crew } munten. Het is niet te koop en blijft geheim tot je het voor het eerst uitstuurt. Op een expeditie heeft het één kleur: die van de schepen die er al zijn, als het die kleur heeft, en anders een van de twee naar keuze.
discovery-help-contract = { NAME($card, form: "code") } ({ NAME($card) }): { NAME($colour, form: "plural") } schepen met een laadvermogen van samen precies { $load }, bijvoorbeeld { NAME($fleet, form: "code") }. Levert { $one }, { $two } of { $three } munten op in 1, 2 of 3 beurten.
discovery-help-expedition =
    { NAME($card) } reisde { $voyage }.
    { $line }
discovery-help-explorer = { NAME($card) } reisde { $voyage }. In dit spel is die expeditie er niet bij.

discovery-help-goal = Doel
    .also = winnen winnaar punten overwinning overwinningspunten einde
    .text = Je koopt schepen, verdient er geld mee via handelscontracten en stuurt ze op expeditie voor overwinningspunten. De expedities worden twee keer geteld. Aan het einde komen daar je geheime opdracht en { $idle } punt voor elk schip in de haven bij. Wie de meeste overwinningspunten heeft, wint. Bij gelijke stand wint wie de meeste schepen in de haven heeft; is ook dat gelijk, dan wordt de overwinning gedeeld. Munten en handkaarten tellen niet mee.
discovery-help-turn = Beurt
    .also = actie acties
    .text = Eerst schuiven je lopende contracten een beurt op; wat afloopt, wordt uitbetaald. Daarna doe je hoogstens twee verschillende van de vier acties, in een volgorde naar keuze: { $take } munten nemen, een contract aannemen, zoveel schepen kopen als je wilt of zoveel schepen uitsturen als je wilt. Met kopen en uitsturen kun je doorgaan tot je aan een andere actie begint. Een Reservering spelen kost geen actie.
discovery-help-coins = Munten
    .also = munt nemen geld bemanning bemanningsgeld betalen
    .text = Met de actie nemen krijg je { $take } munten. Een contract aannemen kost { $accept }, een schip 3, 4 of 5 bij een laadvermogen van 1, 2 of 3. Telkens als je een schip uitstuurt, kost de bemanning { $crew }, die van het vlaggenschip { $flagship }. Schulden maken kan niet. { $coins ->
        [hidden] Aan deze tafel zie je alleen je eigen munten.
       *[open] Iedereen mag zien hoeveel munten je hebt.
    }
discovery-help-market = Markt
    .also = kopen koop schip schepen prijs rij rijen kooprij aanvulrij kolom stapel stapels
    .text = Alleen de schepen in de onderste rij, de kooprij, zijn te koop. Na elke aankoop schuift het schip erboven, in de aanvulrij, door en komt er van de stapels een nieuw schip bij; de stapels worden een voor een opgemaakt, van links naar rechts. Het schip dat is doorgeschoven, mag je meteen kopen. Tot nu toe opengelegd: { $purchases } van de 32 schepen in de stapels. De twee tellingkaarten zitten in de derde en de vijfde stapel: zonder aankopen verschijnen ze nooit.
    .web = Alleen de schepen in de onderste rij, de kooprij, zijn te koop. Na elke aankoop zakt het schip erboven, uit de aanvulrij, naar de lege plek en komt er van de stapels een nieuw schip bij; de stapels worden een voor een opgemaakt, van links naar rechts. Het schip dat is gezakt, mag je meteen kopen. De twee tellingkaarten zitten in de derde en de vijfde stapel, gemerkt met I en II: zonder aankopen verschijnen ze nooit. Een zegel met een naam laat zien wie een kaart heeft gereserveerd.
discovery-help-contracts = Contracten
    .also = contract handelscontract aannemen opbrengst opbrengsten trekstapel hand handkaarten
    .text =
        Voor { $accept } munt neem je een contract aan: een van de open contracten (er komt meteen een nieuw voor in de plaats) of blind de bovenste kaart van de trekstapel (nog { $deck }). Je hebt er nooit meer dan { $limit } in je hand; lopende contracten tellen daarbij niet mee. Dit leveren contracten op in 1, 2 of 3 beurten:
        { $incomes }
    .web = Voor { $accept } munt neem je een contract aan: een van de open contracten (er komt meteen een nieuw voor in de plaats) of blind de bovenste kaart van de trekstapel. Je hebt er nooit meer dan { $limit } in je hand; lopende contracten tellen daarbij niet mee. Op een contract staat de lading, en daaronder wat het in 1, 2 of 3 beurten oplevert.
discovery-income-load = lading { $load }: { $one }, { $two } of { $three } munten
discovery-income-card = { NAME($card, form: "code") }: { $one }, { $two } of { $three } munten
discovery-help-trade = Handel
    .also = lading laadvermogen looptijd beurten uitsturen sturen
    .text = Als je schepen uitstuurt, kun je een contract uit je hand op tafel leggen, met schepen van die kleur waarvan het laadvermogen samen precies gelijk is aan de lading. Je kiest hoeveel beurten het loopt: 1, 2 of 3. Daarna kun je er niets meer aan veranderen. Aan het begin van elk van je volgende beurten gaat er een beurt af. Is het contract afgelopen, dan krijg je de munten, komen je schepen terug en schuift je schijfje op het contractenspoor een veld op. Schepen die je voor 1 beurt uitstuurt, zijn dus in je volgende beurt al terug.
discovery-help-expeditions = Expedities
    .also = expeditie ontdekken plaats limiet meesturen
    .text =
        Stuur zoveel schepen mee als je wilt, met welke expedities je maar wilt. Hun laadvermogen mag samen niet boven de limiet komen; precies uitkomen hoeft niet. Schepen blijven er voorgoed, en er kunnen later nog schepen bij komen, ook van anderen. Het laadvermogen van een schip maakt voor de punten niet uit. In dit spel, met de punten van een schip van een andere kleur/van de kleur van de kaart:
        { $expeditions }
    .web = Stuur zoveel schepen mee als je wilt, met welke expedities je maar wilt. Hun laadvermogen mag samen niet boven de limiet komen; precies uitkomen hoeft niet. Schepen blijven er voorgoed, en er kunnen later nog schepen bij komen, ook van anderen. Het laadvermogen maakt voor de punten niet uit: I is de eerste telling, II de laatste; het gewone getal geldt voor schepen van andere kleuren, het getal op het vak in de kleur van de kaart voor schepen van die kleur. Raak een van je schepen aan om te zien waar het past en wat het zou scoren.
discovery-expedition-line = { $key }{ $number } { NAME($expedition) }, { NAME($colour) }: eerste { $first-other }/{ $first-same }, laatste { $last-other }/{ $last-same }, { $room ->
    [0] vol (limiet { $limit })
   *[other] nog { $room } van { $limit } vrij
}
discovery-help-colours = Kleuren
    .also = kleur koerskleur rood geel blauw groen wit zwart
    .text = Het eerste schip op een expeditie mag elke kleur hebben; alle volgende schepen, van wie dan ook, moeten diezelfde kleur hebben: de koerskleur. Een vlaggenschip met die kleur past ook, en met een Jokerschip kan elk schip mee. Een schip in de kleur van de expeditiekaart scoort het hogere getal, welke kleur de andere schepen ook hebben.
discovery-help-wild = Jokerschip
    .title = Jokerschepen
    .also = joker jokerschepen jokers wild
    .text = Met een Jokerschip mag één schip mee op een expeditie of uitvaren voor een contract, ook al past de kleur niet. Verder verandert er niets: limiet, precieze lading en bemanning blijven gelden. Het schip scoort in { $wild-scoring ->
        [chain] de kleur van de andere schepen daar.
       *[own] zijn eigen kleur.
    } { $wild ->
        [0] Je hebt geen Jokerschip meer.
        [one] Je hebt nog { $wild } Jokerschip; dat wordt automatisch ingezet als je zo’n schip uitstuurt.
       *[other] Je hebt nog { $wild } Jokerschepen; die worden automatisch ingezet als je zo’n schip uitstuurt.
    }
    .web = Met een Jokerschip mag één schip mee op een expeditie of uitvaren voor een contract, ook al past de kleur niet. Verder verandert er niets: limiet, precieze lading en bemanning blijven gelden. Het schip scoort in { $wild-scoring ->
        [chain] de kleur van de andere schepen daar.
       *[own] zijn eigen kleur.
    } De kaart wordt automatisch ingezet als je zo’n schip uitstuurt.
discovery-help-reservation = Reservering
    .also = reserveren reserveringen gereserveerd schijfje
    .text = Op elk moment in je beurt mag je een schijfje leggen op een schip in een van beide rijen of op een open contract. Niemand anders mag die kaart dan kopen of aannemen tot het einde van je volgende beurt. Je moet er nog wel voor betalen en de actie doen; een schip moet daarvoor in de kooprij liggen. Het schijfje schuift met het schip mee. { $reservations ->
        [0] Je hebt geen Reservering meer.
        [one] Je hebt nog { $reservations } Reservering.
       *[other] Je hebt nog { $reservations } Reserveringen.
    } Staat er P1, P2 … bij een kaart, dan heeft die speler de kaart gereserveerd.
    .web = Op elk moment in je beurt mag je je zegel leggen op een schip in een van beide rijen of op een open contract: raak deze kaart aan en daarna de kaart die je wilt reserveren. Niemand anders mag die dan kopen of aannemen tot het einde van je volgende beurt. Je moet er nog wel voor betalen en de actie doen; een schip moet daarvoor in de kooprij liggen. Het zegel zakt met het schip mee.
discovery-help-mission = Opdracht
    .also = opdrachten missie
    .text = Je geheime opdracht bepaalt welke expedities voor jou tellen. Elk daarvan levert aan het einde de punten op van het veld waar je op het contractenspoor staat. Het gaat om het aantal schepen, niet om hun laadvermogen. De opdrachten in dit spel: { $missions }.{ $equal ->
        [yes] { "" }
       *[no] { " " }Ze zijn niet allemaal even moeilijk; met de optie missions=equal krijgt iedereen dezelfde.
    } Voor jou tellen expedities waarop je { NAME($mission) } hebt. Nu zou dat { $count } × { $value } = { $points ->
        [one] { $points } punt zijn.
       *[other] { $points } punten zijn.
    }
    .web = Je geheime opdracht bepaalt welke expedities voor jou tellen. Elk daarvan levert aan het einde de punten op van het veld waar je op het contractenspoor staat. Het gaat om het aantal schepen, niet om hun laadvermogen. { $equal ->
        [yes] Aan deze tafel heeft iedereen dezelfde opdracht.
       *[no] De opdrachten zijn niet allemaal even moeilijk; er is een optie waarmee iedereen dezelfde krijgt.
    }
discovery-help-track = Spoor
    .title = Contractenspoor
    .also = contractenspoor voltooid klaar veld
    .text = Voor elk contract dat je voltooit, schuift je schijfje op het contractenspoor een veld op. Het veld waar het ligt, geeft aan hoeveel elke expeditie van je opdracht waard is. De velden zijn, te beginnen zonder voltooide contracten: { $track } enzovoort. Je hebt er { $completed } voltooid, dus elke expeditie is { $value } waard.
    .web = Voor elk contract dat je voltooit, schuift je schijfje op het contractenspoor een veld op. Het veld waar het ligt, geeft aan hoeveel elke expeditie van je opdracht waard is: zonder voltooide contracten niets, en met elk volgend contract een punt meer, tenzij de kaartenset iets anders zegt.
discovery-help-first = Eerste
    .title = Eerste telling
    .also = telling tellingen tussentelling
    .text = De kaart Eerste telling zit in de derde stapel. Als die verschijnt, { $timing ->
        [immediate] worden de expedities meteen geteld.
        [end_of_round] maakt de speler de beurt af, heeft iedereen nog één beurt en worden dan de expedities geteld.
       *[other] worden de expedities aan het einde van die beurt geteld.
    } Elk schip scoort wat zijn expeditie voor de eerste telling aangeeft. Verder telt er niets. { $first ->
        [hidden] { $first-safe ->
            [0] { $first-cards ->
                [1] Bij de volgende aankoop verschijnt de kaart.
               *[other] Bij een van de volgende { $first-cards } aankopen verschijnt de kaart.
            }
            [one] De volgende aankoop is nog veilig; bij een van de { $first-cards } daarna verschijnt de kaart.
           *[other] De volgende { $first-safe } aankopen zijn nog veilig; bij een van de { $first-cards } daarna verschijnt de kaart.
        }
        [turned_up] De kaart ligt open en de telling komt eraan.
       *[scored] Die telling is geweest.
    }
    .web = De kaart Eerste telling zit in de derde stapel. Als die verschijnt, { $timing ->
        [immediate] worden de expedities meteen geteld.
        [end_of_round] maakt de speler de beurt af, heeft iedereen nog één beurt en worden dan de expedities geteld.
       *[other] worden de expedities aan het einde van die beurt geteld.
    } Elk schip scoort wat zijn expeditie bij I aangeeft. Verder telt er niets.
discovery-help-last = Laatste
    .title = Laatste telling en einde
    .also = telling tellingen eindtelling
    .text = De kaart Laatste telling zit in de vijfde stapel. Als die verschijnt, maakt de speler de beurt af en heeft iedereen nog één beurt. Daarna vervallen lopende contracten zonder opbrengst, scoort elk schip op een expeditie wat die voor de laatste telling aangeeft, worden de opdrachten onthuld en geteld, en is elk schip in de haven { $idle } punt waard, { $idle-flagship ->
        [yes] ook een vlaggenschip dat niet op expeditie is.
       *[no] maar een vlaggenschip niet.
    } { $last ->
        [hidden] { $last-safe ->
            [0] { $last-cards ->
                [1] Bij de volgende aankoop verschijnt de kaart.
               *[other] Bij een van de volgende { $last-cards } aankopen verschijnt de kaart.
            }
            [one] De volgende aankoop is nog veilig; bij een van de { $last-cards } daarna verschijnt de kaart.
           *[other] De volgende { $last-safe } aankopen zijn nog veilig; bij een van de { $last-cards } daarna verschijnt de kaart.
        }
       *[turned_up] De kaart ligt open: dit is de laatste ronde.
    }
    .web = De kaart Laatste telling zit in de vijfde stapel. Als die verschijnt, maakt de speler de beurt af en heeft iedereen nog één beurt. Daarna vervallen lopende contracten zonder opbrengst, scoort elk schip op een expeditie wat die bij II aangeeft, worden de opdrachten onthuld en geteld, en is elk schip in de haven { $idle } punt waard, { $idle-flagship ->
        [yes] ook een vlaggenschip dat niet op expeditie is.
       *[no] maar een vlaggenschip niet.
    }
discovery-help-stall = Stilstand
    .title = Als niemand koopt
    .also = ronde rondes impasse
    .text = Niemand hoeft te kopen, en zonder aankopen zou het spel nooit aflopen. { $rounds ->
        [0] Aan deze tafel is daar geen regel voor.
        [one] Aan deze tafel begint de laatste ronde na { $rounds } ronde zonder aankoop. Is de eerste telling dan nog niet geweest, dan wordt die alsnog gehouden.
       *[other] Aan deze tafel begint de laatste ronde na { $rounds } rondes zonder aankoop; een ronde van tevoren wordt dat aangekondigd. Is de eerste telling dan nog niet geweest, dan wordt die alsnog gehouden.
    }
discovery-help-codes = Afkortingen
    .also = afkorting code codes kaart kaarten letter letters
    .text = De letters van een schip geven de kleur aan: Ro rood, Ge geel, Bl blauw, Gr groen, Wi wit, Zw zwart; het cijfer is het laadvermogen. V is je vlaggenschip. Een contract heeft een kleine c vóór de kleur, en het cijfer is de lading. Expedities zijn x1 tot en met x12, kolommen van de markt A tot en met E. Een hele zet kan op één regel: met x4 Bl2 stuur je een schip mee met de vierde expeditie, met cBl5 Bl3 Bl2 b2 twee schepen uit voor een contract van 2 beurten. In de tabel met spelers staan onder “Klaar” de voltooide contracten en onder “Op komst” de punten die schepen op expeditie nog gaan scoren. Zo vraag je een kaart op: ? Ro3
discovery-help-numbers = Getallen
    .title = Waar de getallen vandaan komen
    .also = getal kaartenset set echt gereconstrueerd reconstructie
    .text = { $set ->
        [own] Dit spel wordt gespeeld met een eigen kaartenset.
       *[other] Het spel is niet meer te koop en van de kaarten zijn maar weinig getallen bekend. De meeste getallen van expedities en contracten, de kleuren van de vlaggenschepen en de samenstelling van de opdrachten zijn gereconstrueerd; op de pagina van dit spel in de documentatie staat wat bekend is. Wie de gedrukte kaarten heeft, kan de echte getallen invullen.
    }
    .web = { $set ->
        [own] Dit spel wordt gespeeld met een eigen kaartenset.
       *[other] Het spel is niet meer te koop en van de kaarten zijn maar weinig getallen bekend: enkele namen, één limiet, één opbrengst, twee velden van het contractenspoor. De rest is gereconstrueerd, en wel zo dat het spel in evenwicht blijft. Wie de gedrukte kaarten heeft, kan bij het openen van een tafel de echte getallen invullen.
    }
discovery-help-secrets = Geheim
    .also = geheimen verborgen gedekt open
    .text = Geheim zijn: contracten in de hand die zijn uitgedeeld of blind getrokken, de opdrachten tot het einde, en vlaggenschepen tot ze voor het eerst worden uitgestuurd. Al het andere is openbaar: schepen, lopende contracten, { $coins ->
        [hidden] punten en actiekaarten, maar munten niet.
       *[open] punten, actiekaarten en munten.
    } Welke schepen er in de stapels zitten, is na te tellen; hun volgorde niet.
discovery-help-tips = Tips
    .also = strategie advies tip hulp
    .text = Laat een schip eerst handelen en stuur het dan pas op expeditie: daar verdient het nooit meer munten. Grote schepen zijn goede handelaars, kleine goede ontdekkers, want de punten gelden per schip. Met contracten van een kleur die je al hebt, gebruik je dezelfde vloot twee keer. Lange contracten leveren meer op, bij korte heb je je schepen sneller terug; tegen het einde helpen alleen korte. Houd voor elke bemanning een munt achter de hand. Tel de aankopen mee: zorg dat je schepen vóór een telling op expeditie zijn. Elk voltooid contract maakt je opdracht meer waard.

## The table in the browser

discovery-web-blurb = Koop schepen, laat ze munten verdienen met handelscontracten en stuur ze op tijd mee met de grote ontdekkers: er wordt twee keer geteld. Op expeditie verdient een schip nooit meer munten. Wanneer is het daar meer waard?
discovery-bot-apprentice = Neemt meer open contracten aan dan de rest en heeft de meeste beurten nodig.
discovery-bot-trader = Altijd bezig: koopt schepen en stuurt ze uit, in meer beurten dan wie ook.
discovery-bot-merchant = Trekt contracten graag ongezien en maakt meer expedities vol dan leerlingen en handelaren.
discovery-bot-magnate = Neemt vaak munten en scoort bij de eerste telling meer dan leerlingen en handelaren.
discovery-bot-master = Alles wat deze bot over expedities weet, komt uit de spelregels en uit partijen tegen zichzelf.
discovery-bot-grandmaster = Leerde het spel net als de meester uit de regels en uit partijen tegen zichzelf, en zoekt tien keer zo lang naar een zet.
discovery-web-keys = X gaat naar de expedities, M naar de markt, C naar de contracten en H naar je schepen; met G neem je munten, met R reserveer je, met E beëindig je je beurt.
discovery-web-pages = Wat je ziet
discovery-web-actions = Acties
discovery-web-take = Munten
discovery-web-accept = Aan{"\u00AD"}nemen
discovery-web-buy = Kopen
discovery-web-send = Uit{"\u00AD"}sturen
discovery-web-end = Einde beurt
discovery-web-reserve = Reser{"\u00AD"}veren
discovery-web-reserve-does = legt kaart vast
discovery-web-wild = Joker{"\u00AD"}schip
discovery-web-wild-does = elke kleur
discovery-web-no-ships = geen vrije schepen
discovery-web-price = prijs { $price }
discovery-web-reserved = gereserveerd door { $name }
discovery-web-reserved-yours = door jou gereserveerd
discovery-web-incomes = levert { $one }, { $two } of { $three } op
discovery-web-piles = Stapels met schepen
discovery-web-next-buy = Kies een schip in de onderste rij.
discovery-web-next-accept = Kies een open contract of de trekstapel.
discovery-web-next-send = Kies een van je schepen, en dan een expeditie of een contract.
discovery-web-next-reserve = Welke kaart reserveer je?
discovery-web-about-reserving = Voor jou tot het einde van je volgende beurt.
discovery-web-next-where = Waar gaat dit schip heen? Kies een expeditie of een contract.
discovery-web-about-piles = De getallen zijn de kaarten die nog in elke stapel zitten. Na elke aankoop komt er een nieuw schip van de eerste stapel die niet leeg is. In de stapels met I en II zitten de kaarten voor de eerste en de laatste telling.
discovery-web-about-points = Tot nu toe gescoord: { $points }. +{ $come } is wat de schepen die al op expeditie zijn bij de komende tellingen nog opleveren.
discovery-web-first-due = Eerste telling { $turns ->
    [one] aan het einde van deze beurt
   *[other] na { $turns } beurten, deze meegerekend
}
discovery-web-deck = Trekstapel met contracten: neem er blind een
discovery-web-expedition = { NAME($expedition) }, { NAME($colour) }, { $used } van { $limit } bezet; eerste telling { $first-other }, { NAME($colour) } { $first-same }; laatste telling { $last-other }, { NAME($colour) } { $last-same }
discovery-web-fits = Je schip past: { $sum } van { $limit }
discovery-web-missions = Opdrachten
discovery-web-action-cards = Actiekaarten en tellingen
discovery-web-mission = Aan het einde levert elke expeditie waarop je { NAME($mission) } hebt, de punten op van je veld op het contractenspoor. Doet mee bij dit aantal spelers: { $players }. De andere spelers kunnen een andere opdracht hebben; alle opdrachten blijven geheim tot het einde.
discovery-web-expedition-card = Limiet { $limit }. Een { NAME($colour) } schip scoort { $first-same } bij de eerste en { $last-same } bij de laatste telling, elk ander schip { $first-other } en { $last-other }.
discovery-web-unseen-contracts = Nog niet geziene contracten
discovery-web-unseen-ships = Schepen die nog in de stapels zitten
discovery-web-cards-own = een eigen set
discovery-web-cards-file = Een bestand met je eigen getallen
discovery-web-cards-template = Onze getallen opslaan als bestand om aan te passen
discovery-web-cards-unreadable = Dit bestand is niet te lezen: het moet een kaartenset in TOML of JSON zijn.
discovery-web-cards-about = De meeste getallen van de gedrukte kaarten zijn verloren gegaan en moesten worden gereconstrueerd. Heb je het spel, zet dan de echte getallen in een bestand en kies het hier.

## Options

discovery-option-cards = Kaartenset
    .reconstructed-1 = de gereconstrueerde
discovery-option-first-scoring-timing = Wanneer de eerste telling plaatsvindt
    .end-of-turn = aan het einde van de beurt
    .immediate = meteen
    .end-of-round = als iedereen nog een beurt heeft gehad
discovery-option-missions = Opdrachten
    .classic = die van de kaartenset
    .equal = voor iedereen dezelfde
    .full = alle soorten
discovery-option-flagship-scoring = Welke kleur van een vlaggenschip op een expeditie scoort
    .declared = die waarin het vaart
    .either = een van beide
discovery-option-wild-scoring = In welke kleur een schip scoort dat met een Jokerschip is uitgestuurd
    .own = zijn eigen kleur
    .chain = die van de andere schepen
discovery-option-idle-flagship = Een vlaggenschip dat niet op expeditie is, is een punt waard
discovery-option-seat-bonus = Extra munten voor wie later aan de beurt komt
    .off = geen
    .late = 1 voor de derde en de vierde
    .rising = 1 voor de tweede en de derde, 2 voor de vierde
discovery-option-stall-guard = Rondes zonder aankoop waarna de laatste ronde begint (0: nooit)
discovery-option-hidden-coins = Iedereen ziet alleen de eigen munten
