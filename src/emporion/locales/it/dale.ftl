# Dale of Merchants. The terms are those of docs/glossary/dale.md.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player; $player is another
# player's name, with $to-you. $card, $as, $cards, $deck, $decks and $technique are named things where they are taken by
# NAME. A card name is a title without article: sentences are built so that it can stay as it is.

dale-title = La Valle dei Mercanti

## Cards. "code" stands on the table and is what people type.

dale-card-mac1 = Sensale Svelto
    .code = Ar1
dale-card-mac2 = Biscotti
    .code = Ar2
dale-card-mac3 = Reliquia Infranta
    .code = Ar3
dale-card-mac4 = Cannocchiale
    .code = Ar4
dale-card-mac5a = Gran Spettacolo
    .code = Ar5a
dale-card-mac5b = Giocattolo del Cuore
    .code = Ar5b
dale-card-pan1 = Socio Fidato
    .code = Pa1
dale-card-pan2 = Merce Già Pagata
    .code = Pa2
dale-card-pan3 = Spesa Necessaria
    .code = Pa3
dale-card-pan4 = Chicca di Mercato
    .code = Pa4
dale-card-pan5a = Offerta Speciale
    .code = Pa5a
dale-card-pan5b = Fuori Tutto
    .code = Pa5b
dale-card-rac1 = Furbacchione
    .code = Pr1
dale-card-rac2 = Rompiscatole
    .code = Pr2
dale-card-rac3 = Cibo Avariato
    .code = Pr3
dale-card-rac4 = Scambio Losco
    .code = Pr4
dale-card-rac5a = Sabotaggio
    .code = Pr5a
dale-card-rac5b = Cercatore di Tesori
    .code = Pr5b
dale-card-squ1 = Rigattiere
    .code = Sc1
dale-card-squ2 = Baule Vuoto
    .code = Sc2
dale-card-squ3 = Caro Ricordo
    .code = Sc3
dale-card-squ4 = Ghianda
    .code = Sc4
dale-card-squ5a = Fisarmonica
    .code = Sc5a
dale-card-squ5b = Inverno alle Porte
    .code = Sc5b
dale-card-oce1 = Faccia Tosta
    .code = Ga1
dale-card-oce2 = Cambio di Stagione
    .code = Ga2
dale-card-oce3 = Girandola
    .code = Ga3
dale-card-oce4 = Portafortuna
    .code = Ga4
dale-card-oce5a = Azzardo
    .code = Ga5a
dale-card-oce5b = Mosca Cieca
    .code = Ga5b
dale-card-cha1 = Bottegaio Versatile
    .code = Ca1
dale-card-cha2 = Riflesso
    .code = Ca2
dale-card-cha3 = Bei Tempi Andati
    .code = Ca3
dale-card-cha4 = Buono Regalo
    .code = Ca4
dale-card-cha5a = Ultima Moda
    .code = Ca5a
dale-card-cha5b = Vederci Doppio
    .code = Ca5b
dale-card-junk = Cianfrusaglia
    .code = Ci
    .plural = Cianfrusaglie

## What the cards do

dale-text-mac1 = Scarta tutta la mano. Pesca altrettante carte.
dale-text-mac2 = Finché ce l’hai in mano, la dimensione della tua mano aumenta di 1.
dale-text-mac3 = Elimina una carta dalla mano. Poi pesca una carta.
dale-text-mac4 = Pesca 3 carte. Tienine 1 e rimetti le altre in cima al tuo mazzo, nell’ordine che vuoi.
dale-text-mac5a = Per il resto di questo turno ogni carta che usi vale 1 in più.
dale-text-mac5b = Prendi in mano la carta in cima alla tua pila degli scarti.
dale-text-pan1 = Elimina tutte le carte del mercato, poi riforniscilo subito.
dale-text-pan2 = Prendi in mano una carta a tua scelta dal mercato.
dale-text-pan3 = Quando compri questa carta, puoi eliminare fino a 3 delle Cianfrusaglie con cui la paghi.
dale-text-pan4 = Una volta per turno, se ce l’hai in mano, puoi eliminare la carta in cima al mazzo del mercato. Se paghi con questa carta, puoi comprare la carta in cima alla pila degli scarti del mercato, che costa solo il suo valore.
dale-text-pan5a = Pesca 3 carte dal mazzo del mercato. Tienine 1 ed elimina le altre.
dale-text-pan5b = Se paghi con questa carta, puoi aggiungere al pagamento quante carte vuoi.
dale-text-rac1 = Il tuo mazzo diventa la tua pila degli scarti; la tua pila degli scarti, mescolata, diventa il tuo mazzo.
dale-text-rac2 = Scegli fino a 2 avversari. Ognuno di loro scarta una carta a caso dalla mano.
dale-text-rac3 = Metti una carta della tua mano in cima al mazzo di un avversario, a faccia in giù.
dale-text-rac4 = Prendi una carta a caso dalla mano di un avversario. Poi dagli una carta della tua mano.
dale-text-rac5a = Pesca 2 carte dal mazzo di un avversario. Eliminane 1 e metti l’altra in cima alla sua pila degli scarti.
dale-text-rac5b = Prendi in mano la carta in cima alla pila degli scarti di un avversario.
dale-text-squ1 = Una pila con questa carta può contenere quante Cianfrusaglie vuoi.
dale-text-squ2 = Una pila con questa carta può contenere carte di animali diversi.
dale-text-squ3 = Una pila con questa carta può contenere anche una carta a tua scelta presa dalla tua pila degli scarti.
dale-text-squ4 = Prendi in mano una carta a tua scelta dalla bancarella di un avversario e metti questa carta al suo posto.
dale-text-squ5a = In una pila puoi aumentare o diminuire di 1 il valore di questa carta.
dale-text-squ5b = Dopo aver formato una pila con questa carta, puoi formare subito la successiva.
dale-text-oce1 = Una volta per turno, se ce l’hai in mano, puoi tirare il dado e aggiungere il risultato al suo valore per questo turno.
dale-text-oce2 = Elimina una carta animale dalla tua pila degli scarti. Se ci riesci, pesca una carta dal mazzo del mercato.
dale-text-oce3 = Scegli un avversario. Scarta tutta la mano e pesca altrettante carte. Mescolale con la mano dell’avversario e ridistribuitele: a ognuno tante carte quante ne aveva.
dale-text-oce4 = Scopri la carta in cima al mazzo del mercato. Se basta da sola per la tua prossima pila, formala; altrimenti elimina la carta.
dale-text-oce5a = Scegli un avversario e tira il dado. Scambiatevi quel numero di carte, prese a caso dalle vostre mani.
dale-text-oce5b = Nascondi una carta della tua mano. Un avversario a tua scelta prova a indovinarne il valore. Se indovina, devi scartarla; altrimenti scegli tu il suo valore, da 1 a 5, per questo turno.
dale-text-cha1 = Questa carta è una copia di una carta a tua scelta nella tua ultima pila.
dale-text-cha2 = Questa carta è una copia della carta in cima alla pila degli scarti di un avversario.
dale-text-cha3 = Una volta per turno, se ce l’hai in mano, puoi eliminare la carta in cima al mazzo del mercato. Questa carta è una copia della carta in cima alla pila degli scarti del mercato.
dale-text-cha4 = Prendi in mano una carta a tua scelta dal mercato e metti questa carta al suo posto.
dale-text-cha5a = Questa carta è una copia di una carta a tua scelta nel mercato.
dale-text-cha5b = Questa carta è una copia di un’altra carta della tua mano, che devi mostrare.
dale-text-junk = Vale 1 e serve per pagare. Non può stare in una pila, a meno che un’altra carta non lo permetta.

