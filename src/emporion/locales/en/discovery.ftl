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
    .text = around the Cape of Good Hope in 1487 and 1488
discovery-card-expedition-abreu = António de Abreu
    .code = Abreu
    .text = to the Banda Islands and the Moluccas in 1511 and 1512
discovery-card-expedition-cabral = Pedro Álvares Cabral
    .code = Cabral
    .text = to Brazil on the way to India in 1500
discovery-card-expedition-verrazzano = Giovanni da Verrazzano
    .code = Verrazzano
    .text = along the coast of North America in 1524
discovery-card-expedition-cabot = John Cabot
    .code = Cabot
    .text = to Newfoundland in 1497
discovery-card-expedition-drake = Francis Drake
    .code = Drake
    .text = around the world from 1577 to 1580
discovery-card-expedition-vespucci = Amerigo Vespucci
    .code = Vespucci
    .text = along the coast of South America from 1499 on
discovery-card-expedition-cartier = Jacques Cartier
    .code = Cartier
    .text = into the Gulf of Saint Lawrence in 1534
discovery-card-expedition-dagama = Vasco da Gama
    .code = Gama
    .text = to India from 1497 to 1499
discovery-card-expedition-ponce = Juan Ponce de León
    .code = Ponce
    .text = to Florida in 1513
discovery-card-expedition-columbus = Christopher Columbus
    .code = Columbus
    .text = to the Bahamas, Cuba and Hispaniola in 1492
discovery-card-expedition-magellan = Ferdinand Magellan
    .code = Magellan
    .text = from 1519 to 1521 with the fleet that first sailed around the world
discovery-card-expedition-balboa = Vasco Núñez de Balboa
    .code = Balboa
    .text = across Panama to the Pacific in 1513
discovery-card-expedition-barents = Willem Barents
    .code = Barents
    .text = to Novaya Zemlya and Spitsbergen from 1594 to 1597
discovery-card-expedition-frobisher = Martin Frobisher
    .code = Frobisher
    .text = to Baffin Island from 1576 to 1578, looking for the Northwest Passage
discovery-card-expedition-cao = Diogo Cão
    .code = Cão
    .text = to the mouth of the Congo from 1482 on
discovery-card-expedition-cook = James Cook
    .code = Cook
    .text = through the Pacific on three voyages from 1768 to 1779
discovery-card-expedition-hudson = Henry Hudson
    .code = Hudson
    .text = up the Hudson River and into Hudson Bay from 1609 to 1611
discovery-card-expedition-tasman = Abel Tasman
    .code = Tasman
    .text = to Tasmania and New Zealand in 1642
discovery-card-expedition-polo = Marco Polo
    .code = Polo
    .text = to China and home by sea from 1271 to 1295
discovery-card-expedition-erik = Erik the Red
    .code = Erik
    .text = to Greenland around the year 985
discovery-card-expedition-raleigh = Walter Raleigh
    .code = Raleigh
    .text = up the Orinoco in 1595

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

discovery-mission-one = at least one ship
discovery-mission-half = at least half the ships
discovery-mission-maj = more than half the ships
discovery-mission-all = all the ships
discovery-mission-shown = { NAME($mission) }

## Small parts

discovery-number = { $number }
discovery-column = { $letter }
discovery-lines =
    { $before }
    { $next }

## The table. $room is what an expedition still takes.

discovery-table-expeditions = Expeditions
discovery-table-legend = points per ship: other colours/card’s colour
discovery-table-legend-narrow = used/limit and colour allowed; points per ship at the first and last scoring, other colours/card’s colour
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
discovery-table-piles = Piles { $piles } · ships turned up: { $purchases }
discovery-table-first-in = First Scoring { $purchase ->
    [1] with the next purchase
   *[other] in { $purchase } purchases
}
discovery-table-last-in = Last Scoring { $purchase ->
    [1] with the next purchase
   *[other] in { $purchase } purchases
}
discovery-table-first-due = First Scoring is out: { $turns ->
    [one] expeditions are scored at the end of this turn
   *[other] expeditions are scored after { $turns } turns, including this one
}
discovery-table-last-round = Last round: { $turns ->
    [one] this is the last turn
   *[other] { $turns } turns left, including this one
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
discovery-table-loading = loading
discovery-table-your-hand = Your hand
discovery-table-empty-hand = no contracts
discovery-table-your-mission = Your mission
discovery-table-mission = to have { NAME($mission) } on an expedition: { $count } × { $value } = { $points }
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
        [0] You’re buying. Buy another ship or end your turn.
       *[other] You’re buying. Buy another ship, start your second action, or end your turn.
    }
    [send] { $left ->
        [0] You’re sending ships. Send more or end your turn.
       *[other] You’re sending ships. Send more, start your second action, or end your turn.
    }
   *[none] { $left ->
        [0] { $reserve ->
            [yes] You’ve used both actions. Reserve a card or end your turn.
           *[no] You’ve used both actions.
        }
        [1] Choose your second action or end your turn.
       *[2] Your turn: choose the first of two different actions.
    }
}
discovery-prompt-ship = Which ship do you send with { NAME($expedition, form: "code") }?
discovery-prompt-value = { NAME($expedition, form: "code") }: which transport for your flagship?
discovery-prompt-declare = { NAME($expedition, form: "code") }: which colour for your flagship?
discovery-prompt-contract-ship = Which ships carry { NAME($contract, form: "code") }? Still needed: { $due }.
discovery-prompt-duration = How many turns should { NAME($contract, form: "code") } run?

