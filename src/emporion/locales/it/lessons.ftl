# The coach of a lesson. What is taught of a game is in its own file: <game>-lesson.ftl.

lesson-coach = Lezione
lesson-progress = { $number } di { $count }
lesson-next = Avanti
lesson-back = Indietro
lesson-again = Ricomincia la lezione
lesson-leave = Esci dalla lezione
lesson-wait = Tocca al tuo avversario…
lesson-not-now = In questa lezione segui il passo evidenziato. Dopo giocherai come vuoi.
lesson-strayed = Sei fuori dal percorso della lezione. Nessun problema: continua come vuoi o ricomincia la lezione.
lesson-done = Complimenti, ora sai giocare! Tre cose da ricordare:
lesson-play-on = Continua la partita
