# The web room: pages, buttons, settings. What happens at tables is in room.ftl, what belongs to a game in its own file.

## Everywhere

web-home = Startpagina
web-close = Sluiten
web-cancel = Annuleren
web-change = Stap terug
web-confirm = Bevestigen
web-save = Opslaan
web-remove = Verwijderen
web-share = Delen
web-loading = Een ogenblik …
web-loading-long = Dit duurt langer dan normaal. De server heeft het druk, of je verbinding is traag.
web-unreachable = De server is niet bereikbaar. Ben je online?
web-try-again = Opnieuw proberen
web-open-another = Nieuwe tafel openen
web-error-page = Misschien is de link onvolledig of verouderd. Alles wat er is, vind je vanaf de startpagina.
web-error-table = Misschien is de link onvolledig. Tafels worden ook opgeruimd als iedereen vóór de partij is opgestapt, en lang na de laatste zet. Vraag om een nieuwe link of open zelf een tafel.
web-error-closed = Je bent in een ander venster uitgelogd, of je wachtwoord is veranderd. Je partijen zijn veilig: laad de pagina opnieuw en log in.
web-error-unreachable = We blijven het proberen. Je partij is veilig: elke zet staat op de server en je komt precies in deze stelling terug.
web-error-load = Deze pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
web-error-challenge = Vraag wie je de link stuurde om een nieuwe uitdaging, of speel met vers geschudde kaarten.
web-error-player = Misschien heeft deze speler zijn gegevens gewist.
web-error-replay = Partijen blijven een tijd op de server staan, en je eigen partijen ook op dit apparaat.
web-error-lesson = De les kon niet worden gestart.
web-error-course = De lessen van dit spel kunnen niet worden geladen.
web-pages = Pagina’s
web-game = Spel
web-games = Partijen
web-players = Spelers
web-name = Naam
web-rating = Rating
web-guest = Gast
web-you = (jij)
web-you-alone = Jij
web-your-turn = Jouw beurt
web-new-card = nieuw
web-chosen = gekozen
web-touch-tip = Houd je vinger op een kaart om die van dichtbij te bekijken.

## The first page

web-hero = Handel, vaar en wees iedereen te slim af.
web-hero-text = Kaartspellen over kooplieden, gewoon in je browser: tegen bots, met vrienden via een link of samen achter één scherm. Geen account nodig, niets in te vullen.
web-play-now = Nu spelen
web-opponents = Tegenstanders
web-opponents-matched = passend bij jou
web-skill-question = Hoe goed ken je dit soort spellen?
web-skill-first = Ik ben hier voor het eerst
web-skill-learned = Ik heb de les gedaan
web-skill-first-lesson = Een les aan tafel legt je in een paar minuten de regels uit. Daarna speel je tegen leerlingen: bots die fouten maken.
web-skill-first-about = Je speelt tegen leerlingen: bots die fouten maken.
web-skill-lesson = Begin met de les
web-skill-at-once = Meteen spelen
web-skill-casual = Ik speel voor de lol
web-skill-casual-about = Je speelt tegen handelaren. Ze spelen verstandig, maar maken ook fouten.
web-skill-strong = Ik speel sterk
web-skill-strong-about = Je speelt tegen magnaten. Sommige spellen hebben nog sterkere bots.
web-skill-remembered = We vragen dit maar één keer. Boven “Nu spelen” kun je altijd andere bots kiezen.
web-learn = Leren spelen
web-practice = Oefenen
web-course = Lessen en oefenen
web-practice-standing = { $number } van de { $count } oefenstellingen opgelost
web-invite = Vrienden uitnodigen
web-same-device = Op één apparaat
web-cards = Kaarten
web-marks = Tekens op tafel
web-mark-playable = Een gloed: dit kun je nu kiezen. Is er veel te kiezen, dan gloeit een heel gebied; wijs het aan om te zien wat erin kan, of klik meteen op een stuk.
web-mark-selected = Een dik groen kader met een vinkje: dit heb je gekozen. Klik nog eens om het terug te nemen.
web-mark-focused = Een streepjeslijn: hier werkt het toetsenbord. Enter kiest.
web-mark-taught = Blauwe hoeken: hier gaat de les over.
web-mark-new = Een ster: deze kaart is sinds je laatste keuze in je hand gekomen.
web-mark-players = Elke speler heeft een kleur en een vorm. Wat die draagt, is van die speler.
web-players-minutes = { $low }–{ $high } spelers · { $from }–{ $to } minuten
web-my-games = Verderspelen
web-open-tables = Open tafels
web-running-tables = Meekijken
web-finished-games = Afgelopen partijen
web-show-all = Alle { $count } tonen
web-result = { $place }, score { $score }
web-lesson-done = afgerond
web-origin-lesson = Les
web-origin-practice = Oefenstelling
web-origin-branch = Vervolg van een andere partij
web-origin-challenge = Uitdaging
web-free-seats = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}

