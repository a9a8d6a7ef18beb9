# Traders of Carthage. The terms are those of docs/glossary/carthage.md.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player.
# $card, $cards, $ship, $goods, $token are named things: take their forms by NAME.

carthage-title = Traders of Carthage

## Cards: value and colour. "code" stands on the table and in lists.

carthage-card-R5 = red 5
    .code = R5
carthage-card-B5 = blue 5
    .code = B5
carthage-card-Y5 = yellow 5
    .code = Y5
carthage-card-G5 = green 5
    .code = G5
carthage-card-R3 = red 3
    .code = R3
carthage-card-B3 = blue 3
    .code = B3
carthage-card-Y3 = yellow 3
    .code = Y3
carthage-card-G3 = green 3
    .code = G3
carthage-card-R2 = red 2
    .code = R2
carthage-card-B2 = blue 2
    .code = B2
carthage-card-Y2 = yellow 2
    .code = Y2
carthage-card-G2 = green 2
    .code = G2

## Colours and what belongs to them

carthage-colour-red = red
    .code = R
carthage-colour-blue = blue
    .code = B
carthage-colour-yellow = yellow
    .code = Y
carthage-colour-green = green
    .code = G

carthage-ship-red = the red ship
carthage-ship-blue = the blue ship
carthage-ship-yellow = the yellow ship
carthage-ship-green = the green ship

carthage-goods-red = red goods
carthage-goods-blue = blue goods
carthage-goods-yellow = yellow goods
carthage-goods-green = green goods

carthage-token-red = red token
carthage-token-blue = blue token
carthage-token-yellow = yellow token
carthage-token-green = green token

## The sea route. $number is 0 where there is only one such space.

carthage-space-alexandria = Alexandria
carthage-space-cyrenaica = Cyrenaica
carthage-space-carthage = Carthage
carthage-space-coast = { $number ->
    [0] Coast
   *[other] Coast { $number }
}
carthage-space-pirates = { $number ->
    [0] Pirates
   *[other] Pirates { $number }
}

## The table

carthage-table-route = Sea route
carthage-table-market = Market
carthage-table-farm = Farm
carthage-table-price = buy all: { $price }
carthage-table-price-and-coins = buy all: { $price } · your hand: { $coins }
carthage-table-empty = empty
carthage-table-piles = Draw pile { $pile } · discard pile { $discard }
carthage-table-piles-top = Draw pile { $pile } · discard pile { $discard } (on top { NAME($card, form: "code") })
carthage-table-player = Player
carthage-table-hand = Hand
carthage-table-goods = Stock
carthage-table-tokens = Tokens
carthage-table-points = Points
carthage-table-marker = Marker
carthage-table-marker-free = free
carthage-table-marker-market = in the Market
carthage-table-marker-farm = on the Farm
carthage-table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
carthage-table-stored-note = [ ] = stored, safe from pirates
carthage-table-your-hand = Your hand
carthage-table-empty-hand = no cards
carthage-table-worth = worth { $coins }

## Prompts: what has to be decided

carthage-prompt-over = The game is over.
carthage-prompt-token = { $you ->
    [yes] Choose your starting token. Whenever you sell goods of its colour, every card counts one more.
   *[no] { $seat } is choosing a starting token.
}
carthage-prompt-action = { $you ->
    [yes] { $buy ->
        [yes] { $reserve ->
            [yes] Buy all available cards, take a card as money or reserve a card.
           *[no] Buy all available cards or take a card as money.
        }
       *[no] { $reserve ->
            [yes] Take a card as money or reserve a card.
           *[no] Take a card as money.
        }
    }
   *[no] { $seat } is choosing an action.
}
carthage-prompt-pass = { $you ->
    [yes] No card is left for you, so you have to pass.
   *[no] { $seat } has to pass.
}
carthage-prompt-pay = { $you ->
    [yes] Which cards do you pay with, one or several at once? Still to pay: { $due }.
   *[no] { $seat } is paying.
}
carthage-prompt-paid = { $you ->
    [yes] The price is paid. Add another card, or be done.
   *[no] { $seat } is paying.
}
carthage-prompt-protect = { $you ->
    [yes] Pirates are after your { NAME($goods) }! Which cards do you discard to save them?
   *[no] { $seat } is deciding what to save from the pirates.
}
carthage-prompt-helpless = { $you ->
    [yes] Pirates are after your { NAME($goods) }, and no 2 or 3 of this colour is left in your hand to save them.
   *[no] { $seat } is deciding what to save from the pirates.
}
carthage-prompt-store = { $you ->
    [yes] You may store { NAME($goods) } now, although no pirates are there. Which cards do you discard for them?
   *[no] { $seat } is deciding what to store.
}
carthage-prompt-cannot-store = { $you ->
    [yes] You might store { NAME($goods) } now, but no 2 or 3 of this colour is left in your hand.
   *[no] { $seat } is deciding what to store.
}

