# De les van Traders of Carthage: wat er wordt gezegd, op volgorde.

carthage-lesson-theme = Je bent koopman op de vaarroute naar Carthago. Je koopt goederen en verkoopt ze als het schip van hun kleur aankomt. Wie aan het eind de meeste overwinningspunten heeft, wint.
carthage-lesson-ships = Elk van de vier kleuren heeft een schip. Schepen varen alleen als iemand goederen koopt. De laatste twee velden voor Carthago zijn van de piraten.
carthage-lesson-stock = Het spel is al bezig, en dit zijn jouw goederen: twee rode, twee blauwe, één groene. Het getal bij een kleur telt je eigendomsfiches; je hebt er één, in het blauw.
carthage-lesson-money = De kaarten in je hand zijn je geld: elk 2, 3 of 5 munten. Bij het betalen doet de kleur er niet toe.
carthage-lesson-take = In je beurt doe je één van drie dingen. Het eerste: neem één kaart van de Markt in je hand, als geld. Druk op de gele 3.
carthage-lesson-refill = Je tegenstander nam de laatste kaart, dus de Markt is aangevuld, zoals na elke aankoop: de Boerderij schuift door, er komen twee kaarten bij, en de Boerderij krijgt drie nieuwe. Je ziet altijd wat er komt.
carthage-lesson-reserve = Het tweede: reserveer een kaart met je enige reserveringsschijfje. Dat blijft daar tot je de kaart koopt of neemt, en niemand anders kan haar krijgen. Je spaart blauw, dus druk op de blauwe 2 op de Boerderij.
carthage-lesson-all = Je tegenstander heeft gekocht. Wie koopt, krijgt de hele Markt, behalve wat anderen hebben gereserveerd. Eén kaart van een kleur laat het schip één veld varen, twee of meer twee velden: groen voer twee velden, rood en blauw één.
carthage-lesson-buy = Het derde: koop. De kaarten hier kosten samen 10, en wisselgeld is er niet. Met twee blauwe bereikt het blauwe schip Carthago! Druk op de prijs, betaal met beide vijven en bevestig.
carthage-lesson-payday = Betaaldag! Je beste blauwe kaart was een 3, je fiche telt er 1 bij op: elk van je vier kaarten bracht 4 op, samen 16. Per vijf munten, naar boven afgerond, krijg je een punt: 4 punten.
carthage-lesson-token = Wie goederen van die kleur heeft, verkoopt ze allemaal en krijgt er een fiche van. Fiches houd je voorgoed: vanaf nu brengen je blauwe goederen elk 2 meer op.
carthage-lesson-pirates = Op elke betaaldag vallen piraten de schepen op hun twee velden aan: goederen van die kleuren gaan verloren, bij iedereen. Nu zijn dat rood en groen.
carthage-lesson-protect = Handkaarten redden goederen van hun eigen kleur: een 2 heeft twee vazen en redt er twee, een 3 redt er één, een 5 geen. Leg de rode 3 af om je beste rode kaart te redden, en kies dan ‘niets meer afleggen’. Laat groen gaan: ‘niets afleggen’.
carthage-lesson-stored = Je rode 3 ligt dwars: die is beschermd tot je hem verkoopt. Het blauwe schip ging terug naar Alexandrië, de aangevallen schepen naar Cyrenaica.
carthage-lesson-end = Het spel eindigt zodra iemand acht fiches heeft; dan tellen alleen nog de overwinningspunten. In een nieuw spel kiest iedereen eerst een fiche: neem de kleur die je wilt sparen.
carthage-lesson-remember-market = Een goedkope Markt wordt gekocht: kijk voor je een kaart neemt wat er voor de anderen overblijft.
carthage-lesson-remember-colours = Blijf bij een of twee kleuren: meer kaarten en meer fiches maken elke verkoop groter.
carthage-lesson-remember-amphorae = Houd tweeën en drieën van je kleuren in je hand als hun schepen bij de piraten liggen.