## What helps to decide

discovery-done-take = coins taken
discovery-done-accept = contract accepted
discovery-done-buy = ships bought
discovery-done-send = ships sent
discovery-note-done = Already done this turn: { $actions }
discovery-note-expires = Your reservation ends at the end of this turn: { NAME($cards, form: "code") }
discovery-note-first-due = First Scoring is out: { $turns ->
    [one] expeditions are scored at the end of your turn.
   *[other] expeditions are scored after { $turns } turns, including yours.
}
discovery-note-first-chance = { $count ->
    [1] The next purchase turns up First Scoring.
   *[other] The next purchase has a 1 in { $count } chance of turning up First Scoring.
}
discovery-note-last-chance = { $count ->
    [1] The next purchase turns up Last Scoring.
   *[other] The next purchase has a 1 in { $count } chance of turning up Last Scoring.
}
discovery-note-last-turns = { $further ->
    [0] Your last turn: only ships and your mission still score.
   *[other] The last round has begun: after this turn, you have one more.
}
discovery-note-last-ships = It’s too late to complete a new contract. A ship at home scores { $points }; on an expedition, it scores the number for the last scoring.
    .web = At home a ship scores { $points }, on an expedition the number beside II.
discovery-note-stalling = { $rounds ->
    [one] If nobody buys a ship for { $rounds } more round, the last round begins.
   *[other] If nobody buys a ship for { $rounds } more rounds, the last round begins.
}
discovery-note-buy = { NAME($ship, form: "code") } moves down into its place. { $coins ->
    [one] You’ll have { $coins } coin left.
   *[other] You’ll have { $coins } coins left.
}
discovery-note-buy-last = Nothing moves down into its place. { $coins ->
    [one] You’ll have { $coins } coin left.
   *[other] You’ll have { $coins } coins left.
}
discovery-note-reserve = Nobody else can have { NAME($card, form: "code") } until the end of your next turn. { $count ->
    [one] This is your last Reservation card.
   *[other] You have { $count } Reservation cards.
}
discovery-note-expedition-open = Room for { $room } of { $limit }, any colour: the first ship sets it. A { NAME($colour) } ship scores { $scored ->
    [yes] { $last-same } at the last scoring, any other { $last-other }.
   *[no] { $first-same } + { $last-same } (first + last scoring), any other { $first-other } + { $last-other }.
}
discovery-note-expedition = { $room ->
    [0] The expedition is full (limit { $limit }).
   *[other] Room for { $room } of { $limit }, only { NAME($chain) } ships.
} A { NAME($colour) } ship scores { $scored ->
    [yes] { $last-same } at the last scoring, any other { $last-other }.
   *[no] { $first-same } + { $last-same } (first + last scoring), any other { $first-other } + { $last-other }.
}
discovery-note-wild = { NAME($ship, form: "code") } has the wrong colour and costs you a Wild Ship card. { $count ->
    [one] It’s your last one.
   *[other] You have { $count }.
}
discovery-note-earns = { $first ->
    [0] { NAME($ship, form: "code") } would score { $last } at the last scoring.
   *[other] { NAME($ship, form: "code") } would score { $first } at the first and { $last } at the last scoring.
}
discovery-note-crew = Crew: { $crew } per ship{ $flagship ->
    [0] { "" }
   *[other] , { $flagship } for the flagship
}. You have { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}
discovery-note-contract = { NAME($contract, form: "code") }: { NAME($colour) } ships, exactly { $load } in all. Pays { $one }, { $two } or { $three }.
discovery-note-loaded = Ships chosen: { NAME($cards, form: "code") }. Still needed: { $due }{ $flagship ->
    [yes] , partly from the flagship.
   *[no] .
}
discovery-note-profit = { $wild ->
    [0] { "" }
    [one] Costs { $wild } Wild Ship card.{ " " }
   *[other] Costs { $wild } Wild Ship cards.{ " " }
}Profit: { $one }, { $two } or { $three } coins after { $crew } for crews. Ships: { NAME($cards, form: "code") }.
discovery-note-too-late = { $further ->
    [0] The game ends before you can complete any contract you start now.
   *[other] The game is nearly over: you can still complete only a 1-turn contract.
}

## Choices

discovery-group-take = Take
discovery-group-accept = Accept a contract for { $price }
discovery-group-buy = Buy
discovery-group-explore = Send a ship with
discovery-group-play = Send ships on a contract
discovery-group-reserve-purchase = Reserve in the lower row
discovery-group-reserve-filling = Reserve in the upper row
discovery-group-reserve-contract = Reserve a contract
discovery-group-other = Or
discovery-group-send = Send
discovery-group-load = Load
discovery-group-wild = With a Wild Ship card
discovery-group-value = Your flagship with
discovery-group-declare = Colour
discovery-group-turns = Turns

