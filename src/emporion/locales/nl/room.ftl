# Wat de server zegt: aan tafels, tegen bezoekers, tegen gastheren.
#
# $seat is de naam van een speler; $you is "yes" als dat de lezer is.

## Wat er aan tafel gebeurt

log-hints = Aan deze tafel zijn tips toegestaan.
log-seated = { $name } schuift aan.
log-vacated = Plaats { $number } is weer vrij.
log-assigned = { $who } schuift aan.
log-level = { $you ->
    [yes] Je wijzigt een niveau: { $who }.
   *[no] { $seat } wijzigt een niveau: { $who }.
}
log-started = Het spel begint.
log-started-at = { $kind ->
    [lesson] De les begint, midden in een spel.
   *[other] Deze partij begint na zet { $move } van een andere partij, met dezelfde kaarten.
    }
log-asked-back = { $you ->
    [yes] Je wilt graag terug naar zet { $move }.
   *[no] { $seat } wil graag terug naar zet { $move }.
}
log-agreed = { $you ->
    [yes] Je vindt het goed.
   *[no] { $seat } vindt het goed.
}
log-disagreed = { $you ->
    [yes] Je vindt het niet goed; het spel gaat verder.
   *[no] { $seat } vindt het niet goed; het spel gaat verder.
}
log-took-back = { $you ->
    [yes] Je neemt alles na zet { $move } terug.
   *[no] { $seat } neemt alles na zet { $move } terug.
}
log-taken-over = { $why ->
    [time] De tijd van { $seat } is om: een bot speelt verder.
    [left] { $seat } gaat even van tafel: een bot speelt verder.
    [resigned] { $seat } heeft opgegeven: een bot speelt verder.
   *[absent] { $seat } is te lang weg: een bot speelt verder.
}
log-handed-back = { $you ->
    [yes] Je bent terug en speelt weer zelf.
   *[no] { $seat } is terug en speelt weer zelf.
}
log-resigned = { $you ->
    [yes] Je ligt uit het spel.
   *[no] { $seat } ligt uit het spel.
}
log-said = { $seat }: { $phrase }
log-followed = Voor de volgende partij staat er al een tafel klaar.

## Zinnen voor iedereen aan tafel

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-have-fun = Veel plezier!
phrase-your-turn = Jij bent aan de beurt.
phrase-one-moment = Momentje …
phrase-sorry = Sorry!
phrase-thanks = Bedankt!
phrase-well-played = Goed gespeeld!
phrase-wow = Wauw!
phrase-oops = Oeps!
phrase-good-game = Leuk potje!
phrase-again = Nog een potje?
phrase-goodbye = Tot ziens!
reaction-smile = { $you ->
    [yes] Je glimlacht.
   *[no] { $seat } glimlacht.
}
reaction-laugh = { $you ->
    [yes] Je lacht.
   *[no] { $seat } lacht.
}
reaction-approve = { $you ->
    [yes] Je steekt je duim op.
   *[no] { $seat } steekt een duim op.
}
reaction-cheer = { $you ->
    [yes] Je juicht.
   *[no] { $seat } juicht.
}
reaction-sigh = { $you ->
    [yes] Je zucht.
   *[no] { $seat } zucht.
}
reaction-heart = { $you ->
    [yes] Je stuurt een hartje.
   *[no] { $seat } stuurt een hartje.
}

## Waarom iets aan tafel niet kan

