# The rulebook of Dale of Merchants: titles of its sections, what the topics of the help do not say, and what pictures show.

dale-rules-goal = The race for the best stall
    .text = Two to four people play. You all begin with almost the same weak cards. What you buy makes your deck better, and what you build into your stall is gone from it: that is the whole difficulty.
dale-rules-cards = The cards
    .text =
        Every card shows its value, its set, and what it can do. There are four kinds:
        • techniques, which you play for their effect; most of them have a plus
        • passive cards, which work without being played
        • copying cards, which are passive cards of the Chameleons
        • Junk, which is worth 1 and can do nothing
        Every card with a value can also be used to pay, and every animalfolk card to build.
dale-rules-decks = The six decks
    .text = Each deck has 15 cards: four of value 1, three each of the values 2, 3 and 4, and two different ones of value 5. The deck of a card is its set and its colour.
dale-rules-pieces = What else there is
    .text =
        • the market with five places; from right to left a card there costs 0, 1, 2, 3 or 4 more than its value
        • the Junk pile, which never runs out
        • the die of the Ocelots with the faces 0, 1, 1, 2, 2 and 3
        • for each player a deck, a discard pile, a hand and a stall
dale-rules-setup = Setting up
    .text =
        One deck more takes part than there are players: three, four or five.
        Everybody gets one card of value 1 of each of these decks and Junk up to ten cards. That is your deck; it is shuffled, and you draw five cards.
        The rest of the cards of value 1 stays in the box. All other cards of the chosen decks are shuffled to the market deck, and five of them are laid on the market, from right to left.
        Chance decides who begins.
dale-rules-turn = What you do in your turn
    .text = The other players only wait, except for somebody who has to guess a card under the Blindfold. A player who is hit by an effect never chooses.
dale-rules-plus = More actions with a plus
    .text = That action may be a technique with a plus again, and so on, as long as you have cards. You need not use it.
dale-rules-market = Buying a card
    .text =
        You buy exactly one card. Cards of any sets and Junk may be mixed for paying. Prices do not change during your turn: gaps are closed only at your Delivery, unless a card says otherwise.
        Chameleons on the market cost their own printed value.
dale-rules-techniques = Playing a technique
    .text = While it is carried out the card lies in play: it belongs to no hand and to no pile. Its parts are carried out in their order. You may play a technique that has no effect now; its plus counts all the same. If there are fewer cards than it speaks of, you use all there are.
dale-rules-stall = Building a stack
    .text =
        No number may be left out, and a stack is built at once: nothing is added later. Several cards, also equal ones, are fine.
        What happens later to a finished stack does not change which one is next.
dale-rules-tidy = Tidying up
dale-rules-delivery = Delivery
    .text = Only the player whose turn it is draws. Whoever has lost cards meanwhile waits for their own Delivery. If the market deck is empty, its discard pile is shuffled; if that is empty too, places stay empty. Everything that held for this turn ends now.
dale-rules-passive = Passive cards
    .text = They are compulsory unless they say “may” or “up to”. What can be used once in a turn counts for each card. In the turn of another player your passive cards do nothing.
dale-rules-values = Changed values
dale-rules-copies = Chameleons that copy
    .text =
        You use a card when you pay or build with it, play it, or use its ability. Discarding it, throwing it away or giving it away is not using it.
        What a card has become it stays until the end of the turn, even if the copied card goes elsewhere. All copies in one payment or stack are decided together, and they may copy cards of the same payment.
        A copy of Junk is Junk: you can pay with it, but build only where a card lets Junk in.
dale-rules-throwing = Throwing cards away
dale-rules-piles = Decks and discard piles
    .text = A deck is shuffled anew only when a card of it is needed, not before. Whoever discards several cards at once chooses their order.
dale-rules-open = Open cards in your hand
dale-rules-secrets = What is secret
dale-rules-end = The end of the game
    .text = There is no last round and no tie: whoever completes the eighth stack has won at that moment, even in the middle of an effect. The others are ranked by the number of their stacks.
dale-rules-tips = Advice for the first games

dale-rules-figure-kinds = A technique with a plus, a passive card, a card that copies, and Junk.
dale-rules-figure-signs = The signs of the decks: Macaws, Pandas, Raccoons, Squirrels, Ocelots and Chameleons.
dale-rules-figure-price = Example: this card of value 3 lies in the third place from the right. It costs 3 + 2 = 5.
dale-rules-figure-paying = With these two cards you pay 8. That is 3 too much, but each of them is worth more than 3, so none is superfluous: it is allowed.
dale-rules-figure-superfluous = With these two cards you would pay 6. That is 1 too much, and Junk is worth just 1: it is superfluous, so this is not allowed.
dale-rules-figure-stack = Example for the third stack: two Macaws, 1 and 2, make exactly 3.
dale-rules-figure-copying = Example: these two cards are in your hand. If you use Seeing Doubles, it has to copy the Spyglass: it is a Macaw of value 4 with its text and its plus.
