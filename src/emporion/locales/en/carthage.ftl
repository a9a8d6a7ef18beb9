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
    .code = red
carthage-ship-blue = the blue ship
    .code = blue
carthage-ship-yellow = the yellow ship
    .code = yellow
carthage-ship-green = the green ship
    .code = green

carthage-goods-red = red goods
    .code = red
carthage-goods-blue = blue goods
    .code = blue
carthage-goods-yellow = yellow goods
    .code = yellow
carthage-goods-green = green goods
    .code = green

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
carthage-table-piles-top = Draw pile { $pile } · discard pile { $discard } (top card { NAME($card, form: "code") })
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
    [yes] Choose your starting token. Whenever you sell goods of its colour, each card is worth 1 more.
   *[no] { $seat } is choosing a starting token.
}
carthage-prompt-action = { $you ->
    [yes] { $buy ->
        [yes] { $reserve ->
            [yes] Buy all, take a card or reserve one.
           *[no] Buy all or take a card.
        }
       *[no] { $reserve ->
            [yes] Take a card as money or reserve a card.
           *[no] Take a card as money.
        }
    }
   *[no] { $seat } is choosing an action.
}
carthage-prompt-pass = { $you ->
    [yes] There’s no card left for you, so you have to pass.
   *[no] { $seat } has to pass.
}
carthage-prompt-pay = { $you ->
    [yes] Choose cards to pay with. Still to pay: { $due }.
   *[no] { $seat } is paying.
}
carthage-prompt-paid = { $you ->
    [yes] The price is paid. Add another card or finish.
   *[no] { $seat } is paying.
}
carthage-prompt-protect = { $you ->
    [yes] Pirates! Save your { NAME($goods) }?
   *[no] { $seat } is deciding what to save from the pirates.
}
carthage-prompt-helpless = { $you ->
    [yes] Pirates are after your { NAME($goods) }, and you have no 2 or 3 of this colour left to save them.
   *[no] { $seat } is deciding what to save from the pirates.
}
carthage-prompt-store = { $you ->
    [yes] Pirates aren’t after your { NAME($goods) }, but you may store them now. Which cards do you discard?
   *[no] { $seat } is deciding what to store.
}
carthage-prompt-cannot-store = { $you ->
    [yes] You could store { NAME($goods) } now, but you have no 2 or 3 of this colour left.
   *[no] { $seat } is deciding what to store.
}

## What helps to decide

carthage-note-price = The Market costs { $price }; your hand is worth { $coins }.
carthage-note-voyages = If you buy: { $voyages }
carthage-voyage = { NAME($ship, form: "code") } → { $to }
carthage-note-payday = Payday if you buy: { $sales } { $count ->
    [one] point
   *[other] points
}
carthage-sale = { NAME($goods, form: "code") } +{ $points }
carthage-note-sailing = Sailing on: { $voyages }
    .web = { $voyages }
carthage-raided = { NAME($ship, form: "code") }
carthage-note-raids = Pirates would raid: { $ships }
    .web = Pirates: { $ships }
carthage-note-end = Buying would end the game, with { $limit } tokens or more for { $players }.
    .web = Buying ends the game.
carthage-note-payment = Price { $price }, paid so far { NAME($cards, form: "code") } = { $paid }, still to pay { $due }.
carthage-note-to-pay = Price { $price }, your hand is worth { $coins }. You get no change.
carthage-note-at-risk = At risk: { NAME($cards, form: "code") }. Discard a 2 to store two, a 3 for one.
carthage-note-storable = Not stored yet: { NAME($cards, form: "code") }. A 2 stores two, a 3 one.
carthage-note-lost = You’ll lose { NAME($cards, form: "code") }.

## Choices

carthage-group-token = Token
carthage-group-buy = Buy
carthage-group-take = Take as money
carthage-group-reserve-market = Reserve in the Market
carthage-group-reserve-farm = Reserve on the Farm
carthage-group-pay = Pay
carthage-group-use = Discard
carthage-group-other = Or

