# The lesson of Dale of Merchants: what is said in its order.

dale-lesson-theme = Sei uno degli animali che commerciano nella valle. Vince chi riempie per primo la bancarella con otto pile di merci pregiate.
dale-lesson-goal = Questa è la tua bancarella. La prima pila deve valere esattamente 1, la seconda esattamente 2, e così via fino a 8. Le carte di una pila sono tutte dello stesso animale: Are con Are, Panda con Panda. Alcune carte cambiano questa regola: leggile.
dale-lesson-hand = Di solito hai cinque carte in mano. All’inizio sono quasi tutte Cianfrusaglie: valgono 1 e servono per pagare, ma non per formare pile, a meno che una carta lo permetta.
dale-lesson-build = Nel tuo turno fai un’azione, a scelta fra quattro. Hai una carta di valore 1, quindi forma la prima pila: scegli Bancarella. Va bene solo il Furbacchione, che si seleziona da solo. Conferma.
dale-lesson-delivery = Hai completato la prima pila! Dopo l’azione c’è stata la Consegna: hai pescato fino ad avere cinque carte. In quel momento si rifornisce anche il mercato, ma nel tuo turno non mancava nulla. Poi il turno è finito: quando non resta altro da fare, finisce da solo.
dale-lesson-market = La seconda azione: Mercato. Una carta costa il suo valore, il numero nell’angolo, più un supplemento per il posto: da 0, a destra, fino a 4, a sinistra. Sotto ogni carta trovi il calcolo e il prezzo.
dale-lesson-buy = Compra la Reliquia Infranta: valore 3, posto +1, quindi costa 4. Sceglila, paga con quattro Cianfrusaglie e conferma. Puoi pagare più del dovuto, ma senza aggiungere carte che non servono a raggiungere il prezzo.
dale-lesson-discard = La carta comprata va subito in mano, quelle con cui paghi finiscono nei tuoi scarti. Quando il mazzo è vuoto, gli scarti si mescolano e diventano il nuovo mazzo.
dale-lesson-technique = La terza azione: Tecnica. La Reliquia Infranta elimina una carta dalla tua mano, che così esce dal tuo mazzo, e te ne fa pescare un’altra. Scegli la Reliquia Infranta, poi la Cianfrusaglia di cui vuoi liberarti.
dale-lesson-plus = La Reliquia Infranta ha il simbolo +: ti spetta un’altra azione. Compra il Rompiscatole, valore 2 nel posto meno caro: costa 2. Paga con le Cianfrusaglie.
dale-lesson-second = Hai in mano una carta di valore 2: usala per formare la seconda pila. Scegli Bancarella; anche stavolta la carta si seleziona da sola.
dale-lesson-tidy = Nessuna carta in mano va bene per la terza pila, ma nel mazzo hai ancora la Reliquia Infranta. La quarta azione: Riordino. Sceglila, scarta le tre Cianfrusaglie, scegli «Basta così» e conferma.
dale-lesson-drawn = Al posto delle Cianfrusaglie hai pescato tre carte nuove, tra cui la Reliquia Infranta. Il Riordino era la tua azione, quindi il turno è finito.
dale-lesson-third = La Reliquia Infranta ha valore 3: dopo la lezione può diventare la tua terza pila. Ma le carte nella bancarella escono dal mazzo. Quando rinunciare a una carta buona? È questa la domanda del gioco.
dale-lesson-end = Con l’ottava pila vinci subito. Per le pile grandi devi avere in mano insieme più carte dello stesso animale, per esempio un 5 e un 3.
dale-lesson-remember-deck = Ogni carta comprata torna in mano tante volte: compra quello che ti serve spesso e liberati delle Cianfrusaglie.
dale-lesson-remember-sets = Punta presto su uno o due animali: per le pile grandi servono più carte dello stesso.
dale-lesson-remember-plus = Le tecniche con il + non ti costano l’azione. Le carte con la foglia non si giocano: agiscono in mano o quando le usi. Guarda una carta da vicino per leggerla.
