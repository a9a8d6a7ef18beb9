# Age of Discovery. The terms are those of docs/glossary/discovery.md.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player; $player is another
# player’s name. $card, $cards, $ship, $ships, $new, $fleet, $contract, $expedition, $target, $colour, $other, $chain
# and $mission are named things: take their forms by NAME. Ships and contracts stand in sentences by their codes: ships
# are feminine, contracts masculine. An explorer stands for the expedition only in lists; in sentences it is "la
# spedizione di". The form "ship" of a colour goes with one ship (rossa), "ships" with several (rosse).
#
# What people type must not be mistaken: no key below, with the number or letter that follows it, may be equal to the
# code of a ship or of a contract, so that a whole move can be typed in one line.

discovery-title = Age of Discovery

## Ships. "code" stands on the table and is what people type: the letter of the colour, and the transport value. White
## is W, since B is blue as in the other games.

discovery-card-ship-R1 = nave rossa 1
    .code = R1
discovery-card-ship-R2 = nave rossa 2
    .code = R2
discovery-card-ship-R3 = nave rossa 3
    .code = R3
discovery-card-ship-Y1 = nave gialla 1
    .code = G1
discovery-card-ship-Y2 = nave gialla 2
    .code = G2
discovery-card-ship-Y3 = nave gialla 3
    .code = G3
discovery-card-ship-B1 = nave blu 1
    .code = B1
discovery-card-ship-B2 = nave blu 2
    .code = B2
discovery-card-ship-B3 = nave blu 3
    .code = B3
discovery-card-ship-G1 = nave verde 1
    .code = V1
discovery-card-ship-G2 = nave verde 2
    .code = V2
discovery-card-ship-G3 = nave verde 3
    .code = V3
discovery-card-ship-W1 = nave bianca 1
    .code = W1
discovery-card-ship-W2 = nave bianca 2
    .code = W2
discovery-card-ship-W3 = nave bianca 3
    .code = W3
discovery-card-ship-K1 = nave nera 1
    .code = N1
discovery-card-ship-K2 = nave nera 2
    .code = N2
discovery-card-ship-K3 = nave nera 3
    .code = N3
discovery-card-flagship = ammiraglia
    .code = AM

## Trade contracts: the letter of the colour, and the load. Their codes begin with a small letter of their own, so
## that they are not taken for ships.

discovery-card-contract-R3 = contratto rosso 3
    .code = cR3
discovery-card-contract-R4 = contratto rosso 4
    .code = cR4
discovery-card-contract-R5 = contratto rosso 5
    .code = cR5
discovery-card-contract-R6 = contratto rosso 6
    .code = cR6
discovery-card-contract-Y3 = contratto giallo 3
    .code = cG3
discovery-card-contract-Y4 = contratto giallo 4
    .code = cG4
discovery-card-contract-Y5 = contratto giallo 5
    .code = cG5
discovery-card-contract-Y6 = contratto giallo 6
    .code = cG6
discovery-card-contract-B3 = contratto blu 3
    .code = cB3
discovery-card-contract-B4 = contratto blu 4
    .code = cB4
discovery-card-contract-B5 = contratto blu 5
    .code = cB5
discovery-card-contract-B6 = contratto blu 6
    .code = cB6
discovery-card-contract-G3 = contratto verde 3
    .code = cV3
discovery-card-contract-G4 = contratto verde 4
    .code = cV4
discovery-card-contract-G5 = contratto verde 5
    .code = cV5
discovery-card-contract-G6 = contratto verde 6
    .code = cV6
discovery-card-contract-W3 = contratto bianco 3
    .code = cW3
discovery-card-contract-W4 = contratto bianco 4
    .code = cW4
discovery-card-contract-W5 = contratto bianco 5
    .code = cW5
discovery-card-contract-W6 = contratto bianco 6
    .code = cW6
discovery-card-contract-K3 = contratto nero 3
    .code = cN3
discovery-card-contract-K4 = contratto nero 4
    .code = cN4
discovery-card-contract-K5 = contratto nero 5
    .code = cN5
discovery-card-contract-K6 = contratto nero 6
    .code = cN6

## Expeditions. "code" is the short name on the table, "text" what the explorer did, with its verb.

discovery-card-expedition-dias = Bartolomeo Diaz
    .code = Diaz
    .text = doppiò il capo di Buona Speranza nel viaggio del 1487-1488
discovery-card-expedition-abreu = António de Abreu
    .code = Abreu
    .text = raggiunse tra il 1511 e il 1512 le isole Banda e le Molucche
discovery-card-expedition-cabral = Pedro Álvares Cabral
    .code = Cabral
    .text = raggiunse nel 1500 il Brasile, sulla via dell’India
discovery-card-expedition-verrazzano = Giovanni da Verrazzano
    .code = Verrazzano
    .text = esplorò nel 1524 la costa del Nord America
discovery-card-expedition-cabot = Giovanni Caboto
    .code = Caboto
    .text = raggiunse Terranova nel 1497
discovery-card-expedition-drake = Francis Drake
    .code = Drake
    .text = fece il giro del mondo tra il 1577 e il 1580
discovery-card-expedition-vespucci = Amerigo Vespucci
    .code = Vespucci
    .text = esplorò dal 1499 in poi le coste del Sud America
discovery-card-expedition-cartier = Jacques Cartier
    .code = Cartier
    .text = esplorò nel 1534 il golfo di San Lorenzo
discovery-card-expedition-dagama = Vasco da Gama
    .code = Gama
    .text = navigò tra il 1497 e il 1499 fino in India
discovery-card-expedition-ponce = Juan Ponce de León
    .code = Ponce
    .text = raggiunse nel 1513 la Florida
discovery-card-expedition-columbus = Cristoforo Colombo
    .code = Colombo
    .text = raggiunse nel 1492 le Bahamas, Cuba e Hispaniola
discovery-card-expedition-magellan = Ferdinando Magellano
    .code = Magellano
    .text = partì nel 1519 per il primo viaggio intorno al mondo
discovery-card-expedition-balboa = Vasco Núñez de Balboa
    .code = Balboa
    .text = attraversò nel 1513 l’istmo di Panama e raggiunse il Pacifico
discovery-card-expedition-barents = Willem Barents
    .code = Barents
    .text = raggiunse tra il 1594 e il 1597 la Novaja Zemlja e le Svalbard
discovery-card-expedition-frobisher = Martin Frobisher
    .code = Frobisher
    .text = raggiunse tra il 1576 e il 1578 l’isola di Baffin, in cerca di un passaggio a nord-ovest
discovery-card-expedition-cao = Diogo Cão
    .code = Cão
    .text = esplorò dal 1482 in poi la foce del Congo
discovery-card-expedition-cook = James Cook
    .code = Cook
    .text = fece tre viaggi nel Pacifico tra il 1768 e il 1779
discovery-card-expedition-hudson = Henry Hudson
    .code = Hudson
    .text = risalì tra il 1609 e il 1611 il fiume Hudson ed entrò nella baia di Hudson
discovery-card-expedition-tasman = Abel Tasman
    .code = Tasman
    .text = raggiunse nel 1642 la Tasmania e la Nuova Zelanda
discovery-card-expedition-polo = Marco Polo
    .code = Polo
    .text = viaggiò tra il 1271 e il 1295 fino in Cina e tornò per mare
discovery-card-expedition-erik = Erik il Rosso
    .code = Erik
    .text = raggiunse verso il 985 la Groenlandia
discovery-card-expedition-raleigh = Walter Raleigh
    .code = Raleigh
    .text = risalì nel 1595 l’Orinoco

## Colours. "code" is the letter.

discovery-colour-red = rosso
    .code = R
    .ship = rossa
    .ships = rosse
discovery-colour-yellow = giallo
    .code = G
    .ship = gialla
    .ships = gialle
discovery-colour-blue = blu
    .code = B
    .ship = blu
    .ships = blu
discovery-colour-green = verde
    .code = V
    .ship = verde
    .ships = verdi
discovery-colour-white = bianco
    .code = W
    .ship = bianca
    .ships = bianche
