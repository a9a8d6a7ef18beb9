# Esercizi di Age of Discovery: titolo, compito, suggerimento, e che cosa si dice dopo il successo e dopo l’errore.

discovery-practice-the-right-contract = Il contratto giusto
discovery-practice-the-right-contract-task = Hai una nave verde 2 e una verde 3. Accetta il contratto che possono eseguire insieme.
discovery-practice-the-right-contract-hint = Un contratto richiede navi del suo colore, con una capacità totale pari esattamente al suo numero.
discovery-practice-the-right-contract-well = 2 + 3 fa esattamente 5. Scegli i contratti in base alle navi che hai, non alla paga che fa gola.
discovery-practice-the-right-contract-miss = Le tue navi non possono eseguire quel contratto. Cercane uno verde: 2 e 3 fanno 5.

discovery-practice-take-your-time = Con calma
discovery-practice-take-your-time-task = La partita è all’inizio. Avvia il contratto blu in modo che renda il più possibile.
discovery-practice-take-your-time-hint = Più dura, più rende. Ti servono prima quelle navi?
discovery-practice-take-your-time-well = 10 monete invece di 6 con le stesse due azioni. All’inizio il tempo costa poco, le azioni no.
discovery-practice-take-your-time-miss = Così rende meno del possibile. Di tempo ce n’è: lascia via le navi per tre turni.

discovery-practice-your-own-colour = Il viaggio migliore
discovery-practice-your-own-colour-task = Invia la verde 1 dove rende di più, sommando i due conteggi.
discovery-practice-your-own-colour-hint = Il numero più alto vale per le navi del colore della carta. Confronta le due spedizioni verdi.
discovery-practice-your-own-colour-well = Con Cabral vale 5 e 4, nove in tutto. Le spedizioni piccole si riempiono in fretta: meglio arrivare primi.
discovery-practice-your-own-colour-miss = Quel viaggio rende meno. Cabral è verde: 5 al primo conteggio e 4 all’ultimo.

discovery-practice-the-flagship-fits = L’ammiraglia va bene
discovery-practice-the-flagship-fits-task = Avvia il contratto rosso 5, anche se hai una sola nave rossa.
discovery-practice-the-flagship-fits-hint = L’ammiraglia vale come rossa o blu, e scegli tu la capacità: 1, 2 o 3.
discovery-practice-the-flagship-fits-well = La rossa 2 e l’ammiraglia da 3 fanno esattamente 5. Poi torna, e la prossima volta potrà essere altro.
discovery-practice-the-flagship-fits-miss = La rossa 2 da sola non basta, e da una spedizione le navi non tornano. Aggiungi l’ammiraglia da 3.

discovery-practice-buy-and-sail = Compra e salpa
discovery-practice-buy-and-sail-task = Alla fine di questo turno c’è il primo conteggio. Compra una nave che con Diaz dia subito 5 punti.
discovery-practice-buy-and-sail-hint = Due azioni diverse: compra, poi invia. Diaz è blu, e l’equipaggio costa 1 moneta.
discovery-practice-buy-and-sail-well = 3 per la nave, 1 per l’equipaggio, e subito 5 punti. Prima di un conteggio, comprare e inviare vanno insieme.
discovery-practice-buy-and-sail-miss = In porto una nave ora non vale niente. Compra la blu 1 e con la seconda azione inviala da Diaz.

discovery-practice-before-the-scoring = Prima del conteggio
discovery-practice-before-the-scoring-task = Alla fine di questo turno c’è il primo conteggio. Arriva ad almeno 24 punti.
discovery-practice-before-the-scoring-hint = Hai tre navi e tre monete. Con una sola azione puoi inviare navi a più spedizioni.
discovery-practice-before-the-scoring-well = Tutte e tre sono partite in tempo, ognuna con una spedizione del suo colore. A fine partita varranno ancora.
discovery-practice-before-the-scoring-miss = Al primo conteggio le navi in porto non danno punti. Inviale tutte e tre, ognuna a una spedizione del suo colore.

discovery-practice-more-than-half = Più della metà
discovery-practice-more-than-half-task = Compi la missione in due spedizioni: dove più di metà delle navi sono tue.
discovery-practice-more-than-half-hint = Dove sei in parità con l’avversario? Una nave basta. Va bene anche una spedizione vuota.
discovery-practice-more-than-half-well = Due spedizioni per tre contratti completati: 6 punti solo per la missione.
discovery-practice-more-than-half-miss = Per la missione conta al massimo una spedizione. Usa entrambe le navi, in due posti diversi.

discovery-practice-a-wild-guest = Un ospite a sorpresa
discovery-practice-a-wild-guest-task = Resta solo l’ultimo conteggio. Invia la nera 1 a una spedizione nera, anche se lì navigano altri colori.
discovery-practice-a-wild-guest-hint = Una Nave Jolly manda una nave dove il suo colore non va. Per i punti conta il colore suo.
discovery-practice-a-wild-guest-well = Con Cartier una nave nera vale il numero più alto: 5 punti, invece di 1 o 2 altrove.
discovery-practice-a-wild-guest-miss = Lì una nave nera rende poco. Va’ a una spedizione nera: la Nave Jolly te lo permette.

discovery-practice-keep-it-for-later = Da tenere in caldo
discovery-practice-keep-it-for-later-task = La blu 3 ti serve per il contratto, ma non puoi ancora pagarla. Fa’ in modo che nessun altro la compri.
discovery-practice-keep-it-for-later-hint = Le carte azione non costano azioni. Una Prenotazione tiene una carta fino alla fine del tuo prossimo turno.
discovery-practice-keep-it-for-later-well = Prenotata. Due monete ora e due al prossimo turno: la compri e avvii il contratto grande.
discovery-practice-keep-it-for-later-miss = L’avversario è ricco e può comprarla. Gioca la Prenotazione sulla blu 3 prima di terminare il turno.

discovery-practice-the-last-voyages = Gli ultimi viaggi
discovery-practice-the-last-voyages-task = È il tuo ultimo turno, e hai due monete per tre navi. Ricavane il massimo.
discovery-practice-the-last-voyages-hint = Confronta la seconda coppia di numeri. Una nave non inviata vale comunque 1 punto a casa.
discovery-practice-the-last-voyages-well = Drake e Abreu danno 6 alle navi del loro colore. La gialla prende il suo punto a casa.
discovery-practice-the-last-voyages-miss = Si può fare di più. La nave rossa e la bianca possono valere 6 ciascuna, la gialla no.
