# Age of Discovery. The terms are those of docs/glossary/discovery.md.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player; $player is another
# player’s name. $card, $cards, $ship, $ships, $new, $fleet, $contract, $expedition, $target, $colour, $other, $chain
# and $mission are named things: take their forms by NAME. Ships and contracts stand in sentences by their codes.
#
# What people type must not be mistaken: no key below, with the number or letter that follows it, may be equal to the
# code of a ship or of a contract, so that a whole move can be typed in one line.

discovery-title = Age of Discovery

## Ships. "code" stands on the table and is what people type: the letter of the colour, and the transport value.

discovery-card-ship-R1 = red ship 1
    .code = R1
discovery-card-ship-R2 = red ship 2
    .code = R2
discovery-card-ship-R3 = red ship 3
    .code = R3
discovery-card-ship-Y1 = yellow ship 1
    .code = Y1
discovery-card-ship-Y2 = yellow ship 2
    .code = Y2
discovery-card-ship-Y3 = yellow ship 3
    .code = Y3
discovery-card-ship-B1 = blue ship 1
    .code = B1
discovery-card-ship-B2 = blue ship 2
    .code = B2
discovery-card-ship-B3 = blue ship 3
    .code = B3
discovery-card-ship-G1 = green ship 1
    .code = G1
discovery-card-ship-G2 = green ship 2
    .code = G2
discovery-card-ship-G3 = green ship 3
    .code = G3
discovery-card-ship-W1 = white ship 1
    .code = W1
discovery-card-ship-W2 = white ship 2
    .code = W2
discovery-card-ship-W3 = white ship 3
    .code = W3
discovery-card-ship-K1 = black ship 1
    .code = K1
discovery-card-ship-K2 = black ship 2
    .code = K2
discovery-card-ship-K3 = black ship 3
    .code = K3
discovery-card-flagship = flagship
    .code = F

## Trade contracts: the letter of the colour, and the load. Their codes begin with a small letter of their own, so
## that they are not taken for ships.

discovery-card-contract-R3 = red contract 3
    .code = cR3
discovery-card-contract-R4 = red contract 4
    .code = cR4
discovery-card-contract-R5 = red contract 5
    .code = cR5
discovery-card-contract-R6 = red contract 6
    .code = cR6
discovery-card-contract-Y3 = yellow contract 3
    .code = cY3
discovery-card-contract-Y4 = yellow contract 4
    .code = cY4
discovery-card-contract-Y5 = yellow contract 5
    .code = cY5
discovery-card-contract-Y6 = yellow contract 6
    .code = cY6
discovery-card-contract-B3 = blue contract 3
    .code = cB3
discovery-card-contract-B4 = blue contract 4
    .code = cB4
discovery-card-contract-B5 = blue contract 5
    .code = cB5
discovery-card-contract-B6 = blue contract 6
    .code = cB6
discovery-card-contract-G3 = green contract 3
    .code = cG3
discovery-card-contract-G4 = green contract 4
    .code = cG4
discovery-card-contract-G5 = green contract 5
    .code = cG5
discovery-card-contract-G6 = green contract 6
    .code = cG6
discovery-card-contract-W3 = white contract 3
    .code = cW3
discovery-card-contract-W4 = white contract 4
    .code = cW4
discovery-card-contract-W5 = white contract 5
    .code = cW5
discovery-card-contract-W6 = white contract 6
    .code = cW6
discovery-card-contract-K3 = black contract 3
    .code = cK3
discovery-card-contract-K4 = black contract 4
    .code = cK4
discovery-card-contract-K5 = black contract 5
    .code = cK5
discovery-card-contract-K6 = black contract 6
    .code = cK6

## Expeditions. "code" is the short name on the table, "text" what the explorer did.

discovery-card-expedition-dias = Bartolomeu Dias
    .code = Dias
    .text = in 1487 and 1488 around the Cape of Good Hope
discovery-card-expedition-abreu = António de Abreu
    .code = Abreu
    .text = in 1511 and 1512 to the Banda Islands and the Moluccas
discovery-card-expedition-cabral = Pedro Álvares Cabral
    .code = Cabral
    .text = in 1500 to Brazil, on the way to India
discovery-card-expedition-verrazzano = Giovanni da Verrazzano
    .code = Verrazzano
    .text = in 1524 along the coast of North America
discovery-card-expedition-cabot = John Cabot
    .code = Cabot
    .text = in 1497 to Newfoundland
discovery-card-expedition-drake = Francis Drake
    .code = Drake
    .text = from 1577 to 1580 around the world
discovery-card-expedition-vespucci = Amerigo Vespucci
    .code = Vespucci
    .text = from 1499 on along the coast of South America
discovery-card-expedition-cartier = Jacques Cartier
    .code = Cartier
    .text = in 1534 into the Gulf of Saint Lawrence
discovery-card-expedition-dagama = Vasco da Gama
    .code = Gama
    .text = from 1497 to 1499 to India
discovery-card-expedition-ponce = Juan Ponce de León
    .code = Ponce
    .text = in 1513 to Florida
discovery-card-expedition-columbus = Christopher Columbus
    .code = Columbus
    .text = in 1492 to the Bahamas, Cuba and Hispaniola
discovery-card-expedition-magellan = Ferdinand Magellan
    .code = Magellan
    .text = in 1519 and after, on the first voyage around the world
discovery-card-expedition-balboa = Vasco Núñez de Balboa
    .code = Balboa
    .text = in 1513 across Panama to the Pacific
discovery-card-expedition-barents = Willem Barents
    .code = Barents
    .text = from 1594 to 1597 to Novaya Zemlya and Spitsbergen
discovery-card-expedition-frobisher = Martin Frobisher
    .code = Frobisher
    .text = from 1576 to 1578 to Baffin Island, looking for a north-west passage
discovery-card-expedition-cao = Diogo Cão
    .code = Cão
    .text = in 1482 and after to the mouth of the Congo
