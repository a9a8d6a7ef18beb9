# De coach van een les. Wat er over een spel geleerd wordt, staat in een eigen bestand: <spel>-lesson.ftl.

lesson-coach = Les
lesson-progress = { $number } van { $count }
lesson-next = Verder
lesson-back = Terug
lesson-again = De les opnieuw beginnen
lesson-leave = De les verlaten
lesson-wait = Je tegenstander is aan de beurt …
lesson-not-now = Volg in deze les de gemarkeerde stap. Na de les speel je zoals je wilt.
lesson-strayed = Je bent van de les afgeweken. Dat geeft niet: speel vrij verder of begin de les opnieuw.
lesson-done = Goed gedaan! Nu kun je het spel spelen. Drie dingen om te onthouden:
lesson-play-on = Hier verderspelen
