# The coach of a lesson. What is taught of a game is in its own file: <game>-lesson.ftl.

lesson-coach = Lesson
lesson-progress = { $number } of { $count }
lesson-next = Next
lesson-back = Back
lesson-again = Restart the lesson
lesson-leave = Leave the lesson
lesson-wait = Your opponent is playing …
lesson-watch = Watch what happens …
lesson-not-now = Follow the highlighted step for now. You can play freely after the lesson.
lesson-choose = Now choose “{ $choice }”. You can play freely after the lesson.
lesson-read-on = Read on first: choose “{ lesson-next }”.
lesson-confirm = Now choose “{ web-confirm }”: your move is complete.
lesson-strayed = You’ve left the path of the lesson. That’s fine: play on freely, or restart the lesson.
lesson-done = Well done! Now you can play. Three things to remember:
lesson-play-on = Finish this game
lesson-new-game = New game against bots

lesson-done-tactics = Well played! Three things to remember:
lesson-tactics = Lesson 2: tactics

course-title = Learn and practise
course-lessons = Lessons
course-rules = Lesson 1: the rules
course-rules-text = A short game in which you learn everything you need to play.
course-tactics = Lesson 2: tactics
course-tactics-text = What good players look for, in a game that has already begun.

practice = Practice
practice-go = Practise
practice-text = Short positions, each with one task. Any way of solving it counts.
practice-standing = { $number } of { $count } solved
practice-begin = Start
practice-continue = Continue
practice-done = Done
practice-all = All positions
practice-solved = Solved!
practice-failed = Not quite.
practice-again = Try again
practice-next = Next position
practice-hint = Hint
