# The rulebook of Traders of Carthage: titles of its sections, what the topics of the help do not say, and what pictures show.

carthage-rules-goal = Handel tussen Alexandrië en Carthago
    .text =
        Je speelt met twee tot vier spelers. Dezelfde kaarten zijn geld in je hand en goederen op tafel, maar een kaart verandert nooit van het een in het ander.
        Wie het spel laat eindigen, wint niet altijd: eigendomsfiches maken een einde aan het spel, punten bepalen wie wint.
carthage-rules-cards = De kaarten
    .text =
        Er zijn 108 kaarten in vier kleuren: rood staat voor stoffen, blauw voor edelstenen, geel voor graan en groen voor wijn. Elke kleur heeft zeven vijven, negen drieën en elf tweeën.
        Het getal is de waarde, als geld en als goed. De voorraadsymbolen (vazen) geven aan hoeveel goederen van die kleur de kaart tegen piraten beschermt: twee op een 2, één op een 3, geen op een 5.
carthage-rules-pieces = Het spelbord en de rest van het materiaal
    .text =
        • de vaarroute met zes velden: Alexandrië, de kust, Cyrenaica, twee piratenvelden, Carthago
        • vier schepen, één in elke kleur
        • eigendomsfiches in de vier kleuren, zoveel als er nodig zijn
        • voor elke speler een handelaar, waaronder je overwinningspunten liggen, en één reserveringsschijfje
carthage-rules-setup = Voorbereiding
    .text =
        De kaarten worden geschud. Er komen er vijf open op de Markt en drie open op de Boerderij. Alle schepen liggen in Alexandrië.
        Iedereen trekt kaarten, één voor één en zichtbaar voor iedereen, en stopt zodra ze samen 8 of meer waard zijn. Vanaf dan zijn de handkaarten geheim.
        Wie de laagste starthand heeft, begint. Bij gelijke stand begint wie de minste kaarten heeft; is ook dat gelijk, dan beslist het lot. Te beginnen met de startspeler kiest iedereen een eigendomsfiche in een kleur naar keuze; twee spelers mogen dezelfde kleur kiezen.
        Met twee of drie spelers gelden dezelfde regels.
carthage-rules-turn = Wat je in je beurt doet
    .text = Een van die drie moet je doen. Passen kan alleen als er geen kaart meer voor je is en er ook niet meer kan worden aangevuld.
carthage-rules-market = De Markt
    .text = Kaarten die anderen hebben gereserveerd, blijven liggen als je koopt. Na een aankoop kunnen er dus meer dan vijf kaarten op de Markt liggen.
carthage-rules-farm = De Boerderij
carthage-rules-hand = Je hand
    .text = Er is geen handlimiet.
carthage-rules-stock = Je voorraad
carthage-rules-buy = De hele Markt kopen
    .text =
        Ligt je eigen gereserveerde kaart op de Markt, dan moet je die meekopen. De kaarten waarmee je betaalt, gaan naar de aflegstapel.
        Een aankoop verloopt zo: betalen, de goederen in je voorraad leggen, de schepen vooruitzetten, aanvullen en, als er een schip in Carthago ligt, betaaldag houden. Wat je net hebt gekocht, wordt dan ook verkocht.
carthage-rules-take = Een kaart als geld nemen
    .text = Kaarten van de Boerderij en kaarten die anderen hebben gereserveerd, kun je niet nemen. De schepen blijven liggen.
carthage-rules-reserve = Een kaart reserveren
    .text = Het schijfje kun je niet verplaatsen of terugnemen. Haast is er niet bij: een reservering geldt tot je die gebruikt.
carthage-rules-ships = Schepen varen
    .text = Ook met drie of meer kaarten van een kleur vaart het schip maar twee velden. Zou het voorbij Carthago komen, dan stopt het daar. Alle schepen varen tegelijk, en er kunnen er meerdere tegelijk aankomen.
carthage-rules-refill = Aanvullen
    .text = Er komen altijd vijf kaarten bij op de Markt, hoeveel er ook zijn blijven liggen. Na nemen of reserveren wordt er niet meteen aangevuld. Is de trekstapel leeg, dan wordt de aflegstapel geschud. Aanvullen aan het begin van je beurt kost je niets: daarna doe je gewoon je actie.