discovery-card-expedition-cook = James Cook
    .code = Cook
    .text = from 1768 to 1779 on three voyages through the Pacific
discovery-card-expedition-hudson = Henry Hudson
    .code = Hudson
    .text = from 1609 to 1611 up the Hudson River and into Hudson Bay
discovery-card-expedition-tasman = Abel Tasman
    .code = Tasman
    .text = in 1642 to Tasmania and New Zealand
discovery-card-expedition-polo = Marco Polo
    .code = Polo
    .text = from 1271 to 1295 to China and home by sea
discovery-card-expedition-erik = Erik the Red
    .code = Erik
    .text = about the year 985 to Greenland
discovery-card-expedition-raleigh = Walter Raleigh
    .code = Raleigh
    .text = in 1595 up the Orinoco

## Colours. "code" is the letter.

discovery-colour-red = red
    .code = R
discovery-colour-yellow = yellow
    .code = Y
discovery-colour-blue = blue
    .code = B
discovery-colour-green = green
    .code = G
discovery-colour-white = white
    .code = W
discovery-colour-black = black
    .code = K

## Missions: which expeditions count, those with …

discovery-mission-one = at least one own ship
discovery-mission-half = at least half of the ships
discovery-mission-maj = more than half of the ships
discovery-mission-all = own ships only
discovery-mission-shown = { NAME($mission) }

## Small parts

discovery-number = { $number }
discovery-column = { $letter }
discovery-lines =
    { $before }
    { $next }

## The table. $room is what an expedition still takes.

discovery-table-expeditions = Expeditions
discovery-table-legend = points of a ship: other colour/colour of the card
discovery-table-legend-narrow = used/limit and colour it takes; points of a ship at the first and the last scoring, other colour/colour of the card
discovery-table-used = Used
discovery-table-takes = Open to
discovery-table-first = First
discovery-table-last = Last
discovery-table-ships = Ships
discovery-table-any = any
discovery-table-full = full
discovery-table-market = Market
discovery-table-filling = upper row
discovery-table-purchase = lower row
discovery-table-piles = Piles { $piles } · { $purchases } bought
discovery-table-first-in = First Scoring with purchase { $purchase }
discovery-table-last-in = Last with { $purchase }
discovery-table-first-due = First Scoring is out: { $turns ->
    [one] the expeditions are scored at the end of this turn
   *[other] the expeditions are scored after { $turns } turns, this one included
}
discovery-table-last-round = The last round: { $turns ->
    [one] { $turns } turn is left, this one
   *[other] { $turns } turns are left, this one included
}
discovery-table-contracts = Contracts
discovery-table-deck = deck { $count }
discovery-table-player = Player
discovery-table-points = Points
discovery-table-to-come = To come
discovery-table-coins = Coins
discovery-table-completed = Done
discovery-table-hand = Hand
discovery-table-wild = Wild
discovery-table-reservations = Res.
discovery-table-idle = Idle ships
discovery-table-unknown = ?
discovery-table-none = –
discovery-table-under-way = On contracts
discovery-table-running = → { $coins } in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
discovery-table-loading = is being loaded
discovery-table-your-hand = Your hand
discovery-table-empty-hand = no contracts
discovery-table-your-mission = Your mission
discovery-table-mission = expeditions with { NAME($mission) }: { $count } × { $value } = { $points }
discovery-table-your-flagship = Your flagship
discovery-table-flagship = { $where ->
    [idle] idle
    [contract] on a contract
   *[expedition] on an expedition
}

## Prompts: what has to be decided

discovery-prompt-over = The game is over.
discovery-prompt-waiting = { $seat } is deciding.
discovery-prompt-action = { $current ->
    [buy] { $left ->
        [0] You are buying. Buy another ship, or end your turn.
       *[other] You are buying. Buy another ship, begin your second action, or end your turn.
    }
    [send] { $left ->
        [0] You are sending ships. Send more, or end your turn.
       *[other] You are sending ships. Send more, begin your second action, or end your turn.
    }
   *[none] { $left ->
        [0] { $reserve ->
            [yes] Both actions are done. Reserve a card, or end your turn.
           *[no] Both actions are done.
        }
        [1] Choose your second action, or end your turn.
       *[2] Your turn: choose the first of two different actions.
    }
}
discovery-prompt-ship = Which ship do you send to { NAME($expedition) }?
discovery-prompt-value = Which transport value has your flagship on the expedition of { NAME($expedition) }?
discovery-prompt-declare = As which colour does your flagship sail with { NAME($expedition) }?
discovery-prompt-contract-ship = Which ships carry { NAME($contract, form: "code") }? Still missing: { $due }.
discovery-prompt-duration = How long does { NAME($contract, form: "code") } run?

## What helps to decide

