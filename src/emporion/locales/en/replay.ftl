# Replays and the analysis of games. Loaded with their page.

## Steps and perspectives

web-to-table = Go to the table
web-to-start = To the start
web-to-end = To the end
web-previous = Back
web-next = Next
web-move = Move
web-eyes = Point of view
web-eyes-open = all cards face up
web-eyes-none = public information only

## Analysis

web-replay-turn = Turn { $turn }
web-analysis-about = Each decision is judged by what the player could know at the time. The bot is strong, but not infallible.
web-analysis-curve = A line for each player: their winning chances, from the first move to the last. Buttons for the turning points follow.
web-analysis-working = The bot is going through the game …
web-analysis-turns = Turning points
web-analysis-turn = Move { $move }: { $name }, −{ $points } pp
web-analysis-turn-whole = { $points ->
    [one] Move { $move }: { $name }, −{ $points } percentage point
   *[other] Move { $move }: { $name }, −{ $points } percentage points
}
web-analysis-no-turns = No single decision turned this game around.
web-analysis-nothing = There was no choice to make at this point.
web-analysis-next = { $turn ->
    [0] Up next, move { $move }, from { $name }’s seat
   *[other] Up next, move { $move } (turn { $turn }), from { $name }’s seat
}
web-analysis-played = Played
web-analysis-best = The analysis prefers
web-analysis-why = Compared with the move played
web-analysis-same = The analysis prefers the same move.
web-analysis-cost = { $points ->
    [one] Winning chances: −{ $points } percentage point.
   *[other] Winning chances: −{ $points } percentage points.
}
web-analysis-no-cost = It made hardly any difference.
web-analysis-again = Try something else
