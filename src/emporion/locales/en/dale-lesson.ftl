# The lesson of Dale of Merchants: what is said in its order.

dale-lesson-theme = You are one of the animalfolk who trade in the Dale. Whoever is the first to fill a stall with eight stacks of fine goods wins.
dale-lesson-goal = This is your stall. The first stack has to be worth exactly 1, the second exactly 2, and so on up to 8. All cards of a stack belong to one set: Macaws with Macaws, Pandas with Pandas.
dale-lesson-hand = As a rule you hold five cards. Most of your first ones are Junk: worth 1 each, good for paying, never for building.
dale-lesson-build = On your turn you do one of four things. You hold a card of value 1, so build: press Stall, then the Wily Fellow, and confirm.
dale-lesson-delivery = The first stack stands! After your action comes the Delivery: you draw until you have five cards, and the market is filled. End the turn.
dale-lesson-market = Now the market. A card costs its value, and more the further left it lies: from 0 on the right to 4 on the left. The number on each card is what you pay in the end.
dale-lesson-buy = Buy the Shattered Relic: value 3, place +1, so it costs 4. Press it, pay with four Junk, and confirm. You may pay too much only if every card was needed.
dale-lesson-discard = The bought card went straight into your hand, and what you paid to your discard pile. When your deck is empty, that pile is shuffled and becomes the new one. End the turn.
dale-lesson-technique = The third thing: play a technique. The Shattered Relic throws a card away for good and draws another one. Press it, then the Junk you want to lose.
dale-lesson-plus = It shows a plus: you may do one more thing. Buy the Nuisance, value 2 and cheapest place: it costs 2. Pay with Junk.
dale-lesson-done = Nothing is left to do this turn. End it.
dale-lesson-second = A card of value 2 is in your hand: build the second stack with it.
dale-lesson-tidy = Sometimes a hand is good for nothing. The fourth thing: tidy up. Press Inventory, discard both Junk, say that it is enough, and confirm. You draw fresh cards for them.
dale-lesson-third = The Shattered Relic is back, and it has value 3: your third stack, if you like. But cards in the stall are gone from your deck. When to give up a good one is the question of this game.
dale-lesson-end = The eighth stack wins at once. Larger stacks need several cards of one set, say a 5 and a 3, in your hand at the same time.
dale-lesson-remember-deck = Every bought card comes back again and again: buy what helps you often, and get rid of Junk.
dale-lesson-remember-sets = Decide for a set or two early: large stacks need cards that belong together.
dale-lesson-remember-plus = Techniques with a plus cost you no action. Hold a finger or the pointer on any card to read what it does.
