# Deals that many tables share, and what a record proves about its shuffle: on the score sheet, and in “emporion verify”. Loaded on demand.

web-shuffle-version = Le carte sono state mescolate secondo una regola che questa pagina conosce.
web-shuffle-commitment = Il segreto del server è quello a cui si era impegnato all’apertura del tavolo.
web-shuffle-key = La chiave del mazzo deriva da questo segreto, dal tavolo, dai posti e dai nomi, dalle opzioni, dalle regole e dai contributi. { $shares ->
    [0] Nessun dispositivo ha aggiunto un contributo proprio.
    [one] Un dispositivo ha aggiunto un contributo proprio, per { $names }.
   *[other] { $shares } dispositivi hanno aggiunto un contributo proprio, per { $names }.
}
web-shuffle-seal = La chiave del server è quella sigillata all’inizio della partita. I giocatori non vi hanno aggiunto nulla.
web-shuffle-draws = { $draws ->
    [one] L’unica estrazione della partita è quella della chiave.
   *[other] Tutte le { $draws } estrazioni della partita sono quelle della chiave.
}
web-shuffle-own = L’impegno è quello che questo dispositivo ha visto prima di aggiungere il suo contributo, e il contributo è nel mazzo.
web-shuffle-shared-commitment = Il segreto del server è quello a cui si era impegnato prima che questa distribuzione avesse un tavolo.
web-shuffle-shared-key = La chiave del mazzo deriva solo da questo segreto, dalla distribuzione, dal gioco con le sue regole e opzioni e dal numero di giocatori: è la stessa a tutti i tavoli della distribuzione. I giocatori non vi hanno aggiunto nulla.
web-shuffle-shared-own = L’impegno è quello che questo dispositivo ha visto prima della partita.
web-shuffle-repeated = La distribuzione è ripetuta: la chiave è quella di un tavolo precedente.
web-shuffle-unsealed = Prima della partita non è stato promesso nulla su come mescolare le carte.
web-shuffle-erased = Che cosa questo non può dimostrare: come si chiamava e che cosa ha aggiunto il giocatore eliminato al posto { $seats }. La chiave ne conosce solo un hash.
web-shuffle-wrong-version = Le carte sono state mescolate secondo una regola che questa pagina non conosce.
web-shuffle-wrong-commitment = Errore: il segreto del server non è quello a cui si era impegnato.
web-shuffle-wrong-key = Errore: la chiave del mazzo non deriva da segreto, contributi, tavolo, posti, opzioni e regole.
web-shuffle-wrong-seal = Errore: la chiave del server non è quella sigillata.
web-shuffle-wrong-draws = Errore: le estrazioni non sono quelle della chiave.
web-shuffle-wrong-no-draws = Errore: la registrazione non dice che cosa è stato estratto, quindi non è stato possibile controllare nessuna estrazione.
web-shuffle-wrong-own = Errore: l’impegno non è quello visto da questo dispositivo, oppure il suo contributo non è nel mazzo.
web-shuffle-wrong-shared-commitment = Errore: il segreto del server non è quello a cui si era impegnato per questa distribuzione.
web-shuffle-wrong-shared-key = Errore: la chiave del mazzo non deriva da segreto, distribuzione, gioco, regole, opzioni e numero di giocatori.
web-shuffle-wrong-shared-own = Errore: l’impegno non è quello che questo dispositivo ha visto prima della partita.
web-shuffle-not-proved = Ciò che questo non dimostra: che le mosse seguano le regole (lo dimostra «emporion verify»), che nessun giocatore conoscesse il segreto del server e che il server non abbandoni i tavoli il cui mazzo non gli piace.
web-shuffle-shared-not-proved = Ciò che questo non dimostra: che le mosse seguano le regole (lo dimostra «emporion verify»), che il server abbia estratto il segreto a caso senza che nessuno lo guardasse, e che nessuno conoscesse le carte da un altro tavolo.
web-shuffle-program = Il programma che ha fatto il controllo