carthage-label-buy = { $count ->
    [one] the available card for { $price }
    [2] both available cards for { $price }
   *[other] all { $count } available cards for { $price }
}
    .button = Buy for { $price }
carthage-label-take-reserved = { NAME($card) } (reserved by you)
    .button = Take your { NAME($card) }
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
    [one] You buy the only available card for { $price }.
    [2] You buy both available cards for { $price }.
   *[other] You buy all { $count } available cards for { $price }.
}
carthage-action-take = You take the { NAME($card) } into your hand, as money.
carthage-action-take-reserved = You take your reserved { NAME($card) } into your hand, as money.
carthage-action-reserve-market = You reserve the { NAME($card) } in the Market.
carthage-action-reserve-farm = You reserve the { NAME($card) } on the Farm.
carthage-action-pay = You pay with a { NAME($card) }.
carthage-action-use = You discard a { NAME($card) } to store goods.
carthage-action-done-paying = You finish paying.
carthage-action-done-protecting = You discard no more cards for this colour.
carthage-action-no-protection = You don’t discard a card for this colour.
carthage-action-pass = You pass.

carthage-summary-purchase = { $count ->
    [one] You buy { $count } card
   *[other] You buy { $count } cards
} for { $price } and pay { NAME($cards, form: "code") } = { $paid }{ $over ->
    [0] .
   *[other] , overpaying by { $over }.
}
carthage-reveals-market = new cards come to the Market
carthage-reveals-payday = payday begins
carthage-reveals-card = everyone sees your card
carthage-forced-pay = Already selected: { NAME($cards, form: "code") }, { $rest ->
    [yes] the only way to pay with what you picked.
   *[no] the only way to pay.
}
carthage-summary-protection = { $discarded ->
    [0] You discard nothing.
   *[other] You discard { NAME($cards, form: "code") } and save { NAME($saved, form: "code") }.
}{ $losses ->
    [0] { "" }
   *[other] { " " }You’ll lose { NAME($lost, form: "code") }.
}

## Why not

carthage-refusal-price = You can’t buy: the Market costs { $price }, and your hand is worth { $coins }.
carthage-refusal-not-in-market = There’s no free { NAME($card) } in the Market.
carthage-refusal-not-on-farm = There’s no free { NAME($card) } on the Farm.
carthage-refusal-only-on-farm = The { NAME($card) } is on the Farm. You can take it once it has moved to the Market.
carthage-refusal-reserved = The { NAME($card) } in the Market is reserved by { $owner }.
    .web = The { NAME($card) } is reserved by { $owner }.
carthage-refusal-own-reservation = The { NAME($card) } is under your own marker. To take it, type { $key }.
    .web = The { NAME($card) } is under your own marker.
carthage-refusal-no-reservation = You have no reserved card in the Market.
carthage-refusal-marker = Your marker is already on a card. It comes back when you buy or take that card.
carthage-refusal-not-in-hand = You have no { NAME($card) } in your hand.
carthage-refusal-no-other = You have no other { NAME($card) } in your hand.
carthage-refusal-pay-order = The { NAME($card) } doesn’t fit here: name the cards you pay with from highest to lowest, and none that you don’t need. Type the whole payment on one line, or step back with u.
    .web = The { NAME($card) } doesn’t fit this payment: you’d be paying with a card you don’t need.
carthage-refusal-needless = The { NAME($card) } doesn’t fit this payment: you’d be paying with a card you don’t need.
carthage-refusal-buying = You’re already buying: say what you pay with.
    .web = You’re already buying: choose cards to pay with.
carthage-refusal-verb = What do you want to do with the { NAME($card) }? Take it: { $take }{ NAME($card, form: "code") }. Reserve it: { $reserve }{ NAME($card, form: "code") }. Pay with it: buy first ({ $buy }).
    .web = You can take or reserve the { NAME($card) }. To pay with it, buy first.
