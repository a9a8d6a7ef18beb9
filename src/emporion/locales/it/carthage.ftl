# Traders of Carthage. The terms are those of docs/glossary/carthage.md.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player.
# $card, $cards, $ship, $goods, $token are named things: take their forms by NAME. Cards are masculine (il 5 rosso), goods
# and tokens feminine, all without article; ships have theirs (la nave rossa), except in the form "bare", for lists.

carthage-title = Traders of Carthage

## Cards: value and colour. "code" stands on the table and in lists.

carthage-card-R5 = 5 rosso
    .code = R5
carthage-card-B5 = 5 blu
    .code = B5
carthage-card-Y5 = 5 giallo
    .code = G5
carthage-card-G5 = 5 verde
    .code = V5
carthage-card-R3 = 3 rosso
    .code = R3
carthage-card-B3 = 3 blu
    .code = B3
carthage-card-Y3 = 3 giallo
    .code = G3
carthage-card-G3 = 3 verde
    .code = V3
carthage-card-R2 = 2 rosso
    .code = R2
carthage-card-B2 = 2 blu
    .code = B2
carthage-card-Y2 = 2 giallo
    .code = G2
carthage-card-G2 = 2 verde
    .code = V2

## Colours and what belongs to them

carthage-colour-red = rosso
    .code = R
    .goods = rosse
carthage-colour-blue = blu
    .code = B
    .goods = blu
carthage-colour-yellow = giallo
    .code = G
    .goods = gialle
carthage-colour-green = verde
    .code = V
    .goods = verdi

carthage-ship-red = la nave rossa
    .bare = nave rossa
    .code = rossa
carthage-ship-blue = la nave blu
    .bare = nave blu
    .code = blu
carthage-ship-yellow = la nave gialla
    .bare = nave gialla
    .code = gialla
carthage-ship-green = la nave verde
    .bare = nave verde
    .code = verde

carthage-goods-red = merci rosse
    .code = rosse
carthage-goods-blue = merci blu
    .code = blu
carthage-goods-yellow = merci gialle
    .code = gialle
carthage-goods-green = merci verdi
    .code = verdi

carthage-token-red = tessera Bonus rossa
carthage-token-blue = tessera Bonus blu
carthage-token-yellow = tessera Bonus gialla
carthage-token-green = tessera Bonus verde

## The sea route. $number is 0 where there is only one such space.

carthage-space-alexandria = Alessandria
carthage-space-cyrenaica = Cirenaica
carthage-space-carthage = Cartagine
carthage-space-coast = { $number ->
    [0] Costa
   *[other] Costa { $number }
}
carthage-space-pirates = { $number ->
    [0] Pirati
   *[other] Pirati { $number }
}

## The table

carthage-table-route = Rotta
carthage-table-market = Mercato
carthage-table-farm = Fattoria
carthage-table-price = comprare tutto: { $price }
carthage-table-price-and-coins = comprare tutto: { $price } · la tua mano: { $coins }
carthage-table-empty = nessuna carta
carthage-table-piles = Mazzo di pesca { $pile } · pila degli scarti { $discard }
carthage-table-piles-top = Mazzo di pesca { $pile } · pila degli scarti { $discard } (in cima { NAME($card, form: "code") })
carthage-table-player = Giocatore
carthage-table-hand = Mano
carthage-table-goods = Mercanzia
carthage-table-tokens = Bonus
carthage-table-points = Punti
carthage-table-marker = Segnalino
carthage-table-marker-free = libero
carthage-table-marker-market = nel Mercato
carthage-table-marker-farm = nella Fattoria
carthage-table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
carthage-table-stored-note = [ ] = in salvo dai pirati
carthage-table-your-hand = La tua mano
carthage-table-empty-hand = nessuna carta
carthage-table-worth = vale { $coins }

## Prompts: what has to be decided

