# The rulebook of Dale of Merchants: titles of its sections, what the topics of the help do not say, and what pictures show.

dale-rules-goal = La corsa alla bancarella migliore
    .text = Si gioca in due, tre o quattro. Tutti cominciano con le stesse carte deboli. Ciò che compri migliora il tuo mazzo, e ciò che metti nella bancarella ne esce: sta qui tutta la difficoltà.
dale-rules-cards = Le carte
    .text =
        Ogni carta mostra il suo valore, il suo animale e quello che sa fare. Ce ne sono quattro tipi:
        • le tecniche, che si giocano per il loro effetto; quasi tutte hanno il simbolo +
        • le carte passive, che hanno effetto senza essere giocate
        • le carte che copiano, cioè le carte passive dei Camaleonti
        • le Cianfrusaglie, che valgono 1 e non sanno fare nulla
        Con ogni carta si può anche pagare, e con ogni carta animale formare una pila.
dale-rules-decks = I sei animali
    .text = Ogni animale ha 15 carte: quattro di valore 1, tre per ciascuno dei valori 2, 3 e 4, e due diverse di valore 5.
dale-rules-pieces = Che cos’altro c’è
    .text =
        • il mercato con cinque posti; da destra a sinistra una carta costa 0, 1, 2, 3 o 4 più del suo valore
        • la riserva delle Cianfrusaglie, che non finisce mai
        • il dado dei Gattopardi con le facce { $faces }
        • per ogni giocatore un mazzo, una pila degli scarti, una mano e una bancarella
dale-rules-setup = Preparazione
    .text =
        Gli animali in gioco sono uno in più dei giocatori: tre, quattro o cinque.
        Ognuno riceve una carta di valore 1 di ciascuno di questi animali, e Cianfrusaglie fino ad avere dieci carte. È il suo mazzo: si mescola, e ognuno pesca cinque carte.
        Le altre carte di valore 1 restano nella scatola. Tutte le altre carte degli animali scelti si mescolano e formano il mazzo del mercato; cinque vanno nel mercato, da destra a sinistra.
        Il primo giocatore si estrae a sorte.
dale-rules-turn = Che cosa fai nel tuo turno
    .text = Gli altri aspettano soltanto, tranne chi deve indovinare una carta nascosta con Mosca Cieca. Chi subisce un effetto non sceglie mai.
dale-rules-plus = Altre azioni con il simbolo +
    .text = Quell’azione può essere ancora una tecnica con il simbolo +, e così via, finché hai carte. Non devi usarla per forza.
dale-rules-market = Mercato: comprare una carta
    .text =
        Compri una sola carta. Per pagare puoi usare insieme carte di animali diversi e Cianfrusaglie. Nel tuo turno i prezzi non cambiano: i posti vuoti si riempiono solo nella Consegna, a meno che una carta non dica altro.
        I Camaleonti nel mercato costano in base al valore stampato sulla carta.
dale-rules-techniques = Tecnica: giocare una carta
    .text = Mentre la risolvi, la carta è in gioco: non fa parte di nessuna mano e di nessuna pila. Le sue parti si eseguono nell’ordine. Puoi giocare anche una tecnica che adesso non ha effetto; il simbolo + conta lo stesso. Se ci sono meno carte di quante ne indica il testo, si usano quelle che ci sono.
dale-rules-stall = Bancarella: formare una pila
    .text =
        Non si può saltare nessun numero, e una pila si forma tutta in una volta: dopo non si aggiunge nulla. Vanno bene anche più carte, e carte uguali.
        Quello che succede più tardi a una pila già formata non cambia quale sia la prossima.
dale-rules-tidy = Riordino: scartare carte
dale-rules-delivery = La Consegna
    .text = Pesca solo chi è di turno. Chi nel frattempo ha perso carte aspetta la propria Consegna. Se il mazzo del mercato è vuoto, si mescola la sua pila degli scarti; se è vuota anche quella, i posti restano vuoti. Tutto ciò che valeva per questo turno ora finisce.
dale-rules-passive = Le carte passive
    .text = Sono obbligatorie, a meno che non dicano «puoi» o «fino a». «Una volta per turno» vale per ogni singola carta. Nel turno di un altro le tue carte passive non fanno nulla.
dale-rules-values = Valori cambiati
dale-rules-die = Il dado dei Gattopardi
dale-rules-copies = I Camaleonti che copiano
    .text =
        Usi una carta quando ci paghi o ci formi una pila, quando la giochi, quando usi la sua abilità o quando la nascondi con Mosca Cieca. Chi la scarta, la elimina o la dà via non la usa.
        Una carta resta ciò che è diventata fino alla fine del turno, anche se la carta copiata va altrove. Tutte le copie di un pagamento o di una pila si decidono insieme, e possono copiare carte dello stesso pagamento o della stessa pila.
        Una copia di Cianfrusaglia è una Cianfrusaglia: serve per pagare, e può stare in una pila solo se un’altra carta lo permette.
dale-rules-throwing = Eliminare carte
dale-rules-piles = Mazzi e pile degli scarti
    .text = Un mazzo si rimescola solo quando ne serve una carta, non prima. Chi scarta più carte insieme ne sceglie l’ordine, se conta per qualche carta di questa partita.
dale-rules-open = Carte scoperte nella tua mano
dale-rules-secrets = Che cosa è segreto
dale-rules-end = La fine della partita
    .text = Non ci sono né un ultimo round né pareggi: chi completa l’ottava pila vince in quel momento, anche nel mezzo di un effetto. Per gli altri conta il numero di pile.
dale-rules-tips = Consigli per le prime partite

dale-rules-figure-kinds = Una tecnica con il simbolo +, una carta passiva, una carta che copia e una Cianfrusaglia.
dale-rules-figure-signs = I segni degli animali: Are, Panda, Procioni, Scoiattoli, Gattopardi e Camaleonti.
dale-rules-figure-price = Esempio: questa carta di valore 3 è nel terzo posto da destra. Costa 3 + 2 = 5.
dale-rules-figure-paying = Con queste due carte paghi 8. Sono 3 di troppo, ma ognuna vale più di 3, quindi nessuna è superflua: si può.
dale-rules-figure-superfluous = Con queste due carte pagheresti 6. È 1 di troppo, e la Cianfrusaglia vale proprio 1: è superflua, quindi non si può.
dale-rules-figure-stack = Esempio per la terza pila: due Are, 1 e 2, fanno esattamente 3.
dale-rules-figure-copying = Esempio: hai in mano queste due carte. Se usi la prima, deve copiare la seconda: diventa un’Ara di valore 4, con il suo testo e il suo simbolo +.
