# Deals that many tables share. Loaded on demand.

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