discovery-colour-black = nero
    .code = N
    .ship = nera
    .ships = nere

## Missions: which expeditions count, those with …

discovery-mission-one = almeno una nave
discovery-mission-half = almeno metà delle navi
discovery-mission-maj = più di metà delle navi
discovery-mission-all = tutte le navi
discovery-mission-shown = { NAME($mission) }

## Small parts

discovery-number = { $number }
discovery-column = { $letter }
discovery-lines =
    { $before }
    { $next }

## The table. $room is what an expedition still takes.

discovery-table-expeditions = Spedizioni
discovery-table-legend = punti di una nave: di altro colore/del colore della carta
discovery-table-legend-narrow = capacità occupata/limite e colore che accetta; punti di una nave al primo e all’ultimo conteggio, di altro colore/del colore della carta
discovery-table-used = Capacità
discovery-table-takes = Accetta
discovery-table-first = Primo
discovery-table-last = Ultimo
discovery-table-ships = Navi
discovery-table-any = tutti
discovery-table-full = piena
discovery-table-market = Mercato
discovery-table-filling = in arrivo
discovery-table-purchase = in vendita
discovery-table-piles = Pile { $piles } · navi scoperte: { $purchases }
discovery-table-first-in = Primo Conteggio { $purchase ->
    [1] al prossimo acquisto
   *[other] fra { $purchase } acquisti
}
discovery-table-last-in = Ultimo Conteggio { $purchase ->
    [1] al prossimo acquisto
   *[other] fra { $purchase } acquisti
}
discovery-table-first-due = È uscito il Primo Conteggio: { $turns ->
    [one] le spedizioni danno punti alla fine di questo turno
   *[other] le spedizioni danno punti tra { $turns } turni, questo incluso
}
discovery-table-last-round = Ultimo round: { $turns ->
    [one] resta solo questo turno
   *[other] restano { $turns } turni, questo incluso
}
discovery-table-contracts = Contratti
discovery-table-deck = mazzo { $count }
discovery-table-player = Giocatore
discovery-table-points = Punti
discovery-table-to-come = Futuri
discovery-table-coins = Monete
discovery-table-completed = Fatti
discovery-table-hand = Mano
discovery-table-wild = Jolly
discovery-table-reservations = Pren.
discovery-table-idle = Navi libere
discovery-table-unknown = ?
discovery-table-none = –
discovery-table-under-way = Contratti in corso
discovery-table-running = → { $coins } tra { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
discovery-table-loading = in preparazione
discovery-table-your-hand = La tua mano
discovery-table-empty-hand = nessun contratto
discovery-table-your-mission = La tua missione
discovery-table-mission = avere in una spedizione { NAME($mission) }: { $count } × { $value } = { $points }
discovery-table-your-flagship = La tua ammiraglia
discovery-table-flagship = { $where ->
    [idle] libera
    [contract] in un contratto
   *[expedition] in spedizione
}

## Prompts: what has to be decided

discovery-prompt-over = La partita è finita.
discovery-prompt-waiting = { $seat } sta decidendo.
discovery-prompt-action = { $current ->
    [buy] { $left ->
        [0] Stai comprando. Compra un’altra nave o termina il turno.
       *[other] Stai comprando. Compra un’altra nave, comincia la seconda azione o termina il turno.
    }
    [send] { $left ->
        [0] Stai inviando navi. Inviane altre o termina il turno.
       *[other] Stai inviando navi. Inviane altre, comincia la seconda azione o termina il turno.
    }
   *[none] { $left ->
        [0] { $reserve ->
            [yes] Hai fatto entrambe le azioni. Prenota una carta o termina il turno.
           *[no] Hai fatto entrambe le azioni.
        }
        [1] Scegli la seconda azione o termina il turno.
       *[2] Tocca a te: scegli la prima di due azioni diverse.
    }
}
discovery-prompt-ship = Quale nave invii con { NAME($expedition, form: "code") }?
discovery-prompt-value = { NAME($expedition, form: "code") }: con quale capacità parte l’ammiraglia?
discovery-prompt-declare = { NAME($expedition, form: "code") }: con quale colore parte l’ammiraglia?
discovery-prompt-contract-ship = Quali navi invii per { NAME($contract, form: "code") }? Capacità mancante: { $due }.
discovery-prompt-duration = Quanti turni dura { NAME($contract, form: "code") }?

## What helps to decide

discovery-done-take = monete prese
discovery-done-accept = contratto accettato
discovery-done-buy = navi comprate
discovery-done-send = navi inviate
discovery-note-done = Già fatto in questo turno: { $actions }
discovery-note-expires = Prenotazioni che scadono alla fine di questo turno: { NAME($cards, form: "code") }
discovery-note-first-due = È uscito il Primo Conteggio: { $turns ->
    [one] le spedizioni danno punti alla fine di questo turno.
   *[other] le spedizioni danno punti tra { $turns } turni, questo incluso.
}
discovery-note-first-chance = { $count ->
    [1] Con il prossimo acquisto esce il Primo Conteggio.
   *[other] Il prossimo acquisto ha 1 probabilità su { $count } di far uscire il Primo Conteggio.
}
discovery-note-last-chance = { $count ->
    [1] Con il prossimo acquisto esce l’Ultimo Conteggio.
   *[other] Il prossimo acquisto ha 1 probabilità su { $count } di far uscire l’Ultimo Conteggio.
}
discovery-note-last-turns = { $further ->
    [0] Il tuo ultimo turno: ormai contano solo navi e missione.
   *[other] È cominciato l’ultimo round: dopo questo turno ne hai ancora uno.
}
discovery-note-last-ships = Nessun contratto farebbe più in tempo a finire. In porto una nave vale { $points }; in spedizione, quanto indica la carta per l’ultimo conteggio.
    .web = In porto una nave vale { $points }, in spedizione il numero accanto a II.
discovery-note-stalling = { $rounds ->
    [one] Se nessuno compra navi per un altro round, comincia l’ultimo round.
   *[other] Se nessuno compra navi per altri { $rounds } round, comincia l’ultimo round.
}
discovery-note-buy = Al suo posto scende { NAME($ship, form: "code") }. { $coins ->
    [one] Ti resta { $coins } moneta.
   *[other] Ti restano { $coins } monete.
}
discovery-note-buy-last = Al suo posto non scende nulla. { $coins ->
    [one] Ti resta { $coins } moneta.
   *[other] Ti restano { $coins } monete.
}
discovery-note-reserve = Fino alla fine del tuo prossimo turno nessun altro può prendere { NAME($card, form: "code") }. { $count ->
    [one] È la tua ultima carta Prenotazione.
   *[other] Hai { $count } carte Prenotazione.
}
discovery-note-expedition-open = Liberi { $room } su { $limit }, qualsiasi colore: lo decide la prima nave. Una nave { NAME($colour, form: "ship") } vale { $scored ->
    [yes] { $last-same } all’ultimo conteggio, le altre { $last-other }.
   *[no] { $first-same } + { $last-same } (primo + ultimo conteggio), le altre { $first-other } + { $last-other }.
}
discovery-note-expedition = { $room ->
    [0] La spedizione è piena (limite { $limit }).
   *[other] Liberi { $room } su { $limit }, solo navi { NAME($chain, form: "ships") }.
} Una nave { NAME($colour, form: "ship") } vale { $scored ->
    [yes] { $last-same } all’ultimo conteggio, le altre { $last-other }.
   *[no] { $first-same } + { $last-same } (primo + ultimo conteggio), le altre { $first-other } + { $last-other }.
}
discovery-note-wild = { NAME($ship, form: "code") } non ha il colore giusto e richiede una carta Nave Jolly. { $count ->
    [one] È la tua ultima.
   *[other] Ne hai { $count }.
}
discovery-note-earns = { $first ->
    [0] { NAME($ship, form: "code") } varrebbe { $last } all’ultimo conteggio.
   *[other] { NAME($ship, form: "code") } varrebbe { $first } al primo conteggio e { $last } all’ultimo.
}
discovery-note-crew = Equipaggio: { $crew } per nave{ $flagship ->
    [0] { "" }
   *[other] , { $flagship } per l’ammiraglia
}. Hai { $coins ->
    [one] { $coins } moneta.
   *[other] { $coins } monete.
}
discovery-note-contract = { NAME($contract, form: "code") }: navi { NAME($colour, form: "ships") }, in tutto esattamente { $load }. Rende { $one }, { $two } o { $three }.
discovery-note-loaded = Navi assegnate: { NAME($cards, form: "code") }. Capacità mancante: { $due }{ $flagship ->
    [yes] ; una parte la porterà l’ammiraglia.
   *[no] .
}
discovery-note-profit = { $wild ->
    [0] { "" }
    [one] Usi { $wild } carta Nave Jolly.{ " " }
   *[other] Usi { $wild } carte Nave Jolly.{ " " }
}Guadagno netto: { $one }, { $two } o { $three } monete (equipaggi: { $crew }). Navi: { NAME($cards, form: "code") }.
discovery-note-too-late = { $further ->
    [0] La partita finirà prima di qualsiasi contratto iniziato ora.
   *[other] La partita sta per finire: farà in tempo solo un contratto da 1 turno.
}

## Choices

discovery-group-take = Prendi
discovery-group-accept = Accetta un contratto per { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}
discovery-group-buy = Compra
discovery-group-explore = Invia una nave in spedizione
discovery-group-play = Invia navi per il contratto
discovery-group-reserve-purchase = Prenota una nave in vendita
discovery-group-reserve-filling = Prenota una nave in arrivo
discovery-group-reserve-contract = Prenota un contratto
discovery-group-other = Oppure
discovery-group-send = Invia
discovery-group-load = Assegna
discovery-group-wild = Con una carta Nave Jolly
discovery-group-value = La tua ammiraglia con
discovery-group-declare = Colore
discovery-group-turns = Durata

discovery-label-take = +{ $coins } monete
discovery-label-accept-deck = coperto, dal mazzo ({ $count })
discovery-label-buy = { NAME($card, form: "code") } per { $price }
discovery-label-end = termina il turno
discovery-label-value = capacità { $number }
discovery-label-turns = { $turns ->
    [one] { $turns } turno: { $coins } monete
   *[other] { $turns } turni: { $coins } monete
}

# p: prendi; a: accetta; ad: accetta dal mazzo; m: mercato; s: spedizione; pv, pa, pc: prenota in vendita, in
# arrivo, un contratto; f: fine; ca: capacità; d: dichiara; t: turni. For buying c would be mistaken for a contract.
discovery-key-take = p
discovery-key-accept = a
discovery-key-accept-deck = ad
discovery-key-buy = m
discovery-key-explore = s
discovery-key-reserve-purchase = pv
discovery-key-reserve-filling = pa
discovery-key-reserve-contract = pc
discovery-key-end = f
discovery-key-value = ca
discovery-key-declare = d
discovery-key-turns = t

discovery-action-take = Prendi { $coins } monete.
discovery-action-accept = Accetti { NAME($card, form: "code") } per { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}. Rende { $one }, { $two } o { $three } in 1, 2 o 3 turni.
discovery-action-accept-deck = Accetti il primo contratto del mazzo, coperto, per { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}.
discovery-action-buy = Compri { NAME($card, form: "code") } per { $price } monete.
discovery-action-explore = Invii una nave alla spedizione di { NAME($card) }.
discovery-action-play = Invii navi per { NAME($card, form: "code") }.
discovery-action-reserve-purchase = Prenoti { NAME($card, form: "code") }, in vendita, fino alla fine del tuo prossimo turno.
discovery-action-reserve-filling = Prenoti { NAME($card, form: "code") }, in arrivo, fino alla fine del tuo prossimo turno.
discovery-action-reserve-contract = Prenoti { NAME($card, form: "code") } tra i contratti scoperti, fino alla fine del tuo prossimo turno.
discovery-action-end = Termini il turno.
discovery-action-send = { $wild ->
    [yes] Con una carta Nave Jolly invii { NAME($card, form: "code") } alla spedizione di { NAME($target) }; l’equipaggio costa { $crew }.
   *[no] Invii { NAME($card, form: "code") } alla spedizione di { NAME($target) }; l’equipaggio costa { $crew }.
}
discovery-action-load = { $wild ->
    [yes] Con una carta Nave Jolly assegni { NAME($card, form: "code") } a { NAME($target, form: "code") }; l’equipaggio costa { $crew }.
   *[no] Assegni { NAME($card, form: "code") } a { NAME($target, form: "code") }; l’equipaggio costa { $crew }.
}
discovery-action-value = La tua ammiraglia parte con capacità { $number }.
discovery-action-declare = La tua ammiraglia conta come nave { NAME($colour, form: "ship") }.
discovery-action-turns = { $turns ->
    [one] Dura { $turns } turno e rende { $coins } monete.
   *[other] Dura { $turns } turni e rende { $coins } monete.
}

discovery-summary-then = { $before } { $next }
discovery-summary-voyage = Invii { NAME($card, form: "code") } alla spedizione di { NAME($target) }{ $wild ->
    [yes] { " " }con una carta Nave Jolly
   *[no] { "" }
}; l’equipaggio costa { $crew }. Varrà { $first ->
    [0] { $last } all’ultimo conteggio.
   *[other] { $first } al primo conteggio e { $last } all’ultimo.
}
discovery-summary-flagship = Invii la tua ammiraglia alla spedizione di { NAME($target) }{ $wild ->
    [yes] { " " }con una carta Nave Jolly
   *[no] { "" }
} come nave { NAME($colour, form: "ship") } di capacità { $number }; l’equipaggio costa { $crew }. Varrà { $first ->
    [0] { $last } all’ultimo conteggio.
   *[other] { $first } al primo conteggio e { $last } all’ultimo.
}
discovery-summary-trade = Invii { NAME($ships, form: "code") } per { NAME($card, form: "code") }{ $wild ->
    [0] { "" }
    [one] { " " }con { $wild } carta Nave Jolly
   *[other] { " " }con { $wild } carte Nave Jolly
}: ora paghi { $crew }, { $turns ->
    [one] tra { $turns } turno
   *[other] tra { $turns } turni
} ricevi { $coins } monete.{ $late ->
    [yes] { " " }Ma la partita finirà prima.
   *[no] { "" }
}

## Why not

discovery-refusal-moment = In questo momento non è possibile.
discovery-refusal-unfinished = Prima completa questa mossa, o torna indietro di un passo con u.
    .web = Prima completa questa mossa, o annullala.
discovery-refusal-done = { $what ->
    [take] In questo turno hai già preso monete.
    [accept] In questo turno hai già accettato un contratto.
    [buy] In questo turno hai già comprato, e poi hai cominciato un’altra azione.
   *[send] In questo turno hai già inviato navi, e poi hai cominciato un’altra azione.
} Ogni azione si fa una sola volta per turno.
discovery-refusal-both-done = In questo turno hai già fatto entrambe le azioni.
discovery-refusal-accept-coins = Un contratto costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}, e tu non ne hai.
discovery-refusal-hand-full = La tua mano è piena: hai già { $limit } contratti.
discovery-refusal-no-deck = Il mazzo dei contratti è vuoto.
discovery-refusal-no-contract = Nel posto { $place } non c’è nessun contratto.
discovery-refusal-reserved = { $player } ha prenotato { NAME($card, form: "code") }.
discovery-refusal-own-reservation = Hai già prenotato { NAME($card, form: "code") }.
discovery-refusal-no-ship = Nella colonna { $column } non c’è nessuna nave.
discovery-refusal-price = { NAME($card, form: "code") } costa { $price } monete, e tu ne hai { $coins }.
discovery-refusal-no-idle = Non hai navi libere.
discovery-refusal-room = { $room ->
    [0] La spedizione di { NAME($expedition) } è piena.
   *[other] La spedizione di { NAME($expedition) } ha solo { $room } di capacità libera.
}
discovery-refusal-chain = La spedizione di { NAME($expedition) } accetta solo navi { NAME($colour, form: "ships") }: non ne hai nessuna che ci stia, e nemmeno una carta Nave Jolly.
discovery-refusal-colour = { NAME($card, form: "code") } non va bene: servono navi { NAME($colour, form: "ships") }, e non hai più carte Nave Jolly.
discovery-refusal-crew = L’equipaggio di { NAME($card, form: "code") } costa { $crew ->
    [one] { $crew } moneta
   *[other] { $crew } monete
}, e tu ne hai { $coins }.
discovery-refusal-accept-first = { NAME($card, form: "code") } è tra i contratti scoperti e non è ancora tuo. Per accettarlo, scrivi { $key }{ NAME($card, form: "code") }.
    .web = { NAME($card, form: "code") } è tra i contratti scoperti e non è ancora tuo: prima accettalo.
