# The web room: pages, buttons, settings. What happens at tables is in room.ftl, what belongs to a game in its own file.

## Everywhere

web-home = Pagina iniziale
web-close = Chiudi
web-cancel = Annulla
web-change = Indietro
web-confirm = Conferma
web-save = Salva
web-remove = Rimuovi
web-share = Condividi
web-loading = Un attimo…
web-loading-long = Ci vuole più del solito: il server è occupato o la connessione è lenta.
web-unreachable = Il server non risponde. Sei online?
web-try-again = Riprova
web-open-another = Apri un nuovo tavolo
web-error-page = Forse il link è incompleto o non è più valido. Dalla pagina iniziale si arriva a tutto.
web-error-table = Forse il link è incompleto. I tavoli vengono anche rimossi quando tutti se ne vanno prima della partita, e molto tempo dopo l’ultima mossa. Chiedi un nuovo link o apri tu un tavolo.
web-error-closed = Hai effettuato il logout in un’altra finestra, o la password è cambiata. Le tue partite sono al sicuro: ricarica la pagina e accedi.
web-error-unreachable = Continuiamo a provare. La partita è al sicuro: ogni mossa è salvata sul server e ritroverai esattamente questa posizione.
web-error-load = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
web-error-challenge = Chiedi una nuova sfida a chi ti ha mandato il link, oppure gioca con carte nuove.
web-error-player = Forse questo giocatore ha cancellato i suoi dati.
web-error-replay = Le partite restano per un po’ sul server, e le tue anche su questo dispositivo.
web-error-lesson = Non è stato possibile avviare la lezione.
web-error-course = Impossibile caricare le lezioni di questo gioco.
web-pages = Pagine
web-game = Gioco
web-games = Partite
web-players = Giocatori
web-name = Nome
web-rating = Punti in classifica
web-guest = Ospite
web-you = (tu)
web-you-alone = Tu
web-your-turn = Tocca a te
web-new-card = nuova
web-chosen = tua scelta
web-touch-tip = Tieni il dito su una carta per vederla da vicino.

## The first page

web-hero = Commercia, naviga, gioca d’astuzia.
web-hero-text = Giochi di carte e di commercio nel tuo browser: contro i bot, con gli amici tramite un link o tutti sullo stesso schermo. Senza account, senza moduli.
web-play-now = Gioca subito
web-opponents = Avversari
web-opponents-matched = adatti a te
web-skill-question = Quanta esperienza hai con questi giochi?
web-skill-first = È la mia prima volta
web-skill-learned = Ho fatto la lezione
web-skill-first-lesson = Una lezione al tavolo ti mostra le regole in pochi minuti. Poi giochi contro gli apprendisti: bot che sbagliano.
web-skill-first-about = Giochi contro gli apprendisti: bot che sbagliano.
web-skill-lesson = Comincia dalla lezione
web-skill-at-once = Gioco subito
web-skill-casual = Gioco ogni tanto
web-skill-casual-about = Giochi contro i commercianti: se la cavano bene, ma qualche errore lo fanno.
web-skill-strong = Gioco molto bene
web-skill-strong-about = Giochi contro i magnati. In alcuni giochi ci sono bot ancora più forti.
web-skill-remembered = Te lo chiediamo una volta sola. Puoi scegliere altri bot quando vuoi, sopra «Gioca subito».
web-learn = Impara a giocare
web-practice = Esercitati
web-course = Lezioni ed esercizi
web-practice-standing = Esercizi risolti: { $number } su { $count }
web-invite = Invita amici
web-same-device = Stesso dispositivo
web-cards = Carte
web-marks = I segni sul tavolo
web-mark-playable = Un alone: puoi sceglierlo adesso. Se le scelte sono molte, si illumina tutta l’area; puntala per vedere che cosa puoi scegliere, oppure clicca subito un pezzo.
web-mark-selected = Una spessa cornice verde con la spunta: l’hai scelto. Cliccalo di nuovo per annullare.
web-mark-focused = Una linea tratteggiata: qui agisce la tastiera. Invio sceglie.
web-mark-taught = Angoli blu: è ciò di cui parla la lezione.
web-mark-new = Una stella: la carta è arrivata nella tua mano dopo la tua ultima scelta.
web-mark-players = Ogni giocatore ha un colore e una forma: ciò che li porta è suo.
web-players-minutes = { $low }–{ $high } giocatori · { $from }–{ $to } minuti
web-my-games = Le tue partite in corso
web-open-tables = Tavoli aperti
web-running-tables = Guarda una partita
web-finished-games = Partite concluse
web-show-all = Mostra tutte ({ $count })
web-result = { $place } · punteggio { $score }
web-lesson-done = completata
web-origin-lesson = Lezione
web-origin-practice = Esercizio
web-origin-branch = Seguito di un’altra partita
web-origin-challenge = Sfida
web-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}