carthage-prompt-over = La partita è finita.
carthage-prompt-token = { $you ->
    [yes] Scegli la tua tessera Bonus iniziale: quando vendi merci del suo colore, ogni carta vale 1 in più.
   *[no] { $seat } sta scegliendo la tessera Bonus iniziale.
}
carthage-prompt-action = { $you ->
    [yes] { $buy ->
        [yes] { $reserve ->
            [yes] Compra tutto, prendi o prenota.
           *[no] Compra tutto o prendi una carta.
        }
       *[no] { $reserve ->
            [yes] Prendi una carta come denaro o prenotane una.
           *[no] Prendi una carta come denaro.
        }
    }
   *[no] { $seat } sta scegliendo un’azione.
}
carthage-prompt-pass = { $you ->
    [yes] Per te non c’è più nessuna carta: devi passare.
   *[no] { $seat } deve passare.
}
carthage-prompt-pay = { $you ->
    [yes] Scegli con quali carte pagare. Ancora da pagare: { $due }.
   *[no] { $seat } sta pagando.
}
carthage-prompt-paid = { $you ->
    [yes] Il prezzo è coperto. Aggiungi un’altra carta o chiudi il pagamento.
   *[no] { $seat } sta pagando.
}
carthage-prompt-protect = { $you ->
    [yes] Pirati! Salvi le tue { NAME($goods) }?
   *[no] { $seat } sta decidendo che cosa salvare dai pirati.
}
carthage-prompt-helpless = { $you ->
    [yes] I pirati puntano alle tue { NAME($goods) }, e in mano non ti restano né 2 né 3 di questo colore per salvarle.
   *[no] { $seat } sta decidendo che cosa salvare dai pirati.
}
carthage-prompt-store = { $you ->
    [yes] I pirati non minacciano le tue { NAME($goods) }, ma ora puoi metterle in salvo. Quali carte scarti?
   *[no] { $seat } sta decidendo che cosa mettere in salvo.
}
carthage-prompt-cannot-store = { $you ->
    [yes] Potresti mettere in salvo le tue { NAME($goods) }, ma in mano non ti restano né 2 né 3 di questo colore.
   *[no] { $seat } sta decidendo che cosa mettere in salvo.
}

## What helps to decide

carthage-note-price = Il Mercato costa { $price }; la tua mano vale { $coins }.
carthage-note-voyages = Se compri: { $voyages }
carthage-voyage = { NAME($ship, form: "code") } → { $to }
carthage-note-payday = Incasso se compri: { $sales } { $count ->
    [one] punto
   *[other] punti
}
carthage-sale = { NAME($goods, form: "code") } +{ $points }
carthage-note-sailing = Proseguono: { $voyages }
    .web = { $voyages }
carthage-raided = { NAME($ship, form: "code") }
carthage-note-raids = I pirati razzierebbero: { $ships }
    .web = Pirati: { $ships }
carthage-note-end = Con questo acquisto la partita finisce: almeno { $limit } tessere Bonus per { $players }.
    .web = L’acquisto chiude la partita.
carthage-note-payment = Prezzo { $price }, già sul tavolo { NAME($cards, form: "code") } = { $paid }, ancora da pagare { $due }.
carthage-note-to-pay = Prezzo { $price }, la tua mano vale { $coins }. Non si dà resto.
carthage-note-at-risk = A rischio: { NAME($cards, form: "code") }. Scarta un 2 per salvarne due, un 3 per una.
carthage-note-storable = Non ancora in salvo: { NAME($cards, form: "code") }. Un 2 ne salva due, un 3 una.
carthage-note-lost = Perderai { NAME($cards, form: "code") }.

## Choices

carthage-group-token = Colore
carthage-group-buy = Compra
carthage-group-take = Prendi come denaro
carthage-group-reserve-market = Prenota nel Mercato
carthage-group-reserve-farm = Prenota nella Fattoria
carthage-group-pay = Paga
carthage-group-use = Scarta
carthage-group-other = Oppure

carthage-label-buy = { $count ->
    [one] la carta disponibile per { $price }
    [2] entrambe le carte disponibili per { $price }
   *[other] tutte e { $count } le carte disponibili per { $price }
}
    .button = Compra per { $price }
carthage-label-take-reserved = { NAME($card) } (la tua prenotazione)
    .button = Prendi il { NAME($card) }
carthage-label-done-paying = chiudi il pagamento
carthage-label-done-protecting = nessun’altra carta
carthage-label-no-protection = nessuna carta
carthage-label-pass = passa

# pp: prendi la prenotata; m: Mercato; f: Fattoria; n: nessun’altra; pa: passa.
carthage-key-buy = c
carthage-key-take = p
carthage-key-take-reserved = pp
carthage-key-reserve-market = m
carthage-key-reserve-farm = f
carthage-key-done = n
carthage-key-pass = pa

carthage-action-token = Prendi una { NAME($token) }.
carthage-action-buy = { $count ->
    [one] Compri l’unica carta disponibile per { $price }.
    [2] Compri entrambe le carte disponibili per { $price }.
   *[other] Compri tutte e { $count } le carte disponibili per { $price }.
}
carthage-action-take = Prendi in mano il { NAME($card) } come denaro.
carthage-action-take-reserved = Prendi in mano il { NAME($card) } che hai prenotato, come denaro.
carthage-action-reserve-market = Prenoti il { NAME($card) } nel Mercato.
carthage-action-reserve-farm = Prenoti il { NAME($card) } nella Fattoria.
carthage-action-pay = Paghi con un { NAME($card) }.
carthage-action-use = Scarti un { NAME($card) } per salvare merci.
carthage-action-done-paying = Chiudi il pagamento.
carthage-action-done-protecting = Non scarti altre carte per questo colore.
carthage-action-no-protection = Non scarti carte per questo colore.
carthage-action-pass = Passi.