carthage-refusal-farm-verb = The { NAME($card) } is on the Farm. To reserve it, type { $reserve }{ NAME($card, form: "code") }.
    .web = The { NAME($card) } is on the Farm, where you can reserve it.
carthage-refusal-pay-verb = To pay with the { NAME($card) }, buy first ({ $buy }).
    .web = To pay with the { NAME($card) }, buy first.
carthage-refusal-colour = This is about your { NAME($goods) }: only cards of that colour help.
carthage-refusal-no-amphora = The { NAME($card) } has no amphora, so it can’t save anything.
carthage-refusal-not-needed = You don’t need the { NAME($card) }: everything of this colour is already saved.
carthage-refusal-moment = You can’t do that right now.

## What happened

carthage-event-new-market = New in the Market: { NAME($cards, form: "code") }
carthage-event-new-farm = New on the Farm: { NAME($cards, form: "code") }
carthage-event-first-hand = { $you ->
    [yes] You draw { NAME($cards, form: "code") } as your first hand.
   *[no] { $seat } draws { NAME($cards, form: "code") } as their first hand.
}
carthage-event-first-hand-hidden = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} as their first hand.
carthage-event-starts = { $you ->
    [yes] You have the lowest hand ({ $sum } with { $cards } cards) and start.
   *[no] { $seat } has the lowest hand ({ $sum } with { $cards } cards) and starts.
}
carthage-event-starts-secretly = { $you ->
    [yes] You have the lowest hand and start.
   *[no] { $seat } has the lowest hand and starts.
}
carthage-event-starts-by-lot = { $you ->
    [yes] Tie for the lowest hand: you start (chosen at random).
   *[no] Tie for the lowest hand: { $seat } starts (chosen at random).
}
carthage-event-token = { $you ->
    [yes] You get a { NAME($token) } and now have { $count } of this colour.
   *[no] { $seat } gets a { NAME($token) } and now has { $count } of this colour.
}
carthage-event-turn = { $you ->
    [yes] Turn { $turn }: you
   *[no] Turn { $turn }: { $seat }
}
carthage-event-refill-at-start = There’s nothing to take, so the Market and the Farm are refilled.
carthage-event-farm-to-market = From the Farm to the Market: { NAME($cards, form: "code") }
carthage-event-reshuffle = The draw pile is empty: { $count ->
    [one] { $count } discarded card is reshuffled.
   *[other] { $count } discarded cards are reshuffled.
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
   *[no] Into { $seat }’s stock:
} { NAME($cards, form: "code") }
carthage-event-takes = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the { NAME($card) } as money.
carthage-event-takes-reserved = { $you ->
    [yes] You take your reserved { NAME($card) } as money.
   *[no] { $seat } takes their reserved { NAME($card) } as money.
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
    [yes] You get your marker back.
   *[no] { $seat } gets their marker back.
}
carthage-event-ship-sails = { NAME($ship, start: "yes") } sails: { $from } → { $to }
carthage-event-payday = { NAME($ship, start: "yes") } is in Carthage: payday for { NAME($goods) }!
carthage-event-sale = { $you ->
    [yes] You sell
   *[no] { $seat } sells
} { NAME($goods) }: ({ $highest } + { $tokens }) × { $cards } = { $value }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
carthage-event-victory-cards = { $you ->
    [yes] Kept under your trader, 1 point for each card:
   *[no] Kept under { $seat }’s trader, 1 point for each card:
} { NAME($cards, form: "code") }
carthage-event-left-over = { $you ->
    [yes] Left over from your sale and discarded:
   *[no] Left over from { $seat }’s sale and discarded:
} { NAME($cards, form: "code") }
carthage-event-victory-drawn = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] { $count } victory card
   *[other] { $count } victory cards
} unseen from the draw pile.
carthage-event-uncovered = { $you ->
    [yes] No cards left: you score
   *[no] No cards left: { $seat } scores
} { $points ->
    [one] { $points } point without a card.
   *[other] { $points } points without cards.
}
carthage-event-pirates = Pirates raid { NAME($ship) }!
carthage-event-protects = { $you ->
    [yes] You discard a { NAME($card) } to store goods.
   *[no] { $seat } discards a { NAME($card) } to store goods.
}
carthage-event-stored = { $you ->
    [yes] Stored in your stock:
   *[no] Stored in { $seat }’s stock:
} { NAME($cards, form: "code") }
carthage-event-declines = { $you ->
    [yes] You store none of your { NAME($goods) }.
   *[no] { $seat } stores none of their { NAME($goods) }.
}
carthage-event-declines-rest = { $you ->
    [yes] You don’t store the rest of your { NAME($goods) }.
   *[no] { $seat } doesn’t store the rest of their { NAME($goods) }.
}
carthage-event-lost = { $you ->
    [yes] You lose to the pirates:
   *[no] { $seat } loses to the pirates:
} { NAME($cards, form: "code") }
carthage-event-unstored = { $you ->
    [yes] No longer stored in your stock:
   *[no] No longer stored in { $seat }’s stock:
} { NAME($cards, form: "code") }
carthage-event-ship-returns = { NAME($ship, start: "yes") } returns: { $from } → { $to }
carthage-event-passes = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
carthage-event-over-tokens = { $count ->
    [one] { $you ->
        [yes] You have
       *[no] { $players } has
    } { $limit } tokens or more: the game is over.
   *[other] These players have { $limit } tokens or more: { $players }. The game is over.
}
carthage-event-over-stalemate = Everyone had to pass: the game is over.

