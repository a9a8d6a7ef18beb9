# The rulebook of Age of Discovery: titles of its sections, what the topics of the help do not say, and what pictures show.

discovery-rules-goal = Prima il commercio, poi le scoperte
    .text = Si gioca in due, tre o quattro. Le stesse navi fanno guadagnare monete o punti, ma non insieme: una nave in spedizione non torna più.
discovery-rules-ships = Le navi
    .text =
        42 navi in sei colori, sette per colore: due di capacità 1, tre di capacità 2 e due di capacità 3. Costano 3, 4 o 5 monete.
        Ognuno ha anche un’ammiraglia, che mostra due dei sei colori e conta come l’uno o l’altro. La sua capacità, 1, 2 o 3, si sceglie ogni volta che la si invia; il suo equipaggio costa 2 monete. Non si può comprare, e resta segreta finché non la invii. In una spedizione naviga con un colore solo: quello delle navi che già ci sono, se è uno dei suoi, altrimenti quello che scegli fra i due.
discovery-rules-cards = Le altre carte
    .text =
        • dodici spedizioni, visibili a tutti; ognuna mostra un colore, un limite per la capacità delle sue navi e quattro numeri di punti
        • 24 contratti commerciali: in ogni colore uno per ciascuna capacità richiesta: 3, 4, 5 e 6
        • le missioni, una segreta per ogni giocatore
        • le carte azione: Nave Jolly e Prenotazione
        • due carte Conteggio, nascoste fra le navi
discovery-rules-pieces = Monete e tracciati
    .text = Monete e segnalini non finiscono mai. Due tracciati servono a tutti: uno conta i punti, l’altro i contratti completati.
discovery-rules-numbers = Quali numeri sono certi
discovery-rules-setup = Preparazione
    .text =
        Tutte e dodici le spedizioni sono scoperte. Cinque navi formano la fila in basso, quella delle navi in vendita, e cinque quella sopra, delle navi in arrivo. Le altre 32 formano cinque pile di 6, 6, 6, 7 e 7 carte; la carta Primo Conteggio si mescola nella terza pila, la carta Ultimo Conteggio nella quinta.
        Ognuno riceve 6 monete, due contratti, una missione e un’ammiraglia, tutto segreto tranne le monete. Poi si scoprono quattro contratti.
        Carte azione per ogni giocatore: in due, tre Navi Jolly e due Prenotazioni; in tre o in quattro, due Navi Jolly e una Prenotazione.
        Le missioni dipendono dal numero di giocatori: in due sono «più di metà delle navi» e «tutte le navi», in tre «almeno metà delle navi» e «più di metà delle navi», in quattro «almeno una nave» e «almeno metà delle navi».
        Il primo giocatore si estrae a sorte.
discovery-rules-turn = Che cosa fai nel tuo turno
    .text = Non puoi scegliere due volte la stessa azione. A una delle due, o a entrambe, puoi rinunciare. Le monete e le navi di un contratto appena completato si possono usare già in questo turno, come una nave appena comprata.
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
        Arriva con un acquisto fra il 26º e il 33º. Chi ha scoperto la carta gioca per ultimo. In questi turni valgono tutte le regole, quindi si possono ancora completare contratti.
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
discovery-rules-figure-delivery = Esempio: questo contratto richiede navi blu con una capacità totale di esattamente 5. Invii una nave da 3 e una da 2, paghi 2 monete per gli equipaggi e scegli due turni. Due turni dopo ricevi 10 monete, ed entrambe le navi sono tornate.
discovery-rules-figure-voyage = Esempio: questa spedizione è blu e ha limite 3. Una nave blu da 1 e una da 2 la riempiono. Tutte e due hanno il colore della carta, quindi ognuna vale il numero più alto: 5 al primo conteggio e 5 all’ultimo. Se fossero rosse, sarebbero 3 e 2.
discovery-rules-figure-missions = Le quattro missioni: avere in una spedizione almeno una nave, almeno metà delle navi, più di metà delle navi o tutte le navi.
