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
web-how-rated = Come contano le partite classificate
web-how-rated-terms = Le partite classificate hanno un orologio e le regole normali. Ognuno gioca dal proprio account e da una connessione internet diversa.
web-how-rated-leaving = Chi abbandona, esaurisce il tempo o si allontana arriva ultimo, qualunque cosa faccia il sostituto.
web-how-rated-short = Se qualcuno abbandona prima che tutti abbiano fatto circa un quarto delle mosse abituali, la partita non vale per lui, e per gli altri vale solo se restano almeno in due. Chi esaurisce il tempo perde fin dalla prima mossa.
web-how-rated-repeated = Le stesse due persone possono giocare quanto vogliono, ma dopo alcune partite in un mese ogni altra vale meno e alla fine nulla. Non valgono nemmeno una lunga serie di vittorie sullo stesso avversario e altri abbandoni precoci. Delle partite fra chi ha punti definitivi e giocatori nuovi, in un mese ne vale solo una parte.
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

## Passkey

web-passkey = Passkey
web-passkeys = Passkey
web-passkey-text = Con una passkey accedi con l’impronta digitale, il volto o il PIN del tuo dispositivo. Non c’è nessuna password da ricordare.
web-passkey-make-account = Crea un account con una passkey
web-passkey-log-in = Accedi con una passkey
web-or-password = Oppure con nome utente e password
web-passkey-add = Aggiungi una passkey
web-passkey-added = La passkey è stata aggiunta.
web-passkey-rename = Rinomina
web-passkey-label = Nome di questa passkey
web-passkey-created = Creata il { $date }
web-passkey-used = ultimo accesso: { $when }
web-passkey-unused = mai usata finora
web-passkey-remove-sure = Sì, rimuovila
web-passkey-remove-about = Non funzionerà più, e su tutti gli altri dispositivi dovrai accedere di nuovo.
web-passkey-removed = La passkey è stata rimossa. Sugli altri dispositivi dovrai accedere di nuovo.
web-passkey-cancelled = Non è stata usata nessuna passkey.
web-passkey-here = Questo dispositivo ha già una passkey per il tuo account.
web-passkey-failed = Qui il browser non è riuscito a usare una passkey.
web-set-password = Imposta una password
web-set-password-text = Non hai una password e non te ne serve una. Con una password puoi accedere come «{ $login }» anche sui dispositivi senza passkey.
web-password-set = La password è stata impostata. Sugli altri dispositivi dovrai accedere di nuovo.
passkey-wrong = La passkey non è stata accettata. Riprova.
passkey-expired = È passato troppo tempo, oppure hai cominciato in un altro browser. Riprova.
passkey-unknown = Questo server non conosce quella passkey. Forse è stata rimossa.
passkey-known = Questa passkey è già in uso qui.
passkey-copied = Questa passkey è stata rifiutata perché sembra che ne esista una copia. Accedi in un altro modo e rimuovila.
passkey-last = È il tuo unico modo di accedere. Prima aggiungi un’altra passkey o imposta una password.
passkeys-too-many = Puoi avere al massimo { $most } passkey.
passkey-elsewhere = Le passkey funzionano solo su { $origin }.
passkey-no-domain = Le passkey richiedono un indirizzo sicuro (https) con un nome di dominio.
