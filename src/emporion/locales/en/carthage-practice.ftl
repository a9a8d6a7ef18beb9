# Practice positions of Traders of Carthage: the title of each, its task, its hint, and what is said after success and failure.

carthage-practice-pay-exactly = Pay exactly
carthage-practice-pay-exactly-task = Buy the Market without paying a coin too many.
carthage-practice-pay-exactly-hint = The cards cost 8, and you get no change. Which of your cards add up to 8?
carthage-practice-pay-exactly-well = A 5 and a 3 make exactly 8. Two fives would have thrown away 2 coins, as much as a whole card.
carthage-practice-pay-exactly-miss = You bought too dear or not at all. The Market costs 8: look for cards that add up to exactly that.

carthage-practice-bring-it-home = Bring it home
carthage-practice-bring-it-home-task = Sell your blue goods now, for at least 5 points.
carthage-practice-bring-it-home-hint = The blue ship is one space from Carthage. Ships sail only when someone buys.
carthage-practice-bring-it-home-well = One blue card in the purchase was enough to reach Carthage, and it was sold along with the others: four cards at 6 coins each.
carthage-practice-bring-it-home-miss = The ship only sails if you buy. Leave the blue card in the Market and buy the whole row.

carthage-practice-save-your-cargo = Save your cargo
carthage-practice-save-your-cargo-task = Pirates raid the blue ship. Save all three of your blue goods.
carthage-practice-save-your-cargo-hint = A blue 2 has two amphorae and saves two goods; a blue 3 saves one.
carthage-practice-save-your-cargo-well = The 2 saved two goods and the 3 saved one. They are safe now until you sell them, even if pirates come again.
carthage-practice-save-your-cargo-miss = Some of your goods are gone. Only cards of the same colour help: use the blue 2 and the blue 3.

carthage-practice-two-for-one = Two for one
carthage-practice-two-for-one-task = Pirates raid the green ship. Save both green fives with a single card.
carthage-practice-two-for-one-hint = Count the amphorae on your green cards.
carthage-practice-two-for-one-well = The 2 is the best guard: two amphorae on the cheapest card. You keep both threes as money.
carthage-practice-two-for-one-miss = Two threes save the goods too, but cost you 6 coins. One card with two amphorae does the same job.

carthage-practice-keep-the-amphorae = Keep the amphorae
carthage-practice-keep-the-amphorae-task = Buy the Market, but keep the cards that can save your red goods from the pirates.
carthage-practice-keep-the-amphorae-hint = The red ship is among the pirates. Fives have no amphorae: they are only money.
carthage-practice-keep-the-amphorae-well = Pay with fives, keep twos and threes of your colours. The price was the same, but now your red goods are guarded.
carthage-practice-keep-the-amphorae-miss = You spent your red 2 or 3. Both ways cost 10: pay with the two fives, which can’t guard anything.

carthage-practice-spoil-the-payday = Spoil the payday
carthage-practice-spoil-the-payday-task = Your opponent has four green goods, and their ship is one space from Carthage. Make sure it doesn’t arrive next turn.
carthage-practice-spoil-the-payday-hint = A ship sails only for cards of its colour. How many green cards are in the Market?
carthage-practice-spoil-the-payday-well = Without a green card in the purchase, the green ship stays where it is. You can take the card or reserve it.
carthage-practice-spoil-the-payday-miss = Your opponent can still buy a green card and sell everything. That one card had to go.

carthage-practice-a-dear-market = A dear Market
carthage-practice-a-dear-market-task = Your opponent has two cards: 10 coins at most. End your turn so that the Market costs them more than that.
carthage-practice-a-dear-market-hint = Every card you take makes the Market cheaper for the next player.
carthage-practice-a-dear-market-well = A small card took little off the price. Now your opponent must save up, and you may buy first.
carthage-practice-a-dear-market-miss = Your opponent may be able to pay for what’s left, and two blue cards bring the blue ship home. Take less off the price.

carthage-practice-sink-their-cargo = Sink their cargo
carthage-practice-sink-their-cargo-task = Your opponent’s red goods are among the pirates, and they hold only one card. Make them lose red goods this turn.
carthage-practice-sink-their-cargo-hint = Pirates strike only on payday. Which ship can you bring to Carthage?
carthage-practice-sink-their-cargo-well = Your blue ship arrived, and the pirates raided red. One card can’t save three goods.
carthage-practice-sink-their-cargo-miss = Pirates strike only when a ship reaches Carthage. Buy: one blue card is enough.

carthage-practice-the-last-card = The last card
carthage-practice-the-last-card-task = Only one card is left in the Market. Don’t be the one to empty it, and keep the red ship from coming home.
carthage-practice-the-last-card-hint = If you take the last card, the Farm moves up on your opponent’s turn. You can also reserve a card on the Farm.
carthage-practice-the-last-card-well = A waiting move: now your opponent has to deal with the last card, and the red 2 is yours when it comes.
carthage-practice-the-last-card-miss = The refill comes on your opponent’s turn, or the red 2 is free: one red card, and four red goods are sold.

carthage-practice-lose-nothing = Lose nothing
carthage-practice-lose-nothing-task = Buy, sell your red 5 and lose none of your green goods to the pirates.
carthage-practice-lose-nothing-hint = Green will be raided. Before you pay, think about which card you’ll need afterwards.
carthage-practice-lose-nothing-well = You planned one step ahead: the green 2 was worth more as a guard than as 2 coins.
carthage-practice-lose-nothing-miss = The green ship lies among the pirates when red arrives. Keep the green 2 when you pay, then use it.
