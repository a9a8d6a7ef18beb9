# The coach of a lesson. What is taught of a game is in its own file: <game>-lesson.ftl.

lesson-coach = Lezione
lesson-progress = { $number } di { $count }
lesson-next = Avanti
lesson-back = Indietro
lesson-again = Ricomincia la lezione
lesson-leave = Esci dalla lezione
lesson-wait = Tocca al tuo avversario…
lesson-watch = Guarda che cosa succede…
lesson-not-now = In questa lezione segui il passo evidenziato. Dopo giocherai come vuoi.
lesson-choose = Ora scegli «{ $choice }». Dopo la lezione giocherai come vuoi.
lesson-read-on = Prima continua a leggere: scegli «{ lesson-next }».
lesson-confirm = Ora scegli «{ web-confirm }»: la tua mossa è completa.
lesson-strayed = Sei fuori dal percorso della lezione. Nessun problema: continua come vuoi o ricomincia la lezione.
lesson-done = Complimenti, ora sai giocare! Tre cose da ricordare:
lesson-play-on = Finisci questa partita
lesson-new-game = Nuova partita contro i bot

lesson-done-tactics = Bella partita! Tre cose da ricordare:
lesson-tactics = Lezione 2: tattica

course-title = Impara ed esercitati
course-lessons = Lezioni
course-rules = Lezione 1: le regole
course-rules-text = Una breve partita che insegna tutto quello che serve per giocare.
course-tactics = Lezione 2: tattica
course-tactics-text = A che cosa badano i bravi giocatori, in una partita già avviata.

practice = Esercizi
practice-go = Esercitati
practice-text = Brevi posizioni, ognuna con un compito. Vale qualsiasi soluzione che funzioni.
practice-standing = { $number } su { $count } risolti
practice-begin = Comincia
practice-continue = Continua
practice-done = Fatto
practice-all = Tutti gli esercizi
practice-solved = Risolto!
practice-failed = Non ancora.
practice-again = Riprova
practice-next = Prossimo esercizio
practice-hint = Suggerimento
