# What the server says: at tables, to visitors, to hosts.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player.

## What happens at a table

log-hints = Hints are allowed at this table.
log-seated = { $name } takes a seat.
log-vacated = Seat { $number } is free again.
log-assigned = { $who } takes a seat.
log-level = { $you ->
    [yes] You change a level: { $who }.
   *[no] { $seat } changes a level: { $who }.
}
log-started = The game begins.
log-started-at = { $kind ->
    [lesson] The lesson begins in the middle of a game.
   *[other] The game begins after move { $move } of another game, with the same cards.
    }
log-asked-back = { $you ->
    [yes] You’d like to go back to move { $move }.
   *[no] { $seat } would like to go back to move { $move }.
}
log-agreed = { $you ->
    [yes] You agree.
   *[no] { $seat } agrees.
}
log-disagreed = { $you ->
    [yes] You disagree, so the game goes on.
   *[no] { $seat } disagrees, so the game goes on.
}
log-took-back = { $you ->
    [yes] You take the game back to move { $move }.
   *[no] { $seat } takes the game back to move { $move }.
}
log-taken-over = { $why ->
    [time] { $you ->
        [yes] You’ve run out of time. A bot takes over.
       *[no] { $seat } has run out of time. A bot takes over.
    }
    [left] { $you ->
        [yes] You’ve left the table for now. A bot takes over.
       *[no] { $seat } has left the table for now. A bot takes over.
    }
    [resigned] { $you ->
        [yes] You’ve resigned. A bot takes over.
       *[no] { $seat } has resigned. A bot takes over.
    }
   *[absent] { $you ->
        [yes] You’ve been away too long. A bot takes over.
       *[no] { $seat } has been away too long. A bot takes over.
    }
}
log-handed-back = { $you ->
    [yes] You’re back and take over from the bot.
   *[no] { $seat } is back and takes over from the bot.
}
log-resigned = { $you ->
    [yes] You’re out of the game.
   *[no] { $seat } is out of the game.
}
log-said = { $seat }: { $phrase }
log-followed = A table for the next game is open.

## Phrases for everybody at the table

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-your-turn = It’s your turn.
phrase-one-moment = One moment, please.
phrase-sorry = Sorry!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-wow = Wow!
phrase-oops = Oops!
phrase-good-game = Good game.
phrase-again = Another game?
phrase-goodbye = Goodbye!
reaction-smile = { $you ->
    [yes] You smile.
   *[no] { $seat } smiles.
}
reaction-laugh = { $you ->
    [yes] You laugh.
   *[no] { $seat } laughs.
}
reaction-approve = { $you ->
    [yes] You give a thumbs-up.
   *[no] { $seat } gives a thumbs-up.
}
reaction-cheer = { $you ->
    [yes] You cheer.
   *[no] { $seat } cheers.
}
reaction-sigh = { $you ->
    [yes] You sigh.
   *[no] { $seat } sighs.
}
reaction-heart = { $you ->
    [yes] You send a heart.
   *[no] { $seat } sends a heart.
}

## Why something cannot happen at a table

