# The coach of a lesson. What is taught of a game is in its own file: <game>-lesson.ftl.

lesson-coach = Lesson
lesson-progress = { $number } of { $count }
lesson-next = Next
lesson-back = Back
lesson-again = Restart the lesson
lesson-leave = Leave the lesson
lesson-wait = Your opponent is playing …
lesson-not-now = Follow the highlighted step for now. You can play freely after the lesson.
lesson-strayed = You’ve left the path of the lesson. That’s fine: play on freely, or restart the lesson.
lesson-done = Well done! Now you can play. Three things to remember:
lesson-play-on = Keep playing here
