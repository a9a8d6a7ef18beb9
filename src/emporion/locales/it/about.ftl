# What Emporion is, and whose works it contains. Loaded with the page about that.

web-about-text = Emporion è software libero: un tavolo per giochi di carte e di commercio. Il progetto non è legato agli autori né agli editori dei giochi. Testi delle regole, disegni e suoni sono nostri; icone e caratteri sono degli autori elencati qui sotto. Tutto arriva da questo server: niente tracciamento, niente pubblicità.
web-credits = Ringraziamenti
web-credits-icons = Icone
web-credits-icons-changed = Le icone di merci, carte, animali e navi vengono da game-icons.net. Le abbiamo modificate: sono senza sfondo, i colori li sceglie la pagina e le coordinate delle linee sono arrotondate a numeri interi.
web-credits-count = { $count ->
    [one] un’icona
   *[other] { $count } icone
}
web-credits-symbols = Simboli sui pulsanti
web-credits-unchanged = Nessuna modifica.
web-credits-fonts = Caratteri
web-credits-fonts-changed = Nessuna modifica; i file sono divisi per alfabeto.
web-credits-libraries = Software di queste pagine
web-credits-libraries-changed = Nessuna modifica: solo uniti e minimizzati.
web-credits-all = Tutte le note e i testi completi delle licenze