## The same in a few words, which stand on the card: with its name at most six lines of 17 characters

dale-short-mac1 = Scarta la mano, ripesca altrettante carte
dale-short-mac2 = Una carta in più in mano
dale-short-mac3 = Elimina 1, pesca 1
dale-short-mac4 = Pesca 3, tieni 1
dale-short-mac5a = Carte +1 in questo turno
dale-short-mac5b = Riprendi il tuo ultimo scarto
dale-short-pan1 = Rinnova tutto il mercato
dale-short-pan2 = Prendi una carta dal mercato
dale-short-pan3 = Elimina fino a 3 Cianfrusaglie usate per pagarla
dale-short-pan4 = Elimina 1 dal mazzo mercato, compra il suo ultimo scarto
dale-short-pan5a = Mazzo mercato: pesca 3, tieni 1
dale-short-pan5b = Paga anche più del dovuto
dale-short-rac1 = Scambia mazzo e scarti
dale-short-rac2 = Fino a 2 avversari scartano a caso
dale-short-rac3 = Una tua carta sul mazzo altrui
dale-short-rac4 = Prendi 1 a caso, danne 1 tua
dale-short-rac5a = Prime 2 di un mazzo altrui: eliminane 1
dale-short-rac5b = Prendi l’ultimo scarto altrui
dale-short-squ1 = Pila: quante Cianfrusaglie vuoi
dale-short-squ2 = Pila: animali diversi
dale-short-squ3 = Pila: +1 carta dai tuoi scarti
dale-short-squ4 = Scambiala con una di una bancarella altrui
dale-short-squ5a = Pila: valore ±1
dale-short-squ5b = Forma subito la pila successiva
dale-short-oce1 = Tira il dado e sommalo
dale-short-oce2 = Via un animale scartato, pesca dal mazzo mercato
dale-short-oce3 = Ripesca e mescola con una mano altrui
dale-short-oce4 = La prima carta del mazzo mercato può farti da pila
dale-short-oce5a = Tira il dado: scambia altrettante carte
dale-short-oce5b = Carta nascosta: non indovinata? Valore a scelta
dale-short-cha1 = Copia una carta dell’ultima pila
dale-short-cha2 = Copia l’ultimo scarto altrui
dale-short-cha3 = Elimina 1 dal mazzo mercato, copia il suo ultimo scarto
dale-short-cha4 = Scambiala con una del mercato
dale-short-cha5a = Copia una carta del mercato
dale-short-cha5b = Copia un’altra carta in mano
dale-short-junk = Soprattutto per pagare

## Decks

dale-deck-macaws = Are
dale-deck-pandas = Panda
dale-deck-raccoons = Procioni
dale-deck-squirrels = Scoiattoli
dale-deck-ocelots = Gattopardi
dale-deck-chameleons = Camaleonti

## Cards in lists

dale-hand-card = { NAME($card) }
dale-open-card = carta scoperta { $number }
dale-open-code = s{ $number }
dale-open-altered = { NAME($card) } (scoperta, vale { $value })
dale-open-plain = { NAME($card) } (scoperta)
dale-open-copy = { NAME($card) } (scoperta, copia di { NAME($as) }, vale { $value })
dale-laid-card = { NAME($card) } ({ $value })
dale-laid-copy = { NAME($card) } come { NAME($as) } ({ $value })
dale-laid-fetched = { $what } dalla pila degli scarti
dale-times = { $count } × { $what }
dale-number = { $number }
dale-one-of = { $numbers } o { $last }
dale-slot = +{ $number }
dale-seat = P{ $number }

## The table

dale-table-market = Mercato
dale-table-cost = { $value }+{ $slot } = { $price }
dale-table-type = { $type ->
    [technique] tecnica{ $plus ->
        [yes] { " +" }
       *[no] { "" }
    }
    [copier] copia
   *[passive] passiva
}
dale-table-gap = vuoto
dale-table-market-piles = Mazzo del mercato { $deck } · scarti del mercato { $discard }
dale-table-market-piles-top = Mazzo del mercato { $deck } · scarti del mercato { $discard }, in cima { NAME($card) }
dale-table-in-play = In gioco
dale-table-as = { NAME($card) } come { NAME($as) }
dale-table-flashy = in questo turno ogni carta usata dal giocatore di turno vale { $extra } in più
dale-table-stall = Bancarella
dale-table-hand = Mano
dale-table-deck = Mazzo
dale-table-discard = Scarti
dale-table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
dale-table-none = nessuna carta
dale-table-on-top = { $count }, in cima { NAME($card) }
dale-table-next = { $stack ->
    [9] tutte le pile formate
   *[other] prossima pila: { $stack }
}
dale-table-your-hand = La tua mano
dale-table-empty-hand = nessuna carta
dale-table-open = Carte scoperte
dale-table-open-card = { $code } { NAME($card) } (vale { $value })
dale-table-open-plain = { $code } { NAME($card) }
dale-table-open-copy = { $code } { NAME($card) } come { NAME($as) } (vale { $value })
dale-table-laid = Già sul tavolo
dale-table-looked = { $you ->
    [yes] Stai guardando
   *[no] { $seat } guarda
}

## Prompts: what has to be decided