## A new table

web-new-table = { $title }: un nuovo tavolo
web-your-name = Il tuo nome
web-who-else = Chi altro gioca?
web-who-sits = Posto { $number }
web-seat-bot = un bot
web-seat-open = chi ha il link
web-seat-here = qualcuno qui con te
web-add-player = Aggiungi un giocatore
web-bot-level = Livello del bot
web-level-apprentice = apprendista
web-level-trader = commerciante
web-level-merchant = mercante
web-level-magnate = magnate
web-level-master = maestro
web-level-grandmaster = grande maestro
web-level-stand-in = sostituto
web-about-apprentice = Sbaglia spesso: adatto alle prime partite.
web-about-trader = Gioca con criterio, ma non trova sempre la mossa migliore: l’avversario abituale.
web-about-merchant = Sbaglia meno del commerciante: un avversario forte.
web-about-magnate = Sbaglia ancora meno del mercante: un avversario molto forte.
web-about-master = Prima di decidere esamina molte possibili continuazioni della partita: più forte del magnate.
web-about-grandmaster = Esamina molte più continuazioni del maestro: l’avversario più forte.
web-about-stand-in = In questo momento al suo posto decide un bot.
web-public = Mostra il tavolo a tutti: chiunque potrà unirsi
web-rated = Partita classificata: vale per la classifica; quando qualcosa è stato scoperto non si torna indietro
web-rated-terms = Le partite classificate hanno un orologio e le regole normali.
web-hints-allowed = Suggerimenti permessi: ognuno può chiedere a un bot che cosa farebbe
web-hints-short = con suggerimenti
web-hints-about = Qui ognuno può chiedere un suggerimento a un bot. Lo ha deciso chi ha aperto il tavolo.
web-pace = Tempo di riflessione
web-pace-none = senza limiti
web-pace-live = un orologio per giocatore
web-pace-days = alcuni giorni per turno
web-minutes = Minuti per giocatore
web-bonus-seconds = Secondi in più per turno
web-bonus-about = Dopo ogni tuo turno, questi secondi si aggiungono al tuo orologio.
web-days = Giorni per turno
web-terms-live = { $minutes ->
    [one] Un minuto
   *[other] { $minutes } minuti
} a testa, più { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} per ogni turno
web-terms-days = { $days ->
    [one] Un giorno per turno
   *[other] { $days } giorni per turno
}
web-terms-public = Chiunque può vedere questo tavolo e unirsi.
web-yes = sì
web-no = no
web-just-now = poco fa
web-options = Regole di questo tavolo
web-options-experts = Per esperti
web-options-experts-about = Dettagli su cui i regolamenti differiscono e numeri per provare varianti. Nel dubbio, lasciali come sono.
web-open-table = Apri il tavolo
web-start = Comincia la partita

## Before the game

web-seat-free = libero
web-sit-here = Siediti qui
web-add-bot = Metti un bot
web-leave-seat = Alzati
web-free-seat = Libera il posto
web-invite-text = Manda questo link agli amici. Chi lo apre può sedersi o guardare.
web-invite-link = Link a questo tavolo
web-invite-code = Codice QR del link a questo tavolo
web-invite-code-about = Oppure inquadra il codice con la fotocamera del telefono.
web-link-copied = Link copiato.
web-start-with-bots = Comincia con i bot nei posti liberi
web-wait-for-host = La partita comincia quando la avvia chi ha aperto il tavolo.