discovery-refusal-runs = { NAME($card, form: "code") } è già in corso.
discovery-refusal-not-in-hand = Non hai in mano { NAME($card, form: "code") }.
discovery-refusal-load = Con le tue navi libere non arrivi a una capacità di esattamente { $load } per { NAME($card, form: "code") }. Servono navi { NAME($colour, form: "ships") }, oppure altre con una carta Nave Jolly ciascuna (ne hai { $wild }), e monete per gli equipaggi: { $crew } per ogni nave, { $flagship } per l’ammiraglia (ne hai { $coins }).
discovery-refusal-no-reservation = Non hai più carte Prenotazione.
discovery-refusal-where = Dove vuoi mandare { NAME($card, form: "code") }? Prima scegli una spedizione, come in { $explore }1, o un contratto della tua mano.
    .web = Dove vuoi mandare { NAME($card, form: "code") }? Scegli una spedizione o un contratto della tua mano.
discovery-forced-ships = Già selezionato: { NAME($ships, form: "code") }{ $wild ->
    [0] { "" }
    [one] { " " }(usa { $wild } carta Nave Jolly)
   *[other] { " " }(usa { $wild } carte Nave Jolly)
}{ $why ->
    [send] , l’unica nave che può andarci.
    [load] { $count ->
        [one] , l’unica nave che dà la capacità esatta.
       *[other] , le uniche navi che danno la capacità esatta.
    }
   *[rest] , l’unica aggiunta possibile alle navi che hai scelto.
}
discovery-forced-answer = { $answers } Non c’è altra possibilità.
discovery-reveals-ship = si scopre la prossima nave
discovery-reveals-unseen = vedrai il contratto
discovery-reveals-contract = si scopre un nuovo contratto
discovery-reveals-flagship = tutti vedono la tua ammiraglia
discovery-reveals-hand = tutti vedono il tuo contratto
discovery-reveals-scoring = comincia il conteggio
discovery-warning-unused = { $left ->
    [1] Ti resta ancora un’azione.
   *[other] In questo turno non hai ancora fatto nessuna azione.
}
discovery-refusal-above = { NAME($card, form: "code") } è ancora in arrivo: non si può comprare.
discovery-refusal-buy-verb = { NAME($card, form: "code") } è in vendita. Per comprarla, scrivi { $key }{ $column }.
    .web = { NAME($card, form: "code") } è in vendita e non è ancora tua: prima comprala.