## What a move would cause, in hints. $earnings and $voyages are lists of the parts after them.

carthage-fact-payday = { NAME($ship, start: "yes") } reaches Carthage: { $earnings }.
carthage-fact-earns = { $you ->
    [yes] you earn { $points }
   *[no] { $seat } earns { $points }
}
carthage-fact-payday-empty = { NAME($ship, start: "yes") } reaches Carthage, but nobody has goods of its colour.
carthage-fact-raid = Pirates raid { NAME($ship) }: your { NAME($cards, form: "code") } would be at risk.
carthage-fact-voyages = Sailing on: { $voyages }
carthage-fact-hand = Your hand is then worth { $coins }.
carthage-fact-price = The Market then costs you { $price }.
carthage-fact-token = Your { NAME($goods) } then sell for { $more } more each.
carthage-fact-market = { $count ->
    [0] There are no { NAME($goods) } in the Market.
   *[other] In the Market: { NAME($cards, form: "code") }
}
carthage-fact-farm = { $count ->
    [0] There are no { NAME($goods) } on the Farm.
   *[other] On the Farm: { NAME($cards, form: "code") }
}
carthage-fact-reserved-market = { $price ->
    [0] Nobody else can then buy or take it.
   *[other] Nobody else can then buy or take it: the Market costs the others { $price }.
}
carthage-fact-reserved-farm = Nobody else can buy or take it once it’s in the Market.
carthage-fact-stock = It goes with your goods: { NAME($cards, form: "code") }

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