discovery-label-take = +{ $coins } coins
discovery-label-accept-deck = unseen, from the deck ({ $count })
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
discovery-action-explore = You send a ship on { NAME($card) }’s expedition.
discovery-action-play = You send ships on { NAME($card, form: "code") }.
discovery-action-reserve-purchase = You reserve { NAME($card, form: "code") } in the lower row, until the end of your next turn.
discovery-action-reserve-filling = You reserve { NAME($card, form: "code") } in the upper row, until the end of your next turn.
discovery-action-reserve-contract = You reserve the contract { NAME($card, form: "code") } until the end of your next turn.
discovery-action-end = You end your turn.
discovery-action-send = { $wild ->
    [yes] You send { NAME($card, form: "code") } on { NAME($target) }’s expedition with a Wild Ship card; the crew costs { $crew }.
   *[no] You send { NAME($card, form: "code") } on { NAME($target) }’s expedition; the crew costs { $crew }.
}
discovery-action-load = { $wild ->
    [yes] You send { NAME($card, form: "code") } on { NAME($target, form: "code") } with a Wild Ship card; the crew costs { $crew }.
   *[no] You send { NAME($card, form: "code") } on { NAME($target, form: "code") }; the crew costs { $crew }.
}
discovery-action-value = Your flagship sails with transport { $number }.
discovery-action-declare = Your flagship sails as a { NAME($colour) } ship.
discovery-action-turns = { $turns ->
    [one] It runs for { $turns } turn and pays { $coins } coins.
   *[other] It runs for { $turns } turns and pays { $coins } coins.
}

discovery-summary-then = { $before } { $next }
discovery-summary-voyage = You send { NAME($card, form: "code") } on { NAME($target) }’s expedition{ $wild ->
    [yes] { " " }with a Wild Ship card
   *[no] { "" }
}; the crew costs { $crew }. It scores { $first ->
    [0] { $last } at the last scoring.
   *[other] { $first } at the first and { $last } at the last scoring.
}
discovery-summary-flagship = You send your flagship on { NAME($target) }’s expedition{ $wild ->
    [yes] { " " }with a Wild Ship card
   *[no] { "" }
} as a { NAME($colour) } ship with transport { $number }; the crew costs { $crew }. It scores { $first ->
    [0] { $last } at the last scoring.
   *[other] { $first } at the first and { $last } at the last scoring.
}
discovery-summary-trade = You send { NAME($ships, form: "code") } on { NAME($card, form: "code") } for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}{ $wild ->
    [0] { "" }
    [one] , with { $wild } Wild Ship card
   *[other] , with { $wild } Wild Ship cards
}. You pay { $crew ->
    [one] { $crew } coin
   *[other] { $crew } coins
} for the crew now and get { $coins } coins when it is complete.{ $late ->
    [yes] { " " }But the game will be over before then.
   *[no] { "" }
}

## Why not

discovery-refusal-moment = You can’t do that right now.
discovery-refusal-unfinished = Finish this first, or step back with u.
    .web = Finish this first, or cancel it.
discovery-refusal-done = { $what ->
    [take] You’ve already taken coins this turn.
    [accept] You’ve already accepted a contract this turn.
    [buy] You’ve finished buying this turn: you started another action.
   *[send] You’ve finished sending ships this turn: you started another action.
} Each action is allowed only once per turn.
discovery-refusal-both-done = You’ve used both actions this turn.
discovery-refusal-accept-coins = A contract costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and you have none.
discovery-refusal-hand-full = Your hand is full: you have { $limit } contracts.
discovery-refusal-no-deck = The contract deck is empty.
discovery-refusal-no-contract = There’s no contract in place { $place }.
discovery-refusal-reserved = { NAME($card, form: "code") } is reserved by { $player }.
discovery-refusal-own-reservation = You’ve already reserved { NAME($card, form: "code") }.
discovery-refusal-no-ship = There’s no ship in column { $column }.
discovery-refusal-price = { NAME($card, form: "code") } costs { $price } coins, and you have { $coins }.
discovery-refusal-no-idle = You have no idle ships.
discovery-refusal-room = { $room ->
    [0] { NAME($expedition) }’s expedition is full.
   *[other] { NAME($expedition) }’s expedition has room for only { $room } more transport.
}
discovery-refusal-chain = Only { NAME($colour) } ships can join { NAME($expedition) }’s expedition, and you have neither one that fits nor a Wild Ship card.
discovery-refusal-colour = { NAME($card, form: "code") } doesn’t fit: you need { NAME($colour) } ships here, and you have no Wild Ship card left.
discovery-refusal-crew = { NAME($card, form: "code") }’s crew costs { $crew ->
    [one] { $crew } coin
   *[other] { $crew } coins
}, and you have { $coins }.
discovery-refusal-accept-first = { NAME($card, form: "code") } isn’t in your hand yet. To accept it, type { $key }{ NAME($card, form: "code") }.
    .web = { NAME($card, form: "code") } isn’t in your hand yet. Accept it first.
discovery-refusal-runs = { NAME($card, form: "code") } is already under way.
discovery-refusal-not-in-hand = You have no { NAME($card, form: "code") } in your hand.
discovery-refusal-load = Your idle ships can’t make exactly { $load } for { NAME($card, form: "code") }. It needs { NAME($colour) } ships, or others with a Wild Ship card each (you have { $wild }), and coins for the crews: { $crew } for each ship, { $flagship } for the flagship (you have { $coins }).
discovery-refusal-no-reservation = You have no Reservation card left.
discovery-refusal-where = Where should { NAME($card, form: "code") } go? First choose an expedition, as in { $explore }1, or a contract from your hand.
    .web = Where should { NAME($card, form: "code") } go? Choose an expedition or a contract from your hand.
