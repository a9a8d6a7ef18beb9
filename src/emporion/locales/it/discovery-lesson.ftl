# La lezione di Age of Discovery: che cosa si dice, nell’ordine.

discovery-lesson-theme = Prepari navi per i grandi viaggi di scoperta. Le navi in spedizione danno punti in due conteggi: uno durante la partita, uno alla fine. Vince chi ha più punti.
discovery-lesson-colours = La prima nave di una spedizione ne fissa il colore di rotta: poi possono seguirla solo navi di quel colore, fino al limite. Restano lì per sempre. Una nave del colore della carta vale il numero più alto.
discovery-lesson-fleet = La partita è già cominciata. Ecco quello che hai: una nave blu di capacità 2 e dei contratti che vedi solo tu. La tua ammiraglia è impegnata in un contratto e tornerà.
discovery-lesson-buy = Nel tuo turno puoi fare due azioni diverse, a scelta fra quattro. Comincia con «Compra»: prendi la nave blu 3 dalla fila in basso, per 5 monete.
discovery-lesson-accept = La seconda: accetta un contratto, per 1 moneta (uno solo per azione). Il contratto blu 3 va bene per la nave nuova: richiede navi blu con una capacità totale di esattamente 3.
discovery-lesson-take = Dopo le due azioni non c’era altro da giocare, quindi il turno è finito da solo. Un’altra azione, sempre possibile: prendi 2 monete. Scegli «Monete».
discovery-lesson-contract = Ora invia navi; ognuna costa 1 moneta per l’equipaggio, l’ammiraglia 2. Prima scegli il contratto blu 3. Va bene solo la nave blu 3, che si seleziona da sola. Più dura, più rende; scegli 1 turno, così ti paga già all’inizio del prossimo.
discovery-lesson-explore = Puoi continuare a inviare navi finché vuoi. La spedizione di Magellano è blu e non c’è ancora nessuno: scegli la spedizione. La tua unica nave, la blu 2, si seleziona da sola. Essendo blu, varrà il numero più alto.
discovery-lesson-income = All’inizio del tuo turno i contratti avanzano. Due sono completati: hai ricevuto 15 e 4 monete, e le navi sono tornate. Il numero di contratti completati conterà ancora alla fine: ne parliamo fra poco.
discovery-lesson-rows = Quando una nave viene comprata, quella sopra scende e dalle pile si scopre una carta nuova. È l’orologio della partita. Compra la nave blu 3.
discovery-lesson-scoring-card = Era la carta Primo Conteggio! Le spedizioni danno punti alla fine di questo turno. Con la stessa azione puoi comprare più navi: prendi anche la nave verde 3.
discovery-lesson-second-contract = Accetta il contratto verde 3, adatto a questa nave. Poi il turno finisce: guarda quanti punti dà ogni nave.
discovery-lesson-scored = La tua nave blu ti ha dato 2 punti con Magellano. A fine partita tutte le navi in spedizione danno punti un’altra volta, con la seconda coppia di numeri. Il numero con il + accanto ai punti è quanto daranno ancora le navi in spedizione.
discovery-lesson-mission = Questa è la tua missione segreta: spedizioni in cui più di metà delle navi sono tue. Alla fine ognuna dà tanti punti quanti sono i contratti che hai completato. Anche il tuo avversario ha una missione segreta, forse diversa.
discovery-lesson-cards = Cominci ogni partita con alcune carte azione, che non contano come azioni. Una Nave Jolly manda una nave dove il suo colore non andrebbe; una Prenotazione ti tiene da parte una carta fino al turno dopo. Finché hai una Prenotazione, il turno lo chiudi tu. Qui le tue carte azione sono già usate.
discovery-lesson-last = Quando esce la carta Ultimo Conteggio, ognuno ha ancora un turno. Poi danno punti le spedizioni e le missioni, e ogni nave che non è in spedizione vale 1 punto.
discovery-lesson-remember-money = I contratti sono le tue entrate: tieni le navi al lavoro, e se puoi aspettare scegli quelli più lunghi.
discovery-lesson-remember-colours = Apri tu le spedizioni, con una nave del loro colore e prima di un conteggio.
discovery-lesson-remember-mission = Guarda presto la tua missione: i contratti completati, moltiplicati per le spedizioni, possono decidere la partita.
