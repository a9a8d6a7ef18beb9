# De les van Traders of Carthage: wat er wordt gezegd, op volgorde.

carthage-lesson-theme = Je bent koopman op de vaarroute naar Carthago. Je koopt goederen en verkoopt ze als het schip van hun kleur aankomt. Wie aan het eind de meeste overwinningspunten heeft, wint.
carthage-lesson-ships = Elk van de vier kleuren heeft een schip. Schepen varen alleen als iemand goederen koopt. De laatste twee velden voor Carthago zijn van de piraten.
carthage-lesson-stock = De partij is al bezig, en dit zijn jouw goederen: twee rode, twee blauwe en één groene. Het getal bij een kleur is het aantal van je eigendomsfiches, die de prijs van die kleur verhogen; je hebt er nu één, een blauwe.
carthage-lesson-money = De kaarten in je hand zijn je geld: ze zijn 2, 3 of 5 waard. Bij het betalen doet de kleur er niet toe.
carthage-lesson-take = In je beurt doe je een van de volgende drie dingen. Het eerste: neem één kaart van de Markt in je hand, als geld. Kies de gele 3.
carthage-lesson-refill = Je tegenstander nam de laatste kaart, dus de Markt is aangevuld, zoals na elke aankoop: de kaarten van de Boerderij schuiven door naar de Markt, daar komen er twee bij, en de Boerderij krijgt drie nieuwe. Zo laat de Boerderij een deel van de volgende Markt zien.
carthage-lesson-reserve = Het tweede: reserveer een kaart met je enige reserveringsschijfje. Dat blijft liggen tot je de kaart koopt of neemt; tot die tijd kan niemand anders hem krijgen. Je spaart blauw, dus kies de blauwe 2 op de Boerderij.
carthage-lesson-all = Je tegenstander heeft gekocht. Wie koopt, krijgt de hele Markt, behalve wat anderen hebben gereserveerd. Voor één gekochte kaart vaart het schip van die kleur één veld, voor twee of meer kaarten twee velden: groen voer er twee, rood en blauw één.
carthage-lesson-buy = Het derde: koop. De vijf kaarten kosten samen 10, en wisselgeld krijg je niet. Er zijn twee blauwe bij, dus het blauwe schip bereikt Carthago en je verkoopt je blauwe goederen voor punten. Koop ze alle vijf, betaal met beide vijven en bevestig.
carthage-lesson-payday = Betaaldag! Je hoogste blauwe kaart was een 3, en door je fiche komt daar 1 bij: elk van je vier kaarten bracht 4 op, samen 16. Per vijf, naar boven afgerond, krijg je een overwinningspunt: 4 punten.
carthage-lesson-token = Wie goederen van die kleur heeft, verkoopt ze allemaal en krijgt één fiche van die kleur. Fiches houd je voorgoed: vanaf nu brengen je blauwe goederen elk 2 meer op.
carthage-lesson-pirates = Op elke betaaldag vallen de piraten de schepen op hun twee velden aan: iedereen raakt goederen van die kleuren kwijt. Nu zijn dat rood en groen.
carthage-lesson-protect = Met handkaarten bescherm je goederen van dezelfde kleur: een 2 heeft twee vazen en beschermt er twee, een 3 beschermt er één, een 5 geen. Leg de rode 3 af om je hoogste rode kaart te beschermen. Groen geef je op: “Niets afleggen”.
carthage-lesson-stored = Je rode 3 staat tussen vierkante haken: die is beschermd tot je hem verkoopt. Het blauwe schip ging terug naar Alexandrië, de aangevallen schepen naar Cyrenaica.
    .web = Op je rode 3 staat nu een vaas: die kaart is beschermd tot je hem verkoopt. Het blauwe schip ging terug naar Alexandrië, de aangevallen schepen naar Cyrenaica.
carthage-lesson-end = Het spel eindigt zodra iemand acht fiches heeft; dan tellen alleen nog de overwinningspunten. Aan het begin van een partij kiest iedereen eerst een fiche: neem de kleur die je wilt sparen.
carthage-lesson-remember-market = Een goedkope Markt is zo verkocht: kijk voordat je een kaart neemt wat je voor de anderen laat liggen.
carthage-lesson-remember-colours = Blijf bij een of twee kleuren: met meer kaarten en meer fiches brengt elke verkoop meer op.
carthage-lesson-remember-amphorae = Houd tweeën en drieën van je kleuren in je hand als hun schepen bij de piraten liggen.
