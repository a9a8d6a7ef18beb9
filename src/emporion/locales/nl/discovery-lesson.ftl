# De les van Age of Discovery: wat er wordt gezegd, op volgorde.

discovery-lesson-theme = Je rust schepen uit voor de grote ontdekkingsreizen. Schepen op expedities brengen punten op, bij twee tellingen: één halverwege het spel, één aan het eind. Wie de meeste punten heeft, wint.
discovery-lesson-colours = Het eerste schip op een expeditie bepaalt de kleur: daarna mogen alleen schepen van die kleur volgen, tot de limiet. Ze blijven er voorgoed. Een schip in de kleur van de kaart zelf verdient het hogere getal.
discovery-lesson-fleet = Het spel is al bezig, en dit is van jou: een blauw schip met laadvermogen 2, en contracten die alleen jij ziet. Je vlaggenschip vaart voor een contract en komt nog terug.
discovery-lesson-buy = In je beurt mag je twee verschillende dingen doen van de vier. Begin met Kopen: neem het blauwe schip 3 uit de onderste rij, voor 5 munten.
discovery-lesson-accept = Het tweede: neem een contract aan, voor 1 munt. Het blauwe contract 3 past bij je nieuwe schip: het vraagt blauwe schepen met samen precies 3 laadvermogen.
discovery-lesson-end-turn = Je twee acties zijn gedaan. Beëindig je beurt.
discovery-lesson-take = Nog een actie, die altijd kan: neem 2 munten. Druk erop.
discovery-lesson-contract = Stuur nu schepen uit; elk kost 1 munt voor de bemanning. Eerst het contract: druk op het blauwe contract 3, dan op het blauwe schip 3. Meer beurten leveren meer op; kies 1 beurt, dan betaalt het al aan het begin van je volgende.
discovery-lesson-explore = Je kunt blijven uitsturen tot je stopt. Magellaan is blauw en er is nog niemand: druk op de expeditie, dan op je blauwe schip 2. Een blauw schip krijgt hier het hogere getal.
discovery-lesson-income = Aan het begin van je beurt schuiven contracten op. Twee zijn voltooid: je kreeg 15 en 4 munten, en de schepen zijn terug. Voltooide contracten maken ook je opdracht meer waard.
discovery-lesson-rows = Wordt er een schip gekocht, dan zakt het schip erboven, en van de stapels komt een nieuwe kaart. Dat is de klok van het spel. Koop het blauwe schip 3.
discovery-lesson-scoring-card = Dat was de kaart Eerste telling! De telling komt aan het eind van deze beurt. In één actie mag je meerdere schepen kopen: neem ook het groene schip 3.
discovery-lesson-second-contract = Neem het groene contract 3 aan, dat erbij past.
discovery-lesson-watch = Beëindig je beurt en kijk wat elk schip verdient.
discovery-lesson-scored = Je blauwe schip verdiende 2 bij Magellaan. Aan het eind van het spel tellen alle schepen op expedities nog eens, met het tweede paar getallen.
discovery-lesson-mission = Dit is je geheime opdracht: expedities waarop meer dan de helft van de schepen van jou is. Aan het eind levert elk daarvan zoveel punten op als je contracten hebt voltooid.
discovery-lesson-cards = Je begint elk spel met actiekaarten, die geen actie kosten. Een Jokerschip laat een schip gaan waar zijn kleur niet past; een Reservering bewaart een kaart voor je volgende beurt. Hier zijn ze op.
discovery-lesson-last = Komt de kaart Laatste telling, dan heeft iedereen nog één beurt. Daarna tellen de expedities, de opdrachten, en 1 punt voor elk schip dat op geen expeditie is.
discovery-lesson-remember-money = Contracten zijn je inkomen: houd schepen aan het werk, en kies langere als je kunt wachten.
discovery-lesson-remember-colours = Wees als eerste op een expeditie met een schip van haar kleur, en vóór een telling.
discovery-lesson-remember-mission = Kijk vroeg naar je opdracht: voltooide contracten maal expedities kan het spel beslissen.
