# La seconda lezione di Age of Discovery, sulla tattica: che cosa si dice, nell’ordine.

discovery-tactics-theme = Tattica: il tempo giusto. La carta Primo Conteggio è già uscita: le spedizioni danno punti alla fine di questo turno. Quello che è in porto non vale niente.
discovery-tactics-numbers = Ogni spedizione ha due coppie di numeri: la prima conta ora, la seconda alla fine. Diaz, Cabral e Caboto rendono bene al primo conteggio.
discovery-tactics-dias = I punti sono per nave, qualunque sia la capacità: le piccole esplorano, le grandi commerciano. Invia la blu 1 da Diaz: blu con blu vale 5.
discovery-tactics-cabral = Con una sola azione puoi inviare più navi. La verde 1 va da Cabral, per altri 5.
discovery-tactics-cabot = E la nera 1 da Caboto: 4 punti. Ogni equipaggio è costato 1 moneta.
discovery-tactics-coins = Non sprecare mai un’azione: se non c’è di meglio, prendi 2 monete.
discovery-tactics-reserve = In questo turno non puoi più comprare, ma la rossa 2 va bene per il tuo contratto rosso. Scegli «Prenota», poi la rossa 2: fino alla fine del tuo prossimo turno nessun altro potrà comprarla. Prenotare non è un’azione. Poi guarda il conteggio.
discovery-tactics-scored = 26 punti, 14 dei quali da tre navi piccole partite appena in tempo. Alla fine daranno punti ancora. Ora servono soldi per la seconda metà.
discovery-tactics-fit = La rossa 2 è ancora lì, e la prenotazione scade alla fine di questo turno. Hai il contratto rosso 4, e la tua ammiraglia è rossa o blu, con capacità da 1 a 3: basta una nave rossa. Compra la rossa 2.
discovery-tactics-again = Per gli equipaggi servono monete: prendine 2.
discovery-tactics-crew = L’equipaggio della nave costa 1 moneta, quello dell’ammiraglia 2. Te ne manca una: prendi prima le monete. L’ordine delle due azioni lo decidi tu.
discovery-tactics-play = Scegli il contratto rosso 4: la rossa 2 e l’ammiraglia si selezionano da sole, perché vanno bene solo loro. Poi scegli tre turni: 10 monete. Prima non ti servono, e tornano tutte e due.
discovery-tactics-track = Ogni contratto completato moltiplica anche la missione: le spedizioni dove più di metà delle navi sono tue. Tre contano già.
discovery-tactics-clock = Guarda le pile: le carte si scoprono solo comprando, e l’Ultimo Conteggio è nell’ultima pila. Invia le navi prima che esca; fino ad allora falle guadagnare.
discovery-tactics-remember-timing = Al primo conteggio le navi in porto non valgono: inviale appena prima.
discovery-tactics-remember-fleet = Compra navi per i tuoi contratti, e accetta contratti per le tue navi.
discovery-tactics-remember-mission = Usa tutte e due le azioni a ogni turno: 2 monete ci sono sempre.