discovery-forced-ships = Already selected: { NAME($ships, form: "code") }{ $wild ->
    [0] { "" }
    [one] { " " }(costs { $wild } Wild Ship card)
   *[other] { " " }(costs { $wild } Wild Ship cards)
}{ $why ->
    [send] , the only ship that can go there.
    [load] { $count ->
        [one] , the only ship that makes up the load.
       *[other] , the only ships that make up the load.
    }
   *[rest] , the only way with the ships you picked.
}
discovery-forced-answer = { $answers } Nothing else is possible.
discovery-reveals-ship = the next ship card is turned up
discovery-reveals-unseen = you see the contract
discovery-reveals-contract = a new contract is turned up
discovery-reveals-flagship = everyone sees your flagship
discovery-reveals-hand = everyone sees your contract
discovery-reveals-scoring = the scoring begins
discovery-warning-unused = { $left ->
    [1] You have one action left.
   *[other] You haven’t done anything this turn yet.
}
discovery-refusal-above = { NAME($card, form: "code") } is in the upper row, so it isn’t for sale yet.
discovery-refusal-buy-verb = { NAME($card, form: "code") } is for sale. To buy it, type { $key }{ $column }.
    .web = { NAME($card, form: "code") } isn’t yours yet. Buy it first.
discovery-refusal-not-idle = You have no idle { NAME($card, form: "code") }.
discovery-refusal-flagship-away = { $where ->
    [contract] Your flagship is on a contract.
   *[expedition] Your flagship is on an expedition for good.
}
discovery-refusal-no-other = You have no other idle { NAME($card, form: "code") }.
discovery-refusal-ships-first = Name the ships first: { $due } still needed.
discovery-refusal-too-large = { NAME($card, form: "code") } is too big: only { $due } is still needed.
discovery-refusal-order = { NAME($card, form: "code") } doesn’t fit here: name a contract’s ships colour by colour as on the table, small ones first, the flagship last. Type them all on one line, or step back with u.
    .web = { NAME($card, form: "code") } doesn’t go with the ships you’ve chosen. Cancel and choose again.
discovery-refusal-no-exact = With { NAME($card, form: "code") }, the load wouldn’t come out exactly: { $due } is still needed, and your other ships, coins and Wild Ship cards can’t make up the rest.
discovery-refusal-declare = { NAME($colour, start: "yes") } isn’t one of your flagship’s colours.

## What happened

discovery-event-starts = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
discovery-event-turn = { $you ->
    [yes] Turn { $turn }: you
   *[no] Turn { $turn }: { $seat }
}
discovery-event-new-ship = New in the upper row: { NAME($card, form: "code") }
discovery-event-new-contract = New contracts: { NAME($cards, form: "code") }
discovery-event-dealt = { $you ->
    [yes] You’re dealt
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
    [yes] You draw { NAME($card, form: "code") } from the contract deck.
   *[no] { $seat } draws { NAME($card, form: "code") } from the contract deck.
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
    [over] that scoring is already over.
    [immediate] expeditions are scored at once.
    [end_of_round] after this turn, everyone has one more, then expeditions are scored.
   *[other] expeditions will be scored at the end of this turn.
}
discovery-event-last-scoring-card = Last Scoring is turned up: { $stalled ->
    [yes] the last round has already begun.
   *[no] after this turn, everyone has one more, then the game ends.
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
} { NAME($ships, form: "code") } on { NAME($expedition) }’s expedition{ $wild ->
    [0] .
    [one] , with { $wild } Wild Ship card.
   *[other] , with { $wild } Wild Ship cards.
}
discovery-event-flagship-sails = { $you ->
    [yes] You send your flagship
   *[no] { $seat } sends their flagship
} on { NAME($expedition) }’s expedition as a { NAME($colour) } ship with transport { $value }{ $wild ->
    [0] .
   *[other] , with a Wild Ship card.
}
discovery-event-ship-freed = { $you ->
    [yes] Your reservation of { NAME($card, form: "code") } ends.
   *[no] { $seat }’s reservation of { NAME($card, form: "code") } ends.
}
discovery-event-contract-freed = { $you ->
    [yes] Your reservation of { NAME($card, form: "code") } ends.
   *[no] { $seat }’s reservation of { NAME($card, form: "code") } ends.
}
discovery-event-passes = { $you ->
    [yes] You do nothing.
   *[no] { $seat } does nothing.
}
discovery-event-shows-flagship = { $you ->
    [yes] You reveal your flagship: it’s { NAME($colour) } and { NAME($other) }.
   *[no] { $seat } reveals their flagship: it’s { NAME($colour) } and { NAME($other) }.
}
discovery-event-first-scoring = The first scoring:
discovery-event-last-scoring = The last scoring:
discovery-earned = { NAME($expedition, form: "code") } { $points }
discovery-earned-ship = { $you ->
    [yes] You
   *[no] { $seat }
}: { NAME($ship, form: "code") } with { NAME($expedition) } +{ $points }
discovery-event-earns = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} on expeditions: { $items }
discovery-event-mission = { $you ->
    [yes] Your mission, expeditions where you have
   *[no] { $seat }’s mission, expeditions where they have
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
   *[no] { $seat }’s unfinished contracts are discarded:
} { NAME($cards, form: "code") }
discovery-event-stalling = If nobody buys a ship for one more round, the last round begins.
discovery-event-stalled = Nobody is buying ships any more: after this turn, everyone has one more, then the game ends.

## What a move would cause, in hints