carthage-reason-earned = { $you ->
    [yes] You earn
   *[no] { $seat } earns
} { $number } { $count ->
    [one] point
   *[other] points
} { $way ->
    [more] more
   *[less] less
}
carthage-reason-exposed = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number } { $count ->
    [one] card
   *[other] cards
} { $way ->
    [more] more
   *[less] fewer
} within reach of pirates
carthage-reason-sail = { $you ->
    [yes] The ships with your goods sail
   *[no] The ships with { $seat }’s goods sail
} { $number } { $count ->
    [one] space
   *[other] spaces
} { $way ->
    [more] further
   *[less] less
}
carthage-reason-matching = { $you ->
    [yes] The Market offers you
   *[no] The Market offers { $seat }
} { $number } { $count ->
    [one] card
   *[other] cards
} { $way ->
    [more] more
   *[less] fewer
} { $you ->
    [yes] in the colours of your goods
   *[no] in the colours of their goods
}
carthage-reason-lost = { $you ->
    [yes] You lose
   *[no] { $seat } loses
} { $number } { $count ->
    [one] card
   *[other] cards
} { $way ->
    [more] more
   *[less] fewer
} to pirates
carthage-reason-goods = { $you ->
    [yes] You add
   *[no] { $seat } adds
} { $number } { $count ->
    [one] card
   *[other] cards
} { $way ->
    [more] more
   *[less] fewer
} { $you ->
    [yes] to your goods
   *[no] to their goods
}
carthage-reason-tokens = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number } { $count ->
    [one] token
   *[other] tokens
} { $way ->
    [more] more
   *[less] fewer
}
carthage-reason-marker = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $way ->
    [more] a card reserved
   *[less] no card reserved
}
carthage-reason-coins = Your hand is worth { $number } { $way ->
    [more] more
   *[less] less
}
carthage-reason-hand = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number } { $count ->
    [one] card
   *[other] cards
} { $way ->
    [more] more
   *[less] fewer
} in hand

## The score sheet

carthage-score-sale = Payday { $number }: { NAME($colour) }
carthage-score-sum = ({ $highest } + { $tokens }) × { $cards } = { $value } → { $points }
carthage-score-points = Victory points
carthage-score-tokens = Tokens (tie-break)
carthage-score-number = { $number }
carthage-score-legend = (best card + your tokens of the colour) × cards sold; 1 victory point per 5, rounded up
carthage-verdict-wins = { $you ->
    [yes] You win
   *[no] { $seat } wins
} with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
carthage-verdict-tokens = { $you ->
    [yes] You win: tied on points ({ $points }), but ahead on tokens ({ $tokens }).
   *[no] { $seat } wins: tied on points ({ $points }), but ahead on tokens ({ $tokens }).
}
carthage-verdict-shared = Shared victory: { $winners }. They’re tied on points ({ $points }) and tokens ({ $tokens }).

## Help. The title, or one of the words of "also", is what people type after the question mark.

carthage-help-card = The { NAME($card) } ({ $good ->
    [red] fabric
    [blue] gems
    [yellow] grain
   *[green] wine
}): worth { $value } as money in your hand, and { $value } in the Market and in your stock. { $icons ->
    [0] It has no amphora, so it can’t save goods from pirates.
    [1] It has one amphora: discard it from your hand to store one card of its colour.
   *[other] It has two amphorae: discard it from your hand to store two cards of its colour.
} There are { $copies } of them among the 108 cards.

carthage-help-goal = Goal
    .also = winning
    .text = You buy goods in Alexandria and sell them when their ships reach Carthage. Every sale earns victory points and a token. The game ends at once when someone has { $tokens } tokens, and the player with the most victory points wins.
carthage-help-turn = Turn
    .text = On your turn, do exactly one thing: buy the whole Market, take one Market card as money, or reserve a card. Then it’s the next player’s turn, clockwise.
carthage-help-market = Market
    .also = price
    .text = These cards can be bought or taken. There are five at first. Gaps aren’t filled one by one, so the Market shrinks until someone buys or nothing is left to take. P1, P2 … next to a card shows who has reserved it. “Buy all” is the price for you: everything that others haven’t reserved.
    .web = These cards can be bought or taken. There are five at first. Gaps aren’t filled one by one, so the Market shrinks until someone buys or nothing is left to take. A seal with a name shows who has reserved a card. “Buy all” is the price for you: everything that others haven’t reserved.
carthage-help-farm = Farm
    .text = These three cards move to the Market at the next refill. You can reserve them, but you can’t take or buy them yet.
carthage-help-hand = Hand
    .also = money coins
    .text = The cards in your hand are money, each worth its value. They never become goods. { $hands ->
        [open] At this table, all hands are open.
       *[secret] Everyone sees how many cards you hold, but only you know which. Still, you always take cards from the open Market, so attentive players can keep track of them.
    }
