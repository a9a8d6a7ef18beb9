# The lesson of Dale of Merchants: what is said in its order.

dale-lesson-theme = You’re one of the animalfolk who trade in the Dale. The first to fill a stall with eight stacks of fine goods wins.
dale-lesson-goal = This is your stall. The first stack must be worth exactly 1, the second exactly 2, and so on up to 8. All cards of a stack belong to one set: Macaws with Macaws, Pandas with Pandas. Some cards bend this rule: read them.
dale-lesson-hand = You usually hold five cards. Most of your starting cards are Junk: worth 1 each, good for paying, but not for building, unless a card allows it.
dale-lesson-build = On your turn you take one of four actions. You have a card of value 1, so build your first stack: choose Stall. Only the Wily Fellow fits, so it’s selected at once. Confirm.
dale-lesson-delivery = Your first stack is complete! After your action came the Delivery: you drew back up to five cards. Gaps in the market are filled then, too, but in your turn nothing had been bought. Then your turn was over: turns end by themselves when there’s nothing left to do.
dale-lesson-market = The second action: Market. A card costs its value, the number in its corner, plus a surcharge for its slot, from 0 on the right to 4 on the left. Below each card you see how the price adds up.
dale-lesson-buy = Buy the Shattered Relic: value 3, slot +1, so it costs 4. Choose it, pay with four Junk cards, and confirm. You may overpay, but every card must be needed to reach the price.
dale-lesson-discard = The card you bought went straight into your hand, and the cards you paid with went on your discard pile. When your deck is empty, that pile is shuffled and becomes your new deck.
dale-lesson-technique = The third action: Technique. The Shattered Relic throws away a card from your hand, so that it leaves your deck, and draws another one. Choose the Shattered Relic, then the Junk card you want to get rid of.
dale-lesson-plus = The Shattered Relic has a plus, so you may take one more action. Buy the Nuisance: value 2 and in the cheapest slot, so it costs 2. Pay with Junk.
dale-lesson-second = You have a card of value 2 in your hand: build your second stack. Choose Stall; again, the card is selected at once.
dale-lesson-tidy = Nothing in your hand fits stack 3, but your Shattered Relic is still in your deck. The fourth action: Inventory. Choose it, discard all three Junk cards, choose “No more cards”, and confirm.
dale-lesson-drawn = You drew three new cards for the Junk, and the Shattered Relic was among them. Inventory was your action, so the turn was over.
dale-lesson-third = The value of the Shattered Relic is 3: it could become your third stack once the lesson is over. But cards in your stall are gone from your deck. When to give up a good one is the big question of this game.
dale-lesson-end = The eighth stack wins at once. Larger stacks need several cards of one set, such as a 5 and a 3, in your hand at the same time.
dale-lesson-remember-deck = Every card you buy comes back again and again: buy what helps you often, and get rid of Junk.
dale-lesson-remember-sets = Settle on a set or two early: large stacks need cards that belong together.
dale-lesson-remember-plus = Techniques with a plus don’t cost you an action. Cards with a leaf aren’t played: they work while you hold them or use them. Take a closer look at any card to read it.
