# Deals that many tables share. Loaded on demand.

deal-unknown = Deze gedeelde kaartverdeling bestaat niet.
deal-closed = Deze kaartverdeling is gesloten: er kan geen tafel meer mee worden geopend.
deal-full = Deze kaartverdeling heeft al { $most } tafels, en meer kan niet.
deal-too-many = Je hebt { $most } open kaartverdelingen. Sluit er eerst een voordat je een nieuwe opent.
deal-not-yours = Alleen wie deze kaartverdeling heeft geopend, kan dat doen.
deal-already-seated = Je hebt al een plaats met deze kaartverdeling, of iemand anders op dit apparaat. Iedereen speelt een kaartverdeling één keer, en elk apparaat ook.
deal-people-only = Gedeelde kaartverdelingen zijn voor mensen; programma’s kunnen geen plaats innemen.
deal-terms = Met een gedeelde kaartverdeling speelt ieder op een eigen apparaat, buiten de ranglijst en zonder tips, want de resultaten worden vergeleken.
deal-no-undo = Met een gedeelde kaartverdeling kun je niets meer terugnemen als er iets is onthuld.
deal-other-game = Spel en opties liggen vast bij deze kaartverdeling: { $game }. Laat ze weg of geef dezelfde op.
deal-other-seats = Tafels met deze kaartverdeling hebben { $players } plaatsen.
deal-other-rules = De spelregels zijn veranderd sinds deze kaartverdeling werd geopend; er kan geen tafel meer mee worden geopend.
deal-withheld = Andere tafels spelen deze kaartverdeling nog. Je kunt de partij bekijken zodra alle tafels klaar zijn.
deal-not-revealed = Andere tafels spelen deze kaartverdeling nog. Terugkijken, analyseren en exporteren kan zodra alle tafels klaar zijn.

web-deal-shared = Gedeelde kaartverdeling
web-deal-about = Meerdere tafels spelen met deze kaarten, en niemand kijkt mee tot ze allemaal klaar zijn. De server heeft zijn geheim vastgelegd voordat de eerste tafel werd geopend en maakt het na de laatste partij bekend, zodat iedereen het schudden kan controleren.
web-deal-seal = Vastlegging: { $seal }…