discovery-done-take = coins taken
discovery-done-accept = contract accepted
discovery-done-buy = ships bought
discovery-done-send = ships sent
discovery-note-done = This turn so far: { $actions }
discovery-note-expires = At the end of this turn your reservation ends: { NAME($cards, form: "code") }
discovery-note-first-due = First Scoring is out: { $turns ->
    [one] the expeditions are scored at the end of your turn.
   *[other] the expeditions are scored after { $turns } turns, yours included.
}
discovery-note-first-chance = { $count ->
    [1] The next purchase turns up First Scoring.
   *[other] The next purchase turns up First Scoring with a chance of 1 in { $count }.
}
discovery-note-last-chance = { $count ->
    [1] The next purchase turns up Last Scoring.
   *[other] The next purchase turns up Last Scoring with a chance of 1 in { $count }.
}
discovery-note-last-turns = { $further ->
    [0] This is your last turn. Coins, hand cards and action cards will count nothing.
   *[other] The last round has begun: after this turn you have one more.
}
discovery-note-last-ships = A contract would not end any more. A ship at home counts { $points }, on an expedition the number of the last scoring.
discovery-note-stalling = { $rounds ->
    [one] If nobody buys a ship for { $rounds } more round, the last round begins.
   *[other] If nobody buys a ship for { $rounds } more rounds, the last round begins.
}
discovery-note-buy = { NAME($ship, form: "code") } moves down into its place. { $coins ->
    [one] You keep { $coins } coin.
   *[other] You keep { $coins } coins.
}
discovery-note-buy-last = Nothing moves down into its place. { $coins ->
    [one] You keep { $coins } coin.
   *[other] You keep { $coins } coins.
}
discovery-note-reserve = Until the end of your next turn nobody else may have { NAME($card, form: "code") }. { $count ->
    [one] This is your last Reservation card.
   *[other] You have { $count } Reservation cards.
}
discovery-note-expedition-open = { NAME($expedition) } has room for a transport of { $room } (limit { $limit }) and takes any colour: the first ship decides it. A { NAME($colour) } ship scores { $scored ->
    [yes] { $last-same } at the last scoring, any other { $last-other }.
   *[no] { $first-same } at the first and { $last-same } at the last scoring, any other { $first-other } and { $last-other }.
}
discovery-note-expedition = { NAME($expedition) } has room for a transport of { $room } (limit { $limit }) and takes { NAME($chain) } ships. A { NAME($colour) } ship scores { $scored ->
    [yes] { $last-same } at the last scoring, any other { $last-other }.
   *[no] { $first-same } at the first and { $last-same } at the last scoring, any other { $first-other } and { $last-other }.
}
discovery-note-wild = { NAME($ship, form: "code") } does not fit and costs a Wild Ship card. { $count ->
    [one] It is your last one.
   *[other] You have { $count }.
}
discovery-note-earns = { $first ->
    [0] { NAME($ship, form: "code") } would score { $last } at the last scoring.
   *[other] { NAME($ship, form: "code") } would score { $first } at the first and { $last } at the last scoring.
}
discovery-note-crew = { $coins ->
    [one] You have { $coins } coin.
   *[other] You have { $coins } coins.
} A ship’s crew costs { $crew }{ $flagship ->
    [0] .
   *[other] , that of the flagship { $flagship }.
}
discovery-note-contract = { NAME($contract, form: "code") } needs { NAME($colour) } ships with exactly { $load } and pays { $one }, { $two } or { $three } coins for 1, 2 or 3 turns.
discovery-note-loaded = Ships chosen: { NAME($cards, form: "code") }. Still missing: { $due }{ $flagship ->
    [yes] , some of it for the flagship.
   *[no] .
}
discovery-note-profit = Ships chosen: { NAME($cards, form: "code") }{ $wild ->
    [0] { "" }
    [one] , with { $wild } Wild Ship card
   *[other] , with { $wild } Wild Ship cards
}; crews cost { $crew }. Your profit: { $one }, { $two } or { $three } coins.
discovery-note-too-late = { $further ->
    [0] The game is over before any contract you begin now can end.
   *[other] The game is nearly over: only a contract for 1 turn will still end.
}

## Choices

discovery-group-take = Take
discovery-group-accept = Accept a contract for { $price }
discovery-group-buy = Buy
discovery-group-explore = Send a ship to
discovery-group-play = Send ships on contract
discovery-group-reserve-purchase = Reserve in the lower row
discovery-group-reserve-filling = Reserve in the upper row
discovery-group-reserve-contract = Reserve a contract
discovery-group-other = Or
discovery-group-send = Send
discovery-group-load = On board
discovery-group-wild = With a Wild Ship card
discovery-group-value = Your flagship with
discovery-group-declare = Colour
discovery-group-turns = Turns

discovery-label-take = +{ $coins } coins
discovery-label-accept-deck = unseen, from the deck of { $count }
discovery-label-buy = { NAME($card, form: "code") } for { $price }
discovery-label-end = end your turn
discovery-label-value = transport { $number }
discovery-label-turns = { $turns ->
    [one] { $turns } turn for { $coins }
   *[other] { $turns } turns for { $coins }
}

discovery-key-take = t
discovery-key-accept = a
discovery-key-accept-deck = ad
discovery-key-buy = b
discovery-key-explore = x
discovery-key-reserve-purchase = rs
discovery-key-reserve-filling = rf
discovery-key-reserve-contract = rc
discovery-key-end = e
discovery-key-value = v
discovery-key-declare = s
discovery-key-turns = d

discovery-action-take = You take { $coins } coins.
discovery-action-accept = You accept { NAME($card, form: "code") } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}. It pays { $one }, { $two } or { $three } for 1, 2 or 3 turns.
discovery-action-accept-deck = You accept the top contract of the deck, unseen, for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
discovery-action-buy = You buy { NAME($card, form: "code") } for { $price } coins.
discovery-action-explore = You send a ship to { NAME($card) }.
discovery-action-play = You send ships on { NAME($card, form: "code") }.
discovery-action-reserve-purchase = You reserve { NAME($card, form: "code") } in the lower row.
discovery-action-reserve-filling = You reserve { NAME($card, form: "code") } in the upper row.
discovery-action-reserve-contract = You reserve { NAME($card, form: "code") } in the display.
discovery-action-end = You end your turn.
discovery-action-send = { $wild ->
    [yes] With a Wild Ship card you send { NAME($card, form: "code") } to { NAME($target) }; the crew costs { $crew }.
   *[no] You send { NAME($card, form: "code") } to { NAME($target) }; the crew costs { $crew }.
}
discovery-action-load = { $wild ->
    [yes] With a Wild Ship card { NAME($card, form: "code") } goes on { NAME($target, form: "code") }; the crew costs { $crew }.
   *[no] { NAME($card, form: "code") } goes on { NAME($target, form: "code") }; the crew costs { $crew }.
}
discovery-action-value = Your flagship sails with transport { $number }.
discovery-action-declare = Your flagship sails as a { NAME($colour) } ship.
discovery-action-turns = { $turns ->
    [one] It runs for { $turns } turn and pays { $coins } coins.
   *[other] It runs for { $turns } turns and pays { $coins } coins.
}

