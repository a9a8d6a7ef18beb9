# De les van Dale of Merchants: wat er wordt gezegd, op volgorde.

dale-lesson-theme = Je hoort bij een van de dierenvolken die in de vallei handeldrijven. Wie als eerste acht stapels koopwaar in zijn kraam heeft, wint.
dale-lesson-goal = Dit is je kraam. De eerste stapel moet precies 1 waard zijn, de tweede precies 2, en zo verder tot 8. Alle kaarten van een stapel zijn van dezelfde set: Ara’s bij Ara’s, Panda’s bij Panda’s. Sommige kaarten wijken hiervan af: lees ze.
dale-lesson-hand = Meestal heb je vijf kaarten. In het begin is dat vooral Rommel: 1 waard per kaart, goed om mee te betalen, maar niet om mee te bouwen, tenzij een kaart het toestaat.
dale-lesson-build = In je beurt kies je een van vier acties. Je hebt een kaart met waarde 1, dus bouw je eerste stapel: kies Kraam. Alleen Gladjanus past, dus die wordt meteen gekozen. Bevestig.
dale-lesson-delivery = Je eerste stapel staat! Na je actie kwam de levering: je trok tot je weer vijf kaarten had. Dan wordt ook de markt aangevuld, maar in jouw beurt was er niets gekocht. Daarmee was je beurt voorbij: is er niets meer te doen, dan eindigt je beurt vanzelf.
dale-lesson-market = De tweede actie: Markt. Een kaart kost haar waarde, het getal in de hoek, plus een toeslag voor de plek: van 0 rechts tot 4 links. Onder elke kaart zie je hoe de prijs is opgebouwd.
dale-lesson-buy = Koop een kaart. De Gebroken relikwie heeft waarde 3 en ligt op plek +1, dus die kost 4. Kies de relikwie, betaal met vier Rommelkaarten en bevestig. Te veel betalen mag, maar elke kaart moet nodig zijn om aan de prijs te komen.
dale-lesson-discard = De gekochte kaart kwam meteen in je hand, je betaling ging naar je aflegstapel. Is je trekstapel leeg, dan wordt je aflegstapel geschud; dat is dan je nieuwe trekstapel.
dale-lesson-technique = De derde actie: Truc. Met de Gebroken relikwie gooi je een handkaart weg, zodat die uit je kaarten verdwijnt, en trek je een andere. Kies de Gebroken relikwie, en dan de Rommel die je kwijt wilt.
dale-lesson-plus = Op de Gebroken relikwie staat een plus: je hebt nog een actie. Koop de Lastpak, waarde 2 op de goedkoopste plek: die kost 2. Betaal met Rommel.
dale-lesson-second = Je hebt een kaart met waarde 2 in je hand: bouw er de tweede stapel mee. Kies Kraam; ook nu wordt de kaart meteen gekozen.
dale-lesson-tidy = Niets in je hand past op stapel 3, maar je Gebroken relikwie zit nog in je trekstapel. De vierde actie: Opruimen. Kies die, leg alle drie de Rommelkaarten af, kies “Klaar” en bevestig.
dale-lesson-drawn = Voor de Rommel heb je drie nieuwe kaarten getrokken, en daar zit de Gebroken relikwie bij. Opruimen was je actie, dus je beurt was voorbij.
dale-lesson-third = De Gebroken relikwie heeft waarde 3: na de les kun je er je derde stapel van maken. Maar een kaart in je kraam trek je nooit meer. Wanneer geef je een goede kaart op? Daar draait dit spel om.
dale-lesson-end = Met de achtste stapel win je meteen. Voor grote stapels heb je meerdere kaarten van één set tegelijk in je hand nodig, bijvoorbeeld een 5 en een 3.
dale-lesson-remember-deck = Elke kaart die je koopt, komt steeds weer terug: koop wat je vaak helpt, en raak Rommel kwijt.
dale-lesson-remember-sets = Kies al vroeg voor een of twee sets: voor grote stapels heb je kaarten nodig die bij elkaar horen.
dale-lesson-remember-plus = Trucs met een plus kosten je geen actie. Kaarten met een blad speel je niet: ze werken in je hand of als je ze gebruikt. Bekijk een kaart van dichtbij om die te lezen.
