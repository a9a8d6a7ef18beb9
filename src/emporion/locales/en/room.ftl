# What the server says: at tables, to visitors, to hosts.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player.

## What happens at a table

log-opened = The table is open.
log-seated = { $name } takes a seat.
log-vacated = Seat { $number } is free again.
log-assigned = { $who } sits down.
log-started = The game begins. The cards are shuffled, and the seal on the shuffle is published.
log-started-at = { $kind ->
    [lesson] The lesson begins, in the middle of a game.
   *[other] The game begins after move { $move } of another one, with the same cards.
    }
log-asked-back = { $you ->
    [yes] You would like to go back to move { $move }.
   *[no] { $seat } would like to go back to move { $move }.
}
log-agreed = { $you ->
    [yes] You agree.
   *[no] { $seat } agrees.
}
log-disagreed = { $you ->
    [yes] You do not agree, so the game goes on.
   *[no] { $seat } does not agree, so the game goes on.
}
log-took-back = { $you ->
    [yes] You take back what came after move { $move }.
   *[no] { $seat } takes back what came after move { $move }.
}
log-taken-over = { $why ->
    [time] The time of { $seat } is over: a bot plays on.
    [left] { $seat } leaves the table for now: a bot plays on.
    [resigned] { $seat } has given up: a bot plays on.
   *[absent] { $seat } has been away for too long: a bot plays on.
}
log-handed-back = { $you ->
    [yes] You are back and play yourself again.
   *[no] { $seat } is back and plays again.
}
log-resigned = { $you ->
    [yes] You give up.
   *[no] { $seat } gives up.
}
log-said = { $seat }: { $phrase }
log-followed = The next game has a table already.

## Phrases for everybody at the table

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-wow = Wow!
phrase-oops = Oops!
phrase-good-game = That was a good game.
phrase-again = Another game?
phrase-goodbye = Goodbye!

## Why something cannot happen at a table

table-unknown = There is no such table, or it was cleared away.
table-is-open = The game has not begun yet.
table-is-running = The game has begun already.
table-is-over = The game is over.
table-not-over = That is possible once the game is over.
table-stale = The game has moved on. Have another look.
table-from-the-future = The game is not that far yet; it is at version { $version }.
table-full = All seats are taken. You can watch.
table-seat-taken = This seat is taken.
table-seat-free = Nobody sits there.
table-seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
table-no-such-seat = There is no such seat; the seats are 1 to { $last }.
table-already-seated = You have a seat at this table.
table-name-taken = Somebody here is called “{ $name }” already. Choose another name.
table-not-your-seat = This seat is not yours, or it was taken to another device.
table-only-watching = You are watching and have no seat at this table.
table-not-your-turn = It is not your turn.
table-time-over = Your time is over.
table-only-host = Only the one who opened the table can do that.
table-needs-me = One of the seats should be yours, and only one.
table-needs-account = This game is rated, so all players need an account.
table-rated-people = In rated games, people play people: each on a device of their own, without bots.
table-rated-no-undo = In rated games nothing can be taken back once something was revealed.
table-rated-no-hint = In rated games there are no hints.
table-rated-no-bot = In rated games no bot plays for those who are there: play on, or give up.
table-rated-no-code = In rated games seats belong to accounts: log in to yours.
table-bot-plays = A bot plays for { $seat } at the moment.
table-person-plays = { $seat } plays in person.
table-not-playing = This seat has no player who could give up.
table-nothing-to-take = There is nothing to take back over: you are playing, or you have given up.
table-no-such-move = There is no such move; the last one is { $last }.
table-before-beginning = This game began at move { $first }; it cannot go back any further.
table-already-asked = { $you ->
    [yes] You have asked already, and an answer is still missing.
   *[no] { $seat } has asked already, and an answer is still missing.
}
table-not-asked = Nobody asks you for consent.
table-declined = They have just declined that. Play on first.
table-no-such-phrase = There is no phrase “{ $found }”.
table-talks-too-much = That is a lot of talk. Wait a few seconds.
table-code-wrong = This code belongs to no seat, or it was used already.
table-already-followed = The next game has a table already.
table-other-rules = This game was begun by rules of version { $found }; here they are of version { $now }, so it cannot go on.
bots-not-ready = The bots are still getting ready to think ahead. Try again in a few minutes.
replay-running-game = The game is still going on, so you see it with your own eyes only.

## Visitors and accounts

player-name-missing = Tell us a name first.
player-unknown = There is no such player.
visitor-unknown = Come in first: choose a name.
account-needed = That needs an account.
account-exists = You have an account already.
login-taken = The login “{ $login }” is taken.
login-wrong = Login or password is wrong.
registration-closed = On this server, nobody can make a new account at the moment.
token-wrong = This token is not valid.
token-unknown = There is no such token.
tokens-too-many = There can be { $most } tokens at most. Delete one first.

## Requests. $detail is a technical text in English.

request-wrong = The request does not fit ({ $detail }).
request-foreign = This request comes from another site and was ignored.
request-too-many = That is too much at once. Wait a moment.
request-no-such-page = There is no such page.
request-fault = Something went wrong on the server. Nothing was changed; try again.

## The database

storage-not-an-address = “{ $found }” is not the address of a database; write sqlite:///room.sqlite or postgresql://user:password@host/name
storage-needs-file = “{ $found }” names no file; write for example sqlite:///room.sqlite
storage-cannot-open = { $path }: the database cannot be used ({ $detail })
storage-not-ours = { $path }: this database holds something else. Name an empty one
storage-newer = { $path }: this database was written by a newer version of Emporion
storage-not-empty = { $path }: this database is not empty. A copy is restored into an empty one
storage-in-use = { $path }: another server is using this database. Stop it first, or name another database
storage-no-backup = { $path }: this is not a copy of an Emporion database
storage-exists-already = { $path }: exists already. Name another file