dale-prompt-over = La partita è finita.
dale-prompt-waiting = { $seat } sta decidendo.
dale-prompt-action = La tua azione: { $several ->
    [yes] { $actions } o { $last }.
   *[no] { $last }.
}{ $build ->
    [yes] { "" }
   *[no] { " " }La pila { $stack } non si può ancora formare.
}
dale-prompt-no-action = Non puoi più fare nessuna azione.
dale-can-technique = Tecnica
dale-can-stall = Bancarella (forma la pila { $stack })
dale-can-market = Mercato (compra)
dale-can-inventory = Riordino (scarta)
dale-prompt-before-delivery = Hai finito le azioni. { $usable ->
    [yes] Puoi ancora usare l’abilità di { NAME($cards) }, o passare alla Consegna.
   *[no] Passa alla Consegna.
}
dale-prompt-end-of-turn = La Consegna è finita. { $usable ->
    [yes] Puoi ancora usare l’abilità di { NAME($cards) }, o terminare il turno.
   *[no] Termina il turno.
}
dale-prompt-more-cookies = La tua mano è piena. { $usable ->
    [yes] Per pescare un’altra carta puoi usare { NAME($cards) } come copia di Biscotti; altrimenti vai avanti.
   *[no] Vai avanti.
}
dale-prompt-extra-stack = Inverno alle Porte: puoi formare subito la pila { $stack }.
dale-prompt-pay = Con quali carte paghi? Ancora da pagare: { $due }.{ $ordered ->
    [yes] { " " }L’ultima finirà in cima agli scarti.
   *[no] { "" }
}
dale-prompt-paid = Il prezzo è coperto. Chiudi il pagamento o, se puoi, aggiungi una carta.
dale-prompt-junk = Puoi eliminare { $count ->
    [one] { $count } Cianfrusaglia
   *[other] fino a { $count } Cianfrusaglie
} tra quelle con cui hai pagato.
dale-prompt-stack-card = Quale carta va nella pila { $stack }? Valore mancante: { $due }.
dale-prompt-inventory = Quale carta scarti?{ $ordered ->
    [yes] { " " }L’ultima finirà in cima.
   *[no] { "" }
}
dale-prompt-identity = La carta { NAME($card) } è una copia: di quale carta?
dale-prompt-worth = Quanto vale la carta { NAME($card) } in questa pila?
dale-prompt-opponent = { NAME($technique) }: quale avversario scegli?
dale-prompt-victim = { NAME($technique) }: chi scarta una carta a caso?
dale-prompt-guess = Mosca Cieca: { $player } nasconde una carta. Che valore ha?
dale-prompt-stack = Da quale pila di { $player } prendi una carta?
dale-prompt-new-value = Non ha indovinato! Che valore dai alla carta { NAME($card) } per questo turno?
dale-prompt-discard = Quale carta scarti adesso? L’ultima finirà in cima.
dale-prompt-throw = Quale carta della tua mano elimini?
dale-prompt-slip = Quale carta metti in cima al mazzo di { $player }?
dale-prompt-give = Quale carta dai a { $player }?
dale-prompt-hide = Quale carta nascondi?
dale-prompt-keep = Quale carta tieni?
dale-prompt-put-on-top = Quale carta va in cima?
dale-prompt-throw-first = Quale carta elimini per prima? L’altra finirà in cima.
dale-prompt-throw-one = Quale carta elimini? L’altra va in cima alla pila degli scarti dell’avversario.
dale-prompt-throw-discarded = Quale carta della tua pila degli scarti elimini?
dale-prompt-take-stall = Quale carta della bancarella di { $player } prendi?
dale-prompt-take = Quale carta del mercato prendi?
dale-prompt-throw-market = Quale carta del mercato elimini adesso? L’ultima finirà in cima.

## What helps to decide

dale-note-text = { NAME($card) }: { $text }
dale-note-nothing-to-buy = Non puoi permetterti nessuna carta: la tua mano vale { $worth }.
dale-note-no-cost = Usare l’abilità di { NAME($cards) } non costa azioni.
dale-note-price = Prezzo { $price }, la tua mano vale { $worth }. Usa solo carte che servono a raggiungere il prezzo.
dale-note-payment = Prezzo { $price }, finora { $cards } = { $paid }
dale-note-stack = Pila { $stack }, finora { $cards } = { $sum }
dale-note-tidied = Scartate finora: { NAME($cards) }
dale-note-looked = Stai guardando { NAME($cards) }
dale-note-guess = { $count ->
    [one] È l’unica carta della sua mano.
   *[other] È una delle { $count } carte della sua mano.
}

## Choices

dale-group-buy = Compra
dale-group-build = Forma
dale-group-play = Gioca
dale-group-roll = Tira il dado per
dale-group-reveal = Elimina la carta in cima al mazzo del mercato con
dale-group-other = Oppure
dale-group-as = Copia di
dale-group-player = Avversario
dale-group-stack = Prendi da
dale-group-guess = Valore
dale-group-new-value = Valore
dale-group-worth = Valore
dale-group-card-pay = Paga con
dale-group-card-build = Dalla mano
dale-group-card-discard = Scarta
dale-group-card-throw = Elimina
dale-group-card-slip = Metti sul mazzo
dale-group-card-give = Dai
dale-group-card-hide = Nascondi
dale-group-card-cookies = Copia di Biscotti
dale-group-pick-fetch = Dalla pila degli scarti
dale-group-pick-keep = Tieni
dale-group-pick-put-on-top = In cima
dale-group-pick-throw-first = Elimina
dale-group-pick-throw-one = Elimina
dale-group-pick-throw-discarded = Elimina
dale-group-pick-take-stall = Prendi
dale-group-pick-junk = Elimina
dale-group-slot-take = Prendi
dale-group-slot-throw-market = Elimina

dale-label-buy = { NAME($card) } per { $price }
dale-label-buy-discard = { NAME($card) } dalla pila degli scarti per { $price }
dale-label-build = pila { $stack }
    .button = { dale-web-action-stall }
dale-label-tidy = Riordino: scarta carte
    .button = { dale-web-action-inventory }
dale-label-top = { $card } (la carta in cima)
dale-label-stack = pila { $stack }: { NAME($cards) }
dale-label-value = valore { $number }
dale-label-end-action = termina le azioni
dale-label-end-before-delivery = avanti
dale-label-end-end-of-turn = termina il turno
dale-label-end-more-cookies = avanti
dale-label-end-extra-stack = per ora nessun’altra pila
dale-label-end-payment = chiudi il pagamento
dale-label-end-junk-away = basta così
dale-label-end-inventory = basta così
dale-label-end-victim = basta così

# cs: compra dagli scarti; b: bancarella; f: fine; e: elimina; c also: copia; s: scegli; sp: scegli la prima; v: valore.
dale-key-buy = c
dale-key-buy-discard = cs
dale-key-build = b
dale-key-tidy = r
dale-key-end = f
dale-key-play = g
dale-key-roll = t
dale-key-reveal = e
dale-key-as = c
dale-key-pick = s
dale-key-pick-top = sp
dale-key-take = m
dale-key-stack = b
dale-key-number = v

