# Players, their ratings, games and accounts. Loaded with the pages about them.

web-no-leaders = Qui nessuno ha ancora punti definitivi. Se hai un account, spunta «Partita classificata» quando apri un tavolo.
web-no-games = Ancora nessuna partita conclusa.
web-games-played = { $count ->
    [one] una partita
   *[other] { $count } partite
}
web-counts-not = Non vale.
web-counts-partly = Vale al { $percent }%.
web-provisional = provvisori
web-provisional-about = I punti sono provvisori finché non valgono abbastanza partite. In classifica ci sono solo punti definitivi.
web-bot-line = bot, per confronto
web-bot-lines-about = Le distanze fra i bot sono misurate in partite di bot contro bot. Dove si collochino le persone è una convenzione: da chi è nuovo ci si aspetta che giochi come un commerciante.
web-how-rated = Come valgono le partite classificate
web-how-rated-terms = Le partite classificate hanno un orologio e le regole normali. Ognuno gioca dal proprio account e da una connessione internet diversa.
web-how-rated-leaving = Chi abbandona, finisce il tempo o si allontana arriva ultimo, qualunque cosa faccia il sostituto.
web-how-rated-short = Una partita abbandonata prima che tutti abbiano fatto circa un quarto delle mosse abituali non vale.
web-how-rated-repeated = Le stesse due persone possono giocare quanto vogliono, ma dopo alcune partite in un mese ogni altra vale meno e alla fine nulla. Non valgono nemmeno una lunga serie di vittorie sullo stesso avversario e altri abbandoni precoci.
web-how-rated-list = Ogni partita che vale meno o nulla è elencata con il motivo nella pagina del giocatore.
web-account = Account
web-account-text = Per giocare non serve. Un account conserva le tue partite e i tuoi punti in classifica su tutti i tuoi dispositivi.
web-login = Nome utente
web-password = Password
web-bring-games = Aggiungi all’account le partite giocate qui da ospite
web-log-out = Esci
web-make-account = Crea un account
web-old-password = Password attuale
web-new-password = Nuova password
web-change-password = Cambia password
web-password-changed = La password è stata cambiata. Sugli altri dispositivi dovrai accedere di nuovo.
web-recover = Riprendi qui il tuo posto
web-recover-text = Hai cominciato una partita su un altro dispositivo? Con il codice di recupero riprendi qui il tuo posto.
web-code = Codice di recupero
web-take-seat = Riprendi il posto
web-my-data = I miei dati
web-my-data-text = Tutto ciò che questo server sa di te, da conservare o cancellare.
web-export-data = Esporta i miei dati
web-delete-me = Cancella i miei dati
web-delete-sure = Sì, cancella tutti i miei dati
