# What all games share: matches, records, the terminal.
#
# $seat and $actor are names of players; $seat comes with $you, which is "yes" if the reader is that player.

## Players

player-name = { $seat }
player-you = { $seat } (you)
player-person = Player { $number }
player-bot = { $name } (bot, { $bot ->
    [random] random
    [greedy] greedy
    [apprentice] apprentice
    [trader] trader
    [merchant] merchant
    [magnate] magnate
    [master] master
    [grandmaster] grandmaster
   *[other] { $bot }
})

## Playing in the terminal

terminal-error = error
terminal-preparing = Preparing the bots for { $title }. This takes a few minutes, but only the first time.
terminal-new-game = { $title }: new game for { $players ->
    [one] { $players } player
   *[other] { $players } players
}
terminal-going-on = { $title }: resuming a saved game
terminal-at-the-table = At the table: { $players }
terminal-waiting-game = You have an unfinished game. To resume it: { $command }
terminal-keys = ? help · u undo · h hint · l log · q quit
terminal-hint-fact = → { $fact }
terminal-hint-rival = Compared with: { $move }
terminal-hint-for = + { $reason }
terminal-hint-against = − { $reason }
terminal-hint-chances = Your winning chances: about { $share }%
terminal-ask = Your choice:
terminal-continue = Enter: continue
terminal-confirm = Enter: confirm · u: choose again · q: quit
terminal-confirm-only = Press Enter to confirm, or type u to choose again.
terminal-not-understood = “{ $text }” isn’t one of the choices. Type a number, or ? for help.
terminal-no-such-number = There’s no choice { $number }. Choose from 1 to { $last }.
terminal-too-many = “{ $text }” can’t be part of this move: the move is already complete, or something new is revealed first.
terminal-which-card = Which one? Add it, as in { $example }
terminal-step-back = One step back.
terminal-taken-back = { $answers ->
    [0] Undone
   *[other] Undone, along with the bots’ replies
}: { $moves }
terminal-curtain = { $name }, it’s your turn. Press Enter when nobody else can see the screen.
terminal-curtain-undo = { $name } can still undo the last move with u.
terminal-curtain-only = Press Enter when the right player is here, or type q to quit.
terminal-log = The game so far
terminal-log-earlier = { $count ->
    [one] { $count } earlier line isn’t shown.
   *[other] { $count } earlier lines aren’t shown.
} To see more, add a number: l { $more }
terminal-end = End of the game
terminal-quit = The game is saved. To resume it: { $command }
terminal-saved = The record of the game is saved. To replay it: { $command }
terminal-needs-terminal = “emporion { $command }” asks questions, but standard input isn’t a terminal. Run it in a terminal window, without a pipe.
terminal-no-saved-game = There’s no unfinished game in { $folder }. To start one: { $command }
terminal-nobody-plays = Only bots play in this record, so there’s nobody to ask. To watch it: { $command }
terminal-game-is-over = This game is over. To watch it: { $command }
terminal-interrupted = Interrupted. The game is saved. To resume it: { $command }
terminal-stopped = interrupted

## Help

help-title = Help
help-keys-title = Keys
help-keys = Type the number of a choice and press Enter. To choose several cards at once, type their numbers on one line, as in 1 3. You can also type the letters in brackets; if dots follow, add the card or its place, as in { $example }. An empty line shows the table again. { "u" } undoes your last move, as long as nothing new has been revealed. { "h" } asks a bot what it would do. { "l" } shows the log. { "q" } quits; the game is always saved.
help-topics = For more, type ? and a word ({ $topics }), a card such as { $card }, or the number of a choice.
help-unknown = There’s no help on “{ $text }”.

## Watching a record

