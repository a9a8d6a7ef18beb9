# Oefenstellingen van Age of Discovery: de titel, de opdracht, de tip, en wat er na succes en na een mislukking wordt gezegd.

discovery-practice-the-right-contract = Het juiste contract
discovery-practice-the-right-contract-task = Je hebt een groene 2 en een groene 3. Neem het contract aan dat ze samen kunnen uitvoeren.
discovery-practice-the-right-contract-hint = Een contract vraagt schepen van zijn kleur, met een laadvermogen van samen precies dat getal.
discovery-practice-the-right-contract-well = 2 + 3 is precies 5. Kies contracten bij de schepen die je hebt, niet bij het geld dat lokt.
discovery-practice-the-right-contract-miss = Dat contract kunnen je schepen niet uitvoeren. Zoek een groen: 2 en 3 is 5.

discovery-practice-take-your-time = Neem de tijd
discovery-practice-take-your-time-task = Het is nog vroeg in het spel. Start het blauwe contract zo dat het zoveel mogelijk oplevert.
discovery-practice-take-your-time-hint = Meer beurten leveren meer op. Heb je deze schepen eerder nodig?
discovery-practice-take-your-time-well = 10 munten in plaats van 6, voor dezelfde twee acties. In het begin is tijd goedkoop, en zijn acties dat niet.
discovery-practice-take-your-time-miss = Dit levert minder op dan het kon. Tijd genoeg: laat de schepen drie beurten weg.

discovery-practice-your-own-colour = De beste reis
discovery-practice-your-own-colour-task = Stuur de groene 1 naar de expeditie die het meest oplevert, beide tellingen samen.
discovery-practice-your-own-colour-hint = Het hogere getal geldt voor een schip in de kleur van de kaart. Vergelijk de twee groene expedities.
discovery-practice-your-own-colour-well = Bij Cabral scoort hij 5 en 4, samen negen. Kleine expedities zijn zo vol, dus wees er als eerste.
discovery-practice-your-own-colour-miss = Die reis levert minder op. Cabral is groen: 5 bij de eerste telling en 4 bij de laatste.

discovery-practice-the-flagship-fits = Het vlaggenschip past
discovery-practice-the-flagship-fits-task = Start het rode contract 5, al heb je maar één rood schip.
discovery-practice-the-flagship-fits-hint = Je vlaggenschip telt als rood of blauw, en je kiest het laadvermogen: 1, 2 of 3.
discovery-practice-the-flagship-fits-well = De rode 2 en het vlaggenschip als 3 zijn samen precies 5. Het komt terug en kan dan weer iets anders zijn.
discovery-practice-the-flagship-fits-miss = De rode 2 alleen is niet genoeg, en van een expeditie keert een schip niet terug. Voeg het vlaggenschip toe als 3.

discovery-practice-buy-and-sail = Kopen en varen
discovery-practice-buy-and-sail-task = Aan het eind van deze beurt is de eerste telling. Koop een schip dat bij Dias meteen 5 scoort.
discovery-practice-buy-and-sail-hint = Twee verschillende acties: kopen, dan uitsturen. Dias is blauw, en de bemanning kost 1 munt.
discovery-practice-buy-and-sail-well = Gekocht voor 3, bemand voor 1, en meteen 5 punten. Vlak voor een telling horen kopen en uitsturen bij elkaar.
discovery-practice-buy-and-sail-miss = In de haven scoort een schip nu niets. Koop de blauwe 1 en stuur hem met je tweede actie naar Dias.

discovery-practice-before-the-scoring = Vóór de telling
discovery-practice-before-the-scoring-task = Aan het eind van deze beurt is de eerste telling. Zorg voor minstens 24 punten.
discovery-practice-before-the-scoring-hint = Je hebt drie schepen en drie munten. Met één actie stuur je schepen naar verschillende expedities.
discovery-practice-before-the-scoring-well = Alle drie de schepen waren op tijd weg, elk op een expeditie in zijn kleur. Aan het eind scoren ze nog eens.
discovery-practice-before-the-scoring-miss = Schepen in de haven tellen bij de eerste telling niet. Stuur ze alle drie, elk naar een expeditie in zijn kleur.

discovery-practice-more-than-half = Meer dan de helft
discovery-practice-more-than-half-task = Vervul je opdracht op twee expedities: waar je meer dan de helft van de schepen hebt.
discovery-practice-more-than-half-hint = Waar sta je gelijk met je tegenstander? Eén schip geeft de doorslag. Een lege expeditie kan ook.
discovery-practice-more-than-half-well = Twee expedities maal drie voltooide contracten: 6 punten voor de opdracht alleen.
discovery-practice-more-than-half-miss = Voor je opdracht telt nu hoogstens één expeditie. Gebruik beide schepen, op twee plekken.

discovery-practice-a-wild-guest = Een wilde gast
discovery-practice-a-wild-guest-task = Alleen de laatste telling komt nog. Stuur je zwarte 1 naar een zwarte expeditie, al varen daar andere kleuren.
discovery-practice-a-wild-guest-hint = Met een Jokerschip mag een schip mee waar zijn kleur niet past. Bij de telling houdt het zijn eigen kleur.
discovery-practice-a-wild-guest-well = Een zwart schip bij Cartier scoort het hogere getal: 5 punten in plaats van 1 of 2 elders.
discovery-practice-a-wild-guest-miss = Daar levert een zwart schip weinig op. Ga naar een zwarte expeditie: met het Jokerschip mag het.

discovery-practice-keep-it-for-later = Bewaar hem voor mij
discovery-practice-keep-it-for-later-task = Je hebt de blauwe 3 nodig voor je contract, maar kunt hem nog niet betalen. Zorg dat niemand anders hem koopt.
discovery-practice-keep-it-for-later-hint = Actiekaarten kosten geen actie. Een Reservering houdt een kaart vast tot het eind van je volgende beurt.
discovery-practice-keep-it-for-later-well = Gereserveerd. Twee munten nu en twee in je volgende beurt: dan koop je hem en start je het grote contract.
discovery-practice-keep-it-for-later-miss = Je rijke tegenstander kan het schip nu kopen. Speel de Reservering op de blauwe 3 voor je je beurt beëindigt.

discovery-practice-the-last-voyages = De laatste reizen
discovery-practice-the-last-voyages-task = Dit is je laatste beurt, en je hebt twee munten voor drie schepen. Haal er het meeste uit.
discovery-practice-the-last-voyages-hint = Vergelijk het tweede paar getallen. Een schip dat blijft liggen, is thuis nog 1 punt waard.
discovery-practice-the-last-voyages-well = Bij Drake en Abreu krijgt een schip in hun kleur 6. Het gele schip verdient zijn punt thuis.
discovery-practice-the-last-voyages-miss = Er valt nog meer te halen. Je rode en je witte schip kunnen elk 6 scoren, het gele niet.
