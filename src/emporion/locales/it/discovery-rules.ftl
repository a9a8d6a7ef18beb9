# The rulebook of Age of Discovery: titles of its sections, what the topics of the help do not say, and what pictures show.

discovery-rules-goal = Prima il commercio, poi le scoperte
    .text = Giocano da due a quattro persone. Le stesse navi guadagnano monete e punti, ma non insieme: una nave in spedizione non torna più.
discovery-rules-ships = Le navi
    .text =
        42 navi in sei colori, sette per colore: due di capacità 1, tre di capacità 2 e due di capacità 3. Costano 3, 4 o 5 monete.
        Ognuno ha anche un’ammiraglia, che mostra due dei sei colori e conta come l’uno o l’altro. La sua capacità, 1, 2 o 3, si sceglie ogni volta che la si invia; il suo equipaggio costa 2 monete. Non si può comprare, e resta segreta finché non la invii. In una spedizione naviga con un colore solo: quello delle navi che già ci sono, se è uno dei suoi, altrimenti quello che scegli fra i due.
discovery-rules-cards = Le altre carte
    .text =
        • dodici spedizioni, visibili a tutti; ognuna mostra un colore, un limite per la capacità delle sue navi e quattro numeri di punti
        • 24 contratti commerciali: in ogni colore uno per un carico di 3, 4, 5 e 6
        • le missioni, una segreta per ogni giocatore
        • le carte azione: Nave Jolly e Prenotazione
        • due carte Conteggio, nascoste fra le navi
discovery-rules-pieces = Monete e tracciati
    .text = Monete e segnalini non finiscono mai. Due tracciati servono a tutti: uno conta i punti, l’altro i contratti completati.
discovery-rules-numbers = Quali numeri sono certi
discovery-rules-setup = Preparazione
    .text =
        Tutte e dodici le spedizioni sono scoperte. Cinque navi formano la fila d’acquisto e cinque, sopra, la fila di riserva. Le altre 32 formano cinque pile di 6, 6, 6, 7 e 7 carte; il Primo Conteggio si mescola nella terza pila, l’Ultimo Conteggio nella quinta.
        Ognuno riceve 6 monete, due contratti, una missione e un’ammiraglia, tutto segreto tranne le monete. Poi si scoprono quattro contratti.
        Carte azione per ogni giocatore: con due giocatori tre Navi Jolly e due Prenotazioni; con tre o quattro giocatori due Navi Jolly e una Prenotazione.
        Le missioni dipendono dal numero di giocatori: in due sono «più del 50%» e «solo navi proprie», in tre «almeno il 50%» e «più del 50%», in quattro «almeno una nave propria» e «almeno il 50%».
        Chi comincia lo decide il caso.
discovery-rules-turn = Che cosa fai nel tuo turno
    .text = La stessa azione non si può scegliere due volte. A una delle due, o a entrambe, puoi rinunciare. Le monete di un contratto appena completato e le sue navi si possono usare già in questo turno, come una nave appena comprata.
discovery-rules-coins = Le monete
discovery-rules-contracts = Accettare un contratto
    .text = Ne prendi uno solo. Se il mazzo è vuoto, i contratti scoperti non vengono più sostituiti; quelli completati non tornano mai. Con la mano piena, o se non ne restano, non puoi scegliere questa azione.
discovery-rules-market = Comprare navi
    .text = Quando si scopre una carta Conteggio, la si mette da parte e al suo posto arriva un’altra nave. Se le pile sono vuote, i posti restano vuoti. Le navi non si spostano mai di lato.
discovery-rules-expeditions = Inviare navi in spedizione
    .text = Un’azione basta per quante spedizioni e quanti contratti vuoi. Si possono inviare solo navi libere. In una spedizione possono esserci più giocatori, e un giocatore con più navi.
discovery-rules-colours = I colori di una spedizione
discovery-rules-trade = Inviare navi per un contratto
    .text = Più contratti possono essere in corso insieme. Nessuno si può interrompere o cambiare.
discovery-rules-wild = La Nave Jolly
    .text = Una carta vale per una nave. La prima nave di una spedizione non ne ha mai bisogno. Il colore che le altre devono avere resta com’era.
discovery-rules-reservation = La Prenotazione
    .text = Su una carta può esserci una sola prenotazione, e sulla cima del mazzo nessuna. Puoi usarla già nello stesso turno. Alla fine del tuo turno successivo scade, che tu l’abbia usata o no.
discovery-rules-first = Il primo conteggio
    .text = Arriva con un acquisto fra il 13º e il 19º della partita. Conta il colore della nave stessa, non quello della prima nave. Le navi impegnate nei contratti, le missioni e le navi in porto adesso non danno nulla.
discovery-rules-stall = Se nessuno compra
discovery-rules-secrets = Che cosa è segreto
discovery-rules-last = L’ultimo conteggio
    .text =
        Arriva con un acquisto fra il 26º e il 33º. Chi ha scoperto la carta gioca l’ultimo turno di tutti. In questi turni valgono tutte le regole, quindi i contratti possono ancora finire.
        Poi si contano nell’ordine: spedizioni, missioni, navi in porto.
discovery-rules-mission = La tua missione
    .text = Una spedizione in cui ci sei solo tu conta per ogni missione; una senza navi tue per nessuna. L’ammiraglia conta come una nave.
discovery-rules-track = I contratti completati
discovery-rules-end = Chi vince
    .text = Vince chi ha più punti. A parità, chi ha più navi fuori dalle spedizioni; se la parità rimane, la vittoria è ex aequo. Monete, contratti in mano e carte azione non usate non valgono nulla.
discovery-rules-tips = Consigli per le prime partite

discovery-rules-figure-sizes = Navi rosse di capacità 1, 2 e 3, e un’ammiraglia, che mostra due colori.
discovery-rules-figure-kinds = Una spedizione, un contratto e una missione.
discovery-rules-figure-hidden = Le due carte Conteggio e i due tipi di carte azione.
discovery-rules-figure-delivery = Esempio: questo contratto chiede navi blu con un carico di esattamente 5. Invii una nave da 3 e una da 2, paghi 2 monete per gli equipaggi e scegli due turni. Due turni dopo ricevi 10 monete, ed entrambe le navi sono tornate.
discovery-rules-figure-voyage = Esempio: questa spedizione è blu e ha limite 3. Una nave blu da 1 e una da 2 la riempiono. Tutte e due hanno il colore della carta, quindi ognuna ottiene il numero più alto: 5 al primo e 5 all’ultimo conteggio. Se fossero rosse, sarebbero 3 e 2.
discovery-rules-figure-missions = Le quattro missioni: almeno una nave propria, almeno il 50%, più del 50%, solo navi proprie.