discovery-refusal-not-idle = Non hai nessuna { NAME($card, form: "code") } libera.
discovery-refusal-flagship-away = { $where ->
    [contract] La tua ammiraglia è impegnata in un contratto.
   *[expedition] La tua ammiraglia è in spedizione e non torna più.
}
discovery-refusal-no-other = Non hai un’altra { NAME($card, form: "code") } libera.
discovery-refusal-ships-first = Prima indica le navi: manca ancora una capacità di { $due }.
discovery-refusal-too-large = { NAME($card, form: "code") } porta troppo: manca solo una capacità di { $due }.
discovery-refusal-order = Qui { NAME($card, form: "code") } non va bene: le navi di un contratto si indicano colore per colore come sul tavolo, prima le piccole, l’ammiraglia per ultima. Scrivile tutte in una riga, o torna indietro di un passo con u.
    .web = { NAME($card, form: "code") } non va bene con le navi scelte. Annulla e scegli di nuovo.
discovery-refusal-no-exact = Con { NAME($card, form: "code") } il conto non torna: manca una capacità di { $due }, e con le altre navi, le monete e le carte Nave Jolly che hai non arrivi al resto.
discovery-refusal-declare = Il { NAME($colour) } non è tra i colori della tua ammiraglia.

## What happened

discovery-event-starts = { $you ->
    [yes] Inizi tu.
   *[no] Inizia { $seat }.
}
discovery-event-turn = { $you ->
    [yes] Turno { $turn }: tu
   *[no] Turno { $turn }: { $seat }
}
discovery-event-new-ship = Nuova nave in arrivo: { NAME($card, form: "code") }
discovery-event-new-contract = Nuovi contratti: { NAME($cards, form: "code") }
discovery-event-dealt = { $you ->
    [yes] Ricevi
   *[no] { $seat } riceve
} { NAME($cards, form: "code") }.
discovery-event-dealt-hidden = { $seat } riceve { $count ->
    [one] { $count } contratto
   *[other] { $count } contratti
}.
discovery-event-takes = { $you ->
    [yes] Prendi { $coins } monete.
   *[no] { $seat } prende { $coins } monete.
}
discovery-event-accepts = { $you ->
    [yes] Accetti { NAME($card, form: "code") }.
   *[no] { $seat } accetta { NAME($card, form: "code") }.
}
discovery-event-accepts-and-new = { $you ->
    [yes] Accetti { NAME($card, form: "code") }.
   *[no] { $seat } accetta { NAME($card, form: "code") }.
} Nuovo: { NAME($new, form: "code") }
discovery-event-accepts-unseen = { $you ->
    [yes] Peschi { NAME($card, form: "code") } dal mazzo dei contratti.
   *[no] { $seat } pesca { NAME($card, form: "code") } dal mazzo dei contratti.
}
discovery-event-accepts-hidden = { $seat } accetta un contratto coperto dal mazzo.
discovery-event-buys = { $you ->
    [yes] Compri { NAME($card, form: "code") } per { $price }.
   *[no] { $seat } compra { NAME($card, form: "code") } per { $price }.
}
discovery-event-buys-and-new = { $you ->
    [yes] Compri { NAME($card, form: "code") } per { $price }.
   *[no] { $seat } compra { NAME($card, form: "code") } per { $price }.
} Nuova nave in arrivo: { NAME($new, form: "code") }
discovery-event-reserves-purchase = { $you ->
    [yes] Prenoti { NAME($card, form: "code") }, in vendita.
   *[no] { $seat } prenota { NAME($card, form: "code") }, in vendita.
}
discovery-event-reserves-filling = { $you ->
    [yes] Prenoti { NAME($card, form: "code") }, in arrivo.
   *[no] { $seat } prenota { NAME($card, form: "code") }, in arrivo.
}
discovery-event-reserves-contract = { $you ->
    [yes] Prenoti il contratto { NAME($card, form: "code") }.
   *[no] { $seat } prenota il contratto { NAME($card, form: "code") }.
}
discovery-event-first-scoring-card = Esce la carta Primo Conteggio: { $timing ->
    [over] quel conteggio c’è già stato.
    [immediate] le spedizioni danno subito punti.
    [end_of_round] dopo questo turno ognuno ne ha ancora uno, poi le spedizioni danno punti.
   *[other] le spedizioni daranno punti alla fine di questo turno.
}
discovery-event-last-scoring-card = Esce la carta Ultimo Conteggio: { $stalled ->
    [yes] l’ultimo round è già cominciato.
   *[no] dopo questo turno ognuno ne ha ancora uno, poi la partita finisce.
}
discovery-event-plays = { $you ->
    [yes] Metti { NAME($card, form: "code") } sul tavolo.
   *[no] { $seat } mette { NAME($card, form: "code") } sul tavolo.
}
discovery-event-loads = { $you ->
    [yes] Assegni al contratto: { NAME($ships, form: "code") }
   *[no] { $seat } assegna al contratto: { NAME($ships, form: "code") }
}{ $wild ->
    [0] .
    [one] , con { $wild } carta Nave Jolly.
   *[other] , con { $wild } carte Nave Jolly.
}
discovery-event-under-way = { NAME($card, form: "code") } durerà { $turns ->
    [one] { $turns } turno.
   *[other] { $turns } turni.
}
discovery-event-trades = { $you ->
    [yes] Invii
   *[no] { $seat } invia
} { NAME($ships, form: "code") } per { NAME($card, form: "code") }: { $coins } monete tra { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}{ $wild ->
    [0] .
    [one] , con { $wild } carta Nave Jolly.
   *[other] , con { $wild } carte Nave Jolly.
}
discovery-event-completes = { $you ->
    [yes] Completi { NAME($card, form: "code") } e ricevi { $coins } monete.
   *[no] { $seat } completa { NAME($card, form: "code") } e riceve { $coins } monete.
}
discovery-event-sails = { $you ->
    [yes] Invii
   *[no] { $seat } invia
} { NAME($ships, form: "code") } alla spedizione di { NAME($expedition) }{ $wild ->
    [0] .
    [one] , con { $wild } carta Nave Jolly.
   *[other] , con { $wild } carte Nave Jolly.
}
discovery-event-flagship-sails = { $you ->
    [yes] Invii la tua ammiraglia
   *[no] { $seat } invia l’ammiraglia
} alla spedizione di { NAME($expedition) } come nave { NAME($colour, form: "ship") } di capacità { $value }{ $wild ->
    [0] .
   *[other] , con una carta Nave Jolly.
}
discovery-event-ship-freed = { $you ->
    [yes] Scade la tua prenotazione: { NAME($card, form: "code") }
   *[no] Scade la prenotazione di { $seat }: { NAME($card, form: "code") }
}
discovery-event-contract-freed = { $you ->
    [yes] Scade la tua prenotazione: { NAME($card, form: "code") }
   *[no] Scade la prenotazione di { $seat }: { NAME($card, form: "code") }
}
discovery-event-passes = { $you ->
    [yes] Non fai nulla.
   *[no] { $seat } non fa nulla.
}
discovery-event-shows-flagship = { $you ->
    [yes] Mostri la tua ammiraglia: è { NAME($colour, form: "ship") } e { NAME($other, form: "ship") }.
   *[no] { $seat } mostra l’ammiraglia: è { NAME($colour, form: "ship") } e { NAME($other, form: "ship") }.
}
discovery-event-first-scoring = Il primo conteggio:
discovery-event-last-scoring = L’ultimo conteggio:
discovery-earned = { NAME($expedition, form: "code") } { $points }
discovery-earned-ship = { $you ->
    [yes] Tu
   *[no] { $seat }
}: { NAME($ship, form: "code") } con { NAME($expedition) } +{ $points }
discovery-event-earns = { $you ->
    [yes] Fai
   *[no] { $seat } fa
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} con le spedizioni: { $items }
discovery-event-mission = { $you ->
    [yes] La tua missione, spedizioni in cui hai
   *[no] Missione di { $seat }, spedizioni in cui ha
} { NAME($mission) }: { $count } × { $value } = { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
discovery-event-at-home = { $count ->
    [0] { $you ->
        [yes] Non hai navi
       *[no] { $seat } non ha navi
    }
    [one] { $you ->
        [yes] Hai { $count } nave
       *[no] { $seat } ha { $count } nave
    }
   *[other] { $you ->
        [yes] Hai { $count } navi
       *[no] { $seat } ha { $count } navi
    }
} in porto: { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
discovery-event-gives-up = { $you ->
    [yes] I tuoi contratti non completati vengono scartati:
   *[no] I contratti non completati di { $seat } vengono scartati:
} { NAME($cards, form: "code") }
discovery-event-stalling = Attenzione: se nessuno compra navi per un altro round, comincia l’ultimo round.
discovery-event-stalled = Nessuno compra più navi: dopo questo turno ognuno ne ha ancora uno, poi la partita finisce.

## What a move would cause, in hints

discovery-fact-expedition = { $room ->
    [0] La spedizione di { NAME($expedition) } sarà al completo.
   *[other] La spedizione di { NAME($expedition) } avrà ancora { $room } di capacità libera, solo per navi { NAME($chain, form: "ships") }.
}
discovery-fact-mission = La tua missione varrà { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
discovery-fact-coins = { $coins ->
    [one] Avrai { $coins } moneta.
   *[other] Avrai { $coins } monete.
}
discovery-fact-saves = Tieni { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} per il prossimo turno; { $ships ->
    [0] non hai navi in porto.
    [one] in porto resta { $ships } nave.
   *[other] in porto restano { $ships } navi.
}
discovery-fact-wild = { $count ->
    [0] Non ti resterà nessuna carta Nave Jolly.
    [one] Ti resterà { $count } carta Nave Jolly.
   *[other] Ti resteranno { $count } carte Nave Jolly.
}
discovery-fact-price = Costa { $price } monete; ne hai { $coins }.
discovery-fact-incomes = Rende { $one }, { $two } o { $three } in 1, 2 o 3 turni.

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

discovery-reason-points = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} { $number } { $count ->
    [one] punto
   *[other] punti
} { $way ->
    [more] in più
   *[less] in meno
}
discovery-reason-to-come = { $you ->
    [yes] Le tue navi in spedizione
   *[no] Le navi di { $seat } in spedizione
} daranno { $number } { $count ->
    [one] punto
   *[other] punti
} { $way ->
    [more] in più
   *[less] in meno
}
discovery-reason-ships = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} { $number } { $count ->
    [one] nave
   *[other] navi
} { $way ->
    [more] in più
   *[less] in meno
} in porto
discovery-reason-income = { $you ->
    [yes] I tuoi contratti in corso
   *[no] I contratti in corso di { $seat }
} renderanno { $number } { $count ->
    [one] moneta
   *[other] monete
} { $way ->
    [more] in più
   *[less] in meno
}
discovery-reason-completed = { $you ->
    [yes] Hai completato
   *[no] { $seat } ha completato
} { $number } { $count ->
    [one] contratto
   *[other] contratti
} { $way ->
    [more] in più
   *[less] in meno
}
discovery-reason-contracts = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} { $number } { $count ->
    [one] contratto
   *[other] contratti
} { $way ->
    [more] in più
   *[less] in meno
} in mano
discovery-reason-wild = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} { $number } { $count ->
    [one] carta
   *[other] carte
} Nave Jolly { $way ->
    [more] in più
   *[less] in meno
}
discovery-reason-reservations = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} { $number } { $count ->
    [one] carta
   *[other] carte
} Prenotazione { $way ->
    [more] in più
   *[less] in meno
}
discovery-reason-coins = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} { $number } { $count ->
    [one] moneta
   *[other] monete
} { $way ->
    [more] in più
   *[less] in meno
}
discovery-reason-mission = La tua missione vale { $number } { $count ->
    [one] punto
   *[other] punti
} { $way ->
    [more] in più
   *[less] in meno
}