carthage-summary-purchase = { $count ->
    [one] Compri { $count } carta
   *[other] Compri { $count } carte
} per { $price } e paghi con { NAME($cards, form: "code") } = { $paid }{ $over ->
    [0] .
   *[other] , { $over } di troppo.
}
carthage-reveals-market = nuove carte nel Mercato
carthage-reveals-payday = comincia l’Incasso
carthage-reveals-card = tutti vedranno la tua carta
carthage-forced-pay = Già selezionato: { NAME($cards, form: "code") }, { $rest ->
    [yes] l’unico modo di pagare con le carte che hai scelto.
   *[no] l’unico modo di pagare.
}
carthage-summary-protection = { $discarded ->
    [0] Non scarti nulla.
   *[other] Scarti { NAME($cards, form: "code") } e salvi { NAME($saved, form: "code") }.
}{ $losses ->
    [0] { "" }
   *[other] { " " }Perderai { NAME($lost, form: "code") }.
}

## Why not

carthage-refusal-price = Non puoi comprare: il Mercato costa { $price } e la tua mano vale { $coins }.
carthage-refusal-not-in-market = Nel Mercato non c’è nessun { NAME($card) } libero.
carthage-refusal-not-on-farm = Nella Fattoria non c’è nessun { NAME($card) } libero.
carthage-refusal-only-on-farm = Il { NAME($card) } è nella Fattoria: potrai prenderlo quando passerà nel Mercato.
carthage-refusal-reserved = Il { NAME($card) } nel Mercato è prenotato da { $owner }.
    .web = Il { NAME($card) } è prenotato da { $owner }.
carthage-refusal-own-reservation = Il { NAME($card) } è sotto il tuo segnalino Prenotazione. Per prenderlo, scrivi { $key }.
    .web = Il { NAME($card) } è sotto il tuo segnalino Prenotazione.
carthage-refusal-no-reservation = Nel Mercato non hai nessuna carta prenotata.
carthage-refusal-marker = Il tuo segnalino Prenotazione è già su una carta. Lo riprendi quando compri o prendi quella carta.
carthage-refusal-not-in-hand = Non hai in mano nessun { NAME($card) }.
carthage-refusal-no-other = Non hai in mano un altro { NAME($card) }.
carthage-refusal-pay-order = Il { NAME($card) } qui non va bene: le carte di un pagamento si indicano dalla più alta alla più bassa, senza carte superflue. Scrivi tutto il pagamento in una riga, o torna indietro di un passo con u.
    .web = Con il { NAME($card) } nel pagamento una carta sarebbe superflua.
carthage-refusal-needless = Con il { NAME($card) } nel pagamento una carta sarebbe superflua.
carthage-refusal-buying = Stai già comprando: indica con che cosa paghi.
    .web = Stai già comprando: scegli con che cosa paghi.
carthage-refusal-verb = Che cosa vuoi fare con il { NAME($card) }? Prenderlo: { $take }{ NAME($card, form: "code") }. Prenotarlo: { $reserve }{ NAME($card, form: "code") }. Pagare: prima compra ({ $buy }).
    .web = Il { NAME($card) } si può prendere o prenotare. Per pagare, prima compra.
carthage-refusal-farm-verb = Il { NAME($card) } è nella Fattoria. Per prenotarlo, scrivi { $reserve }{ NAME($card, form: "code") }.
    .web = Il { NAME($card) } è nella Fattoria: lì puoi prenotarlo.
carthage-refusal-pay-verb = Per pagare con il { NAME($card) }, prima compra ({ $buy }).
    .web = Per pagare con il { NAME($card) }, prima compra.
carthage-refusal-colour = Ora tocca alle tue { NAME($goods) }: servono carte di quel colore.
carthage-refusal-no-amphora = Il { NAME($card) } non ha icone Anfora, quindi non salva nulla.
carthage-refusal-not-needed = Il { NAME($card) } non serve più: le merci di questo colore sono già tutte al sicuro.
carthage-refusal-moment = In questo momento non è possibile.

## What happened