discovery-summary-then = { $before } { $next }
discovery-summary-voyage = You send { NAME($card, form: "code") } to { NAME($target) }{ $wild ->
    [yes] { " " }with a Wild Ship card
   *[no] { "" }
}, crew { $crew }. It earns { $first ->
    [0] { $last } at the last scoring.
   *[other] { $first } at the first and { $last } at the last scoring.
}
discovery-summary-flagship = You send your flagship to { NAME($target) }{ $wild ->
    [yes] { " " }with a Wild Ship card
   *[no] { "" }
} as a { NAME($colour) } ship of { $number }, crew { $crew }. It earns { $first ->
    [0] { $last } at the last scoring.
   *[other] { $first } at the first and { $last } at the last scoring.
}
discovery-summary-trade = You send { NAME($ships, form: "code") } on { NAME($card, form: "code") } for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: { $coins } coins then, crews { $crew } now{ $wild ->
    [0] .
    [one] , with { $wild } Wild Ship card.
   *[other] , with { $wild } Wild Ship cards.
}{ $late ->
    [yes] { " " }But the game is over before that.
   *[no] { "" }
}

## Why not

discovery-refusal-moment = That is not possible at this moment.
discovery-refusal-unfinished = Finish this first, or step back with u.
    .web = Finish this first, or cancel it.
discovery-refusal-done = { $what ->
    [take] You have taken coins this turn already.
    [accept] You have accepted a contract this turn already.
    [buy] Your purchases of this turn ended when you began another action.
   *[send] Your ships of this turn were sent before you began another action.
} Every action can be done once a turn.
discovery-refusal-both-done = Both actions of this turn are done.
discovery-refusal-accept-coins = A contract costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and you have none.
discovery-refusal-hand-full = Your hand is full: you hold { $limit } contracts.
discovery-refusal-no-deck = The deck of contracts is empty.
discovery-refusal-no-contract = There is no contract in place { $place }.
discovery-refusal-reserved = { NAME($card, form: "code") } is reserved by { $player }.
discovery-refusal-own-reservation = You have reserved { NAME($card, form: "code") } already.
discovery-refusal-no-ship = There is no ship in column { $column }.
discovery-refusal-price = { NAME($card, form: "code") } costs { $price } coins, and you have { $coins }.
discovery-refusal-no-idle = You have no idle ship.
discovery-refusal-room = { $room ->
    [0] The expedition of { NAME($expedition) } is full.
   *[other] The expedition of { NAME($expedition) } has room for { $room } only.
}
discovery-refusal-chain = { NAME($expedition) } takes { NAME($colour) } ships only, and you have neither such a ship that finds room nor a Wild Ship card.
discovery-refusal-colour = { NAME($card, form: "code") } does not fit: { NAME($colour) } ships are needed, and you have no Wild Ship card left.
discovery-refusal-crew = The crew of { NAME($card, form: "code") } costs { $crew ->
    [one] { $crew } coin
   *[other] { $crew } coins
}, and you have { $coins }.
discovery-refusal-accept-first = { NAME($card, form: "code") } lies open and is not yours yet. To accept it, type { $key }{ NAME($card, form: "code") }.
    .web = { NAME($card, form: "code") } lies open and is not yours yet: first accept it.
discovery-refusal-runs = { NAME($card, form: "code") } is under way already.
discovery-refusal-not-in-hand = You have no { NAME($card, form: "code") } in your hand.
discovery-refusal-load = No idle ships of yours make exactly { $load } for { NAME($card, form: "code") }: it needs { NAME($colour) } ships, or others with a Wild Ship card each (you have { $wild }), and coins for all crews (you have { $coins }).
discovery-refusal-no-reservation = You have no Reservation card left.
discovery-refusal-where = Where shall { NAME($card, form: "code") } go? First choose an expedition, as in { $explore }1, or a contract of your hand.
    .web = Where shall { NAME($card, form: "code") } go? Choose an expedition, or a contract of your hand.
discovery-warning-unused = { $left ->
    [1] You have one action left.
   *[other] You have not done any action yet.
}
discovery-refusal-above = { NAME($card, form: "code") } lies in the upper row and is not for sale yet.
discovery-refusal-buy-verb = { NAME($card, form: "code") } is for sale. To buy it, type { $key }{ $column }.
    .web = { NAME($card, form: "code") } is for sale and is not yours yet: first buy it.
discovery-refusal-not-idle = You have no idle { NAME($card, form: "code") }.
discovery-refusal-flagship-away = { $where ->
    [contract] Your flagship is on a contract.
   *[expedition] Your flagship is on an expedition for good.
}
discovery-refusal-no-other = You have no other idle { NAME($card, form: "code") }.
discovery-refusal-ships-first = First name the ships: { $due } is missing.
discovery-refusal-too-large = { NAME($card, form: "code") } carries too much: only { $due } is missing.
discovery-refusal-order = { NAME($card, form: "code") } does not fit here: ships of a contract are named colour by colour as on the table, small ones first, the flagship last. Type them all in one line, or step back with u.
    .web = { NAME($card, form: "code") } does not go with the ships that are chosen. Cancel, and choose anew.
discovery-refusal-no-exact = With { NAME($card, form: "code") } the load would not come out exactly: { $due } is missing, and your other ships, coins and Wild Ship cards do not make up the rest.
discovery-refusal-declare = { NAME($colour, start: "yes") } is no colour of your flagship.

## What happened

