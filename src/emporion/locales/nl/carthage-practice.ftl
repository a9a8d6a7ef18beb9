# Oefenstellingen van Traders of Carthage: de titel, de opdracht, de tip, en wat er na succes en na een mislukking wordt gezegd.

carthage-practice-pay-exactly = Gepast betalen
carthage-practice-pay-exactly-task = Koop de Markt zonder één munt te veel te betalen.
carthage-practice-pay-exactly-hint = De kaarten kosten samen 8, en wisselgeld krijg je niet. Welke van je kaarten zijn samen 8 waard?
carthage-practice-pay-exactly-well = Een 5 en een 3 zijn samen precies 8. Met twee vijven had je 2 munten weggegooid: zoveel als een hele kaart.
carthage-practice-pay-exactly-miss = Je kocht te duur of helemaal niet. De Markt kost 8: zoek kaarten die samen precies zoveel waard zijn.

carthage-practice-bring-it-home = Naar de haven
carthage-practice-bring-it-home-task = Verkoop nu je blauwe goederen, voor minstens 5 punten.
carthage-practice-bring-it-home-hint = Het blauwe schip ligt één veld voor Carthago. Schepen varen alleen als iemand koopt.
carthage-practice-bring-it-home-well = Eén blauwe kaart in de aankoop was genoeg om Carthago te halen, en die ging meteen mee in de verkoop: vier kaarten van 6 munten.
carthage-practice-bring-it-home-miss = Het schip vaart alleen als je koopt. Laat de blauwe kaart liggen en koop de hele Markt.

carthage-practice-save-your-cargo = Red je lading
carthage-practice-save-your-cargo-task = Piraten vallen het blauwe schip aan. Bescherm al je drie blauwe goederen.
carthage-practice-save-your-cargo-hint = Een blauwe 2 heeft twee vazen en beschermt er twee; een blauwe 3 beschermt er één.
carthage-practice-save-your-cargo-well = De 2 beschermde er twee en de 3 één. Ze zijn nu veilig tot je ze verkoopt, ook als de piraten terugkomen.
carthage-practice-save-your-cargo-miss = Je bent goederen kwijt. Alleen kaarten van dezelfde kleur helpen: leg de blauwe 2 en de blauwe 3 af.

carthage-practice-two-for-one = Twee voor één
carthage-practice-two-for-one-task = Piraten vallen het groene schip aan. Bescherm beide groene vijven met één kaart.
carthage-practice-two-for-one-hint = Tel de vazen op je groene kaarten.
carthage-practice-two-for-one-well = De 2 is de beste bewaker: twee vazen op de goedkoopste kaart. Allebei je drieën houd je als geld.
carthage-practice-two-for-one-miss = Met twee drieën lukt het ook, maar dat kost je 6 munten. Eén kaart met twee vazen doet hetzelfde.

carthage-practice-keep-the-amphorae = Bewaar je vazen
carthage-practice-keep-the-amphorae-task = Koop de Markt, maar houd de kaarten die je rode goederen tegen de piraten kunnen beschermen.
carthage-practice-keep-the-amphorae-hint = Het rode schip ligt bij de piraten. Vijven hebben geen vazen: die zijn alleen geld.
carthage-practice-keep-the-amphorae-well = Betaal met vijven en houd tweeën en drieën van je kleuren. De prijs was gelijk, maar je rode goederen zijn nu gedekt.
carthage-practice-keep-the-amphorae-miss = Je gaf je rode 2 of 3 uit. Het kost hoe dan ook 10: betaal met de twee vijven, die toch niets beschermen.

carthage-practice-spoil-the-payday = Bederf de betaaldag
carthage-practice-spoil-the-payday-task = Je tegenstander heeft vier groene goederen, en hun schip ligt één veld voor Carthago. Zorg dat het volgende beurt niet aankomt.
carthage-practice-spoil-the-payday-hint = Een schip vaart alleen door kaarten van zijn kleur. Hoeveel groene kaarten liggen er op de Markt?
carthage-practice-spoil-the-payday-well = Zonder groene kaart in de aankoop blijft het groene schip liggen. Je kunt de kaart nemen of reserveren.
carthage-practice-spoil-the-payday-miss = Je tegenstander kan nog steeds een groene kaart kopen en alles verkopen. Juist die kaart moest weg.

carthage-practice-a-dear-market = Een dure Markt
carthage-practice-a-dear-market-task = Je tegenstander heeft twee kaarten: hoogstens 10 munten. Zorg dat de Markt na je beurt meer kost.
carthage-practice-a-dear-market-hint = Elke kaart die je neemt, maakt de Markt goedkoper voor de volgende.
carthage-practice-a-dear-market-well = Met een kleine kaart ging er weinig van de prijs af. Nu moet je tegenstander sparen, en kun jij als eerste kopen.
carthage-practice-a-dear-market-miss = Wat er ligt, kan je tegenstander misschien betalen, en met twee blauwe kaarten komt het blauwe schip aan. Haal minder van de prijs af.

carthage-practice-sink-their-cargo = Hun lading overboord
carthage-practice-sink-their-cargo-task = De rode goederen van je tegenstander liggen bij de piraten, en hij heeft maar één kaart. Laat hem deze beurt rode goederen verliezen.
carthage-practice-sink-their-cargo-hint = Piraten vallen alleen op betaaldag aan. Welk schip kun jij naar Carthago brengen?
carthage-practice-sink-their-cargo-well = Je blauwe schip kwam aan en de piraten vielen rood aan. Eén kaart beschermt geen drie goederen.
carthage-practice-sink-their-cargo-miss = Piraten vallen pas aan als een schip Carthago bereikt. Koop: één blauwe kaart is genoeg.

carthage-practice-the-last-card = De laatste kaart
carthage-practice-the-last-card-task = Er ligt nog één kaart op de Markt. Maak jij hem niet leeg, en zorg dat het rode schip niet aankomt.
carthage-practice-the-last-card-hint = Neem je de laatste kaart, dan schuift de Boerderij door in de beurt van je tegenstander. Ook op de Boerderij kun je reserveren.
carthage-practice-the-last-card-well = Een wachtzet: nu zit je tegenstander met de laatste kaart, en de rode 2 is van jou zodra hij doorschuift.
carthage-practice-the-last-card-miss = De Markt wordt in de beurt van je tegenstander aangevuld, of de rode 2 is vrij: één rode kaart, en vier rode goederen zijn verkocht.

carthage-practice-lose-nothing = Niets verliezen
carthage-practice-lose-nothing-task = Koop, verkoop je rode 5 en verlies geen enkel groen goed aan de piraten.
carthage-practice-lose-nothing-hint = Groen wordt aangevallen. Bedenk vóór je betaalt welke kaart je daarna nodig hebt.
carthage-practice-lose-nothing-well = Eén stap vooruit gedacht: de groene 2 was als bescherming meer waard dan als 2 munten.
carthage-practice-lose-nothing-miss = Het groene schip ligt bij de piraten als rood aankomt. Houd bij het betalen de groene 2, en gebruik hem daarna.
