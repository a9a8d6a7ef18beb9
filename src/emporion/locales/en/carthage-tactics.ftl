# The second lesson of Traders of Carthage, about tactics: what is said in its order.

carthage-tactics-theme = Tactics: how good players decide. Your yellow ship is one space from Carthage, but your opponent’s blue ship needs only two. Each of you wants to be first.
carthage-tactics-coins = First, count what others can pay. Your opponent has two cards, so 10 coins at most. The Market costs 15: they can’t buy it yet, and neither can you.
carthage-tactics-dear = If you took a 5, the Market would cost 10, and your opponent could buy it with both blue cards. So take little: choose the blue 2. It’s also the best guard against pirates.
carthage-tactics-read = Your opponent reads you, too: they took the yellow 5, the only card that could have brought your ship home. Always ask which card the others need.
carthage-tactics-last = Two cards are left. The player who takes the last one leaves the first choice in a fresh Market to the other. Take the red 5, and the last card is their problem.
carthage-tactics-fresh = The fresh Market is yours to choose from, and it has a yellow card. But it costs 18, and you have 15 coins.
carthage-tactics-reserve = Don’t take the yellow 3: as money it can’t bring a ship home. Reserve it. It stays in the Market for your purchase, and nobody can steal it again.
carthage-tactics-cheaper = Your opponent took a 5, and now the Market costs 13. You have 15 coins: time to buy. The yellow ship will arrive, while blue still lies among the pirates.
carthage-tactics-exact = Pay exactly: 5 + 5 + 3 is 13, and the blue 2 stays in your hand. Buy: these three are selected at once, since no others make 13. Confirm.
carthage-tactics-payday = Three yellow goods at 7 each: 21 coins, 5 points. Your opponent’s only yellow card earned 1 point. Many goods of one colour, few for the others: that’s a good payday.
carthage-tactics-raid = And pirates raided blue: your opponent lost a 5 and spent a 3 to save the other. If you choose the moment of payday, you choose whose cargo is at risk.
carthage-tactics-next = You bought two green cards as well, and green is on its way. Your next colour is already chosen: collect what sails for you.
carthage-tactics-remember-price = Before you take a card, compare what’s left with the coins that others may have.
carthage-tactics-remember-last = Let others take the last card of the Market.
carthage-tactics-remember-timing = Buy when your ship arrives and theirs is among the pirates.