discovery-fact-expedition = { $room ->
    [0] { NAME($expedition) }’s expedition is then full.
   *[other] { NAME($expedition) }’s expedition then has room for { $room } more, only for { NAME($chain) } ships.
}
discovery-fact-mission = Your mission is then worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
discovery-fact-coins = { $coins ->
    [one] You then have { $coins } coin.
   *[other] You then have { $coins } coins.
}
discovery-fact-saves = You save { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for your next turn; { $ships ->
    [0] you have no ship at home.
    [one] { $ships } ship stays at home.
   *[other] { $ships } ships stay at home.
}
discovery-fact-wild = { $count ->
    [0] You then have no Wild Ship card left.
    [one] You then have { $count } Wild Ship card left.
   *[other] You then have { $count } Wild Ship cards left.
}
discovery-fact-price = It costs { $price } coins; you have { $coins }.
discovery-fact-incomes = It pays { $one }, { $two } or { $three } for 1, 2 or 3 turns.

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

discovery-reason-points = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number } { $count ->
    [one] point
   *[other] points
} { $way ->
    [more] more
   *[less] less
}
discovery-reason-to-come = { $you ->
    [yes] Your ships on expeditions
   *[no] { $seat }’s ships on expeditions
} will score { $number } { $count ->
    [one] point
   *[other] points
} { $way ->
    [more] more
   *[less] less
}
discovery-reason-ships = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number } { $count ->
    [one] ship
   *[other] ships
} { $way ->
    [more] more
   *[less] fewer
} at home
discovery-reason-income = { $you ->
    [yes] Your running contracts
   *[no] { $seat }’s running contracts
} will pay { $number } { $count ->
    [one] coin
   *[other] coins
} { $way ->
    [more] more
   *[less] fewer
}
discovery-reason-completed = { $you ->
    [yes] You have completed
   *[no] { $seat } has completed
} { $number } { $count ->
    [one] contract
   *[other] contracts
} { $way ->
    [more] more
   *[less] fewer
}
discovery-reason-contracts = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number } { $count ->
    [one] contract
   *[other] contracts
} { $way ->
    [more] more
   *[less] fewer
} in hand
discovery-reason-wild = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number } Wild Ship { $count ->
    [one] card
   *[other] cards
} { $way ->
    [more] more
   *[less] fewer
}
discovery-reason-reservations = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number } Reservation { $count ->
    [one] card
   *[other] cards
} { $way ->
    [more] more
   *[less] fewer
}
discovery-reason-coins = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number } { $count ->
    [one] coin
   *[other] coins
} { $way ->
    [more] more
   *[less] fewer
}
discovery-reason-mission = Your mission is worth { $number } { $count ->
    [one] point
   *[other] points
} { $way ->
    [more] more
   *[less] less
}

## The score sheet

discovery-score-expedition = { NAME($expedition, form: "code") }
discovery-score-two = { $first } + { $last }
discovery-score-sum = { $first } + { $last } = { $sum }
discovery-score-expeditions = All expeditions
discovery-score-mission = Mission: { NAME($mission) }
discovery-score-product = { $count } × { $value } = { $points }
discovery-score-at-home = Ships at home
discovery-score-points = Victory points
discovery-score-tie-break = Tie-break: ships at home
discovery-score-legend = expeditions: first + last scoring; mission: expeditions that count × points for completed contracts
discovery-verdict-wins = { $you ->
    [yes] You win
   *[no] { $seat } wins
} with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
discovery-verdict-ships = { $you ->
    [yes] You win: tied on points ({ $points }), but with more ships at home ({ $ships }).
   *[no] { $seat } wins: tied on points ({ $points }), but with more ships at home ({ $ships }).
}
discovery-verdict-shared = Shared victory: { $winners }. They’re tied on points ({ $points }) and ships at home ({ $ships }).

## Help. The title, or one of the words of "also", is what people type after the question mark.

discovery-help-ship = { NAME($card, form: "code") }, { NAME($card) }: transport { $transport }, price { $price } coins, crew { $crew }. There are { $copies } of them among the 42 ships.
discovery-help-flagship = Your flagship has two colours and counts as whichever you need. Each time you send it, you choose its transport: 1, 2 or 3. On a contract, it carries whatever the other ships leave. Its crew costs { $crew } coins. It stays secret until you first send it, and it can’t be bought. On an expedition, it has one colour: the colour of the ships already there, if that’s one of its two; otherwise, you choose one of its two.
discovery-help-contract = { NAME($card, form: "code") }, { NAME($card) }: { NAME($colour) } ships with a total transport of exactly { $load }, for example { NAME($fleet, form: "code") }. It pays { $one }, { $two } or { $three } coins for 1, 2 or 3 turns.
discovery-help-expedition =
    { NAME($card) } travelled { $voyage }.
    { $line }
discovery-help-explorer = { NAME($card) } travelled { $voyage }. This expedition isn’t in this game.

discovery-help-goal = Goal
    .also = winning points victory end
    .text = Buy ships, earn money with them on trade contracts, and send them on expeditions for victory points. Expeditions are scored twice. At the end, you also score your secret mission and { $idle } point for every ship at home. The player with the most victory points wins. If tied, the player with the most ships at home wins; if still tied, the victory is shared. Coins and contracts in hand count for nothing.
discovery-help-turn = Turn
    .also = action actions
    .text = First, your contracts advance by one turn, and those that are completed pay out. Then take up to two different actions out of four, in any order: take { $take } coins; accept a contract; buy any number of ships; send any number of ships. You can go on buying or sending until you start another action. Playing a Reservation card isn’t an action.