## A new table

web-new-table = { $title }: een nieuwe tafel
web-your-name = Je naam
web-who-else = Wie doen er nog meer mee?
web-who-sits = Plaats { $number }
web-seat-bot = een bot
web-seat-open = wie de link heeft
web-seat-here = iemand hier
web-add-player = Nog een speler
web-bot-level = Niveau van de bot
web-level-apprentice = leerling
web-level-trader = handelaar
web-level-merchant = koopman
web-level-magnate = magnaat
web-level-master = meester
web-level-grandmaster = grootmeester
web-level-stand-in = invaller
web-about-apprentice = Vergist zich vaak: goed voor je eerste partijen.
web-about-trader = Speelt verstandig, maar vindt niet altijd de beste zet: een gewone tegenstander.
web-about-merchant = Maakt minder fouten dan de handelaar: een sterke tegenstander.
web-about-magnate = Maakt nog minder fouten dan de koopman: een zeer sterke tegenstander.
web-about-master = Bekijkt veel mogelijke vervolgen voordat hij beslist: sterker dan de magnaat.
web-about-grandmaster = Bekijkt nog veel meer vervolgen dan de meester: de sterkste tegenstander.
web-about-stand-in = Op dit moment speelt hier een bot.
web-public = Openbare tafel: iedereen kan hem zien en meedoen
web-rated = Ranglijstpartij: telt mee voor de ranglijst; zodra er iets is onthuld, kun je niet meer terug
web-rated-terms = Ranglijstpartijen hebben een klok en de gewone regels.
web-hints-allowed = Tips toegestaan: iedereen mag een bot vragen wat die zou doen
web-hints-short = met tips
web-hints-about = Iedereen mag hier een bot om een tip vragen. Dat is bij het openen van de tafel zo gekozen.
web-pace = Bedenktijd
web-pace-none = onbeperkt
web-pace-live = een klok per speler
web-pace-days = enkele dagen per beurt
web-minutes = Minuten per speler
web-bonus-seconds = Extra seconden per beurt
web-bonus-about = Na elke beurt van jou komen deze seconden bij je klok.
web-days = Dagen per beurt
web-terms-live = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} per speler, plus { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} per beurt
web-terms-days = { $days ->
    [one] Eén dag per beurt
   *[other] { $days } dagen per beurt
}
web-terms-public = Iedereen kan deze tafel zien en meedoen.
web-yes = ja
web-no = nee
web-just-now = zojuist
web-options = Regels aan deze tafel
web-options-experts = Voor kenners
web-options-experts-about = Details waarin de spelregels verschillen, en getallen om varianten uit te proberen. Laat ze bij twijfel zoals ze zijn.
web-open-table = Tafel openen
web-start = Spel beginnen

## Before the game

web-seat-free = vrij
web-sit-here = Ga hier zitten
web-add-bot = Zet hier een bot neer
web-leave-seat = Opstaan
web-free-seat = Plaats vrijmaken
web-invite-text = Stuur deze link naar je vrienden. Wie hem opent, kan meespelen of meekijken.
web-invite-link = Link naar deze tafel
web-invite-code = QR-code van de link naar deze tafel
web-invite-code-about = Of scan de code met de camera van een telefoon.
web-link-copied = De link is gekopieerd.
web-start-with-bots = Begin, met bots op de vrije plaatsen
web-wait-for-host = Wacht tot degene die de tafel heeft geopend, het spel start.

## At the table