carthage-event-new-market = Nuove carte nel Mercato: { NAME($cards, form: "code") }
carthage-event-new-farm = Nuove carte nella Fattoria: { NAME($cards, form: "code") }
carthage-event-first-hand = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
} la prima mano: { NAME($cards, form: "code") }
carthage-event-first-hand-hidden = { $seat } pesca la prima mano: { $count ->
    [one] { $count } carta.
   *[other] { $count } carte.
}
carthage-event-starts = { $you ->
    [yes] Hai la mano più bassa ({ $sum } con { $cards } carte): inizi tu.
   *[no] { $seat } ha la mano più bassa ({ $sum } con { $cards } carte) e inizia.
}
carthage-event-starts-secretly = { $you ->
    [yes] Hai la mano più bassa: inizi tu.
   *[no] { $seat } ha la mano più bassa e inizia.
}
carthage-event-starts-by-lot = { $you ->
    [yes] Parità per la mano più bassa: per sorteggio inizi tu.
   *[no] Parità per la mano più bassa: per sorteggio inizia { $seat }.
}
carthage-event-token = { $you ->
    [yes] Ricevi una { NAME($token) }: ora ne hai { $count } di questo colore.
   *[no] { $seat } riceve una { NAME($token) }: ora ne ha { $count } di questo colore.
}
carthage-event-turn = { $you ->
    [yes] Turno { $turn }: tu
   *[no] Turno { $turn }: { $seat }
}
carthage-event-refill-at-start = Non c’è più niente da prendere: si riforniscono Mercato e Fattoria.
carthage-event-farm-to-market = Dalla Fattoria al Mercato: { NAME($cards, form: "code") }
carthage-event-reshuffle = Il mazzo di pesca è vuoto: si rimescola la pila degli scarti ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
}).
carthage-event-buys = { $you ->
    [yes] Compri
   *[no] { $seat } compra
} { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} per { $price }.
carthage-event-pays = { $you ->
    [yes] Paghi
   *[no] { $seat } paga
} con { NAME($cards, form: "code") } = { $sum }
carthage-event-goods = { $you ->
    [yes] Nuove merci per te:
   *[no] Nuove merci per { $seat }:
} { NAME($cards, form: "code") }
carthage-event-takes = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} il { NAME($card) } come denaro.
carthage-event-takes-reserved = { $you ->
    [yes] Prendi come denaro il { NAME($card) } che avevi prenotato.
   *[no] { $seat } prende come denaro il { NAME($card) } che aveva prenotato.
}
carthage-event-reserves-market = { $you ->
    [yes] Prenoti
   *[no] { $seat } prenota
} il { NAME($card) } nel Mercato.
carthage-event-reserves-farm = { $you ->
    [yes] Prenoti
   *[no] { $seat } prenota
} il { NAME($card) } nella Fattoria.
carthage-event-marker-back = { $you ->
    [yes] Riprendi il tuo segnalino Prenotazione.
   *[no] { $seat } riprende il suo segnalino Prenotazione.
}
carthage-event-ship-sails = { NAME($ship, start: "yes") } avanza: { $from } → { $to }
carthage-event-payday = { NAME($ship, start: "yes") } è a Cartagine: Incasso per le { NAME($goods) }!
carthage-event-sale = { $you ->
    [yes] Vendi
   *[no] { $seat } vende
} le { NAME($goods) }: ({ $highest } + { $tokens }) × { $cards } = { $value }, { $points ->
    [one] { $points } punto vittoria.
   *[other] { $points } punti vittoria.
}
carthage-event-victory-cards = { $you ->
    [yes] Sotto il tuo Mercante, 1 punto per carta:
   *[no] Sotto il Mercante di { $seat }, 1 punto per carta:
} { NAME($cards, form: "code") }
carthage-event-left-over = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
} ciò che resta del set: { NAME($cards, form: "code") }
carthage-event-victory-drawn = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
} dal mazzo { $count ->
    [one] { $count } carta coperta come punto vittoria.
   *[other] { $count } carte coperte come punti vittoria.
}
carthage-event-uncovered = Le carte sono finite: { $you ->
    [yes] segni
   *[no] { $seat } segna
} { $points ->
    [one] { $points } punto vittoria senza carta.
   *[other] { $points } punti vittoria senza carte.
}
carthage-event-pirates = I pirati razziano { NAME($ship) }!
carthage-event-protects = { $you ->
    [yes] Scarti un { NAME($card) } per salvare merci.
   *[no] { $seat } scarta un { NAME($card) } per salvare merci.
}
carthage-event-stored = { $you ->
    [yes] Metti in salvo:
   *[no] { $seat } mette in salvo:
} { NAME($cards, form: "code") }
carthage-event-declines = { $you ->
    [yes] Non proteggi le tue { NAME($goods) }.
   *[no] { $seat } non protegge le { NAME($goods) }.
}
carthage-event-declines-rest = { $you ->
    [yes] Non proteggi le { NAME($goods) } rimaste.
   *[no] { $seat } non protegge le { NAME($goods) } rimaste.
}
carthage-event-lost = { $you ->
    [yes] Dalla tua Mercanzia
   *[no] Dalla Mercanzia di { $seat }
} i pirati portano via: { NAME($cards, form: "code") }
carthage-event-unstored = { $you ->
    [yes] Non più al sicuro nella tua Mercanzia:
   *[no] Non più al sicuro nella Mercanzia di { $seat }:
} { NAME($cards, form: "code") }
carthage-event-ship-returns = { NAME($ship, start: "yes") } torna indietro: { $from } → { $to }
carthage-event-passes = { $you ->
    [yes] Passi.
   *[no] { $seat } passa.
}
carthage-event-over-tokens = { $count ->
    [one] { $you ->
        [yes] Hai
       *[no] { $players } ha
    } almeno { $limit } tessere Bonus: la partita è finita.
   *[other] { $players } hanno almeno { $limit } tessere Bonus: la partita è finita.
}
carthage-event-over-stalemate = Tutti hanno dovuto passare: la partita è finita.

