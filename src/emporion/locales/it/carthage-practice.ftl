# Esercizi di Traders of Carthage: titolo, compito, suggerimento, e che cosa si dice dopo il successo e dopo l’errore.

carthage-practice-pay-exactly = Il conto esatto
carthage-practice-pay-exactly-task = Compra il Mercato senza pagare neanche una moneta di troppo.
carthage-practice-pay-exactly-hint = Le carte costano 8 e non si dà resto. Quali delle tue carte fanno 8?
carthage-practice-pay-exactly-well = Un 5 e un 3 fanno esattamente 8. Con due 5 avresti buttato 2 monete: quanto vale una carta intera.
carthage-practice-pay-exactly-miss = Hai speso troppo o non hai comprato. Il Mercato costa 8: cerca le carte che fanno proprio quella somma.

carthage-practice-bring-it-home = In porto
carthage-practice-bring-it-home-task = Vendi adesso le tue merci blu, per almeno 5 punti.
carthage-practice-bring-it-home-hint = La nave blu è a uno spazio da Cartagine. Le navi si muovono solo quando qualcuno compra.
carthage-practice-bring-it-home-well = Una carta blu nell’acquisto bastava per arrivare a Cartagine, ed è stata venduta con le altre: quattro carte a 6 monete.
carthage-practice-bring-it-home-miss = La nave si muove solo se compri. Lascia la carta blu nel Mercato e compra tutto.

carthage-practice-save-your-cargo = Salva il carico
carthage-practice-save-your-cargo-task = I pirati razziano la nave blu. Salva tutte e tre le tue merci blu.
carthage-practice-save-your-cargo-hint = Un 2 blu ha due anfore e salva due merci; un 3 blu ne salva una.
carthage-practice-save-your-cargo-well = Il 2 ne ha salvate due e il 3 una. Ora sono al sicuro finché non le vendi, anche se i pirati tornano.
carthage-practice-save-your-cargo-miss = Hai perso delle merci. Aiutano solo le carte dello stesso colore: usa il 2 blu e il 3 blu.

carthage-practice-two-for-one = Due con una
carthage-practice-two-for-one-task = I pirati razziano la nave verde. Salva i due 5 verdi con una sola carta.
carthage-practice-two-for-one-hint = Conta le anfore sulle tue carte verdi.
carthage-practice-two-for-one-well = Il 2 è il guardiano migliore: due anfore sulla carta più economica. I due 3 ti restano come denaro.
carthage-practice-two-for-one-miss = Anche due 3 salvano le merci, ma ti costano 6 monete. Una carta con due anfore fa lo stesso lavoro.

carthage-practice-keep-the-amphorae = Tieni le anfore
carthage-practice-keep-the-amphorae-task = Compra il Mercato, ma tieni le carte che possono salvare le tue merci rosse dai pirati.
carthage-practice-keep-the-amphorae-hint = La nave rossa è fra i pirati. I 5 non hanno anfore: sono solo denaro.
carthage-practice-keep-the-amphorae-well = Paga con i 5 e tieni i 2 e i 3 dei tuoi colori. Il prezzo era lo stesso, ma ora le merci rosse sono protette.
carthage-practice-keep-the-amphorae-miss = Hai speso il 2 o il 3 rosso. In ogni caso costa 10: paga con i due 5, che non proteggono nulla.

carthage-practice-spoil-the-payday = Rovina l’Incasso
carthage-practice-spoil-the-payday-task = L’avversario ha quattro merci verdi e la loro nave è a uno spazio da Cartagine. Fa’ in modo che non arrivi al prossimo turno.
carthage-practice-spoil-the-payday-hint = Una nave avanza solo con carte del suo colore. Quante carte verdi ci sono nel Mercato?
carthage-practice-spoil-the-payday-well = Senza carte verdi nell’acquisto la nave verde resta ferma. Puoi prendere la carta oppure prenotarla.
carthage-practice-spoil-the-payday-miss = L’avversario può ancora comprare una carta verde e vendere tutto. Era proprio quella carta a dover sparire.

carthage-practice-a-dear-market = Un Mercato caro
carthage-practice-a-dear-market-task = L’avversario ha due carte: al massimo 10 monete. Chiudi il turno in modo che il Mercato gli costi di più.
carthage-practice-a-dear-market-hint = Ogni carta che prendi fa scendere il prezzo per chi viene dopo.
carthage-practice-a-dear-market-well = Una carta piccola ha abbassato di poco il prezzo. Ora l’avversario deve risparmiare e tu puoi comprare per primo.
carthage-practice-a-dear-market-miss = L’avversario forse può pagare quello che resta, e con due carte blu la nave blu arriva. Abbassa di meno il prezzo.

carthage-practice-sink-their-cargo = A fondo il carico
carthage-practice-sink-their-cargo-task = Le merci rosse dell’avversario sono fra i pirati, e lui ha una sola carta. Fagli perdere merci rosse in questo turno.
carthage-practice-sink-their-cargo-hint = I pirati attaccano solo all’Incasso. Quale nave puoi portare a Cartagine?
carthage-practice-sink-their-cargo-well = La tua nave blu è arrivata e i pirati hanno razziato il rosso. Una carta non salva tre merci.
carthage-practice-sink-their-cargo-miss = I pirati attaccano solo quando una nave arriva a Cartagine. Compra: basta una carta blu.

carthage-practice-the-last-card = L’ultima carta
carthage-practice-the-last-card-task = Nel Mercato è rimasta una carta sola. Non essere tu a svuotarlo, e non lasciare arrivare la nave rossa.
carthage-practice-the-last-card-hint = Se prendi l’ultima carta, la Fattoria passa nel Mercato al turno dell’avversario. Si può prenotare anche nella Fattoria.
carthage-practice-the-last-card-well = Una mossa d’attesa: ora l’ultima carta è un problema dell’avversario, e il 2 rosso sarà tuo quando arriverà.
carthage-practice-the-last-card-miss = Il rifornimento tocca all’avversario, oppure il 2 rosso è libero: una carta rossa, e quattro merci rosse sono vendute.

carthage-practice-lose-nothing = Senza perdite
carthage-practice-lose-nothing-task = Compra, vendi il tuo 5 rosso e non perdere nessuna merce verde.
carthage-practice-lose-nothing-hint = Il verde sarà razziato. Prima di pagare, pensa a quale carta ti servirà dopo.
carthage-practice-lose-nothing-well = Un passo avanti: il 2 verde valeva più come protezione che come 2 monete.
carthage-practice-lose-nothing-miss = Quando arriva la rossa, la nave verde è fra i pirati. Pagando tieni il 2 verde, poi usalo.
