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
   *[other] { $bot }
})

## Playing in the terminal

terminal-error = error
terminal-preparing = The bots of { $title } get ready to think; that happens once, and takes a minute or a few …
terminal-new-game = { $title }: a new game for { $players ->
    [one] { $players } player
   *[other] { $players } players
}
terminal-going-on = { $title }: going on with a saved game
terminal-at-the-table = At the table: { $players }
terminal-waiting-game = An earlier game is not finished. To go on with it: { $command }
terminal-keys = ? help · u take back · l log · q quit
terminal-ask = Your choice:
terminal-continue = Enter: go on
terminal-confirm = Enter: do it · u: choose again · q: quit
terminal-confirm-only = Press Enter to do it, or type u to choose again.
terminal-confirm-reveal = This reveals something new and cannot be taken back.
terminal-not-understood = “{ $text }” is none of the choices. Type a number, or ? for help.
terminal-no-such-number = There is no choice { $number }. The choices are 1 to { $last }.
terminal-too-many = “{ $text }” comes too late: the move is complete without it, or something new is turned up first.
terminal-which-card = Which one? Add it, as in { $example }
terminal-step-back = One step back.
terminal-taken-back = { $answers ->
    [0] Taken back
   *[other] Taken back, with what the bots did after it
}: { $moves }
terminal-curtain = { $name }, it is your turn. Press Enter when only you can see the screen.
terminal-curtain-undo = { $name } can still take the last move back with u.
terminal-curtain-only = Press Enter when the right person is here, or type q to leave.
terminal-log = What happened so far
terminal-log-earlier = { $count ->
    [one] { $count } earlier line is left out.
   *[other] { $count } earlier lines are left out.
} For more lines, add a number: l { $more }
terminal-end = The end
terminal-quit = The game is saved. To go on with it: { $command }
terminal-saved = The record of the game is saved. To look at it again: { $command }
terminal-needs-terminal = “emporion { $command }” asks questions, but standard input is not a terminal. Start it in a terminal window, without a pipe.
terminal-no-saved-game = There is no unfinished game in { $folder }. To begin one: { $command }
terminal-nobody-plays = This record has only bots, so there is nobody to ask. To watch it: { $command }
terminal-game-is-over = This game is over. To look at it: { $command }
terminal-interrupted = Interrupted. The game is saved. To go on with it: { $command }
terminal-stopped = interrupted

## Help

help-title = Help
help-keys-title = Keys
help-keys = Type the number of a choice and press Enter; several numbers in one line choose several cards at once, as in 1 3. An empty line shows the table again. What stands in brackets does the same; where dots follow a letter, add the card or its place, as in { $example }. { "u" } takes back your last move, until something new is revealed. { "l" } shows the log, { "q" } leaves the game, which is saved all the time.
help-topics = More: ? and a word ({ $topics }), a card such as { $card }, or the number of a choice.
help-unknown = There is no help on “{ $text }”.

## Watching a record

replay-keys = Enter: next · b: back · number: go to that move · e: to the end · q: quit
replay-keys-end = b: back · number: go to that move · Enter or q: quit
replay-place = Move { $version } of { $last }
replay-set-up = Before the first move, of { $last }
replay-ask = Go to:
replay-not-understood = “{ $text }” is not a place. Press Enter, or type b, e, q or a number from 0 to { $last }.
replay-running = The game was not finished.
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
}, not finished.
verify-sealed = The cards were shuffled as the seal { $seal }… promised. Compare it with the one that was published when the game began.
verify-unsealed = The record has no seal: nobody promised before the game how the cards would be shuffled.

## Arguments of the commands. $detail is a technical text in English.

game-missing = Name a game ({ $known }), for example: { $command }
game-unknown = There is no game “{ $found }”; there are: { $known }
players-count = { $title } is for { $low } to { $high } players, not for { $found }
players-bots = { $bots ->
    [one] { $bots } bot and a person
   *[other] { $bots } bots and a person
} are too many for { $players } players
players-names = There are more names ({ $names }) than people at this screen ({ $persons }); for several people add --hot-seat
players-alike = Two people have the same name
player-name-wrong = The name “{ $found }” should have 1 to { $longest } printable characters
bot-unknown = There is no bot “{ $found }”; there are: { $known }
bot-wrong = A bot cannot play ({ $detail }). All bots: emporion bots
resume-bots = { $source }: more bots are named ({ $bots }) than play in this game ({ $seats })
resume-outside = { $source }: one of the bots is a program of its own, which is started only if you name it in the command. To go on: { $command }
seat-unknown = “{ $found }” is not a seat; choose from { $seats }
option-wrong = An option does not fit ({ $detail }). All options: emporion games

## Matches

match-over = The game is over.
match-not-your-turn = { $actor } has to decide now, not { $seat }.
match-no-decision = No decision is given.
match-not-legal = Decision { $number }, “{ $move }”, is not possible there.
    .web = That is not possible at this moment.
match-draft-too-long = “{ $move }” comes too late: after { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
} others decide, or something is turned up.
    .web = Your move is complete: confirm or cancel it first.
match-undo-nothing = You have made no move that could be taken back.
match-undo-others = Somebody else has moved since, so nothing can be taken back.
match-undo-revealed = Something new has been revealed since, so nothing can be taken back.

## Records. $detail is a technical text in English.

record-not-json = { $source }: is not a game record, for it is not JSON ({ $detail })
record-not-a-record = { $source }: is not a game record: “format” should be "{ $expected }", but is { $found }
record-field = { $source }: a field of the record is wrong ({ $detail })
record-key = { $source }: “key” should be 64 hexadecimal digits, but is { $found }
record-nonce = { $source }: “nonce” should be hexadecimal digits, but is { $found }
record-promise = { $source }: the cards were not shuffled as was promised before the game: key and “commitment” do not fit
record-unknown-game = { $source }: the game { $found } is not known here
record-unknown-bot = { $source }: one of its players is not known here ({ $detail })
record-rules-version = { $source }: was played by version { $found } of the rules; here is version { $expected }
record-set-up = { $source }: this game cannot be set up ({ $detail })
record-name = { $source }: the name { $found } of a player should have at most { $longest } printable characters
record-move-after-end = { $source }: move { $number }, { $line }: the game was over before it
record-move-seat = { $source }: move { $number }, { $line }: should begin with a seat, one of { $seats }
record-move-turn = { $source }: move { $number }, { $line }: it was the turn of { $seat }
record-move-unreadable = { $source }: move { $number }, { $line }: cannot be read ({ $detail })
record-move-illegal = { $source }: move { $number }, { $line }: “{ $move }” was not possible; possible were { $legal }
record-move-too-long = { $source }: move { $number }, { $line }: “{ $move }” belongs to a line of its own, for others decide before it or something is turned up
record-cut-short = { $source }: names a result, but after its { $number ->
    [one] { $number } move
   *[other] { $number } moves
} the game is not over
record-result = { $source }: “{ $field }” of the result is { $found }, but the moves lead to { $expected }
storage-cannot-write = { $path }: cannot be written ({ $detail })
storage-exists = { $path }: exists already. Name another file, or go on with that game: { $command }
storage-changed = { $path }: was changed by another program, so nothing was saved. This game seems to be open twice
storage-cannot-read = { $path }: cannot be read ({ $detail })
storage-no-file = { $path }: there is no such file
storage-no-permission = { $path }: this file may not be read or written here