## At the table

web-your-move = La tua decisione
web-decides = decide
web-confirm-question = Confermi la mossa?
web-chosen-for-you = { $rest ->
    [yes] Il resto è già selezionato: nient’altro va bene.
   *[no] Già selezionato: non c’è altra possibilità.
}
web-goes-on = Per ora non c’è nulla da scegliere. Tra un attimo si prosegue.
web-whole-text = Leggi tutto
web-undo = Annulla la mossa
web-undo-what = Annulla: { $what }
web-undo-others = Ritirare anche le mosse altrui?
web-undo-others-text = Dopo la tua ultima scelta hanno giocato anche altri. Se la ritiri, torna indietro anche tutto questo:
web-undo-all = Ritira le mosse
web-undo-keep = Lascia così
web-step-back = Un passo indietro
web-what-to-do = Che cosa vuoi farne?
web-no-moves = Ora non hai nulla da decidere.
web-bot-plays-for-you = { $moves ->
    [0] In questo momento un bot gioca al posto tuo.
    [one] Un bot gioca al posto tuo: finora una mossa.
   *[other] Un bot gioca al posto tuo: finora { $moves } mosse.
}
web-welcome-back = { $moves ->
    [0] Rieccoti! Ora giochi di nuovo tu.
    [one] Rieccoti! Il bot ha fatto una mossa al posto tuo.
   *[other] Rieccoti! Il bot ha fatto { $moves } mosse al posto tuo.
}
web-play-again-myself = Riprendi a giocare
web-is-bot = Bot: { $level }
web-is-away = assente
web-takeover = bot fra { $time }
web-about-away = In questo momento non è in linea. Se manca troppo a lungo, un bot gioca al suo posto.
web-time-left = Tempo rimasto
web-about-clock-live = Quando questo tempo scade, un bot gioca al suo posto. Nelle partite classificate chi esaurisce il tempo perde. Ogni turno aggiunge qualche secondo.
web-about-clock-days = Il tempo per un turno. Quando scade, un bot gioca al suo posto. Nelle partite classificate chi esaurisce il tempo perde.
web-reconnecting = Riconnessione…
web-storage-down = Il server al momento non riesce a salvare
web-new-version = È disponibile una nuova versione: ricarica
web-line-closed = La tua sessione è stata chiusa. Ricarica questa pagina.
web-not-drawn = A questo gioco non si può ancora giocare nel browser.
web-watching = { $count ->
    [one] Una persona sta guardando
   *[other] { $count } persone stanno guardando
}
web-about-watching = Vedono ciò che è pubblico, ma non la mano di nessuno.
web-beside = Cronaca, mosse, aiuto e questo tavolo
web-tab-log = Cronaca
web-tab-moves = Tutte le mosse
web-tab-talk = Di’ qualcosa
web-tab-help = Aiuto
web-tab-table = Questo tavolo
web-log = Che cosa è successo
web-log-earlier = Mostra gli eventi precedenti
web-log-newest = Ultime
web-log-jump = Mostra la partita dopo la mossa { $move }
web-skip = Salta
web-next-here = Tocca a { $name }.
web-hand-over = Passa a { $name }
web-curtain = Tocca a { $name }. Tutti gli altri: non guardate!
web-curtain-ready = Sono { $name }
web-agree = Accetta
web-disagree = No, si continua
web-waiting-for-consent = In attesa della risposta degli altri.
web-go-back-to = Torna alla mossa
web-go-back = Torna indietro
web-go-back-sure = Sì, torna alla mossa { $move }
web-let-bot-play = Lascia giocare un bot al posto mio
web-let-bot-play-for = Lascia giocare un bot al posto di { $name }
web-bot-levels = I bot
web-level-of = Livello di { $name }
web-level-change = Cambia livello
web-level-whose = Solo chi ha aperto il tavolo può cambiare i livelli.
web-plays-again = { $name } riprende a giocare
web-resign = Abbandona
web-resign-sure = Sì, abbandona
web-other-device = Continua su un altro dispositivo
web-recovery-code = Sull’altro dispositivo scegli in alto l’icona della persona e inserisci questo codice. Vale una volta sola.
web-seal = Sigillo del mazzo: { $seal }…
web-seal-about = Pubblicato all’apertura del tavolo, prima che i dispositivi dei giocatori contribuissero al mazzo. A fine partita il riepilogo dei punti ed «emporion verify» controllano il mazzo con questo sigillo.
web-shuffle-check = Controlla il mazzo
web-report = Salva una segnalazione di errore
web-memory-title = Quello che potresti ricordare
web-keys = Tasti
web-keys-text = 1–9 sceglie una carta della mano e H va alla mano; le frecce laterali scorrono la fila, su e giù passano tra ciò che puoi scegliere; Invio sceglie e conferma; U annulla la mossa; Esc annulla la scelta; Y chiede un suggerimento; V mostra che cosa è successo dal tuo ultimo turno e la barra spaziatrice lo riproduce; A elenca tutte le mosse, L apre la cronaca, P le frasi, ? questo aiuto.
web-keys-replay = Quando rivedi una partita, le frecce sinistra e destra vanno indietro e avanti di una mossa, Pag↑ e Pag↓ di dieci, Inizio e Fine all’inizio e alla fine; la barra spaziatrice avvia e mette in pausa.

