# Deals that many tables share, and what a record proves about its shuffle: on the score sheet, and in “emporion verify”. Loaded on demand.

web-shuffle-version = Er is geschud volgens een regel die deze pagina kent.
web-shuffle-commitment = Het geheim van de server is het geheim dat bij het openen van de tafel is vastgelegd.
web-shuffle-key = De sleutel van het schudden volgt uit dit geheim, de tafel, de plaatsen en namen, de opties, de spelregels en de bijdragen. { $shares ->
    [0] Geen enkel apparaat heeft zelf iets bijgedragen.
    [one] Eén apparaat heeft zelf iets bijgedragen, voor { $names }.
   *[other] { $shares } apparaten hebben zelf iets bijgedragen, voor { $names }.
}
web-shuffle-seal = De sleutel van de server is de sleutel die aan het begin van de partij is verzegeld. De spelers hebben er niets aan toegevoegd.
web-shuffle-draws = { $draws ->
    [one] De enige trekking van de partij volgt uit de sleutel.
   *[other] Alle { $draws } trekkingen van de partij volgen uit de sleutel.
}
web-shuffle-own = De vastlegging is dezelfde die dit apparaat zag voordat het zijn bijdrage leverde, en die bijdrage zit in het schudden.
web-shuffle-shared-commitment = Het geheim van de server is het geheim dat was vastgelegd voordat deze kaartverdeling een tafel had.
web-shuffle-shared-key = De sleutel van het schudden volgt alleen uit dit geheim, de kaartverdeling, het spel met zijn regels en opties en het aantal spelers: hij is aan alle tafels van deze kaartverdeling dezelfde. De spelers hebben er niets aan toegevoegd.
web-shuffle-shared-own = De vastlegging is dezelfde die dit apparaat voor de partij zag.
web-shuffle-repeated = Deze kaartverdeling wordt herhaald: de sleutel komt van een eerdere tafel.
web-shuffle-unsealed = Voor de partij is er niets over het schudden vastgelegd.
web-shuffle-erased = Wat dit niet kan aantonen: hoe de verwijderde speler op { $seats } heette en wat die bijdroeg. De sleutel kent daar alleen een hash van.
web-shuffle-wrong-version = Er is geschud volgens een regel die deze pagina niet kent.
web-shuffle-wrong-commitment = Fout: het geheim van de server is niet het geheim dat is vastgelegd.
web-shuffle-wrong-key = Fout: de sleutel van het schudden volgt niet uit geheim, bijdragen, tafel, plaatsen, opties en spelregels.
web-shuffle-wrong-seal = Fout: de sleutel van de server is niet de sleutel die is verzegeld.
web-shuffle-wrong-draws = Fout: er is iets anders getrokken dan uit de sleutel volgt.
web-shuffle-wrong-no-draws = Fout: in het spelverslag staat niet wat er is getrokken, dus kon geen enkele trekking worden gecontroleerd.
web-shuffle-wrong-own = Fout: de vastlegging is niet dezelfde als die dit apparaat zag, of zijn bijdrage zit niet in het schudden.
web-shuffle-wrong-shared-commitment = Fout: het geheim van de server is niet het geheim dat voor deze kaartverdeling is vastgelegd.
web-shuffle-wrong-shared-key = Fout: de sleutel van het schudden volgt niet uit geheim, kaartverdeling, spel, spelregels, opties en aantal spelers.
web-shuffle-wrong-shared-own = Fout: de vastlegging is niet dezelfde als die dit apparaat voor de partij zag.
web-shuffle-not-proved = Wat dit niet aantoont: dat de zetten de spelregels volgen (dat doet “emporion verify”), dat geen van de spelers het geheim van de server kende, en dat de server geen partijen afbreekt waarvan het schudden hem niet bevalt.
web-shuffle-shared-not-proved = Wat dit niet aantoont: dat de zetten de spelregels volgen (dat doet “emporion verify”), dat de server zijn geheim willekeurig heeft getrokken en niemand ernaar heeft gekeken, en dat niemand de kaarten van een andere tafel kende.
web-shuffle-program = Het programma dat dit heeft gecontroleerd