## What helps to decide

carthage-note-price = The Market costs { $price }; your hand is worth { $coins }.
carthage-note-voyages = If you buy: { $voyages }
carthage-voyage = { $event ->
    [payday] { NAME($ship) } → { $to } (payday!)
   *[none] { NAME($ship) } → { $to }
}
carthage-note-raids = Pirates would raid: { NAME($ships) }
carthage-note-end = That would end the game: { $players } would have { $limit } tokens or more.
carthage-note-payment = Price { $price }, laid down { NAME($cards, form: "code") } = { $paid }, still to pay { $due }.
carthage-note-to-pay = Price { $price }, your hand is worth { $coins }. There is no change.
carthage-note-at-risk = At risk: { NAME($cards, form: "code") }. A 2 stores two of them, a 3 stores one; the dearest first.
carthage-note-storable = Not stored yet: { NAME($cards, form: "code") }. A 2 stores two of them, a 3 stores one; the dearest first.
carthage-note-lost = You will lose { NAME($cards, form: "code") }

## Choices

carthage-group-token = Token
carthage-group-buy = Buy
carthage-group-take = Take
carthage-group-reserve-market = Reserve in the Market
carthage-group-reserve-farm = Reserve on the Farm
carthage-group-pay = Pay
carthage-group-use = Discard
carthage-group-other = Or

carthage-label-buy = { $count ->
    [one] the available card for { $price }
   *[other] all { $count } available cards for { $price }
}
carthage-label-take-reserved = { NAME($card, form: "code") } (your reservation)
carthage-label-done-paying = done
carthage-label-done-protecting = no more cards
carthage-label-no-protection = no card
carthage-label-pass = pass

carthage-key-buy = b
carthage-key-take = t
carthage-key-take-reserved = tt
carthage-key-reserve-market = r
carthage-key-reserve-farm = f
carthage-key-done = d
carthage-key-pass = p

carthage-action-token = You take a { NAME($token) }.
carthage-action-buy = { $count ->
    [one] You buy the only available card for { $price }.
   *[other] You buy all { $count } available cards for { $price }.
}
carthage-action-take = You take the { NAME($card) } into your hand, as money.
carthage-action-take-reserved = You take your reserved { NAME($card) } into your hand, as money.
carthage-action-reserve-market = You reserve the { NAME($card) } in the Market.
carthage-action-reserve-farm = You reserve the { NAME($card) } on the Farm.
carthage-action-pay = You pay with a { NAME($card) }.
carthage-action-use = You discard a { NAME($card) } to store goods.
carthage-action-done-paying = You finish the payment.
carthage-action-done-protecting = You discard no more cards for this colour.
carthage-action-no-protection = You discard no card for this colour.
carthage-action-pass = You pass.

carthage-summary-purchase = { $count ->
    [one] You buy { $count } card
   *[other] You buy { $count } cards
} for { $price } and pay { NAME($cards, form: "code") } = { $paid }{ $over ->
    [0] .
   *[other] , { $over } too much.
}
carthage-summary-protection = { $discarded ->
    [0] You discard nothing.
   *[other] You discard { NAME($cards, form: "code") } and save { NAME($saved, form: "code") }.
}{ $losses ->
    [0] { "" }
   *[other] { " " }You will lose { NAME($lost, form: "code") }
}

## Why not