## What a move would cause, in hints. $earnings and $voyages are lists of the parts after them.

carthage-fact-payday = { NAME($ship, start: "yes") } arriva a Cartagine: { $earnings }.
carthage-fact-earns = { $you ->
    [yes] tu guadagni { $points }
   *[no] { $seat } guadagna { $points }
}
carthage-fact-payday-empty = { NAME($ship, start: "yes") } arriva a Cartagine, ma nessuno ha merci di quel colore.
carthage-fact-raid = I pirati razziano { NAME($ship) }: a rischio le tue { NAME($cards, form: "code") }.
carthage-fact-voyages = Proseguono: { $voyages }
carthage-fact-hand = La tua mano varrà poi { $coins }.
carthage-fact-price = Il Mercato ti costerà poi { $price }.
carthage-fact-token = Alla vendita le tue { NAME($goods) } varranno { $more } in più per carta.
carthage-fact-market = { $count ->
    [0] Nel Mercato non ci sono { NAME($goods) }.
   *[other] Nel Mercato: { NAME($cards, form: "code") }
}
carthage-fact-farm = { $count ->
    [0] Nella Fattoria non ci sono { NAME($goods) }.
   *[other] Nella Fattoria: { NAME($cards, form: "code") }
}
carthage-fact-reserved-market = { $price ->
    [0] Nessun altro potrà comprarlo o prenderlo.
   *[other] Nessun altro potrà comprarlo o prenderlo: agli altri il Mercato costerà { $price }.
}
carthage-fact-reserved-farm = Quando arriverà nel Mercato, nessun altro potrà comprarlo o prenderlo.
carthage-fact-stock = È del colore delle tue merci: { NAME($cards, form: "code") }

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

carthage-reason-earned = { $you ->
    [yes] Guadagni
   *[no] { $seat } guadagna
} { $number } { $count ->
    [one] punto
   *[other] punti
} { $way ->
    [more] in più
   *[less] in meno
}
carthage-reason-exposed = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} { $number } { $count ->
    [one] carta
   *[other] carte
} { $way ->
    [more] in più
   *[less] in meno
} alla portata dei pirati
carthage-reason-sail = { $you ->
    [yes] Le navi con le tue merci avanzano di
   *[no] Le navi con le merci di { $seat } avanzano di
} { $number } { $count ->
    [one] spazio
   *[other] spazi
} { $way ->
    [more] in più
   *[less] in meno
}
carthage-reason-matching = { $you ->
    [yes] Nel Mercato trovi
   *[no] Nel Mercato { $seat } trova
} { $number } { $count ->
    [one] carta
   *[other] carte
} { $way ->
    [more] in più
   *[less] in meno
} dei colori delle { $you ->
    [yes] tue
   *[no] proprie
} merci
carthage-reason-lost = { $you ->
    [yes] I pirati ti portano via
   *[no] I pirati portano via a { $seat }
} { $number } { $count ->
    [one] carta
   *[other] carte
} { $way ->
    [more] in più
   *[less] in meno
}
carthage-reason-goods = { $you ->
    [yes] Aggiungi alle tue merci
   *[no] { $seat } aggiunge alle sue merci
} { $number } { $count ->
    [one] carta
   *[other] carte
} { $way ->
    [more] in più
   *[less] in meno
}
carthage-reason-tokens = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} { $number } { $count ->
    [one] tessera Bonus
   *[other] tessere Bonus
} { $way ->
    [more] in più
   *[less] in meno
}
carthage-reason-marker = { $you ->
    [yes] { $way ->
        [more] Hai una carta prenotata
       *[less] Non hai carte prenotate
    }
   *[no] { $seat } { $way ->
        [more] ha una carta prenotata
       *[less] non ha carte prenotate
    }
}
carthage-reason-coins = La tua mano vale { $number } { $way ->
    [more] in più
   *[less] in meno
}
carthage-reason-hand = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} { $number } { $count ->
    [one] carta
   *[other] carte
} { $way ->
    [more] in più
   *[less] in meno
} in mano