## The end

web-score-sheet = Segnapunti
web-score-sheet-more = Mostra il resto del segnapunti
web-you-came = Hai chiuso al { $place }º posto.
web-ended-early = La partita è finita in anticipo: qualcuno ha abbandonato o ha esaurito il tempo.
web-rematch = Gioca ancora
web-next-harder = Prova con bot più forti: { $names } ({ $level })
web-next-easier = Con bot più facili: { $names } ({ $level })
web-next-harder-one = Prova con un bot più forte: { $names } ({ $level })
web-next-easier-one = Con un bot più facile: { $names } ({ $level })
web-next-table = Vai alla prossima partita
web-replay = Rivedi
web-export = Esporta

## Replays, with analysis

web-no-replay = Qui non c’è nulla da rivedere.
web-play = Riproduci
web-pause = Pausa
web-analysis = Analisi

## Hints

web-hint = Suggerimento
web-hint-about = Chiedi a un bot che cosa farebbe ora
web-hint-select = Scegli
web-hint-thinking = Un bot sta pensando alla tua mossa…
web-hint-expected = Le tue probabilità di vittoria:
web-hint-equal = Queste mosse sono più o meno equivalenti:
web-hint-among = Una buona mossa; altre sono più o meno equivalenti:
web-hint-open = Nessuna mossa è nettamente migliore. Più o meno equivalenti, per esempio:
web-hint-unclear = Qui il bot non ha una risposta netta.
web-hint-more = Altro
web-hint-less = Meno
web-hint-rival = Rispetto a:
web-reason-for = A favore:
web-reason-against = Contro:
web-hint-weaker = Mosse più deboli
web-hint-behind = { $points ->
    [one] { $points } punto percentuale in meno
   *[other] { $points } punti percentuali in meno
}
web-hint-fewer = { $points ->
    [one] circa { $points } punto in meno
   *[other] circa { $points } punti in meno
}
web-hint-any = Le tue probabilità di vittoria con una qualsiasi di queste: circa { $share }.
web-hint-numbers = È la stima approssimativa del bot dopo l’intera mossa; { $even } significa equilibrio. Il bot sa solo quello che sai tu.
web-hint-none = Qui non c’è scelta: vai avanti.

## Playing on from an earlier game

web-branch = Gioca da qui
web-branch-about = Si apre un nuovo tavolo con la partita com’era dopo la mossa { $move }, con le stesse carte. Al posto degli altri giocano i bot. La vecchia partita non cambia.
web-branch-seat = Al posto di chi vuoi giocare?
web-branch-origin = Dalla mossa { $move } di un’altra partita

## Challenges

