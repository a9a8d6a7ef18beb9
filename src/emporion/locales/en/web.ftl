# The web room: pages, buttons, settings. What happens at tables is in room.ftl, what belongs to a game in its own file.

## Everywhere

web-home = Home
web-close = Close
web-cancel = Cancel
web-change = Step back
web-confirm = Confirm
web-save = Save
web-remove = Remove
web-share = Share
web-loading = One moment …
web-loading-long = This is taking longer than usual. The server is busy, or your connection is slow.
web-unreachable = Can’t reach the server. Are you online?
web-try-again = Try again
web-open-another = Open a new table
web-error-page = The link may be incomplete or out of date. Everything there is starts from the first page.
web-error-table = Perhaps the link is incomplete. Tables are also deleted when everyone has left before the game, and a long time after the last move. Ask for a new link, or open a table yourself.
web-error-closed = You logged out in another window, or your password has changed. Your games are safe: load the page again and log in.
web-error-unreachable = We keep trying. Your game is safe: every move is stored on the server, and you’ll come back to exactly this position.
web-error-load = This page couldn’t be loaded. Check your connection and try again.
web-error-challenge = Ask the person who sent you the link for a new challenge, or play a fresh deal.
web-error-player = The player may have deleted their data.
web-error-replay = Replays are kept on the server for a while and, of your own games, on this device.
web-error-lesson = The lesson couldn’t be started.
web-error-course = The lessons of this game can’t be loaded.
web-pages = Pages
web-game = Game
web-games = Games
web-players = Players
web-name = Name
web-rating = Rating
web-guest = Guest
web-you = (you)
web-you-alone = You
web-your-turn = Your turn
web-new-card = new
web-chosen = chosen
web-touch-tip = Hold a finger on a card to take a closer look.

## The first page

web-hero = Trade, sail, outwit.
web-hero-text = Merchant card games in your browser: against bots, with friends through a link, or together on one device. No account, no forms.
web-play-now = Play now
web-opponents = Opponents
web-opponents-matched = matched to you
web-skill-question = How well do you know games like this?
web-skill-first = First time here
web-skill-learned = I’ve done the lesson
web-skill-first-lesson = A lesson at the table shows you the rules in a few minutes. After that, apprentices are your opponents: bots that make mistakes.
web-skill-first-about = You play against apprentices: bots that make mistakes.
web-skill-lesson = Start with the lesson
web-skill-at-once = Just play
web-skill-casual = I play casually
web-skill-casual-about = You play against traders. They know what they’re doing, but they make mistakes.
web-skill-strong = I’m a strong player
web-skill-strong-about = You play against magnates. Some games have even stronger bots.
web-skill-remembered = You’re asked only once. You can choose other bots at any time, above “Play now”.
web-learn = Learn to play
web-practice = Practise
web-course = Lessons and practice
web-practice-standing = { $number } of { $count } practice positions solved
web-invite = Invite friends
web-same-device = Same device
web-cards = Cards
web-marks = Marks on the table
web-mark-playable = A glow: you can choose this now. Where there is a lot to choose from, a whole area glows; point at it to see its pieces, or click one straight away.
web-mark-selected = A thick green frame with a tick: you have chosen this. Click it again to take it back.
web-mark-focused = A dashed line: your keys act here. Enter chooses.
web-mark-taught = Blue corners: this is what the lesson is talking about.
web-mark-new = A star: this card has come to your hand since your last choice.
web-mark-players = Each player has a colour and a shape. What carries it belongs to them.
web-players-minutes = { $low }–{ $high } players · { $from }–{ $to } minutes
web-my-games = Continue
web-open-tables = Open tables
web-running-tables = Watch a game
web-finished-games = Finished games
web-show-all = Show all { $count }
web-result = { $place } · score { $score }
web-lesson-done = completed
web-origin-lesson = Lesson
web-origin-practice = Practice position
web-origin-branch = Continued from another game
web-origin-challenge = Challenge
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}

## A new table