carthage-refusal-price = You cannot buy: the Market costs { $price } and your hand is worth { $coins }.
carthage-refusal-not-in-market = There is no free { NAME($card) } in the Market.
carthage-refusal-not-on-farm = There is no free { NAME($card) } on the Farm.
carthage-refusal-only-on-farm = The { NAME($card) } lies on the Farm. It can be taken once it has moved to the Market.
carthage-refusal-reserved = The { NAME($card) } in the Market is reserved by { $owner }.
    .web = The { NAME($card) } is reserved by { $owner }.
carthage-refusal-own-reservation = The { NAME($card) } lies under your own marker. To take it, type { $key }.
    .web = The { NAME($card) } lies under your own marker.
carthage-refusal-no-reservation = You have no reserved card in the Market.
carthage-refusal-marker = Your marker lies on a card already. It comes back when you buy or take that card.
carthage-refusal-not-in-hand = You have no { NAME($card) } in your hand.
carthage-refusal-no-other = You have no other { NAME($card) } in your hand.
carthage-refusal-pay-order = The { NAME($card) } does not fit here: cards of a payment are named from the dearest to the cheapest, and none that is not needed. Type the whole payment in one line, or step back with u.
    .web = The { NAME($card) } does not fit into this payment: some card would be paid needlessly.
carthage-refusal-needless = The { NAME($card) } does not fit into this payment: some card would be paid needlessly.
carthage-refusal-buying = You are buying already: say what you pay with.
    .web = You are buying already: choose what you pay with.
carthage-refusal-verb = What do you want to do with the { NAME($card) }? Take it: { $take }{ NAME($card, form: "code") }. Reserve it: { $reserve }{ NAME($card, form: "code") }. Pay with it: first buy ({ $buy }).
    .web = You can take or reserve the { NAME($card) }. To pay with it, first buy.
carthage-refusal-farm-verb = The { NAME($card) } lies on the Farm. To reserve it, type { $reserve }{ NAME($card, form: "code") }.
    .web = The { NAME($card) } lies on the Farm, where you can reserve it.
carthage-refusal-pay-verb = To pay with the { NAME($card) }, first buy ({ $buy }).
    .web = To pay with the { NAME($card) }, first buy.
carthage-refusal-colour = This is about your { NAME($goods) }: only cards of that colour help.
carthage-refusal-no-amphora = The { NAME($card) } shows no amphora, so it saves nothing.
carthage-refusal-not-needed = The { NAME($card) } is not needed any more: everything of this colour is saved without it.
carthage-refusal-moment = That is not possible at this moment.

## What happened

