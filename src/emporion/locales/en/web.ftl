# The web room: pages, buttons, settings. What happens at tables is in room.ftl, what belongs to a game in its own file.

## Everywhere

web-home = Home
web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-save = Save
web-remove = Remove
web-share = Share
web-loading = One moment …
web-unreachable = The server cannot be reached. Are you online?
web-pages = Pages
web-game = Game
web-games = Games
web-players = Players
web-name = Name
web-rating = Rating
web-guest = Guest
web-you = (you)
web-your-turn = Your turn
web-chosen = chosen

## The first page

web-hero = Trade, sail, outwit.
web-hero-text = Merchant card games in your browser: against bots, with friends by a link, or around one device. No account, no forms.
web-play-now = Play now
web-learn = Learn to play
web-invite = Invite friends
web-same-device = Same device
web-cards = Cards
web-players-minutes = { $low }–{ $high } players · { $from }–{ $to } minutes
web-my-games = Continue
web-open-tables = Open tables
web-running-tables = Watch a game
web-finished-games = Finished games
web-origin-lesson = Lesson
web-origin-branch = Played on from another game
web-origin-challenge = Challenge
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}

## A new table

web-new-table = { $title }: a new table
web-your-name = Your name
web-who-else = Who else plays?
web-who-sits = Seat { $number }
web-seat-bot = a bot
web-seat-open = whoever has the link
web-seat-here = someone here
web-add-player = Another player
web-bot-level = Bot level
web-level-apprentice = apprentice
web-level-trader = trader
web-level-merchant = merchant
web-level-magnate = magnate
web-level-stand-in = stand-in
web-about-apprentice = Looks only one move ahead and misjudges a lot: good for your first games.
web-about-trader = Looks one move ahead and at the best answer to it: the usual opponent.
web-about-merchant = Plays through many ways in which the game could go on before it decides: a strong opponent.
web-about-magnate = Plays through far more than the merchant and takes longer: the strongest opponent.
web-about-stand-in = A bot decides for this player at the moment.
web-public = Show this table to everybody, so that anybody can join
web-rated = Rated: counts for the leaderboards; no going back once something is revealed
web-pace = Time to think
web-pace-none = as much as you like
web-pace-live = a clock for each player
web-pace-days = a few days for each move
web-minutes = Minutes for each player
web-days = Days for each move
web-terms-live = { $minutes } minutes for each player, and { $seconds } seconds more with every move
web-terms-days = { $days ->
    [one] One day for each move
   *[other] { $days } days for each move
}
web-terms-public = Anybody can see this table and join.
web-yes = yes
web-no = no
web-options = Rules at this table
web-open-table = Open the table
web-start = Start the game

## Before the game

web-seat-free = free
web-sit-here = Sit here
web-add-bot = Let a bot sit here
web-leave-seat = Leave
web-free-seat = Free this seat
web-invite-text = Send this link to your friends. Whoever opens it can sit down or watch.
web-invite-link = Link to this table
web-link-copied = Link copied.
web-start-with-bots = Start with bots on the free seats
web-wait-for-host = The game begins when the player who opened the table starts it.

## At the table

web-your-move = What is to be decided
web-decides = deciding
web-confirm-question = Make this move?
web-undo = Take back
web-step-back = One step back
web-what-to-do = What do you want to do with it?
web-no-moves = There is nothing for you to decide now.
web-bot-plays-for-you = A bot is playing for you at the moment.
web-play-again-myself = Take over from the bot
web-is-bot = Bot: { $level }
web-is-away = away
web-about-away = Not connected at the moment. If that takes too long, a bot plays on.
web-time-left = Time left
web-about-clock-live = When this time is over, a bot plays on for this player. Every move adds a few seconds.
web-about-clock-days = The time for one move. When it is over, a bot plays on for this player.
web-reconnecting = Reconnecting …
web-new-version = A new version is here: reload
web-line-closed = You have logged out on another page. Load this page again.
web-not-drawn = This game cannot be played in the browser yet.
web-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
web-about-watching = They see what is public, and nobody’s hand.
web-beside = Log, moves, help and this table
web-tab-log = Log
web-tab-moves = All moves
web-tab-talk = Say something
web-tab-help = Help
web-tab-table = This table
web-log = What happened
web-log-earlier = Show what happened before
web-log-jump = Look at the game after move { $move }
web-skip = Skip
web-next-here = { $name } is next.
web-hand-over = Hand over to { $name }
web-curtain = { $name } is next. Everybody else, please look away!
web-curtain-ready = I am { $name }
web-agree = Agree
web-disagree = Play on
web-waiting-for-consent = Waiting for the others to answer.
web-go-back-to = Back to move
web-go-back = Go back
web-go-back-sure = Yes, back to move { $move }
web-let-bot-play = Let a bot play for me
web-let-bot-play-for = Let a bot play for { $name }
web-plays-again = { $name } plays again
web-resign = Give up
web-resign-sure = Yes, give up
web-other-device = Continue on another device
web-recovery-code = On the other device, choose the person icon at the top and enter this code. It works only once.
web-seal = Seal on the shuffle: { $seal }…
web-seal-about = Published before the first card was dealt. After the game its record shows how the cards were shuffled, and “emporion verify” checks it against this seal.
web-report = Save a problem report
web-memory-title = What you could have remembered
web-keys = Keys
web-keys-text = 1–9 choose a card in your hand, and H goes to your hand; arrows move along a row, Enter chooses, and confirms what is chosen; U takes back; Escape cancels; Y asks for a hint; A lists all moves, L shows the log, T the phrases, ? this help.
web-keys-replay = In a replay, the left and right arrows go one move back or on, Page Up and Page Down ten moves, Home and End to the start and to the end; Space plays and pauses.

## The end