replay-keys = Enter: next · b: back · number: go to that move · e: end · q: quit
replay-keys-end = b: back · number: go to that move · Enter or q: quit
replay-place = { $version ->
    [0] Before the first move
   *[other] After move { $version } of { $last }
}
replay-ask = Go to:
replay-not-understood = “{ $text }” isn’t a move to go to. Press Enter, or type b, e, q or a number from 0 to { $last }.
replay-running = The game wasn’t finished.
verify-finished = { $source }: correct. { $title } (rules version { $rules }): { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, played to the end. { $verdict }
verify-running = { $source }: correct as far as it goes. { $title } (rules version { $rules }): { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, unfinished.
verify-sealed = The cards were shuffled as the seal { $seal }… promised. Compare it with the seal published when the game began.
verify-unsealed = The record has no seal, so nothing was promised about the shuffle before the game.

## Arguments of the commands. $detail is a technical text in English.

game-missing = Name a game ({ $known }), for example: { $command }
game-unknown = There’s no game called “{ $found }”. Choose from: { $known }
learn-none = There’s no lesson or practice for “{ $game }”.
practice-number = There’s no position { $found }. Choose a number from 1 to { $last }.
players-count = { $title } is for { $low } to { $high } players, not { $found }
players-bots = { $bots ->
    [one] { $bots } bot and a person
   *[other] { $bots } bots and a person
} are too many for { $players } players
players-names = There are more names ({ $names }) than people at this screen ({ $persons }). If several people play here, add --hot-seat
players-alike = Two people have the same name
player-name-wrong = The name “{ $found }” must have 1 to { $longest } printable characters
bot-unknown = There’s no bot called “{ $found }”. Choose from: { $known }
bot-no-such-level = { $title } has no bots at the level “{ $found }”. Choose from: { $known }
bot-wrong = A bot can’t play ({ $detail }). To list all bots: emporion bots
resume-bots = { $source }: you named more bots ({ $bots }) than this game has ({ $seats })
resume-outside = { $source }: one of the bots is an external program, which starts only if you name it in the command. To resume: { $command }
resume-no-such-level = { $source }: { $title } has no bots at the level “{ $found }”. To resume with other bots: { $command }
seat-unknown = “{ $found }” isn’t a seat. Choose from { $seats }
option-wrong = An option isn’t valid ({ $detail }). To list all options: emporion games

## Matches

match-over = The game is over.
match-not-your-turn = It’s { $actor }’s decision, not { $seat }’s.
match-no-decision = No decision was given.
match-not-legal = Decision { $number }, “{ $move }”, isn’t possible there.
    .web = You can’t do that right now.
match-draft-too-long = “{ $move }” comes too late: after { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}, another player decides or something is revealed.
    .web = Your move is complete. Confirm or cancel it first.
match-undo-nothing = You haven’t made a move to undo.
match-score-position = This game began in the middle. What happened before isn’t listed here, but it counts in the totals.
match-undo-others = Someone else has moved since, so you can’t undo.
match-undo-revealed = Something new has been revealed since, so you can’t undo.
match-no-undo = You can’t undo this: { $what }.
match-reveals = something new is revealed

## Records. $detail is a technical text in English.

record-not-json = { $source }: not a game record (not valid JSON: { $detail })
record-not-a-record = { $source }: not a game record: “format” should be "{ $expected }", but is { $found }
record-field = { $source }: a field of the record isn’t valid ({ $detail })
record-key = { $source }: “key” should be 64 hexadecimal digits, but is { $found }
record-nonce = { $source }: “nonce” should be hexadecimal digits, but is { $found }
record-promise = { $source }: the cards weren’t shuffled as promised before the game: “key” and “commitment” don’t match
record-unknown-game = { $source }: the game { $found } isn’t known here
record-unknown-bot = { $source }: one of its players isn’t known here ({ $detail })
record-rules-version = { $source }: was played with version { $found } of the rules; this is version { $expected }
record-set-up = { $source }: this game can’t be set up ({ $detail })
record-name = { $source }: the player name { $found } must have at most { $longest } printable characters
record-move-after-end = { $source }: move { $number }, { $line }: the game was already over
record-move-seat = { $source }: move { $number }, { $line }: should begin with a seat, one of { $seats }
record-move-turn = { $source }: move { $number }, { $line }: it was { $seat }’s turn
record-move-unreadable = { $source }: move { $number }, { $line }: can’t be read ({ $detail })
record-move-illegal = { $source }: move { $number }, { $line }: “{ $move }” wasn’t possible; these were: { $legal }
record-move-too-long = { $source }: move { $number }, { $line }: “{ $move }” needs a line of its own, because another player decides or something is revealed before it
record-cut-short = { $source }: has a result, but after its { $number ->
    [one] { $number } move
   *[other] { $number } moves
} the game isn’t over
record-result = { $source }: “{ $field }” of the result is { $found }, but the moves lead to { $expected }
storage-cannot-write = { $path }: can’t be written ({ $detail })
storage-exists = { $path }: already exists. Choose another file, or resume that game: { $command }
storage-changed = { $path }: was changed by another program, so nothing was saved. The game may be open twice
storage-cannot-read = { $path }: can’t be read ({ $detail })
storage-no-file = { $path }: no such file
storage-no-permission = { $path }: no permission to read or write this file

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

reason-number = { $number }
reason-at-least = at least { $number }
reason-often = { $reason } (often)
reason-likely = { $reason } (likely by your next turn)
reason-score = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number } { $count ->
    [one] point
   *[other] points
} { $way ->
    [more] more
   *[less] less
}
reason-wins = { $you ->
    [yes] { $way ->
        [more] You win the game
       *[less] You don’t win yet
    }
   *[no] { $way ->
        [more] { $seat } wins the game
       *[less] { $seat } doesn’t win yet
    }
}