web-challenge = Sfida
web-challenge-friend = Lancia una sfida
web-challenge-invite = Chi apre questo link gioca una volta sola con le stesse carte e allo stesso posto, contro i bot. Fino ad allora non può vedere questa partita; poi potrete confrontare i risultati.
web-challenge-link = Link a questa sfida
web-challenge-of = { $title }: una sfida
web-challenge-mine = Queste sono le tue carte. Chi saprà giocarle meglio?
web-challenge-from = { $name } ti sfida: sai fare di meglio con le stesse carte?
web-challenge-done = Hai già giocato la sfida di { $name }.
web-challenge-running = La sfida di { $name } ti aspetta ancora.
web-challenge-about = Hai lo stesso posto e le stesse carte; al posto degli altri giocano i bot.
web-challenge-once = Hai un solo tentativo: anche abbandonare il tavolo o arrendersi conta.
web-challenge-see = Vai alla sfida
web-challenge-take = Accetta la sfida
web-challenge-resume = Torna alla partita
web-challenge-results = Risultati con le stesse carte
web-challenge-later = Vedrai i risultati degli altri quando avrai finito la tua partita.
web-challenge-place = Posizione
web-challenge-score = Punteggio
web-challenge-original = la prima partita con queste carte
web-challenge-origin = Le carte di un’altra partita

## Settings

web-settings = Impostazioni
web-language = Lingua
web-theme = Aspetto
web-theme-system = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-confirming = Chiedi conferma prima di una mossa
web-confirming-never = mai
web-confirming-reveals = quando non si può annullare
web-confirming-always = sempre
web-sound = Suoni
web-motion = Animazioni
web-speed = Velocità delle mosse altrui
web-speed-slow = lenta
web-speed-normal = normale
web-speed-fast = rapida
web-speed-instant = subito
web-speed-now = Mosse altrui: { $speed }
web-playback = Mosse degli altri
web-plays = { $you ->
    [yes] La tua mossa
   *[no] Gioca { $seat }
}
web-review = Dal tuo ultimo turno
web-review-place = { $number } di { $count }
web-previous-event = Evento precedente
web-next-event = Evento successivo
web-react-smile = Sorriso
web-react-laugh = Risata
web-react-approve = Pollice in su
web-react-cheer = Esultanza
web-react-sigh = Sospiro
web-react-heart = Cuore
web-gain = +{ $points }
web-summary-more = + { $count ->
    [one] un altro evento nella cronaca
   *[other] altri { $count } eventi nella cronaca
}
web-memory = Aiutami a ricordare: mostra le carte già viste che potrei aver dimenticato
web-notify = Avvisami quando tocca a me
web-notify-impossible = Qui non è disponibile: il browser richiede un indirizzo https o non supporta le notifiche.

## People

web-me = Io
web-leaders = Classifiche
web-for-players = { $count } giocatori
web-place-of = { $place }º posto su { $players }
web-log-in = Accedi
web-about = Informazioni su Emporion

## Rulebooks

web-rules = Regolamento
web-rules-contents = Indice
web-rules-all-cards = Tutte le carte
web-rules-print = Stampa
web-rules-more = Approfondisci nel regolamento
web-rules-explain = Che cosa dicono le regole
web-rules-variants = Chi apre un tavolo può cambiare queste regole. Di solito sono così:
web-rules-chapter-about = Il gioco in breve
web-rules-chapter-pieces = Componenti
web-rules-chapter-setup = Preparazione
web-rules-chapter-turn = Il turno
web-rules-chapter-actions = Le azioni
web-rules-chapter-events = Che cosa succede poi
web-rules-chapter-cases = Casi particolari
web-rules-chapter-end = Fine della partita e vittoria
web-rules-chapter-variants = Varianti
web-rules-chapter-advice = Consigli

## Without a connection

web-offline-note = Manca la connessione al server. Puoi leggere i regolamenti e tutte le carte, e rivedere le partite concluse conservate su questo dispositivo. Per giocare o seguire una lezione serve la connessione.
web-offline-kept = Partite conservate su questo dispositivo
web-offline-none = Su questo dispositivo non c’è ancora nessuna tua partita conclusa.
web-offline-lesson = Una lezione si gioca a un tavolo, perciò serve la connessione al server. Il regolamento si può leggere anche senza.