dale-action-buy = Compri la carta { NAME($card) } per { $price }.
dale-action-buy-discard = Compri la carta { NAME($card) } dalla pila degli scarti del mercato per { $price }.
dale-action-build = Formi la pila { $stack }.
dale-action-build-with = Formi la pila { $stack } con: { $card }.
dale-action-tidy = Riordino: scarti carte.
dale-action-play = Giochi la carta { $card }.
dale-action-roll = Tiri il dado per la carta { $card }.
dale-action-reveal = Con la carta { $card } elimini la prima carta del mazzo del mercato.
dale-action-as = La tua carta è una copia di { $card }.
dale-action-as-itself = La carta { $card } resta se stessa.
dale-action-card-pay = Paghi con: { $card }.
dale-action-card-build = Metti nella pila: { $card }.
dale-action-card-discard = Scarti: { $card }.
dale-action-card-throw = Elimini la carta { $card }.
dale-action-card-slip = Metti la carta { $card } in cima al mazzo dell’avversario, a faccia in giù.
dale-action-card-give = Dai la carta { $card }.
dale-action-card-hide = Nascondi la carta { $card } per Mosca Cieca.
dale-action-card-cookies = La carta { $card } è una copia di Biscotti.
dale-action-pick-fetch = Dalla tua pila degli scarti metti nella pila: { $card }.
dale-action-pick-keep = Tieni la carta { $card }.
dale-action-pick-put-on-top = In cima al tuo mazzo: { $card }.
dale-action-put-below = Subito sotto: { $card }.
dale-action-pick-throw-first = Per prima elimini la carta { $card }.
dale-action-throw-next = Poi elimini la carta { $card }.
dale-action-pick-throw-one = Elimini la carta { $card }.
dale-action-pick-throw-discarded = Elimini la carta { $card } dalla tua pila degli scarti.
dale-action-pick-take-stall = Prendi la carta { $card } dalla bancarella.
dale-action-pick-junk = Elimini dal pagamento: { $card }.
dale-action-slot-take = Prendi la carta { $card } dal mercato.
dale-action-slot-throw-market = Elimini dal mercato: { $card }.
dale-action-player = Scegli { $player }.
dale-action-stack = Scegli la pila { $stack } ({ NAME($cards) }).
dale-action-guess = Dici { $number }.
dale-action-new-value = In questo turno la carta vale { $number }.
dale-action-worth = In questa pila la carta vale { $number }.
dale-action-end-action = Termini le tue azioni.
dale-action-end-before-delivery = Passi alla Consegna.
dale-action-end-end-of-turn = Termini il turno.
dale-action-end-more-cookies = Vai avanti.
dale-action-end-extra-stack = Per ora non formi altre pile.
dale-action-end-payment = Chiudi il pagamento.
dale-action-end-junk-away = Non elimini altre Cianfrusaglie.
dale-action-end-inventory = Non scarti altre carte.
dale-action-end-victim = Non scegli nessun altro.

dale-summary-then = { $before } { $next }
dale-summary-copy = { $card } come { $as }
dale-summary-worth = { $card } (vale { $number })
dale-summary-effect = «{ $text }»
dale-summary-nobody = Non scegli nessuno.
dale-summary-stack = pila { $stack }
dale-reveals-draws = si pescano nuove carte
dale-reveals-market = nuova carta al mercato
dale-reveals-top = si scopre una carta del mercato
dale-reveals-die = si tira il dado
dale-reveals-looks = vedrai carte coperte
dale-reveals-random = si sceglie una carta a caso
dale-reveals-mixes = le mani vengono mescolate
dale-reveals-piles = il tuo mazzo viene girato
dale-reveals-shows = tutti vedranno la tua carta
dale-forced = { $why ->
    [pay] Paghi con { $choices }, l’unico modo di pagare.
    [pay-rest] Paghi anche con { $choices }, l’unica aggiunta possibile a quello che hai scelto.
    [stack] Già selezionato: { $choices }, l’unico modo di formare questa pila.
    [rest] Già selezionato: { $choices }, l’unica aggiunta possibile a quello che hai scelto.
   *[only] Già selezionato: { $choices }. Non c’è altra possibilità.
}
dale-warning-unused = Ti resta ancora un’azione.
dale-warning-unfinished = Prima puoi ancora fare qualcosa.
dale-warning-junk = Carte insufficienti: riceverai { $count ->
    [one] { $count } Cianfrusaglia.
   *[other] { $count } Cianfrusaglie.
}

## Why not

dale-refusal-moment = In questo momento non è possibile.
dale-refusal-price = La carta { NAME($card) } costa { $price } e la tua mano vale { $worth }.
dale-refusal-empty-slot = In quel posto non c’è nessuna carta.
dale-refusal-no-discard = La pila degli scarti del mercato è vuota.
dale-refusal-discovery = La carta in cima alla pila degli scarti del mercato si compra solo pagando anche con Chicca di Mercato, e nessuna carta del pagamento può essere superflua.
dale-refusal-build = Ora non puoi formare la pila { $stack }: in mano non hai carte dello stesso animale che valgano in tutto esattamente { $stack }.
dale-refusal-build-copier = Ora non puoi formare la pila { $stack }: in mano non hai carte dello stesso animale che valgano in tutto esattamente { $stack }. La carta { NAME($card) } vale solo come la carta che copia, non quanto c’è stampato sopra.
dale-refusal-empty-hand = Non hai carte in mano.
dale-refusal-not-in-hand = Non hai in mano la carta { NAME($card) }.
dale-refusal-no-open-card = Non c’è nessuna carta scoperta con quel numero.
dale-refusal-no-technique = La carta { NAME($card) } non è una tecnica, quindi non si può giocare.
dale-refusal-no-roll = Ora non puoi tirare il dado per la carta { NAME($card) }.
dale-refusal-no-reveal = Ora con la carta { NAME($card) } non puoi eliminare carte dal mazzo del mercato.
dale-refusal-needless = Con la carta { NAME($card) } pagheresti troppo: senza una di queste carte il prezzo sarebbe già coperto.
dale-refusal-no-fit = Qui la carta { NAME($card) } non può andare nella pila { $stack }.
dale-refusal-verb = Che cosa vuoi fare con la carta { NAME($card) }? { $technique ->
    [yes] Per giocarla: { $play }{ NAME($card, form: "code") }. Per scartarla: prima scegli Riordino ({ $tidy }).
   *[no] Per scartarla: prima scegli Riordino ({ $tidy }).
} Per usarla in un pagamento o in una pila: prima scegli l’acquisto o la pila.
    .web = Che cosa vuoi fare con la carta { NAME($card) }? { $technique ->
        [yes] Puoi giocarla quando è il momento di un’azione.
       *[no] Non è una tecnica, quindi non si può giocare.
    } Per usarla in un pagamento o in una pila, o per scartarla, scegli prima una carta del mercato, Bancarella o Riordino.
dale-refusal-as = In questo caso la carta { NAME($card) } non può essere una copia di quella carta.
dale-refusal-not-paid = Non basta. Ancora da pagare: { $due }.

## What happened

