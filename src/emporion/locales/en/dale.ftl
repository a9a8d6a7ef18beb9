# Dale of Merchants. The terms are those of docs/glossary/dale.md.
#
# $seat is the name of a player and comes with $you, which is "yes" if the reader is that player; $player is another
# player's name, with $to-you. $card, $as, $cards, $deck, $decks and $technique are named things where they are taken by
# NAME. A card name is a title: sentences are built so that it can stay as it is.

dale-title = Dale of Merchants

## Cards. "code" stands on the table and is what people type.

dale-card-mac1 = Swift Broker
    .code = Ma1
dale-card-mac2 = Cookies
    .code = Ma2
dale-card-mac3 = Shattered Relic
    .code = Ma3
dale-card-mac4 = Spyglass
    .code = Ma4
dale-card-mac5a = Flashy Show
    .code = Ma5a
dale-card-mac5b = Favourite Toy
    .code = Ma5b
dale-card-pan1 = Loyal Partner
    .code = Pa1
dale-card-pan2 = Prepaid Good
    .code = Pa2
dale-card-pan3 = Essential Purchase
    .code = Pa3
dale-card-pan4 = Market Discovery
    .code = Pa4
dale-card-pan5a = Special Offer
    .code = Pa5a
dale-card-pan5b = Stock Clearance
    .code = Pa5b
dale-card-rac1 = Wily Fellow
    .code = Ra1
dale-card-rac2 = Nuisance
    .code = Ra2
dale-card-rac3 = Rotten Food
    .code = Ra3
dale-card-rac4 = Dirty Exchange
    .code = Ra4
dale-card-rac5a = Sabotage
    .code = Ra5a
dale-card-rac5b = Treasure Hunter
    .code = Ra5b
dale-card-squ1 = Stashing Vendor
    .code = Sq1
dale-card-squ2 = Empty Chest
    .code = Sq2
dale-card-squ3 = Nostalgic Item
    .code = Sq3
dale-card-squ4 = Acorn
    .code = Sq4
dale-card-squ5a = Accordion
    .code = Sq5a
dale-card-squ5b = Winter is Coming
    .code = Sq5b
dale-card-oce1 = Bold Haggler
    .code = Oc1
dale-card-oce2 = New Season
    .code = Oc2
dale-card-oce3 = Whirligig
    .code = Oc3
dale-card-oce4 = Charm
    .code = Oc4
dale-card-oce5a = Gamble
    .code = Oc5a
dale-card-oce5b = Blindfold
    .code = Oc5b
dale-card-cha1 = Flexible Shopkeeper
    .code = Ch1
dale-card-cha2 = Reflection
    .code = Ch2
dale-card-cha3 = Good Old Times
    .code = Ch3
dale-card-cha4 = Gift Voucher
    .code = Ch4
dale-card-cha5a = Trendsetting
    .code = Ch5a
dale-card-cha5b = Seeing Doubles
    .code = Ch5b
dale-card-junk = Junk
    .code = Ju

## What the cards do

dale-text-mac1 = Discard your hand. Draw the same number of cards.
dale-text-mac2 = While this card is in your hand, your hand size is one higher.
dale-text-mac3 = Throw away a card from your hand. Then draw a card.
dale-text-mac4 = Draw 3 cards. Keep 1 and put the others back on your deck in any order.
dale-text-mac5a = This turn, each card you use is worth 1 more.
dale-text-mac5b = Take the top card of your discard pile into your hand.
dale-text-pan1 = Throw away all cards in the market, then refill it at once.
dale-text-pan2 = Take any card from the market into your hand.
dale-text-pan3 = When you buy this card, you may throw away up to 3 of the Junk cards you pay with.
dale-text-pan4 = Once per turn, while this card is in your hand, you may throw away the top card of the market deck. If you pay with this card, you may buy the top card of the market’s discard pile at its value.
dale-text-pan5a = Draw 3 cards from the market deck. Keep 1 and throw the others away.
dale-text-pan5b = If you pay with this card, you may add any number of cards to the payment.
dale-text-rac1 = Your deck becomes your discard pile. Your discard pile is shuffled and becomes your deck.
dale-text-rac2 = Choose up to two other players. Each of them discards a random card from their hand.
dale-text-rac3 = Put a card from your hand face down on another player’s deck.
dale-text-rac4 = Take a random card from another player’s hand. Then give that player a card from yours.
dale-text-rac5a = Draw the top 2 cards of another player’s deck. Throw 1 away and put the other on that player’s discard pile.
dale-text-rac5b = Take the top card of another player’s discard pile into your hand.
dale-text-squ1 = A stack with this card may contain any number of Junk cards.
dale-text-squ2 = A stack with this card may contain animalfolk cards of any sets.
dale-text-squ3 = A stack with this card may contain one extra card: any card from your discard pile.
dale-text-squ4 = Take any card from another player’s stall into your hand and put this card in its place.
dale-text-squ5a = In a stack, you may raise or lower this card’s value by 1.
dale-text-squ5b = When you build a stack with this card, you may build the next one at once.
dale-text-oce1 = Once per turn, while this card is in your hand, you may roll the die and add the result to its value for this turn.
dale-text-oce2 = Throw away an animalfolk card from your discard pile. If you do, draw a card from the market deck.
dale-text-oce3 = Choose another player. Discard your hand and draw the same number of cards. Shuffle them with that player’s hand, then deal each of you as many cards as you had.
dale-text-oce4 = Reveal the top card of the market deck. If it makes your next stack on its own, build that stack; otherwise throw the card away.
dale-text-oce5a = Choose another player and roll the die. Swap that many random cards between your hands.
dale-text-oce5b = Hide a card from your hand. Another player guesses its value. If the guess is right, discard the card; if not, give it any value from 1 to 5 for this turn.
dale-text-cha1 = This card is a copy of any card in your last stack.
dale-text-cha2 = This card is a copy of the top card of another player’s discard pile.
dale-text-cha3 = Once per turn, while this card is in your hand, you may throw away the top card of the market deck. This card is a copy of the top card of the market’s discard pile.
dale-text-cha4 = Take any card from the market into your hand and put this card in its slot.
dale-text-cha5a = This card is a copy of any card in the market.
dale-text-cha5b = This card is a copy of another card in your hand, which you reveal.
dale-text-junk = Worth 1 when you pay. It can’t go into a stack unless a card allows it.