carthage-help-stock = Stock
    .also = goods
    .text = The goods you’ve bought lie face up in front of you, sorted by colour, until you sell them at a payday of their colour or lose them to pirates. They never become money. Cards in square brackets are stored: pirates can’t take them.
    .web = The goods you’ve bought lie face up in front of you, sorted by colour, until you sell them at a payday of their colour or lose them to pirates. They never become money. Cards with an amphora on a dark ground are stored: pirates can’t take them.
carthage-help-buy = Buy
    .also = purchase pay payment
    .text = Buy all the Market cards that others haven’t reserved, including the one you’ve reserved. You can’t buy just some of them. The price is the sum of their values. Pay with cards from your hand; their colour doesn’t matter, and you get no change. The cards you buy become goods in your stock, and the ships of their colours sail.
carthage-help-take = Take
    .also = draw
    .text = Take one card from the Market into your hand; from then on it’s money. It may be a free card or the one you’ve reserved. The gap isn’t filled, so the Market gets cheaper for the next player. There’s no hand limit.
carthage-help-reserve = Reserve
    .also = reservation
    .text = Put your only marker on a free card in the Market or on the Farm. Now only you may take or buy that card, for as long as you like. You get the marker back only when you take or buy the card. A card reserved on the Farm has to reach the Market first.
carthage-help-marker = Marker
    .text = Everyone has one reservation marker. It’s either free or on a card in the Market or on the Farm, until its owner takes or buys that card.
carthage-help-ships = Ships
    .also = sea route track space alexandria cyrenaica coast
    .text = Only purchases move ships. One card of a colour moves its ship one space; two or more cards move it two spaces. Any number of ships may share a space. Carthage is the last space; no ship sails beyond it.
carthage-help-refill = Refill
    .also = pile piles discard
    .text = After a purchase{ $timing ->
        [after_payday] { " " }and its payday
       *[before_payday] { "" }
    }, or if there’s nothing for you to take at the start of your turn, the whole Farm moves to the Market with its markers, two more cards are added to the Market, and three new cards are dealt to the Farm.
carthage-help-payday = Payday
    .also = sale sell carthage points
    .text = When a ship reaches Carthage, everyone must sell all their goods of its colour, stored or not, as one set. The price per card is the value of the best card in your set plus 1 for each of your tokens of that colour. Multiply it by the number of cards: you score 1 victory point per 5, rounded up. That many of the cheapest cards go face down under your trader. If you don’t have enough, the rest are drawn unseen; any left over are discarded. Then everyone who sold gets a token of that colour.
carthage-help-tokens = Tokens
    .text = A token raises the price of its colour by 1 per card whenever you sell.{ $start ->
        [yes] { " " }Everyone chooses one at the start.
       *[no] { "" }
    } You never lose a token. Each sale earns one token, whatever its size. The game ends when someone has { $tokens }.
carthage-help-pirates = Pirates
    .also = raid amphora storage stored
    .text = At every payday, pirates raid the ships in their waters. Everyone loses all goods of those colours that aren’t stored. Before that, starting with { $first ->
        [trigger] the player who caused the payday
       *[starting_player] the starting player
    }, you may discard cards of { $colours ->
        [any] any colour from your hand to store goods of that colour:
       *[raided_only] the same colour from your hand:
    } a 2 stores two goods, a 3 stores one, a 5 none. { $stored ->
        [until_sold] Stored goods stay safe until they’re sold.
       *[this_payday] Stored goods are safe at this payday only.
    } Raided ships go back to Cyrenaica.
carthage-help-end = End
    .also = victory
    .text = The game ends in the middle of a payday, as soon as the tokens have been handed out and someone has { $tokens }. The player with the most victory points wins. If tied, the player with the most tokens wins; if still tied, the victory is shared. Cards in hand and goods in stock count for nothing.