web-new-table = { $title }: new table
web-your-name = Your name
web-who-else = Who else is playing?
web-who-sits = Seat { $number }
web-seat-bot = a bot
web-seat-open = anyone with the link
web-seat-here = someone on this device
web-add-player = Add a player
web-bot-level = Bot level
web-level-apprentice = apprentice
web-level-trader = trader
web-level-merchant = merchant
web-level-magnate = magnate
web-level-master = master
web-level-grandmaster = grandmaster
web-level-stand-in = stand-in
web-about-apprentice = Makes many mistakes. Good for your first games.
web-about-trader = Finds sensible moves, but not always the best one. The usual opponent.
web-about-merchant = Makes fewer mistakes than the trader. A strong opponent.
web-about-magnate = Makes even fewer mistakes than the merchant. A very strong opponent.
web-about-master = Looks at many possible continuations before it decides. Stronger than the magnate.
web-about-grandmaster = Looks at far more continuations than the master. The strongest opponent.
web-about-stand-in = A bot is playing for this player at the moment.
web-public = Show this table publicly so anyone can join
web-rated = Rated: counts for the leaderboards; no undo once something has been revealed
web-rated-terms = Rated games have a clock and the standard rules.
web-hints-allowed = Hints allowed: everyone may ask a bot what it would do
web-hints-short = hints allowed
web-hints-about = Everyone here may ask a bot for a hint. The host chose this when opening the table.
web-pace = Thinking time
web-pace-none = unlimited
web-pace-live = a clock for each player
web-pace-days = a few days per turn
web-minutes = Minutes per player
web-bonus-seconds = Extra seconds per turn
web-bonus-about = After each of your turns, these seconds are added to your clock.
web-days = Days per turn
web-terms-live = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
} per player, plus { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} per turn
web-terms-days = { $days ->
    [one] One day per turn
   *[other] { $days } days per turn
}
web-terms-public = Anyone can see and join this table.
web-yes = yes
web-no = no
web-just-now = just now
web-options = Rules at this table
web-options-experts = For experts
web-options-experts-about = Fine points on which rulebooks differ, and numbers for trying out variants. If in doubt, leave them as they are.
web-open-table = Open the table
web-start = Start the game

## Before the game

web-seat-free = free
web-sit-here = Sit here
web-add-bot = Add a bot
web-leave-seat = Leave
web-free-seat = Free this seat
web-invite-text = Send this link to your friends. Anyone who opens it can take a seat or watch.
web-invite-link = Link to this table
web-invite-code = QR code with this table’s address
web-invite-code-about = Or scan the code with a phone’s camera.
web-link-copied = Link copied.
web-start-with-bots = Start and fill the free seats with bots
web-wait-for-host = Waiting for the player who opened the table to start the game.

## At the table

