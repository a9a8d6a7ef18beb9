# The rulebook of Dale of Merchants: titles of its sections, what the topics of the help do not say, and what pictures show.

dale-rules-goal = De race om de beste kraam
    .text = Je speelt met twee tot vier spelers. Iedereen begint met dezelfde zwakke kaarten. Wat je koopt, maakt je trekstapel beter; wat je in je kraam bouwt, ben je kwijt. De kunst is om daarin de balans te vinden.
dale-rules-cards = De kaarten
    .text =
        Op elke kaart staan de waarde, de set en wat de kaart kan. Er zijn vier soorten:
        • trucs, die je speelt om wat ze doen; de meeste hebben een plus
        • passieve kaarten, die werken zonder dat je ze speelt
        • kaarten die kopiëren: de passieve kaarten van de Kameleons
        • Rommel, die 1 waard is en niets kan
        Met elke kaart kun je ook betalen, en met elke dierenkaart bouwen.
dale-rules-decks = De zes sets
    .text = Elke set telt 15 kaarten: vier met waarde 1, telkens drie met waarde 2, 3 en 4, en twee verschillende met waarde 5.
dale-rules-pieces = De rest van het materiaal
    .text =
        • de markt met vijf plekken; van rechts naar links kost een kaart daar 0, 1, 2, 3 of 4 meer dan de waarde
        • de Rommelstapel, die nooit opraakt
        • de dobbelsteen van de Ocelotten, met de vlakken { $faces }
        • voor elke speler een trekstapel, een aflegstapel, een hand en een kraam
dale-rules-setup = Voorbereiding
    .text =
        Er doet één set meer mee dan er spelers zijn: drie, vier of vijf.
        Iedereen krijgt van elk van die sets één kaart met waarde 1, aangevuld met Rommel tot tien kaarten. Dat is je trekstapel; die schud je, en je trekt vijf kaarten.
        De andere kaarten met waarde 1 blijven in de doos. Alle overige kaarten van de gekozen sets worden geschud: dat is de marktstapel. Vijf ervan komen op de markt, van rechts naar links.
        Het lot beslist wie begint.
dale-rules-turn = Wat je in je beurt doet
    .text = De andere spelers hoeven niets te doen, behalve wie een kaart onder de Blinddoek moet raden. Wie door een effect wordt geraakt, kiest nooit zelf.
dale-rules-plus = Meer acties met een plus
    .text = Die actie mag weer een truc met een plus zijn, enzovoort, zolang je kaarten hebt. Je hoeft de extra actie niet te gebruiken.
dale-rules-market = Markt: een kaart kopen
    .text =
        Je koopt precies één kaart. Bij het betalen mag je kaarten van verschillende sets en Rommel door elkaar gebruiken. Tijdens je beurt veranderen de prijzen niet: lege plekken worden pas bij je levering gevuld, tenzij een kaart iets anders zegt.
        Voor Kameleons op de markt telt de waarde die erop staat.
dale-rules-techniques = Truc: een kaart spelen
    .text = Zolang de truc wordt afgehandeld, ligt de kaart in het spel: die hoort dan bij geen hand en bij geen stapel. Wat op de kaart staat, voer je op volgorde uit. Een truc die nu niets doet, mag je toch spelen; de plus telt gewoon. Zijn er minder kaarten dan de tekst noemt, dan gebruik je er zoveel als er zijn.
dale-rules-stall = Kraam: een stapel bouwen
    .text =
        Je mag geen nummer overslaan, en een stapel bouw je in één keer: later komt er niets bij. Een stapel mag uit meerdere kaarten bestaan, ook gelijke.
        Wat er later met een gebouwde stapel gebeurt, verandert niet welke stapel de volgende is.
dale-rules-tidy = Opruimen: kaarten afleggen
dale-rules-delivery = De levering
    .text = Alleen wie aan de beurt is, trekt kaarten. Wie intussen kaarten is kwijtgeraakt, wacht op de eigen levering. Is de marktstapel leeg, dan wordt de aflegstapel van de markt geschud; is die ook leeg, dan blijven er plekken leeg. Alles wat voor deze beurt gold, is nu voorbij.
dale-rules-passive = Passieve kaarten
    .text = Ze zijn verplicht, tenzij er “mag” of “hoogstens” staat. Wat één keer per beurt mag, mag met elke kaart één keer. In de beurt van een ander doen je passieve kaarten niets.
dale-rules-values = Veranderde waarden
dale-rules-die = De dobbelsteen van de Ocelotten
dale-rules-copies = Kameleons die kopiëren
    .text =
        Je gebruikt een kaart als je ermee betaalt of bouwt, hem speelt, de eigenschap ervan gebruikt of hem onder de Blinddoek verbergt. Wie een kaart aflegt, weggooit of weggeeft, gebruikt hem niet.
        Wat een kaart geworden is, blijft hij tot het einde van de beurt, ook als de gekopieerde kaart ergens anders heen gaat. Over alle kopieën in één betaling of stapel beslis je in één keer, en ze mogen kaarten uit diezelfde betaling of stapel kopiëren.
        Een kopie van Rommel is Rommel: je kunt ermee betalen, maar er alleen mee bouwen als een kaart Rommel toestaat.
dale-rules-throwing = Kaarten weggooien
dale-rules-piles = Trekstapels en aflegstapels
    .text = Een aflegstapel wordt pas geschud als er een kaart nodig is, niet eerder. Wie meerdere kaarten tegelijk aflegt, kiest de volgorde als die voor een kaart in dit spel iets uitmaakt.
dale-rules-open = Open kaarten in je hand
dale-rules-secrets = Wat geheim is
dale-rules-end = Het einde van het spel
    .text = Er is geen laatste ronde en geen gelijkspel: wie de achtste stapel bouwt, heeft op dat moment gewonnen, ook midden in een effect. Voor de anderen telt het aantal stapels.
dale-rules-tips = Tips voor je eerste partijen

dale-rules-figure-kinds = Een truc met een plus, een passieve kaart, een kaart die kopieert, en Rommel.
dale-rules-figure-signs = De tekens van de sets: Ara’s, Panda’s, Wasberen, Eekhoorns, Ocelotten en Kameleons.
dale-rules-figure-price = Voorbeeld: deze kaart met waarde 3 ligt op de derde plek van rechts. Die kost 3 + 2 = 5.
dale-rules-figure-paying = Met deze twee kaarten betaal je 8. Dat is 3 te veel, maar elk ervan is meer dan 3 waard, dus geen enkele is overbodig: dit mag.
dale-rules-figure-superfluous = Met deze twee kaarten zou je 6 betalen. Dat is 1 te veel, en Rommel is precies 1 waard: die kaart is overbodig, dus dit mag niet.
dale-rules-figure-stack = Voorbeeld van een derde stapel: twee Ara’s, 1 en 2, zijn samen precies 3 waard.
dale-rules-figure-copying = Voorbeeld: deze twee kaarten heb je in je hand. Gebruik je de eerste, dan moet die de tweede kopiëren: hij is dan een Ara met waarde 4, met dezelfde tekst en plus.
