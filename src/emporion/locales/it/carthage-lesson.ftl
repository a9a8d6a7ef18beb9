# The lesson of Traders of Carthage: what is said in its order.

carthage-lesson-theme = Sei un mercante sulla rotta per Cartagine. Compri merci e le vendi quando arriva la nave del loro colore. Alla fine vince chi ha più punti vittoria.
carthage-lesson-ships = Ognuno dei quattro colori ha una nave. Le navi si muovono solo quando qualcuno compra merci. Gli ultimi due spazi prima di Cartagine sono dei pirati.
carthage-lesson-stock = La partita è già cominciata, e queste sono le tue merci: due rosse, due blu, una verde. Il numero accanto a un colore indica quante tessere Bonus hai, che ne alzano il prezzo: per ora una, blu.
carthage-lesson-money = Le carte in mano sono il tuo denaro: 2, 3 o 5 monete l’una. Quando paghi, il colore non conta.
carthage-lesson-take = Nel tuo turno fai una sola azione, a scelta fra tre. La prima: prendi in mano una carta del Mercato, come denaro. Scegli il 3 giallo.
carthage-lesson-refill = L’avversario ha preso l’ultima carta, perciò il Mercato è stato rifornito, come dopo ogni acquisto: le carte della Fattoria passano nel Mercato, se ne aggiungono due, e la Fattoria ne riceve tre nuove. Così la Fattoria mostra una parte del prossimo Mercato.
carthage-lesson-reserve = La seconda: prenota una carta con il tuo unico segnalino. Finché non la compri o la prendi, nessun altro può averla. Stai raccogliendo le blu: scegli il 2 blu nella Fattoria.
carthage-lesson-all = L’avversario ha comprato. Chi compra prende tutto il Mercato, tranne le carte prenotate dagli altri. Con una carta di un colore la nave avanza di uno spazio, con due o più carte di due: la verde ha fatto due spazi, la rossa e la blu uno.
carthage-lesson-buy = La terza: compra. Tutte e cinque le carte costano 10, e non si dà resto. Due sono blu, quindi la nave blu arriva a Cartagine ed è giorno di Incasso: vendi le tue merci blu in cambio di punti. Comprale tutte, paga con i due 5 e conferma.
carthage-lesson-payday = Incasso! La tua carta blu più alta era un 3, la tessera aggiunge 1: ognuna delle quattro carte ha reso 4, in tutto 16. Ricevi un punto ogni 5, arrotondando per eccesso: 4 punti.
carthage-lesson-token = Chi ha merci di quel colore le vende tutte e riceve una tessera di quel colore. Le tessere non si perdono mai: d’ora in poi ogni tua merce blu renderà 2 in più.
carthage-lesson-pirates = A ogni Incasso i pirati razziano le navi sui loro due spazi: tutti perdono le merci di quei colori. Ora tocca al rosso e al verde.
carthage-lesson-protect = Le carte in mano salvano merci del proprio colore: un 2 ha due anfore e ne salva due, un 3 ne salva una, un 5 nessuna. Scarta il 3 rosso per salvare la tua merce rossa più alta. Le verdi lasciale andare: «Nessuna carta».
carthage-lesson-stored = Il tuo 3 rosso è tra parentesi quadre: è in salvo finché non lo vendi. La nave blu è tornata ad Alessandria, quelle razziate in Cirenaica.
    .web = Il tuo 3 rosso ora porta un’anfora: è in salvo finché non lo vendi. La nave blu è tornata ad Alessandria, quelle razziate in Cirenaica.
carthage-lesson-end = La partita finisce appena qualcuno ha otto tessere Bonus; a quel punto contano solo i punti vittoria. Ogni partita comincia con la scelta di una tessera: prendi il colore che vuoi raccogliere.
carthage-lesson-remember-market = Se il Mercato costa poco, qualcuno lo compra: prima di prendere una carta guarda che cosa lasci agli altri.
carthage-lesson-remember-colours = Punta su uno o due colori: più carte e più tessere rendono più ricca ogni vendita.
carthage-lesson-remember-amphorae = Tieni in mano i 2 e i 3 dei tuoi colori quando le loro navi sono fra i pirati.
