# The rulebook of Age of Discovery: titles of its sections, what the topics of the help do not say, and what pictures show.

discovery-rules-goal = Eerst handelen, dan ontdekken
    .text = Je speelt met twee tot vier spelers. Dezelfde schepen leveren munten en punten op, maar niet tegelijk: een schip op expeditie komt nooit terug.
discovery-rules-ships = De schepen
    .text =
        42 schepen in zes kleuren, zeven van elke kleur: twee met laadvermogen 1, drie met 2 en twee met 3. Ze kosten 3, 4 of 5 munten.
        Iedereen heeft ook één vlaggenschip, met twee van de zes kleuren; het telt als een van beide. Het laadvermogen, 1, 2 of 3, kies je telkens als je het uitstuurt; de bemanning kost 2 munten. Het is niet te koop en blijft geheim tot je het voor het eerst uitstuurt. Op een expeditie vaart het in één kleur: die van de schepen die er al zijn, als het die heeft, en anders een van de twee naar keuze.
discovery-rules-cards = De andere kaarten
    .text =
        • twaalf expedities, open voor iedereen, elk met een kleur, een limiet voor het laadvermogen van de schepen en vier puntenwaarden
        • 24 handelscontracten: in elke kleur vier, met een lading van 3, 4, 5 en 6
        • opdrachten, één voor elke speler, die geheim blijven
        • actiekaarten: Jokerschip en Reservering
        • twee tellingkaarten, verstopt tussen de schepen
discovery-rules-pieces = Munten en sporen
    .text = Munten en schijfjes raken nooit op. Er zijn twee sporen voor iedereen: één voor de punten, het andere voor de voltooide contracten.
discovery-rules-numbers = Welke getallen zeker zijn
discovery-rules-setup = Voorbereiding
    .text =
        Alle twaalf expedities liggen open. Vijf schepen komen open in de kooprij en vijf daarboven in de aanvulrij. De andere 32 vormen vijf stapels van 6, 6, 6, 7 en 7; de Eerste telling wordt in de derde stapel geschud, de Laatste telling in de vijfde.
        Iedereen krijgt 6 munten, twee contracten, één opdracht en één vlaggenschip, alles geheim behalve de munten. Daarna worden vier contracten opengelegd.
        Actiekaarten voor elke speler: met twee spelers drie Jokerschepen en twee Reserveringen, met drie of vier spelers twee Jokerschepen en één Reservering.
        De opdrachten hangen af van het aantal spelers: met twee zijn het “meer dan de helft van de schepen” en “alle schepen”, met drie “minstens de helft van de schepen” en “meer dan de helft van de schepen”, met vier “minstens één schip” en “minstens de helft van de schepen”.
        Het lot beslist wie begint.
discovery-rules-turn = Wat je in je beurt doet
    .text = Dezelfde actie kun je niet twee keer kiezen. Je mag ook maar één actie doen, of geen. De munten en de schepen van een contract dat net is afgelopen, kun je in deze beurt al gebruiken, net als een schip dat je net hebt gekocht.
discovery-rules-coins = De munten
discovery-rules-contracts = Een contract aannemen
    .text = Je neemt er precies één. Is de trekstapel leeg, dan worden de open contracten niet meer aangevuld; voltooide contracten komen nooit terug. Met een volle hand, of als er geen contracten meer zijn, kun je deze actie niet kiezen.
discovery-rules-market = Schepen kopen
    .text = Verschijnt er een tellingkaart, dan leg je die opzij en komt er een ander schip op die plek. Zijn de stapels leeg, dan blijven er plekken leeg. Een schip schuift nooit opzij.
discovery-rules-expeditions = Schepen op expeditie sturen
    .text = In één actie mag je schepen naar zoveel expedities en contracten sturen als je wilt. Je kunt alleen vrije schepen uitsturen. Aan één expeditie kunnen meerdere spelers meedoen, ook elk met meerdere schepen.
discovery-rules-colours = Kleuren op een expeditie
discovery-rules-trade = Schepen voor een contract uitsturen
    .text = Je kunt meerdere contracten tegelijk hebben lopen. Afbreken of veranderen kan niet.
discovery-rules-wild = Jokerschip
    .text = Eén kaart geldt voor één schip. Het eerste schip op een expeditie heeft er nooit een nodig. De kleur die de andere schepen moeten hebben, verandert er niet door.
discovery-rules-reservation = De Reservering
    .text = Op een kaart kan maar één reservering liggen, en op de bovenste kaart van de trekstapel geen. Je mag je reservering al in dezelfde beurt gebruiken. Aan het einde van je volgende beurt vervalt die, of je hem nu gebruikt hebt of niet.
discovery-rules-first = De eerste telling
    .text = Die komt bij een van de aankopen 13 tot en met 19. De kleur van het schip zelf telt, niet die van het eerste schip. Schepen die voor een contract onderweg zijn, opdrachten en schepen in de haven leveren nu niets op.
discovery-rules-stall = Als niemand koopt
discovery-rules-secrets = Wat geheim is
discovery-rules-last = De laatste telling
    .text =
        Die komt bij een van de aankopen 26 tot en met 33. Wie de kaart heeft opengelegd, heeft de allerlaatste beurt. In deze beurten gelden alle regels, dus contracten kunnen nog aflopen.
        Daarna worden achtereenvolgens de expedities, de opdrachten en de schepen in de haven geteld.
discovery-rules-mission = Je opdracht
    .text = Een expeditie waarop alleen jij schepen hebt, telt voor elke opdracht; een expeditie zonder schip van jou voor geen enkele. Een vlaggenschip telt als één schip.
discovery-rules-track = Voltooide contracten
discovery-rules-end = Wie er wint
    .text = Wie de meeste punten heeft, wint. Bij gelijke stand wint wie de meeste schepen heeft die niet op expeditie zijn; is ook dat gelijk, dan wordt de overwinning gedeeld. Munten, contracten in de hand en ongebruikte actiekaarten zijn niets waard.
discovery-rules-tips = Tips voor je eerste partijen

discovery-rules-figure-sizes = Rode schepen met laadvermogen 1, 2 en 3, en een vlaggenschip, dat twee kleuren heeft.
discovery-rules-figure-kinds = Een expeditie, een contract en een opdracht.
discovery-rules-figure-hidden = De twee tellingkaarten en de twee soorten actiekaarten.
discovery-rules-figure-delivery = Voorbeeld: dit contract vraagt blauwe schepen voor een lading van precies 5. Je stuurt een 3 en een 2 uit, betaalt 2 munten voor de bemanningen en kiest twee beurten. Twee beurten later krijg je 10 munten en zijn beide schepen terug.
discovery-rules-figure-voyage = Voorbeeld: deze expeditie is blauw en heeft limiet 3. Met een blauwe 1 en een blauwe 2 is die vol. Beide hebben de kleur van de kaart, dus ze scoren allebei het hogere getal: 5 bij de eerste en 5 bij de laatste telling. Waren ze rood, dan was het 3 en 2.
discovery-rules-figure-missions = De vier opdrachten: minstens één schip, minstens de helft van de schepen, meer dan de helft van de schepen, alle schepen.
