# The web room: pages, buttons, settings. What happens at tables is in room.ftl, what belongs to a game in its own file.

## Everywhere

web-home = Pagina iniziale
web-close = Chiudi
web-cancel = Annulla
web-confirm = Conferma
web-save = Salva
web-remove = Togli
web-share = Condividi
web-loading = Un attimo…
web-unreachable = Il server non risponde. Sei in linea?
web-pages = Pagine
web-game = Gioco
web-games = Partite
web-players = Giocatori
web-name = Nome
web-rating = Punteggio
web-guest = Ospite
web-you = (tu)
web-your-turn = Tocca a te
web-chosen = scelta

## The first page

web-hero = Commercia, naviga, sii più furbo.
web-hero-text = Giochi di carte sui mercanti nel tuo browser: contro i bot, con gli amici tramite un link o tutti su un solo schermo. Senza account, senza moduli.
web-play-now = Gioca subito
web-invite = Invita amici
web-same-device = Stesso dispositivo
web-cards = Carte
web-players-minutes = { $low }–{ $high } giocatori · { $from }–{ $to } minuti
web-my-games = Continua
web-open-tables = Tavoli aperti
web-running-tables = Guarda una partita
web-finished-games = Partite concluse
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
web-seat-here = qualcuno su questo dispositivo
web-add-player = Un altro giocatore
web-bot-level = Forza del bot
web-level-apprentice = apprendista
web-level-trader = commerciante
web-level-merchant = mercante
web-level-magnate = magnate
web-level-stand-in = sostituisce
web-public = Mostra il tavolo a tutti, così chiunque può unirsi
web-rated = Valida per la classifica: nulla si può annullare
web-pace = Tempo per pensare
web-pace-none = quanto ne vuoi
web-pace-live = un orologio per giocatore
web-pace-days = alcuni giorni a mossa
web-minutes = Minuti per giocatore
web-days = Giorni per mossa
web-options = Regole di questo tavolo
web-open-table = Apri il tavolo
web-start = Comincia la partita

## Before the game

web-seat-free = libero
web-sit-here = Siediti qui
web-add-bot = Fai sedere un bot
web-leave-seat = Alzati
web-free-seat = Libera il posto
web-invite-text = Manda questo link agli amici. Chi lo apre può sedersi o guardare.
web-invite-link = Link a questo tavolo
web-link-copied = Il link è copiato.
web-start-with-bots = Comincia, con i bot ai posti liberi
web-wait-for-host = La partita comincia quando la avvia chi ha aperto il tavolo.

## At the table

web-your-move = Che cosa c’è da decidere
web-decides = decide
web-confirm-question = Va bene così?
web-undo = Annulla la mossa
web-step-back = Un passo indietro
web-what-to-do = Che cosa vuoi farne?
web-no-moves = Ora non hai nulla da decidere.
web-bot-plays-for-you = In questo momento un bot gioca per te.
web-play-again-myself = Riprendo a giocare
web-is-bot = Un bot
web-is-away = assente
web-time-left = Tempo rimasto
web-reconnecting = Riconnessione…
web-watching = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
web-beside = Diario, mosse, aiuto e impostazioni
web-tab-log = Diario
web-tab-moves = Tutte le mosse
web-tab-talk = Di’ qualcosa
web-tab-help = Aiuto
web-tab-settings = Tavolo e impostazioni
web-log = Che cosa è successo
web-log-earlier = Mostra che cosa è successo prima
web-log-jump = Guarda la partita dopo la mossa { $move }
web-skip = Salta
web-curtain = Tocca a { $name }. Gli altri non guardino!
web-curtain-ready = Sono { $name }
web-agree = Va bene
web-disagree = Si continua
web-waiting-for-consent = Si chiede agli altri.
web-go-back-to = Torna alla mossa
web-go-back = Chiedi
web-let-bot-play = Lascia giocare un bot per me
web-resign = Abbandona
web-resign-sure = Sì, abbandono
web-other-device = Continua su un altro dispositivo
web-recovery-code = Inserisci là questo codice, alla voce «Io». Vale una volta sola.
web-report = Segnala un problema: salva un file con questa partita
web-memory-title = Che cosa potevi ricordare
web-keys = Tasti
web-keys-text = 1–9 sceglie una carta della mano; M va al mercato e H alla mano, le frecce scorrono la fila, Invio sceglie; B compra; Invio conferma la scelta; U torna indietro; Esc annulla; A elenca tutte le mosse, L apre il diario, T le frasi, ? questo aiuto.

## The end

web-score-sheet = Foglio dei punti
web-ended-early = La partita è finita in anticipo per abbandono.
web-rematch = Gioca di nuovo
web-next-table = Alla prossima partita
web-replay = Rivedi
web-export = Esporta

## Replays

web-to-table = Al tavolo
web-to-start = All’inizio
web-to-end = Alla fine
web-previous = Indietro
web-next = Avanti
web-play = Riproduci
web-pause = Pausa
web-move = Mossa
web-eyes = Con gli occhi di chi
web-eyes-open = tutte le carte scoperte
web-eyes-own = i miei occhi

## Settings

web-settings = Impostazioni
web-language = Lingua
web-theme = Aspetto
web-theme-system = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-confirming = Chiedi prima di eseguire una mossa
web-confirming-never = mai
web-confirming-reveals = quando è composta e non si può annullare
web-confirming-always = sempre
web-sound = Suoni
web-motion = Carte in movimento
web-memory = Mostra che cosa potevo ricordare
web-notify = Avvisami quando tocca a me

## People

web-me = Io
web-leaders = Classifiche
web-no-leaders = Nessuno ha ancora giocato partite di questo tipo valide per la classifica.
web-no-games = Ancora nessuna partita conclusa.
web-for-players = { $count } giocatori
web-games-played = { $count ->
    [one] una partita
   *[other] { $count } partite
}
web-place-of = { $place }º posto su { $players }
web-account = Account
web-account-text = Per giocare non serve. Un account conserva partite e punteggi su tutti i tuoi dispositivi.
web-login = Nome utente
web-password = Password
web-bring-games = Porta con me le partite giocate qui da ospite
web-log-in = Accedi
web-log-out = Esci
web-make-account = Crea un account
web-old-password = Vecchia password
web-new-password = Nuova password
web-change-password = Cambia password
web-password-changed = La password è cambiata. Gli altri dispositivi devono accedere di nuovo.
web-recover = Riprendi qui il mio posto
web-recover-text = Hai cominciato su un altro dispositivo? Il codice di recupero porta qui il tuo posto.
web-code = Codice di recupero
web-take-seat = Riprendi il posto
web-my-data = I miei dati
web-my-data-text = Tutto ciò che questo server sa di te, da conservare o da cancellare.
web-export-data = Esporta i miei dati
web-delete-me = Cancellami
web-delete-sure = Sì, cancella tutto su di me
web-about = Informazioni su Emporion
web-about-text = Emporion è un tavolo libero per giochi di carte sui mercanti. Non è legato agli autori né agli editori dei giochi. Testi delle regole, disegni e suoni sono nostri. Tutto arriva da questo server: niente tracciamenti, niente pubblicità.
web-credits = Con un grazie a
