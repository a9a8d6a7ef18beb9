# What the server says: at tables, to visitors, to hosts.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player.

## What happens at a table

log-hints = A questo tavolo i suggerimenti sono permessi.
log-seated = { $name } si siede al tavolo.
log-vacated = Il posto { $number } è di nuovo libero.
log-assigned = { $who } si siede al tavolo.
log-level = { $you ->
    [yes] Cambi un livello: { $who }.
   *[no] { $seat } cambia un livello: { $who }.
}
log-started = La partita comincia.
log-started-at = { $kind ->
    [lesson] La lezione comincia, a partita già avviata.
   *[other] La partita comincia dopo la mossa { $move } di un’altra, con le stesse carte.
    }
log-asked-back = { $you ->
    [yes] Chiedi di tornare alla mossa { $move }.
   *[no] { $seat } chiede di tornare alla mossa { $move }.
}
log-agreed = { $you ->
    [yes] Accetti.
   *[no] { $seat } accetta.
}
log-disagreed = { $you ->
    [yes] Non accetti: la partita continua.
   *[no] { $seat } non accetta: la partita continua.
}
log-took-back = { $you ->
    [yes] Annulli tutto ciò che è venuto dopo la mossa { $move }.
   *[no] { $seat } annulla tutto ciò che è venuto dopo la mossa { $move }.
}
log-taken-over = { $why ->
    [time] Il tempo di { $seat } è scaduto: gioca un bot al suo posto.
    [left] { $seat } lascia per ora il tavolo: gioca un bot al suo posto.
    [resigned] { $seat } abbandona: gioca un bot al suo posto.
   *[absent] { $seat } manca da troppo tempo: gioca un bot al suo posto.
}
log-handed-back = { $you ->
    [yes] Torni al tavolo e riprendi a giocare.
   *[no] { $seat } torna al tavolo e riprende a giocare.
}
log-resigned = { $you ->
    [yes] Sei fuori dalla partita.
   *[no] { $seat } è fuori dalla partita.
}
log-said = { $seat }: { $phrase }
log-followed = Per la prossima partita c’è già un tavolo.

## Phrases for everybody at the table

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-have-fun = Buon divertimento!
phrase-your-turn = Tocca a te.
phrase-one-moment = Un attimo, per favore.
phrase-sorry = Scusate!
phrase-thanks = Grazie!
phrase-well-played = Ben giocato!
phrase-wow = Wow!
phrase-oops = Ops!
phrase-good-game = Bella partita!
phrase-again = Un’altra partita?
phrase-goodbye = Alla prossima!
reaction-smile = { $you ->
    [yes] Sorridi.
   *[no] { $seat } sorride.
}
reaction-laugh = { $you ->
    [yes] Ridi.
   *[no] { $seat } ride.
}
reaction-approve = { $you ->
    [yes] Alzi il pollice.
   *[no] { $seat } alza il pollice.
}
reaction-cheer = { $you ->
    [yes] Esulti.
   *[no] { $seat } esulta.
}
reaction-sigh = { $you ->
    [yes] Sospiri.
   *[no] { $seat } sospira.
}
reaction-heart = { $you ->
    [yes] Mandi un cuore.
   *[no] { $seat } manda un cuore.
}

## Why something cannot happen at a table