carthage-event-new-market = New in the Market: { NAME($cards, form: "code") }
carthage-event-new-farm = New on the Farm: { NAME($cards, form: "code") }
carthage-event-first-hand = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { NAME($cards, form: "code") } as first hand.
carthage-event-first-hand-hidden = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} as first hand.
carthage-event-starts = { $you ->
    [yes] You have the lowest hand ({ $sum } in { $cards } cards) and start.
   *[no] { $seat } has the lowest hand ({ $sum } in { $cards } cards) and starts.
}
carthage-event-starts-secretly = { $you ->
    [yes] You have the lowest hand and start.
   *[no] { $seat } has the lowest hand and starts.
}
carthage-event-starts-by-lot = { $you ->
    [yes] The lowest hands are equal. By lot, you start.
   *[no] The lowest hands are equal. By lot, { $seat } starts.
}
carthage-event-token = { $you ->
    [yes] You get a { NAME($token) } and have { $count } of this colour now.
   *[no] { $seat } gets a { NAME($token) } and has { $count } of this colour now.
}
carthage-event-turn = { $you ->
    [yes] Turn { $turn }: you
   *[no] Turn { $turn }: { $seat }
}
carthage-event-refill-at-start = Nothing is available to take, so Market and Farm are refilled.
carthage-event-farm-to-market = From the Farm to the Market: { NAME($cards, form: "code") }
carthage-event-reshuffle = The draw pile was empty: { $count ->
    [one] { $count } discarded card is shuffled.
   *[other] { $count } discarded cards are shuffled.
}
carthage-event-buys = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $price }.
carthage-event-pays = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { NAME($cards, form: "code") } = { $sum }
carthage-event-goods = { $you ->
    [yes] Into your stock:
   *[no] Into the stock of { $seat }:
} { NAME($cards, form: "code") }
carthage-event-takes = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the { NAME($card) } as money.
carthage-event-takes-reserved = { $you ->
    [yes] You take your reserved { NAME($card) } as money.
   *[no] { $seat } takes the { NAME($card) } that was reserved, as money.
}
carthage-event-reserves-market = { $you ->
    [yes] You reserve
   *[no] { $seat } reserves
} the { NAME($card) } in the Market.
carthage-event-reserves-farm = { $you ->
    [yes] You reserve
   *[no] { $seat } reserves
} the { NAME($card) } on the Farm.
carthage-event-marker-back = { $you ->
    [yes] Your marker comes back.
   *[no] The marker goes back to { $seat }.
}
carthage-event-ship-sails = { NAME($ship, start: "yes") } sails: { $from } → { $to }
carthage-event-payday = { NAME($ship, start: "yes") } lies in Carthage: payday for { NAME($goods) }!
carthage-event-sale = { $you ->
    [yes] You sell
   *[no] { $seat } sells
} { NAME($goods) }: ({ $highest } + { $tokens }) × { $cards } = { $value }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
carthage-event-victory-cards = { $you ->
    [yes] Under your trader:
   *[no] Under the trader of { $seat }:
} { NAME($cards, form: "code") }
carthage-event-left-over = { $you ->
    [yes] Left over from your sale and discarded:
   *[no] Left over from the sale of { $seat } and discarded:
} { NAME($cards, form: "code") }
carthage-event-victory-drawn = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] { $count } victory card
   *[other] { $count } victory cards
} unseen from the draw pile.
carthage-event-uncovered = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $points ->
    [one] { $points } point without a card, for there is none left. It counts all the same.
   *[other] { $points } points without cards, for there are none left. They count all the same.
}
carthage-event-pirates = Pirates raid { NAME($ship) }!
carthage-event-protects = { $you ->
    [yes] You discard a { NAME($card) } to store goods.
   *[no] { $seat } discards a { NAME($card) } to store goods.
}
carthage-event-stored = { $you ->
    [yes] Stored in your stock:
   *[no] Stored in the stock of { $seat }:
} { NAME($cards, form: "code") }
carthage-event-declines = { $you ->
    [yes] You store none of your { NAME($goods) }.
   *[no] { $seat } stores none of the { NAME($goods) }.
}
carthage-event-declines-rest = { $you ->
    [yes] You do not store the rest of your { NAME($goods) }.
   *[no] { $seat } does not store the rest of the { NAME($goods) }.
}
carthage-event-lost = { $you ->
    [yes] You lose to the pirates:
   *[no] { $seat } loses to the pirates:
} { NAME($cards, form: "code") }
carthage-event-unstored = { $you ->
    [yes] No longer stored in your stock:
   *[no] No longer stored in the stock of { $seat }:
} { NAME($cards, form: "code") }
carthage-event-ship-returns = { NAME($ship, start: "yes") } returns: { $from } → { $to }
carthage-event-passes = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
carthage-event-over-tokens = { $count ->
    [one] { $players } has { $limit } tokens or more: the game is over.
   *[other] { $players } have { $limit } tokens or more: the game is over.
}
carthage-event-over-stalemate = Everybody had to pass: the game is over.

## The score sheet

carthage-score-sale = Payday { $number }: { NAME($colour) }
carthage-score-sum = ({ $highest } + { $tokens }) × { $cards } = { $value } → { $points }
carthage-score-points = Victory points
carthage-score-tokens = Tokens (tie-break)
carthage-score-number = { $number }
carthage-score-legend = (best card + own tokens of the colour) × cards sold; a victory point for each started five
carthage-verdict-wins = { $you ->
    [yes] You win
   *[no] { $seat } wins
} with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
carthage-verdict-tokens = { $you ->
    [yes] You win: equal in points ({ $points }), but you have more tokens ({ $tokens }).
   *[no] { $seat } wins: equal in points ({ $points }), but with more tokens ({ $tokens }).
}
carthage-verdict-shared = { $winners } share the victory: equal in points ({ $points }) and tokens ({ $tokens }).

## Help. The title, or one of the words of "also", is what people type after the question mark.