carthage-rules-payday = Betaaldag
    .text =
        Een betaaldag heeft vier stappen: iedereen verkoopt; wie heeft verkocht, krijgt eigendomsfiches; de piraten vallen aan; de schepen gaan terug. Schepen in Carthago keren terug naar Alexandrië, aangevallen schepen naar Cyrenaica, de andere blijven waar ze zijn.
        De fiche die je nu krijgt, telt pas op latere betaaldagen mee.
carthage-rules-tokens = Eigendomsfiches
carthage-rules-pirates = Piraten
    .text =
        Een schip kan beurtenlang ongedeerd bij de piraten liggen: de aanval komt pas op een betaaldag, en treft alleen schepen die er dan liggen.
        Voorraadsymbolen beschermen alleen goederen van hun eigen kleur, en alleen die op je handkaarten tellen. Symbolen die je niet nodig hebt, gaan verloren. Beschermde goederen hoef je bij een volgende aanval niet opnieuw te beschermen.
carthage-rules-questions = Veelgestelde vragen
    .text =
        • Mag ik op een betaaldag goederen achterhouden? Nee, alle goederen van die kleur worden verkocht, beschermd of niet.
        • Krijg ik wisselgeld? Nee. Maar je mag ook geen kaarten bijleggen die voor de prijs niet nodig zijn.
        • Mag ik mijn eigen gereserveerde kaart laten liggen als ik koop? Nee.
        • Mag ik een kaart die ik heb gereserveerd als geld nemen? Ja, en dan krijg je het schijfje terug.
        • Welke kaarten worden overwinningspunten? De laagste van de set. Alleen hun aantal telt, niet hun waarde.
        • Is het aantal kaarten in mijn hand geheim? Nee, alleen welke het zijn. Hoe hoog de stapel onder een handelaar ongeveer is, ziet iedereen.
carthage-rules-empty = Als de kaarten op zijn
    .text = Heel soms zijn de trekstapel en de aflegstapel allebei leeg. Dan wordt er zoveel aangevuld als er is, eerst op de Markt. Punten zonder kaart tellen gewoon mee. Wie niets kan nemen, past; past iedereen na elkaar, dan is het spel afgelopen en worden de punten geteld.
carthage-rules-end = Het einde van het spel
    .text = De piraten komen dan niet meer. Komen er meerdere schepen tegelijk aan, dan kun je meer fiches hebben dan nodig.
carthage-rules-tips = Tips voor je eerste partijen

carthage-rules-figure-values = Stoffen: de 5 heeft geen vaas, de 3 één en de 2 twee.
carthage-rules-figure-goods = De vier goederen: stoffen, edelstenen, graan en wijn. Elk heeft een eigen kleur, teken en patroon.
carthage-rules-figure-ships = De vier schepen.
carthage-rules-figure-route = De vaarroute bij het begin. Carthago is het laatste veld.
carthage-rules-figure-market = Voorbeeld: deze drie kaarten liggen op de Markt en kosten samen 10. Je betaalt met twee vijven, in welke kleur dan ook, en de drie kaarten worden jouw goederen.
carthage-rules-figure-sailed = Door twee rode kaarten vaart het rode schip twee velden, door één blauwe kaart het blauwe schip één veld.
carthage-rules-figure-sale = Voorbeeld: drie rode goederen en één rode fiche. De waarde is 5 + 1 = 6, keer drie kaarten 18. Per vijf, naar boven afgerond, is dat vier punten: deze drie kaarten en één die je blind trekt. Daarna krijg je je tweede rode fiche.
carthage-rules-figure-cheap = Voorbeeld: twee blauwe tweeën zonder fiche. De waarde is 2, keer twee kaarten 4. Dat is één punt: de ene kaart gaat onder je handelaar, de andere leg je af.
carthage-rules-figure-raid = Voorbeeld: het rode schip is aangekomen, dus is het betaaldag. Het blauwe schip ligt bij de piraten en wordt aangevallen.
carthage-rules-figure-storing = Dit zijn je blauwe goederen. Je legt een blauwe 3 uit je hand af, met één vaas, en beschermt de 5. De 3 in je voorraad ben je kwijt. Daarna keert het blauwe schip terug naar Cyrenaica.