## The score sheet

discovery-score-expedition = { NAME($expedition, form: "code") }
discovery-score-two = { $first } + { $last }
discovery-score-sum = { $first } + { $last } = { $sum }
discovery-score-expeditions = Tutte le spedizioni
discovery-score-mission = Missione: { NAME($mission) }
discovery-score-product = { $count } × { $value } = { $points }
discovery-score-at-home = Navi in porto
discovery-score-points = Punti vittoria
discovery-score-tie-break = Spareggio: navi in porto
discovery-score-legend = spedizioni: primo + ultimo conteggio; missione: spedizioni che contano × punti dati dai contratti completati
discovery-verdict-wins = { $you ->
    [yes] Hai vinto
   *[no] { $seat } ha vinto
} con { $points ->
    [one] { $points } punto vittoria.
   *[other] { $points } punti vittoria.
}
discovery-verdict-ships = { $you ->
    [yes] Hai vinto tu: a parità di punti vittoria ({ $points }) hai più navi in porto ({ $ships }).
   *[no] Ha vinto { $seat }: a parità di punti vittoria ({ $points }) ha più navi in porto ({ $ships }).
}
discovery-verdict-shared = Vittoria ex aequo: { $winners }. Parità di punti vittoria ({ $points }) e di navi in porto ({ $ships }).