carthage-help-cards = Cards
    .also = colour value letter red blue yellow green ◊
    .text = 108 cards: in each of the four colours, eleven 2s, nine 3s and seven 5s. The letter is the colour: R red (fabric), B blue (gems), Y yellow (grain), G green (wine). Each ◊ is an amphora: the card protects that many goods from pirates. To ask about a card: ? R5
carthage-help-tips = Tips
    .also = advice strategy help
    .text = A 5 in your stock raises the price of its whole set: reserve it rather than take it. A reserved 2 gives you control over its ship, because it’s cheap. Reserving a Farm card is a way to wait. Keep 2s and 3s of your own colours against pirates. Before you take a card, think about what the next player can then afford.

## In the browser

carthage-web-keys = M goes to the Market and F to the Farm; B buys the whole Market.
carthage-web-blurb = Buy the whole Market or nothing, watch the ships sail, and sell before the pirates come. The first to collect enough tokens ends the game, but the one who has earned the most wins it.
carthage-bot-apprentice = Likes to reserve cards, buys the Market while little lies there, and loses the most goods to pirates.
carthage-bot-trader = Hardly ever reserves. Prefers to wait until the Market is full, then buys it.
carthage-bot-merchant = Pays less for its goods than the others, and spends cards to save them from pirates.
carthage-bot-magnate = Patient: takes more cards than the others before it buys, reserves often, and loses the least to pirates.
carthage-bot-master = Everything it knows about trading comes from the rules and from games against itself.
carthage-bot-grandmaster = Learned like the master, from the rules and from games against itself, and searches ten times as long before it decides.
carthage-web-reserved = reserved by { $name }
carthage-web-reserved-yours = reserved by you
carthage-web-stored = { $all ->
    [1] stored
   *[other] { $count } stored
}
carthage-web-stack = { $seat } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} like this{ $kept ->
    [none] .
    [all] , stored and safe from pirates.
   *[some] , { $stored } of them stored and safe from pirates.
}
carthage-web-pile = Draw pile
carthage-web-discard = Discard pile
carthage-web-ghost = { NAME($ship, start: "yes") } would sail here
carthage-web-hand-is-money = The cards in your hand are money. Buy first, then choose here what to pay with.
carthage-web-sale-ahead = You’d sell { NAME($goods) }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} × { $price } ÷ 5, rounded up: { $points ->
    [one] one point
   *[other] { $points } points
}
carthage-web-risk-ahead = Pirates would come for your { NAME($goods) } ({ $count })
carthage-web-end-ahead = This purchase ends the game.
carthage-web-no-payday = No ship would reach Carthage.
carthage-web-unseen = Not seen yet

## Options

carthage-option-track-pirates = Spaces with pirates (the first space of the sea route is number 0)
carthage-option-track-size = Number of spaces on the sea route
carthage-option-track-start = Space where the ships start (number)
carthage-option-track-anchor = Space that raided ships go back to (number)
carthage-option-start-token = Everyone chooses a token before the first turn
carthage-option-end-tokens = Number of tokens that ends the game
carthage-option-refill-timing = After a purchase, the rows are refilled
    .before-payday = before the payday
    .after-payday = after the payday
carthage-option-protect-first = Who decides first about storing goods
    .trigger = the player who caused the payday
    .starting-player = the starting player
carthage-option-stored-lasts = How long stored goods stay safe
    .until-sold = until they’re sold
    .this-payday = at this payday only
carthage-option-protect-colours = Goods you may store during a raid
    .raided-only = of raided colours
    .any = of any colour
carthage-option-payment-rule = Cards you may pay with
    .irreducible = only those you need
    .any = any, even unneeded ones
carthage-option-own-reservation-blocks-refill = Your own reserved card counts as available at the start of your turn
carthage-option-show-initial-hands = Everyone sees the first hands being drawn
carthage-option-show-vp-totals = Everyone sees everyone’s exact points
carthage-option-show-discard = How much of the discard pile is shown
    .top = the top card
    .all = all cards
carthage-option-open-hands = All hands are open
