# Texts for games that have no catalogue of their own. Moves and events come as the game writes them.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player.

generic-name = { $name }
generic-prompt = { $you ->
    [yes] It’s your turn: choose a move.
   *[no] { $seat } is choosing a move.
}
generic-over = The game is over.
generic-moves = Moves
generic-move = { $move }
generic-summary = Your move: { $moves }
generic-forced = Already selected: { $moves }. { $rest ->
    [yes] Nothing else fits what you picked.
   *[no] Nothing else is possible.
}
generic-turn = { $you ->
    [yes] Your turn
   *[no] Turn: { $seat }
}
generic-event = { $event }
generic-event-by = { $you ->
    [yes] You: { $event }
   *[no] { $seat }: { $event }
}
generic-refusal = “{ $move }” isn’t possible now.
generic-help-keys = Type the number of a choice, or the move as it’s written, and press Enter. An empty line shows the table again. { "u" } undoes your last move, as long as nothing new has been revealed. { "h" } asks a bot what it would do. { "l" } shows the log. { "q" } quits; the game is always saved.
generic-help-topics = For more, type ? and a word ({ $topics }) or the number of a choice.
generic-score-points = Points
generic-score-place = Place
generic-score-number = { $number }
generic-score-legend = The rules of the game decide the places; players who are tied share one.
generic-verdict-wins = { $you ->
    [yes] You win
   *[no] { $seat } wins
} with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
generic-verdict-shared = Shared victory: { $winners }, with { $points ->
    [one] { $points } point each.
   *[other] { $points } points each.
}

## In the browser

generic-blurb = An extra game on this server. Its table is plain, without pictures.
generic-table = Table
generic-mine = Your side
generic-nothing = nothing
generic-board-failed = This game’s own board can’t be shown ({ $reason }).