## The score sheet

carthage-score-sale = Incasso { $number }: merci { NAME($colour, form: "goods") }
carthage-score-sum = ({ $highest } + { $tokens }) × { $cards } = { $value } → { $points }
carthage-score-points = Punti vittoria
carthage-score-tokens = Tessere Bonus (spareggio)
carthage-score-number = { $number }
carthage-score-legend = (carta più alta + tessere Bonus di quel colore) × carte vendute; 1 punto vittoria ogni 5, arrotondando per eccesso
carthage-verdict-wins = { $you ->
    [yes] Hai vinto
   *[no] { $seat } ha vinto
} con { $points ->
    [one] { $points } punto vittoria.
   *[other] { $points } punti vittoria.
}
carthage-verdict-tokens = { $you ->
    [yes] Hai vinto tu: a parità di punti vittoria ({ $points }) hai più tessere Bonus ({ $tokens }).
   *[no] Ha vinto { $seat }: a parità di punti vittoria ({ $points }) ha più tessere Bonus ({ $tokens }).
}
carthage-verdict-shared = Vittoria ex aequo: { $winners }. Parità di punti vittoria ({ $points }) e di tessere Bonus ({ $tokens }).

## Help. The title, or one of the words of "also", is what people type after the question mark.

carthage-help-card = Il { NAME($card) } ({ $good ->
    [red] tessuti
    [blue] gemme
    [yellow] grano
   *[green] vino
}): in mano vale { $value } come denaro, e altrettanto nel Mercato e nella tua Mercanzia. { $icons ->
    [0] Non ha icone Anfora: non salva nulla dai pirati.
    [1] Ha un’icona Anfora: se lo scarti dalla mano, salva una merce del suo colore.
   *[other] Ha due icone Anfora: se lo scarti dalla mano, salva due merci del suo colore.
} Ce ne sono { $copies } fra le 108 carte.

carthage-help-goal = Scopo
    .also = vincere
    .text = Compri merci ad Alessandria e le vendi quando le loro navi arrivano a Cartagine. Ogni vendita ti dà punti vittoria e una tessera Bonus. La partita finisce appena qualcuno ha { $tokens } tessere Bonus; vince chi ha più punti vittoria.
carthage-help-turn = Turno
    .text = Nel tuo turno fai una sola azione: compri tutto il Mercato, prendi una carta del Mercato come denaro oppure prenoti una carta. Poi tocca al giocatore successivo, in senso orario.
carthage-help-market = Mercato
    .also = prezzo
    .text = Le carte che si possono comprare o prendere. All’inizio sono cinque; quelle prese non vengono sostituite subito, quindi la fila si accorcia finché qualcuno non compra o non resta più niente da prendere. P1, P2 … accanto a una carta indica chi l’ha prenotata. «Comprare tutto» indica quanto costano a te tutte le carte che gli altri non hanno prenotato.
    .web = Le carte che si possono comprare o prendere. All’inizio sono cinque; quelle prese non vengono sostituite subito, quindi la fila si accorcia finché qualcuno non compra o non resta più niente da prendere. Un sigillo con un nome indica chi ha prenotato una carta. «Comprare tutto» indica quanto costano a te tutte le carte che gli altri non hanno prenotato.
carthage-help-farm = Fattoria
    .text = Tre carte che passeranno nel Mercato al prossimo rifornimento. Si possono già prenotare, ma non ancora prendere né comprare.
carthage-help-hand = Mano
    .also = denaro
    .text = Le carte che hai in mano sono denaro: ognuna vale quanto il suo numero. Non diventano mai merci. { $hands ->
        [open] A questo tavolo tutte le mani sono scoperte.
       *[secret] Tutti vedono quante ne hai, ma non quali; le carte che prendi, però, prima erano scoperte, e chi sta attento se le ricorda.
    }
carthage-help-stock = Mercanzia
    .also = merci merce
    .text = Le merci che hai comprato stanno scoperte davanti a te, divise per colore, finché non le vendi all’Incasso del loro colore o i pirati non te le portano via. Non diventano mai denaro. Le carte tra parentesi quadre sono in salvo: i pirati non possono prenderle.
    .web = Le merci che hai comprato stanno scoperte davanti a te, divise per colore, finché non le vendi all’Incasso del loro colore o i pirati non te le portano via. Non diventano mai denaro. Le carte con un’anfora su fondo scuro sono in salvo: i pirati non possono prenderle.