discovery-event-starts = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
discovery-event-turn = { $you ->
    [yes] Turn { $turn }: you
   *[no] Turn { $turn }: { $seat }
}
discovery-event-new-ship = New in column { $letter }: { NAME($card, form: "code") }
discovery-event-new-contract = New contracts: { NAME($cards, form: "code") }
discovery-event-dealt = { $you ->
    [yes] You are dealt
   *[no] { $seat } is dealt
} { NAME($cards, form: "code") }.
discovery-event-dealt-hidden = { $seat } is dealt { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}.
discovery-event-takes = { $you ->
    [yes] You take { $coins } coins.
   *[no] { $seat } takes { $coins } coins.
}
discovery-event-accepts = { $you ->
    [yes] You accept { NAME($card, form: "code") }.
   *[no] { $seat } accepts { NAME($card, form: "code") }.
}
discovery-event-accepts-and-new = { $you ->
    [yes] You accept { NAME($card, form: "code") }.
   *[no] { $seat } accepts { NAME($card, form: "code") }.
} New: { NAME($new, form: "code") }
discovery-event-accepts-unseen = { $you ->
    [yes] You draw { NAME($card, form: "code") } from the deck of contracts.
   *[no] { $seat } draws { NAME($card, form: "code") } from the deck of contracts.
}
discovery-event-accepts-hidden = { $seat } accepts a contract from the deck, unseen.
discovery-event-buys = { $you ->
    [yes] You buy { NAME($card, form: "code") } for { $price }.
   *[no] { $seat } buys { NAME($card, form: "code") } for { $price }.
}
discovery-event-buys-and-new = { $you ->
    [yes] You buy { NAME($card, form: "code") } for { $price }.
   *[no] { $seat } buys { NAME($card, form: "code") } for { $price }.
} New in the upper row: { NAME($new, form: "code") }
discovery-event-reserves-purchase = { $you ->
    [yes] You reserve { NAME($card, form: "code") } in the lower row.
   *[no] { $seat } reserves { NAME($card, form: "code") } in the lower row.
}
discovery-event-reserves-filling = { $you ->
    [yes] You reserve { NAME($card, form: "code") } in the upper row.
   *[no] { $seat } reserves { NAME($card, form: "code") } in the upper row.
}
discovery-event-reserves-contract = { $you ->
    [yes] You reserve the contract { NAME($card, form: "code") }.
   *[no] { $seat } reserves the contract { NAME($card, form: "code") }.
}
discovery-event-first-scoring-card = First Scoring is turned up: { $timing ->
    [over] that scoring is over already.
    [immediate] the expeditions are scored at once.
    [end_of_round] after this turn everybody has one more, then the expeditions are scored.
   *[other] the expeditions will be scored at the end of this turn.
}
discovery-event-last-scoring-card = Last Scoring is turned up: { $stalled ->
    [yes] the last round has begun already.
   *[no] after this turn everybody has one more, then the game ends.
}
discovery-event-plays = { $you ->
    [yes] You put { NAME($card, form: "code") } on the table.
   *[no] { $seat } puts { NAME($card, form: "code") } on the table.
}
discovery-event-loads = { $you ->
    [yes] You send { NAME($ships, form: "code") } on it
   *[no] { $seat } sends { NAME($ships, form: "code") } on it
}{ $wild ->
    [0] .
    [one] , with { $wild } Wild Ship card.
   *[other] , with { $wild } Wild Ship cards.
}
discovery-event-under-way = { NAME($card, form: "code") } is under way for { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
discovery-event-trades = { $you ->
    [yes] You send
   *[no] { $seat } sends
} { NAME($ships, form: "code") } on { NAME($card, form: "code") }: { $coins } coins in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}{ $wild ->
    [0] .
    [one] , with { $wild } Wild Ship card.
   *[other] , with { $wild } Wild Ship cards.
}
discovery-event-completes = { $you ->
    [yes] You complete { NAME($card, form: "code") } and get { $coins } coins.
   *[no] { $seat } completes { NAME($card, form: "code") } and gets { $coins } coins.
}
discovery-event-sails = { $you ->
    [yes] You send
   *[no] { $seat } sends
} { NAME($ships, form: "code") } to { NAME($expedition) }{ $wild ->
    [0] .
    [one] , with { $wild } Wild Ship card.
   *[other] , with { $wild } Wild Ship cards.
}
discovery-event-flagship-sails = { $you ->
    [yes] You send your flagship
   *[no] { $seat } sends the flagship
} to { NAME($expedition) } as a { NAME($colour) } ship of { $value }{ $wild ->
    [0] .
   *[other] , with a Wild Ship card.
}
discovery-event-ship-freed = { $you ->
    [yes] Your reservation of { NAME($card, form: "code") } ends.
   *[no] The reservation of { NAME($card, form: "code") } by { $seat } ends.
}
discovery-event-contract-freed = { $you ->
    [yes] Your reservation of { NAME($card, form: "code") } ends.
   *[no] The reservation of { NAME($card, form: "code") } by { $seat } ends.
}
discovery-event-passes = { $you ->
    [yes] You do nothing.
   *[no] { $seat } does nothing.
}
discovery-event-shows-flagship = { $you ->
    [yes] You show your flagship: it is { NAME($colour) } and { NAME($other) }.
   *[no] { $seat } shows the flagship: it is { NAME($colour) } and { NAME($other) }.
}
discovery-event-first-scoring = The first scoring:
discovery-event-last-scoring = The last scoring:
discovery-earned = { NAME($expedition, form: "code") } { $points }
discovery-earned-ship = { $you ->
    [yes] You
   *[no] { $seat }
}: { NAME($ship, form: "code") } with { NAME($expedition) } +{ $points }
discovery-event-earns = { $you ->
    [yes] You earn
   *[no] { $seat } earns
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} on expeditions: { $items }
discovery-event-mission = { $you ->
    [yes] Your mission, expeditions with
   *[no] The mission of { $seat }, expeditions with
} { NAME($mission) }: { $count } × { $value } = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
discovery-event-at-home = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $count ->
    [0] no ships
    [one] { $count } ship
   *[other] { $count } ships
} at home: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
discovery-event-gives-up = { $you ->
    [yes] Your unfinished contracts are discarded:
   *[no] Unfinished contracts of { $seat } are discarded:
} { NAME($cards, form: "code") }
discovery-event-stalling = If nobody buys a ship for one more round, the last round begins.
discovery-event-stalled = Nobody buys ships any more: after this turn everybody has one more, then the game ends.