discovery-help-coins = Coins
    .also = take money crew fee pay
    .text = Taking coins gives you { $take }. Accepting a contract costs { $accept }; a ship costs 3, 4 or 5 for a transport of 1, 2 or 3. Each time you send a ship, its crew costs { $crew }; the flagship’s costs { $flagship }. You can’t go into debt. { $coins ->
        [hidden] At this table, you see only your own coins.
       *[open] Everyone sees everyone’s coins.
    }
discovery-help-market = Market
    .also = buy ships price row rows column pile piles purchase filling
    .text = Only ships in the lower row are for sale. After each purchase, the ship above moves down, and a new one is turned up from the piles, starting with the first pile. You may buy the ship that moved down at once. Turned up from the piles so far: { $purchases } of 32 ships. The two scoring cards are in the third and fifth piles; they come up only if ships are bought.
    .web = Only ships in the lower row are for sale. After each purchase, the ship above drops into the gap, and a new one is turned up from the piles, starting with the first pile. You may buy the ship that dropped at once. The two scoring cards are in the third and fifth piles, marked I and II; they come up only if ships are bought. A seal with a name shows who has reserved a card.
discovery-help-contracts = Contracts
    .also = contract accept income incomes deck hand
    .text =
        For { $accept } coin, take one open contract, which is replaced at once, or the top card of the deck ({ $deck } left), unseen. You can hold up to { $limit }; contracts under way don’t count. Contracts pay for 1, 2 or 3 turns:
        { $incomes }
    .web = For { $accept } coin, take one open contract, which is replaced at once, or the top card of the deck, unseen. You can hold up to { $limit }; contracts under way don’t count. A contract shows the load it needs, and below that what it pays for 1, 2 or 3 turns.
discovery-income-load = load { $load }: { $one }, { $two } or { $three } coins
discovery-income-card = { NAME($card, form: "code") }: { $one }, { $two } or { $three } coins
discovery-help-trade = Trade
    .also = load duration turns send
    .text = As part of sending ships, put a contract from your hand on the table with ships of its colour whose total transport is exactly its load, and choose how long it runs: 1, 2 or 3 turns. You can’t change anything later. At the start of each of your turns, it advances by one. When it’s completed, you get the coins, your ships come home, and your marker on the contract track advances. So ships sent for 1 turn are back at the start of your very next turn.
discovery-help-expeditions = Expeditions
    .also = expedition explore room limit
    .text =
        Send any ships on any expeditions. Their total transport can’t exceed the limit, but doesn’t have to reach it. Ships stay there for good, and others may join. A ship scores the same whatever its transport. In this game, with points per ship for other colours/the card’s colour:
        { $expeditions }
    .web = Send any ships on any expeditions. Their total transport can’t exceed the limit, but doesn’t have to reach it. Ships stay there for good, and others may join. Each ship scores the same, whatever its transport: I is the first scoring and II the last. The plain number is for ships of other colours, the one on the coloured background for ships of the card’s colour. Tap one of your ships to see where it fits and what it would score.
discovery-expedition-line = { $key }{ $number } { NAME($expedition) }, { NAME($colour) }: first { $first-other }/{ $first-same }, last { $last-other }/{ $last-same }, room for { $room } of { $limit }
discovery-help-colours = Colours
    .also = colour chain red yellow blue green white black
    .text = The first ship on an expedition may be any colour; all later ones, no matter who owns them, must be the same colour. A flagship with that colour fits too, and a Wild Ship card lets any ship join. A ship of the expedition card’s own colour scores the higher number, whatever colour the other ships are.
discovery-help-wild = Wild
    .title = Wild Ships
    .also = joker
    .text = A Wild Ship card lets one ship go on an expedition or a contract even though its colour doesn’t fit. Nothing else changes: the limit, the exact load and the crew still apply. The ship scores with { $wild-scoring ->
        [chain] the colour of the other ships there.
       *[own] its own colour.
    } You have { $wild ->
        [one] { $wild } Wild Ship card
       *[other] { $wild } Wild Ship cards
    } left. One is used automatically when you send such a ship.
    .web = A Wild Ship card lets one ship go on an expedition or a contract even though its colour doesn’t fit. Nothing else changes: the limit, the exact load and the crew still apply. The ship scores with { $wild-scoring ->
        [chain] the colour of the other ships there.
       *[own] its own colour.
    } The card is used automatically when you send such a ship.
discovery-help-reservation = Reservation
    .also = reserve reserved marker
    .text = At any time on your turn, put a marker on a ship in either row or on an open contract. Nobody else may buy or accept it until the end of your next turn. You still have to pay for it and use the action; a ship has to be in the lower row. The marker moves down with its ship. You have { $reservations ->
        [one] { $reservations } Reservation card
       *[other] { $reservations } Reservation cards
    } left. P1, P2 … next to a card shows who has reserved it.
    .web = At any time on your turn, put your seal on a ship in either row or on an open contract: tap this card, then the one you want. Nobody else may buy or accept it until the end of your next turn. You still have to pay for it and use the action; a ship has to be in the lower row. The seal drops with its ship.