table-unknown = Deze tafel bestaat niet, of is al opgeruimd.
table-is-open = Het spel is nog niet begonnen.
table-is-running = Het spel is al begonnen.
table-is-over = Het spel is afgelopen.
table-not-over = Dat kan pas als het spel voorbij is.
command-changed = Dit opdrachtnummer is al voor iets anders gebruikt. Stuur de opdracht met een nieuw nummer.
table-stale = Het spel is intussen verdergegaan. Kijk eerst hoe het er nu voor staat.
table-from-the-future = Zo ver is het spel nog niet; het is bij versie { $version }.
table-full = Alle plaatsen zijn bezet. Je kunt wel meekijken.
table-seat-taken = Deze plaats is bezet.
table-seat-free = Daar zit niemand.
table-seats-free = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
table-no-such-seat = Die plaats is er niet; kies plaats 1 tot en met { $last }.
table-already-seated = Je hebt al een plaats aan deze tafel.
table-name-taken = Er heet hier al iemand “{ $name }”. Kies een andere naam.
table-not-your-seat = Deze plaats is niet van jou, of is naar een ander apparaat verhuisd.
table-only-watching = Je kijkt mee en hebt geen plaats aan deze tafel.
table-not-your-turn = Je bent niet aan de beurt.
table-time-over = Je tijd is om.
table-only-host = Dat kan alleen degene die de tafel heeft geopend.
table-needs-me = Precies één van de plaatsen moet van jou zijn.
table-needs-account = Deze partij telt mee voor de ranglijst, dus iedereen heeft een account nodig.
table-rated-people = In ranglijstpartijen spelen mensen tegen mensen: ieder op een eigen apparaat, zonder bots.
table-rated-clock = Een ranglijstpartij heeft een klok nodig: kies minuten per speler of dagen per beurt.
table-rated-options = Ranglijstpartijen gaan volgens de gewone regels: laat de opties zoals ze zijn of speel buiten de ranglijst.
rating-note-terms = Aan deze tafel golden andere regels dan de gewone.
rating-note-short = Iemand gaf op voordat iedereen genoeg zetten had gedaan.
rating-note-alone = Minder dan twee van de spelers hadden nog een account.
rating-note-address = Twee van de spelers kwamen van hetzelfde adres.
rating-note-repeated = Dezelfde spelers hebben de laatste { $days } dagen vaak tegen elkaar gespeeld.
rating-note-series = Dezelfde speler heeft vele keren achter elkaar van dezelfde tegenstander gewonnen.
rating-note-quick = Het was niet de eerste partij tussen deze spelers die vroeg is opgegeven.
rating-note-new = Een van de spelers heeft de laatste { $days } dagen vaak tegen nieuwe spelers gespeeld.
table-level-fixed = In ranglijstpartijen, bij uitdagingen en bij gedeelde kaartverdelingen ligt het niveau van de bots vast.
table-levels-enough = Het niveau van deze bot is vaak genoeg veranderd. Speel eerst verder.
table-no-such-level = Dit spel heeft geen bots op het niveau “{ $level }”. Het hoogste niveau is “{ $strongest }”.
table-no-bot = Op deze plaats zit geen bot.
table-rated-no-undo = In ranglijstpartijen kun je niets meer terugnemen als er iets is onthuld.
table-rated-no-hint = In ranglijstpartijen zijn er geen tips.
table-no-hint = Hier zijn geen tips: er spelen ook andere mensen, en deze tafel is zonder tips geopend.
table-challenge-no-hint = Bij uitdagingen zijn er geen tips, want ieders resultaat wordt vergeleken.
table-rated-no-bot = In ranglijstpartijen neemt een bot het niet over zolang je er zelf bent: speel verder of geef op.
table-rated-no-code = In ranglijstpartijen horen plaatsen bij accounts: log in met je account.
table-bot-plays = Op dit moment speelt een bot voor { $seat }.
table-person-plays = { $seat } speelt zelf.
table-not-playing = Op deze plaats speelt niemand die kan opgeven.
table-nothing-to-take = Er valt niets over te nemen: je speelt al, of je ligt uit het spel.
table-no-such-move = Die zet is er niet; de laatste is { $last }.
table-before-beginning = Deze partij begon bij zet { $first }; verder terug kan niet.
challenge-unknown = Deze uitdaging bestaat niet. Misschien is de partij waar ze uit komt verwijderd.
challenge-old-link = Deze link komt uit een eerdere versie en werkt niet meer. Vraag om een nieuwe.
challenge-withheld = Deze partij hoort bij een uitdaging. Je krijgt haar te zien zodra je de uitdaging zelf hebt gespeeld.
challenge-tried = Op dit apparaat is deze uitdaging al gespeeld. Elke speler en elk apparaat krijgt één poging.
challenge-original = Deze kaarten komen van een tafel waar jij aan zat, dus je kunt ze niet nog eens spelen.
challenge-not-yours = Alleen wie de partij heeft gespeeld, kan er anderen voor uitdagen.
challenge-level-changed = In deze partij is het niveau van een bot veranderd; anderen zouden tegen andere bots spelen. Daarom kan ze geen uitdaging worden.
challenge-people-only = Uitdagingen zijn voor mensen; programma’s kunnen niet meedoen.
table-already-asked = { $you ->
    [yes] Je hebt het al gevraagd; nog niet iedereen heeft geantwoord.
   *[no] { $seat } heeft het al gevraagd; nog niet iedereen heeft geantwoord.
}
table-not-asked = Niemand heeft je om toestemming gevraagd.
table-declined = Dat is zojuist geweigerd. Speel eerst verder.
table-no-such-phrase = De zin “{ $found }” bestaat niet.
table-talks-too-much = Rustig aan! Wacht een paar seconden voordat je weer iets zegt.
table-code-wrong = Deze code hoort bij geen enkele plaats, of is al gebruikt.
table-already-followed = Voor de volgende partij staat er al een tafel klaar.
table-other-game = Deze server heeft het spel “{ $game }” niet meer, dus het kan niet verder.
table-other-rules = Dit spel is begonnen met versie { $found } van de regels; hier geldt versie { $now }, dus het kan niet verder.
table-broken = Deze tafel kan niet worden geopend: de opgeslagen gegevens zijn beschadigd of gewijzigd. Er is niets verwijderd; meld het bij de beheerder van deze server.
bots-not-ready = De bots worden nog klaargezet. Probeer het over een paar minuten opnieuw.
replay-running-game = Het spel is nog bezig, dus je kunt het alleen vanaf je eigen plaats bekijken.