## The same in a few words, which stand on the card: with its name at most six lines of 17 characters

dale-short-mac1 = Discard hand, draw as many
dale-short-mac2 = Hand size +1
dale-short-mac3 = Throw 1 away, draw 1
dale-short-mac4 = Draw 3, keep 1
dale-short-mac5a = Cards +1 this turn
dale-short-mac5b = Take back your top discard
dale-short-pan1 = Replace the whole market
dale-short-pan2 = Take any market card
dale-short-pan3 = Clears up to 3 Junk paid for it
dale-short-pan4 = Throw top of market deck away, buy market’s top discard
dale-short-pan5a = Market deck: draw 3, keep 1
dale-short-pan5b = Overpay with any cards you like
dale-short-rac1 = Swap your deck and discards
dale-short-rac2 = Up to 2 others discard at random
dale-short-rac3 = Slip a card onto another’s deck
dale-short-rac4 = Take 1 at random, give 1 back
dale-short-rac5a = Top 2 of another’s deck: throw 1 away
dale-short-rac5b = Take another’s top discard
dale-short-squ1 = Stack: any number of Junk
dale-short-squ2 = Stack: mix any sets
dale-short-squ3 = Stack: +1 card from your discards
dale-short-squ4 = Swap for a card in another’s stall
dale-short-squ5a = Stack: value ±1
dale-short-squ5b = Build the next stack at once
dale-short-oce1 = Roll the die, add it to the value
dale-short-oce2 = Trade a discarded animal for a market deck card
dale-short-oce3 = New hand, then mix with another’s
dale-short-oce4 = Market deck’s top may be your next stack
dale-short-oce5a = Roll: swap that many hand cards
dale-short-oce5b = Hidden card: any value unless guessed
dale-short-cha1 = Copies a card in your last stack
dale-short-cha2 = Copies another’s top discard
dale-short-cha3 = Throw top of market deck away, copy market’s top discard
dale-short-cha4 = Swap for any market card
dale-short-cha5a = Copies any market card
dale-short-cha5b = Copies another hand card
dale-short-junk = Mainly for paying

## Decks

dale-deck-macaws = Macaws
dale-deck-pandas = Pandas
dale-deck-raccoons = Raccoons
dale-deck-squirrels = Squirrels
dale-deck-ocelots = Ocelots
dale-deck-chameleons = Chameleons

## Cards in lists

dale-hand-card = { NAME($card) }
dale-open-card = open card { $number }
dale-open-code = o{ $number }
dale-open-altered = { NAME($card) } (open, worth { $value })
dale-open-plain = { NAME($card) } (open)
dale-open-copy = { NAME($card) } (open, as { NAME($as) }, worth { $value })
dale-laid-card = { NAME($card) } ({ $value })
dale-laid-copy = { NAME($card) } as { NAME($as) } ({ $value })
dale-laid-fetched = { $what } from the discard pile
dale-times = { $count } × { $what }
dale-number = { $number }
dale-one-of = { $numbers } or { $last }
dale-slot = +{ $number }
dale-seat = P{ $number }

## The table

dale-table-market = Market
dale-table-cost = { $value }+{ $slot } = { $price }
dale-table-type = { $type ->
    [technique] technique{ $plus ->
        [yes] { " +" }
       *[no] { "" }
    }
    [copier] copies
   *[passive] passive
}
dale-table-gap = empty
dale-table-market-piles = Market deck { $deck } · its discard pile { $discard }
dale-table-market-piles-top = Market deck { $deck } · its discard pile { $discard }, top card { NAME($card) }
dale-table-in-play = In play
dale-table-as = { NAME($card) } as { NAME($as) }
dale-table-flashy = this turn, each card of the active player is worth { $extra } more
dale-table-stall = Stall
dale-table-hand = Hand
dale-table-deck = Deck
dale-table-discard = Discard pile
dale-table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dale-table-none = none
dale-table-on-top = { $count }, top card { NAME($card) }
dale-table-next = { $stack ->
    [9] all stacks built
   *[other] next: { $stack }
}
dale-table-your-hand = Your hand
dale-table-empty-hand = no cards
dale-table-open = Open cards
dale-table-open-card = { $code } { NAME($card) } (worth { $value })
dale-table-open-plain = { $code } { NAME($card) }
dale-table-open-copy = { $code } { NAME($card) } as { NAME($as) } (worth { $value })
dale-table-laid = Laid out
dale-table-looked = { $you ->
    [yes] You look at
   *[no] { $seat } looks at
}

## Prompts: what has to be decided