## Help. The title, or one of the words of "also", is what people type after the question mark.

discovery-help-ship = { NAME($card, form: "code") }, { NAME($card) }: capacità { $transport }, prezzo { $price } monete, equipaggio { $crew }. Ce ne sono { $copies } fra le 42 navi.
discovery-help-flagship = La tua ammiraglia è una nave di due colori: conta come quello che ti serve. Ogni volta che la invii ne scegli la capacità, 1, 2 o 3; in un contratto copre la capacità che manca alle altre navi. Il suo equipaggio costa { $crew } monete. Resta segreta finché non la invii per la prima volta, e non si può comprare. In una spedizione ha un colore solo: quello delle navi che già ci sono, se è uno dei suoi; altrimenti lo scegli tu fra i suoi due.
discovery-help-contract = { NAME($card, form: "code") }, { NAME($card) }: servono navi { NAME($colour, form: "ships") } con una capacità totale di esattamente { $load }, per esempio { NAME($fleet, form: "code") }. Rende { $one }, { $two } o { $three } monete in 1, 2 o 3 turni.
discovery-help-expedition =
    { NAME($card) } { $voyage }.
    { $line }
discovery-help-explorer = { NAME($card) } { $voyage }. In questa partita la sua spedizione non c’è.

discovery-help-goal = Scopo
    .also = vincere vittoria punti punto fine obiettivo
    .text = Compri navi, le fai fruttare con i contratti commerciali e le invii in spedizione per fare punti vittoria. Le spedizioni danno punti due volte. Alla fine si aggiungono la tua missione segreta e { $idle ->
        [one] { $idle } punto
       *[other] { $idle } punti
    } per ogni nave in porto. Vince chi ha più punti vittoria; a parità, chi ha più navi in porto; se la parità rimane, la vittoria è ex aequo. Monete e carte in mano non valgono nulla.
discovery-help-turn = Turno
    .also = azione azioni
    .text = Per prima cosa i tuoi contratti in corso avanzano di un turno, e quelli che finiscono ti pagano. Poi fai al massimo due azioni diverse fra quattro, nell’ordine che vuoi: prendere { $take } monete; accettare un contratto; comprare quante navi vuoi; inviare quante navi vuoi. Acquisti e invii continuano finché non cominci un’altra azione. Le carte Prenotazione non contano come azioni.
discovery-help-coins = Monete
    .also = moneta prendere prendi denaro soldi equipaggio equipaggi paga pagare costo
    .text = Se prendi monete, ne ricevi { $take }. Accettare un contratto costa { $accept }; una nave di capacità 1, 2 o 3 costa 3, 4 o 5. Ogni volta che invii una nave devi pagarne l’equipaggio: { $crew }, per l’ammiraglia { $flagship }. Non si fanno debiti. { $coins ->
        [hidden] A questo tavolo vedi solo le tue monete.
       *[open] Tutti vedono le monete di tutti.
    }
discovery-help-market = Mercato
    .also = comprare compra acquisto acquisti navi nave prezzo fila file colonna colonne pila pile arrivo vendita
    .text = Si comprano solo le navi della fila in basso, quelle in vendita. Dopo ogni acquisto la nave in arrivo che sta sopra scende al suo posto, e dalle pile se ne scopre una nuova, a cominciare dalla prima; la nave appena scesa si può comprare subito. Navi scoperte finora dalle pile: { $purchases } su 32. Le due carte Conteggio sono nella terza e nella quinta pila: senza acquisti non escono mai.
    .web = Si comprano solo le navi della fila in basso, quelle in vendita. Dopo ogni acquisto la nave in arrivo che sta sopra scende al suo posto, e dalle pile se ne scopre una nuova, a cominciare dalla prima; la nave appena scesa si può comprare subito. Le due carte Conteggio sono nella terza e nella quinta pila, segnate con I e II: senza acquisti non escono mai. Un sigillo con un nome indica chi ha prenotato una carta.
discovery-help-contracts = Contratti
    .also = contratto accettare accetta guadagno guadagni mazzo mano
    .text =
        Per { $accept ->
            [one] { $accept } moneta
           *[other] { $accept } monete
        } prendi in mano un contratto scoperto, che viene subito sostituito, oppure il primo del mazzo (ne restano { $deck }), senza vederlo. In mano ne hai al massimo { $limit }; quelli in corso non contano. Per 1, 2 o 3 turni i contratti rendono:
        { $incomes }
    .web = Per { $accept } moneta prendi uno dei contratti scoperti, che viene subito sostituito, o la prima carta del mazzo, coperta. In mano ne tieni al massimo { $limit }; quelli in corso non contano. Un contratto mostra la capacità che richiede e, sotto, quanto rende in 1, 2 o 3 turni.
discovery-income-load = capacità { $load }: { $one }, { $two } o { $three } monete
discovery-income-card = { NAME($card, form: "code") }: { $one }, { $two } o { $three } monete
discovery-help-trade = Commercio
    .also = carico durata turni inviare invia
    .text = Quando invii navi, puoi mettere sul tavolo un contratto della tua mano, con navi del suo colore la cui capacità totale sia esattamente il suo numero, e decidere quanto dura: 1, 2 o 3 turni. Poi non si cambia più nulla. Il contratto avanza all’inizio di ogni tuo turno; quando i turni sono passati, è completato: ricevi le monete, le navi tornano da te e il tuo segnalino avanza sul tracciato dei contratti. Le navi inviate per 1 turno, quindi, sono libere già nel tuo prossimo turno.
discovery-help-expeditions = Spedizioni
    .also = spedizione esplorare esplora posto posti limite
    .text =
        Invia le navi che vuoi alle spedizioni che vuoi. La loro capacità totale non può superare il limite della spedizione, ma può anche non raggiungerlo. Le navi ci restano per sempre, e se ne possono aggiungere altre, anche di altri giocatori. I punti di una nave non dipendono dalla sua capacità. In questa partita, con i punti di una nave di altro colore/del colore della carta:
        { $expeditions }
    .web = Invia le navi che vuoi alle spedizioni che vuoi. La loro capacità totale non può superare il limite della spedizione, ma può anche non raggiungerlo. Le navi ci restano per sempre, e se ne possono aggiungere altre, anche di altri giocatori. I punti di una nave non dipendono dalla sua capacità: I è il primo conteggio, II l’ultimo; il numero semplice vale per le navi di altri colori, quello sul campo colorato per le navi del colore della carta. Tocca una tua nave per vedere dove può andare e quanto varrebbe.
discovery-expedition-line = { $key }{ $number } { NAME($expedition) }, { NAME($colour) }: primo { $first-other }/{ $first-same }, ultimo { $last-other }/{ $last-same }, { $room ->
    [0] piena (limite { $limit })
   *[other] capacità libera { $room } su { $limit }
}
discovery-help-colours = Colori
    .also = colore rotta rosso giallo blu verde bianco nero
    .text = La prima nave di una spedizione può avere qualsiasi colore, e decide il colore di rotta: tutte le successive, di chiunque siano, devono avere quello. Va bene anche un’ammiraglia, se quel colore è uno dei suoi due; ogni altra nave ha bisogno di una carta Nave Jolly. Una nave del colore della carta spedizione vale il numero più alto, qualunque sia il colore delle altre.
