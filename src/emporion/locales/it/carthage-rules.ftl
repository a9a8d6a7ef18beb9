# The rulebook of Traders of Carthage: titles of its sections, what the topics of the help do not say, and what pictures show.

carthage-rules-goal = Commerci fra Alessandria e Cartagine
    .text =
        Si gioca in due, tre o quattro. Le stesse carte sono denaro quando le hai in mano e merci quando stanno davanti a te, ma una carta non passa mai da una cosa all’altra.
        Chi mette fine alla partita non sempre la vince: le tessere Bonus decidono quando finisce, i punti chi vince.
carthage-rules-cards = Le carte
    .text =
        Ci sono 108 carte in quattro colori: le rosse sono tessuti, le blu gemme, le gialle grano, le verdi vino. Ogni colore ha sette 5, nove 3 e undici 2.
        Il numero è il valore, come denaro e come merce. Le icone Anfora indicano quante merci del suo colore la carta può salvare dai pirati: due su un 2, una su un 3, nessuna su un 5.
carthage-rules-pieces = Il tabellone e i pezzi
    .text =
        • la rotta con sei spazi: Alessandria, la costa, Cirenaica, due spazi dei pirati, Cartagine
        • quattro navi, una per ogni colore di merci
        • tessere Bonus nei quattro colori, quante ne servono
        • per ogni giocatore un segnalino Mercante, sotto il quale stanno i punti vittoria, e un segnalino Prenotazione
carthage-rules-setup = Preparazione
    .text =
        Si mescolano le carte. Cinque vanno scoperte nel Mercato, tre nella Fattoria. Tutte le navi partono da Alessandria.
        Ognuno pesca carte una alla volta, sotto gli occhi di tutti, e si ferma appena valgono in tutto 8 o più. Da quel momento le mani sono segrete.
        Comincia chi ha la somma più bassa; a parità, chi ha meno carte; se la parità rimane, si sorteggia. A partire dal giocatore iniziale, ognuno sceglie una tessera Bonus di un colore qualsiasi; due giocatori possono scegliere lo stesso.
        In due o in tre non cambia nulla.
carthage-rules-turn = Che cosa fai nel tuo turno
    .text = Devi fare una di queste azioni. Si passa solo quando non c’è nessuna carta per te e non se ne possono aggiungere.
carthage-rules-market = Il Mercato
    .text = Le carte prenotate dagli altri restano dove sono quando compri. Perciò dopo un acquisto nel Mercato possono esserci più di cinque carte.
carthage-rules-farm = La Fattoria
carthage-rules-hand = La tua mano
    .text = Non c’è limite al numero di carte.
carthage-rules-stock = La tua Mercanzia
carthage-rules-buy = Comprare tutto il Mercato
    .text =
        Se la carta che hai prenotato è nel Mercato, devi comprarla con le altre. Le carte con cui paghi vanno nella pila degli scarti.
        Un acquisto si svolge in quest’ordine: paghi, metti le merci nella Mercanzia, fai avanzare le navi, si riforniscono le file e, se una nave è a Cartagine, c’è l’Incasso. Si vende anche ciò che hai appena comprato.
carthage-rules-take = Prendere una carta come denaro
    .text = Non si possono prendere carte della Fattoria né carte prenotate dagli altri. Le navi non avanzano.
carthage-rules-reserve = Prenotare una carta
    .text = Il segnalino non si può spostare né ritirare. Non c’è fretta: la prenotazione dura finché non la usi.
carthage-rules-ships = Le navi avanzano
    .text = Anche tre o più carte di un colore fanno avanzare la nave solo di due spazi. Se dovesse superare Cartagine, si ferma lì. Le navi avanzano tutte insieme, e possono arrivarne più d’una.
carthage-rules-refill = Il rifornimento
    .text = Le carte nuove sono sempre cinque, qualunque sia il numero di quelle rimaste. Dopo aver preso o prenotato una carta non si rifornisce subito. Se il mazzo di pesca è vuoto, si mescola la pila degli scarti. Il rifornimento a inizio turno non ti costa nulla: fai comunque la tua azione.