## The score sheet

discovery-score-expedition = { NAME($expedition, form: "code") }
discovery-score-two = { $first } + { $last }
discovery-score-sum = { $first } + { $last } = { $sum }
discovery-score-expeditions = All expeditions
discovery-score-mission = Mission
discovery-score-product = { $count } × { $value } = { $points }
discovery-score-at-home = Ships at home
discovery-score-points = Victory points
discovery-score-tie-break = Ships at home (tie-break)
discovery-score-legend = expeditions: first + last scoring; mission: expeditions that count × points by completed contracts
discovery-verdict-wins = { $you ->
    [yes] You win
   *[no] { $seat } wins
} with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
discovery-verdict-ships = { $you ->
    [yes] You win: equal in points ({ $points }), but you have more ships at home ({ $ships }).
   *[no] { $seat } wins: equal in points ({ $points }), but with more ships at home ({ $ships }).
}
discovery-verdict-shared = { $winners } share the victory: equal in points ({ $points }) and ships at home ({ $ships }).

## Help. The title, or one of the words of "also", is what people type after the question mark.

discovery-help-ship = { NAME($card, form: "code") }, { NAME($card) }: transport { $transport }, price { $price } coins, crew { $crew }. There are { $copies } of them among the 42 ships.
discovery-help-flagship = Your flagship is a ship of two colours: it counts as whichever of them you need. Every time you send it you choose its transport, 1, 2 or 3; on a contract it carries what the others leave. Its crew costs { $crew } coins. It stays secret until you first send it, and cannot be bought. On an expedition it has one colour: that of the ships before it, if it shows that; otherwise you name one of its two.
discovery-help-contract = { NAME($card, form: "code") }, { NAME($card) }: { NAME($colour) } ships with a transport of exactly { $load } together, for instance { NAME($fleet, form: "code") }. It pays { $one }, { $two } or { $three } coins for 1, 2 or 3 turns.
discovery-help-expedition =
    { NAME($card) } travelled { $voyage }.
    { $line }
discovery-help-explorer = { NAME($card) } travelled { $voyage }. There is no such expedition in this game.

discovery-help-goal = Goal
    .also = winning points victory end
    .text = You buy ships, earn money with them on trade contracts, and send them on expeditions for victory points. Expeditions are scored twice. At the end come your secret mission and { $idle } point for every ship at home. Most victory points win; then most ships at home; then the victory is shared. Coins and hand cards count nothing.
discovery-help-turn = Turn
    .also = action actions
    .text = First your contracts move on by one turn, and those that end pay. Then do up to two different actions of four, in any order: take { $take } coins; accept a contract; buy any number of ships; send any number of ships. Buying and sending go on until you begin another action. Reservation cards are free.
discovery-help-coins = Coins
    .also = take money crew fee pay
    .text = Taking gives you { $take } coins. Accepting a contract costs { $accept }, a ship 3, 4 or 5 for a transport of 1, 2 or 3. Whenever you send a ship, its crew costs { $crew }, that of the flagship { $flagship }. There are no debts. { $coins ->
        [hidden] At this table you see only your own coins.
       *[open] Everybody sees all coins.
    }
discovery-help-market = Market
    .also = buy ships price row rows column pile piles purchase filling
    .text = Only ships of the lower row are for sale. After each purchase the ship above moves down, and a new one is turned up from the piles, the first pile first; you may buy the ship that moved down at once. { $purchases } of the 32 ships of the piles are turned up so far. The two scoring cards are in the third and in the fifth pile; without purchases they never come.
    .web = Only ships of the lower row are for sale. After each purchase the ship above drops into the gap, and a new one is turned up from the piles, the first pile first; you may buy the ship that dropped at once. The two scoring cards are in the third and in the fifth pile, marked I and II; without purchases they never come. A seal with a name shows who has reserved a card.
discovery-help-contracts = Contracts
    .also = contract accept income incomes deck hand
    .text =
        For { $accept } coin take one open contract, which is replaced at once, or the top card of the deck ({ $deck } left), unseen. You hold at most { $limit }; those under way do not count. Contracts pay for 1, 2 or 3 turns:
        { $incomes }
    .web = For { $accept } coin take one open contract, which is replaced at once, or the top card of the deck, unseen. You hold at most { $limit }; those under way do not count. A contract shows the load it needs, and below what it pays for 1, 2 or 3 turns.
discovery-income-load = load { $load }: { $one }, { $two } or { $three } coins
discovery-income-card = { NAME($card, form: "code") }: { $one }, { $two } or { $three } coins
discovery-help-trade = Trade
    .also = load duration turns send
    .text = When you send ships, put a contract of your hand on the table with ships of its colour whose transport is exactly its load, and say for how many turns: 1, 2 or 3. Nothing can be changed later. At the beginning of that many of your turns from now on it ends: you get the coins, your ships come home, and your marker on the contract track moves on. So ships sent for 1 turn are back in your very next turn.
discovery-help-expeditions = Expeditions
    .also = expedition explore room limit
    .text =
        Send any ships to any expeditions. Their transport together must not exceed the limit; it need not reach it. Ships stay there for good, and others may join. A ship’s transport does not change what it scores. In this game, with points of a ship of another colour/of the card’s colour:
        { $expeditions }
    .web = Send any ships to any expeditions. Their transport together must not exceed the limit; it need not reach it. Ships stay there for good, and others may join. Each ship earns the same, whatever its transport: I is the first scoring and II the last; the plain number is for ships of other colours, the one on the field of the card’s colour for ships of that colour. Touch a ship of yours to see where it fits and what it would earn.
