# De coach van een les. Wat er over een spel geleerd wordt, staat in een eigen bestand: <spel>-lesson.ftl.

lesson-coach = Les
lesson-progress = { $number } van { $count }
lesson-next = Verder
lesson-back = Terug
lesson-again = De les opnieuw beginnen
lesson-leave = De les verlaten
lesson-wait = Je tegenstander is aan de beurt …
lesson-watch = Kijk wat er gebeurt …
lesson-not-now = Volg in deze les de gemarkeerde stap. Na de les speel je zoals je wilt.
lesson-choose = Kies nu “{ $choice }”. Na de les speel je zoals je wilt.
lesson-read-on = Lees eerst verder: kies “{ lesson-next }”.
lesson-confirm = Kies nu “{ web-confirm }”: je zet is compleet.
lesson-strayed = Je bent van de les afgeweken. Dat geeft niet: speel vrij verder of begin de les opnieuw.
lesson-done = Goed gedaan! Nu kun je het spel spelen. Drie dingen om te onthouden:
lesson-play-on = Deze partij uitspelen
lesson-new-game = Nieuwe partij tegen bots

lesson-done-tactics = Goed gespeeld! Drie dingen om te onthouden:
lesson-tactics = Les 2: tactiek

course-title = Leren en oefenen
course-lessons = Lessen
course-rules = Les 1: de regels
course-rules-text = Een korte partij waarin je alles leert wat je nodig hebt.
course-tactics = Les 2: tactiek
course-tactics-text = Waar goede spelers op letten, in een partij die al bezig is.

practice = Oefeningen
practice-go = Oefenen
practice-text = Korte stellingen met elk één opdracht. Elke manier die werkt, telt.
practice-standing = { $number } van { $count } opgelost
practice-begin = Beginnen
practice-continue = Verder
practice-done = Klaar
practice-all = Alle oefeningen
practice-solved = Opgelost!
practice-failed = Nog niet.
practice-again = Opnieuw proberen
practice-next = Volgende oefening
practice-hint = Tip
