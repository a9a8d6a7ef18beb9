# La seconda lezione di Dale of Merchants, sulla tattica: che cosa si dice, nell’ordine.

dale-tactics-theme = Tattica: è una corsa alle otto pile. A ogni turno fatti due domande: posso formare una pila adesso? E il mio mazzo migliora?
dale-tactics-ask = Cerca prima le carte con il simbolo +: non costano l’azione. La Reliquia Infranta ce l’ha, e in mano hai una Cianfrusaglia.
dale-tactics-thin = Eliminare le Cianfrusaglie è meglio che usarle per pagare: non tornano più, e le carte buone arrivano prima. Scegli la Reliquia Infranta, poi la Cianfrusaglia.
dale-tactics-cookies = Hai ancora un’azione: forma la seconda pila. Due carte valgono 2: i Biscotti e il Baule Vuoto. Di quale puoi fare a meno?
dale-tactics-chest = I Biscotti in mano ti danno ogni volta una carta in più: lasciali lavorare. Scegli Bancarella, poi il Baule Vuoto, e conferma.
dale-tactics-vendor = Grazie ai Biscotti hai sei carte. L’avversario ti ha raggiunto, e il tuo 3 servirà altrove. Ma guarda il Rigattiere.
dale-tactics-junk = Nella sua pila stanno quante Cianfrusaglie vuoi: 1 + 1 + 1 fa 3. Una pila in più e due Cianfrusaglie in meno. Usa il Rigattiere: le due Cianfrusaglie si selezionano da sole.
dale-tactics-small = Ora la quarta pila. Non hai un 4, ma le carte piccole dello stesso animale si sommano: il tuo Panda da 1 e la Spesa Necessaria da 3.
dale-tactics-pandas = Tutte e due hanno già fatto il loro lavoro: ora valgono di più in una pila che in mano. Scegli Bancarella: queste due si selezionano da sole.
dale-tactics-ahead = Quattro pile a tre: sei in testa senza aver comprato una sola carta. Il ritmo conta, ma da qui in poi le carte piccole finiscono.
dale-tactics-large = Per le pile da 5 a 8 servono 4 e 5 dello stesso animale. Comprali ora, finché a destra costano poco.
dale-tactics-empty = Un avviso: se mazzo e scarti sono vuoti, ricevi nuove Cianfrusaglie. È appena successo. Sfoltisci il mazzo, ma continua a comprare.
dale-tactics-remember-plus = Prima le carte con il +, per ultima l’azione.
dale-tactics-remember-thin = Le Cianfrusaglie in una pila o eliminate sono meglio di quelle nel mazzo.
dale-tactics-remember-race = Forma le pile con le carte che hanno già dato, e tieni quelle che aiutano a ogni turno.