carthage-help-card = The { NAME($card) } ({ $good ->
    [red] fabric
    [blue] gems
    [yellow] grain
   *[green] wine
}): worth { $value } in your hand as money, and { $value } in the Market and in your stock. { $icons ->
    [0] It shows no amphora, so it saves nothing from pirates.
    [1] It shows one amphora: discarded from your hand, it stores one card of its colour.
   *[other] It shows two amphorae: discarded from your hand, it stores two cards of its colour.
} There are { $copies } of them among the 108 cards.

carthage-help-goal = Goal
    .also = winning
    .text = You buy goods in Alexandria and sell them when their ships reach Carthage. Every sale gives victory points and a token. The game ends at once when somebody has { $tokens } tokens, and most victory points win.
carthage-help-turn = Turn
    .text = On your turn do exactly one thing: buy the whole Market, take one Market card as money, or reserve a card. Then the next player clockwise acts.
carthage-help-market = Market
    .also = price
    .text = The cards that can be bought or taken. There are five at first, and gaps are not filled card by card, so the Market shrinks until somebody buys. P1, P2 … at a card is the player who has reserved it. "Buy all" is the price for you: everything that others have not reserved.
    .web = The cards that can be bought or taken. There are five at first, and gaps are not filled card by card, so the Market shrinks until somebody buys. A seal with a name shows who has reserved a card. “Buy all” is the price for you: everything that others have not reserved.
carthage-help-farm = Farm
    .text = Three cards that will move to the Market at the next refill. They can be reserved, but neither taken nor bought yet.
carthage-help-hand = Hand
    .also = money coins
    .text = The cards in your hand are money, each worth its value. They never become goods. { $hands ->
        [open] At this table all hands are open.
       *[secret] How many cards you hold is open, which ones is your secret; but everything you take lies open first, so attentive players remember.
    }
carthage-help-stock = Stock
    .also = goods
    .text = The goods you have bought lie open in front of you, sorted by colour, until they are sold at a payday of their colour or lost to pirates. They never become money. Cards in square brackets are stored: pirates cannot take them.
    .web = The goods you have bought lie open in front of you, sorted by colour, until they are sold at a payday of their colour or lost to pirates. They never become money. Cards that lie across are stored: pirates cannot take them.
carthage-help-buy = Buy
    .also = purchase pay payment
    .text = Pay for all Market cards that others have not reserved, your own reserved one included; never for some of them only. The price is the sum of their values. You pay with cards from your hand; their colour does not matter, and there is no change. The bought cards become goods in your stock, and the ships of their colours sail.
carthage-help-take = Take
    .also = draw
    .text = Take one card of the Market into your hand: it is money from now on. It may be free or reserved by you. The gap is not filled, so the Market gets cheaper for the next player. A hand may be of any size.
carthage-help-reserve = Reserve
    .also = reservation
    .text = Put your only marker on a free card in the Market or on the Farm. Only you may take or buy that card now, for as long as you like. The marker comes back when you take or buy the card, and in no other way. A card reserved on the Farm has to reach the Market first.
carthage-help-marker = Marker
    .text = Everybody has one marker for reservations. It is free, or lies on a card in the Market or on the Farm until its owner takes or buys that card.
carthage-help-ships = Ships
    .also = sea route track space alexandria cyrenaica coast
    .text = Only purchases move ships. One card of a colour moves its ship one space, two or more cards move it two spaces. Any number of ships may share a space. Carthage is the last space; a ship never sails beyond it.
carthage-help-refill = Refill
    .also = pile piles discard
    .text = After a purchase{ $timing ->
        [after_payday] { " " }and its payday
       *[before_payday] { "" }
    }, and when you have nothing to take at the start of your turn: the whole Farm moves to the Market with its markers, two cards are added to the Market, and three new cards make the Farm.
carthage-help-payday = Payday
    .also = sale sell carthage points
    .text = When a ship is in Carthage, everybody has to sell all goods of its colour, stored or not. Price: the best card of the set plus your tokens of the colour. Price times number of cards, and for each started five a victory point: that many of the cheapest cards go face down under your trader. Missing ones are drawn unseen, the rest is discarded. Then everybody who has sold gets a token of the colour.
carthage-help-tokens = Tokens
    .text = A token raises the price of its colour by one, for every card, whenever you sell. { $start ->
        [yes] At the start everybody chooses one.
       *[no] { "" }
    } You never lose a token. A sale gives one token, whatever its size; whoever reaches { $tokens } ends the game.