discovery-help-mission = Mission
    .also = missions special
    .text = Your secret mission says which expeditions count for you: those where you have enough of the ships. At the end, each of them is worth the points on your space of the contract track. Ships are counted, not their transport. Missions in this game: { $missions }.{ $equal ->
        [yes] { "" }
       *[no] { " " }They aren’t equally hard; with the option missions=equal, everyone has the same one.
    } Yours counts expeditions where you have { NAME($mission) }. Right now, that would be { $count } × { $value } = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .web = Your secret mission says which expeditions count for you. At the end, each of them is worth the points on your space of the contract track. Ships are counted, not their transport. { $equal ->
        [yes] At this table, everyone has the same mission.
       *[no] Missions aren’t equally hard; there’s an option that gives everyone the same one.
    }
discovery-help-track = Track
    .title = Contract track
    .also = completed done chart
    .text = Every contract you complete advances your marker. Its space shows what each expedition that counts for your mission will be worth. Starting with no contracts: { $track } and so on. You’ve completed { $completed }, so each of those expeditions is worth { $value }.
    .web = Every contract you complete advances your marker. Its space shows what each expedition that counts for your mission will be worth: nothing without a contract, and a point more for each one you complete, unless the card set says otherwise.
discovery-help-first = First
    .title = First Scoring
    .also = scoring half
    .text = The First Scoring card is in the third pile. When it’s turned up, { $timing ->
        [immediate] expeditions are scored at once.
        [end_of_round] the player finishes their turn, everyone has one more, and then expeditions are scored.
       *[other] expeditions are scored at the end of that turn.
    } Every ship scores its expedition’s number for the first scoring. Nothing else scores. { $first ->
        [hidden] { $first-safe ->
            [0] { $first-cards ->
                [1] The next purchase turns it up.
               *[other] One of the next { $first-cards } purchases turns it up.
            }
            [1] The next purchase is safe, then one of the following { $first-cards } turns it up.
           *[other] The next { $first-safe } purchases are safe, then one of the following { $first-cards } turns it up.
        }
        [turned_up] It’s out, and the scoring comes soon.
       *[scored] It’s over.
    }
    .web = The First Scoring card is in the third pile. When it’s turned up, { $timing ->
        [immediate] expeditions are scored at once.
        [end_of_round] the player finishes their turn, everyone has one more, and then expeditions are scored.
       *[other] expeditions are scored at the end of that turn.
    } Every ship scores its expedition’s number under I. Nothing else scores.
discovery-help-last = Last
    .title = Last Scoring and end
    .also = scoring finish
    .text = The Last Scoring card is in the fifth pile. When it’s turned up, the player finishes their turn, and everyone has one more. Then unfinished contracts are discarded without pay, every ship on an expedition scores its number for the last scoring, missions are revealed and scored, and every ship at home is worth { $idle } point, { $idle-flagship ->
        [yes] including a flagship not on an expedition.
       *[no] except flagships.
    } { $last ->
        [hidden] { $last-safe ->
            [0] { $last-cards ->
                [1] The next purchase turns it up.
               *[other] One of the next { $last-cards } purchases turns it up.
            }
            [1] The next purchase is safe, then one of the following { $last-cards } turns it up.
           *[other] The next { $last-safe } purchases are safe, then one of the following { $last-cards } turns it up.
        }
       *[turned_up] It’s out: this is the last round.
    }
    .web = The Last Scoring card is in the fifth pile. When it’s turned up, the player finishes their turn, and everyone has one more. Then unfinished contracts are discarded without pay, every ship on an expedition scores its number under II, missions are revealed and scored, and every ship at home is worth { $idle } point, { $idle-flagship ->
        [yes] including a flagship not on an expedition.
       *[no] except flagships.
    }
discovery-help-stall = Stall
    .title = If nobody buys
    .also = guard rounds
    .text = Nobody has to buy, and without purchases the game would never end. { $rounds ->
        [0] This table has no rule against that.
        [one] At this table, the last round begins after { $rounds } round without a purchase. If the first scoring hasn’t happened yet, it’s held then.
       *[other] At this table, the last round begins after { $rounds } rounds without a purchase; there’s a warning one round earlier. If the first scoring hasn’t happened yet, it’s held then.
    }
discovery-help-codes = Codes
    .also = cards letters code table idle done come columns
    .text = A ship’s letter is its colour: R red, Y yellow, B blue, G green, W white, K black. The number is its transport. F is your flagship. A contract has a small c before its colour, and its number is the load. Expeditions are x1 to x12; the market’s columns are A to E. You can type a whole move on one line: x4 B2 sends a ship on the fourth expedition, cB5 B3 B2 d2 sends two ships on a contract for 2 turns. In the players’ table, “done” means completed contracts, and “to come” means points that ships on expeditions will still score. To ask about a card: ? R3
discovery-help-numbers = Numbers
    .title = Where the numbers come from
    .also = set facts real reconstructed
    .text = { $set ->
        [own] This game uses your own card set.
       *[other] The game is out of print, and few of the numbers on its cards are known. Most numbers of the expeditions and contracts, the flagships’ colours and the mission sets are reconstructed; the game’s page in the documentation says which are known. If you own the printed cards, you can enter the real numbers.
    }
    .web = { $set ->
        [own] This game uses a player’s own card set.
       *[other] The game is out of print, and few of the numbers on its cards are known: some names, one limit, one income, two spaces of the contract track. The rest is reconstructed so that the game is balanced. If you own the printed cards, you can enter the real numbers when you open a table.
    }
discovery-help-secrets = Secrets
    .also = hidden secret open
    .text = These are secret: contracts in hand that were dealt or drawn unseen, missions until the end, and flagships until they’re first sent. Everything else is public: ships, contracts under way, points{ $coins ->
        [hidden] { " " }and action cards, but not coins.
       *[open] , action cards and coins.
    } You can work out which ships are in the piles, but not their order.