verify-sealed-not-proved = Non dimostrato: che il server abbia estratto la chiave a caso. I giocatori non vi hanno aggiunto nulla, e il sigillo non comprende né il tavolo né i nomi.
verify-repeated = La distribuzione è ripetuta: la usano più tavoli, e la sua chiave è quella del primo ({ $kind ->
    [lesson] una lezione
    [practice] un esercizio
    [challenge] una sfida
   *[branch] la partita da cui deriva questa
}).
verify-commitment = Dimostrato: il segreto del server è quello a cui si era impegnato con { $seal }… Confrontalo con quello che il tavolo mostrava prima che fosse aggiunto il tuo contributo.
verify-key = Dimostrato: la chiave del mazzo deriva dal segreto, dai contributi, dal tavolo { $table }, dai posti e dai nomi, dalle opzioni e dalle regole. { $shares ->
    [0] Nessun dispositivo dei giocatori ha aggiunto un contributo proprio.
    [one] Un dispositivo ha aggiunto un contributo proprio, per { $names }.
   *[other] { $shares } dispositivi hanno aggiunto un contributo proprio, per { $names }.
}
verify-shared-commitment = Dimostrato: il segreto del server è quello a cui si era impegnato con { $seal }… per la distribuzione condivisa { $deal }. Confrontalo con ciò che era stato pubblicato prima che la distribuzione avesse un tavolo.
verify-shared-key = Dimostrato: la chiave del mazzo deriva dal segreto, dalla distribuzione { $deal }, dal gioco con le sue regole e opzioni e dal numero di giocatori ({ $players }), e da nient’altro. È quindi la stessa a tutti i tavoli della distribuzione.
verify-deal = Dimostrato: { $draws ->
    [one] l’unica estrazione della partita deriva
   *[other] tutte le { $draws } estrazioni della partita derivano
} dalla chiave, nell’ordine richiesto dalle regole.
verify-erased = Non dimostrato: come si chiamava e che cosa ha aggiunto il giocatore eliminato al posto { $seats }. La chiave ne conosce solo un hash.
verify-not-proved = Non dimostrato: che l’impegno sia stato pubblicato prima dei contributi (lo sa solo chi l’ha visto), che nessuno dei giocatori conosca il segreto e che il server non abbandoni i tavoli il cui mazzo non gli piace.
verify-shared-not-proved = Non dimostrato: che l’impegno sia stato pubblicato prima del primo tavolo (lo sa solo chi l’ha visto), che il server abbia estratto il segreto a caso, dato che nessun altro vi ha aggiunto nulla, che chi gestisce il server non l’abbia guardato, e che nessuno conoscesse le carte da un altro tavolo.

record-shuffle-version = { $source }: il mazzo segue la versione { $found } della regola, ma questo programma conosce solo le versioni { $expected }
record-commitment = { $source }: il segreto del server non è quello a cui si era impegnato prima della partita: «secret» e «table» non corrispondono a «commitment» ({ $found })
record-shuffle = { $source }: le carte non sono state mescolate da questo tavolo: «key» non deriva da segreto, contributi, tavolo, posti, opzioni e regole
record-shared-commitment = { $source }: il segreto del server non è quello a cui si era impegnato prima che la distribuzione avesse un tavolo: «secret» e «deal» di «shuffle» non corrispondono a «commitment» ({ $found })
record-shared-shuffle = { $source }: le carte non sono quelle della distribuzione condivisa: «key» non deriva da segreto, distribuzione, gioco, regole, opzioni e numero di giocatori
record-deal = { $source }: «deal» non è ciò che è stato estratto in questa partita
record-no-draws = { $source }: manca «deal»: la registrazione non dice che cosa è stato estratto in questa partita

deal-unknown = Questa distribuzione condivisa non esiste.
deal-closed = Questa distribuzione è chiusa: non si possono più aprire tavoli.
deal-full = Questa distribuzione ha già { $most } tavoli e non può averne altri.
deal-too-many = Hai { $most } distribuzioni aperte. Chiudine una prima di aprirne un’altra.
deal-not-yours = Può farlo solo chi ha aperto questa distribuzione.
deal-already-seated = Hai già un posto con questa distribuzione, oppure ce l’ha qualcun altro su questo dispositivo. Ogni giocatore e ogni dispositivo la gioca una volta sola.
deal-people-only = Le distribuzioni condivise sono per le persone: i programmi non possono sedersi.
deal-terms = Con una distribuzione condivisa ognuno gioca sul proprio dispositivo, fuori classifica e senza suggerimenti, perché si confrontano i risultati.
deal-no-undo = Con una distribuzione condivisa, quando qualcosa è stato scoperto non si torna indietro.
deal-other-game = Gioco e opzioni sono quelli della distribuzione: { $game }. Non indicarli, o indica gli stessi.
deal-other-seats = I tavoli con questa distribuzione hanno { $players } posti.
deal-other-rules = Le regole del gioco sono cambiate da quando la distribuzione è stata aperta: non si possono più aprire tavoli.
deal-withheld = Ad altri tavoli si gioca ancora questa distribuzione. Potrai vedere la partita quando avranno finito tutti.
deal-not-revealed = Ad altri tavoli si gioca ancora questa distribuzione. Potrai rivedere, analizzare ed esportare la partita quando avranno finito tutti.

web-deal-shared = Distribuzione condivisa
web-deal-about = Più tavoli giocano con le stesse carte, e nessuno assiste finché non hanno finito tutti. Il server si è impegnato a un segreto prima che si aprisse il primo tavolo e lo pubblicherà dopo l’ultima partita, così che tutti possano controllare come sono state mescolate le carte.
web-deal-seal = Impegno: { $seal }…
