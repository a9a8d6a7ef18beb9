# L’istruttore di una lezione. Quello che si impara di un gioco è in un file suo: <gioco>-lesson.ftl.

lesson-coach = Lezione
lesson-progress = { $number } di { $count }
lesson-next = Avanti
lesson-back = Indietro
lesson-again = Ricomincia la lezione
lesson-leave = Esci dalla lezione
lesson-wait = Tocca al tuo avversario…
lesson-not-now = In questa lezione fai quello che è cerchiato. Dopo giocherai come vuoi.
lesson-strayed = Hai lasciato il percorso della lezione. Non importa: continua liberamente o ricomincia la lezione.
lesson-done = Ben fatto! Ora sai giocare. Tre cose da ricordare:
lesson-play-on = Continua qui