discovery-help-tips = Tips
    .also = advice strategy help
    .text = Let a ship trade before it explores: once it’s on an expedition, it never earns coins again. Big ships are good traders and small ones good explorers, because points are per ship. Collect contracts in the colours of your ships, so that the same fleet can work again and again. Long contracts pay more, short ones give your ships back sooner; near the end, only short ones help. Keep a coin for each crew. Count the purchases, and get your ships out before a scoring. Every contract you complete makes your mission worth more.

## The table in the browser

discovery-web-blurb = Buy ships, earn coins with them on trade contracts, and send them with the great explorers in time for two scorings. A ship on an expedition never earns coins again: when is it worth more out there?
discovery-bot-apprentice = Accepts more face-up contracts than the others, and needs the most turns.
discovery-bot-trader = Always busy: buys ships and sends them out in more turns than anyone.
discovery-bot-merchant = Likes to draw contracts unseen, and fills more expeditions to their limit than apprentices and traders.
discovery-bot-magnate = Takes coins often, and scores more than apprentices and traders at the First Scoring.
discovery-bot-master = Everything it knows about expeditions comes from the rules and from games against itself.
discovery-bot-grandmaster = Learned like the master, from the rules and from games against itself, and searches ten times as long before it decides.
discovery-web-keys = X goes to the expeditions, M to the market, C to the contracts and H to your ships; G takes coins, R reserves, E ends your turn.
discovery-web-pages = View
discovery-web-actions = Actions
discovery-web-take = Coins
discovery-web-accept = Accept
discovery-web-buy = Buy
discovery-web-send = Send
discovery-web-end = End turn
discovery-web-reserve = Reserve
discovery-web-reserve-does = keeps a card
discovery-web-wild = Wild ship
discovery-web-wild-does = any colour
discovery-web-no-ships = no idle ships
discovery-web-price = price { $price }
discovery-web-reserved = reserved by { $name }
discovery-web-reserved-yours = reserved by you
discovery-web-incomes = pays { $one }, { $two } or { $three }
discovery-web-piles = Ship piles
discovery-web-next-buy = Choose a ship in the lower row.
discovery-web-next-accept = Choose an open contract or the deck.
discovery-web-next-send = Choose one of your ships, then an expedition or a contract.
discovery-web-next-reserve = Which card do you reserve?
discovery-web-about-reserving = Kept for you until your next turn ends.
discovery-web-next-where = Where should this ship go? Choose an expedition or a contract.
discovery-web-about-piles = The numbers are the cards left in each pile. After each purchase, a new ship comes from the first pile that isn’t empty. I and II mark the piles with the First and Last Scoring cards.
discovery-web-about-points = Scored so far: { $points }. +{ $come } is what the ships already on expeditions will earn at the remaining scorings.
discovery-web-first-due = First scoring { $turns ->
    [one] at the end of this turn
   *[other] after { $turns } turns, including this one
}
discovery-web-deck = Contract deck: take one unseen
discovery-web-expedition = { NAME($expedition) }, { NAME($colour) }, { $used } of { $limit } taken; first scoring { $first-other }, { NAME($colour) } { $first-same }; last scoring { $last-other }, { NAME($colour) } { $last-same }
discovery-web-fits = Your ship fits: { $sum } of { $limit }
discovery-web-missions = Missions
discovery-web-action-cards = Action cards and scorings
discovery-web-mission = At the end, each expedition where you have { NAME($mission) } is worth the points on your space of the contract track. Number of players: { $players }. The other players may have different missions; all stay secret until the end.
discovery-web-expedition-card = Limit { $limit }. A { NAME($colour) } ship scores { $first-same } at the first and { $last-same } at the last scoring, any other { $first-other } and { $last-other }.
discovery-web-unseen-contracts = Contracts not seen yet
discovery-web-unseen-ships = Ships still in the piles
discovery-web-cards-own = your own set
discovery-web-cards-file = A file with your own numbers
discovery-web-cards-template = Save our numbers as a file to edit
discovery-web-cards-unreadable = Can’t read this file: it must be a card set in TOML or JSON.
discovery-web-cards-about = Most numbers on the printed cards are lost and had to be reconstructed. If you own the game, put the real numbers into a file and choose it here.

## Options

discovery-option-cards = Card set
    .reconstructed-1 = reconstructed
discovery-option-first-scoring-timing = The first scoring takes place
    .end-of-turn = at the end of the turn
    .immediate = at once
    .end-of-round = after everyone has had one more turn
discovery-option-missions = Missions
    .classic = those in the card set
    .equal = the same for everyone
    .full = all types
discovery-option-flagship-scoring = Scoring colour of a flagship on an expedition
    .declared = the one it sails as
    .either = either of its two
discovery-option-wild-scoring = Scoring colour of a ship sent with a Wild Ship card
    .own = its own
    .chain = that of the other ships
discovery-option-idle-flagship = A flagship not on an expedition is worth a point
discovery-option-seat-bonus = Extra coins for players later in turn order
    .off = none
    .late = 1 for the third and fourth player
    .rising = 1 for the second and third player, 2 for the fourth
discovery-option-stall-guard = Rounds without a purchase before the last round begins (0: never)
discovery-option-hidden-coins = Players see only their own coins
