# Practice positions of Dale of Merchants: the title of each, its task, its hint, and what is said after success and failure.

dale-practice-pay-with-junk = Pay with Junk
dale-practice-pay-with-junk-task = Buy the Shattered Relic and keep both of your animalfolk cards in hand.
dale-practice-pay-with-junk-hint = It costs 3. Each Junk card is worth 1 and is no use for anything but paying.
dale-practice-pay-with-junk-well = Junk is your small change. The Swift Broker and the Prepaid Good are still in hand, ready for your next turn.
dale-practice-pay-with-junk-miss = A good card went on your discard pile for nothing. Pay with the three Junk cards instead.

dale-practice-throw-out-the-junk = Throw out the Junk
dale-practice-throw-out-the-junk-task = Use the Shattered Relic to make your deck better for the rest of the game.
dale-practice-throw-out-the-junk-hint = It throws one card of your hand away for good. Which one won’t you miss?
dale-practice-throw-out-the-junk-well = One Junk card fewer means good cards come back sooner. And thanks to the plus, you still have an action.
dale-practice-throw-out-the-junk-miss = The Relic is worth more as a technique now: play it and throw away Junk, never a card you want to see again.

dale-practice-junk-in-the-stack = A stack of Junk
dale-practice-junk-in-the-stack-task = Build your fifth stack, worth exactly 5.
dale-practice-junk-in-the-stack-hint = Read the Stashing Vendor: a stack that contains it may hold any number of Junk cards.
dale-practice-junk-in-the-stack-well = 1 + 1 + 1 + 1 + 1: the Vendor turned four Junk cards into a stack, and they’re out of your deck as well.
dale-practice-junk-in-the-stack-miss = No single card here is worth 5, but the Stashing Vendor and four Junk cards are. Choose Stall.

dale-practice-keep-the-accordion = Save the Accordion
dale-practice-keep-the-accordion-task = Build your fifth stack, but keep the Accordion in hand.
dale-practice-keep-the-accordion-hint = Cards of one set may be combined. Which two add up to 5?
dale-practice-keep-the-accordion-well = The Prepaid Good and the Essential Purchase make 5. And the Accordion can be a 6: your next stack is already in your hand.
dale-practice-keep-the-accordion-miss = That used up the Accordion. It can count as 6 in the next stack; two Panda cards are worth 5 together.

dale-practice-toy-first = The toy first
dale-practice-toy-first-task = Build your fourth stack this turn.
dale-practice-toy-first-hint = You don’t hold a 4, but look at the top of your discard pile. The Favourite Toy has a plus.
dale-practice-toy-first-well = The Toy brought the Spyglass back, and its plus left you an action to build with it. Plus cards come first.
dale-practice-toy-first-miss = The 4 is on top of your discard pile. Play the Favourite Toy first, then build.

dale-practice-mixed-company = Mixed company
dale-practice-mixed-company-task = Build your seventh stack with what you hold.
dale-practice-mixed-company-hint = Normally a stack is one set. The Empty Chest changes that.
dale-practice-mixed-company-well = 2 + 3 + 2: the Empty Chest takes animalfolk of all sets. Keep it for the large stacks, which are hard to match.
dale-practice-mixed-company-miss = With the Empty Chest in the stack, the sets don’t matter. Build with all three animalfolk cards.

dale-practice-clear-the-deck = Clear the deck
dale-practice-clear-the-deck-task = Get rid of three Junk cards for good this turn.
dale-practice-clear-the-deck-hint = One card in the market throws away the Junk that you pay for it with.
dale-practice-clear-the-deck-well = The Essential Purchase cost you only Junk, and you’ll never draw those three again.
dale-practice-clear-the-deck-miss = The Essential Purchase throws away Junk that you pay with: pay with all three, then throw all three away.

dale-practice-a-flashy-stack = A flashy stack
dale-practice-a-flashy-stack-task = Build your sixth stack this turn.
dale-practice-a-flashy-stack-hint = The Flashy Show makes every card you use this turn worth 1 more.
dale-practice-a-flashy-stack-well = Two Prepaid Goods became threes. Every card in the stack counts 1 more, so many small cards gain the most.
dale-practice-a-flashy-stack-miss = 2 + 2 is only 4. Play the Flashy Show first: then the same two cards are worth 6.

dale-practice-good-old-stock = Good old stock
dale-practice-good-old-stock-task = Build your seventh stack this turn.
dale-practice-good-old-stock-hint = The Nostalgic Item may bring one card of your discard pile into its stack. 3 and what make 7?
dale-practice-good-old-stock-well = 3 from your hand and 4 from your discard pile: it can be any card there, of any set.
dale-practice-good-old-stock-miss = You only hold a 3 that fits, but there’s a 4 in your discard pile, and the Nostalgic Item can use it.

dale-practice-two-in-one-turn = Two in one turn
dale-practice-two-in-one-turn-task = Build two stacks in this turn: the fifth and the sixth.
dale-practice-two-in-one-turn-hint = Winter is Coming lets you build once more after the stack that contains it.
dale-practice-two-in-one-turn-well = Winter is Coming was the fifth stack, and Cookies with the Spyglass the sixth. Two steps closer to the eight.
dale-practice-two-in-one-turn-miss = Build the fifth stack with Winter is Coming alone; then you may build at once with the 2 and the 4.