carthage-help-buy = Comprare
    .also = compra acquisto pagamento pagare
    .text = Compri tutte le carte del Mercato che gli altri non hanno prenotato, compresa quella prenotata da te: mai solo alcune. Il prezzo è la somma dei loro valori. Paghi con le carte che hai in mano, di qualsiasi colore; non si dà resto. Le carte comprate diventano merci della tua Mercanzia e le navi dei loro colori avanzano.
carthage-help-take = Prendere
    .also = prendi acquisire
    .text = Prendi in mano una carta del Mercato, libera o prenotata da te: da quel momento è denaro. Il posto resta vuoto, quindi il Mercato costa meno a chi gioca dopo di te. Puoi avere in mano quante carte vuoi.
carthage-help-reserve = Prenotare
    .also = prenotazione prenota
    .text = Metti il tuo unico segnalino Prenotazione su una carta libera del Mercato o della Fattoria. Da quel momento solo tu puoi prenderla o comprarla, senza limiti di tempo. Riprendi il segnalino solo quando prendi o compri la carta. Una carta prenotata nella Fattoria deve prima passare nel Mercato.
carthage-help-marker = Segnalino
    .also = segnalini
    .text = Ognuno ha un solo segnalino Prenotazione. È libero, oppure sta su una carta del Mercato o della Fattoria finché chi l’ha messo non prende o compra quella carta.
carthage-help-ships = Navi
    .also = nave rotta alexandria cyrenaica costa
    .text = Le navi avanzano solo con gli acquisti: di uno spazio se compri una carta del loro colore, di due se ne compri due o più. Più navi possono stare sullo stesso spazio. Cartagine è l’ultimo spazio: nessuna nave va oltre.
carthage-help-refill = Rifornimento
    .also = rifornire pila scarti
    .text = Dopo un acquisto{ $timing ->
        [after_payday] { " " }e l’eventuale Incasso
       *[before_payday] { "" }
    }, o se all’inizio del tuo turno non hai niente da prendere, tutta la Fattoria passa nel Mercato, segnalini compresi. Poi si aggiungono due carte al Mercato e si mettono tre carte nuove nella Fattoria.
carthage-help-payday = Incasso
    .also = vendita vendere cartagine punti
    .text = Quando una nave è a Cartagine, tutti devono vendere tutte le merci del suo colore, in salvo o no. Il prezzo è la carta più alta del set più le tue tessere Bonus di quel colore. Moltiplica il prezzo per il numero di carte: ottieni un punto vittoria ogni 5, arrotondando per eccesso. Altrettante carte del set, a partire dalle più basse, finiscono a faccia in giù sotto il tuo segnalino Mercante; quelle che mancano si pescano senza guardarle, quelle in più si scartano. Poi chi ha venduto riceve una tessera Bonus di quel colore.
carthage-help-tokens = Bonus
    .also = tessera tessere
    .text = Ogni tessera Bonus aumenta di 1 il prezzo di ogni carta del suo colore quando vendi.{ $start ->
        [yes] { " " }All’inizio ognuno ne sceglie una.
       *[no] { "" }
    } Le tessere Bonus non si perdono mai. Una vendita, grande o piccola, ne dà una sola; chi arriva a { $tokens } mette fine alla partita.
carthage-help-pirates = Pirati
    .also = pirata raid anfora anfore immagazzinare
    .text = A ogni Incasso i pirati razziano le navi che sono sui loro spazi: tutti perdono le merci di quei colori che non sono in salvo. Prima però, a cominciare { $first ->
        [trigger] da chi ha causato l’Incasso
       *[starting_player] dal giocatore iniziale
    }, ognuno può scartare dalla mano carte { $colours ->
        [any] di qualsiasi colore per salvare merci di quel colore:
       *[raided_only] dello stesso colore:
    } un 2 salva due merci, un 3 una, un 5 nessuna. { $stored ->
        [until_sold] Le merci salvate restano in salvo finché non vengono vendute.
       *[this_payday] Le merci salvate sono in salvo solo in questo Incasso.
    } Le navi razziate tornano in Cirenaica.
carthage-help-end = Fine
    .also = vittoria
    .text = La partita finisce nel bel mezzo di un Incasso, quando sono state distribuite le tessere Bonus e qualcuno ne ha { $tokens }. Vince chi ha più punti vittoria; a parità, chi ha più tessere Bonus; se la parità rimane, la vittoria è ex aequo. Le carte in mano e le merci nella Mercanzia non contano.
carthage-help-cards = Carte
    .also = carta colore colori rosso blu giallo verde ◊
    .text = 108 carte: in ognuno dei quattro colori undici 2, nove 3 e sette 5. La lettera indica il colore: R rosso (tessuti), B blu (gemme), G giallo (grano), V verde (vino). Ogni ◊ è un’icona Anfora e salva una merce dai pirati. Per saperne di più su una carta scrivi, per esempio: ? R5
