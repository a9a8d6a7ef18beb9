# Esercizi di Dale of Merchants: titolo, compito, suggerimento, e che cosa si dice dopo il successo e dopo l’errore.

dale-practice-pay-with-junk = Paga con la roba vecchia
dale-practice-pay-with-junk-task = Compra la Reliquia Infranta e tieni in mano le tue due carte animale.
dale-practice-pay-with-junk-hint = Costa 3. Ogni Cianfrusaglia vale 1 e serve solo per pagare.
dale-practice-pay-with-junk-well = Le Cianfrusaglie sono i tuoi spiccioli. Le carte buone restano in mano per il prossimo turno.
dale-practice-pay-with-junk-miss = Una carta buona è finita negli scarti per niente. Paga con le tre Cianfrusaglie.

dale-practice-throw-out-the-junk = Via le Cianfrusaglie
dale-practice-throw-out-the-junk-task = Usa la Reliquia Infranta per migliorare il tuo mazzo per il resto della partita.
dale-practice-throw-out-the-junk-hint = Elimina per sempre una carta della mano. Di quale non sentirai la mancanza?
dale-practice-throw-out-the-junk-well = Una Cianfrusaglia in meno, e le carte buone tornano prima. E con il simbolo + hai ancora un’azione.
dale-practice-throw-out-the-junk-miss = Ora la Reliquia vale di più come tecnica: giocala ed elimina una Cianfrusaglia, mai una carta che vuoi rivedere.

dale-practice-junk-in-the-stack = Una pila di Cianfrusaglie
dale-practice-junk-in-the-stack-task = Forma la quinta pila, che deve valere esattamente 5.
dale-practice-junk-in-the-stack-hint = Leggi il Rigattiere: in una pila con lui puoi mettere quante Cianfrusaglie vuoi.
dale-practice-junk-in-the-stack-well = 1 + 1 + 1 + 1 + 1: con il Rigattiere quattro Cianfrusaglie sono diventate una pila, e sono uscite dal mazzo.
dale-practice-junk-in-the-stack-miss = Nessuna carta qui vale 5, ma il Rigattiere con quattro Cianfrusaglie sì. Scegli Bancarella.

dale-practice-keep-the-accordion = Tieni la Fisarmonica
dale-practice-keep-the-accordion-task = Forma la quinta pila, ma tieni in mano la Fisarmonica.
dale-practice-keep-the-accordion-hint = Le carte dello stesso animale si possono unire. Quali due fanno 5?
dale-practice-keep-the-accordion-well = Merce Già Pagata e Spesa Necessaria fanno 5. E la Fisarmonica può valere 6: la prossima pila è già nella tua mano.
dale-practice-keep-the-accordion-miss = Così hai speso la Fisarmonica. Nella prossima pila può valere 6; due carte dei Panda insieme valgono 5.

dale-practice-toy-first = Prima il giocattolo
dale-practice-toy-first-task = Forma la quarta pila in questo turno.
dale-practice-toy-first-hint = Non hai un 4, ma guarda in cima ai tuoi scarti. Il Giocattolo del Cuore ha il simbolo +.
dale-practice-toy-first-well = Il Giocattolo ha ripreso il Cannocchiale e il + ti ha lasciato l’azione per usarlo. Le carte con il + si giocano prima.
dale-practice-toy-first-miss = Il 4 è in cima ai tuoi scarti. Gioca prima il Giocattolo del Cuore, poi forma la pila.

dale-practice-mixed-company = Compagnia mista
dale-practice-mixed-company-task = Forma la settima pila con quello che hai in mano.
dale-practice-mixed-company-hint = Di norma una pila è di un solo animale. Il Baule Vuoto cambia la regola.
dale-practice-mixed-company-well = 2 + 3 + 2: nel Baule Vuoto stanno animali di ogni tipo. Tienilo per le pile grandi, le più difficili da comporre.
dale-practice-mixed-company-miss = Con il Baule Vuoto nella pila, gli animali possono essere diversi. Usa tutte e tre le carte animale.

dale-practice-clear-the-deck = Grandi pulizie
dale-practice-clear-the-deck-task = Liberati per sempre di tre Cianfrusaglie in questo turno.
dale-practice-clear-the-deck-hint = Una carta del mercato elimina le Cianfrusaglie con cui la paghi.
dale-practice-clear-the-deck-well = La Spesa Necessaria ti è costata solo Cianfrusaglie, e quelle tre non le pescherai più.
dale-practice-clear-the-deck-miss = La Spesa Necessaria elimina le Cianfrusaglie usate per pagarla: paga con tutte e tre, poi eliminale tutte.

dale-practice-a-flashy-stack = Una pila spettacolare
dale-practice-a-flashy-stack-task = Forma la sesta pila in questo turno.
dale-practice-a-flashy-stack-hint = Con il Gran Spettacolo ogni carta che usi in questo turno vale 1 in più.
dale-practice-a-flashy-stack-well = Due Merci Già Pagate sono diventate due 3. Ogni carta conta 1 in più: ci guadagnano le carte piccole.
dale-practice-a-flashy-stack-miss = 2 + 2 fa solo 4. Gioca prima il Gran Spettacolo: allora le stesse due carte valgono 6.

dale-practice-good-old-stock = Vecchie glorie
dale-practice-good-old-stock-task = Forma la settima pila in questo turno.
dale-practice-good-old-stock-hint = Il Caro Ricordo può aggiungere alla sua pila una carta dei tuoi scarti. 3 e quanto fanno 7?
dale-practice-good-old-stock-well = 3 dalla mano e 4 dagli scarti: può essere una carta qualsiasi, di qualunque animale.
dale-practice-good-old-stock-miss = In mano hai solo un 3 adatto, ma negli scarti c’è un 4 e il Caro Ricordo può usarlo.

dale-practice-two-in-one-turn = Due in un turno
dale-practice-two-in-one-turn-task = Forma due pile in questo turno: la quinta e la sesta.
dale-practice-two-in-one-turn-hint = Dopo una pila con Inverno alle Porte puoi formarne subito un’altra.
dale-practice-two-in-one-turn-well = Inverno alle Porte era la quinta pila, Biscotti e Cannocchiale la sesta. Due passi in più verso l’ottava.
dale-practice-two-in-one-turn-miss = Forma la quinta pila con il solo Inverno alle Porte: poi puoi subito usare il 2 e il 4.