table-unknown = This table doesn’t exist or has been removed.
table-is-open = The game hasn’t started yet.
table-is-running = The game has already started.
table-is-over = The game is over.
table-not-over = You can do that once the game is over.
command-changed = This command id was used for something else. Send it again with a new one.
table-stale = The game has moved on. Take another look.
table-from-the-future = The game hasn’t got that far yet; it’s at version { $version }.
table-full = All seats are taken, but you can watch.
table-seat-taken = This seat is taken.
table-seat-free = Nobody is sitting there.
table-seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
table-no-such-seat = There’s no such seat. Choose a seat from 1 to { $last }.
table-already-seated = You already have a seat at this table.
table-name-taken = Someone here is already called “{ $name }”. Choose another name.
table-not-your-seat = This isn’t your seat, or you’ve moved it to another device.
table-only-watching = You’re watching. You don’t have a seat at this table.
table-not-your-turn = It’s not your turn.
table-time-over = Your time is up.
table-only-host = Only the player who opened the table can do that.
table-needs-me = Exactly one of the seats must be yours.
table-needs-account = This game is rated, so every player needs an account.
table-rated-people = Rated games are for people, each on their own device, without bots.
table-rated-clock = Rated games need a clock: choose minutes per player, or days per turn.
table-rated-options = Rated games use the standard rules: leave the options as they are, or play unrated.
rating-note-terms = The table didn’t have the standard rules.
rating-note-short = A player resigned before everyone had made enough moves.
rating-note-alone = Fewer than two of the players still had an account.
rating-note-address = Two of the players came from the same address.
rating-note-repeated = The same players have met often in the last { $days } days.
rating-note-series = The same player has beaten the same opponent many times in a row.
rating-note-quick = It was not the first game between the same players to be given up early.
rating-note-new = One of the players has often played against newcomers in the last { $days } days.
table-level-fixed = In rated games, challenges and shared deals, the bots’ levels can’t be changed.
table-levels-enough = That’s enough changes of this bot’s level for now. Make a move first.
table-no-such-level = This game has no bots at the level “{ $level }”. Its strongest level is “{ $strongest }”.
table-no-bot = There’s no bot in this seat.
table-rated-no-undo = In rated games, you can’t undo once something has been revealed.
table-rated-no-hint = There are no hints in rated games.
table-no-hint = There are no hints here: other people play at this table, and it was opened without hints.
table-challenge-no-hint = There are no hints in challenges, since everyone’s results are compared.
table-rated-no-bot = In rated games, a bot doesn’t take over while you’re here: play on or resign.
table-rated-no-code = In rated games, seats belong to accounts. Log in to yours.
table-bot-plays = { $you ->
    [yes] A bot is playing for you at the moment.
   *[no] A bot is playing for { $seat } at the moment.
}
table-person-plays = { $you ->
    [yes] No bot is playing for you at the moment.
   *[no] No bot is playing for { $seat } at the moment.
}
table-not-playing = There’s no player in this seat who could resign.
table-nothing-to-take = There’s nothing to take over: you’re already playing, or you’re out of the game.
table-no-such-move = There’s no such move; the last one is { $last }.
table-before-beginning = This game started at move { $first }, so it can’t go back any further.
challenge-unknown = There’s no such challenge. Perhaps the game it came from has been deleted.
challenge-old-link = This challenge link is from an earlier version and no longer works. Ask your challenger for a new one.
challenge-withheld = This game belongs to a challenge. You can see it once you’ve played the challenge yourself.
challenge-tried = This challenge has already been tried on this device. Everyone gets one try, and so does every device.
challenge-original = You were at the table this deal comes from, so you can’t try it again.
challenge-not-yours = Only the players of a game can challenge others to it.
challenge-level-changed = A bot’s level was changed during this game, so others would play against different bots. It can’t become a challenge.
challenge-people-only = Challenges are for people; programs can’t take part.
table-already-asked = { $you ->
    [yes] You’ve already asked. Not everyone has answered yet.
   *[no] { $seat } has already asked. Not everyone has answered yet.
}
table-not-asked = Nobody has asked you to agree to anything.
table-declined = That has just been declined. Make a move first.
table-no-such-phrase = There’s no phrase “{ $found }”.
table-talks-too-much = That’s a lot of talking. Wait a few seconds.
table-code-wrong = This code doesn’t belong to any seat, or it has already been used.
table-already-followed = A table for the next game is already open.
table-other-game = This server doesn’t have the game “{ $game }” any more, so the game can’t continue.
table-other-rules = This game started with version { $found } of the rules. This server has version { $now }, so the game can’t continue.
table-broken = This table can’t be opened: its stored data was damaged or changed. Nothing was deleted; please tell the host of this server.
bots-not-ready = The bots are still being prepared. Try again in a few minutes.
replay-running-game = The game is still running, so you can view it only from your own seat.

## Visitors and accounts

player-name-missing = Enter a name first.
player-unknown = There’s no such player.
visitor-unknown = Choose a name first.
account-needed = You need an account for that.
account-exists = You already have an account.
login-taken = The username “{ $login }” is taken.
login-alike = The username “{ $login }” looks too much like one that is taken. Choose another.
login-wrong = Wrong username or password.
login-wait-seconds = Too many attempts to log in. Try again in { $count ->
    [one] a second
   *[other] { $count } seconds
}.
login-wait-minutes = Too many attempts to log in. Try again in { $count ->
    [one] a minute
   *[other] { $count } minutes
}, or use a device on which you have logged in before.
password-common = This password is one of the most common ones and would be guessed at once. Choose another.
password-is-name = The password mustn’t be your username or your name, not even with digits added.
player-name-mixed = The name “{ $found }” mixes letters of several alphabets. Use the letters of one alphabet.
registration-closed = This server isn’t accepting new accounts at the moment.
token-wrong = This token isn’t valid.
token-unknown = There’s no such token.
tokens-too-many = You can have at most { $most } tokens. Delete one first.

## Requests. $detail is a technical text in English.

request-wrong = The request isn’t valid ({ $detail }).
request-foreign = This request came from another site and was ignored.
request-too-many = Too many requests. Wait a moment.
request-no-such-page = There’s no such page.
preview-challenge = { $title }: can you do better with the same deal?
preview-open = At the table: { $names }. Free seats: { $free }. Open the link to play: no account, no forms.
preview-playing = A game of { $names }. Open the link to watch.
preview-over = A finished game of { $names }. Open the link to replay it.
preview-room = Merchant card games in the browser: against bots, on one device, or with friends.
request-fault = Something went wrong on the server. Nothing was changed; please try again.
storage-unavailable = The server can’t reach its storage at the moment. Nothing is lost; it goes on by itself as soon as that is possible.
storage-part-damaged = What this needs is damaged in the server’s storage. Everything else goes on; please tell the host of this server.

## The database

storage-not-an-address = “{ $found }” isn’t a database address. Use sqlite:///room.sqlite or postgresql://user:password@host/name
storage-needs-file = “{ $found }” doesn’t name a file. Use for example sqlite:///room.sqlite
storage-cannot-open = { $path }: can’t use this database ({ $detail })
storage-empty = { $path }: this file is empty. If there was a room in it, restore a backup; to begin a new room, delete the file
storage-damaged = { $path }: this database is damaged ({ $detail }). Restore a backup
storage-not-ours = { $path }: this database contains something else. Use an empty one
storage-newer = { $path }: this database was written by a newer version of Emporion
storage-not-empty = { $path }: this database isn’t empty. A backup can be restored only into an empty one
storage-in-use = { $path }: another server is using this database. Stop it first, or use another database
storage-no-backup = { $path }: not a backup of an Emporion database
storage-exists-already = { $path }: already exists. Choose another file
