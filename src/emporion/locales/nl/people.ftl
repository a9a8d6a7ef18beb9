# Players, their ratings, games and accounts. Loaded with the pages about them.

web-no-leaders = Hier heeft nog niemand een definitieve rating. Met een account vink je “Ranglijstpartij” aan als je een tafel opent.
web-no-games = Nog geen afgelopen partijen.
web-games-played = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
web-counts-not = Telt niet mee.
web-counts-partly = Telt voor { $percent }%.
web-provisional = voorlopig
web-provisional-about = Een rating is voorlopig tot er genoeg partijen hebben meegeteld. Op de ranglijst staan alleen definitieve ratings.
web-bot-line = bot, ter vergelijking
web-bot-lines-about = De afstanden tussen de bots zijn gemeten in partijen van bots tegen bots. Waar mensen ernaast staan, is een afspraak: we gaan ervan uit dat een nieuwe speler speelt als een handelaar.
web-how-rated = Hoe ranglijstpartijen meetellen
web-how-rated-terms = Ranglijstpartijen hebben een klok en de gewone regels. Iedereen speelt met een eigen account en via een andere internetverbinding.
web-how-rated-leaving = Wie opgeeft, door de tijd gaat of wegblijft, wordt laatste, wat een invaller er ook van maakt.
web-how-rated-short = Geeft iemand op voordat iedereen ongeveer een kwart van het gebruikelijke aantal zetten heeft gedaan, dan telt de partij voor die speler niet mee, en voor de anderen alleen als er minstens twee over zijn. Wie door de tijd gaat, verliest vanaf de eerste zet.
web-how-rated-repeated = Dezelfde twee mensen mogen zo vaak spelen als ze willen, maar na een paar partijen in een maand telt elke volgende minder en ten slotte niet meer. Een lange reeks overwinningen op dezelfde tegenstander en herhaald vroeg opgeven tellen evenmin. Van de partijen van een speler met een definitieve rating tegen nieuwe spelers telt per maand maar een deel mee.
web-how-rated-list = Elke partij die minder of niet meetelt, staat met de reden op de pagina van de speler.
web-account = Account
web-account-text = Om te spelen heb je er geen nodig. Een account bewaart je partijen en je rating op al je apparaten.
web-login = Gebruikersnaam
web-password = Wachtwoord
web-bring-games = Neem de partijen mee die ik hier als gast heb gespeeld
web-log-out = Uitloggen
web-make-account = Account aanmaken
web-old-password = Oud wachtwoord
web-new-password = Nieuw wachtwoord
web-change-password = Wachtwoord wijzigen
web-password-changed = Het wachtwoord is gewijzigd. Op andere apparaten moet je opnieuw inloggen.
web-recover = Mijn plaats hierheen halen
web-recover-text = Ben je op een ander apparaat begonnen? Met de herstelcode haal je je plaats hierheen.
web-code = Herstelcode
web-take-seat = Plaats innemen
web-my-data = Mijn gegevens
web-my-data-text = Alles wat deze server over je weet, om te bewaren of te verwijderen.
web-export-data = Mijn gegevens exporteren
web-delete-me = Mijn gegevens verwijderen
web-delete-sure = Ja, verwijder al mijn gegevens

## Toegangssleutels

web-passkey = Toegangssleutel
web-passkeys = Toegangssleutels
web-passkey-text = Met een toegangssleutel log je in met je vingerafdruk, je gezicht of de pincode van je apparaat. Je hoeft geen wachtwoord te onthouden.
web-passkey-make-account = Account aanmaken met een toegangssleutel
web-passkey-log-in = Inloggen met een toegangssleutel
web-or-password = Of met een gebruikersnaam en een wachtwoord
web-passkey-add = Toegangssleutel toevoegen
web-passkey-added = De toegangssleutel is toegevoegd.
web-passkey-rename = Naam wijzigen
web-passkey-label = Naam van deze toegangssleutel
web-passkey-created = Gemaakt op { $date }
web-passkey-used = laatst gebruikt: { $when }
web-passkey-unused = nog niet gebruikt
web-passkey-remove-sure = Ja, verwijderen
web-passkey-remove-about = Hij werkt dan niet meer, en op alle andere apparaten moet je opnieuw inloggen.
web-passkey-removed = De toegangssleutel is verwijderd. Op andere apparaten moet je opnieuw inloggen.
web-passkey-cancelled = Er is geen toegangssleutel gebruikt.
web-passkey-here = Dit apparaat heeft al een toegangssleutel voor je account.
web-passkey-failed = Je browser kon hier geen toegangssleutel gebruiken.
web-set-password = Wachtwoord instellen
web-set-password-text = Je hebt geen wachtwoord, en dat hoeft ook niet. Met een wachtwoord kun je ook op apparaten zonder toegangssleutels inloggen, als “{ $login }”.
web-password-set = Het wachtwoord is ingesteld. Op andere apparaten moet je opnieuw inloggen.
passkey-wrong = Die toegangssleutel is niet geaccepteerd. Probeer het nog eens.
passkey-expired = Dat duurde te lang, of het begon in een andere browser. Probeer het nog eens.
passkey-unknown = Deze server kent die toegangssleutel niet. Misschien is hij verwijderd.
passkey-known = Die toegangssleutel is hier al in gebruik.
passkey-copied = Deze toegangssleutel is geweigerd, want er lijkt een kopie van te bestaan. Log op een andere manier in en verwijder hem.
passkey-last = Dit is de enige manier waarop je kunt inloggen. Voeg eerst nog een toegangssleutel toe of stel een wachtwoord in.
passkeys-too-many = Je kunt hoogstens { $most } toegangssleutels hebben.
passkey-elsewhere = Toegangssleutels werken alleen op { $origin }.
passkey-no-domain = Toegangssleutels werken alleen op een beveiligd adres (https) met een domeinnaam.