carthage-rules-payday = L’Incasso
    .text =
        Un Incasso ha quattro fasi: tutti vendono; chi ha venduto riceve le tessere Bonus; i pirati attaccano; le navi tornano indietro. Le navi a Cartagine tornano ad Alessandria, quelle razziate in Cirenaica, le altre restano dove sono.
        La tessera che ricevi ora alza il prezzo solo negli Incassi successivi.
carthage-rules-tokens = Le tessere Bonus
carthage-rules-pirates = I pirati
    .text =
        Una nave può restare fra i pirati per molti turni senza danno: il raid avviene solo durante un Incasso, e colpisce solo le navi che in quel momento sono lì.
        Le icone Anfora salvano soltanto merci del loro colore, e contano solo quelle delle carte in mano. Le icone che non servono vanno perse. Le merci già in salvo non vanno salvate di nuovo nei raid successivi.
carthage-rules-questions = Domande frequenti
    .text =
        • Posso tenermi delle merci durante il loro Incasso? No, si vendono tutte le merci di quel colore, in salvo o no.
        • Ricevo il resto? No. D’altra parte non puoi aggiungere carte che non servono a coprire il prezzo.
        • Posso lasciare nel Mercato la carta che ho prenotato, quando compro? No.
        • Posso prendere come denaro una carta che ho prenotato? Sì, e il segnalino torna a te.
        • Quali carte diventano punti vittoria? Le più basse del set. Conta solo quante sono, non quanto valgono.
        • Il numero delle mie carte è segreto? No, tutti vedono quante ne hai, ma non quali. Quanto sia alta la pila sotto un Mercante lo vedono tutti, ma solo a occhio.
carthage-rules-empty = Quando finiscono le carte
    .text = Molto di rado il mazzo di pesca e la pila degli scarti sono entrambi vuoti. Allora si rifornisce con le carte che ci sono, prima il Mercato. I punti senza carta contano lo stesso. Chi non ha niente da prendere passa; se passano tutti di seguito, la partita finisce e si contano i punti.
carthage-rules-end = La fine della partita
    .text = I pirati non arrivano più. Si possono avere più tessere del necessario, se arrivano più navi insieme.
carthage-rules-tips = Consigli per le prime partite

carthage-rules-figure-values = Tessuti: il 5 non ha anfore, il 3 ne ha una, il 2 due.
carthage-rules-figure-goods = Le quattro merci: tessuti, gemme, grano e vino. Ognuna ha il suo colore, il suo segno e il suo motivo.
carthage-rules-figure-ships = Le quattro navi.
carthage-rules-figure-route = La rotta all’inizio. Cartagine è l’ultimo spazio.
carthage-rules-figure-market = Esempio: queste tre carte sono nel Mercato e insieme costano 10. Paghi con due 5 di qualsiasi colore, e le tre carte diventano tue merci.
carthage-rules-figure-sailed = Due carte rosse fanno avanzare la nave rossa di due spazi, una carta blu quella blu di uno.
carthage-rules-figure-sale = Esempio: tre merci rosse e una tessera Bonus rossa. Il prezzo è 5 + 1 = 6, per tre carte 18. Un punto ogni 5, arrotondando per eccesso, fa quattro punti: queste tre carte e una pescata senza guardarla. Poi ricevi la seconda tessera rossa.
carthage-rules-figure-cheap = Esempio: due 2 blu senza tessere. Il prezzo è 2, per due carte 4, cioè un punto: una carta va sotto il tuo Mercante, l’altra si scarta.
carthage-rules-figure-raid = Esempio: la nave rossa è arrivata, quindi c’è l’Incasso. La nave blu è fra i pirati e viene razziata.
carthage-rules-figure-storing = Queste sono le tue merci blu. Scarti dalla mano un 3 blu, che ha un’anfora, e salvi il 5. Il 3 della Mercanzia va perso. Poi la nave blu torna in Cirenaica.