verify-sealed-not-proved = Niet bewezen: dat de server de sleutel willekeurig heeft getrokken. De spelers hebben er niets aan toegevoegd, en het zegel legt de tafel en de namen niet vast.
verify-repeated = Deze kaartverdeling wordt herhaald: meerdere tafels spelen ermee, met de sleutel van de eerste ({ $kind ->
    [lesson] een les
    [practice] een oefening
    [challenge] een uitdaging
   *[branch] de partij waarvan deze is afgetakt
}).
verify-commitment = Bewezen: het geheim van de server is het geheim dat hij vooraf heeft vastgelegd als { $seal }… Vergelijk dit met wat de tafel liet zien voordat jouw bijdrage werd toegevoegd.
verify-key = Bewezen: de sleutel van het schudden volgt uit het geheim, de bijdragen, tafel { $table }, de plaatsen en namen, de opties en de spelregels. { $shares ->
    [0] Geen enkel apparaat van een speler heeft zelf iets bijgedragen.
    [one] Eén apparaat heeft zelf iets bijgedragen, voor { $names }.
   *[other] { $shares } apparaten hebben zelf iets bijgedragen, voor { $names }.
}
verify-shared-commitment = Bewezen: het geheim van de server is het geheim dat hij als { $seal }… heeft vastgelegd voor de gedeelde kaartverdeling { $deal }. Vergelijk dit met wat bekend was gemaakt voordat die een tafel had.
verify-shared-key = Bewezen: de sleutel van het schudden volgt uit het geheim, kaartverdeling { $deal }, het spel met zijn regels en opties en het aantal spelers ({ $players }), en uit niets anders. Hij is dus aan alle tafels van deze kaartverdeling dezelfde.
verify-deal = Bewezen: { $draws ->
    [one] de enige trekking van de partij volgt
   *[other] alle { $draws } trekkingen van de partij volgen
} uit de sleutel, in de volgorde waarin de spelregels erom vroegen.
verify-erased = Niet bewezen: hoe de verwijderde speler op { $seats } heette en wat die bijdroeg. De sleutel kent daar alleen een hash van.
verify-not-proved = Niet bewezen: dat de vastlegging bekend was voordat de bijdragen werden toegevoegd (dat weet alleen wie haar heeft gezien), dat geen van de spelers het geheim kent, en dat de server geen partijen afbreekt waarvan het schudden hem niet bevalt.
verify-shared-not-proved = Niet bewezen: dat de vastlegging voor de eerste tafel bekend was (dat weet alleen wie haar heeft gezien), dat de server het geheim willekeurig heeft getrokken, want niemand anders heeft er iets aan toegevoegd, dat wie de server beheert er niet naar heeft gekeken, en dat niemand de kaarten van een andere tafel kende.

record-shuffle-version = { $source }: er is geschud volgens versie { $found } van de schudregel, maar dit programma kent alleen de versies { $expected }
record-commitment = { $source }: het geheim van de server is niet het geheim dat vooraf is vastgelegd: “secret” en “table” passen niet bij “commitment” ({ $found })
record-shuffle = { $source }: de kaarten zijn niet door deze tafel geschud: “key” volgt niet uit geheim, bijdragen, tafel, plaatsen, opties en spelregels
record-shared-commitment = { $source }: het geheim van de server is niet het geheim dat is vastgelegd voordat de kaartverdeling een tafel had: “secret” en “deal” van “shuffle” passen niet bij “commitment” ({ $found })
record-shared-shuffle = { $source }: dit zijn niet de kaarten van de gedeelde kaartverdeling: “key” volgt niet uit geheim, kaartverdeling, spel, spelregels, opties en aantal spelers
record-deal = { $source }: “deal” is niet wat er in deze partij is getrokken
record-no-draws = { $source }: “deal” ontbreekt: in het spelverslag staat niet wat er in deze partij is getrokken

deal-unknown = Deze gedeelde kaartverdeling bestaat niet.
deal-closed = Deze kaartverdeling is gesloten: er kan geen tafel meer mee worden geopend.
deal-full = Deze kaartverdeling heeft al { $most } tafels, en meer kan niet.
deal-too-many = Je hebt { $most } open kaartverdelingen. Sluit er eerst een voordat je een nieuwe opent.
deal-not-yours = Alleen wie deze kaartverdeling heeft geopend, kan dat doen.
deal-already-seated = Je hebt al een plaats met deze kaartverdeling, of iemand anders op dit apparaat. Iedereen speelt een kaartverdeling één keer, en elk apparaat ook.
deal-people-only = Gedeelde kaartverdelingen zijn voor mensen; programma’s kunnen geen plaats innemen.
deal-terms = Met een gedeelde kaartverdeling speelt ieder op een eigen apparaat, buiten de ranglijst en zonder tips, want de resultaten worden vergeleken.
deal-no-undo = Met een gedeelde kaartverdeling kun je niets meer terugnemen als er iets is onthuld.
deal-other-game = Spel en opties liggen vast bij deze kaartverdeling: { $game }. Laat ze weg of geef dezelfde op.
deal-other-seats = Tafels met deze kaartverdeling hebben { $players } plaatsen.
deal-other-rules = De spelregels zijn veranderd sinds deze kaartverdeling werd geopend; er kan geen tafel meer mee worden geopend.
deal-withheld = Andere tafels spelen deze kaartverdeling nog. Je kunt de partij bekijken zodra alle tafels klaar zijn.
deal-not-revealed = Andere tafels spelen deze kaartverdeling nog. Terugkijken, analyseren en exporteren kan zodra alle tafels klaar zijn.

web-deal-shared = Gedeelde kaartverdeling
web-deal-about = Meerdere tafels spelen met deze kaarten, en niemand kijkt mee tot ze allemaal klaar zijn. De server heeft zijn geheim vastgelegd voordat de eerste tafel werd geopend en maakt het na de laatste partij bekend, zodat iedereen het schudden kan controleren.
web-deal-seal = Vastlegging: { $seal }…
