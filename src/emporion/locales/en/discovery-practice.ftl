# Practice positions of Age of Discovery: the title of each, its task, its hint, and what is said after success and failure.

discovery-practice-the-right-contract = The right contract
discovery-practice-the-right-contract-task = You own a green 2 and a green 3. Accept the contract that they can carry out together.
discovery-practice-the-right-contract-hint = A contract needs ships of its colour, with a total transport of exactly its number.
discovery-practice-the-right-contract-well = 2 + 3 is exactly 5. Choose contracts by the ships you have, not by the pay that you could have.
discovery-practice-the-right-contract-miss = Your ships can’t carry out that contract. Look for a green one: 2 and 3 make 5.

discovery-practice-take-your-time = Take your time
discovery-practice-take-your-time-task = It’s early in the game. Start the blue contract so that it pays as much as possible.
discovery-practice-take-your-time-hint = More turns pay more. Does anything need these ships sooner?
discovery-practice-take-your-time-well = 10 coins instead of 6, for the same two actions. Early in the game, time is cheap and actions are not.
discovery-practice-take-your-time-miss = That pays less than it could. There’s plenty of time: let the ships be away for three turns.

discovery-practice-your-own-colour = The best voyage
discovery-practice-your-own-colour-task = Send the green 1 where it earns the most, adding both scorings together.
discovery-practice-your-own-colour-hint = The higher number counts for a ship of the card’s own colour. Compare the two green expeditions.
discovery-practice-your-own-colour-well = With Cabral it scores 5 and 4, nine in all. Small expeditions fill up fast, so be there first.
discovery-practice-your-own-colour-miss = That voyage earns less. Cabral is green and pays 5 at the first scoring and 4 at the last.

discovery-practice-the-flagship-fits = The flagship fits
discovery-practice-the-flagship-fits-task = Start the red contract 5, although you have only one red ship.
discovery-practice-the-flagship-fits-hint = Your flagship counts as red or blue, and you choose its transport: 1, 2 or 3.
discovery-practice-the-flagship-fits-well = The red 2 and the flagship as a 3 make exactly 5. It comes back, and can be something else next time.
discovery-practice-the-flagship-fits-miss = The red 2 alone is not enough, and a ship on an expedition never returns. Add the flagship as a 3.

discovery-practice-buy-and-sail = Buy and sail
discovery-practice-buy-and-sail-task = The first scoring comes at the end of this turn. Buy a ship that scores 5 with Dias right away.
discovery-practice-buy-and-sail-hint = Two different actions: buy, then send. Dias is blue, and a ship needs 1 coin for its crew.
discovery-practice-buy-and-sail-well = Bought for 3, crewed for 1, and 5 points at once. Before a scoring, buying and sending go together.
discovery-practice-buy-and-sail-miss = A ship in harbour scores nothing now. Buy the blue 1 and use your second action to send it to Dias.

discovery-practice-before-the-scoring = Before the scoring
discovery-practice-before-the-scoring-task = The first scoring comes at the end of this turn. Make it at least 24 points.
discovery-practice-before-the-scoring-hint = You have three ships and three coins. One action may send ships to several expeditions.
discovery-practice-before-the-scoring-well = All three ships were out in time, each with an expedition of its own colour. They will score again at the end.
discovery-practice-before-the-scoring-miss = Ships at home score nothing at the first scoring. Send all three, each to an expedition of its colour.

discovery-practice-more-than-half = More than half
discovery-practice-more-than-half-task = Fulfil your mission with two expeditions: where you have more than half of the ships.
discovery-practice-more-than-half-hint = Where are you level with your opponent? One more ship tips the balance. An empty expedition works, too.
discovery-practice-more-than-half-well = Two expeditions, times three completed contracts: 6 points for the mission alone.
discovery-practice-more-than-half-miss = Your mission counts only one expedition so far. Use both ships, in two different places.

discovery-practice-a-wild-guest = A wild guest
discovery-practice-a-wild-guest-task = Only the last scoring is left. Send your black 1 to a black expedition, although other colours sail there.
discovery-practice-a-wild-guest-hint = A Wild Ship card lets one ship go where its colour doesn’t fit. It keeps its own colour for scoring.
discovery-practice-a-wild-guest-well = A black ship with Cartier scores the higher number: 5 points instead of 1 or 2 elsewhere.
discovery-practice-a-wild-guest-miss = That place pays a black ship little. Go to a black expedition: the Wild Ship card lets you in.

discovery-practice-keep-it-for-later = Keep it for later
discovery-practice-keep-it-for-later-task = You need the blue 3 for your contract and can’t pay for it yet. Make sure nobody else buys it.
discovery-practice-keep-it-for-later-hint = Action cards cost no action. A Reservation holds a card until the end of your next turn.
discovery-practice-keep-it-for-later-well = Reserved. With two coins now and two more next turn, you can buy it and start the big contract.
discovery-practice-keep-it-for-later-miss = Your rich opponent can buy the ship now. Play the Reservation on the blue 3 before you end your turn.

discovery-practice-the-last-voyages = The last voyages
discovery-practice-the-last-voyages-task = This is your last turn, and you have two coins for three ships. Get the most out of them.
discovery-practice-the-last-voyages-hint = Compare the second pairs of numbers. An unsent ship still earns 1 point at home.
discovery-practice-the-last-voyages-well = Drake and Abreu pay 6 each for ships of their colour. The yellow ship earns its point at home.
discovery-practice-the-last-voyages-miss = Some points are still out there. Your red and your white ship can score 6 each; the yellow one can’t.