dale-prompt-over = The game is over.
dale-prompt-waiting = { $seat } is deciding.
dale-prompt-action = Your action: { $several ->
    [yes] { $actions } or { $last }.
   *[no] { $last }.
}{ $build ->
    [yes] { "" }
   *[no] { " " }You can’t build stack { $stack } yet.
}
dale-prompt-no-action = There’s no action left that you can do.
dale-can-technique = Technique
dale-can-stall = Stall (build stack { $stack })
dale-can-market = Market (buy)
dale-can-inventory = Inventory (discard)
dale-prompt-before-delivery = Your actions are done. { $usable ->
    [yes] You can still use { NAME($cards) }, or go on to your Delivery.
   *[no] Go on to your Delivery.
}
dale-prompt-end-of-turn = Your Delivery is done. { $usable ->
    [yes] You can still use { NAME($cards) }, or end your turn.
   *[no] End your turn.
}
dale-prompt-more-cookies = Your hand is full. { $usable ->
    [yes] To draw another card, turn { NAME($cards) } into a copy of Cookies; otherwise go on.
   *[no] Go on.
}
dale-prompt-extra-stack = Winter is Coming: you may build stack { $stack } at once.
dale-prompt-pay = Which card do you pay with? Still to pay: { $due }.{ $ordered ->
    [yes] { " " }The last card goes on top of your discard pile.
   *[no] { "" }
}
dale-prompt-paid = The price is paid. Finish, or add another card if you can.
dale-prompt-junk = You may throw away Junk you paid with: up to { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
dale-prompt-stack-card = Which card goes into stack { $stack }? Still needed: { $due }.
dale-prompt-inventory = Which card do you discard?{ $ordered ->
    [yes] { " " }The last one goes on top.
   *[no] { "" }
}
dale-prompt-identity = { NAME($card) } copies another card. Which one?
dale-prompt-worth = What is { NAME($card) } worth in this stack?
dale-prompt-opponent = { NAME($technique) }: which player do you choose?
dale-prompt-victim = { NAME($technique) }: who discards a random card?
dale-prompt-guess = { $player } has hidden a card under the Blindfold. What’s its value?
dale-prompt-stack = Which of { $player }’s stacks do you take a card from?
dale-prompt-new-value = Wrong guess! What value should { NAME($card) } have this turn?
dale-prompt-discard = Which card do you discard next? The last one goes on top.
dale-prompt-throw = Which card from your hand do you throw away?
dale-prompt-slip = Which card do you put on { $player }’s deck?
dale-prompt-give = Which card do you give to { $player }?
dale-prompt-hide = Which card do you hide?
dale-prompt-keep = Which card do you keep?
dale-prompt-put-on-top = Which card goes on top?
dale-prompt-throw-first = Which card do you throw away first? The other one goes on top.
dale-prompt-throw-one = Which card do you throw away? The other one goes on its owner’s discard pile.
dale-prompt-throw-discarded = Which card from your discard pile do you throw away?
dale-prompt-take-stall = Which card do you take from { $player }’s stall?
dale-prompt-take = Which card do you take from the market?
dale-prompt-throw-market = Which market card do you throw away next? The last one goes on top.

## What helps to decide

dale-note-text = { NAME($card) }: { $text }
dale-note-nothing-to-buy = You can’t afford any card: your hand is worth { $worth }.
dale-note-no-cost = Using { NAME($cards) } costs no action.
dale-note-price = Price { $price }, your hand is worth { $worth }. Every card must be needed to reach the price.
dale-note-payment = Price { $price }, paid so far { $cards } = { $paid }
dale-note-stack = Stack { $stack }, so far { $cards } = { $sum }
dale-note-tidied = Discarded so far: { NAME($cards) }
dale-note-looked = You’re looking at { NAME($cards) }
dale-note-guess = { $count ->
    [one] It’s the only card in that hand.
   *[other] It’s one of { $count } cards in that hand.
}

## Choices

dale-group-buy = Buy
dale-group-build = Build
dale-group-play = Play
dale-group-roll = Roll for
dale-group-reveal = Throw away the top of the market deck with
dale-group-other = Or
dale-group-as = As
dale-group-player = Player
dale-group-stack = Stack
dale-group-guess = Value
dale-group-new-value = Value
dale-group-worth = Value
dale-group-card-pay = Pay
dale-group-card-build = From your hand
dale-group-card-discard = Discard
dale-group-card-throw = Throw away
dale-group-card-slip = Put on the deck
dale-group-card-give = Give
dale-group-card-hide = Hide
dale-group-card-cookies = As Cookies
dale-group-pick-fetch = From your discard pile
dale-group-pick-keep = Keep
dale-group-pick-put-on-top = On top
dale-group-pick-throw-first = Throw away
dale-group-pick-throw-one = Throw away
dale-group-pick-throw-discarded = Throw away
dale-group-pick-take-stall = Take
dale-group-pick-junk = Throw away
dale-group-slot-take = Take
dale-group-slot-throw-market = Throw away

dale-label-buy = { NAME($card) } for { $price }
dale-label-buy-discard = { NAME($card) } from the discard pile for { $price }
dale-label-build = stack { $stack }
    .button = { dale-web-action-stall }
dale-label-tidy = Inventory: discard cards
    .button = { dale-web-action-inventory }
dale-label-top = { $card } (top card)
dale-label-stack = stack { $stack }: { NAME($cards) }
dale-label-value = value { $number }
dale-label-end-action = end your actions
dale-label-end-before-delivery = go on
dale-label-end-end-of-turn = end the turn
dale-label-end-more-cookies = go on
dale-label-end-extra-stack = no more stacks for now
dale-label-end-payment = finish paying
dale-label-end-junk-away = no more Junk
dale-label-end-inventory = no more cards
dale-label-end-victim = nobody else

dale-key-buy = b
dale-key-buy-discard = bd
dale-key-build = s
dale-key-tidy = i
dale-key-end = e
dale-key-play = p
dale-key-roll = r
dale-key-reveal = v
dale-key-as = a
dale-key-pick = d
dale-key-pick-top = dt
dale-key-take = m
dale-key-stack = s
dale-key-number = n

dale-action-buy = You buy { NAME($card) } for { $price }.
dale-action-buy-discard = You buy { NAME($card) } from the market’s discard pile for { $price }.
dale-action-build = You build stack { $stack }.
dale-action-build-with = You build stack { $stack } with { $card }.
dale-action-tidy = Inventory: you discard cards.
dale-action-play = You play { $card }.
dale-action-roll = You roll the die for { $card }.
dale-action-reveal = You use { $card } to throw away the top card of the market deck.
dale-action-as = Your card is a copy of { $card }.
dale-action-as-itself = { $card } stays itself.
dale-action-card-pay = You pay with { $card }.
dale-action-card-build = You put { $card } into the stack.
dale-action-card-discard = You discard { $card }.
dale-action-card-throw = You throw away { $card }.
dale-action-card-slip = You put { $card } face down on the other player’s deck.
dale-action-card-give = You give { $card } away.
dale-action-card-hide = You hide { $card } under the Blindfold.
dale-action-card-cookies = { $card } is a copy of Cookies.
dale-action-pick-fetch = You put { $card } from your discard pile into the stack.
dale-action-pick-keep = You keep { $card }.
dale-action-pick-put-on-top = { $card } goes on top of your deck.
dale-action-put-below = Below it goes { $card }.
dale-action-pick-throw-first = You throw away { $card } first.
dale-action-throw-next = Then you throw away { $card }.
dale-action-pick-throw-one = You throw away { $card }.
dale-action-pick-throw-discarded = You throw away { $card } from your discard pile.
dale-action-pick-take-stall = You take { $card } from the stall.
dale-action-pick-junk = You throw away { $card } from your payment.
dale-action-slot-take = You take { $card } from the market.
dale-action-slot-throw-market = You throw away { $card } from the market.
dale-action-player = You choose { $player }.
dale-action-stack = You choose stack { $stack } ({ NAME($cards) }).
dale-action-guess = You guess { $number }.
dale-action-new-value = The card is worth { $number } this turn.
dale-action-worth = It’s worth { $number } in this stack.
dale-action-end-action = You end your actions.
dale-action-end-before-delivery = You go on to your Delivery.
dale-action-end-end-of-turn = You end your turn.
dale-action-end-more-cookies = You go on.
dale-action-end-extra-stack = You build no more stacks for now.
dale-action-end-payment = You finish paying.
dale-action-end-junk-away = You don’t throw away any more Junk.
dale-action-end-inventory = You don’t discard any more cards.
dale-action-end-victim = You don’t choose anyone else.

dale-summary-then = { $before } { $next }
dale-summary-copy = { $card } as { $as }
dale-summary-worth = { $card } (worth { $number })
dale-summary-effect = “{ $text }”
dale-summary-nobody = You choose nobody.
dale-summary-stack = stack { $stack }
dale-reveals-draws = new cards are drawn
dale-reveals-market = a new card comes to the market
dale-reveals-top = the next market card is shown
dale-reveals-die = the die is rolled
dale-reveals-looks = you see hidden cards
dale-reveals-random = a card is picked at random
dale-reveals-mixes = the hands are shuffled
dale-reveals-piles = your deck is turned over
dale-reveals-shows = everyone sees your card
dale-forced = { $why ->
    [pay] You pay with { $choices }, the only way to pay.
    [pay-rest] You also pay with { $choices }, the only way with what you picked.
    [stack] Already selected: { $choices }, the only way to build this stack.
    [rest] Already selected: { $choices }, the only way with what you picked.
   *[only] Already selected: { $choices }. Nothing else is possible.
}
dale-warning-unused = You still have an action left.
dale-warning-unfinished = You can still do something first.
dale-warning-junk = Too few cards to draw: you’ll get { $count ->
    [one] { $count } Junk card.
   *[other] { $count } Junk cards.
}

## Why not

dale-refusal-moment = You can’t do that right now.
dale-refusal-price = { NAME($card) } costs { $price }, and your hand is worth { $worth }.
dale-refusal-empty-slot = There’s no card in that slot.
dale-refusal-no-discard = The market’s discard pile is empty.
dale-refusal-discovery = You can buy the top card of the market’s discard pile only if you pay with a Market Discovery, and without any card you don’t need.
dale-refusal-build = You can’t build stack { $stack } now: no cards of one set in your hand add up to exactly { $stack }.
dale-refusal-build-copier = You can’t build stack { $stack } now: no cards of one set in your hand add up to exactly { $stack }. { NAME($card) } counts only as what it copies, not as the value on it.
dale-refusal-empty-hand = Your hand is empty.
dale-refusal-not-in-hand = You have no { NAME($card) } in your hand.
dale-refusal-no-open-card = There’s no such open card.
dale-refusal-no-technique = { NAME($card) } isn’t a technique, so you can’t play it.
dale-refusal-no-roll = You can’t roll the die for { NAME($card) } now.
dale-refusal-no-reveal = You can’t use { NAME($card) } to throw away a card from the market deck now.
dale-refusal-needless = { NAME($card) } doesn’t fit this payment: one card could be left out, and the price would still be paid.
dale-refusal-no-fit = { NAME($card) } doesn’t fit into stack { $stack } here.
dale-refusal-verb = What do you want to do with { NAME($card) }? { $technique ->
    [yes] Play it: { $play }{ NAME($card, form: "code") }. Discard it: choose Inventory first ({ $tidy }).
   *[no] Discard it: choose Inventory first ({ $tidy }).
} Pay or build with it: buy or build first.
    .web = What do you want to do with { NAME($card) }? { $technique ->
        [yes] You can play it when it’s time for an action.
       *[no] It isn’t a technique, so you can’t play it.
    } To pay or build with it, or to discard it, first choose a market card, Stall or Inventory.
dale-refusal-as = { NAME($card) } can’t copy that here.
dale-refusal-not-paid = Not yet: you still have { $due } to pay.

## What happened

dale-event-decks = Decks in this game: { NAME($decks) }
dale-event-starts = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
dale-event-turn = { $you ->
    [yes] Turn { $turn }: you
   *[no] Turn { $turn }: { $seat }
}
dale-event-market-card = New in the market: { NAME($cards) }
dale-event-draws = { $you ->
    [yes] You draw { NAME($cards) }{ $owner ->
        [market] { " " }from the market deck
       *[other] { "" }
    }.
   *[no] { $seat } draws { NAME($cards) }{ $owner ->
        [market] { " " }from the market deck
       *[other] { "" }
    }.
}
dale-event-draws-hidden = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $owner ->
    [market] { " " }from the market deck
   *[other] { "" }
}.
dale-event-reshuffle = { $you ->
    [yes] Your discard pile ({ $count }) is shuffled and becomes your deck.
   *[no] { $seat }’s discard pile ({ $count }) is shuffled and becomes their deck.
}
dale-event-reshuffle-market = The market’s discard pile ({ $count }) is shuffled and becomes the market deck.
dale-event-junk-dealt = { $you ->
    [yes] You have nothing left to draw, so you get
   *[no] { $seat } has nothing left to draw and gets
} { $count ->
    [one] { $count } Junk card.
   *[other] { $count } Junk cards.
}
dale-event-no-junk = { $you ->
    [yes] There’s no Junk left for you.
   *[no] There’s no Junk left for { $seat }.
}
dale-event-buys = { $you ->
    [yes] You buy { NAME($card) } for { $price }.
   *[no] { $seat } buys { NAME($card) } for { $price }.
}
dale-event-buys-discard = { $you ->
    [yes] You buy { NAME($card) } from the market’s discard pile for { $price }.
   *[no] { $seat } buys { NAME($card) } from the market’s discard pile for { $price }.
}
dale-event-pays = { $you ->
    [yes] You pay { $cards } = { $sum }
   *[no] { $seat } pays { $cards } = { $sum }
}
dale-event-plays = { $you ->
    [yes] You play { NAME($card) }.
   *[no] { $seat } plays { NAME($card) }.
}
dale-event-plays-copy = { $you ->
    [yes] You play { NAME($card) } as { NAME($as) }.
   *[no] { $seat } plays { NAME($card) } as { NAME($as) }.
}
dale-event-copies = { $you ->
    [yes] Your { NAME($card) } copies { NAME($as) } this turn.
   *[no] { $seat }’s { NAME($card) } copies { NAME($as) } this turn.
}
dale-event-shows = { $you ->
    [yes] You reveal { NAME($card) }.
   *[no] { $seat } reveals { NAME($card) }.
}
dale-event-lays = { $you ->
    [yes] You build with { $cards } = { $sum }
   *[no] { $seat } builds with { $cards } = { $sum }
}
dale-event-stack = { $you ->
    [yes] You complete stack { $stack }.
   *[no] { $seat } completes stack { $stack }.
}
dale-event-discards = { $you ->
    [yes] You discard { NAME($cards) }.
   *[no] { $seat } discards { NAME($cards) }.
}
dale-event-throws-away = { $you ->
    [yes] You throw away { NAME($cards) }.
   *[no] { $seat } throws away { NAME($cards) }.
}
dale-event-rolls = { $you ->
    [yes] You roll a { $number } for { NAME($card) }.
   *[no] { $seat } rolls a { $number } for { NAME($card) }.
}
dale-event-new-value = { $you ->
    [yes] Your { NAME($card) } is worth { $value } this turn.
   *[no] { $seat }’s { NAME($card) } is worth { $value } this turn.
}
dale-event-looks = { $you ->
    [yes] You look at { NAME($cards) }.
   *[no] { $seat } looks at { NAME($cards) }.
}
dale-event-looks-hidden = { $you ->
    [yes] You look at
   *[no] { $seat } looks at
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from { $owner ->
    [own] { $you ->
        [yes] your deck
       *[no] their own deck
    }
    [market] the market deck
   *[other] { $to-you ->
        [yes] your deck
       *[no] { $player }’s deck
    }
}.
dale-event-keeps = { $you ->
    [yes] You keep { NAME($cards) }.
   *[no] { $seat } keeps { NAME($cards) }.
}
dale-event-keeps-hidden = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
dale-event-puts-back = { $you ->
    [yes] You put { NAME($cards) } back on your deck.
   *[no] { $seat } puts { NAME($cards) } back on their deck.
}
dale-event-puts-back-hidden = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} back on { $you ->
    [yes] your deck
   *[no] their deck
}.
dale-event-takes = { $you ->
    [yes] You take { NAME($card) } from the market.
   *[no] { $seat } takes { NAME($card) } from the market.
}
dale-event-fetches = { $you ->
    [yes] You take { NAME($card) } from your discard pile.
   *[no] { $seat } takes { NAME($card) } from their own discard pile.
}
dale-event-steals = { $you ->
    [yes] You take { NAME($card) } from { $player }’s discard pile.
   *[no] { $seat } takes { NAME($card) } from { $to-you ->
        [yes] your discard pile
       *[no] { $player }’s discard pile
    }.
}
dale-event-swaps-piles = { $you ->
    [yes] You swap your deck ({ $deck }) and your discard pile ({ $discard }).
   *[no] { $seat } swaps their deck ({ $deck }) and their discard pile ({ $discard }).
}
dale-event-aims = { $you ->
    [yes] You choose { $player }.
   *[no] { $seat } chooses { $to-you ->
        [yes] you
       *[no] { $player }
    }.
}
dale-event-loses = { $you ->
    [yes] You discard { NAME($card) } (at random).
   *[no] { $seat } discards { NAME($card) } (at random).
}
dale-event-slips = { $you ->
    [yes] You put { NAME($card) } on { $player }’s deck.
   *[no] { $seat } puts { NAME($card) } on { $to-you ->
        [yes] your deck
       *[no] { $player }’s deck
    }.
}
dale-event-slips-hidden = { $seat } puts a card face down on { $to-you ->
    [yes] your deck
   *[no] { $player }’s deck
}.
dale-event-drops = { $you ->
    [yes] You put { NAME($card) } on { $player }’s discard pile.
   *[no] { $seat } puts { NAME($card) } on { $to-you ->
        [yes] your discard pile
       *[no] { $player }’s discard pile
    }.
}
dale-event-grabs = { $you ->
    [yes] You get { NAME($cards) } from { $player }.
   *[no] { $seat } gets { NAME($cards) } from { $to-you ->
        [yes] you
       *[no] { $player }
    }.
}
dale-event-grabs-hidden = { $you ->
    [yes] You get { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from { $player }.
   *[no] { $seat } gets { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from { $to-you ->
        [yes] you
       *[no] { $player }
    }.
}
dale-event-gives = { $you ->
    [yes] You give { NAME($cards) } to { $player }.
   *[no] { $to-you ->
        [yes] { $seat } gives you { NAME($cards) }.
       *[no] { $seat } gives { NAME($cards) } to { $player }.
    }
}
dale-event-gives-hidden = { $you ->
    [yes] You give { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to { $player }.
   *[no] { $to-you ->
        [yes] { $seat } gives you { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[no] { $seat } gives { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } to { $player }.
    }
}
dale-event-takes-from-stall = { $you ->
    [yes] You take { NAME($card) } from { $player }’s stack { $stack }.
   *[no] { $seat } takes { NAME($card) } from { $to-you ->
        [yes] your stack { $stack }
       *[no] { $player }’s stack { $stack }
    }.
}
dale-event-swaps-in-stall = { $you ->
    [yes] You take { NAME($card) } from { $player }’s stack { $stack } and put { NAME($replacement) } in its place.
   *[no] { $seat } takes { NAME($card) } from { $to-you ->
        [yes] your stack { $stack }
       *[no] { $player }’s stack { $stack }
    } and puts { NAME($replacement) } in its place.
}
dale-event-mixes = { $you ->
    [yes] Your cards and { $player }’s are shuffled together ({ $count }) and dealt out.
   *[no] { $seat }’s cards and { $to-you ->
        [yes] yours
       *[no] { $player }’s
    } are shuffled together ({ $count }) and dealt out.
}
dale-event-dealt = { $you ->
    [yes] You’re dealt { NAME($cards) }.
   *[no] { $seat } is dealt { NAME($cards) }.
}
dale-event-dealt-hidden = { $you ->
    [yes] You’re dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[no] { $seat } is dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
dale-event-dealt-partly = { $seat } is dealt { $count } cards, including { NAME($cards) }.
dale-event-dealt-swap = You lose: { NAME($lost) }. You get: { NAME($cards) }.
dale-event-dealt-same = You get your own cards back.
dale-event-hides = { $you ->
    [yes] You hide { NAME($card) }; { $player } has to guess its value.
   *[no] { $seat } hides { NAME($card) }; { $to-you ->
        [yes] you have
       *[no] { $player } has
    } to guess its value.
}
dale-event-hides-hidden = { $seat } hides a card; { $to-you ->
    [yes] you have
   *[no] { $player } has
} to guess its value.
dale-event-guesses = { $you ->
    [yes] You guess { $number }.
   *[no] { $seat } guesses { $number }.
}
dale-event-uncovers = { $you ->
    [yes] Your card is { NAME($card) }, worth { $value }.
   *[no] { $seat }’s card is { NAME($card) }, worth { $value }.
}
dale-event-uncovers-copy = { $you ->
    [yes] Your card is { NAME($card) } as { NAME($as) }, worth { $value }.
   *[no] { $seat }’s card is { NAME($card) } as { NAME($as) }, worth { $value }.
}
dale-event-nothing = { NAME($as) } has no effect.
dale-event-uses = { $you ->
    [yes] You use { NAME($card) }.
   *[no] { $seat } uses { NAME($card) }.
}
dale-event-ends-actions = { $you ->
    [yes] You end your actions.
   *[no] { $seat } ends their actions.
}
dale-event-game-over = { $you ->
    [yes] You complete your eighth stack: the game is over.
   *[no] { $seat } completes the eighth stack: the game is over.
}

## What a move would cause, in hints

dale-fact-hand = { $count ->
    [0] That leaves no cards in your hand.
    [one] That leaves { $count } card in your hand.
   *[other] That leaves { $count } cards in your hand.
}
dale-fact-draws = You draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $owner ->
    [market] { " " }from the market deck
   *[other] { "" }
}.
dale-fact-roll = The die adds { $least } to { $most } to the value of { NAME($card) } this turn. It costs no action.
dale-fact-reveal = The top card of the market deck is thrown away, so another one will come to the market instead. It costs no action.
dale-fact-keeps = { $count ->
    [one] You keep your card for your next turn.
   *[other] You keep your { $count } cards for your next turn.
}

## Why one move is better than another, in hints and analyses: a difference after both. $number is an amount as text, such as
## "3" or "at least 3", $count the same as a number, and $way "more" or "less".

dale-reason-stacks = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number } { $count ->
    [one] stack
   *[other] stacks
} { $way ->
    [more] more
   *[less] fewer
}
dale-reason-gained = { $you ->
    [yes] The cards that you gain
   *[no] The cards that { $seat } gains
} are worth { $number } { $way ->
    [more] more
   *[less] less
}
dale-reason-thrown = { $you ->
    [yes] You throw away
   *[no] { $seat } throws away
} { $number } Junk { $count ->
    [one] card
   *[other] cards
} { $way ->
    [more] more
   *[less] fewer
}
dale-reason-junk = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $number } Junk { $count ->
    [one] card
   *[other] cards
} { $way ->
    [more] more
   *[less] fewer
}
dale-reason-hand = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $number } { $count ->
    [one] card
   *[other] cards
} { $way ->
    [more] more
   *[less] fewer
} in hand
dale-reason-ready = { $way ->
    [more] You can build your next stack
   *[less] You can’t build your next stack
}
dale-reason-purse = Your hand can pay { $number } { $way ->
    [more] more
   *[less] less
}

## The score sheet

dale-score-stack = Stack { $stack }
dale-score-cell = { NAME($cards) } (turn{"\u00A0"}{ $turn })
dale-score-stacks = Stacks
dale-score-legend = the cards of each stack when it was built; the first player to complete the eighth stack wins at once
dale-verdict-wins = { $you ->
    [yes] You win with eight stacks.
   *[no] { $seat } wins with eight stacks.
}

## Help. The title, or one of the words of "also", is what people type after the question mark.

dale-help-card = { NAME($card) } ({ NAME($deck) } { $value }): { $type ->
    [technique] a technique{ $plus ->
        [yes] { " " }with a plus: you get another action after it.
       *[no] { " " }without a plus.
    }
    [copier] a passive card that copies.
   *[passive] a passive card.
} { $text }{ $rolls ->
    [yes] { " " }The die’s faces: { $faces }.
   *[no] { "" }
} { $copies ->
    [one] There’s only one in the deck.
   *[other] There are { $copies } of them in the deck.
}
    .web = { NAME($deck) } { $value }: { $type ->
        [technique] a technique{ $plus ->
            [yes] { " " }with a plus: you get another action after it.
           *[no] { " " }without a plus.
        }
        [copier] a passive card that copies. When you use it, it’s worth what it copies. The number in brackets is for its price, and for its value while there’s nothing to copy.
       *[passive] a passive card.
    } { $text }{ $rolls ->
        [yes] { " " }The die’s faces: { $faces }.
       *[no] { "" }
    } { $copies ->
        [one] There’s only one in the deck.
       *[other] There are { $copies } of them in the deck.
    }
dale-help-junk-card = { NAME($card) }: { $text } There’s always enough of it.
    .web = { $text } There’s always enough of it.

dale-help-goal = Goal
    .also = winning end victory
    .text = Build your stall: eight stacks, one after another, worth exactly 1, 2, 3 and so on up to 8. The first player to complete the eighth stack wins at once.
dale-help-turn = Turn
    .also = action actions
    .text = Take one of four actions: Market (buy a card), Technique (play one), Stall (build your next stack) or Inventory (discard cards). A technique with a plus gives you another action. Then comes your Delivery, and it’s the next player’s turn.
dale-help-market = Market
    .also = buy price pay payment slot
    .text = A card costs its value plus 0 to 4: the further left it is, the more it costs. You pay with cards from your hand. Each is worth its value, and they go on your discard pile, in the order you name them if a card in this game depends on it. You may overpay, but you must need every card: the excess has to be less than the value of each card you pay with. The card you buy goes into your hand.
dale-help-techniques = Techniques
    .also = technique play
    .text = Play a technique from your hand and do what it says, as far as possible. Then it goes on your discard pile.
dale-help-plus = Plus
    .also = + extra
    .text = After a technique with a plus, you have another action of any kind. If you pay or build with the card, its plus doesn’t count.
dale-help-passive = Passive
    .also = passives ability abilities reveal
    .text = Passive cards work while they’re in your hand or where you use them. Abilities that you decide to use, such as the Bold Haggler’s die, aren’t actions: use them on your turn whenever nothing else is being resolved.
dale-help-stall = Stall
    .also = stack stacks build
    .text = You build your stacks in order. The cards of a stack must add up to exactly its number. They must all be animalfolk cards of one set; Junk isn’t allowed. Some Squirrels bend these rules. You never use the cards in your stall again.
dale-help-tidy = Inventory
    .also = tidy discard
    .text = Put any number of cards from your hand on your discard pile, in the order you name them if a card in this game depends on it. Ending your actions without doing anything is the same as an Inventory action with no cards.
dale-help-delivery = Delivery
    .also = refill
    .text = After your actions, you draw back up to your hand size, usually 5 cards; if you have more, you keep them. If your deck and your discard pile are both empty, you get Junk. Then the market cards slide to the right, and new ones fill the gaps.
dale-help-piles = Piles
    .also = deck shuffle pile
    .text = When a card is needed and a deck is empty, its discard pile is shuffled and becomes the deck. Anyone may look through any discard pile, in order.
dale-help-discards = Discards
    .also = discarded look
    .text =
        Everyone can see all discard piles, in order. The top card comes last.
        { $piles }
dale-discards-market = Market: { $count ->
    [0] nothing
   *[other] { NAME($cards) }
}
dale-discards-of = { $seat }: { $count ->
    [0] nothing
   *[other] { NAME($cards) }
}
dale-discards-next =
    { $before }
    { $next }
dale-help-throwing = Throwing
    .also = away
    .text = Throwing a card away removes it from your cards for good: Junk goes back to the Junk pile, other cards go on the market’s discard pile.
dale-help-values = Values
    .also = value
    .text = If a card’s value changes, the new value counts for everything you do with the card this turn. Changes apply in the order in which they happened. They end at the end of the turn, or when the card leaves your hand.
dale-help-die = Die
    .also = dice faces roll
    .text = The Ocelots’ die has six faces: { $faces }. Rolling it for the Bold Haggler costs no action: each Bold Haggler in your hand may roll once per turn, before you use it. The result is added to its value for this turn and can’t be refused. For the Gamble, the result says how many cards are swapped at most.
dale-help-copies = Copies
    .also = copy chameleon copier
    .text = All Chameleons except the Gift Voucher copy other cards. When you use one, it becomes a copy of a card that its text names, in every respect: set, value, text and plus. If it can copy something, it must. If that card copies too, follow the chain. If there’s nothing to copy, it keeps what’s printed on it. Until you use it, and anywhere else, it’s just the card it is.
dale-help-open = Open
    .text = If something happens to a card in your hand this turn (you use its ability, it becomes a copy, or the Blindfold changes its value), it lies open until the end of the turn. It’s called o1, o2 and so on, and is still part of your hand.
    .web = If something happens to a card in your hand this turn (you use its ability, it becomes a copy, or the Blindfold changes its value), it lies open at the end of your hand until the end of the turn. It’s still part of your hand.
dale-help-decks = Decks
    .also = macaws pandas raccoons squirrels ocelots chameleons sets
    .text = In this game: { NAME($decks) }. There’s one more deck than players ({ $players }). The Macaws manage hands, the Pandas know the market, the Raccoons steal, the Squirrels build, the Ocelots gamble, the Chameleons copy.
    .web = There’s one more deck than players. The Macaws manage hands, the Pandas know the market, the Raccoons steal, the Squirrels build, the Ocelots gamble, the Chameleons copy.
dale-help-secrets = Secrets
    .also = hidden hand
    .text = Hands and all decks are hidden. Anyone who swaps cards with you knows them, and anyone who puts a card on your deck knows which one. Everything bought, paid, built, discarded or thrown away is public.
dale-help-tips = Tips
    .also = advice strategy help
    .text = Buy early what you want to build late: you need cards of one set that add up to 5, 6, 7 and 8. A card you build leaves your deck, so make sure the rest stays thin and strong. The rightmost card in the market is cheap, but waiting for it costs you too. Watch how far the others have got: the race is short.

## The web table

dale-web-blurb = Six kinds of animals, each with its own tricks; three to five of them meet in a game. Build your stall stack by stack: the first player to complete eight stacks wins at once.
dale-bot-apprentice = Starts building late, plays many techniques, and now and then spends a whole turn on Inventory.
dale-bot-trader = Keeps its deck lean: throws away more cards than anyone, and likes techniques.
dale-bot-merchant = Uses abilities that apprentices and traders overlook, and hardly ever wastes a turn.
dale-bot-magnate = Buys little, builds often, and needs fewer turns for its stall than apprentices and traders.
dale-bot-master = Everything it knows about building a stall comes from the rules and from games against itself.
dale-bot-grandmaster = Learned like the master, from the rules and from games against itself, and searches ten times as long before it decides.
dale-web-keys = Q, W, E and R are Technique, Stall, Market and Inventory. T ends your actions. M goes to the market, C to the cards you can choose from; D opens your discard pile.
dale-web-action-technique = Technique
dale-web-action-stall = Stall
dale-web-action-market = Market
dale-web-action-inventory = Inventory
dale-web-end = End
dale-web-next-market = Choose a card in the market to buy.
dale-web-next-technique = Choose a technique in your hand to play.
dale-web-no-technique = You have no technique in your hand to play.
dale-web-market-deck = Market deck
dale-web-market-discard = Market’s discard pile
dale-web-top-first = The top card comes first.
dale-web-empty-pile = This pile is empty.
dale-web-discard-of = { $name }’s discard pile
dale-web-stall-of = { $name }’s stall: { $count } of 8
dale-web-near-end = one stack from winning
dale-web-stall = Your stall: { $count } of 8 stacks
dale-web-no-stacks = No stacks yet.
dale-web-next-stack = Stack { $stack } is next: its cards must add up to exactly { $stack }. So far: { $sum }
dale-web-choose = Choose { $name }
dale-web-copy-now = used now: { NAME($as) }, worth { $value }
dale-web-copy-any = used now: one of { $cards }
dale-web-copy-about = Used now, it’s { NAME($as) }, worth { $value }: { $text }.
dale-web-copy-about-any = Used now, it’s one of: { $cards }.
dale-web-only-you = Only you can see this
dale-web-thrown = { $count } thrown away
dale-web-looks = { $name } is looking at { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dale-web-die = The die shows { $number }
dale-web-rolled = { $you ->
    [yes] You rolled a { $number }
   *[no] { $name } rolled a { $number }
}
dale-web-paying = Payment
dale-web-building = Stack { $stack }
dale-web-turn = { $you ->
    [yes] Turn { $turn }: you
   *[no] Turn { $turn }: { $name }
}
dale-web-purse = You can pay up to { $worth }
dale-web-hand-or-deck = In hand or deck
dale-web-deck-top = On top of the deck
dale-web-unseen = Out of sight
dale-web-unseen-cards = Cards
dale-web-decks-random = { $wanted } decks are used, one more than there are players. They’re chosen at random unless you choose them.
dale-web-decks-chosen = { $count } of { $wanted } decks chosen{ $missing ->
    [0] .
   *[other] ; unless you choose them all, they’re chosen at random.
}
dale-web-random-blurb = Every game is different
dale-web-blurb-macaws = Keep your hand moving.
dale-web-blurb-pandas = Know the market better than anyone.
dale-web-blurb-raccoons = Take what the others need.
dale-web-blurb-squirrels = Bend the rules of the stall.
dale-web-blurb-ocelots = Trust your luck and roll the die.
dale-web-blurb-chameleons = Copy whatever the others have.
dale-web-complexity-easy = Easy
dale-web-complexity-medium = Medium
dale-web-complexity-hard = Hard
dale-web-interaction-little = little interaction
dale-web-interaction-some = some interaction
dale-web-interaction-much = lots of interaction

## Options

dale-option-decks = Animalfolk decks
    .random = Random
dale-option-edition = Card texts
    .first = first edition
dale-option-always-ask-order = Ask for the order of discarded cards even when it makes no difference