discovery-expedition-line = { $key }{ $number } { NAME($expedition) }, { NAME($colour) }: first { $first-other }/{ $first-same }, last { $last-other }/{ $last-same }, room for { $room } of { $limit }
discovery-help-colours = Colours
    .also = colour chain red yellow blue green white black
    .text = The first ship on an expedition may have any colour, and all later ones, of any player, need the same. A flagship that shows it fits too, and a Wild Ship card lets any ship join. A ship that has the colour of the expedition card scores the higher number, whatever the colour of the others.
discovery-help-wild = Wild
    .also = joker
    .text = A Wild Ship card lets one ship go on an expedition or a contract although its colour does not fit. It changes nothing else: room, exact load and crew stay. The ship scores with { $wild-scoring ->
        [chain] the colour of the other ships there.
       *[own] its own colour.
    } You have { $wild ->
        [one] { $wild } Wild Ship card
       *[other] { $wild } Wild Ship cards
    } left; they are used by themselves when you send such a ship.
    .web = A Wild Ship card lets one ship go on an expedition or a contract although its colour does not fit. It changes nothing else: room, exact load and crew stay. The ship scores with { $wild-scoring ->
        [chain] the colour of the other ships there.
       *[own] its own colour.
    } The card is used by itself when you send such a ship.
discovery-help-reservation = Reservation
    .also = reserve reserved marker
    .text = At any moment of your turn put a marker on a ship of either row or on an open contract. Nobody else may buy or accept it until the end of your next turn. You still pay for it and need the action; a ship has to be in the lower row. The marker moves down with its ship. You have { $reservations ->
        [one] { $reservations } Reservation card
       *[other] { $reservations } Reservation cards
    } left. P1, P2 … at a card is the player who has reserved it.
    .web = At any moment of your turn put your seal on a ship of either row or on an open contract: touch this card, then the one you want. Nobody else may buy or accept it until the end of your next turn. You still pay for it and need the action; a ship has to be in the lower row. The seal drops with its ship.
discovery-help-mission = Mission
    .also = missions special
    .text = Your secret mission says which expeditions count for you. At the end each of them gives the points of your field on the contract track. Ships are counted, not transport. In this game count expeditions with: { $missions }. { $equal ->
        [yes] { "" }
       *[no] They are not equally hard; with the option missions=equal everybody has the same.
    } Yours are those with { NAME($mission) }. Now that would be { $count } × { $value } = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .web = Your secret mission says which expeditions count for you. At the end each of them gives the points of your field on the contract track. Ships are counted, not transport. { $equal ->
        [yes] At this table everybody has the same mission.
       *[no] Missions are not equally hard; there is an option with which everybody has the same.
    }
discovery-help-track = Track
    .also = completed done chart
    .text = Every contract you complete moves your marker on. The field where it stands is what each expedition of your mission will be worth. From no contract on: { $track } and so forth. You have completed { $completed }, so each one is worth { $value }.
    .web = Every contract you complete moves your marker on. The field where it stands is what each expedition of your mission will be worth: after no contract nothing, after each further one a point more, if the card set says nothing else.
discovery-help-first = First
    .also = scoring half
    .text = The card First Scoring is in the third pile. When it is turned up, { $timing ->
        [immediate] the expeditions are scored at once.
        [end_of_round] the player finishes the turn, everybody has one more, and then the expeditions are scored.
       *[other] the expeditions are scored at the end of that turn.
    } Every ship scores what its expedition shows for the first scoring. Nothing else scores. { $first ->
        [hidden] { $first-safe ->
            [0] { $first-cards ->
                [1] The next purchase turns it up.
               *[other] One of the next { $first-cards } purchases turns it up.
            }
            [1] The next purchase is safe, then one of { $first-cards } turns it up.
           *[other] The next { $first-safe } purchases are safe, then one of { $first-cards } turns it up.
        }
        [turned_up] It is out and will be scored soon.
       *[scored] It is over.
    }
    .web = The card First Scoring is in the third pile. When it is turned up, { $timing ->
        [immediate] the expeditions are scored at once.
        [end_of_round] the player finishes the turn, everybody has one more, and then the expeditions are scored.
       *[other] the expeditions are scored at the end of that turn.
    } Every ship scores what its expedition shows under I. Nothing else scores.
discovery-help-last = Last
    .also = scoring finish
    .text = The card Last Scoring is in the fifth pile. When it is turned up, the player finishes the turn and everybody has one more. Then contracts that have not ended are discarded without pay, every ship on an expedition earns the last number, missions are shown and scored, and every ship at home counts { $idle }, { $idle-flagship ->
        [yes] a flagship that is not on an expedition too.
       *[no] but a flagship does not.
    } { $last ->
        [hidden] { $last-safe ->
            [0] { $last-cards ->
                [1] The next purchase turns it up.
               *[other] One of the next { $last-cards } purchases turns it up.
            }
            [1] The next purchase is safe, then one of { $last-cards } turns it up.
           *[other] The next { $last-safe } purchases are safe, then one of { $last-cards } turns it up.
        }
       *[turned_up] It is out: this is the last round.
    }
    .web = The card Last Scoring is in the fifth pile. When it is turned up, the player finishes the turn and everybody has one more. Then contracts that have not ended are discarded without pay, every ship on an expedition earns what is shown under II, missions are shown and scored, and every ship at home counts { $idle }, { $idle-flagship ->
        [yes] a flagship that is not on an expedition too.
       *[no] but a flagship does not.
    }
discovery-help-stall = Stall
    .also = guard rounds
    .text = Nobody has to buy, and without purchases the game would not end. { $rounds ->
        [0] At this table nothing is done about that.
        [one] At this table the last round begins after { $rounds } round without any purchase.
       *[other] At this table the last round begins after { $rounds } rounds without any purchase, and is announced one round before. A first scoring that is still due is held then.
    }
