# Che cosa dice il server: ai tavoli, ai visitatori, a chi lo ospita.
#
# $seat è il nome di un giocatore; $you vale "yes" se è chi legge.

## Che cosa succede al tavolo

log-opened = Il tavolo è aperto.
log-seated = { $name } si siede al tavolo.
log-vacated = Il posto { $number } è di nuovo libero.
log-assigned = { $who } si siede al tavolo.
log-started = La partita comincia. Le carte sono mescolate e il sigillo sulla mescolata è pubblicato.
log-started-at = { $kind ->
    [lesson] La lezione comincia, a partita già iniziata.
   *[other] La partita comincia dopo la mossa { $move } di un’altra, con le stesse carte.
    }
log-asked-back = { $you ->
    [yes] Vorresti tornare alla mossa { $move }.
   *[no] { $seat } vorrebbe tornare alla mossa { $move }.
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
    [yes] Annulli tutto ciò che è seguito alla mossa { $move }.
   *[no] { $seat } annulla tutto ciò che è seguito alla mossa { $move }.
}
log-taken-over = { $why ->
    [time] Il tempo di { $seat } è scaduto: continua un bot.
    [left] { $seat } si allontana per ora dal tavolo: continua un bot.
    [resigned] { $seat } si arrende: continua un bot.
   *[absent] { $seat } manca da troppo tempo: continua un bot.
}
log-handed-back = { $you ->
    [yes] Torni al tavolo e giochi di nuovo tu.
   *[no] { $seat } torna al tavolo e gioca di nuovo in prima persona.
}
log-resigned = { $you ->
    [yes] Ti arrendi.
   *[no] { $seat } si arrende.
}
log-said = { $seat }: { $phrase }
log-followed = Per la prossima partita c’è già un tavolo.

## Frasi per tutti al tavolo

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-have-fun = Buon divertimento!
phrase-your-turn = Tocca a te.
phrase-one-moment = Un attimo, per favore.
phrase-sorry = Scusate!
phrase-thanks = Grazie!
phrase-well-played = Bella mossa!
phrase-wow = Accidenti!
phrase-oops = Ops!
phrase-good-game = È stata una bella partita.
phrase-again = Un’altra partita?
phrase-goodbye = Arrivederci!

## Perché qualcosa al tavolo non si può fare

table-unknown = Questo tavolo non esiste, o è stato sparecchiato.
table-is-open = La partita non è ancora cominciata.
table-is-running = La partita è già cominciata.
table-is-over = La partita è finita.
table-not-over = Si può fare solo quando la partita è finita.
table-stale = La partita è andata avanti. Guarda di nuovo.
table-from-the-future = La partita non è ancora a quel punto: è alla versione { $version }.
table-full = Tutti i posti sono occupati. Puoi guardare.
table-seat-taken = Questo posto è occupato.
table-seat-free = Lì non siede nessuno.
table-seats-free = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
table-no-such-seat = Questo posto non c’è; i posti vanno da 1 a { $last }.
table-already-seated = Hai già un posto a questo tavolo.
table-name-taken = Qui c’è già qualcuno che si chiama «{ $name }». Scegli un altro nome.
table-not-your-seat = Questo posto non è tuo, o è passato a un altro dispositivo.
table-only-watching = Stai guardando e non hai un posto a questo tavolo.
table-not-your-turn = Non tocca a te.
table-time-over = Il tuo tempo è scaduto.
table-only-host = Può farlo solo chi ha aperto il tavolo.
table-needs-me = Uno dei posti dev’essere il tuo, e uno solo.
table-needs-account = Questa partita vale per la classifica: tutti hanno bisogno di un account.
table-rated-people = Nelle partite di classifica si gioca tra persone: ognuno sul proprio dispositivo, senza bot.
table-rated-no-undo = Nelle partite di classifica non si annulla nulla dopo che qualcosa è stato rivelato.
table-rated-no-hint = Nelle partite di classifica non ci sono suggerimenti.
table-rated-no-bot = Nelle partite di classifica nessun bot gioca per chi è presente: continua a giocare o arrenditi.
table-rated-no-code = Nelle partite di classifica i posti appartengono agli account: accedi con il tuo.
table-bot-plays = Al momento per { $seat } gioca un bot.
table-person-plays = { $seat } gioca in prima persona.
table-not-playing = A questo posto non gioca nessuno che possa arrendersi.
table-nothing-to-take = Non c’è nulla da riprendere: stai già giocando, o hai rinunciato.
table-no-such-move = Questa mossa non c’è; l’ultima è la { $last }.
table-before-beginning = Questa partita è cominciata dalla mossa { $first }; più indietro non si può andare.
table-already-asked = { $you ->
    [yes] L’hai già chiesto, e manca ancora una risposta.
   *[no] { $seat } l’ha già chiesto, e manca ancora una risposta.
}
table-not-asked = Nessuno ti chiede il consenso.
table-declined = Te l’hanno appena negato. Prima continua a giocare.
table-no-such-phrase = La frase «{ $found }» non c’è.
table-talks-too-much = Troppe chiacchiere. Aspetta qualche secondo.
table-code-wrong = Questo codice non appartiene a nessun posto, o è già stato usato.
table-already-followed = Per la prossima partita c’è già un tavolo.
table-other-rules = Questa partita è cominciata con le regole in versione { $found }; qui valgono quelle in versione { $now }, perciò non può continuare.
bots-not-ready = I bot si stanno ancora preparando a pensare in anticipo. Riprova tra qualche minuto.
replay-running-game = La partita è ancora in corso: la vedi solo con i tuoi occhi.

## Visitatori e account

player-name-missing = Prima dicci un nome.
player-unknown = Questo giocatore non esiste.
visitor-unknown = Prima entra: scegli un nome.
account-needed = Per questo serve un account.
account-exists = Hai già un account.
login-taken = Il nome utente «{ $login }» è occupato.
login-wrong = Nome utente o password non corretti.
registration-closed = Su questo server al momento non si possono creare nuovi account.
token-wrong = Questo token non è valido.
token-unknown = Questo token non esiste.
tokens-too-many = I token possono essere al massimo { $most }. Prima eliminane uno.

## Richieste. $detail è un testo tecnico in inglese.

request-wrong = La richiesta non va bene ({ $detail }).
request-foreign = Questa richiesta viene da un altro sito ed è stata ignorata.
request-too-many = È troppo in una volta. Aspetta un momento.
request-no-such-page = Questa pagina non esiste.
request-fault = Qualcosa sul server è andato storto. Non è cambiato nulla; riprova.

## Il database

storage-not-an-address = «{ $found }» non è l’indirizzo di un database; scrivi sqlite:///room.sqlite o postgresql://user:password@host/name
storage-needs-file = «{ $found }» non indica un file; scrivi per esempio sqlite:///room.sqlite
storage-cannot-open = { $path }: il database non si può usare ({ $detail })
storage-not-ours = { $path }: questo database contiene altro. Indicane uno vuoto
storage-newer = { $path }: questo database è stato scritto da una versione più nuova di Emporion
storage-not-empty = { $path }: questo database non è vuoto. Una copia si ripristina in uno vuoto
storage-in-use = { $path }: un altro server usa questo database. Fermalo prima, oppure indica un altro database
storage-no-backup = { $path }: questa non è la copia di un database di Emporion
storage-exists-already = { $path }: esiste già. Indica un altro file