dale-event-decks = Animali in questa partita: { NAME($decks) }
dale-event-starts = { $you ->
    [yes] Inizi tu.
   *[no] Inizia { $seat }.
}
dale-event-turn = { $you ->
    [yes] Turno { $turn }: tu
   *[no] Turno { $turn }: { $seat }
}
dale-event-market-card = Novità al mercato: { NAME($cards) }
dale-event-draws = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
}{ $owner ->
    [market] { " " }dal mazzo del mercato
   *[other] { "" }
}: { NAME($cards) }.
dale-event-draws-hidden = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
} { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}{ $owner ->
    [market] { " " }dal mazzo del mercato
   *[other] { "" }
}.
dale-event-reshuffle = { $you ->
    [yes] La tua pila degli scarti ({ $count }) viene mescolata e diventa il tuo mazzo.
   *[no] La pila degli scarti di { $seat } ({ $count }) viene mescolata e diventa il suo mazzo.
}
dale-event-reshuffle-market = La pila degli scarti del mercato ({ $count }) viene mescolata e diventa il mazzo del mercato.
dale-event-junk-dealt = { $you ->
    [yes] Non hai più nulla da pescare e ricevi
   *[no] { $seat } non ha più nulla da pescare e riceve
} { $count ->
    [one] { $count } Cianfrusaglia.
   *[other] { $count } Cianfrusaglie.
}
dale-event-no-junk = { $you ->
    [yes] Per te non ci sono più Cianfrusaglie.
   *[no] Per { $seat } non ci sono più Cianfrusaglie.
}
dale-event-buys = { $you ->
    [yes] Compri
   *[no] { $seat } compra
} la carta { NAME($card) } per { $price }.
dale-event-buys-discard = { $you ->
    [yes] Compri
   *[no] { $seat } compra
} la carta { NAME($card) } dalla pila degli scarti del mercato per { $price }.
dale-event-pays = { $you ->
    [yes] Paghi
   *[no] { $seat } paga
} con { $cards } = { $sum }
dale-event-plays = { $you ->
    [yes] Giochi
   *[no] { $seat } gioca
} la carta { NAME($card) }.
dale-event-plays-copy = { $you ->
    [yes] Giochi
   *[no] { $seat } gioca
} la carta { NAME($card) } come { NAME($as) }.
dale-event-copies = { $you ->
    [yes] In questo turno la tua carta { NAME($card) } è una copia di { NAME($as) }.
   *[no] In questo turno la carta { NAME($card) } di { $seat } è una copia di { NAME($as) }.
}
dale-event-shows = { $you ->
    [yes] Mostri
   *[no] { $seat } mostra
} la carta { NAME($card) }.
dale-event-lays = { $you ->
    [yes] Formi
   *[no] { $seat } forma
} una pila con { $cards } = { $sum }
dale-event-stack = { $you ->
    [yes] Completi la pila { $stack }.
   *[no] { $seat } completa la pila { $stack }.
}
dale-event-discards = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
}: { NAME($cards) }.
dale-event-throws-away = { $you ->
    [yes] Elimini
   *[no] { $seat } elimina
}: { NAME($cards) }.
dale-event-rolls = { $you ->
    [yes] Tiri
   *[no] { $seat } tira
} il dado per la carta { NAME($card) }: { $number }.
dale-event-new-value = { $you ->
    [yes] In questo turno la tua carta { NAME($card) } vale { $value }.
   *[no] In questo turno la carta { NAME($card) } di { $seat } vale { $value }.
}
dale-event-looks = { $you ->
    [yes] Guardi
   *[no] { $seat } guarda
}: { NAME($cards) }.
dale-event-looks-hidden = { $you ->
    [yes] Guardi
   *[no] { $seat } guarda
} { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} { $owner ->
    [own] { $you ->
        [yes] del tuo mazzo
       *[no] del proprio mazzo
    }
    [market] del mazzo del mercato
   *[other] { $to-you ->
        [yes] del tuo mazzo
       *[no] del mazzo di { $player }
    }
}.
dale-event-keeps = { $you ->
    [yes] Tieni
   *[no] { $seat } tiene
}: { NAME($cards) }.
dale-event-keeps-hidden = { $you ->
    [yes] Tieni
   *[no] { $seat } tiene
} { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
dale-event-puts-back = { $you ->
    [yes] Rimetti in cima al tuo mazzo: { NAME($cards) }.
   *[no] { $seat } rimette in cima al mazzo: { NAME($cards) }.
}
dale-event-puts-back-hidden = { $you ->
    [yes] Rimetti
   *[no] { $seat } rimette
} { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} in cima al mazzo.
dale-event-takes = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} la carta { NAME($card) } dal mercato.
dale-event-fetches = { $you ->
    [yes] Prendi la carta { NAME($card) } dalla tua pila degli scarti.
   *[no] { $seat } prende la carta { NAME($card) } dalla propria pila degli scarti.
}
dale-event-steals = { $you ->
    [yes] Prendi la carta { NAME($card) } dalla pila degli scarti di { $player }.
   *[no] { $seat } prende la carta { NAME($card) } { $to-you ->
        [yes] dalla tua pila degli scarti
       *[no] dalla pila degli scarti di { $player }
    }.
}
dale-event-swaps-piles = { $you ->
    [yes] Il tuo mazzo ({ $deck }) e la tua pila degli scarti ({ $discard }) si scambiano di posto.
   *[no] Il mazzo ({ $deck }) e la pila degli scarti ({ $discard }) di { $seat } si scambiano di posto.
}
dale-event-aims = { $you ->
    [yes] Scegli { $player }.
   *[no] { $seat } sceglie { $to-you ->
        [yes] te
       *[no] { $player }
    }.
}
dale-event-loses = { $you ->
    [yes] Scarti a caso la carta { NAME($card) }.
   *[no] { $seat } scarta a caso la carta { NAME($card) }.
}
dale-event-slips = { $you ->
    [yes] Metti la carta { NAME($card) } in cima al mazzo di { $player }.
   *[no] { $seat } mette la carta { NAME($card) } in cima { $to-you ->
        [yes] al tuo mazzo
       *[no] al mazzo di { $player }
    }.
}
dale-event-slips-hidden = { $seat } mette una carta in cima { $to-you ->
    [yes] al tuo mazzo
   *[no] al mazzo di { $player }
}, a faccia in giù.
dale-event-drops = { $you ->
    [yes] Metti la carta { NAME($card) } sulla pila degli scarti di { $player }.
   *[no] { $seat } mette la carta { NAME($card) } { $to-you ->
        [yes] sulla tua pila degli scarti
       *[no] sulla pila degli scarti di { $player }
    }.
}
dale-event-grabs = { $you ->
    [yes] Prendi dalla mano di { $player }
   *[no] { $seat } prende { $to-you ->
        [yes] dalla tua mano
       *[no] dalla mano di { $player }
    }
}: { NAME($cards) }.
dale-event-grabs-hidden = { $you ->
    [yes] Prendi { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dalla mano di { $player }.
   *[no] { $seat } prende { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } { $to-you ->
        [yes] dalla tua mano
       *[no] dalla mano di { $player }
    }.
}
dale-event-gives = { $you ->
    [yes] Dai a { $player }
   *[no] { $to-you ->
        [yes] { $seat } ti dà
       *[no] { $seat } dà a { $player }
    }
}: { NAME($cards) }.
dale-event-gives-hidden = { $you ->
    [yes] Dai { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } a { $player }.
   *[no] { $to-you ->
        [yes] { $seat } ti dà { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        }.
       *[no] { $seat } dà { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        } a { $player }.
    }
}
dale-event-takes-from-stall = { $you ->
    [yes] Prendi la carta { NAME($card) } dalla pila { $stack } di { $player }.
   *[no] { $seat } prende la carta { NAME($card) } { $to-you ->
        [yes] dalla tua pila { $stack }
       *[no] dalla pila { $stack } di { $player }
    }.
}
dale-event-swaps-in-stall = { $you ->
    [yes] Prendi la carta { NAME($card) } dalla pila { $stack } di { $player } e metti al suo posto la carta { NAME($replacement) }.
   *[no] { $seat } prende la carta { NAME($card) } { $to-you ->
        [yes] dalla tua pila { $stack }
       *[no] dalla pila { $stack } di { $player }
    } e mette al suo posto la carta { NAME($replacement) }.
}
dale-event-mixes = { $you ->
    [yes] Le tue carte e quelle di { $player } vengono mescolate insieme ({ $count } in tutto) e ridistribuite.
   *[no] Le carte di { $seat } e { $to-you ->
        [yes] le tue
       *[no] quelle di { $player }
    } vengono mescolate insieme ({ $count } in tutto) e ridistribuite.
}
dale-event-dealt = { $you ->
    [yes] Dopo il rimescolamento ricevi
   *[no] Dopo il rimescolamento { $seat } riceve
}: { NAME($cards) }.
dale-event-dealt-hidden = { $you ->
    [yes] Dopo il rimescolamento ricevi { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
   *[no] Dopo il rimescolamento { $seat } riceve { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
}
dale-event-dealt-partly = Dopo il rimescolamento { $seat } riceve { $count } carte, tra cui: { NAME($cards) }.
dale-event-dealt-swap = Perdi: { NAME($lost) }. Ricevi: { NAME($cards) }.
dale-event-dealt-same = Riprendi in mano tutte le tue carte.
dale-event-hides = { $you ->
    [yes] Nascondi la carta { NAME($card) }; { $player } deve indovinarne il valore.
   *[no] { $seat } nasconde la carta { NAME($card) }; { $to-you ->
        [yes] devi
       *[no] { $player } deve
    } indovinarne il valore.
}
dale-event-hides-hidden = { $seat } nasconde una carta; { $to-you ->
    [yes] devi
   *[no] { $player } deve
} indovinarne il valore.
dale-event-guesses = { $you ->
    [yes] Dici
   *[no] { $seat } dice
} { $number }.
dale-event-uncovers = { $you ->
    [yes] La tua carta è { NAME($card) } e vale { $value }.
   *[no] La carta di { $seat } è { NAME($card) } e vale { $value }.
}
dale-event-uncovers-copy = { $you ->
    [yes] La tua carta è { NAME($card) } come { NAME($as) } e vale { $value }.
   *[no] La carta di { $seat } è { NAME($card) } come { NAME($as) } e vale { $value }.
}
dale-event-nothing = La carta { NAME($as) } non ha effetto.
dale-event-uses = { $you ->
    [yes] Usi
   *[no] { $seat } usa
} la carta { NAME($card) }.
dale-event-ends-actions = { $you ->
    [yes] Termini le azioni.
   *[no] { $seat } termina le azioni.
}
dale-event-game-over = { $you ->
    [yes] Completi l’ottava pila: la partita è finita.
   *[no] { $seat } completa l’ottava pila: la partita è finita.
}

## What a move would cause, in hints

dale-fact-hand = { $count ->
    [0] Non ti restano carte in mano.
    [one] Ti resta { $count } carta in mano.
   *[other] Ti restano { $count } carte in mano.
}
dale-fact-draws = Peschi { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}{ $owner ->
    [market] { " " }dal mazzo del mercato
   *[other] { "" }
}.
dale-fact-roll = Il dado aggiunge da { $least } a { $most } al valore di { NAME($card) } per questo turno. Non costa un’azione.
dale-fact-reveal = La carta in cima al mazzo del mercato viene eliminata: nel mercato ne arriverà un’altra. Non costa un’azione.
dale-fact-keeps = { $count ->
    [one] Tieni la tua carta per il prossimo turno.
   *[other] Tieni le tue { $count } carte per il prossimo turno.
}

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

dale-reason-stacks = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} completato { $number } { $count ->
    [one] pila
   *[other] pile
} { $way ->
    [more] in più
   *[less] in meno
}
dale-reason-gained = { $you ->
    [yes] Le carte che ottieni
   *[no] Le carte che ottiene { $seat }
} valgono { $number } { $way ->
    [more] in più
   *[less] in meno
}
dale-reason-thrown = { $you ->
    [yes] Elimini
   *[no] { $seat } elimina
} { $number } { $count ->
    [one] Cianfrusaglia
   *[other] Cianfrusaglie
} { $way ->
    [more] in più
   *[less] in meno
}
dale-reason-junk = { $you ->
    [yes] Ricevi
   *[no] { $seat } riceve
} { $number } { $count ->
    [one] Cianfrusaglia
   *[other] Cianfrusaglie
} { $way ->
    [more] in più
   *[less] in meno
}
dale-reason-hand = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} { $number } { $count ->
    [one] carta
   *[other] carte
} { $way ->
    [more] in più
   *[less] in meno
} in mano
dale-reason-ready = { $way ->
    [more] Puoi formare la tua prossima pila
   *[less] Non puoi formare la tua prossima pila
}
dale-reason-purse = Con la tua mano puoi pagare { $number } { $way ->
    [more] in più
   *[less] in meno
}

## The score sheet

dale-score-stack = Pila { $stack }
dale-score-cell = { NAME($cards) } (turno{"\u00A0"}{ $turn })
dale-score-stacks = Pile
dale-score-legend = le carte di ogni pila al momento in cui è stata formata; chi completa l’ottava pila vince subito
dale-verdict-wins = { $you ->
    [yes] Hai vinto
   *[no] { $seat } ha vinto
} con otto pile.

## Help. The title, or one of the words of "also", is what people type after the question mark.

dale-help-card = { NAME($card) } ({ NAME($deck) } { $value }): { $type ->
    [technique] tecnica{ $plus ->
        [yes] { " " }con il simbolo +: ti dà un’altra azione.
       *[no] { " " }senza il simbolo +.
    }
    [copier] carta passiva che copia.
   *[passive] carta passiva.
} { $text }{ $rolls ->
    [yes] { " " }Facce del dado: { $faces }.
   *[no] { "" }
} { $copies ->
    [one] Di questa carta ce n’è { $copies } sola.
   *[other] Di questa carta ce ne sono { $copies }.
}
    .web = { NAME($deck) } { $value }: { $type ->
        [technique] tecnica{ $plus ->
            [yes] { " " }con il simbolo +: ti dà un’altra azione.
           *[no] { " " }senza il simbolo +.
        }
        [copier] carta passiva che copia. Quando la usi, vale quanto la carta che copia. Il numero tra parentesi conta per il prezzo e, se non c’è nulla da copiare, anche come valore.
       *[passive] carta passiva.
    } { $text }{ $rolls ->
        [yes] { " " }Facce del dado: { $faces }.
       *[no] { "" }
    } { $copies ->
        [one] Di questa carta ce n’è { $copies } sola.
       *[other] Di questa carta ce ne sono { $copies }.
    }
dale-help-junk-card = { NAME($card) }: { $text } Ce ne sono quante ne servono.
    .web = { $text } Ce ne sono quante ne servono.

dale-help-goal = Scopo
    .also = vincere vittoria fine obiettivo
    .text = Allestisci la tua bancarella: otto pile, una dopo l’altra, che valgano esattamente 1, 2, 3 e così via fino a 8. Chi completa per primo l’ottava pila vince subito.
dale-help-turn = Turno
    .also = azione azioni
    .text = Nel tuo turno fai una di queste quattro azioni: Mercato (compri una carta), Tecnica (ne giochi una), Bancarella (formi la prossima pila) o Riordino (scarti carte). Una tecnica con il simbolo + ti dà un’altra azione. Poi c’è la tua Consegna, e tocca al giocatore successivo.
dale-help-market = Mercato
    .also = comprare compra acquisto prezzo costo pagare paga pagamento posto
    .text = Una carta costa il suo valore più un supplemento da 0 a 4: più è a sinistra, più costa. Paghi con le carte che hai in mano: contano per il loro valore e vanno sulla tua pila degli scarti, nell’ordine in cui le indichi, se conta per qualche carta di questa partita. Puoi pagare più del dovuto, ma nessuna carta può essere superflua: l’eccedenza deve essere minore del valore di ogni carta con cui paghi. La carta comprata va nella tua mano.
dale-help-techniques = Tecniche
    .also = tecnica giocare gioca
    .text = Gioca una tecnica dalla mano e fai quello che dice, per quanto possibile. Poi la carta va sulla tua pila degli scarti.
dale-help-plus = Più
    .also = + plus simbolo extra
    .text = Dopo una tecnica con il simbolo + hai un’altra azione, di qualsiasi tipo. Se usi la carta per pagare o per formare una pila, il simbolo + non conta.
dale-help-passive = Abilità
    .also = passiva passive passivo
    .text = Le carte passive hanno effetto finché le hai in mano o quando le usi. Le abilità che richiedono una decisione, come il dado di Faccia Tosta, non sono azioni: usale nel tuo turno quando vuoi, purché non si stia risolvendo altro.
dale-help-stall = Bancarella
    .also = bancarelle banco pila pile formare forma
    .text = Le pile si formano nell’ordine, da 1 a 8: le carte di ogni pila devono valere in tutto esattamente il suo numero. Devono essere tutte carte dello stesso animale; le Cianfrusaglie non sono ammesse. Alcuni Scoiattoli permettono eccezioni a queste regole. Le carte messe in una bancarella non si usano più.
dale-help-tidy = Riordino
    .also = riordina riordinare scartare scarta
    .text = Metti sulla tua pila degli scarti quante carte vuoi della tua mano, nell’ordine in cui le indichi, se conta per qualche carta di questa partita. Terminare le azioni senza fare nulla equivale a un Riordino senza carte scartate.
dale-help-delivery = Consegna
    .also = rifornire rifornimento dimensione
    .text = Dopo le tue azioni peschi fino a raggiungere la dimensione della tua mano, di solito 5 carte; se ne hai di più, le tieni. Se il tuo mazzo e la tua pila degli scarti sono vuoti, ricevi Cianfrusaglie. Poi le carte del mercato scorrono verso destra e ne arrivano di nuove.
dale-help-piles = Mazzi
    .also = mazzo scarti mescolare pescare pesca
    .text = Quando serve una carta e un mazzo è vuoto, la sua pila degli scarti viene mescolata e diventa il nuovo mazzo. Tutte le pile degli scarti sono scoperte: chiunque può guardarle, nel loro ordine.
dale-help-discards = Scarti
    .also = scartate sfogliare
    .text =
        Tutte le pile degli scarti sono scoperte, nel loro ordine. La carta in cima è l’ultima.
        { $piles }
dale-discards-market = Mercato: { $count ->
    [0] niente
   *[other] { NAME($cards) }
}
dale-discards-of = { $seat }: { $count ->
    [0] niente
   *[other] { NAME($cards) }
}
dale-discards-next =
    { $before }
    { $next }
dale-help-throwing = Eliminare
    .also = elimina eliminata eliminate
    .text = Una carta eliminata non fa più parte delle tue carte: le Cianfrusaglie tornano nella loro riserva, le altre carte vanno sulla pila degli scarti del mercato.
dale-help-values = Valori
    .also = valore vale
    .text = Se in questo turno il valore di una carta è cambiato, quello nuovo conta per tutto ciò che fai con quella carta fino alla fine del turno. Le modifiche si applicano nell’ordine in cui sono avvenute. A fine turno, o quando la carta lascia la tua mano, non valgono più.
dale-help-die = Dado
    .also = dadi tirare tira facce
    .text = Il dado dei Gattopardi ha sei facce: { $faces }. Tirarlo per Faccia Tosta non costa un’azione: per ogni Faccia Tosta che hai in mano puoi tirare una volta per turno, prima di usarla. Il risultato si aggiunge al suo valore per questo turno e non si può rifiutare. Con Azzardo, il risultato dice quante carte vi scambiate al massimo.
dale-help-copies = Copie
    .also = copia copiare camaleonte
    .text = Tutti i Camaleonti tranne Buono Regalo sono copie: quando ne usi uno, diventa in tutto (animale, valore, testo e simbolo +) la copia di una delle carte indicate nel suo testo. Se può copiare qualcosa, deve farlo. Se anche quella carta è una copia, si continua a copiare. Se non c’è nulla da copiare, conta quello che c’è stampato sulla carta. Finché non lo usi, e in qualsiasi altro posto, un Camaleonte è semplicemente se stesso.
dale-help-open = Scoperte
    .also = scoperta scoperto
    .text = Una carta della tua mano a cui in questo turno è successo qualcosa (hai usato la sua abilità, è diventata una copia o la Mosca Cieca ne ha cambiato il valore) resta scoperta fino alla fine del turno. Si chiama s1, s2 e così via, e fa ancora parte della tua mano.
    .web = Una carta della tua mano a cui in questo turno è successo qualcosa (hai usato la sua abilità, è diventata una copia o la Mosca Cieca ne ha cambiato il valore) resta scoperta in fondo alla tua mano fino alla fine del turno. Fa ancora parte della tua mano.
dale-help-decks = Animali
    .also = animale are ara macao panda procioni procione scoiattoli scoiattolo gattopardi gattopardo camaleonti ocelot
    .text = In questa partita: { NAME($decks) }. Gli animali sono sempre uno in più dei giocatori ({ $players }). Le Are gestiscono la mano, i Panda conoscono il mercato, i Procioni rubano, gli Scoiattoli curano la bancarella, i Gattopardi tentano la sorte, i Camaleonti copiano.
    .web = Gli animali sono sempre uno in più dei giocatori. Le Are gestiscono la mano, i Panda conoscono il mercato, i Procioni rubano, gli Scoiattoli curano la bancarella, i Gattopardi tentano la sorte, i Camaleonti copiano.
dale-help-secrets = Segreti
    .also = segreto segreta mano mani coperta coperte
    .text = Le mani e tutti i mazzi sono segreti. Chi scambia carte con te sa quali sono; chi mette una carta sul tuo mazzo sa qual è. Tutto quello che viene comprato, pagato, messo in una pila, scartato o eliminato è visibile a tutti.
dale-help-tips = Consigli
    .also = consiglio strategia aiuto
    .text = Compra presto quello che vuoi mettere nelle ultime pile: ti servono carte dello stesso animale che facciano 5, 6, 7 e 8. Una carta messa nella bancarella esce dal tuo mazzo: bada che quelle che restano formino un mazzo piccolo e forte. La carta più a destra del mercato costa poco, ma anche aspettare ha un prezzo. Tieni d’occhio a che punto sono gli altri: la corsa è breve.

## The web table

dale-web-blurb = Sei specie di animali, ognuna con i suoi trucchi; in una partita se ne incontrano da tre a cinque. Allestisci la bancarella pila dopo pila: chi completa per primo l’ottava vince subito.
dale-bot-apprentice = Comincia tardi a formare pile, gioca molte tecniche e ogni tanto dedica un intero turno al Riordino.
dale-bot-trader = Cura il proprio mazzo: elimina più carte di tutti e gioca volentieri le tecniche.
dale-bot-merchant = Usa abilità che apprendisti e commercianti trascurano, e non spreca quasi mai un turno.
dale-bot-magnate = Compra poco, forma pile spesso e completa la bancarella in meno turni di apprendisti e commercianti.
dale-bot-master = Tutto ciò che sa su come si completa una bancarella viene dalle regole e dalle partite contro se stesso.
dale-bot-grandmaster = Ha imparato come il maestro, dalle regole e giocando contro se stesso, ma cerca la mossa dieci volte più a lungo.
dale-web-keys = Q, W, E e R sono Tecnica, Bancarella, Mercato e Riordino. T termina le azioni. M va al mercato, C alle carte tra cui scegliere; D apre la tua pila degli scarti.
dale-web-action-technique = Tecnica
dale-web-action-stall = Bancarella
dale-web-action-market = Mercato
dale-web-action-inventory = Riordino
dale-web-end = Fine
dale-web-next-market = Scegli al mercato la carta da comprare.
dale-web-next-technique = Scegli la tecnica da giocare dalla tua mano.
dale-web-no-technique = Non hai in mano nessuna tecnica da giocare.
dale-web-market-deck = Mazzo del mercato
dale-web-market-discard = Scarti del mercato
dale-web-top-first = La carta in cima viene per prima.
dale-web-empty-pile = Questa pila è vuota.
dale-web-discard-of = Scarti di { $name }
dale-web-stall-of = Bancarella di { $name }: { $count } su 8
dale-web-near-end = manca una pila alla vittoria
dale-web-stall = La tua bancarella: { $count ->
    [one] { $count } pila
   *[other] { $count } pile
} su 8
dale-web-no-stacks = Non c’è ancora nessuna pila.
dale-web-next-stack = Pila { $stack }, la prossima: le carte devono valere in tutto esattamente { $stack }; finora { $sum }
dale-web-choose = Scegli { $name }
dale-web-copy-now = usata ora: copia di { NAME($as) }, vale { $value }
dale-web-copy-any = usata ora: a scelta { $cards }
dale-web-copy-about = Usata ora è una copia di { NAME($as) }, vale { $value }: { $text }.
dale-web-copy-about-any = Usata ora è, a scelta: { $cards }.
dale-web-only-you = Lo vedi solo tu
dale-web-thrown = { $count ->
    [one] { $count } eliminata
   *[other] { $count } eliminate
}
dale-web-looks = { $name } sta guardando { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
dale-web-die = Il dado segna { $number }
dale-web-rolled = { $you ->
    [yes] Hai tirato { $number }
   *[no] { $name } ha tirato { $number }
}
dale-web-paying = Pagamento
dale-web-building = Pila { $stack }
dale-web-turn = { $you ->
    [yes] Turno { $turn }: tocca a te
   *[no] Turno { $turn }: { $name }
}
dale-web-purse = Puoi pagare fino a { $worth }
dale-web-hand-or-deck = In mano o nel mazzo
dale-web-deck-top = In cima al mazzo
dale-web-unseen = Nascoste da qualche parte
dale-web-unseen-cards = Carte
dale-web-decks-random = In gioco ci sono { $wanted } animali, uno in più dei giocatori. Sono estratti a sorte, a meno che non li scelga tu.
dale-web-decks-chosen = Animali scelti: { $count } su { $wanted }{ $missing ->
    [0] .
   *[other] ; finché ne manca qualcuno, sono estratti a sorte tutti quanti.
}
dale-web-random-blurb = Ogni partita è diversa
dale-web-blurb-macaws = Tieni la mano in movimento.
dale-web-blurb-pandas = Conosci il mercato meglio degli altri.
dale-web-blurb-raccoons = Ruba agli altri quello che gli serve.
dale-web-blurb-squirrels = Piega le regole della bancarella.
dale-web-blurb-ocelots = Affidati alla fortuna e tira il dado.
dale-web-blurb-chameleons = Imita le carte degli altri.
dale-web-complexity-easy = Facile
dale-web-complexity-medium = Medio
dale-web-complexity-hard = Difficile
dale-web-interaction-little = poca interazione
dale-web-interaction-some = un po’ di interazione
dale-web-interaction-much = molta interazione

## Options

dale-option-decks = Animali in gioco
    .random = Estratti a sorte
dale-option-edition = Testi delle carte
    .first = della prima edizione
dale-option-always-ask-order = Chiedi l’ordine delle carte scartate anche quando non conta per nessuna carta