carthage-help-tips = Consigli
    .also = consiglio strategia
    .text = Un 5 nella Mercanzia alza il prezzo di tutto il set: meglio prenotarlo che prenderlo. Un 2 prenotato ti dà il controllo della sua nave, perché costa poco. Prenotare una carta della Fattoria è un modo per aspettare. Tieni in mano 2 e 3 dei tuoi colori contro i pirati. Prima di prendere una carta, chiediti che cosa potrà permettersi chi gioca dopo di te.

## In the browser

carthage-web-keys = M va al Mercato e F alla Fattoria; B compra tutto il Mercato.
carthage-web-blurb = Compra tutto il Mercato o niente, guarda avanzare le navi e vendi prima che arrivino i pirati. Chi raccoglie per primo abbastanza tessere Bonus chiude la partita; vince chi ha guadagnato di più.
carthage-bot-apprentice = Prenota volentieri, compra il Mercato quando c’è ancora poco e perde più merci di tutti per colpa dei pirati.
carthage-bot-trader = Prenota di rado. Preferisce aspettare che il Mercato sia pieno, poi compra.
carthage-bot-merchant = Paga le merci meno degli altri e spende carte per salvarle dai pirati.
carthage-bot-magnate = Ha pazienza: prima di comprare prende più carte degli altri, prenota spesso e perde meno di tutti per colpa dei pirati.
carthage-bot-master = Tutto ciò che sa sul commercio viene dalle regole e dalle partite contro se stesso.
carthage-bot-grandmaster = Ha imparato come il maestro, dalle regole e giocando contro se stesso, ma cerca la mossa dieci volte più a lungo.
carthage-web-reserved = prenotato da { $name }
carthage-web-reserved-yours = prenotata da te
carthage-web-stored = { $all ->
    [1] in salvo
   *[other] { $count ->
        [one] { $count } in salvo
       *[other] { $count } in salvo
    }
}
carthage-web-stack = { $seat } ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} di questo tipo{ $kept ->
    [none] .
    [all] { $count ->
        [1] , in salvo dai pirati.
       *[other] , tutte in salvo dai pirati.
    }
   *[some] , di cui { $stored } in salvo dai pirati.
}
carthage-web-pile = Mazzo di pesca
carthage-web-discard = Pila degli scarti
carthage-web-ghost = { NAME($ship, start: "yes") } arriverebbe qui
carthage-web-hand-is-money = Le carte che hai in mano sono denaro: prima compra, poi scegli qui con che cosa paghi.
carthage-web-sale-ahead = Venderesti { NAME($goods) }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} × { $price } ÷ 5, per eccesso: { $points ->
    [one] un punto
   *[other] { $points } punti
}
carthage-web-risk-ahead = I pirati attaccherebbero le tue { NAME($goods) } ({ $count })
carthage-web-end-ahead = Con questo acquisto la partita finisce.
carthage-web-no-payday = Nessuna nave arriverebbe a Cartagine.
carthage-web-unseen = Non ancora viste

## Options

carthage-option-track-pirates = Spazi in cui i pirati sono in agguato (il primo spazio della rotta è il numero 0)
carthage-option-track-size = Numero di spazi della rotta
carthage-option-track-start = Numero dello spazio da cui partono le navi
carthage-option-track-anchor = Numero dello spazio in cui tornano le navi razziate
carthage-option-start-token = Ognuno sceglie una tessera Bonus prima del primo turno
carthage-option-end-tokens = Numero di tessere Bonus con cui un giocatore chiude la partita
carthage-option-refill-timing = Quando si riforniscono Mercato e Fattoria dopo un acquisto
    .before-payday = prima dell’Incasso
    .after-payday = dopo l’Incasso
carthage-option-protect-first = Chi decide per primo che cosa salvare
    .trigger = chi ha causato l’Incasso
    .starting-player = il giocatore iniziale
carthage-option-stored-lasts = Per quanto tempo le merci salvate restano in salvo
    .until-sold = finché non vengono vendute
    .this-payday = solo in questo Incasso
carthage-option-protect-colours = Merci che si possono salvare durante un raid
    .raided-only = dei colori razziati
    .any = di qualsiasi colore
carthage-option-payment-rule = Carte con cui si può pagare
    .irreducible = solo quelle necessarie
    .any = qualsiasi, anche superflue
carthage-option-own-reservation-blocks-refill = La propria carta prenotata conta come disponibile all’inizio del turno
carthage-option-show-initial-hands = La prima mano si pesca a carte scoperte
carthage-option-show-vp-totals = Tutti vedono i punti esatti di ognuno
carthage-option-show-discard = Quanto si vede della pila degli scarti
    .top = la carta in cima
    .all = tutte le carte
carthage-option-open-hands = Tutte le mani sono scoperte
