# What a record proves about its shuffle: on the score sheet, and in “emporion verify”. Loaded on demand.

web-shuffle-version = Er is geschud volgens een regel die deze pagina kent.
web-shuffle-commitment = Het geheim van de server is het geheim dat bij het openen van de tafel is vastgelegd.
web-shuffle-key = De sleutel van het schudden volgt uit dit geheim, de tafel, de plaatsen en namen, de opties, de spelregels en de bijdragen. { $shares ->
    [0] Geen enkel apparaat heeft zelf iets bijgedragen.
    [one] Eén apparaat heeft zelf iets bijgedragen, voor { $names }.
   *[other] { $shares } apparaten hebben zelf iets bijgedragen, voor { $names }.
}
web-shuffle-seal = De sleutel van de server is de sleutel die aan het begin van het spel is verzegeld. De spelers hebben er niets aan toegevoegd.
web-shuffle-draws = { $draws ->
    [one] De enige trekking van het spel volgt uit de sleutel.
   *[other] Alle { $draws } trekkingen van het spel volgen uit de sleutel.
}
web-shuffle-own = De vastlegging is dezelfde die dit apparaat zag voordat het zijn bijdrage leverde, en die bijdrage zit in het schudden.
web-shuffle-repeated = Deze kaartverdeling wordt herhaald: de sleutel komt van een eerdere tafel.
web-shuffle-unsealed = Voor het spel is er niets over het schudden vastgelegd.
web-shuffle-wrong-version = Er is geschud volgens een regel die deze pagina niet kent.
web-shuffle-wrong-commitment = Fout: het geheim van de server is niet het geheim dat is vastgelegd.
web-shuffle-wrong-key = Fout: de sleutel van het schudden volgt niet uit geheim, bijdragen, tafel, plaatsen, opties en spelregels.
web-shuffle-wrong-seal = Fout: de sleutel van de server is niet de sleutel die is verzegeld.
web-shuffle-wrong-draws = Fout: er is iets anders getrokken dan uit de sleutel volgt.
web-shuffle-wrong-own = Fout: de vastlegging is niet die welke dit apparaat zag, of zijn bijdrage zit niet in het schudden.
web-shuffle-not-proved = Wat dit niet aantoont: dat de zetten de spelregels volgen (dat doet “emporion verify”), dat geen van de spelers het geheim van de server kende, en dat de server geen tafels afbreekt waarvan het schudden hem niet bevalt.
web-shuffle-program = Het programma dat dit heeft gecontroleerd

verify-sealed-not-proved = Niet bewezen: dat de server de sleutel willekeurig heeft getrokken. De spelers hebben er niets aan toegevoegd, en het zegel legt de tafel en de namen niet vast.
verify-repeated = Deze kaartverdeling wordt herhaald: meerdere tafels spelen ermee, met de sleutel van de eerste ({ $kind ->
    [lesson] een les
    [practice] een oefening
    [challenge] een uitdaging
   *[branch] het spel waarvan dit is afgetakt
}).
verify-commitment = Bewezen: het geheim van de server is het geheim dat hij vooraf heeft vastgelegd als { $seal }… Vergelijk dit met wat de tafel liet zien voordat jouw bijdrage werd toegevoegd.
verify-key = Bewezen: de sleutel van het schudden volgt uit het geheim, de bijdragen, tafel { $table }, de plaatsen en namen, de opties en de spelregels. { $shares ->
    [0] Geen enkel apparaat van een speler heeft zelf iets bijgedragen.
    [one] Eén apparaat heeft zelf iets bijgedragen, voor { $names }.
   *[other] { $shares } apparaten hebben zelf iets bijgedragen, voor { $names }.
}
verify-deal = Bewezen: { $draws ->
    [one] de enige trekking van het spel volgt
   *[other] alle { $draws } trekkingen van het spel volgen
} uit de sleutel, in de volgorde waarin de spelregels erom vroegen.
verify-erased = Niet bewezen: hoe de verwijderde speler op { $seats } heette en wat die bijdroeg. De sleutel kent daar alleen een hash van.
verify-not-proved = Niet bewezen: dat de vastlegging bekend was voordat de bijdragen werden toegevoegd (dat weet alleen wie haar heeft gezien), dat geen van de spelers het geheim kent, en dat de server geen tafels afbreekt waarvan het schudden hem niet bevalt.

record-shuffle-version = { $source }: er is geschud volgens versie { $found } van de schudregel, maar dit programma kent alleen versie { $expected }
record-commitment = { $source }: het geheim van de server is niet het geheim dat vooraf is vastgelegd: “secret” en “table” passen niet bij “commitment” ({ $found })
record-shuffle = { $source }: de kaarten zijn niet door deze tafel geschud: “key” volgt niet uit geheim, bijdragen, tafel, plaatsen, opties en spelregels
record-deal = { $source }: “deal” is niet wat er in dit spel is getrokken
