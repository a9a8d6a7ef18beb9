# La lezione di Traders of Carthage: che cosa si dice, in ordine.

carthage-lesson-theme = Sei un mercante sulla rotta per Cartagine. Compri merci e le vendi quando arriva la nave del loro colore. Alla fine vince chi ha più punti Vittoria.
carthage-lesson-ships = Ognuno dei quattro colori ha una nave. Le navi si muovono solo quando qualcuno compra merci. Gli ultimi due spazi prima di Cartagine sono dei pirati.
carthage-lesson-stock = La partita è già cominciata, e queste sono le tue merci: due rosse, due blu, una verde. Il numero accanto a un colore conta le tue tessere Bonus; ne hai una, blu.
carthage-lesson-money = Le carte in mano sono il tuo denaro: 2, 3 o 5 monete l’una. Quando paghi, il colore non conta.
carthage-lesson-take = Nel tuo turno fai una cosa su tre. La prima: prendi in mano una carta del Mercato, come denaro. Premi il 3 giallo.
carthage-lesson-refill = L’avversario ha preso l’ultima carta, perciò il Mercato è stato rifornito, come dopo ogni acquisto: la Fattoria passa nel Mercato, si aggiungono due carte, e la Fattoria ne riceve tre nuove. Si vede sempre che cosa arriva.
carthage-lesson-reserve = La seconda: prenota una carta con il tuo unico segnalino. Resta lì finché non la compri o la prendi, e nessun altro può averla. Raccogli le blu, perciò premi il 2 blu nella Fattoria.
carthage-lesson-all = L’avversario ha comprato. Chi compra prende tutto il Mercato, tranne le carte prenotate da altri. Con una carta di un colore la nave avanza di uno spazio, con due o più carte di due: la verde ha fatto due spazi, la rossa e la blu uno.
carthage-lesson-buy = La terza: compra. Queste carte costano insieme 10, e nessuno dà il resto. Con due blu la nave blu arriva a Cartagine! Premi il prezzo, paga con i due 5 e conferma.
carthage-lesson-payday = Pedaggio! La tua carta blu migliore era un 3, la tessera aggiunge 1: ognuna delle quattro carte ha reso 4, in tutto 16. Ogni cinque monete, arrotondando per eccesso, ricevi un punto: 4 punti.
carthage-lesson-token = Chi ha merci di quel colore le vende tutte e riceve una sua tessera. Le tessere restano per sempre: d’ora in poi ogni tua merce blu renderà 2 in più.
carthage-lesson-pirates = A ogni Pedaggio i pirati razziano le navi sui loro due spazi: le merci di quei colori vanno perse, per tutti. Ora tocca al rosso e al verde.
carthage-lesson-protect = Le carte in mano salvano merci del proprio colore: un 2 ha due anfore e ne salva due, un 3 ne salva una, un 5 nessuna. Scarta il 3 rosso per salvare la tua merce rossa migliore, poi premi «nessun’altra carta». Le verdi lasciale andare: «nessuna carta».
carthage-lesson-stored = Il tuo 3 rosso è girato di lato: è immagazzinato, al sicuro finché non lo vendi. La nave blu è tornata ad Alexandria, quelle razziate a Cyrenaica.
carthage-lesson-end = La partita finisce appena qualcuno ha otto tessere Bonus; allora contano solo i punti Vittoria. In una partita nuova ciascuno sceglie prima una tessera: prendi il colore che vuoi raccogliere.
carthage-lesson-remember-market = Un Mercato a buon prezzo qualcuno lo compra: prima di prendere una carta guarda che cosa resta agli altri.
carthage-lesson-remember-colours = Resta su uno o due colori: più carte e più tessere rendono più ricca ogni vendita.
carthage-lesson-remember-amphorae = Tieni in mano i 2 e i 3 dei tuoi colori quando le loro navi sono fra i pirati.
