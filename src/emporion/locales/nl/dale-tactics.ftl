# De tweede les van Dale of Merchants, over tactiek: wat er wordt gezegd, op volgorde.

dale-tactics-theme = Tactiek: dit is een race naar acht stapels. Stel je elke beurt twee vragen: kan ik nu bouwen? En worden mijn kaarten hier beter van?
dale-tactics-ask = Zoek eerst naar kaarten met een plus: die kosten geen actie. Je Gebroken relikwie heeft er een, en je hebt Rommel in je hand.
dale-tactics-thin = Rommel weggooien is beter dan ermee betalen: die komt nooit meer terug, dus je goede kaarten komen eerder. Kies de Gebroken relikwie, dan de Rommel.
dale-tactics-cookies = Je hebt nog een actie: bouw de tweede stapel. Twee kaarten zijn 2 waard: de Koektrommel en de Lege kist. Welke kun je missen?
dale-tactics-chest = Met de Koektrommel in je hand heb je steeds een kaart extra: laat hem zijn werk doen. Kies Kraam, dan de Lege kist, en bevestig.
dale-tactics-vendor = Dankzij de Koektrommel heb je zes kaarten. Je tegenstander is weer bij, en je drie kun je straks beter gebruiken. Maar kijk eens naar de Hamsteraar.
dale-tactics-junk = In zijn stapel mag zoveel Rommel als je wilt: 1 + 1 + 1 is 3. Een stapel, en twee Rommelkaarten minder. Bouw met de Hamsteraar: de beide Rommelkaarten worden meteen gekozen.
dale-tactics-small = Nu de vierde stapel. Een 4 heb je niet, maar kleine kaarten van één set tellen op: je Panda met waarde 1 en de Onmisbare aankoop met waarde 3.
dale-tactics-pandas = Allebei hebben ze hun werk gedaan: in een stapel zijn ze nu meer waard dan in je hand. Kies Kraam: deze twee worden meteen gekozen.
dale-tactics-ahead = Vier stapels tegen drie: je ligt voor, zonder één kaart te kopen. Tempo telt, maar je kleine kaarten raken nu op.
dale-tactics-large = Voor de stapels van 5 tot 8 heb je vieren en vijven van één set nodig. Koop ze nu, zolang ze rechts goedkoop liggen.
dale-tactics-empty = Eén waarschuwing: zijn je trekstapel en je aflegstapel allebei leeg, dan krijg je nieuwe Rommel. Dat gebeurde net. Ruim op, maar blijf ook kopen.
dale-tactics-remember-plus = Eerst de kaarten met een plus, dan pas je actie.
dale-tactics-remember-thin = Rommel in een stapel of weggegooid is beter dan Rommel tussen je kaarten.
dale-tactics-remember-race = Bouw met kaarten die hun werk gedaan hebben, en houd wat je elke beurt helpt.