discovery-help-wild = Jolly
    .title = Navi Jolly
    .also = joker
    .text = Una carta Nave Jolly permette a una nave di andare in una spedizione o in un contratto anche se non ha il colore giusto. Tutto il resto vale come sempre: limite, capacità esatta ed equipaggio. La nave dà punti con { $wild-scoring ->
        [chain] il colore delle altre navi della spedizione.
       *[own] il proprio colore.
    } Le carte Nave Jolly si usano automaticamente quando invii una nave che ne ha bisogno; { $wild ->
        [0] non ne hai più.
        [one] te ne resta { $wild }.
       *[other] te ne restano { $wild }.
    }
    .web = Una carta Nave Jolly permette a una nave di andare in una spedizione o in un contratto anche se non ha il colore giusto. Tutto il resto vale come sempre: limite, capacità esatta ed equipaggio. La nave dà punti con { $wild-scoring ->
        [chain] il colore delle altre navi della spedizione.
       *[own] il proprio colore.
    } La carta si usa automaticamente quando invii una nave che ne ha bisogno.
discovery-help-reservation = Prenotazione
    .also = prenotare prenota prenotata prenotato prenotazioni segnalino
    .text = In qualsiasi momento del tuo turno puoi mettere un segnalino su una nave, in vendita o in arrivo, o su un contratto scoperto. Fino alla fine del tuo prossimo turno nessun altro può comprarla o accettarlo. Tu devi comunque pagare e usare l’azione, e una nave deve essere in vendita; se scende, il segnalino scende con lei. { $reservations ->
        [one] Ti resta { $reservations } carta Prenotazione
       *[other] Ti restano { $reservations } carte Prenotazione
    }. P1, P2 … accanto a una carta indica chi l’ha prenotata.
    .web = In qualsiasi momento del tuo turno puoi mettere il tuo sigillo su una nave, in vendita o in arrivo, o su un contratto scoperto: tocca questa carta e poi quella che vuoi prenotare. Fino alla fine del tuo prossimo turno nessun altro può comprarla o accettarlo. Tu devi comunque pagare e usare l’azione, e una nave deve essere in vendita; se scende, il sigillo scende con lei.