## Bezoekers en accounts

player-name-missing = Vul eerst een naam in.
player-unknown = Deze speler bestaat niet.
visitor-unknown = Kies eerst een naam.
account-needed = Daarvoor heb je een account nodig.
account-exists = Je hebt al een account.
login-taken = De gebruikersnaam “{ $login }” is al bezet.
login-alike = De gebruikersnaam “{ $login }” lijkt te veel op een naam die al bezet is. Kies een andere.
login-wrong = De gebruikersnaam of het wachtwoord klopt niet.
login-wait-seconds = Er is te vaak geprobeerd in te loggen. Probeer het over { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
} opnieuw.
login-wait-minutes = Er is te vaak geprobeerd in te loggen. Probeer het over { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
} opnieuw, of gebruik een apparaat waarop je al eens hebt ingelogd.
password-common = Dit is een van de meest gebruikte wachtwoorden en wordt dus meteen geraden. Kies een ander.
password-is-name = Je wachtwoord mag niet je gebruikersnaam of je naam zijn, ook niet met cijfers erbij.
player-name-mixed = In de naam “{ $found }” staan letters uit verschillende alfabetten. Gebruik letters uit één alfabet.
registration-closed = Op deze server kun je op dit moment geen nieuw account aanmaken.
token-wrong = Dit token is ongeldig.
token-unknown = Dit token bestaat niet.
tokens-too-many = Je kunt hoogstens { $most } tokens hebben. Verwijder er eerst een.

## Verzoeken. $detail is een technische tekst in het Engels.

request-wrong = Het verzoek is ongeldig ({ $detail }).
request-foreign = Dit verzoek komt van een andere site en is genegeerd.
request-too-many = Dat is te veel tegelijk. Wacht even.
request-no-such-page = Deze pagina bestaat niet.
preview-challenge = { $title }: kun jij het beter met dezelfde kaarten?
preview-open = Aan tafel: { $names }. Vrije plaatsen: { $free }. Open de link om mee te spelen, zonder account of formulier.
preview-playing = Aan het spelen: { $names }. Open de link om te kijken.
preview-over = Een afgelopen partij van { $names }. Open de link om hem na te spelen.
preview-room = Kaartspellen over kooplieden in je browser: tegen bots, samen achter één scherm of met vrienden.
request-fault = Er ging iets mis op de server. Er is niets veranderd; probeer het opnieuw.
storage-unavailable = De server kan zijn opslag even niet bereiken. Er is niets verloren gegaan; het gaat vanzelf verder zodra dat kan.
storage-part-damaged = De gegevens die hiervoor nodig zijn, zijn op de server beschadigd. Al het andere werkt gewoon door; meld het bij de beheerder van deze server.

## De database

storage-not-an-address = “{ $found }” is geen adres van een database; schrijf bijvoorbeeld sqlite:///room.sqlite of postgresql://user:password@host/name
storage-needs-file = In “{ $found }” ontbreekt een bestand; schrijf bijvoorbeeld sqlite:///room.sqlite
storage-cannot-open = { $path }: de database kan niet worden gebruikt ({ $detail })
storage-empty = { $path }: dit bestand is leeg. Als er gegevens in stonden, zet dan een back-up terug; verwijder het bestand om opnieuw te beginnen
storage-damaged = { $path }: deze database is beschadigd ({ $detail }). Zet een back-up terug
storage-not-ours = { $path }: in deze database staat iets anders. Geef een lege database op
storage-newer = { $path }: deze database is door een nieuwere versie van Emporion geschreven
storage-not-empty = { $path }: deze database is niet leeg. Een back-up kun je alleen in een lege database terugzetten
storage-in-use = { $path }: een andere server gebruikt deze database. Stop die eerst, of geef een andere database op
storage-no-backup = { $path }: dit is geen back-up van een database van Emporion
storage-exists-already = { $path }: bestaat al. Geef een ander bestand op