discovery-help-codes = Codes
    .also = cards letters code table idle done come columns
    .text = A ship’s letter is its colour, R red, Y yellow, B blue, G green, W white, K black; the number is its transport. F is your flagship. A contract has a small c before its colour, and its number is the load. Expeditions are x1 to x12, columns of the market A to E. A whole move can be typed in one line: x4 B2 sends a ship to the fourth expedition, cB5 B3 B2 d2 two ships on a contract for 2 turns. In the table of players, “done” are completed contracts, and “to come” are points that ships on expeditions will still score. Ask for a card like this: ? R3
discovery-help-numbers = Numbers
    .also = set facts real reconstructed
    .text = { $set ->
        [own] This game is played with a card set of your own.
       *[other] The game is out of print, and few numbers of its cards are known. Most numbers of expeditions and contracts, the colours of the flagships and the mission sets are reconstructed; the page of the game in the documents lists which are known. Whoever owns the printed cards can put in the real numbers.
    }
    .web = { $set ->
        [own] This game is played with somebody’s own card set.
       *[other] The game is out of print, and few numbers of its cards are known: some names, one limit, one income, two fields of the contract track. All that is underlined with dots is reconstructed, so that the game stays balanced. The page of all cards says of each card what is known. Whoever owns the printed cards can put in the real numbers when a table is opened.
    }
discovery-help-secrets = Secrets
    .also = hidden secret open
    .text = Secret are the contracts in hand, as far as they were dealt or drawn unseen, the missions until the end, and flagships until they are first sent. All else is open: ships, contracts under way, points, action cards{ $coins ->
        [hidden] , but not coins.
       *[open] , coins.
    } Which ships are in the piles can be counted, their order not.
discovery-help-tips = Advice
    .also = strategy help tips
    .text = Let a ship trade before it explores: on an expedition it never earns coins again. Big ships are good traders, small ones good explorers, for points are per ship. Contracts of a colour you own let one fleet work twice. Long contracts pay more, short ones give your ships back; near the end only short ones help. Keep a coin for each crew. Count the purchases: before a scoring have your ships out. Every completed contract makes your mission worth more.

## The table in the browser

discovery-web-blurb = Buy ships, let them earn coins on trade contracts, and send them with the great explorers in time for two scorings. On an expedition a ship never earns coins again: when is it worth more out there?
discovery-web-keys = X goes to the expeditions, M to the market, C to the contracts and H to your ships; G takes coins, R reserves, E ends your turn.
discovery-web-pages = What is shown
discovery-web-actions = Actions
discovery-web-take = Coins
discovery-web-accept = Accept
discovery-web-buy = Buy
discovery-web-send = Send
discovery-web-end = End turn
discovery-web-no-ships = no idle ships
discovery-web-price = price { $price }
discovery-web-reserved = reserved by { $name }
discovery-web-incomes = pays { $one }, { $two } or { $three }
discovery-web-piles = Piles of ships
discovery-web-deck = Deck of contracts: take one unseen
discovery-web-unload = Take it off again
discovery-web-expedition = { NAME($expedition) }, { NAME($colour) }, { $used } of { $limit } taken; first scoring { $first-other }, { NAME($colour) } { $first-same }; last scoring { $last-other }, { NAME($colour) } { $last-same }
discovery-web-fits = Your ship fits: { $sum } of { $limit }
discovery-web-reconstructed = underlined: reconstructed. Why?
discovery-web-missions = Missions
discovery-web-action-cards = Action cards and scorings
discovery-web-mission = At the end each expedition with { NAME($mission) } gives you the points of your field on the contract track. In the set for so many players: { $players }.
discovery-web-expedition-card = Limit { $limit }. A { NAME($colour) } ship scores { $first-same } at the first and { $last-same } at the last scoring, any other { $first-other } and { $last-other }.
discovery-web-source-expedition = { $known ->
    [limit] His voyage and its limit are known from the rulebook; the colour and the points are reconstructed.
    [name] That he is in the game is known; the colour and the numbers are reconstructed.
   *[none] Explorer, colour and numbers are reconstructed.
}
discovery-web-source-contract = { $load ->
    [5] Some contract pays 10 coins for two turns: that is known, but not of which one. The other incomes are reconstructed.
   *[other] The incomes are reconstructed.
}
discovery-web-source-flagships = The pairs of colours are reconstructed.
discovery-web-source-missions = The four missions are known; which of them are in which set is reconstructed, but for “more than half” in the set for three.
discovery-web-unseen-contracts = Contracts not seen yet
discovery-web-unseen-ships = Ships still in the piles
discovery-web-cards-own = a set of their own
discovery-web-cards-file = A file with your own numbers
discovery-web-cards-template = Save our numbers as a file to change
discovery-web-cards-unreadable = This file cannot be read: it has to be a card set in TOML or JSON.
discovery-web-cards-about = Most numbers of the printed cards are lost and had to be reconstructed. If you own the game, put the real numbers into a file and choose it here.

## Options

discovery-option-cards = Card set
    .reconstructed-1 = the reconstructed one
discovery-option-first-scoring-timing = When the first scoring takes place
    .end-of-turn = at the end of the turn
    .immediate = at once
    .end-of-round = when everybody has had one more turn
discovery-option-missions = Missions
    .classic = those of the card set
    .equal = the same for everybody
    .full = all types
discovery-option-flagship-scoring = Which colour of a flagship scores on an expedition
    .declared = the one it sails as
    .either = either of its two
discovery-option-wild-scoring = Which colour a ship scores with that was sent with a Wild Ship card
    .own = its own
    .chain = that of the other ships
discovery-option-idle-flagship = A flagship that is not on an expedition is worth a point
discovery-option-seat-bonus = Coins for those who begin later
    .off = none
    .late = 1 for the third and the fourth
    .rising = 1 for the second and the third, 2 for the fourth
discovery-option-stall-guard = Rounds without a purchase after which the last round begins (0: never)
discovery-option-hidden-coins = Everybody sees only their own coins
