# The second lesson of Dale of Merchants, about tactics: what is said in its order.

dale-tactics-theme = Tactics: this is a race to eight stacks. Every turn, ask two questions: can I build now? And does this make my deck better for later?
dale-tactics-ask = Look for cards with a plus first: they cost no action. Your Shattered Relic has one, and there’s Junk in your hand.
dale-tactics-thin = Throwing Junk away is better than paying with it: it never comes back, so your good cards come sooner. Choose the Shattered Relic, then the Junk.
dale-tactics-cookies = You still have an action: build the second stack. Two of your cards are worth 2: Cookies and the Empty Chest. Which one can you spare?
dale-tactics-chest = Cookies give you a larger hand every time they are in it, so keep them working. Choose Stall, then the Empty Chest, and confirm.
dale-tactics-vendor = Thanks to Cookies you hold six cards. Your opponent has caught up. Your only 3 will be useful later, but look at the Stashing Vendor.
dale-tactics-junk = His stack may hold any number of Junk cards: 1 + 1 + 1 is 3. That’s a stack and two Junk cards fewer in your deck. Build with the Vendor: both Junk cards are selected at once.
dale-tactics-small = Now the fourth stack. You have no 4, but small cards of one set add up: the Loyal Partner is worth 1, the Essential Purchase 3, and both are Pandas.
dale-tactics-pandas = Both have done their work: in a stack they’re worth more now than in your hand. Choose Stall: these two are selected at once.
dale-tactics-ahead = Four stacks to three: you lead, and without having bought a single card. Tempo counts, but from here on small cards run out.
dale-tactics-large = For the stacks from 5 to 8 you need fours and fives of one set. Buy them now, while the right-hand slots are cheap.
dale-tactics-empty = One warning: when deck and discard pile are both empty, you are dealt new Junk. It happened to you just now. Thin your deck, but keep buying.
dale-tactics-remember-plus = Cards with a plus first, the action last.
dale-tactics-remember-thin = Junk in a stack or thrown away is worth more than Junk in your deck.
dale-tactics-remember-race = Build with cards that have done their work, and keep those that help every turn.
