# La lezione di Dale of Merchants: che cosa si dice, in ordine.

dale-lesson-theme = Fai parte del popolo animale che commercia nella valle. Vince chi riempie per primo la bancarella con otto pile di merci pregiate.
dale-lesson-goal = Questa è la tua bancarella. La prima pila deve valere esattamente 1, la seconda esattamente 2, e così via fino a 8. Le carte di una pila sono tutte dello stesso animale: Macao con Macao, Panda con Panda.
dale-lesson-hand = Di solito hai cinque carte. All’inizio sono quasi tutte Cianfrusaglie: valgono 1, servono a pagare, mai a formare pile.
dale-lesson-build = Nel tuo turno fai una cosa su quattro. Hai una carta di valore 1, perciò forma la pila: premi Bancarella, poi il Furbacchione, e conferma.
dale-lesson-delivery = La prima pila è fatta! Dopo l’azione viene la Consegna: peschi fino ad avere cinque carte e il mercato si riempie. Termina il turno.
dale-lesson-market = Ora il mercato. Una carta costa il suo valore più un supplemento che cresce verso sinistra: da 0 a destra fino a 4 a sinistra. Il numero su ogni carta è il prezzo finale.
dale-lesson-buy = Compra la Reliquia Infranta: valore 3, posto +1, quindi costa 4. Premila, paga con quattro Cianfrusaglie e conferma. Puoi pagare più del prezzo solo se ogni carta serviva.
dale-lesson-discard = La carta comprata va subito in mano, il pagamento nei tuoi scarti. Quando il mazzo è vuoto, gli scarti si mescolano e diventano il mazzo nuovo. Termina il turno.
dale-lesson-technique = La terza cosa: gioca una tecnica. La Reliquia Infranta elimina per sempre una carta e ne fa pescare un’altra. Premila, poi premi la Cianfrusaglia di cui vuoi liberarti.
dale-lesson-plus = Ha il simbolo +: puoi fare ancora una cosa. Compra il Rompiscatole, valore 2 nel posto meno caro: costa 2. Paga con Cianfrusaglie.
dale-lesson-done = In questo turno non resta altro da fare. Terminalo.
dale-lesson-second = Hai in mano una carta di valore 2: usala per formare la seconda pila.
dale-lesson-tidy = A volte la mano non serve a niente. La quarta cosa: riordina. Premi Riordino, scarta le due Cianfrusaglie, di’ che basta così e conferma. Pescherai carte nuove.
dale-lesson-third = La Reliquia Infranta è tornata e ha valore 3: la tua terza pila, se vuoi. Ma le carte nella bancarella lasciano il mazzo. Quando rinunciare a una carta buona? È questa la domanda del gioco.
dale-lesson-end = Con l’ottava pila vinci subito. Per le pile grandi servono più carte dello stesso animale in mano insieme, per esempio un 5 e un 3.
dale-lesson-remember-deck = Ogni carta comprata ritorna tante volte: compra ciò che ti aiuta spesso e liberati delle Cianfrusaglie.
dale-lesson-remember-sets = Scegli presto uno o due animali: per le pile grandi servono carte che stiano insieme.
dale-lesson-remember-plus = Le tecniche con il simbolo + non ti costano l’azione. Tieni il dito o il puntatore su una carta per leggere che cosa fa.
