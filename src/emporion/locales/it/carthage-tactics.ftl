# La seconda lezione di Traders of Carthage, sulla tattica: che cosa si dice, nell’ordine.

carthage-tactics-theme = Tattica: come decidono i bravi giocatori. Alla nave gialla con le tue merci manca uno spazio, ma a quella blu dell’avversario ne mancano solo due. Ognuno vuole arrivare primo.
carthage-tactics-coins = Per prima cosa conta quanto possono pagare gli altri. L’avversario ha due carte: al massimo 10 monete. Il Mercato costa 15: per ora non può comprarlo, e neanche tu.
carthage-tactics-dear = Se prendessi un 5, il Mercato costerebbe 10 e l’avversario potrebbe comprarlo con le due carte blu. Prendi poco: scegli il 2 blu. È anche la miglior difesa dai pirati.
carthage-tactics-read = Anche l’avversario ti osserva: ha preso il 5 giallo, l’unica carta che poteva portare in porto la tua nave. Chiediti sempre quale carta serve agli altri.
carthage-tactics-last = Restano due carte. Chi prende l’ultima lascia all’altro il Mercato nuovo. Prendi il 5 rosso: così l’ultima carta è un problema dell’avversario.
carthage-tactics-fresh = Il Mercato nuovo tocca a te, e c’è una carta gialla. Ma costa 18, e tu hai 15 monete.
carthage-tactics-reserve = Non prendere il 3 giallo: come denaro non porta in porto nessuna nave. Prenotalo: resta nel Mercato per il tuo acquisto, e nessuno può più soffiartelo.
carthage-tactics-cheaper = L’avversario ha preso un 5 e ora il Mercato costa 13. Hai 15 monete: è il momento di comprare. La gialla arriva, mentre la blu è ancora fra i pirati.
carthage-tactics-exact = Paga il conto esatto: 5 + 5 + 3 fa 13, e il 2 blu ti resta in mano. Compra: queste tre carte si selezionano da sole, perché con altre non si fa 13. Conferma.
carthage-tactics-payday = Tre merci gialle a 7: 21 monete, 5 punti. L’unica gialla dell’avversario ha reso 1 punto. Tante merci di un colore per te, poche per gli altri: ecco un buon Incasso.
carthage-tactics-raid = E i pirati hanno razziato il blu: l’avversario ha perso un 5 e speso un 3 per salvare l’altro. Chi sceglie il momento dell’Incasso sceglie anche quale carico è in pericolo.
carthage-tactics-next = Hai comprato anche due carte verdi, e la verde è in viaggio. Il prossimo colore è già scelto: raccogli ciò che naviga per te.
carthage-tactics-remember-price = Prima di prendere una carta, confronta quello che resta con le monete che possono avere gli altri.
carthage-tactics-remember-last = L’ultima carta del Mercato lasciala agli altri.
carthage-tactics-remember-timing = Compra quando la tua nave arriva e la loro è fra i pirati.
