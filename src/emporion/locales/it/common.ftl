# What all games share: matches, records, the terminal.
#
# $seat and $actor are names of players; $seat comes with $you, which is "yes" if the reader is that player.

## Players

player-name = { $seat }
player-you = { $seat } (tu)
player-person = Giocatore { $number }
player-bot = { $name } (bot { $bot ->
    [random] casuale
    [greedy] avido
    [apprentice] apprendista
    [trader] commerciante
    [merchant] mercante
    [magnate] magnate
    [master] maestro
    [grandmaster] grande maestro
   *[other] { $bot }
})

## Playing in the terminal

terminal-error = errore
terminal-preparing = Preparazione dei bot per { $title }: richiede qualche minuto, ma solo la prima volta…
terminal-new-game = { $title }: nuova partita per { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
terminal-going-on = { $title }: ripresa di una partita salvata
terminal-at-the-table = Al tavolo: { $players }
terminal-waiting-game = Hai una partita in sospeso. Per riprenderla: { $command }
terminal-keys = ? aiuto · u annulla · h suggerimento · l cronaca · q esci
terminal-hint-fact = → { $fact }
terminal-hint-rival = Rispetto a: { $move }
terminal-hint-for = + { $reason }
terminal-hint-against = − { $reason }
terminal-hint-chances = Le tue probabilità di vittoria: circa il { $share }%
terminal-ask = La tua scelta:
terminal-continue = Invio: avanti
terminal-confirm = Invio: conferma · u: scegli di nuovo · q: esci
terminal-confirm-only = Premi Invio per confermare o scrivi u per scegliere di nuovo.
terminal-not-understood = «{ $text }» non è una scelta valida. Scrivi un numero, oppure ? per l’aiuto.
terminal-no-such-number = La scelta { $number } non esiste. Le scelte vanno da 1 a { $last }.
terminal-too-many = «{ $text }» è di troppo: la mossa è già completa, oppure prima si scopre qualcosa di nuovo.
terminal-which-card = Quale, di preciso? Indicalo così: { $example }
terminal-step-back = Un passo indietro.
terminal-taken-back = { $answers ->
    [0] Mossa annullata
   *[other] Mossa annullata, insieme a quelle successive dei bot
}: { $moves }
terminal-curtain = { $name }, tocca a te. Premi Invio quando solo tu puoi vedere lo schermo.
terminal-curtain-undo = { $name } può ancora annullare l’ultima mossa con u.
terminal-curtain-only = Premi Invio quando davanti allo schermo c’è la persona giusta, o scrivi q per uscire.
terminal-log = Cronaca della partita
terminal-log-earlier = { $count ->
    [one] { $count } riga precedente omessa.
   *[other] { $count } righe precedenti omesse.
} Per vederne di più aggiungi un numero: l { $more }
terminal-end = Fine della partita
terminal-quit = Partita salvata. Per riprenderla: { $command }
terminal-saved = La registrazione della partita è stata salvata. Per rivederla: { $command }
terminal-needs-terminal = «emporion { $command }» è interattivo, ma lo standard input non è un terminale. Avvialo in una finestra di terminale, senza pipe.
terminal-no-saved-game = Non ci sono partite in sospeso in { $folder }. Per iniziarne una: { $command }
terminal-nobody-plays = In questa partita giocano solo bot: per te non c’è nulla da decidere. Per guardarla: { $command }
terminal-game-is-over = Questa partita è finita. Per rivederla: { $command }
terminal-interrupted = Partita interrotta e salvata. Per riprenderla: { $command }
terminal-stopped = interrotto

## Help

help-title = Aiuto
help-keys-title = Tasti
help-keys = Scrivi il numero di una scelta e premi Invio; con più numeri su una riga, come 1 3, scegli più carte insieme. Una riga vuota mostra di nuovo il tavolo. Quello che è tra parentesi ha lo stesso effetto; dove la lettera è seguita da puntini, aggiungi la carta o il suo posto, per esempio { $example }. { "u" } annulla la tua ultima mossa, finché non si scopre qualcosa di nuovo. { "h" } chiede a un bot che cosa farebbe, { "l" } mostra la cronaca, { "q" } esce dalla partita, che viene sempre salvata.
help-topics = Per saperne di più: ? seguito da una parola ({ $topics }), da una carta, per esempio { $card }, o dal numero di una scelta.
help-unknown = Non c’è nessun aiuto per «{ $text }».

## Watching a record

replay-keys = Invio: avanti · b: indietro · numero: vai a quella mossa · e: alla fine · q: esci
replay-keys-end = b: indietro · numero: vai a quella mossa · Invio o q: esci
replay-place = { $version ->
    [0] Prima della prima mossa
   *[other] Dopo la mossa { $version } di { $last }
}
replay-ask = Vai a:
replay-not-understood = «{ $text }» non è un punto della partita. Premi Invio oppure scrivi b, e, q o un numero da 0 a { $last }.
replay-running = La partita non è stata portata a termine.
verify-finished = { $source }: registrazione corretta. { $title } (regole versione { $rules }): { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, partita finita. { $verdict }
verify-running = { $source }: registrazione corretta fin dove arriva. { $title } (regole versione { $rules }): { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, partita non finita.
verify-sealed = Le carte sono state mescolate come prometteva il sigillo { $seal }… Confrontalo con quello pubblicato all’inizio della partita.
verify-unsealed = La registrazione non ha sigillo: prima della partita nessuno ha promesso come sarebbero state mescolate le carte.

## Arguments of the commands. $detail is a technical text in English.

game-missing = Indica un gioco ({ $known }), per esempio: { $command }
game-unknown = Il gioco «{ $found }» non esiste; ci sono: { $known }
learn-none = Per «{ $game }» non ci sono lezioni o esercizi.
practice-number = L’esercizio { $found } non esiste. Scegli un numero da 1 a { $last }.
players-count = { $title } è per { $low }-{ $high } giocatori, non per { $found }
players-bots = Troppi bot ({ $bots }): con { $players } giocatori deve restare un posto per una persona
players-names = Ci sono più nomi ({ $names }) che persone davanti allo schermo ({ $persons }); per più persone aggiungi --hot-seat
players-alike = Due persone hanno lo stesso nome
player-name-wrong = Il nome «{ $found }» deve avere da 1 a { $longest } caratteri visibili
bot-unknown = Il bot «{ $found }» non esiste; ci sono: { $known }
bot-no-such-level = { $title } non ha bot di livello «{ $found }»; ci sono: { $known }
bot-wrong = Un bot non può giocare ({ $detail }). Tutti i bot: emporion bots
resume-bots = { $source }: i bot indicati ({ $bots }) sono più di quelli che giocano questa partita ({ $seats })
resume-outside = { $source }: uno dei bot è un programma a parte, che viene avviato solo se lo indichi nel comando. Per riprendere la partita: { $command }
resume-no-such-level = { $source }: { $title } non ha bot di livello «{ $found }». Per riprendere la partita con altri bot: { $command }
seat-unknown = «{ $found }» non è un posto al tavolo; scegli tra { $seats }
option-wrong = Un’opzione non è valida ({ $detail }). Tutte le opzioni: emporion games

## Matches

match-over = La partita è finita.
match-not-your-turn = Ora deve decidere { $actor }, non { $seat }.
match-no-decision = Manca la decisione.
match-not-legal = La decisione { $number } («{ $move }») in quel punto non è possibile.
    .web = In questo momento non è possibile.
match-draft-too-long = «{ $move }» arriva troppo tardi: dopo { $number ->
    [one] { $number } decisione
   *[other] { $number } decisioni
} tocca ad altri, o si scoprono delle carte.
    .web = La tua mossa è completa: prima confermala o annullala.
match-undo-nothing = Non hai fatto nessuna mossa che si possa annullare.
match-score-position = Questa partita è cominciata a gioco già avviato. Ciò che è successo prima non è elencato, ma conta nei totali.
match-undo-others = Nel frattempo ha giocato qualcun altro: non si può più annullare nulla.
match-undo-revealed = Nel frattempo si è scoperto qualcosa di nuovo: non si può più annullare nulla.
match-no-undo = Non potrai annullare: { $what }.
match-reveals = si scopre qualcosa di nuovo

## Records. $detail is a technical text in English.

record-not-json = { $source }: non è la registrazione di una partita (JSON non valido: { $detail })
record-not-a-record = { $source }: non è la registrazione di una partita: «format» dovrebbe essere "{ $expected }", ma è { $found }
record-field = { $source }: un campo della registrazione è sbagliato ({ $detail })
record-key = { $source }: «key» dovrebbe essere di 64 cifre esadecimali, ma è { $found }
record-nonce = { $source }: «nonce» dovrebbe contenere cifre esadecimali, ma è { $found }
record-promise = { $source }: le carte non sono state mescolate come promesso prima della partita: la chiave non corrisponde a «commitment»
record-unknown-game = { $source }: il gioco { $found } qui non esiste
record-unknown-bot = { $source }: uno dei giocatori qui non esiste ({ $detail })
record-rules-version = { $source }: la partita è stata giocata con la versione { $found } delle regole; qui c’è la versione { $expected }
record-set-up = { $source }: impossibile preparare questa partita ({ $detail })
record-name = { $source }: il nome { $found } di un giocatore deve avere al massimo { $longest } caratteri visibili
record-move-after-end = { $source }: mossa { $number }, { $line }: la partita era già finita
record-move-seat = { $source }: mossa { $number }, { $line }: dovrebbe cominciare con un posto, uno tra { $seats }
record-move-turn = { $source }: mossa { $number }, { $line }: toccava a { $seat }
record-move-unreadable = { $source }: mossa { $number }, { $line }: illeggibile ({ $detail })
record-move-illegal = { $source }: mossa { $number }, { $line }: «{ $move }» non era possibile; mosse possibili: { $legal }
record-move-too-long = { $source }: mossa { $number }, { $line }: «{ $move }» va in una riga a parte, perché prima decidono altri o si scopre qualcosa
record-cut-short = { $source }: indica un risultato, ma dopo { $number ->
    [one] { $number } mossa
   *[other] { $number } mosse
} la partita non è finita
record-result = { $source }: «{ $field }» del risultato è { $found }, ma le mosse portano a { $expected }
storage-cannot-write = { $path }: impossibile scrivere il file ({ $detail })
storage-exists = { $path }: esiste già. Indica un altro file o riprendi quella partita: { $command }
storage-changed = { $path }: il file è stato modificato da un altro programma, quindi non è stato salvato nulla. Forse questa partita è aperta due volte
storage-cannot-read = { $path }: impossibile leggere il file ({ $detail })
storage-no-file = { $path }: il file non esiste
storage-no-permission = { $path }: non hai i permessi per questo file

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

reason-number = { $number }
reason-at-least = almeno { $number }
reason-often = { $reason } (spesso)
reason-likely = { $reason } (probabilmente entro il tuo prossimo turno)
reason-score = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} { $number } { $count ->
    [one] punto
   *[other] punti
} { $way ->
    [more] in più
   *[less] in meno
}
reason-wins = { $you ->
    [yes] { $way ->
        [more] Vinci la partita
       *[less] Non vinci ancora
    }
   *[no] { $way ->
        [more] { $seat } vince la partita
       *[less] { $seat } non vince ancora
    }
}