table-unknown = Questo tavolo non esiste o è stato rimosso.
table-is-open = La partita non è ancora cominciata.
table-is-running = La partita è già cominciata.
table-is-over = La partita è finita.
table-not-over = Si può fare solo quando la partita è finita.
command-changed = Questo identificativo è già stato usato per un altro comando. Invialo con uno nuovo.
table-stale = Nel frattempo la partita è andata avanti: guarda di nuovo il tavolo.
table-from-the-future = La partita non è ancora arrivata a quel punto: è alla versione { $version }.
table-full = Tutti i posti sono occupati, ma puoi guardare.
table-seat-taken = Questo posto è occupato.
table-seat-free = A quel posto non c’è nessuno.
table-seats-free = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
table-no-such-seat = Questo posto non esiste: i posti vanno da 1 a { $last }.
table-already-seated = Hai già un posto a questo tavolo.
table-name-taken = Qui c’è già qualcuno che si chiama «{ $name }». Scegli un altro nome.
table-not-your-seat = Questo posto non è tuo, o è stato spostato su un altro dispositivo.
table-only-watching = Stai solo guardando: non hai un posto a questo tavolo.
table-not-your-turn = Non tocca a te.
table-time-over = Il tuo tempo è scaduto.
table-only-host = Può farlo solo chi ha aperto il tavolo.
table-needs-me = Uno dei posti, e uno solo, dev’essere il tuo.
table-needs-account = Questa partita è classificata: tutti devono avere un account.
table-rated-people = Nelle partite classificate si gioca solo tra persone, ognuna sul proprio dispositivo, senza bot.
table-rated-clock = Una partita classificata ha bisogno di un orologio: scegli i minuti per giocatore o i giorni per turno.
table-rated-options = Le partite classificate seguono le regole normali: lascia le opzioni come sono oppure gioca fuori classifica.
rating-note-terms = A questo tavolo valevano regole diverse da quelle normali.
rating-note-short = Qualcuno ha abbandonato prima che tutti avessero fatto abbastanza mosse.
rating-note-alone = Meno di due giocatori avevano ancora un account.
rating-note-address = Due giocatori si collegavano dallo stesso indirizzo.
rating-note-repeated = Gli stessi giocatori si sono affrontati spesso negli ultimi { $days } giorni.
rating-note-series = La stessa persona ha battuto lo stesso avversario molte volte di fila.
rating-note-quick = Non era la prima partita fra gli stessi giocatori abbandonata presto.
rating-note-new = Uno dei giocatori ha affrontato spesso giocatori nuovi negli ultimi { $days } giorni.
table-level-fixed = Nelle partite classificate, nelle sfide e nelle distribuzioni condivise il livello dei bot non si può cambiare.
table-levels-enough = Il livello di questo bot è già stato cambiato abbastanza volte. Prima fai una mossa.
table-no-such-level = In questo gioco non ci sono bot di livello «{ $level }». Il livello più alto è «{ $strongest }».
table-no-bot = In questo posto non c’è un bot.
table-rated-no-undo = Nelle partite classificate, quando qualcosa è stato scoperto non si torna indietro.
table-rated-no-hint = Nelle partite classificate non ci sono suggerimenti.
table-no-hint = Qui non ci sono suggerimenti: giocano anche altre persone e il tavolo è stato aperto senza.
table-challenge-no-hint = Nelle sfide non ci sono suggerimenti, perché si confrontano i risultati di tutti.
table-rated-no-bot = Nelle partite classificate nessun bot gioca al posto di chi è presente: continua a giocare o abbandona.
table-rated-no-code = Nelle partite classificate i posti sono legati agli account: accedi con il tuo.
table-bot-plays = In questo momento al posto di { $seat } gioca un bot.
table-person-plays = Al posto di { $seat } non sta giocando nessun bot.
table-not-playing = A questo posto non c’è nessuno che possa abbandonare.
table-nothing-to-take = Non c’è nulla da riprendere: stai già giocando, o sei fuori dalla partita.
table-no-such-move = Questa mossa non esiste: l’ultima è la { $last }.
table-before-beginning = Questa partita è cominciata dalla mossa { $first }: più indietro non si può andare.
challenge-unknown = Questa sfida non esiste. Forse la partita da cui viene è stata eliminata.
challenge-old-link = Questo link viene da una versione precedente e non funziona più. Fattene mandare uno nuovo.
challenge-withheld = Questa partita fa parte di una sfida. Potrai vederla dopo aver giocato la sfida.
challenge-tried = Su questo dispositivo la sfida è già stata giocata. Ogni giocatore e ogni dispositivo ha un solo tentativo.
challenge-original = Queste carte vengono da un tavolo a cui sedevi anche tu: non puoi rigiocarle.
challenge-not-yours = Solo chi ha giocato la partita può lanciare la sfida.
challenge-level-changed = In questa partita il livello di un bot è stato cambiato: gli altri giocherebbero contro bot diversi, quindi non può diventare una sfida.
challenge-people-only = Le sfide sono per le persone: i programmi non possono partecipare.
table-already-asked = { $you ->
    [yes] L’hai già chiesto, e manca ancora una risposta.
   *[no] { $seat } l’ha già chiesto, e manca ancora una risposta.
}
table-not-asked = Nessuno ti ha chiesto il consenso.
table-declined = La richiesta è appena stata respinta. Prima continua a giocare.
table-no-such-phrase = La frase «{ $found }» non esiste.
table-talks-too-much = Troppi messaggi. Aspetta qualche secondo.
table-code-wrong = Questo codice non appartiene a nessun posto, o è già stato usato.
table-already-followed = Per la prossima partita c’è già un tavolo.
table-other-game = Questo server non ha più il gioco «{ $game }», perciò la partita non può continuare.
table-other-rules = Questa partita è cominciata con la versione { $found } delle regole; qui c’è la versione { $now }, perciò non può continuare.
table-broken = Questo tavolo non si può aprire: i dati salvati sono danneggiati o sono stati modificati. Non è stato cancellato nulla: avvisa chi gestisce questo server.
bots-not-ready = I bot sono ancora in preparazione. Riprova tra qualche minuto.
replay-running-game = La partita è ancora in corso: puoi vederla solo dal tuo posto.