web-your-move = Your decision
web-decides = deciding
web-confirm-question = Make this move?
web-chosen-for-you = { $rest ->
    [yes] The rest is already selected: nothing else fits.
   *[no] Already selected: nothing else is possible.
}
web-goes-on = Nothing to choose right now. The game goes on in a moment.
web-whole-text = Read it all
web-undo = Undo
web-undo-what = Undo: { $what }
web-undo-others = Undo the moves of others, too?
web-undo-others-text = Others have moved since your last choice. Undoing it takes all of this back:
web-undo-all = Undo all of it
web-undo-keep = Leave it as it is
web-step-back = One step back
web-what-to-do = What do you want to do with it?
web-no-moves = You have nothing to decide right now.
web-bot-plays-for-you = { $moves ->
    [0] A bot is playing for you at the moment.
    [one] A bot is playing for you: one move so far.
   *[other] A bot is playing for you: { $moves } moves so far.
}
web-welcome-back = { $moves ->
    [0] Welcome back! It’s your game again.
    [one] Welcome back! The bot played one move for you.
   *[other] Welcome back! The bot played { $moves } moves for you.
}
web-play-again-myself = Take over from the bot
web-is-bot = Bot: { $level }
web-is-away = away
web-takeover = bot in { $time }
web-about-away = Not connected at the moment. If they stay away too long, a bot takes over.
web-time-left = Time left
web-about-clock-live = When the time runs out, a bot takes over from this player. In a rated game, running out of time loses. Every turn adds a few seconds.
web-about-clock-days = The time for one turn. When it runs out, a bot takes over from this player. In a rated game, running out of time loses.
web-reconnecting = Reconnecting …
web-storage-down = The server can’t save at the moment
web-new-version = New version available: reload
web-line-closed = You’ve been logged out. Reload this page.
web-not-drawn = You can’t play this game in the browser yet.
web-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
web-about-watching = They see only public information, never anyone’s hand.
web-beside = Log, moves, help and this table
web-tab-log = Log
web-tab-moves = All moves
web-tab-talk = Say something
web-tab-help = Help
web-tab-table = This table
web-log = What happened
web-log-earlier = Show earlier events
web-log-newest = Newest
web-log-jump = View the game after move { $move }
web-skip = Skip
web-next-here = { $name } is next.
web-hand-over = Pass the device to { $name }
web-curtain = { $name } is next. Everyone else, please look away!
web-curtain-ready = I’m { $name }
web-agree = Agree
web-disagree = Play on
web-waiting-for-consent = Waiting for the others to agree.
web-go-back-to = Go back to move
web-go-back = Go back
web-go-back-sure = Yes, go back to move { $move }
web-let-bot-play = Let a bot play for me
web-let-bot-play-for = Let a bot play for { $name }
web-bot-levels = Bots
web-level-of = Level of { $name }
web-level-change = Change the level
web-level-whose = Only the player who opened the table can change the levels.
web-plays-again = { $name } is back
web-resign = Resign
web-resign-sure = Yes, resign
web-other-device = Continue on another device
web-recovery-code = On the other device, tap the person icon at the top and enter this code. It works only once.
web-seal = Sealed shuffle: { $seal }…
web-seal-about = Published when the table was opened, before the players’ devices added to the shuffle. After the game, the score sheet and “emporion verify” check the shuffle against it.
web-shuffle-check = Check this shuffle
web-report = Save a problem report
web-memory-title = What you could remember
web-keys = Keys
web-keys-text = 1–9 choose a card in your hand, H goes to your hand; the arrow keys move along a row, up and down to what you can choose; Enter chooses, then confirms; U undoes; Escape cancels; Y asks for a hint; V shows what happened since your last turn, and the space bar plays it; A lists all moves, L shows the log, P the phrases, ? this help.
web-keys-replay = In a replay, the left and right arrows go one move back or forward, Page Up and Page Down ten moves, Home and End to the start and the end; Space plays and pauses.

## The end

web-score-sheet = Score sheet
web-score-sheet-more = Show more of the score sheet
web-you-came = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] in place { $place }
}.
web-ended-early = The game ended early: a player resigned or ran out of time.
web-rematch = Play again
web-next-harder = Try stronger ones: { $names } ({ $level })
web-next-easier = Easier ones: { $names } ({ $level })
web-next-harder-one = Try a stronger one: { $names } ({ $level })
web-next-easier-one = An easier one: { $names } ({ $level })
web-next-table = Go to the next game
web-replay = Replay
web-export = Export

## Replays, with analysis

web-no-replay = There’s nothing to replay here.
web-play = Play
web-pause = Pause
web-analysis = Analysis

## Hints

web-hint = Hint
web-hint-about = Ask a bot what it would do
web-hint-select = Select
web-hint-thinking = A bot is thinking about your move …
web-hint-expected = Your winning chances:
web-hint-equal = These moves are about equally good:
web-hint-among = A good move; others are about as good:
web-hint-open = No move is clearly best. About equally good, for example:
web-hint-unclear = The bot has no clear answer here.
web-hint-more = More
web-hint-less = Less
web-hint-rival = Compared with:
web-reason-for = For it:
web-reason-against = Against it:
web-hint-weaker = Weaker moves
web-hint-behind = { $points ->
    [one] { $points } percentage point less
   *[other] { $points } percentage points less
}
web-hint-fewer = { $points ->
    [one] about { $points } point fewer
   *[other] about { $points } points fewer
}
web-hint-any = Your winning chances with any of these: about { $share }.
web-hint-numbers = That’s the bot’s rough estimate after the whole move; { $even } would be an even game. The bot knows only what you know.
web-hint-none = There’s only one thing you can do here, so go ahead.

