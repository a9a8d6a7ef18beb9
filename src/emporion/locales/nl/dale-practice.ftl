# Oefenstellingen van Dale of Merchants: de titel, de opdracht, de tip, en wat er na succes en na een mislukking wordt gezegd.

dale-practice-pay-with-junk = Betaal met Rommel
dale-practice-pay-with-junk-task = Koop de Gebroken relikwie en houd je twee dierenkaarten in je hand.
dale-practice-pay-with-junk-hint = Hij kost 3. Elke Rommelkaart is 1 waard en deugt alleen om mee te betalen.
dale-practice-pay-with-junk-well = Rommel is je kleingeld. Je goede kaarten heb je nog in je hand voor je volgende beurt.
dale-practice-pay-with-junk-miss = Een goede kaart ging voor niets naar je aflegstapel. Betaal liever met de drie Rommelkaarten.

dale-practice-throw-out-the-junk = Weg met de Rommel
dale-practice-throw-out-the-junk-task = Gebruik de Gebroken relikwie om je kaarten voor de rest van het spel beter te maken.
dale-practice-throw-out-the-junk-hint = Je gooit er een handkaart voorgoed mee weg. Welke zul je niet missen?
dale-practice-throw-out-the-junk-well = Eén Rommelkaart minder, en je goede kaarten komen eerder terug. Dankzij de plus heb je ook nog een actie.
dale-practice-throw-out-the-junk-miss = De relikwie is nu meer waard als truc: speel hem en gooi Rommel weg, nooit een kaart die je nog wilt zien.

dale-practice-junk-in-the-stack = Een stapel Rommel
dale-practice-junk-in-the-stack-task = Bouw je vijfde stapel, precies 5 waard.
dale-practice-junk-in-the-stack-hint = Lees de Hamsteraar: in een stapel met die kaart mag zoveel Rommel als je wilt.
dale-practice-junk-in-the-stack-well = 1 + 1 + 1 + 1 + 1: met de Hamsteraar werden vier Rommelkaarten een stapel, en je bent ze meteen kwijt.
dale-practice-junk-in-the-stack-miss = Geen kaart is hier 5 waard, maar de Hamsteraar met vier Rommelkaarten wel. Kies Kraam.

dale-practice-keep-the-accordion = Spaar het Accordeon
dale-practice-keep-the-accordion-task = Bouw je vijfde stapel, maar houd het Accordeon in je hand.
dale-practice-keep-the-accordion-hint = Kaarten van één set mag je combineren. Welke twee zijn samen 5 waard?
dale-practice-keep-the-accordion-well = De Betaalde bestelling en de Onmisbare aankoop zijn samen 5. En het Accordeon kan een 6 zijn: je volgende stapel heb je al in je hand.
dale-practice-keep-the-accordion-miss = Nu is het Accordeon op. In de volgende stapel kan het 6 waard zijn; twee Pandakaarten zijn samen 5.

dale-practice-toy-first = Eerst het speeltje
dale-practice-toy-first-task = Bouw deze beurt je vierde stapel.
dale-practice-toy-first-hint = Je hebt geen 4, maar kijk eens bovenop je aflegstapel. Het Favoriete speeltje heeft een plus.
dale-practice-toy-first-well = Het speeltje haalde de Verrekijker terug, en dankzij de plus kon je er nog mee bouwen. Kaarten met een plus speel je eerst.
dale-practice-toy-first-miss = De 4 ligt bovenop je aflegstapel. Speel eerst het Favoriete speeltje en bouw dan.

dale-practice-mixed-company = Gemengd gezelschap
dale-practice-mixed-company-task = Bouw je zevende stapel met wat je in je hand hebt.
dale-practice-mixed-company-hint = Normaal is een stapel van één set. De Lege kist verandert dat.
dale-practice-mixed-company-well = 2 + 3 + 2: in de Lege kist passen dieren van alle sets. Bewaar hem voor grote stapels, die zijn het lastigst.
dale-practice-mixed-company-miss = Met de Lege kist in de stapel maken de sets niet uit. Bouw met alle drie de dierenkaarten.

dale-practice-clear-the-deck = Grote schoonmaak
dale-practice-clear-the-deck-task = Raak deze beurt voorgoed drie Rommelkaarten kwijt.
dale-practice-clear-the-deck-hint = Eén kaart op de markt gooit de Rommel weg waarmee je hem betaalt.
dale-practice-clear-the-deck-well = De Onmisbare aankoop kostte je alleen Rommel, en die drie trek je nooit meer.
dale-practice-clear-the-deck-miss = Met de Onmisbare aankoop gooi je Rommel weg waarmee je betaalt: betaal met alle drie en gooi ze alle drie weg.

dale-practice-a-flashy-stack = Een spetterende stapel
dale-practice-a-flashy-stack-task = Bouw deze beurt je zesde stapel.
dale-practice-a-flashy-stack-hint = Door de Spetterende show is elke kaart die je deze beurt gebruikt 1 meer waard.
dale-practice-a-flashy-stack-well = Twee Betaalde bestellingen werden drieën. Elke kaart telt 1 meer, dus met veel kleine kaarten win je het meest.
dale-practice-a-flashy-stack-miss = 2 + 2 is maar 4. Speel eerst de Spetterende show: dan zijn dezelfde twee kaarten 6 waard.

dale-practice-good-old-stock = Goede oude waar
dale-practice-good-old-stock-task = Bouw deze beurt je zevende stapel.
dale-practice-good-old-stock-hint = Met het Dierbare aandenken mag één kaart uit je aflegstapel mee in de stapel. Hoeveel ontbreekt er tot 7?
dale-practice-good-old-stock-well = 3 uit je hand en 4 uit je aflegstapel: dat mag elke kaart daar zijn, van elke set.
dale-practice-good-old-stock-miss = In je hand past alleen een 3, maar in je aflegstapel ligt een 4, en die mag met het Dierbare aandenken mee.

dale-practice-two-in-one-turn = Twee in één beurt
dale-practice-two-in-one-turn-task = Bouw deze beurt twee stapels: de vijfde en de zesde.
dale-practice-two-in-one-turn-hint = Na een stapel met Winter op komst mag je meteen nog een stapel bouwen.
dale-practice-two-in-one-turn-well = Winter op komst was de vijfde stapel, de Koektrommel met de Verrekijker de zesde. Twee stappen dichter bij acht.
dale-practice-two-in-one-turn-miss = Bouw de vijfde stapel met alleen Winter op komst; dan mag je meteen door met de 2 en de 4.
