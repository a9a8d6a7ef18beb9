# De les van Age of Discovery: wat er wordt gezegd, op volgorde.

discovery-lesson-theme = Je rust schepen uit voor de grote ontdekkingsreizen. Schepen op expeditie leveren punten op bij twee tellingen: één halverwege de partij, één aan het eind. Wie de meeste punten heeft, wint.
discovery-lesson-colours = Het eerste schip op een expeditie bepaalt de kleur: daarna mogen alleen schepen van die kleur mee, tot de limiet. Ze komen niet meer terug. Een schip in de kleur van de expeditiekaart scoort het hogere getal.
discovery-lesson-fleet = De partij is al bezig, en dit is van jou: een blauw schip met laadvermogen 2, en contracten die alleen jij ziet. Je vlaggenschip is onderweg voor een contract en komt nog terug.
discovery-lesson-buy = In je beurt kies je twee verschillende acties uit vier. Begin met Kopen: neem het blauwe schip 3 uit de onderste rij, de kooprij, voor 5 munten.
discovery-lesson-accept = De tweede actie: neem een contract aan, voor 1 munt (één per actie). Het blauwe contract 3 past bij je nieuwe schip: er zijn blauwe schepen voor nodig met een laadvermogen van samen precies 3.
discovery-lesson-take = Na je twee acties viel er niets meer te spelen, dus je beurt eindigde vanzelf. Nog een actie, die altijd kan: neem 2 munten. Kies “Munten”.
discovery-lesson-contract = Stuur nu schepen uit; elk kost 1 munt voor de bemanning, het vlaggenschip 2. Kies eerst het blauwe contract 3; alleen het blauwe schip 3 past, dus dat wordt meteen gekozen. Langer levert meer op, maar kies 1 beurt: dan krijg je de munten al bij je volgende beurt.
discovery-lesson-explore = Je kunt schepen blijven uitsturen tot je stopt. De expeditie van Magellaan is blauw en er is nog niemand: kies die. Je enige schip, de blauwe 2, wordt meteen gekozen. Een blauw schip scoort hier het hogere getal.
discovery-lesson-income = Aan het begin van je beurt schuiven je contracten een beurt op. Twee ervan zijn voltooid: je kreeg 15 en 4 munten, en de schepen zijn terug. Hoeveel contracten je voltooit, telt aan het eind nog mee: daarover straks meer.
discovery-lesson-rows = Als iemand een schip koopt, zakt het schip erboven en komt er van de stapels een nieuwe kaart bij. Dat is de klok van de partij. Koop het blauwe schip 3.
discovery-lesson-scoring-card = Daar is de kaart Eerste telling! De telling komt aan het eind van deze beurt. In één actie mag je meerdere schepen kopen: neem ook het groene schip 3.
discovery-lesson-second-contract = Neem ook het groene contract 3 aan, dat past erbij. Daarna is je beurt voorbij: kijk wat elk schip scoort.
discovery-lesson-scored = Je blauwe schip scoorde 2 bij Magellaan. Aan het eind van de partij tellen alle schepen op expeditie nog eens, met het tweede paar getallen. Het getal met de plus naast je punten is wat schepen op expeditie nog opleveren.
discovery-lesson-mission = Dit is je geheime opdracht: expedities waarop je meer dan de helft van de schepen hebt. Aan het eind levert elke expeditie die telt één punt op voor elk contract dat je hebt voltooid. Je tegenstander heeft ook een geheime opdracht, misschien een andere.
discovery-lesson-cards = Je begint elke partij met actiekaarten, die geen actie kosten. Met een Jokerschip stuur je een schip ergens heen waar de kleur niet past; met een Reservering leg je een kaart vast voor je volgende beurt. Zolang je een Reservering hebt, beëindig je je beurt zelf. Hier zijn je actiekaarten al op.
discovery-lesson-last = Verschijnt de kaart Laatste telling, dan heeft iedereen nog één beurt. Daarna tellen de expedities, de opdrachten en 1 punt voor elk schip dat niet op expeditie is.
discovery-lesson-remember-money = Contracten zijn je inkomen: houd je schepen aan het werk, en kies een langere looptijd als je kunt wachten.
discovery-lesson-remember-colours = Wees er als eerste bij op een expeditie, met een schip in de kleur van de kaart, en vóór een telling.
discovery-lesson-remember-mission = Kijk al vroeg naar je opdracht: voltooide contracten maal expedities kan de partij beslissen.