web-score-sheet = Score sheet
web-ended-early = The game ended early, by resignation.
web-rematch = Play again
web-next-table = To the next game
web-replay = Replay
web-export = Export

## Replays

web-to-table = To the table
web-no-replay = There is nothing to look back at here.
web-to-start = To the start
web-to-end = To the end
web-previous = Back
web-next = Next
web-play = Play
web-pause = Pause
web-move = Move
web-eyes = Point of view
web-eyes-open = all cards open
web-eyes-none = what everybody sees

## Hints

web-hint = Hint
web-hint-about = Ask a bot what it would do now
web-hint-thinking = A bot is thinking about your move …
web-hint-expected = Your share of the victory:
web-hint-share = { $share } of its thinking went into this move
web-hint-numbers = The bar is the share of the victory that the bot expects for you after this move: { $even } would be an even game. The more of its thinking went into a move, the surer it is. Ways to play on that it tried: { $iterations }.
web-hint-none = There is no choice to make here: go on.

## Analysis

web-analysis = Analysis
web-analysis-about = Every decision is judged by what its player could know at the time. The bot is strong, but not infallible.
web-analysis-curve = A line for each player: the share of the victory they could expect, from the first move to the last. The turning points follow as buttons.
web-analysis-working = The bot is going through the game …
web-analysis-turns = Turning points
web-analysis-turn = Move { $move }: { $name }, −{ $cost }
web-analysis-no-turns = No single decision turned this game around.
web-analysis-nothing = There was nothing to choose at this point.
web-analysis-played = { $name } chose (move { $move })
web-analysis-best = The bot would have chosen
web-analysis-same = The bot would have done the same.
web-analysis-cost = It gave away { $cost } of the victory.
web-analysis-no-cost = It made hardly any difference.
web-analysis-again = Try it differently

## Playing on from an earlier game

web-branch = Play from here
web-branch-about = A new table begins as this game stood after move { $move }, with the same cards. Bots play for everybody else. The old game stays as it was.
web-branch-seat = In whose place do you want to play?
web-branch-origin = From move { $move } of another game

## Challenges

web-challenge = Challenge
web-challenge-friend = Challenge a friend
web-challenge-invite = Whoever opens this link plays the same deal in the same seat, against bots. Your results then stand side by side.
web-challenge-link = Link to this challenge
web-challenge-of = { $title }: a challenge
web-challenge-mine = This is your deal. Who does better with it?
web-challenge-from = { $name } challenges you: can you do better with the same deal?
web-challenge-done = You have taken up the challenge of { $name }.
web-challenge-about = You get the same seat and the same cards, and bots play for everybody else.
web-challenge-take = Take up the challenge
web-challenge-results = Results with the same deal
web-challenge-place = Place
web-challenge-score = Points
web-challenge-original = the first game with this deal
web-challenge-none = There is no such challenge.
web-challenge-origin = The deal of another game

## Settings

web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-system = same as the system
web-theme-light = light
web-theme-dark = dark
web-confirming = Ask before a move is made
web-confirming-never = never
web-confirming-reveals = when it cannot be taken back
web-confirming-always = always
web-sound = Sounds
web-motion = Animations
web-memory = Show what I could have remembered
web-notify = Tell me when it is my turn
web-notify-impossible = Not possible here: browsers allow it only for addresses that begin with https, and on Android not at all.

## People

web-me = Me
web-leaders = Leaderboards
web-no-leaders = Nobody has played rated games of this kind yet. With an account, tick “Rated” when you open a table.
web-no-games = No finished games yet.
web-for-players = { $count } players
web-games-played = { $count ->
    [one] one game
   *[other] { $count } games
}
web-place-of = place { $place } of { $players }
web-account = Account
web-account-text = You do not need one to play. An account keeps your games and ratings on all your devices.
web-login = Login
web-password = Password
web-bring-games = Bring along the games I played here as a guest
web-log-in = Log in
web-log-out = Log out
web-make-account = Make an account
web-old-password = Old password
web-new-password = New password
web-change-password = Change password
web-password-changed = Your password has been changed. You will have to log in again on your other devices.
web-recover = Bring my seat here
web-recover-text = Have you begun a game on another device? The recovery code from there brings your seat to this device.
web-code = Recovery code
web-take-seat = Take the seat
web-my-data = My data
web-my-data-text = Everything that this server knows about you, to keep or to delete.
web-export-data = Export my data
web-delete-me = Delete my data
web-delete-sure = Yes, delete everything about me
web-about = About Emporion
web-about-text = Emporion is free software: a table for merchant card games. It is not affiliated with the authors or publishers of the games. Rules texts, pictures and sounds are our own. Everything comes from this server: no trackers, no advertising.
web-credits = With thanks to

## Rulebooks

web-rules = Rulebook
web-rules-contents = Contents
web-rules-all-cards = All cards
web-rules-print = Print
web-rules-more = More in the rulebook
web-rules-explain = What the rules say about this
web-rules-variants = These rules can be agreed differently when a table is opened. Usually they are these:
web-rules-chapter-about = What the game is about
web-rules-chapter-pieces = What there is
web-rules-chapter-setup = Setting up
web-rules-chapter-turn = A turn
web-rules-chapter-actions = The actions
web-rules-chapter-events = What happens then
web-rules-chapter-cases = Special cases
web-rules-chapter-end = The end and the winner
web-rules-chapter-variants = Options
web-rules-chapter-advice = Advice

## Without a connection

web-offline-note = There is no connection to the server. You can read the rulebooks and all cards, and look at the finished games that are kept on this device. To play or to take a lesson you need a connection.
web-offline-kept = Games kept on this device
web-offline-none = No finished game of yours is kept on this device yet.
web-offline-lesson = A lesson is played at a table of its own, so it needs a connection to the server. The rulebook can be read without one.