## Playing on from an earlier game

web-branch = Play from here
web-branch-about = A new table starts from the position after move { $move }, with the same cards. Bots play all the other seats. The original game isn’t changed.
web-branch-seat = Whose seat do you want to take?
web-branch-origin = From move { $move } of another game

## Challenges

web-challenge = Challenge
web-challenge-friend = Challenge a friend
web-challenge-invite = Anyone who opens this link plays the same deal in the same seat against bots, once. Until then they can’t see this game; afterwards you can compare your results.
web-challenge-link = Link to this challenge
web-challenge-of = { $title }: challenge
web-challenge-mine = This is your deal. Who can do better with it?
web-challenge-from = { $name } challenges you: can you do better with the same deal?
web-challenge-done = You’ve played { $name }’s challenge.
web-challenge-running = You’ve accepted { $name }’s challenge.
web-challenge-about = You get the same seat and the same cards. Bots play the other seats.
web-challenge-once = You have one try. Leaving or resigning uses it up.
web-challenge-see = Go to the challenge
web-challenge-take = Accept the challenge
web-challenge-resume = Back to the game
web-challenge-results = Results with this deal
web-challenge-later = You’ll see everyone’s results once you’ve finished your game.
web-challenge-place = Place
web-challenge-score = Score
web-challenge-original = original game
web-challenge-origin = Same deal as another game

## Settings

web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-system = same as system
web-theme-light = light
web-theme-dark = dark
web-confirming = Ask for confirmation
web-confirming-never = never
web-confirming-reveals = when a move can’t be undone
web-confirming-always = always
web-sound = Sounds
web-motion = Animations
web-speed = Speed of others’ moves
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = at once
web-speed-now = Others’ moves: { $speed }
web-playback = Moves of the others
web-plays = { $you ->
    [yes] Your move
   *[no] { $seat } is playing
}
web-review = Since your last turn
web-review-place = { $number } of { $count }
web-previous-event = Previous event
web-next-event = Next event
web-react-smile = Smile
web-react-laugh = Laugh
web-react-approve = Thumbs up
web-react-cheer = Cheer
web-react-sigh = Sigh
web-react-heart = Heart
web-gain = +{ $points }
web-summary-more = + { $count } more in the log
web-memory = Help me remember: list cards seen before that I may have forgotten
web-notify = Notify me when it’s my turn
web-notify-impossible = Not available here: this page isn’t on an https address, or your browser doesn’t support notifications.

## People

web-me = Me
web-leaders = Leaderboards
web-for-players = { $count } players
web-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
web-log-in = Log in
web-about = About Emporion

## Rulebooks

web-rules = Rulebook
web-rules-contents = Contents
web-rules-all-cards = All cards
web-rules-print = Print
web-rules-more = More in the rulebook
web-rules-explain = What the rules say about this
web-rules-variants = You can change these rules when you open a table. The defaults are:
web-rules-chapter-about = About the game
web-rules-chapter-pieces = Components
web-rules-chapter-setup = Setup
web-rules-chapter-turn = On your turn
web-rules-chapter-actions = The actions
web-rules-chapter-events = What happens next
web-rules-chapter-cases = Special cases
web-rules-chapter-end = End of the game
web-rules-chapter-variants = Options
web-rules-chapter-advice = Tips

## Without a connection

web-offline-note = You’re offline. You can still read the rulebooks and browse all cards, and replay finished games kept on this device. To play or take a lesson, you need a connection.
web-offline-kept = Games kept on this device
web-offline-none = No finished games are kept on this device yet.
web-offline-lesson = Lessons are played at a real table, so they need a connection to the server. You can read the rulebook offline.