discovery-help-mission = Missione
    .also = missioni segreta
    .text = La tua missione segreta dice quali spedizioni contano per te. Alla fine ognuna di queste ti dà tanti punti quanti ne indica la casella del tuo segnalino sul tracciato dei contratti. Si contano le navi, non la loro capacità. Missioni in questa partita: { $missions }.{ $equal ->
        [yes] { "" }
       *[no] { " " }Non sono tutte ugualmente difficili; con l’opzione missions=equal tutti ricevono la stessa.
    } La tua: spedizioni in cui hai { NAME($mission) }. Adesso sarebbero { $count } × { $value } = { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
    .web = La tua missione segreta dice quali spedizioni contano per te. Alla fine ognuna di queste ti dà tanti punti quanti ne indica la casella del tuo segnalino sul tracciato dei contratti. Si contano le navi, non la loro capacità. { $equal ->
        [yes] A questo tavolo tutti hanno la stessa missione.
       *[no] Non tutte le missioni sono ugualmente difficili; c’è un’opzione con cui tutti hanno la stessa.
    }
discovery-help-track = Tracciato
    .title = Tracciato dei contratti
    .also = completare completa completato completati fatti
    .text = Ogni contratto che completi fa avanzare il tuo segnalino. La casella in cui si trova dice quanto varrà ogni spedizione della tua missione. Partendo da zero contratti: { $track } e così via. Ne hai { $completed ->
        [one] completato { $completed }
       *[other] completati { $completed }
    }, quindi ogni spedizione vale { $value }.
    .web = Ogni contratto che completi fa avanzare il tuo segnalino. La casella in cui si trova dice quanto varrà ogni spedizione della tua missione: senza contratti nulla, e per ogni contratto un punto in più, se il set di carte non dice altro.
discovery-help-first = Primo
    .title = Primo Conteggio
    .also = conteggio conteggi punteggio metà
    .text = La carta Primo Conteggio è nella terza pila. Quando esce, { $timing ->
        [immediate] le spedizioni danno subito punti.
        [end_of_round] chi l’ha scoperta finisce il turno, ognuno ne ha ancora uno, e poi le spedizioni danno punti.
       *[other] le spedizioni danno punti alla fine di quel turno.
    } Ogni nave dà i punti che la sua spedizione indica per il primo conteggio. Nient’altro dà punti. { $first ->
        [hidden] { $first-safe ->
            [0] { $first-cards ->
                [one] Uscirà con il prossimo acquisto.
               *[other] Uscirà con uno dei prossimi { $first-cards } acquisti.
            }
            [one] Con il prossimo acquisto non può uscire; uscirà con uno dei { $first-cards } successivi.
           *[other] Con i prossimi { $first-safe } acquisti non può uscire; uscirà con uno dei { $first-cards } successivi.
        }
        [turned_up] È uscita, e il conteggio è imminente.
       *[scored] Il conteggio c’è già stato.
    }
    .web = La carta Primo Conteggio è nella terza pila. Quando esce, { $timing ->
        [immediate] le spedizioni danno subito punti.
        [end_of_round] chi l’ha scoperta finisce il turno, ognuno ne ha ancora uno, e poi le spedizioni danno punti.
       *[other] le spedizioni danno punti alla fine di quel turno.
    } Ogni nave dà i punti che la sua spedizione indica accanto a I. Nient’altro dà punti.
discovery-help-last = Ultimo
    .title = Ultimo Conteggio e fine
    .also = conteggio conteggi punteggio finire
    .text = La carta Ultimo Conteggio è nella quinta pila. Quando esce, chi l’ha scoperta finisce il turno e ognuno ne ha ancora uno. Poi i contratti non completati vengono scartati senza guadagno, ogni nave in spedizione dà i punti dell’ultimo conteggio, le missioni vengono rivelate e danno punti, e ogni nave in porto vale { $idle ->
        [one] { $idle } punto
       *[other] { $idle } punti
    }, { $idle-flagship ->
        [yes] ammiraglia compresa.
       *[no] ammiraglia esclusa.
    } { $last ->
        [hidden] { $last-safe ->
            [0] { $last-cards ->
                [one] Uscirà con il prossimo acquisto.
               *[other] Uscirà con uno dei prossimi { $last-cards } acquisti.
            }
            [one] Con il prossimo acquisto non può uscire; uscirà con uno dei { $last-cards } successivi.
           *[other] Con i prossimi { $last-safe } acquisti non può uscire; uscirà con uno dei { $last-cards } successivi.
        }
       *[turned_up] È uscita: questo è l’ultimo round.
    }
    .web = La carta Ultimo Conteggio è nella quinta pila. Quando esce, chi l’ha scoperta finisce il turno e ognuno ne ha ancora uno. Poi i contratti non completati vengono scartati senza guadagno, ogni nave in spedizione dà i punti indicati accanto a II, le missioni vengono rivelate e danno punti, e ogni nave in porto vale { $idle ->
        [one] { $idle } punto
       *[other] { $idle } punti
    }, { $idle-flagship ->
        [yes] ammiraglia compresa.
       *[no] ammiraglia esclusa.
    }
discovery-help-stall = Stallo
    .title = Se nessuno compra
    .also = blocco round
    .text = Nessuno è obbligato a comprare, e senza acquisti la partita non finirebbe mai. { $rounds ->
        [0] A questo tavolo non c’è nessuna regola contro lo stallo.
        [one] A questo tavolo l’ultimo round comincia dopo { $rounds } round senza acquisti. Se il primo conteggio non c’è ancora stato, si fa allora.
       *[other] A questo tavolo l’ultimo round comincia dopo { $rounds } round senza acquisti, e viene annunciato un round prima. Se il primo conteggio non c’è ancora stato, si fa allora.
    }
discovery-help-codes = Codici
    .also = codice carte carta lettere lettera
    .text = La lettera di una nave è il suo colore: R rosso, G giallo, B blu, V verde, W bianco (come in «white», perché B è il blu), N nero; il numero è la sua capacità. AM è la tua ammiraglia. Un contratto ha una c minuscola prima del colore, e il suo numero è la capacità richiesta. Le spedizioni vanno da s1 a s12, le colonne del mercato da A a E: mB compra la nave in vendita nella colonna B. Una mossa intera si può scrivere in una riga: s4 B2 invia una nave alla quarta spedizione, cB5 B3 B2 t2 due navi per un contratto di 2 turni. Nella tabella dei giocatori «Fatti» sono i contratti completati, «Futuri» i punti che le navi in spedizione daranno ancora. Per saperne di più su una carta scrivi, per esempio: ? R3
discovery-help-numbers = Numeri
    .title = Da dove vengono i numeri
    .also = numero valori ricostruiti originali
    .text = { $set ->
        [own] Questa partita si gioca con un tuo set di carte.
       *[other] Il gioco è fuori catalogo, e si conoscono pochi dei numeri delle sue carte. La maggior parte dei numeri di spedizioni e contratti, i colori delle ammiraglie e i gruppi di missioni sono ricostruiti; la pagina del gioco nella documentazione dice quali sono noti. Chi possiede le carte stampate può inserire i numeri veri.
    }
    .web = { $set ->
        [own] Questa partita si gioca con un set di carte personale.
       *[other] Il gioco è fuori catalogo, e si conoscono pochi dei numeri delle sue carte: alcuni nomi, un limite, un guadagno, due caselle del tracciato dei contratti. Il resto è ricostruito in modo che il gioco resti equilibrato. Chi possiede le carte stampate può inserire i numeri veri quando apre un tavolo.
    }
discovery-help-secrets = Segreti
    .also = segreto segrete coperto coperti coperta
    .text = Sono segreti i contratti in mano, se sono stati distribuiti o pescati coperti, le missioni fino alla fine e le ammiraglie finché non vengono inviate per la prima volta. Tutto il resto è visibile a tutti: navi, contratti in corso, punti, carte azione{ $coins ->
        [hidden] , ma non le monete.
       *[open] , monete.
    } Quali navi ci siano nelle pile si può ricavare, il loro ordine no.
discovery-help-tips = Consigli
    .also = consiglio strategia aiuto
    .text = Fai commerciare una nave prima di mandarla a esplorare: in spedizione non guadagna più monete. Le navi grandi sono buone per il commercio, quelle piccole per le spedizioni, perché i punti si contano per nave, non per capacità. Raccogli contratti dei colori delle tue navi: così la stessa flotta lavora più volte. I contratti lunghi rendono di più, quelli corti ti restituiscono prima le navi; verso la fine servono solo quelli corti. Tieni da parte una moneta per ogni equipaggio. Conta gli acquisti: prima di un conteggio le tue navi devono essere partite. Ogni contratto completato fa valere di più la tua missione.

## The table in the browser

discovery-web-blurb = Compra navi, falle fruttare con i contratti commerciali e inviale in tempo con i grandi esploratori: i conteggi sono due. In spedizione una nave non guadagna più monete: quando conviene di più farla salpare?
discovery-bot-apprentice = Accetta più contratti scoperti degli altri e impiega più turni.
discovery-bot-trader = Sempre in movimento: compra navi e le invia in più turni di chiunque altro.
discovery-bot-merchant = Ama pescare contratti al buio e riempie fino al limite più spedizioni di apprendisti e commercianti.
discovery-bot-magnate = Prende spesso monete, e al Primo Conteggio ottiene più punti di apprendisti e commercianti.
discovery-bot-master = Tutto ciò che sa sulle spedizioni viene dalle regole e dalle partite contro se stesso.
discovery-bot-grandmaster = Ha imparato come il maestro, dalle regole e giocando contro se stesso, ma cerca la mossa dieci volte più a lungo.
discovery-web-keys = X va alle spedizioni, M al mercato, C ai contratti e H alle tue navi; G prende monete, R prenota, E termina il turno.
discovery-web-pages = Parti del tavolo
discovery-web-actions = Azioni
discovery-web-take = Monete
discovery-web-accept = Accetta
discovery-web-buy = Compra
discovery-web-send = Invia
discovery-web-end = Fine turno
discovery-web-reserve = Prenota
discovery-web-reserve-does = tiene una carta
discovery-web-wild = Nave Jolly
discovery-web-wild-does = ogni colore
discovery-web-no-ships = nessuna nave libera
discovery-web-price = prezzo { $price }
discovery-web-reserved = prenotazione: { $name }
discovery-web-reserved-yours = prenotata da te
discovery-web-incomes = rende { $one }, { $two } o { $three }
discovery-web-piles = Pile di navi
discovery-web-next-buy = Scegli una nave della fila in basso.
discovery-web-next-accept = Scegli un contratto scoperto o il mazzo.
discovery-web-next-send = Scegli una tua nave, poi una spedizione o un contratto.
discovery-web-next-reserve = Quale carta prenoti?
discovery-web-about-reserving = Resta tua fino alla fine del tuo prossimo turno.
discovery-web-next-where = Dove mandi questa nave? Scegli una spedizione o un contratto.
discovery-web-about-piles = I numeri sono le carte rimaste in ogni pila. Dopo ogni acquisto arriva una nave nuova dalla prima pila non vuota. I e II segnano le pile con le carte Primo e Ultimo Conteggio.
discovery-web-about-points = Ottenuti finora: { $points }. +{ $come } è quanto frutteranno ai prossimi conteggi le navi già in spedizione.
discovery-web-first-due = Primo conteggio { $turns ->
    [one] alla fine di questo turno
   *[other] tra { $turns } turni, questo incluso
}
discovery-web-deck = Mazzo dei contratti: prendine uno coperto
discovery-web-expedition = { NAME($expedition) }, { NAME($colour) }, capacità occupata { $used } su { $limit }; primo conteggio { $first-other }, { NAME($colour) } { $first-same }; ultimo conteggio { $last-other }, { NAME($colour) } { $last-same }
discovery-web-fits = La tua nave ci sta: { $sum } su { $limit }
discovery-web-missions = Missioni
discovery-web-action-cards = Carte azione e conteggi
discovery-web-mission = Alla fine ogni spedizione in cui hai { NAME($mission) } ti dà i punti della tua casella sul tracciato dei contratti. Si usa con { $players } giocatori. Gli altri giocatori possono avere missioni diverse: restano tutte segrete fino alla fine.
discovery-web-expedition-card = Limite { $limit }. Una nave di colore { NAME($colour) } vale { $first-same } al primo conteggio e { $last-same } all’ultimo, ogni altra { $first-other } e { $last-other }.
discovery-web-unseen-contracts = Contratti non ancora visti
discovery-web-unseen-ships = Navi ancora nelle pile
discovery-web-cards-own = un set personale
discovery-web-cards-file = Un file con i tuoi numeri
discovery-web-cards-template = Salva i nostri numeri in un file da modificare
discovery-web-cards-unreadable = Questo file non si può leggere: deve essere un set di carte in TOML o JSON.
discovery-web-cards-about = La maggior parte dei numeri delle carte stampate è andata perduta e si è dovuta ricostruire. Se hai il gioco, scrivi i numeri veri in un file e sceglilo qui.

## Options

discovery-option-cards = Set di carte
    .reconstructed-1 = quello ricostruito
discovery-option-first-scoring-timing = Quando avviene il primo conteggio
    .end-of-turn = alla fine del turno
    .immediate = subito
    .end-of-round = dopo che tutti hanno giocato un altro turno
discovery-option-missions = Missioni
    .classic = quelle del set di carte
    .equal = la stessa per tutti
    .full = tutti i tipi
discovery-option-flagship-scoring = Quale colore di un’ammiraglia dà punti in una spedizione
    .declared = quello con cui naviga
    .either = uno qualsiasi dei due
discovery-option-wild-scoring = Con quale colore dà punti una nave inviata con una Nave Jolly
    .own = il suo
    .chain = quello delle altre navi
discovery-option-idle-flagship = Un’ammiraglia che non è in spedizione vale un punto
discovery-option-seat-bonus = Monete in più per chi gioca dopo il primo
    .off = nessuna
    .late = 1 per il terzo e il quarto
    .rising = 1 per il secondo e il terzo, 2 per il quarto
discovery-option-stall-guard = Round senza acquisti dopo i quali comincia l’ultimo round (0: mai)
discovery-option-hidden-coins = Ognuno vede solo le proprie monete