## Visitors and accounts

player-name-missing = Prima scegli un nome.
player-unknown = Questo giocatore non esiste.
visitor-unknown = Per entrare scegli prima un nome.
account-needed = Per questo serve un account.
account-exists = Hai già un account.
login-taken = Il nome utente «{ $login }» è già in uso.
login-alike = Il nome utente «{ $login }» somiglia troppo a uno già in uso. Scegline un altro.
login-wrong = Nome utente o password non corretti.
login-wait-seconds = Troppi tentativi di accesso. Riprova tra { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}.
login-wait-minutes = Troppi tentativi di accesso. Riprova tra { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
} o usa un dispositivo da cui hai già effettuato l’accesso.
password-common = Questa password è tra le più usate e verrebbe indovinata subito. Scegline un’altra.
password-is-name = La password non può essere il tuo nome utente o il tuo nome, nemmeno con l’aggiunta di cifre.
player-name-mixed = Nel nome «{ $found }» ci sono lettere di alfabeti diversi. Usa le lettere di un solo alfabeto.
registration-closed = Su questo server al momento non si possono creare nuovi account.
token-wrong = Questo token non è valido.
token-unknown = Questo token non esiste.
tokens-too-many = I token possono essere al massimo { $most }. Prima eliminane uno.

## Requests. $detail is a technical text in English.

request-wrong = La richiesta non è valida ({ $detail }).
request-foreign = Questa richiesta viene da un altro sito ed è stata ignorata.
request-too-many = Troppe richieste in una volta. Aspetta un momento.
request-no-such-page = Questa pagina non esiste.
preview-challenge = { $title }: sai fare meglio con le stesse carte?
preview-open = Al tavolo: { $names }. Posti liberi: { $free }. Apri il link e gioca: senza account, senza moduli.
preview-playing = Stanno giocando: { $names }. Apri il link per guardare.
preview-over = Una partita conclusa di { $names }. Apri il link per rivederla.
preview-room = Giochi di carte e di commercio nel browser: contro i bot, sullo stesso schermo o con gli amici.
request-fault = Si è verificato un errore sul server. Non è cambiato nulla: riprova.
storage-unavailable = Al momento il server non riesce ad accedere ai dati. Non è andato perso nulla: si riprende automaticamente appena possibile.
storage-part-damaged = I dati necessari sono danneggiati sul server. Tutto il resto continua a funzionare: avvisa chi gestisce questo server.

## The database

storage-not-an-address = «{ $found }» non è l’indirizzo di un database; scrivi sqlite:///room.sqlite o postgresql://user:password@host/name
storage-needs-file = «{ $found }» non indica un file; scrivi per esempio sqlite:///room.sqlite
storage-cannot-open = { $path }: impossibile usare il database ({ $detail })
storage-empty = { $path }: questo file è vuoto. Se conteneva dei dati, ripristina un backup; per ricominciare da capo, elimina il file
storage-damaged = { $path }: questo database è danneggiato ({ $detail }). Ripristina un backup
storage-not-ours = { $path }: questo database contiene dati di altro tipo. Indicane uno vuoto
storage-newer = { $path }: questo database è stato scritto da una versione più nuova di Emporion
storage-not-empty = { $path }: questo database non è vuoto. Una copia si può ripristinare solo in un database vuoto
storage-in-use = { $path }: un altro server usa questo database. Fermalo prima, oppure indica un altro database
storage-no-backup = { $path }: questa non è la copia di un database di Emporion
storage-exists-already = { $path }: esiste già. Indica un altro file