web-your-move = Jouw keuze
web-decides = is aan zet
web-confirm-question = Deze zet doen?
web-chosen-for-you = { $rest ->
    [yes] De rest is al gekozen: iets anders past niet.
   *[no] Al gekozen: iets anders kan niet.
}
web-goes-on = Op dit moment valt er niets te kiezen. Zo meteen gaat het spel verder.
web-whole-text = Alles lezen
web-undo = Terugnemen
web-undo-what = Terugnemen: { $what }
web-undo-others = Ook de zetten van anderen terugnemen?
web-undo-others-text = Sinds je laatste keuze hebben anderen gespeeld. Als je die terugneemt, wordt dit allemaal ongedaan gemaakt:
web-undo-all = Alles terugnemen
web-undo-keep = Zo laten
web-step-back = Eén stap terug
web-what-to-do = Wat wil je ermee doen?
web-no-moves = Er valt nu voor jou niets te kiezen.
web-bot-plays-for-you = { $moves ->
    [0] Op dit moment speelt een bot voor je.
    [one] Er speelt een bot voor je: tot nu toe één zet.
   *[other] Er speelt een bot voor je: tot nu toe { $moves } zetten.
}
web-welcome-back = { $moves ->
    [0] Welkom terug! Je speelt weer zelf.
    [one] Welkom terug! De bot heeft één zet voor je gedaan.
   *[other] Welkom terug! De bot heeft { $moves } zetten voor je gedaan.
}
web-play-again-myself = Zelf verderspelen
web-is-bot = Bot: { $level }
web-is-away = afwezig
web-takeover = bot over { $time }
web-about-away = Op dit moment niet verbonden. Duurt dat te lang, dan speelt een bot verder.
web-time-left = Resterende tijd
web-about-clock-live = Is deze tijd om, dan speelt een bot verder voor deze speler. In een ranglijstpartij verlies je als je tijd om is. Bij elke beurt komen er een paar seconden bij.
web-about-clock-days = De tijd voor één beurt. Is die om, dan speelt een bot verder voor deze speler. In een ranglijstpartij verlies je als je tijd om is.
web-reconnecting = Opnieuw verbinden …
web-storage-down = De server kan even niet opslaan
web-new-version = Er is een nieuwe versie: opnieuw laden
web-line-closed = Je bent uitgelogd. Laad deze pagina opnieuw.
web-not-drawn = Dit spel kan nog niet in de browser worden gespeeld.
web-watching = { $count ->
    [one] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
web-about-watching = Zij zien wat openbaar is, maar niemands handkaarten.
web-beside = Logboek, zetten, hulp en deze tafel
web-tab-log = Logboek
web-tab-moves = Alle zetten
web-tab-talk = Iets zeggen
web-tab-help = Hulp
web-tab-table = Deze tafel
web-log = Wat er gebeurde
web-log-earlier = Toon wat er eerder gebeurde
web-log-newest = Nieuwste
web-log-jump = Bekijk het spel na zet { $move }
web-skip = Overslaan
web-next-here = { $name } is aan de beurt.
web-hand-over = Doorgeven aan { $name }
web-curtain = { $name } is aan de beurt. De anderen kijken even weg!
web-curtain-ready = Ik ben { $name }
web-agree = Akkoord
web-disagree = Doorspelen
web-waiting-for-consent = Wachten op antwoord van de anderen.
web-go-back-to = Terug naar zet
web-go-back = Teruggaan
web-go-back-sure = Ja, terug naar zet { $move }
web-let-bot-play = Laat een bot voor mij spelen
web-let-bot-play-for = Laat een bot voor { $name } spelen
web-bot-levels = De bots
web-level-of = Niveau van { $name }
web-level-change = Niveau wijzigen
web-level-whose = Alleen wie de tafel heeft geopend, kan de niveaus wijzigen.
web-plays-again = { $name } speelt weer mee
web-resign = Opgeven
web-resign-sure = Ja, opgeven
web-other-device = Verder op een ander apparaat
web-recovery-code = Kies op het andere apparaat bovenaan het poppetje en voer deze code in. De code werkt maar één keer.
web-seal = Verzegelde schudbeurt: { $seal }…
web-seal-about = Bekendgemaakt toen de tafel werd geopend, voordat de apparaten van de spelers iets aan het schudden bijdroegen. Na afloop is het schudden daarmee te controleren: bij de eindstand of met “emporion verify”.
web-shuffle-check = Controleer het schudden
web-report = Probleemrapport opslaan
web-memory-title = Wat je had kunnen onthouden
web-keys = Toetsen
web-keys-text = Met 1–9 kies je een kaart uit je hand en met H ga je naar je hand; met de pijltjes opzij loop je langs een rij, omhoog en omlaag langs wat je kunt kiezen; met Enter kies en bevestig je; met U neem je terug, met Escape annuleer je, met Y vraag je om een tip; met V zie je wat er sinds je laatste beurt is gebeurd en met de spatiebalk speel je het af; A toont alle zetten, L het logboek, P de zinnen, ? deze hulp.
web-keys-replay = Bij het terugkijken ga je met de pijltjes naar links en rechts één zet terug of verder, met Page Up en Page Down tien zetten, met Home en End naar het begin en het einde; de spatiebalk speelt af en pauzeert.

## The end

web-score-sheet = Scoreblad
web-score-sheet-more = Rest van het scoreblad tonen
web-you-came = Je bent { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[other] { $place }e
} geworden.
web-ended-early = Het spel eindigde voortijdig: iemand gaf op of had geen tijd meer.
web-rematch = Nog een keer
web-next-harder = Sterkere tegenstanders: { $names } ({ $level })
web-next-easier = Makkelijkere tegenstanders: { $names } ({ $level })
web-next-harder-one = Een sterkere tegenstander: { $names } ({ $level })
web-next-easier-one = Een makkelijkere tegenstander: { $names } ({ $level })
web-next-table = Naar de volgende partij
web-replay = Terugkijken
web-export = Exporteren

## Replays, with analysis

web-no-replay = Hier valt niets terug te kijken.
web-play = Afspelen
web-pause = Pauzeren
web-analysis = Analyse

## Hints

web-hint = Tip
web-hint-about = Vraag een bot wat die nu zou doen
web-hint-select = Kiezen
web-hint-thinking = Een bot denkt na over je zet …
web-hint-expected = Jouw winstkans:
web-hint-equal = Deze zetten zijn ongeveer even goed:
web-hint-among = Een goede zet; andere zijn ongeveer even goed:
web-hint-open = Geen zet is duidelijk de beste. Ongeveer even goed zijn bijvoorbeeld:
web-hint-unclear = De bot heeft hier geen duidelijk antwoord.
web-hint-more = Meer
web-hint-less = Minder
web-hint-rival = Vergeleken met:
web-reason-for = Voordeel:
web-reason-against = Nadeel:
web-hint-weaker = Zwakkere zetten
web-hint-behind = { $points ->
    [one] { $points } procentpunt minder
   *[other] { $points } procentpunten minder
}
web-hint-fewer = { $points ->
    [one] ongeveer { $points } punt minder
   *[other] ongeveer { $points } punten minder
}
web-hint-any = Jouw winstkans met elk van deze zetten: ongeveer { $share }.
web-hint-numbers = Dat is een ruwe schatting van de bot na de hele zet; bij { $even } zijn de kansen gelijk. De bot weet alleen wat jij weet.
web-hint-none = Hier valt niets te kiezen: speel gewoon verder.

## Playing on from an earlier game

web-branch = Speel vanaf hier
web-branch-about = Aan een nieuwe tafel ga je verder met de stand van deze partij na zet { $move }, met dezelfde kaarten. Bots spelen voor alle anderen. De oude partij blijft zoals die was.
web-branch-seat = Op wiens plaats wil je spelen?
web-branch-origin = Vanaf zet { $move } van een andere partij

## Challenges

web-challenge = Uitdaging
web-challenge-friend = Daag een vriend uit
web-challenge-invite = Wie deze link opent, speelt één keer met dezelfde kaarten op dezelfde plaats, tegen bots. Tot die tijd is deze partij voor die speler verborgen; daarna vergelijken jullie je resultaten.
web-challenge-link = Link naar deze uitdaging
web-challenge-of = { $title }: een uitdaging
web-challenge-mine = Dit zijn jouw kaarten. Wie doet het er beter mee?
web-challenge-from = { $name } daagt je uit: doe jij het beter met dezelfde kaarten?
web-challenge-done = Je hebt de uitdaging van { $name } gespeeld.
web-challenge-running = Je bent nog bezig met de uitdaging van { $name }.
web-challenge-about = Je krijgt dezelfde plaats en dezelfde kaarten; bots spelen voor alle anderen.
web-challenge-once = Je krijgt één poging. Ook weggaan of opgeven telt.
web-challenge-see = Naar de uitdaging
web-challenge-take = Neem de uitdaging aan
web-challenge-resume = Terug naar het spel
web-challenge-results = Resultaten met dezelfde kaarten
web-challenge-later = De resultaten van anderen zie je zodra je eigen partij is afgelopen.
web-challenge-place = Klassering
web-challenge-score = Score
web-challenge-original = de eerste partij met deze kaarten
web-challenge-origin = De kaarten van een andere partij

## Settings

web-settings = Instellingen
web-language = Taal
web-theme = Weergave
web-theme-system = systeeminstelling
web-theme-light = licht
web-theme-dark = donker
web-confirming = Bevestiging vragen vóór een zet
web-confirming-never = nooit
web-confirming-reveals = alleen als je niet meer terug kunt
web-confirming-always = altijd
web-sound = Geluiden
web-motion = Animaties
web-speed = Tempo van andermans zetten
web-speed-slow = langzaam
web-speed-normal = normaal
web-speed-fast = snel
web-speed-instant = meteen
web-speed-now = Andermans zetten: { $speed }
web-playback = Zetten van de anderen
web-plays = { $you ->
    [yes] Jouw zet
   *[no] { $seat } speelt
}
web-review = Sinds je laatste beurt
web-review-place = { $number } van { $count }
web-previous-event = Vorige gebeurtenis
web-next-event = Volgende gebeurtenis
web-react-smile = Glimlach
web-react-laugh = Lach
web-react-approve = Duim omhoog
web-react-cheer = Gejuich
web-react-sigh = Zucht
web-react-heart = Hartje
web-gain = +{ $points }
web-summary-more = + nog { $count } in het logboek
web-memory = Help me onthouden: toon kaarten die al te zien waren en die ik vergeten kan zijn
web-notify = Stuur me een melding als ik aan de beurt ben
web-notify-impossible = Hier niet beschikbaar: je browser heeft een https-adres nodig of ondersteunt geen meldingen.

## People

web-me = Ik
web-leaders = Ranglijst
web-for-players = { $count } spelers
web-place-of = { $place }e van { $players }
web-log-in = Inloggen
web-about = Over Emporion

## Rulebooks

web-rules = Spelregels
web-rules-contents = Inhoud
web-rules-all-cards = Alle kaarten
web-rules-print = Afdrukken
web-rules-more = Meer in de spelregels
web-rules-explain = Wat de regels hierover zeggen
web-rules-variants = Wie een tafel opent, kan andere regels kiezen. Normaal gelden deze:
web-rules-chapter-about = Waar het spel over gaat
web-rules-chapter-pieces = Het materiaal
web-rules-chapter-setup = Voorbereiding
web-rules-chapter-turn = Een beurt
web-rules-chapter-actions = De acties
web-rules-chapter-events = Wat er dan gebeurt
web-rules-chapter-cases = Bijzondere gevallen
web-rules-chapter-end = Het einde en de winnaar
web-rules-chapter-variants = Varianten
web-rules-chapter-advice = Tips

## Without a connection

web-offline-note = Er is geen verbinding met de server. Je kunt wel de spelregels en alle kaarten lezen en de afgelopen partijen bekijken die op dit apparaat bewaard zijn. Om te spelen of een les te volgen heb je verbinding nodig.
web-offline-kept = Partijen op dit apparaat
web-offline-none = Op dit apparaat is nog geen afgelopen partij van jou bewaard.
web-offline-lesson = Een les speel je aan een eigen tafel, dus daarvoor is verbinding met de server nodig. De spelregels kun je ook zonder verbinding lezen.
