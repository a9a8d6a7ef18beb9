# De tweede les van Age of Discovery, over tactiek: wat er wordt gezegd, op volgorde.

discovery-tactics-theme = Tactiek: timing. De kaart Eerste telling is al verschenen, dus aan het eind van deze beurt tellen de expedities. Wat dan in de haven ligt, levert niets op.
discovery-tactics-numbers = Elke expeditie heeft twee paar getallen: het eerste telt nu, het tweede aan het eind. Dias, Cabral en Cabot leveren bij de eerste telling veel op.
discovery-tactics-dias = Punten tellen per schip, wat het laadvermogen ook is: kleine schepen ontdekken, grote handelen. Stuur de blauwe 1 naar Dias. Blauw bij blauw is 5.
discovery-tactics-cabral = Met één actie stuur je meerdere schepen uit. De groene 1 gaat naar Cabral, voor nog eens 5.
discovery-tactics-cabot = En de zwarte 1 naar Cabot: 4 punten. Elke bemanning kostte 1 munt.
discovery-tactics-coins = Verspil nooit een actie. Is er niets beters, neem dan 2 munten.
discovery-tactics-reserve = Kopen kan deze beurt niet meer, maar de rode 2 past bij je rode contract. Kies “Reserveren” en dan de rode 2: tot het eind van je volgende beurt mag niemand anders hem kopen. Reserveren kost geen actie. Kijk daarna naar de telling.
discovery-tactics-scored = 26 punten, waarvan 14 door drie kleine schepen die net op tijd vertrokken. Aan het eind scoren ze weer. Nu heb je geld nodig voor de tweede helft.
discovery-tactics-fit = De rode 2 ligt er nog, en je reservering loopt na deze beurt af. Je hebt het rode contract 4, en je vlaggenschip is rood of blauw, met een laadvermogen van 1 tot 3: één rood schip is dus genoeg. Koop de rode 2.
discovery-tactics-again = Voor de bemanning heb je munten nodig: neem er 2.
discovery-tactics-crew = De bemanning van het schip kost 1 munt, die van het vlaggenschip 2. Je komt er één tekort, dus neem eerst munten. De volgorde van je twee acties bepaal je zelf.
discovery-tactics-play = Kies het rode contract 4: de rode 2 en het vlaggenschip worden meteen gekozen, want alleen die passen. Kies dan drie beurten: 10 munten. Eerder heb je deze schepen niet nodig, en ze komen allebei terug.
discovery-tactics-track = Elk voltooid contract maakt ook je opdracht meer waard: de expedities waarop je meer dan de helft van de schepen hebt. Drie tellen er al mee.
discovery-tactics-clock = Let op de stapels: alleen bij een aankoop komt er een kaart bij, en de kaart Laatste telling zit in de laatste. Stuur je schepen uit voor die komt, en laat ze tot die tijd geld verdienen.
discovery-tactics-remember-timing = Schepen in de haven tellen bij de eerste telling niet: stuur ze er vlak voor uit.
discovery-tactics-remember-fleet = Koop schepen bij je contracten, en neem contracten aan bij je schepen.
discovery-tactics-remember-mission = Gebruik elke beurt beide acties: 2 munten kan altijd.
