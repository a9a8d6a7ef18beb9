# De tweede les van Traders of Carthage, over tactiek: wat er wordt gezegd, op volgorde.

carthage-tactics-theme = Tactiek: hoe goede spelers kiezen. Het gele schip met jouw goederen ligt één veld voor Carthago, maar het blauwe met die van je tegenstander maar twee. Allebei willen jullie de eerste zijn.
carthage-tactics-coins = Tel eerst wat anderen kunnen betalen. Je tegenstander heeft twee kaarten, dus hoogstens 10 munten. De Markt kost 15: dat kan hij nog niet betalen, en jij ook niet.
carthage-tactics-dear = Zou je een 5 nemen, dan kost de Markt 10 en kan je tegenstander hem kopen, met beide blauwe kaarten. Neem dus weinig: kies de blauwe 2. Dat is ook de beste bescherming tegen piraten.
carthage-tactics-read = Je tegenstander let ook op jou: hij nam de gele 5, de enige kaart die jouw schip naar de haven kon brengen. Vraag je altijd af welke kaart de ander nodig heeft.
carthage-tactics-last = Er liggen nog twee kaarten. Wie de laatste neemt, geeft de ander als eerste een verse Markt. Neem de rode 5, dan zit je tegenstander met de laatste kaart.
carthage-tactics-fresh = Jij mag als eerste uit de verse Markt kiezen, en er ligt een gele kaart. Maar alles kost 18, en jij hebt 15 munten.
carthage-tactics-reserve = Neem de gele 3 niet: als geld brengt hij geen schip naar de haven. Reserveer hem. Hij blijft op de Markt liggen voor jouw aankoop, en niemand pikt hem nog in.
carthage-tactics-cheaper = Je tegenstander nam een 5 en nu kost de Markt 13. Je hebt 15 munten: tijd om te kopen. Geel komt aan, terwijl blauw nog bij de piraten ligt.
carthage-tactics-exact = Betaal gepast: 5 + 5 + 3 is 13, en de blauwe 2 houd je over. Koop: deze drie kaarten worden meteen gekozen, want met andere kom je niet op 13. Bevestig.
carthage-tactics-payday = Drie gele goederen van 7: 21 munten, 5 punten. De ene gele kaart van je tegenstander bracht 1 punt op. Veel goederen van één kleur voor jou, weinig voor de rest: zo hoort een betaaldag te zijn.
carthage-tactics-raid = En de piraten vielen blauw aan: je tegenstander verloor een 5 en betaalde een 3 om de andere te redden. Kies jij het moment van de betaaldag, dan kies je ook wiens lading gevaar loopt.
carthage-tactics-next = Je kocht ook twee groene kaarten, en groen is onderweg. Je volgende kleur ligt dus vast: spaar wat er voor je vaart.
carthage-tactics-remember-price = Vergelijk voor je een kaart neemt wat er overblijft met de munten die anderen kunnen hebben.
carthage-tactics-remember-last = Laat de laatste kaart van de Markt aan een ander.
carthage-tactics-remember-timing = Koop als jouw schip aankomt en dat van hen bij de piraten ligt.
