# The coach of a lesson. What is taught of a game is in its own file: <game>-lesson.ftl.

lesson-coach = Lesson
lesson-progress = { $number } of { $count }
lesson-next = Next
lesson-back = Back
lesson-again = Start the lesson again
lesson-leave = Leave the lesson
lesson-wait = Your opponent is playing …
lesson-not-now = In this lesson, do what is ringed. Afterwards you play as you like.
lesson-strayed = You have left the path of the lesson. That is fine: play on freely, or start the lesson again.
lesson-done = Well done! Now you can play. Three things to remember:
lesson-play-on = Play on here