carthage-help-pirates = Pirates
    .also = raid amphora storage stored
    .text = Pirates strike at every payday, at the ships in their waters. Everybody loses all goods of that colour that are not stored. Before that, beginning with { $first ->
        [trigger] the player who caused the payday
       *[starting_player] the starting player
    }, you may discard cards of { $colours ->
        [any] any colour from your hand to store goods of that colour:
       *[raided_only] the same colour from your hand:
    } a 2 stores two goods, a 3 stores one, a 5 none. { $stored ->
        [until_sold] Stored goods stay safe until they are sold.
       *[this_payday] Stored goods are safe at this payday only.
    } Raided ships fall back to Cyrenaica.
carthage-help-end = End
    .also = victory
    .text = The game ends in the middle of a payday, as soon as the tokens are handed out and somebody has { $tokens }. Most victory points win; then most tokens; then the victory is shared. Cards in hand and goods in stock count nothing.
carthage-help-cards = Cards
    .also = colour value letter red blue yellow green ◊
    .text = 108 cards: in each of the four colours eleven 2s, nine 3s and seven 5s. The letter is the colour: R red (fabric), B blue (gems), Y yellow (grain), G green (wine). Each ◊ is an amphora: so many goods the card stores against pirates. Ask for a card like this: ? R5
carthage-help-tips = Advice
    .also = strategy help
    .text = A 5 in your stock raises the price of its whole set: reserve it rather than take it. A reserved 2 gives you control over its ship, because it is cheap. Reserving a Farm card is a way to wait. Keep 2s and 3s of your own colours against pirates. Before you take a card, ask what the next player can then afford.

## In the browser

carthage-web-keys = M goes to the Market and F to the Farm; B buys the whole Market.
carthage-web-blurb = Buy the whole Market or nothing, watch the ships sail, and sell before the pirates come. Whoever first collects enough tokens ends the game; whoever has earned most wins it.
carthage-web-reserved = reserved by { $name }
carthage-web-stored = stored
carthage-web-pile = Draw pile
carthage-web-discard = Discard pile
carthage-web-ghost = { NAME($ship, start: "yes") } would sail here
carthage-web-hand-is-money = The cards in your hand are money: first buy, then choose here what you pay with.
carthage-web-sale-ahead = { NAME($goods, start: "yes") }: { $cards ->
    [one] you would sell one card at { $price }
   *[other] you would sell { $cards } cards at { $price } each
} { $points ->
    [one] (one point)
   *[other] ({ $points } points)
}
carthage-web-risk-ahead = Pirates would come for your { NAME($goods) } ({ $count })
carthage-web-no-payday = No ship would reach Carthage.
carthage-web-unseen = Not seen yet

## Options

carthage-option-track-pirates = Spaces where pirates lie in wait, counted from 0
carthage-option-track-size = Number of spaces on the sea route
carthage-option-track-start = Space where ships start, counted from 0
carthage-option-track-anchor = Space to which raided ships fall back, counted from 0
carthage-option-start-token = Everybody chooses a token before the first turn
carthage-option-end-tokens = Number of tokens with which a player ends the game
carthage-option-refill-timing = When a purchase refills the rows
    .before-payday = before the payday
    .after-payday = after the payday
carthage-option-protect-first = Who decides first about storing goods
    .trigger = whoever caused the payday
    .starting-player = the starting player
carthage-option-stored-lasts = How long stored goods stay safe
    .until-sold = until they are sold
    .this-payday = at this payday only
carthage-option-protect-colours = Goods that may be stored at a raid
    .raided-only = of raided colours
    .any = of any colour
carthage-option-payment-rule = Cards you may pay with
    .irreducible = no needless ones
    .any = any, even needless ones
carthage-option-own-reservation-blocks-refill = A player’s own reserved card counts as available at the start of a turn
carthage-option-show-initial-hands = Everybody sees the first hands being drawn
carthage-option-show-vp-totals = Everybody sees everyone’s exact points
carthage-option-show-discard = How much of the discard pile is shown
    .top = the top card
    .all = all cards
carthage-option-open-hands = All hands are open
