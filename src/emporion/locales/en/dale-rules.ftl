# The rulebook of Dale of Merchants: titles of its sections, what the topics of the help do not say, and what pictures show.

dale-rules-goal = The race for the best stall
    .text = For two to four players. You all start with the same weak cards. What you buy makes your deck better, and what you build into your stall leaves it again: that’s the whole challenge.
dale-rules-cards = The cards
    .text =
        Every card shows its value, its set and what it can do. There are four kinds:
        • techniques, which you play for their effect; most of them have a plus
        • passive cards, which work without being played
        • copying cards, which are passive Chameleon cards
        • Junk, which is worth 1 and does nothing
        You can pay with any card, and build with any animalfolk card.
dale-rules-decks = The six decks
    .text = Each deck has 15 cards: four of value 1, three each of values 2, 3 and 4, and two different ones of value 5. A card’s deck is also its set and its colour.
dale-rules-pieces = Other components
    .text =
        • the market with five slots; from right to left, a card there costs 0, 1, 2, 3 or 4 more than its value
        • the Junk pile, which never runs out
        • the Ocelots’ die, with the faces { $faces }
        • for each player, a deck, a discard pile, a hand and a stall
dale-rules-setup = Setup
    .text =
        You play with one more deck than there are players: three, four or five.
        Everyone gets one card of value 1 from each of these decks, and Junk to make ten cards. That’s your deck; shuffle it and draw five cards.
        The remaining cards of value 1 go back to the box. All other cards of the chosen decks are shuffled into the market deck, and five of them are placed in the market, from right to left.
        The starting player is chosen at random.
dale-rules-turn = What you do on your turn
    .text = The other players just wait, except when someone has to guess a card under the Blindfold. Players hit by an effect never get to choose.
dale-rules-plus = More actions with a plus
    .text = That action may be another technique with a plus, and so on, as long as you have cards. You don’t have to use it.
dale-rules-market = Market: buying a card
    .text =
        You buy exactly one card. You may mix Junk and cards of any sets to pay. Prices don’t change during your turn: gaps close only at your Delivery, unless a card says otherwise.
        Chameleons in the market cost their own printed value.
dale-rules-techniques = Technique: playing a card
    .text = While you resolve it, the card is in play: it isn’t in any hand or pile. Resolve its parts in order. You may play a technique that has no effect right now; its plus still counts. If there are fewer cards than it asks for, use as many as there are.
dale-rules-stall = Stall: building a stack
    .text =
        You can’t skip a number, and you build a whole stack at once: nothing is added later. You may use several cards, even identical ones.
        Whatever happens to a finished stack later, it doesn’t change which one is next.
dale-rules-tidy = Inventory: discarding cards
dale-rules-delivery = Delivery
    .text = Only the player whose turn it is draws. If you lose cards on someone else’s turn, you wait for your own Delivery. If the market deck is empty, its discard pile is shuffled; if that’s empty too, slots stay empty. All effects that last for this turn end now.
dale-rules-passive = Passive cards
    .text = They’re mandatory unless they say “may” or “up to”. Once per turn means once per turn for each card. On another player’s turn, your passive cards do nothing.
dale-rules-values = Changed values
dale-rules-die = The Ocelots’ die
dale-rules-copies = Chameleons that copy
    .text =
        You use a card when you pay or build with it, play it, use its ability, or hide it under the Blindfold. Discarding it, throwing it away or giving it away isn’t using it.
        Once a card has become a copy, it stays one until the end of the turn, even if the copied card goes elsewhere. All copies in one payment or stack are decided together, and they may copy cards of the same payment or stack.
        A copy of Junk is Junk: you can pay with it, but you can build with it only where a card allows Junk.
dale-rules-throwing = Throwing cards away
dale-rules-piles = Decks and discard piles
    .text = A deck is reshuffled only when a card is needed from it, not before. If you discard several cards at once, they go on the pile in the order you name them, if a card in this game depends on it.
dale-rules-open = Open cards in your hand
dale-rules-secrets = What’s secret
dale-rules-end = The end of the game
    .text = There’s no last round and no tie: the first player to complete the eighth stack wins at that moment, even in the middle of an effect. The others are ranked by their number of stacks.
dale-rules-tips = Tips for your first games

dale-rules-figure-kinds = A technique with a plus, a passive card, a card that copies, and Junk.
dale-rules-figure-signs = The symbols of the decks: Macaws, Pandas, Raccoons, Squirrels, Ocelots and Chameleons.
dale-rules-figure-price = Example: this card of value 3 is in the third slot from the right. It costs 3 + 2 = 5.
dale-rules-figure-paying = You pay 8 with these two cards. That’s 3 too much, but each card is worth more than 3, so you need both: this is allowed.
dale-rules-figure-superfluous = You’d pay 6 with these two cards. That’s 1 too much, and Junk is worth just 1: you don’t need it, so this isn’t allowed.
dale-rules-figure-stack = Example: two Macaws, 1 and 2, make exactly 3 for the third stack.
dale-rules-figure-copying = Example: you have these two cards in your hand. If you use Seeing Doubles, it has to copy the Spyglass: it becomes a Macaw of value 4 with the Spyglass’s text and plus.
